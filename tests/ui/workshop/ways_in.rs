//! What comes into the workshop from outside: files, lines of other pages, links; and what is typed there.

use super::{copied, position, stage, take, text_of, tile, tiles, value_of, with_start, workshop};
use crate::named::ByName;
use crate::screen::{Screen, layout, of_class};
use engine::rules::{Figure, Spot};
use engine::tiles::{Pos, SegmentId};
use page::app::App;
use page::elements::workshop::WayOut;
use page::messages::Language;

const TASK: &str = "ask \"Score\" & win.\ngoal score 1";

/// A workshop with a task.
fn with_task() -> Screen {
    let mut screen = with_start();
    screen.press("tab explain");
    screen.app.fill_named("draft-task", TASK);
    screen
}

/// The page as it comes up.
fn start() -> Screen {
    let mut app = App::new(Language::English, 7);
    app.lay_out(layout(), 0.0);
    Screen { app, now: 0.0 }
}

fn take_in(screen: &mut Screen, text: &str) {
    screen.app.take_in(text, screen.now);
}

#[test]
fn a_record_that_is_dropped_in_the_workshop_is_drawn_up_there_with_its_task() {
    let text = stage(&with_task()).draft().text();
    let mut screen = with_start();
    screen.press(&take("base/U"));
    screen.press("draft 0 1");
    take_in(&mut screen, &text);
    assert_eq!(stage(&screen).draft().text(), text);
    // What was there before comes back.
    screen.app.press_key("z", screen.now);
    assert_eq!(position(&screen).tiles.len(), 2);
}

#[test]
fn a_record_with_a_task_leads_into_the_workshop_and_a_game_does_not() {
    let text = stage(&with_task()).draft().text();
    let mut screen = start();
    take_in(&mut screen, &text);
    assert_eq!(stage(&screen).draft().task(), TASK);
    let mut screen = start();
    take_in(&mut screen, "bastide 1\nset base\nseats 2\nseed 1\n");
    assert!(screen.app.drafts.workshop().is_none() && screen.app.cx.record().is_some());
}

#[test]
fn a_line_of_another_page_and_a_link_come_back_as_drafts() {
    for way in [WayOut::Embed, WayOut::Frame, WayOut::Link] {
        let mut author = with_task();
        let text = stage(&author).draft().text();
        let line = copied(&mut author, way).expect("a line");
        // A link to a task is the address of a frame.
        let line = match way {
            WayOut::Link => format!("<iframe src=\"{line}\"></iframe>"),
            _ => line,
        };
        let mut screen = workshop();
        screen.press("tab text");
        screen.app.fill_named("draft-text", &line);
        assert_eq!(stage(&screen).draft().text(), text, "{way:?}");
    }
    let mut author = with_start();
    let link = copied(&mut author, WayOut::Link).expect("a link");
    let mut screen = workshop();
    take_in(&mut screen, &link);
    assert_eq!(position(&screen).tiles, position(&author).tiles);
}

#[test]
fn the_link_to_a_task_opens_the_task() {
    let mut screen = with_start();
    let link = copied(&mut screen, WayOut::Link).expect("a link");
    assert!(link.contains("index.html#game="), "{link}");
    let mut screen = with_task();
    let link = copied(&mut screen, WayOut::Link).expect("a link");
    let start = "https://example.org/bastide/embed.html#mode=task&record=bastide%201";
    assert!(
        link.starts_with(start) && link.contains("goal%20score%201"),
        "{link}"
    );
}

#[test]
fn what_was_typed_wrongly_stays_until_something_else_changes_the_draft() {
    let mut screen = with_start();
    screen.press("tab text");
    let typed = format!("{}tile base/ZZ 1,1\n", stage(&screen).draft().text());
    screen.app.fill_named("draft-text", &typed);
    screen.press("tab give");
    screen.press("tab text");
    assert_eq!(value_of(&screen, "draft-text"), typed);
    screen.press("tab tiles");
    screen.press(&take("base/U"));
    screen.press("draft 0 1");
    assert!(!value_of(&screen, "draft-text").contains("ZZ"));
}

#[test]
fn a_solution_that_went_stale_is_told_where_the_task_leaves() {
    let mut screen = with_start();
    screen.press("tab explain");
    screen.app.fill_named(
        "draft-task",
        "ask Go.\ngoal score 1\nsolve place base/V 5,5",
    );
    screen.press("tab give");
    let warned = of_class(&screen.app.page(), "warning").len();
    assert_eq!(warned, 1);
    screen.press("tab explain");
    screen.app.fill_named("draft-task", "ask Go.\ngoal score 1");
    screen.press("tab give");
    assert!(text_of(&screen, "warning").contains("nobody can be shown a solution"));
    screen.press("offer mode diagram");
    assert!(of_class(&screen.app.page(), "warning").is_empty());
}

#[test]
fn whoever_chooses_a_player_and_then_a_meeple_has_one_in_hand() {
    let mut screen = with_start();
    screen.press("tab pieces");
    screen.press("take-seat 1");
    screen.press("take meeple");
    screen.press("draft 0 0");
    let spot = Spot {
        pos: Pos { x: 0, y: 0 },
        segment: SegmentId(0),
    };
    screen.press(&format!("spot 0 0 {}", spot.segment.0));
    let there = &position(&screen).figures;
    assert!(
        there.iter().any(|laid| laid.figure == Figure::Meeple),
        "{there:?}"
    );
    assert_eq!(position(&screen).tiles[0].tile, tile("base/D"));
}

#[test]
fn nothing_is_called_playable_while_the_text_cannot_be_read() {
    let mut screen = with_start();
    screen.press("tab text");
    let text = value_of(&screen, "draft-text");
    let told = |screen: &Screen| super::text_of(screen, "draft-faults");
    assert!(told(&screen).starts_with("Nothing is wrong"));
    screen.app.fill_named("draft-text", "hello world");
    assert!(told(&screen).starts_with("The text cannot be read yet."));
    assert_eq!(screen.app.cx.announcer().last(), told(&screen));
    screen.app.fill_named("draft-text", &text);
    assert!(told(&screen).starts_with("Nothing is wrong"));
    // What else may be put there is said beside the field.
    let hint = super::text_of(&screen, "as-text");
    assert!(
        hint.contains("A link, or a line for a page with boards"),
        "{hint}"
    );
}

/// A game whose first tile is still in the stack: the example that stands in the README.
#[test]
fn a_game_as_it_is_set_up_lies_on_the_table_with_its_task() {
    let mut screen = workshop();
    screen.press("tab text");
    let task = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V\ntask\nask Close the city.\ngoal complete city\n";
    screen.app.fill_named("draft-text", task);
    assert_eq!(tiles(&screen).len(), 1, "the start tile");
    assert_eq!(stage(&screen).faults(), []);
}

#[test]
fn a_line_that_names_a_file_says_what_can_be_put_there() {
    let mut screen = workshop();
    screen.press("tab text");
    let line = "<bastide-board src=\"game.txt\"></bastide-board>";
    screen.app.fill_named("draft-text", line);
    let told = text_of(&screen, "fault");
    assert!(told.contains("names a file"), "{told}");
}

/// The link of a task leads to a board that fills the window, and back into the workshop.
#[test]
fn the_link_of_a_task_is_read_where_texts_are() {
    let mut screen = with_start();
    screen.press("tab explain");
    screen.app.fill_named("draft-task", TASK);
    let link = copied(&mut screen, WayOut::Link).expect("a link");
    assert!(link.contains("embed.html#mode=task"), "{link}");
    let mut other = workshop();
    other.press("tab text");
    other.app.fill_named("draft-text", &link);
    assert_eq!(stage(&other).draft().task(), TASK);
    assert_eq!(tiles(&other).len(), 1);
}
