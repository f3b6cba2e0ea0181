//! French. Spaces before `:` and inside quotation marks are no-break, before `;`, `?` and `!` narrow and no-break.

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
use engine::tiles::{FeatureKind, Side};

/// French, with the words of an edition: its editions do not call everything the same (ED-09).
pub struct French {
    edition: Edition,
}

static FIRST: French = French {
    edition: Edition::First2001,
};
static WINTER: French = French {
    edition: Edition::Winter,
};
static CURRENT: French = French {
    edition: Edition::Current,
};

/// French with the words of `edition`.
pub fn of_edition(edition: Edition) -> &'static French {
    match edition {
        Edition::First2001 => &FIRST,
        Edition::Winter => &WINTER,
        Edition::Current => &CURRENT,
    }
}

impl Texts for French {
    fn language(&self) -> Language {
        Language::French
    }

    fn in_edition(&self, edition: Edition) -> &'static dyn Texts {
        of_edition(edition)
    }
}

impl French {
    /// Whether a road is called *chemin*, as in the first edition.
    pub(in crate::messages) fn is_first(&self) -> bool {
        self.edition == Edition::First2001
    }

    /// Whether it is an edition before the current one, with *partisans*, *boucliers* and *voleurs*.
    pub(in crate::messages) fn is_older(&self) -> bool {
        self.edition != Edition::Current
    }

    /// What a meeple is called.
    pub(in crate::messages) fn meeple(&self) -> &'static str {
        if self.is_older() {
            "partisan"
        } else {
            "meeple"
        }
    }

    /// What a shield is called.
    pub(in crate::messages) fn shield(&self) -> &'static str {
        if self.is_older() {
            "bouclier"
        } else {
            "blason"
        }
    }

    /// Whether the word for a feature is masculine.
    pub(in crate::messages) fn is_masculine(&self, kind: FeatureKind) -> bool {
        match kind {
            FeatureKind::Road => self.is_first(),
            FeatureKind::Garden | FeatureKind::Field => true,
            FeatureKind::City | FeatureKind::Monastery => false,
        }
    }

    /// A word that ends in e after a feminine feature: "complet", "complète".
    pub(in crate::messages) fn agreed<'a>(
        &self,
        kind: FeatureKind,
        masculine: &'a str,
        feminine: &'a str,
    ) -> &'a str {
        if self.is_masculine(kind) {
            masculine
        } else {
            feminine
        }
    }

    /// "la route", "l’abbaye".
    pub(in crate::messages) fn the(&self, kind: FeatureKind) -> &'static str {
        match kind {
            FeatureKind::Road if self.is_first() => "le chemin",
            FeatureKind::Road => "la route",
            FeatureKind::City => "la ville",
            FeatureKind::Monastery => "l’abbaye",
            FeatureKind::Garden => "le jardin",
            FeatureKind::Field => "le pré",
        }
    }
}

/// A number with its noun: none or one thing, or several.
pub(in crate::messages) fn counted(count: u32, one: &str, many: &str) -> String {
    format!("{count} {}", if count < 2 { one } else { many })
}

/// A number and the plain noun, which takes an s for several.
pub(in crate::messages) fn number_of(count: u32, noun: &str) -> String {
    counted(count, noun, &format!("{noun}s"))
}

/// Things in a row: "a, b et c".
pub(in crate::messages) fn row(things: &[&str]) -> String {
    match things {
        [] => String::new(),
        [one] => (*one).to_string(),
        [first @ .., last] => format!("{} et {last}", first.join(", ")),
    }
}

/// A name after "de": "de Ben", "d’Ana".
pub(in crate::messages) fn of(name: &str) -> String {
    const VOWELS: &str = "aàâäeéèêëiîïoôöuùûüœæ";
    let first = name.chars().next().and_then(|c| c.to_lowercase().next());
    if first.is_some_and(|c| VOWELS.contains(c)) {
        format!("d’{name}")
    } else {
        format!("de {name}")
    }
}

/// The words with a capital letter.
pub(in crate::messages) fn capital(words: &str) -> String {
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
