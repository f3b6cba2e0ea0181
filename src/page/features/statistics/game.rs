//! A finished game as a line of text.
//!
//! ```text
//! line    = id kind outcome levels boxes results firsts
//! id      = 16 hexadecimal digits: the digest of the game
//! kind    = "tiles" | "cards"
//! outcome = "won" | "lost" | "even"
//! results = result { ";" result }, one for each person at this screen
//! result  = six numbers between ",": points by source, see `sources.rs`
//! ```
//!
//! `levels` of the computers, `boxes` in play and `firsts` are names between `+`, or `-` for none.

use crate::elements::words;
use engine::rules::Module;
use engine::session::Level;
use engine::table::{Kind, MOST_POINTS, Seat};

/// The number of sources that points are counted by.
pub(super) const SOURCES: usize = 6;
/// The longest line, in bytes. Three times as long as any game needs.
const LONGEST: usize = 500;

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
        };
        let ends = words.next().is_none();
        (ends && game.results.len() <= Seat::MOST).then_some(game)
    }

    /// The points of each person at this screen.
    pub fn points(&self) -> impl Iterator<Item = u32> {
        self.results.iter().map(|sources| sources.iter().sum())
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

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str =
        "00000000000000ff tiles won expert+hasty inns+crop 20,12,9,0,16,3;1,2,3,0,0,0 city+field";

    #[test]
    fn what_is_written_is_read_again() {
        let game = FinishedGame::read(LINE).expect("a game");
        assert_eq!(game.write(), LINE);
        assert_eq!(game.points().collect::<Vec<_>>(), [60, 6]);
        let plain = "0123456789abcdef cards even - - 0,0,0,0,0,0 -";
        assert_eq!(
            FinishedGame::read(plain)
                .map(|game| game.write())
                .as_deref(),
            Some(plain)
        );
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
