//! The score track: who stands on which of its spaces, and what can be chosen there.

use crate::context::Context;
use crate::stage::TileStage;
use engine::rules::{Action, Marker, Question, RobberAt, SPACES, space};
use engine::table::Seat;

/// What stands on the track or beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TrackPieceKind {
    /// A score figure.
    Score,
    Messenger,
    Robber,
}

impl TrackPieceKind {
    /// The kind of a score figure.
    pub const fn of(marker: Marker) -> Self {
        match marker {
            Marker::Score => TrackPieceKind::Score,
            Marker::Messenger => TrackPieceKind::Messenger,
        }
    }
}

/// Something that stands on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrackPiece {
    pub seat: Seat,
    pub kind: TrackPieceKind,
    /// The index of the action that a press on it is, when that may be chosen now.
    pub action: Option<usize>,
}

impl TrackPiece {
    /// Whether an action is to move it, or to let it do what it is there for.
    const fn is_meant(&self, action: Action) -> bool {
        match action {
            Action::Advance(Marker::Score) => matches!(self.kind, TrackPieceKind::Score),
            Action::Advance(Marker::Messenger) => matches!(self.kind, TrackPieceKind::Messenger),
            Action::Rob(_) | Action::Steal => matches!(self.kind, TrackPieceKind::Robber),
            _ => false,
        }
    }
}

/// A space of the track.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrackSpace {
    /// What stands there, by seat.
    pub pieces: Vec<TrackPiece>,
    /// The index of the action that puts the robber there, when that may be chosen now.
    pub action: Option<usize>,
    /// The indices of the actions by which something may come there now.
    pub goals: Vec<usize>,
}

/// Whether the question that is open is about the track.
pub fn asks_on_track(stage: &TileStage) -> bool {
    matches!(
        stage.question(),
        Some(Question::Rob | Question::Advance(_) | Question::Steal)
    )
}

/// The spaces of the track, from 0 on.
pub fn track(stage: &TileStage) -> Vec<TrackSpace> {
    let mut spaces = vec![TrackSpace::default(); SPACES as usize];
    for seat in (0..stage.game().seats()).map(Seat) {
        for &marker in stage.game().markers(seat) {
            let at = space(stage.total(seat, marker));
            let piece = piece(stage, seat, TrackPieceKind::of(marker));
            spaces[usize::from(at)].pieces.push(piece);
        }
        if let RobberAt::Space(at) = stage.game().robbers().at(seat) {
            let piece = piece(stage, seat, TrackPieceKind::Robber);
            spaces[usize::from(at)].pieces.push(piece);
        }
    }
    for (index, &action) in stage.legal().iter().enumerate() {
        if let Action::Rob(at) = action {
            spaces[usize::from(at)].action = Some(index);
        }
        if let Some(at) = reached(stage, action) {
            spaces[usize::from(at)].goals.push(index);
        }
    }
    spaces
}

/// The robber of whoever may put it somewhere and has it beside the track.
pub fn robber_beside(stage: &TileStage) -> Option<TrackPiece> {
    let seat = stage.session().asked_seat()?;
    let asked = stage.question() == Some(Question::Rob);
    let beside = stage.game().robbers().at(seat) == RobberAt::Supply;
    (asked && beside).then(|| piece(stage, seat, TrackPieceKind::Robber))
}

/// Whether an action, by its index among all that are legal, is pressed on the track or beside it.
pub fn is_on_track(stage: &TileStage, index: usize) -> bool {
    let here = |action: Option<usize>| action == Some(index);
    let on_space = |space: &TrackSpace| {
        here(space.action) || space.pieces.iter().any(|piece| here(piece.action))
    };
    asks_on_track(stage) && track(stage).iter().any(on_space)
}

/// The indices of the actions by which something may come to a space now.
pub fn ways_of(stage: &TileStage, piece: &TrackPiece) -> Vec<usize> {
    let own = stage.session().asked_seat() == Some(piece.seat);
    let all = stage.legal().iter().enumerate().filter(|_| own);
    let ways = all.filter(|(_, action)| piece.is_meant(**action));
    let ways = ways.filter(|(_, action)| reached(stage, **action).is_some());
    ways.map(|(index, _)| index).collect()
}

/// The space to which an action brings something, while that is asked.
pub fn reached(stage: &TileStage, action: Action) -> Option<u8> {
    match (action, stage.question()) {
        (Action::Rob(at), _) => Some(at),
        (Action::Advance(marker), Some(Question::Advance(points))) => {
            let total = stage.total(stage.session().asked_seat()?, marker);
            Some(space(total + u32::from(points)))
        }
        _ => None,
    }
}

/// What stands on the track, with what a press on it would be: a robber is put on a space, and not chosen.
fn piece(stage: &TileStage, seat: Seat, kind: TrackPieceKind) -> TrackPiece {
    let piece = TrackPiece {
        seat,
        kind,
        action: None,
    };
    let own = stage.session().asked_seat() == Some(seat);
    let pressed = |action: &Action| piece.is_meant(*action) && !matches!(action, Action::Rob(_));
    let action = stage.legal().iter().position(pressed).filter(|_| own);
    TrackPiece { action, ..piece }
}

/// Folds the track when somebody in front of the screen decided something since it was opened: it lies over the
/// board, which is needed again. While computers play, or a game is looked through, it stays.
pub(crate) fn fold_track(cx: &mut Context) {
    let decided = cx.tile_stage().map(|stage| stage.decision_count());
    cx.panels.fold_track(decided);
}

/// Opens the score track, where it is folded, or folds it.
pub(crate) fn open_or_fold_track(cx: &mut Context) {
    let decided = cx.tile_stage().map(|stage| stage.decision_count());
    cx.panels.toggle_track(decided);
}
