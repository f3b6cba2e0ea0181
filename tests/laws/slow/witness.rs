//! Follows a game from outside: hears what happens, works out what it is worth, and compares.

use std::collections::{BTreeMap, BTreeSet};

use engine::rules::{Event, Figure, Game, Marker, Message, NoMessage, Part, Setup, Source, Spot};
use engine::table::Seat;
use engine::tiles::{FeatureKind, Goods, Pos};

use super::circles::Rings;
use super::dues::{Completion, Due};
use super::flights::Sky;
use super::flocks::Herd;
use super::gingerbread::Man;
use super::gold::Mines;
use super::land::{Land, Piece};
use super::track::Track;
use crate::games::Step;

/// An observer with a table of its own.
pub struct Witness {
    pub(super) setup: Setup,
    pub(super) land: Land,
    pub(super) track: Track,
    pub(super) turn: u16,
    pub(super) active: Seat,
    /// Whether this turn has won its double turn.
    pub(super) double: bool,
    pub(super) double_due: bool,
    /// Quays that turned ferries joined or cut off in this turn part.
    pub(super) quays: Vec<Spot>,
    /// Lakes whose ferries were turned in this turn.
    pub(super) turned: BTreeSet<Pos>,
    /// Builders that ferries have cut off from their owners' meeples.
    pub(super) lonely: Vec<Piece>,
    /// Whether the part that begins next is that of a message 4.
    pub(super) nests: bool,
    /// Whether a magic tile waits for mage or witch.
    pub(super) spell_due: bool,
    /// The cell of the tile placed last.
    pub(super) placed: Option<Pos>,
    pub(super) completions: Vec<Completion>,
    pub(super) dues: Vec<Due>,
    /// Figures that must return.
    pub(super) returning: Vec<Piece>,
    /// Figures of the active player on the track that moved since the last look for a message (MSG-07).
    pub(super) moved: [bool; 2],
    /// Whether one of them stopped on a dark space since then and went on (R-MSG-01).
    pub(super) went_on: bool,
    /// The message turned over and not answered.
    pub(super) reading: Option<Message>,
    pub(super) last: bool,
    pub(super) joined: u8,
    /// Tokens of goods of every seat.
    pub(super) tokens: BTreeMap<(Goods, Seat), u32>,
    /// Tokens to be taken in this turn part.
    pub(super) fresh: BTreeMap<Goods, u32>,
    pub(super) mines: Mines,
    pub(super) man: Man,
    pub(super) rings: Rings,
    pub(super) sky: Sky,
    pub(super) herd: Herd,
    /// What was met, and how often.
    pub seen: BTreeMap<String, u64>,
}

impl Witness {
    /// An observer who sits down before the first decision of `game` and has heard what its start told.
    pub fn new(game: &Game, told: &[Event]) -> Self {
        let mut land = Land::default();
        for placed in game.board().placed() {
            land.lay(placed.tile, placed.pos, placed.rotation);
        }
        let setup = game.setup().clone();
        let hills = setup.options.hill_tie_break;
        land.hills = setup.parts.has(Part::Hills).then_some(hills);
        land.with_ferries = setup.parts.has(Part::Ferries);
        land.gardens = setup.parts.has(Part::Abbot);
        let mut witness = Witness {
            track: Track::new(setup.seats, setup.parts.has(Part::Messengers)),
            setup,
            land,
            turn: 0,
            active: Seat(0),
            double: false,
            double_due: false,
            spell_due: false,
            quays: Vec::new(),
            turned: BTreeSet::new(),
            lonely: Vec::new(),
            nests: false,
            placed: None,
            completions: Vec::new(),
            dues: Vec::new(),
            returning: Vec::new(),
            moved: [false; 2],
            went_on: false,
            reading: None,
            last: false,
            joined: 0,
            tokens: BTreeMap::new(),
            fresh: BTreeMap::new(),
            mines: Mines::default(),
            man: Man::default(),
            rings: Rings::default(),
            sky: Sky::default(),
            herd: Herd::default(),
            seen: BTreeMap::new(),
        };
        witness.bake();
        for seat in (0..witness.setup.seats).map(Seat) {
            let agreed = witness.setup.handicap.points(seat);
            witness.owe(seat, agreed.into(), Source::Handicap, None);
            if agreed > 0 {
                witness.see("handicap");
            }
        }
        for event in told {
            witness.event(event);
        }
        witness
    }

    pub(super) fn see(&mut self, what: impl Into<String>) {
        *self.seen.entry(what.into()).or_default() += 1;
    }

    /// One step of the game: the decision, what it brought, what is asked next.
    pub fn watch(&mut self, step: &Step) {
        self.decision(step);
        for event in step.events {
            self.event(event);
        }
        self.question(step.after);
        self.compare(step.after);
    }

    pub(super) fn event(&mut self, event: &Event) {
        match *event {
            Event::TurnBegan { seat, number } => {
                self.assert_settled();
                (self.active, self.turn, self.double) = (seat, number, false);
                self.turned.clear();
                self.moved = [false; 2];
            }
            Event::PartBegan(seat) => {
                self.end_rings();
                self.assert_settled();
                if !std::mem::take(&mut self.nests) {
                    self.turned.clear();
                }
                assert_eq!(seat, self.active);
            }
            Event::Placed {
                tile,
                pos,
                rotation,
                ..
            } => {
                self.assert_settled();
                self.land.lay(tile, pos, rotation);
                self.moved = [false; 2];
                self.placed = Some(pos);
                self.mine_placed(pos);
                self.tile_of_man_placed(pos);
                self.circle_placed(pos);
                self.double_due = !self.double && self.extends_builder(pos);
                self.reach(pos);
                self.sky.flown = false;
                self.flock_called(pos);
                self.plan(pos);
                self.tile_calls();
            }
            Event::Conjured {
                seat, wizard, spot, ..
            } => self.conjured(seat, wizard, spot),
            Event::TookOff { seat, figure } => self.took_off(seat, figure),
            Event::Rolled { seat, cells, pos } => self.rolled(seat, cells, pos),
            Event::Landed {
                seat,
                figure,
                kind,
                spot,
            } => self.landed(seat, figure, kind, spot),
            Event::FlightFailed { seat, figure } => self.flight_failed(seat, figure),
            Event::TokenDrawn { seat, token, spot } => self.token_drawn(seat, token, spot),
            Event::FlockGuided { by, spot } => self.flock_guided(by, spot),
            Event::FerryLaid { seat, pos, quays } => self.ferry_laid(seat, pos, quays),
            Event::FerryTurned { seat, pos, quays } => self.ferry_turned(seat, pos, quays),
            Event::WizardLeft { wizard, spot } => self.wizard_left(wizard, spot),
            Event::DoubleTurn(seat) => {
                assert!(self.double_due && seat == self.active, "a double turn");
                (self.double, self.double_due) = (true, false);
                self.see("double turn");
            }
            Event::Deployed {
                seat,
                figure,
                kind,
                spot,
            } => self.deployed(seat, figure, kind, spot),
            Event::Passed(seat) => self.passed_in_ring(seat),
            Event::CircleChosen { seat, circle } => self.circle_chosen(seat, circle),
            Event::Completed {
                kind,
                spot,
                winners,
            } => {
                self.assert_apart();
                self.assert_flocks();
                let announced = Completion {
                    feature: self.land.feature(spot).key(),
                    kind,
                    winners: winners.iter().collect(),
                };
                let at = self.completions.iter().position(|due| *due == announced);
                let at = at.unwrap_or_else(|| panic!("{announced:?} of {:?}", self.completions));
                self.completions.swap_remove(at);
            }
            Event::Scored(ref scored) => self.scored(scored),
            Event::TileHidden(seat) => {
                assert_eq!(seat, self.active, "HS-21");
                self.see("tile hidden");
            }
            Event::GoodsTaken { seat, goods, count } => {
                assert!(self.dues.is_empty(), "TURN-25");
                assert_eq!(seat, self.active, "TB-07");
                assert_eq!(self.fresh.remove(&goods), Some(count.into()), "TB-07");
                *self.tokens.entry((goods, seat)).or_default() += u32::from(count);
                self.see("goods taken");
            }
            Event::GingerbreadMoved { seat, spot } => self.man_moved(seat, spot),
            Event::GingerbreadLeft => self.man_left(),
            Event::IngotPlaced { seat, pos } => self.ingot_placed(seat, pos),
            Event::IngotsTaken { seat, pos, count } => self.ingots_taken(seat, pos, count.into()),
            Event::IngotsRemoved(count) => self.ingots_removed(count),
            Event::Returned { seat, figure, spot } => self.returned(seat, figure, spot),
            Event::RobberPlaced { seat, space } => {
                if seat != self.active {
                    assert_eq!(Some(seat), self.track.next_robber(self.active));
                }
                self.track.place(seat, space.into());
                self.see("robber placed");
            }
            Event::RobberFollowed { seat, space } => {
                self.track.follow(seat, space.into());
                self.see("robber follows");
            }
            Event::RobberReturned(seat) => self.track.come_home(seat, self.last),
            Event::MessageRead { seat, message } => {
                self.assert_paid();
                assert_eq!(seat, self.active, "MSG-06");
                assert!(self.message_waits(), "a message out of place");
                self.moved = [false; 2];
                self.went_on = false;
                self.reading = Some(message);
            }
            Event::NoMessage { seat, why } => {
                assert_eq!(seat, self.active, "MSG-06");
                let both = [Marker::Score, Marker::Messenger].map(|marker| {
                    let total = self.track.total(seat, marker);
                    self.moved[marker as usize] && total.is_multiple_of(5)
                });
                match why {
                    NoMessage::WentOn => assert!(self.went_on && both == [false; 2], "R-MSG-01"),
                    NoMessage::OneForBoth => assert_eq!(both, [true; 2], "MSG-08"),
                }
                self.went_on = false;
                self.see(format!("no message {why:?}"));
            }
            Event::TurnEnded(_) => {
                self.end_rings();
                self.assert_settled();
                self.track.assert_home();
            }
            Event::FinalScoring => self.final_scoring(),
            Event::MessengerAdded { seat, total } => {
                assert!(self.dues.iter().all(|due| due.source != Source::Robber));
                assert_eq!(self.track.join(seat), total);
                self.joined += 1;
            }
            Event::Won(seats) => self.won(seats.iter().collect()),
            _ => {}
        }
    }

    /// TB-19: whether the tile on `pos` belongs to a feature with a builder its owner placed in an earlier turn.
    pub(super) fn extends_builder(&self, pos: Pos) -> bool {
        let mut features = self.land.spots(pos).into_iter().filter_map(|spot| {
            let kind = self.land.printed(spot).kind;
            let builds = matches!(kind, FeatureKind::Road | FeatureKind::City);
            builds.then(|| self.land.feature(spot))
        });
        features.any(|feature| {
            self.land.on(&feature).any(|piece| {
                piece.figure == Figure::Builder
                    && piece.owner == self.active
                    && piece.since < self.turn
            })
        })
    }

    pub(super) fn deployed(&mut self, owner: Seat, figure: Figure, kind: FeatureKind, spot: Spot) {
        if self.added(owner, figure, spot) {
            return;
        }
        assert_eq!(owner, self.active, "MEEP-02");
        assert!(!self.sky.flown, "FLY-12");
        assert_eq!(Some(spot.pos), self.placed, "MEEP-03");
        assert_eq!(kind, self.land.printed(spot).kind, "MEEP-04");
        self.land.pieces.push(Piece {
            owner,
            figure,
            spot,
            since: self.turn,
        });
        self.see(format!("{} deployed", figure.name()));
        if figure == Figure::Shepherd {
            self.shepherd_placed();
        }
        self.plan(spot.pos);
    }

    pub(super) fn returned(&mut self, owner: Seat, figure: Figure, spot: Spot) {
        if self.withdrawn(owner, figure, spot) {
            return;
        }
        if figure == Figure::Shepherd {
            return self.shepherd_returned(owner, spot);
        }
        let same =
            |piece: &Piece| piece.owner == owner && piece.figure == figure && piece.spot == spot;
        let standing = self.land.pieces.iter().find(|piece| same(piece)).copied();
        if standing.is_some_and(|piece| self.lonely_returned(&piece)) {
            return;
        }
        let due = self.returning.iter().position(same);
        let due = due.unwrap_or_else(|| panic!("{figure:?} of {owner:?} returns from {spot:?}"));
        self.returning.swap_remove(due);
        let feature = self.land.feature(spot).key();
        let unpaid = self.dues.iter().any(|due| due.feature == Some(feature));
        assert!(
            !unpaid,
            "figures return before the points are given: SCO-05"
        );
        let standing = self.land.pieces.iter().position(same);
        self.land.pieces.remove(standing.expect("it stood there"));
        self.see("figure back");
    }

    pub(super) fn won(&mut self, winners: Vec<Seat>) {
        self.dues.retain(|due| due.points > 0);
        self.assert_paid();
        let messengers = self.setup.parts.has(Part::Messengers);
        assert_eq!(
            self.joined,
            if messengers { self.setup.seats } else { 0 },
            "MSG-14"
        );
        let total = |seat: Seat| self.track.total(seat, Marker::Score);
        let seats = || (0..self.setup.seats).map(Seat);
        let best = seats().map(total).max();
        let expected: Vec<Seat> = seats().filter(|&seat| Some(total(seat)) == best).collect();
        assert_eq!(winners, expected, "END-05, END-06");
    }

    /// Everything owed was given and everything due has happened.
    pub(super) fn assert_paid(&self) {
        assert!(
            self.completions.is_empty(),
            "not announced: {:?}",
            self.completions
        );
        assert!(self.dues.is_empty(), "not given: {:?}", self.dues);
        assert!(
            self.returning.is_empty(),
            "not returned: {:?}",
            self.returning
        );
        assert!(self.fresh.is_empty(), "not taken: {:?}", self.fresh);
        self.mines.assert_done();
        self.assert_moved();
        assert!(!self.double_due, "no double turn: TB-19");
        assert!(self.reading.is_none(), "{:?} not answered", self.reading);
        self.track.assert_quiet();
        self.assert_apart();
        self.assert_wizards_gone();
        self.assert_ferries();
        self.assert_flocks();
        assert!(!self.sky.in_the_air(), "FLY-06, FLY-11");
    }

    /// As [`Witness::assert_paid`], and no message waits.
    pub(super) fn assert_settled(&self) {
        self.assert_paid();
        assert!(!self.message_waits(), "no message: MSG-07");
    }

    /// MSG-07: a figure of the active player that moved stands on a dark space.
    pub(super) fn message_waits(&self) -> bool {
        let dark = |marker: Marker| {
            self.moved[marker as usize] && self.track.total(self.active, marker).is_multiple_of(5)
        };
        self.setup.parts.has(Part::Messengers) && (dark(Marker::Score) || dark(Marker::Messenger))
    }
}
