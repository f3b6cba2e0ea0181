//! What is known of the game on the screen besides its rules.

use crate::context::clock::Clock;
use crate::context::dialogs::Dialog;
use crate::context::toast::Toast;
use crate::elements::mode::Mode;
use crate::elements::table_note::{ByLink, TableNote};
use crate::elements::tip::Tip;
use crate::stage::EitherGame;
use crate::stage::any_session::AnySession;
use engine::cards;
use engine::rules::Question;
use engine::tiles::TileId;
use std::mem::Discriminant;
use view::scene::tween::Millis;

/// What lights up cells of the board while it is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Highlight {
    /// A line of the log, by index.
    Line(usize),
    /// A kind of tile still to come.
    Tile(TileId),
}

/// How far a hint is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hint {
    /// Somebody waits for one about this state of the session.
    Awaited(u64),
    /// One about this state of the session is shown.
    Given(u64),
}

/// How far a task on the board is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskStage {
    /// Something is still to be decided.
    Open,
    /// It is solved, missed or shown: nothing is decided any more.
    Over,
}

/// The kind of question a tip is about.
pub(crate) type QuestionKind = EitherGame<Discriminant<Question>, Discriminant<cards::Question>>;

/// A tip that is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ShownTip {
    pub(crate) tip: Tip,
    pub(crate) about: QuestionKind,
    /// How much persons had decided when it came: with the next decision what it is about has been done.
    pub(crate) decided: u32,
}

/// What was done already for the game on the screen, so that it is done once; another game begins another one.
#[derive(Debug, Default)]
pub(crate) struct ActiveGame {
    /// What the game is besides its rules.
    pub(crate) mode: Mode,
    /// The clock of a duel.
    pub(crate) clock: Option<Clock>,
    /// What this device has to know of a game by link; none of a game at one screen.
    pub(crate) by_link: Option<ByLink>,
    /// Whether what came by a link is being shown.
    pub(crate) catching_up: bool,
    /// The state of the session that was saved last.
    pub(crate) saved: u64,
    /// Whether the table of points opens as soon as the final scoring was seen.
    pub(crate) ending: bool,
    /// Until when the table of points, which opens by itself, does not listen: somebody may still be pressing a button
    /// that was there before.
    pub(crate) ignoring: Option<Millis>,
    pub(crate) highlight: Option<Highlight>,
    /// The tip that is shown, and the kind of question it is about.
    pub(crate) tip: Option<ShownTip>,
    /// The hint that somebody asked for.
    pub(crate) hint: Option<Hint>,
    /// The task on the board.
    pub(crate) task: Option<TaskStage>,
    /// An answer that is shown for a while.
    pub(crate) toast: Option<Toast>,
    /// Until when the refusal stays that was heard last.
    pub(crate) refused: Option<Millis>,
}

impl ActiveGame {
    /// That of a game just opened, which is saved already.
    pub(crate) fn of(opened: &AnySession) -> Self {
        let note = TableNote::read(opened.table_note());
        let kept = note.clock.filter(|_| opened.seats() == Clock::SEATS);
        ActiveGame {
            mode: note.mode,
            clock: kept.map(Clock::of),
            by_link: note.by_link,
            saved: opened.epoch(),
            ..ActiveGame::default()
        }
    }

    /// What is kept of it with the game besides its rules.
    pub(crate) fn table_note(&self) -> TableNote {
        TableNote {
            mode: self.mode,
            clock: self.clock.as_ref().map(Clock::kept),
            by_link: self.by_link,
        }
    }

    /// What a game says that was opened and has come to an end before, by its rules or on time.
    pub(crate) fn ended(&self, opened: &AnySession) -> Option<Dialog> {
        let lost = self.clock.as_ref().and_then(Clock::lost);
        match opened.is_over() {
            true => Some(Dialog::End),
            false => lost.map(|_| Dialog::TimeOver),
        }
    }

    /// Whether a state of the session is not the one that was saved last.
    pub(crate) const fn is_new(&self, epoch: u64) -> bool {
        self.saved != epoch
    }
}
