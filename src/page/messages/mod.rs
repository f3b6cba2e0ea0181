//! Messages for people, in every language the page speaks.
//!
//! [`Texts`] has one typed method for each message, so the compiler finds what a language lacks. What depends on data
//! of the game (an event, a refusal, a score) is turned into a message by the functions of [`sentences`], which choose
//! the method. Numbers and names are inserted by the language, which knows its plurals and its typography.

mod aids;
mod board_reader;
pub mod cards;
mod choices;
mod company;
mod en;
mod faults;
mod fr;
mod handling;
mod heard;
mod labels;
mod modes;
mod modules;
mod place;
mod rules;
pub mod sentences;
mod share;
mod texts;
mod words;

pub use aids::{Aids, Readings, aids};
pub use board_reader::{BoardReader, Lying, quay_side};
pub use cards::{CardLabels, CardTexts, card_labels};
pub use choices::{Choices, choices};
pub use company::Company;
pub use faults::{Brought, Faults, Keeping, Moment};
pub use handling::{Handling, handling};
pub use heard::{
    CellChoice, Heard, OpenFeature, Site, StandingFigure, TileLook, TilePart, ToCome, Touched,
    Whose, worth,
};
pub use labels::{Labels, labels};
pub use modes::{ModeTexts, ModeWords, mode_words};
pub use modules::{FigureAct, ModuleTexts, module_words, piece_name};
pub use place::{Bearings, Facts, Place};
pub use rules::{RuleTextFault, RuleTextTrouble, RuleTexts, rule_file};
pub use share::{LinkTexts, ShareWords, share_words};
pub use texts::{Answers, Asks, Counts, Reports, Scores, Spoken, Troubles};
pub use words::Words;

use engine::rules::Edition;

/// All messages of one language.
pub trait Texts:
    Labels
    + Choices
    + Words
    + Counts
    + Reports
    + Scores
    + Answers
    + Asks
    + Spoken
    + Heard
    + BoardReader
    + Troubles
    + Faults
    + Keeping
    + Aids
    + Readings
    + Handling
    + ModeWords
    + ModeTexts
    + ShareWords
    + LinkTexts
    + ModuleTexts
    + CardTexts
    + Sync
{
    /// Which language it is.
    fn language(&self) -> Language;

    /// The same language with the words of an edition, where its editions differ (ED-09). [`texts`] has those of the
    /// current one.
    fn in_edition(&self, edition: Edition) -> &'static dyn Texts;
}

/// A language the page speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// The code browsers use, `en` or `fr`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }

    /// The name of the language in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
        }
    }

    /// The language of a tag such as `fr-CA`, if the page speaks it.
    pub fn parse(tag: &str) -> Option<Language> {
        let code = tag.split(['-', '_']).next().unwrap_or_default();
        let speaks = |language: &Language| language.code().eq_ignore_ascii_case(code);
        Language::ALL.into_iter().find(speaks)
    }

    /// The first language the page speaks in a list of tags, the most wanted first.
    pub fn choose<'a>(tags: impl IntoIterator<Item = &'a str>) -> Language {
        let mut spoken = tags.into_iter().filter_map(Language::parse);
        spoken.next().unwrap_or_default()
    }
}

/// The messages of a language.
pub fn texts(language: Language) -> &'static dyn Texts {
    match language {
        Language::English => &en::English,
        Language::French => fr::of_edition(Edition::Current),
    }
}
