//! Settings at work: what the system wishes and what somebody chose, together.

use crate::context::settings::Settings;
use crate::elements::setting::{Colours, Motion};
use crate::elements::tip::Tip;
use crate::messages::Language;
use crate::stage::Preferences;

/// What the system wishes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SystemPreferences {
    /// Nothing is to move.
    pub calm: bool,
    /// Colours are to be dark.
    pub dark: bool,
    /// Colours are to be far apart.
    pub contrast: bool,
}

/// The settings with what stands in for those that nobody chose.
#[derive(Clone, Debug)]
pub struct ActiveSettings {
    pub(crate) chosen: Settings,
    pub(crate) system: SystemPreferences,
    browser_language: Language,
}

impl ActiveSettings {
    /// Nothing is chosen yet; the page speaks the language of the browser.
    pub(crate) fn new(browser_language: Language) -> Self {
        ActiveSettings {
            chosen: Settings::default(),
            system: SystemPreferences::default(),
            browser_language,
        }
    }

    /// Whether the address is to hold the game, also where games are saved.
    pub(crate) const fn address(&self) -> bool {
        self.chosen.address
    }

    /// What somebody chose.
    pub(crate) const fn chosen(&self) -> &Settings {
        &self.chosen
    }

    /// The language of the page.
    pub(crate) fn language(&self) -> Language {
        self.chosen.language.unwrap_or(self.browser_language)
    }

    /// Whether nothing is to move.
    pub(crate) const fn calm(&self) -> bool {
        match self.chosen.motion {
            Motion::System => self.system.calm,
            Motion::On => false,
            Motion::Off => true,
        }
    }

    /// The colours that are shown: none but light, dark and contrast.
    pub(crate) const fn colours(&self) -> Colours {
        match self.chosen.colours {
            Colours::System if self.system.contrast => Colours::Contrast,
            Colours::System if self.system.dark => Colours::Dark,
            Colours::System => Colours::Light,
            chosen => chosen,
        }
    }

    /// What a stage is to do.
    pub(crate) const fn for_stage(&self) -> Preferences {
        self.chosen.for_stage(self.calm())
    }

    /// Takes in whether keys steer. Returns whether that is new.
    pub(crate) const fn set_keys(&mut self, keys: bool) -> bool {
        let changes = self.chosen.plays_by_keys != keys;
        self.chosen.plays_by_keys = keys;
        changes
    }

    /// Takes in whether the whole board is shown. Returns whether that is new.
    pub(crate) const fn set_shows_all(&mut self, shows_all: bool) -> bool {
        let changes = self.chosen.shows_all != shows_all;
        self.chosen.shows_all = shows_all;
        changes
    }

    /// Takes in that a tip was read.
    pub(crate) const fn mark_read(&mut self, tip: Tip) {
        self.chosen.tips_read = self.chosen.tips_read.with(tip);
    }
}
