//! The words of gold.

use crate::messages::labels::{say, sheet};
use engine::tiles::Pos;

sheet! { GoldWords gold_words "Words of gold.":
    /// The tile set.
    set_gold,
    /// A part of the rules.
    part_gold,
    /// What it does, in a sentence.
    part_gold_hint,
    /// What to do now, in a sentence.
    ask_ingot,
    /// What to do now, in a sentence.
    ask_take_ingot,
    /// Where points come from, as the head of a row.
    points_from_gold,
    /// Tip: ingots.
    tip_ingot,
}

/// Sentences about gold.
pub trait GoldTexts {
    /// An ingot was put on a tile.
    fn places_ingot(&self, name: &str) -> String;
    /// Ingots were taken off a tile.
    fn takes_ingots(&self, name: &str, count: u32) -> String;
    /// Ingots were left on tiles at the end.
    fn ingots_removed(&self, count: u32) -> String;
    /// Points for ingots.
    fn scores_gold(&self, name: &str, points: u32) -> String;
    /// A tile for an ingot, or with ingots to take: "1 north: 2 ingots lie there".
    fn ingot_at(&self, pos: Pos, there: u32) -> String;
    /// The tile is not around the one just placed.
    fn not_around(&self) -> String;
    /// The ingots there belong to others.
    fn not_claimed(&self) -> String;
    /// "2 ingots".
    fn ingots(&self, count: u32) -> String;
    /// Ingots, and what they are worth at the end (GOLD-11).
    fn ingots_held(&self, count: u32, points: u32) -> String;
}

mod english {
    use super::{GoldTexts, GoldWords, say};
    use crate::messages::en::{English, number_of};
    use crate::messages::{Counts, Spoken};
    use engine::tiles::Pos;

    say! { English GoldWords:
        set_gold "The Gold Mines",
        part_gold "Gold",
        part_gold_hint "Whoever controls a completed feature takes the ingots on its tiles; the more, the more each is worth.",
        ask_ingot "Put the second ingot on a tile around the one just placed.",
        ask_take_ingot "Take an ingot of a feature you control.",
        points_from_gold "Gold",
        tip_ingot "Ingots lie on tiles: who controls a feature when it is complete takes those on it. Many are worth more each.",
    }

    impl GoldTexts for English {
        fn places_ingot(&self, name: &str) -> String {
            format!("{name} puts an ingot on a tile.")
        }

        fn takes_ingots(&self, name: &str, count: u32) -> String {
            format!("{name} takes {}.", self.ingots(count))
        }

        fn ingots_removed(&self, count: u32) -> String {
            let ingots = self.ingots(count);
            format!("Left on tiles and worth nothing: {ingots}.")
        }

        fn scores_gold(&self, name: &str, points: u32) -> String {
            let points = self.points(points);
            format!("{name} scores {points} for gold.")
        }

        fn ingot_at(&self, pos: Pos, there: u32) -> String {
            let cell = self.cell(pos);
            match there {
                0 => format!("{cell}: no ingot yet"),
                there => format!("{cell}: {} there", self.ingots(there)),
            }
        }

        fn not_around(&self) -> String {
            "The second ingot goes on one of the tiles around the one just placed, corners included."
                .to_string()
        }

        fn not_claimed(&self) -> String {
            "Take an ingot from a tile of a completed feature that you control.".to_string()
        }

        fn ingots(&self, count: u32) -> String {
            number_of(count, "ingot")
        }

        fn ingots_held(&self, count: u32, points: u32) -> String {
            format!(
                "{} ({} at the end)",
                self.ingots(count),
                self.points(points)
            )
        }
    }
}

mod french {
    use super::{GoldTexts, GoldWords, say};
    use crate::messages::fr::{French, number_of};
    use crate::messages::{Counts, Spoken};
    use engine::tiles::Pos;

    say! { French GoldWords:
        set_gold "Les Mines d’or",
        part_gold "Or",
        part_gold_hint "Qui contrôle une zone complétée prend les lingots de ses tuiles\u{202f}; plus il en a, plus chacun vaut.",
        ask_ingot "Posez le second lingot sur une tuile autour de celle qui vient d’être posée.",
        ask_take_ingot "Prenez un lingot d’une zone que vous contrôlez.",
        points_from_gold "Or",
        tip_ingot "Des lingots sont posés sur des tuiles\u{a0}: qui contrôle une zone terminée les prend. Plus on en a, plus chacun vaut.",
    }

    impl GoldTexts for French {
        fn places_ingot(&self, name: &str) -> String {
            format!("{name} pose un lingot sur une tuile.")
        }

        fn takes_ingots(&self, name: &str, count: u32) -> String {
            format!("{name} prend {}.", self.ingots(count))
        }

        fn ingots_removed(&self, count: u32) -> String {
            let ingots = self.ingots(count);
            format!("Resté sur les tuiles, sans valeur\u{a0}: {ingots}.")
        }

        fn scores_gold(&self, name: &str, points: u32) -> String {
            let points = self.points(points);
            format!("{name} marque {points} pour son or.")
        }

        fn ingot_at(&self, pos: Pos, there: u32) -> String {
            let cell = self.cell(pos);
            match there {
                0 => format!("{cell}\u{a0}: aucun lingot"),
                there => format!("{cell}\u{a0}: {}", self.ingots(there)),
            }
        }

        fn not_around(&self) -> String {
            "Le second lingot va sur une des tuiles autour de celle qui vient d’être posée, coins compris.".to_string()
        }

        fn not_claimed(&self) -> String {
            "Prenez un lingot sur une tuile d’une zone complète que vous contrôlez.".to_string()
        }

        fn ingots(&self, count: u32) -> String {
            number_of(count, "lingot")
        }

        fn ingots_held(&self, count: u32, points: u32) -> String {
            let (ingots, points) = (self.ingots(count), self.points(points));
            format!("{ingots} ({points} à la fin)")
        }
    }
}
