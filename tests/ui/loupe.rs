//! Places for figures that are too near to each other for a finger are seen in a loupe.

use crate::screen::{PERSONS, Screen, layout};
use kurbo::Rect;
use page::stage::{Device, Input};
use view::scene::layout::Layout;

/// A screen on which a finger placed the first tile by a tap.
fn tapped() -> Screen {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    let at = screen.at(pos.x, pos.y);
    screen.down(Device::Finger, at);
    screen.up(at);
    screen.wait();
    screen
}

#[test]
fn every_place_in_the_loupe_can_be_hit_and_the_board_stays_where_it_is() {
    let count = tapped().tile_stage().places().offered().len();
    assert_eq!(count, 3);
    for index in 0..count {
        let mut screen = tapped();
        let before = screen.tile_stage().camera_at(screen.now);
        let loupe = screen
            .tile_stage()
            .loupe()
            .expect("the places are near to each other");
        let spot = screen.tile_stage().places().offered()[index];
        let at = loupe.camera.on_screen(spot.at);
        assert!(loupe.frame.contains(at));
        for other in screen
            .tile_stage()
            .places()
            .offered()
            .iter()
            .filter(|other| **other != spot)
        {
            assert!(loupe.camera.on_screen(other.at).distance(at) >= 40.0);
        }
        screen.down(Device::Finger, at);
        screen.up(at);
        let standing = screen.tile_stage().game().standing();
        assert_eq!(
            Some(screen.tile_stage().game().spot(standing[0].seg).segment),
            spot.segment
        );
        assert_eq!(screen.tile_stage().camera_at(screen.now), before);
        assert_eq!(screen.tile_stage().loupe(), None);
    }
}

#[test]
fn a_loupe_stands_beside_its_tile_on_the_free_part_of_the_screen() {
    let screen = tapped();
    let loupe = screen.tile_stage().loupe().unwrap();
    let free = layout().free;
    assert_eq!(free.union(loupe.frame), free);
    assert_eq!(Rect::area(&loupe.frame.intersect(loupe.tile)), 0.0);
}

#[test]
fn a_loupe_stands_clear_of_the_sentence_for_the_first_time() {
    let mut screen = tapped();
    let free = layout().free;
    for tip in [
        Rect {
            y0: free.y1 - 120.0,
            ..free
        },
        Rect {
            y1: free.y0 + 120.0,
            ..free
        },
    ] {
        let before = screen.tile_stage().camera_at(screen.now);
        let shown = Layout {
            tip: Some(tip),
            ..layout()
        };
        screen.app.lay_out(shown, screen.now);
        let loupe = screen.tile_stage().loupe().unwrap();
        assert_eq!(loupe.frame.intersect(tip).area(), 0.0, "{loupe:?}");
        assert_eq!(screen.tile_stage().camera_at(screen.now), before);
    }
}

#[test]
fn a_tile_stands_free_of_its_loupe_on_a_phone() {
    let free = Rect::new(8.0, 124.0, 382.0, 678.0);
    let phone = Layout {
        whole: Rect::new(0.0, 0.0, 390.0, 844.0),
        free,
        dock: Rect::new(8.0, 686.0, 382.0, 836.0),
        slots: vec![Rect::new(20.0, 700.0, 112.0, 792.0)],
        ..layout()
    };
    for tip in [
        None,
        Some(Rect {
            y0: free.y1 - 104.0,
            ..free
        }),
    ] {
        let mut screen = Screen::open(PERSONS);
        screen.app.lay_out(phone.clone(), screen.now);
        screen.wait();
        let (pos, _) = screen.legal();
        let at = screen.at(pos.x, pos.y);
        screen.down(Device::Finger, at);
        screen.up(at);
        let shown = Layout {
            tip,
            ..phone.clone()
        };
        screen.app.lay_out(shown, screen.now);
        screen.wait();
        let loupe = screen
            .tile_stage()
            .loupe()
            .expect("places near to each other");
        assert!(loupe.frame.intersect(loupe.tile).area() < 1.0, "{loupe:?}");
        assert_eq!(free.union(loupe.tile.union(loupe.frame)), free, "{loupe:?}");
    }
}

/// Seven tiles in a row on a phone with little room above them, monasteries above and below its ends: those of the west or of the east are occupied.
fn between(occupied: [i16; 2]) -> Screen {
    let mut record =
        "bastide 1\nset base 3\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
        option first-player 1\nseed 1\nstack base/U base/U\nstart\ntile base/D 0,0\n"
            .to_string();
    for x in [-1, 1, -2, 2, -3, 3] {
        record += &format!("tile base/U {x},0\n");
    }
    let ends = [-2, 2, -3, 3].into_iter();
    let monasteries = ends.flat_map(|x| [(x, 1), (x, -1)]);
    for (x, y) in monasteries.clone() {
        record += &format!("tile base/B {x},{y}\n");
    }
    for (x, y) in monasteries.filter(|(x, _)| occupied.contains(x)) {
        record += &format!("figure 1 meeple monastery {x},{y}\n");
    }
    let mut screen = Screen::open(&(record + "drawn base/U\nplay\n"));
    let phone = Layout {
        whole: Rect::new(0.0, 0.0, 390.0, 844.0),
        free: Rect::new(8.0, 490.0, 382.0, 678.0),
        dock: Rect::new(8.0, 686.0, 382.0, 836.0),
        slots: vec![Rect::new(20.0, 700.0, 112.0, 792.0)],
        ..layout()
    };
    screen.app.lay_out(phone, screen.now);
    screen.wait();
    screen
}

#[test]
fn a_loupe_lies_over_tiles_before_it_lies_over_figures() {
    for occupied in [[-2, -3], [2, 3]] {
        let mut screen = between(occupied);
        let at = screen.at(0, 1);
        screen.down(Device::Finger, at);
        screen.up(at);
        screen.wait();
        let loupe = screen
            .tile_stage()
            .loupe()
            .expect("places near to each other");
        for (x, y) in occupied.into_iter().flat_map(|x| [(x, 1), (x, -1)]) {
            let cell = screen.at(x, y);
            assert!(!loupe.frame.contains(cell), "{x},{y}: {cell:?} {loupe:?}");
        }
    }
}

#[test]
fn no_loupe_is_needed_when_the_tile_is_large() {
    let mut screen = tapped();
    let at = screen.tile_stage().loupe().unwrap().tile.center();
    for _ in 0..20 {
        let by = kurbo::Vec2::new(0.0, -240.0);
        screen.input(Input::Wheel {
            at,
            by,
            pinch: false,
        });
    }
    assert_eq!(screen.tile_stage().loupe(), None);
    assert_eq!(screen.tile_stage().places().offered().len(), 3);
}

/// A long road, and the tile that goes on with it.
const LONG_ROAD: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person\nplayer 2 red person\nstack base/V base/E\nstart\n\
    tile base/D 0,0\ntile base/U 1,0\ntile base/U 2,0\ntile base/U 3,0\ntile base/U 4,0\ntile base/U 5,0\n\
    tile base/U 6,0\ntile base/U 7,0\nturn 1\nplay\nplace base/V 8,0\n";

#[test]
fn no_loupe_is_shown_of_a_tile_that_was_moved_out_of_sight() {
    let mut screen = Screen::open(LONG_ROAD);
    let pull = |screen: &mut Screen, by: f64| {
        let from = layout().clear().center();
        let to = from + kurbo::Vec2::new(by, 0.0);
        screen.down(Device::Finger, from);
        for step in 1..=10 {
            screen.to(Device::Finger, from.lerp(to, f64::from(step) / 10.0));
        }
        screen.up(to);
        screen.wait();
    };
    screen.press("zoom-in");
    pull(&mut screen, 20.0);
    let gone = |screen: &Screen| screen.tile_stage().loupe().is_none();
    assert!(!gone(&screen), "its tile is in sight");
    pull(&mut screen, 300.0);
    pull(&mut screen, 300.0);
    assert!(gone(&screen));
    pull(&mut screen, -300.0);
    pull(&mut screen, -300.0);
    assert!(!gone(&screen));
}
