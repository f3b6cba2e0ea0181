//! Where the focus goes, and in which order it goes through the page.

use crate::named::ByName;
use crate::stage::{AGAINST, PERSONS, Stage};
use page::elements::intent::Target;
use page::elements::tree::Node;
use page::messages::Language;
use page::shell::Shell;

fn request(stage: &mut Stage) -> Option<String> {
    stage
        .app
        .take_focus_request()
        .map(|request| request.stop.name())
}

/// Whether pressing something on the page does this.
fn can_press(stage: &Stage, stop: &str) -> bool {
    let page = stage.app.page();
    page.all()
        .iter()
        .any(|node| node.get("data-run") == Some(stop))
}

#[test]
fn the_focus_goes_from_question_to_question_for_those_who_steer_with_keys() {
    let mut stage = Stage::open(PERSONS);
    stage.app.key("Home", stage.now);
    stage.app.take_focus_request();
    stage.app.note_input(true);
    let (pos, _) = stage.legal();
    stage.press(&format!("place {} {}", pos.x, pos.y));
    let figures = request(&mut stage).unwrap();
    assert!(figures.starts_with("act ") && can_press(&stage, &figures));
    stage.press(&figures);
    assert_eq!(request(&mut stage).as_deref(), Some("confirm"));
    assert!(can_press(&stage, "confirm"));
    stage.press("confirm");
    let cell = request(&mut stage).unwrap();
    assert!(cell.starts_with("place ") && can_press(&stage, &cell));
}

#[test]
fn the_focus_stays_where_it_is_for_those_who_point() {
    let mut stage = Stage::open(PERSONS);
    let (pos, _) = stage.legal();
    stage.click(stage.at(pos.x, pos.y));
    assert_eq!(request(&mut stage), None);
    assert_eq!(stage.app.focus_fallback().name(), "dock");
    stage.app.key("Tab", stage.now);
    assert_ne!(stage.app.focus_fallback().name(), "dock");
    stage.click(stage.at(5, 5));
    assert_eq!(stage.app.focus_fallback().name(), "dock");
}

#[test]
fn the_focus_waits_in_the_bar_while_a_computer_thinks() {
    let mut stage = Stage::open(AGAINST);
    stage.app.note_input(true);
    let (pos, _) = stage.legal();
    stage.press(&format!("place {} {}", pos.x, pos.y));
    stage.press("skip");
    stage.app.take_focus_request();
    stage.press("confirm");
    assert_eq!(request(&mut stage).as_deref(), Some("dock"));
}

#[test]
fn a_new_game_takes_the_focus_to_the_board() {
    let mut stage = Stage::open(PERSONS);
    stage.app.note_input(true);
    stage.press("start");
    let request = stage.app.take_focus_request().unwrap();
    assert!(
        request.firm && request.stop.name().starts_with("place "),
        "{request:?}"
    );
}

#[test]
fn escape_takes_back_what_is_not_confirmed() {
    let mut stage = Stage::open(PERSONS);
    let (pos, _) = stage.legal();
    stage.press(&format!("place {} {}", pos.x, pos.y));
    stage.app.key("Escape", stage.now);
    assert!(stage.table().tile_in_hand().is_some());
    assert!(
        stage.app.said().starts_with("Taken back."),
        "{}",
        stage.app.said()
    );
}

/// The place of the first element with this attribute in the order of the document.
fn place(page: &Node, name: &str, value: &str) -> usize {
    let has = |node: &&Node| node.get(name) == Some(value);
    let all = page.all();
    all.iter()
        .position(has)
        .unwrap_or_else(|| panic!("no {name}={value}"))
}

#[test]
fn the_page_goes_from_the_bar_to_the_board_the_players_and_the_log() {
    let stage = Stage::open(PERSONS);
    let page = stage.app.page();
    let order = [
        place(&page, "data-area", "dock"),
        place(&page, "role", "grid"),
        place(&page, "aria-label", "Players"),
        place(&page, "class", "log"),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn groups_lists_and_regions_have_names() {
    let stage = Stage::open(PERSONS);
    let page = stage.app.page();
    for node in page.all() {
        let named = node.get("aria-label").is_some();
        let wants = matches!(node.tag, "section" | "dialog")
            || matches!(node.get("role"), Some("group" | "grid" | "log" | "img"));
        assert!(named || !wants, "{} {:?}", node.tag, node.attrs);
    }
}

#[test]
fn the_log_takes_the_focus_and_gives_it_back() {
    let mut stage = Stage::open(PERSONS);
    stage.app.key("ArrowRight", stage.now);
    stage.app.take_focus_request();
    stage.app.key("l", stage.now);
    assert_eq!(request(&mut stage).as_deref(), Some("log-lines"));
    let page = stage.app.page();
    let lines = page.all().into_iter();
    let area = |node: &&Node| node.get("data-area") == Some("log-lines");
    assert_eq!(lines.filter(area).count(), 1);
    stage.app.key("Escape", stage.now);
    let cell = request(&mut stage).unwrap();
    assert!(cell.starts_with("place "), "{cell}");
    stage.app.key("Escape", stage.now);
    assert_eq!(stage.table().aim().cursor(), None, "the next one lets go");
}

/// Where the focus goes in the form of a new game, and whether a button there takes it.
fn wish_in_form(app: &mut Shell) -> (String, bool) {
    let request = app.take_focus_request().expect("a request");
    assert!(request.inside, "a part of the dialog: {request:?}");
    let page = app.page();
    let mut all = page.all().into_iter();
    let Target::Press(intent) = &request.stop else {
        panic!("a button: {request:?}");
    };
    let takes = all.any(|node| node.press() == Some(intent) && node.get("disabled").is_none());
    (request.stop.name(), takes)
}

#[test]
fn after_a_player_is_removed_the_focus_stays_in_the_row_or_goes_where_one_is_added() {
    let mut app = Shell::new(Language::English, 1);
    for seats in ["seats 3", "seats 4", "seats 5"] {
        app.press_named(seats, 0.0);
    }
    app.take_focus_request();
    for (removed, next) in [
        ("leave 1", "leave 1"),
        ("leave 3", "leave 2"),
        ("leave 0", "seats 3"),
    ] {
        app.press_named(removed, 0.0);
        assert_eq!(
            wish_in_form(&mut app),
            (next.to_string(), true),
            "{removed}"
        );
    }
}

#[test]
fn after_a_player_is_added_the_focus_is_on_that_player() {
    let mut app = Shell::new(Language::English, 1);
    for (added, next) in [("seats 3", "colour 2"), ("seats 4", "colour 3")] {
        app.press_named(added, 0.0);
        assert_eq!(wish_in_form(&mut app), (next.to_string(), true), "{added}");
    }
}
