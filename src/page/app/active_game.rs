//! What follows each change of the current game: saving, announcing, sounds, asking a computer, the end of the game.

use crate::app::App;
use crate::app::by_link::follow_chat;
use crate::app::notices::tell_newer_version;
use crate::app::review::judge_move;
use crate::app::rules::fetch_chapters;
use crate::context::Context;
use crate::context::active_game::Highlight;
use crate::context::active_game::set_highlight;
use crate::context::aside::Trial;
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::context::ending::ignore_presses;
use crate::context::ending::is_narrating;
use crate::context::ending::last_seen;
use crate::context::steering::update_focus;
use crate::context::toasts::update_toast;
use crate::elements::mode::BoardMode;
use crate::features::announce::announcements::announce_changes;
use crate::features::by_link::end_catching_up;
use crate::features::clock::run::run_clock;
use crate::features::hint::update_hint;
use crate::features::notices::update_notices;
use crate::features::play::last_tile::tell_last_tile;
use crate::features::play::tip::update_tip;
use crate::features::play::track::fold_track;
use crate::features::replay::update_grounds;
use crate::features::review::go_on_reviewing;
use crate::features::settle::follow_offer;
use crate::features::share::update_offer;
use crate::features::workshop::edited::note_draft;
use crate::stage::AnyStage;
use crate::stage::sound::Sound;
use engine::tiles::Rotation;
use view::scene::tween::Millis;

impl App {
    /// Follows up every change: is there anything to save, to announce, to ask a computer? While the workshop is open the game
    /// waits behind it.
    pub(crate) fn follow_up(&mut self, now: Millis) {
        note_draft(&mut self.drafts, &mut self.cx);
        self.cx.offered_kind = self.form.kind;
        fetch_chapters(self);
        self.learning.follow(&mut self.cx, now);
        if self.drafts.open.is_some() {
            return;
        }
        tell_newer_version(self);
        judge_move(self, now);
        run_clock(&mut self.cx, now);
        count_settled(self);
        follow_chat(self, now);
        let Some(stage) = self.cx.any_stage() else {
            return;
        };
        let (epoch, over) = (stage.epoch(), stage.is_over());
        // Computers do not think about a game that is only shown on an embedded board.
        let decided = self.cx.board_mode().is_none_or(BoardMode::is_decided_on);
        let thinks = stage.computers_turn();
        let thinks = thinks.filter(|_| decided && !stage.is_read_only());
        let (refused, heard) = (stage.refusal_end(), stage.sounds());
        end_catching_up(&mut self.cx, now);
        follow_offer(&mut self.cx);
        let verdict = self.embedding.follow_task(&mut self.cx, now);
        self.cx.active.task = self.embedding.task_stage();
        update_grounds(&mut self.cx, now);
        announce_changes(&mut self.cx);
        let judged = verdict.map(|told| self.cx.announcer.say(told)).is_some();
        update_toast(&mut self.cx);
        update_notices(&mut self.cx, epoch);
        update_offer(&mut self.sharing, &mut self.cx, epoch);
        update_hint(&mut self.cx, epoch);
        update_focus(&mut self.cx);
        if judged {
            self.embedding.focus_on_verdict(&mut self.cx);
        }
        remember_view(&mut self.cx);
        sound(&mut self.cx, heard, refused);
        self.cx.active.computes = thinks.is_some();
        if epoch != self.cx.active.saved {
            self.cx.active.saved = epoch;
            dim_line(&mut self.cx);
            match self.cx.trial() {
                None => self.keep(over),
                Some(Trial::Game) => self.cx.active.ending = over,
                Some(Trial::Turn) => {}
            }
        }
        self.computer.follow(&mut self.cx, thinks);
        // The review comes after everything else.
        if self.review.is_some() {
            go_on_reviewing(&mut self.review, &mut self.cx);
        }
        tell_last_tile(&mut self.cx, now);
        update_tip(&mut self.cx);
        fold_track(&mut self.cx);
        open_table_of_points(&mut self.cx, now);
    }

    /// Keeps what is new in the game, and its result once it is over.
    fn keep(&mut self, over: bool) {
        self.cx.effects.push(Effect::Save);
        self.cx.active.ending = over;
        if over {
            self.statistics.note_end(&mut self.cx);
            self.daily.note_end(&mut self.cx);
        }
    }
}

/// Counts a game that has ended early, once.
fn count_settled(app: &mut App) {
    if app.cx.active.settled != app.cx.active.counted {
        app.cx.active.counted = app.cx.active.settled;
        app.statistics.note_settled(&mut app.cx);
    }
}

/// Opens the score table once the final scoring has been shown.
fn open_table_of_points(cx: &mut Context, now: Millis) {
    if last_seen(cx).is_none_or(|seen| seen > now) {
        return;
    }
    cx.active.ending = false;
    // The result of a task is in its panel, and no new game starts there.
    if !cx.dialogs.is_open() && cx.active.task.is_none() {
        cx.dialogs.show(Dialog::End);
        ignore_presses(cx, now);
    }
}

/// Clears the highlight of a log line, because the game goes on.
fn dim_line(cx: &mut Context) {
    if matches!(cx.active.highlight, Some(Highlight::Line(_))) {
        set_highlight(cx, None);
    }
}

/// Stores how the board is seen, for the next visit.
fn remember_view(cx: &mut Context) {
    let Some(stage) = cx.tile_stage() else {
        return;
    };
    let (shows_all, turn) = (stage.shows_all(), stage.board_turn());
    keep_view(cx, shows_all, turn);
}

/// Stores how boards are seen from now on.
pub(crate) fn keep_view(cx: &mut Context, shows_all: bool, turn: Rotation) {
    if cx.settings.set_view(shows_all, turn) {
        cx.effects.push(Effect::WriteSettings);
    }
}

/// Requests the sounds; `refused` is the end time of the current refusal.
fn sound(cx: &mut Context, mut heard: Vec<Sound>, refused: Option<Millis>) {
    if refused.is_some() && refused != cx.active.refused {
        heard.push(Sound::Refusal);
    }
    cx.active.refused = refused;
    if !cx.settings().sound || heard.is_empty() {
        return;
    }
    if !cx.active.computes {
        cx.effects.push(Effect::Vibrate(heard.clone()));
    }
    cx.effects.push(Effect::Sound(heard));
}

/// Ends the animations that everybody is waiting for: those at the end of the game, and while nobody at this screen is asked.
/// Returns whether there were any.
pub(crate) fn skip_animation(app: &mut App, now: Millis) -> bool {
    let waits = |stage: &AnyStage| !stage.asks() && stage.animation_end() > now;
    let waits = app.cx.any_stage().is_some_and(waits);
    finish_if(app, waits || app.cx.active.ending, now)
}

/// Skips the animations at the end of the game. Returns whether there were any.
pub(crate) fn skip_ending(app: &mut App, now: Millis) -> bool {
    finish_if(app, app.cx.active.ending, now)
}

/// Ends all animations if somebody waits for them, but never a scoring that is being narrated. Returns whether it did.
fn finish_if(app: &mut App, waits: bool, now: Millis) -> bool {
    let skips = waits && !is_narrating(&app.cx);
    if let Some(stage) = app.cx.stage.as_mut().filter(|_| skips) {
        stage.finish_animation(now);
        app.follow_up(now);
    }
    skips
}
