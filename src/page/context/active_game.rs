//! The state the page keeps for the current game, besides the session.

use crate::context::Context;
use crate::context::clock::Clock;
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::context::toasts::Toast;
use crate::elements::mode::Mode;
use crate::elements::series::Series;
use crate::elements::table_note::{ByLink, ClockTerms, DeckTry, Settled, TableNote};
use crate::elements::tip::Tip;
use crate::stage::EitherGame;
use crate::stage::any_session::AnySession;
use crate::stage::tiles::cell_fits::cells_for;
use crate::stage::tiles::log_cells::cells_of_line;
use engine::cards;
use engine::rules::Question;
use engine::table::{Seat, SeatSet};
use engine::tiles::TileId;
use std::mem::Discriminant;
use view::scene::tween::Millis;

/// What highlights cells of the board while it is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Highlight {
    /// A line of the log, by index.
    Line(usize),
    /// A kind of unseen tile.
    Tile(TileId),
}

/// The progress of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hint {
    /// A hint for this epoch was requested.
    Awaited(u64),
    /// A hint for this epoch is shown.
    Given(u64),
}

/// The progress of a task on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskStage {
    /// There are still decisions to make.
    Open,
    /// It is solved, failed or its solution was shown: no more decisions.
    Over,
}

/// The kind of question a tip is about.
pub(crate) type QuestionKind = EitherGame<Discriminant<Question>, Discriminant<cards::Question>>;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ShownTip {
    pub(crate) tip: Tip,
    pub(crate) about: QuestionKind,
    /// How many decisions people had made when it appeared: it is outdated by the next one.
    pub(crate) decided: u32,
}

/// The state the page keeps for the current game; another game starts with a new one.
#[derive(Debug, Default)]
pub(crate) struct ActiveGame {
    pub(crate) mode: Mode,
    pub(crate) clock: Option<Clock>,
    /// How the game ended before its rules ended it.
    pub(crate) settled: Option<Settled>,
    /// What this device has to remember about a game by link; none in other games.
    pub(crate) by_link: Option<ByLink>,
    /// Which game of a deck of the day it is.
    pub(crate) deck: Option<DeckTry>,
    /// The series that the game belongs to, and how it stood before.
    pub(crate) series: Option<Series>,
    /// The seats that computers took over from people.
    pub(crate) left: SeatSet,
    /// The terms of the clock that was switched off.
    pub(crate) untimed: Option<ClockTerms>,
    /// By link, who offers a draw with the turn that was passed on last.
    pub(crate) offers_draw: Option<Seat>,
    /// Whether the one who has the turn was asked about that here.
    pub(crate) asked_about_draw: bool,
    /// How the game ended according to the statistics.
    pub(crate) counted: Option<Settled>,
    /// Whether the moves that came by a link are being replayed.
    pub(crate) catching_up: bool,
    /// The epoch of the session that was saved last.
    pub(crate) saved: u64,
    /// Whether the score table opens once the final scoring has been shown.
    pub(crate) ending: bool,
    /// Whether the last tile is in somebody's hand.
    pub(crate) last_tile: bool,
    /// Until when the score table, which opens by itself, ignores presses: a press may be meant for a button that was there
    /// before.
    pub(crate) ignoring: Option<Millis>,
    pub(crate) highlight: Option<Highlight>,
    pub(crate) tip: Option<ShownTip>,
    /// The requested hint.
    pub(crate) hint: Option<Hint>,
    pub(crate) task: Option<TaskStage>,
    pub(crate) toast: Option<Toast>,
    /// The end time of the refusal announced last.
    pub(crate) refused: Option<Millis>,
    /// Whether a computer was to decide when the page last followed up a change.
    pub(crate) computes: bool,
}

impl ActiveGame {
    /// The state for a game just opened, which is saved already.
    pub(crate) fn from_session(opened: &AnySession) -> Self {
        let note = TableNote::read(opened.table_note());
        let seats = opened.seats();
        let kept = note.clock.filter(|kept| kept.left.len() == seats.into());
        let settled = note.settled.filter(|settled| settled.is_for(seats));
        ActiveGame {
            mode: note.mode,
            clock: kept.map(|kept| Clock::from_kept(kept, opened.turn_ends().len())),
            settled,
            counted: settled,
            series: note
                .series
                .filter(|series| series.standing.len() == seats.into()),
            by_link: note.by_link,
            deck: note.deck,
            left: note.left,
            untimed: note.untimed,
            offers_draw: note.offers_draw,
            saved: opened.epoch(),
            ..ActiveGame::default()
        }
    }

    /// What is stored in the game's table note.
    pub(crate) fn table_note(&self) -> TableNote {
        TableNote {
            mode: self.mode,
            clock: self.clock.as_ref().map(Clock::kept),
            by_link: self.by_link,
            deck: self.deck,
            left: self.left,
            untimed: self.untimed,
            offers_draw: self.offers_draw,
            settled: self.settled,
            series: self.series.clone(),
        }
    }

    /// The dialog for an opened game that ended earlier, by the rules or before.
    pub(crate) fn ended(&self, opened: &AnySession) -> Option<Dialog> {
        let ended = opened.is_over() || self.settled.is_some();
        ended.then_some(Dialog::End)
    }

    /// Whether its result counts for a deck of the day.
    pub(crate) fn counts_for_deck(&self) -> bool {
        self.deck == Some(DeckTry::First)
    }

    /// Whether an epoch of the session is not the one saved last.
    pub(crate) const fn is_new(&self, epoch: u64) -> bool {
        self.saved != epoch
    }
}

impl Context {
    /// The person the screen has to be handed to.
    pub fn covered_for(&self) -> Option<Seat> {
        let stage = self.any_stage().filter(|stage| !stage.is_locked())?;
        stage.covered_for()
    }

    /// Stores the table note in the game.
    pub(crate) fn keep_table_note(&mut self) {
        let note = self.active.table_note().write();
        if let Some(stage) = self.stage.as_mut().filter(|stage| !stage.is_locked()) {
            stage.set_table_note(&note);
            self.effects.push(Effect::Save);
        }
    }

    /// Whether a hint is shown; it takes the place of tips.
    pub(crate) fn gives_hint(&self) -> bool {
        matches!(self.active.hint, Some(Hint::Given(_)))
    }
}

/// Highlights the tiles of a line of the log, or the cells that a kind of tile fits.
pub(crate) fn set_highlight(cx: &mut Context, highlight: Option<Highlight>) {
    cx.active.highlight = highlight;
    let Some(stage) = cx.tile_stage_mut() else {
        return;
    };
    let cells = match highlight {
        Some(Highlight::Line(index)) => Some(cells_of_line(stage.session().log(), index)),
        Some(Highlight::Tile(tile)) => Some(cells_for(stage.game(), tile)),
        None => None,
    };
    stage.highlight(cells.unwrap_or_default());
}
