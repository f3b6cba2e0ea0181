//! Many places on a small screen: all of them can be pressed, nothing lies over them, and the camera moves once.

use crate::screen::Screen;
use crate::widths::upright;
use kurbo::{Point, Rect};
use page::stage::Device;
use view::scene::answers::{Answer, AnswerKind};
use view::scene::layout::Layout;

/// The least distance between two places that a finger is to tell apart, in CSS pixels.
const APART: f64 = 40.0;
/// How many decisions of a game are looked at.
const DECISIONS: usize = 250;

/// A game with everything on a phone, that goes on by chance.
struct Walk {
    screen: Screen,
    chance: u64,
}

impl Walk {
    fn new(seed: u64) -> Walk {
        let all = include_str!("../records/all-parts.txt");
        let settings = all.split("seed ").next().expect("settings");
        let mut screen = Screen::open(&format!("{settings}seed {seed}\n"));
        screen.shell.lay_out(upright(), screen.now);
        screen.wait();
        Walk {
            screen,
            chance: seed,
        }
    }

    /// Decides something. Returns whether something else is asked.
    fn goes_on(&mut self) -> bool {
        self.chance = self
            .chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let count = self.screen.tile_stage().legal().len();
        let act = (self.chance >> 33) as usize % count.max(1);
        self.screen.press(&format!("act {act}"));
        self.screen.wait();
        self.screen.tile_stage().question().is_some()
    }
}

/// The places as they are shown, on the screen, each with how far it was moved aside.
fn shown(screen: &Screen) -> Vec<(Answer, Point, f64)> {
    let stage = screen.tile_stage();
    let camera = stage.camera_at(screen.now);
    let (shown, plain) = (stage.shown_places(), stage.places().offered());
    let all = shown.into_iter().zip(plain);
    let all = all.map(|(answer, home)| {
        let at = camera.on_screen(answer.at);
        (answer, at, at.distance(camera.on_screen(home.at)))
    });
    all.collect()
}

#[test]
fn places_near_to_each_other_on_several_tiles_lie_a_finger_apart() {
    let mut moved = 0;
    for seed in [3, 14] {
        let mut walk = Walk::new(seed);
        for _ in 0..DECISIONS {
            let all = shown(&walk.screen);
            let seen = walk.screen.tile_stage().loupe().is_none();
            for (index, (one, at, by)) in all.iter().enumerate().filter(|_| seen) {
                moved += usize::from(*by > 4.0);
                for (other, there, _) in &all[..index] {
                    let taken = [one, other].map(|place| place.kind == AnswerKind::Take);
                    let far = at.distance(*there);
                    assert!(
                        far >= APART || taken == [true; 2],
                        "{far}: {one:?}, {other:?}"
                    );
                }
            }
            if !walk.goes_on() {
                break;
            }
        }
    }
    assert!(moved > 20, "only {moved} had to give way");
}

#[test]
fn a_tap_on_a_place_that_was_moved_aside_does_what_is_shown_there() {
    let mut tapped = 0;
    for seed in [3, 14] {
        let mut walk = Walk::new(seed);
        for _ in 0..DECISIONS {
            let screen = &mut walk.screen;
            let clear = upright().free.inset(-24.0);
            let seen = screen.tile_stage().loupe().is_none();
            let all = shown(screen).into_iter();
            let mut moved = all.filter(|(_, at, by)| seen && *by > 4.0 && clear.contains(*at));
            if let Some((answer, at, _)) = moved.next() {
                screen.down(Device::Finger, at);
                screen.up(at);
                let done = screen.tile_stage().session().entries();
                let done = done.iter().any(|entry| entry.action == answer.action);
                assert!(done, "{answer:?}");
                tapped += 1;
                screen.wait();
            }
            if !walk.goes_on() {
                break;
            }
        }
    }
    assert!(tapped > 5, "{tapped}");
}

#[test]
fn no_arrow_and_no_map_lies_over_a_place_in_sight() {
    let mut looked = 0;
    let mut walk = Walk::new(3);
    for _ in 0..DECISIONS {
        let stage = walk.screen.tile_stage();
        let (arrows, map) = (stage.edge_arrows(), stage.minimap());
        for (_, at, _) in shown(&walk.screen) {
            if !upright().free.inset(-20.0).contains(at) {
                continue;
            }
            looked += arrows.len();
            for arrow in &arrows {
                assert!(!arrow.is_hit(at), "{:?} over {at:?}", arrow.at);
            }
            assert!(map.is_none_or(|map| !map.frame.contains(at)), "{at:?}");
        }
        if !walk.goes_on() {
            break;
        }
    }
    assert!(looked > 100, "{looked}");
}

#[test]
fn the_camera_moves_once_when_the_page_changes_with_the_question() {
    let free = upright().free;
    let with = |tip| Layout {
        tip: Some(tip),
        ..upright()
    };
    let above = Rect {
        y1: free.y0 + 90.0,
        ..free
    };
    let below = Rect {
        y0: free.y1 - 110.0,
        ..free
    };
    let goal = |screen: &Screen| screen.tile_stage().camera_at(screen.now + 5_000.0);
    let mut walk = Walk::new(14);
    let mut moved = 0;
    for _ in 0..DECISIONS {
        let screen = &mut walk.screen;
        screen.shell.lay_out(with(above), screen.now);
        screen.wait();
        let start = goal(screen);
        let asks = screen.tile_stage().question();
        if asks == Some(engine::rules::Question::Figure) {
            screen.press("skip");
            assert_eq!(goal(screen), start, "not before the page is known");
            screen.shell.lay_out(with(below), screen.now);
            screen.shell.tick(screen.now);
            let once = goal(screen);
            screen.wait();
            assert_eq!(goal(screen), once, "once is enough");
            moved += usize::from(once != start);
        }
        if !walk.goes_on() {
            break;
        }
    }
    assert!(moved > 3, "{moved}");
}
