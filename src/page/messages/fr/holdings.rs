//! What players hold, and what it is worth.

use super::{French, number_of};
use crate::messages::{Counts, Fortune, Holdings, Words};
use engine::rules::Marker;
use engine::tiles::Goods;

impl Holdings for French {
    fn goods_held(&self, goods: Goods, count: u32, most: bool, points: u32) -> String {
        let (goods, points) = (self.goods(goods), self.points(points));
        match most {
            true => format!("{count} {goods} (personne n’en a plus\u{a0}: {points} à la fin)"),
            false => format!("{count} {goods} (majorité de {goods} à la fin\u{a0}: {points})"),
        }
    }

    fn ingots_held(&self, count: u32, points: u32) -> String {
        let (ingots, points) = (self.ingots(count), self.points(points));
        format!("{ingots} ({points} à la fin)")
    }

    fn flock_held(&self, sheep: u32, points: u32) -> String {
        let (sheep, points) = (self.sheep(sheep), self.points(points));
        format!("{sheep} (une fois à l’étable\u{a0}: {points})")
    }

    fn messenger_stands(&self, space: u32, points: u32) -> String {
        let points = self.points(points);
        format!("héraut sur la case {space} (il a rapporté {points})")
    }

    fn marker_stands(&self, marker: Marker, space: u32, dark: Option<u32>) -> String {
        let stands = format!("{} sur {space}", self.marker(marker));
        match dark {
            Some(dark) => format!("{stands}, prochaine case foncée\u{a0}: {dark}"),
            None => stands,
        }
    }

    fn boxes(&self, count: u32) -> String {
        number_of(count, "extension")
    }
}
