//! Texts of what helps to read the board: rules in words, cards, the overlay, the tiles still to come.

use super::Texts;
use super::labels::sheet;

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
}

/// Texts of what helps to read the board, with something to insert.
pub trait Readings {
    /// The name of a button with the id of a rule: "Rule ROAD-03".
    fn rule_named(&self, id: &str) -> String;
    /// Before the ids of some rules: "Rules:".
    fn rules_head(&self, count: u32) -> &'static str;
}
