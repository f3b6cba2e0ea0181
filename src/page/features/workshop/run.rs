//! Handles presses, keys, fields and commands in the workshop.

use crate::context::Context;
use crate::context::focus::InputMethod;
use crate::context::steering::focus_on;
use crate::elements::intent::{Intent, Target};
use crate::elements::workshop::{WorkshopField, WorkshopIntent, WorkshopTab};
use crate::features::workshop::edited::{edited, keep, tell_faults};
use crate::features::workshop::heard::{Before, tell_cell, tell_change};
use crate::features::workshop::moves::look_at;
use crate::features::workshop::state::{Drafts, Workshop};
use crate::features::workshop::task_form::{fill_in_task, solved};
use crate::features::workshop::task_lines::with;
use crate::features::workshop::text::take_text;
use crate::features::workshop::typing::begin_typing;
use crate::stage::draft::{DraftStage, Tool};
use crate::stage::{CursorMove, Device, Input};
use engine::rules::{SPACES, Token};
use engine::session::{Draft, Edit};
use engine::table::MOST_POINTS;
use engine::table::record::SAY;
use engine::tiles::{Pos, TileId, TileSet};
use kurbo::Point;
use view::scene::tween::Millis;

/// The factor of one step of zooming.
pub(crate) const ZOOM: f64 = 1.3;

/// The state of the workshop, to compare with the state after an action.
pub(crate) fn before(drafts: &Drafts) -> Option<Before> {
    drafts
        .workshop()
        .map(|workshop| Before::from_stage(&workshop.stage))
}

/// Handles a key in the workshop. Returns whether it is used or to be ignored there.
pub(crate) fn workshop_key(drafts: &mut Drafts, cx: &mut Context, key: &str) -> bool {
    let before = before(drafts);
    let Some(workshop) = &mut drafts.open else {
        return false;
    };
    if let Some(way) = CursorMove::of_key(key) {
        let cell = workshop.stage.move_cursor(way);
        if let Some(pos) = cell {
            cx.focus.request(cell_target(pos));
            tell_cell(drafts, cx, pos);
        }
        return true;
    }
    if key == "Delete" {
        workshop.stage.remove();
        tell_change(drafts, cx, before);
        edited(drafts, cx);
        return true;
    }
    false
}

/// Handles pointer input on the workshop's board.
pub(crate) fn workshop_input(drafts: &mut Drafts, cx: &mut Context, input: Input) {
    let before = before(drafts);
    let Some((workshop, earlier)) = drafts.open.as_mut().zip(before.as_ref()) else {
        return;
    };
    workshop.stage.input(input);
    let same = earlier.is_of(workshop.stage.draft());
    tell_change(drafts, cx, before);
    if !same {
        edited(drafts, cx);
    }
}

impl Drafts {
    /// Starts dragging a tile from the palette: the pointer, its device, and its position in CSS pixels.
    pub fn carry_tile(&mut self, tile: TileId, pointer: (i32, Device, Point)) {
        if let Some(workshop) = &mut self.open {
            workshop.stage.carry(tile, pointer);
        }
    }
}

const fn cell_target(pos: Pos) -> Target {
    Target::Press(Intent::Workshop(WorkshopIntent::Cell(pos)))
}

/// Replaces the draft in the open workshop as a step of its history, and fits it into view.
pub(crate) fn replace(drafts: &mut Drafts, cx: &mut Context, draft: Draft) {
    let before = before(drafts);
    let Some(workshop) = &mut drafts.open else {
        return;
    };
    workshop.typing = None;
    workshop.stage.edit(&Edit::Replace(Box::new(draft)));
    workshop.stage.go_to(0);
    workshop.stage.fit();
    tell_change(drafts, cx, before);
    edited(drafts, cx);
}

/// Picks up a tile. With keys, focus moves to the board: in the palette arrow keys lead to other tiles.
pub(crate) fn take(drafts: &mut Drafts, cx: &mut Context, tile: TileId) {
    let steered = cx.input_method() == InputMethod::Keys;
    let Some(workshop) = &mut drafts.open else {
        return;
    };
    workshop.stage.take(tile);
    let cell = workshop.stage.focus_cell().filter(|_| steered);
    if let Some(pos) = cell {
        focus_on(cx, cell_target(pos));
    }
}

/// Whether pressing a cell would place a tile, if one were in hand.
pub(crate) fn lacks_tile(stage: &DraftStage, pos: Pos) -> bool {
    stage.tool() == Tool::None
        && stage.selected().is_none()
        && stage.step() == 0
        && stage.draft().tile_at(pos).is_none()
}

/// Uses what is in hand on a cell. With a figure and keys, focus moves to the segments of the tile.
pub(crate) fn press_cell(drafts: &mut Drafts, cx: &mut Context, pos: Pos) {
    let Some(workshop) = &mut drafts.open else {
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
        focus_on(cx, target);
    }
}

/// Makes the tile in hand the drawn one, or clears that.
pub(crate) fn draw(workshop: &mut Workshop, on: bool) {
    let tile = match workshop.stage.tool() {
        Tool::Tile(taken) if on => Some(taken.tile),
        _ if on => return,
        _ => None,
    };
    workshop.stage.edit(&Edit::Drawn(tile));
}

/// Goes to the place of a fault.
pub(crate) fn go_to(drafts: &mut Drafts, cx: &mut Context, pos: Pos) {
    if let Some(workshop) = &mut drafts.open {
        workshop.stage.let_go();
        workshop.stage.press_cell(pos);
        workshop.stage.set_cursor(pos);
        focus_on(cx, cell_target(pos));
    }
}

/// Handles a change of a field.
pub(crate) fn fill_in(drafts: &mut Drafts, cx: &mut Context, field: WorkshopField, value: &str) {
    let Some(workshop) = &mut drafts.open else {
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
        WorkshopField::Step => return look_at(drafts, cx, value.parse().unwrap_or(0)),
        WorkshopField::Ask(_)
        | WorkshopField::Goal(_)
        | WorkshopField::GoalPoints(_)
        | WorkshopField::TaskSeat
        | WorkshopField::TaskTurns
        | WorkshopField::Hint(..) => fill_in_task(workshop.stage.draft(), field, value),
        WorkshopField::Text => return type_text(drafts, cx, value, jumps),
    };
    workshop.stage.edit(&edit);
    if jumps {
        workshop.stage.end_step();
    }
    edited(drafts, cx);
}

/// Adds a solution to the task, or says that none was found.
pub(crate) fn solve(drafts: &mut Drafts, cx: &mut Context, now: Millis) {
    let found = drafts
        .workshop()
        .and_then(|workshop| solved(workshop.stage.draft()));
    match (found, &mut drafts.open) {
        (Some(edit), Some(workshop)) => {
            workshop.stage.edit(&edit);
            edited(drafts, cx);
        }
        _ => {
            let told = cx.texts().no_solution_found().to_string();
            cx.tell(told, now);
        }
    }
}

/// Handles typing in the text of the draft: it is applied as soon as it can be read.
fn type_text(drafts: &mut Drafts, cx: &mut Context, value: &str, jumps: bool) {
    let Some(workshop) = &mut drafts.open else {
        return;
    };
    take_text(workshop, value);
    if jumps {
        workshop.stage.end_step();
    }
    keep(drafts, cx);
    tell_faults(drafts, cx);
}
