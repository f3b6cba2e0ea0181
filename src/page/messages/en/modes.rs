//! What a game is besides its rules: for children, a duel by the clock.

use super::{English, number_of};
use crate::messages::labels::say;
use crate::messages::{ModeTexts, ModeWords};

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
