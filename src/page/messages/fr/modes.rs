//! What a game is besides its rules: for children, a duel by the clock.

use super::{French, number_of};
use crate::messages::labels::say;
use crate::messages::{ModeTexts, ModeWords};

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
