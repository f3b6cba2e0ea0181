//! Settings at work: what the system wishes and what somebody chose, together, on the page and on the board.

use crate::context::Context;
use crate::context::active_settings::SystemPreferences;
use crate::context::effects::Effect;
use crate::context::panels::Arrangement;
use crate::context::settings::Settings;
use crate::elements::mode::Mode;
use crate::elements::setting::{Colours, Motion, SettingChange};
use crate::messages::Language;
use crate::stage::Preferences;
use engine::rules::Edition;
use view::scene::{Brightness, FigureSize, Look, Theme};

impl Context {
    /// What somebody prefers.
    pub const fn settings(&self) -> &Settings {
        self.settings.chosen()
    }

    /// Whether aids are shown: as somebody chose, and never in a duel.
    pub(crate) fn aids(&self) -> bool {
        self.settings().aids && self.active.mode != Mode::Duel
    }

    /// What a stage is to do in the game on the screen.
    pub(crate) fn preferences(&self) -> Preferences {
        Preferences {
            aids: self.aids(),
            ..self.settings.for_stage()
        }
    }

    /// Takes in what the system wishes.
    pub fn set_system_preferences(&mut self, system: SystemPreferences) {
        self.settings.system = system;
        self.apply_settings();
    }

    /// Takes in settings that were kept.
    pub fn restore_settings(&mut self, settings: Settings) {
        let language = self.language();
        self.settings.chosen = settings;
        self.focus.begin(settings.plays_by_keys);
        self.forget_announcements(language);
        self.apply_settings();
    }

    /// Chooses a value for a setting, and keeps it.
    pub fn set(&mut self, change: SettingChange) {
        let (before, language) = (*self.settings(), self.language());
        self.settings.chosen.set(change);
        if *self.settings() != before {
            self.forget_announcements(language);
            self.apply_settings();
            self.effects.ask(Effect::WriteSettings);
        }
    }

    /// Speaks another language from now on.
    pub fn speak(&mut self, language: Language) {
        self.set(SettingChange::Language(Some(language)));
    }

    /// Forgets what was said in another language than that of the page.
    fn forget_announcements(&mut self, spoken: Language) {
        if spoken == self.language() {
            return;
        }
        self.announcer.forget();
        if let Some(stage) = self.stage.as_mut() {
            stage.forget_news();
        }
    }

    /// Lets the settings have their effect on the panels and on the board.
    fn apply_settings(&mut self) {
        if !self.aids() {
            self.panels.close_remaining();
        }
        let preferences = self.preferences();
        if let Some(stage) = self.stage.as_mut() {
            stage.set_preferences(preferences);
        }
    }

    /// The look of the board.
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

    /// The look of tiles of an edition beside the board.
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

    /// The colour of what the browser shows around the page, as style sheets write it: that of the table.
    pub fn tint(&self) -> String {
        let table = self.board_theme().table;
        format!("#{:02x}{:02x}{:02x}", table.r, table.g, table.b)
    }

    /// What style sheets are told about the whole document: attributes and their values.
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
