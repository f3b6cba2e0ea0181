//! What helps to read the board.

use super::French;
use crate::i18n::Readings;
use crate::i18n::labels::say;

say! { French Aids:
    // Rules in words.
    rule_before "Règle précédente",
    rule_after "Règle suivante",
    rules_of_game "Toutes les règles",
    rules_on_the_way "Un instant, s’il vous plaît.",
    rules_unreachable "Le texte des règles est introuvable. Il se trouve à côté de la page\u{a0}: réessayez quand son site répondra.",
    rule_unsaid "Aucune phrase n’explique cette règle.",
}

impl Readings for French {
    fn rule_named(&self, id: &str) -> String {
        format!("Règle {id}")
    }

    fn rules_head(&self, count: u32) -> &'static str {
        if count == 1 {
            "Règle\u{a0}:"
        } else {
            "Règles\u{a0}:"
        }
    }
}
