//! The places on the board that answer the question, and the loupe over them.

use crate::ui::stage::{TileStage, length};
use engine::rules::{Action, Question};
use engine::tiles::{Pos, order};
use view::scene::answers::{Answer, Deed, Piece, Source, answers, only_cell, room_of, sources};
use view::scene::camera::{Camera, TILE};
use view::scene::flight::Hides;
use view::scene::loupe::{Loupe, part};
use view::scene::tween::{Ease, Millis, Tween};

/// The places that answer the question.
#[derive(Debug)]
pub(super) struct Spots {
    /// What is to be put.
    pub(super) piece: Piece,
    /// The places for everything.
    pub(super) every: Vec<Answer>,
    /// The places for what is to be put, and those where something is taken.
    pub(super) all: Vec<Answer>,
    /// What on the board can be moved to one of them.
    pub(super) sources: Vec<Source>,
    /// The place that is pointed at, by index.
    pub(super) over: Option<usize>,
    /// What is in the hand.
    pub(super) held: Held,
    /// How a loupe opens.
    pub(super) opening: Tween,
}

/// Where something in the hand comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Held {
    /// From the bar, or from one of its places.
    Fresh,
    /// From where it stands on the board.
    Moved(Source),
    /// From where it lies, to be taken: the place by index.
    Taken(usize),
}

impl Default for Spots {
    fn default() -> Self {
        Spots {
            piece: Piece::Ingot,
            every: Vec::new(),
            all: Vec::new(),
            sources: Vec::new(),
            over: None,
            held: Held::Fresh,
            opening: Tween::new(0.0, 0.0, Ease::Out),
        }
    }
}

impl Spots {
    /// What is in the hand, or would be.
    pub(super) fn in_hand(&self) -> Piece {
        match self.held {
            Held::Taken(index) => self
                .all
                .get(index)
                .map_or(self.piece, |answer| answer.piece),
            Held::Fresh | Held::Moved(_) => self.piece,
        }
    }

    /// What is not shown on the board while something is in the hand.
    pub(super) fn hides(&self) -> Hides {
        match self.held {
            Held::Fresh => Hides::Nothing,
            Held::Moved(source) => source.hides,
            Held::Taken(index) => {
                let answer = self.all.get(index);
                answer.map_or(Hides::Nothing, Answer::hides)
            }
        }
    }
}

impl TileStage {
    /// The places that answer the question: for what is to be put, and where something is taken.
    pub fn spots(&self) -> &[Answer] {
        &self.view.spots.all
    }

    /// The place that is pointed at, by its index among all that are offered.
    pub const fn pointed(&self) -> Option<usize> {
        self.view.spots.over
    }

    /// What is offered to be put.
    pub const fn piece_offered(&self) -> Piece {
        self.view.spots.piece
    }

    /// What on the board can be moved to one of the places.
    pub fn sources(&self) -> &[Source] {
        &self.view.spots.sources
    }

    /// A closer look at a tile, when the places on it are too near to each other to be hit and there are no others.
    pub fn loupe(&self) -> Option<Loupe> {
        let all = &self.view.spots.all;
        let cell = only_cell(all)?;
        let here = |index: &usize| all[*index].cell == cell;
        let indices: Vec<usize> = (0..all.len()).filter(here).collect();
        let rooms = indices.iter().map(|&index| room_of(all, index));
        let needed = self.view.aim.device.room() * TILE / rooms.fold(TILE / 2.0, f64::min);
        let close = indices.len() > 1 && self.view.rig.goal().zoom < needed;
        let beside = || {
            let cells = self.game.board().placed().iter().map(|placed| placed.pos);
            let cells: Vec<Pos> = cells.collect();
            let part = part(cell, all);
            Loupe::beside(
                (cell, part),
                &self.view.rig.goal(),
                needed,
                self.layout.clear(),
                &cells,
            )
        };
        close.then(beside)
    }

    /// The camera that sees the places: that of the loupe, if there is one.
    pub fn camera_of_spots(&self) -> Camera {
        self.loupe()
            .map_or(self.view.rig.goal(), |loupe| loupe.camera)
    }

    /// Finds the places that answer the question, for what was chosen last or for the first thing that has any.
    pub(super) fn find_spots(&mut self) {
        self.view.spots.every = answers(&self.game, &self.legal);
        self.view.spots.held = Held::Fresh;
        self.choose_piece();
    }

    /// Offers the places for what is chosen, or for the first thing that has any.
    pub(super) fn choose_piece(&mut self) {
        let pieces = self.pieces();
        if !pieces.contains(&self.view.spots.piece) {
            self.view.spots.piece = pieces.first().copied().unwrap_or(Piece::Ingot);
        }
        let piece = self.view.spots.piece;
        let held = |answer: &&Answer| {
            let own = answer.piece;
            answer.deed == Deed::Take || !own.is_held() || own == piece
        };
        self.view.spots.all = self.view.spots.every.iter().filter(held).copied().collect();
        self.view.spots.sources = sources(&self.game, &self.view.spots.every);
        self.view.spots.over = None;
    }

    /// Moves the table aside as little as it must for the tile to be seen beside its loupe.
    pub(super) fn make_room(&mut self, now: Millis) {
        let clear = self.layout.clear();
        let way = self.loupe().and_then(|loupe| loupe.way_aside(clear));
        if let Some(by) = way {
            self.ride_to(self.view.rig.goal().panned(by), now);
        }
    }

    /// Lets a loupe open after the tile has come to rest.
    pub(super) fn open_loupe(&mut self, now: Millis) {
        let begin = now + self.lasting(length::LAND);
        self.view.spots.opening = Tween::new(begin, self.lasting(length::LOUPE), Ease::Out);
    }

    /// What may be put or moved now.
    pub fn pieces(&self) -> Vec<Piece> {
        let put = |answer: &&Answer| answer.deed == Deed::Put && answer.piece.is_held();
        let all = self.view.spots.every.iter().filter(put);
        let mut pieces: Vec<Piece> = all.map(|answer| answer.piece).collect();
        order::sort(&mut pieces);
        pieces.dedup();
        pieces
    }

    /// Whether an answer is among those that places give for keys: of figures only those that are put on the tile.
    pub(super) fn is_berth(&self, answer: &Answer) -> bool {
        let put = matches!(answer.action, Action::Deploy { .. });
        self.question() != Some(Question::Figure) || put
    }
}
