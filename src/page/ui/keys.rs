//! What a key means, and which commands mean something in which game.

use super::app::{App, Dialog};
use super::command::{COMMANDS, Command, shortcut, with_key};
use super::grid::Stride;
use crate::messages::{Language, Texts};
use engine::table::Kind;
use view::scene::tween::Millis;

impl Command {
    /// Whether it means something in a game.
    pub fn is_of(&self, kind: Kind) -> bool {
        kind == Kind::Tiles || !OF_TILES.contains(&self.id)
    }

    /// The keys that run it in a game, as browsers name them: M takes the large meeple where there are cards.
    pub fn keys_in(&self, kind: Kind) -> &'static [&'static str] {
        match (self.id, kind) {
            ("ask-figures", Kind::Cards) => &["f", "F"],
            _ => self.keys,
        }
    }

    /// The key that is best remembered in a game and a language.
    pub fn key(&self, kind: Kind, language: Language) -> Option<&'static str> {
        let french = FRENCH.iter().filter(|_| language == Language::French);
        let own = french.into_iter().find(|(id, _)| *id == self.id);
        own.map(|(_, key)| *key)
            .or_else(|| self.keys_in(kind).first().copied())
    }

    /// Whether a key, as browsers name it, runs it in a game.
    fn is_run_by(&self, key: &str, kind: Kind) -> bool {
        let shifted = |own: &&str| own.strip_prefix("Shift+") == Some(key);
        let keys = self.keys_in(kind);
        keys.contains(&key) || keys.iter().any(shifted)
    }

    /// The command that a key runs in a game; one of the other game, which says what is asked instead, when none is.
    fn run_by(key: &str, kind: Kind) -> Option<&'static Command> {
        let all = || COMMANDS.iter().filter(|one| one.is_run_by(key, kind));
        all().find(|one| one.is_of(kind)).or_else(|| all().next())
    }

    /// What it is called in a game.
    pub fn label_in(&self, kind: Kind, texts: &dyn Texts) -> &'static str {
        let of_cards: Option<&'static str> = match self.id {
            "show-hand" => Some(texts.show_cards()),
            "ask-hand" => Some(texts.ask_hand_of_cards()),
            "ask-figures" => Some(texts.ask_mine()),
            "ask-features" => Some(texts.ask_rows()),
            "ask-tiles" => Some(texts.ask_cards()),
            _ => None,
        };
        let own = of_cards.filter(|_| kind == Kind::Cards);
        own.unwrap_or_else(|| (self.label)(texts))
    }
}

/// Keys that begin another word in French, *prés* for fields, and those at the left of R on a French keyboard.
static FRENCH: [(&str, &str); 2] = [("claims", "p"), ("turn-left", "a")];

impl App {
    /// Whether a key means something for the page as it is: in a dialog only those that leave it or help.
    pub(super) fn takes(&self, key: &str) -> bool {
        let helps = key == "?" && self.dialog != Some(Dialog::Help);
        self.dialog.is_none() || key == "Escape" || helps
    }

    /// The key of a command that is best remembered in the game on the screen.
    pub(super) fn key_of(&self, command: &Command) -> Option<&'static str> {
        command.key(self.game_kind(), self.language())
    }

    /// All keys of a command in that game, the best remembered first and once more among all.
    pub(super) fn keys_of(&self, command: &Command) -> impl Iterator<Item = &'static str> + use<> {
        let all = command.keys_in(self.game_kind()).iter().copied();
        self.key_of(command).into_iter().chain(all)
    }

    /// What a button of a command is called, with the key that runs it now.
    pub(super) fn hint(&self, label: &str, command: &Command) -> String {
        let mut keys = self.keys_of(command);
        let key = keys.find(|key| self.takes(key));
        with_key(label, key, self.texts)
    }

    /// All keys that run a command now, in words for screen readers; none when no key does.
    pub(super) fn shortcuts(&self, command: &Command) -> Option<String> {
        let keys = command.keys_in(self.game_kind()).iter();
        let keys = keys.filter(|key| self.takes(key));
        let mut keys: Vec<String> = keys.map(|key| shortcut(key)).collect();
        // A key and the same key with shift are one key.
        keys.dedup();
        (!keys.is_empty()).then(|| keys.join(" "))
    }

    /// Takes in a key, as browsers name it. Returns whether it meant something.
    pub fn key(&mut self, key: &str, now: Millis) -> bool {
        self.steer_by(key);
        if !self.takes(key) {
            return false;
        }
        if matches!(key, "Enter" | "Escape" | " ") && self.hurry(now) {
            return true;
        }
        if self.replay_key(key, now) {
            return true;
        }
        if let Some(stride) = Stride::of_key(key) {
            return self.walk(stride, now);
        }
        if self.card_key(key, now) {
            return true;
        }
        if matches!(key, "1" | "2" | "3") {
            self.hold_or_tell(key, now);
            return self.shown.has_game();
        }
        let Some(command) = Command::run_by(key, self.game_kind()) else {
            return false;
        };
        self.run(command, now);
        self.settle(now);
        true
    }
}

/// Whether what has the focus wants a key for itself: by the tag, the type of a field, and whether shift is held. The
/// slider of a replay leaves all keys to the replay, which knows more of them.
pub fn keeps_key(tag: &str, field: Option<&str>, key: &str, shift: bool) -> bool {
    match (tag, field) {
        ("INPUT", Some("range")) => false,
        ("INPUT" | "SELECT" | "TEXTAREA", _) => key != "Escape",
        ("BUTTON", _) => key == "Enter" || key == " ",
        ("OL", _) => key.starts_with("Arrow") && !shift || matches!(key, " " | "Home" | "End"),
        _ => false,
    }
}

/// Commands of the tile game alone.
static OF_TILES: [&str; 16] = [
    "turn-left",
    "turn-right",
    "next-tile",
    "skip",
    "zoom-in",
    "zoom-out",
    "fit",
    "track",
    "claims",
    "remaining",
    "inspect",
    "inspect-back",
    "look-north",
    "look-east",
    "look-south",
    "look-west",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::sheet::CARD_WAYS;

    /// All keys of the commands that mean something in a game.
    fn keys(kind: Kind) -> Vec<&'static str> {
        let own = COMMANDS.iter().filter(|command| command.is_of(kind));
        own.flat_map(|command| command.keys_in(kind).iter().copied())
            .collect()
    }

    fn has_twins(mut words: Vec<&str>) -> bool {
        words.sort_unstable();
        words.windows(2).any(|two| two[0] == two[1])
    }

    #[test]
    fn no_key_and_no_name_is_given_twice() {
        assert!(!has_twins(COMMANDS.iter().map(|one| one.id).collect()));
        for kind in Kind::ALL {
            assert!(!has_twins(keys(kind)), "{kind:?}");
        }
    }

    #[test]
    fn what_letters_and_numbers_do_with_cards_no_command_does_too() {
        let ways = CARD_WAYS.iter().flat_map(|way| way.keys);
        let plain = ways.filter(|key| key.len() == 1);
        let twice: Vec<_> = plain
            .filter(|key| keys(Kind::Cards).contains(key))
            .collect();
        assert!(twice.is_empty(), "{twice:?}");
    }

    #[test]
    fn the_key_that_is_shown_runs_the_command() {
        for command in &COMMANDS {
            let each = |kind| Language::ALL.map(|language| (kind, language));
            for (kind, language) in Kind::ALL.into_iter().flat_map(each) {
                let shown = command.key(kind, language);
                assert!(shown.is_none_or(|key| command.keys_in(kind).contains(&key)));
            }
        }
    }
}
