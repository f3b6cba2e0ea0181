//! A task on a board: how it stands, hints, the solution, and the way back to its beginning.

use super::goals::goal_text;
use super::missed::reasons;
use super::seek::Seeking;
use crate::app::Shell;
use crate::app::input::focus::{focus_on, focus_on_next_target};
use crate::elements::intent::{Intent, Target, TaskIntent};
use crate::messages::{Texts, TileLook};
use crate::stage::{AnyStage, Lock, OnScreen, TileStage};
use engine::ai::{MOST_POSITIONS, WorstEnd};
use engine::learn::{Attempt, Examined, Goal, Standing, Task, Verdict, find_line, pointed_cell};
use engine::rules::Trouble;
use engine::session::{Entry, Session};
use engine::table::{LineTrouble, Party, Play, RecordError, Seat};
use engine::tiles::{Rotation, TileId};
use view::scene::tween::Millis;

/// The version of what [`Shell::task_state`] writes.
const VERSION: &str = "2";
/// The version before, which said nothing of the time.
const WITHOUT_TIME: &str = "1";
/// The line of whoever ends a turn.
const CONFIRM: &str = "confirm";
/// What stands between the parts of it.
const BETWEEN: char = '|';
/// The longest one, in bytes: what learning platforms keep.
const MOST_STATE: usize = 4_096;

/// A task under way.
#[derive(Clone, Debug)]
pub(crate) struct TaskRun {
    pub(super) task: Task,
    seat: Seat,
    /// The record it is in, and after how many decisions it begins.
    record: String,
    step: Option<usize>,
    /// How many decisions there were when it began.
    pub(super) from: usize,
    /// How many hints are shown.
    pub(super) hints: usize,
    /// How often it was begun again.
    pub(super) attempts: u32,
    /// Whether the solution was shown.
    pub(super) gave_up: bool,
    /// Whether it is on the board now.
    pub(super) shown: bool,
    /// What of it is still to be shown, the next decision last.
    to_show: Vec<String>,
    /// How it stood when that was said last.
    pub(super) told: Standing,
    /// When it began, and when it was over.
    time: (Millis, Option<Millis>),
    /// How it stands, once it is over.
    over: Option<Verdict>,
    /// What the others can make of the answer, where who wins was asked for.
    worst: Option<WorstEnd>,
    /// The cells that are to be pointed out.
    pub(super) seeking: Seeking,
}

/// How a task stands, for those around the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaskReport {
    /// Whether anything was decided.
    pub answered: bool,
    /// How many goals were reached without the solution.
    pub score: usize,
    /// How many there are.
    pub most: usize,
    /// How it stands.
    pub standing: Standing,
    /// How often it was begun again.
    pub attempts: u32,
}

impl TaskRun {
    /// The task of a record.
    ///
    /// # Errors
    /// The line that cannot be read, and why not; the last one where there is no task.
    pub(super) fn read(record: &str, step: Option<usize>) -> Result<TaskRun, RecordError<Trouble>> {
        let missing = || RecordError {
            line: record.lines().count() as u32,
            trouble: LineTrouble::NoTask,
        };
        let read = Task::read(record).and_then(|task| task.ok_or_else(missing));
        let task = read.map_err(|error| RecordError {
            line: error.line,
            trouble: error.trouble.into(),
        })?;
        Ok(TaskRun {
            seat: task.solver(None),
            task,
            record: record.to_owned(),
            step,
            from: 0,
            hints: 0,
            attempts: 0,
            gave_up: false,
            shown: false,
            to_show: Vec::new(),
            told: Standing::Open,
            time: (0.0, None),
            over: None,
            worst: None,
            seeking: Seeking::default(),
        })
    }

    /// What is to be reached.
    pub(super) fn goals(&self) -> &[Goal] {
        &self.task.goals
    }

    /// Who answers, and after how many decisions the answer begins.
    pub(super) const fn answered_by(&self) -> (Seat, usize) {
        (self.seat, self.from)
    }

    /// Whether cells are to be pointed out in it.
    pub(super) fn seeks_cells(&self) -> bool {
        self.task.seeks_cells()
    }

    /// What the others can answer to a turn that was to win.
    pub(super) fn refuted(&self, texts: &Texts) -> String {
        let Some(WorstEnd {
            own, best, reply, ..
        }) = self.worst
        else {
            return texts.goal_undecided().to_string();
        };
        match reply {
            Some(reply) => {
                let figure = reply.figure.map(|kind| texts.goal_answering_figure(kind));
                let cell = texts.cell(reply.pos);
                texts.goal_answered(&cell, figure.unwrap_or_default(), own, best)
            }
            None => texts.goal_ends(own, best),
        }
    }

    /// Whether it is about who wins.
    pub(super) fn asks_for_the_win(&self) -> bool {
        self.task.goals.iter().any(Goal::asks_for_the_win)
    }

    fn judge<G: Examined>(&self, session: &Session<G>) -> Verdict {
        self.task.judge_attempt(&Attempt {
            session,
            seat: self.seat,
            from: self.from,
            found: &self.seeking.found.cells(),
        })
    }

    /// It begins in the game on the screen.
    pub(super) fn begin(&mut self, stage: &dyn AnyStage, now: Millis) {
        self.from = stage.steps();
        self.time = (now, None);
        self.seat = self.task.solver(stage.asked_seat());
    }
}

impl Shell {
    pub(crate) const fn task(&self) -> Option<&TaskRun> {
        match &self.embedding {
            Some(embedding) => embedding.task.as_ref(),
            None => None,
        }
    }

    pub(super) fn task_mut(&mut self) -> Option<&mut TaskRun> {
        self.embedding.as_mut()?.task.as_mut()
    }

    pub(super) fn verdict(&self) -> Option<Verdict> {
        self.task()?;
        self.judged()
    }

    #[inline(never)]
    fn judged(&self) -> Option<Verdict> {
        let run = self.task()?;
        if run.over.is_some() {
            return run.over.clone();
        }
        match &self.stage {
            OnScreen::Nothing => None,
            OnScreen::Tiles(stage) => Some(run.judge(stage.session())),
            OnScreen::Cards(stage) => Some(run.judge(stage.session())),
        }
    }

    /// How long somebody has had the task, or had until it was over, in milliseconds; of a task begun again since then.
    pub(super) fn task_time(&self, now: Millis) -> Millis {
        let time = self.task().map(|run| run.time);
        time.map_or(0.0, |(begun, over)| over.unwrap_or(now) - begun)
    }

    /// Whether the task is over, one way or the other: nothing is decided any more.
    pub(crate) fn task_over(&self) -> bool {
        self.task().is_some_and(|run| run.told != Standing::Open)
    }

    /// How the task stands; none without one.
    pub fn task_report(&self) -> Option<TaskReport> {
        let (run, verdict) = (self.task()?, self.verdict()?);
        Some(TaskReport {
            answered: is_begun(self, run),
            score: if run.gave_up { 0 } else { verdict.score() },
            most: run.task.goals.len(),
            standing: verdict.standing,
            attempts: run.attempts,
        })
    }

    /// Whether the solution is on the board.
    pub fn is_solution_shown(&self) -> bool {
        self.task()
            .is_some_and(|run| run.told == Standing::Solved && run.shown)
    }

    /// Whether somebody reached the goals without the solution being shown just now.
    pub fn is_task_solved(&self) -> bool {
        self.task()
            .is_some_and(|run| run.told == Standing::Solved && !run.shown)
    }

    /// Says what is asked, before anything that is said of the board.
    pub(super) fn tell_task(&mut self) {
        if let Some(asked) = opening_text(self) {
            self.announcer.say(asked);
        }
    }

    /// Takes in whether the task is solved or missed; from then on it is only looked at. Returns what is to be said of that,
    /// behind what is said of the decision.
    pub(crate) fn follow_task(&mut self, now: Millis) -> Option<String> {
        self.task()?;
        self.follow_run(now)
    }

    #[inline(never)]
    fn follow_run(&mut self, now: Millis) -> Option<String> {
        let seeks = self.task().is_some_and(TaskRun::seeks_cells);
        let found = seeks.then(|| self.follow_seeking()).flatten();
        let stands = self.new_standing();
        let stands = stands.map(|standing| self.take_standing(standing, now));
        match (found, stands) {
            (Some(found), Some(stands)) => Some(format!("{found} {stands}")),
            (found, stands) => found.or(stands),
        }
    }

    /// How the task stands, where that is not how it stood before.
    #[inline(never)]
    fn new_standing(&self) -> Option<Verdict> {
        let verdict = self.verdict()?;
        // What goes on by itself is judged when that is over.
        let is_new = !self.goes_on_unasked() && self.task()?.told != verdict.standing;
        is_new.then_some(verdict)
    }

    /// What the others can make of an answer that was to win, and does not.
    fn worst_end(&self, verdict: &Verdict) -> Option<WorstEnd> {
        let run = self.task().filter(|run| run.asks_for_the_win())?;
        let missed = verdict.standing == Standing::Missed;
        let game = self.stage.tiles().filter(|_| missed)?.session().game();
        // What cannot be found out is not looked for.
        game.is_won_by(run.seat, &mut { MOST_POSITIONS })?;
        WorstEnd::of(game, run.seat).or_else(|| WorstEnd::deciding(game, run.seat))
    }

    /// Shows on the board where the others can answer.
    fn light_up_reply(&mut self, now: Millis) {
        let worst = self.task().and_then(|run| run.worst.as_ref());
        let reply = worst.and_then(|worst| worst.reply);
        if let (Some(reply), OnScreen::Tiles(stage)) = (reply, &mut self.stage) {
            stage.highlight(vec![reply.pos]);
            stage.fly_to_lit(now);
        }
    }

    /// A task stands otherwise now: what is to be said of it.
    #[inline(never)]
    fn take_standing(&mut self, verdict: Verdict, now: Millis) -> String {
        let standing = verdict.standing;
        let worst = self.worst_end(&verdict);
        let Some(run) = self.task_mut() else {
            return String::new();
        };
        run.told = standing;
        run.time.1 = (standing != Standing::Open).then_some(now);
        run.worst = worst;
        run.over = (standing != Standing::Open).then_some(verdict);
        let said = result_text(self).unwrap_or_default().to_string();
        let said = [said].into_iter().chain(why_missed(self));
        let said: Vec<String> = said.collect();
        if let Some(stage) = self.stage.any_mut().filter(|_| standing != Standing::Open) {
            stage.lock(Lock::Diagram, now);
        }
        self.light_up_reply(now);
        said.join(" ")
    }

    /// Whoever decided by keys goes on beside the verdict: what was pressed is gone, and so is what is asked of the board.
    #[inline(never)]
    pub(crate) fn focus_on_verdict(&mut self) {
        if self.task_over() {
            focus_on(self, Target::Press(Intent::Task(TaskIntent::Again)));
        }
    }

    /// Does what somebody wants of a task. Without one nothing happens.
    pub fn change_task(&mut self, change: TaskIntent, now: Millis) {
        match change {
            TaskIntent::Hint => self.show_hint(),
            TaskIntent::Again => self.begin_task_again(now),
            TaskIntent::Solve => self.show_solution(now),
        }
    }

    fn show_hint(&mut self) {
        let language = self.language().code();
        let Some(run) = self.task_mut() else {
            return;
        };
        let hint = run
            .task
            .hints(language)
            .get(run.hints)
            .map(|hint| (*hint).to_string());
        if let Some(hint) = hint {
            run.hints += 1;
            let (spent, solves) = (run.hints, !run.task.solution.is_empty() && !run.gave_up);
            let spent = spent >= run.task.hints(language).len();
            self.announcer.say(hint);
            // No further hint can be pressed for.
            if spent && solves {
                focus_on(self, Target::Press(Intent::Task(TaskIntent::Solve)));
            } else if spent {
                focus_on_next_target(self);
            }
        }
    }

    fn begin_task_again(&mut self, now: Millis) {
        if let Some(mut run) = self.task().cloned() {
            run.attempts += 1;
            run.shown = false;
            run.to_show.clear();
            self.put_task(run, now);
        }
    }

    /// Puts a task on the board as it was at its beginning.
    fn put_task(&mut self, run: TaskRun, now: Millis) {
        let (record, step) = (run.record.clone(), run.step);
        if self.show_record(&record, step, now)
            && let Some(fresh) = self.task_mut()
        {
            let (from, seat, time) = (fresh.from, fresh.seat, fresh.time);
            let seeking = fresh.seeking.clone();
            *fresh = TaskRun {
                from,
                seat,
                time,
                seeking,
                told: Standing::Open,
                over: None,
                worst: None,
                ..run
            };
        }
    }

    fn show_solution(&mut self, now: Millis) {
        let spent = self.task_time(now);
        let Some(mut run) = self.task().cloned() else {
            return;
        };
        (run.gave_up, run.shown) = (true, true);
        // What can be lost again is judged when the turn is over.
        let ends = run.task.goals.iter().any(Goal::can_be_lost);
        let end = ends.then(|| CONFIRM.to_string()).into_iter();
        run.to_show = end.chain(run.task.solution.iter().rev().cloned()).collect();
        self.put_task(run, now);
        // Whoever wants to see it has had the task until now.
        if let Some(run) = self.task_mut() {
            run.time.0 = now - spent;
        }
        // Where a host is asked before each decision, it is told of each of them before the next one.
        let told = self
            .embedding
            .as_ref()
            .is_some_and(|one| one.gate.is_some());
        while !told && self.go_on_unasked(now) {}
        self.follow_up(now);
    }

    /// Whether something is decided next without anybody being asked: a turn ends, or the solution is shown.
    pub fn goes_on_unasked(&self) -> bool {
        let shows = self.task().is_some_and(|run| !run.to_show.is_empty());
        shows || self.any_stage().is_some_and(AnyStage::is_end_due)
    }

    /// Decides one thing without asking anybody: ends a turn, or does the next decision of the solution that is shown. Returns
    /// whether there was one.
    #[inline(never)]
    pub fn go_on_unasked(&mut self, now: Millis) -> bool {
        if !self.goes_on_unasked() {
            return false;
        }
        let ended = self
            .stage
            .any_mut()
            .is_some_and(|stage| stage.end_turn_due(now));
        let went_on = ended || self.show_next(now);
        self.follow_up(now);
        went_on
    }

    /// Does the next decision of the solution. What the rules or the host refuse ends it.
    fn show_next(&mut self, now: Millis) -> bool {
        let Some(line) = self.task_mut().and_then(|run| run.to_show.pop()) else {
            return false;
        };
        if let Some(pos) = pointed_cell(&line) {
            return self.point_out(pos);
        }
        // The turn has ended by itself.
        if line == CONFIRM && !self.legal_lines().contains(&line) {
            return true;
        }
        let stage = self.stage.any_mut();
        let done = stage.is_some_and(|stage| stage.act_by_line(&line, now));
        if !done && let Some(run) = self.task_mut() {
            run.to_show.clear();
        }
        done
    }

    /// How far somebody has come, as a text for whoever keeps it: what is decided, hints, attempts, time spent. None without a
    /// task, and where it became too long.
    pub fn task_state(&self, now: Millis) -> Option<String> {
        let run = self.task()?;
        let decided = match &self.stage {
            OnScreen::Nothing => Vec::new(),
            OnScreen::Tiles(stage) => decided(stage.session(), run.from),
            OnScreen::Cards(stage) => decided(stage.session(), run.from),
        };
        let head = [
            VERSION.to_string(),
            run.hints.to_string(),
            run.attempts.to_string(),
            u8::from(run.gave_up).to_string(),
            // Whole milliseconds.
            (self.task_time(now).max(0.0) as u32).to_string(),
        ];
        let found = run.seeking.found.cells().into_iter().map(find_line);
        let parts: Vec<String> = head.into_iter().chain(found).chain(decided).collect();
        Some(parts.join(&BETWEEN.to_string())).filter(|state| state.len() <= MOST_STATE)
    }

    /// Brings back what [`Shell::task_state`] wrote of the same task. Returns whether it could; otherwise the task begins.
    pub fn restore_task(&mut self, state: &str, now: Millis) -> bool {
        let mut parts = state.split(BETWEEN);
        let read = self.task().cloned().and_then(|run| begun(run, &mut parts));
        let Some((run, spent)) = read else {
            return false;
        };
        self.put_task(run, now);
        if let Some(run) = self.task_mut() {
            run.time.0 = now - spent;
        }
        let (found, lines): (Vec<&str>, Vec<&str>) =
            parts.partition(|line| pointed_cell(line).is_some());
        for pos in found.into_iter().filter_map(pointed_cell) {
            self.point_out(pos);
        }
        let stage = self.stage.any_mut();
        let restored = stage.is_some_and(|stage| stage.restore_lines(&lines, now));
        // Whoever kept the state has heard of all this.
        self.begin_to_tell();
        self.follow_up(now);
        restored
    }
}

/// A task with what its state says before the decisions, and the time that was spent.
fn begun<'a>(run: TaskRun, parts: &mut impl Iterator<Item = &'a str>) -> Option<(TaskRun, Millis)> {
    let version = parts.next()?;
    let mut number = || parts.next()?.parse::<u32>().ok();
    let (hints, attempts, gave_up) = (number()? as usize, number()?, number()? != 0);
    let spent = match version {
        VERSION => number()?.into(),
        WITHOUT_TIME => 0.0,
        _ => return None,
    };
    let run = TaskRun {
        hints,
        attempts,
        gave_up,
        shown: gave_up,
        to_show: Vec::new(),
        ..run
    };
    Some((run, spent))
}

/// What players decided after the first decisions, as lines of a record.
fn decided<G: Play>(session: &Session<G>, from: usize) -> Vec<String> {
    let entries = session.entries().iter().skip(from);
    let own = entries.filter(|entry: &&Entry<G>| entry.by != Party::Chance);
    own.map(|entry| entry.line.clone()).collect()
}

pub(super) fn result_text(shell: &Shell) -> Option<&'static str> {
    let (run, texts) = (shell.task()?, shell.texts());
    match (run.told, run.shown) {
        (Standing::Open, _) => None,
        (Standing::Solved, true) => Some(texts.task_solution_shown()),
        (Standing::Solved, false) if run.gave_up => Some(texts.task_solved_late()),
        (Standing::Solved, false) => Some(texts.task_solved()),
        (Standing::Missed, _) => Some(texts.task_missed()),
    }
}

/// Why it is missed, if it is.
fn why_missed(shell: &Shell) -> Vec<String> {
    let found = shell.task().zip(shell.verdict());
    let found = found.filter(|(run, _)| run.told == Standing::Missed);
    found.map_or_else(Vec::new, |(run, verdict)| {
        reasons(shell, run, &verdict.reached)
    })
}

/// What is asked of whoever opens it, for those who do not see it.
pub(super) fn opening_text(shell: &Shell) -> Option<String> {
    let run = shell.task()?;
    let asked = run.task.asked(shell.language().code()).map(str::to_string);
    let goals = || {
        let goals = run.task.goals.iter().map(|goal| goal_text(shell, goal));
        goals.collect::<Vec<_>>().join(". ")
    };
    let asked = asked.unwrap_or_else(goals);
    Some(match tiles_to_come(shell, run) {
        none if none.is_empty() => asked,
        tiles => with_tiles(shell, &asked, &tiles),
    })
}

/// Whether anything was decided in it.
pub(super) fn is_begun(shell: &Shell, run: &TaskRun) -> bool {
    let stage = shell.any_stage();
    run.seeking.found.count() > 0 || stage.is_some_and(|stage| stage.steps() > run.from)
}

/// The tiles that come behind that in hand, in the order in which they are drawn, where it is to win with them: those that were
/// still to come at the end of the turn, once the task is over.
#[inline(never)]
pub(super) fn tiles_to_come(shell: &Shell, run: &TaskRun) -> Vec<TileId> {
    let stage = shell.stage.tiles().filter(|_| run.asks_for_the_win());
    let Some(session) = stage.map(TileStage::session) else {
        return Vec::new();
    };
    let left = match run.told {
        Standing::Open => session.game().stack().left(),
        Standing::Solved | Standing::Missed => session.at(run.from).stack().left(),
    };
    let stack = session.game().setup().stack.iter().flatten().copied();
    let stack: Vec<TileId> = stack.collect();
    let drawn = stack.len().saturating_sub(left.into());
    stack[drawn..].to_vec()
}

/// What a tile shows.
pub(super) fn tile_words(shell: &Shell, tile: TileId) -> String {
    shell.texts().tile_look(&TileLook::of(tile, Rotation::R0))
}

/// What is asked, and the tiles that it is about.
#[inline(never)]
fn with_tiles(shell: &Shell, asked: &str, tiles: &[TileId]) -> String {
    let words = tiles.iter().map(|&tile| tile_words(shell, tile));
    let words: Vec<String> = words.collect();
    [asked, shell.texts().task_to_come(), &words.join("; ")].join(" ")
}
