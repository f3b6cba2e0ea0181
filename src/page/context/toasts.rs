//! Shows and hides toasts.

use crate::context::Context;
use crate::context::active_game::set_highlight;
use crate::context::idle::why_idle;
use crate::elements::tree::{Node, div};
use crate::stage::AnyStage;
use crate::stage::replay::Replay;
use engine::table::Seat;
use engine::tiles::Pos;
use view::scene::tween::Millis;

/// What a stage shows: the epoch of the session, whose hand is covered, and the step of a replay.
pub(super) type Moment = (u64, Option<Seat>, Option<usize>);

/// A toast that is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Toast {
    pub text: String,
    /// When it disappears.
    pub until: Millis,
    /// When it appeared.
    pub(super) since: Millis,
    /// What the stage showed then.
    pub(super) moment: Option<Moment>,
    pub(super) over: Over,
    /// Whether it highlights cells of the board.
    pub(super) lights: bool,
    /// Whether it says why nobody at this device can decide; then it is outdated once that changes.
    pub(super) says_why_idle: bool,
}

/// What a toast is shown over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Over {
    /// The board, while no dialog is open: it would cover the dialog.
    Board,
    /// Everything: it is about something done in a dialog.
    Dialogs,
}

/// How long a toast is shown, in milliseconds: a base time, and more for each letter.
const SHOWN: (Millis, Millis) = (3500.0, 70.0);

/// Hides the toast when its time is over.
pub(crate) fn tick_toast(cx: &mut Context, now: Millis) {
    let toast = cx.active.toast.as_ref();
    if toast.is_some_and(|toast| toast.until <= now) {
        put_toast_away(cx);
    }
}

/// Hides the toast when the stage shows something else. While computers play, it stays for the base time.
pub(crate) fn update_toast(cx: &mut Context) {
    let outdated =
        |toast: &Toast| toast.says_why_idle && why_idle(cx).as_ref() != Some(&toast.text);
    if cx.active.toast.as_ref().is_some_and(outdated) {
        put_toast_away(cx);
        return;
    }
    let (Some(toast), Some(stage)) = (&mut cx.active.toast, cx.stage.as_ref()) else {
        return;
    };
    let now = moment(stage);
    let (Some(then), true) = (toast.moment, toast.moment != Some(now)) else {
        return;
    };
    if then.0 != now.0 && !stage.person_moved_last() {
        toast.until = toast.until.min(toast.since + SHOWN.0);
    } else {
        put_toast_away(cx);
    }
}

/// Hides the toast and its highlight. Returns whether there was one.
pub(crate) fn put_toast_away(cx: &mut Context) -> bool {
    let toast = cx.active.toast.take();
    if toast.as_ref().is_some_and(|toast| toast.lights) {
        set_highlight(cx, None);
    }
    toast.is_some()
}

/// Highlights cells as long as the toast is shown, so that a sighted player need not count columns and rows.
pub(crate) fn light_with_toast(cx: &mut Context, cells: Vec<Pos>) {
    if let (Some(stage), Some(toast)) = (
        cx.stage.as_mut().and_then(AnyStage::tiles_mut),
        &mut cx.active.toast,
    ) {
        toast.lights = !cells.is_empty();
        stage.highlight(cells);
    }
}

fn moment(stage: &AnyStage) -> Moment {
    let step = stage.replay().map(Replay::step);
    (stage.epoch(), stage.covered_for(), step)
}

/// Hides a toast over dialogs, because something else is done.
pub(crate) fn put_front_toast_away(cx: &mut Context) {
    let toast = cx.active.toast.as_ref();
    if toast.is_some_and(|toast| toast.over == Over::Dialogs) {
        put_toast_away(cx);
    }
}

/// The toast; it was announced already.
pub(crate) fn toast_node(cx: &Context) -> Option<Node> {
    let toast = cx.active.toast.as_ref()?;
    let open = cx.dialogs.is_open();
    let class = if open { "toast low" } else { "toast" };
    let node = div(class)
        .key("toast")
        .attr("aria-hidden", "true")
        .text(toast.text.clone());
    (!open || toast.over == Over::Dialogs).then_some(node)
}

impl Context {
    /// Announces a text, and shows it as a toast.
    pub(crate) fn tell(&mut self, text: String, now: Millis) {
        self.tell_over(Over::Board, text, now);
    }

    /// The same, even over an open dialog.
    pub(crate) fn tell_in_front(&mut self, text: String, now: Millis) {
        self.tell_over(Over::Dialogs, text, now);
    }

    fn tell_over(&mut self, over: Over, text: String, now: Millis) {
        self.announcer.say(text.clone());
        self.show_over(over, text, now);
    }

    /// Shows as a toast what was announced already.
    pub(crate) fn show(&mut self, text: String, now: Millis) {
        self.show_over(Over::Board, text, now);
    }

    fn show_over(&mut self, over: Over, text: String, now: Millis) {
        let until = now + SHOWN.0 + SHOWN.1 * text.chars().count() as Millis;
        put_toast_away(self);
        let says_why_idle = why_idle(self).as_ref() == Some(&text);
        self.active.toast = Some(Toast {
            over,
            says_why_idle,
            text,
            until,
            since: now,
            moment: self.any_stage().map(moment),
            lights: false,
        });
    }

    pub fn toast(&self) -> Option<&str> {
        self.active.toast.as_ref().map(|toast| toast.text.as_str())
    }
}
