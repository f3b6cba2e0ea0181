//! The words of the gingerbread man.

use crate::messages::labels::{say, sheet};

sheet! { GingerbreadWords gingerbread_words "Words of the gingerbread man.":
    /// The tile set.
    set_gingerbread,
    /// A part of the rules.
    part_gingerbread,
    /// What it does, in a sentence.
    part_gingerbread_hint,
    /// What to do now, in a sentence.
    ask_gingerbread,
    /// Where points come from, as the head of a row.
    points_from_gingerbread,
    /// Option: a gingerbread tile that completes his city moves him twice.
    double_move_label,
    /// What it means that it does.
    double_move_hint,
    /// Tip: the gingerbread man.
    tip_gingerbread,
}

/// Sentences about the gingerbread man.
pub trait GingerbreadTexts {
    /// The gingerbread man went to a city.
    fn moves_gingerbread(&self, name: &str) -> String;
    /// The gingerbread man left the board.
    fn gingerbread_leaves(&self) -> String;
    /// Points for knights in the city of the gingerbread man.
    fn scores_gingerbread(&self, name: &str, points: u32) -> String;
    /// A button for a city for the gingerbread man: "To the city".
    fn gingerbread_to(&self) -> String;
    /// The gingerbread man may not go there.
    fn not_an_open_city(&self) -> String;
}

mod english {
    use super::{GingerbreadTexts, GingerbreadWords, say};
    use crate::messages::Counts;
    use crate::messages::en::English;

    say! { English GingerbreadWords:
        set_gingerbread "The Gingerbread Man",
        part_gingerbread "Gingerbread man",
        part_gingerbread_hint "When he leaves a city, each of your knights there is worth 1 point a tile.",
        ask_gingerbread "Move the gingerbread man to another incomplete city.",
        points_from_gingerbread "Gingerbread man",
        double_move_label "The gingerbread man may move twice",
        double_move_hint "When his own tile completes his city, he leaves it and then moves once more.",
        tip_gingerbread "The gingerbread man moves to another city; in the one he leaves each knight brings a point for each tile.",
    }

    impl GingerbreadTexts for English {
        fn moves_gingerbread(&self, name: &str) -> String {
            format!("{name} moves the gingerbread man to another city.")
        }

        fn gingerbread_leaves(&self) -> String {
            "No city is incomplete: the gingerbread man leaves the table.".to_string()
        }

        fn scores_gingerbread(&self, name: &str, points: u32) -> String {
            let points = self.points(points);
            format!("{name} scores {points} for knights with the gingerbread man.")
        }

        fn gingerbread_to(&self) -> String {
            "Gingerbread man to the city".to_string()
        }

        fn not_an_open_city(&self) -> String {
            "The gingerbread man goes to a city that is incomplete, and not the one he is in."
                .to_string()
        }
    }
}

mod french {
    use super::{GingerbreadTexts, GingerbreadWords, say};
    use crate::messages::Counts;
    use crate::messages::fr::French;

    say! { French GingerbreadWords:
        set_gingerbread "Le Bonhomme de pain d’épice",
        part_gingerbread "Bonhomme de pain d’épice",
        part_gingerbread_hint "Quand il quitte une ville, chacun de vos chevaliers y vaut 1 point par tuile.",
        ask_gingerbread "Déplacez le bonhomme de pain d’épice dans une autre ville incomplète.",
        points_from_gingerbread "Pain d’épice",
        double_move_label "Le bonhomme peut bouger deux fois",
        double_move_hint "Quand sa propre tuile complète sa ville, il la quitte puis bouge encore une fois.",
        tip_gingerbread "Le bonhomme de pain d’épice change de ville\u{202f}; dans celle qu’il quitte, chaque chevalier vaut un point par tuile.",
    }

    impl GingerbreadTexts for French {
        fn moves_gingerbread(&self, name: &str) -> String {
            format!("{name} déplace le bonhomme de pain d’épice dans une autre ville.")
        }

        fn gingerbread_leaves(&self) -> String {
            "Aucune ville n’est incomplète\u{a0}: le bonhomme de pain d’épice quitte la table."
                .to_string()
        }

        fn scores_gingerbread(&self, name: &str, points: u32) -> String {
            let points = self.points(points);
            format!(
                "{name} marque {points} pour ses chevaliers auprès du bonhomme de pain d’épice."
            )
        }

        fn gingerbread_to(&self) -> String {
            "Bonhomme vers la ville".to_string()
        }

        fn not_an_open_city(&self) -> String {
            "Le bonhomme de pain d’épice va dans une ville incomplète, autre que la sienne."
                .to_string()
        }
    }
}
