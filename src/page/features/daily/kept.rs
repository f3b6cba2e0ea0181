//! What is kept at this device: a line for each deck that was begun, each puzzle of a day that was tried, and each result that a
//! link brought.
//!
//! ```text
//! line   = deck level other par gains [text] | "puzzle" date verdict | "from" letters
//! deck   = date | "own"
//! other  = "-" | points
//! par    = "-" | points
//! gains  = "-" | points { "," points }
//! ```
//!
//! The text of a deck of one's own is the rest of its line. Whatever the clock says, a deck has one line, so it counts once.

use engine::session::Level;

use crate::features::daily::date::Day;
use crate::features::daily::deck::Deck;
use crate::features::daily::result::GameResult;
use crate::features::daily::sent::Sent;

const HEAD: &str = "bastide-days 1";
/// The most lines kept: the newest ones.
const MOST: usize = 400;
/// The most results of others that are kept for a deck.
const THEIRS: usize = 8;
/// In place of what is not known yet.
const NONE: &str = "-";

/// The first game of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FirstGame {
    pub deck: Deck,
    pub level: Level,
    /// Its result, once it is over.
    pub result: Option<GameResult>,
    /// The points of an expert in the same place, once they are known.
    pub par: Option<u16>,
}

/// The puzzle of a day, and whether it was solved at the first try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FirstTry {
    pub day: Day,
    pub solved: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    Game(FirstGame),
    Puzzle(FirstTry),
    /// What a link brought.
    From(Sent),
}

impl Line {
    fn read(line: &str) -> Option<Line> {
        let (first, rest) = line.split_once(' ')?;
        match first {
            "from" => Sent::read(rest).ok().map(Line::From),
            "puzzle" => {
                let (day, verdict) = rest.split_once(' ')?;
                let solved = match verdict {
                    "solved" => true,
                    "missed" => false,
                    _ => return None,
                };
                let day = Day::parse(day)?;
                Some(Line::Puzzle(FirstTry { day, solved }))
            }
            _ => FirstGame::read(first, rest).map(Line::Game),
        }
    }

    fn write(&self) -> String {
        match self {
            Line::Game(game) => game.write(),
            Line::Puzzle(FirstTry { day, solved }) => {
                let verdict = if *solved { "solved" } else { "missed" };
                format!("puzzle {} {verdict}", day.write())
            }
            Line::From(sent) => format!("from {}", sent.write()),
        }
    }

    /// Whether two lines are about the same, of which only one counts.
    fn is_same(&self, other: &Line) -> bool {
        match (self, other) {
            (Line::Game(one), Line::Game(other)) => one.deck == other.deck,
            (Line::Puzzle(one), Line::Puzzle(other)) => one.day == other.day,
            (Line::From(one), Line::From(other)) => {
                one.clone().unnamed() == other.clone().unnamed()
            }
            (Line::Game(_) | Line::Puzzle(_) | Line::From(_), _) => false,
        }
    }

    /// Whether it is a later state of the same line.
    fn goes_on_from(&self, before: &Line) -> bool {
        match (self, before) {
            (Line::Game(now), Line::Game(before)) => match &before.result {
                None => now.result.is_some(),
                result => before.par.is_none() && now.result == *result,
            },
            (Line::From(now), Line::From(before)) => before.name().is_empty() && now != before,
            (Line::Game(_) | Line::Puzzle(_) | Line::From(_), _) => false,
        }
    }
}

impl FirstGame {
    fn read(first: &str, rest: &str) -> Option<FirstGame> {
        let mut words = rest.splitn(5, ' ');
        let mut word = || words.next();
        let level = Level::parse(word()?)?;
        let (other, par, gains) = (word()?, word()?, word()?);
        let deck = match (first, word()) {
            ("own", Some(text)) => Deck::own(text)?,
            ("own", None) | (_, Some(_)) => return None,
            (day, None) => Deck::Day(Day::parse(day)?),
        };
        let result = match gains {
            NONE => None,
            gains => {
                let gains = gains.split(',').map(|gain| gain.parse().ok());
                let (gains, other) = (gains.collect::<Option<_>>()?, other.parse().ok()?);
                Some(GameResult { gains, other })
            }
        };
        let par = match par {
            NONE => None,
            par => Some(par.parse().ok()?),
        };
        let sound = result.as_ref().is_none_or(GameResult::is_sound);
        sound.then_some(FirstGame {
            deck,
            level,
            result,
            par,
        })
    }

    fn write(&self) -> String {
        let (first, text) = match &self.deck {
            Deck::Day(day) => (day.write(), String::new()),
            Deck::Own(text) => ("own".to_string(), format!(" {text}")),
        };
        let number =
            |number: Option<u16>| number.map_or(NONE.to_string(), |number| number.to_string());
        let (other, gains) = match &self.result {
            None => (None, NONE.to_string()),
            Some(result) => {
                let gains: Vec<String> = result.gains.iter().map(u16::to_string).collect();
                (Some(result.other), gains.join(","))
            }
        };
        let (level, other, par) = (self.level.name(), number(other), number(self.par));
        format!("{first} {level} {other} {par} {gains}{text}")
    }
}

/// The newest lines of a kept text, the oldest first. Those that cannot be read, or say again what another one says, are left out.
pub(super) fn lines(text: &str) -> Vec<Line> {
    let all: Vec<&str> = text.lines().collect();
    let newest = &all[all.len().saturating_sub(MOST)..];
    let mut lines: Vec<Line> = Vec::new();
    for line in newest.iter().filter_map(|line| Line::read(line)) {
        put(&mut lines, line);
    }
    lines
}

/// Adds a line, unless there is one about the same that it does not go on from.
pub(super) fn put(lines: &mut Vec<Line>, line: Line) {
    match lines.iter_mut().find(|old| old.is_same(&line)) {
        Some(old) if line.goes_on_from(old) => *old = line,
        Some(_) => {}
        None => {
            make_room(lines, &line);
            lines.push(line);
        }
    }
}

/// Leaves out the oldest result of a deck if as many as are kept have come by link.
fn make_room(lines: &mut Vec<Line>, line: &Line) {
    let of = |line: &Line| match line {
        Line::From(sent) => sent.deck().cloned(),
        Line::Game(_) | Line::Puzzle(_) => None,
    };
    let Some(deck) = of(line) else {
        return;
    };
    let same = |line: &Line| of(line).as_ref() == Some(&deck);
    if lines.iter().filter(|line| same(line)).count() >= THEIRS
        && let Some(oldest) = lines.iter().position(same)
    {
        lines.remove(oldest);
    }
}

/// The newest lines as a text.
pub(super) fn written(lines: &[Line]) -> String {
    let newest = &lines[lines.len().saturating_sub(MOST)..];
    let lines: String = newest.iter().map(|line| line.write() + "\n").collect();
    format!("{HEAD}\n{lines}")
}

/// A text to be stored, with what another tab has stored meanwhile: what was there first stays.
pub fn with_stored(text: &str, stored: &str) -> String {
    let mut all = lines(stored);
    lines(text).into_iter().for_each(|line| put(&mut all, line));
    written(&all)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "bastide-days 1\n2026-11-28 strong 74 92 0,3,14\n2026-11-29 greedy - - -\nown expert 7 - 0,3 My deck\n\
        puzzle 2026-11-29 solved\npuzzle 2026-11-28 missed\n";

    #[test]
    fn what_is_written_is_read_again() {
        assert_eq!(lines(TEXT).len(), 5);
        assert_eq!(written(&lines(TEXT)), TEXT);
        assert_eq!(with_stored(TEXT, TEXT), TEXT);
        assert_eq!(with_stored("", TEXT), TEXT);
    }

    #[test]
    fn a_deck_counts_once_whatever_another_tab_says() {
        let put = |line: &str| with_stored(line, TEXT);
        for line in [
            "2026-11-28 strong 10 92 99",
            "2026-11-28 expert - - -",
            "2026-11-29 beginner - - -",
            "puzzle 2026-11-28 solved",
        ] {
            assert_eq!(put(line), TEXT, "{line}");
        }
        let over = put("2026-11-29 greedy 5 - 1,2");
        assert!(over.contains("2026-11-29 greedy 5 - 1,2\n"), "{over}");
        let par = with_stored("2026-11-29 greedy 5 60 1,2", &over);
        assert!(par.contains("2026-11-29 greedy 5 60 1,2\n"), "{par}");
        assert_eq!(par.lines().count(), TEXT.lines().count());
    }

    #[test]
    fn a_damaged_text_loses_only_what_is_damaged() {
        for line in [
            "2026-11-31 strong - - -",
            "2026-11-29 clever - - -",
            "2026-11-29 strong - -",
            "own strong - - -",
            "2026-11-29 strong 5 - 1,x",
            "2026-11-29 strong 5 - 9999",
            "2026-11-29 strong x - 1",
            "2026-11-29 strong - - - x",
            "puzzle 2026-11-29 perhaps",
            "from <b>",
            "from",
            "\u{0}",
        ] {
            let text = format!("{TEXT}{line}\n");
            assert_eq!(written(&lines(&text)), TEXT, "{line}");
        }
    }

    #[test]
    fn of_the_results_of_others_the_newest_of_each_deck_are_kept() {
        let from = |day: u32, other: u16, name: &str| {
            let sent = Sent::Game {
                deck: Deck::Day(Day::new(day).expect("a day")),
                level: Level::Strong,
                result: Some(GameResult {
                    gains: vec![5],
                    other,
                }),
                name: name.to_string(),
            };
            Line::From(sent)
        };
        let mut all = lines(TEXT);
        (0..20).for_each(|other| put(&mut all, from(1, other, "Anna")));
        (0..3).for_each(|other| put(&mut all, from(2, other, "")));
        // Whose result it is may be learnt later, and is not forgotten.
        put(&mut all, from(2, 1, "Ben"));
        put(&mut all, from(2, 1, ""));
        let theirs: Vec<Line> = (12..20).map(|other| from(1, other, "Anna")).collect();
        assert_eq!(all[5..13], theirs);
        assert_eq!(
            all[13..],
            [from(2, 0, ""), from(2, 1, "Ben"), from(2, 2, "")]
        );
        assert_eq!(lines(&written(&all)), all);
    }

    #[test]
    fn only_the_newest_are_kept() {
        let day = |number| Day::new(number).expect("a day").write();
        let text: String = (0..500)
            .map(|number| format!("{} strong - - -\n", day(number)))
            .collect();
        let kept = lines(&text);
        assert_eq!(kept.len(), MOST);
        assert_eq!(
            written(&kept).lines().nth(1),
            Some("1970-04-11 strong - - -")
        );
    }
}
