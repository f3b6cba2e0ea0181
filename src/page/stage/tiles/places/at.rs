//! Hit testing of places: for a press, a tap, and a drop.

use kurbo::{Point, Rect};

use crate::stage::input::Device;
use crate::stage::pointer::Press;
use crate::stage::tiles::places::ground::Ground;
use crate::stage::tiles::places::{DRAGGED_SIZE, DragOrigin, PiecePlaces};
use crate::stage::tiles::viewport::Viewport;
use engine::rules::{Action, Game};
use engine::tiles::FeatureKind;
use view::scene::answers::{Answer, AnswerKind, Drawn, Piece, Source, answer_at};
use view::scene::camera::Camera;
use view::scene::figures::on_board::figure_on;
use view::scene::figures::{Figure, Owner};
use view::scene::flight::Cargo;
use view::scene::layout::Layout;
use view::scene::offer::MARK;
use view::scene::tween::Stop;

/// How far outside its place in the bar a piece can still be picked up, in CSS pixels.
const REACH: f64 = 4.0;
/// How much larger the hit area of a place is for a drop than for a tap.
const WIDER: f64 = 1.6;

impl PiecePlaces {
    /// The piece at a point of the bar.
    pub(in crate::stage::tiles) fn piece_at(&self, layout: &Layout, at: Point) -> Option<Piece> {
        let shown = |piece: &Piece| self.place_in_bar(layout, *piece);
        let under = |piece: &Piece| shown(piece).is_some_and(|place| place.contains(at));
        self.pieces().into_iter().find(under)
    }

    /// The rectangle of a piece in the bar.
    fn place_in_bar(&self, layout: &Layout, piece: Piece) -> Option<Rect> {
        let index = self.pieces().iter().position(|&one| one == piece)?;
        let place = layout.kinds.get(index)?;
        Some(place.inset(REACH))
    }

    /// The index of the place that a press at a point of the screen grabs. Between the marks of features the board is pressed.
    pub(in crate::stage::tiles) fn place_at(
        &self,
        viewport: &Viewport,
        at: Point,
        device: Device,
    ) -> Option<usize> {
        let reach = match self.are_marks() {
            true => MARK,
            false => device.hit_radius(),
        };
        self.place_within(viewport, at, reach)
    }

    /// The index of the place within reach of a point of the screen. Places shown in a loupe are only hit there.
    fn place_within(&self, viewport: &Viewport, at: Point, reach: f64) -> Option<usize> {
        let (all, loupe) = (self.shown(viewport), self.loupe(viewport));
        let closer = |answer: &Answer| loupe.is_some_and(|loupe| loupe.pos == answer.cell);
        let inside = all.iter().enumerate().filter(|(_, one)| closer(one));
        let outside = all.iter().enumerate().filter(|(_, one)| !closer(one));
        let near = loupe.and_then(|loupe| answer_at(inside, &loupe.camera, at, reach));
        near.or_else(|| answer_at(outside, &viewport.camera, at, reach))
    }

    /// A piece at a point of the screen that can be picked up and moved.
    pub(in crate::stage::tiles) fn source_at(
        &self,
        viewport: &Viewport,
        at: Point,
        device: Device,
    ) -> Option<Source> {
        let reach = (viewport.camera.zoom * 0.2).max(device.hit_radius());
        let far = |source: &Source| viewport.camera.on_screen(source.at).distance(at);
        let near = self.sources.iter().filter(|source| far(source) <= reach);
        near.min_by(|a, b| far(a).total_cmp(&far(b))).copied()
    }

    /// What a tap means: a place, or the ground that stands for one.
    pub(in crate::stage::tiles) fn tap_target(
        &self,
        viewport: &Viewport,
        legal: &[Action],
        (at, device): (Point, Device),
        ground: Ground,
    ) -> Option<(usize, Action)> {
        let within = |reach: f64| {
            let near = self.place_within(viewport, at, reach);
            near.map(|index| (index, self.offered[index].action))
        };
        let reach = device.hit_radius();
        let ground = || self.ground_at(viewport, legal, at, ground);
        // A feature that only has a small mark takes precedence over a mark nearby.
        match self.are_marks() {
            true => within(MARK).or_else(ground).or_else(|| within(reach)),
            false => within(reach).or_else(ground),
        }
    }

    /// Where a dragged piece would go: a place near it, or the bar for something that is taken. The piece is tested before the
    /// pointer; a loupe tests the tile it shows. The ground is tested under the piece if it is over any: a piece seen over a road
    /// does not go to the field under the finger.
    pub(in crate::stage::tiles) fn drop_target(
        &self,
        viewport: &Viewport,
        legal: &[Action],
        (dragged, press): (Point, Press),
    ) -> Option<(usize, Action)> {
        let all = self.shown(viewport);
        let over_bar = viewport.layout.dock.contains(press.at);
        if let DragOrigin::Place(index) = self.origin {
            let answer = all.get(index).filter(|_| over_bar)?;
            return Some((index, answer.action));
        }
        if over_bar {
            return None;
        }
        let reach = press.device.hit_radius() * WIDER;
        let put = |(_, answer): &(usize, &Answer)| answer.kind == AnswerKind::Put;
        let near = |camera: &Camera, at: Point| {
            answer_at(all.iter().enumerate().filter(put), camera, at, reach)
        };
        // Places shown in a loupe are only hit there.
        let within = |at: Point| {
            let loupe = self.loupe(viewport);
            let here = loupe.filter(|loupe| loupe.frame.inset(reach / 2.0).contains(at));
            here.and_then(|loupe| near(&loupe.camera, at))
        };
        let near = || {
            within(dragged)
                .or_else(|| within(press.at))
                .or_else(|| near(&viewport.camera, dragged))
                .or_else(|| near(&viewport.camera, press.at))
                .map(|index| (index, all[index].action))
        };
        let ground = |at| self.ground_at(viewport, legal, at, Ground::Dropped);
        let board = viewport.game.board();
        let over = self.camera_over(viewport, dragged).cell_at(dragged);
        let on_board = board.get(over).is_some();
        let ground = || ground(if on_board { dragged } else { press.at });
        match self.are_marks() {
            true => ground().or_else(near),
            false => near().or_else(ground),
        }
    }

    /// What is dragged, as it would look on the place it is near.
    pub(in crate::stage::tiles) fn dragged_cargo(
        &self,
        game: &Game,
        owner: Option<Owner>,
    ) -> Option<Cargo> {
        let all = &self.offered;
        let over = self.pointed.and_then(|over| all.get(over));
        let kind = over.and_then(Answer::spot).and_then(|spot| {
            let board = game.board();
            board.seg(spot).map(|seg| board.kind(seg))
        });
        let kind = kind.unwrap_or(FeatureKind::City);
        match self.dragged_piece().drawn() {
            Drawn::Own(figure) => Some(Cargo::Figure(figure_on(figure, kind, owner?))),
            Drawn::Neutral(shape) => Some(Cargo::Figure(Figure::neutral(shape))),
            Drawn::Ingot => Some(Cargo::Ingots(1)),
            Drawn::Ferry => {
                let answer = over.or_else(|| all.first())?;
                let board = game.board();
                let placed = board.at(board.get(answer.cell)?);
                let deck = answer.deck?.around(placed);
                Some(Cargo::Ferry(deck, deck))
            }
            Drawn::Text(_) => None,
        }
    }

    /// Where a dragged piece goes back to: where it was, or the bar.
    pub(in crate::stage::tiles) fn drag_home(&self, layout: &Layout) -> Option<Stop> {
        match self.origin {
            DragOrigin::Bar => {
                let place = self.place_in_bar(layout, self.dragged_piece());
                place.map(|place| Stop::Screen(place.center(), DRAGGED_SIZE))
            }
            DragOrigin::Board(source) => Some(Stop::Table(source.at)),
            DragOrigin::Place(index) => {
                let answer = self.offered.get(index);
                answer.map(|answer| Stop::Table(answer.at))
            }
        }
    }
}
