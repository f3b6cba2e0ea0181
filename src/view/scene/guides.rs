//! Guides to what is outside the view: arrows at the edge of the board, and a small map of it.

use kurbo::{BezPath, Rect};

use super::camera::Camera;
use super::display::DisplayList;
use super::edge_arrows::{EdgeArrow, Landmark};
use super::minimap::Minimap;
use super::theme::Theme;
use engine::tiles::Pos;

/// Guides to what is outside the view.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Guides {
    /// The relevant cells.
    pub landmarks: Vec<(Pos, Landmark)>,
    /// The arrows to those outside the view.
    pub arrows: Vec<EdgeArrow>,
    pub map: Option<Minimap>,
    /// The tiles as flat squares, in units of the table.
    pub tiles: BezPath,
}

impl Guides {
    /// Draws them over the board; `camera` shows the board in `free`.
    pub fn draw(&self, list: &mut DisplayList, seen: (&Camera, Rect), theme: &Theme) {
        if let Some(map) = &self.map {
            map.draw(list, &self.tiles, &self.landmarks, seen, theme);
        }
        for arrow in &self.arrows {
            arrow.draw(list, theme);
        }
    }
}
