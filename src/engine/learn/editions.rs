//! The scores of a lesson's decisions by the rules of each edition, on the same board.

use super::Lesson;
use crate::rules::{Edition, Event, OptionValue, OptionWord, Options, Record, Setup};
use crate::table::RuleId;

/// The scores of a lesson's decisions by the rules of one edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByEdition {
    pub edition: Edition,
    /// `None` if the edition's tiles or rules do not allow the decisions.
    pub tally: Option<Tally>,
}

/// The scores of the decisions of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The total of each seat.
    pub points: Vec<u32>,
    /// The rules that gave points, each once, in the order of their first points.
    pub rules: Vec<RuleId>,
}

impl Lesson {
    /// The scores of the decisions of this lesson's record by the rules of each edition. Options that the record changes from the
    /// defaults of its own edition are kept; tiles, seats and figures stay as they are.
    pub fn by_editions(&self, record: &Record) -> [ByEdition; Edition::ALL.len()] {
        Edition::ALL.map(|edition| {
            let mut there = record.clone();
            there.setup = in_edition(&record.setup, edition);
            let tally = self.tally(&there);
            ByEdition { edition, tally }
        })
    }

    fn tally(&self, record: &Record) -> Option<Tally> {
        let before = self.before(record).ok()?;
        let mut rules = Vec::new();
        for event in before.to_come.iter().flat_map(|entry| &entry.events) {
            let Event::Scored(scored) = event else {
                continue;
            };
            for rule in scored.items.iter().map(|item| item.line.rule) {
                if !rules.contains(&rule) {
                    rules.push(rule);
                }
            }
        }
        Some(Tally {
            points: before.points,
            rules,
        })
    }
}

/// A setup by the rules of another edition.
fn in_edition(setup: &Setup, edition: Edition) -> Setup {
    let mut there = setup.clone();
    there.edition = edition;
    let (own, others) = (
        Options::for_edition(setup.edition),
        Options::for_edition(edition),
    );
    for option in OptionWord::all() {
        if OptionValue::from_options(option, &setup.options)
            == OptionValue::from_options(option, &own)
        {
            OptionValue::from_options(option, &others).put(&mut there.options);
        }
    }
    there
}
