//! A deck in a link, with a result or without one, or the puzzle of a day with its verdict.
//!
//! Behind the `#` of an address stand `deck=` and letters: the version, a checksum of three bytes, and the value; then perhaps the
//! name of whoever sends it, with a checksum of its own. What comes from elsewhere is read with bounds, and refused with a reason.

use engine::link::{LinkError, behind_fragment, checksum, letters};
use engine::session::{Level, clean_name};
use postcard::{take_from_bytes, to_allocvec};
use serde::{Deserialize, Serialize};

use crate::features::daily::date::Day;
use crate::features::daily::deck::Deck;
use crate::features::daily::kept::{FirstGame, FirstTry};
use crate::features::daily::result::GameResult;

/// What precedes the letters behind the `#` of an address.
pub(super) const FRAGMENT: &str = "deck=";
const VERSION: u8 = 2;
/// The version before, which had another checksum: it is not looked at.
const BEFORE: u8 = 1;
/// The most letters: several times what a result needs.
const LONGEST: usize = 600;

/// What somebody sends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Sent {
    /// A deck, and perhaps the result of its first game, against a computer of this level.
    Game {
        deck: Deck,
        level: Level,
        result: Option<GameResult>,
        /// The name of whoever sends it; empty if there is none.
        name: String,
    },
    Puzzle(FirstTry),
}

/// A result of somebody else.
#[derive(Clone, Copy, Debug)]
pub(super) struct Theirs<'a> {
    pub name: &'a str,
    pub result: &'a GameResult,
}

impl<'a> Theirs<'a> {
    pub fn of(sent: &'a Sent) -> Option<Theirs<'a>> {
        match sent {
            Sent::Game { name, result, .. } => {
                result.as_ref().map(|result| Theirs { name, result })
            }
            Sent::Puzzle(_) => None,
        }
    }
}

/// The same as it is written. The order of the variants must never change.
#[derive(Serialize, Deserialize)]
enum Wire {
    Day(u32, u8, Option<GameResult>),
    Own(String, u8, Option<GameResult>),
    Puzzle(u32, bool),
}

impl Sent {
    /// The first game of a deck, by somebody of this name.
    pub fn of(game: &FirstGame, name: &str) -> Sent {
        Sent::Game {
            deck: game.deck.clone(),
            level: game.level,
            result: game.result.clone(),
            name: name.to_string(),
        }
    }

    /// The deck that it is about.
    pub fn deck(&self) -> Option<&Deck> {
        match self {
            Sent::Game { deck, .. } => Some(deck),
            Sent::Puzzle(_) => None,
        }
    }

    /// Who sends it; empty if that is unknown.
    pub fn name(&self) -> &str {
        match self {
            Sent::Game { name, .. } => name,
            Sent::Puzzle(_) => "",
        }
    }

    /// Whether both are the same but for who sends them.
    pub fn is_same(&self, other: &Sent) -> bool {
        match (self, other) {
            (
                Sent::Game {
                    deck,
                    level,
                    result,
                    name: _,
                },
                Sent::Game {
                    deck: of,
                    level: at,
                    result: got,
                    name: _,
                },
            ) => (deck, level, result) == (of, at, got),
            (Sent::Puzzle(one), Sent::Puzzle(other)) => one == other,
            (Sent::Game { .. } | Sent::Puzzle(_), _) => false,
        }
    }

    fn named(mut self, from: &str) -> Sent {
        if let Sent::Game { name, .. } = &mut self {
            *name = from.to_string();
        }
        self
    }

    /// The letters.
    pub fn write(&self) -> String {
        let number =
            |level: Level| Level::ALL.iter().position(|&one| one == level).unwrap_or(0) as u8;
        let wire = match self.clone() {
            Sent::Game {
                deck: Deck::Day(day),
                level,
                result,
                ..
            } => Wire::Day(day.number(), number(level), result),
            Sent::Game {
                deck: Deck::Own(text),
                level,
                result,
                ..
            } => Wire::Own(text, number(level), result),
            Sent::Puzzle(FirstTry { day, solved }) => Wire::Puzzle(day.number(), solved),
        };
        // Nothing in it can fail to be written.
        let body = to_allocvec(&wire).unwrap_or_default();
        let mut bytes = vec![VERSION];
        bytes.extend(checksum(VERSION, &body));
        bytes.extend(body);
        if !self.name().is_empty() {
            bytes.extend(checksum(VERSION, self.name().as_bytes()));
            bytes.extend(self.name().as_bytes());
        }
        letters::write(&bytes)
    }

    /// Reads the letters of a link, in an address or by themselves; what a chat has appended is ignored.
    ///
    /// # Errors
    /// Why they cannot be read.
    pub fn read(text: &str) -> Result<Sent, LinkError> {
        let text = behind_fragment(text, FRAGMENT).unwrap_or(text);
        let letter = |letter: &u8| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_');
        let kept: Vec<u8> = text.bytes().take_while(letter).take(LONGEST + 1).collect();
        if kept.len() > LONGEST {
            return Err(LinkError::TooLong);
        }
        let bytes = letters::read(&kept).ok_or(LinkError::NotALink)?;
        let (version, rest) = match bytes.split_first() {
            Some((&version @ (BEFORE | VERSION), rest)) => (version, rest),
            Some((1.., _)) => return Err(LinkError::Newer),
            Some((0, _)) | None => return Err(LinkError::NotALink),
        };
        let [a, b, c, body @ ..] = rest else {
            return Err(LinkError::Cut);
        };
        let (wire, rest) = take_from_bytes::<Wire>(body).map_err(|_| LinkError::Cut)?;
        let sum = checksum(VERSION, &body[..body.len() - rest.len()]);
        if version == VERSION && sum != [*a, *b, *c] {
            return Err(LinkError::Altered);
        }
        let sent = wire.meant().ok_or(LinkError::Altered)?;
        Ok(sent.named(&name_in(rest).unwrap_or_default()))
    }
}

impl Wire {
    /// What it stands for, if that can be.
    fn meant(self) -> Option<Sent> {
        let (deck, level, result) = match self {
            Wire::Puzzle(day, solved) => {
                let day = Day::new(day)?;
                return Some(Sent::Puzzle(FirstTry { day, solved }));
            }
            Wire::Day(day, level, result) => (Deck::Day(Day::new(day)?), level, result),
            // A text that is not tidy was not written by this page.
            Wire::Own(text, level, result) => {
                let deck = Deck::own(&text).filter(|deck| *deck == Deck::Own(text))?;
                (deck, level, result)
            }
        };
        let level = *Level::ALL.get(usize::from(level))?;
        let sound = result.as_ref().is_none_or(GameResult::is_sound);
        let offered = Level::offered().contains(&level);
        (sound && offered).then_some(Sent::Game {
            deck,
            level,
            result,
            name: String::new(),
        })
    }
}

/// Whether a text is or contains such a link.
pub fn is_deck_link(text: &str) -> bool {
    behind_fragment(text, FRAGMENT).is_some()
}

/// The name behind the value, if it is whole.
fn name_in(rest: &[u8]) -> Option<String> {
    let (&[a, b, c], name) = rest.split_first_chunk()?;
    let name = std::str::from_utf8(name)
        .ok()
        .filter(|name| checksum(VERSION, name.as_bytes()) == [a, b, c])?;
    let tidy = clean_name(name);
    (tidy == name).then_some(tidy)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent() -> Sent {
        let result = GameResult {
            gains: vec![0, 3, 200, 14],
            other: 74,
        };
        let deck = Deck::Day(Day::parse("2026-11-29").expect("a day"));
        Sent::Game {
            deck,
            level: Level::Strong,
            result: Some(result),
            name: String::new(),
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let deck = Deck::own("Ma semaine").expect("a text");
        let day = Day::parse("2026-11-29").expect("a day");
        for one in [
            sent(),
            sent().named("Zoë B."),
            Sent::Game {
                deck,
                level: Level::Beginner,
                result: None,
                name: "Ж".repeat(24),
            },
            Sent::Puzzle(FirstTry { day, solved: true }),
        ] {
            let letters = one.write();
            for text in [
                letters.clone(),
                format!("#deck={letters}"),
                format!("Look: https://a.org/b#deck={letters}&from=chat"),
                format!(" deck={letters} "),
            ] {
                assert_eq!(Sent::read(&text).as_ref(), Ok(&one), "{text}");
            }
        }
    }

    #[test]
    fn a_link_that_was_sent_is_read_for_ever() {
        assert_eq!(sent().write(), "AlXhVQCyogEEAQQAA8gBDko");
        let before = "AXL1ywCyogEEAQQAA8gBDko";
        assert_eq!(Sent::read(before), Ok(sent()));
    }

    #[test]
    fn a_broken_link_is_refused_with_its_reason() {
        let letters = sent().write();
        let read = |text: &str| Sent::read(text).err();
        assert_eq!(read(""), Some(LinkError::NotALink));
        assert_eq!(read("AAAA"), Some(LinkError::NotALink));
        assert_eq!(read("<script>"), Some(LinkError::NotALink));
        assert_eq!(read(&"A".repeat(LONGEST + 1)), Some(LinkError::TooLong));
        assert_eq!(read(&letters.replacen('A', "C", 1)), Some(LinkError::Newer));
        for length in 0..letters.len() {
            assert!(read(&letters[..length]).is_some(), "{length}");
        }
        for at in 0..letters.len() {
            let other = if letters.as_bytes()[at] == b'B' {
                "C"
            } else {
                "B"
            };
            let mut altered = letters.clone();
            altered.replace_range(at..=at, other);
            assert!(
                altered == letters || Sent::read(&altered) != Ok(sent()),
                "{at}"
            );
        }
    }

    #[test]
    fn a_name_that_is_not_whole_or_not_tidy_is_none() {
        let letters = sent().named("Anna").write();
        let shorter = Sent::read(&letters[..letters.len() - 2]);
        assert_eq!(shorter, Ok(sent()));
        for name in [" Anna", "a\n", &"a".repeat(25), "\u{202e}a"] {
            assert_eq!(
                Sent::read(&sent().named(name).write()),
                Ok(sent()),
                "{name}"
            );
        }
    }

    #[test]
    fn values_that_cannot_be_are_refused() {
        let meant = |wire: Wire| wire.meant();
        let many = GameResult {
            gains: vec![1; 99],
            other: 0,
        };
        assert_eq!(meant(Wire::Day(u32::MAX, 4, None)), None);
        assert_eq!(meant(Wire::Day(1, 200, None)), None);
        assert_eq!(
            meant(Wire::Day(1, 0, None)),
            None,
            "nobody is offered that level"
        );
        assert_eq!(meant(Wire::Day(1, 4, Some(many))), None);
        assert_eq!(meant(Wire::Own("a\n<b>".to_string(), 4, None)), None);
        assert_eq!(meant(Wire::Puzzle(u32::MAX, true)), None);
    }
}
