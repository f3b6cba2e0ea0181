//! The workshop's board as a picture.

use crate::stage::draft::{DraftStage, Tool};
use engine::rules::PositionFault;
use engine::tiles::Pos;
use kurbo::Shape as _;
use view::scene::board::{HeldTile, Picture, next_copy};
use view::scene::camera::{TILE, square};
use view::scene::color::{Rgba, WHITE};
use view::scene::display::{DisplayList, Group, Layer, Pen};
use view::scene::flight::Flight;
use view::scene::hand::Places;
use view::scene::marks::edge;
use view::scene::overlay::Notes;
use view::scene::print::TileKey;
use view::scene::theme::Theme;

/// The size of the tile in hand, as a share of its slot.
const IN_SLOT: f64 = 0.92;
/// How far a carried tile is lifted.
const LIFTED: f64 = 1.0;
/// The colour of errors.
const WRONG: Rgba = Rgba::hex(0xc92f2a);

impl DraftStage {
    pub fn draw(&self, theme: &Theme) -> DisplayList {
        let owners = self.owners();
        let flights: [Flight; 0] = [];
        let chosen: Vec<Pos> = self.selected.into_iter().collect();
        let places = match self.tool {
            Tool::Tile(taken) => Some((Places::for_tile(&self.game, taken.tile), taken)),
            _ => None,
        };
        let carried = self.gesture.carried_tile().is_some();
        let preview = self.ghost.as_ref().filter(|_| !carried);
        let preview = preview.zip(places.as_ref()).map(|(ghost, (_, taken))| {
            let copy = next_copy(self.game.board(), taken.tile);
            TileKey::new(taken.tile, copy, ghost.rotation)
        });
        // A feature mark covers the whole feature, as far as features could be joined.
        let game = self.playable.as_ref().unwrap_or(&self.game);
        let picture = Picture {
            held: self.held(),
            notes: Notes {
                marks: &self.marks,
                ..Notes::default()
            },
            places: places
                .as_ref()
                .map(|(places, taken)| (places, taken.rotation)),
            ghost: self.ghost.as_ref(),
            preview,
            lit: &chosen,
            flights: &flights,
            bare: false,
            ..Picture::still(game, &self.layout, self.camera, theme, &owners)
        };
        let mut list = picture.draw();
        list.on(Layer::Marks);
        list.group(Group::at(self.camera.affine()), |list| {
            self.draw_marks(list, theme)
        });
        list
    }

    /// Draws where things are wrong, and where the first tile goes.
    fn draw_marks(&self, list: &mut DisplayList, theme: &Theme) {
        let pixel = TILE / self.camera.zoom;
        if self.game.board().placed().is_empty() {
            let first = square(Pos::new(0, 0)).inset(-60.0).to_rounded_rect(60.0);
            list.fill(first, theme.panel.alpha(0.35));
            let pen = Pen::round(2.0 * pixel).dashed(90.0, 70.0);
            list.stroke(first, theme.accent.alpha(0.9), pen);
        }
        if let Tool::Mark(_, Some(from)) = self.tool {
            let begun = square(from).inset(-60.0).to_rounded_rect(60.0);
            list.stroke(
                begun,
                theme.accent,
                Pen::round(3.0 * pixel).dashed(90.0, 70.0),
            );
        }
        for fault in &self.faults {
            let Some(pos) = fault.cell() else { continue };
            let shape = match fault {
                PositionFault::Mismatch(_, side) => edge(pos, *side).to_path(1.0),
                _ => square(pos).inset(-30.0).to_rounded_rect(50.0).to_path(1.0),
            };
            list.stroke(shape.clone(), WHITE.alpha(0.9), Pen::round(9.0 * pixel));
            list.stroke(shape, WRONG, Pen::round(5.0 * pixel));
        }
    }

    /// The tile in hand, in its slot or where it is carried; or the selected tile while it is carried.
    fn held(&self) -> Option<HeldTile> {
        let board = self.game.board();
        if let Some((from, at)) = self.gesture.carried_from() {
            let placed = board.at(board.get(from)?);
            return Some(HeldTile {
                key: TileKey::new(placed.tile, 0, placed.rotation),
                at,
                size: self.camera.zoom,
                spin: 0.0,
                lift: LIFTED,
            });
        }
        let Tool::Tile(taken) = self.tool else {
            return None;
        };
        let copy = next_copy(board, taken.tile);
        let slot = self.layout.slot(0);
        let carried = self.gesture.carried_tile();
        let ghost = self.ghost.as_ref().filter(|_| carried.is_some());
        let rotation = ghost.map_or(taken.rotation, |ghost| ghost.rotation);
        Some(HeldTile {
            key: TileKey::new(taken.tile, copy, rotation),
            at: carried.unwrap_or(slot.center()),
            size: match carried {
                Some(_) => self.camera.zoom,
                None => slot.width() * IN_SLOT,
            },
            spin: 0.0,
            lift: if carried.is_some() { LIFTED } else { 0.0 },
        })
    }
}
