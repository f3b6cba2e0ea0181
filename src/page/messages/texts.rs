//! Messages with names and numbers in them.

use super::heard::TileLook;
use super::place::{Facts, Place};
use engine::rules::Figure;
use engine::table::Line;
use engine::tiles::{FeatureKind, Pos, Side, Terrain};

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
    /// "1 point".
    fn points(&self, count: u32) -> String;
    /// How many boxes belong to a game: "11 expansions".
    fn boxes(&self, count: u32) -> String;
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
    /// While looking back at a game turn by turn: "Turn 12 of 72".
    fn turn_number(&self, turn: u32, turns: u32) -> String;
    /// How far the final scoring is: "Final scoring: 3 of 17".
    fn scoring_step(&self, step: u32, steps: u32) -> String;
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
    /// While a computer plays: "Ana places a tile."
    fn places_a_tile(&self, name: &str) -> String;
    /// A tile was placed: "Ana places a tile: city to the north; road to the south."
    fn places_tile(&self, name: &str, look: &TileLook) -> String;
    /// A figure was put on a feature.
    fn deploys(&self, name: &str, figure: Figure, kind: FeatureKind) -> String;
    /// An optional step was left out.
    fn passes(&self, name: &str) -> String;
    /// A feature is complete.
    fn completed(&self, kind: FeatureKind) -> String;
    /// A feature is complete and nobody stands on it.
    fn completed_empty(&self, kind: FeatureKind) -> String;
    /// Points for a feature; `complete` is whether it was.
    fn scores_feature(&self, name: &str, points: u32, kind: FeatureKind, complete: bool) -> String;
    /// A figure went back to its owner.
    fn takes_home(&self, name: &str, figure: Figure) -> String;
    /// A turn was confirmed.
    fn ends_turn(&self, name: &str) -> String;
    /// Final scoring begins.
    fn final_scoring(&self) -> String;
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
    /// A tile of the hand fits.
    fn something_fits(&self) -> String;
    /// The tile has no such part.
    fn no_such_segment(&self) -> String;
    /// A figure goes on the tile just placed.
    fn not_on_placed_tile(&self) -> String;
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
    /// The feature is not waiting to be scored.
    fn not_waiting(&self) -> String;
    /// No such figure stands there.
    fn not_there(&self) -> String;
    /// The step cannot be left out.
    fn mandatory(&self) -> String;
}

/// What a player is asked.
pub trait Asks {
    /// A button for a feature to score next: "Score the city".
    fn score_next(&self, kind: FeatureKind) -> String;
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
    /// Points for a seat that is not taken, or more than so many.
    fn wrong_handicap(&self, most: u32) -> String;
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
