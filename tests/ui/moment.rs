//! A scoring is a moment: it is over soon, however much is scored, its points are counted, and its feature is lit.

use crate::screen::{PERSONS, Screen, of_class};
use crate::waiting::{CARDS, TILES, animation_end, decide, opened, pass};
use engine::table::Seat;
use page::context::dialogs::Dialog;
use page::elements::tree::Node;

/// The longest that a scoring may last, in milliseconds.
const WHOLE: f64 = 1_200.0;
/// How long a figure that was just put steps out before.
const STEP: f64 = 340.0;

/// The points shown of both players, and those they have.
fn points(screen: &Screen) -> (u32, u32) {
    let stage = screen.tile_stage();
    let shown = [Seat(0), Seat(1)].map(|seat| stage.score(seat));
    (shown.iter().sum(), stage.game().scores().iter().sum())
}

/// A game up to its first scoring by a person.
fn scored(calm: bool) -> Screen {
    let (mut screen, mut answered) = (opened(TILES, calm), None);
    loop {
        let before = points(&screen).1;
        let person = screen.tile_stage().asks();
        let asked = decide(&mut screen, &mut answered);
        if asked && person && points(&screen).1 > before {
            return screen;
        }
        if !asked {
            pass(&mut screen);
        }
    }
}

#[test]
fn whatever_a_turn_scores_is_over_in_time_and_counted_to_the_end() {
    let (mut screen, mut answered, mut seen) = (opened(TILES, false), None, 0);
    while !screen.tile_stage().game().is_over() {
        let before = points(&screen).1;
        let person = screen.tile_stage().asks();
        let asked = decide(&mut screen, &mut answered);
        let scores = points(&screen).1 > before && !screen.tile_stage().game().is_over();
        if asked && person && scores {
            seen += 1;
            let lasts = animation_end(&screen) - screen.now;
            assert!(lasts <= STEP + WHOLE, "{lasts}");
            assert!(points(&screen).0 < points(&screen).1, "they are counted");
        }
        if !asked {
            pass(&mut screen);
        }
    }
    assert!(seen > 5, "{seen} scorings");
}

#[test]
fn points_are_counted_one_after_another() {
    let mut screen = scored(false);
    let (mut shown, all) = points(&screen);
    let mut steps = 0;
    for _ in 0..(WHOLE as u32 / 10) {
        pass(&mut screen);
        let next = points(&screen).0;
        assert!(next >= shown);
        steps += u32::from(next > shown);
        shown = next;
    }
    assert_eq!(shown, all);
    assert!(steps > 1, "in {steps} steps");
}

#[test]
fn where_nothing_moves_the_points_are_there_and_the_feature_is_lit_for_a_while() {
    let mut screen = scored(true);
    let (shown, all) = points(&screen);
    assert_eq!(shown, all);
    assert!(!screen.app.is_moving(screen.now));
    let lit = screen.app.draw(screen.now);
    let due = screen.app.next_tick_at().expect("the light goes out");
    assert!(due <= screen.now + WHOLE);
    screen.app.tick(screen.now + WHOLE - 1.0);
    screen.app.tick(screen.now + WHOLE);
    assert_ne!(screen.app.draw(screen.now + WHOLE), lit);
}

#[test]
fn the_last_tile_is_told_to_everybody() {
    let mut screen = Screen::open(PERSONS);
    let last = "This is the last tile.";
    while screen.tile_stage().game().stack().left() > 0 {
        assert_ne!(screen.app.cx.toast(), Some(last));
        let (pos, _) = screen.legal();
        screen.click(screen.at(pos.x, pos.y));
        screen.press("skip");
        screen.press("confirm");
    }
    assert_eq!(screen.app.cx.toast(), Some(last));
    assert!(
        screen.app.cx.said().contains(last),
        "{}",
        screen.app.cx.said()
    );
}

#[test]
fn leaves_fall_for_people_who_win_in_both_games() {
    for record in [TILES, CARDS] {
        let (mut screen, mut answered) = (opened(record, true), None);
        while screen.app.cx.dialog() != Some(Dialog::End) {
            if !decide(&mut screen, &mut answered) {
                pass(&mut screen);
            }
        }
        let page = screen.app.page();
        let winner = of_class(&page, "winner")[0].all_text();
        let falls = of_class(&page, "celebration");
        assert_eq!(falls.is_empty(), winner.contains("Computer"), "{winner}");
        let hidden = |node: &&Node| node.get("aria-hidden") == Some("true");
        assert!(falls.iter().all(hidden));
    }
}
