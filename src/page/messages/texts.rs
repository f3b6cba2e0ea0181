//! Messages with names and numbers in them.

use super::heard::Look;
use super::place::{Facts, Place};
use engine::rules::{Circle, Figure, Message, Question, Wizard};
use engine::table::Line;
use engine::tiles::{FeatureKind, Goods, Pos, Side, Terrain};

/// Counted things, in the singular or the plural.
pub trait Counts {
    /// "3 tiles".
    fn tiles(&self, count: u32) -> String;
    /// "125%".
    fn percent(&self, count: u32) -> String;
    /// How many tiles a game has: "72 tiles in this game".
    fn tiles_in_game(&self, count: u32) -> String;
    /// The value of an option by the edition: "In this edition: 4 points".
    fn by_edition(&self, value: &str) -> String;
    /// How many options are not as the edition has them: "2 options changed".
    fn options_changed(&self, count: u32) -> String;
    /// "2 ingots".
    fn ingots(&self, count: u32) -> String;
    /// "1 point".
    fn points(&self, count: u32) -> String;
    /// "2 players".
    fn players_count(&self, count: u32) -> String;
    /// "7 meeples".
    fn meeples(&self, count: u32) -> String;
    /// The figures of a kind in a supply: "1 builder".
    fn figures(&self, figure: Figure, count: u32) -> String;
    /// Names in a row: "Ana, Ben and Cleo".
    fn names(&self, names: &[&str]) -> String;
    /// The name of a person who chose none: "Player 2".
    fn player(&self, number: u32) -> String;
    /// A tile of a hand of three, counted from 1: "Tile 2 of 3".
    fn tile_of_hand(&self, number: u32, count: u32) -> String;
    /// A name and what it stands for: "Tile 2 of 3: road to the south".
    fn labelled(&self, name: &str, what: &str) -> String;
    /// The name of a computer player: "Computer 2".
    fn computer_player(&self, number: u32) -> String;
    /// Above the supply: "Meeples left: 5".
    fn meeples_left(&self, count: u32) -> String;
    /// Above the stack: "42 tiles left".
    fn tiles_left(&self, count: u32) -> String;
    /// Whose turn it is: "Ana’s turn".
    fn turn_of(&self, name: &str) -> String;
    /// Who has something to decide in a turn of somebody else: "Ana decides, in Ben’s turn".
    fn decides_in(&self, name: &str, active: &str) -> String;
    /// The head of a turn in the log: "Turn 12: Ana".
    fn turn_heading(&self, number: u32, name: &str) -> String;
    /// While somebody else decides: "Waiting for Ana".
    fn waiting_for(&self, name: &str) -> String;
    /// While a computer decides: "Computer 2 is thinking".
    fn thinking(&self, name: &str) -> String;
    /// Before a secret hand is shown: "Hand the screen to Ana".
    fn hand_over(&self, name: &str) -> String;
    /// Whose secret tiles are covered, and which key shows them.
    fn covered(&self, name: &str, key: &str) -> String;
    /// While stepping through a game: "Step 12 of 80".
    fn step_of(&self, step: u32, steps: u32) -> String;
    /// Who won: "Ana wins with 80 points".
    fn winners(&self, names: &[&str], points: u32) -> String;
}

/// Sentences of the log.
pub trait Reports {
    /// A seat begins.
    fn begins(&self, name: &str) -> String;
    /// A further part of the turn begins.
    fn plays_on(&self, name: &str) -> String;
    /// A tile was drawn, openly or into a secret hand.
    fn draws(&self, name: &str, hidden: bool) -> String;
    /// The tile drawn fits nowhere.
    fn tile_unplaceable(&self, name: &str) -> String;
    /// Nothing in the hand fits, so everybody sees it.
    fn shows_hand(&self, name: &str) -> String;
    /// A tile of the hand was given up.
    fn tile_discarded(&self, name: &str) -> String;
    /// A tile went under a hill.
    fn hides_tile(&self) -> String;
    /// A tile was placed: "Ana places a tile: city to the north; road to the south."
    fn places_tile(&self, name: &str, look: &Look) -> String;
    /// The builder's feature was extended.
    fn double_turn(&self, name: &str) -> String;
    /// The robber was put on the track.
    fn robber_placed(&self, name: &str, space: u32) -> String;
    /// A figure was put on a feature.
    fn deploys(&self, name: &str, figure: Figure, kind: FeatureKind) -> String;
    /// Mage or witch was put on a feature.
    fn conjures(&self, name: &str, wizard: Wizard, kind: FeatureKind) -> String;
    /// Mage or witch left the board.
    fn wizard_leaves(&self, wizard: Wizard) -> String;
    /// A ferry was laid.
    fn lays_ferry(&self, name: &str) -> String;
    /// A ferry was turned.
    fn turns_ferry(&self, name: &str) -> String;
    /// An optional step was left out.
    fn passes(&self, name: &str) -> String;
    /// A feature is complete.
    fn completed(&self, kind: FeatureKind) -> String;
    /// A feature is complete and nobody stands on it.
    fn completed_empty(&self, kind: FeatureKind) -> String;
    /// Points for a feature; `complete` is whether it was.
    fn scores_feature(&self, name: &str, points: u32, kind: FeatureKind, complete: bool) -> String;
    /// Points for a message.
    fn scores_message(&self, name: &str, points: u32, message: Message) -> String;
    /// Points stolen.
    fn steals(&self, name: &str, points: u32, victim: &str) -> String;
    /// Tokens of goods were taken.
    fn takes_goods(&self, name: &str, goods: Goods, count: u32) -> String;
    /// Points for most tokens of a kind of goods.
    fn scores_goods(&self, name: &str, points: u32, goods: Goods) -> String;
    /// An ingot was put on a tile.
    fn places_ingot(&self, name: &str) -> String;
    /// Ingots were taken off a tile.
    fn takes_ingots(&self, name: &str, count: u32) -> String;
    /// Ingots were left on tiles at the end.
    fn ingots_removed(&self, count: u32) -> String;
    /// Points for ingots.
    fn scores_gold(&self, name: &str, points: u32) -> String;
    /// The gingerbread man went to a city.
    fn moves_gingerbread(&self, name: &str) -> String;
    /// The gingerbread man left the board.
    fn gingerbread_leaves(&self) -> String;
    /// Points for knights in the city of the gingerbread man.
    fn scores_gingerbread(&self, name: &str, points: u32) -> String;
    /// Points for a robber left on the track.
    fn scores_robber(&self, name: &str, points: u32) -> String;
    /// A figure went back to its owner.
    fn takes_home(&self, name: &str, figure: Figure) -> String;
    /// A robber moved along with a figure.
    fn robber_follows(&self, name: &str, space: u32) -> String;
    /// A robber went back to its owner.
    fn robber_home(&self, name: &str) -> String;
    /// A message was turned over.
    fn reads_message(&self, name: &str, message: Message) -> String;
    /// What everybody does at a crop circle was chosen.
    fn chooses_circle(&self, name: &str, circle: Circle) -> String;
    /// A turn was confirmed.
    fn ends_turn(&self, name: &str) -> String;
    /// Final scoring begins.
    fn final_scoring(&self) -> String;
    /// Both score figures were added.
    fn adds_messenger(&self, name: &str, total: u32) -> String;
    /// Somebody won, or several share the victory.
    fn wins(&self, names: &[&str]) -> String;
}

/// What points are made of.
pub trait Scores {
    /// One line: "4 tiles × 2".
    fn score_line(&self, line: Line) -> String;
    /// A whole score: "4 tiles × 2 + 1 shield × 2 = 10".
    fn score_sum(&self, lines: &[Line], points: u32) -> String;
    /// Where to read on: "Rules: CITY-02, CITY-03".
    fn by_rules(&self, rules: &[String]) -> String;
    /// What is known of a feature: "3 tiles, 1 shield, complete".
    fn facts(&self, facts: &Facts) -> String;
    /// A feature, who holds it and for how much as it stands: "City, 3 tiles: 3 points for Ana."
    fn feature_held(&self, facts: &Facts, holders: &[&str], points: u32) -> String;
    /// Where a figure may stand: "knight in the city to the north: 3 tiles". Of a shepherd only where: no sheep are in a
    /// field into which one may go (HS-04), and its cities bring a shepherd nothing.
    fn place(&self, place: &Place) -> String;
}

/// Why something may not be done, in sentences that teach.
pub trait Answers {
    /// Another question is open; the prompt of that question follows.
    fn not_now(&self) -> String;
    /// The game is over.
    fn game_is_over(&self) -> String;
    /// Chance cannot bring this any more.
    fn cannot_come(&self) -> String;
    /// The tile is not in hand.
    fn not_in_hand(&self) -> String;
    /// A tile lies there already.
    fn cell_taken(&self) -> String;
    /// The cell shares no side with a tile.
    fn no_neighbour(&self) -> String;
    /// An edge differs from its neighbour.
    fn edge_mismatch(&self, side: Side, ours: Terrain, theirs: Terrain) -> String;
    /// The river has to go on from its end.
    fn river_not_continued(&self) -> String;
    /// The river would turn twice the same way.
    fn river_u_turn(&self) -> String;
    /// The river would run into tiles.
    fn river_blocked(&self) -> String;
    /// A tile of the hand fits.
    fn something_fits(&self) -> String;
    /// The tile has no such part.
    fn no_such_segment(&self) -> String;
    /// No such figure is left.
    fn none_left(&self, figure: Figure) -> String;
    /// Meeples of these players stand on the feature.
    fn occupied(&self, names: &[&str]) -> String;
    /// Fields are not played.
    fn farmers_off(&self) -> String;
    /// The figure never stands on such a feature.
    fn wrong_feature(&self, figure: Figure, kind: FeatureKind) -> String;
    /// The feature needs an own meeple first.
    fn no_own_meeple(&self, kind: FeatureKind) -> String;
    /// The feature is complete.
    fn already_complete(&self) -> String;
    /// The tile is not around the one just placed.
    fn not_around(&self) -> String;
    /// The ingots there belong to others.
    fn not_claimed(&self) -> String;
    /// The gingerbread man may not go there.
    fn not_an_open_city(&self) -> String;
    /// No own meeple of the circle stands there.
    fn not_beside(&self) -> String;
    /// No road or city for mage or witch.
    fn no_magic_there(&self) -> String;
    /// Mage and witch stay away from what is complete.
    fn magic_complete(&self) -> String;
    /// Mage or witch has to change the feature.
    fn same_feature(&self) -> String;
    /// The other one of mage and witch stands there.
    fn other_wizard(&self) -> String;
    /// Mage and witch stay away from the new tile.
    fn on_placed_tile(&self) -> String;
    /// Mage or witch has somewhere to go.
    fn magic_possible(&self) -> String;
    /// A ferry connects two quays of its lake.
    fn two_quays(&self) -> String;
    /// No ferry lies there.
    fn no_ferry_there(&self) -> String;
    /// The new tile does not lead to that ferry.
    fn ferry_not_reached(&self) -> String;
    /// The ferry has been turned already.
    fn ferry_turned(&self) -> String;
    /// The ferry lies like this already.
    fn same_quays(&self) -> String;
    /// Nobody else stands on that space.
    fn nobody_there(&self) -> String;
    /// The robber stands there already.
    fn same_space(&self) -> String;
    /// The feature is not waiting to be scored.
    fn not_waiting(&self) -> String;
    /// The message cannot be carried out.
    fn nothing_to_do(&self) -> String;
    /// No such figure stands there.
    fn not_there(&self) -> String;
    /// The abbot's place is complete.
    fn scored_anyway(&self) -> String;
    /// The step cannot be left out.
    fn mandatory(&self) -> String;
}

/// What a player is asked.
pub trait Asks {
    /// What to do now, in a sentence.
    fn ask(&self, question: Question) -> String;
    /// A button for moving a score figure: "Move the messenger from space 12 to 16".
    fn advance(&self, marker: engine::rules::Marker, from: u32, to: u32) -> String;
    /// A button for a feature to score next: "Score the city".
    fn score_next(&self, kind: FeatureKind) -> String;
    /// A button for a city for the gingerbread man: "To the city".
    fn gingerbread_to(&self) -> String;
    /// A button for what everybody does at a crop circle.
    fn circle(&self, circle: Circle) -> String;
    /// A button for adding a figure beside one in a feature.
    fn add_beside(&self, figure: Figure, kind: FeatureKind) -> String;
    /// A tile for an ingot, or with ingots to take: "1 north: 2 ingots lie there".
    fn ingot_at(&self, pos: Pos, there: u32) -> String;
    /// A space of the track for the robber: "Space 12: Ana".
    fn robber_space(&self, space: u32, names: &[&str]) -> String;
    /// A button for moving mage or witch: "Mage on the road".
    fn conjure(&self, wizard: Wizard, kind: FeatureKind) -> String;
    /// A button for taking mage or witch off the board.
    fn banish(&self, wizard: Wizard) -> String;
    /// A button for laying a ferry: "From the north to the east".
    fn ferry(&self, from: Side, to: Side) -> String;
    /// A button for turning a ferry.
    fn turn_ferry(&self, from: Side, to: Side) -> String;
    /// A button for calling the abbot home: "Take the abbot back: 6 points".
    fn abbot_home(&self, points: u32) -> String;
    /// Where the figures of a player stand on the score track, by their points: "Ana on 12 (62 points), robber on 30".
    /// None for what is not in play; a robber that is not there is not named.
    fn on_track(
        &self,
        name: &str,
        score: u32,
        messenger: Option<u32>,
        robber: Option<engine::rules::RobberAt>,
    ) -> String;
    /// A meeple to take back for message 8: "Take back the knight in the city".
    fn recall(&self, figure: Figure, kind: FeatureKind) -> String;
}

/// The table in words, for keyboard and screen reader.
pub trait Spoken {
    /// A cell, from the start tile: "2 east, 1 north".
    fn cell(&self, pos: Pos) -> String;
    /// The edges of a tile as it lies, clockwise from the north: "north a city, east a road".
    fn edges(&self, edges: [Terrain; 4]) -> String;
    /// In how many rotations the tile fits on a cell.
    fn fits(&self, ways: u32) -> String;
    /// A figure on the table: "Ana’s knight".
    fn standing(&self, name: &str, figure: Figure, kind: FeatureKind) -> String;
}

/// What may go wrong before a game and beside it.
pub trait Troubles {
    /// Too few or too many players.
    fn wrong_seats(&self, most: u32) -> String;
    /// The seat that should begin is not taken.
    fn no_first_player(&self) -> String;
    /// No tile to begin with.
    fn no_start_tile(&self) -> String;
    /// A set without copies or listed twice.
    fn wrong_copies(&self, set: &str) -> String;
    /// A field pays 3 or 4.
    fn wrong_city_value(&self) -> String;
    /// Too many tiles.
    fn too_many_tiles(&self, most: u32) -> String;
    /// More of a tile, given by its name in records, than the sets in play have.
    fn too_many_of_tile(&self, tile: &str) -> String;
    /// A tile of a set is used that is not in play.
    fn set_not_in_play(&self, set: &str) -> String;
    /// Rules not written yet.
    fn not_yet(&self, part: &str) -> String;
}
