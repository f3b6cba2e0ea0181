//! For those who play without seeing the board.

use super::{French, capital, number_of, of, row};
use crate::messages::heard::repeated;
use crate::messages::modules::HillsTexts;
use crate::messages::{
    Bearings, BoardReader, CellChoice, Counts, Facts, Heard, Labels, OpenFeature, Readings, Scores,
    Spoken, StandingFigure, TileLook, TilePart, ToCome, Touched, Whose, Words,
};
use engine::rules::Figure;
use engine::table::Line;
use engine::tiles::{FeatureKind, Goods, Pos, Symbol, Terrain};

/// A feature and its owner: "votre route", "la ville de Ben", "une route".
fn owned(french: &French, whose: &Whose, kind: FeatureKind) -> String {
    let names = |names: &[&str]| {
        let names: Vec<String> = names.iter().map(|name| of(name)).collect();
        row(&names.iter().map(String::as_str).collect::<Vec<_>>())
    };
    match whose {
        Whose::Nobodys => french.feature(kind).to_string(),
        Whose::Yours => format!("votre {}", french.feature_name(kind)),
        Whose::Shared(others) => format!(
            "votre {}, {} avec {}",
            french.feature_name(kind),
            french.agreed(kind, "partagé", "partagée"),
            row(others)
        ),
        Whose::Others(others) => format!("{} {}", french.the(kind), names(others)),
    }
}

fn touched(french: &French, touched: &Touched) -> String {
    let what = owned(french, &touched.whose, touched.kind);
    let tiles = french.tiles(u32::from(touched.tiles));
    match touched.kind {
        FeatureKind::Monastery | FeatureKind::Garden if touched.completes => {
            format!("complète {what}")
        }
        FeatureKind::Monastery | FeatureKind::Garden => {
            format!("entoure {what}, {} sur 9", touched.tiles)
        }
        FeatureKind::Field => format!("agrandit {what}"),
        FeatureKind::Road | FeatureKind::City if touched.completes => {
            format!("complète {what} ({tiles})")
        }
        FeatureKind::Road => format!("prolonge {what} ({tiles})"),
        FeatureKind::City => format!("agrandit {what} ({tiles})"),
    }
}

fn piece(french: &French, piece: &TilePart) -> String {
    let mut text = french.feature_name(piece.kind).to_string();
    if piece.bearings != Bearings::NONE {
        text = format!("{text} {}", french.bearings(piece.bearings));
    } else if matches!(piece.kind, FeatureKind::City | FeatureKind::Road) {
        text = format!("{text} de tous les côtés");
    }
    let mut extras: Vec<String> = Vec::new();
    if piece.shields > 0 {
        extras.push(number_of(piece.shields.into(), french.shield()));
    }
    if piece.cathedral {
        extras.push("une cathédrale".to_string());
    }
    if piece.inn {
        extras.push("une auberge".to_string());
    }
    extras.extend(piece.goods.map(|goods| {
        match goods {
            Goods::Wine => "du vin",
            Goods::Wheat => "du blé",
            Goods::Cloth => "du tissu",
        }
        .to_string()
    }));
    if extras.is_empty() {
        return text;
    }
    let extras: Vec<&str> = extras.iter().map(String::as_str).collect();
    format!("{text} avec {}", row(&extras))
}

/// What is worth saying of a feature on the table: its owner, facts and points.
fn state(french: &French, whose: &Whose, facts: &Facts, points: u32) -> String {
    let what = owned(french, whose, facts.kind);
    let facts = french.facts(facts);
    match whose {
        Whose::Nobodys => format!("{what}, {facts}"),
        _ => format!("{what}, {facts}, {} pour l’instant", french.points(points)),
    }
}

impl Heard for French {
    fn choice(&self, choice: &CellChoice) -> String {
        let turned = match choice.quarters {
            0 => "telle quelle",
            1 => "tournée d’un quart à droite",
            2 => "tournée d’un demi-tour",
            _ => "tournée d’un quart à gauche",
        };
        let ways = match choice.ways {
            1 => format!("convient {turned}"),
            ways => format!("convient de {ways} façons, {turned}"),
        };
        let cell = self.cell(choice.pos);
        let done = choice.touched.iter();
        let done = repeated(done.map(|one| touched(self, one)));
        let done: Vec<String> = done.map(|(what, times)| self.times(&what, times)).collect();
        if done.is_empty() {
            return format!("{cell}\u{a0}: {ways}");
        }
        format!("{cell}\u{a0}: {ways}\u{202f}; {}", done.join(", "))
    }

    fn tile_look(&self, look: &TileLook) -> String {
        let mut parts: Vec<String> = look.pieces.iter().map(|one| piece(self, one)).collect();
        match look.water {
            Some(Symbol::RiverSource) => parts.push("source de la rivière".to_string()),
            Some(_) => parts.push("lac de la rivière".to_string()),
            None if look.river == Bearings::NONE => {}
            None => parts.push(format!("rivière {}", self.bearings(look.river))),
        }
        if parts.is_empty() {
            return "rien que du pré".to_string();
        }
        parts.join("\u{202f}; ")
    }

    fn to_place(&self, look: &TileLook, cells: u32) -> String {
        let places = number_of(cells, "endroit");
        format!(
            "Tuile à poser\u{a0}: {}. Elle convient à {places}.",
            self.tile_look(look)
        )
    }

    fn hand_held(&self, number: u32, count: u32) -> String {
        let tiles = self.tiles(count);
        let to = if count == 2 { "et" } else { "à" };
        format!(
            "Vous avez {tiles}, à choisir par les touches 1 {to} {count}\u{202f}; la tuile {number} est choisie."
        )
    }

    fn to_lay(&self, look: &TileLook, pos: Pos) -> String {
        let (cell, look) = (self.cell(pos), self.tile_look(look));
        format!("Tuile à poser, comme elle serait ici, {cell}\u{a0}: {look}.")
    }

    fn turned(&self, edges: [Terrain; 4], ways: Option<u32>) -> String {
        let edges = capital(&self.edges(edges));
        match ways {
            None => format!("{edges}."),
            Some(1) => format!("{edges}. Elle ne convient ici que de cette façon."),
            Some(ways) => format!("{edges}. Convient ici, de {ways} façons en tout."),
        }
    }

    fn places_at(&self, name: &str, pos: Pos, look: &TileLook) -> String {
        let (cell, look) = (self.cell(pos), self.tile_look(look));
        format!("{name} pose une tuile {cell}\u{a0}: {look}.")
    }

    fn scored(&self, scored: &str, lines: &[Line]) -> String {
        let lines: Vec<String> = lines.iter().map(|&line| self.score_line(line)).collect();
        let scored = scored.trim_end_matches('.');
        format!("{scored}\u{a0}: {}.", lines.join(" + "))
    }

    fn taken_back(&self) -> String {
        "Repris.".to_string()
    }

    fn no_meeple_left(&self) -> String {
        format!("Il ne reste aucun {} à placer.", self.meeple())
    }

    fn figure_places(&self, places: u32) -> String {
        format!(
            "{} pour une figurine, ou passez.",
            number_of(places, "place")
        )
    }

    fn clauses(&self, parts: &[String]) -> String {
        parts.join("\u{202f}; ")
    }

    fn or_skip(&self, other: &str) -> String {
        format!("{other}, ou passez.")
    }

    fn my_figures(&self, stands: &[StandingFigure], left: &[(Figure, u32)]) -> String {
        let stand = |stand: &StandingFigure| {
            let who = match stand.figure {
                Figure::Meeple => self.role(stand.facts.kind),
                figure => self.figure(figure),
            };
            let state = match stand.figure {
                Figure::Shepherd => self.sheep(stand.sheep),
                _ => state(self, &stand.whose, &stand.facts, stand.points),
            };
            format!("{who} {}\u{a0}: {state}.", self.site(stand.site))
        };
        let left: Vec<String> = left
            .iter()
            .map(|&(one, count)| self.figures(one, count))
            .collect();
        let left = row(&left.iter().map(String::as_str).collect::<Vec<_>>());
        let left = format!("{left} en réserve");
        if stands.is_empty() {
            return format!("Vous n’avez aucune figurine sur la table. {left}.");
        }
        let count = number_of(stands.len() as u32, "figurine");
        let stands: Vec<String> = stands.iter().map(|one| capital(&stand(one))).collect();
        format!("{count} sur la table. {} {left}.", stands.join(" "))
    }

    fn open_features(&self, open: &[OpenFeature], more: u32) -> String {
        let one = |open: &OpenFeature| {
            let state = state(self, &open.whose, &open.facts, open.points);
            capital(&format!("{}\u{a0}: {state}.", self.site(open.site)))
        };
        let mut all: Vec<String> = open.iter().map(one).collect();
        if more > 0 {
            all.push(format!("Et {more} de plus, où personne ne se trouve."));
        }
        if all.is_empty() {
            return "Aucune zone n’est ouverte.".to_string();
        }
        all.join(" ")
    }

    fn held_features(&self, held: &[OpenFeature]) -> String {
        let one = |open: &OpenFeature| state(self, &open.whose, &open.facts, open.points);
        let held: Vec<String> = held.iter().map(one).collect();
        if held.is_empty() {
            return "Personne ne s’y trouve encore.".to_string();
        }
        capital(&format!("{}.", self.clauses(&held)))
    }

    fn unseen_in_all(&self, tiles: &ToCome) -> String {
        let stack = tiles.in_stack();
        if tiles.all == 0 {
            return "Il ne reste aucune tuile".to_string();
        }
        if stack == tiles.all {
            return self.tiles_left(stack);
        }
        let mut places = vec![format!("{stack} dans la pile")];
        if tiles.in_hands > 0 {
            places.push(format!("{} en main", tiles.in_hands));
        }
        if tiles.buried > 0 {
            places.push(format!("{} sous des collines", tiles.buried));
        }
        let all = self.tiles(tiles.all);
        format!("{all} pas encore vues\u{a0}: {}", places.join(", "))
    }

    fn to_come(&self, tiles: &ToCome) -> String {
        if tiles.all == 0 {
            return format!("{}.", self.unseen_in_all(tiles));
        }
        format!(
            "{}. Avec une ville\u{a0}: {}\u{202f}; avec un {}\u{a0}: {}\u{202f}; avec {}\u{a0}: {}\u{202f}; \
             avec une abbaye\u{a0}: {}.",
            self.unseen_in_all(tiles),
            tiles.cities,
            self.shield(),
            tiles.shields,
            self.feature(FeatureKind::Road),
            tiles.roads,
            tiles.monasteries
        )
    }

    fn standings(&self, scores: &[(&str, u32)]) -> String {
        let score =
            |&(name, points): &(&str, u32)| format!("{name}\u{a0}: {}", self.points(points));
        let scores: Vec<String> = scores.iter().map(score).collect();
        format!("{}.", scores.join(", "))
    }

    fn meanwhile(&self, told: &str) -> String {
        format!("Entre-temps\u{a0}: {told}")
    }

    fn gains_at_end(&self, gains: &[(&str, u32)]) -> String {
        let gain = |&(name, points): &(&str, u32)| format!("{} à {name}", self.points(points));
        let gains: Vec<String> = gains.iter().map(gain).collect();
        format!("Le décompte final rapporte {}.", gains.join(", "))
    }

    fn where_scores_are(&self) -> String {
        let scores = self.scores();
        format!("Le bouton «\u{a0}{scores}\u{a0}» ouvre le tableau des points.")
    }

    fn placed_last(&self, pos: Pos, look: &TileLook) -> String {
        let (cell, look) = (self.cell(pos), self.tile_look(look));
        format!("Dernière tuile posée, {cell}\u{a0}: {look}.")
    }

    fn tiles_kept(&self, looks: &[String]) -> String {
        let tiles = self.tiles(looks.len() as u32);
        format!("Vous gardez {tiles}\u{a0}: {}.", looks.join(". "))
    }

    fn nothing_in_hand(&self) -> String {
        "Vous n’avez aucune tuile en main.".to_string()
    }
}
