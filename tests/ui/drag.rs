//! Hands over the board: dragging, dropping, tapping, turning, panning, pinching.

use crate::screen::{PERSONS, Screen, text_of};
use engine::rules::{Question, Reason};
use engine::tiles::{Pos, Rotation};
use kurbo::{Point, Rect, Size, Vec2};
use page::stage::popover::PopoverPlacement;
use page::stage::{Device, Input};

#[test]
fn a_drag_to_a_legal_cell_places_the_tile() {
    let mut screen = Screen::open(PERSONS);
    let (pos, rotation) = screen.legal();
    screen.drag(screen.slot(), screen.at(pos.x, pos.y));
    let placed = screen.tile_stage().provisional().unwrap();
    assert_eq!((placed.pos, placed.rotation), (pos, rotation));
    assert_eq!(screen.tile_stage().question(), Some(Question::Figure));
}

#[test]
fn a_held_tile_follows_the_pointer_and_snaps() {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    screen.down(Device::Mouse, screen.slot());
    screen.to(Device::Mouse, Point::new(60.0, 60.0));
    assert!(
        screen.tile_stage().aim().ghost().is_none(),
        "far from the board"
    );
    screen.to(
        Device::Mouse,
        screen.at(pos.x, pos.y) + Vec2::new(20.0, -15.0),
    );
    let ghost = screen.tile_stage().aim().ghost().unwrap();
    assert_eq!(ghost.pos, pos);
    assert!(ghost.fits());
}

#[test]
fn a_tile_turned_on_purpose_stays_so_and_is_refused_with_reasons() {
    let mut screen = Screen::open(PERSONS);
    let (pos, rotation) = screen.legal();
    let places = screen.tile_stage().tile_in_hand().unwrap().places.clone();
    screen.down(Device::Mouse, screen.slot());
    screen.to(Device::Mouse, screen.at(pos.x, pos.y));
    let mut turned = rotation;
    while places.allow(pos, turned) {
        screen.input(Input::Turn);
        turned = turned.then(Rotation::R1);
    }
    let ghost = screen.tile_stage().aim().ghost().unwrap();
    assert_eq!(ghost.rotation, turned);
    let wrong = |reason: &Reason| matches!(reason, Reason::EdgeMismatch { .. });
    assert!(ghost.reasons.iter().all(wrong) && !ghost.fits());
    screen.up(screen.at(pos.x, pos.y));
    assert_eq!(screen.tile_stage().game().board().placed().len(), 1);
    assert_eq!(screen.tile_stage().question(), Some(Question::Place));
    assert!(
        screen
            .app
            .page()
            .all()
            .iter()
            .any(|node| node.key.as_deref() == Some("refusal"))
    );
    screen.now += 10_000.0;
    screen.app.tick(screen.now);
    assert!(
        screen
            .app
            .page()
            .all()
            .iter()
            .all(|node| node.key.as_deref() != Some("refusal"))
    );
}

#[test]
fn a_press_on_a_tile_says_why_the_one_in_hand_does_not_go_there() {
    for device in [Device::Mouse, Device::Finger] {
        let mut screen = Screen::open(PERSONS);
        screen.down(device, screen.at(0, 0));
        screen.up(screen.at(0, 0));
        let refusal = text_of(&screen, "refusal");
        assert!(refusal.contains("already"), "{device:?} {refusal}");
        assert_eq!(screen.tile_stage().question(), Some(Question::Place));
    }
}

#[test]
fn a_drop_on_a_tile_or_far_away_says_why() {
    for (x, y, reason) in [(0, 0, Reason::CellTaken), (-3, -1, Reason::NoNeighbour)] {
        let mut screen = Screen::open(PERSONS);
        screen.drag(screen.slot(), screen.at(x, y));
        let expected = match reason {
            Reason::CellTaken => "already",
            _ => "must",
        };
        let page = screen.app.page();
        let refusal = page
            .all()
            .into_iter()
            .find(|node| node.key.as_deref() == Some("refusal"));
        let text = refusal.unwrap().all_text();
        assert!(text.contains(expected), "{text}");
    }
}

#[test]
fn why_a_figure_cannot_stand_is_said_where_it_was_let_go() {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.wait();
    let far = Point::new(720.0, 60.0);
    screen.drag(crate::screen::layout().kinds[0].center(), far);
    let page = screen.app.page();
    let refusal = crate::screen::of_class(&page, "refusal");
    let beside = PopoverPlacement::read(|name| refusal[0].get(name).map(str::to_string));
    let sheet = beside.expect("a place").place(Size::new(240.0, 80.0));
    assert!(sheet.inset(30.0).contains(far), "{sheet:?}");
}

#[test]
fn a_drop_back_on_the_bar_is_no_refusal() {
    let mut screen = Screen::open(PERSONS);
    screen.drag(screen.slot(), Point::new(500.0, 540.0));
    assert_eq!(screen.tile_stage().question(), Some(Question::Place));
    assert!(
        screen
            .app
            .page()
            .all()
            .iter()
            .all(|node| node.key.as_deref() != Some("refusal"))
    );
}

#[test]
fn the_wheel_turns_a_held_tile_and_zooms_otherwise() {
    let mut screen = Screen::open(PERSONS);
    let at = Point::new(100.0, 100.0);
    let by = |down: f64| Input::Wheel {
        at,
        by: Vec2::new(0.0, down),
        pinch: false,
    };
    let zoom = screen.tile_stage().camera_at(screen.now).zoom;
    screen.down(Device::Mouse, screen.slot());
    screen.to(Device::Mouse, at);
    screen.input(by(100.0));
    assert_eq!(
        screen.tile_stage().tile_in_hand().unwrap().rotation,
        Rotation::R1
    );
    screen.input(by(-100.0));
    assert_eq!(
        screen.tile_stage().tile_in_hand().unwrap().rotation,
        Rotation::R0
    );
    assert_eq!(screen.tile_stage().camera_at(screen.now).zoom, zoom);
    screen.input(Input::Gone { id: 1 });
    screen.input(by(-100.0));
    assert!(screen.tile_stage().camera_at(screen.now).zoom > zoom);
}

#[test]
fn a_click_turns_the_tile_in_hand_and_a_click_on_a_cell_places_it() {
    let mut screen = Screen::open(PERSONS);
    screen.click(screen.slot());
    assert_eq!(
        screen.tile_stage().tile_in_hand().unwrap().rotation,
        Rotation::R1
    );
    let (pos, rotation) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    assert_eq!(
        screen.tile_stage().provisional().unwrap().rotation,
        rotation
    );
}

#[test]
fn a_tile_that_the_browser_takes_away_goes_back_to_the_hand() {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    screen.down(Device::Mouse, screen.slot());
    screen.to(Device::Mouse, screen.at(pos.x, pos.y));
    screen.input(Input::Gone { id: 1 });
    assert_eq!(screen.tile_stage().game().board().placed().len(), 1);
    assert!(screen.tile_stage().aim().ghost().is_none());
}

#[test]
fn a_finger_holds_the_tile_above_itself_and_a_second_one_turns_it() {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    let below = screen.at(pos.x, pos.y) + Vec2::new(0.0, 52.0);
    screen.down(Device::Finger, screen.slot());
    screen.to(Device::Finger, below);
    assert_eq!(screen.tile_stage().aim().ghost().unwrap().pos, pos);
    let before = screen.tile_stage().aim().ghost().unwrap().rotation;
    let second = Input::Down {
        id: 2,
        device: Device::Finger,
        at: Point::new(50.0, 50.0),
    };
    screen.input(second);
    assert_eq!(
        screen.tile_stage().aim().ghost().unwrap().rotation,
        before.then(Rotation::R1)
    );
}

#[test]
fn a_finger_that_trembles_still_taps_and_one_that_goes_on_moves_the_board() {
    for (by, taps) in [(3.0, true), (6.0, true), (9.0, true), (14.0, false)] {
        let mut screen = Screen::open(PERSONS);
        let (pos, _) = screen.legal();
        let at = screen.at(pos.x, pos.y);
        let seen = screen.tile_stage().camera_at(screen.now).middle;
        screen.down(Device::Finger, at);
        screen.to(Device::Finger, at + Vec2::new(by, 0.0));
        screen.up(at + Vec2::new(by, 0.0));
        let placed = screen.tile_stage().game().board().get(pos).is_some();
        assert_eq!(placed, taps, "after {by} pixels");
        if !taps {
            let moved = screen.tile_stage().camera_at(screen.now).middle;
            assert!(moved.distance(seen) > 0.0, "the board follows the finger");
        }
    }
}

#[test]
fn two_fingers_zoom_about_their_middle() {
    let mut screen = Screen::open(PERSONS);
    let middle = Point::new(300.0, 200.0);
    let place = screen.tile_stage().camera_at(screen.now).on_table(middle);
    let finger = |id: i32, dx: f64| (id, Device::Finger, middle + Vec2::new(dx, 0.0));
    for (id, device, at) in [finger(1, -50.0), finger(2, 50.0)] {
        screen.input(Input::Down { id, device, at });
    }
    let zoom = screen.tile_stage().camera_at(screen.now).zoom;
    for step in 1..=5 {
        for (id, device, at) in [
            finger(1, -50.0 - 10.0 * f64::from(step)),
            finger(2, 50.0 + 10.0 * f64::from(step)),
        ] {
            screen.input(Input::Move { id, device, at });
        }
    }
    let camera = screen.tile_stage().camera_at(screen.now);
    assert!(
        (camera.zoom / zoom - 2.0).abs() < 0.02,
        "{}",
        camera.zoom / zoom
    );
    assert!(camera.on_screen(place).distance(middle) < 3.0);
}

#[test]
fn dragging_the_table_pans_and_places_nothing() {
    let mut screen = Screen::open(PERSONS);
    let before = screen.at(0, 0);
    let (pos, _) = screen.legal();
    let from = screen.at(pos.x, pos.y);
    screen.drag(from, from + Vec2::new(70.0, 40.0));
    let moved = screen.at(0, 0) - before;
    assert!((moved - Vec2::new(70.0, 40.0)).hypot() < 1e-6, "{moved:?}");
    assert_eq!(screen.tile_stage().game().board().placed().len(), 1);
}

#[test]
fn nothing_reaches_the_board_through_a_dialog() {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    screen.press("new-game");
    screen.drag(screen.slot(), screen.at(pos.x, pos.y));
    assert_eq!(screen.tile_stage().game().board().placed().len(), 1);
}

#[test]
fn a_tile_held_at_the_edge_brings_hidden_places_into_sight() {
    let mut screen = Screen::open(PERSONS);
    for _ in 0..6 {
        screen.input(Input::Wheel {
            at: Point::new(400.0, 40.0),
            by: Vec2::new(0.0, -240.0),
            pinch: false,
        });
    }
    let before = screen.at(0, 0);
    screen.down(Device::Mouse, screen.slot());
    screen.to(Device::Mouse, Point::new(400.0, 300.0));
    assert!(!screen.app.is_moving(screen.now + 1_000.0));
    screen.to(Device::Mouse, Point::new(12.0, 300.0));
    assert!(screen.app.is_moving(screen.now + 1_000.0));
    for _ in 0..40 {
        screen.now += 16.0;
        screen.app.tick(screen.now);
    }
    assert!(screen.at(0, 0).x > before.x + 50.0);
    screen.input(Input::Gone { id: 1 });
    assert!(!screen.app.is_moving(screen.now + 1_000.0));
}

#[test]
fn a_refusal_is_said_beside_its_cell_and_marks_the_wrong_edges_as_long() {
    let mut screen = Screen::open(PERSONS);
    let (pos, rotation) = screen.legal();
    let places = screen.tile_stage().tile_in_hand().unwrap().places.clone();
    screen.down(Device::Mouse, screen.slot());
    screen.to(Device::Mouse, screen.at(pos.x, pos.y));
    let mut turned = rotation;
    while places.allow(pos, turned) {
        screen.input(Input::Turn);
        turned = turned.then(Rotation::R1);
    }
    screen.up(screen.at(pos.x, pos.y));
    screen.to(Device::Mouse, Point::new(2.0, 2.0));
    let page = screen.app.page();
    let all = page.all();
    let bubble = all
        .iter()
        .find(|node| node.key.as_deref() == Some("refusal"))
        .unwrap();
    let beside = PopoverPlacement::read(|name| bubble.get(name).map(str::to_string)).unwrap();
    let (middle, next) = (screen.at(pos.x, pos.y), screen.at(pos.x + 1, pos.y));
    let cell = Rect::from_center_size(middle, Size::new(1.0, 1.0) * next.distance(middle));
    assert_eq!(
        beside.anchor.union(cell),
        beside.anchor,
        "the cell is spared"
    );
    let size = Size::new(320.0, 120.0);
    let said = beside.place(size);
    assert_eq!(said.intersect(cell).area(), 0.0, "{said:?} covers {cell:?}");
    let strokes = |screen: &Screen, now: f64| {
        let drawn = format!("{:?}", screen.app.draw(now));
        drawn.matches("Stroke").count()
    };
    let marked = strokes(&screen, screen.now + 2000.0);
    screen.app.tick(screen.now + 6000.0);
    assert!(strokes(&screen, screen.now + 6000.0) < marked);
}

#[test]
fn a_finger_need_not_hit_a_marked_cell_with_the_tile_above_it() {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    let at = screen.at(pos.x, pos.y);
    screen.down(Device::Finger, screen.slot());
    screen.to(Device::Finger, at + Vec2::new(0.0, 12.0));
    let ghost = screen
        .tile_stage()
        .aim()
        .ghost()
        .expect("the finger is on the cell");
    assert_eq!(ghost.pos, pos);
    screen.up(at + Vec2::new(0.0, 12.0));
    assert_eq!(screen.tile_stage().provisional().unwrap().pos, pos);
}

#[test]
fn the_cell_under_a_held_tile_has_an_outline_although_no_tile_may_lie_there() {
    let mut screen = Screen::open(PERSONS);
    let strokes = |screen: &Screen| {
        let drawn = format!("{:?}", screen.app.draw(screen.now));
        drawn.matches("Stroke").count()
    };
    screen.down(Device::Mouse, screen.slot());
    screen.to(Device::Mouse, Point::new(30.0, 30.0));
    screen.wait();
    let far = strokes(&screen);
    let taken = screen.at(0, 0);
    screen.to(Device::Mouse, taken);
    screen.wait();
    assert!(screen.tile_stage().aim().ghost().is_none());
    assert!(strokes(&screen) > far);
}

#[test]
fn tiles_stay_in_sight_and_large_enough_for_a_finger() {
    let mut screen = Screen::open(PERSONS);
    let far = Vec2::new(3_000.0, 3_000.0);
    let from = Point::new(20.0, 20.0);
    screen.drag(from, from + far);
    let tile = screen
        .tile_stage()
        .camera_at(screen.now)
        .square(Pos::new(0, 0));
    let seen = tile.intersect(crate::screen::layout().free);
    assert!(seen.area() > 0.2 * tile.area(), "{tile:?}");
    for _ in 0..30 {
        let by = Vec2::new(0.0, 240.0);
        let at = Point::new(300.0, 200.0);
        screen.input(Input::Wheel {
            at,
            by,
            pinch: false,
        });
    }
    let zoom = screen.tile_stage().camera_at(screen.now).zoom;
    assert!((zoom - 24.0).abs() < 1e-6, "{zoom}");
}

#[test]
fn the_wheel_turns_the_tile_in_the_bar_and_where_it_would_lie() {
    let mut screen = Screen::open(PERSONS);
    let zoom = screen.tile_stage().camera_at(screen.now).zoom;
    let wheel = |at: Point| Input::Wheel {
        at,
        by: Vec2::new(0.0, 100.0),
        pinch: false,
    };
    let turned = |screen: &Screen| screen.tile_stage().tile_in_hand().expect("a tile").rotation;
    screen.input(wheel(screen.slot()));
    assert_eq!(turned(&screen), Rotation::R1);
    let (pos, _) = screen.legal();
    let cell = screen.at(pos.x, pos.y);
    screen.to(Device::Mouse, cell);
    screen.input(wheel(cell));
    assert_eq!(turned(&screen), Rotation::R2, "as it is shown over a cell");
    assert_eq!(screen.tile_stage().camera_at(screen.now).zoom, zoom);
    let far = Point::new(20.0, 20.0);
    screen.to(Device::Mouse, far);
    screen.input(wheel(far));
    assert_eq!(turned(&screen), Rotation::R2);
    assert!(
        screen.tile_stage().camera_at(screen.now).zoom < zoom,
        "the table elsewhere"
    );
}

/// The river comes from the west and has turned to the south; the tile in hand bends it again.
const RIVER: &str = "bastide 1\nset base\nset river\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\noption first-player 1\nseed 1\nstack river/G river/I\nplay\n\
    place river/G 1,0\npass\nconfirm\n";

#[test]
fn a_river_that_would_turn_back_says_so_beside_its_cell() {
    let mut screen = Screen::open(RIVER);
    screen.down(Device::Mouse, screen.slot());
    let over = screen.at(1, 1);
    screen.to(Device::Mouse, over);
    let turned = |screen: &Screen| {
        screen
            .tile_stage()
            .aim()
            .ghost()
            .map(|ghost| ghost.rotation)
    };
    while turned(&screen) != Some(Rotation::R1) {
        screen.input(Input::Turn);
    }
    let ghost = screen.tile_stage().aim().ghost().unwrap();
    assert_eq!(ghost.reasons, [Reason::RiverUTurn]);
    screen.up(over);
    let page = screen.app.page();
    let all = page.all();
    let refusal = all
        .iter()
        .find(|node| node.key.as_deref() == Some("refusal"));
    let text = refusal.expect("a refusal").all_text();
    assert!(text.contains("twice in a row"), "{text}");
    let question = screen.tile_stage().question();
    assert_eq!(question, Some(Question::Place), "the tile is in hand again");
}
