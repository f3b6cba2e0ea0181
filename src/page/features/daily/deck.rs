//! Decks that come from a name: of a day, or of any text.

use crate::features::daily::date::Day;
use crate::messages::Texts;
use engine::rules::{Edition, FirstPlayer, Setup};
use engine::session::{Level, Seating, Session};
use engine::table::{Digest, Seat};

/// The version of how a name becomes a seed. Another way to do it needs another number, so that a name that was told stays the
/// same deck.
const VERSION: u32 = 1;
/// The most letters of a text.
pub(super) const LETTERS: usize = 40;
/// The seat of the person.
pub(super) const PERSON: Seat = Seat(0);
/// The seat of the computer.
pub(super) const COMPUTER: Seat = Seat(1);

/// The name of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Deck {
    Day(Day),
    /// The text that somebody has chosen, as [`Deck::own`] tidies it.
    Own(String),
}

impl Deck {
    /// The deck of a text, unless it is empty: white space counts as one space, and what is too long is cut.
    pub fn own(text: &str) -> Option<Deck> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let letters = words.join(" ");
        let letters = letters.chars().filter(|letter| !letter.is_control());
        let text: String = letters.take(LETTERS).collect();
        let text = text.trim_end().to_string();
        (!text.is_empty()).then_some(Deck::Own(text))
    }

    /// The seed of its tiles: the same for everybody, for ever.
    pub fn seed(&self) -> u64 {
        let name = match self {
            Deck::Day(day) => format!("day {VERSION} {}", day.write()),
            Deck::Own(text) => format!("own {VERSION} {text}"),
        };
        let mut digest = Digest::default();
        name.bytes().for_each(|byte| digest.mix(byte.into()));
        digest.number()
    }

    /// What a game with it is called elsewhere: "Game of the day: 29 November 2026".
    pub fn game_title(&self, texts: &Texts) -> String {
        match self {
            Deck::Day(day) => texts.labelled(texts.daily(), &day.name(texts)),
            Deck::Own(text) => text.clone(),
        }
    }

    pub fn title(&self, texts: &Texts) -> String {
        match self {
            Deck::Day(day) => day.name(texts),
            Deck::Own(text) => text.clone(),
        }
    }
}

/// The setup of every such game: 72 tiles, farmers, and the person begins.
fn setup() -> Setup {
    let mut setup = Setup::base(Edition::Current, 2);
    setup.options.first_player = FirstPlayer::Seat(PERSON);
    setup
}

/// The game of a seed against a computer; none if it cannot be played.
pub(crate) fn session(seed: u64, against: Level) -> Option<Session> {
    Session::new(setup(), Seating::against(2, against), seed).ok()
}

/// Whether a game is one of these, with this seed.
pub(crate) fn is_game_of(session: &Session, seed: u64) -> bool {
    session.seed() == seed && *session.game().setup() == setup()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stays_the_same_deck() {
        let day = Deck::Day(Day::parse("2026-11-29").expect("a day"));
        let own = Deck::own("  My deck\tof the week ").expect("a text");
        assert_eq!(own, Deck::Own("My deck of the week".to_string()));
        // What was told to others: never change these numbers.
        assert_eq!(
            (day.seed(), own.seed()),
            (6_690_411_264_168_974_117, 2_418_995_810_069_523_043)
        );
        let game = session(day.seed(), Level::Greedy).map(|session| session.save());
        assert_eq!(
            game.as_deref(),
            Some(
                "bastide 1 save\nrules 2\nedition current\nset base\noption first-player 1\nseats 2\n\
                player 1 blue person\nplayer 2 red greedy\nseed 6690411264168974117\nplay\ndraw base/I\nend 1\n"
            )
        );
    }

    #[test]
    fn a_text_that_looks_like_a_day_is_another_deck() {
        let day = Deck::Day(Day::parse("2026-11-29").expect("a day"));
        assert_ne!(
            Deck::own("2026-11-29").map(|own| own.seed()),
            Some(day.seed())
        );
    }

    #[test]
    fn only_a_text_names_a_deck() {
        assert_eq!(Deck::own(" \n\u{7}"), None);
        let long = Deck::own(&"ä".repeat(99));
        assert_eq!(long, Some(Deck::Own("ä".repeat(LETTERS))));
    }
}
