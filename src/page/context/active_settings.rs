//! The settings in effect: those the user chose and the preferences of the system, and what follows from both for the page and
//! the board.

use crate::context::Context;
use crate::context::aside::Trial;
use crate::context::effects::Effect;
use crate::context::panels::Arrangement;
use crate::context::settings::Settings;
use crate::elements::mode::Mode;
use crate::elements::setting::{Colours, Confirm, Motion, SettingChange};
use crate::elements::tip::Tip;
use crate::messages::Language;
use crate::stage::Preferences;
use engine::rules::Edition;
use engine::tiles::Rotation;
use view::scene::{Brightness, FigureSize, Look, Theme};

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

    /// Sets whether the whole board is shown.
    pub(crate) const fn set_shows_all(&mut self, shows_all: bool) {
        self.chosen.shows_all = shows_all;
    }

    /// Sets how the board is seen. Returns whether that changed.
    pub(crate) fn set_view(&mut self, shows_all: bool, board_turn: Rotation) -> bool {
        let chosen = &mut self.chosen;
        let before = (chosen.shows_all, chosen.board_turn);
        (chosen.shows_all, chosen.board_turn) = (shows_all, board_turn);
        before != (shows_all, board_turn)
    }

    /// Marks a tip as read.
    pub(crate) const fn mark_read(&mut self, tip: Tip) {
        self.chosen.tips_read = self.chosen.tips_read.with(tip);
    }
}

impl Context {
    /// The user's choices.
    pub const fn settings(&self) -> &Settings {
        self.settings.chosen()
    }

    /// Whether aids are shown: by the user's choice, and never in a duel.
    pub(crate) fn aids(&self) -> bool {
        self.settings().aids && self.active.mode != Mode::Duel
    }

    /// The preferences of the stage of the game on the screen. A turn that is tried out is judged once it ends, so that a slip must
    /// not end it.
    pub(crate) fn preferences(&self) -> Preferences {
        let chosen = self.settings.for_stage();
        Preferences {
            aids: self.aids(),
            look: self.tile_look(self.edition().unwrap_or_default()),
            confirm: match self.trial() {
                Some(Trial::Turn) => Confirm::Always,
                Some(Trial::Game) | None => chosen.confirm,
            },
            ..chosen
        }
    }

    pub fn set_system_preferences(&mut self, system: SystemPreferences) {
        self.settings.system = system;
        self.apply_settings();
    }

    /// Restores stored settings.
    pub fn restore_settings(&mut self, settings: Settings) {
        let language = self.language();
        self.settings.chosen = settings;
        self.focus.begin(settings.plays_by_keys);
        self.forget_announcements(language);
        self.apply_settings();
    }

    /// Changes a setting and stores it.
    pub fn set(&mut self, change: SettingChange) {
        let (before, language) = (*self.settings(), self.language());
        self.settings.chosen.set(change);
        if *self.settings() != before {
            self.forget_announcements(language);
            self.apply_settings();
            self.effects.push(Effect::WriteSettings);
        }
    }

    /// Switches to another language.
    pub fn speak(&mut self, language: Language) {
        self.set(SettingChange::Language(Some(language)));
    }

    /// Forgets announcements in a language other than the page's.
    fn forget_announcements(&mut self, spoken: Language) {
        if spoken == self.language() {
            return;
        }
        self.announcer.forget();
        if let Some(stage) = self.stage.as_mut() {
            stage.forget_news();
        }
    }

    /// Applies the settings to the panels and the board.
    fn apply_settings(&mut self) {
        if !self.aids() {
            self.panels.close_remaining();
        }
        self.prefer();
    }

    /// Applies the settings to the board.
    pub(crate) fn prefer(&mut self) {
        let preferences = self.preferences();
        if let Some(stage) = self.stage.as_mut() {
            stage.set_preferences(preferences);
        }
    }

    pub fn board_theme(&self) -> Theme {
        let theme = Theme::new(self.edition().map(Look::for_edition).unwrap_or_default());
        let theme = match self.settings.colours() {
            Colours::Dark => theme.on_dark_table(),
            Colours::Contrast => Theme::with_contrast(match self.settings.system.dark {
                true => Brightness::Dark,
                false => Brightness::Light,
            }),
            Colours::Light | Colours::System => theme,
        };
        theme.with_figures(self.figure_size())
    }

    /// The look of an edition's tiles outside the board.
    pub(crate) fn tile_look(&self, edition: Edition) -> Look {
        match self.settings.colours() {
            Colours::Contrast => Look::Contrast,
            Colours::Dark | Colours::Light | Colours::System => Look::for_edition(edition),
        }
    }

    /// Figures are larger for children and for a room.
    fn figure_size(&self) -> FigureSize {
        let room = self.panels.arrangement() == Arrangement::Projector;
        match self.active.mode == Mode::Children || room {
            true => FigureSize::Large,
            false => FigureSize::True,
        }
    }

    /// The CSS colour of the browser's interface around the page: that of the table.
    pub fn tint(&self) -> String {
        let table = self.board_theme().table;
        format!("#{:02x}{:02x}{:02x}", table.r, table.g, table.b)
    }

    /// Attributes of the root element, for style sheets.
    pub fn root_attributes(&self) -> [(&'static str, &'static str); 5] {
        let calm = self.settings.calm();
        let motion = if calm { Motion::Off } else { Motion::On };
        [
            ("lang", self.language().code()),
            ("data-theme", self.settings.colours().word()),
            ("data-motion", motion.word()),
            ("data-text", self.settings().text_size.word()),
            ("data-layout", self.panels.arrangement().word()),
        ]
    }
}
