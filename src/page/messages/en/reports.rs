//! Sentences of the log.

use super::{English, capital, row, whose};
use crate::messages::{Counts, Heard, Look, Reports, Words};
use engine::rules::{Circle, Figure, Message, Wizard};
use engine::tiles::{FeatureKind, Goods};

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

    fn hides_tile(&self) -> String {
        "One more tile goes under the hill, unseen.".to_string()
    }

    fn places_tile(&self, name: &str, look: &Look) -> String {
        format!("{name} places a tile: {}.", self.tile_look(look))
    }

    fn double_turn(&self, name: &str) -> String {
        format!("{name} extends the feature of the builder: one more tile will follow.")
    }

    fn robber_placed(&self, name: &str, space: u32) -> String {
        format!("{name} puts the robber on space {space}.")
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

    fn conjures(&self, name: &str, wizard: Wizard, kind: FeatureKind) -> String {
        let (who, place) = (self.wizard(wizard), self.on_feature(kind));
        format!("{name} puts {who} {place}.")
    }

    fn wizard_leaves(&self, wizard: Wizard) -> String {
        capital(&format!("{} leaves the board.", self.wizard(wizard)))
    }

    fn lays_ferry(&self, name: &str) -> String {
        format!("{name} lays a ferry.")
    }

    fn turns_ferry(&self, name: &str) -> String {
        format!("{name} turns a ferry.")
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

    fn scores_message(&self, name: &str, points: u32, message: Message) -> String {
        let points = self.points(points);
        format!("{name} scores {points} for message {}.", message.number())
    }

    fn steals(&self, name: &str, points: u32, victim: &str) -> String {
        format!("{name} steals {} from {victim}.", self.points(points))
    }

    fn takes_goods(&self, name: &str, goods: Goods, count: u32) -> String {
        format!("{name} takes goods: {count} {}.", self.goods(goods))
    }

    fn scores_goods(&self, name: &str, points: u32, goods: Goods) -> String {
        let points = self.points(points);
        format!("{name} scores {points} for most {}.", self.goods(goods))
    }

    fn places_ingot(&self, name: &str) -> String {
        format!("{name} puts an ingot on a tile.")
    }

    fn takes_ingots(&self, name: &str, count: u32) -> String {
        format!("{name} takes {}.", self.ingots(count))
    }

    fn ingots_removed(&self, count: u32) -> String {
        let ingots = self.ingots(count);
        format!("Left on tiles and worth nothing: {ingots}.")
    }

    fn scores_gold(&self, name: &str, points: u32) -> String {
        let points = self.points(points);
        format!("{name} scores {points} for gold.")
    }

    fn moves_gingerbread(&self, name: &str) -> String {
        format!("{name} moves the gingerbread man to another city.")
    }

    fn gingerbread_leaves(&self) -> String {
        "No city is incomplete: the gingerbread man leaves the table.".to_string()
    }

    fn scores_gingerbread(&self, name: &str, points: u32) -> String {
        let points = self.points(points);
        format!("{name} scores {points} for knights with the gingerbread man.")
    }

    fn scores_robber(&self, name: &str, points: u32) -> String {
        format!(
            "{name} scores {} for the robber on the track.",
            self.points(points)
        )
    }

    fn takes_home(&self, name: &str, figure: Figure) -> String {
        match figure {
            Figure::Meeple => format!("{name} takes a meeple back."),
            figure => format!("{name} takes the {} back.", self.figure(figure)),
        }
    }

    fn robber_follows(&self, name: &str, space: u32) -> String {
        format!("{} robber moves along to space {space}.", whose(name))
    }

    fn robber_home(&self, name: &str) -> String {
        format!("{name} takes the robber back.")
    }

    fn reads_message(&self, name: &str, message: Message) -> String {
        format!(
            "{name} turns over message {}: “{}”.",
            message.number(),
            self.message(message)
        )
    }

    fn chooses_circle(&self, name: &str, circle: Circle) -> String {
        match circle {
            Circle::Add => format!("{name} chooses: everybody may add a meeple beside an own one."),
            Circle::Remove => format!("{name} chooses: everybody takes a meeple back."),
        }
    }

    fn ends_turn(&self, name: &str) -> String {
        format!("{name} ends the turn.")
    }

    fn final_scoring(&self) -> String {
        "The last turn is over: final scoring.".to_string()
    }

    fn adds_messenger(&self, name: &str, total: u32) -> String {
        format!("{name} adds both score figures: {}.", self.points(total))
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
