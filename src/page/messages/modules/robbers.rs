//! The words of robbers.

use crate::messages::labels::{say, sheet};

sheet! { RobbersWords robbers_words "Words of robbers.":
    /// The tile set.
    set_robbers,
    /// A part of the rules.
    part_robbers,
    /// What it does, in a sentence.
    part_robbers_hint,
    /// What to do now, in a sentence.
    ask_rob,
    /// What to do now, in a sentence.
    ask_steal,
    /// Where points come from, as the head of a row.
    points_from_thefts,
    /// Where points come from, as the head of a row.
    points_from_robbers,
    /// At the first robber.
    tip_robber,
    /// At the first theft.
    tip_theft,
}

/// Sentences about robbers.
pub trait RobbersTexts {
    /// The robber was put on the track.
    fn robber_placed(&self, name: &str, space: u32) -> String;
    /// A robber moved along with a figure.
    fn robber_follows(&self, name: &str, space: u32) -> String;
    /// A robber went back to its owner.
    fn robber_home(&self, name: &str) -> String;
    /// Points for a robber left on the track.
    fn scores_robber(&self, name: &str, points: u32) -> String;
    /// Points stolen.
    fn steals(&self, name: &str, points: u32, victim: &str) -> String;
    /// A space of the track for the robber: "Space 12: Ana".
    fn robber_space(&self, space: u32, names: &[&str]) -> String;
    /// The choice of a space for a robber, with who stands there: "Space 12: half of what Ben or Cleo scores next".
    fn rob_on(&self, space: u32, names: &[&str]) -> String;
    /// Nobody else stands on that space.
    fn nobody_there(&self) -> String;
    /// The robber stands there already.
    fn same_space(&self) -> String;
}

mod english {
    use super::{RobbersTexts, RobbersWords, say};
    use crate::messages::Counts;
    use crate::messages::en::{English, row, whose};

    say! { English RobbersWords:
        set_robbers "The Robbers",
        part_robbers "Robbers",
        part_robbers_hint "A robber on the track takes half of what its victim scores next.",
        ask_rob "Put your robber on a space of the score track, or skip.",
        ask_steal "Rob the figure that leaves now, or wait for another one?",
        points_from_thefts "Thefts",
        points_from_robbers "Robbers on the track",
        tip_robber "The robber goes beside another player’s score figure and takes half of what that player scores next.",
        tip_theft "Steal from this score, or let the robber wait for a better one.",
    }

    impl RobbersTexts for English {
        fn robber_placed(&self, name: &str, space: u32) -> String {
            format!("{name} puts the robber on space {space}.")
        }

        fn robber_follows(&self, name: &str, space: u32) -> String {
            format!("{} robber moves along to space {space}.", whose(name))
        }

        fn robber_home(&self, name: &str) -> String {
            format!("{name} takes the robber back.")
        }

        fn scores_robber(&self, name: &str, points: u32) -> String {
            format!(
                "{name} scores {} for the robber on the track.",
                self.points(points)
            )
        }

        fn steals(&self, name: &str, points: u32, victim: &str) -> String {
            format!("{name} steals {} from {victim}.", self.points(points))
        }

        fn robber_space(&self, space: u32, names: &[&str]) -> String {
            format!("Space {space}: {}", row(names))
        }

        fn rob_on(&self, space: u32, names: &[&str]) -> String {
            let names = names.join(" or ");
            format!("Space {space}: half of what {names} scores next")
        }

        fn nobody_there(&self) -> String {
            "A robber goes where another player’s score figure stands; nobody stands there."
                .to_string()
        }

        fn same_space(&self) -> String {
            "Your robber stands on that space already; move it to another one.".to_string()
        }
    }
}

mod french {
    use super::{RobbersTexts, RobbersWords, say};
    use crate::messages::Counts;
    use crate::messages::fr::{French, of, row};

    say! { French RobbersWords:
        set_robbers "Les Voleurs",
        part_robbers "Pions voleurs",
        part_robbers_hint "Un pion voleur sur la piste prend la moitié des prochains points de sa victime.",
        ask_rob "Placez votre pion voleur sur une case de la piste de score, ou passez.",
        ask_steal "Voler maintenant le pion qui s’en va, ou en attendre un autre\u{202f}?",
        points_from_thefts "Vols",
        points_from_robbers "Pions voleurs",
        tip_robber "Le pion voleur se place près du pion de score d’un autre joueur et prend la moitié de ses prochains points.",
        tip_theft "Volez ces points, ou laissez le pion voleur en attendre de meilleurs.",
    }

    impl RobbersTexts for French {
        fn robber_placed(&self, name: &str, space: u32) -> String {
            format!("{name} place son pion voleur sur la case {space}.")
        }

        fn robber_follows(&self, name: &str, space: u32) -> String {
            format!("Le pion voleur {} suit jusqu’à la case {space}.", of(name))
        }

        fn robber_home(&self, name: &str) -> String {
            format!("{name} reprend son pion voleur.")
        }

        fn scores_robber(&self, name: &str, points: u32) -> String {
            format!(
                "{name} marque {} pour son pion voleur sur la piste.",
                self.points(points)
            )
        }

        fn steals(&self, name: &str, points: u32, victim: &str) -> String {
            format!("{name} vole {} à {victim}.", self.points(points))
        }

        fn robber_space(&self, space: u32, names: &[&str]) -> String {
            format!("Case {space}\u{a0}: {}", row(names))
        }

        fn rob_on(&self, space: u32, names: &[&str]) -> String {
            let names = names.join(" ou ");
            format!("Case {space}\u{a0}: la moitié de ce que {names} marque ensuite")
        }

        fn nobody_there(&self) -> String {
            "Un pion voleur va là où se trouve un pion de score adverse\u{202f}; il n’y a personne sur cette case."
                .to_string()
        }

        fn same_space(&self) -> String {
            "Votre pion voleur est déjà sur cette case\u{202f}; choisissez-en une autre."
                .to_string()
        }
    }
}
