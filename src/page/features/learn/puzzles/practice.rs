//! What somebody does with the puzzles now: which of them are listed, which were offered, and the run.

use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::elements::puzzles::{PuzzleIntent, RunKind, Theme};
use crate::features::learn::library::{Entry, Shelf};
use crate::features::learn::play::show_lesson;
use crate::features::learn::progress::Progress;
use crate::features::learn::puzzles::next::{Candidate, MOST_LEVEL, Standing, next, order};
use crate::features::learn::puzzles::record::by_level;
use crate::features::learn::puzzles::run::{Run, Step};
use crate::features::learn::state::{Learning, Origin, View};
use view::scene::tween::Millis;

/// How many puzzles are listed at first, and how many more at each press.
const LISTED: usize = 24;

/// Which puzzles are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Filter {
    pub theme: Option<Theme>,
    pub level: Option<u8>,
    /// Only those that are not solved.
    pub unsolved: bool,
}

impl Filter {
    fn takes(&self, one: &Candidate) -> bool {
        self.theme.is_none_or(|theme| one.theme == Some(theme))
            && self.level.is_none_or(|level| one.level == level)
            && !(self.unsolved && one.standing == Standing::Solved)
    }
}

/// What a try did to the rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rated {
    /// It is so much now, and was so much before.
    Changed { now: i32, before: i32 },
    /// The puzzle had been tried before.
    Repeated,
}

#[derive(Debug, Default)]
pub(crate) struct Practice {
    pub(super) filter: Filter,
    /// How many puzzles are listed besides the first ones.
    more: usize,
    /// The puzzles that were offered since the page was opened, the latest last.
    offered: Vec<usize>,
    /// What the last try did, and at which puzzle.
    rated: Option<(usize, Rated)>,
    /// The run, until another one begins.
    pub(in crate::features::learn) run: Option<Box<Run>>,
}

impl Practice {
    /// The run, while it goes on.
    pub(crate) fn running(&self) -> Option<&Run> {
        let run = self.run.as_deref();
        run.filter(|run| run.ending().is_none())
    }

    /// When it has to be followed next.
    pub(crate) fn next_tick_at(&self) -> Option<Millis> {
        self.run.as_ref().and_then(|run| run.next_tick_at())
    }

    /// How many puzzles are listed at most.
    pub(super) const fn listed(&self) -> usize {
        LISTED + self.more
    }

    /// What the last try at this puzzle did to the rating.
    pub(super) fn rated(&self, puzzle: usize) -> Option<Rated> {
        let rated = self.rated.filter(|(tried, _)| *tried == puzzle);
        rated.map(|(_, rated)| rated)
    }
}

impl Learning {
    /// The puzzles, as a choice among them sees them.
    fn candidates(&self) -> impl Iterator<Item = Candidate> {
        let library = self.library().into_iter();
        let puzzles = library.flat_map(|library| library.on(Shelf::Puzzles));
        puzzles.map(|(number, entry)| self.candidate(number, entry))
    }

    pub(super) fn candidate(&self, number: usize, entry: &Entry) -> Candidate {
        let (progress, name) = (self.progress(), entry.name());
        let tried = progress.puzzles.of(&name);
        Candidate {
            number,
            theme: Theme::of_folder(&entry.folder),
            level: entry.level(),
            rating: tried.unwrap_or(by_level(entry.level())).value,
            standing: match tried {
                _ if progress.is_done(&name) => Standing::Solved,
                Some(_) => Standing::Missed,
                None => Standing::New,
            },
        }
    }

    /// The puzzles that the filter takes, in order.
    pub(super) fn listed_puzzles(&self) -> Vec<Candidate> {
        let filter = self.practice.filter;
        self.candidates().filter(|one| filter.takes(one)).collect()
    }

    /// The puzzle to offer next, among those that are listed.
    fn next_puzzle(&self) -> Option<usize> {
        let record = &self.progress().puzzles;
        let theme = |name: &str| Theme::of_folder(name.split('/').next()?);
        let latest: Vec<Theme> = record.latest().take(2).filter_map(theme).collect();
        let open = self.opened.as_ref().map(|opened| opened.number);
        let offered = &self.practice.offered;
        let listed = self.listed_puzzles();
        let choose = |takes: &dyn Fn(usize) -> bool| {
            let candidates = listed.iter().copied().filter(|one| takes(one.number));
            next(candidates, record.rating().value, &latest)
        };
        // If all were offered, the one that is open is the only one that was just seen.
        choose(&|number| !offered.contains(&number) && open != Some(number))
            .or_else(|| choose(&|number| open != Some(number)))
    }

    /// Notes the first answer to the open puzzle since it was opened: in a run it counts there, otherwise for the rating.
    pub(in crate::features::learn) fn note_puzzle_try(
        &mut self,
        progress: &mut Progress,
        solved: bool,
    ) {
        let opened = self.opened.as_ref().zip(self.opened_entry());
        let Some((number, name, level)) =
            opened.map(|(opened, entry)| (opened.number, entry.name(), entry.level()))
        else {
            return;
        };
        let record = &mut progress.puzzles;
        if let Some(run) = self
            .practice
            .run
            .as_mut()
            .filter(|run| run.ending().is_none())
        {
            run.answer(number, solved);
            record.note_run(run.kind, run.solved());
            return record.note_unrated(&name, level);
        }
        let is_new = record.of(&name).is_none() && !self.progress().is_done(&name);
        let before = record.rating().value.round() as i32;
        let rated = match is_new {
            true => {
                record.rate(&name, level, solved);
                let now = record.rating().value.round() as i32;
                Rated::Changed { now, before }
            }
            false => Rated::Repeated,
        };
        self.practice.rated = Some((number, rated));
    }

    /// Whether a run goes on.
    pub(crate) fn runs(&self) -> bool {
        self.practice.running().is_some()
    }

    /// Lets a run go on, if there is one. Inlined: it is asked before the first move, too.
    #[inline]
    pub(crate) fn follow(&mut self, cx: &mut Context, now: Millis) {
        if self.practice.run.is_some() && self.runs() {
            follow_run(self, cx, now);
        }
    }
}

/// Handles a press among the puzzles; `chance` is any number.
pub(crate) fn press_puzzles(
    learning: &mut Learning,
    cx: &mut Context,
    intent: PuzzleIntent,
    chance: u64,
) {
    match intent {
        PuzzleIntent::Next => show_next(learning, cx),
        PuzzleIntent::Begin(kind) => begin(learning, cx, kind, chance),
        PuzzleIntent::End => end(learning, cx),
        PuzzleIntent::More => learning.practice.more += LISTED,
        PuzzleIntent::Unsolved(unsolved) => {
            let filter = learning.practice.filter;
            list(learning, cx, Filter { unsolved, ..filter });
        }
    }
}

/// Lists the puzzles of the theme with this folder; any other text stands for all.
pub(in crate::features::learn) fn list_theme(
    learning: &mut Learning,
    cx: &mut Context,
    folder: &str,
) {
    let filter = learning.practice.filter;
    let theme = Theme::of_folder(folder);
    list(learning, cx, Filter { theme, ..filter });
}

/// Lists the puzzles of the level with this number; any other text stands for all.
pub(in crate::features::learn) fn list_level(
    learning: &mut Learning,
    cx: &mut Context,
    number: &str,
) {
    let filter = learning.practice.filter;
    let level = number.parse().ok();
    let level = level.filter(|level| (1..=MOST_LEVEL).contains(level));
    list(learning, cx, Filter { level, ..filter });
}

/// Lists what a filter takes, from the first one on.
fn list(learning: &mut Learning, cx: &mut Context, filter: Filter) {
    if filter == learning.practice.filter {
        return;
    }
    learning.practice.filter = filter;
    learning.practice.more = 0;
    let count = learning.listed_puzzles().len() as u32;
    let told = cx.texts().puzzles_listed(count);
    cx.announcer.say(told);
}

fn show_next(learning: &mut Learning, cx: &mut Context) {
    let Some(number) = learning.next_puzzle() else {
        learning.view = View::Puzzles;
        return;
    };
    learning.practice.offered.retain(|&one| one != number);
    learning.practice.offered.push(number);
    learning.origin = Origin::List;
    show_lesson(learning, cx, number);
}

fn begin(learning: &mut Learning, cx: &mut Context, kind: RunKind, chance: u64) {
    let puzzles = order(learning.candidates(), chance);
    let best = learning.progress().puzzles.best(kind);
    let run = Run::new(kind, puzzles, best);
    let first = run.current();
    learning.practice.run = Some(Box::new(run));
    learning.origin = Origin::Run;
    if let Some(first) = first {
        // It begins with its title, not within another lesson.
        learning.view = View::Puzzles;
        show_lesson(learning, cx, first);
    }
}

/// Ends the run if it goes on, and shows what came of it.
fn end(learning: &mut Learning, cx: &mut Context) {
    let Some(run) = &mut learning.practice.run else {
        return;
    };
    let went_on = run.ending().is_none();
    run.leave();
    learning.view = View::Run;
    if went_on {
        keep_best(learning, cx);
    }
}

/// Lets the run go on: to the next puzzle, or to its end. Somebody who turns to another place ends it. Not inlined: there is none
/// before the first move.
#[inline(never)]
fn follow_run(learning: &mut Learning, cx: &mut Context, now: Millis) {
    let open = learning.opened.as_ref().map(|opened| opened.number);
    let in_lesson = learning.view == View::Lesson;
    let looks = cx.visible && cx.dialogs.front() == Some(Dialog::Learn);
    let Some(run) = &mut learning.practice.run else {
        return;
    };
    if !in_lesson || open != run.current() {
        run.leave();
        return keep_best(learning, cx);
    }
    match run.follow(now, looks) {
        Step::Stay => {}
        Step::Next(number) => show_lesson(learning, cx, number),
        Step::End => {
            learning.view = View::Run;
            keep_best(learning, cx);
        }
    }
}

/// Keeps how many puzzles the run that is over has solved, and tells it.
fn keep_best(learning: &mut Learning, cx: &mut Context) {
    let Some(run) = &learning.practice.run else {
        return;
    };
    let (kind, solved) = (run.kind, run.solved());
    let told = cx.texts().run_result(solved);
    cx.announcer.say(told);
    let mut progress = learning.progress().clone();
    progress.puzzles.note_run(kind, solved);
    learning.keep(cx, progress);
}
