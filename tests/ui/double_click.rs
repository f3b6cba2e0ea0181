//! The other half of a double click: it decides nothing, whatever came under it with the first half.

use crate::cards::{AGAINST, row, slot};
use crate::screen::{APART, PERSONS, Screen};
use engine::cards::Suit;
use engine::rules::Question;
use kurbo::Point;
use page::stage::{Device, Input};

/// Between the halves of a double click, in milliseconds.
const BETWEEN: f64 = 120.0;
/// Just under 350 ms, heard of two frames late.
const LATE: f64 = 382.0;

/// A press of 40 milliseconds, so long after the last thing that happened.
fn press(screen: &mut Screen, device: Device, at: Point, later: f64) {
    screen.now += later;
    let (id, down) = (1, screen.now);
    screen
        .app
        .handle_input(Input::Down { id, device, at }, down);
    screen.now += 40.0;
    screen.app.handle_input(Input::Up { id, at }, screen.now);
}

#[test]
fn it_neither_places_a_figure_nor_turns_the_tile() {
    for device in [Device::Mouse, Device::Finger, Device::Pen] {
        let mut screen = Screen::open(PERSONS);
        let (pos, _) = screen.legal();
        let at = screen.at(pos.x, pos.y);
        press(&mut screen, device, at, 16.0);
        let placed = screen.tile_stage().provisional().expect("a tile");
        let spots = screen.tile_stage().places().offered();
        let spots: Vec<Point> = spots
            .iter()
            .map(|spot| screen.places_camera().on_screen(spot.at))
            .collect();
        assert!(!spots.is_empty());
        let begun = screen.now;
        for at in spots.iter().copied().chain([at]) {
            for later in [BETWEEN, LATE] {
                screen.now = begun;
                press(&mut screen, device, at, later);
                assert_eq!(screen.tile_stage().game().standing().len(), 0, "{device:?}");
                assert_eq!(screen.tile_stage().provisional(), Some(placed));
                assert_eq!(screen.tile_stage().question(), Some(Question::Figure));
            }
        }
        screen.now = begun;
        press(&mut screen, device, spots[0], APART);
        assert_eq!(screen.tile_stage().game().standing().len(), 1, "{device:?}");
    }
}

#[test]
fn twice_on_a_free_cell_places_a_tile_and_no_figure_however_fast() {
    for gap in [40.0, 80.0, 160.0, 240.0, 300.0] {
        for record in [PERSONS, crate::screen::AGAINST] {
            let mut screen = Screen::open_as_new(record);
            let (pos, _) = screen.legal();
            let at = screen.at(pos.x, pos.y);
            press(&mut screen, Device::Mouse, at, APART);
            press(&mut screen, Device::Mouse, at, gap);
            let stage = screen.tile_stage();
            assert_eq!(stage.game().standing().len(), 0, "{gap}");
            assert_eq!(stage.question(), Some(Question::Figure), "{gap}");
            assert!(stage.provisional().is_some(), "{gap}");
        }
    }
}

#[test]
fn it_moves_the_board_but_no_figure_out_of_the_bar() {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    let at = screen.at(pos.x, pos.y);
    press(&mut screen, Device::Mouse, at, 16.0);
    let kind = crate::screen::layout().kinds[0].center();
    let spot = screen.tile_stage().places().offered()[0];
    let spot = screen.places_camera().on_screen(spot.at);
    screen.now += BETWEEN;
    let (id, device) = (1, Device::Mouse);
    for input in [
        Input::Down {
            id,
            device,
            at: kind,
        },
        Input::Move {
            id,
            device,
            at: spot,
        },
        Input::Up { id, at: spot },
    ] {
        screen.app.handle_input(input, screen.now);
    }
    assert_eq!(screen.tile_stage().game().standing().len(), 0);
}

#[test]
fn at_cards_it_plays_nothing_that_came_to_hand_again() {
    let mut screen = crate::cards::open(AGAINST);
    screen.click(slot(0));
    let there = row(Suit::Red);
    let steps = |screen: &Screen| screen.card_stage().session().steps();
    press(&mut screen, Device::Mouse, there, APART);
    let played = steps(&screen);
    screen.press_at_once("take-back");
    screen.press_at_once("hold 1");
    let back = steps(&screen);
    assert!(back < played);
    press(&mut screen, Device::Mouse, there, BETWEEN);
    assert_eq!(steps(&screen), back, "nobody chose the row");
    press(&mut screen, Device::Mouse, there, APART);
    assert_eq!(steps(&screen), played);
}
