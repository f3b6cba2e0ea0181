//! What somebody prefers: how turns end, how the page looks and sounds, what it helps with. Kept as a small text.

use super::choice::{Choice, Look, OFF, ON, Value, choice, switch, words};
use super::tip::{Tip, Tips};
use crate::messages::Language;
use view::scene::tween::Millis;

words! {
    /// When a turn waits to be confirmed.
    Confirm {
        /// Every turn waits.
        Always "always",
        /// A turn in which no figure was put ends by itself.
        Figures "figures",
        /// The last decision ends the turn.
        Never "never",
    }
}

words! {
    /// Whether things move.
    Motion {
        /// As the system wishes.
        System "system",
        /// They move.
        On "on",
        /// They do not.
        Off "off",
    }
}

words! {
    /// The colours of the page and of the table.
    Colours {
        /// As the system wishes.
        System "system",
        /// Light.
        Light "light",
        /// Dark.
        Dark "dark",
        /// As far apart as can be, light or dark as the system wishes.
        Contrast "contrast",
    }
}

words! {
    /// How large text is, in percent.
    TextSize {
        /// As the system has it.
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
    /// How fast the computer acts.
    Pace {
        /// Fast, but so that one can follow.
        Brisk "brisk",
        /// With time to look.
        Unhurried "unhurried",
        /// As soon as it has decided.
        Instant "instant",
    }
}

impl Pace {
    /// How long a computer waits before each step that can be seen, in milliseconds; `calm` is when nothing moves.
    pub const fn wait(self, calm: bool) -> Millis {
        match (self, calm) {
            (Pace::Instant, _) => 0.0,
            (Pace::Brisk, true) => 260.0,
            (Pace::Brisk, false) => 420.0,
            (Pace::Unhurried, _) => 1100.0,
        }
    }
}

/// The word of a language or of anything else that is left to the system.
const SYSTEM: &str = "system";

/// All that somebody prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// When a turn waits to be confirmed.
    pub confirm: Confirm,
    /// Whether aids are shown: where the tile fits, what things are worth.
    pub aids: bool,
    /// Whether things move.
    pub motion: Motion,
    /// The colours of the page.
    pub colours: Colours,
    /// How large text is.
    pub text: TextSize,
    /// The language; none for that of the browser.
    pub language: Option<Language>,
    /// How fast the computer acts.
    pub pace: Pace,
    /// Whether a sentence explains what is decided for the first time.
    pub tips: bool,
    /// Whether there are sounds.
    pub sound: bool,
    /// The sentences that were read already.
    pub told: Tips,
    /// Whether keys or a screen reader steered last, rather than a pointer.
    pub keys: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            confirm: Confirm::default(),
            aids: true,
            motion: Motion::default(),
            colours: Colours::default(),
            text: TextSize::default(),
            language: None,
            pace: Pace::default(),
            tips: true,
            sound: false,
            told: Tips::NONE,
            keys: false,
        }
    }
}

/// The first word of the line that lists the sentences read already.
const TOLD: &str = "told";
/// The line that says that keys steer.
const KEYS: &str = "keys";

impl Settings {
    /// The text in which they are kept: a line for each, the name first.
    pub fn write(&self) -> String {
        let lines = SETTINGS
            .iter()
            .map(|setting| format!("{} {}\n", setting.id, (setting.get)(self)));
        let told: Vec<&str> = self.told.iter().map(Tip::word).collect();
        lines
            .chain([format!("{TOLD} {}\n", told.join(" "))])
            .chain(self.keys.then(|| format!("{KEYS}\n")))
            .collect()
    }

    /// What a text says. Lines that mean nothing are passed over, and what is not said is as by default.
    pub fn read(text: &str) -> Settings {
        let mut settings = Settings::default();
        let mut told = Tips::NONE;
        let mut keys = false;
        for line in text.lines() {
            let (name, value) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
            if name == TOLD {
                told = value.split_whitespace().filter_map(Tip::parse).collect();
            } else if name == KEYS {
                keys = true;
            } else {
                settings.set(name, value.trim());
            }
        }
        Settings {
            told,
            keys,
            ..settings
        }
    }

    /// Takes in a value for a setting. What has no such name or means nothing changes nothing.
    pub fn set(&mut self, name: &str, value: &str) {
        if let Some(setting) = choice(&SETTINGS, name) {
            (setting.set)(self, value);
        }
    }
}

/// Sets what a word means, if it means something.
fn put<V>(place: &mut V, meant: Option<V>) {
    if let Some(meant) = meant {
        *place = meant;
    }
}

/// What a switch is set to by a word.
fn on(word: &str) -> Option<bool> {
    match word {
        ON => Some(true),
        OFF => Some(false),
        _ => None,
    }
}

/// All settings, in the order of the dialog.
pub static SETTINGS: [Choice<Settings>; 9] = [
    Choice {
        id: "confirm",
        label: |texts| texts.confirm_label(),
        hint: |settings, texts| match settings.confirm {
            Confirm::Always => texts.confirm_always_hint(),
            Confirm::Figures => texts.confirm_figures_hint(),
            Confirm::Never => texts.confirm_never_hint(),
        },
        look: Look::Segments,
        values: |_, texts| {
            let label = |one: Confirm| match one {
                Confirm::Always => texts.confirm_always(),
                Confirm::Figures => texts.confirm_figures(),
                Confirm::Never => texts.confirm_never(),
            };
            named(Confirm::ALL, Confirm::word, label)
        },
        get: |settings| settings.confirm.word().to_string(),
        set: |settings, word| put(&mut settings.confirm, Confirm::parse(word)),
    },
    Choice {
        id: "aids",
        label: |texts| texts.aids_label(),
        hint: |_, texts| texts.aids_hint(),
        look: Look::Switch,
        values: |_, _| Vec::new(),
        get: |settings| switch(settings.aids),
        set: |settings, word| put(&mut settings.aids, on(word)),
    },
    Choice {
        id: "tips",
        label: |texts| texts.tips_label(),
        hint: |_, texts| texts.tips_hint(),
        look: Look::Switch,
        values: |_, _| Vec::new(),
        get: |settings| switch(settings.tips),
        set: |settings, word| {
            // Who asks for them again wants to read them again.
            if on(word) == Some(true) && !settings.tips {
                settings.told = Tips::NONE;
            }
            put(&mut settings.tips, on(word));
        },
    },
    Choice {
        id: "pace",
        label: |texts| texts.pace_label(),
        hint: |_, _| "",
        look: Look::Segments,
        values: |_, texts| {
            let label = |one: Pace| match one {
                Pace::Unhurried => texts.pace_unhurried(),
                Pace::Brisk => texts.pace_brisk(),
                Pace::Instant => texts.pace_instant(),
            };
            let paces = [Pace::Unhurried, Pace::Brisk, Pace::Instant];
            named(&paces, Pace::word, label)
        },
        get: |settings| settings.pace.word().to_string(),
        set: |settings, word| put(&mut settings.pace, Pace::parse(word)),
    },
    Choice {
        id: "theme",
        label: |texts| texts.theme_label(),
        hint: |_, _| "",
        look: Look::Segments,
        values: |_, texts| {
            let label = |one: Colours| match one {
                Colours::System => texts.by_system(),
                Colours::Light => texts.theme_light(),
                Colours::Dark => texts.theme_dark(),
                Colours::Contrast => texts.theme_contrast(),
            };
            named(Colours::ALL, Colours::word, label)
        },
        get: |settings| settings.colours.word().to_string(),
        set: |settings, word| put(&mut settings.colours, Colours::parse(word)),
    },
    Choice {
        id: "text",
        label: |texts| texts.text_label(),
        hint: |_, _| "",
        look: Look::Segments,
        values: |_, texts| {
            let percent = |one: &TextSize| texts.percent(one.word().parse().unwrap_or(100));
            let value = |one: &TextSize| Value::new(one.word(), percent(one));
            TextSize::ALL.iter().map(value).collect()
        },
        get: |settings| settings.text.word().to_string(),
        set: |settings, word| put(&mut settings.text, TextSize::parse(word)),
    },
    Choice {
        id: "motion",
        label: |texts| texts.motion_label(),
        hint: |_, _| "",
        look: Look::Segments,
        values: |_, texts| {
            let label = |one: Motion| match one {
                Motion::System => texts.by_system(),
                Motion::On => texts.motion_on(),
                Motion::Off => texts.motion_off(),
            };
            named(Motion::ALL, Motion::word, label)
        },
        get: |settings| settings.motion.word().to_string(),
        set: |settings, word| put(&mut settings.motion, Motion::parse(word)),
    },
    Choice {
        id: "sound",
        label: |texts| texts.sound_label(),
        hint: |_, texts| texts.sound_hint(),
        look: Look::Switch,
        values: |_, _| Vec::new(),
        get: |settings| switch(settings.sound),
        set: |settings, word| put(&mut settings.sound, on(word)),
    },
    Choice {
        id: "language",
        label: |texts| texts.language_label(),
        hint: |_, _| "",
        look: Look::Segments,
        values: |_, texts| {
            let spoken = Language::ALL.map(|one| Value::new(one.code(), one.name()));
            let system = Value::new(SYSTEM, texts.by_browser());
            [system].into_iter().chain(spoken).collect()
        },
        get: |settings| settings.language.map_or(SYSTEM, Language::code).to_string(),
        set: |settings, word| match Language::parse(word) {
            None if word == SYSTEM => settings.language = None,
            language => settings.language = language.or(settings.language),
        },
    },
];

/// Values with their words and labels.
fn named<V: Copy>(
    all: &[V],
    word: fn(V) -> &'static str,
    label: impl Fn(V) -> &'static str,
) -> Vec<Value> {
    let value = |&one: &V| Value::new(word(one), label(one));
    all.iter().map(value).collect()
}
