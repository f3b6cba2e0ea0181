//! A board on somebody else's page: what it shows and lets do there.
//!
//! It is the same shell with less around the board. What a host page asks for is an attribute, by name and word, and is
//! parsed like everything that comes from outside.

pub mod branch;
pub mod goals;
pub mod missed;
pub mod scores;
pub mod seek;
pub mod solution;
pub mod task;
pub mod task_panel;
pub mod told;

pub(crate) use branch::{back_to_replay, branch_button, branch_off};
pub use task::TaskReport;
pub(crate) use task_panel::task_nodes;

use crate::app::Shell;
use crate::context::dialogs::Dialogs;
use crate::context::effects::Effect;
use crate::context::notices::Notice;
use crate::elements::command::Command;
pub use crate::elements::mode::BoardMode;
use crate::elements::picture::{PictureContent, PictureForm, PictureSize};
use crate::elements::setting::SettingChange;
use crate::elements::tree::{Node, el};
use crate::features::remarks::{comments_told, remarks_told};
use crate::messages::{Language, cards, sentences};
use crate::stage::any_session::AnySession;
use crate::stage::picture::GamePicture;
use crate::stage::replay::ReplayGoal;
use crate::stage::{AnyAction, AnyStage, EitherGame, Gate, LoadError, Lock, OnScreen, Remarks};
use engine::learn::pointed_cell;
use engine::link::{FRAGMENT, Link, LinkKind, is_link};
use engine::table::{Kind, Seat};
use std::borrow::Cow;
use task::{TaskRun, opening_text};
use view::scene::tween::Millis;

/// How wide a picture is for a host, in pixels: the least and the most.
pub const LEAST_PICTURE: f64 = 320.0;
/// See [`LEAST_PICTURE`].
pub const MOST_PICTURE: f64 = 6_000.0;

impl BoardMode {
    /// Whether anything is decided on it.
    pub(crate) const fn is_decided_on(self) -> bool {
        matches!(self, BoardMode::Task | BoardMode::Play)
    }

    /// Whether a command is of any use: nothing here leads out of the board, or to games that are saved.
    pub const fn offers(self, command: Command) -> bool {
        match command {
            Command::NewGame
            | Command::SavedGames
            | Command::Export
            | Command::Share
            | Command::SaveAsOneFile
            | Command::Copy
            | Command::Import
            | Command::Settings
            | Command::Projector
            | Command::Rules
            | Command::Menu
            | Command::Workshop
            | Command::Learn
            | Command::Review
            | Command::Help => false,
            Command::Replay
            | Command::BackToGame
            | Command::Log
            | Command::Remaining
            | Command::Hint => {
                matches!(self, BoardMode::Play)
            }
            _ => true,
        }
    }
}

/// A board on somebody else's page, as far as it differs from our own.
#[derive(Debug)]
pub struct Embedding {
    /// What it is for.
    mode: BoardMode,
    /// How many decisions the host was told.
    told: usize,
    /// Until when the refusal stays that the host was told last.
    refused: Option<Millis>,
    /// Whom the host was told of last as being asked, and in which state of the session.
    asked: Option<(Seat, u64)>,
    /// What is to be reached.
    task: Option<task::TaskRun>,
    /// Who is asked before a person decides.
    gate: Option<Gate>,
    /// The replay that was left for a game that goes on from it.
    left: Option<Box<OnScreen>>,
    /// Who alone sits in front of a board to be played on; without it all persons do.
    seat: Option<Seat>,
    /// What the host calls it; empty where it has no name for it.
    name: String,
    /// What its author says it shows; empty where nothing is said.
    alternative: String,
    /// Why the host was refused something, if it was not told yet.
    objection: Option<String>,
}

impl Shell {
    /// A board without a game on somebody else's page. `chance` is any number.
    pub fn embedded(language: Language, chance: u64, mode: BoardMode) -> Self {
        let mut shell = Shell::new(language, chance);
        shell.dialogs = Dialogs::only(None);
        shell.embedding = Some(Embedding {
            mode,
            told: 0,
            refused: None,
            asked: None,
            task: None,
            gate: None,
            left: None,
            seat: None,
            name: String::new(),
            alternative: String::new(),
            objection: None,
        });
        shell.set(SettingChange::Tips(mode == BoardMode::Play));
        shell
    }

    /// Says who alone sits in front of the board, where games that come to it are played: for other persons the host decides.
    pub fn sit_alone(&mut self, seat: Seat) {
        if let Some(embedding) = &mut self.embedding {
            embedding.seat = Some(seat);
        }
    }

    /// How many seats the game on the board has; none without a game.
    pub fn seats(&self) -> Option<u8> {
        self.any_stage().map(AnyStage::seats)
    }

    /// Takes the host's name for the board, and what its author says it shows: both empty where there is none.
    pub fn name_board(&mut self, name: String, alternative: String) {
        if let Some(embedding) = &mut self.embedding {
            embedding.name = name;
            embedding.alternative = alternative;
        }
    }

    /// What tells the board from others on the page, for those who do not see it: the host's name, or what is asked of whoever
    /// opens it, or what its author says it shows.
    #[inline(never)]
    pub(crate) fn board_name(&self) -> String {
        let said = |text: fn(&Embedding) -> &String| {
            let text = text(self.embedding.as_ref()?).clone();
            (!text.is_empty()).then_some(text)
        };
        said(|embedding| &embedding.name)
            .or_else(|| opening_text(self))
            .or_else(|| said(|embedding| &embedding.alternative))
            .unwrap_or_else(|| self.texts().board().to_string())
    }

    /// What the author of another page says its board shows, unless the whole board is called that.
    pub(crate) fn alternative(&self) -> Option<&str> {
        let told = self.embedding.as_ref()?;
        let named = !told.name.is_empty() || self.task().is_some();
        let told = Some(told.alternative.trim_end_matches('.')).filter(|_| named);
        told.filter(|told| !told.is_empty())
    }

    /// Leaves only who sits here in front of a game to be played.
    fn begin_play(&mut self, now: Millis) {
        let seat = self.embedding.as_ref().and_then(|embedding| embedding.seat);
        let seats = self.any_stage().map_or(0, AnyStage::seats);
        let seat = seat.filter(|seat| seat.0 < seats);
        if let Some((seat, stage)) = seat.zip(self.stage.any_mut()) {
            stage.sit_here(seat, now);
            self.follow_up(now);
        }
    }

    /// Says who is asked before a person decides, in each game that comes to the board.
    pub fn ask_before(&mut self, gate: Gate) {
        if let Some(embedding) = &mut self.embedding {
            embedding.gate = Some(gate);
        }
    }

    /// Who is asked before a person decides.
    pub(crate) fn gate(&self) -> Option<Gate> {
        self.embedding.as_ref()?.gate.clone()
    }

    /// What the board is for; none on our own page.
    pub fn board_mode(&self) -> Option<BoardMode> {
        self.embedding.as_ref().map(|embedding| embedding.mode)
    }

    /// Whether a command is of any use here.
    pub(crate) fn offers(&self, command: Command) -> bool {
        self.board_mode().is_none_or(|mode| mode.offers(command))
    }

    /// Puts the game of a record or of a link on the board, as it stood after `step` decisions. Returns whether it could be
    /// read; why not is a notice then.
    pub fn show_record(&mut self, text: &str, step: Option<usize>, now: Millis) -> bool {
        let read = match as_link(text) {
            Some(link) => Link::read(&link).map_err(Notice::BadLink).and_then(|link| {
                let read = AnySession::of_link(&link).map(|(session, _)| session);
                read.map_err(Notice::NotOpened)
            }),
            None => AnySession::load(text).map_err(Notice::NotOpened),
        };
        let task = match self.board_mode() {
            Some(BoardMode::Task) => TaskRun::read(text, step).map(Some),
            _ => Ok(None),
        };
        let task = task.map_err(|error| Notice::NotOpened(error.into()));
        let read = read.and_then(|session| task.map(|task| (session, task)));
        let (mut session, task) = match read {
            Ok(read) => read,
            Err(notice) => {
                self.notices.forget_import();
                self.add_notice(notice);
                return false;
            }
        };
        if let Some(embedding) = &mut self.embedding {
            embedding.left = None;
        }
        session.set_table_note("");
        // What is only looked at, or asks something, begins with all that there is to see.
        let whole = matches!(
            self.board_mode(),
            Some(BoardMode::Diagram | BoardMode::Task)
        );
        self.settings.set_shows_all(whole);
        let steps = step.filter(|_| self.board_mode() != Some(BoardMode::Replay));
        let begun = steps.and_then(|steps| session.branch(steps));
        let session = begun.unwrap_or(session);
        self.open(session, now);
        self.dialogs = Dialogs::only(None);
        self.begin_to_tell();
        self.begin_task(task, now);
        match self.board_mode() {
            Some(BoardMode::Diagram) => self.lock_diagram(now),
            Some(BoardMode::Replay) => self.begin_replay(step, now),
            Some(BoardMode::Task) => {
                self.tell_task();
                self.begin_remarks();
            }
            Some(BoardMode::Play) => self.begin_play(now),
            None => {}
        }
        true
    }

    fn begin_task(&mut self, mut task: Option<TaskRun>, now: Millis) {
        if let (Some(run), Some(stage)) = (&mut task, self.stage.any()) {
            run.begin(stage, now);
        }
        let seeks = task.as_ref().is_some_and(TaskRun::seeks_cells);
        if let Some(embedding) = &mut self.embedding {
            embedding.task = task;
        }
        if seeks {
            self.begin_seeking();
        }
    }

    /// What the record says beside the decisions is shown from now on.
    fn begin_remarks(&mut self) {
        if let Some(stage) = self.stage.any_mut() {
            stage.show_remarks(Remarks::Always);
        }
        self.mark_goals();
        let told = remarks_told(&self.stage, self.texts());
        self.announcer.add(&told);
    }

    fn lock_diagram(&mut self, now: Millis) {
        if let Some(stage) = self.stage.any_mut() {
            stage.lock(Lock::Diagram, now);
            stage.finish_animation(now);
        }
        // Nobody is asked anything.
        self.announcer.forget();
        self.begin_remarks();
    }

    fn begin_replay(&mut self, step: Option<usize>, now: Millis) {
        let Some(stage) = self.stage.any_mut() else {
            return;
        };
        stage.open_replay(now);
        // Where nothing was decided there is nothing to go through.
        if stage.replay().is_none() {
            return self.lock_diagram(now);
        }
        match step {
            Some(step) => stage.jump_replay(step),
            None => stage.step_replay(ReplayGoal::First, now),
        }
        stage.finish_animation(now);
        // What is asked at its end is no news to whoever goes through it from here.
        self.announcer.forget();
        self.follow_up(now);
    }

    /// Decides by a line of a record, for whoever is asked in front of the screen or is not at it. Returns whether it is allowed;
    /// why not, the host is told.
    pub fn act_line(&mut self, line: &str, now: Millis) -> bool {
        if let Some(pos) = pointed_cell(line) {
            let done = self.point_out(pos);
            if !done {
                self.object(self.texts().not_looked_for().to_string());
            }
            self.follow_up(now);
            return done;
        }
        let done = match self.objection_to(line) {
            Some(objection) => self.object(objection),
            None => {
                let stage = self.stage.any_mut();
                stage.is_some_and(|stage| stage.act_by_line(line, now))
            }
        };
        self.follow_up(now);
        done
    }

    /// Why a line cannot be decided by, whatever the rules say of it.
    fn objection_to(&self, line: &str) -> Option<String> {
        let asked = |stage: &dyn AnyStage| stage.asks() || stage.remote_turn().is_some();
        if !self.any_stage().is_some_and(asked) {
            return Some(self.texts().nobody_asked().to_string());
        }
        let texts = self.texts();
        Some(match &self.stage {
            OnScreen::Nothing => return None,
            OnScreen::Tiles(stage) => {
                sentences::trouble(texts, &stage.session().read_action(line).err()?)
            }
            OnScreen::Cards(stage) => {
                cards::trouble(texts, &stage.session().read_action(line).err()?)
            }
        })
    }

    /// Tells the host why it is refused something.
    fn object(&mut self, objection: String) -> bool {
        if let Some(embedding) = &mut self.embedding {
            embedding.objection = Some(objection);
        }
        false
    }

    /// The table for paper, and what is said of it: what is asked in a task, or what the record says of what is shown.
    #[inline(never)]
    pub fn printed(&self) -> Option<(String, String)> {
        let told = opening_text(self).unwrap_or_else(|| comments_told(&self.stage, self.texts()));
        Some((self.printed_table()?, told))
    }

    /// Who in front of the screen is asked now, with the number of that state of the session.
    pub fn asked_here(&self) -> Option<(u64, Seat)> {
        let stage = self.any_stage().filter(|stage| stage.asks())?;
        Some((stage.epoch(), stage.asked_seat()?))
    }

    /// A decision in the game on the board as a line of a record; none where it is of the other game.
    pub fn line_of(&self, action: AnyAction) -> Option<String> {
        match (action, &self.stage) {
            (EitherGame::Tiles(action), OnScreen::Tiles(stage)) => {
                Some(stage.session().game().action_text(action))
            }
            (EitherGame::Cards(action), OnScreen::Cards(stage)) => {
                Some(stage.session().game().action_text(action))
            }
            _ => None,
        }
    }

    /// The table of the game on the board as a picture so wide in pixels, from [`LEAST_PICTURE`] to [`MOST_PICTURE`].
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

    /// Takes in comments and marks by whoever put the board on their page, as lines of a record, in place of those before.
    ///
    /// # Errors
    /// The first line that is neither, and why not, in a sentence; nothing has changed then.
    pub fn annotate(&mut self, lines: &str) -> Result<(), String> {
        let read = match &mut self.stage {
            OnScreen::Nothing => Ok(()),
            OnScreen::Tiles(stage) => stage.annotate(lines).map_err(LoadError::Tiles),
            OnScreen::Cards(stage) => stage.annotate(lines).map_err(LoadError::Cards),
        };
        read.map_err(|error| error.sentence(self.texts()))?;
        let told = remarks_told(&self.stage, self.texts());
        self.announcer.say(told);
        Ok(())
    }

    /// In a replay, goes to how the game stood after so many stops, or to its end. Elsewhere the host is told that there are none.
    pub fn go_to_step(&mut self, step: usize, now: Millis) -> bool {
        let stage = self.stage.any_mut();
        let Some(stage) = stage.filter(|stage| stage.replay().is_some()) else {
            return self.object(self.texts().no_steps().to_string());
        };
        stage.jump_replay(step);
        self.follow_up(now);
        true
    }

    /// The address part of a link that carries the game on the board; none where it cannot be played again.
    pub fn link_text(&self) -> Option<String> {
        let link = self.any_stage()?.link(LinkKind::Game)?;
        Some(link.write())
    }

    /// The notices that stand, in the language of the board: why a record could not be shown.
    pub fn notices_told(&self) -> String {
        let told = self.notices.all().iter();
        let told: Vec<String> = told.map(|notice| notice.text(self.texts())).collect();
        told.join(" ")
    }

    /// Whether the card game is on the board.
    pub const fn shows_cards(&self) -> bool {
        self.stage.cards().is_some()
    }

    /// Whether the game on the board is over.
    pub fn is_over(&self) -> bool {
        self.any_stage().is_some_and(AnyStage::is_over)
    }
}

/// A part of the page that screen readers jump to, with its tag on our own page only: several boards on one page would bring several of
/// the same name, and the landmarks of a page are its own.
pub(crate) fn landmark(shell: &Shell, tag: &'static str) -> Node {
    match shell.board_mode() {
        None => el(tag),
        Some(_) => el("div").attr("role", "group"),
    }
}

/// Whether a record or a link is of the card game. What cannot be read is not.
#[inline(never)]
pub fn is_of_cards(text: &str) -> bool {
    let kind = match as_link(text) {
        Some(link) => Link::read(&link).map(|link| Kind::of(&link.text)).ok(),
        None => Some(Kind::of(text)),
    };
    kind == Some(Kind::Cards)
}

/// A text as a link, if it is one: with what stands before its payload, which [`Shell::link_text`] leaves to the host.
fn as_link(text: &str) -> Option<Cow<'_, str>> {
    if is_link(text) {
        return Some(text.into());
    }
    // A record is none: a board that shows one need not read links.
    if text.trim_start().starts_with("bastide") {
        return None;
    }
    let payload = format!("#{FRAGMENT}{}", text.trim());
    Link::read(&payload).is_ok().then_some(payload.into())
}

/// Whether what the shell asks for is done for a board on somebody else's page too: it has no storage, no files and no
/// address.
pub const fn stays_on_board(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Think { .. } | Effect::Sound(_) | Effect::FetchChapter(..)
    )
}

/// The game on a board, for those who tell what happened.
const fn shown(shell: &Shell) -> &OnScreen {
    &shell.stage
}
