//! From the tile to the end of the turn, and back.

use crate::screen::{PERSONS, Screen};
use engine::rules::Question;
use engine::table::Seat;
use page::context::active_settings::SystemPreferences;

/// A screen on which the first tile was placed by a click.
fn placed() -> Screen {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.wait();
    screen
}

#[test]
fn a_click_on_a_place_puts_the_figure_there() {
    let mut screen = placed();
    let spots = screen.tile_stage().places().offered().to_vec();
    assert_eq!(spots.len(), 3, "a road and two fields");
    let at = screen.places_camera().on_screen(spots[1].at);
    screen.click(at);
    let standing = screen.tile_stage().game().standing();
    assert_eq!(standing.len(), 1);
    assert_eq!(
        Some(screen.tile_stage().game().spot(standing[0].seg).segment),
        spots[1].segment
    );
    assert_eq!(screen.tile_stage().question(), Some(Question::Confirm));
}

#[test]
fn skip_then_confirm_passes_the_turn() {
    let mut screen = placed();
    screen.press("skip");
    assert_eq!(screen.tile_stage().question(), Some(Question::Confirm));
    screen.press("confirm");
    assert_eq!(screen.tile_stage().session().asked_seat(), Some(Seat(1)));
    assert_eq!(screen.tile_stage().question(), Some(Question::Place));
    assert!(!screen.tile_stage().session().can_undo());
}

#[test]
fn taking_back_goes_step_by_step_to_the_hand() {
    let mut screen = placed();
    let rotation = screen.tile_stage().provisional().unwrap().rotation;
    screen.press("skip");
    screen.press("take-back");
    assert_eq!(screen.tile_stage().question(), Some(Question::Figure));
    screen.press("take-back");
    assert_eq!(screen.tile_stage().question(), Some(Question::Place));
    assert_eq!(
        screen.tile_stage().tile_in_hand().unwrap().rotation,
        rotation
    );
    screen.press("take-back");
    assert_eq!(screen.tile_stage().question(), Some(Question::Place));
}

#[test]
fn a_placed_tile_turns_to_the_next_rotation_that_fits() {
    let mut screen = placed();
    let before = screen.tile_stage().provisional().unwrap();
    let next = screen.tile_stage().other_rotation(true).unwrap();
    screen.press("turn-right");
    let after = screen.tile_stage().provisional().unwrap();
    assert_eq!((after.pos, after.rotation), (before.pos, next));
    screen.press("turn-left");
    assert_eq!(
        screen.tile_stage().provisional().unwrap().rotation,
        before.rotation
    );
}

#[test]
fn a_placed_tile_can_be_lifted_and_put_elsewhere() {
    let mut screen = placed();
    let first = screen.tile_stage().provisional().unwrap().pos;
    screen.press("skip");
    screen.wait();
    let from = screen.at(first.x, first.y);
    let other = {
        let mut again = Screen::open(PERSONS);
        again.wait();
        let cells = again.tile_stage().tile_in_hand().unwrap().places.cells();
        *cells.iter().find(|&&pos| pos != first).unwrap()
    };
    let to = screen.at(other.x, other.y);
    screen.drag(from, to);
    assert_eq!(screen.tile_stage().provisional().unwrap().pos, other);
    assert_eq!(screen.tile_stage().game().board().placed().len(), 2);
}

#[test]
fn every_decision_is_saved_and_taking_back_too() {
    use page::context::effects::Effect;
    let mut screen = Screen::open(PERSONS);
    screen.app.cx.take_effects();
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    assert!(screen.app.cx.take_effects().contains(&Effect::Save));
    screen.press("zoom-in");
    assert!(!screen.app.cx.take_effects().contains(&Effect::Save));
    screen.press("take-back");
    assert!(screen.app.cx.take_effects().contains(&Effect::Save));
}

#[test]
fn nothing_moves_when_nothing_happens() {
    let mut screen = placed();
    assert!(!screen.app.is_moving(screen.now));
    assert_eq!(screen.app.next_tick_at(), None);
    let before = screen.app.draw(screen.now);
    let page = screen.app.page();
    screen.now += 60_000.0;
    screen.app.tick(screen.now);
    assert_eq!(screen.app.page(), page);
    assert_eq!(screen.app.draw(screen.now), before);
}

#[test]
fn reduced_motion_ends_in_the_same_picture() {
    let play = |calm: bool| {
        let mut screen = Screen::open(PERSONS);
        screen.app.cx.set_system_preferences(SystemPreferences {
            calm,
            ..SystemPreferences::default()
        });
        let (pos, _) = screen.legal();
        screen.drag(screen.slot(), screen.at(pos.x, pos.y));
        screen.press_at_once("skip");
        assert_eq!(screen.app.is_moving(screen.now), !calm);
        screen.wait();
        screen.app.draw(screen.now)
    };
    assert_eq!(play(true), play(false));
}
