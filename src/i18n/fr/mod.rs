//! French. Spaces before `:` and inside quotation marks are no-break, before `;`, `?` and `!` narrow and no-break.

mod aids;
mod answers;
mod choices;
mod counts;
mod faults;
mod heard;
mod labels;
mod reports;
mod spoken;
mod words;

use super::{Language, Texts};
use crate::tiles::Side;

/// French.
pub struct French;

impl Texts for French {
    fn language(&self) -> Language {
        Language::French
    }
}

/// A number with its noun: none or one thing, or several.
fn counted(count: u32, one: &str, many: &str) -> String {
    format!("{count} {}", if count < 2 { one } else { many })
}

/// A number and the plain noun, which takes an s for several.
fn number_of(count: u32, noun: &str) -> String {
    counted(count, noun, &format!("{noun}s"))
}

/// Things in a row: "a, b et c".
fn row(things: &[&str]) -> String {
    match things {
        [] => String::new(),
        [one] => (*one).to_string(),
        [first @ .., last] => format!("{} et {last}", first.join(", ")),
    }
}

/// A name after "de": "de Ben", "d’Ana".
fn of(name: &str) -> String {
    const VOWELS: &str = "aàâäeéèêëiîïoôöuùûüœæ";
    let first = name.chars().next().and_then(|c| c.to_lowercase().next());
    if first.is_some_and(|c| VOWELS.contains(c)) {
        format!("d’{name}")
    } else {
        format!("de {name}")
    }
}

/// The words with a capital letter.
fn capital(words: &str) -> String {
    let mut rest = words.chars();
    let first = rest.next().into_iter().flat_map(char::to_uppercase);
    first.chain(rest).collect()
}

/// "au nord", "à l’est".
const fn towards(side: Side) -> &'static str {
    match side {
        Side::North => "au nord",
        Side::East => "à l’est",
        Side::South => "au sud",
        Side::West => "à l’ouest",
    }
}
