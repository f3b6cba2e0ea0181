//! Pointer input over the workshop's board: taps, dragging the tile in hand or the selected one, panning.

use crate::stage::draft::gesture::{DraftGesture, carried};
use crate::stage::draft::{DraftStage, Tool};
use crate::stage::input::{Device, Input};
use crate::stage::pointer::{Press, pinched, wheel_factor};
use engine::session::Edit;
use engine::tiles::{Pos, TileId};
use kurbo::Point;
use view::scene::pointing::spot_under;

impl DraftStage {
    /// Whether a tile is carried over the board.
    pub fn carries(&self) -> bool {
        self.gesture.carried_tile().is_some() || self.gesture.carried_from().is_some()
    }

    /// The mouse cursor, as a CSS `cursor` value.
    pub fn mouse_shape(&self) -> &'static str {
        match (self.carries(), self.gesture, self.tool) {
            (true, ..) => "grabbing",
            (false, DraftGesture::Board(press), _) if press.moved => "grabbing",
            (false, _, Tool::None) => "default",
            (false, ..) => "pointer",
        }
    }

    /// Lets a pointer that picked up a tile elsewhere carry it over the board.
    pub fn carry(&mut self, tile: TileId, (id, device, at): (i32, Device, Point)) {
        if !matches!(self.tool, Tool::Tile(taken) if taken.tile == tile) {
            self.take(tile);
        }
        let mut press = Press::new(id, device, at);
        press.moved = true;
        self.gesture = DraftGesture::Hand(press);
        self.update_ghost();
    }

    /// Handles a pointer event over the board.
    pub fn input(&mut self, input: Input) {
        match input {
            Input::Down { id, device, at } => self.down(Press::new(id, device, at)),
            Input::Move { id, device, at } => self.moved(id, device, at),
            Input::Up { id, at } => self.up(id, at),
            Input::Gone { id } => self.gone(id),
            Input::Turn => self.turn(true),
            Input::Wheel { at, by, pinch } => self.zoom_at(at, wheel_factor(by, pinch)),
        }
        self.update_ghost();
    }

    fn down(&mut self, press: Press) {
        self.cursor = None;
        self.gesture = match self.gesture {
            DraftGesture::None => self.begin(press),
            DraftGesture::Board(first) if first.may_pinch() => {
                DraftGesture::Pinch(first.restarted(), press)
            }
            // A second finger turns the tile that the first one carries.
            DraftGesture::Hand(_) => {
                self.turn(true);
                self.gesture
            }
            going_on => going_on,
        };
        if press.device != Device::Mouse {
            self.hover = None;
        }
    }

    fn begin(&self, press: Press) -> DraftGesture {
        let holds = matches!(self.tool, Tool::Tile(_));
        if holds && self.layout.slot(0).contains(press.at) {
            return DraftGesture::Hand(press);
        }
        if self.layout.dock.contains(press.at) {
            return DraftGesture::None;
        }
        let pos = self.camera.cell_at(press.at);
        let free = !matches!(self.tool, Tool::Piece(_) | Tool::Move(_) | Tool::Mark(..));
        match self.selected == Some(pos) && free {
            true => DraftGesture::Tile(press, pos),
            false => DraftGesture::Board(press),
        }
    }

    fn moved(&mut self, id: i32, device: Device, at: Point) {
        if device == Device::Mouse {
            self.hover = Some(at).filter(|&at| !self.layout.dock.contains(at));
        }
        match self.gesture {
            DraftGesture::Hand(press) if press.id == id => {
                self.gesture = DraftGesture::Hand(press.to(at));
            }
            DraftGesture::Tile(press, from) if press.id == id => {
                self.gesture = DraftGesture::Tile(press.to(at), from);
            }
            DraftGesture::Board(press) if press.id == id => {
                let next = press.to(at);
                self.gesture = DraftGesture::Board(next);
                if next.moved {
                    let from = if press.moved { press.at } else { press.start };
                    self.look(self.camera.panned(at - from));
                }
            }
            DraftGesture::Pinch(one, other) => self.pinch((id, at), one, other),
            _ => {}
        }
    }

    fn pinch(&mut self, moved: (i32, Point), one: Press, other: Press) {
        let Some((a, b)) = pinched(moved, one, other) else {
            return;
        };
        let (before, after) = (one.at.distance(other.at), a.at.distance(b.at));
        let (from, to) = (one.at.midpoint(other.at), a.at.midpoint(b.at));
        self.gesture = DraftGesture::Pinch(a, b);
        if before > 1.0 {
            self.look(self.camera.panned(to - from));
            self.zoom_at(to, after / before);
        }
    }

    fn up(&mut self, id: i32, at: Point) {
        if let DraftGesture::Pinch(one, other) = self.gesture
            && (one.id == id || other.id == id)
        {
            let mut left = if one.id == id { other } else { one };
            left.moved = true;
            self.gesture = DraftGesture::Board(left);
            return;
        }
        let Some(press) = self.gesture.press().filter(|press| press.id == id) else {
            return;
        };
        let press = press.to(at);
        let goal = carried(press).map(|middle| self.camera.cell_at(middle));
        match std::mem::take(&mut self.gesture) {
            DraftGesture::Hand(_) => match goal {
                None => self.turn(true),
                Some(pos) if self.is_over_board(press.at) => self.drop_tile(pos),
                Some(_) => {}
            },
            DraftGesture::Tile(_, from) => self.drop_from(from, goal),
            DraftGesture::Board(_) if !press.moved => self.tap(at),
            _ => {}
        }
    }

    /// Whether a pointer is over the board and not over what surrounds it.
    fn is_over_board(&self, at: Point) -> bool {
        self.layout.free.contains(at) && !self.layout.dock.contains(at)
    }

    /// Drops the tile in hand on a cell, replacing the tile there.
    fn drop_tile(&mut self, pos: Pos) {
        if self.game.board().get(pos).is_some() {
            self.edit(&Edit::RemoveTile(pos));
        }
        self.press_cell(pos);
    }

    /// Drops the selected tile on a cell, or turns it if it was only tapped.
    fn drop_from(&mut self, from: Pos, goal: Option<Pos>) {
        match goal {
            None => _ = self.edit(&Edit::TurnTile(from, engine::tiles::Rotation::R1)),
            Some(to) if to == from => {}
            Some(to) if self.is_open(to) || self.game.board().get(to).is_some() => {
                self.edit(&Edit::MoveTile { from, to });
                self.selected = Some(to);
            }
            Some(_) => {}
        }
    }

    fn tap(&mut self, at: Point) {
        if self.mark_edge_at(at) {
            return;
        }
        let spot = spot_under(&self.game, self.camera.on_table(at));
        if !spot.is_some_and(|spot| self.press_spot(spot)) {
            self.press_cell(self.camera.cell_at(at));
        }
    }

    fn gone(&mut self, id: i32) {
        self.hover = None;
        let part = self.gesture.press().is_some_and(|press| press.id == id);
        if part || matches!(self.gesture, DraftGesture::Pinch(..)) {
            self.gesture = DraftGesture::None;
        }
    }
}
