//! What is kept of learning: finished lessons, when missed ones come back, and the days on which something was learned.
//!
//! ```text
//! line = name | "again" name solved due | "learned" day { " " day } | "repeated" day count | "given" id outcomes
//!      | "making" line of an assignment | line of puzzles/record.rs
//! ```
//!
//! A name alone is a finished lesson: at first that was all. The outcomes of an assignment are a letter for each entry. For another
//! device the lines follow a head.

use std::cell::OnceCell;

use crate::context::Context;
use crate::context::effects::{Effect, Kept};
use crate::features::learn::assignment::{Assignment, Outcome};
use crate::features::learn::library::FIRST_STEPS;
use crate::features::learn::puzzles::record::Record;
use crate::features::learn::schedule::{LAST_DAY, MOST_A_DAY, Repetition, days_in_a_row};
use crate::features::learn::state::Learning;
use view::scene::tween::Millis;

const HEAD: &str = "bastide-lessons 1";
/// The limits of such a text: number of lines, of finished lessons and of missed ones, bytes of a name, and days. Many times what
/// exists; and all that may be written fits into the lines that are read.
const MOST: usize = 50_000;
const MOST_DONE: usize = 5_000;
const MOST_MISSED: usize = 2_000;
const LONGEST: usize = 80;
const MOST_DAYS: usize = 1_000;
/// Begins each line of the assignment that is being made.
const MAKING: &str = "making ";
/// The most assignments of which outcomes are kept.
const MOST_GIVEN: usize = 100;

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Progress {
    /// Finished lessons by name, the latest last.
    pub(super) done: Vec<String>,
    /// Missed ones, and when they come back.
    missed: Vec<(String, Repetition)>,
    /// The days on which something was learned, in order.
    days: Vec<u32>,
    /// The day on which lessons last came back, and how many were answered then.
    repeated: (u32, u32),
    /// The outcomes of assignments by their ids, the latest last.
    given: Vec<(String, Vec<Outcome>)>,
    /// The assignment that is being made.
    pub(super) making: Assignment,
    /// Ratings and runs.
    pub(super) puzzles: Record,
}

impl Progress {
    /// Reads the lines of a text, and skips those that are none.
    fn read(text: &str) -> Progress {
        let mut progress = Progress::default();
        for line in text.lines().map(str::trim).take(MOST) {
            progress.read_line(line);
        }
        let making = text.lines().filter_map(|line| line.strip_prefix(MAKING));
        progress.making = Assignment::read_lines(making);
        progress
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        let mut words = line.split(' ');
        let first = words.next()?;
        let day = |word: &str| word.parse().ok().filter(|day| *day <= LAST_DAY);
        match first {
            "again" => {
                let name = words.next().filter(|name| is_name(name))?;
                let (solved, due) = (words.next()?.parse().ok()?, day(words.next()?)?);
                self.repeat(name, Repetition::new(solved, due));
            }
            "learned" => self.add_days(words.filter_map(day)),
            "given" => {
                let id = words.next().filter(|id| id.len() <= LONGEST)?;
                let outcomes = words.next()?.chars().take(LONGEST + MOST_GIVEN);
                let outcomes: Vec<Outcome> = outcomes.filter_map(Outcome::read).collect();
                self.given.push((id.to_string(), outcomes));
            }
            "making" => {}
            "repeated" => self.repeated = (day(words.next()?)?, words.next()?.parse().ok()?),
            name if is_name(line) => self.finish(name, None),
            word => return self.puzzles.read_line(word, words),
        }
        Some(())
    }

    fn write(&self) -> String {
        let mut lines = self.done.clone();
        lines.extend(self.missed.iter().map(|(name, repetition)| {
            let (solved, due) = repetition.numbers();
            format!("again {name} {solved} {due}")
        }));
        if !self.days.is_empty() {
            let days: Vec<String> = self.days.iter().map(u32::to_string).collect();
            lines.push(format!("learned {}", days.join(" ")));
        }
        if let (day, count @ 1..) = self.repeated {
            lines.push(format!("repeated {day} {count}"));
        }
        let making = self.making.write();
        lines.extend(making.lines().skip(1).map(|line| format!("{MAKING}{line}")));
        lines.extend(self.given.iter().map(|(id, outcomes)| {
            let letters: String = outcomes.iter().map(|outcome| outcome.letter()).collect();
            format!("given {id} {letters}")
        }));
        self.puzzles.write(&mut lines);
        lines.join("\n")
    }

    pub(super) fn is_empty(&self) -> bool {
        *self == Progress::default()
    }

    pub(super) fn is_done(&self, name: &str) -> bool {
        self.done.iter().any(|done| done == name)
    }

    pub(super) fn repetition(&self, name: &str) -> Option<Repetition> {
        let mut missed = self.missed.iter();
        missed.find(|(one, _)| one == name).map(|(_, found)| *found)
    }

    fn repeat(&mut self, name: &str, next: Option<Repetition>) {
        self.missed.retain(|(one, _)| one != name);
        self.missed
            .extend(next.map(|next| (name.to_string(), next)));
    }

    /// The lessons that have come back, the longest awaited first.
    pub(super) fn due(&self, today: u32) -> Vec<&str> {
        let mut due: Vec<_> = self.missed.iter().collect();
        due.retain(|(_, repetition)| repetition.is_due(today));
        due.sort_by_key(|(_, repetition)| repetition.numbers().1);
        due.into_iter().map(|(name, _)| name.as_str()).collect()
    }

    /// How many of them there is time for today.
    pub(super) fn left_for_today(&self, today: u32) -> usize {
        MOST_A_DAY.saturating_sub(self.repeated_on(today)) as usize
    }

    fn repeated_on(&self, today: u32) -> u32 {
        let (day, count) = self.repeated;
        if day == today { count } else { 0 }
    }

    /// On how many days in a row something was learned.
    pub(super) fn days_in_a_row(&self, today: u32) -> u32 {
        days_in_a_row(&self.days, today)
    }

    /// How far somebody is with an entry of an assignment.
    pub(super) fn outcome(&self, id: &str, at: usize) -> Outcome {
        let found = self.given.iter().find(|(one, _)| one == id);
        let found = found.and_then(|(_, outcomes)| outcomes.get(at));
        found.copied().unwrap_or_default()
    }

    /// Notes that; of many assignments, those answered longest ago are forgotten.
    pub(super) fn note_outcome(&mut self, id: &str, at: usize, outcome: Outcome) {
        let found = self.given.iter().position(|(one, _)| one == id);
        let found = found.map(|found| self.given.remove(found));
        let (id, mut outcomes) = found.unwrap_or_else(|| (id.to_string(), Vec::new()));
        if outcomes.len() <= at {
            outcomes.resize(at + 1, Outcome::Open);
        }
        outcomes[at] = outcome;
        self.given.push((id, outcomes));
        let surplus = self.given.len().saturating_sub(MOST_GIVEN);
        self.given.drain(..surplus);
    }

    /// Notes the first try at a lesson.
    pub(super) fn note_try(&mut self, name: &str, right: bool, today: u32) {
        let before = self.repetition(name);
        if before.is_some_and(|before| before.is_due(today)) {
            self.repeated = (today, self.repeated_on(today) + 1);
        }
        self.repeat(name, Repetition::after(before, right, today));
    }

    /// Notes that a lesson is finished, and that something was learned today.
    pub(super) fn finish(&mut self, name: &str, today: Option<u32>) {
        if !self.is_done(name) && self.done.len() < MOST_DONE {
            self.done.push(name.to_string());
        }
        self.add_days(today);
    }

    /// Adds days on which something was learned; the oldest ones are forgotten.
    fn add_days(&mut self, days: impl IntoIterator<Item = u32>) {
        self.days.extend(days);
        self.days.sort_unstable();
        self.days.dedup();
        let surplus = self.days.len().saturating_sub(MOST_DAYS);
        self.days.drain(..surplus);
    }

    /// Adds what is kept elsewhere. What is known here about a missed lesson is newer.
    pub(super) fn add(&mut self, other: Progress) {
        for (name, repetition) in other.missed {
            let is_new = self.repetition(&name).is_none() && !self.is_done(&name);
            if is_new && self.missed.len() < MOST_MISSED {
                self.missed.push((name, repetition));
            }
        }
        for name in other.done {
            self.finish(&name, None);
        }
        for (id, outcomes) in other.given {
            if self.given.iter().all(|(one, _)| *one != id) && self.given.len() < MOST_GIVEN {
                self.given.push((id, outcomes));
            }
        }
        if self.making.items.is_empty() {
            self.making = other.making;
        }
        self.add_days(other.days);
        self.repeated = self.repeated.max(other.repeated);
        self.puzzles.add(other.puzzles);
    }
}

pub(super) fn is_name(name: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '/');
    name.len() <= LONGEST && name.contains('/') && name.chars().all(plain)
}

impl Learning {
    /// Whether nothing was ever learned here.
    pub(crate) const fn is_untouched(&self) -> bool {
        self.kept.is_empty()
    }

    /// Whether one of the first steps was done or missed here.
    pub(crate) fn has_begun(&self) -> bool {
        let lines = self.kept.lines().filter(|line| !line.starts_with(MAKING));
        let mut words = lines.flat_map(str::split_ascii_whitespace);
        words.any(|name| name.split('/').next() == Some(FIRST_STEPS))
    }

    /// Not inlined: what is restored before the first move was not read yet.
    #[inline(never)]
    pub(super) fn read_anew(&mut self) {
        self.progress.take();
    }

    pub(super) fn progress(&self) -> &Progress {
        let read = || Box::new(Progress::read(&self.kept));
        self.progress.get_or_init(read)
    }

    /// Stores what has changed.
    pub(super) fn keep(&mut self, cx: &mut Context, progress: Progress) {
        let text = progress.write();
        if text != self.kept {
            cx.effects
                .push(Effect::Keep(Kept::LessonsDone, text.clone()));
            self.kept = text;
            self.progress = OnceCell::from(Box::new(progress));
        }
    }

    /// Merges what was done on another device with what was done here, and reports how much that is. Returns whether the text is
    /// such a list.
    pub(crate) fn take_lessons_done(&mut self, cx: &mut Context, text: &str, now: Millis) -> bool {
        let Some(lines) = text.trim_start().strip_prefix(HEAD) else {
            return false;
        };
        let mut progress = self.progress().clone();
        let before = progress.done.len();
        progress.add(Progress::read(lines));
        let more = progress.done.len() - before;
        self.keep(cx, progress);
        let told = cx.texts().lessons_brought(more as u32);
        cx.tell_in_front(told, now);
        true
    }

    /// Exports the progress.
    pub(crate) fn save_lessons_done(&mut self, cx: &mut Context) {
        let text = format!("{HEAD}\n{}\n", self.progress().write());
        let name = "bastide-lessons.txt".to_string();
        cx.effects.push(Effect::SaveText(name, text));
    }

    /// Forgets the progress, which can be restored while the page is open.
    pub(crate) fn forget_progress(&mut self, cx: &mut Context) {
        self.forgotten = self.kept.clone();
        let making = self.list_in_making().clone();
        let emptied = Progress {
            making,
            ..Progress::default()
        };
        self.keep(cx, emptied);
    }

    /// Restores the forgotten progress, merged with what was done since.
    pub(crate) fn remember_progress(&mut self, cx: &mut Context) {
        let mut progress = Progress::read(&std::mem::take(&mut self.forgotten));
        progress.add(self.progress().clone());
        self.keep(cx, progress);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_again() {
        let mut progress = Progress::read("base/ex-base-1\npoints/0001");
        assert_eq!(progress.write(), "base/ex-base-1\npoints/0001", "as it was");
        progress.note_try("inns/ex-ic-1", false, 100);
        progress.note_try("inns/ex-ic-1", true, 101);
        progress.finish("inns/ex-ic-1", Some(101));
        let written = progress.write();
        assert!(
            written.ends_with("again inns/ex-ic-1 1 104\nlearned 101\nrepeated 101 1"),
            "{written}"
        );
        assert_eq!(Progress::read(&written), progress);
    }

    #[test]
    fn what_is_no_progress_is_skipped() {
        let strange = format!(
            "\r\n<b>/x\nbase/{}\nplain\ninns/ex-ic-1\r\nagain inns/ex-ic-2 9 3\nagain <b>/x 0 3\n\
                again inns/ex-ic-2 0 99999999\nlearned -1 x 99999999999\nrepeated 99999999 3\nlearned\nagain\n",
            "x".repeat(99)
        );
        assert_eq!(Progress::read(&strange), Progress::read("inns/ex-ic-1"));
        let days: Vec<String> = (0..2_000).map(|day: u32| day.to_string()).collect();
        let read = Progress::read(&format!("learned {}", days.join(" ")));
        assert_eq!(read.days.len(), MOST_DAYS);
        assert!(read.days.contains(&1_999), "the newest stay");
    }

    #[test]
    fn no_more_lessons_come_back_on_a_day_than_take_ten_minutes() {
        let mut progress = Progress::default();
        for number in 0..20 {
            progress.note_try(&format!("base/{number}"), false, 100 - number);
        }
        assert_eq!(progress.due(101).len(), 20);
        assert_eq!(progress.due(101)[0], "base/19", "the longest awaited first");
        assert_eq!(progress.left_for_today(101), 8);
        for _ in 0..5 {
            let name = progress.due(101)[0].to_string();
            progress.note_try(&name, false, 101);
        }
        assert_eq!(
            (progress.due(101).len(), progress.left_for_today(101)),
            (15, 3)
        );
        assert_eq!(progress.left_for_today(102), 8);
    }

    #[test]
    fn what_comes_from_elsewhere_adds_to_what_is_known_here() {
        let mut here = Progress::read("base/a\nagain base/c 1 104\nlearned 100");
        let there = "base/b\nagain base/a 0 101\nagain base/c 0 99\nagain base/d 0 99\nlearned 99";
        here.add(Progress::read(there));
        let both = "base/a\nbase/b\nagain base/c 1 104\nagain base/d 0 99\nlearned 99 100";
        assert_eq!(here.write(), both);
        here.add(Progress::read(both));
        assert_eq!(here.write(), both);
    }
}
