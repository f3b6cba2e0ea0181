//! The workshop: every edit by hand and by name, what is wrong, the ways in and out.

mod edits;
mod explain;
mod heard;
mod moves;
mod package;
mod palette;
mod steps;
mod ways;
mod ways_in;

use crate::named::ByName;
pub use crate::screen::text_of;
use crate::screen::{Screen, layout, of_class};
use engine::rules::Position;
use engine::tiles::{Pos, Rotation, TileId, catalogue};
use kurbo::Point;
use page::app::App;
use page::context::effects::{Effect, Kept};
use page::context::surroundings::Surroundings;
use page::elements::tree::Node;
use page::elements::workshop::WayOut;
use page::messages::Language;
use page::stage::draft::DraftStage;

pub const ADDRESS: &str = "https://example.org/bastide/index.html";

pub fn tile(name: &str) -> TileId {
    catalogue().find(name).expect("it is printed")
}

/// What takes a tile in hand.
pub fn take(name: &str) -> String {
    format!("take {}", tile(name).0)
}

/// An empty workshop on a screen.
pub fn workshop() -> Screen {
    let mut app = App::new(Language::English, 7);
    app.lay_out(layout(), 0.0);
    app.drafts.enter_workshop(&mut app.cx);
    app.cx.set_surroundings(Surroundings {
        address: ADDRESS.to_string(),
        shares: false,
    });
    app.cx.take_effects();
    Screen { app, now: 0.0 }
}

/// The workshop with the start tile in the middle, and nothing in hand.
pub fn with_start() -> Screen {
    let mut screen = workshop();
    screen.press(&take("base/D"));
    screen.press("draft 0 0");
    screen.press("let-go");
    screen.press("let-go");
    screen
}

pub fn stage(screen: &Screen) -> &DraftStage {
    screen.app.drafts.workshop().expect("it is open").stage()
}

pub fn position(screen: &Screen) -> &Position {
    stage(screen).draft().position()
}

/// A point of a cell on the screen, by its share of the side of a tile.
pub fn point(screen: &Screen, cell: (i16, i16), share: (f64, f64)) -> Point {
    let square = stage(screen).camera().square(Pos::new(cell.0, cell.1));
    Point::new(
        square.x0 + share.0 * square.width(),
        square.y0 + share.1 * square.height(),
    )
}

pub fn middle(screen: &Screen, x: i16, y: i16) -> Point {
    point(screen, (x, y), (0.5, 0.5))
}

/// The tiles, each with its name, its cell and how it lies.
pub fn tiles(screen: &Screen) -> Vec<(&'static str, (i16, i16), Rotation)> {
    let tiles = position(screen).tiles.iter();
    tiles
        .map(|laid| {
            let name = catalogue().tile(laid.tile).name;
            (name, (laid.pos.x, laid.pos.y), laid.rotation)
        })
        .collect()
}

/// What is copied.
pub fn copied(screen: &mut Screen, way: WayOut) -> Option<String> {
    screen.app.cx.take_effects();
    screen.press("tab give");
    screen.press(&format!("copy-{}", way.word()));
    let asked = screen.app.cx.take_effects();
    asked.into_iter().find_map(|effect| match effect {
        Effect::CopyDraft(what, text) if what == way => Some(text),
        _ => None,
    })
}

pub fn value_of(screen: &Screen, field: &str) -> String {
    let page = screen.app.page();
    let all = page.all();
    let found = all
        .iter()
        .find(|node| node.get("data-field") == Some(field));
    let value = found.and_then(|node| node.get("value"));
    value.unwrap_or_default().to_string()
}

pub fn named<'a>(page: &'a Node, run: &str) -> Option<&'a Node> {
    page.all()
        .into_iter()
        .find(|node| node.get("data-run") == Some(run))
}
