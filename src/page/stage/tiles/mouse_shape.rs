//! The mouse cursor over the board.

use kurbo::Point;

use crate::stage::input::Device;
use crate::stage::tiles::gesture::TileGesture;
use crate::stage::tiles::guides::is_on_guide;
use crate::stage::tiles::input::is_on_provisional;
use crate::stage::tiles::state::TileStage;

impl TileStage {
    /// The mouse cursor at the hovered point, as a CSS `cursor` value.
    pub fn mouse_shape(&self) -> &'static str {
        match self.view.gesture {
            TileGesture::Tile(_) | TileGesture::Placed(_) | TileGesture::Piece(_) => "grabbing",
            TileGesture::Board(press) if press.moved => "grabbing",
            TileGesture::Pinch(..) => "grabbing",
            TileGesture::Map(_) | TileGesture::Arrow(_) => "pointer",
            TileGesture::Board(_) | TileGesture::None => {
                let hover = self.view.aim.hover;
                hover.map_or("default", |at| shape_at(self, at))
            }
        }
    }
}

fn shape_at(stage: &TileStage, at: Point) -> &'static str {
    let (view, layout) = (&stage.view, &stage.layout);
    let source = || {
        let places = &view.places;
        places.source_at(&stage.viewport(), at, Device::Mouse)
    };
    if is_on_guide(stage, at) || view.places.pointed_index().is_some() || view.aim.ghost().is_some()
    {
        "pointer"
    } else if view.hand.slot_at(layout, at).is_some()
        || view.places.piece_at(layout, at).is_some()
        || source().is_some()
        || is_on_provisional(stage, at)
    {
        "grab"
    } else {
        "default"
    }
}
