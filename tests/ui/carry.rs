//! Figures are carried by hand: from the bar or from one of their places, onto a place.

use crate::screen::{PERSONS, Screen, layout, of_class};
use engine::rules::Question;
use engine::tiles::SegmentId;
use kurbo::{Point, Vec2};
use page::stage::{Device, Input};

/// How far above a finger a figure is carried.
const ABOVE: Vec2 = Vec2::new(0.0, -41.6);

/// A screen on which a tile was placed, and a figure may be put on it.
fn placed(device: Device) -> Screen {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    let at = screen.at(pos.x, pos.y);
    screen.down(device, at);
    screen.up(at);
    screen.wait();
    assert_eq!(screen.tile_stage().question(), Some(Question::Figure));
    screen
}

/// Where each place is seen.
fn places(screen: &Screen) -> Vec<(SegmentId, Point)> {
    let camera = screen.places_camera();
    let spots = screen.tile_stage().places().offered().iter();
    spots
        .map(|spot| (spot.segment.expect("a segment"), camera.on_screen(spot.at)))
        .collect()
}

/// The segment the only figure on the board stands on.
fn standing(screen: &Screen) -> Option<SegmentId> {
    let game = screen.tile_stage().game();
    let only = game.standing().first()?;
    assert_eq!(game.standing().len(), 1);
    Some(game.spot(only.seg).segment)
}

fn carry(screen: &mut Screen, device: Device, from: Point, to: Point) {
    screen.down(device, from);
    for step in 1..=10 {
        screen.to(device, from.lerp(to, f64::from(step) / 10.0));
    }
}

#[test]
fn a_figure_is_dragged_from_the_bar_onto_each_of_its_places() {
    for device in [Device::Mouse, Device::Finger] {
        let by = match device {
            Device::Finger => ABOVE,
            _ => Vec2::ZERO,
        };
        for index in 0..places(&placed(device)).len() {
            let mut screen = placed(device);
            let (segment, at) = places(&screen)[index];
            let bar = layout().kinds[0].center();
            carry(&mut screen, device, bar, at - by);
            let listed = screen.tile_stage().listed_places();
            let page = screen.app.page();
            let lit = !of_class(&page, "over").is_empty();
            assert!(lit, "it is said where it would stand: {listed:?}");
            screen.up(at - by);
            assert_eq!(standing(&screen), Some(segment), "{device:?}");
        }
    }
}

#[test]
fn a_figure_goes_from_its_place_to_another_one_by_a_drag_and_stays_there_by_a_tap() {
    let mut screen = placed(Device::Finger);
    let all = places(&screen);
    let camera = screen.tile_stage().camera_at(screen.now);
    carry(&mut screen, Device::Finger, all[0].1, all[2].1 - ABOVE);
    assert_eq!(screen.tile_stage().camera_at(screen.now), camera, "no pan");
    screen.up(all[2].1 - ABOVE);
    assert_eq!(standing(&screen), Some(all[2].0));
    let mut screen = placed(Device::Finger);
    screen.down(Device::Finger, all[0].1);
    screen.up(all[0].1);
    assert_eq!(standing(&screen), Some(all[0].0));
}

#[test]
fn a_figure_let_go_elsewhere_goes_back() {
    for to in [Point::new(30.0, 30.0), layout().dock.center()] {
        let mut screen = placed(Device::Mouse);
        let bar = layout().kinds[0].center();
        carry(&mut screen, Device::Mouse, bar, to);
        screen.up(to);
        assert_eq!(standing(&screen), None);
        assert_eq!(screen.tile_stage().question(), Some(Question::Figure));
        assert!(
            screen.app.is_moving(screen.now + 1.0),
            "it is seen on its way"
        );
    }
    let mut screen = placed(Device::Mouse);
    let bar = layout().kinds[0].center();
    let (_, at) = places(&screen)[0];
    carry(&mut screen, Device::Mouse, bar, at);
    screen.input(Input::Gone { id: 1 });
    assert_eq!(standing(&screen), None);
}

#[test]
fn nothing_of_the_board_is_meant_by_who_touches_the_bar() {
    let mut screen = placed(Device::Finger);
    let before = screen.tile_stage().camera_at(screen.now);
    let at = Point::new(590.0, 580.0);
    carry(
        &mut screen,
        Device::Finger,
        at,
        at - Vec2::new(200.0, 300.0),
    );
    screen.up(at - Vec2::new(200.0, 300.0));
    assert_eq!(screen.tile_stage().camera_at(screen.now), before);
}

#[test]
fn a_figure_stays_on_its_part_of_a_tile_that_is_turned() {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = {
        let hand = screen.tile_stage().tile_in_hand().unwrap();
        let places = &hand.places;
        let two = |&pos: &_| {
            let first = places.rotation(pos, hand.rotation).unwrap();
            places.other_rotation(pos, first, true).is_some()
        };
        (places.cells().into_iter().find(two).unwrap(), ())
    };
    screen.click(screen.at(pos.x, pos.y));
    screen.wait();
    let (segment, at) = places(&screen)[0];
    screen.click(at);
    screen.wait();
    let before = screen.tile_stage().provisional().unwrap();
    screen.press("turn-right");
    let after = screen.tile_stage().provisional().unwrap();
    assert_ne!(before.rotation, after.rotation);
    assert_eq!(standing(&screen), Some(segment));
    assert_eq!(screen.tile_stage().question(), Some(Question::Confirm));
}
