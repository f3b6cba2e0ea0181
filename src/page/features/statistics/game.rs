//! A finished game as a line of text.
//!
//! ```text
//! line    = id kind outcome levels boxes results firsts [ places [ reviews ] ]
//! id      = 16 hexadecimal digits: the digest of the game
//! kind    = "tiles" | "cards"
//! outcome = "won" | "lost" | "even"
//! results = result { ";" result }, one for each person at this screen
//! result  = six numbers between ",": points by source, see `sources.rs`
//! places  = "-" | place { ";" place }, one for each result: 1 for who moved first, 2 for the next
//! reviews = "-" | review { ";" review }, one for each result
//! review  = lost [ "," luck ]: two numbers, see [`Reviewed`]
//! ```
//!
//! `levels` of the computers, `boxes` in play and `firsts` are names between `+`, or `-` for none. What is not known at the end of
//! a line is left out, so that a line that tells more begins with one that tells less.

use crate::elements::words;
use engine::rules::Module;
use engine::session::Level;
use engine::table::{Kind, MOST_POINTS, Seat};

/// The number of sources that points are counted by.
pub(super) const SOURCES: usize = 6;
/// The longest line, in bytes. Twice as long as any game needs.
const LONGEST: usize = 800;
/// The most that a review can find, in thousandths of a point.
pub(super) const MOST_FOUND: i32 = MOST_POINTS as i32 * 1_000;

words! {
    /// How a game ended for the people at this screen.
    Outcome {
        Won "won",
        Lost "lost",
        Drawn "drawn",
        /// Everybody was at this screen: nobody won against anybody else.
        Even "even",
    }
}

words! {
    /// What somebody at this screen may do for the first time.
    First {
        /// Score a city of ten tiles or more.
        City "city",
        /// Score 30 points with one field.
        Field "field",
    }
}

/// What a review has found about the choices and draws of somebody, in thousandths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reviewed {
    /// What choices lost; never below 0.
    pub lost: i32,
    /// How much better than average the draws were; none in the card game.
    pub luck: Option<i32>,
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FinishedGame {
    /// The same for the same game, however often it is finished.
    pub id: u64,
    pub kind: Kind,
    pub outcome: Outcome,
    /// The levels of the computers, each once.
    pub levels: Vec<Level>,
    pub boxes: Vec<Module>,
    /// The points by source of each person at this screen.
    pub results: Vec<[u32; SOURCES]>,
    pub firsts: Vec<First>,
    /// The place in the order of turns of each of these people, from 1; empty if that is not known.
    pub places: Vec<u8>,
    /// What a review has found about each of them; empty if there was none.
    pub reviews: Vec<Reviewed>,
}

impl FinishedGame {
    pub fn write(&self) -> String {
        let results = self.results.iter().map(|points| {
            let points = points.map(|points| points.to_string());
            points.join(",")
        });
        [
            format!("{:016x}", self.id),
            self.kind.name().to_string(),
            self.outcome.word().to_string(),
            joined(self.levels.iter().map(|level| level.name())),
            joined(self.boxes.iter().map(|module| module.name())),
            results.collect::<Vec<_>>().join(";"),
            joined(self.firsts.iter().map(|first| first.word())),
        ]
        .join(" ")
            + &self.later_words()
    }

    /// Places and reviews, as far as they are known.
    fn later_words(&self) -> String {
        let places: Vec<String> = self.places.iter().map(u8::to_string).collect();
        let places = match places.is_empty() {
            true => "-".to_string(),
            false => places.join(";"),
        };
        let review = |one: &Reviewed| match one.luck {
            Some(luck) => format!("{},{luck}", one.lost),
            None => one.lost.to_string(),
        };
        let reviews: Vec<String> = self.reviews.iter().map(review).collect();
        match (self.places.is_empty(), reviews.is_empty()) {
            (true, true) => String::new(),
            (false, true) => format!(" {places}"),
            (_, false) => format!(" {places} {}", reviews.join(";")),
        }
    }

    /// The game of a line from anywhere; `None` if anything is wrong with it.
    pub fn read(line: &str) -> Option<FinishedGame> {
        let mut words = line.split(' ').filter(|_| line.len() <= LONGEST);
        let mut word = || words.next();
        let game = FinishedGame {
            id: read_id(word()?)?,
            kind: read_name(&Kind::ALL, Kind::name, word()?)?,
            outcome: Outcome::parse(word()?)?,
            levels: read_names(word()?, Level::parse)?,
            boxes: read_names(word()?, |name| read_name(&Module::ALL, Module::name, name))?,
            results: word()?.split(';').map(read_result).collect::<Option<_>>()?,
            firsts: read_names(word()?, First::parse)?,
            places: read_list(word().unwrap_or("-"), read_place)?,
            reviews: read_list(word().unwrap_or("-"), read_review)?,
        };
        let people = game.results.len();
        let for_each = |count: usize| count == 0 || count == people;
        let fits = for_each(game.places.len()) && for_each(game.reviews.len());
        let ends = words.next().is_none();
        (ends && fits && people <= Seat::MOST).then_some(game)
    }
}

fn joined<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.collect();
    match names.is_empty() {
        true => "-".to_string(),
        false => names.join("+"),
    }
}

fn read_id(word: &str) -> Option<u64> {
    let digits = word.len() == 16 && word.bytes().all(|digit| digit.is_ascii_hexdigit());
    u64::from_str_radix(word, 16).ok().filter(|_| digits)
}

fn read_name<T: Copy>(all: &[T], name: fn(T) -> &'static str, word: &str) -> Option<T> {
    all.iter().copied().find(|&one| name(one) == word)
}

/// Names between `+`, each once.
fn read_names<T: PartialEq>(word: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    let mut all = Vec::new();
    for name in word.split('+').filter(|_| word != "-") {
        let one = read(name)?;
        if !all.contains(&one) {
            all.push(one);
        }
    }
    Some(all)
}

fn read_result(word: &str) -> Option<[u32; SOURCES]> {
    let number = |word: &str| word.parse().ok().filter(|&points| points <= MOST_POINTS);
    let numbers = word.split(',').map(number).collect::<Option<Vec<u32>>>()?;
    numbers.try_into().ok()
}

/// Values between `;`, or none.
fn read_list<T>(word: &str, read: fn(&str) -> Option<T>) -> Option<Vec<T>> {
    word.split(';').filter(|_| word != "-").map(read).collect()
}

fn read_place(word: &str) -> Option<u8> {
    let place = word.parse().ok();
    place.filter(|&place| (1..=Seat::MOST).contains(&usize::from(place)))
}

fn read_review(word: &str) -> Option<Reviewed> {
    let (lost, luck) = match word.split_once(',') {
        Some((lost, luck)) => (lost, Some(luck.parse().ok()?)),
        None => (word, None),
    };
    let lost = lost.parse().ok()?;
    let possible = |luck: i32| (-MOST_FOUND..=MOST_FOUND).contains(&luck);
    let possible = (0..=MOST_FOUND).contains(&lost) && luck.is_none_or(possible);
    possible.then_some(Reviewed { lost, luck })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str =
        "00000000000000ff tiles won expert+hasty inns+crop 20,12,9,0,16,3;1,2,3,0,0,0 city+field";

    #[test]
    fn what_is_written_is_read_again() {
        let game = FinishedGame::read(LINE).expect("a game");
        assert_eq!(game.write(), LINE);
        let plain = "0123456789abcdef cards even - - 0,0,0,0,0,0 -";
        for line in [
            plain.to_string(),
            format!("{plain} 2"),
            format!("{plain} 2 5200"),
            format!("{plain} - 0,-1300"),
            format!("{LINE} 3;1"),
            format!("{LINE} 3;1 5200,-1300;0,20"),
        ] {
            let read = FinishedGame::read(&line).expect("a game");
            assert_eq!(read.write(), line);
        }
        let unknown = FinishedGame::read(&format!("{plain} - -")).expect("a game");
        assert_eq!(unknown.write(), plain);
    }

    #[test]
    fn faulty_places_and_reviews_are_refused() {
        for later in [
            "1",
            "1;7",
            "0;1",
            "1;2;3",
            "1;",
            "x;1",
            "1;2 5",
            "1;2 -5;0",
            "1;2 5,x;0",
            "1;2 5,1,1;0",
            "1;2 5,;0",
            "1;2 100000001;0",
            "1;2 0,-100000001;0",
            "1;2 0;0 -",
            "1;2 ",
        ] {
            let line = format!("{LINE} {later}");
            assert_eq!(FinishedGame::read(&line), None, "{line}");
        }
    }

    #[test]
    fn a_faulty_line_is_no_game() {
        for (right, wrong) in [
            ("00000000000000ff", "ff"),
            ("00000000000000ff", "+0000000000000ff"),
            ("tiles", "chess"),
            ("won", ""),
            ("expert+hasty", "expert+"),
            ("inns+crop", "<b>"),
            ("20,", "-20,"),
            ("20,", "99999999999,"),
            ("20,", "200000,"),
            ("20,", ""),
            ("city+field", "city field"),
            (" city+field", ""),
            (
                ";",
                ";1,2,3,0,0,0;1,2,3,0,0,0;1,2,3,0,0,0;1,2,3,0,0,0;1,2,3,0,0,0;",
            ),
        ] {
            let line = LINE.replacen(right, wrong, 1);
            assert_eq!(FinishedGame::read(&line), None, "{line}");
        }
        assert_eq!(FinishedGame::read(&"x".repeat(100_000)), None);
    }
}
