//! Figures are carried by hand: from the bar or from one of their places, onto a place.

use crate::stage::{PERSONS, Stage, layout, of_class};
use engine::rules::Question;
use engine::tiles::SegmentId;
use kurbo::{Point, Vec2};
use page::stage::{Device, Input};

/// How far above a finger a figure is carried.
const ABOVE: Vec2 = Vec2::new(0.0, -41.6);

/// A stage on which a tile was placed, and a figure may be put on it.
fn placed(device: Device) -> Stage {
    let mut stage = Stage::open(PERSONS);
    let (pos, _) = stage.legal();
    let at = stage.at(pos.x, pos.y);
    stage.down(device, at);
    stage.up(at);
    stage.wait();
    assert_eq!(stage.table().question(), Some(Question::Figure));
    stage
}

/// Where each place is seen.
fn places(stage: &Stage) -> Vec<(SegmentId, Point)> {
    let camera = stage.places_camera();
    let spots = stage.table().places().offered().iter();
    spots
        .map(|spot| (spot.segment.expect("a segment"), camera.on_screen(spot.at)))
        .collect()
}

/// The segment the only figure on the board stands on.
fn standing(stage: &Stage) -> Option<SegmentId> {
    let game = stage.table().game();
    let only = game.standing().first()?;
    assert_eq!(game.standing().len(), 1);
    Some(game.spot(only.seg).segment)
}

fn carry(stage: &mut Stage, device: Device, from: Point, to: Point) {
    stage.down(device, from);
    for step in 1..=10 {
        stage.to(device, from.lerp(to, f64::from(step) / 10.0));
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
            let mut stage = placed(device);
            let (segment, at) = places(&stage)[index];
            let bar = layout().kinds[0].center();
            carry(&mut stage, device, bar, at - by);
            let listed = stage.table().listed_places();
            let page = stage.app.page();
            let lit = !of_class(&page, "over").is_empty();
            assert!(lit, "it is said where it would stand: {listed:?}");
            stage.up(at - by);
            assert_eq!(standing(&stage), Some(segment), "{device:?}");
        }
    }
}

#[test]
fn a_figure_goes_from_its_place_to_another_one_by_a_drag_and_stays_there_by_a_tap() {
    let mut stage = placed(Device::Finger);
    let all = places(&stage);
    let camera = stage.table().camera_at(stage.now);
    carry(&mut stage, Device::Finger, all[0].1, all[2].1 - ABOVE);
    assert_eq!(stage.table().camera_at(stage.now), camera, "no pan");
    stage.up(all[2].1 - ABOVE);
    assert_eq!(standing(&stage), Some(all[2].0));
    let mut stage = placed(Device::Finger);
    stage.down(Device::Finger, all[0].1);
    stage.up(all[0].1);
    assert_eq!(standing(&stage), Some(all[0].0));
}

#[test]
fn a_figure_let_go_elsewhere_goes_back() {
    for to in [Point::new(30.0, 30.0), layout().dock.center()] {
        let mut stage = placed(Device::Mouse);
        let bar = layout().kinds[0].center();
        carry(&mut stage, Device::Mouse, bar, to);
        stage.up(to);
        assert_eq!(standing(&stage), None);
        assert_eq!(stage.table().question(), Some(Question::Figure));
        assert!(
            stage.app.is_moving(stage.now + 1.0),
            "it is seen on its way"
        );
    }
    let mut stage = placed(Device::Mouse);
    let bar = layout().kinds[0].center();
    let (_, at) = places(&stage)[0];
    carry(&mut stage, Device::Mouse, bar, at);
    stage.input(Input::Gone { id: 1 });
    assert_eq!(standing(&stage), None);
}

#[test]
fn nothing_of_the_board_is_meant_by_who_touches_the_bar() {
    let mut stage = placed(Device::Finger);
    let before = stage.table().camera_at(stage.now);
    let at = Point::new(590.0, 580.0);
    carry(&mut stage, Device::Finger, at, at - Vec2::new(200.0, 300.0));
    stage.up(at - Vec2::new(200.0, 300.0));
    assert_eq!(stage.table().camera_at(stage.now), before);
}

#[test]
fn a_figure_stays_on_its_part_of_a_tile_that_is_turned() {
    let mut stage = Stage::open(PERSONS);
    let (pos, _) = {
        let hand = stage.table().tile_in_hand().unwrap();
        let places = &hand.places;
        let two = |&pos: &_| {
            let first = places.rotation(pos, hand.rotation).unwrap();
            places.other_rotation(pos, first, true).is_some()
        };
        (places.cells().into_iter().find(two).unwrap(), ())
    };
    stage.click(stage.at(pos.x, pos.y));
    stage.wait();
    let (segment, at) = places(&stage)[0];
    stage.click(at);
    stage.wait();
    let before = stage.table().provisional().unwrap();
    stage.press("turn-right");
    let after = stage.table().provisional().unwrap();
    assert_ne!(before.rotation, after.rotation);
    assert_eq!(standing(&stage), Some(segment));
    assert_eq!(stage.table().question(), Some(Question::Confirm));
}
