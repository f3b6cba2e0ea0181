//! The commands: what can be done without pointing. One record each describes a command for buttons, keys and the help sheet.

pub mod help;
mod info;
mod records;

pub use info::{Boards, Concerns, HelpSection, Need};
pub use records::Command;

use crate::elements::icons::Icon;
use crate::messages::{Language, Texts};
use engine::table::Kind;
use info::Availability;

impl Command {
    /// Its name, for style sheets, tests and host pages.
    pub fn name(self) -> &'static str {
        self.info().name
    }

    pub fn icon(self) -> Icon {
        self.info().icon
    }

    /// Whether it exists in a game.
    pub fn is_of(self, kind: Kind) -> bool {
        match self.info().games {
            Availability::All => true,
            Availability::Tiles => kind == Kind::Tiles,
            Availability::Cards => kind == Kind::Cards,
        }
    }

    /// Its label in a game.
    pub fn label(self, kind: Kind, texts: &Texts) -> &'static str {
        let own = self.info().card_label.filter(|_| kind == Kind::Cards);
        own.unwrap_or(self.info().label)(texts)
    }

    /// The keys that run it in a game, as `KeyboardEvent.key` names them.
    pub fn keys(self, kind: Kind) -> &'static [&'static str] {
        let own = self.info().card_keys.filter(|_| kind == Kind::Cards);
        own.unwrap_or(self.info().keys)
    }

    /// The most memorable key in a game and a language.
    pub fn key(self, kind: Kind, language: Language) -> Option<&'static str> {
        let french = self.info().french_key;
        let own = french.filter(|_| language == Language::French);
        own.or_else(|| self.keys(kind).first().copied())
    }

    /// Whether a key, as `KeyboardEvent.key` names it, runs it in a game.
    fn is_run_by(self, key: &str, kind: Kind) -> bool {
        let shifted = |own: &&str| own.strip_prefix("Shift+") == Some(key);
        let keys = self.keys(kind);
        keys.contains(&key) || keys.iter().any(shifted)
    }

    /// The command that a key runs in a game, or else the one it runs in the other game, which then says what this game asks.
    pub(crate) fn run_by(key: &str, kind: Kind) -> Option<Command> {
        let all = || {
            let every = Command::ALL.iter().copied();
            every.filter(|one| one.is_run_by(key, kind))
        };
        all().find(|one| one.is_of(kind)).or_else(|| all().next())
    }
}

/// A name with its key in brackets.
pub fn with_key(name: &str, key: Option<&str>, texts: &Texts) -> String {
    match key {
        Some(key) => format!("{name} ({})", texts.key_name(key)),
        None => name.to_string(),
    }
}

/// A key in the syntax of `aria-keyshortcuts`.
pub(crate) fn shortcut(key: &str) -> String {
    match key {
        " " => "Space".to_string(),
        "+" => "Plus".to_string(),
        key if key.chars().count() == 1 => key.to_ascii_uppercase(),
        key => key.replace("Ctrl+", "Control+"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::command::help::CARD_KEYS_WITHOUT_COMMAND;
    use crate::elements::command::info::HelpEntry;

    /// All keys of the commands that exist in a game.
    fn keys(kind: Kind) -> Vec<&'static str> {
        let own = Command::ALL.iter().filter(|command| command.is_of(kind));
        own.flat_map(|command| command.keys(kind).iter().copied())
            .collect()
    }

    fn has_twins(mut words: Vec<&str>) -> bool {
        words.sort_unstable();
        words.windows(2).any(|two| two[0] == two[1])
    }

    #[test]
    fn no_key_and_no_name_is_given_twice() {
        assert!(!has_twins(
            Command::ALL.iter().map(|one| one.name()).collect()
        ));
        for kind in Kind::ALL {
            assert!(!has_twins(keys(kind)), "{kind:?}");
        }
    }

    #[test]
    fn what_letters_and_numbers_do_with_cards_no_command_does_too() {
        let ways = CARD_KEYS_WITHOUT_COMMAND.iter().flat_map(|way| way.keys);
        let plain = ways.filter(|key| key.len() == 1);
        let twice: Vec<_> = plain
            .filter(|key| keys(Kind::Cards).contains(key))
            .collect();
        assert!(twice.is_empty(), "{twice:?}");
    }

    #[test]
    fn the_key_that_is_shown_runs_the_command() {
        for command in Command::ALL {
            let each = |kind| Language::ALL.map(|language| (kind, language));
            for (kind, language) in Kind::ALL.into_iter().flat_map(each) {
                let shown = command.key(kind, language);
                assert!(shown.is_none_or(|key| command.keys(kind).contains(&key)));
            }
        }
    }

    #[test]
    fn a_command_is_in_the_help_sheet_once_if_it_has_a_key_and_elsewhere_if_not() {
        let help: Vec<Command> = HelpSection::ALL
            .into_iter()
            .flat_map(HelpSection::commands)
            .collect();
        for &command in Command::ALL {
            let times = help.iter().filter(|&&one| one == command).count();
            let keyed = Kind::ALL.iter().any(|&kind| !command.keys(kind).is_empty());
            assert_eq!(times, usize::from(keyed), "{command:?}");
            assert_eq!(
                keyed,
                command.info().help != HelpEntry::Elsewhere,
                "{command:?}"
            );
        }
    }
}
