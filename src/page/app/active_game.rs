//! What follows each change of the game on the screen: saving, announcing, sounds, asking a computer, the end of the game.

use crate::app::Shell;
use crate::app::input::focus::update_focus;
use crate::app::input::press::set_highlight;
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::elements::mode::Mode;
use crate::elements::table_note::{ByLink, TableNote};
use crate::features::announce::announcements::announce_changes;
use crate::features::board::tip::{ShownTip, update_tip};
use crate::features::board::toast::{Toast, update_toast};
use crate::features::board::track::fold_track;
use crate::features::by_link::chat::follow_chat;
use crate::features::by_link::end_catching_up;
use crate::features::clock::Clock;
use crate::features::clock::run::run_clock;
use crate::features::computer::PendingMove;
use crate::features::computer::ahead::foresee;
use crate::features::dialogs::rulebook::fetch_chapters;
use crate::features::embed::BoardMode;
use crate::features::hint::{Hint, update_hint};
use crate::features::notices::{tell_newer_version, update_notices};
use crate::features::replay::update_grounds;
use crate::features::review::{Review, go_on_reviewing};
use crate::features::share::update_offer;
use crate::stage::any_session::AnySession;
use crate::stage::sound::Sound;
use engine::table::Seat;
use engine::tiles::TileId;
use view::scene::tween::Millis;

/// How long the table of points does not listen when it has opened by itself.
const IGNORING: Millis = 700.0;

/// What lights up cells of the board while it is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Highlight {
    /// A line of the log, by index.
    Line(usize),
    /// A kind of tile still to come.
    Tile(TileId),
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
    saved: u64,
    /// The state of the session that a computer was asked about last.
    asked_epoch: Option<u64>,
    /// The state of the session from which a computer thinks in advance.
    pub(crate) foreseen: Option<u64>,
    pub(crate) answer: Option<PendingMove>,
    /// Whether the table of points opens as soon as the final scoring was seen.
    pub(crate) ending: bool,
    /// Until when the table of points, which opens by itself, does not listen: somebody may still be pressing a button
    /// that was there before.
    ignoring: Option<Millis>,
    pub(crate) highlight: Option<Highlight>,
    /// The tip that is shown, and the kind of question it is about.
    pub(crate) tip: Option<ShownTip>,
    /// The hint that somebody asked for.
    pub(crate) hint: Option<Hint>,
    /// What is known of the choices of a game that is over, once somebody wanted to know.
    pub(crate) review: Option<Box<Review>>,
    /// An answer that is shown for a while.
    pub(crate) toast: Option<Toast>,
    /// Until when the refusal stays that was heard last.
    refused: Option<Millis>,
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

    /// No computer is asked any more; one that goes on is asked anew.
    pub(crate) const fn drop_answer(&mut self) {
        self.answer = None;
        self.asked_epoch = None;
    }

    /// Whether a state of the session is not the one that was saved last.
    pub(crate) const fn is_new(&self, epoch: u64) -> bool {
        self.saved != epoch
    }
}

impl Shell {
    /// The person the screen is to be handed to.
    pub fn covered_for(&self) -> Option<Seat> {
        let stage = self.any_stage().filter(|stage| !stage.is_locked())?;
        stage.covered_for()
    }

    /// Keeps with the game what it is besides its rules.
    pub(crate) fn keep_table_note(&mut self) {
        let note = self.active.table_note().write();
        if let Some(stage) = self.stage.any_mut().filter(|stage| !stage.is_locked()) {
            stage.set_table_note(&note);
            self.effects.ask(Effect::Save);
        }
    }

    /// Looks after every change: is there something to save, to tell, to ask a computer? While the workshop is open the
    /// game waits behind it.
    pub(crate) fn follow_up(&mut self, now: Millis) {
        fetch_chapters(self);
        if self.workshop.is_some() {
            return;
        }
        tell_newer_version(self);
        run_clock(self, now);
        follow_chat(self, now);
        let Some(stage) = self.any_stage() else {
            return;
        };
        let (epoch, over) = (stage.epoch(), stage.is_over());
        // Nor does anybody think about a game that is only shown on somebody else's page.
        let decided = self.board_mode().is_none_or(BoardMode::is_decided_on);
        let thinks = stage.computers_turn();
        let thinks = thinks.filter(|_| decided && !stage.is_read_only());
        let (refused, heard) = (stage.refusal_end(), stage.sounds());
        end_catching_up(self, now);
        let verdict = self.follow_task(now);
        update_grounds(self, now);
        announce_changes(self);
        let judged = verdict.map(|told| self.announcer.say(told)).is_some();
        update_toast(self);
        update_notices(self, epoch);
        update_offer(self, epoch);
        update_hint(self, epoch);
        update_focus(self);
        if judged {
            self.focus_on_verdict();
        }
        remember_framing(self);
        sound(self, heard, refused);
        if epoch != self.active.saved {
            self.active.saved = epoch;
            dim_line(self);
            self.effects.ask(Effect::Save);
            self.active.ending = over;
        }
        if let Some((seat, level)) = thinks.filter(|_| self.active.asked_epoch != Some(epoch)) {
            self.active.asked_epoch = Some(epoch);
            self.effects.ask(Effect::Think { epoch, seat, level });
        }
        if self.active.asked_epoch.is_some() {
            foresee(self);
        }
        // What looks back at turns comes later than the rest.
        if self.active.review.is_some() {
            go_on_reviewing(self);
        }
        update_tip(self);
        fold_track(self);
        if last_seen(self).is_some_and(|seen| seen <= now) {
            self.active.ending = false;
            // How a task ended is told in its panel, and nobody begins another game there.
            if !self.dialogs.is_open() && self.task().is_none() {
                self.dialogs.show(Dialog::End);
                self.active.ignoring = Some(now + IGNORING);
            }
        }
    }
}

/// What a line of the log is about is not lit up any more: the game goes on.
fn dim_line(shell: &mut Shell) {
    if matches!(shell.active.highlight, Some(Highlight::Line(_))) {
        set_highlight(shell, None);
    }
}

/// Whether the whole board is shown is remembered, for the next time the page is loaded.
fn remember_framing(shell: &mut Shell) {
    let Some(stage) = shell.stage.tiles() else {
        return;
    };
    let shows_all = stage.shows_all();
    if shell.settings.set_shows_all(shows_all) {
        shell.effects.ask(Effect::WriteSettings);
    }
}

/// Lets what happened be heard; `refused` is until when a refusal stays that is shown.
fn sound(shell: &mut Shell, mut heard: Vec<Sound>, refused: Option<Millis>) {
    if refused.is_some() && refused != shell.active.refused {
        heard.push(Sound::Refusal);
    }
    shell.active.refused = refused;
    if shell.settings().sound && !heard.is_empty() {
        shell.effects.ask(Effect::Sound(heard));
    }
}

/// Whether what happened is still being told, so that nothing comes to its end yet.
fn is_telling(shell: &Shell) -> bool {
    let stage = shell.any_stage();
    stage.is_some_and(|stage| stage.pending().is_telling())
}

/// Lets what moves at the end of the game be over. Returns whether there was something to leave out.
pub(crate) fn skip_ending(shell: &mut Shell, now: Millis) -> bool {
    let ending = shell.active.ending && !is_telling(shell);
    if let Some(stage) = shell.stage.any_mut().filter(|_| ending) {
        stage.finish_animation(now);
        shell.follow_up(now);
    }
    ending
}

/// Shows the final scoring again; the table of points comes back when it was seen.
pub(crate) fn watch_ending(shell: &mut Shell, now: Millis) {
    let stage = shell.stage.tiles_mut().filter(|stage| stage.can_walk());
    if let Some(stage) = stage {
        stage.walk_again(now);
        shell.active.ending = true;
        shell.dialogs.leave();
        shell.panels.show_log(false);
    }
}

/// Whether a press would hit what has just come under the hand by itself.
pub(crate) fn ignores_presses(shell: &Shell, now: Millis) -> bool {
    shell.dialogs.front() == Some(Dialog::End)
        && shell.active.ignoring.is_some_and(|until| now < until)
}

/// When everything that moves at the end of a game will have been seen.
pub(crate) fn last_seen(shell: &Shell) -> Option<Millis> {
    let ending = shell.active.ending && !is_telling(shell);
    let stage = shell.any_stage().filter(|_| ending)?;
    Some(stage.animation_end())
}
