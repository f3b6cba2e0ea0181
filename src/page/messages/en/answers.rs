//! Questions, refusals, troubles.

use super::{English, number_of, row, whose};
use crate::messages::{Answers, Asks, Choices, Counts, Spoken, Troubles, Words};
use engine::rules::{Circle, Figure, Marker, Question, RobberAt, SPACES, Spell, Wizard, space};
use engine::tiles::{FeatureKind, Pos, Side, Terrain};

impl Asks for English {
    fn ask(&self, question: Question) -> String {
        let text = match question {
            Question::First => "Chance decides who begins.",
            Question::Draw(_) => "A tile is being drawn.",
            Question::Reveal => "A message is being turned over.",
            Question::Roll => "The die is being rolled.",
            Question::Token => "A token is being drawn.",
            Question::Place => "Place the tile.",
            Question::Discard => "None of your tiles fits. Choose one to give up.",
            Question::Ingot => "Put the second ingot on a tile around the one just placed.",
            Question::Gingerbread => "Move the gingerbread man to another incomplete city.",
            Question::TakeIngot => "Take an ingot of a feature you control.",
            Question::Magic(Spell::Tile) => {
                "Put the mage or the witch on a road or city, or move one."
            }
            Question::Magic(Spell::Meeting) => {
                "Mage and witch have met. Move one of them to another feature."
            }
            Question::Rob => "Put your robber on a space of the score track, or skip.",
            Question::Figure => "Place a meeple or skip.",
            Question::Land => "Choose where your meeple lands.",
            Question::Flock => "Your field has grown: let the flock grow too, or guide it home.",
            Question::Ferry => "Lay the ferry between two roads of the lake.",
            Question::TurnFerry => "Turn a ferry at the end of your road, or skip.",
            Question::ScoreNext => "Choose what is scored next.",
            Question::Advance(points) => {
                let spaces = number_of(u32::from(points), "space");
                return format!("Which of your score figures moves {spaces}?");
            }
            Question::Steal => "Rob the figure that leaves now, or wait for another one?",
            Question::Message(message) => {
                let (number, offer) = (message.number(), self.message(message));
                return format!("Message {number}: {offer}, or else 2 points.");
            }
            Question::Circle => "Crop circle: what does everybody do?",
            Question::CircleAdd => "Add a meeple beside one of yours, or skip.",
            Question::CircleRemove => "Choose the meeple you take back.",
            Question::Confirm => "Done? Confirm to end your turn.",
            Question::Over => "The game is over.",
        };
        text.to_string()
    }

    fn advance(&self, marker: Marker, from: u32, to: u32) -> String {
        format!("Move {} from space {from} to {to}", self.marker(marker))
    }

    fn score_next(&self, kind: FeatureKind) -> String {
        format!("Score the {}", self.feature_name(kind))
    }

    fn gingerbread_to(&self) -> String {
        "Gingerbread man to the city".to_string()
    }

    fn circle(&self, circle: Circle) -> String {
        let text = match circle {
            Circle::Add => "Everybody may add a meeple",
            Circle::Remove => "Everybody takes a meeple back",
        };
        text.to_string()
    }

    fn add_beside(&self, figure: Figure, kind: FeatureKind) -> String {
        let who = match figure {
            Figure::Meeple => self.role(kind),
            figure => self.figure(figure),
        };
        format!("Add a {who} {}", self.on_feature(kind))
    }

    fn ingot_at(&self, pos: Pos, there: u32) -> String {
        let cell = self.cell(pos);
        match there {
            0 => format!("{cell}: no ingot yet"),
            there => format!("{cell}: {} there", self.ingots(there)),
        }
    }

    fn robber_space(&self, space: u32, names: &[&str]) -> String {
        format!("Space {space}: {}", row(names))
    }

    fn conjure(&self, wizard: Wizard, kind: FeatureKind) -> String {
        let who = match wizard {
            Wizard::Mage => "Mage",
            Wizard::Witch => "Witch",
        };
        format!("{who} {}", self.on_feature(kind))
    }

    fn banish(&self, wizard: Wizard) -> String {
        format!("Take {} off the board", self.wizard(wizard))
    }

    fn ferry(&self, from: Side, to: Side) -> String {
        format!("Ferry from {} to {}", self.side(from), self.side(to))
    }

    fn turn_ferry(&self, from: Side, to: Side) -> String {
        format!("Turn the ferry: {} to {}", self.side(from), self.side(to))
    }

    fn abbot_home(&self, points: u32) -> String {
        format!("Take the abbot back: {}", self.points(points))
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

    fn river_not_continued(&self) -> String {
        "A river tile must go on from the open end of the river.".to_string()
    }

    fn river_u_turn(&self) -> String {
        "The river may not turn twice in a row in the same direction.".to_string()
    }

    fn river_blocked(&self) -> String {
        "Here the river would run into other tiles; turned another way it has room.".to_string()
    }

    fn something_fits(&self) -> String {
        "One of your tiles fits, so it must be placed.".to_string()
    }

    fn no_such_segment(&self) -> String {
        "There is nothing to stand on; figures go on the tile just placed.".to_string()
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

    fn not_around(&self) -> String {
        "The second ingot goes on one of the tiles around the one just placed, corners included."
            .to_string()
    }

    fn not_claimed(&self) -> String {
        "Take an ingot from a tile of a completed feature that you control.".to_string()
    }

    fn not_an_open_city(&self) -> String {
        "The gingerbread man goes to a city that is incomplete, and not the one he is in."
            .to_string()
    }

    fn not_beside(&self) -> String {
        "A meeple is added beside one of yours that the crop circle is about.".to_string()
    }

    fn no_magic_there(&self) -> String {
        "Mage and witch go on roads and into cities, nowhere else.".to_string()
    }

    fn magic_complete(&self) -> String {
        "Mage and witch go on unfinished roads and cities only.".to_string()
    }

    fn same_feature(&self) -> String {
        "It stands in that feature already; it must go to another one.".to_string()
    }

    fn other_wizard(&self) -> String {
        "Mage and witch may never share a feature.".to_string()
    }

    fn on_placed_tile(&self) -> String {
        "Mage and witch may not go on the tile just placed.".to_string()
    }

    fn magic_possible(&self) -> String {
        "Mage or witch has somewhere to go, so neither leaves the board.".to_string()
    }

    fn two_quays(&self) -> String {
        "A ferry connects two different quays of its lake.".to_string()
    }

    fn no_ferry_there(&self) -> String {
        "No ferry lies there.".to_string()
    }

    fn ferry_not_reached(&self) -> String {
        "Only the first ferry on a road of the tile just placed may be turned.".to_string()
    }

    fn ferry_turned(&self) -> String {
        "This ferry has been turned already in this turn.".to_string()
    }

    fn same_quays(&self) -> String {
        "The ferry connects these quays already; skip to leave it.".to_string()
    }

    fn nobody_there(&self) -> String {
        "A robber goes where another player’s score figure stands; nobody stands there.".to_string()
    }

    fn same_space(&self) -> String {
        "Your robber stands on that space already; move it to another one.".to_string()
    }

    fn not_waiting(&self) -> String {
        "That feature is not waiting to be scored.".to_string()
    }

    fn nothing_to_do(&self) -> String {
        "The message gives you nothing to do; take the 2 points.".to_string()
    }

    fn not_there(&self) -> String {
        "None of your meeples stands there.".to_string()
    }

    fn scored_anyway(&self) -> String {
        "The abbot’s place is complete: it is scored now and he comes home anyway.".to_string()
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
