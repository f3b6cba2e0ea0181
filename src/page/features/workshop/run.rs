//! What becomes of presses, keys, fields and commands in the workshop.

use crate::app::Shell;
use crate::app::input::focus::focus_on;
use crate::app::input::hindrance::Hindrance;
use crate::context::effects::Effect;
use crate::context::focus::InputMethod;
use crate::elements::command::Command;
use crate::elements::intent::{Intent, Target};
use crate::elements::workshop::{WorkshopField, WorkshopIntent, WorkshopTab};
use crate::features::workshop::course::{bring_moves, keep_alone, look_at, show_tab, step_by};
use crate::features::workshop::faults::summary;
use crate::features::workshop::give::{copy, play, save};
use crate::features::workshop::heard::{Before, tell_cell, tell_change};
use crate::features::workshop::package::pack;
use crate::features::workshop::task_form::{change_goals, fill_in_task, solved};
use crate::features::workshop::task_lines::with;
use crate::features::workshop::text::take_text;
use crate::features::workshop::typing::begin_typing;
use crate::features::workshop::{Workshop, leave};
use crate::stage::draft::{DraftStage, Tool};
use crate::stage::{CursorMove, Device, Input};
use engine::rules::{SPACES, Token};
use engine::session::{Draft, Edit};
use engine::table::MOST_POINTS;
use engine::table::record::SAY;
use engine::tiles::{Pos, TileId, TileSet};
use kurbo::Point;
use view::scene::tween::Millis;

/// How much nearer one step of zooming brings the board.
const ZOOM: f64 = 1.3;

/// Whether a command means something in the workshop.
const fn is_offered(command: Command) -> bool {
    matches!(
        command,
        Command::TurnLeft
            | Command::TurnRight
            | Command::TakeBack
            | Command::Redo
            | Command::ZoomIn
            | Command::ZoomOut
            | Command::Fit
            | Command::Settings
            | Command::Workshop
            | Command::Close
    )
}

/// Why a command would do nothing in the workshop now; none when it does something.
pub(crate) fn workshop_hindrance(workshop: &Workshop, command: Command) -> Option<Hindrance> {
    let stage = &workshop.stage;
    let able = match command {
        Command::TakeBack => stage.history().can_undo(),
        Command::Redo => stage.history().can_redo(),
        Command::TurnLeft | Command::TurnRight => stage.can_turn(),
        command => is_offered(command),
    };
    (!able).then_some(Hindrance::Nothing)
}

/// Runs a command in the workshop. Returns whether it is one of those that belong there.
pub(crate) fn workshop_command(shell: &mut Shell, command: Command, now: Millis) -> bool {
    if shell.dialogs.is_open() {
        return false;
    }
    let before = before(shell);
    let Some(workshop) = &mut shell.workshop else {
        return false;
    };
    workshop.typing = None;
    let stage = &mut workshop.stage;
    match command {
        Command::TurnLeft => stage.turn(false),
        Command::TurnRight => stage.turn(true),
        Command::TakeBack => _ = stage.undo(),
        Command::Redo => _ = stage.redo(),
        Command::ZoomIn => stage.zoom(ZOOM),
        Command::ZoomOut => stage.zoom(1.0 / ZOOM),
        Command::Fit => stage.fit(),
        Command::Workshop => {
            leave(shell, now);
            return true;
        }
        Command::Close => _ = stage.let_go(),
        Command::Settings => return false,
        _ => return true,
    }
    tell_change(shell, before);
    edited(shell);
    true
}

/// How the workshop stands, to be compared with how it stands after something was done.
fn before(shell: &Shell) -> Option<Before> {
    shell.workshop().map(|workshop| Before::of(&workshop.stage))
}

/// Takes in a key in the workshop. Returns whether it meant something there, or should mean nothing.
pub(crate) fn workshop_key(shell: &mut Shell, key: &str) -> bool {
    let before = before(shell);
    let Some(workshop) = &mut shell.workshop else {
        return false;
    };
    if let Some(way) = CursorMove::of_key(key) {
        let cell = workshop.stage.move_cursor(way);
        if let Some(pos) = cell {
            shell.focus.request(cell_target(pos));
            tell_cell(shell, pos);
        }
        return true;
    }
    if key == "Delete" {
        workshop.stage.remove();
        tell_change(shell, before);
        edited(shell);
        return true;
    }
    false
}

/// Takes in what a hand does over the board of the workshop.
pub(crate) fn workshop_input(shell: &mut Shell, input: Input) {
    let before = before(shell);
    let Some((workshop, earlier)) = shell.workshop.as_mut().zip(before.as_ref()) else {
        return;
    };
    workshop.stage.input(input);
    let same = earlier.is_of(workshop.stage.draft());
    tell_change(shell, before);
    if !same {
        edited(shell);
    }
}

impl Shell {
    /// A pointer begins to carry a tile of the palette: which pointer, what moves it, and where it is, in CSS pixels.
    pub fn carry_tile(&mut self, tile: TileId, pointer: (i32, Device, Point)) {
        if let Some(workshop) = &mut self.workshop {
            workshop.stage.carry(tile, pointer);
        }
    }
}

/// The element of a cell.
const fn cell_target(pos: Pos) -> Target {
    Target::Press(Intent::Workshop(WorkshopIntent::Cell(pos)))
}

/// After something was done to the draft: what was typed is past, and what is wrong is told.
pub(super) fn edited(shell: &mut Shell) {
    if let Some(workshop) = &mut shell.workshop {
        let draft = workshop.stage.draft();
        workshop.typed.take_if(|typed| typed.beside != *draft);
    }
    keep(shell);
    tell_faults(shell);
}

/// Draws up another draft in the open workshop, as one more step of its history, and shows all of it.
pub(super) fn replace(shell: &mut Shell, draft: Draft) {
    let before = before(shell);
    let Some(workshop) = &mut shell.workshop else {
        return;
    };
    workshop.typing = None;
    workshop.stage.edit(&Edit::Replace(Box::new(draft)));
    workshop.stage.go_to(0);
    workshop.stage.fit();
    tell_change(shell, before);
    edited(shell);
}

/// Keeps the draft, for the next time the workshop is opened and the page is loaded.
fn keep(shell: &mut Shell) {
    let text = shell
        .workshop()
        .map(|workshop| workshop.stage.draft().text());
    if text != shell.kept_draft
        && let Some(text) = text
    {
        shell.kept_draft = Some(text.clone());
        shell.effects.ask(Effect::KeepDraft(text));
    }
}

/// Says how much is wrong, unless that was said last.
fn tell_faults(shell: &mut Shell) {
    let said = shell.workshop().map(|workshop| summary(shell, workshop));
    let Some((workshop, said)) = shell.workshop.as_mut().zip(said) else {
        return;
    };
    if workshop.told_faults != said {
        workshop.told_faults.clone_from(&said);
        shell.announcer.say(said);
    }
}

/// Does what is pressed.
#[inline(never)]
pub(crate) fn press(shell: &mut Shell, intent: WorkshopIntent, now: Millis) {
    match intent {
        WorkshopIntent::Copy(way) => return copy(shell, way),
        WorkshopIntent::File => return save(shell),
        WorkshopIntent::Picture => return shell.effects.ask(Effect::SavePicture),
        WorkshopIntent::Package => return pack(shell),
        WorkshopIntent::Play => return play(shell, now),
        _ => {}
    }
    let before = before(shell);
    let Some(workshop) = &mut shell.workshop else {
        return;
    };
    let stage = &mut workshop.stage;
    match intent {
        WorkshopIntent::Tab(tab) => show_tab(workshop, tab),
        WorkshopIntent::Moves => return bring_moves(shell),
        WorkshopIntent::Step(way) => return step_by(shell, way),
        WorkshopIntent::Alone => keep_alone(stage),
        WorkshopIntent::EndHere => _ = stage.edit(&Edit::EndAt(stage.step())),
        WorkshopIntent::Take(tile) => take(shell, tile),
        WorkshopIntent::Seat(seat) => stage.take_seat(seat),
        WorkshopIntent::Piece(piece) => stage.take_piece(piece),
        WorkshopIntent::Mark(kind) => stage.take_mark(kind),
        WorkshopIntent::Ink(ink) => stage.take_ink(ink),
        WorkshopIntent::Offer(change) => workshop.offer.change(change),
        WorkshopIntent::Solve => return solve(shell, now),
        WorkshopIntent::Cell(pos) if lacks_tile(stage, pos) => {
            stage.set_cursor(pos);
            let told = shell.texts().workshop_choose_first().to_string();
            shell.tell(told, now);
        }
        WorkshopIntent::Cell(pos) => press_cell(shell, pos),
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
        WorkshopIntent::Fault(pos) => go_to(shell, pos),
        WorkshopIntent::Task(change) => change_goals(shell, change),
        WorkshopIntent::Copy(_)
        | WorkshopIntent::File
        | WorkshopIntent::Picture
        | WorkshopIntent::Package
        | WorkshopIntent::Play => {}
    }
    tell_change(shell, before);
    edited(shell);
}

/// Takes a tile in hand. Who steers by keys goes on to the board with it: in the palette arrows lead to other tiles.
fn take(shell: &mut Shell, tile: TileId) {
    let steered = shell.input_method() == InputMethod::Keys;
    let Some(workshop) = &mut shell.workshop else {
        return;
    };
    workshop.stage.take(tile);
    let cell = workshop.stage.focus_cell().filter(|_| steered);
    if let Some(pos) = cell {
        focus_on(shell, cell_target(pos));
    }
}

/// Whether a press on a cell would lay a tile, were one in hand.
fn lacks_tile(stage: &DraftStage, pos: Pos) -> bool {
    stage.tool() == Tool::None
        && stage.selected().is_none()
        && stage.step() == 0
        && stage.draft().tile_at(pos).is_none()
}

/// Does on a cell what is in hand. With a figure in hand, who steers by keys goes on to the parts of the tile.
fn press_cell(shell: &mut Shell, pos: Pos) {
    let Some(workshop) = &mut shell.workshop else {
        return;
    };
    let stage = &mut workshop.stage;
    stage.press_cell(pos);
    let tab = match stage.tool() {
        Tool::Mark(..) => WorkshopTab::Explain,
        _ => WorkshopTab::Pieces,
    };
    let puts = stage.tool().is_for_parts();
    let part = stage.selected().filter(|_| puts).map(|pos| {
        let segment = engine::tiles::SegmentId(0);
        engine::rules::Spot { pos, segment }
    });
    if let Some(spot) = part {
        workshop.tab = tab;
        let target = Target::Press(Intent::Workshop(WorkshopIntent::Spot(spot)));
        focus_on(shell, target);
    }
}

/// The tile in hand is the one that is drawn, or none is.
fn draw(workshop: &mut Workshop, on: bool) {
    let tile = match workshop.stage.tool() {
        Tool::Tile(taken) if on => Some(taken.tile),
        _ if on => return,
        _ => None,
    };
    workshop.stage.edit(&Edit::Drawn(tile));
}

/// Goes to where something is wrong.
fn go_to(shell: &mut Shell, pos: Pos) {
    if let Some(workshop) = &mut shell.workshop {
        workshop.stage.let_go();
        workshop.stage.press_cell(pos);
        workshop.stage.set_cursor(pos);
        focus_on(shell, cell_target(pos));
    }
}

/// Takes in what was typed or chosen in a field.
pub(crate) fn fill_in(shell: &mut Shell, field: WorkshopField, value: &str) {
    let Some(workshop) = &mut shell.workshop else {
        return;
    };
    let jumps = begin_typing(workshop, field, value);
    let points = || value.trim().parse::<u32>().unwrap_or(0).min(MOST_POINTS);
    let count = || value.trim().parse::<u16>().unwrap_or(0);
    let edit = match field {
        WorkshopField::Set => {
            workshop.set = TileSet::parse(value).unwrap_or(workshop.set);
            return;
        }
        WorkshopField::Score(seat) => Edit::Score(seat, points()),
        WorkshopField::Messenger(seat) => Edit::Messenger(seat, points()),
        WorkshopField::Goods(seat, goods) => Edit::Goods(seat, goods, count()),
        WorkshopField::Ingots(seat) => Edit::Ingots(seat, count()),
        WorkshopField::Flock(seat) => {
            let tokens = value.split_whitespace().filter_map(Token::parse);
            Edit::Flock(seat, tokens.collect())
        }
        WorkshopField::Robber(seat) => {
            let space = value.trim().parse::<u8>().ok();
            let space = space.filter(|&space| u32::from(space) < SPACES);
            Edit::Robber(seat, space)
        }
        WorkshopField::Task => Edit::Task(value.to_string()),
        WorkshopField::Remarks => Edit::Remarks(workshop.stage.step(), value.to_string()),
        WorkshopField::Comment => {
            let step = workshop.stage.step();
            Edit::Remarks(step, with(workshop.stage.draft().remarks(step), SAY, value))
        }
        WorkshopField::Step => return look_at(shell, value.parse().unwrap_or(0)),
        WorkshopField::Ask(_)
        | WorkshopField::Goal(_)
        | WorkshopField::GoalPoints(_)
        | WorkshopField::TaskSeat
        | WorkshopField::TaskTurns
        | WorkshopField::Hint(..) => fill_in_task(workshop.stage.draft(), field, value),
        WorkshopField::Text => return type_text(shell, value, jumps),
    };
    workshop.stage.edit(&edit);
    if jumps {
        workshop.stage.end_step();
    }
    edited(shell);
}

/// Writes a solution of the task down, or says that none was found.
fn solve(shell: &mut Shell, now: Millis) {
    let found = shell
        .workshop()
        .and_then(|workshop| solved(workshop.stage.draft()));
    match (found, &mut shell.workshop) {
        (Some(edit), Some(workshop)) => {
            workshop.stage.edit(&edit);
            edited(shell);
        }
        _ => {
            let told = shell.texts().no_solution_found().to_string();
            shell.tell(told, now);
        }
    }
}

/// The text of the draft was typed anew: it is taken over as soon as it can be read.
fn type_text(shell: &mut Shell, value: &str, jumps: bool) {
    let Some(workshop) = &mut shell.workshop else {
        return;
    };
    take_text(workshop, value);
    if jumps {
        workshop.stage.end_step();
    }
    keep(shell);
    tell_faults(shell);
}
