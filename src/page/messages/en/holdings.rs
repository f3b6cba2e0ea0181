//! What players hold, and what it is worth.

use super::{English, number_of};
use crate::messages::{Counts, Fortune, Holdings, Words};
use engine::rules::Marker;
use engine::tiles::Goods;

impl Holdings for English {
    fn goods_held(&self, goods: Goods, count: u32, most: bool, points: u32) -> String {
        let (goods, points) = (self.goods(goods), self.points(points));
        match most {
            true => format!("{count} {goods} (nobody has more: {points} at the end)"),
            false => format!("{count} {goods} (most {goods} at the end: {points})"),
        }
    }

    fn ingots_held(&self, count: u32, points: u32) -> String {
        format!(
            "{} ({} at the end)",
            self.ingots(count),
            self.points(points)
        )
    }

    fn flock_held(&self, sheep: u32, points: u32) -> String {
        let (sheep, points) = (self.sheep(sheep), self.points(points));
        format!("{sheep} (guided home: {points})")
    }

    fn messenger_stands(&self, space: u32, points: u32) -> String {
        format!(
            "messenger on space {space} (it brought {})",
            self.points(points)
        )
    }

    fn marker_stands(&self, marker: Marker, space: u32, dark: Option<u32>) -> String {
        let stands = format!("{} on {space}", self.marker(marker));
        match dark {
            Some(dark) => format!("{stands}, next dark space: {dark}"),
            None => stands,
        }
    }

    fn boxes(&self, count: u32) -> String {
        number_of(count, "expansion")
    }
}
