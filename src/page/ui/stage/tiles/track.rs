//! The score track: who stands on which of its spaces, and what can be chosen there.

use crate::messages::{Company, Texts, sentences};
use crate::ui::stage::TileStage;
use engine::rules::{Action, Marker, Part, Question, RobberAt, SPACES, space};
use engine::table::Seat;

/// What stands on the track or beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A score figure.
    Score,
    /// A messenger.
    Messenger,
    /// A robber.
    Robber,
}

impl Kind {
    /// The kind of a score figure.
    pub const fn of(marker: Marker) -> Self {
        match marker {
            Marker::Score => Kind::Score,
            Marker::Messenger => Kind::Messenger,
        }
    }
}

/// Something that stands on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub kind: Kind,
    /// The index of the action that a press on it is, when that may be chosen now.
    pub action: Option<usize>,
}

impl Piece {
    /// Whether an action is to move it, or to let it do what it is there for.
    const fn is_meant(&self, action: Action) -> bool {
        match action {
            Action::Advance(Marker::Score) => matches!(self.kind, Kind::Score),
            Action::Advance(Marker::Messenger) => matches!(self.kind, Kind::Messenger),
            Action::Rob(_) | Action::Steal => matches!(self.kind, Kind::Robber),
            _ => false,
        }
    }
}

/// A space of the track.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Space {
    /// What stands there, by seat.
    pub pieces: Vec<Piece>,
    /// The index of the action that puts the robber there, when that may be chosen now.
    pub action: Option<usize>,
    /// The indices of the actions by which something may come there now.
    pub goals: Vec<usize>,
}

impl TileStage {
    /// Whether it matters where figures stand on the track.
    pub fn needs_track(&self) -> bool {
        self.game.plays(Part::Robbers) || self.game.plays(Part::Messengers)
    }

    /// Whether the question that is open is about the track.
    pub fn asks_on_track(&self) -> bool {
        matches!(
            self.question(),
            Some(Question::Rob | Question::Advance(_) | Question::Steal)
        )
    }

    /// The spaces of the track, from 0 on.
    pub fn track(&self) -> Vec<Space> {
        let mut spaces = vec![Space::default(); SPACES as usize];
        for seat in (0..self.game.seats()).map(Seat) {
            for &marker in self.game.markers(seat) {
                let at = space(self.total(seat, marker));
                let piece = self.piece(seat, Kind::of(marker));
                spaces[usize::from(at)].pieces.push(piece);
            }
            if let RobberAt::Space(at) = self.game.robbers().at(seat) {
                let piece = self.piece(seat, Kind::Robber);
                spaces[usize::from(at)].pieces.push(piece);
            }
        }
        for (index, &action) in self.legal.iter().enumerate() {
            if let Action::Rob(at) = action {
                spaces[usize::from(at)].action = Some(index);
            }
            if let Some(at) = self.reached(action) {
                spaces[usize::from(at)].goals.push(index);
            }
        }
        spaces
    }

    /// The robber of whoever may put it somewhere and has it beside the track.
    pub fn robber_beside(&self) -> Option<Piece> {
        let seat = self.session.asked_seat()?;
        let asked = self.question() == Some(Question::Rob);
        let beside = self.game.robbers().at(seat) == RobberAt::Supply;
        (asked && beside).then(|| self.piece(seat, Kind::Robber))
    }

    /// The indices of the actions by which something may come to a space now.
    pub fn ways_of(&self, piece: &Piece) -> Vec<usize> {
        let own = self.session.asked_seat() == Some(piece.seat);
        let all = self.legal.iter().enumerate().filter(|_| own);
        let ways = all.filter(|(_, action)| piece.is_meant(**action));
        let ways = ways.filter(|(_, action)| self.reached(**action).is_some());
        ways.map(|(index, _)| index).collect()
    }

    /// The space to which an action brings something.
    fn reached(&self, action: Action) -> Option<u8> {
        match (action, self.question()) {
            (Action::Rob(at), _) => Some(at),
            (Action::Advance(marker), Some(Question::Advance(points))) => {
                let total = self.total(self.session.asked_seat()?, marker);
                Some(space(total + u32::from(points)))
            }
            _ => None,
        }
    }

    /// What stands on the track, with what a press on it would be: a robber is put on a space, and not chosen.
    fn piece(&self, seat: Seat, kind: Kind) -> Piece {
        let piece = Piece {
            seat,
            kind,
            action: None,
        };
        let own = self.session.asked_seat() == Some(seat);
        let pressed =
            |action: &Action| piece.is_meant(*action) && !matches!(action, Action::Rob(_));
        let action = self.legal.iter().position(pressed).filter(|_| own);
        Piece { action, ..piece }
    }

    /// Whose turn it is; or that the seat has to decide in a turn of somebody else.
    pub(in crate::ui) fn on_turn(
        &self,
        texts: &dyn Texts,
        company: &Company,
        seat: Seat,
    ) -> String {
        match self.session.game().turn().active {
            active if active == seat => texts.turn_of(company.name(seat)),
            active => texts.decides_in(company.name(seat), company.name(active)),
        }
    }

    /// What is asked, in a sentence; before a figure moves with what for, because that may happen in a turn of somebody
    /// else.
    pub(in crate::ui) fn asked_for(&self, texts: &dyn Texts, question: Question) -> String {
        let ask = texts.ask(question);
        let company = Company::new(texts, self.session.seating());
        match (question, self.game.paid_next()) {
            (Question::Confirm, _) if self.game.flight().is_some() => {
                texts.before_rolling().to_string()
            }
            (Question::Confirm, _) if self.game.flocks().draws() => {
                texts.before_drawing().to_string()
            }
            (Question::Advance(_), Some(scored)) => {
                format!("{} {ask}", sentences::points(texts, &company, &scored))
            }
            _ => ask,
        }
    }
}
