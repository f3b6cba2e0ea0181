//! Questions, refusals, troubles.

use super::{English, row, whose};
use crate::messages::{Answers, Asks, Choices, Counts, Troubles, Words};
use engine::rules::{Figure, RobberAt, SPACES, space};
use engine::tiles::{FeatureKind, Side, Terrain};

impl Asks for English {
    fn score_next(&self, kind: FeatureKind) -> String {
        format!("Score the {}", self.feature_name(kind))
    }

    fn on_track(
        &self,
        name: &str,
        score: u32,
        messenger: Option<u32>,
        robber: Option<RobberAt>,
    ) -> String {
        let on = |total: u32| match (space(total), total < SPACES) {
            (space, true) => format!("on {space}"),
            (space, false) => format!("on {space} ({})", self.points(total)),
        };
        let mut parts = vec![on(score).replacen("on ", "on space ", 1)];
        parts.extend(messenger.map(|total| format!("messenger {}", on(total))));
        match robber {
            Some(RobberAt::Space(space)) => parts.push(format!("robber on {space}")),
            Some(RobberAt::Spent) => parts.push("robber goes home".to_string()),
            Some(RobberAt::Supply) | None => {}
        }
        format!("{name} {}", parts.join(", "))
    }

    fn recall(&self, figure: Figure, kind: FeatureKind) -> String {
        let who = match figure {
            Figure::Meeple => self.role(kind),
            figure => self.figure(figure),
        };
        format!("Take back the {who} {}", self.on_feature(kind))
    }
}

impl Answers for English {
    fn not_now(&self) -> String {
        "Something else comes first.".to_string()
    }

    fn game_is_over(&self) -> String {
        "The game is over.".to_string()
    }

    fn cannot_come(&self) -> String {
        "This cannot be drawn any more.".to_string()
    }

    fn not_in_hand(&self) -> String {
        "This tile is not in your hand.".to_string()
    }

    fn cell_taken(&self) -> String {
        "A tile lies there already.".to_string()
    }

    fn no_neighbour(&self) -> String {
        "A tile must share a whole side with a tile on the table; a corner is not enough."
            .to_string()
    }

    fn edge_mismatch(&self, side: Side, ours: Terrain, theirs: Terrain) -> String {
        let (side, ours, theirs) = (self.side(side), self.terrain(ours), self.terrain(theirs));
        format!("The {side} edge is {ours}, its neighbour shows {theirs}.")
    }

    fn something_fits(&self) -> String {
        "One of your tiles fits, so it must be placed.".to_string()
    }

    fn no_such_segment(&self) -> String {
        "There is nothing to stand on; figures go on the tile just placed.".to_string()
    }

    fn not_on_placed_tile(&self) -> String {
        "A figure goes on the tile you have just placed.".to_string()
    }

    fn none_left(&self, figure: Figure) -> String {
        match figure {
            Figure::Meeple => "You have no meeple left in your supply.".to_string(),
            figure => format!("Your {} is not in your supply.", self.figure(figure)),
        }
    }

    fn occupied(&self, names: &[&str]) -> String {
        let whose: Vec<String> = names.iter().map(|name| whose(name)).collect();
        let whose = row(&whose.iter().map(String::as_str).collect::<Vec<_>>());
        let meeples = if names.len() == 1 {
            "meeple is"
        } else {
            "meeples are"
        };
        format!("{whose} {meeples} already there, even if far away: the joined feature counts.")
    }

    fn farmers_off(&self) -> String {
        "This game is played without farmers, so fields stay empty.".to_string()
    }

    fn wrong_feature(&self, figure: Figure, kind: FeatureKind) -> String {
        let text = match figure {
            Figure::Abbot => "The abbot only goes to monasteries and gardens.",
            Figure::Builder => "The builder only goes on roads and in cities.",
            Figure::Pig => "The pig only goes on fields.",
            Figure::Shepherd => "The shepherd only goes on fields.",
            Figure::Meeple | Figure::Large if kind == FeatureKind::Garden => {
                "Only the abbot may tend a garden."
            }
            Figure::Meeple | Figure::Large => "A meeple cannot stand there.",
        };
        text.to_string()
    }

    fn no_own_meeple(&self, kind: FeatureKind) -> String {
        format!(
            "You need a meeple of your own {} first.",
            self.on_feature(kind)
        )
    }

    fn already_complete(&self) -> String {
        "The feature is complete, so the figure would come back at once.".to_string()
    }

    fn not_waiting(&self) -> String {
        "That feature is not waiting to be scored.".to_string()
    }

    fn not_there(&self) -> String {
        "None of your meeples stands there.".to_string()
    }

    fn mandatory(&self) -> String {
        "This step cannot be skipped.".to_string()
    }
}

impl Troubles for English {
    fn wrong_seats(&self, most: u32) -> String {
        format!(
            "With the option “{}” as it is, a game has 2 to {most} players.",
            self.max_players_label()
        )
    }

    fn no_first_player(&self) -> String {
        "The player who should begin is not at the table.".to_string()
    }

    fn wrong_handicap(&self, most: u32) -> String {
        format!("A handicap is at most {most} points, for a player at the table.")
    }

    fn no_start_tile(&self) -> String {
        "None of the chosen tile sets has a tile to begin with.".to_string()
    }

    fn wrong_copies(&self, set: &str) -> String {
        format!("Choose at least one copy of “{set}”, and name it only once.")
    }

    fn wrong_city_value(&self) -> String {
        "A completed city is worth 3 or 4 points to a field.".to_string()
    }

    fn too_many_tiles(&self, most: u32) -> String {
        format!("The table has room for {}.", self.tiles(most))
    }

    fn too_many_of_tile(&self, tile: &str) -> String {
        format!("There are not so many tiles “{tile}” in the sets in play.")
    }

    fn set_not_in_play(&self, set: &str) -> String {
        format!("A tile of the set “{set}” is used, which is not in play.")
    }

    fn not_yet(&self, part: &str) -> String {
        format!("“{part}” cannot be played yet.")
    }
}
