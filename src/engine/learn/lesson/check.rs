//! Checks a lesson: compares what its last decisions lead to with what its lines claim.

use std::fmt;

use super::{Claim, Expected, Lesson};
use crate::rules::Question;
use crate::session::{Entry, Session};
use crate::table::record::{Lines, Record, Recorded, Words};
use crate::table::{Party, RuleId, Seat, Silent};
use crate::{cards, rules};

/// A line of a lesson that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed {
    /// The number of the line, from 1.
    pub line: u32,
    /// What it claims.
    pub claim: Claim,
    /// What is true instead.
    pub mismatch: Mismatch,
}

/// What is true instead of what a line claims.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// This event happens instead.
    Told(String),
    /// No more events happen.
    NothingTold,
    /// This event follows, but the line is the last one about events.
    ToldMore(String),
    /// The line is not a decision in this game at this point.
    NoDecision,
    /// The decision is legal.
    Allowed,
    /// It is refused by these rules; empty if no rule has a number for it.
    RefusedBy(Vec<RuleId>),
    /// The decision is not legal.
    NotOffered,
    /// This decision is legal too, but the line is the last one about legal decisions.
    OfferedToo(String),
    /// This seat is asked; `None` if nobody is, or Chance.
    Asks(Option<Seat>),
    /// These are the points.
    Points(Vec<u32>),
    /// No line of the position begins with these words.
    Absent,
    /// The position has this line.
    Present(String),
}

/// What lessons need of a game, besides what records do.
pub trait Taught: Recorded<Event: fmt::Display> {
    /// Whether a decision plays a tile or a card: by default a lesson is about the last of these and what follows.
    fn is_move(action: Self::Action) -> bool;

    /// The rules that a refusal names, in its order.
    fn refusing(illegal: &Self::Illegal) -> Vec<RuleId>;

    /// The current position.
    fn standing_position(&self) -> Self::Position;

    /// The open question, if it belongs to the turn that was played and may bring points.
    fn undecided(&self) -> Option<&'static str>;
}

impl Taught for rules::Game {
    fn is_move(action: rules::Action) -> bool {
        matches!(action, rules::Action::Place { .. })
    }

    fn refusing(illegal: &rules::Illegal) -> Vec<RuleId> {
        let reasons = illegal.reasons.iter();
        reasons.filter_map(|reason| reason.rule()).collect()
    }

    fn standing_position(&self) -> rules::Position {
        rules::Position::from_game(self)
    }

    fn undecided(&self) -> Option<&'static str> {
        let question = self.asked()?.question;
        let belongs = matches!(
            question,
            Question::Reveal
                | Question::Message(_)
                | Question::ScoreNext
                | Question::Advance(_)
                | Question::Steal
                | Question::Flock
                | Question::Token
        );
        belongs.then(|| question.name())
    }
}

impl Taught for cards::Game {
    fn is_move(action: cards::Action) -> bool {
        matches!(
            action,
            cards::Action::Play { .. } | cards::Action::Claim { .. }
        )
    }

    fn refusing(illegal: &cards::Illegal) -> Vec<RuleId> {
        let reasons = illegal.reasons.iter();
        reasons.filter_map(cards::Reason::rule).collect()
    }

    fn standing_position(&self) -> cards::Position {
        cards::Position::from_game(self)
    }

    // A round is scored when nothing is left to decide in it.
    fn undecided(&self) -> Option<&'static str> {
        None
    }
}

impl Lesson {
    /// Every line that does not hold in the game of the lesson's record, in order; empty if all hold. Of events only the first
    /// that differs is reported.
    ///
    /// # Errors
    /// Why the record cannot be played.
    pub fn check<G: Taught>(&self, record: &Record<G>) -> Result<Vec<Failed>, G::Trouble> {
        let (game, _) = record.replay(&mut Silent)?;
        let session = Session::from_record(record)?;
        let decided = session.entries().get(..record.actions.len());
        let last = decided.and_then(|decided| decided.get(self.begins(record)..));
        let mut failed: Vec<Failed> = self.wrongly_told(last.unwrap_or_default());
        failed.extend(self.wrongly_offered(&game));
        failed.extend(self.expected.iter().filter_map(|expected| {
            let mismatch = expected.claim.differs(&game)?;
            Some(expected.fails(mismatch))
        }));
        failed.sort_by_key(|failed| failed.line);
        Ok(failed)
    }

    /// The number of decisions in a record before those that the lesson is about.
    pub fn begins<G: Taught>(&self, record: &Record<G>) -> usize {
        let actions = &record.actions;
        match self.last {
            Some(last) => actions.len().saturating_sub(last),
            None => {
                let played = actions.iter().rposition(|&action| G::is_move(action));
                played.unwrap_or(0)
            }
        }
    }

    /// The first event that differs from the lines.
    fn wrongly_told<G: Taught>(&self, last: &[Entry<G>]) -> Vec<Failed> {
        let lines = self
            .expected
            .iter()
            .filter_map(|expected| match &expected.claim {
                Claim::Tells(event) => Some((expected, event)),
                _ => None,
            });
        let mut told = last.iter().flat_map(|entry| &entry.events);
        let mut at = None;
        for (expected, event) in lines {
            let mismatch = match told.next().map(ToString::to_string) {
                Some(told) if told == *event => None,
                Some(told) => Some(Mismatch::Told(told)),
                None => Some(Mismatch::NothingTold),
            };
            if let Some(mismatch) = mismatch {
                return vec![expected.fails(mismatch)];
            }
            at = Some(expected);
        }
        // Without lines about events, any events will do.
        let more = at.zip(told.next());
        let more = more.map(|(last, event)| last.fails(Mismatch::ToldMore(event.to_string())));
        more.into_iter().collect()
    }

    /// Decisions that are legal but not listed, or listed but not legal.
    fn wrongly_offered<G: Taught>(&self, game: &G) -> Vec<Failed> {
        let legal = game.legal().into_iter();
        let mut legal: Vec<String> = legal.map(|action| game.action_text(action)).collect();
        let mut failed = Vec::new();
        let mut last = None;
        for expected in &self.expected {
            let Claim::Offers(line) = &expected.claim else {
                continue;
            };
            last = Some(expected);
            match legal.iter().position(|legal| legal == line) {
                Some(place) => {
                    legal.remove(place);
                }
                None => failed.push(expected.fails(Mismatch::NotOffered)),
            }
        }
        if let Some(last) = last {
            let more = legal.into_iter().map(Mismatch::OfferedToo);
            failed.extend(more.map(|more| last.fails(more)));
        }
        failed
    }
}

impl Expected {
    fn fails(&self, mismatch: Mismatch) -> Failed {
        Failed {
            line: self.line,
            claim: self.claim.clone(),
            mismatch,
        }
    }
}

impl Claim {
    /// What is true instead at the end of a game; `None` if the claim holds, or is not about the end alone.
    fn differs<G: Taught>(&self, game: &G) -> Option<Mismatch> {
        match self {
            Claim::Tells(_) | Claim::Offers(_) => None,
            Claim::Tries(line) => {
                let unknown = decision(game, line).is_none();
                unknown.then_some(Mismatch::NoDecision)
            }
            Claim::Refuses(line, because) => refused_otherwise(game, line, because),
            Claim::Asks(seat) => {
                let asked = match game.asked().map(|asked| asked.party) {
                    Some(Party::Player(seat)) => Some(seat),
                    Some(Party::Chance) | None => None,
                };
                (asked != Some(*seat)).then_some(Mismatch::Asks(asked))
            }
            Claim::Points(points) => {
                let scores = game.scores();
                (scores != *points).then_some(Mismatch::Points(scores))
            }
            Claim::Holds(line) => line_of(game, line).is_none().then_some(Mismatch::Absent),
            Claim::Lacks(line) => line_of(game, line).map(Mismatch::Present),
        }
    }
}

/// The decision that a line means in a game; `None` if it means none.
fn decision<G: Taught>(game: &G, line: &str) -> Option<G::Action> {
    let mut words = Words::new(line);
    let word = words.next().ok()?;
    let read = game.read_action(word, &mut words);
    read.ok().filter(|_| words.end().is_ok())
}

/// What happens to a decision that should be refused by exactly these rules; `None` if it is.
fn refused_otherwise<G: Taught>(game: &G, line: &str, because: &[RuleId]) -> Option<Mismatch> {
    let Some(action) = decision(game, line) else {
        return Some(Mismatch::NoDecision);
    };
    match game.clone().apply(action, &mut Silent) {
        Ok(()) => Some(Mismatch::Allowed),
        Err(illegal) => {
            let rules = G::refusing(&illegal);
            (rules != because).then_some(Mismatch::RefusedBy(rules))
        }
    }
}

/// The first line of the current position, as records write it, that begins with these words.
fn line_of<G: Taught>(game: &G, words: &str) -> Option<String> {
    let mut out = Lines::default();
    G::write_position(&game.standing_position(), &mut out);
    let begins = |line: &&str| {
        let rest = line.strip_prefix(words);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    };
    out.text().lines().find(begins).map(str::to_owned)
}
