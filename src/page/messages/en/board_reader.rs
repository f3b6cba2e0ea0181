//! What lies where.

use super::{English, capital, row, whose};
use crate::messages::modules::{FerriesTexts, GoldTexts};
use crate::messages::{
    Bearings, BoardReader, Heard, Lying, Reports, Site, Spoken, TileLook, Words,
};
use engine::rules::{Figure, Marker};
use engine::tiles::{FeatureKind, Pos, Side, Terrain};

/// On a feature, and where on its tile: "in the city to the north".
fn within(kind: FeatureKind, bearings: Bearings) -> String {
    let on = English.on_feature(kind);
    match bearings {
        Bearings::NONE => on.to_string(),
        bearings => format!("{on} {}", English.bearings(bearings)),
    }
}

impl BoardReader for English {
    fn tile_at(&self, pos: Pos, look: &TileLook) -> String {
        capital(&format!("{}: {}.", self.cell(pos), self.tile_look(look)))
    }

    fn stands_in(&self, name: &str, figure: Figure, kind: FeatureKind, site: Site) -> String {
        let who = match figure {
            Figure::Meeple => self.role(kind),
            figure => self.figure(figure),
        };
        format!("{} {who} {}.", whose(name), within(kind, site.bearings))
    }

    fn lies(&self, lying: Lying) -> String {
        match lying {
            Lying::Ingots(count) => format!("{} on it.", capital(&self.ingots(count))),
            Lying::Ferry(from, to) => format!("{}.", self.ferry(from, to)),
            Lying::Wizard(wizard, kind, bearings) => {
                let who = capital(self.wizard(wizard));
                format!("{who} {}.", within(kind, bearings))
            }
            Lying::Gingerbread(bearings) => {
                let city = within(FeatureKind::City, bearings);
                format!("The gingerbread man {city}.")
            }
        }
    }

    fn neighbours(&self, sides: &[Side]) -> String {
        let sides: Vec<&str> = sides.iter().map(|&side| self.side(side)).collect();
        match sides.as_slice() {
            [] => "No tile beside it.".to_string(),
            [one] => format!("A tile to the {one}."),
            sides => format!("Tiles to the {}.", row(sides)),
        }
    }

    fn free_cell(&self, pos: Pos, edges: &[(Side, Terrain)]) -> String {
        let edge = |&(side, terrain): &(Side, Terrain)| {
            format!("{} to the {}", self.terrain(terrain), self.side(side))
        };
        let edges: Vec<String> = edges.iter().map(edge).collect();
        let edges: Vec<&str> = edges.iter().map(String::as_str).collect();
        capital(&format!("{}: free, {}.", self.cell(pos), row(&edges)))
    }

    fn far_cell(&self, pos: Pos) -> String {
        capital(&format!(
            "{}: nothing, and no tile beside it.",
            self.cell(pos)
        ))
    }

    fn fitting_tiles(&self, tiles: u32) -> String {
        match tiles {
            0 => "None of the tiles to come fits.".to_string(),
            1 => "1 of the tiles to come fits.".to_string(),
            tiles => format!("{tiles} of the tiles to come fit."),
        }
    }

    fn site(&self, site: Site) -> String {
        match site.bearings {
            Bearings::NONE => self.cell(site.pos),
            bearings => format!("{}, {}", self.cell(site.pos), self.bearings(bearings)),
        }
    }

    fn deploys_at(&self, name: &str, figure: Figure, kind: FeatureKind, site: Site) -> String {
        let deployed = match figure {
            Figure::Meeple | Figure::Large => self.deploys(name, figure, kind),
            figure => format!("{name} places the {}", self.figure(figure)),
        };
        format!(
            "{}, {}, {}.",
            deployed.trim_end_matches('.'),
            self.cell(site.pos),
            within(kind, site.bearings)
        )
    }

    fn moves(&self, marker: Marker, from: u32, to: u32) -> String {
        format!(
            "{} moves from space {from} to {to}.",
            capital(self.marker(marker))
        )
    }
}
