//! What a press in the workshop does: on a cell, on a segment of a tile, on the selected tile.

use crate::elements::workshop::MarkKind;
use crate::stage::draft::{DraftStage, Taken, Tool};
use engine::rules::{Figure, LaidFerry, LaidFigure, LaidTile, Spot, quays};
use engine::session::{Edit, free_label};
use engine::table::{Ink, Mark, Marked, Seat};
use engine::tiles::{Pos, Rotation, SegmentId, Side, TileId};
use kurbo::Point;
use view::scene::answers::Piece;
use view::scene::hand::{Ghost, Places, lie};

/// The most ingots that presses put on a tile before it is empty again.
const MOST_INGOTS: u8 = 4;

impl DraftStage {
    /// Takes a tile in hand; pressed again, turns it.
    pub fn take(&mut self, tile: TileId) {
        match self.tool {
            Tool::Tile(taken) if taken.tile == tile => self.turn(true),
            _ => {
                self.tool = Tool::Tile(Taken {
                    tile,
                    rotation: Rotation::R0,
                    turned: false,
                });
            }
        }
        self.update_ghost();
    }

    /// Takes a piece in hand; pressed again, keeps it, because choosing a player already takes one of their meeples.
    pub fn take_piece(&mut self, piece: Piece) {
        self.tool = Tool::Piece(piece);
        self.update_ghost();
    }

    /// Takes figures of this seat from now on.
    pub fn take_seat(&mut self, seat: Seat) {
        self.seat = seat;
        if !matches!(self.tool, Tool::Piece(Piece::Figure(_))) {
            self.tool = Tool::Piece(Piece::Figure(Figure::Meeple));
        }
    }

    /// Takes a marking tool in hand; pressed again, puts it down.
    pub fn take_mark(&mut self, kind: MarkKind) {
        self.tool = match self.tool {
            Tool::Mark(held, _) if held == kind => Tool::None,
            _ => Tool::Mark(kind, None),
        };
        self.update_ghost();
    }

    /// Sets the colour of new marks.
    pub const fn take_ink(&mut self, ink: Ink) {
        self.ink = ink;
    }

    /// Puts down what is in hand, or deselects the tile. Returns whether there was anything.
    pub fn let_go(&mut self) -> bool {
        let held = self.tool != Tool::None || self.selected.is_some();
        match self.tool {
            Tool::None => self.selected = None,
            _ => self.tool = Tool::None,
        }
        self.update_ghost();
        held
    }

    /// The next pressed cell becomes the new place of the selected tile.
    pub fn begin_move(&mut self) {
        if let Some(from) = self.selected {
            self.tool = Tool::Move(from);
        }
    }

    /// Removes the selected tile, or the one at the keyboard cursor. Returns whether there was one.
    pub fn remove(&mut self) -> bool {
        let on = |pos: &Pos| self.game.board().get(*pos).is_some();
        let pos = self.selected.or(self.cursor).filter(on);
        pos.is_some_and(|pos| self.edit(&Edit::RemoveTile(pos)))
    }

    /// Turns the tile in hand, starting from the rotation shown, or else the selected tile.
    pub fn turn(&mut self, clockwise: bool) {
        let by = match clockwise {
            true => Rotation::R1,
            false => Rotation::R3,
        };
        let shown = self.ghost.as_ref().map(|ghost| ghost.rotation);
        match (&mut self.tool, self.selected) {
            (Tool::Tile(taken), _) => {
                taken.rotation = shown.unwrap_or(taken.rotation).then(by);
                taken.turned = true;
            }
            (_, Some(pos)) => _ = self.edit(&Edit::TurnTile(pos, by)),
            _ => {}
        }
        self.update_ghost();
    }

    pub const fn can_turn(&self) -> bool {
        matches!(self.tool, Tool::Tile(_)) || self.selected.is_some()
    }

    /// Uses what is in hand on a cell, or selects its tile.
    pub fn press_cell(&mut self, pos: Pos) {
        let there = self.game.board().get(pos).is_some();
        let tool = self.tool;
        match tool {
            Tool::Tile(taken) if !there => self.lay(taken, pos),
            Tool::Move(from) if from != pos && (there || self.is_open(pos)) => {
                self.tool = Tool::None;
                self.edit(&Edit::MoveTile { from, to: pos });
                self.selected = Some(pos);
            }
            Tool::Piece(Piece::Ingot) if there => self.heap(pos),
            Tool::Piece(Piece::Ferry) if there && self.ferry(pos) => {}
            Tool::Mark(kind, from) => {
                self.selected = Some(pos).filter(|_| there && kind == MarkKind::Feature);
                self.mark_cell(kind, from, pos);
            }
            Tool::Tile(_) | Tool::Move(_) => {
                self.tool = Tool::None;
                self.selected = Some(pos).filter(|_| there);
            }
            // Later decisions cannot turn, move or remove tiles.
            Tool::Piece(_) | Tool::None => {
                self.selected = Some(pos).filter(|_| there && self.step == 0);
            }
        }
        self.update_ghost();
    }

    /// Marks a cell or what is on it; repeated presses mark its edges in turn.
    fn mark_cell(&mut self, kind: MarkKind, from: Option<Pos>, pos: Pos) {
        match kind {
            MarkKind::Cell => self.mark(Marked::Tile(pos)),
            MarkKind::Letter => self.mark_with_letter(pos),
            MarkKind::Edge => self.mark_next_edge(pos),
            MarkKind::Arrow => {
                let whole = from.filter(|&from| from != pos);
                let begun = Some(pos).filter(|_| from.is_none());
                self.tool = Tool::Mark(kind, begun);
                if let Some(from) = whole {
                    self.mark(Marked::Arrow(from, pos));
                }
            }
            MarkKind::Feature => {}
        }
    }

    fn mark(&mut self, on: Marked) {
        let ink = self.ink;
        let mark = Mark { on, ink };
        self.edit(&Edit::Mark(self.step, mark));
    }

    /// Marks a cell with the next free letter; removes the letter if it has one.
    fn mark_with_letter(&mut self, pos: Pos) {
        let there = self.marks().iter().find(|mark| match mark.on {
            Marked::Label(cell, _) => cell == pos,
            _ => false,
        });
        match (there.copied(), free_label(self.marks())) {
            (Some(mark), _) => _ = self.edit(&Edit::Mark(self.step, mark)),
            (None, Some(label)) => self.mark(Marked::Label(pos, label)),
            (None, None) => {}
        }
    }

    /// Marks the next edge of a cell, clockwise from the north; after the last one, none.
    fn mark_next_edge(&mut self, pos: Pos) {
        let there = self.marks().iter().find_map(|mark| match mark.on {
            Marked::Edge(cell, side) if cell == pos => Some((*mark, side)),
            _ => None,
        });
        let next = match there {
            None => Some(Side::North),
            Some((mark, side)) => {
                self.edit(&Edit::Mark(self.step, mark));
                Side::ALL.into_iter().find(|&next| next > side)
            }
        };
        if let Some(side) = next {
            self.mark(Marked::Edge(pos, side));
        }
    }

    /// Marks the edge of a cell nearest to a point of the table, if the edge tool is in hand. Returns whether it is.
    pub(super) fn mark_edge_at(&mut self, at: Point) -> bool {
        let Tool::Mark(MarkKind::Edge, _) = self.tool else {
            return false;
        };
        let pos = self.camera.cell_at(at);
        let from = at - self.camera.square(pos).center();
        let side = match (from.x.abs() > from.y.abs(), from.x > 0.0, from.y > 0.0) {
            (true, true, _) => Side::East,
            (true, false, _) => Side::West,
            (false, _, true) => Side::South,
            (false, _, false) => Side::North,
        };
        self.mark(Marked::Edge(pos, side));
        true
    }

    fn lay(&mut self, taken: Taken, pos: Pos) {
        if !self.is_open(pos) {
            self.selected = None;
            return;
        }
        let rotation = self.lying(taken, pos).rotation;
        let tile = taken.tile;
        self.edit(&Edit::PlaceTile(LaidTile {
            tile,
            pos,
            rotation,
        }));
        self.selected = Some(pos);
        // The next tile of this kind turns to fit again.
        self.tool = Tool::Tile(Taken {
            tile,
            rotation,
            turned: false,
        });
    }

    /// How a tile would lie on a cell.
    fn lying(&self, taken: Taken, pos: Pos) -> Ghost {
        if self.game.board().placed().is_empty() {
            return Ghost {
                pos,
                rotation: taken.rotation,
                reasons: Vec::new(),
            };
        }
        let places = Places::for_tile(&self.game, taken.tile);
        let held = (taken.rotation, taken.turned);
        lie(&self.game, &places, taken.tile, held, pos)
    }

    /// Puts what is in hand on a segment, or removes it. Returns whether it can go there.
    pub fn press_spot(&mut self, spot: Spot) -> bool {
        if let Tool::Mark(MarkKind::Feature, _) = self.tool {
            self.selected = Some(spot.pos);
            self.mark(Marked::Feature(spot.pos, spot.segment));
            return true;
        }
        let Tool::Piece(piece) = self.tool else {
            return false;
        };
        let position = self.draft().position();
        let edit = match piece {
            Piece::Figure(figure) => {
                let laid = LaidFigure {
                    seat: self.seat,
                    figure,
                    spot,
                };
                match position.figures.contains(&laid) {
                    true => Edit::ClearSpot(spot),
                    false => Edit::PutFigure(laid),
                }
            }
            Piece::Wizard(wizard) => {
                let there = position.magic[wizard as usize] == Some(spot);
                Edit::Conjure(wizard, (!there).then_some(spot))
            }
            Piece::Gingerbread => {
                let there = position.gingerbread == Some(spot);
                Edit::Bake((!there).then_some(spot))
            }
            Piece::Ingot | Piece::Ferry | Piece::Sheep | Piece::Points(_) | Piece::Circle(_) => {
                return false;
            }
        };
        self.selected = Some(spot.pos);
        self.edit(&edit);
        true
    }

    /// One more ingot on a tile, or none after the last.
    fn heap(&mut self, pos: Pos) {
        let lying = self.draft().position().gold.iter();
        let count = lying
            .filter(|(cell, _)| *cell == pos)
            .map(|(_, count)| count);
        let more = (count.sum::<u8>() + 1) % (MOST_INGOTS + 1);
        self.edit(&Edit::Gold(pos, more));
        self.selected = Some(pos);
    }

    /// Puts the ferry of a lake between the next two quays, or removes it after the last. Returns whether it is a lake.
    fn ferry(&mut self, pos: Pos) -> bool {
        let board = self.game.board();
        let Some(placed) = board.get(pos).map(|at| board.at(at)) else {
            return false;
        };
        let quays: Vec<SegmentId> = quays(placed.tile).collect();
        let mut pairs = Vec::new();
        for (at, &one) in quays.iter().enumerate() {
            pairs.extend(quays[at + 1..].iter().map(|&other| [one, other]));
        }
        let mut lying = self.draft().position().ferries.iter();
        let now = lying.find(|ferry| ferry.pos == pos);
        let at = now.and_then(|ferry| pairs.iter().position(|pair| *pair == ferry.quays));
        let next = pairs.get(at.map_or(0, |at| at + 1));
        match next {
            Some(&quays) => _ = self.edit(&Edit::Ferry(LaidFerry { pos, quays })),
            None => _ = self.edit(&Edit::NoFerry(pos)),
        }
        self.selected = Some(pos);
        !pairs.is_empty()
    }

    /// Updates where the tile in hand would lie.
    pub(super) fn update_ghost(&mut self) {
        let Tool::Tile(taken) = self.tool else {
            self.ghost = None;
            return;
        };
        let carried = self.gesture.carried_tile();
        let hovered = carried.or(self.hover).map(|at| self.camera.cell_at(at));
        let pos = hovered.or(self.cursor);
        let pos = pos.filter(|&pos| self.is_open(pos));
        self.ghost = pos.map(|pos| self.lying(taken, pos));
    }
}
