//! What chance brings: the die of a flight over its way, and shepherds with their flocks and tokens.

use engine::rules::{Game, Token};
use engine::session::Session;
use engine::tiles::Pos;
use kurbo::{Affine, Rect};
use view::scene::camera::{TILE, centre};
use view::scene::display::{DisplayList, Layer};
use view::scene::export::Beside;
use view::scene::figures::Shape;
use view::scene::figures::on_board::figure_scale;
use view::scene::{Figure, Look, Owner, Theme, die_roll, export, flocks};

const MACHINE: &str = "set base\nset flying\npart flight\nseats 2\nseed 1\nstack base/B base/B\nstart\n\
    tile base/D 0,0\ntile base/U 1,0\ndrawn flier/B\nplay\nplace flier/B 2,0\n";

const SHEPHERDS: &str = "set base\npart shepherds\nseats 2\nseed 1\nstack base/B base/B\nstart\n\
    tile base/D 0,0\ntile base/D 1,0\ntile base/U 2,0\nfigure 1 shepherd field 3456 0,0\n\
    figure 2 shepherd field 12 2,0\nflock 1 3\nflock 2 4 4 3\n";

fn game(record: &str) -> Game {
    let session: Session = Session::load(&format!("bastide 1\n{record}")).expect("a record");
    session.game().clone()
}

fn table(game: &Game) -> (DisplayList, Rect) {
    let theme = Theme::new(Look::Summer);
    export::table(
        game,
        &theme,
        &[Owner::Blue, Owner::Red],
        TILE,
        Beside::default(),
    )
}

/// A machine, its way, and the die as it lies with each of its faces.
pub fn flight() -> (DisplayList, Rect) {
    let game = game(MACHINE);
    let (mut list, area) = table(&game);
    list.on(Layer::Figures);
    die_roll::flight_path(&mut list, &game, Theme::new(Look::Summer).accent, 10.0);
    for shows in 1..=3 {
        let below = centre(Pos::new(i16::from(shows) - 1, 1)).to_vec2();
        die_roll::die(&mut list, shows, 0.8, Affine::translate(below));
    }
    (
        list,
        Rect {
            y1: area.y1 + 0.8 * TILE,
            ..area
        },
    )
}

/// Two flocks, a token as it is shown to a shepherd, and every token there is.
pub fn flock() -> (DisplayList, Rect) {
    let game = game(SHEPHERDS);
    let (mut list, area) = table(&game);
    list.on(Layer::Figures);
    let step = area.width() / 5.0;
    for (index, token) in (0..).zip(Token::ALL) {
        let at = (area.x0 + (f64::from(index) + 0.5) * step, area.y1 + 200.0);
        let place = Affine::translate(at) * Affine::scale(1.4);
        list.group(view::scene::Group::at(place), |list| {
            flocks::face(list, token)
        });
    }
    (
        list,
        Rect {
            y1: area.y1 + 450.0,
            ..area
        },
    )
}

/// Shepherds with their flocks as they stand on tiles of 24, 40 and 60 pixels.
pub fn small_flocks() -> (DisplayList, Rect) {
    let mut list = DisplayList::new();
    let view = Rect::new(0.0, 0.0, 180.0, 120.0);
    list.fill(view, Theme::summer().palette.meadow);
    for (column, size) in (0..).zip([24.0, 40.0, 60.0]) {
        for (row, sheep) in (0..).zip([1, 4, 12]) {
            let scale = figure_scale(size);
            let at = (
                20.0 + 60.0 * f64::from(column),
                20.0 + 40.0 * f64::from(row),
            );
            let place = Affine::translate(at) * Affine::scale(scale * size / TILE);
            Figure::owned(Shape::Shepherd, Owner::Blue).draw(&mut list, place);
            flocks::flock(&mut list, sheep, TILE / size / scale, place);
        }
    }
    (list, view)
}
