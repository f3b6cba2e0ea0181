//! Counted things, and what points are made of.

use super::{English, capital, counted, number_of, row, whose};
use crate::messages::modules::{GoldTexts, HillsTexts};
use crate::messages::{Bearings, Counts, Facts, Place, Scores, Words};
use engine::rules::Figure;
use engine::table::{Line, Measure};
use engine::tiles::FeatureKind;

impl Counts for English {
    fn tiles(&self, count: u32) -> String {
        number_of(count, "tile")
    }

    fn percent(&self, count: u32) -> String {
        format!("{count}%")
    }

    fn tiles_in_game(&self, count: u32) -> String {
        format!("{} in this game", self.tiles(count))
    }

    fn by_edition(&self, value: &str) -> String {
        format!("In this edition: {value}")
    }

    fn options_changed(&self, count: u32) -> String {
        counted(count, "option changed", "options changed")
    }

    fn points(&self, count: u32) -> String {
        number_of(count, "point")
    }

    fn boxes(&self, count: u32) -> String {
        number_of(count, "expansion")
    }

    fn players_count(&self, count: u32) -> String {
        number_of(count, "player")
    }

    fn meeples(&self, count: u32) -> String {
        number_of(count, "meeple")
    }

    fn figures(&self, figure: Figure, count: u32) -> String {
        number_of(count, self.figure(figure))
    }

    fn names(&self, names: &[&str]) -> String {
        row(names)
    }

    fn tile_of_hand(&self, number: u32, count: u32) -> String {
        format!("Tile {number} of {count}")
    }

    fn labelled(&self, name: &str, what: &str) -> String {
        format!("{name}: {what}")
    }

    fn player(&self, number: u32) -> String {
        format!("Player {number}")
    }

    fn computer_player(&self, number: u32) -> String {
        format!("Computer {number}")
    }

    fn meeples_left(&self, count: u32) -> String {
        format!("Meeples left: {count}")
    }

    fn tiles_left(&self, count: u32) -> String {
        format!("{} left", self.tiles(count))
    }

    fn turn_of(&self, name: &str) -> String {
        format!("{} turn", whose(name))
    }

    fn decides_in(&self, name: &str, active: &str) -> String {
        format!("{name} decides, in {} turn", whose(active))
    }

    fn turn_heading(&self, number: u32, name: &str) -> String {
        format!("Turn {number}: {name}")
    }

    fn waiting_for(&self, name: &str) -> String {
        format!("Waiting for {name}")
    }

    fn thinking(&self, name: &str) -> String {
        format!("{name} is thinking")
    }

    fn hand_over(&self, name: &str) -> String {
        format!("Hand the screen to {name}")
    }

    fn covered(&self, name: &str, key: &str) -> String {
        format!(
            "{} tiles are covered. {}, who shows them with {key}.",
            whose(name),
            self.hand_over(name)
        )
    }

    fn turn_number(&self, turn: u32, turns: u32) -> String {
        format!("Turn {turn} of {turns}")
    }

    fn scoring_step(&self, step: u32, steps: u32) -> String {
        format!("Final scoring: {step} of {steps}")
    }

    fn winners(&self, names: &[&str], points: u32) -> String {
        let verb = if names.len() == 1 {
            "wins"
        } else {
            "share the victory"
        };
        format!("{} {verb} with {}", row(names), self.points(points))
    }
}

impl Scores for English {
    fn score_line(&self, line: Line) -> String {
        let count = u32::from(line.count);
        let what = match line.measure {
            Measure::Handicap => number_of(count, "agreed point"),
            Measure::Tiles => self.tiles(count),
            Measure::Shields => number_of(count, "shield"),
            Measure::Cities => counted(count, "city", "cities"),
            Measure::Knights => number_of(count, "knight"),
            Measure::Farmers => number_of(count, "farmer"),
            Measure::Message => number_of(count, "message"),
            Measure::Stolen => number_of(count, "stolen point"),
            Measure::Robber => number_of(count, "robber"),
            Measure::Pig => counted(count, "city with the pig", "cities with the pig"),
            Measure::Goods => counted(count, "majority", "majorities"),
            Measure::Ingots => self.ingots(count),
            Measure::Mage => counted(count, "tile with the mage", "tiles with the mage"),
            Measure::Witch => return format!("−{count} (witch)"),
            Measure::Vineyards => number_of(count, "vineyard"),
            Measure::Sheep => self.sheep(count),
            Measure::Characters => number_of(count, "character"),
            Measure::Herd => number_of(count, "herd"),
            Measure::LoneJokers => number_of(count, "animal joker"),
            Measure::Magic => counted(count, "dragon or fairy", "dragon and fairy"),
            Measure::Strays => counted(count, "card of another colour", "cards of another colour"),
            Measure::BuildingSet => counted(count, "set of buildings", "sets of buildings"),
        };
        match line.each {
            1 => what,
            each => format!("{what} × {each}"),
        }
    }

    fn score_sum(&self, lines: &[Line], points: u32) -> String {
        let lines: Vec<String> = lines.iter().map(|&line| self.score_line(line)).collect();
        format!("{} = {points}", lines.join(" + "))
    }

    fn by_rules(&self, rules: &[String]) -> String {
        let head = if rules.len() == 1 { "Rule" } else { "Rules" };
        format!("{head}: {}", rules.join(", "))
    }

    fn facts(&self, facts: &Facts) -> String {
        let tiles = self.tiles(facts.tiles);
        let mut known = match facts.kind {
            FeatureKind::Field => {
                vec![counted(facts.cities, "completed city", "completed cities")]
            }
            FeatureKind::Monastery | FeatureKind::Garden => vec![format!("{tiles} of 9")],
            FeatureKind::Road | FeatureKind::City => vec![tiles],
        };
        if facts.shields > 0 {
            known.push(number_of(facts.shields, "shield"));
        }
        if facts.complete {
            known.push("complete".to_string());
        }
        known.join(", ")
    }

    fn feature_held(&self, facts: &Facts, holders: &[&str], points: u32) -> String {
        let name = capital(self.feature_name(facts.kind));
        let known = self.facts(facts);
        match holders {
            [] => format!("{name}, {known}: nobody stands there."),
            holders => format!(
                "{name}, {known}: {} for {}.",
                self.points(points),
                row(holders)
            ),
        }
    }

    fn place(&self, place: &Place) -> String {
        let role = self.role(place.facts.kind);
        let who = match place.figure {
            Figure::Meeple => role.to_string(),
            Figure::Large => format!("large meeple as {role}"),
            figure => self.figure(figure).to_string(),
        };
        let on = self.on_feature(place.facts.kind);
        let space = if place.bearings == Bearings::NONE {
            ""
        } else {
            " "
        };
        let at = format!("{who} {on}{space}{}", self.bearings(place.bearings));
        match place.figure {
            Figure::Shepherd => at,
            _ => format!("{at}: {}", self.facts(&place.facts)),
        }
    }
}
