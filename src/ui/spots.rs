//! The places for figures on the tile just placed, and the loupe over them.

use super::table::{Table, length};
use crate::rules::{Action, Figure, Question};
use crate::scene::camera::{Camera, TILE};
use crate::scene::loupe::{Loupe, part};
use crate::scene::spots::{FigureSpot, figure_spots, half_gap};
use crate::scene::tween::{Ease, Millis, Tween};
use crate::tiles::Pos;

/// Where a figure may be put.
#[derive(Debug)]
pub(super) struct Spots {
    /// The kind of figure to be put.
    pub(super) figure: Figure,
    /// The places for it.
    pub(super) all: Vec<FigureSpot>,
    /// The place that is pointed at, by index.
    pub(super) over: Option<usize>,
    /// How a loupe opens.
    pub(super) opening: Tween,
}

impl Default for Spots {
    fn default() -> Self {
        Spots {
            figure: Figure::Meeple,
            all: Vec::new(),
            over: None,
            opening: Tween::new(0.0, 0.0, Ease::Out),
        }
    }
}

impl Table {
    /// Where a figure may be put.
    pub fn spots(&self) -> &[FigureSpot] {
        &self.spots.all
    }

    /// A closer look at the tile just placed, when its places for figures are too near to each other to be hit.
    pub fn loupe(&self) -> Option<Loupe> {
        let needed = self.aim.device.room() * TILE / half_gap(&self.spots.all);
        let placed = self.game.placed_now()?.pos;
        let close = self.spots.all.len() > 1 && self.camera.zoom < needed;
        let beside = || {
            let cells = self.game.board().placed().iter().map(|placed| placed.pos);
            let cells: Vec<Pos> = cells.collect();
            let part = part(placed, &self.spots.all);
            Loupe::beside(
                (placed, part),
                &self.camera,
                needed,
                self.layout.clear(),
                &cells,
            )
        };
        close.then(beside)
    }

    /// The camera that sees the places for figures: that of the loupe, if there is one.
    pub fn camera_of_spots(&self) -> Camera {
        self.loupe().map_or(self.camera, |loupe| loupe.camera)
    }

    /// Offers the places for the chosen kind of figure, or for the first kind that has any.
    pub(super) fn choose_figure(&mut self) {
        let kinds = self.figures();
        if !kinds.contains(&self.spots.figure) {
            self.spots.figure = kinds.first().copied().unwrap_or(Figure::Meeple);
        }
        self.spots.all = match self.question() {
            Some(Question::Figure) => figure_spots(&self.game, &self.legal, self.spots.figure),
            _ => Vec::new(),
        };
        self.spots.over = None;
    }

    /// Moves the table aside as little as it must for the tile to be seen beside its loupe.
    pub(super) fn make_room(&mut self, now: Millis) {
        let clear = self.layout.clear();
        let way = self.loupe().and_then(|loupe| loupe.way_aside(clear));
        if let Some(by) = way {
            self.ride_to(self.camera.panned(by), now);
        }
    }

    /// Lets a loupe open after the tile has come to rest.
    pub(super) fn open_loupe(&mut self, now: Millis) {
        let begin = now + self.lasting(length::LAND);
        self.spots.opening = Tween::new(begin, self.lasting(length::LOUPE), Ease::Out);
    }

    /// The kinds of figures that may be put now.
    pub fn figures(&self) -> Vec<Figure> {
        let offered = |kind: &Figure| {
            self.legal
                .iter()
                .any(|action| matches!(action, Action::Deploy { figure, .. } if figure == kind))
        };
        Figure::ALL.into_iter().filter(offered).collect()
    }
}
