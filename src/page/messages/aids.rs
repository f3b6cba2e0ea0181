//! Texts of what helps to read the board: rules in words, cards, the overlay, the tiles still to come.

use super::labels::sheet;
use engine::rules::Change;
use engine::tiles::FeatureKind;

sheet! { Aids aids "Texts of what helps to read the board.":
    // Rules in words.
    /// Button: the rule before this one.
    rule_before,
    /// Button: the rule after this one.
    rule_after,
    /// Command: all rules of the game.
    rules_of_game,
    /// While a chapter is fetched.
    rules_on_the_way,
    /// When a chapter cannot be fetched.
    rules_unreachable,
    /// When there is no sentence for a rule.
    rule_unsaid,
    // What is this?
    /// Command: a card about the next feature on the board.
    inspect_next,
    /// Command: a card about the one before.
    inspect_before,
    /// Command: what is on the next cell to the north.
    look_north,
    /// Command: what is on the next cell to the east.
    look_east,
    /// Command: what is on the next cell to the south.
    look_south,
    /// Command: what is on the next cell to the west.
    look_west,
    // Said when a key did something that is only seen, or nothing.
    /// Help for reading the board is not wanted.
    aids_off,
    /// Nothing can be taken back.
    nothing_to_take_back,
    /// Nothing was taken back that could be made again.
    nothing_to_redo,
    /// There is no such tile to choose in the hand.
    no_tile_to_choose,
    /// No hand is covered.
    nothing_covered,
    /// Nothing was decided yet that could be looked back at.
    nothing_played,
    /// The key belongs to a replay, and none is open.
    only_in_replay,
    /// A replay is open, so nothing can be decided.
    looking_back,
    /// The game is being written to a file.
    exported,
    /// A saved game was deleted.
    game_deleted,
    /// A tile was placed, and no figure can be put on it.
    no_figure_now,
    /// On a card: nobody stands on the feature.
    nobody_there_yet,
    /// On a card, beside who has the most.
    majority,
    /// On a card: the value in the final scoring.
    worth_at_end,
    /// On a card: the value of a complete feature.
    worth_complete,
    /// On a card: the value if nothing but completion is added.
    worth_if_complete,
    // Overlay and tiles still to come.
    /// Command: who holds what is shown on the board, layer by layer.
    show_claims,
    /// The head of the choice of what is shown of that.
    claims_head,
    /// Nothing of it is shown.
    claims_off,
    /// That of fields is shown.
    claims_of_fields,
    /// That of everything else is shown.
    claims_of_built,
    /// When the owners of fields are shown.
    claims_fields,
    /// When the owners of fields are shown, and each city pays the farmers around it.
    claims_by_city,
    /// When the owners of everything else are shown.
    claims_built,
    /// When no owners are shown any more.
    claims_hidden,
    /// Head: tiles with the river.
    group_river,
    /// Head: tiles with a monastery.
    group_monasteries,
    /// Head: tiles with a garden.
    group_gardens,
    /// Head: tiles with a city and a road.
    group_cities_with_roads,
    /// Head: tiles with a city alone.
    group_cities,
    /// Head: tiles with a road alone.
    group_roads,
    /// Head: other tiles.
    group_others,
}

/// Texts of what helps to read the board, with something to insert.
pub trait Readings {
    /// A key as it is written on keyboards: "Enter", "Shift+I".
    fn key_name(&self, key: &str) -> String;
    /// The name of a button with the id of a rule: "Rule ROAD-03".
    fn rule_named(&self, id: &str) -> String;
    /// Head of a card about a feature: "City".
    fn feature_title(&self, kind: FeatureKind) -> String;
    /// On a card: what the cities at a field bring one player in the final scoring, as it stands.
    fn worth_at_end_to(&self, name: &str) -> String;
    /// On a card about an empty cell: "3 tiles fit here".
    fn tiles_fit(&self, count: u32) -> String;
    /// On a card about an arrow at the edge of the board: so many places are out of sight there, or what was done last.
    fn out_of_sight(&self, places: u32) -> String;
    /// What a tile would change: "City, complete: 8 points", "Road, joined from 2: 5 points", "City: 3 → 4".
    fn change(&self, change: &Change) -> String;
    /// A kind of tile in the list: "base/D: 2 of 3 to come".
    fn unseen_of(&self, name: &str, unseen: u32, all: u32) -> String;
    /// The cells that are lit up, each told already: "Lit up: 1 east; 2 north."
    fn lit_up(&self, cells: &[String]) -> String;
    /// How many sit at the table of a new game.
    fn at_table(&self, count: u32) -> String;
    /// Who came to the table of a new game, and how well a computer plays: "Computer 3 joins. Level: Easy."
    fn comes(&self, name: &str, level: Option<&str>) -> String;
    /// Something that is done several times: "joins a road, twice".
    fn times(&self, what: &str, times: u32) -> String;
    /// Before the ids of some rules: "Rules:".
    fn rules_head(&self, count: u32) -> &'static str;
}
