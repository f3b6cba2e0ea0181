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

/// Size of a tile of which something dragged has the size, in CSS pixels.
pub(super) const DRAGGED_SIZE: f64 = 170.0;
/// The gap between places that were spread apart, in CSS pixels.
const ASIDE: f64 = 4.0;
/// How wide and high a figure is that stands on a tile, in units of the table.
const FIGURE_SIZE: f64 = 0.5 * TILE;
/// How much worse it is to cover a figure than the tile it stands on: whoever chooses a place looks at those that stand.
const FIGURE_WORTH: f64 = 32.0;
/// How often places are spread apart again that were moved away from the edge.
const ROUNDS: usize = 6;

/// The places that answer the question.
#[derive(Debug)]
pub struct PiecePlaces {
    /// What is to be put.
    piece: Piece,
    /// The places for everything.
    every: Vec<Answer>,
    /// The places for what is to be put, and those where something is taken.
    offered: Vec<Answer>,
    /// What on the board can be moved to one of them.
    sources: Vec<Source>,
    /// The place that is pointed at, by index.
    pointed: Option<usize>,
    /// Where the dragged piece comes from.
    origin: DragOrigin,
    /// How a loupe opens.
    opening: Tween,
    /// What pointed last: a finger needs wide places.
    device: Device,
}

/// Where a dragged piece comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum DragOrigin {
    /// From the bar, or from one of its places.
    Bar,
    /// From where it stands on the board.
    Board(Source),
    /// From where it lies, to be taken: the place by index.
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

    /// What is dragged to be put somewhere; none when it is taken.
    pub(super) fn piece_to_put(&self) -> Option<Piece> {
        let taken = matches!(self.origin, DragOrigin::Place(_));
        (!taken).then(|| self.dragged_piece())
    }

    /// What is not shown on the board while it is dragged.
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
    /// What is offered to be put.
    pub const fn piece(&self) -> Piece {
        self.piece
    }

    /// The places for what is to be put, and those where something is taken.
    pub fn offered(&self) -> &[Answer] {
        &self.offered
    }

    /// The places for everything, as keys and screen readers are told of them.
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

    /// The place that is pointed at.
    pub(super) fn pointed(&self) -> Option<&Answer> {
        self.offered.get(self.pointed?)
    }

    /// Points at a place, by index, or at none.
    pub(super) const fn point_at(&mut self, index: Option<usize>) {
        self.pointed = index;
    }

    /// Says where the piece comes from that is dragged now.
    pub(super) const fn set_origin(&mut self, origin: DragOrigin) {
        self.origin = origin;
    }

    /// Says what points from now on.
    pub(super) const fn set_device(&mut self, device: Device) {
        self.device = device;
    }

    /// Finds the places that answer the question, for what was chosen last or for the first thing that has any.
    pub(super) fn update(&mut self, game: &Game, legal: &[Action]) {
        self.every = answers(game, legal);
        self.origin = DragOrigin::Bar;
        self.offer(self.piece, game);
    }

    /// Offers the places for something, or for the first thing that has any.
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

    /// What may be put or moved now.
    pub fn pieces(&self) -> Vec<Piece> {
        let put = |answer: &&Answer| answer.kind == AnswerKind::Put && answer.piece.is_held();
        let all = self.every.iter().filter(put);
        let mut pieces: Vec<Piece> = all.map(|answer| answer.piece).collect();
        order::sort(&mut pieces);
        pieces.dedup();
        pieces
    }

    /// Lets a loupe open, in the time of a tween.
    pub(super) const fn open_loupe(&mut self, opening: Tween) {
        self.opening = opening;
    }

    /// Whether a loupe may still be opening at `now`.
    pub(super) fn is_opening(&self, now: Millis) -> bool {
        !self.offered.is_empty() && !self.opening.is_over(now)
    }

    /// The loupe as far as it is open.
    pub(super) fn opened_loupe(&self, viewport: &Viewport, now: Millis) -> Option<Loupe> {
        let share = self.opening.share(now);
        let loupe = self.loupe(viewport).filter(|_| share > 0.0);
        loupe.map(|loupe| loupe.opened(share))
    }

    /// A closer look at a tile, when the places on it are too near to each other to be hit and there are no others.
    pub(super) fn loupe(&self, viewport: &Viewport) -> Option<Loupe> {
        let all = &self.offered;
        // What the bar names is pressed there.
        if all
            .iter()
            .all(|one| matches!(one.action, Action::Circle(_)))
        {
            return None;
        }
        let cell = only_cell(all)?;
        // Of a tile that was moved out of sight it would show nothing to compare with.
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

    /// The room that a place needs around it, in CSS pixels. Where whole features are pressed their marks may be small.
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

    /// What points: whoever has a phone has fingers, also before one of them came down.
    fn device_on(&self, viewport: &Viewport) -> Device {
        match viewport.layout.is_phone() {
            true => Device::Finger,
            false => self.device,
        }
    }

    /// The places as they are shown: where no loupe shows them those that are too near to each other stand apart.
    pub fn shown(&self, viewport: &Viewport) -> Vec<Answer> {
        if self.offered.is_empty() || self.loupe(viewport).is_some() {
            return self.offered.clone();
        }
        self.parted(viewport)
    }

    /// The places that may be put with room between them, and whole where the board is seen.
    #[inline(never)]
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

    /// Moves places that would be cut by the edge of what is seen of the board, though what they belong to is in sight.
    /// Returns whether there were any.
    fn keep_in_sight(&self, viewport: &Viewport, shown: &mut [Answer]) -> bool {
        let (clear, camera) = (viewport.layout.clear(), &viewport.camera);
        let inner = clear.inset(-self.radius(viewport));
        let mut moved = false;
        for (answer, home) in shown.iter_mut().zip(&self.offered) {
            let at = camera.on_screen(answer.at);
            let inside = kept_in(at, inner);
            let goes = answer.kind == AnswerKind::Put && clear.contains(camera.on_screen(home.at));
            if goes && inside.distance(at) > 0.5 {
                answer.at += (inside - at) * (TILE / camera.zoom);
                moved = true;
            }
        }
        moved
    }

    /// The camera that sees the places: that of the loupe, if there is one.
    pub fn camera(&self, viewport: &Viewport) -> Camera {
        self.loupe(viewport)
            .map_or(viewport.camera, |loupe| loupe.camera)
    }
}

/// The point of a rectangle that is nearest to another one.
fn kept_in(at: Point, rect: Rect) -> Point {
    Point::new(
        at.x.min(rect.x1).max(rect.x0),
        at.y.min(rect.y1).max(rect.y0),
    )
}
