//! What those hear who do not see the workshop.

use super::*;

/// What is said of a press, or of a key.
fn heard(screen: &mut Screen, press: &str) -> String {
    let from = screen.app.cx.announcements();
    match press.strip_prefix("key ") {
        Some(key) => _ = screen.app.press_key(key, screen.now),
        None => screen.press(press),
    }
    let said = screen.app.cx.announcer().said().iter();
    let said: Vec<String> = said
        .filter(|(number, _)| *number >= from)
        .map(|(_, text)| text.clone())
        .collect();
    said.join(" | ")
}

/// The beginning of what is said of each press.
fn check(screen: &mut Screen, presses: &[(&str, &str)]) {
    for (press, begins) in presses {
        let said = heard(screen, press);
        assert!(said.starts_with(begins), "{press}: {said}");
    }
}

#[test]
fn a_tile_is_heard_in_hand_turned_over_places_laid_and_taken_away() {
    let mut screen = workshop();
    check(
        &mut screen,
        &[
            (&take("base/E"), "In hand: city to the north."),
            ("key r", "North a field, east a city"),
            ("key ArrowRight", "The start: free. The tile "),
            ("draft 0 0", "Placed: the start: city to the east"),
            (
                "key ArrowRight",
                "1 east: free. The tile fits here: city to the west",
            ),
            ("key r", "North a city, east a field"),
            ("key ArrowLeft", "The start: city to the east"),
            (
                "key ArrowRight",
                "1 east: free. The tile does not fit here like this.",
            ),
            ("key Escape", "Nothing is in hand."),
            ("draft 0 0", ""),
            ("turn-left", "The start: North a city"),
            ("key Delete", "Removed: the start: city to the north"),
            ("take-back", "Placed: the start: city to the north"),
        ],
    );
}

#[test]
fn a_figure_is_heard_in_hand_with_its_owner_and_where_it_goes() {
    let mut screen = with_start();
    screen.press("tab pieces");
    check(
        &mut screen,
        &[
            ("take-seat 1", "In hand: "),
            ("draft 0 0", "Chosen: The start: city to the north"),
            ("spot 0 0 0", "Placed: the start, in the city to the north"),
            ("spot 0 0 0", "Removed: the start, in the city to the north"),
        ],
    );
    assert!(heard(&mut screen, "take-seat 0").contains("meeple"));
    heard(&mut screen, "spot 0 0 0");
    let there = heard(&mut screen, "key ArrowRight");
    let expected = "The start: city to the north; road to the east and west. In the city to the north: Player 1: meeple";
    assert_eq!(there, expected);
}

#[test]
fn a_mark_is_heard_when_it_is_put_and_taken_off() {
    let mut screen = with_start();
    screen.press("tab explain");
    check(
        &mut screen,
        &[
            ("mark letter", "In hand: Letter."),
            ("draft 1 0", "“A” stands here: 1 east."),
            ("draft 1 0", "Removed: “A” stands here: 1 east."),
            ("mark arrow", "In hand: Arrow."),
        ],
    );
}

#[test]
fn a_goal_is_heard_when_it_comes_and_goes_and_keys_go_on_beside_it() {
    let mut screen = with_start();
    screen.app.cx.note_input(true);
    screen.press("tab explain");
    screen.app.fill_named("draft-goal", "complete city");
    check(
        &mut screen,
        &[
            ("add-goal", "Goal 2: Complete a road of yours"),
            ("drop-goal 1", "Removed: Complete a city of yours."),
        ],
    );
    let request = screen.app.cx.take_focus_request().expect("a button");
    assert_eq!(request.target.name(), "add-goal");
}
