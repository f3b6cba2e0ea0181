//! Decisions: what each one brings, who is asked, and what may be chosen.

use std::collections::BTreeSet;

use engine::rules::{
    Action, Event, Figure, Game, Marker, Message, Question, RobberAt, Source, Spot, Wizard, legal,
};
use engine::table::{Party, Seat};

use super::deploy;
use super::land::Piece;
use super::post;
use super::track::Robber;
use super::witness::Witness;
use crate::games::Step;

impl Witness {
    pub(super) fn decision(&mut self, step: &Step) {
        let seat = match step.asked.party {
            Party::Player(seat) => seat,
            Party::Chance => return,
        };
        match (step.asked.question, step.action) {
            (Question::Figure, Action::TakeBack) => self.abbot_leaves(seat),
            (Question::Flock, action) => self.flock_decision(seat, action),
            (Question::TurnFerry, Action::Pass) => self.land.reached.clear(),
            (Question::Message(message), Action::Perform) => {
                self.nests = message == Message::ExtraTile;
                self.reading = None;
                if message != Message::ExtraTile {
                    let points = post::points(&self.land, &self.setup, seat, message);
                    self.message_due(message, points.expect("the message can be carried out"));
                }
                self.rings.nested = message == Message::ExtraTile;
                self.see(format!("message {}", message.number()));
            }
            (Question::Message(message), Action::Recall { figure, spot }) => {
                let own = |piece: &&Piece| {
                    piece.owner == seat && piece.figure == figure && piece.spot == spot
                };
                let meeple = *self.land.pieces.iter().find(own).expect("it stands there");
                let (points, back) = post::recall(&self.land, &self.setup, &meeple);
                self.message_due(message, points);
                self.returning.extend(back);
                let kind = self.land.printed(spot).kind;
                self.see(format!(
                    "message 8 on a {kind:?}, {}",
                    if points > 0 { "paid" } else { "unpaid" }
                ));
            }
            (Question::Message(message), Action::TakePoints) => self.message_due(message, 2),
            (Question::Steal, action) => {
                self.track.decide(seat, action == Action::Steal);
                self.see(if action == Action::Steal {
                    "chosen theft"
                } else {
                    "robber waits"
                });
            }
            (Question::Advance(points), Action::Advance(marker)) => {
                let moved = step.events.iter().find_map(|event| match event {
                    Event::Scored(scored) => Some((scored.seat, scored.points, scored.marker)),
                    _ => None,
                });
                assert_eq!(moved, Some((seat, points, marker)), "another figure moved");
            }
            _ => {}
        }
    }

    /// What is asked next, and what may be chosen, where it depends on features and the track.
    pub(super) fn question(&mut self, game: &Game) {
        let Some(asked) = game.asked() else { return };
        if let Some(message) = self.reading
            && asked.question != Question::Message(message)
        {
            // R-MSG-02: what cannot be done is 2 points without a question.
            let idle = match message {
                Message::OneMeeple => post::recallable(&self.land, self.active).is_empty(),
                Message::ExtraTile => true,
                _ => post::points(&self.land, &self.setup, self.active, message).is_none(),
            };
            assert!(idle, "message {} was not offered", message.number());
            self.message_due(message, 2);
        }
        self.magic_choices(game, asked.question);
        self.ferry_choices(game, asked.question);
        self.flock_choices(game, asked.question);
        match (asked.party, asked.question) {
            (Party::Player(seat), Question::Rob) => self.robbing(game, seat),
            (Party::Player(_), Question::Gingerbread) => self.man_choices(game),
            (Party::Player(seat), Question::CircleAdd | Question::CircleRemove) => {
                self.ring_choices(game, seat);
            }
            (Party::Player(_), Question::Ingot) => self.ingot_choices(game),
            (Party::Player(seat), Question::TakeIngot) => self.taking_choices(game, seat),
            (Party::Player(seat), Question::Figure) => {
                self.figures(game, seat);
                self.flight_choices(game, seat);
            }
            (Party::Player(_), Question::Land) => self.landing_choices(game),
            (Party::Player(seat), Question::Steal) => {
                assert_eq!(
                    Some(seat),
                    self.track.undecided(),
                    "who decides about a theft"
                );
            }
            (Party::Player(seat), Question::ScoreNext) => {
                assert_eq!(seat, self.active, "R-BASE-05");
                let next = self.spots(game, |action| match action {
                    Action::ScoreNext(spot) => Some(self.land.feature(spot).key()),
                    _ => None,
                });
                if self.chooses_flock(&next) {
                    return;
                }
                let due: BTreeSet<Spot> = self.dues.iter().filter_map(|due| due.feature).collect();
                assert!(next == due && next.len() > 1, "what is scored next");
                self.see("choice of the next feature");
            }
            (Party::Player(_), Question::Message(message)) => self.message_choices(game, message),
            _ => {}
        }
    }

    pub(super) fn robbing(&self, game: &Game, seat: Seat) {
        let spaces = self.spots(game, |action| match action {
            Action::Rob(space) => Some(u32::from(space)),
            _ => None,
        });
        assert_eq!(spaces, self.track.targets(seat), "ROB-02, ROB-03");
        let next = self.track.next_robber(self.active);
        assert!(seat == self.active || Some(seat) == next, "ROB-04");
    }

    pub(super) fn figures(&self, game: &Game, seat: Seat) {
        let offered = self.spots(game, |action| match action {
            Action::Deploy { figure, segment } => Some((figure, segment)),
            _ => None,
        });
        let pos = self.placed.expect("a tile was placed");
        let expected = deploy::choices(&self.land, &self.setup, seat, pos);
        assert_eq!(offered, expected, "MEEP-04, MEEP-05");
        let home = legal(game).contains(&Action::TakeBack);
        assert_eq!(home, self.waiting_abbot(seat).is_some(), "ABB-08, R-ABB-03");
    }

    /// The abbot of a seat on a place that is not complete (ABB-08, R-ABB-03).
    fn waiting_abbot(&self, seat: Seat) -> Option<Piece> {
        let own = |piece: &&Piece| piece.owner == seat && piece.figure == Figure::Abbot;
        let abbot = self.land.pieces.iter().find(own).copied();
        abbot.filter(|abbot| !self.land.feature(abbot.spot).closed)
    }

    /// ABB-09, ABB-10: a point for each of the nine cells that is taken, for the owner alone.
    fn abbot_leaves(&mut self, seat: Seat) {
        let abbot = self.waiting_abbot(seat).expect("an abbot may leave");
        let place = self.land.feature(abbot.spot);
        let source = Source::Feature(place.kind);
        self.owe(seat, place.cells.len() as u32, source, Some(place.key()));
        self.returning.push(abbot);
        self.see("abbot taken back");
    }

    pub(super) fn message_choices(&self, game: &Game, message: Message) {
        let offered = legal(game);
        assert!(offered.contains(&Action::TakePoints), "MSG-11");
        let perform = offered.contains(&Action::Perform);
        let points = post::points(&self.land, &self.setup, self.active, message);
        if message != Message::ExtraTile {
            assert_eq!(perform, points.is_some(), "R-MSG-02");
        }
        let recalls = self.spots(game, |action| match action {
            Action::Recall { figure, spot } => Some((figure, spot)),
            _ => None,
        });
        let expected = match message {
            Message::OneMeeple => post::recallable(&self.land, self.active),
            _ => BTreeSet::new(),
        };
        assert_eq!(recalls, expected, "MSG-28");
    }

    pub(super) fn spots<T: Ord>(
        &self,
        game: &Game,
        pick: impl Fn(Action) -> Option<T>,
    ) -> BTreeSet<T> {
        legal(game).into_iter().filter_map(pick).collect()
    }

    /// The engine's table and track are as the witness has them.
    pub(super) fn compare(&self, game: &Game) {
        let standing = |piece: &Piece| (piece.owner, piece.figure, piece.spot);
        let mut ours: Vec<_> = self.land.pieces.iter().map(standing).collect();
        let engine = game.standing().iter();
        let mut theirs: Vec<_> = engine
            .map(|standing| (standing.owner, standing.figure, game.spot(standing.seg)))
            .collect();
        ours.sort_unstable();
        theirs.sort_unstable();
        assert_eq!(ours, theirs, "figures on the board");
        self.compare_gold(game);
        self.compare_man(game);
        self.compare_flocks(game);
        let wizards = Wizard::ALL.map(|wizard| game.magic().at(wizard).map(|seg| game.spot(seg)));
        assert_eq!(wizards, self.land.magic, "mage and witch");
        for seat in (0..self.setup.seats).map(Seat) {
            for marker in [Marker::Score, Marker::Messenger] {
                let total = game.player(seat).total(marker);
                assert_eq!(total, self.track.total(seat, marker), "points of {seat:?}");
            }
            let robber = match game.robbers().at(seat) {
                RobberAt::Supply => Robber::Home,
                RobberAt::Space(space) => Robber::On(space.into()),
                RobberAt::Spent => Robber::Spent,
            };
            // A robber whose theft is decided but not yet told may count as spent already.
            let stealing = self.track.is_stealing(seat) && robber == Robber::Spent;
            assert!(
                stealing || robber == self.track.robber(seat),
                "the robber of {seat:?} is {robber:?}"
            );
        }
    }
}
