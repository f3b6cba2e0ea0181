//! The possible values of the settings, and the change of a setting.

use crate::elements::words;
use crate::elements::words::{OFF, ON, switch};
use crate::messages::Language;
use engine::ai::Patience;
use view::scene::tween::Millis;

words! {
    /// When a turn waits to be confirmed.
    Confirm {
        /// A turn without a figure ends by itself.
        Figures "figures",
        /// Every turn waits.
        Always "always",
        /// The last decision ends the turn.
        Never "never",
    }
}

words! {
    /// Whether the page animates.
    Motion {
        /// As the system prefers.
        System "system",
        /// With animations.
        On "on",
        /// Without animations.
        Off "off",
    }
}

words! {
    /// The colours of the page and of the table.
    Colours {
        /// As the system prefers.
        System "system",
        Light "light",
        Dark "dark",
        /// High contrast, light or dark as the system prefers.
        Contrast "contrast",
    }
}

words! {
    /// The text size, in percent.
    TextSize {
        /// The size set in the browser.
        Normal "100",
        /// A quarter larger.
        Large "125",
        /// Half as large again.
        Larger "150",
        /// Twice as large.
        Huge "200",
    }
}

words! {
    /// How fast the computer plays.
    Pace {
        /// Fast, but slow enough to follow.
        Brisk "brisk",
        /// With time to look.
        Unhurried "unhurried",
        /// As soon as it has decided.
        Instant "instant",
    }
}

words! {
    /// How long an expert may think about a turn.
    Thinking {
        /// At most about a second.
        Normal "normal",
        /// About a third of that.
        Quick "quick",
        /// About five times as long.
        Long "long",
    }
}

impl Thinking {
    /// The patience of computer players for this setting.
    pub const fn patience(self) -> Patience {
        match self {
            Thinking::Quick => Patience::Quick,
            Thinking::Normal => Patience::Normal,
            Thinking::Long => Patience::Long,
        }
    }
}

impl Pace {
    /// How long a computer waits before each visible step, in milliseconds; `calm` means that animations are off.
    pub const fn wait(self, calm: bool) -> Millis {
        match (self, calm) {
            (Pace::Instant, _) => 0.0,
            (Pace::Brisk, true) => 180.0,
            (Pace::Brisk, false) => 420.0,
            (Pace::Unhurried, _) => 1100.0,
        }
    }
}

/// The word for a value that is left to the system.
const SYSTEM: &str = "system";

/// A new value for a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingChange {
    Confirm(Confirm),
    /// Whether the next player waits, so that a turn that has ended can be taken back.
    Grace(bool),
    Aids(bool),
    /// Whether a tip explains what is decided for the first time.
    Tips(bool),
    /// Whether the minimap appears when part of the board is out of sight.
    Minimap(bool),
    /// Whether columns and rows of the board have letters and numbers at its edges.
    Coordinates(bool),
    /// Whether a game that is over opens at its beginning, and nothing says how it ends.
    SpoilerFree(bool),
    /// Whether the statistics list what was reached for the first time.
    Firsts(bool),
    /// Whether the page's address holds the game after every decision.
    Address(bool),
    Pace(Pace),
    Thinking(Thinking),
    Colours(Colours),
    Text(TextSize),
    Motion(Motion),
    Sound(bool),
    /// Whether lessons are read aloud as they open.
    ReadAloud(bool),
    /// The language; none for that of the browser.
    Language(Option<Language>),
}

impl SettingChange {
    /// The name of the setting where settings are stored.
    pub const fn name(self) -> &'static str {
        match self {
            SettingChange::Confirm(_) => "confirm",
            SettingChange::Grace(_) => "grace",
            SettingChange::Aids(_) => "aids",
            SettingChange::Tips(_) => "tips",
            SettingChange::Minimap(_) => "minimap",
            SettingChange::Coordinates(_) => "coordinates",
            SettingChange::SpoilerFree(_) => "spoiler-free",
            SettingChange::Firsts(_) => "firsts",
            SettingChange::Address(_) => "address",
            SettingChange::Pace(_) => "pace",
            SettingChange::Thinking(_) => "thinking",
            SettingChange::Colours(_) => "theme",
            SettingChange::Text(_) => "text",
            SettingChange::Motion(_) => "motion",
            SettingChange::Sound(_) => "sound",
            SettingChange::ReadAloud(_) => "read-aloud",
            SettingChange::Language(_) => "language",
        }
    }

    /// The word of the value there.
    pub fn word(self) -> &'static str {
        match self {
            SettingChange::Confirm(confirm) => confirm.word(),
            SettingChange::Grace(on)
            | SettingChange::Aids(on)
            | SettingChange::Tips(on)
            | SettingChange::Minimap(on)
            | SettingChange::Coordinates(on)
            | SettingChange::SpoilerFree(on)
            | SettingChange::Firsts(on)
            | SettingChange::Address(on)
            | SettingChange::Sound(on)
            | SettingChange::ReadAloud(on) => switch(on),
            SettingChange::Pace(pace) => pace.word(),
            SettingChange::Thinking(thinking) => thinking.word(),
            SettingChange::Colours(colours) => colours.word(),
            SettingChange::Text(text) => text.word(),
            SettingChange::Motion(motion) => motion.word(),
            SettingChange::Language(language) => language.map_or(SYSTEM, Language::code),
        }
    }

    /// The change for a stored name and word; none if either is unknown.
    pub fn parse(name: &str, word: &str) -> Option<SettingChange> {
        match name {
            "confirm" => Confirm::parse(word).map(SettingChange::Confirm),
            "grace" => on(word).map(SettingChange::Grace),
            "aids" => on(word).map(SettingChange::Aids),
            "tips" => on(word).map(SettingChange::Tips),
            "minimap" => on(word).map(SettingChange::Minimap),
            "coordinates" => on(word).map(SettingChange::Coordinates),
            "spoiler-free" => on(word).map(SettingChange::SpoilerFree),
            "firsts" => on(word).map(SettingChange::Firsts),
            "address" => on(word).map(SettingChange::Address),
            "pace" => Pace::parse(word).map(SettingChange::Pace),
            "thinking" => Thinking::parse(word).map(SettingChange::Thinking),
            "theme" => Colours::parse(word).map(SettingChange::Colours),
            "text" => TextSize::parse(word).map(SettingChange::Text),
            "motion" => Motion::parse(word).map(SettingChange::Motion),
            "sound" => on(word).map(SettingChange::Sound),
            "read-aloud" => on(word).map(SettingChange::ReadAloud),
            "language" if word == SYSTEM => Some(SettingChange::Language(None)),
            "language" => Language::parse(word).map(|one| SettingChange::Language(Some(one))),
            _ => None,
        }
    }
}

/// The state of a switch, by its word.
fn on(word: &str) -> Option<bool> {
    match word {
        ON => Some(true),
        OFF => Some(false),
        _ => None,
    }
}
