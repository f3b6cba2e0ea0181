//! The table in words.

use super::{French, of, towards};
use crate::messages::{Spoken, Words};
use engine::rules::Figure;
use engine::tiles::{FeatureKind, Pos, Side, Terrain};

impl Spoken for French {
    fn cell(&self, pos: Pos) -> String {
        let across = if pos.x > 0 { Side::East } else { Side::West };
        let along = if pos.y > 0 { Side::South } else { Side::North };
        let steps: Vec<String> = [(pos.x, across), (pos.y, along)]
            .into_iter()
            .filter(|&(steps, _)| steps != 0)
            .map(|(steps, side)| format!("{} {}", steps.unsigned_abs(), towards(side)))
            .collect();
        if steps.is_empty() {
            return "le départ".to_string();
        }
        steps.join(", ")
    }

    fn edges(&self, edges: [Terrain; 4]) -> String {
        let edge = |side: Side| {
            let terrain = self.terrain(edges[side as usize]);
            format!("{} {terrain}", towards(side))
        };
        Side::ALL.map(edge).join(", ")
    }

    fn fits(&self, ways: u32) -> String {
        match ways {
            0 => "La tuile ne convient pas.".to_string(),
            1 => "La tuile convient d’une seule façon.".to_string(),
            ways => format!("La tuile convient de {ways} façons."),
        }
    }

    fn standing(&self, name: &str, figure: Figure, kind: FeatureKind) -> String {
        let what = match figure {
            Figure::Meeple => self.role(kind).to_string(),
            Figure::Large => format!("{} ({})", self.figure(figure), self.role(kind)),
            figure => self.figure(figure).to_string(),
        };
        format!("{what} {}", of(name))
    }
}
