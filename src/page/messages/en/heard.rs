//! For those who play without seeing the board.

use super::{English, capital, counted, number_of, row, whose};
use crate::messages::heard::repeated;
use crate::messages::modules::HillsTexts;
use crate::messages::{
    Bearings, BoardReader, CellChoice, Counts, Facts, Heard, Labels, OpenFeature, Readings, Scores,
    Spoken, StandingFigure, TileLook, TilePart, ToCome, Touched, Whose, Words,
};
use engine::rules::Figure;
use engine::table::Line;
use engine::tiles::{FeatureKind, Goods, Pos, Symbol, Terrain};

/// A feature and its owner: "your road", "Ben’s city", "a road".
fn owned(whose_it_is: &Whose, kind: FeatureKind) -> String {
    let noun = English.feature_name(kind);
    match whose_it_is {
        Whose::Nobodys => English.feature(kind).to_string(),
        Whose::Yours => format!("your {noun}"),
        Whose::Shared(names) => format!("the {noun} of you and {}", row(names)),
        Whose::Others(names) => match names.as_slice() {
            [one] => format!("{} {noun}", whose(one)),
            names => format!("the {noun} of {}", row(names)),
        },
    }
}

fn touched(touched: &Touched) -> String {
    let what = owned(&touched.whose, touched.kind);
    let tiles = English.tiles(u32::from(touched.tiles));
    match touched.kind {
        FeatureKind::Monastery | FeatureKind::Garden if touched.completes => {
            format!("completes {what}")
        }
        FeatureKind::Monastery | FeatureKind::Garden => {
            format!("surrounds {what}, {} of 9", touched.tiles)
        }
        FeatureKind::Field => format!("joins {what}"),
        FeatureKind::Road | FeatureKind::City if touched.completes => {
            format!("completes {what} of {tiles}")
        }
        FeatureKind::Road | FeatureKind::City => format!("joins {what} of {tiles}"),
    }
}

fn piece(piece: &TilePart) -> String {
    let mut text = English.feature_name(piece.kind).to_string();
    if piece.bearings != Bearings::NONE {
        text = format!("{text} {}", English.bearings(piece.bearings));
    } else if matches!(piece.kind, FeatureKind::City | FeatureKind::Road) {
        text = format!("{text} on all sides");
    }
    let mut extras: Vec<String> = Vec::new();
    if piece.shields > 0 {
        extras.push(counted(piece.shields.into(), "shield", "shields"));
    }
    if piece.cathedral {
        extras.push("a cathedral".to_string());
    }
    if piece.inn {
        extras.push("an inn".to_string());
    }
    extras.extend(piece.goods.map(|goods| {
        match goods {
            Goods::Wine => "wine",
            Goods::Wheat => "wheat",
            Goods::Cloth => "cloth",
        }
        .to_string()
    }));
    if extras.is_empty() {
        return text;
    }
    let extras: Vec<&str> = extras.iter().map(String::as_str).collect();
    format!("{text} with {}", row(&extras))
}

/// What is worth saying of a feature on the table: its owner, facts and points.
fn state(whose_it_is: &Whose, facts: &Facts, points: u32) -> String {
    let what = owned(whose_it_is, facts.kind);
    let facts = English.facts(facts);
    match whose_it_is {
        Whose::Nobodys => format!("{what}, {facts}"),
        _ => format!("{what}, {facts}, {} now", English.points(points)),
    }
}

impl Heard for English {
    fn choice(&self, choice: &CellChoice) -> String {
        let turned = match choice.quarters {
            0 => "as it is turned",
            1 => "turned a quarter to the right",
            2 => "turned upside down",
            _ => "turned a quarter to the left",
        };
        let ways = match choice.ways {
            1 => format!("fits {turned}"),
            ways => format!("fits in {ways} ways, {turned}"),
        };
        let cell = self.cell(choice.pos);
        let done = repeated(choice.touched.iter().map(touched));
        let done: Vec<String> = done.map(|(what, times)| self.times(&what, times)).collect();
        if done.is_empty() {
            return format!("{cell}: {ways}");
        }
        format!("{cell}: {ways}; {}", done.join(", "))
    }

    fn tile_look(&self, look: &TileLook) -> String {
        let mut parts: Vec<String> = look.pieces.iter().map(piece).collect();
        match look.water {
            Some(Symbol::RiverSource) => parts.push("source of the river".to_string()),
            Some(_) => parts.push("lake of the river".to_string()),
            None if look.river == Bearings::NONE => {}
            None => parts.push(format!("river {}", self.bearings(look.river))),
        }
        if parts.is_empty() {
            return "only field".to_string();
        }
        parts.join("; ")
    }

    fn to_place(&self, look: &TileLook, cells: u32) -> String {
        let places = number_of(cells, "place");
        format!(
            "Tile to place: {}. It fits in {places}.",
            self.tile_look(look)
        )
    }

    fn hand_held(&self, number: u32, count: u32) -> String {
        let tiles = self.tiles(count);
        let to = if count == 2 { "and" } else { "to" };
        format!("You hold {tiles}, the keys 1 {to} {count} choose; tile {number} is chosen.")
    }

    fn to_lay(&self, look: &TileLook, pos: Pos) -> String {
        let (cell, look) = (self.cell(pos), self.tile_look(look));
        format!("Tile to place, as it would lie {cell}: {look}.")
    }

    fn turned(&self, edges: [Terrain; 4], ways: Option<u32>) -> String {
        let edges = capital(&self.edges(edges));
        match ways {
            None => format!("{edges}."),
            Some(1) => format!("{edges}. It fits here only like this."),
            Some(ways) => format!("{edges}. Fits here, in one of {ways} ways."),
        }
    }

    fn places_at(&self, name: &str, pos: Pos, look: &TileLook) -> String {
        format!(
            "{name} places a tile {}: {}.",
            self.cell(pos),
            self.tile_look(look)
        )
    }

    fn scored(&self, scored: &str, lines: &[Line]) -> String {
        let lines: Vec<String> = lines.iter().map(|&line| self.score_line(line)).collect();
        format!("{}: {}.", scored.trim_end_matches('.'), lines.join(" + "))
    }

    fn taken_back(&self) -> String {
        "Taken back.".to_string()
    }

    fn no_meeple_left(&self) -> String {
        "No meeple is left to place.".to_string()
    }

    fn figure_places(&self, places: u32) -> String {
        format!("{} for a figure, or skip.", number_of(places, "place"))
    }

    fn clauses(&self, parts: &[String]) -> String {
        parts.join("; ")
    }

    fn or_skip(&self, other: &str) -> String {
        format!("{other}, or skip.")
    }

    fn my_figures(&self, stands: &[StandingFigure], left: &[(Figure, u32)]) -> String {
        let stand = |stand: &StandingFigure| {
            let who = match stand.figure {
                Figure::Meeple => self.role(stand.facts.kind),
                figure => self.figure(figure),
            };
            let state = match stand.figure {
                Figure::Shepherd => self.sheep(stand.sheep),
                _ => state(&stand.whose, &stand.facts, stand.points),
            };
            format!("{who} {}: {state}.", self.site(stand.site))
        };
        let left: Vec<String> = left
            .iter()
            .map(|&(one, count)| self.figures(one, count))
            .collect();
        let left = row(&left.iter().map(String::as_str).collect::<Vec<_>>());
        if stands.is_empty() {
            return format!("You have no figure on the table. {left} left.");
        }
        let count = number_of(stands.len() as u32, "figure");
        let stands: Vec<String> = stands.iter().map(|one| capital(&stand(one))).collect();
        format!("{count} on the table. {} {left} left.", stands.join(" "))
    }

    fn open_features(&self, open: &[OpenFeature], more: u32) -> String {
        let one = |open: &OpenFeature| {
            let state = state(&open.whose, &open.facts, open.points);
            capital(&format!("{}: {state}.", self.site(open.site)))
        };
        let mut all: Vec<String> = open.iter().map(one).collect();
        if more > 0 {
            all.push(format!("And {more} more, on which nobody stands."));
        }
        if all.is_empty() {
            return "No feature is open.".to_string();
        }
        all.join(" ")
    }

    fn held_features(&self, held: &[OpenFeature]) -> String {
        let one = |open: &OpenFeature| state(&open.whose, &open.facts, open.points);
        let held: Vec<String> = held.iter().map(one).collect();
        if held.is_empty() {
            return "Nobody stands there yet.".to_string();
        }
        capital(&format!("{}.", self.clauses(&held)))
    }

    fn unseen_in_all(&self, tiles: &ToCome) -> String {
        let stack = tiles.in_stack();
        if tiles.all == 0 {
            return "No tile is left".to_string();
        }
        if stack == tiles.all {
            return self.tiles_left(stack);
        }
        let mut places = vec![format!("{stack} in the stack")];
        if tiles.in_hands > 0 {
            places.push(format!("{} in hands", tiles.in_hands));
        }
        if tiles.buried > 0 {
            places.push(format!("{} under hills", tiles.buried));
        }
        let all = self.tiles(tiles.all);
        format!("{all} not seen yet: {}", places.join(", "))
    }

    fn to_come(&self, tiles: &ToCome) -> String {
        if tiles.all == 0 {
            return format!("{}.", self.unseen_in_all(tiles));
        }
        format!(
            "{}. With a city: {}; with a shield: {}; with a road: {}; with a monastery: {}.",
            self.unseen_in_all(tiles),
            tiles.cities,
            tiles.shields,
            tiles.roads,
            tiles.monasteries
        )
    }

    fn standings(&self, scores: &[(&str, u32)]) -> String {
        let score = |&(name, points): &(&str, u32)| format!("{name}: {}", self.points(points));
        let scores: Vec<String> = scores.iter().map(score).collect();
        format!("{}.", scores.join(", "))
    }

    fn meanwhile(&self, told: &str) -> String {
        format!("Meanwhile: {told}")
    }

    fn gains_at_end(&self, gains: &[(&str, u32)]) -> String {
        let gain = |&(name, points): &(&str, u32)| format!("{} to {name}", self.points(points));
        let gains: Vec<String> = gains.iter().map(gain).collect();
        format!("The final scoring brought {}.", gains.join(", "))
    }

    fn where_scores_are(&self) -> String {
        format!("The button “{}” opens the table of points.", self.scores())
    }

    fn placed_last(&self, pos: Pos, look: &TileLook) -> String {
        let (cell, look) = (self.cell(pos), self.tile_look(look));
        format!("Placed last, {cell}: {look}.")
    }

    fn tiles_kept(&self, looks: &[String]) -> String {
        let tiles = self.tiles(looks.len() as u32);
        format!("You keep {tiles}: {}.", looks.join(". "))
    }

    fn nothing_in_hand(&self) -> String {
        "You hold no tile.".to_string()
    }
}
