//! Settings at work: what the system wishes and what somebody chose, together, on the page and at the table.

use crate::elements::setting::{Colours, Motion, SettingChange};
use crate::messages::{Texts, texts};
use crate::shell::settings::Settings;
use crate::shell::{Effect, Shell};
use crate::stage::TileStage;
use view::scene::Theme;

/// What the system wishes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct System {
    /// Nothing is to move.
    pub calm: bool,
    /// Colours are to be dark.
    pub dark: bool,
    /// Colours are to be far apart.
    pub contrast: bool,
}

impl Shell {
    /// What somebody prefers.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Takes in what the system wishes.
    pub fn prefer(&mut self, system: System) {
        self.system = system;
        self.apply();
    }

    /// Takes in settings that were kept.
    pub fn adopt(&mut self, settings: Settings) {
        self.settings = settings;
        self.play_as_before();
        self.apply();
    }

    /// Chooses a value for a setting, and keeps it.
    pub fn set(&mut self, change: SettingChange) {
        let before = self.settings;
        self.settings.set(change);
        if self.settings != before {
            self.apply();
            self.ask(Effect::Keep);
        }
    }

    /// Lets the settings have their effect.
    fn apply(&mut self) {
        let language = self.settings.language.unwrap_or(self.native);
        if language != self.language() {
            self.texts = texts(language);
            self.word();
            self.announcer.forget();
            if let Some(table) = self.shown.any_mut() {
                table.forget_news();
            }
        }
        if !self.settings.aids {
            self.panels.close_remaining();
        }
        let preferences = self.settings.for_stage(self.calm());
        if let Some(table) = self.shown.any_mut() {
            table.obey(preferences);
        }
    }

    /// Takes the words of the edition that is played.
    pub(in crate::shell) fn word(&mut self) {
        if let Some(table) = self.shown.tiles() {
            self.texts = self.texts.in_edition(table.game().setup().edition);
        }
    }

    /// Whether nothing is to move.
    pub(in crate::shell) const fn calm(&self) -> bool {
        match self.settings.motion {
            Motion::System => self.system.calm,
            Motion::On => false,
            Motion::Off => true,
        }
    }

    /// The look of the board.
    pub fn theme(&self) -> Theme {
        let season = self
            .shown
            .tiles()
            .map(TileStage::season)
            .unwrap_or_default();
        let theme = Theme::new(season);
        match colours(self) {
            Colours::Dark => theme.on_dark_table(),
            Colours::Contrast => theme.with_contrast(self.system.dark),
            Colours::Light | Colours::System => theme,
        }
    }

    /// The colour of what the browser shows around the page, as style sheets write it: that of the table.
    pub fn tint(&self) -> String {
        let table = self.theme().table;
        format!("#{:02x}{:02x}{:02x}", table.r, table.g, table.b)
    }

    /// What style sheets are told about the whole document: attributes and their values.
    pub fn whole(&self) -> [(&'static str, &'static str); 4] {
        let motion = if self.calm() { Motion::Off } else { Motion::On };
        [
            ("lang", self.language().code()),
            ("data-theme", colours(self).word()),
            ("data-motion", motion.word()),
            ("data-text", self.settings.text.word()),
        ]
    }
}

/// The words of the edition in the form of a new game.
pub(in crate::shell) fn wording(shell: &Shell) -> &'static dyn Texts {
    shell.texts.in_edition(shell.form.edition())
}

/// The colours that are shown: none but light, dark and contrast.
const fn colours(shell: &Shell) -> Colours {
    match shell.settings.colours {
        Colours::System if shell.system.contrast => Colours::Contrast,
        Colours::System if shell.system.dark => Colours::Dark,
        Colours::System => Colours::Light,
        chosen => chosen,
    }
}
