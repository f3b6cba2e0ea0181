//! An embedded board: its records, tasks, and games that branch off a replay.

use crate::app::App;
use crate::context::board::{BoardPlayers, EmbeddedBoard};
use crate::context::dialogs::Dialogs;
use crate::context::notices::Notice;
use crate::context::steering::focus_on_next_target;
use crate::elements::intent::TaskIntent;
use crate::elements::mode::BoardMode;
use crate::elements::picture::{PictureContent, PictureForm, PictureSize};
use crate::elements::setting::SettingChange;
use crate::features::embed::branch::by_hand;
use crate::features::embed::task::BETWEEN;
use crate::features::embed::task::CONFIRM;
use crate::features::embed::task::TaskRun;
use crate::features::embed::task::begun;
use crate::features::embed::{LEAST_PICTURE, MOST_PICTURE, as_link, objection_to};
use crate::messages::Language;
use crate::stage::any_session::AnySession;
use crate::stage::picture::GamePicture;
use crate::stage::replay::{ReplayGoal, ReplayMove};
use crate::stage::{AnyStage, for_both};
use engine::learn::{Goal, Standing, pointed_cell};
use engine::link::Link;
use view::scene::tween::Millis;

/// Leaves the replay for a game that continues from its current stop, with the person at the board playing all seats.
pub(crate) fn branch_off(app: &mut App, now: Millis) {
    let stage = app.cx.stage.as_ref();
    let branch: Option<AnySession> = stage
        .and_then(|stage| for_both!(stage, one => one.branch().map(by_hand).map(AnySession::from)));
    let Some(branch) = branch else {
        return;
    };
    let replay = app.cx.stage.take();
    app.open(branch, now);
    app.cx.dialogs = Dialogs::only(None);
    app.embedding.begin_reports(&mut app.cx);
    app.embedding.left = replay;
    focus_on_next_target(&mut app.cx);
}

/// Goes back to the replay, unchanged.
pub(crate) fn back_to_replay(app: &mut App, now: Millis) {
    let Some(replay) = app.embedding.left.take() else {
        return;
    };
    app.cx.show_again(replay, now);
    app.cx.dialogs = Dialogs::only(None);
    app.embedding.begin_reports(&mut app.cx);
    app.cx.announcer.forget();
    let said = app.cx.texts().back_to_replay().to_string();
    app.cx.announcer.say(said);
    app.follow_up(now);
    focus_on_next_target(&mut app.cx);
}

impl App {
    /// An embedded board without a game. `chance` is any number.
    pub fn embedded(language: Language, chance: u64, mode: BoardMode) -> Self {
        let mut app = App::new(language, chance);
        app.cx.dialogs = Dialogs::only(None);
        app.cx.board = Some(EmbeddedBoard {
            mode,
            players: BoardPlayers::All,
            spoken: None,
            name: String::new(),
            alternative: String::new(),
        });
        app.cx.set(SettingChange::Tips(mode == BoardMode::Play));
        // The page around the board decides what is heard there.
        app.cx.set(SettingChange::Sound(false));
        app
    }

    /// Lets only the board's own seat play here.
    fn begin_play(&mut self, now: Millis) {
        let seat = self
            .cx
            .board
            .as_ref()
            .and_then(|board| match board.players {
                BoardPlayers::Only(seat) => Some(seat),
                BoardPlayers::All | BoardPlayers::Learner => None,
            });
        let seats = self.cx.any_stage().map_or(0, AnyStage::seats);
        let seat = seat.filter(|seat| seat.0 < seats);
        if let Some((seat, stage)) = seat.zip(self.cx.stage.as_mut()) {
            stage.sit_here(seat, now);
            self.follow_up(now);
        }
    }

    /// Shows the game of a record or of a link, as it was after `step` decisions; a replay takes `step` as a turn number. Returns
    /// whether it is readable; if not, a notice says why.
    pub fn show_record(&mut self, text: &str, step: Option<usize>, now: Millis) -> bool {
        let read = match as_link(text) {
            Some(link) => Link::read(&link).map_err(Notice::BadLink).and_then(|link| {
                let read = AnySession::of_link(&link).map(|(session, _)| session);
                read.map_err(Notice::NotOpened)
            }),
            None => AnySession::load(text).map_err(Notice::NotOpened),
        };
        let task = match self.cx.board_mode() {
            Some(BoardMode::Task) => TaskRun::read(text, step).map(Some),
            _ => Ok(None),
        };
        let task = task.map_err(|error| Notice::NotOpened(error.into()));
        let read = read.and_then(|session| task.map(|task| (session, task)));
        let (mut session, task) = match read {
            Ok(read) => read,
            Err(notice) => {
                self.cx.notices.forget_import();
                self.cx.add_notice(notice);
                return false;
            }
        };
        self.embedding.left = None;
        session.set_table_note("");
        // A diagram or a task begins with the whole board.
        let whole = matches!(
            self.cx.board_mode(),
            Some(BoardMode::Diagram | BoardMode::Task)
        );
        self.cx.settings.set_shows_all(whole);
        let steps = step.filter(|_| self.cx.board_mode() != Some(BoardMode::Replay));
        let begun = steps.and_then(|steps| session.branch(steps));
        let session = begun.unwrap_or(session);
        self.open(session, now);
        self.cx.dialogs = Dialogs::only(None);
        self.embedding.begin_reports(&mut self.cx);
        self.embedding.begun = self.cx.any_stage().map_or(0, AnyStage::steps);
        self.embedding.begin_task(&mut self.cx, task, now);
        match self.cx.board_mode() {
            Some(BoardMode::Diagram) => self.embedding.lock_diagram(&mut self.cx, now),
            Some(BoardMode::Replay) => self.begin_replay(step, now),
            Some(BoardMode::Task) => {
                self.embedding.tell_task(&mut self.cx);
                self.embedding.begin_remarks(&mut self.cx);
            }
            Some(BoardMode::Play) => self.begin_play(now),
            None => {}
        }
        true
    }

    fn begin_replay(&mut self, turn: Option<usize>, now: Millis) {
        let Some(stage) = self.cx.stage.as_mut() else {
            return;
        };
        stage.steer_replay(ReplayMove::Open, now);
        // Without decisions there is nothing to replay.
        if stage.replay().is_none() {
            return self.embedding.lock_diagram(&mut self.cx, now);
        }
        let begin = turn.map_or(ReplayMove::To(ReplayGoal::First), ReplayMove::ToTurn);
        stage.steer_replay(begin, now);
        stage.finish_animation(now);
        // The question at the end is no news to somebody who starts here.
        self.cx.announcer.forget();
        self.follow_up(now);
    }

    /// Plays the replay on the board.
    pub fn play_replay(&mut self, now: Millis) {
        if let Some(stage) = &mut self.cx.stage {
            stage.steer_replay(ReplayMove::PlayOrPause, now);
        }
        self.follow_up(now);
    }

    /// Makes a decision given as a line of a record, for a local or remote player. Returns whether it is allowed; if not, the
    /// host page is told why.
    pub fn act_line(&mut self, line: &str, now: Millis) -> bool {
        if let Some(pos) = pointed_cell(line) {
            let done = self.embedding.point_out(pos);
            if !done {
                self.embedding
                    .object(self.cx.texts().not_looked_for().to_string());
            }
            self.follow_up(now);
            return done;
        }
        let done = match objection_to(&self.cx, line) {
            Some(objection) => self.embedding.object(objection),
            None => {
                let stage = self.cx.stage.as_mut();
                stage.is_some_and(|stage| stage.act_by_line(line, now))
            }
        };
        self.follow_up(now);
        done
    }

    /// The table of the game as a picture, `width` pixels wide but limited to [`LEAST_PICTURE`] and [`MOST_PICTURE`].
    pub fn picture_as_wide(&self, width: f64) -> Option<GamePicture> {
        let width = match width.is_nan() {
            true => LEAST_PICTURE,
            false => width.clamp(LEAST_PICTURE, MOST_PICTURE),
        };
        let shown = PictureForm::default().content();
        self.picture_showing(&PictureContent {
            size: PictureSize::Width(width),
            ..shown
        })
    }

    /// In a replay, jumps to the end of the turn with this number, or to the end. Otherwise the host page is told that there is
    /// no replay.
    pub fn go_to_turn(&mut self, turn: usize, now: Millis) -> bool {
        let stage = self.cx.stage.as_mut();
        let Some(stage) = stage.filter(|stage| stage.replay().is_some()) else {
            return self
                .embedding
                .object(self.cx.texts().no_steps().to_string());
        };
        stage.steer_replay(ReplayMove::ToTurn(turn), now);
        self.follow_up(now);
        true
    }
}

impl App {
    /// Carries out a task command. Without a task nothing happens.
    pub fn change_task(&mut self, change: TaskIntent, now: Millis) {
        match change {
            TaskIntent::Hint => self.embedding.show_hint(&mut self.cx),
            TaskIntent::Again => self.begin_task_again(now),
            TaskIntent::Solve => self.show_solution(now),
        }
    }

    fn begin_task_again(&mut self, now: Millis) {
        if let Some(mut run) = self.embedding.task().cloned() {
            run.attempts += 1;
            run.shown = false;
            run.to_show.clear();
            self.put_task(run, now);
        }
    }

    /// Restarts a task on the board.
    fn put_task(&mut self, run: TaskRun, now: Millis) {
        let (record, step) = (run.record.clone(), run.step);
        if self.show_record(&record, step, now)
            && let Some(fresh) = self.embedding.task_mut()
        {
            let (from, seat, time) = (fresh.from, fresh.seat, fresh.time);
            let (seeking, marked) = (fresh.seeking.clone(), fresh.marked.clone());
            *fresh = TaskRun {
                from,
                seat,
                time,
                seeking,
                marked,
                warned: None,
                told: Standing::Open,
                over: None,
                worst: None,
                ..run
            };
        }
    }

    fn show_solution(&mut self, now: Millis) {
        let spent = self.embedding.task_time(now);
        let Some(mut run) = self.embedding.task().cloned() else {
            return;
        };
        (run.gave_up, run.shown) = (true, true);
        // A goal that can be lost again is judged at the end of the turn.
        let ends = run.task.goals.iter().any(Goal::can_be_lost);
        let end = ends.then(|| CONFIRM.to_string()).into_iter();
        run.to_show = end.chain(run.task.solution.iter().rev().cloned()).collect();
        self.put_task(run, now);
        // The time spent on the task so far still counts.
        if let Some(run) = self.embedding.task_mut() {
            run.time.0 = now - spent;
        }
        // A host page that is asked before each decision hears of each one before the next.
        let told = self.embedding.gate.is_some();
        while !told && self.go_on_unasked(now) {}
        self.follow_up(now);
    }

    /// Makes one decision without asking anybody: ends a turn, or plays the next decision of the solution being shown. Returns
    /// whether there was one.
    pub fn go_on_unasked(&mut self, now: Millis) -> bool {
        if !self.embedding.goes_on_unasked(&self.cx) {
            return false;
        }
        let ended = self
            .cx
            .stage
            .as_mut()
            .is_some_and(|stage| stage.end_turn_due(now));
        let went_on = ended || self.embedding.show_next(&mut self.cx, now);
        self.follow_up(now);
        went_on
    }

    /// Restores the state that `task_state` wrote for the same task. Returns whether it could; otherwise the task starts
    /// over.
    pub fn restore_task(&mut self, state: &str, now: Millis) -> bool {
        let mut parts = state.split(BETWEEN);
        let read = self
            .embedding
            .task()
            .cloned()
            .and_then(|run| begun(run, &mut parts));
        let Some((run, spent)) = read else {
            return false;
        };
        self.put_task(run, now);
        if let Some(run) = self.embedding.task_mut() {
            run.time.0 = now - spent;
        }
        let (found, lines): (Vec<&str>, Vec<&str>) =
            parts.partition(|line| pointed_cell(line).is_some());
        for pos in found.into_iter().filter_map(pointed_cell) {
            self.embedding.point_out(pos);
        }
        let stage = self.cx.stage.as_mut();
        let restored = stage.is_some_and(|stage| stage.restore_lines(&lines, now));
        // The host page that kept the state knows all this.
        self.embedding.begin_reports(&mut self.cx);
        self.follow_up(now);
        restored
    }
}
