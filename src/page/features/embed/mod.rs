//! A board on somebody else's page: what it shows and lets do there.
//!
//! It is the same app with less around the board. What a host page asks for is an attribute, by name and word, and is
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

pub(crate) use branch::branch_button;
pub use task::TaskReport;
pub(crate) use task_panel::task_nodes;

use crate::context::Context;
use crate::context::board::EmbeddedBoard;
use crate::context::effects::Effect;
use crate::context::remarks::{comments_told, remarks_told};
use crate::elements::command::Command;
pub use crate::elements::mode::BoardMode;
use crate::messages::{cards, sentences};
use crate::stage::{AnyAction, AnyStage, EitherGame, Gate, LoadError, Lock, Remarks};
use engine::link::{FRAGMENT, Link, LinkKind, is_link};
use engine::table::{Kind, Seat};
use std::borrow::Cow;
use task::{TaskRun, opening_text};
use view::scene::tween::Millis;

/// How wide a picture is for a host, in pixels: the least and the most.
pub const LEAST_PICTURE: f64 = 320.0;
/// See [`LEAST_PICTURE`].
pub const MOST_PICTURE: f64 = 6_000.0;

/// A board on somebody else's page, as far as it differs from our own.
#[derive(Debug, Default)]
pub struct Embedding {
    /// How many decisions the host was told.
    told: usize,
    /// Until when the refusal stays that the host was told last.
    refused: Option<Millis>,
    /// Whom the host was told of last as being asked, and in which state of the session.
    asked: Option<(Seat, u64)>,
    /// What is to be reached.
    task: Option<task::TaskRun>,
    /// Who is asked before a person decides.
    pub(crate) gate: Option<Gate>,
    /// The replay that was left for a game that goes on from it.
    pub(crate) left: Option<AnyStage>,
    /// Why the host was refused something, if it was not told yet.
    objection: Option<String>,
}

impl Context {
    /// Says who alone sits in front of the board, where games that come to it are played: for other persons the host decides.
    pub fn sit_alone(&mut self, seat: Seat) {
        if let Some(board) = &mut self.board {
            board.seat = Some(seat);
        }
    }

    /// How many seats the game on the board has; none without a game.
    pub fn seats(&self) -> Option<u8> {
        self.any_stage().map(AnyStage::seats)
    }

    /// Takes the host's name for the board, and what its author says it shows: both empty where there is none.
    pub fn name_board(&mut self, name: String, alternative: String) {
        if let Some(board) = &mut self.board {
            board.name = name;
            board.alternative = alternative;
        }
    }

    /// What the board is for; none on our own page.
    pub fn board_mode(&self) -> Option<BoardMode> {
        self.board.as_ref().map(|board| board.mode)
    }

    /// Whether a command is of any use here.
    pub(crate) fn offers(&self, command: Command) -> bool {
        self.board_mode().is_none_or(|mode| mode.offers(command))
    }

    /// Why a line cannot be decided by, whatever the rules say of it.
    pub(crate) fn objection_to(&self, line: &str) -> Option<String> {
        let asked = |stage: &AnyStage| stage.asks() || stage.remote_turn().is_some();
        if !self.any_stage().is_some_and(asked) {
            return Some(self.texts().nobody_asked().to_string());
        }
        let texts = self.texts();
        Some(match &self.stage {
            None => return None,
            Some(AnyStage::Tiles(stage)) => {
                sentences::trouble(texts, &stage.session().read_action(line).err()?)
            }
            Some(AnyStage::Cards(stage)) => {
                cards::trouble(texts, &stage.session().read_action(line).err()?)
            }
        })
    }

    /// Who in front of the screen is asked now, with the number of that state of the session.
    pub fn asked_here(&self) -> Option<(u64, Seat)> {
        let stage = self.any_stage().filter(|stage| stage.asks())?;
        Some((stage.epoch(), stage.asked_seat()?))
    }

    /// A decision in the game on the board as a line of a record; none where it is of the other game.
    pub fn line_of(&self, action: AnyAction) -> Option<String> {
        match (action, &self.stage) {
            (EitherGame::Tiles(action), Some(AnyStage::Tiles(stage))) => {
                Some(stage.session().game().action_text(action))
            }
            (EitherGame::Cards(action), Some(AnyStage::Cards(stage))) => {
                Some(stage.session().game().action_text(action))
            }
            _ => None,
        }
    }

    /// Takes in comments and marks by whoever put the board on their page, as lines of a record, in place of those before.
    ///
    /// # Errors
    /// The first line that is neither, and why not, in a sentence; nothing has changed then.
    pub fn annotate(&mut self, lines: &str) -> Result<(), String> {
        let read = match &mut self.stage {
            None => Ok(()),
            Some(AnyStage::Tiles(stage)) => stage.annotate(lines).map_err(LoadError::Tiles),
            Some(AnyStage::Cards(stage)) => stage.annotate(lines).map_err(LoadError::Cards),
        };
        read.map_err(|error| error.sentence(self.texts()))?;
        let told = remarks_told(self.stage.as_ref(), self.texts());
        self.announcer.say(told);
        Ok(())
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
    pub fn shows_cards(&self) -> bool {
        self.card_stage().is_some()
    }

    /// Whether the game on the board is over.
    pub fn is_over(&self) -> bool {
        self.any_stage().is_some_and(AnyStage::is_over)
    }
}

impl Embedding {
    /// What tells the board from others on the page, for those who do not see it: the host's name, or what is asked of whoever
    /// opens it, or what its author says it shows.
    #[inline(never)]
    pub(crate) fn board_name(&self, cx: &Context) -> String {
        let said = |text: fn(&EmbeddedBoard) -> &String| {
            let text = text(cx.board.as_ref()?).clone();
            (!text.is_empty()).then_some(text)
        };
        said(|board| &board.name)
            .or_else(|| opening_text(self, cx))
            .or_else(|| said(|board| &board.alternative))
            .unwrap_or_else(|| cx.texts().board().to_string())
    }

    /// Says who is asked before a person decides, in each game that comes to the board.
    pub fn ask_before(&mut self, gate: Gate) {
        self.gate = Some(gate);
    }

    /// Who is asked before a person decides.
    pub(crate) fn gate(&self) -> Option<Gate> {
        self.gate.clone()
    }

    pub(crate) fn begin_task(&mut self, cx: &mut Context, mut task: Option<TaskRun>, now: Millis) {
        if let (Some(run), Some(stage)) = (&mut task, cx.stage.as_ref()) {
            run.begin(stage, now);
        }
        let seeks = task.as_ref().is_some_and(TaskRun::seeks_cells);
        self.task = task;
        cx.active.task = self.task_stage();
        if seeks {
            self.begin_seeking(cx);
        }
    }

    /// What the record says beside the decisions is shown from now on.
    pub(crate) fn begin_remarks(&mut self, cx: &mut Context) {
        if let Some(stage) = cx.stage.as_mut() {
            stage.show_remarks(Remarks::Always);
        }
        self.mark_goals(cx);
        let told = remarks_told(cx.stage.as_ref(), cx.texts());
        cx.announcer.add(&told);
    }

    pub(crate) fn lock_diagram(&mut self, cx: &mut Context, now: Millis) {
        if let Some(stage) = cx.stage.as_mut() {
            stage.lock(Lock::Diagram, now);
            stage.finish_animation(now);
        }
        // Nobody is asked anything.
        cx.announcer.forget();
        self.begin_remarks(cx);
    }

    /// Tells the host why it is refused something.
    pub(crate) fn object(&mut self, objection: String) -> bool {
        self.objection = Some(objection);
        false
    }

    /// The table for paper, and what is said of it: what is asked in a task, or what the record says of what is shown.
    #[inline(never)]
    pub fn printed(&self, cx: &Context) -> Option<(String, String)> {
        let told =
            opening_text(self, cx).unwrap_or_else(|| comments_told(cx.stage.as_ref(), cx.texts()));
        Some((cx.printed_table()?, told))
    }
}

impl Context {
    /// What the author of another page says its board shows, unless the whole board is called that.
    pub(crate) fn alternative(&self) -> Option<&str> {
        let told = self.board.as_ref()?;
        let named = !told.name.is_empty() || self.active.task.is_some();
        let told = Some(told.alternative.trim_end_matches('.')).filter(|_| named);
        told.filter(|told| !told.is_empty())
    }
}

/// Whether a record or a link is of the card game. What cannot be read is not.
#[inline(never)]
pub fn is_of_cards(text: &str) -> bool {
    let kind = match as_link(text) {
        Some(link) => Link::read(&link).map(|link| Kind::detect(&link.text)).ok(),
        None => Some(Kind::detect(text)),
    };
    kind == Some(Kind::Cards)
}

/// A text as a link, if it is one: with what stands before its payload, which [`App::link_text`] leaves to the host.
pub(crate) fn as_link(text: &str) -> Option<Cow<'_, str>> {
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

/// Whether what the app asks for is done for a board on somebody else's page too: it has no storage, no files and no
/// address.
pub const fn stays_on_board(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Think { .. } | Effect::Sound(_) | Effect::FetchChapter(..)
    )
}

/// The game on a board, for those who tell what happened.
const fn shown(cx: &Context) -> Option<&AnyStage> {
    cx.stage.as_ref()
}
