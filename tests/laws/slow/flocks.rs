//! Shepherds and their flocks: tokens drawn, tokens lost, flocks that come home.

use std::collections::{BTreeMap, BTreeSet};

use engine::rules::{Action, Figure, Game, Question, Source, Spot, Token};
use engine::table::Seat;
use engine::tiles::{Pos, TileSet};

use super::land::{Feature, Piece};
use super::witness::Witness;

/// Why a token is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Draw {
    Placed,
    Grown,
}

/// What is known of flocks.
#[derive(Default)]
pub struct Herd {
    /// Tokens beside the shepherd of each seat, in the order in which they were drawn.
    beside: BTreeMap<Seat, Vec<Token>>,
    /// A token that has to be drawn.
    drawing: Option<Draw>,
    /// Whether the active player has still to choose about the own flock (HS-09).
    due: bool,
    /// Whether the active player has chosen to guide it.
    guides: bool,
    /// Shepherds that have to return.
    going: Vec<Piece>,
}

impl Herd {
    pub fn draws(&self) -> bool {
        self.drawing.is_some()
    }
}

impl Witness {
    /// HS-01: how many of a token are not beside a shepherd; each box with hills has all of them.
    fn in_bag(&self, token: Token) -> usize {
        let each = match token {
            Token::One => 4,
            Token::Two | Token::Three => 5,
            Token::Four | Token::Wolf => 2,
        };
        let all = each * usize::from(self.setup.copies(TileSet::Hills).max(1));
        let out = self.herd.beside.values().flatten();
        all - out.filter(|&&other| other == token).count()
    }

    fn shepherd(&self, seat: Seat) -> Option<Piece> {
        let own = |piece: &&Piece| piece.owner == seat && piece.figure == Figure::Shepherd;
        self.land.pieces.iter().find(own).copied()
    }

    fn shepherds_in(&self, field: &Feature) -> Vec<Piece> {
        let there = self.land.on(field);
        there
            .filter(|piece| piece.figure == Figure::Shepherd)
            .copied()
            .collect()
    }

    /// HS-09: the tile on `pos` extends the field where the own shepherd stands already.
    pub(super) fn flock_called(&mut self, pos: Pos) {
        let own = self.shepherd(self.active);
        let fields = own.map(|piece| self.land.feature(piece.spot));
        self.herd.due = fields.is_some_and(|field| field.cells.contains(&pos));
    }

    /// HS-06: whoever places a shepherd draws.
    pub(super) fn shepherd_placed(&mut self) {
        self.herd.drawing = Some(Draw::Placed);
    }

    pub(super) fn flock_decision(&mut self, seat: Seat, action: Action) {
        assert_eq!(seat, self.active, "R-HS-03");
        assert!(std::mem::take(&mut self.herd.due), "HS-09");
        match action {
            Action::Grow => self.herd.drawing = Some(Draw::Grown),
            Action::Guide => self.herd.guides = true,
            other => panic!("{other:?} does nothing with a flock"),
        }
    }

    pub(super) fn token_drawn(&mut self, seat: Seat, token: Token, spot: Spot) {
        assert_eq!(seat, self.active, "HS-06, HS-10");
        let own = self.shepherd(seat).expect("the shepherd stands");
        assert_eq!(own.spot, spot);
        assert!(self.in_bag(token) > 0, "HS-01");
        let why = self.herd.drawing.take().expect("a token is due");
        if token != Token::Wolf {
            self.herd.beside.entry(seat).or_default().push(token);
            self.see(match why {
                Draw::Placed => "flock begun",
                Draw::Grown => "flock grown",
            });
            return;
        }
        // HS-08, HS-11
        self.herd.going = match why {
            Draw::Placed => vec![own],
            Draw::Grown => self.shepherds_in(&self.land.feature(spot)),
        };
        self.see(match why {
            Draw::Placed => "wolf at once",
            Draw::Grown => "wolf later",
        });
    }

    pub(super) fn flock_guided(&mut self, by: Option<Seat>, spot: Spot) {
        assert!(!self.herd.due && !self.herd.draws(), "HS-16");
        assert!(self.herd.going.is_empty(), "one flock after the other");
        let field = self.land.feature(spot);
        assert_eq!(field.key(), spot);
        let shepherds = self.shepherds_in(&field);
        assert!(!shepherds.is_empty(), "HS-12");
        match by {
            Some(seat) => {
                assert!(std::mem::take(&mut self.herd.guides), "HS-12");
                assert!(seat == self.active && shepherds.iter().any(|s| s.owner == seat));
                self.see("flock guided");
            }
            None => {
                assert!(field.closed, "HS-15");
                self.see("flock of a closed field");
            }
        }
        if shepherds.len() > 1 {
            self.see("flock of several shepherds");
        }
        let flocks = shepherds.iter().map(|s| &self.herd.beside[&s.owner]);
        let sheep: u32 = flocks.flatten().map(|token| u32::from(token.sheep())).sum();
        for shepherd in &shepherds {
            self.owe(shepherd.owner, sheep, Source::Flock, Some(field.key()));
        }
        self.herd.going = shepherds;
    }

    /// Takes a shepherd home (HS-08, HS-11, HS-13).
    pub(super) fn shepherd_returned(&mut self, owner: Seat, spot: Spot) {
        let going = |piece: &Piece| piece.owner == owner && piece.spot == spot;
        let at = self.herd.going.iter().position(going);
        let gone = self.herd.going.remove(at.expect("the shepherd has to go"));
        let unpaid = self.dues.iter().any(|due| due.source == Source::Flock);
        assert!(!unpaid, "HS-12 before HS-13");
        self.land.pieces.retain(|piece| *piece != gone);
        self.herd.beside.remove(&owner);
    }

    /// Closed fields with shepherds whose flocks are still to come home, by their first segments.
    fn closed_flocks(&self) -> BTreeSet<Spot> {
        let shepherds = self.land.pieces.iter();
        let shepherds = shepherds.filter(|piece| piece.figure == Figure::Shepherd);
        let staying = shepherds.filter(|piece| !self.herd.going.contains(piece));
        let fields = staying.map(|piece| self.land.feature(piece.spot));
        let closed = fields.filter(|field| field.closed);
        closed.map(|field| field.key()).collect()
    }

    /// Whose flocks are still to come home from closed fields (R-ROB-05).
    pub(super) fn flocks_to_come(&self) -> Vec<Seat> {
        let fields = self.closed_flocks();
        let fields = fields.iter().map(|&spot| self.land.feature(spot));
        let shepherds = fields.flat_map(|field| self.shepherds_in(&field));
        shepherds.map(|shepherd| shepherd.owner).collect()
    }

    /// What is asked about flocks, and that nothing else is asked before.
    pub(super) fn flock_choices(&mut self, game: &Game, question: Question) {
        match question {
            Question::Flock => {
                assert!(self.herd.due && !self.herd.draws(), "HS-09");
                assert!(self.land.reached.is_empty(), "INT-69");
                self.assert_ferries();
                self.assert_apart();
                let both = BTreeSet::from([Action::Grow, Action::Guide]);
                assert_eq!(self.spots(game, Some), both, "R-HS-01");
            }
            Question::Token => assert!(self.herd.draws(), "HS-06, HS-10"),
            Question::Confirm => {}
            _ => assert!(!self.herd.draws(), "HS-06, HS-10: not {question:?}"),
        }
    }

    /// The closed fields of which one is scored next (R-HS-06, R-BASE-05); `false` when it is about other features.
    pub(super) fn chooses_flock(&mut self, next: &BTreeSet<Spot>) -> bool {
        let closed = self.closed_flocks();
        if closed.is_empty() {
            return false;
        }
        assert!(!self.herd.due && self.herd.going.is_empty(), "HS-16");
        assert!(*next == closed && closed.len() > 1, "R-HS-06");
        self.see("choice of the next flock");
        true
    }

    /// TURN-14: whatever had to be done with flocks has been done.
    pub(super) fn assert_flocks(&self) {
        assert!(!self.herd.due, "HS-09: it was not asked");
        assert!(!self.herd.draws() && !self.herd.guides);
        assert!(self.herd.going.is_empty(), "HS-11, HS-13");
        assert!(self.closed_flocks().is_empty(), "HS-15");
    }

    pub(super) fn compare_flocks(&self, game: &Game) {
        for seat in (0..self.setup.seats).map(Seat) {
            let mut ours = self.herd.beside.get(&seat).cloned().unwrap_or_default();
            ours.sort_unstable();
            let theirs: Vec<Token> = game.flocks().tokens(seat).collect();
            assert_eq!(theirs, ours, "the flock of {seat:?}");
        }
        for token in Token::ALL {
            let ours = self.in_bag(token);
            assert_eq!(usize::from(game.in_bag(token)), ours, "{token:?}");
        }
    }
}
