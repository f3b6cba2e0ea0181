//! Sprites: upright things on a tile, drawn from back to front.

use crate::scene::display::DisplayList;
use engine::tiles::order;

/// Upright things, each with the height of its foot.
#[derive(Default)]
pub struct Sprites(Vec<(f64, DisplayList)>);

impl Sprites {
    /// Adds a thing whose foot is at height `y` of the rotated tile.
    pub fn stand(&mut self, y: f64, draw: impl FnOnce(&mut DisplayList)) {
        let mut list = DisplayList::new();
        draw(&mut list);
        self.0.push((y, list));
    }

    /// Draws everything, northernmost first.
    pub fn draw(mut self, onto: &mut DisplayList) {
        order::sort_by(&mut self.0, |a, b| a.0.total_cmp(&b.0));
        for (_, list) in self.0 {
            onto.append(list);
        }
    }
}
