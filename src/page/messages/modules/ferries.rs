//! The words of ferries.

use crate::messages::labels::{say, sheet};
use engine::tiles::Side;

sheet! { FerriesWords ferries_words "Words of ferries.":
    /// The tile set.
    set_ferries,
    /// A part of the rules.
    part_ferries,
    /// What it does, in a sentence.
    part_ferries_hint,
    /// What to do now, in a sentence.
    ask_ferry,
    /// What to do now, in a sentence.
    ask_turn_ferry,
    /// Tip: ferries.
    tip_ferry,
}

/// Sentences about ferries.
pub trait FerriesTexts {
    /// A ferry was laid.
    fn lays_ferry(&self, name: &str) -> String;
    /// A ferry was turned.
    fn turns_ferry(&self, name: &str) -> String;
    /// A button for laying a ferry: "From the north to the east".
    fn ferry(&self, from: Side, to: Side) -> String;
    /// A button for turning a ferry.
    fn turn_ferry(&self, from: Side, to: Side) -> String;
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
}

mod english {
    use super::{FerriesTexts, FerriesWords, say};
    use crate::messages::Words;
    use crate::messages::en::English;
    use engine::tiles::Side;

    say! { English FerriesWords:
        set_ferries "The Ferries",
        part_ferries "Ferries",
        part_ferries_hint "A ferry joins two roads of a lake; whoever extends the road may turn it.",
        ask_ferry "Lay the ferry between two roads of the lake.",
        ask_turn_ferry "Turn a ferry at the end of your road, or skip.",
        tip_ferry "A ferry joins two roads at a lake. Who makes one of them longer may turn it.",
    }

    impl FerriesTexts for English {
        fn lays_ferry(&self, name: &str) -> String {
            format!("{name} lays a ferry.")
        }

        fn turns_ferry(&self, name: &str) -> String {
            format!("{name} turns a ferry.")
        }

        fn ferry(&self, from: Side, to: Side) -> String {
            format!("Ferry from {} to {}", self.side(from), self.side(to))
        }

        fn turn_ferry(&self, from: Side, to: Side) -> String {
            format!("Turn the ferry: {} to {}", self.side(from), self.side(to))
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
    }
}

mod french {
    use super::{FerriesTexts, FerriesWords, say};
    use crate::messages::Words;
    use crate::messages::fr::French;
    use engine::tiles::Side;

    say! { French FerriesWords:
        set_ferries "Les Bacs",
        part_ferries "Bacs",
        part_ferries_hint "Un bac relie deux quais d’un lac\u{202f}; en prolongeant la voie, on peut le tourner.",
        ask_ferry "Placez le bac entre deux quais du lac.",
        ask_turn_ferry "Tournez un bac auquel mène votre tuile, ou passez.",
        tip_ferry "Un bac relie deux quais d’un lac. Qui prolonge ce qui y mène peut le tourner.",
    }

    impl FerriesTexts for French {
        fn lays_ferry(&self, name: &str) -> String {
            format!("{name} place un bac.")
        }

        fn turns_ferry(&self, name: &str) -> String {
            format!("{name} tourne un bac.")
        }

        fn ferry(&self, from: Side, to: Side) -> String {
            format!("Bac\u{a0}: {} – {}", self.side(from), self.side(to))
        }

        fn turn_ferry(&self, from: Side, to: Side) -> String {
            format!(
                "Tourner le bac\u{a0}: {} – {}",
                self.side(from),
                self.side(to)
            )
        }

        fn two_quays(&self) -> String {
            "Un bac relie deux quais différents de son lac.".to_string()
        }

        fn no_ferry_there(&self) -> String {
            "Aucun bac ne se trouve là.".to_string()
        }

        fn ferry_not_reached(&self) -> String {
            "On ne tourne que le premier bac auquel mène la tuile posée.".to_string()
        }

        fn ferry_turned(&self) -> String {
            "Ce bac a déjà été tourné pendant ce tour.".to_string()
        }

        fn same_quays(&self) -> String {
            "Le bac relie déjà ces quais\u{202f}; passez pour le laisser ainsi.".to_string()
        }
    }
}
