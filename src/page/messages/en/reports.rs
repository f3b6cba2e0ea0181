//! Sentences of the log.

use super::{English, capital, row, whose};
use crate::messages::{Counts, Heard, Reports, TileLook, Words};
use engine::rules::Figure;
use engine::tiles::FeatureKind;

impl Reports for English {
    fn begins(&self, name: &str) -> String {
        format!("{name} begins.")
    }

    fn plays_on(&self, name: &str) -> String {
        format!("{name} plays one more tile.")
    }

    fn draws(&self, name: &str, hidden: bool) -> String {
        if hidden {
            format!("{name} draws a secret tile.")
        } else {
            format!("{name} draws a tile.")
        }
    }

    fn tile_unplaceable(&self, name: &str) -> String {
        format!("{} tile fits nowhere and leaves the game.", whose(name))
    }

    fn shows_hand(&self, name: &str) -> String {
        format!("{name} shows the hand: nothing in it fits.")
    }

    fn tile_discarded(&self, name: &str) -> String {
        format!("{name} gives up a tile, because none in hand fits.")
    }

    fn places_a_tile(&self, name: &str) -> String {
        format!("{name} places a tile.")
    }

    fn places_tile(&self, name: &str, look: &TileLook) -> String {
        format!("{name} places a tile: {}.", self.tile_look(look))
    }

    fn deploys(&self, name: &str, figure: Figure, kind: FeatureKind) -> String {
        let role = self.role(kind);
        match figure {
            Figure::Meeple => format!("{name} places a {role}."),
            Figure::Large => format!("{name} places the large meeple as a {role}."),
            figure => {
                let figure = self.figure(figure);
                format!("{name} places the {figure} {}.", self.on_feature(kind))
            }
        }
    }

    fn passes(&self, name: &str) -> String {
        format!("{name} passes.")
    }

    fn completed(&self, kind: FeatureKind) -> String {
        format!("{} is complete.", capital(self.feature(kind)))
    }

    fn completed_empty(&self, kind: FeatureKind) -> String {
        format!(
            "{} is complete, but nobody stands on it.",
            capital(self.feature(kind))
        )
    }

    fn scores_feature(&self, name: &str, points: u32, kind: FeatureKind, complete: bool) -> String {
        let points = self.points(points);
        if complete {
            return format!("{name} scores {points} for {}.", self.feature(kind));
        }
        let what = match kind {
            FeatureKind::Road => "an incomplete road",
            FeatureKind::City => "an incomplete city",
            FeatureKind::Monastery => "an incomplete monastery",
            FeatureKind::Garden => "an incomplete garden",
            FeatureKind::Field => "a field",
        };
        format!("{name} scores {points} for {what}.")
    }

    fn takes_home(&self, name: &str, figure: Figure) -> String {
        match figure {
            Figure::Meeple => format!("{name} takes a meeple back."),
            figure => format!("{name} takes the {} back.", self.figure(figure)),
        }
    }

    fn ends_turn(&self, name: &str) -> String {
        format!("{name} ends the turn.")
    }

    fn final_scoring(&self) -> String {
        "The last turn is over: final scoring.".to_string()
    }

    fn wins(&self, names: &[&str]) -> String {
        let verb = if names.len() == 1 {
            "wins"
        } else {
            "share the victory"
        };
        format!("{} {verb}.", row(names))
    }
}
