//! English.

mod aids;
mod answers;
mod board_reader;
mod cards;
mod choices;
mod counts;
mod faults;
mod handling;
mod heard;
mod labels;
mod modes;
mod reports;
mod share;
mod spoken;
mod words;

use super::{Language, Texts};
use engine::rules::Edition;

/// English.
pub struct English;

impl Texts for English {
    fn language(&self) -> Language {
        Language::English
    }

    fn in_edition(&self, _: Edition) -> &'static dyn Texts {
        &English
    }
}

/// A number with its noun: one thing, or several.
pub(in crate::messages) fn counted(count: u32, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// A number and the plain noun, which takes an s for several.
pub(in crate::messages) fn number_of(count: u32, noun: &str) -> String {
    counted(count, noun, &format!("{noun}s"))
}

/// Things in a row: "a, b and c".
pub(in crate::messages) fn row(things: &[&str]) -> String {
    match things {
        [] => String::new(),
        [one] => (*one).to_string(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Whose: "Ana’s".
pub(in crate::messages) fn whose(name: &str) -> String {
    let ending = if name.ends_with(['s', 'S']) {
        "’"
    } else {
        "’s"
    };
    format!("{name}{ending}")
}

/// The words with a capital letter.
pub(in crate::messages) fn capital(words: &str) -> String {
    let mut rest = words.chars();
    let first = rest.next().into_iter().flat_map(char::to_uppercase);
    first.chain(rest).collect()
}
