//! A table with fields of one, of two and of nobody.

use engine::rules::{Game, Record};
use engine::table::Silent;
use engine::tiles::Pos;
use kurbo::Rect;
use view::scene::camera::{TILE, bounds};
use view::scene::display::DisplayList;
use view::scene::export::{self, Beside};
use view::scene::figures::Owner;
use view::scene::overlay::{ClaimLayer, Overlay, dead_cells};
use view::scene::theme::Theme;

const RECORD: &str = "bastide 1\nset base 2\nseats 3\nstack base/U base/E base/B base/K\nstart\n\
    tile base/E 0,0\ntile base/E 0,-1 r2\ntile base/B 1,0\ntile base/E 2,0\ntile base/E 2,-1 r2\n\
    tile base/E 3,0\ntile base/V 1,1 r3\ntile base/B 0,1\ntile base/U 2,1\nfigure 1 meeple field 4 0,0\n\
    figure 2 meeple field 4 2,0\nfigure 3 meeple field 0 0,-1\nfigure 2 meeple city N 3,0\nturn 1\n";

/// A table with fields of three players.
pub fn game() -> Game {
    let record = Record::read(RECORD).expect("a record");
    record.start(&mut Silent).expect("a position")
}

/// The table with the owners of its fields, and two cells crossed out.
pub fn overlay() -> (DisplayList, Rect) {
    let game = game();
    let owners = [Owner::Blue, Owner::Yellow, Owner::Red];
    let (mut list, area) = export::table(&game, &Theme::summer(), &owners, TILE, Beside::default());
    list.on(view::scene::Layer::Marks);
    let overlay = Overlay::new(&game, ClaimLayer::Fields, &owners);
    overlay.draw(&mut list, 10.0);
    overlay.draw_values(&mut list, 10.0);
    let ink = Theme::summer().ink;
    dead_cells(&mut list, &[Pos::new(1, -1), Pos::new(3, -1)], ink, 10.0);
    let cells = game.board().placed().iter().map(|placed| placed.pos);
    (list, area.union(bounds(cells).inset(TILE * 0.1)))
}
