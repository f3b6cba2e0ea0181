//! Comments and marks on the moves of a game in the workshop.

use super::palette::rule;
use super::*;
use crate::screen::PERSONS;
use engine::session::Draft;

/// The workshop over a game of some moves, which are brought in.
fn with_moves() -> Screen {
    let mut screen = Screen::open(PERSONS);
    for _ in 0..3 {
        let (pos, _) = screen.legal();
        screen.click(screen.at(pos.x, pos.y));
        screen.press("skip");
        screen.press("confirm");
        screen.wait();
    }
    screen.app.cx.set_surroundings(Surroundings {
        address: ADDRESS.to_string(),
        shares: false,
    });
    screen.press("workshop");
    assert_eq!(stage(&screen).draft().steps(), 0);
    screen.press("tab explain");
    screen.press("moves-of-game");
    screen
}

fn remarks(screen: &Screen) -> Vec<(usize, String)> {
    let draft = stage(screen).draft();
    let said = (0..=draft.steps()).map(|step| (step, draft.remarks(step).to_string()));
    said.filter(|(_, said)| !said.is_empty()).collect()
}

#[test]
fn each_move_has_comments_and_marks_of_its_own() {
    let mut screen = with_moves();
    let stops = stage(&screen).stops();
    assert!(stops.len() > 3, "{stops:?}");
    assert_eq!(
        stage(&screen).step(),
        0,
        "who explains a game begins with its first move"
    );
    screen.app.fill_named("draft-step", &stops[1].to_string());
    screen.app.fill_named("draft-comment", "The first tile.");
    screen.press("mark cell");
    screen.press("draft 0 0");
    screen.press("draft-step on");
    screen.app.fill_named("draft-comment", "And this.");
    let expected = [
        (stops[1], "say The first tile.\nmark tile 0,0".to_string()),
        (stops[2], "say And this.".to_string()),
    ];
    assert_eq!(remarks(&screen), expected);
    assert!(stage(&screen).marks().is_empty());
    screen.press("draft-step back");
    assert_eq!(stage(&screen).marks().len(), 1);
    screen.press("draft-step back");
    assert_eq!(stage(&screen).step(), 0);
}

#[test]
fn undo_leads_to_the_move_of_which_something_was_said() {
    let mut screen = with_moves();
    let stops = stage(&screen).stops();
    screen.app.fill_named("draft-step", &stops[1].to_string());
    screen.app.fill_named("draft-comment", "The first tile.");
    screen.app.fill_named("draft-step", "0");
    screen.press("take-back");
    assert_eq!(stage(&screen).step(), stops[1]);
    assert!(remarks(&screen).is_empty());
    screen.press("take-back");
    assert_eq!(stage(&screen).draft().steps(), 0, "the moves came at once");
}

#[test]
fn tiles_are_changed_where_everything_begins() {
    let mut screen = with_moves();
    screen.press("draft-step on");
    screen.press("draft-step on");
    assert!(stage(&screen).step() > 0);
    let before = stage(&screen).draft().clone();
    screen.press("draft 0 0");
    assert_eq!(stage(&screen).selected(), None);
    screen.press("draft-step back");
    assert_eq!(*stage(&screen).draft(), before);
    screen.press("tab tiles");
    assert_eq!(stage(&screen).step(), 0);
}

#[test]
fn a_move_that_no_longer_fits_is_told_until_it_is_left_out() {
    let mut screen = with_moves();
    screen.press("tab tiles");
    screen.press("draft 0 0");
    screen.press("turn-right");
    assert!(stage(&screen).refused().is_some());
    let told = text_of(&screen, "draft-faults");
    assert!(told.starts_with("Move "), "{told}");
    screen.press("take-back");
    assert_eq!(stage(&screen).refused(), None);
}

#[test]
fn moves_are_left_out_from_here_or_all_of_them() {
    let mut screen = with_moves();
    let stops = stage(&screen).stops();
    screen.app.fill_named("draft-step", &stops[2].to_string());
    let tiles = stage(&screen).game().board().placed().len();
    screen.press("end-here");
    assert_eq!(stage(&screen).draft().steps(), stops[2]);
    screen.press("position-alone");
    assert_eq!(stage(&screen).draft().steps(), 0);
    assert_eq!(position(&screen).tiles.len(), tiles);
}

#[test]
fn moves_leave_as_a_replay_that_begins_where_it_is_looked_at() {
    let mut screen = with_moves();
    let stops = stage(&screen).stops();
    screen.app.fill_named("draft-step", &stops[1].to_string());
    screen.app.fill_named("draft-comment", "The first tile.");
    let line = copied(&mut screen, WayOut::Embed).expect("a line");
    assert!(line.contains("mode=\"replay\" record="), "{line}");
    screen.press("offer from-here true");
    let line = copied(&mut screen, WayOut::Embed).expect("a line");
    assert!(line.contains("mode=\"replay\" step=\"1\""), "{line}");
    assert!(line.contains("say The first tile."), "{line}");
    screen.press("offer mode diagram");
    let line = copied(&mut screen, WayOut::Embed).expect("a line");
    assert!(!line.contains("place "), "{line}");
    let text = copied(&mut screen, WayOut::Record).expect("a text");
    assert_eq!(Draft::read(&text).as_ref(), Ok(stage(&screen).draft()));
}

#[test]
fn the_buttons_beside_the_moves_are_as_large_as_others() {
    let screen = with_moves();
    let page = screen.app.page();
    for run in ["draft-step back", "draft-step on"] {
        let class = named(&page, run).and_then(|node| node.get("class"));
        assert_eq!(class, Some("button quiet"), "{run}");
    }
    assert!(rule(".workshop .stepper .button").contains("min-width: 44px"));
}

/// Where no word stands all buttons are meant: a task without any names one that only replays have.
#[test]
fn a_board_can_be_without_any_button() {
    let mut screen = with_moves();
    screen.app.fill_named("draft-task", "ask Go.\ngoal score 1");
    screen.press("tab give");
    screen.press("offer mode replay");
    for button in ["zoom", "fit", "fields", "steps"] {
        screen.press(&format!("offer button {button} false"));
    }
    screen.press("offer mode task");
    for button in ["undo", "hint", "again", "solution"] {
        screen.press(&format!("offer button {button} false"));
    }
    let line = copied(&mut screen, WayOut::Embed).expect("a line");
    assert!(line.contains("commands=\"steps\" record="), "{line}");
}

/// As the replay counts that becomes of it: a tile and what is done with a figure are of one turn.
#[test]
fn moves_have_the_numbers_of_their_turns() {
    let screen = with_moves();
    let page = screen.app.page();
    let all = page.all();
    let options = all.iter().filter(|node| node.tag == "option");
    let told: Vec<String> = options.map(|node| node.all_text()).collect();
    let turns: Vec<&str> = told
        .iter()
        .filter_map(|told| told.split_once(". ").map(|(number, _)| number))
        .collect();
    assert_eq!(turns, ["1", "2", "3"], "{told:?}");
}
