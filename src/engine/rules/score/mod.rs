//! What features are worth, as score lines; the value of a feature is the sum of its lines.

mod city;
mod field;
mod finish;
mod monastery;
mod road;

pub use field::Harvest;

use arrayvec::ArrayVec;

use super::board::SegIx;
use super::game::Game;
use super::modules::pig::pig_line;
use super::regions::{Region, RegionId};
use super::shape::shape;
use crate::table::{Chapter, Line, Measure, RuleId, Seat, Timing};
use crate::tiles::{FeatureKind, Pos};

/// The lines of one score.
pub type Lines = ArrayVec<Line, 6>;

/// A line that counts tiles.
pub(in crate::rules) const fn tiles(count: u16, each: i16, chapter: Chapter, number: u8) -> Line {
    Line {
        measure: Measure::Tiles,
        count,
        each,
        rule: RuleId::rule(chapter, number),
    }
}

/// The points of all lines together, at least zero.
pub fn sum(lines: &Lines) -> u16 {
    lines
        .iter()
        .map(|line| line.points())
        .sum::<i32>()
        .clamp(0, i32::from(u16::MAX)) as u16
}

impl Game {
    /// The score lines of a feature for each player who controls it: complete during the game, or
    /// in its current state in the final scoring. A field is valued on its own, as by FIELD-10.
    pub fn lines(&self, id: RegionId, timing: Timing) -> Lines {
        let region = self.regions.get(id);
        match region.kind {
            FeatureKind::Road => self.enchanted(road::lines(self, region, timing), id, timing),
            FeatureKind::City => self.enchanted(city::lines(self, region, timing), id, timing),
            FeatureKind::Monastery | FeatureKind::Garden => {
                monastery::lines(self, id, region, timing)
            }
            FeatureKind::Field => field::lines(self, id),
        }
    }

    /// [`Game::lines`], and on a field the bonus for the seat's pig (TB-33).
    pub(super) fn lines_for(&self, seat: Seat, id: RegionId, timing: Timing) -> Lines {
        let mut lines = self.lines(id, timing);
        if self.has_pig(seat, id) {
            let cities = self.cities_at(id).len() as u16;
            lines.push(pig_line(cities, RuleId::rule(Chapter::Tb, 33)));
        }
        lines
    }

    /// The score lines of a feature if it were complete in its current size; for a monastery or
    /// garden, with all tiles around it.
    pub fn lines_when_complete(&self, id: RegionId) -> Lines {
        let region = self.regions.get(id);
        let complete = Region { open: 0, ..*region };
        match region.kind {
            FeatureKind::Road => self.enchanted(
                road::lines(self, &complete, Timing::During),
                id,
                Timing::During,
            ),
            FeatureKind::City => self.enchanted(
                city::lines(self, &complete, Timing::During),
                id,
                Timing::During,
            ),
            FeatureKind::Monastery | FeatureKind::Garden => {
                monastery::lines(self, id, &complete, Timing::During)
            }
            FeatureKind::Field => field::lines(self, id),
        }
    }

    /// The sum of [`Game::lines`].
    pub fn value(&self, id: RegionId, timing: Timing) -> u16 {
        sum(&self.lines(id, timing))
    }

    /// The cells of a feature; for a monastery, its own and the occupied ones around it (MON-02).
    pub fn cells(&self, id: RegionId) -> Vec<Pos> {
        let own = self.regions.segments(id).map(|seg| self.spot(seg).pos);
        match self.regions.get(id).kind {
            FeatureKind::Monastery | FeatureKind::Garden => {
                let centre = self.spot(id.0).pos;
                let around = centre
                    .around()
                    .into_iter()
                    .filter(|&cell| self.board.get(cell).is_some());
                own.chain(around).collect()
            }
            _ => own.collect(),
        }
    }

    /// The cells of a city with its shields.
    pub(super) fn shield_cells(&self, id: RegionId) -> Vec<Pos> {
        let shielded = |seg: &SegIx| {
            let placed = self.board.at(self.regions.tile_of(*seg));
            shape(placed.tile).pieces[(seg.0 - placed.first.0) as usize].shields > 0
        };
        self.regions
            .segments(id)
            .filter(shielded)
            .map(|seg| self.spot(seg).pos)
            .collect()
    }
}
