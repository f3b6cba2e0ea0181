//! Thumbnails and tile drawings, painted on the canvases that the page has for them.

use web_sys::HtmlCanvasElement;

use kurbo::Affine;

use super::page::Page;
use crate::context::saved::PICTURE;
use crate::features::review::picture::{PICTURE as MOMENT, moment_picture};
use engine::tiles::{Rotation, TileId};
use view::paint::canvas::CanvasPainter;
use view::scene::camera::TILE;
use view::scene::display::DisplayList;
use view::scene::{Look, TileKey, drawing, ground};

/// The size of a tile drawing, in CSS pixels.
const TILE_PICTURE: f64 = 60.0;

/// The attribute of a canvas that tells what is already painted on it.
const PAINTED: &str = "data-painted";

impl Page {
    /// Paints the tile drawings that are in sight and not painted yet. A long log has many more: those that have to be scrolled
    /// to are painted in the next frames, and hidden ones once they are shown.
    pub(super) fn paint_tiles(&self) {
        let mut waits = false;
        for canvas in self.unpainted_tiles() {
            match sight(&canvas) {
                Sight::InView => _ = self.paint_tile(&canvas),
                Sight::ScrolledOut => waits = true,
                Sight::Hidden => {}
            }
        }
        self.tiles_wait.set(waits);
        if waits {
            self.request_frame();
        }
    }

    /// Paints the waiting tile drawings, in document order, until `deadline` (in milliseconds on the page's clock). Returns
    /// whether any are left.
    pub(super) fn paint_waiting_tiles(&self, deadline: f64) -> bool {
        if !self.tiles_wait.get() {
            return false;
        }
        for canvas in self.unpainted_tiles() {
            if sight(&canvas) != Sight::Hidden {
                if self.now() >= deadline {
                    return true;
                }
                self.paint_tile(&canvas);
            }
        }
        self.tiles_wait.set(false);
        false
    }

    /// The canvases whose tile is not painted yet, in document order.
    fn unpainted_tiles(&self) -> Vec<HtmlCanvasElement> {
        let mut found: Vec<HtmlCanvasElement> = self.root.find_all("canvas[data-tile]");
        found.retain(|canvas| canvas.get_attribute(PAINTED) != canvas.get_attribute("data-tile"));
        found
    }

    fn paint_tile(&self, canvas: &HtmlCanvasElement) -> Option<()> {
        let face = canvas.get_attribute("data-tile")?;
        let (tile, look) = face.split_once(' ')?;
        let (look, quarters) = look.split_once(' ')?;
        let rotation = *Rotation::ALL.get(quarters.parse::<usize>().ok()?)?;
        let key = TileKey::new(TileId(tile.parse().ok()?), 0, rotation);
        let key = key.seen(Look::parse(look)?);
        let ratio = self.layout.borrow().ratio.clamp(1.0, 3.0);
        let size = (TILE_PICTURE * ratio).round();
        canvas.set_width(size as u32);
        canvas.set_height(size as u32);
        let mut list = DisplayList::new();
        list.tiles(TILE_PICTURE, &[(key, Affine::IDENTITY)]);
        let view = Affine::scale(size / TILE);
        paint(canvas, list, view)?;
        canvas.set_attribute(PAINTED, &face).ok()
    }

    /// Paints the thumbnails that are not painted yet.
    pub(super) fn paint_pictures(&self) {
        let found: Vec<HtmlCanvasElement> = self.root.find_all("canvas[data-picture]");
        for canvas in found {
            self.paint_picture(&canvas);
        }
    }

    fn paint_picture(&self, canvas: &HtmlCanvasElement) -> Option<()> {
        let face = canvas.get_attribute("data-picture")?;
        if canvas.get_attribute(PAINTED).as_ref() == Some(&face) {
            return None;
        }
        let (what, _) = face.rsplit_once(' ')?;
        let (list, (wide, high)) = self.read(|app, _| match what.strip_prefix("moment ") {
            Some(name) => {
                let review = app.review.as_deref()?;
                let list = moment_picture(review, &app.cx, name)?;
                Some((list, MOMENT))
            }
            None => {
                let saved = app.cx.find_save(what)?;
                Some((saved.picture(app.cx.shown_of(saved)), PICTURE))
            }
        })??;
        let ratio = self.layout.borrow().ratio.clamp(1.0, 3.0);
        let device = |length: u32| (f64::from(length) * ratio).round() as u32;
        canvas.set_width(device(wide));
        canvas.set_height(device(high));
        let view = Affine::scale(ratio);
        paint(canvas, list, view)?;
        canvas.set_attribute(PAINTED, &face).ok()
    }
}

/// Whether an element is in sight.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sight {
    /// In sight in its scroll container.
    InView,
    /// Out of sight until it is scrolled to.
    ScrolledOut,
    /// Not displayed.
    Hidden,
}

fn sight(canvas: &HtmlCanvasElement) -> Sight {
    let here = canvas.get_bounding_client_rect();
    if here.width() <= 0.0 {
        return Sight::Hidden;
    }
    let around = canvas.closest("[data-area], dialog").ok().flatten();
    let within = around.map(|around| around.get_bounding_client_rect());
    let seen =
        within.is_none_or(|around| here.bottom() > around.top() && here.top() < around.bottom());
    match seen {
        true => Sight::InView,
        false => Sight::ScrolledOut,
    }
}

/// Paints a whole picture at once.
fn paint(canvas: &HtmlCanvasElement, list: DisplayList, view: Affine) -> Option<()> {
    let mut painter = CanvasPainter::new(canvas.clone(), ground)?;
    painter.prepare(&list, view, &drawing, |_| true);
    painter.paint(list, view);
    Some(())
}
