//! Many places on a small screen: all of them can be pressed, nothing lies over them, and the camera moves once.

use crate::screen::Screen;
use crate::widths::upright;
use engine::rules::{Action, Spot};
use engine::tiles::FeatureKind;
use kurbo::{Point, Rect, Vec2};
use page::stage::Device;
use view::scene::answers::{Answer, AnswerKind};
use view::scene::layout::Layout;
use view::scene::offer::MARK;
use view::scene::pointing::spot_under;

/// The least distance between two places that a finger is to tell apart, in CSS pixels.
const APART: f64 = 40.0;
/// How many decisions of a game are looked at.
const DECISIONS: usize = 250;
/// How many are looked at on a whole board, where places are near to each other only late.
const MANY: usize = 900;

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
        screen.app.lay_out(upright(), screen.now);
        screen.wait();
        Walk {
            screen,
            chance: seed,
        }
    }

    /// The same with the whole board in sight, however small.
    fn seen_whole(seed: u64) -> Walk {
        let mut walk = Walk::new(seed);
        walk.screen.press("fit");
        walk.screen.wait();
        walk
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
        let mut walk = Walk::seen_whole(seed);
        for _ in 0..MANY {
            let all = shown(&walk.screen);
            let seen = walk.screen.tile_stage().loupe().is_none();
            for (index, (one, at, by)) in all.iter().enumerate().filter(|_| seen) {
                moved += usize::from(*by > 4.0);
                for (other, there, _) in &all[..index] {
                    let taken = [one, other].map(|place| place.kind == AnswerKind::Take);
                    let far = at.distance(*there);
                    // Marks of features are not what a finger has to hit.
                    let marks = one.is_mark() && other.is_mark();
                    let least = if marks { 2.0 * MARK } else { APART };
                    assert!(
                        far >= least || taken == [true; 2],
                        "{far}: {one:?}, {other:?}"
                    );
                }
            }
            if !walk.goes_on() {
                break;
            }
        }
    }
    assert!(moved > 10, "only {moved} had to give way");
}

#[test]
fn a_tap_on_a_place_that_was_moved_aside_does_what_is_shown_there() {
    let mut tapped = 0;
    for seed in [3, 14] {
        let mut walk = Walk::seen_whole(seed);
        for _ in 0..MANY {
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
fn no_place_is_cut_by_the_edge_while_what_it_belongs_to_is_in_sight() {
    let mut aside = 0;
    for seed in [3, 14, 927] {
        let mut walk = Walk::new(seed);
        for _ in 0..MANY {
            let stage = walk.screen.tile_stage();
            let (loupe, camera) = (stage.loupe(), stage.camera_at(walk.screen.now));
            let clear = upright().free;
            let homes = stage.places().offered().to_vec();
            for ((answer, at, moved), home) in shown(&walk.screen).into_iter().zip(homes) {
                let in_sight = clear.contains(camera.on_screen(home.at));
                if loupe.is_none() && answer.kind == AnswerKind::Put && in_sight {
                    let inner = clear.inset(-(MARK - 0.5));
                    assert!(inner.contains(at), "{at:?} of {:?}", answer.action);
                    aside += usize::from(moved > 1.0);
                }
            }
            if !walk.goes_on() {
                break;
            }
        }
    }
    assert!(aside > 10, "{aside}");
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
        screen.app.lay_out(with(above), screen.now);
        screen.wait();
        let start = goal(screen);
        let asks = screen.tile_stage().question();
        if asks == Some(engine::rules::Question::Figure) {
            screen.press("skip");
            assert_eq!(goal(screen), start, "not before the page is known");
            screen.app.lay_out(with(below), screen.now);
            screen.app.tick(screen.now);
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

/// A point of a city that can be chosen, with the actions that choose it, to which the mark of something else is nearer.
fn nearer_to_another_mark(screen: &Screen) -> Option<(Point, Vec<Action>)> {
    let stage = screen.tile_stage();
    let camera = stage.camera_at(screen.now);
    let game = stage.game();
    let shown = stage.shown_places();
    if shown.is_empty() || !shown.iter().all(Answer::is_mark) {
        return None;
    }
    let region_of = |spot: Spot| {
        game.board()
            .seg(spot)
            .map(|seg| game.regions().region_of(seg))
    };
    let under = |at: Point| spot_under(game, camera.on_table(at)).and_then(region_of);
    let free = |at: Point| {
        let sources = stage.places().sources().iter();
        let far = |place: Point| camera.on_screen(place).distance(at) > 30.0;
        sources.map(|source| source.at).all(far)
            && !stage.edge_arrows().iter().any(|arrow| arrow.is_hit(at))
            && stage.minimap().is_none_or(|map| !map.frame.contains(at))
    };
    let found = |at: Point| {
        let region = under(at)?;
        let around = (0..8).map(|step| Vec2::from_angle(f64::from(step) * 0.785) * 9.0);
        let whole = around
            .map(|by| under(at + by))
            .all(|other| other == Some(region));
        let is_own = |answer: &&Answer| answer.spot().and_then(region_of) == Some(region);
        let far = |answer: &Answer| camera.on_screen(answer.at).distance(at);
        let own = far(shown.iter().find(is_own)?);
        let others = shown.iter().filter(|answer| !is_own(answer)).map(far);
        let other = others.fold(f64::INFINITY, f64::min);
        let nearer = other < own - 2.0 && other > MARK + 2.0 && other < 24.0;
        let city = game.regions().get(region).kind == FeatureKind::City;
        let is_it = |action: &&Action| match action {
            Action::Conjure { spot, .. } | Action::Gingerbread(spot) => {
                region_of(*spot) == Some(region)
            }
            _ => false,
        };
        let actions = stage.legal().iter().filter(is_it).copied().collect();
        (nearer && city && whole && free(at)).then_some((at, actions))
    };
    let clear = upright().free.inset(-30.0);
    let steps = |from: f64, to: f64| {
        (0..((to - from) / 6.0) as u32).map(move |step| from + 6.0 * f64::from(step))
    };
    let mut all = steps(clear.y0, clear.y1)
        .flat_map(|y| steps(clear.x0, clear.x1).map(move |x| Point::new(x, y)));
    all.find_map(found)
}

#[test]
fn a_finger_on_a_city_means_it_though_the_mark_of_something_else_is_nearer() {
    let mut tapped = 0;
    for seed in [3, 14, 15] {
        let mut walk = Walk::new(seed);
        for _ in 0..MANY {
            if let Some((at, meant)) = nearer_to_another_mark(&walk.screen) {
                let screen = &mut walk.screen;
                let before = screen.tile_stage().session().entries().len();
                screen.down(Device::Finger, at);
                screen.up(at);
                let done = &screen.tile_stage().session().entries()[before..];
                let done: Vec<Action> = done.iter().map(|entry| entry.action).collect();
                assert!(
                    done.iter().any(|one| meant.contains(one)),
                    "{done:?} {meant:?}"
                );
                tapped += 1;
                screen.wait();
            }
            if !walk.goes_on() {
                break;
            }
        }
    }
    assert!(tapped > 2, "{tapped}");
}

#[test]
fn a_finger_between_marks_moves_the_board() {
    let mut walk = Walk::new(3);
    let marks = |walk: &Walk| {
        let all = walk.screen.tile_stage().shown_places();
        all.len() > 2 && all.iter().all(Answer::is_mark)
    };
    while !marks(&walk) {
        assert!(walk.goes_on(), "marks are shown some time");
    }
    let screen = &mut walk.screen;
    let camera = screen.tile_stage().camera_at(screen.now);
    let clear = upright().free.inset(-70.0);
    let beside = |answer: &Answer| camera.on_screen(answer.at) + Vec2::new(0.0, MARK + 7.0);
    let shown = screen.tile_stage().shown_places();
    let at = shown.iter().map(beside).find(|at| clear.contains(*at));
    let at = at.expect("a mark in sight");
    let before = screen.tile_stage().session().entries().len();
    screen.down(Device::Finger, at);
    screen.to(Device::Finger, at + Vec2::new(25.0, 0.0));
    screen.to(Device::Finger, at + Vec2::new(50.0, 0.0));
    screen.up(at + Vec2::new(50.0, 0.0));
    let moved = screen.tile_stage().camera_at(screen.now).middle.x != camera.middle.x
        || screen.tile_stage().camera_at(screen.now).screen.x != camera.screen.x;
    assert!(moved, "the board follows the finger");
    assert_eq!(screen.tile_stage().session().entries().len(), before);
}

#[test]
fn all_of_a_few_figures_to_choose_from_are_in_sight_where_they_can_be() {
    let mut looked = 0;
    for seed in [3, 14] {
        let mut walk = Walk::new(seed);
        for _ in 0..MANY {
            let screen = &walk.screen;
            let stage = screen.tile_stage();
            let all = stage.places().offered();
            let recalled = |one: &Answer| matches!(one.action, Action::Recall { .. });
            if !all.is_empty() && all.iter().all(recalled) {
                let clear = upright().free;
                let wide = |along: fn(&Answer) -> i16| {
                    let cells = || all.iter().map(along);
                    f64::from(cells().max().unwrap_or(0) - cells().min().unwrap_or(0)) + 1.5
                };
                let fits = 30.0 * wide(|one| one.cell.x) < clear.width()
                    && 30.0 * wide(|one| one.cell.y) < clear.height();
                let camera = stage.camera_at(screen.now);
                for one in all.iter().filter(|_| fits) {
                    let at = camera.on_screen(one.at);
                    assert!(clear.contains(at), "{at:?} {one:?}");
                    looked += 1;
                }
            }
            if !walk.goes_on() {
                break;
            }
        }
    }
    assert!(looked > 5, "{looked}");
}
