//! The messages of a language: a method for each, generated from `assets/messages` at build time.

use std::sync::OnceLock;
#[cfg(target_arch = "wasm32")]
use std::sync::atomic::{AtomicBool, Ordering};

use engine::rules::Edition;
#[cfg(target_arch = "wasm32")]
use locale::speech::TableFault;
use locale::speech::{self, Argument, Speech, Table, When};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// All messages of one language, with the vocabulary of an edition (ED-09).
pub struct Texts {
    language: Language,
    speech: Speech,
    sense: Sense,
}

/// Which sense sentences are for: whoever sees the board reads coordinates, whoever hears it gets directions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sense {
    Ear,
    Eye,
}

/// For each sense, with the vocabulary of each edition.
type Editions = [[Texts; Edition::ALL.len()]; 2];

/// Each language with the vocabulary of every edition, from its first use.
static TEXTS: [OnceLock<Editions>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

fn every_edition(language: Language, table: Table) -> Editions {
    let table: &'static Table = Box::leak(Box::new(table));
    let of_edition = |edition, sense| Texts {
        language,
        speech: Speech {
            table,
            edition: words_of(edition),
        },
        sense,
    };
    [Sense::Ear, Sense::Eye].map(|sense| Edition::ALL.map(|edition| of_edition(edition, sense)))
}

const fn words_of(edition: Edition) -> speech::Edition {
    match edition {
        Edition::First2001 => speech::Edition::First,
        Edition::Winter => speech::Edition::Winter,
        Edition::Current => speech::Edition::Current,
    }
}

/// The messages of a language, with the vocabulary of the current edition.
pub fn texts(language: Language) -> &'static Texts {
    &editions(language)[Sense::Ear as usize][Edition::Current as usize]
}

/// All languages are compiled in.
#[cfg(not(target_arch = "wasm32"))]
fn editions(language: Language) -> &'static Editions {
    // Tables and methods are generated together, so a mismatch cannot occur.
    let table = || {
        let [first, later, cards] = language.tables();
        let table = Table::read(first, DIGEST).unwrap_or_default();
        for (when, packed) in [(When::Later, later), (When::Cards, cards)] {
            let _ = table.add(when, packed, DIGEST);
        }
        table
    };
    TEXTS[language as usize].get_or_init(|| every_edition(language, table()))
}

/// Until a language is loaded, another one stands in for it.
#[cfg(target_arch = "wasm32")]
fn editions(language: Language) -> &'static Editions {
    static SILENT: OnceLock<Editions> = OnceLock::new();
    let spoken = TEXTS[language as usize].get();
    let spoken = spoken.or_else(|| TEXTS.iter().find_map(OnceLock::get));
    spoken.unwrap_or_else(|| SILENT.get_or_init(|| every_edition(language, Table::default())))
}

/// Loads a table of a language immediately, for a message with this number that is needed before it
/// was loaded.
#[cfg(target_arch = "wasm32")]
pub(crate) type InNeed = fn(Language, When, usize);

#[cfg(target_arch = "wasm32")]
static IN_NEED: OnceLock<InNeed> = OnceLock::new();

/// Sets the function that loads messages needed too early. It is called once per table of a
/// language.
#[cfg(target_arch = "wasm32")]
pub(crate) fn bring_in_need(bring: InNeed) {
    IN_NEED.get_or_init(|| bring);
}

impl Texts {
    /// A message without insertions, by number.
    fn text_numbered(&self, number: usize, arguments: &[Argument]) -> &'static str {
        self.want(number);
        self.speech.text(number, arguments)
    }

    /// A message with its arguments, by number.
    fn sentence_numbered(&self, number: usize, arguments: &[Argument]) -> String {
        self.want(number);
        self.speech.say(number, arguments)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn want(&self, _: usize) {}

    /// Loads a message that is not there yet. It reads `…` as long as it cannot be loaded.
    #[cfg(target_arch = "wasm32")]
    fn want(&self, number: usize) {
        static WANTED: [[AtomicBool; When::ALL.len()]; Language::ALL.len()] =
            [const { [const { AtomicBool::new(false) }; When::ALL.len()] }; Language::ALL.len()];
        let Some(bring) = IN_NEED.get() else {
            return;
        };
        // Numbers increase from table to table, so the message is in the first missing one.
        for when in When::ALL {
            if self.speech.table.has(number) {
                return;
            }
            let wanted = &WANTED[self.language as usize][when as usize];
            if !self.language.has(when) && !wanted.swap(true, Ordering::Relaxed) {
                bring(self.language, when, number);
            }
        }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// The same language with the vocabulary of another edition (ED-09).
    pub fn in_edition(&self, edition: Edition) -> &'static Texts {
        &editions(self.language)[self.sense as usize][edition as usize]
    }

    /// The same for those who see the board, see [`Texts::cell`].
    pub fn for_eyes(&self) -> &'static Texts {
        &editions(self.language)[Sense::Eye as usize][self.speech.edition as usize]
    }

    pub(super) fn sense(&self) -> Sense {
        self.sense
    }
}

impl Language {
    /// The language of a tag such as `fr-CA`, if the page has it.
    pub fn parse(tag: &str) -> Option<Language> {
        let code = tag.split(['-', '_']).next().unwrap_or_default();
        let speaks = |language: &Language| language.code().eq_ignore_ascii_case(code);
        Language::ALL.into_iter().find(speaks)
    }

    /// The path of one of its tables relative to the page, see `assets/messages/later.txt`.
    #[cfg(target_arch = "wasm32")]
    pub(crate) fn file(self, when: When) -> String {
        format!("messages/{}{}.txt", self.code(), when.ending())
    }

    /// The first of its tables that is not loaded.
    #[cfg(target_arch = "wasm32")]
    pub(crate) fn lacks(self) -> Option<When> {
        When::ALL.into_iter().find(|&when| !self.has(when))
    }

    /// Whether one of its tables is loaded.
    #[cfg(target_arch = "wasm32")]
    fn has(self, when: When) -> bool {
        self.table().is_some_and(|table| table.holds(when))
    }

    #[cfg(target_arch = "wasm32")]
    fn table(self) -> Option<&'static Table> {
        let editions = TEXTS[self as usize].get()?;
        editions
            .as_flattened()
            .first()
            .map(|texts| texts.speech.table)
    }

    /// Adds one of its tables, as read from the file, unless it is loaded already. The first table
    /// has to come first.
    ///
    /// # Errors
    /// [`TableFault`]; nothing has changed then.
    #[cfg(target_arch = "wasm32")]
    pub(crate) fn take(self, when: When, packed: String) -> Result<(), TableFault> {
        if self.has(when) {
            return Ok(());
        }
        match (when, self.table()) {
            (When::First, _) => {
                let table = Table::read(packed.leak(), DIGEST)?;
                TEXTS[self as usize].get_or_init(|| every_edition(self, table));
                Ok(())
            }
            (When::Later | When::Cards, Some(table)) => table.add(when, packed.leak(), DIGEST),
            (When::Later | When::Cards, None) => Err(TableFault::Damaged),
        }
    }

    /// The first available language in a list of tags, most preferred first.
    pub fn choose<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        let mut spoken = tags.into_iter().filter_map(Language::parse);
        spoken.next().unwrap_or_default()
    }
}
