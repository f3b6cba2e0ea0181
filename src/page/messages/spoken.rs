//! Cells, sides and directions, in words.

use super::Texts;
use super::coordinates::coordinates;
use super::place::Bearings;
use super::texts::Sense;
use engine::tiles::{Pos, Side, Terrain};

/// Borrows words for a message that takes a list.
pub(crate) fn row(words: &[String]) -> Vec<&str> {
    words.iter().map(String::as_str).collect()
}

impl Texts {
    /// Directions, each in the form for a list; none for the eye, which finds what is meant on its tile.
    pub(super) fn directions(&self, bearings: Bearings) -> Vec<&'static str> {
        match self.sense() {
            Sense::Ear => bearings.iter().map(|one| self.direction(one)).collect(),
            Sense::Eye => Vec::new(),
        }
    }

    /// Directions on a tile, after a noun: "to the north and east". Empty when there are none.
    pub fn bearings(&self, bearings: Bearings) -> String {
        match self.directions(bearings).as_slice() {
            [] => String::new(),
            directions => self.to_directions(directions),
        }
    }

    /// What a cell is called: its way from the start tile for the ear, "2 east, 1 north", and its coordinates for the eye, "O12".
    pub fn cell(&self, pos: Pos) -> String {
        if self.sense() == Sense::Eye {
            return coordinates(pos);
        }
        let across = if pos.x > 0 { Side::East } else { Side::West };
        let along = if pos.y > 0 { Side::South } else { Side::North };
        let steps: Vec<String> = [(pos.x, across), (pos.y, along)]
            .into_iter()
            .filter(|&(steps, _)| steps != 0)
            .map(|(steps, side)| self.steps_towards(steps.unsigned_abs().into(), side))
            .collect();
        if steps.is_empty() {
            return self.start_cell().to_string();
        }
        steps.join(", ")
    }

    /// The edges of a tile in its rotation, clockwise from the north: "north a city, east a road".
    pub fn edges(&self, edges: [Terrain; 4]) -> String {
        let edge = |side: Side| self.edge_showing(side, edges[side as usize]);
        Side::ALL.map(edge).join(", ")
    }
}
