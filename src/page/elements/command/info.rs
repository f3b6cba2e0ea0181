//! What there is to know of a command besides what it does.

use crate::elements::icons::Icon;
use crate::messages::Texts;

/// A part of the help sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpSection {
    /// The tile in hand.
    Placing,
    /// Figures, and the end of the turn.
    Figures,
    /// Looking at the board.
    Reading,
    /// Questions that are answered in a sentence.
    Asking,
    /// Stepping through a game.
    Replay,
    /// Everything around the game.
    Table,
}

impl HelpSection {
    /// All parts in the order in which they are told.
    pub const ALL: [HelpSection; 6] = [
        HelpSection::Placing,
        HelpSection::Figures,
        HelpSection::Reading,
        HelpSection::Asking,
        HelpSection::Replay,
        HelpSection::Table,
    ];
}

/// Gives the label of a command in a language.
type Label = fn(&Texts) -> &'static str;

/// In which games a command means something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Availability {
    /// In every game.
    All,
    /// In the tile game alone.
    Tiles,
    /// In the card game alone.
    Cards,
}

/// Where a command is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpEntry {
    /// In a part of the help sheet.
    In(HelpSection),
    /// By its button alone, because it has no key.
    Elsewhere,
}

/// Concerns whom a command is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concerns {
    /// Everybody, or the page.
    Everybody,
    /// The person who is asked: their tiles, their figures, their decision.
    Asked,
}

/// All there is to know of a command besides what it does.
#[derive(Clone, Copy, Debug)]
pub struct CommandInfo {
    /// Its name, for style sheets, tests and hosts.
    pub name: &'static str,
    pub icon: Icon,
    /// In which games it means something.
    pub games: Availability,
    /// Where it is told.
    pub help: HelpEntry,
    /// Concerns whom it is.
    pub about: Concerns,
    pub(super) label: Label,
    pub(super) card_label: Option<Label>,
    pub(super) keys: &'static [&'static str],
    pub(super) card_keys: Option<&'static [&'static str]>,
    pub(super) french_key: Option<&'static str>,
}

impl CommandInfo {
    /// A command of all games without a key.
    pub const fn new(name: &'static str, icon: Icon, label: Label) -> Self {
        CommandInfo {
            name,
            icon,
            games: Availability::All,
            help: HelpEntry::Elsewhere,
            about: Concerns::Everybody,
            label,
            card_label: None,
            keys: &[],
            card_keys: None,
            french_key: None,
        }
    }

    /// The same with keys, as browsers name them, the best remembered first.
    pub const fn keys(self, keys: &'static [&'static str]) -> Self {
        CommandInfo { keys, ..self }
    }

    /// The same with other keys in the card game.
    pub const fn card_keys(self, keys: &'static [&'static str]) -> Self {
        CommandInfo {
            card_keys: Some(keys),
            ..self
        }
    }

    /// The same; another of its keys is best remembered in French: it begins a French word, or lies on a French
    /// keyboard where the first one lies on others.
    pub const fn french_key(self, key: &'static str) -> Self {
        CommandInfo {
            french_key: Some(key),
            ..self
        }
    }

    /// The same with another label in the card game.
    pub const fn card_label(self, label: Label) -> Self {
        CommandInfo {
            card_label: Some(label),
            ..self
        }
    }

    /// The same, told in a part of the help sheet.
    pub const fn in_help(self, part: HelpSection) -> Self {
        CommandInfo {
            help: HelpEntry::In(part),
            ..self
        }
    }

    /// The same, of the tile game alone.
    pub const fn of_tiles(self) -> Self {
        CommandInfo {
            games: Availability::Tiles,
            ..self
        }
    }

    /// The same, of the card game alone.
    pub const fn of_cards(self) -> Self {
        CommandInfo {
            games: Availability::Cards,
            ..self
        }
    }

    /// The same, about the person who is asked.
    pub const fn personal(self) -> Self {
        CommandInfo {
            about: Concerns::Asked,
            ..self
        }
    }
}
