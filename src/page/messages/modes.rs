//! The words of what a game is besides its rules: for children, a duel by the clock.

use super::labels::{say, sheet};

sheet! { ModeWords mode_words "Words of what a game is besides its rules.":
    /// Above the choice.
    mode_label,
    /// As usual.
    mode_standard,
    /// What that means, in a sentence.
    mode_standard_hint,
    /// For children.
    mode_children,
    /// What that means, in a sentence.
    mode_children_hint,
    /// A duel by the clock.
    mode_duel,
    /// What that means, in a sentence.
    mode_duel_hint,
    /// Why nobody can be added to a duel.
    duel_for_two,
    /// Above the time each player has.
    minutes_label,
    /// Above what happens when a time is over.
    time_over_label,
    /// Whoever has no time left loses.
    time_over_lose,
    /// It is said, and the game goes on.
    time_over_play_on,
    /// The question how much time is left.
    ask_clock,
    /// There is no clock.
    no_clock,
    /// Name of a clock, for screen readers.
    time_left,
    /// Button: the game goes on without a clock.
    play_on_without_clock,
}

/// Sentences about the clock.
pub trait ModeTexts {
    /// A number of minutes: "10 minutes".
    fn minutes(&self, minutes: u32) -> String;
    /// How much time somebody has left: "Ana: 9 minutes, 5 seconds."
    fn clock_told(&self, name: &str, minutes: u32, seconds: u32) -> String;
    /// Somebody has one minute left.
    fn one_minute_left(&self, name: &str) -> String;
    /// Somebody has ten seconds left.
    fn ten_seconds_left(&self, name: &str) -> String;
    /// Somebody's time is over.
    fn time_is_over(&self, name: &str) -> String;
    /// Somebody wins because the other's time is over.
    fn wins_on_time(&self, name: &str) -> String;
}

mod english {
    use super::{ModeTexts, ModeWords, say};
    use crate::messages::en::{English, number_of};

    say! { English ModeWords:
        mode_label "Who plays",
        mode_standard "Everybody",
        mode_standard_hint "All aids at hand.",
        mode_children "Children",
        mode_children_hint "No fields, larger figures, and a log that is folded and says no rules.",
        mode_duel "Duel",
        mode_duel_hint "Two players, a clock for each, and no aids.",
        duel_for_two "A duel is for two players.",
        minutes_label "Time for each player",
        time_over_label "When it is over",
        time_over_lose "The game is lost",
        time_over_play_on "The game goes on",
        ask_clock "How much time is left",
        no_clock "This game has no clock.",
        time_left "Time left",
        play_on_without_clock "Play on without a clock",
    }

    impl ModeTexts for English {
        fn minutes(&self, minutes: u32) -> String {
            number_of(minutes, "minute")
        }

        fn clock_told(&self, name: &str, minutes: u32, seconds: u32) -> String {
            let seconds = number_of(seconds, "second");
            match minutes {
                0 => format!("{name}: {seconds}."),
                _ => format!("{name}: {}, {seconds}.", self.minutes(minutes)),
            }
        }

        fn one_minute_left(&self, name: &str) -> String {
            format!("{name} has one minute left.")
        }

        fn ten_seconds_left(&self, name: &str) -> String {
            format!("{name} has ten seconds left.")
        }

        fn time_is_over(&self, name: &str) -> String {
            format!("{name} has no time left.")
        }

        fn wins_on_time(&self, name: &str) -> String {
            format!("{name} wins on time.")
        }
    }
}

mod french {
    use super::{ModeTexts, ModeWords, say};
    use crate::messages::fr::{French, number_of};

    say! { French ModeWords:
        mode_label "Qui joue",
        mode_standard "Tout le monde",
        mode_standard_hint "Toutes les aides sont là.",
        mode_children "Des enfants",
        mode_children_hint "Sans prés, avec de grands pions et un journal replié qui ne cite pas de règles.",
        mode_duel "Duel",
        mode_duel_hint "Deux joueurs, une pendule pour chacun et aucune aide.",
        duel_for_two "Un duel se joue à deux.",
        minutes_label "Temps de chaque joueur",
        time_over_label "Quand il est écoulé",
        time_over_lose "La partie est perdue",
        time_over_play_on "La partie continue",
        ask_clock "Combien de temps reste",
        no_clock "Cette partie se joue sans pendule.",
        time_left "Temps restant",
        play_on_without_clock "Continuer sans pendule",
    }

    impl ModeTexts for French {
        fn minutes(&self, minutes: u32) -> String {
            number_of(minutes, "minute")
        }

        fn clock_told(&self, name: &str, minutes: u32, seconds: u32) -> String {
            let seconds = number_of(seconds, "seconde");
            match minutes {
                0 => format!("{name}\u{a0}: {seconds}."),
                _ => format!("{name}\u{a0}: {}, {seconds}.", self.minutes(minutes)),
            }
        }

        fn one_minute_left(&self, name: &str) -> String {
            format!("Il reste une minute à {name}.")
        }

        fn ten_seconds_left(&self, name: &str) -> String {
            format!("Il reste dix secondes à {name}.")
        }

        fn time_is_over(&self, name: &str) -> String {
            format!("Le temps de {name} est écoulé.")
        }

        fn wins_on_time(&self, name: &str) -> String {
            format!("{name} gagne au temps.")
        }
    }
}
