//! The words of abbots and gardens.

use crate::messages::labels::{say, sheet};

sheet! { AbbotWords abbot_words "Words of abbots and gardens.":
    /// A part of the rules.
    part_abbot,
    /// What it does, in a sentence.
    part_abbot_hint,
    /// Option: the abbot may fly.
    abbot_flies_label,
    /// What it means that he may.
    abbot_flies_hint,
}

/// Sentences about abbots and gardens.
pub trait AbbotTexts {
    /// The abbot's place is complete.
    fn scored_anyway(&self) -> String;
    /// A button for calling the abbot home: "Take the abbot back: 6 points".
    fn abbot_home(&self, points: u32) -> String;
}

mod english {
    use super::{AbbotTexts, AbbotWords, say};
    use crate::messages::Counts;
    use crate::messages::en::English;

    say! { English AbbotWords:
        part_abbot "Abbot and gardens",
        part_abbot_hint "The abbot tends gardens; called home early, he scores what is there.",
        abbot_flies_label "The abbot may fly",
        abbot_flies_hint "He lands on monasteries and gardens that are not complete.",
    }

    impl AbbotTexts for English {
        fn scored_anyway(&self) -> String {
            "The abbot’s place is complete: it is scored now and he comes home anyway.".to_string()
        }

        fn abbot_home(&self, points: u32) -> String {
            format!("Take the abbot back: {}", self.points(points))
        }
    }
}

mod french {
    use super::{AbbotTexts, AbbotWords, say};
    use crate::messages::Counts;
    use crate::messages::fr::French;

    say! { French AbbotWords:
        part_abbot "Abbé et jardins",
        part_abbot_hint "L’abbé s’occupe des jardins\u{202f}; rappelé plus tôt, il marque ce qui s’y trouve.",
        abbot_flies_label "L’abbé peut voler",
        abbot_flies_hint "Il se pose sur les abbayes et les jardins incomplets.",
    }

    impl AbbotTexts for French {
        fn scored_anyway(&self) -> String {
            "Le lieu de l’abbé est complet\u{a0}: il est évalué et l’abbé revient de toute façon."
                .to_string()
        }

        fn abbot_home(&self, points: u32) -> String {
            format!("Rappeler l’abbé\u{a0}: {}", self.points(points))
        }
    }
}
