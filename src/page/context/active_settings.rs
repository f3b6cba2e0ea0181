//! The settings in effect: those the user chose, and the preferences of the system.

use crate::context::settings::Settings;
use crate::elements::setting::{Colours, Motion};
use crate::elements::tip::Tip;
use crate::messages::Language;
use crate::stage::Preferences;

/// The user's preferences in the system, from media queries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SystemPreferences {
    /// Reduced motion.
    pub calm: bool,
    /// A dark colour scheme.
    pub dark: bool,
    /// More contrast.
    pub contrast: bool,
}

/// The chosen settings, with what replaces those nobody chose.
#[derive(Clone, Debug)]
pub struct ActiveSettings {
    pub(crate) chosen: Settings,
    pub(crate) system: SystemPreferences,
    browser_language: Language,
}

impl ActiveSettings {
    /// Nothing is chosen yet; the page is in the language of the browser.
    pub(crate) fn new(browser_language: Language) -> Self {
        ActiveSettings {
            chosen: Settings::default(),
            system: SystemPreferences::default(),
            browser_language,
        }
    }

    /// Whether the page's address holds the game even if games are saved.
    pub(crate) const fn address(&self) -> bool {
        self.chosen.address
    }

    pub(crate) const fn chosen(&self) -> &Settings {
        &self.chosen
    }

    pub(crate) fn language(&self) -> Language {
        self.chosen.language.unwrap_or(self.browser_language)
    }

    /// Whether animations are off.
    pub(crate) const fn calm(&self) -> bool {
        match self.chosen.motion {
            Motion::System => self.system.calm,
            Motion::On => false,
            Motion::Off => true,
        }
    }

    /// The colours shown: always light, dark or contrast.
    pub(crate) const fn colours(&self) -> Colours {
        match self.chosen.colours {
            Colours::System if self.system.contrast => Colours::Contrast,
            Colours::System if self.system.dark => Colours::Dark,
            Colours::System => Colours::Light,
            chosen => chosen,
        }
    }

    /// The preferences for a stage.
    pub(crate) const fn for_stage(&self) -> Preferences {
        self.chosen.for_stage(self.calm())
    }

    /// Sets whether the keyboard is in use. Returns whether that changed.
    pub(crate) const fn set_keys(&mut self, keys: bool) -> bool {
        let changes = self.chosen.plays_by_keys != keys;
        self.chosen.plays_by_keys = keys;
        changes
    }

    /// Sets whether the whole board is shown. Returns whether that changed.
    pub(crate) const fn set_shows_all(&mut self, shows_all: bool) -> bool {
        let changes = self.chosen.shows_all != shows_all;
        self.chosen.shows_all = shows_all;
        changes
    }

    /// Marks a tip as read.
    pub(crate) const fn mark_read(&mut self, tip: Tip) {
        self.chosen.tips_read = self.chosen.tips_read.with(tip);
    }
}
