//! A task on a board: its state, hints, the solution, and starting again.

use super::line::show_line;
use super::missed::{reasons, wrong_so_far};
use super::seek::Seeking;
use crate::context::Context;
use crate::context::active_game::TaskStage;
use crate::context::steering::{focus_on, focus_on_next_target};
use crate::elements::intent::{Intent, Target, TaskIntent};
use crate::features::embed::Embedding;
use crate::features::embed::reports::legal_lines;
use crate::messages::{Texts, TileLook};
use crate::sentences::goals::goal_text;
use crate::stage::{AnyStage, Lock, TileStage, for_both};
use engine::ai::{MOST_POSITIONS, WorstEnd};
use engine::learn::{Attempt, Examined, Goal, Standing, Task, Verdict, find_line, pointed_cell};
use engine::rules::Trouble;
use engine::session::{Entry, Session};
use engine::table::{LineTrouble, Party, Play, RecordError, Seat};
use engine::tiles::{Rotation, TileId};
use view::scene::tween::Millis;

/// The version of the text of [`App::task_state`].
const VERSION: &str = "2";
/// The previous version, without the time.
const WITHOUT_TIME: &str = "1";
/// The record line that ends a turn.
pub(crate) const CONFIRM: &str = "confirm";
/// The separator of its parts.
pub(crate) const BETWEEN: char = '|';
/// Its limit in bytes: what learning platforms store.
const MOST_STATE: usize = 4_096;

/// A running task.
#[derive(Clone, Debug)]
pub(crate) struct TaskRun {
    pub(crate) task: Task,
    pub(crate) seat: Seat,
    /// Its record, and the decision it begins after, if not the last.
    pub(crate) record: String,
    pub(crate) step: Option<usize>,
    /// Number of decisions when it began.
    pub(crate) from: usize,
    /// Number of hints shown.
    pub(crate) hints: usize,
    /// How often it was restarted.
    pub(crate) attempts: u32,
    /// Whether the solution was ever shown.
    pub(crate) gave_up: bool,
    /// Whether the solution is on the board now.
    pub(crate) shown: bool,
    /// The rest of the solution still to be shown, next decision last.
    pub(crate) to_show: Vec<String>,
    /// The standing last announced.
    pub(crate) told: Standing,
    /// When it began, and when it was over.
    pub(crate) time: (Millis, Option<Millis>),
    /// The verdict, once it is over.
    pub(crate) over: Option<Verdict>,
    /// The opponents' best reply, if the goal was to win.
    pub(crate) worst: Option<WorstEnd>,
    pub(crate) seeking: Seeking,
    /// The marks on the board besides those of its record, as lines of one.
    pub(crate) marked: Vec<String>,
    /// What was last said to be wrong although it can still be taken back.
    pub(crate) warned: Option<String>,
}

/// The state of a task for the surroundings of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaskReport {
    /// Whether anything has been decided.
    pub answered: bool,
    /// Number of goals reached without the solution.
    pub score: usize,
    /// Number of goals.
    pub most: usize,
    pub standing: Standing,
    /// How often it was restarted.
    pub attempts: u32,
}

impl TaskRun {
    /// The task of a record.
    ///
    /// # Errors
    /// The line that cannot be read, and why; the last one if there is no task.
    pub(crate) fn read(record: &str, step: Option<usize>) -> Result<TaskRun, RecordError<Trouble>> {
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
            marked: Vec::new(),
            warned: None,
        })
    }

    pub(super) fn goals(&self) -> &[Goal] {
        &self.task.goals
    }

    /// The solver, and how many decisions precede the answer.
    pub(super) const fn answered_by(&self) -> (Seat, usize) {
        (self.seat, self.from)
    }

    /// Whether it asks to point out cells.
    pub(super) fn seeks_cells(&self) -> bool {
        self.task.seeks_cells()
    }

    /// The opponents' reply to a turn that was meant to win, and the end it leads to.
    pub(super) fn answered(&self, texts: &Texts) -> String {
        let Some(WorstEnd {
            own, best, reply, ..
        }) = self.worst
        else {
            return texts.goal_undecided().to_string();
        };
        let Some(reply) = reply else {
            return texts.goal_ends(own, best);
        };
        let figure = reply.figure.map(|kind| texts.goal_answering_figure(kind));
        let (cell, figure) = (texts.cell(reply.pos), figure.unwrap_or_default());
        match self.told {
            Standing::Solved => texts.goal_defended(&cell, figure, own, best),
            Standing::Open | Standing::Missed => texts.goal_answered(&cell, figure, own, best),
        }
    }

    /// Whether the goal is to win.
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

    /// Starts it in the game on the screen.
    pub(super) fn begin(&mut self, stage: &AnyStage, now: Millis) {
        self.from = stage.steps();
        self.time = (now, None);
        self.seat = self.task.solver(stage.asked_seat());
    }
}

impl Embedding {
    pub(crate) const fn task(&self) -> Option<&TaskRun> {
        self.task.as_ref()
    }

    pub(crate) fn task_mut(&mut self) -> Option<&mut TaskRun> {
        self.task.as_mut()
    }

    pub(super) fn verdict(&self, cx: &Context) -> Option<Verdict> {
        self.task()?;
        self.judged(cx)
    }

    fn judged(&self, cx: &Context) -> Option<Verdict> {
        let run = self.task()?;
        if run.over.is_some() {
            return run.over.clone();
        }
        let stage = cx.stage.as_ref();
        stage.map(|stage| for_both!(stage, one => run.judge(one.session())))
    }

    /// Time spent on the task so far, or until it was over, in milliseconds; counted anew when it is restarted.
    pub(crate) fn task_time(&self, now: Millis) -> Millis {
        let time = self.task().map(|run| run.time);
        time.map_or(0.0, |(begun, over)| over.unwrap_or(now) - begun)
    }

    /// The stage of the task; `None` without one.
    pub(crate) fn task_stage(&self) -> Option<TaskStage> {
        let run = self.task()?;
        Some(match run.told {
            Standing::Open => TaskStage::Open,
            Standing::Solved | Standing::Missed => TaskStage::Over,
        })
    }

    /// The report on the task; `None` without one.
    pub fn task_report(&self, cx: &Context) -> Option<TaskReport> {
        let (run, verdict) = (self.task()?, self.verdict(cx)?);
        Some(TaskReport {
            answered: is_begun(cx, run),
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

    /// Whether the goals are reached and not by the solution on the board.
    pub fn is_task_solved(&self) -> bool {
        self.task()
            .is_some_and(|run| run.told == Standing::Solved && !run.shown)
    }

    /// Whether the goals cannot be reached any more.
    pub fn is_task_missed(&self) -> bool {
        self.task().is_some_and(|run| run.told == Standing::Missed)
    }

    /// Announces the question before anything else about the board.
    pub(crate) fn tell_task(&mut self, cx: &mut Context) {
        if let Some(asked) = opening_text(self, cx, cx.texts()) {
            cx.announcer.say(asked);
        }
    }

    /// Notices that the task is solved or missed, which makes it read-only. Returns what to say after the decision's
    /// announcement.
    pub(crate) fn follow_task(&mut self, cx: &mut Context, now: Millis) -> Option<String> {
        self.task()?;
        self.follow_run(cx, now)
    }

    fn follow_run(&mut self, cx: &mut Context, now: Millis) -> Option<String> {
        let seeks = self.task().is_some_and(TaskRun::seeks_cells);
        let found = seeks.then(|| self.follow_seeking(cx)).flatten();
        let stands = self.new_standing(cx);
        let stands = stands.map(|standing| self.take_standing(cx, standing, now));
        self.mark_goals(cx);
        let stands = stands.or_else(|| self.new_warning(cx));
        match (found, stands) {
            (Some(found), Some(stands)) => Some(format!("{found} {stands}")),
            (found, stands) => found.or(stands),
        }
    }

    /// What is wrong and can still be taken back, if it was not said yet.
    fn new_warning(&mut self, cx: &Context) -> Option<String> {
        let verdict = self.verdict(cx)?;
        let warning = wrong_so_far(cx, self.task()?, &verdict.reached);
        let run = self.task_mut()?;
        let before = std::mem::replace(&mut run.warned, warning);
        run.warned
            .clone()
            .filter(|now| before.as_ref() != Some(now))
    }

    /// The verdict, if it differs from the last one.
    fn new_standing(&self, cx: &Context) -> Option<Verdict> {
        let verdict = self.verdict(cx)?;
        // Automatic decisions are judged when they are done.
        let is_new = !self.goes_on_unasked(cx) && self.task()?.told != verdict.standing;
        is_new.then_some(verdict)
    }

    /// The opponents' best reply to an answer that was meant to win.
    fn worst_end(&self, cx: &Context, verdict: &Verdict) -> Option<WorstEnd> {
        let run = self.task().filter(|run| run.asks_for_the_win())?;
        let over = verdict.standing != Standing::Open;
        let game = cx.tile_stage().filter(|_| over)?.session().game();
        // Do not search if the winner cannot be determined.
        game.is_won_by(run.seat, &mut { MOST_POSITIONS })?;
        WorstEnd::find(game, run.seat).or_else(|| WorstEnd::deciding(game, run.seat))
    }

    /// Takes over a new verdict; returns what to say about it.
    fn take_standing(&mut self, cx: &mut Context, verdict: Verdict, now: Millis) -> String {
        let standing = verdict.standing;
        let worst = self.worst_end(cx, &verdict);
        let Some(run) = self.task_mut() else {
            return String::new();
        };
        run.told = standing;
        run.time.1 = (standing != Standing::Open).then_some(now);
        run.worst = worst;
        run.over = (standing != Standing::Open).then_some(verdict);
        let said = result_text(self, cx).unwrap_or_default().to_string();
        let said = [said].into_iter().chain(why_missed(self, cx));
        let said: Vec<String> = said.collect();
        if let Some(stage) = cx.stage.as_mut().filter(|_| standing != Standing::Open) {
            stage.lock(Lock::Diagram, now);
        }
        if let Some((worst, AnyStage::Tiles(stage))) = self
            .task()
            .and_then(|run| run.worst.as_ref())
            .zip(cx.stage.as_mut())
        {
            show_line(stage, &worst.line(), now);
        }
        said.join(" ")
    }

    /// Moves keyboard focus next to the verdict: the pressed element and the question on the board are gone.
    pub(crate) fn focus_on_verdict(&mut self, cx: &mut Context) {
        if self.task_stage() == Some(TaskStage::Over) {
            focus_on(cx, Target::Press(Intent::Task(TaskIntent::Again)));
        }
    }

    pub(crate) fn show_hint(&mut self, cx: &mut Context) {
        let language = cx.language().code();
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
            cx.announcer.say(hint);
            // There are no more hints.
            if spent && solves {
                focus_on(cx, Target::Press(Intent::Task(TaskIntent::Solve)));
            } else if spent {
                focus_on_next_target(cx);
            }
        }
    }

    /// Whether the next decision happens by itself: a turn ends, or the solution is being shown.
    pub fn goes_on_unasked(&self, cx: &Context) -> bool {
        let shows = self.task().is_some_and(|run| !run.to_show.is_empty());
        shows || cx.any_stage().is_some_and(AnyStage::is_end_due)
    }

    /// Makes the next decision of the solution. A refusal by the rules or the host ends it.
    pub(crate) fn show_next(&mut self, cx: &mut Context, now: Millis) -> bool {
        let Some(line) = self.task_mut().and_then(|run| run.to_show.pop()) else {
            return false;
        };
        if let Some(pos) = pointed_cell(&line) {
            return self.point_out(pos);
        }
        // The turn has ended by itself.
        if line == CONFIRM && !legal_lines(cx).contains(&line) {
            return true;
        }
        let stage = cx.stage.as_mut();
        let done = stage.is_some_and(|stage| stage.act_by_line(&line, now));
        if !done && let Some(run) = self.task_mut() {
            run.to_show.clear();
        }
        done
    }

    /// The progress as a text to store: decisions, hints, attempts, time spent. `None` without a task, or if it is too long.
    pub fn task_state(&self, cx: &Context, now: Millis) -> Option<String> {
        let run = self.task()?;
        let decided = cx
            .stage
            .as_ref()
            .map(|stage| for_both!(stage, one => decided(one.session(), run.from)))
            .unwrap_or_default();
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
}

/// A task with the part of its state before the decisions, and the time spent.
pub(crate) fn begun<'a>(
    run: TaskRun,
    parts: &mut impl Iterator<Item = &'a str>,
) -> Option<(TaskRun, Millis)> {
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

/// The players' decisions from `from` on, as record lines.
fn decided<G: Play>(session: &Session<G>, from: usize) -> Vec<String> {
    let entries = session.entries().iter().skip(from);
    let own = entries.filter(|entry: &&Entry<G>| entry.by != Party::Chance);
    own.map(|entry| entry.line.clone()).collect()
}

pub(super) fn result_text(embedding: &Embedding, cx: &Context) -> Option<&'static str> {
    let (run, texts) = (embedding.task()?, cx.texts());
    match (run.told, run.shown) {
        (Standing::Open, _) => None,
        (Standing::Solved, true) => Some(texts.task_solution_shown()),
        (Standing::Solved, false) if run.gave_up => Some(texts.task_solved_late()),
        (Standing::Solved, false) => Some(texts.task_solved()),
        (Standing::Missed, _) => Some(texts.task_missed()),
    }
}

/// Why it was missed, if it was.
fn why_missed(embedding: &Embedding, cx: &Context) -> Vec<String> {
    let found = embedding.task().zip(embedding.verdict(cx));
    let found = found.filter(|(run, _)| run.told == Standing::Missed);
    found.map_or_else(Vec::new, |(run, verdict)| {
        reasons(cx, run, &verdict.reached)
    })
}

/// The question, for screen readers when the board is opened, and for print.
pub(super) fn opening_text(embedding: &Embedding, cx: &Context, texts: &Texts) -> Option<String> {
    let run = embedding.task()?;
    let asked = run.task.asked(cx.language().code()).map(str::to_string);
    let goals = || {
        let goals = run.task.goals.iter().map(|goal| goal_text(texts, goal));
        goals.collect::<Vec<_>>().join(". ")
    };
    let asked = asked.unwrap_or_else(goals);
    Some(match tiles_to_come(cx, run) {
        none if none.is_empty() => asked,
        tiles => with_tiles(cx, &asked, &tiles),
    })
}

/// Whether anything was decided in it.
pub(super) fn is_begun(cx: &Context, run: &TaskRun) -> bool {
    let stage = cx.any_stage();
    run.seeking.found.count() > 0 || stage.is_some_and(|stage| stage.steps() > run.from)
}

/// The tiles to come after the one in hand, in drawing order, if the goal is to win with them; once the task is over, those that
/// remained at the end of the turn.
pub(super) fn tiles_to_come(cx: &Context, run: &TaskRun) -> Vec<TileId> {
    let stage = cx.tile_stage().filter(|_| run.asks_for_the_win());
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

/// The description of a tile.
pub(super) fn tile_words(cx: &Context, tile: TileId) -> String {
    cx.texts().tile_look(&TileLook::new(tile, Rotation::R0))
}

/// The question with the tiles it is about.
fn with_tiles(cx: &Context, asked: &str, tiles: &[TileId]) -> String {
    let words = tiles.iter().map(|&tile| tile_words(cx, tile));
    let words: Vec<String> = words.collect();
    [asked, cx.texts().task_to_come(), &words.join("; ")].join(" ")
}
