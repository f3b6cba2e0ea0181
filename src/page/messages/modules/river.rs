//! The words of the river.

use crate::messages::labels::{say, sheet};

sheet! { RiverWords river_words "Words of the river.":
    /// The tile set.
    set_river,
    /// At the first tile of the river.
    tip_river,
}

/// Sentences about the river.
pub trait RiverTexts {
    /// The river has to go on from its end.
    fn river_not_continued(&self) -> String;
    /// The river would turn twice the same way.
    fn river_u_turn(&self) -> String;
    /// The river would run into tiles.
    fn river_blocked(&self) -> String;
}

mod english {
    use super::{RiverTexts, RiverWords, say};
    use crate::messages::en::English;

    say! { English RiverWords:
        set_river "The River",
        tip_river "The river has to go on from its end, and never turn twice the same way.",
    }

    impl RiverTexts for English {
        fn river_not_continued(&self) -> String {
            "A river tile must go on from the open end of the river.".to_string()
        }

        fn river_u_turn(&self) -> String {
            "The river may not turn twice in a row in the same direction.".to_string()
        }

        fn river_blocked(&self) -> String {
            "Here the river would run into other tiles; turned another way it has room.".to_string()
        }
    }
}

mod french {
    use super::{RiverTexts, RiverWords, say};
    use crate::messages::fr::French;

    say! { French RiverWords:
        set_river "La Rivière",
        tip_river "La rivière continue toujours par son extrémité, et ne tourne jamais deux fois de suite du même côté.",
    }

    impl RiverTexts for French {
        fn river_not_continued(&self) -> String {
            "Une tuile Rivière doit prolonger l’extrémité ouverte de la rivière.".to_string()
        }

        fn river_u_turn(&self) -> String {
            "La rivière ne peut pas tourner deux fois de suite du même côté.".to_string()
        }

        fn river_blocked(&self) -> String {
            "Ici la rivière buterait sur d’autres tuiles\u{202f}; tournée autrement, elle a de la place."
                .to_string()
        }
    }
}
