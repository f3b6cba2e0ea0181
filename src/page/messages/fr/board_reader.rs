//! What lies where.

use super::{French, capital, of, row, towards};
use crate::messages::modules::{FerriesTexts, GoldTexts};
use crate::messages::{
    Bearings, BoardReader, Heard, Lying, Reports, Site, Spoken, TileLook, Words,
};
use engine::rules::{Figure, Marker};
use engine::tiles::{FeatureKind, Pos, Side, Terrain};

/// On a feature, and where on its tile: "dans la ville au nord".
fn within(french: &French, kind: FeatureKind, bearings: Bearings) -> String {
    let on = french.on_feature(kind);
    match bearings {
        Bearings::NONE => on.to_string(),
        bearings => format!("{on} {}", french.bearings(bearings)),
    }
}

impl BoardReader for French {
    fn tile_at(&self, pos: Pos, look: &TileLook) -> String {
        capital(&format!(
            "{}\u{a0}: {}.",
            self.cell(pos),
            self.tile_look(look)
        ))
    }

    fn stands_in(&self, name: &str, figure: Figure, kind: FeatureKind, site: Site) -> String {
        let who = match figure {
            Figure::Meeple => self.role(kind),
            figure => self.figure(figure),
        };
        let within = within(self, kind, site.bearings);
        format!("{} {} {within}.", capital(who), of(name))
    }

    fn lies(&self, lying: Lying) -> String {
        match lying {
            Lying::Ingots(count) => format!("{} dessus.", capital(&self.ingots(count))),
            Lying::Ferry(from, to) => format!("{}.", self.ferry(from, to)),
            Lying::Wizard(wizard, kind, bearings) => {
                let who = capital(self.wizard(wizard));
                format!("{who} {}.", within(self, kind, bearings))
            }
            Lying::Gingerbread(bearings) => {
                let city = within(self, FeatureKind::City, bearings);
                format!("Le bonhomme de pain d’épice {city}.")
            }
        }
    }

    fn neighbours(&self, sides: &[Side]) -> String {
        let sides: Vec<&str> = sides.iter().map(|&side| towards(side)).collect();
        match sides.as_slice() {
            [] => "Aucune tuile à côté.".to_string(),
            [one] => format!("Une tuile {one}."),
            sides => format!("Des tuiles {}.", row(sides)),
        }
    }

    fn free_cell(&self, pos: Pos, edges: &[(Side, Terrain)]) -> String {
        let edge = |&(side, terrain): &(Side, Terrain)| {
            format!("{} {}", self.terrain(terrain), towards(side))
        };
        let edges: Vec<String> = edges.iter().map(edge).collect();
        let edges: Vec<&str> = edges.iter().map(String::as_str).collect();
        capital(&format!(
            "{}\u{a0}: libre, {}.",
            self.cell(pos),
            row(&edges)
        ))
    }

    fn far_cell(&self, pos: Pos) -> String {
        capital(&format!(
            "{}\u{a0}: rien, et aucune tuile à côté.",
            self.cell(pos)
        ))
    }

    fn fitting_tiles(&self, tiles: u32) -> String {
        match tiles {
            0 => "Aucune des tuiles à venir ne convient.".to_string(),
            1 => "1 des tuiles à venir convient.".to_string(),
            tiles => format!("{tiles} des tuiles à venir conviennent."),
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
            figure => format!("{name} place son {}", self.figure(figure)),
        };
        let (cell, within) = (self.cell(site.pos), within(self, kind, site.bearings));
        format!("{}, {cell}, {within}.", deployed.trim_end_matches('.'))
    }

    fn moves(&self, marker: Marker, from: u32, to: u32) -> String {
        format!(
            "{} passe de la case {from} à {to}.",
            capital(self.marker(marker))
        )
    }
}
