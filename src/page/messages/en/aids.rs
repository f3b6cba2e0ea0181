//! What helps to read the board.

use super::{English, capital, number_of};
use crate::messages::labels::say;
use crate::messages::{Aids, Counts, Readings, Words};
use engine::rules::Change;
use engine::tiles::FeatureKind;

say! { English Aids:
    // Rules in words.
    rule_before "Previous rule",
    rule_after "Next rule",
    rules_of_game "All rules",
    rules_on_the_way "One moment, please.",
    rules_unreachable "The text of the rules cannot be fetched. It lies beside the page: try again when its site can be reached.",
    rule_unsaid "There is no sentence for this rule.",
    // What is this?
    inspect_next "What is this? Next feature",
    inspect_before "What is this? Feature before",
    look_north "Look at the cell to the north",
    look_east "Look at the cell to the east",
    look_south "Look at the cell to the south",
    look_west "Look at the cell to the west",
    // Said when a key did something that is only seen, or nothing.
    aids_off "Help for reading the board is switched off in the settings.",
    nothing_to_take_back "There is nothing to take back: a turn stays once the next tile is seen, and so does what was revealed.",
    nothing_to_redo "There is nothing to make again.",
    no_tile_to_choose "You hold no such tile to choose.",
    nothing_covered "No tiles are covered.",
    nothing_played "Nothing has been played yet.",
    only_in_replay "This key is for a replay; B opens one.",
    looking_back "This is a replay: Esc leads back to the game.",
    exported "The game is written to a file.",
    game_deleted "The saved game is deleted. It can be brought back.",
    no_figure_now "No figure can be placed.",
    nobody_there_yet "Nobody stands there.",
    majority "Has the majority",
    worth_at_end "In the final scoring, as it stands",
    worth_complete "Complete",
    worth_if_complete "If it were complete",
    // Overlay and tiles still to come.
    show_claims "Fields, roads, cities: whose?",
    claims_head "Whose?",
    claims_off "Off",
    claims_of_fields "Fields",
    claims_of_built "Roads, cities",
    claims_fields "Whose the fields are, and what they bring at the end.",
    claims_by_city "Whose farmers stand where, and whom each completed city pays at the end.",
    claims_built "Whose the roads, cities and monasteries are, and what they are worth as they stand.",
    claims_hidden "No owners are shown.",
    group_river "River",
    group_monasteries "Monasteries",
    group_gardens "Gardens",
    group_cities_with_roads "Cities with roads",
    group_cities "Cities",
    group_roads "Roads",
    group_others "Other tiles",
}

impl Readings for English {
    fn key_name(&self, key: &str) -> String {
        match key {
            "ArrowUp" => "↑".to_string(),
            "ArrowDown" => "↓".to_string(),
            "ArrowLeft" => "←".to_string(),
            "ArrowRight" => "→".to_string(),
            "Shift+ArrowUp" => "Shift+↑".to_string(),
            "Shift+ArrowDown" => "Shift+↓".to_string(),
            "Shift+ArrowLeft" => "Shift+←".to_string(),
            "Shift+ArrowRight" => "Shift+→".to_string(),
            " " => "Space".to_string(),
            "Escape" => "Esc".to_string(),
            "PageUp" => "Page up".to_string(),
            "PageDown" => "Page down".to_string(),
            key if key.chars().count() == 1 => key.to_uppercase(),
            key => key.to_string(),
        }
    }

    fn rule_named(&self, id: &str) -> String {
        format!("Rule {id}")
    }

    fn feature_title(&self, kind: FeatureKind) -> String {
        capital(self.feature_name(kind))
    }

    fn worth_at_end_to(&self, name: &str) -> String {
        format!("{name}, in the final scoring")
    }

    fn tiles_fit(&self, count: u32) -> String {
        match count {
            0 => "No tile still to come fits here".to_string(),
            1 => "1 tile still to come fits here".to_string(),
            count => format!("{count} tiles still to come fit here"),
        }
    }

    fn out_of_sight(&self, places: u32) -> String {
        match places {
            0 => "Placed last, out of sight: show it".to_string(),
            1 => "1 place out of sight: show it".to_string(),
            places => format!("{places} places out of sight: show them"),
        }
    }

    fn change(&self, change: &Change) -> String {
        let name = self.feature_title(change.kind);
        let points = self.points(change.after.into());
        match (change.completes, change.made_of.len()) {
            (true, _) => format!("{name}, complete: {points}"),
            (false, joined) if joined > 1 => format!("{name}, joined from {joined}: {points}"),
            _ => format!("{name}: {} → {}", change.before(), change.after),
        }
    }

    fn unseen_of(&self, name: &str, unseen: u32, all: u32) -> String {
        format!("{name}: {unseen} of {all} still to come")
    }

    fn lit_up(&self, cells: &[String]) -> String {
        match cells {
            [] => "No cell is lit up.".to_string(),
            cells => format!("Lit up: {}.", cells.join("; ")),
        }
    }

    fn at_table(&self, count: u32) -> String {
        format!("{} at the table.", number_of(count, "player"))
    }

    fn comes(&self, name: &str, level: Option<&str>) -> String {
        match level {
            None => format!("{name} joins."),
            Some(level) => format!("{name} joins. Level: {level}."),
        }
    }

    fn times(&self, what: &str, times: u32) -> String {
        match times {
            0 | 1 => what.to_string(),
            2 => format!("{what}, twice"),
            times => format!("{what}, {times} times"),
        }
    }

    fn rules_head(&self, count: u32) -> &'static str {
        if count == 1 { "Rule:" } else { "Rules:" }
    }
}
