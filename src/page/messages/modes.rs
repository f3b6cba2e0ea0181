//! The words of what a game is besides its rules: for children, a duel by the clock.

use super::labels::sheet;

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
