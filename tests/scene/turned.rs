//! A table that is turned by quarters: tiles lie turned, and what stands on them stands upright.

use std::f64::consts::FRAC_PI_2;

use engine::rules::{Game, Record};
use engine::table::Silent;
use engine::tiles::{Pos, Rotation};
use kurbo::{Point, Rect, Size};
use view::scene::board::Picture;
use view::scene::camera::{Camera, centre, seen_cell};
use view::scene::layout::Layout;
use view::scene::print::Print;
use view::scene::{Owner, Theme};

const AREA: Rect = Rect::new(0.0, 0.0, 800.0, 800.0);

/// Two tiles beside each other, with a figure on one.
fn game() -> Game {
    let text = "bastide 1\nset base\nseats 2\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\n\
        tile base/U 1,0 r2\nfigure 1 meeple city N 0,0\ndrawn base/B\n";
    let record = Record::read(text).expect("a record");
    record.replay(&mut Silent).expect("a game").0
}

fn camera(quarters: f64) -> Camera {
    Camera {
        screen: AREA.center(),
        turn: quarters * FRAC_PI_2,
        ..Camera::default()
    }
}

#[test]
fn tiles_and_figures_of_a_turned_table_are_drawn_upright_where_they_are_seen() {
    let (game, theme) = (game(), Theme::summer());
    let layout = Layout {
        whole: AREA,
        free: AREA,
        ..Layout::default()
    };
    let owners = [Owner::Blue, Owner::Red];
    for (quarters, rotation) in (0..).zip(Rotation::ALL) {
        let camera = camera(f64::from(quarters));
        let list = Picture::still(&game, &layout, camera, &theme, &owners).draw();
        let mut tiles = 0;
        for shown in list.prints(kurbo::Affine::IDENTITY) {
            let [a, b, c, d, ..] = shown.affine.as_coeffs();
            assert!(a > 0.0 && d > 0.0, "{quarters}: {:?}", shown.print);
            assert!(
                b.abs() < 1e-9 && c.abs() < 1e-9,
                "{quarters}: {:?}",
                shown.print
            );
            if let Print::Tile(key) = shown.print {
                let middle = shown.affine * Point::new(500.0, 500.0);
                let cell = camera.cell_at(middle);
                let index = game.board().get(cell).expect("a tile");
                let lies = game.board().at(index).rotation;
                assert_eq!(key.rotation, lies.then(rotation));
                assert!(middle.distance(camera.on_screen(centre(cell))) < 1e-6);
                tiles += 1;
            }
        }
        assert!(tiles >= 2);
    }
}

#[test]
fn a_cell_is_seen_where_its_middle_is() {
    for (quarters, rotation) in (0..).zip(Rotation::ALL) {
        let camera = camera(f64::from(quarters));
        let pos = Pos::new(3, -2);
        let seen = seen_cell(pos, rotation);
        let way = camera.on_screen(centre(pos)) - camera.on_screen(centre(Pos::default()));
        let expected = kurbo::Vec2::new(f64::from(seen.x), f64::from(seen.y)) * camera.zoom;
        assert!((way - expected).hypot() < 1e-9);
        assert_eq!(seen_cell(seen, rotation.inverse()), pos);
    }
}

#[test]
fn the_whole_of_a_turned_board_fits() {
    let long = Rect::from_origin_size(Point::ZERO, Size::new(9000.0, 1000.0));
    let free = Rect::new(0.0, 0.0, 200.0, 900.0);
    let camera = camera(1.0).fitted(long, free, 320.0);
    assert!((camera.zoom - 100.0).abs() < 1e-9, "{}", camera.zoom);
}
