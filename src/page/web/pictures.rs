//! Thumbnails and tile drawings, painted on the canvases that the page has for them.

use web_sys::HtmlCanvasElement;

use kurbo::Affine;

use super::page::Page;
use crate::context::saved::PICTURE;
use crate::features::learn::puzzles::picture::{PICTURE as PUZZLE, puzzle_picture};
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

/// The canvases that are painted.
const PICTURES: &str = "canvas[data-tile], canvas[data-picture]";

impl Page {
    /// Paints the pictures that are in sight and not painted yet. A long log or list has many more: those that have to be
    /// scrolled to are painted in the next frames, and hidden ones once they are shown.
    pub(super) fn paint_pictures(&self) {
        let mut waits = false;
        for canvas in self.unpainted() {
            match sight(&canvas) {
                Sight::InView => _ = self.paint_one(&canvas),
                Sight::ScrolledOut => waits = true,
                Sight::Hidden => {}
            }
        }
        self.pictures_wait.set(waits);
        if waits {
            self.request_frame();
        }
    }

    /// Paints the waiting pictures, in document order, until `deadline` (in milliseconds on the page's clock). Returns whether any
    /// are left.
    pub(super) fn paint_waiting_pictures(&self, deadline: f64) -> bool {
        if !self.pictures_wait.get() {
            return false;
        }
        for canvas in self.unpainted() {
            if sight(&canvas) != Sight::Hidden {
                if self.now() >= deadline {
                    return true;
                }
                self.paint_one(&canvas);
            }
        }
        self.pictures_wait.set(false);
        false
    }

    /// The canvases that are not painted yet, in document order.
    fn unpainted(&self) -> Vec<HtmlCanvasElement> {
        let mut found = Vec::new();
        for canvas in self.root.find_all::<HtmlCanvasElement>(PICTURES) {
            if canvas.get_attribute(PAINTED) != face(&canvas) {
                found.push(canvas);
            }
        }
        found
    }

    fn paint_one(&self, canvas: &HtmlCanvasElement) -> Option<()> {
        match canvas.get_attribute("data-tile") {
            Some(tile) => self.paint_tile(canvas, &tile)?,
            None => self.paint_picture(canvas, &canvas.get_attribute("data-picture")?)?,
        }
        canvas.set_attribute(PAINTED, &face(canvas)?).ok()
    }

    fn paint_tile(&self, canvas: &HtmlCanvasElement, face: &str) -> Option<()> {
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
        paint(canvas, list, Affine::scale(size / TILE))
    }

    /// Not inlined: a first page has tiles, and no pictures.
    #[inline(never)]
    fn paint_picture(&self, canvas: &HtmlCanvasElement, face: &str) -> Option<()> {
        let (what, _) = face.rsplit_once(' ')?;
        let (list, (wide, high)) = self.read(|app, _| match what.split_once(' ') {
            Some(("moment", name)) => {
                let review = app.review.as_deref()?;
                let list = moment_picture(review, &app.cx, name)?;
                Some((list, MOMENT))
            }
            Some(("puzzle", number)) => {
                let list = puzzle_picture(&app.learning, &app.cx, number)?;
                Some((list, PUZZLE))
            }
            _ => {
                let saved = app.cx.find_save(what)?;
                Some((saved.picture(app.cx.shown_of(saved)), PICTURE))
            }
        })??;
        let ratio = self.layout.borrow().ratio.clamp(1.0, 3.0);
        let device = |length: u32| (f64::from(length) * ratio).round() as u32;
        canvas.set_width(device(wide));
        canvas.set_height(device(high));
        paint(canvas, list, Affine::scale(ratio))
    }
}

/// What is to be painted on a canvas.
fn face(canvas: &HtmlCanvasElement) -> Option<String> {
    let tile = canvas.get_attribute("data-tile");
    tile.or_else(|| canvas.get_attribute("data-picture"))
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
