//! Where the focus goes, and in which order it goes through the page.

use crate::named::ByName;
use crate::screen::{AGAINST, PERSONS, Screen};
use page::app::App;
use page::elements::intent::Target;
use page::elements::tree::Node;
use page::messages::Language;

fn request(screen: &mut Screen) -> Option<String> {
    screen
        .app
        .cx
        .take_focus_request()
        .map(|request| request.target.name())
}

/// Whether pressing something on the page does this.
fn can_press(screen: &Screen, stop: &str) -> bool {
    let page = screen.app.page();
    page.all()
        .iter()
        .any(|node| node.get("data-run") == Some(stop))
}

#[test]
fn the_focus_goes_from_question_to_question_for_those_who_steer_with_keys() {
    let mut screen = Screen::open(PERSONS);
    screen.app.press_key("Home", screen.now);
    screen.app.cx.take_focus_request();
    screen.app.cx.note_input(true);
    let (pos, _) = screen.legal();
    screen.press(&format!("place {} {}", pos.x, pos.y));
    let figures = request(&mut screen).unwrap();
    assert!(figures.starts_with("act ") && can_press(&screen, &figures));
    screen.press(&figures);
    assert_eq!(request(&mut screen).as_deref(), Some("confirm"));
    assert!(can_press(&screen, "confirm"));
    screen.press("confirm");
    let cell = request(&mut screen).unwrap();
    assert!(cell.starts_with("place ") && can_press(&screen, &cell));
}

#[test]
fn the_focus_stays_where_it_is_for_those_who_point() {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    assert_eq!(request(&mut screen), None);
    assert_eq!(screen.app.cx.focus_fallback().name(), "dock");
    screen.app.press_key("Tab", screen.now);
    assert_ne!(screen.app.cx.focus_fallback().name(), "dock");
    screen.click(screen.at(5, 5));
    assert_eq!(screen.app.cx.focus_fallback().name(), "dock");
}

#[test]
fn the_focus_waits_in_the_bar_while_a_computer_thinks() {
    let mut screen = Screen::open(AGAINST);
    screen.app.cx.note_input(true);
    let (pos, _) = screen.legal();
    screen.press(&format!("place {} {}", pos.x, pos.y));
    screen.press("skip");
    screen.app.cx.take_focus_request();
    screen.press("confirm");
    assert_eq!(request(&mut screen).as_deref(), Some("dock"));
}

#[test]
fn a_new_game_takes_the_focus_to_the_board() {
    let mut screen = Screen::open(PERSONS);
    screen.app.cx.note_input(true);
    screen.press("start");
    let request = screen.app.cx.take_focus_request().unwrap();
    assert!(
        request.firm && request.target.name().starts_with("place "),
        "{request:?}"
    );
}

#[test]
fn escape_takes_back_what_is_not_confirmed() {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    screen.press(&format!("place {} {}", pos.x, pos.y));
    screen.app.press_key("Escape", screen.now);
    assert!(screen.tile_stage().tile_in_hand().is_some());
    assert!(
        screen.app.cx.said().starts_with("Taken back."),
        "{}",
        screen.app.cx.said()
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
    let screen = Screen::open(PERSONS);
    let page = screen.app.page();
    let order = [
        place(&page, "data-area", "dock"),
        place(&page, "role", "listbox"),
        place(&page, "aria-label", "Players"),
        place(&page, "class", "log"),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn groups_lists_and_regions_have_names() {
    let screen = Screen::open(PERSONS);
    let page = screen.app.page();
    for node in page.all() {
        let named = node.get("aria-label").is_some();
        let wants = matches!(node.tag, "section" | "dialog")
            || matches!(node.get("role"), Some("group" | "listbox" | "img"));
        assert!(named || !wants, "{} {:?}", node.tag, node.attrs);
    }
}

#[test]
fn the_log_takes_the_focus_and_gives_it_back() {
    let mut screen = Screen::open(PERSONS);
    screen.app.press_key("ArrowRight", screen.now);
    screen.app.cx.take_focus_request();
    screen.app.press_key("l", screen.now);
    assert_eq!(request(&mut screen).as_deref(), Some("log-lines"));
    let page = screen.app.page();
    let lines = page.all().into_iter();
    let area = |node: &&Node| node.get("data-area") == Some("log-lines");
    assert_eq!(lines.filter(area).count(), 1);
    screen.app.press_key("Escape", screen.now);
    let cell = request(&mut screen).unwrap();
    assert!(cell.starts_with("place "), "{cell}");
    screen.app.press_key("Escape", screen.now);
    assert_eq!(
        screen.tile_stage().aim().cursor(),
        None,
        "the next one lets go"
    );
}

/// Where the focus goes in the form of a new game, and whether a button there takes it.
fn wish_in_form(app: &mut App) -> (String, bool) {
    let request = app.cx.take_focus_request().expect("a request");
    assert!(request.inside, "a part of the dialog: {request:?}");
    let page = app.page();
    let mut all = page.all().into_iter();
    let Target::Press(intent) = &request.target else {
        panic!("a button: {request:?}");
    };
    let takes = all.any(|node| node.press() == Some(intent) && node.get("disabled").is_none());
    (request.target.name(), takes)
}

#[test]
fn after_a_player_is_removed_the_focus_stays_in_the_row_or_goes_where_one_is_added() {
    let mut app = App::new(Language::English, 1);
    for seats in ["seats 3", "seats 4", "seats 5"] {
        app.press_named(seats, 0.0);
    }
    app.cx.take_focus_request();
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
    let mut app = App::new(Language::English, 1);
    for (added, next) in [("seats 3", "colour 2"), ("seats 4", "colour 3")] {
        app.press_named(added, 0.0);
        assert_eq!(wish_in_form(&mut app), (next.to_string(), true), "{added}");
    }
}

#[test]
fn a_game_opened_by_mouse_over_another_takes_the_focus_from_what_opened_the_dialog() {
    let mut screen = Screen::open(crate::screen::PERSONS);
    screen.down(page::stage::Device::Mouse, screen.at(5, 5));
    screen.up(screen.at(5, 5));
    screen.app.cx.note_input(false);
    screen.press("new-game");
    screen.app.cx.take_focus_request();
    screen.press("start");
    assert_eq!(request(&mut screen).as_deref(), Some("dock"));
}
