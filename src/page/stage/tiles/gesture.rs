//! Pointers over the board: dragging the tile, panning, pinching, tapping, turning.

use std::f64::consts::FRAC_PI_2;

use kurbo::{Point, Vec2};

use crate::stage::input::{Device, Input};
use crate::stage::pointer::{Press, hold};
use crate::stage::tiles::carry::{carry, drop_figure};
use crate::stage::tiles::hand::Seen;
use crate::stage::tiles::places::Held;
use crate::stage::tiles::tooltip::watch;
use crate::stage::{TileStage, duration};
use engine::rules::Action;
use view::scene::answers::AnswerKind;
use view::scene::tween::{Ease, Millis};

/// What the pointers hold.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Grip {
    /// Nothing.
    None,
    /// The tile in hand.
    Tile(Press),
    /// The tile on the board that is not confirmed: a tap turns it, a drag lifts it.
    Placed(Press),
    /// A figure or the like: from the bar or where it stands, where a tap chooses it, or from one of the places, where a
    /// tap puts it.
    Figure(Press),
    /// The table: a tap means the place, a drag moves the camera.
    Table(Press),
    /// The table, with two fingers.
    Pinch(Press, Press),
}

impl Grip {
    /// The middle of a tile that is held in the air: under the mouse, above a finger.
    pub fn tile(&self) -> Option<Point> {
        match self {
            Grip::Tile(press) if press.moved => Some(press.at + hold(press.device)),
            _ => None,
        }
    }

    /// The finger that holds a tile in the air.
    pub(super) fn finger(&self) -> Option<Point> {
        match self {
            Grip::Tile(press) if press.device == Device::Finger => Some(press.at),
            _ => None,
        }
    }

    /// The middle of a figure that is carried: under the mouse, above a finger.
    pub fn figure(&self) -> Option<Point> {
        match self {
            Grip::Figure(press) if press.moved => Some(press.at + hold(press.device) * 0.8),
            _ => None,
        }
    }

    /// Lets go what is not there any more.
    pub fn let_go(&mut self) {
        if matches!(self, Grip::Tile(_) | Grip::Placed(_) | Grip::Figure(_)) {
            *self = Grip::None;
        }
    }

    /// Whether letting go now is a tap.
    pub fn taps(&self) -> bool {
        matches!(self, Grip::Table(press) if !press.moved)
    }

    /// Whether the table is being moved.
    pub fn pans(&self) -> bool {
        matches!(self, Grip::Table(press) if press.moved) || matches!(self, Grip::Pinch(..))
    }
}

/// How far two pointers went around each other, in quarter turns clockwise.
fn quarters(one: Press, other: Press) -> i32 {
    let (from, to) = (other.start - one.start, other.at - one.at);
    let angle = from.cross(to).atan2(from.dot(to));
    (angle / FRAC_PI_2).round() as i32
}

impl TileStage {
    /// Takes in what a hand does over the board.
    pub fn input(&mut self, input: Input, now: Millis) {
        watch(self, input, now);
        match input {
            Input::Down { id, device, at } => down(self, Press::new(id, device, at), now),
            Input::Move { id, device, at } => moved(self, id, device, at, now),
            Input::Up { id, at } => up(self, id, at, now),
            Input::Gone { id } => gone(self, id, now),
            Input::Turn => self.turn(true, now),
            Input::Wheel { at, by, pinch } => wheel(self, at, by, pinch, now),
        }
    }

    /// Whether letting go now is a tap on the board.
    pub(crate) fn taps(&self) -> bool {
        self.view.grip.taps()
    }

    /// Whether a tile is held in the air.
    pub fn holds_tile(&self) -> bool {
        self.view.grip.tile().is_some()
    }

    /// Where the tile in hand is seen at `now`.
    pub(crate) fn seen_hand(&self, now: Millis) -> Seen {
        let goal = self.goal();
        self.view
            .tiles
            .held()
            .map_or(goal, |hand| hand.seen(goal, now))
    }

    pub(super) fn glide(&mut self, from: Seen, length: Millis, now: Millis) {
        let length = self.lasting(length);
        if let Some(hand) = self.view.tiles.held_mut() {
            hand.glide_from(from, now, length, Ease::Out);
        }
    }
}

fn down(stage: &mut TileStage, press: Press, now: Millis) {
    stage.view.aim.set_cursor(None);
    stage.view.places.point_with(press.device);
    match stage.view.grip {
        Grip::None => stage.view.grip = grip_at(stage, press, now),
        Grip::Table(first) | Grip::Figure(first) if first.may_pinch() => {
            stage.view.grip = Grip::Pinch(first.anew(), press);
        }
        // A second finger turns the tile that the first one holds.
        Grip::Tile(first) if first.id != press.id => stage.turn(true, now),
        _ => {}
    }
    stage.view.aim.set_hover(None);
    stage.view.rig.stop();
}

/// What a press takes hold of.
fn grip_at(stage: &mut TileStage, press: Press, now: Millis) -> Grip {
    if let Some(index) = stage.tile_at(press.at) {
        let chooses = index != stage.chosen_tile();
        stage.hold(index, now);
        return Grip::Tile(Press { chooses, ..press });
    }
    stage.view.places.hold(Held::Fresh);
    if let Some(piece) = stage.view.places.kind_at(&stage.layout, press.at) {
        stage.offer(piece);
        return Grip::Figure(Press {
            chooses: true,
            ..press
        });
    }
    // Nothing of the board is meant by who touches the bar.
    if stage.layout.dock.contains(press.at) {
        return Grip::None;
    }
    if let Some(index) = stage
        .view
        .places
        .spot_at(&stage.sight(), press.at, press.device)
    {
        let taken = stage.view.places.all()[index].kind == AnswerKind::Take;
        stage.view.places.hold(match taken {
            true => Held::Taken(index),
            false => Held::Fresh,
        });
        return Grip::Figure(press);
    }
    if let Some(source) = stage
        .view
        .places
        .source_at(&stage.sight(), press.at, press.device)
    {
        stage.offer(source.piece);
        stage.view.places.hold(Held::Moved(source));
        return Grip::Figure(Press {
            chooses: true,
            ..press
        });
    }
    let placed = stage
        .provisional()
        .map(|placed| stage.view.rig.goal().square(placed.pos));
    match placed {
        Some(square) if square.contains(press.at) => Grip::Placed(press),
        _ => Grip::Table(press),
    }
}

fn moved(stage: &mut TileStage, id: i32, device: Device, at: Point, now: Millis) {
    match stage.view.grip {
        Grip::None => hovered(stage, device, at),
        Grip::Tile(press) if press.id == id => drag_tile(stage, press, press.to(at), now),
        Grip::Placed(press) if press.id == id => {
            let press = press.to(at);
            stage.view.grip = Grip::Placed(press);
            if press.moved {
                lift(stage, press, now);
            }
        }
        Grip::Figure(press) if press.id == id => carry(stage, press.to(at)),
        Grip::Table(press) if press.id == id => {
            let next = press.to(at);
            stage.view.grip = Grip::Table(next);
            if next.moved {
                let from = if press.moved { press.at } else { press.start };
                stage.look_from(stage.view.rig.goal().panned(at - from));
            }
        }
        Grip::Pinch(one, other) => pinch(stage, (id, at), one, other, now),
        _ => {}
    }
}

fn hovered(stage: &mut TileStage, device: Device, at: Point) {
    if device == Device::Mouse {
        stage.view.aim.set_hover(Some(at));
        let over = meant_at(stage, at, device).map(|(index, _)| index);
        stage.view.places.point_at(over);
        stage.aim();
    }
}

/// The shape of the mouse where it hovers, as style sheets name it.
pub(super) fn mouse_shape(stage: &TileStage) -> &'static str {
    match stage.view.grip {
        Grip::Tile(_) | Grip::Placed(_) | Grip::Figure(_) => "grabbing",
        Grip::Table(press) if press.moved => "grabbing",
        Grip::Pinch(..) => "grabbing",
        Grip::Table(_) | Grip::None => stage
            .view
            .aim
            .hover()
            .map_or("default", |at| shape_at(stage, at)),
    }
}

fn shape_at(stage: &TileStage, at: Point) -> &'static str {
    let on_hand = stage.tile_at(at).is_some()
        || stage.view.places.kind_at(&stage.layout, at).is_some()
        || stage
            .view
            .places
            .source_at(&stage.sight(), at, Device::Mouse)
            .is_some();
    let placed = stage
        .provisional()
        .map(|placed| stage.view.rig.goal().square(placed.pos));
    if stage.view.places.over().is_some() || stage.ghost().is_some() {
        "pointer"
    } else if on_hand || placed.is_some_and(|square| square.contains(at)) {
        "grab"
    } else {
        "default"
    }
}

fn drag_tile(stage: &mut TileStage, before: Press, press: Press, now: Millis) {
    let seen = stage.seen_hand(now);
    let (pos, held) = (stage.view.aim.ghost().map(|ghost| ghost.pos), before.moved);
    stage.view.grip = Grip::Tile(press);
    stage.aim();
    let snapped = stage.view.aim.ghost().map(|ghost| ghost.pos);
    if press.moved && (snapped != pos || !held) {
        stage.glide(seen, duration::SNAP, now);
    }
}

/// Takes the tile that is not confirmed up from the board.
fn lift(stage: &mut TileStage, press: Press, now: Millis) {
    let Some(placed) = stage.provisional() else {
        return;
    };
    if stage.take_back_to_place(now) {
        stage.view.grip = Grip::Tile(press);
        stage.aim();
        let seen = Seen {
            at: stage
                .view
                .rig
                .goal()
                .on_screen(view::scene::camera::centre(placed.pos)),
            size: stage.view.rig.goal().zoom,
            lift: 0.0,
        };
        stage.glide(seen, duration::SNAP, now);
    }
}

/// Two fingers move and zoom the table; around each other they turn the tile, in quarter turns.
fn pinch(stage: &mut TileStage, (id, at): (i32, Point), one: Press, other: Press, now: Millis) {
    let (a, b) = match id {
        id if id == one.id => (one.to(at), other),
        id if id == other.id => (one, other.to(at)),
        _ => return,
    };
    let (before, after) = (one.at.distance(other.at), a.at.distance(b.at));
    let (from, to) = (one.at.midpoint(other.at), a.at.midpoint(b.at));
    stage.view.grip = Grip::Pinch(a, b);
    if before > 1.0 {
        stage
            .view
            .rig
            .place(stage.view.rig.goal().panned(to - from));
        stage.look_from(stage.sight().zoomed(to, after / before));
    }
    match (quarters(a, b) - quarters(one, other)).rem_euclid(4) {
        1 => stage.turn(true, now),
        3 => stage.turn(false, now),
        _ => {}
    }
}

fn up(stage: &mut TileStage, id: i32, at: Point, now: Millis) {
    match stage.view.grip {
        Grip::Tile(press) if press.id == id => {
            let press = press.to(at);
            if press.moved {
                drag_tile(stage, press, press, now);
                stage.drop_tile(at, now);
            } else {
                stage.view.grip = Grip::None;
                if !press.chooses {
                    stage.turn(true, now);
                }
            }
        }
        Grip::Placed(press) if press.id == id => {
            stage.view.grip = Grip::None;
            if !stage.view.tooltip.is_held() {
                match stage
                    .view
                    .places
                    .ground_at(&stage.sight(), &stage.legal, at)
                {
                    Some((_, action)) => _ = stage.act(action, now),
                    None => stage.turn(true, now),
                }
            }
        }
        Grip::Figure(press) if press.id == id && press.to(at).moved => {
            drop_figure(stage, press.to(at), now);
        }
        Grip::Table(press) | Grip::Figure(press) if press.id == id => {
            stage.view.grip = Grip::None;
            if !press.to(at).moved && !press.chooses && !stage.view.tooltip.is_held() {
                tap(stage, at, press.device, now);
            }
            hovered(stage, press.device, at);
        }
        Grip::Pinch(one, other) if one.id == id || other.id == id => {
            let mut left = if one.id == id { other } else { one };
            left.moved = true;
            stage.view.grip = Grip::Table(left);
        }
        _ => {}
    }
}

/// A pointer that is gone lets everything go without meaning it.
fn gone(stage: &mut TileStage, id: i32, now: Millis) {
    let seen = stage.seen_hand(now);
    let held = match stage.view.grip {
        Grip::Tile(press) | Grip::Placed(press) | Grip::Figure(press) | Grip::Table(press) => {
            press.id == id
        }
        Grip::Pinch(..) => true,
        Grip::None => false,
    };
    if held {
        let tile = stage.view.grip.tile().is_some();
        stage.view.grip = Grip::None;
        stage.aim();
        if tile {
            stage.glide(seen, duration::BACK, now);
        }
    }
    stage.view.aim.set_hover(None);
    stage.view.places.point_at(None);
    stage.aim();
}

fn wheel(stage: &mut TileStage, at: Point, by: Vec2, pinch: bool, now: Millis) {
    if !pinch && turns_at(stage, at) {
        if let Some(clockwise) = stage.view.aim.turn_wheel(by.y) {
            stage.turn(clockwise, now);
        }
        return;
    }
    let rate = if pinch { 0.012 } else { 0.0018 };
    let factor = (-by.y.clamp(-240.0, 240.0) * rate).exp();
    stage.look_from(stage.sight().zoomed(at, factor));
}

/// Whether the wheel turns the tile in hand at a point of the screen: while it is dragged, in its bar, and where it
/// is shown over a cell.
fn turns_at(stage: &TileStage, at: Point) -> bool {
    let shown = stage.view.aim.ghost().map(|ghost| ghost.pos);
    stage.view.grip.tile().is_some()
        || stage.view.tiles.held().is_some() && stage.tile_at(at) == Some(stage.chosen_tile())
        || shown.is_some_and(|pos| stage.view.rig.goal().square(pos).contains(at))
}

/// What a tap means: a place, or the ground that stands for one.
fn meant_at(stage: &TileStage, at: Point, device: Device) -> Option<(usize, Action)> {
    let places = &stage.view.places;
    places.meant_at(&stage.sight(), &stage.legal, (at, device))
}

fn tap(stage: &mut TileStage, at: Point, device: Device, now: Millis) {
    if let Some((_, action)) = meant_at(stage, at, device) {
        stage.act(action, now);
    } else if stage.view.tiles.held().is_some() && !stage.layout.dock.contains(at) {
        stage.place_on(stage.view.rig.goal().cell_at(at), now);
    }
}
