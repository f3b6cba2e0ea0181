//! A board embedded in another page: what it shows and allows there.
//!
//! It is the same app with less around the board. The host page configures it by attributes, which are parsed like any other
//! input from outside.

pub mod branch;
pub mod goals;
mod line;
pub mod missed;
pub mod printed;
pub mod reports;
pub mod scores;
pub mod seek;
pub mod solution;
pub mod task;
pub mod task_panel;
pub mod tried;

pub(crate) use branch::branch_button;
pub use task::TaskReport;
pub(crate) use task_panel::task_nodes;

use crate::context::Context;
use crate::context::board::{BoardPlayers, EmbeddedBoard};
use crate::context::effects::Effect;
pub use crate::elements::mode::BoardMode;
use crate::messages::{cards, sentences};
use crate::sentences::remarks::remarks_text;
use crate::stage::{AnyAction, AnyStage, EitherGame, Gate, LoadError, Lock, Remarks};
use engine::link::{FRAGMENT, Link, LinkKind, is_link};
use engine::table::{Kind, Seat};
use std::borrow::Cow;
use task::{TaskRun, opening_text};
use view::scene::tween::Millis;

/// The smallest width of a picture for a host, in pixels.
pub const LEAST_PICTURE: f64 = 320.0;
/// The largest width, in pixels. See [`LEAST_PICTURE`].
pub const MOST_PICTURE: f64 = 6_000.0;

/// The state that an embedded board has in addition to our own page.
#[derive(Debug, Default)]
pub struct Embedding {
    /// Number of decisions reported to the host.
    reported: usize,
    /// Number of decisions when the record was shown.
    pub(crate) begun: usize,
    /// Until when the refusal last reported to the host is shown.
    refused: Option<Millis>,
    /// The asked seat last reported to the host, with the epoch of the session.
    asked: Option<(Seat, u64)>,
    task: Option<task::TaskRun>,
    /// Asked for permission before each decision of a person.
    pub(crate) gate: Option<Gate>,
    /// The replay to return to from a branch.
    pub(crate) left: Option<AnyStage>,
    /// Why something was refused to the host, if not reported yet.
    objection: Option<String>,
}

/// Sets who plays at this board, where games are played. If it is one seat, the host decides for other persons.
pub fn seat_players(cx: &mut Context, players: BoardPlayers) {
    if let Some(board) = &mut cx.board {
        board.players = players;
    }
}

/// Highlights the sentence that is being read aloud.
pub fn light_sentence(cx: &mut Context, spoken: Option<String>) {
    if let Some(board) = &mut cx.board {
        board.spoken = spoken;
    }
}

/// Sets the host's name for the board, and its author's text alternative; both may be empty.
pub fn name_board(cx: &mut Context, name: String, alternative: String) {
    if let Some(board) = &mut cx.board {
        board.name = name;
        board.alternative = alternative;
    }
}

/// Why a line cannot be decided now, apart from the rules.
pub(crate) fn objection_to(cx: &Context, line: &str) -> Option<String> {
    let asked = |stage: &AnyStage| stage.asks() || stage.remote_turn().is_some();
    if !cx.any_stage().is_some_and(asked) {
        return Some(cx.texts().nobody_asked().to_string());
    }
    let texts = cx.texts();
    Some(match &cx.stage {
        None => return None,
        Some(AnyStage::Tiles(stage)) => {
            sentences::trouble(texts, &stage.session().read_action(line).err()?)
        }
        Some(AnyStage::Cards(stage)) => {
            cards::trouble(texts, &stage.session().read_action(line).err()?)
        }
    })
}

/// A decision as a record line; `None` if it belongs to the other game.
pub fn line_of(cx: &Context, action: AnyAction) -> Option<String> {
    match (action, &cx.stage) {
        (EitherGame::Tiles(action), Some(AnyStage::Tiles(stage))) => {
            Some(stage.session().game().action_text(action))
        }
        (EitherGame::Cards(action), Some(AnyStage::Cards(stage))) => {
            Some(stage.session().game().action_text(action))
        }
        _ => None,
    }
}

/// Replaces the comments and marks of the page's author, given as record lines.
///
/// # Errors
/// The first line that is neither, and why, in a sentence; nothing is changed then.
pub fn annotate(cx: &mut Context, lines: &str) -> Result<(), String> {
    let read = match &mut cx.stage {
        None => Ok(()),
        Some(AnyStage::Tiles(stage)) => stage.annotate(lines).map_err(LoadError::Tiles),
        Some(AnyStage::Cards(stage)) => stage.annotate(lines).map_err(LoadError::Cards),
    };
    read.map_err(|error| error.sentence(cx.texts()))?;
    let told = remarks_text(cx.stage.as_ref(), cx.texts());
    cx.announcer.say(told);
    Ok(())
}

/// The fragment of a link with the game; `None` if it cannot be replayed.
pub fn link_text(cx: &Context) -> Option<String> {
    let link = cx.any_stage()?.link(LinkKind::Game)?;
    Some(link.write())
}

/// The current notices in the language of the board: why a record could not be shown.
pub fn notices_text(cx: &Context) -> String {
    let told = cx.notices.all().iter();
    let told: Vec<String> = told.map(|notice| notice.text(cx.texts())).collect();
    told.join(" ")
}

impl Embedding {
    /// The accessible name of the board: the host's name, the task's question, or the author's text alternative.
    pub(crate) fn board_name(&self, cx: &Context) -> String {
        let said = |text: fn(&EmbeddedBoard) -> &String| {
            let text = text(cx.board.as_ref()?).clone();
            (!text.is_empty()).then_some(text)
        };
        said(|board| &board.name)
            .or_else(|| opening_text(self, cx, cx.texts()))
            .or_else(|| said(|board| &board.alternative))
            .unwrap_or_else(|| cx.texts().board().to_string())
    }

    /// Sets whom to ask for permission before each decision of a person, in every game on this board.
    pub fn set_gate(&mut self, gate: Gate) {
        self.gate = Some(gate);
    }

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

    /// Shows the record's remarks from now on.
    pub(crate) fn begin_remarks(&mut self, cx: &mut Context) {
        if let Some(stage) = cx.stage.as_mut() {
            stage.show_remarks(Remarks::Always);
        }
        self.mark_goals(cx);
        let told = remarks_text(cx.stage.as_ref(), cx.texts());
        cx.announcer.add(&told);
    }

    pub(crate) fn lock_diagram(&mut self, cx: &mut Context, now: Millis) {
        if let Some(stage) = cx.stage.as_mut() {
            stage.lock(Lock::Diagram, now);
            stage.finish_animation(now);
        }
        // Nothing is asked.
        cx.announcer.forget();
        self.begin_remarks(cx);
    }

    /// Stores why the host was refused something, to be reported to it.
    pub(crate) fn object(&mut self, objection: String) -> bool {
        self.objection = Some(objection);
        false
    }
}

/// Whether a record or a link is of the card game; unreadable ones are not.
pub fn is_of_cards(text: &str) -> bool {
    let kind = match as_link(text) {
        Some(link) => Link::read(&link).map(|link| Kind::detect(&link.text)).ok(),
        None => Some(Kind::detect(text)),
    };
    kind == Some(Kind::Cards)
}

/// A text as a link, if it is one, with the prefix before its payload that [`link_text`] leaves to the host.
pub(crate) fn as_link(text: &str) -> Option<Cow<'_, str>> {
    if is_link(text) {
        return Some(text.into());
    }
    // Check for a record first: a board that shows one need not load the code that reads links.
    if text.trim_start().starts_with("bastide") {
        return None;
    }
    let payload = format!("#{FRAGMENT}{}", text.trim());
    Link::read(&payload).is_ok().then_some(payload.into())
}

/// Whether an effect also runs for an embedded board: it has no storage, no files and no address.
pub const fn stays_on_board(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Think { .. } | Effect::Sound(_) | Effect::FetchChapter(..)
    )
}

const fn shown(cx: &Context) -> Option<&AnyStage> {
    cx.stage.as_ref()
}
