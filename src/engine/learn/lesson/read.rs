//! Reads the lesson after a record: all or nothing, errors name line and reason.

use std::str::FromStr;

use super::{Claim, Expected, Lesson, Manner};
use crate::table::record::{Annex, Words, annex, some_text};
use crate::table::{LineTrouble, RecordError, RuleId, Said};

/// The most lines of a lesson.
const MOST_LINES: usize = 200;
/// The highest level of difficulty.
const HARDEST: u8 = 5;
/// The word between a decision and the rules that refuse it.
const BECAUSE: &str = " because ";

impl Lesson {
    /// The lesson after a record; `None` if there is none.
    ///
    /// # Errors
    /// The first line that cannot be read, and why not.
    pub fn read(text: &str) -> Result<Option<Lesson>, RecordError<LineTrouble>> {
        let Some((last, lesson)) = read(text)? else {
            return Ok(None);
        };
        // If decisions are still to be made, the task says what must come of them.
        let asks = |one: &Expected| matches!(one.claim, Claim::Tries(_));
        let claims_nothing = lesson.expected.iter().all(asks);
        let says_nothing = claims_nothing && annex(text, Annex::Task).is_none();
        match says_nothing {
            true => Err(missing(last)),
            false => Ok(Some(lesson)),
        }
    }

    /// As [`Lesson::read`], for a lesson that is only shown: it need not say what must come of it.
    ///
    /// # Errors
    /// The first line that cannot be read, and why not.
    pub fn read_shown(text: &str) -> Result<Option<Lesson>, RecordError<LineTrouble>> {
        Ok(read(text)?.map(|(_, lesson)| lesson))
    }

    fn read_line(&mut self, number: u32, line: &str) -> Result<(), LineTrouble> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let mut words = Words::new(rest);
        match word {
            "example" if self.example.is_some() => return Err(LineTrouble::Repeated(line.into())),
            "example" => self.example = Some(id(words.next()?)?),
            "rule" => return ids(rest).map(|rules| self.rules.extend(rules)),
            "title" => return Said::read(rest).map(|said| self.title.push(said)),
            "ask" => return Said::read(rest).map(|said| self.ask.push(said)),
            "right" => return self.read_right(line, rest),
            "wrong" => return Said::read(rest).map(|said| self.wrong.push(said)),
            "show" if self.manner == Manner::Showing => {
                return Err(LineTrouble::Repeated(line.into()));
            }
            "show" => self.manner = Manner::Showing,
            "tell" => return Said::read(rest).map(|said| self.tell.push(said)),
            "level" if self.level.is_some() => return Err(LineTrouble::Repeated(line.into())),
            "level" => self.level = Some(level(&mut words)?),
            "last" if self.last.is_some() => return Err(LineTrouble::Repeated(line.into())),
            "last" => self.last = Some(words.number()?),
            _ => {
                let claim = claim(word, rest)?;
                self.expected.push(Expected {
                    line: number,
                    claim,
                });
                return Ok(());
            }
        }
        words.end()
    }

    /// Each language has one right answer.
    fn read_right(&mut self, line: &str, rest: &str) -> Result<(), LineTrouble> {
        let said = Said::read(rest)?;
        let mut known = self.right.iter();
        if known.any(|known| known.language == said.language) {
            return Err(LineTrouble::Repeated(line.into()));
        }
        self.right.push(said);
        Ok(())
    }
}

/// The lesson after a record, and the number of its last line.
fn read(text: &str) -> Result<Option<(u32, Lesson)>, RecordError<LineTrouble>> {
    let Some((head, lines)) = annex(text, Annex::Lesson) else {
        return Ok(None);
    };
    let mut lesson = Lesson::default();
    let mut last = head;
    for (count, (line, said)) in lines.enumerate() {
        last = line;
        let read = match count < MOST_LINES {
            true => lesson.read_line(line, said),
            false => Err(LineTrouble::TooManyLines),
        };
        read.map_err(|trouble| RecordError { line, trouble })?;
    }
    let is_of_nothing = lesson.example.is_none() && lesson.rules.is_empty();
    // A choice needs a question, a right answer and a wrong one.
    let answers = [&lesson.ask, &lesson.right, &lesson.wrong];
    let chooses = !lesson.right.is_empty() || !lesson.wrong.is_empty();
    let lacks_answer = chooses && answers.iter().any(|lines| lines.is_empty());
    match is_of_nothing || lacks_answer {
        true => Err(missing(last)),
        false => Ok(Some((last, lesson))),
    }
}

/// The error that something is missing before the end.
const fn missing(line: u32) -> RecordError<LineTrouble> {
    let trouble = LineTrouble::Missing;
    RecordError { line, trouble }
}

fn level(words: &mut Words) -> Result<u8, LineTrouble> {
    match words.number()? {
        number @ 1..=HARDEST => Ok(number),
        number => Err(LineTrouble::Number(number.to_string())),
    }
}

/// The claim of a line.
fn claim(word: &str, rest: &str) -> Result<Claim, LineTrouble> {
    let mut words = Words::new(rest);
    match word {
        "expect" => said(rest).map(Claim::Tells),
        "refuse" => match rest.split_once(BECAUSE) {
            Some((line, rules)) => Ok(Claim::Refuses(said(line)?, ids(rules)?)),
            None => Ok(Claim::Refuses(said(rest)?, Vec::new())),
        },
        "offer" => said(rest).map(Claim::Offers),
        "try" => said(rest).map(Claim::Tries),
        "asked" => {
            let seat = words.seat()?;
            words.end().map(|()| Claim::Asks(seat))
        }
        "points" => {
            let mut points = vec![words.number()?];
            while let Some(word) = words.optional() {
                points.push(Words::new(word).number()?);
            }
            Ok(Claim::Points(points))
        }
        "holds" => said(rest).map(Claim::Holds),
        "lacks" => said(rest).map(Claim::Lacks),
        _ => Err(LineTrouble::unknown(word)),
    }
}

/// The text of a line, with single spaces between its words.
fn said(text: &str) -> Result<String, LineTrouble> {
    let words: Vec<&str> = some_text(text)?.split_whitespace().collect();
    Ok(words.join(" "))
}

/// A list of at least one rule.
fn ids(text: &str) -> Result<Vec<RuleId>, LineTrouble> {
    some_text(text)?.split_whitespace().map(id).collect()
}

fn id<T: FromStr>(word: &str) -> Result<T, LineTrouble> {
    word.parse().map_err(|_| LineTrouble::unknown(word))
}
