//! The user's settings: how turns end, how the page looks and sounds, what it helps with. Stored as a small text.

use crate::elements::choice::{Choice, Choosable, Widget, named};
use crate::elements::intent::Intent;
use crate::elements::setting::{Colours, Confirm, Motion, Pace, SettingChange, TextSize, Thinking};
use crate::elements::tip::{Tip, Tips};
use crate::messages::Language;
use crate::stage::Preferences;
use engine::tiles::Rotation;
use view::scene::Look;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    pub confirm: Confirm,
    /// Whether the next player waits a few seconds, so that a turn that has ended can be taken back.
    pub grace: bool,
    /// Whether aids are shown: where the tile fits, what things are worth.
    pub aids: bool,
    /// Whether the minimap appears when part of the board is out of sight.
    pub minimap: bool,
    /// Whether columns and rows of the board have letters and numbers at its edges.
    pub coordinates: bool,
    /// Whether a game that is over opens at its beginning, and nothing says how it ends.
    pub spoiler_free: bool,
    /// Whether the statistics list what was reached for the first time.
    pub firsts: bool,
    /// Whether the page animates.
    pub motion: Motion,
    pub colours: Colours,
    pub text_size: TextSize,
    /// The language; none for that of the browser.
    pub language: Option<Language>,
    /// How fast the computer plays.
    pub pace: Pace,
    pub thinking: Thinking,
    /// Whether a tip explains what is decided for the first time.
    pub tips: bool,
    pub sound: bool,
    /// Whether lessons are read aloud as they open.
    pub read_aloud: bool,
    /// Whether the page's address holds the game after every decision, even if games are saved.
    pub address: bool,
    /// The tips already read.
    pub tips_read: Tips,
    /// Whether a keyboard or screen reader was used last, and not a pointer.
    pub plays_by_keys: bool,
    /// Whether the whole board is always shown, however small, as in the last game.
    pub shows_all: bool,
    /// How the board is turned.
    pub board_turn: Rotation,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            confirm: Confirm::default(),
            grace: false,
            aids: true,
            minimap: true,
            coordinates: false,
            spoiler_free: false,
            firsts: true,
            motion: Motion::default(),
            colours: Colours::default(),
            text_size: TextSize::default(),
            language: None,
            pace: Pace::default(),
            thinking: Thinking::default(),
            tips: true,
            sound: true,
            read_aloud: false,
            address: false,
            tips_read: Tips::NONE,
            plays_by_keys: false,
            shows_all: false,
            board_turn: Rotation::R0,
        }
    }
}

/// The first word of the line with the tips already read.
const TOLD: &str = "told";
/// The line that says that the keyboard is used.
const KEYS: &str = "keys";
/// The line that says that the whole board is shown.
const WHOLE: &str = "whole";
/// The first word of the line with the quarters by which the board is turned.
const TURNED: &str = "turned";

impl Settings {
    /// The preferences for a stage; `calm` means that animations are off.
    pub const fn for_stage(&self, calm: bool) -> Preferences {
        Preferences {
            confirm: self.confirm,
            grace: self.grace,
            aids: self.aids,
            minimap: self.minimap,
            calm,
            look: Look::Summer,
        }
    }

    /// Writes the stored text: a line for each setting, its name first.
    pub fn write(&self) -> String {
        let lines = SETTINGS
            .iter()
            .map(|setting| (setting.get)(self))
            .map(|value| format!("{} {}\n", value.name(), value.word()));
        let turned = self.board_turn != Rotation::R0;
        let told: Vec<&str> = self.tips_read.iter().map(Tip::word).collect();
        lines
            .chain([format!("{TOLD} {}\n", told.join(" "))])
            .chain(self.plays_by_keys.then(|| format!("{KEYS}\n")))
            .chain(self.shows_all.then(|| format!("{WHOLE}\n")))
            .chain(turned.then(|| format!("{TURNED} {}\n", self.board_turn as u8)))
            .collect()
    }

    /// Reads the stored text. Unknown lines are ignored, and missing settings have their defaults.
    pub fn read(text: &str) -> Settings {
        let mut settings = Settings::default();
        let mut tips_read = Tips::NONE;
        let (mut plays_by_keys, mut shows_all) = (false, false);
        let mut board_turn = Rotation::R0;
        for line in text.lines() {
            let (name, value) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
            if name == TOLD {
                tips_read = value.split_whitespace().filter_map(Tip::parse).collect();
            } else if name == KEYS {
                plays_by_keys = true;
            } else if name == WHOLE {
                shows_all = true;
            } else if name == TURNED {
                let quarters = value.parse().ok();
                let turn = quarters.and_then(|quarters: usize| Rotation::ALL.get(quarters));
                board_turn = turn.copied().unwrap_or_default();
            } else {
                let change = SettingChange::parse(name, value.trim());
                change.into_iter().for_each(|change| settings.set(change));
            }
        }
        Settings {
            tips_read,
            plays_by_keys,
            shows_all,
            board_turn,
            ..settings
        }
    }

    pub fn set(&mut self, change: SettingChange) {
        match change {
            SettingChange::Confirm(confirm) => self.confirm = confirm,
            SettingChange::Grace(grace) => self.grace = grace,
            SettingChange::Aids(aids) => self.aids = aids,
            SettingChange::Tips(tips) => {
                // Switching tips on again shows them all again.
                if tips && !self.tips {
                    self.tips_read = Tips::NONE;
                }
                self.tips = tips;
            }
            SettingChange::Minimap(minimap) => self.minimap = minimap,
            SettingChange::Coordinates(shown) => self.coordinates = shown,
            SettingChange::SpoilerFree(free) => self.spoiler_free = free,
            SettingChange::Firsts(firsts) => self.firsts = firsts,
            SettingChange::Pace(pace) => self.pace = pace,
            SettingChange::Thinking(thinking) => self.thinking = thinking,
            SettingChange::Colours(colours) => self.colours = colours,
            SettingChange::Text(text) => self.text_size = text,
            SettingChange::Motion(motion) => self.motion = motion,
            SettingChange::Sound(sound) => self.sound = sound,
            SettingChange::ReadAloud(on) => self.read_aloud = on,
            SettingChange::Address(address) => self.address = address,
            SettingChange::Language(language) => self.language = language,
        }
    }
}

impl Choosable for SettingChange {
    type Of = Settings;

    fn word(self) -> String {
        SettingChange::word(self).to_string()
    }

    fn intent(self) -> Intent {
        Intent::Set(self)
    }
}

/// All settings, in the order of the dialog.
pub static SETTINGS: [Choice<SettingChange>; 17] = [
    Choice {
        id: "confirm",
        label: |texts| texts.confirm_label(),
        hint: |settings, texts| match settings.confirm {
            Confirm::Always => texts.confirm_always_hint(),
            Confirm::Figures => texts.confirm_figures_hint(),
            Confirm::Never => texts.confirm_never_hint(),
        },
        widget: Widget::Segments(|_, texts| {
            let label = |one: Confirm| match one {
                Confirm::Always => texts.confirm_always(),
                Confirm::Figures => texts.confirm_figures(),
                Confirm::Never => texts.confirm_never(),
            };
            named(Confirm::ALL, SettingChange::Confirm, label)
        }),
        get: |settings| SettingChange::Confirm(settings.confirm),
    },
    Choice {
        id: "grace",
        label: |texts| texts.grace_label(),
        hint: |_, texts| texts.grace_hint(),
        widget: Widget::Switch(SettingChange::Grace),
        get: |settings| SettingChange::Grace(settings.grace),
    },
    Choice {
        id: "aids",
        label: |texts| texts.aids_label(),
        hint: |_, texts| texts.aids_hint(),
        widget: Widget::Switch(SettingChange::Aids),
        get: |settings| SettingChange::Aids(settings.aids),
    },
    Choice {
        id: "tips",
        label: |texts| texts.tips_label(),
        hint: |_, texts| texts.tips_hint(),
        widget: Widget::Switch(SettingChange::Tips),
        get: |settings| SettingChange::Tips(settings.tips),
    },
    Choice {
        id: "minimap",
        label: |texts| texts.minimap_label(),
        hint: |_, texts| texts.minimap_hint(),
        widget: Widget::Switch(SettingChange::Minimap),
        get: |settings| SettingChange::Minimap(settings.minimap),
    },
    Choice {
        id: "coordinates",
        label: |texts| texts.coordinates_label(),
        hint: |_, texts| texts.coordinates_hint(),
        widget: Widget::Switch(SettingChange::Coordinates),
        get: |settings| SettingChange::Coordinates(settings.coordinates),
    },
    Choice {
        id: "spoiler-free",
        label: |texts| texts.spoiler_free_label(),
        hint: |_, texts| texts.spoiler_free_hint(),
        widget: Widget::Switch(SettingChange::SpoilerFree),
        get: |settings| SettingChange::SpoilerFree(settings.spoiler_free),
    },
    Choice {
        id: "firsts",
        label: |texts| texts.firsts_label(),
        hint: |_, texts| texts.firsts_hint(),
        widget: Widget::Switch(SettingChange::Firsts),
        get: |settings| SettingChange::Firsts(settings.firsts),
    },
    Choice {
        id: "pace",
        label: |texts| texts.pace_label(),
        hint: |_, _| "",
        widget: Widget::Segments(|_, texts| {
            let label = |one: Pace| match one {
                Pace::Unhurried => texts.pace_unhurried(),
                Pace::Brisk => texts.pace_brisk(),
                Pace::Instant => texts.pace_instant(),
            };
            let paces = [Pace::Unhurried, Pace::Brisk, Pace::Instant];
            named(&paces, SettingChange::Pace, label)
        }),
        get: |settings| SettingChange::Pace(settings.pace),
    },
    Choice {
        id: "thinking",
        label: |texts| texts.thinking_label(),
        hint: |_, texts| texts.thinking_hint(),
        widget: Widget::Segments(|_, texts| {
            let label = |one: Thinking| match one {
                Thinking::Quick => texts.thinking_quick(),
                Thinking::Normal => texts.thinking_normal(),
                Thinking::Long => texts.thinking_long(),
            };
            let times = [Thinking::Quick, Thinking::Normal, Thinking::Long];
            named(&times, SettingChange::Thinking, label)
        }),
        get: |settings| SettingChange::Thinking(settings.thinking),
    },
    Choice {
        id: "theme",
        label: |texts| texts.theme_label(),
        hint: |_, _| "",
        widget: Widget::Segments(|_, texts| {
            let label = |one: Colours| match one {
                Colours::System => texts.by_system(),
                Colours::Light => texts.theme_light(),
                Colours::Dark => texts.theme_dark(),
                Colours::Contrast => texts.theme_contrast(),
            };
            named(Colours::ALL, SettingChange::Colours, label)
        }),
        get: |settings| SettingChange::Colours(settings.colours),
    },
    Choice {
        id: "text",
        label: |texts| texts.text_label(),
        hint: |_, _| "",
        widget: Widget::Segments(|_, texts| {
            let percent = |one: &TextSize| texts.percent(one.word().parse().unwrap_or(100));
            let value = |one: &TextSize| (SettingChange::Text(*one), percent(one));
            TextSize::ALL.iter().map(value).collect()
        }),
        get: |settings| SettingChange::Text(settings.text_size),
    },
    Choice {
        id: "motion",
        label: |texts| texts.motion_label(),
        hint: |_, _| "",
        widget: Widget::Segments(|_, texts| {
            let label = |one: Motion| match one {
                Motion::System => texts.by_system(),
                Motion::On => texts.motion_on(),
                Motion::Off => texts.motion_off(),
            };
            named(Motion::ALL, SettingChange::Motion, label)
        }),
        get: |settings| SettingChange::Motion(settings.motion),
    },
    Choice {
        id: "sound",
        label: |texts| texts.sound_label(),
        hint: |_, texts| texts.sound_hint(),
        widget: Widget::Switch(SettingChange::Sound),
        get: |settings| SettingChange::Sound(settings.sound),
    },
    Choice {
        id: "read-aloud",
        label: |texts| texts.read_aloud_label(),
        hint: |_, texts| texts.read_aloud_hint(),
        widget: Widget::Switch(SettingChange::ReadAloud),
        get: |settings| SettingChange::ReadAloud(settings.read_aloud),
    },
    Choice {
        id: "address",
        label: |texts| texts.address_label(),
        hint: |_, texts| texts.address_hint(),
        widget: Widget::Switch(SettingChange::Address),
        get: |settings| SettingChange::Address(settings.address),
    },
    Choice {
        id: "language",
        label: |texts| texts.language_label(),
        hint: |_, _| "",
        widget: Widget::Segments(|_, texts| {
            let named =
                |one: Language| (SettingChange::Language(Some(one)), one.name().to_string());
            let spoken = Language::ALL.map(named);
            let system = (
                SettingChange::Language(None),
                texts.by_browser().to_string(),
            );
            [system].into_iter().chain(spoken).collect()
        }),
        get: |settings| SettingChange::Language(settings.language),
    },
];
