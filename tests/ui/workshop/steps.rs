//! What is taken back at once: a field, a paste, a press.

use super::*;
use engine::session::Draft;

fn draft(screen: &Screen) -> Draft {
    stage(screen).draft().clone()
}

/// Types letter by letter at the end of a field, and leaves it: browsers tell the same once more then.
fn write(screen: &mut Screen, field: &str, text: &str) {
    let mut value = value_of(screen, field);
    for letter in text.chars() {
        value.push(letter);
        screen.app.fill_named(field, &value);
    }
    screen.app.fill_named(field, &value);
}

/// Pastes in place of all that stands in a field, and leaves it.
fn paste(screen: &mut Screen, field: &str, text: &str) {
    screen.app.fill_named(field, text);
    screen.app.fill_named(field, &value_of(screen, field));
}

/// Does one thing after the other, then takes all of it back, one step for each.
fn check(screen: &mut Screen, things: &[&dyn Fn(&mut Screen)]) {
    let mut stood = Vec::new();
    for thing in things {
        stood.push(draft(screen));
        thing(screen);
        assert_ne!(stood.last(), Some(&draft(screen)), "step {}", stood.len());
    }
    for (number, before) in stood.iter().enumerate().rev() {
        screen.press("take-back");
        assert_eq!(draft(screen).text(), before.text(), "step {number}");
    }
}

#[test]
fn each_field_of_a_task_is_taken_back_by_itself() {
    let mut screen = with_start();
    screen.press("tab explain");
    check(
        &mut screen,
        &[
            &|screen| write(screen, "draft-ask", "Close the city."),
            &|screen| screen.app.fill_named("draft-goal", "complete city"),
            &|screen| screen.app.fill_named("draft-goal", "complete road"),
            &|screen| write(screen, "draft-hint", "Look north."),
            &|screen| write(screen, "draft-hint", " Or south."),
            &|screen| screen.press("add-goal"),
            &|screen| screen.press("avoid-goal 1 true"),
            &|screen| write(screen, "draft-comment", "So it stands."),
            &|screen| write(screen, "draft-remarks", "\nmark cell 0,0"),
        ],
    );
}

#[test]
fn a_solution_that_is_found_is_taken_back_without_the_task() {
    let mut screen = with_start();
    screen.press(&take("base/E"));
    screen.press("drawn");
    screen.press("let-go");
    screen.press("tab explain");
    check(
        &mut screen,
        &[
            &|screen| screen.app.fill_named("draft-goal", "complete city"),
            &|screen| write(screen, "draft-ask", "Close it."),
            &|screen| screen.press("solve-draft"),
        ],
    );
}

#[test]
fn each_text_that_is_pasted_is_taken_back_by_itself() {
    let mut author = with_start();
    let record = draft(&author).text();
    author.press(&take("base/E"));
    author.press("draft 0 -1");
    let line = copied(&mut author, WayOut::Embed).expect("a line");
    author.press("tab tiles");
    author.press(&take("base/U"));
    author.press("draft 1 0");
    let link = copied(&mut author, WayOut::Link).expect("a link");
    let mut screen = workshop();
    screen.press("tab text");
    check(
        &mut screen,
        &[
            &|screen| paste(screen, "draft-text", &record),
            &|screen| paste(screen, "draft-text", &line),
            &|screen| paste(screen, "draft-text", &link),
        ],
    );
    // Two pastes are two steps although the field was not left between them.
    let more = format!("{record}tile base/E 0,-1 r2\n");
    check(
        &mut screen,
        &[
            &|screen| screen.app.fill_named("draft-text", &record),
            &|screen| screen.app.fill_named("draft-text", &more),
        ],
    );
}

#[test]
fn what_is_typed_in_one_field_is_one_step() {
    let mut screen = with_start();
    screen.press("tab text");
    check(
        &mut screen,
        &[&|screen| write(screen, "draft-text", "score 1 234\n")],
    );
    screen.press("tab table");
    check(
        &mut screen,
        &[&|screen| write(screen, "score 1", "12"), &|screen| {
            write(screen, "score 1", "3")
        }],
    );
}

#[test]
fn what_is_dropped_on_the_board_is_one_more_step() {
    let text = draft(&with_start()).text();
    let mut screen = with_start();
    check(
        &mut screen,
        &[
            &|screen| {
                screen.press(&take("base/E"));
                screen.press("draft 0 -1");
            },
            &|screen| screen.press("draft 1 0"),
            &|screen| screen.press("draft 0 1"),
            &|screen| screen.app.take_in(&text, screen.now),
            &|screen| screen.press("draft 0 1"),
        ],
    );
}
