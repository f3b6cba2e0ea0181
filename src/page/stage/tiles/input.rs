//! Pointer input over the board: dragging the tile and pieces, panning, pinching, tapping, turning.

use kurbo::Point;

use crate::stage::duration;
use crate::stage::input::{Device, Input};
use crate::stage::pointer::Press;
use crate::stage::tiles::drag_piece::{drag_piece, drop_piece, taken_refusals};
use crate::stage::tiles::drag_tile::{drag_tile, drop_beside, drop_tile, pick_up};
use crate::stage::tiles::gesture::TileGesture;
use crate::stage::tiles::guides::{drag_on_map, is_on_guide, press_guide};
use crate::stage::tiles::open_tooltip::update_tooltip;
use crate::stage::tiles::pinch::{pinch, zoom_or_turn};
use crate::stage::tiles::places::DragOrigin;
use crate::stage::tiles::places::ground::Ground;
use crate::stage::tiles::state::TileStage;
use engine::rules::Action;
use view::scene::answers::AnswerKind;
use view::scene::tween::Millis;

impl TileStage {
    /// Handles a pointer event over the board.
    pub fn input(&mut self, input: Input, now: Millis) {
        update_tooltip(self, input, now);
        let decided = self.decision_count;
        match input {
            Input::Down { id, device, at } => down(self, Press::new(id, device, at), now),
            Input::Move { id, device, at } => moved(self, id, device, at, now),
            Input::Up { id, at } => up(self, id, at, now),
            Input::Gone { id } => gone(self, id, now),
            Input::Turn => self.turn(true, now),
            Input::Wheel { at, by, pinch } => zoom_or_turn(self, at, by, pinch, now),
        }
        if self.decision_count != decided {
            self.note_press(now);
        }
    }
}

fn down(stage: &mut TileStage, press: Press, now: Millis) {
    stage.view.aim.cursor = None;
    stage.view.places.device = press.device;
    stage.view.camera.motion = None;
    match stage.view.gesture {
        TileGesture::None => stage.view.gesture = begin(stage, press, now),
        TileGesture::Board(first) | TileGesture::Piece(first) if first.may_pinch() => {
            stage.view.gesture = TileGesture::Pinch(first.restarted(), press);
        }
        // A second finger turns the tile that the first one presses.
        TileGesture::Tile(first) if first.id != press.id => stage.turn(true, now),
        _ => {}
    }
    stage.view.aim.hover = None;
}

/// The gesture that a press begins.
fn begin(stage: &mut TileStage, press: Press, now: Millis) -> TileGesture {
    let hand = &stage.view.hand;
    if let Some(slot) = hand.slot_at(&stage.layout, press.at) {
        let chooses = slot != hand.selected_slot();
        stage.select_tile(slot, now);
        return TileGesture::Tile(Press { chooses, ..press });
    }
    if stage.is_second_press(now) {
        return begin_second(stage, press);
    }
    stage.view.places.origin = DragOrigin::Bar;
    if let Some(piece) = stage.view.places.piece_at(&stage.layout, press.at) {
        stage.choose_piece(piece);
        return TileGesture::Piece(Press {
            chooses: true,
            ..press
        });
    }
    // Touching the bar does nothing on the board.
    if stage.layout.dock.contains(press.at) {
        return TileGesture::None;
    }
    press_guide(stage, press, now).unwrap_or_else(|| begin_on_board(stage, press))
}

/// The gesture of the second half of a double click: it may move the tile just placed, or the board.
fn begin_second(stage: &TileStage, press: Press) -> TileGesture {
    match is_on_provisional(stage, press.at) {
        _ if stage.layout.dock.contains(press.at) => TileGesture::None,
        true => TileGesture::Placed(Press {
            chooses: true,
            ..press
        }),
        false => TileGesture::Board(Press {
            moved: true,
            ..press
        }),
    }
}

/// The gesture that a press on the board begins.
fn begin_on_board(stage: &mut TileStage, press: Press) -> TileGesture {
    let (places, viewport) = (&stage.view.places, stage.viewport());
    if let Some(index) = places.place_at(&viewport, press.at, press.device) {
        let taken = places.offered()[index].kind == AnswerKind::Take;
        stage.view.places.origin = match taken {
            true => DragOrigin::Place(index),
            false => DragOrigin::Bar,
        };
        return TileGesture::Piece(press);
    }
    if let Some(source) = places.source_at(&viewport, press.at, press.device) {
        stage.choose_piece(source.piece);
        stage.view.places.origin = DragOrigin::Board(source);
        return TileGesture::Piece(Press {
            chooses: true,
            ..press
        });
    }
    match is_on_provisional(stage, press.at) {
        true => TileGesture::Placed(press),
        false => TileGesture::Board(press),
    }
}

/// Whether a point of the screen is on the unconfirmed tile.
pub(super) fn is_on_provisional(stage: &TileStage, at: Point) -> bool {
    let camera = stage.view.camera.goal;
    let placed = stage.provisional();
    placed.is_some_and(|placed| camera.square(placed.pos).contains(at))
}

fn moved(stage: &mut TileStage, id: i32, device: Device, at: Point, now: Millis) {
    match stage.view.gesture {
        TileGesture::None => hover(stage, device, at),
        TileGesture::Tile(press) if press.id == id => {
            drag_tile(stage, press, press.to(at), now);
        }
        TileGesture::Placed(press) if press.id == id => {
            let press = press.to(at);
            stage.view.gesture = TileGesture::Placed(press);
            if press.moved {
                pick_up(stage, press, now);
            }
        }
        TileGesture::Piece(press) if press.id == id => drag_piece(stage, press.to(at)),
        TileGesture::Board(press) if press.id == id => {
            let next = press.to(at);
            stage.view.gesture = TileGesture::Board(next);
            if next.moved {
                let from = if press.moved { press.at } else { press.start };
                stage.set_camera(stage.view.camera.goal.panned(at - from));
            }
        }
        TileGesture::Map(press) if press.id == id => {
            let next = press.to(at);
            stage.view.gesture = TileGesture::Map(next);
            if next.moved {
                drag_on_map(stage, at);
            }
        }
        TileGesture::Pinch(one, other) => pinch(stage, (id, at), one, other, now),
        _ => {}
    }
}

fn hover(stage: &mut TileStage, device: Device, at: Point) {
    if device == Device::Mouse {
        let beside = is_on_guide(stage, at);
        stage.view.aim.hover = Some(at).filter(|_| !beside);
        let target = tap_target(stage, at, device).filter(|_| !beside);
        let target = target.map(|(index, _)| index);
        stage.view.places.pointed = target;
        stage.update_aim();
    }
}

fn up(stage: &mut TileStage, id: i32, at: Point, now: Millis) {
    match stage.view.gesture {
        TileGesture::Tile(press) if press.id == id => {
            release_tile(stage, press.to(at), now);
        }
        TileGesture::Placed(press) if press.id == id => {
            stage.view.gesture = TileGesture::None;
            if !press.chooses {
                tap_provisional(stage, at, now);
            }
        }
        TileGesture::Piece(press) if press.id == id && press.to(at).moved => {
            drop_piece(stage, press.to(at), now);
        }
        TileGesture::Board(press) | TileGesture::Piece(press) if press.id == id => {
            stage.view.gesture = TileGesture::None;
            if !press.to(at).moved && !press.chooses && !stage.view.tooltip.opened_by_press {
                tap(stage, at, press.device, now);
            }
            hover(stage, press.device, at);
        }
        TileGesture::Map(press) | TileGesture::Arrow(press) if press.id == id => {
            stage.view.gesture = TileGesture::None;
            hover(stage, press.device, at);
        }
        TileGesture::Pinch(one, other) if one.id == id || other.id == id => {
            let mut left = if one.id == id { other } else { one };
            left.moved = true;
            stage.view.gesture = TileGesture::Board(left);
        }
        _ => {}
    }
}

/// Ends a press of the tile in hand: a tap turns it.
fn release_tile(stage: &mut TileStage, press: Press, now: Millis) {
    if press.moved {
        drag_tile(stage, press, press, now);
        drop_tile(stage, press.at, now);
        return;
    }
    stage.view.gesture = TileGesture::None;
    if !press.chooses {
        stage.turn(true, now);
    }
}

/// Handles a tap on the unconfirmed tile: turns it, unless the ground has another meaning or is occupied.
fn tap_provisional(stage: &mut TileStage, at: Point, now: Millis) {
    if stage.view.tooltip.opened_by_press {
        return;
    }
    let places = &stage.view.places;
    match places.ground_at(&stage.viewport(), &stage.legal, at, ground(stage, at)) {
        Some((_, action)) => _ = stage.act(action, now),
        None => match taken_refusals(stage, at) {
            taken if taken.is_empty() => stage.turn(true, now),
            taken => stage.refuse(taken, at, now),
        },
    }
}

/// A cancelled pointer cancels its gesture without effect.
fn gone(stage: &mut TileStage, id: i32, now: Millis) {
    if stage.view.gesture.involves(id) {
        cancel_gesture(stage, now);
    }
    stage.view.aim.hover = None;
    stage.view.places.pointed = None;
    stage.update_aim();
}

/// Cancels the gesture: a dragged tile goes back to its slot.
pub(super) fn cancel_gesture(stage: &mut TileStage, now: Millis) {
    let from = stage.tile_pose(now);
    let dragged = stage.view.gesture.dragged_tile().is_some();
    stage.view.gesture = TileGesture::None;
    stage.update_aim();
    if dragged {
        let length = stage.preferences.duration(duration::BACK);
        stage.view.hand.animate_from(from, now, length);
    }
}

/// The meaning of the ground under a press.
fn ground(stage: &TileStage, at: Point) -> Ground {
    let turns = is_on_provisional(stage, at) && stage.other_rotation(true).is_some();
    match turns {
        true => Ground::Turning,
        false => Ground::Pressed,
    }
}

/// What a tap means: a place, or the ground that stands for one.
fn tap_target(stage: &TileStage, at: Point, device: Device) -> Option<(usize, Action)> {
    let places = &stage.view.places;
    let ground = ground(stage, at);
    places.tap_target(&stage.viewport(), &stage.legal, (at, device), ground)
}

fn tap(stage: &mut TileStage, at: Point, device: Device, now: Millis) {
    if let Some((_, action)) = tap_target(stage, at, device) {
        stage.act(action, now);
    } else if stage.view.hand.selected.is_some() && !stage.layout.dock.contains(at) {
        let pos = stage.view.camera.goal.cell_at(at);
        match stage.game.board().get(pos) {
            Some(_) => drop_beside(stage, at, now),
            None => stage.place_on(pos, now),
        }
    }
}
