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
use crate::features::daily::sent::{Sent, Theirs};

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
            (Line::From(one), Line::From(other)) => one.is_same(other),
            (Line::Game(_) | Line::Puzzle(_) | Line::From(_), _) => false,
        }
    }

    /// The deck of which it is the result of somebody else. An invitation has none, and is never shown.
    fn result_with(&self) -> Option<&Deck> {
        match self {
            Line::From(sent) => Theirs::of(sent).and(sent.deck()),
            Line::Game(_) | Line::Puzzle(_) => None,
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
        let end = lines.len();
        merge(&mut lines, line, end);
    }
    cut(lines)
}

/// Lines with a new one, unless there is one about the same that it does not go on from.
pub(super) fn with_line(mut lines: Vec<Line>, line: Line) -> Vec<Line> {
    let end = lines.len();
    merge(&mut lines, line, end);
    cut(lines)
}

/// Adds a line at a place, or to one about the same that it goes on from. Returns where the one about the same is then.
fn merge(lines: &mut Vec<Line>, line: Line, place: usize) -> usize {
    let known = lines.iter().position(|old| old.is_same(&line));
    match known.and_then(|known| lines.get_mut(known)) {
        Some(old) if line.goes_on_from(old) => *old = line,
        Some(_) => {}
        None => lines.insert(place, line),
    }
    known.unwrap_or(place)
}

/// Leaves out the oldest results of others with each deck of which too many have come by link.
fn cut(lines: Vec<Line>) -> Vec<Line> {
    let mut kept: Vec<Line> = Vec::new();
    for line in lines.into_iter().rev() {
        let is_newer = |deck: &Deck, line: &&Line| line.result_with() == Some(deck);
        let newer = |deck| kept.iter().filter(|line| is_newer(deck, line)).count();
        if line.result_with().is_none_or(|deck| newer(deck) < THEIRS) {
            kept.push(line);
        }
    }
    kept.reverse();
    kept
}

/// The newest lines as a text.
pub(super) fn written(lines: &[Line]) -> String {
    let newest = &lines[lines.len().saturating_sub(MOST)..];
    let lines: String = newest.iter().map(|line| line.write() + "\n").collect();
    format!("{HEAD}\n{lines}")
}

/// A text to be stored, with what another tab has stored meanwhile: of two lines about the same, the stored one stays. A line that
/// is not stored comes behind the one it follows in the text, so that what has been left out there is not taken for new; only
/// the last one is, since each is stored when it comes.
pub fn with_stored(text: &str, stored: &str) -> String {
    let (mut all, mut here) = (lines(stored), lines(text));
    let last = here.pop();
    let mut place = 0;
    for line in here {
        place = merge(&mut all, line, place) + 1;
    }
    written(&match last {
        Some(last) => with_line(all, last),
        None => all,
    })
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

    /// What somebody sends about the deck of a day: the points of the computer, or none in an invitation.
    fn from(day: u32, other: Option<u16>, name: &str) -> Line {
        let result = |other| GameResult {
            gains: vec![5],
            other,
        };
        Line::From(Sent::Game {
            deck: Deck::Day(Day::new(day).expect("a day")),
            level: Level::Strong,
            result: other.map(result),
            name: name.to_string(),
        })
    }

    fn results(others: impl IntoIterator<Item = u16>) -> Vec<Line> {
        let result = |other| from(1, Some(other), "Anna");
        others.into_iter().map(result).collect()
    }

    #[test]
    fn of_the_results_of_others_the_newest_of_each_deck_are_kept() {
        let mut all = lines(TEXT);
        let mut put = |line: Line| all = with_line(std::mem::take(&mut all), line);
        results(0..20).into_iter().for_each(&mut put);
        (0..3).for_each(|other| put(from(2, Some(other), "")));
        // Whose result it is may be learnt later, and is not forgotten.
        put(from(2, Some(1), "Ben"));
        put(from(2, Some(1), ""));
        assert_eq!(all[5..13], results(12..20));
        let ben = [(0, ""), (1, "Ben"), (2, "")].map(|(other, name)| from(2, Some(other), name));
        assert_eq!(all[13..], ben);
        assert_eq!(lines(&written(&all)), all);
    }

    #[test]
    fn of_the_results_in_two_tabs_the_newest_are_kept() {
        let merged =
            |here: &[Line], stored: &[Line]| lines(&with_stored(&written(here), &written(stored)));
        let [old, new] = [results(1..9), results(2..10)];
        assert_eq!(merged(&old, &new), new, "nothing new here");
        assert_eq!(merged(&new, &old), new, "the last one is new here");
        let here = results((2..9).chain([20]));
        let both = results((3..10).chain([20]));
        assert_eq!(merged(&here, &new), both, "a new one in each");
        let far = results(11..19);
        let both = results((12..19).chain([20]));
        assert_eq!(merged(&here, &far), both, "eight new ones in the other");
    }

    #[test]
    fn an_invitation_takes_no_place_of_a_result() {
        let mut all = results(0..8);
        all.insert(0, from(1, None, ""));
        assert_eq!(lines(&written(&all)), all);
        let invited = with_line(results(0..8), from(1, None, ""));
        assert_eq!(invited[..8], results(0..8));
        assert_eq!(invited.len(), 9);
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
