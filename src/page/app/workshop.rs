//! The workshop in front of the game: opening, leaving, commands and presses.

use crate::app::App;
use crate::context::disclosure::{Disclosure, disclosure};
use crate::context::effects::Effect;
use crate::context::steering::focus_on;
use crate::elements::command::Command;
use crate::elements::workshop::WorkshopIntent;
use crate::features::workshop::edited::{edited, note_draft};
use crate::features::workshop::give::{copy, save};
use crate::features::workshop::heard::tell_change;
use crate::features::workshop::moves::{bring_moves, keep_alone, show_tab, step_by};
use crate::features::workshop::package::pack;
use crate::features::workshop::reading::read_draft;
use crate::features::workshop::run::{
    ZOOM, before, draw, go_to, lacks_tile, press_cell, replace, solve, take,
};
use crate::features::workshop::shown_draft;
use crate::features::workshop::task_form::change_goals;
use crate::stage::{AnySession, AnyStage};
use engine::learn::Task;
use engine::session::{Draft, Edit};
use view::scene::tween::Millis;

/// Starts a new game from the draft.
pub(crate) fn play(app: &mut App, now: Millis) {
    let draft = app
        .drafts
        .open
        .as_ref()
        .map(|workshop| workshop.stage.draft());
    if let Some(session) = draft.and_then(Draft::session) {
        app.drafts.open = None;
        note_draft(&mut app.drafts, &mut app.cx);
        app.bring_import(AnySession::from(session), now);
    }
}

impl App {
    /// Opens a text that was pasted, dropped or chosen. It becomes a draft in the workshop, or if it has a task, which a game
    /// would lose; otherwise a game.
    pub fn take_in(&mut self, text: &str, now: Millis) {
        if self.take_task_for_list(text) {
            return;
        }
        let has_task = || Task::read(text).is_ok_and(|task| task.is_some());
        let wanted =
            self.drafts.open.is_some() || (self.cx.offers(Command::Workshop) && has_task());
        match read_draft(text).ok().filter(|_| wanted) {
            Some(draft) if self.drafts.open.is_some() => {
                replace(&mut self.drafts, &mut self.cx, draft)
            }
            Some(draft) => self.drafts.open_workshop(&mut self.cx, Some(draft)),
            None => _ = self.import(text, now),
        }
    }
}

/// Opens the workshop with what the screen shows, or as it was left if that cannot be a draft; or leaves it.
pub(crate) fn open_or_leave(app: &mut App, now: Millis) {
    if app.drafts.open.is_some() {
        leave(app, now);
        return;
    }
    if disclosure(&app.cx, &Effect::Copy) != Disclosure::Allowed {
        let why = app.cx.texts().nothing_given_out().to_string();
        app.cx.tell(why, now);
        return;
    }
    let draft = match &app.cx.stage {
        Some(AnyStage::Tiles(stage)) => shown_draft(stage),
        None | Some(AnyStage::Cards(_)) => None,
    };
    app.drafts.open_workshop(&mut app.cx, draft);
}

/// Goes back to the game, or to the form of a new one.
pub(crate) fn leave(app: &mut App, now: Millis) {
    app.drafts.open = None;
    note_draft(&mut app.drafts, &mut app.cx);
    let layout = app.cx.layout.clone();
    if let Some(stage) = app.cx.stage.as_mut() {
        stage.set_layout(layout, now);
    }
    if app.cx.any_stage().is_none() {
        app.cx
            .dialogs
            .show(crate::context::dialogs::Dialog::NewGame);
    }
    app.follow_up(now);
    let target = app.cx.any_stage().map(AnyStage::next_target);
    if let Some(target) = target {
        focus_on(&mut app.cx, target);
    }
}

/// Runs a command in the workshop. Returns whether it is one of the workshop's.
pub(crate) fn workshop_command(app: &mut App, command: Command, now: Millis) -> bool {
    if app.cx.dialogs.is_open() {
        return false;
    }
    let before = before(&app.drafts);
    let Some(workshop) = &mut app.drafts.open else {
        return false;
    };
    workshop.typing = None;
    let stage = &mut workshop.stage;
    match command {
        Command::TurnLeft => stage.turn(false),
        Command::TurnRight => stage.turn(true),
        Command::Undo => _ = stage.undo(),
        Command::Redo => _ = stage.redo(),
        Command::ZoomIn => stage.zoom(ZOOM),
        Command::ZoomOut => stage.zoom(1.0 / ZOOM),
        Command::Fit => stage.fit(),
        Command::Workshop => {
            leave(app, now);
            return true;
        }
        Command::Close => _ = stage.let_go(),
        Command::Settings => return false,
        _ => return true,
    }
    tell_change(&mut app.drafts, &mut app.cx, before);
    edited(&mut app.drafts, &mut app.cx);
    true
}

/// Handles a press in the workshop.
#[inline(never)]
pub(crate) fn press(app: &mut App, intent: WorkshopIntent, now: Millis) {
    match intent {
        WorkshopIntent::Copy(way) => return copy(&mut app.drafts, &mut app.cx, way),
        WorkshopIntent::File => return save(&mut app.drafts, &mut app.cx),
        WorkshopIntent::Picture => return app.cx.effects.push(Effect::SavePicture),
        WorkshopIntent::Package => return pack(&mut app.drafts, &mut app.cx),
        WorkshopIntent::Play => return play(app, now),
        _ => {}
    }
    let before = before(&app.drafts);
    let Some(workshop) = &mut app.drafts.open else {
        return;
    };
    let stage = &mut workshop.stage;
    match intent {
        WorkshopIntent::Tab(tab) => show_tab(workshop, tab),
        WorkshopIntent::Moves => return bring_moves(&mut app.drafts, &mut app.cx),
        WorkshopIntent::Step(way) => return step_by(&mut app.drafts, &mut app.cx, way),
        WorkshopIntent::Alone => keep_alone(stage),
        WorkshopIntent::EndHere => _ = stage.edit(&Edit::EndAt(stage.step())),
        WorkshopIntent::Take(tile) => take(&mut app.drafts, &mut app.cx, tile),
        WorkshopIntent::Seat(seat) => stage.take_seat(seat),
        WorkshopIntent::Piece(piece) => stage.take_piece(piece),
        WorkshopIntent::Mark(kind) => stage.take_mark(kind),
        WorkshopIntent::Ink(ink) => stage.take_ink(ink),
        WorkshopIntent::BoardConfig(change) => workshop.board_config.change(change),
        WorkshopIntent::Solve => return solve(&mut app.drafts, &mut app.cx, now),
        WorkshopIntent::Cell(pos) if lacks_tile(stage, pos) => {
            stage.set_cursor(pos);
            let told = app.cx.texts().workshop_choose_first().to_string();
            app.cx.tell(told, now);
        }
        WorkshopIntent::Cell(pos) => press_cell(&mut app.drafts, &mut app.cx, pos),
        WorkshopIntent::Spot(spot) => _ = stage.press_spot(spot),
        WorkshopIntent::Move => stage.begin_move(),
        WorkshopIntent::Remove => _ = stage.remove(),
        WorkshopIntent::LetGo => _ = stage.let_go(),
        WorkshopIntent::Drawn(on) => draw(workshop, on),
        WorkshopIntent::Clear => _ = stage.edit(&Edit::Clear),
        WorkshopIntent::Seats(count) => _ = stage.edit(&Edit::Seats(count)),
        WorkshopIntent::Turn(seat) => _ = stage.edit(&Edit::Turn(seat)),
        WorkshopIntent::Edition(edition) => _ = stage.edit(&Edit::Edition(edition)),
        WorkshopIntent::Module(module, on) => _ = stage.edit(&Edit::Module(module, on)),
        WorkshopIntent::Fault(pos) => go_to(&mut app.drafts, &mut app.cx, pos),
        WorkshopIntent::Task(change) => change_goals(&mut app.drafts, &mut app.cx, change),
        WorkshopIntent::Copy(_)
        | WorkshopIntent::File
        | WorkshopIntent::Picture
        | WorkshopIntent::Package
        | WorkshopIntent::Play => {}
    }
    tell_change(&mut app.drafts, &mut app.cx, before);
    edited(&mut app.drafts, &mut app.cx);
}
