//! Where the focus belongs. The browser moves it; here is decided where to.

use crate::app::Shell;
use crate::app::input::hindrance::why_idle;
use crate::app::input::press::set_highlight;
use crate::context::effects::Effect;
use crate::context::focus::FocusRequest;
use crate::context::focus::InputMethod;
use crate::elements::intent::{Area, Target};
use crate::features::cards::foreseen;
use crate::stage::input::Device;
use crate::stage::tiles::keys::CursorMove;
use crate::stage::tiles::target::{place_intent, place_target};
use crate::stage::{AnyStage, OnScreen, TileStage};
use engine::rules::Question;
use kurbo::Point;
use view::scene::tween::Millis;

impl Shell {
    /// Takes in whether a key or a screen reader did something, rather than a pointer.
    pub fn note_input(&mut self, steered: bool) {
        self.focus.note_input(steered);
        remember_keys(self);
    }

    /// By what somebody plays.
    pub const fn input_method(&self) -> InputMethod {
        self.focus.input_method()
    }

    /// Whether the focus has to be where something can be done with a key.
    pub fn by_keys(&self) -> bool {
        self.focus.by_keys()
    }

    /// Where the focus is to go, once.
    pub fn take_focus_request(&mut self) -> Option<FocusRequest> {
        self.focus.request.take()
    }

    /// Where the focus goes when what had it is gone.
    pub fn focus_fallback(&self) -> Target {
        match self.any_stage() {
            Some(stage) if self.by_keys() => stage.next_target(),
            _ => Target::DOCK,
        }
    }
}

/// Takes in what points at the board.
pub(crate) fn point_with(shell: &mut Shell, device: Device) {
    shell.focus.point_with(device);
    remember_keys(shell);
}

/// Takes in a mouse that moves over the board.
pub(crate) fn move_mouse(shell: &mut Shell, at: Point) {
    shell.focus.move_mouse(at);
    remember_keys(shell);
}

/// Takes in a key that may show that keys steer the page.
pub(super) fn note_key(shell: &mut Shell, key: &str) {
    shell.focus.note_key(key);
    remember_keys(shell);
}

/// Whether keys steer is remembered, for the next time the page is loaded.
fn remember_keys(shell: &mut Shell) {
    let keys = shell.focus.input_method() == InputMethod::Keys;
    if shell.settings.set_keys(keys) {
        shell.effects.ask(Effect::WriteSettings);
    }
}

/// Requests the focus for what is to be answered next, when keys steer and the game went on.
pub(crate) fn update_focus(shell: &mut Shell) {
    if let Some(stage) = shell.stage.any() {
        shell.focus.update(stage);
    }
}

/// Requests the focus for what is to be answered now, when keys steer.
pub(crate) fn focus_on_next_target(shell: &mut Shell) {
    if let Some(target) = shell.any_stage().map(AnyStage::next_target) {
        focus_on(shell, target);
    }
}

/// Requests the focus for the game, when something that points closed a dialog over it: what opened the dialog would have the
/// focus again, and a key that is meant for the game would press it.
pub(crate) fn leave_opener(shell: &mut Shell) {
    if !shell.by_keys() {
        shell.focus.request(Target::DOCK);
    }
}

/// Requests the focus for a part of the page, when keys steer.
pub(crate) fn focus_on(shell: &mut Shell, target: Target) {
    if shell.by_keys() {
        shell.focus.request(target);
    }
}

/// Opens the log, which has the focus then, or closes it: so it can be told where it is seen at all times too.
pub(super) fn show_log(shell: &mut Shell, shown: bool) {
    shell.panels.show_log(shown);
    if !shown {
        // What was looked up is put away with it.
        shell.panels.forget_turn();
        set_highlight(shell, None);
    }
    let target = match shown {
        true => Target::Area(Area::Log),
        false => shell.focus_fallback(),
    };
    shell.focus.request(target);
}

/// Takes in a key that leads somewhere on the board. Returns whether there is a board.
pub(super) fn stride(shell: &mut Shell, way: CursorMove, now: Millis) -> bool {
    let target = match &mut shell.stage {
        OnScreen::Nothing => return false,
        OnScreen::Tiles(stage) => stride_on_tiles(stage, way),
        OnScreen::Cards(stage) => {
            let target = stage.move_cursor(way);
            let claim = stage.selection().row();
            let told = shell
                .stage
                .cards()
                .and_then(|stage| foreseen(stage, shell.texts(), claim?));
            shell.announcer.say(told.unwrap_or_default());
            target
        }
    };
    match target {
        Some(target) => shell.focus.request(target),
        None => {
            if let Some(why) = why_idle(shell) {
                shell.tell(why, now);
            }
        }
    }
    true
}

/// What has the focus after a stride over the tiles; none when nobody can decide anything.
fn stride_on_tiles(stage: &mut TileStage, way: CursorMove) -> Option<Target> {
    match stage.question() {
        Some(Question::Place) => stage
            .move_cursor(way)
            .map(|pos| Target::Press(place_intent(stage, pos))),
        Some(Question::Figure) => stage
            .choose_next_place(way)
            .map(|index| place_target(stage, index)),
        Some(_) => {
            let chosen = stage.choose_next_place(way);
            Some(chosen.map_or_else(|| stage.next_target(), |index| place_target(stage, index)))
        }
        None => stage.covered_for().is_some().then(|| stage.next_target()),
    }
}
