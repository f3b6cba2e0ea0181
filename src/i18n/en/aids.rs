//! What helps to read the board.

use super::English;
use crate::i18n::Readings;
use crate::i18n::labels::say;

say! { English Aids:
    // Rules in words.
    rule_before "Previous rule",
    rule_after "Next rule",
    rules_of_game "All rules",
    rules_on_the_way "One moment, please.",
    rules_unreachable "The text of the rules cannot be fetched. It lies beside the page: try again when its site can be reached.",
    rule_unsaid "There is no sentence for this rule.",
}

impl Readings for English {
    fn rule_named(&self, id: &str) -> String {
        format!("Rule {id}")
    }

    fn rules_head(&self, count: u32) -> &'static str {
        if count == 1 { "Rule:" } else { "Rules:" }
    }
}
