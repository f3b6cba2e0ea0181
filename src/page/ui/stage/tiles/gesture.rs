//! Pointers over the board: dragging the tile, panning, pinching, tapping, turning.

use std::f64::consts::FRAC_PI_2;

use kurbo::{Point, Vec2};

use super::hand::Seen;
use super::spots::Held;
use crate::ui::stage::input::{Device, Input};
use crate::ui::stage::pointer::{Press, hold};
use crate::ui::stage::{TileStage, length};
use view::scene::answers::Deed;
use view::scene::tween::{Ease, Millis};

/// How far a wheel turns before the tile turns once, in pixels.
const NOTCH: f64 = 50.0;

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
        self.watch(input, now);
        match input {
            Input::Down { id, device, at } => self.down(Press::new(id, device, at), now),
            Input::Move { id, device, at } => self.moved(id, device, at, now),
            Input::Up { id, at } => self.up(id, at, now),
            Input::Gone { id } => self.gone(id, now),
            Input::Turn => self.turn(true, now),
            Input::Wheel { at, by, pinch } => self.wheel(at, by, pinch, now),
        }
    }

    /// Whether letting go now is a tap on the board.
    pub(in crate::ui) fn taps(&self) -> bool {
        self.view.grip.taps()
    }

    /// Whether a tile is held in the air.
    pub fn holds_tile(&self) -> bool {
        self.view.grip.tile().is_some()
    }

    fn down(&mut self, press: Press, now: Millis) {
        self.view.aim.cursor = None;
        self.view.aim.device = press.device;
        match self.view.grip {
            Grip::None => self.view.grip = self.grip_at(press, now),
            Grip::Table(first) | Grip::Figure(first) if first.may_pinch() => {
                self.view.grip = Grip::Pinch(first.anew(), press);
            }
            // A second finger turns the tile that the first one holds.
            Grip::Tile(first) if first.id != press.id => self.turn(true, now),
            _ => {}
        }
        self.view.aim.hover = None;
        self.view.rig.stop();
    }

    /// What a press takes hold of.
    fn grip_at(&mut self, press: Press, now: Millis) -> Grip {
        if let Some(index) = self.tile_at(press.at) {
            let chooses = index != self.chosen_tile();
            self.hold(index, now);
            return Grip::Tile(Press { chooses, ..press });
        }
        self.view.spots.held = Held::Fresh;
        if let Some(piece) = self.kind_at(press.at) {
            self.offer(piece);
            return Grip::Figure(Press {
                chooses: true,
                ..press
            });
        }
        // Nothing of the board is meant by who touches the bar.
        if self.layout.dock.contains(press.at) {
            return Grip::None;
        }
        if let Some(index) = self.spot_at(press.at, press.device) {
            let taken = self.view.spots.all[index].deed == Deed::Take;
            self.view.spots.held = if taken {
                Held::Taken(index)
            } else {
                Held::Fresh
            };
            return Grip::Figure(press);
        }
        if let Some(source) = self.source_at(press.at, press.device) {
            self.offer(source.piece);
            self.view.spots.held = Held::Moved(source);
            return Grip::Figure(Press {
                chooses: true,
                ..press
            });
        }
        let placed = self
            .provisional()
            .map(|placed| self.view.rig.goal().square(placed.pos));
        match placed {
            Some(square) if square.contains(press.at) => Grip::Placed(press),
            _ => Grip::Table(press),
        }
    }

    fn moved(&mut self, id: i32, device: Device, at: Point, now: Millis) {
        match self.view.grip {
            Grip::None => self.hovered(device, at),
            Grip::Tile(press) if press.id == id => self.drag_tile(press, press.to(at), now),
            Grip::Placed(press) if press.id == id => {
                let press = press.to(at);
                self.view.grip = Grip::Placed(press);
                if press.moved {
                    self.lift(press, now);
                }
            }
            Grip::Figure(press) if press.id == id => self.carry(press.to(at)),
            Grip::Table(press) if press.id == id => {
                let next = press.to(at);
                self.view.grip = Grip::Table(next);
                if next.moved {
                    let from = if press.moved { press.at } else { press.start };
                    self.look_from(self.view.rig.goal().panned(at - from));
                }
            }
            Grip::Pinch(one, other) => self.pinch((id, at), one, other, now),
            _ => {}
        }
    }

    fn hovered(&mut self, device: Device, at: Point) {
        if device == Device::Mouse {
            self.view.aim.hover = Some(at);
            self.view.spots.over = self.meant_at(at, device).map(|(index, _)| index);
            self.aim();
        }
    }

    /// The shape of the mouse where it hovers, as style sheets name it.
    pub fn mouse_shape(&self) -> &'static str {
        match self.view.grip {
            Grip::Tile(_) | Grip::Placed(_) | Grip::Figure(_) => "grabbing",
            Grip::Table(press) if press.moved => "grabbing",
            Grip::Pinch(..) => "grabbing",
            Grip::Table(_) | Grip::None => self
                .view
                .aim
                .hover
                .map_or("default", |at| self.shape_at(at)),
        }
    }

    fn shape_at(&self, at: Point) -> &'static str {
        let on_hand = self.tile_at(at).is_some()
            || self.kind_at(at).is_some()
            || self.source_at(at, Device::Mouse).is_some();
        let placed = self
            .provisional()
            .map(|placed| self.view.rig.goal().square(placed.pos));
        if self.view.spots.over.is_some() || self.view.aim.ghost.is_some() {
            "pointer"
        } else if on_hand || placed.is_some_and(|square| square.contains(at)) {
            "grab"
        } else {
            "default"
        }
    }

    fn drag_tile(&mut self, before: Press, press: Press, now: Millis) {
        let seen = self.seen_hand(now);
        let (pos, held) = (
            self.view.aim.ghost.as_ref().map(|ghost| ghost.pos),
            before.moved,
        );
        self.view.grip = Grip::Tile(press);
        self.aim();
        let snapped = self.view.aim.ghost.as_ref().map(|ghost| ghost.pos);
        if press.moved && (snapped != pos || !held) {
            self.glide(seen, length::SNAP, now);
        }
    }

    /// Where the tile in hand is seen at `now`.
    pub(in crate::ui) fn seen_hand(&self, now: Millis) -> Seen {
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

    /// Takes the tile that is not confirmed up from the board.
    fn lift(&mut self, press: Press, now: Millis) {
        let Some(placed) = self.provisional() else {
            return;
        };
        if self.take_back_to_place(now) {
            self.view.grip = Grip::Tile(press);
            self.aim();
            let seen = Seen {
                at: self
                    .view
                    .rig
                    .goal()
                    .on_screen(view::scene::camera::centre(placed.pos)),
                size: self.view.rig.goal().zoom,
                lift: 0.0,
            };
            self.glide(seen, length::SNAP, now);
        }
    }

    /// Two fingers move and zoom the table; around each other they turn the tile, in quarter turns.
    fn pinch(&mut self, (id, at): (i32, Point), one: Press, other: Press, now: Millis) {
        let (a, b) = match id {
            id if id == one.id => (one.to(at), other),
            id if id == other.id => (one, other.to(at)),
            _ => return,
        };
        let (before, after) = (one.at.distance(other.at), a.at.distance(b.at));
        let (from, to) = (one.at.midpoint(other.at), a.at.midpoint(b.at));
        self.view.grip = Grip::Pinch(a, b);
        if before > 1.0 {
            self.view.rig.place(self.view.rig.goal().panned(to - from));
            self.look_from(self.zoomed(to, after / before));
        }
        match (quarters(a, b) - quarters(one, other)).rem_euclid(4) {
            1 => self.turn(true, now),
            3 => self.turn(false, now),
            _ => {}
        }
    }

    fn up(&mut self, id: i32, at: Point, now: Millis) {
        match self.view.grip {
            Grip::Tile(press) if press.id == id => {
                let press = press.to(at);
                if press.moved {
                    self.drag_tile(press, press, now);
                    self.drop_tile(at, now);
                } else {
                    self.view.grip = Grip::None;
                    if !press.chooses {
                        self.turn(true, now);
                    }
                }
            }
            Grip::Placed(press) if press.id == id => {
                self.view.grip = Grip::None;
                if !self.view.tooltip.is_held() {
                    match self.ground_at(at) {
                        Some((_, action)) => _ = self.act(action, now),
                        None => self.turn(true, now),
                    }
                }
            }
            Grip::Figure(press) if press.id == id && press.to(at).moved => {
                self.drop_figure(press.to(at), now);
            }
            Grip::Table(press) | Grip::Figure(press) if press.id == id => {
                self.view.grip = Grip::None;
                if !press.to(at).moved && !press.chooses && !self.view.tooltip.is_held() {
                    self.tap(at, press.device, now);
                }
                self.hovered(press.device, at);
            }
            Grip::Pinch(one, other) if one.id == id || other.id == id => {
                let mut left = if one.id == id { other } else { one };
                left.moved = true;
                self.view.grip = Grip::Table(left);
            }
            _ => {}
        }
    }

    /// A pointer that is gone lets everything go without meaning it.
    fn gone(&mut self, id: i32, now: Millis) {
        let seen = self.seen_hand(now);
        let held = match self.view.grip {
            Grip::Tile(press) | Grip::Placed(press) | Grip::Figure(press) | Grip::Table(press) => {
                press.id == id
            }
            Grip::Pinch(..) => true,
            Grip::None => false,
        };
        if held {
            let tile = self.view.grip.tile().is_some();
            self.view.grip = Grip::None;
            self.aim();
            if tile {
                self.glide(seen, length::BACK, now);
            }
        }
        self.view.aim.hover = None;
        self.view.spots.over = None;
        self.aim();
    }

    fn wheel(&mut self, at: Point, by: Vec2, pinch: bool, now: Millis) {
        if !pinch && self.turns_at(at) {
            self.view.aim.wheel += by.y;
            if self.view.aim.wheel.abs() >= NOTCH {
                self.turn(self.view.aim.wheel > 0.0, now);
                self.view.aim.wheel = 0.0;
            }
            return;
        }
        let rate = if pinch { 0.012 } else { 0.0018 };
        let factor = (-by.y.clamp(-240.0, 240.0) * rate).exp();
        self.look_from(self.zoomed(at, factor));
    }

    /// Whether the wheel turns the tile in hand at a point of the screen: while it is dragged, in its bar, and where it
    /// is shown over a cell.
    fn turns_at(&self, at: Point) -> bool {
        let shown = self.view.aim.ghost.as_ref().map(|ghost| ghost.pos);
        self.view.grip.tile().is_some()
            || self.view.tiles.held().is_some() && self.tile_at(at) == Some(self.chosen_tile())
            || shown.is_some_and(|pos| self.view.rig.goal().square(pos).contains(at))
    }

    fn tap(&mut self, at: Point, device: Device, now: Millis) {
        if let Some((_, action)) = self.meant_at(at, device) {
            self.act(action, now);
        } else if self.view.tiles.held().is_some() && !self.layout.dock.contains(at) {
            self.place_on(self.view.rig.goal().cell_at(at), now);
        }
    }
}
