//! The places on the board that answer the question, and the loupe over them.

mod at;
pub(super) mod ground;

use crate::stage::input::Device;
use crate::stage::tiles::viewport::Viewport;
use engine::rules::{Action, Game};
use engine::tiles::order;
use kurbo::{Point, Rect};
use view::scene::answers::{
    Answer, AnswerKind, Piece, Source, answers, only_cell, room_of, sources,
};
use view::scene::camera::{Camera, TILE, square};
use view::scene::crowd::crowd;
use view::scene::flight::Hides;
use view::scene::loupe::{Loupe, part};
use view::scene::offer::MARK;
use view::scene::spread::spread;
use view::scene::tween::{Ease, Millis, Tween};

/// The size, in CSS pixels, of a tile in proportion to a dragged piece.
pub(super) const DRAGGED_SIZE: f64 = 170.0;
/// The gap between places spread apart, in CSS pixels.
const ASIDE: f64 = 4.0;
/// The width and height of a figure on a tile, in table units.
const FIGURE_SIZE: f64 = 0.5 * TILE;
/// How much worse it is to cover a figure than its tile: the player needs to see the figures already there.
const FIGURE_WORTH: f64 = 32.0;
/// How often places moved away from the edge are spread apart again.
const ROUNDS: usize = 6;

/// The places that answer the question.
#[derive(Debug)]
pub struct PiecePlaces {
    /// The piece to put.
    piece: Piece,
    /// The places for all pieces.
    every: Vec<Answer>,
    /// The places for the piece to put, and those where something can be taken.
    offered: Vec<Answer>,
    /// What on the board can be moved to one of them.
    sources: Vec<Source>,
    /// The place that is pointed at, by index.
    pub(super) pointed: Option<usize>,
    /// Whether one was chosen in the list of them, by keys.
    pub(super) listed: bool,
    pub(super) origin: DragOrigin,
    /// The opening animation of the loupe.
    pub(super) opening: Tween,
    /// The device that pointed last: a finger needs large targets.
    pub(super) device: Device,
}

/// Where a dragged piece comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum DragOrigin {
    /// The bar, or one of its places.
    Bar,
    /// Where it is on the board.
    Board(Source),
    /// A place from which it is taken, by index.
    Place(usize),
}

impl Default for PiecePlaces {
    fn default() -> Self {
        PiecePlaces {
            piece: Piece::Ingot,
            every: Vec::new(),
            offered: Vec::new(),
            sources: Vec::new(),
            pointed: None,
            listed: false,
            origin: DragOrigin::Bar,
            opening: Tween::new(0.0, 0.0, Ease::Out),
            device: Device::default(),
        }
    }
}

impl PiecePlaces {
    /// What is dragged, or would be.
    fn dragged_piece(&self) -> Piece {
        match self.origin {
            DragOrigin::Place(index) => self
                .offered
                .get(index)
                .map_or(self.piece, |answer| answer.piece),
            DragOrigin::Bar | DragOrigin::Board(_) => self.piece,
        }
    }

    /// The dragged piece, if it is to be put somewhere and not to be taken.
    pub(super) fn piece_to_put(&self) -> Option<Piece> {
        let taken = matches!(self.origin, DragOrigin::Place(_));
        (!taken).then(|| self.dragged_piece())
    }

    /// What is hidden on the board while it is dragged.
    pub(super) fn hides(&self) -> Hides {
        match self.origin {
            DragOrigin::Bar => Hides::Nothing,
            DragOrigin::Board(source) => source.hides,
            DragOrigin::Place(index) => {
                let answer = self.offered.get(index);
                answer.map_or(Hides::Nothing, Answer::hides)
            }
        }
    }
}

impl PiecePlaces {
    pub const fn piece(&self) -> Piece {
        self.piece
    }

    /// The places for the piece to put, and those where something can be taken.
    pub fn offered(&self) -> &[Answer] {
        &self.offered
    }

    /// The places for all pieces, for keys and screen readers.
    pub(super) fn every(&self) -> &[Answer] {
        &self.every
    }

    /// What on the board can be moved to one of them.
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// The place that is pointed at, by index.
    pub const fn pointed_index(&self) -> Option<usize> {
        self.pointed
    }

    pub(super) fn pointed(&self) -> Option<&Answer> {
        self.offered.get(self.pointed?)
    }

    /// Finds the places that answer the question, for the last chosen piece or the first one that has any.
    pub(super) fn update(&mut self, game: &Game, legal: &[Action]) {
        self.every = answers(game, legal);
        self.listed = false;
        self.origin = DragOrigin::Bar;
        self.offer(self.piece, game);
    }

    /// Offers the places for a piece, or for the first one that has any.
    pub(super) fn offer(&mut self, piece: Piece, game: &Game) {
        let pieces = self.pieces();
        self.piece = match pieces.contains(&piece) {
            true => piece,
            false => pieces.first().copied().unwrap_or(Piece::Ingot),
        };
        let chosen = self.piece;
        let wanted = |answer: &&Answer| {
            let own = answer.piece;
            answer.kind == AnswerKind::Take || !own.is_held() || own == chosen
        };
        self.offered = self.every.iter().filter(wanted).copied().collect();
        self.sources = sources(game, &self.every);
        self.pointed = None;
    }

    /// The pieces that may be put or moved now.
    pub fn pieces(&self) -> Vec<Piece> {
        let put = |answer: &&Answer| answer.kind == AnswerKind::Put && answer.piece.is_held();
        let all = self.every.iter().filter(put);
        let mut pieces: Vec<Piece> = all.map(|answer| answer.piece).collect();
        order::sort(&mut pieces);
        pieces.dedup();
        pieces
    }

    /// Whether a loupe may still be opening at `now`.
    pub(super) fn is_opening(&self, now: Millis) -> bool {
        !self.offered.is_empty() && !self.opening.is_over(now)
    }

    /// The loupe in its opening animation.
    pub(super) fn opened_loupe(&self, viewport: &Viewport, now: Millis) -> Option<Loupe> {
        let share = self.opening.share(now);
        let loupe = self.loupe(viewport).filter(|_| share > 0.0);
        loupe.map(|loupe| loupe.opened(share))
    }

    /// The loupe over a tile, if the places on it are too close together to hit and there are no others.
    pub(super) fn loupe(&self, viewport: &Viewport) -> Option<Loupe> {
        let all = &self.offered;
        // Circles are answered in the bar.
        if all
            .iter()
            .all(|one| matches!(one.action, Action::Circle(_)))
        {
            return None;
        }
        let cell = only_cell(all)?;
        // If the tile is out of sight, the loupe would show nothing to compare it with.
        let clear = viewport.layout.clear();
        if viewport.camera.square(cell).intersect(clear).area() <= 0.0 {
            return None;
        }
        let here = |index: &usize| all[*index].cell == cell;
        let indices: Vec<usize> = (0..all.len()).filter(here).collect();
        let rooms = indices.iter().map(|&index| room_of(all, index));
        let needed = self.radius(viewport) * TILE / rooms.fold(TILE / 2.0, f64::min);
        let close = indices.len() > 1 && viewport.camera.zoom < needed;
        let beside = || {
            let tiles = viewport.game.board().placed().iter();
            let tiles = tiles.map(|placed| (square(placed.pos), 1.0));
            let figures = crowd(viewport.game).into_iter();
            let figures = figures.map(|one| {
                let place = Rect::from_center_size(one.at, (FIGURE_SIZE, FIGURE_SIZE));
                (place, FIGURE_WORTH)
            });
            let matters: Vec<(Rect, f64)> = tiles.chain(figures).collect();
            let part = part(cell, all, needed);
            Loupe::beside((cell, part), &viewport.camera, needed, clear, &matters)
        };
        close.then(beside)
    }

    /// The radius a place needs, in CSS pixels. If whole features are pressed, their marks may be small.
    fn radius(&self, viewport: &Viewport) -> f64 {
        match self.are_marks() {
            true => MARK,
            false => self.device_on(viewport).comfortable_radius(),
        }
    }

    /// Whether the places are marks of whole features.
    pub(super) fn are_marks(&self) -> bool {
        let mut put = self
            .offered
            .iter()
            .filter(|one| one.kind == AnswerKind::Put);
        put.clone().next().is_some() && put.all(Answer::is_mark)
    }

    /// The device that points: on a phone a finger, even before the first touch.
    fn device_on(&self, viewport: &Viewport) -> Device {
        match viewport.layout.is_phone() {
            true => Device::Finger,
            false => self.device,
        }
    }

    /// The places as shown: without a loupe, places too close together are spread apart.
    pub fn shown(&self, viewport: &Viewport) -> Vec<Answer> {
        if self.offered.is_empty() || self.loupe(viewport).is_some() {
            return self.offered.clone();
        }
        self.parted(viewport)
    }

    /// The places spread apart, and moved to be completely in sight.
    fn parted(&self, viewport: &Viewport) -> Vec<Answer> {
        let apart = (2.0 * self.radius(viewport) + ASIDE) * TILE / viewport.camera.zoom;
        let mut shown = spread(&self.offered, apart);
        let mut rounds = ROUNDS;
        while self.keep_in_sight(viewport, &mut shown) && rounds > 0 {
            shown = spread(&shown, apart);
            rounds -= 1;
        }
        shown
    }

    /// Moves places that would be cut off by the edge of the visible board although their feature is in sight. Returns whether
    /// there were any.
    fn keep_in_sight(&self, viewport: &Viewport, shown: &mut [Answer]) -> bool {
        let (clear, camera) = (viewport.layout.clear(), &viewport.camera);
        let inner = clear.inset(-self.radius(viewport));
        let mut moved = false;
        for (answer, home) in shown.iter_mut().zip(&self.offered) {
            let at = camera.on_screen(answer.at);
            let inside = kept_in(at, inner);
            let goes = answer.kind == AnswerKind::Put && clear.contains(camera.on_screen(home.at));
            if goes && inside.distance(at) > 0.5 {
                answer.at += camera.way_on_table(inside - at);
                moved = true;
            }
        }
        moved
    }

    /// The camera that shows the places: that of the loupe, if there is one.
    pub fn camera(&self, viewport: &Viewport) -> Camera {
        self.loupe(viewport)
            .map_or(viewport.camera, |loupe| loupe.camera)
    }
}

/// The point of a rectangle nearest to another point.
fn kept_in(at: Point, rect: Rect) -> Point {
    Point::new(
        at.x.min(rect.x1).max(rect.x0),
        at.y.min(rect.y1).max(rect.y0),
    )
}
