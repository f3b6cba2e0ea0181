//! Several games at once: a stage is a value, which shares nothing with another one.

use crate::screen::{PERSONS, layout};
use engine::cards;
use engine::session::{Seating, Session};
use kurbo::{Point, Rect};
use page::stage::{CardStage, Device, Input, Stage, TileStage};
use view::scene::Theme;
use view::scene::layout::Layout;

/// A board of another size, with its bar at the left.
fn narrow() -> Layout {
    Layout {
        whole: Rect::new(0.0, 0.0, 360.0, 640.0),
        free: Rect::new(0.0, 60.0, 360.0, 500.0),
        dock: Rect::new(0.0, 510.0, 360.0, 640.0),
        slots: vec![Rect::new(10.0, 520.0, 90.0, 600.0)],
        ..layout()
    }
}

fn tiles(layout: Layout) -> TileStage {
    let session = Session::load(PERSONS).expect("a record");
    Stage::new(session, layout, false)
}

fn cards(layout: Layout) -> CardStage {
    let setup = cards::Setup::new(2);
    let session = Session::new(setup, Seating::persons(2), 3).expect("a game of cards");
    Stage::new(session, layout, false)
}

/// Taps with the mouse.
fn click(input: &mut dyn FnMut(Input), at: Point) {
    let (id, device) = (1, Device::Mouse);
    input(Input::Down { id, device, at });
    input(Input::Up { id, at });
}

/// Where the first cell is on which the tile in hand may lie.
fn first_cell(stage: &TileStage, now: f64) -> Point {
    let pos = stage.tile_in_hand().expect("a tile in hand").places.cells()[0];
    stage.camera_at(now).square(pos).center()
}

fn picture(stage: &TileStage, now: f64) -> String {
    format!("{:?}", stage.draw(&Theme::summer(), now))
}

fn rows(stage: &CardStage, now: f64) -> String {
    format!("{:?}", stage.draw(&Theme::summer(), now))
}

#[test]
fn games_beside_each_other_are_played_and_drawn_apart() {
    let now = 10_000.0;
    let (mut one, mut other, mut third) = (tiles(layout()), tiles(narrow()), cards(layout()));
    one.tick(now);
    other.tick(now);
    third.tick(now);
    third.uncover(now);
    assert_ne!(picture(&one, now), picture(&other, now), "of its own size");
    let before = (picture(&other, now), rows(&third, now));

    let at = first_cell(&one, now);
    click(&mut |input| one.input(input, now), at);
    assert_eq!(one.game().board().placed().len(), 2, "the tile lies there");
    assert_eq!(other.game().board().placed().len(), 1);
    assert_eq!((picture(&other, now), rows(&third, now)), before);

    let (seen, at) = (picture(&one, now), first_cell(&other, now));
    click(&mut |input| other.input(input, now), at);
    assert_eq!(other.game().board().placed().len(), 2);
    let asked = (one.question(), other.question());
    assert_eq!(asked.0, asked.1, "each asks for a figure");
    assert_eq!(picture(&one, now), seen);

    let decided = third.session().epoch();
    third.act_by_index(0, now);
    assert_ne!(third.session().epoch(), decided, "a card goes to a row");
    assert_ne!(rows(&third, now), before.1);
    assert_eq!(picture(&one, now), seen);

    assert!(one.undo(now) && !one.can_undo());
    assert!(other.can_undo(), "of the other nothing was taken back");
}
