//! The messages of a language: a method for each, made from the files in `assets/messages` when the page is built.

use std::sync::OnceLock;

use engine::rules::Edition;
#[cfg(target_arch = "wasm32")]
use locale::speech::TableFault;
use locale::speech::{self, Argument, Speech, Table};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// All messages of one language, in the words of an edition where its editions differ (ED-09).
pub struct Texts {
    language: Language,
    speech: Speech,
}

type Editions = [Texts; Edition::ALL.len()];

/// Each language in the words of every edition, from when it is spoken first.
static TEXTS: [OnceLock<Editions>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

fn every_edition(language: Language, table: Table) -> Editions {
    let table: &'static Table = Box::leak(Box::new(table));
    Edition::ALL.map(|edition| Texts {
        language,
        speech: Speech {
            table,
            edition: words_of(edition),
        },
    })
}

const fn words_of(edition: Edition) -> speech::Edition {
    match edition {
        Edition::First2001 => speech::Edition::First,
        Edition::Winter => speech::Edition::Winter,
        Edition::Current => speech::Edition::Current,
    }
}

/// The messages of a language, in the words of the current edition.
pub fn texts(language: Language) -> &'static Texts {
    of_edition(language, Edition::Current)
}

fn of_edition(language: Language, edition: Edition) -> &'static Texts {
    &editions(language)[edition as usize]
}

/// Every language is part of the program.
#[cfg(not(target_arch = "wasm32"))]
fn editions(language: Language) -> &'static Editions {
    // Tables and methods are made together: one that does not fit would say nothing.
    let table = || Table::read(language.table(), DIGEST).unwrap_or_default();
    TEXTS[language as usize].get_or_init(|| every_edition(language, table()))
}

/// Until a language is there, one that is speaks for it.
#[cfg(target_arch = "wasm32")]
fn editions(language: Language) -> &'static Editions {
    static SILENT: OnceLock<Editions> = OnceLock::new();
    let spoken = TEXTS[language as usize].get();
    let spoken = spoken.or_else(|| TEXTS.iter().find_map(OnceLock::get));
    spoken.unwrap_or_else(|| SILENT.get_or_init(|| every_edition(language, Table::default())))
}

impl Texts {
    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The same language in the words of another edition (ED-09).
    pub fn in_edition(&self, edition: Edition) -> &'static Texts {
        of_edition(self.language, edition)
    }
}

impl Language {
    /// The language of a tag such as `fr-CA`, if the page speaks it.
    pub fn parse(tag: &str) -> Option<Language> {
        let code = tag.split(['-', '_']).next().unwrap_or_default();
        let speaks = |language: &Language| language.code().eq_ignore_ascii_case(code);
        Language::ALL.into_iter().find(speaks)
    }

    /// Where its messages lie beside the page.
    pub fn table_file(self) -> String {
        format!("messages/{}.txt", self.code())
    }

    /// Whether its messages are there.
    #[cfg(target_arch = "wasm32")]
    pub(crate) fn has_table(self) -> bool {
        TEXTS[self as usize].get().is_some()
    }

    /// Takes its messages, as they lie beside the page.
    ///
    /// # Errors
    /// [`TableFault`], and it goes on as before.
    #[cfg(target_arch = "wasm32")]
    pub(crate) fn take_table(self, packed: String) -> Result<(), TableFault> {
        let table = Table::read(packed.leak(), DIGEST)?;
        TEXTS[self as usize].get_or_init(|| every_edition(self, table));
        Ok(())
    }

    /// The first language the page speaks in a list of tags, the most wanted first.
    pub fn choose<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        let mut spoken = tags.into_iter().filter_map(Language::parse);
        spoken.next().unwrap_or_default()
    }
}
