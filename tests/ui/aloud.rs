//! Names, focus and announcements beside the board: lists, dialogs, the log, the end.

use crate::named::ByName;
use crate::screen::{AGAINST, PERSONS, Screen, layout};
use engine::rules::RecordError;
use engine::table::LineTrouble;
use page::app::App;
use page::context::notices::Notice;
use page::context::saved::Saved;
use page::elements::tree::Node;
use page::features::saves::import_export::set_saves;
use page::messages::{Language, Moment};

/// Anna completes a city with the last tile, which is in her hand; a farmer of hers stands beside it.
const LAST: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    seed 1\nstack\nstart\ntile base/D 0,0\nfigure 1 meeple city N 0,0\nfigure 1 meeple field 27 0,0\ndrawn base/E\n";

fn app() -> App {
    let mut app = App::new(Language::English, 7);
    app.lay_out(layout(), 0.0);
    app
}

/// The name of the first part of a page with this value of an attribute.
fn name_of(page: &Node, attribute: &str, value: &str) -> String {
    let all = page.all();
    let found = all.iter().find(|node| node.get(attribute) == Some(value));
    let found = found.unwrap_or_else(|| panic!("nothing has {attribute}={value}"));
    let label = found.get("aria-label").map(str::to_string);
    label.unwrap_or_else(|| found.all_text())
}

fn request(app: &mut App) -> String {
    app.cx
        .take_focus_request()
        .expect("a request")
        .target
        .name()
}

#[test]
fn tiles_to_come_are_described_and_tell_where_they_fit() {
    let mut screen = Screen::open(PERSONS);
    screen.app.cx.note_input(true);
    screen.app.cx.take_focus_request();
    let before = screen.app.cx.announcements();
    screen.press("remaining");
    assert_eq!(screen.app.cx.announcements(), before + 1);
    assert!(screen.app.cx.said().contains("3 tiles left"));
    assert_eq!(request(&mut screen.app), "remaining-list");
    let page = screen.app.page();
    let all = page.all();
    let kinds: Vec<_> = all
        .iter()
        .filter(|node| {
            node.get("data-light")
                .is_some_and(|lit| lit.starts_with("tile "))
        })
        .collect();
    for kind in &kinds {
        let name = kind.get("aria-label").expect("a name");
        assert!(!name.contains('/'), "{name}");
        assert_eq!(kind.get("aria-pressed"), None, "focus presses nothing");
    }
    let light = kinds[0].get("data-light").expect("a light").to_string();
    screen.press(&format!("tell {light}"));
    assert!(
        screen.app.cx.said().starts_with("Lit up: "),
        "{}",
        screen.app.cx.said()
    );
    screen.press("remaining");
    assert!(request(&mut screen.app).starts_with("place "));
}

#[test]
fn tiles_in_hands_are_counted_among_those_to_come() {
    let record = "bastide 1\nedition first-2001\nset base\noption hand 3\nseats 2\n\
        player 1 blue person Anna\nplayer 2 red greedy\nseed 1\nstack base/K base/K base/U base/U\nstart\n\
        tile base/D 0,0\nhand 1 base/U base/U base/U\nhand 2 base/V base/V base/V\nturn 1\n";
    let mut screen = Screen::open(record);
    screen.press("ask-tiles");
    let said = screen.app.cx.said().to_string();
    let all = "7 tiles not seen yet: 4 in the stack, 3 in hands";
    assert!(said.starts_with(all), "{said}");
    screen.press("remaining");
    assert_eq!(screen.app.cx.said(), all);
    assert!(screen.app.page().all_text().contains(all));
    let label = screen.app.board_label();
    assert!(label.ends_with("4 tiles left"), "the same number: {label}");
    screen.app.cx.speak(Language::French);
    screen.press("ask-tiles");
    assert!(
        screen.app.cx.said().contains("4 dans la pioche, 3 en main"),
        "{}",
        screen.app.cx.said()
    );
}

#[test]
fn a_tile_under_a_hill_is_in_no_hand() {
    let mut screen = Screen::open(
        "bastide 1\nset base\nset hills\npart hills\nseats 2\nplayer 1 blue person Anna\n\
         player 2 red person Ben\nseed 1\nstack hills/04 base/B base/U base/U\nstart\n\
         tile base/D 0,0\ndrawn base/B\n",
    );
    for words in ["place 0 1", "skip", "confirm", "ask-tiles"] {
        screen.press(words);
    }
    let said = screen.app.cx.said();
    let all = "3 tiles not seen yet: 2 in the stack, 1 under hills.";
    assert!(said.starts_with(all), "{said}");
}

#[test]
fn players_of_a_new_game_have_names_and_the_focus_stays_among_them() {
    let mut app = app();
    let adds = |app: &App, run: &str| {
        let page = app.page();
        let all = page.all();
        let found = all.iter().find(|node| node.get("data-run") == Some(run));
        found.expect("a button").all_text()
    };
    assert_eq!(adds(&app, "seats 3"), "Add a computer");
    app.press_named("seats 3", 0.0);
    assert_eq!(
        app.cx.said(),
        "Computer 3 joins. Level: Easy. 3 players at the table."
    );
    app.fill_named("control 2", "person");
    assert_eq!(adds(&app, "seats 4"), "Add a person");
    app.press_named("seats 4", 0.0);
    assert_eq!(app.cx.said(), "Player 4 joins. 4 players at the table.");
    app.press_named("leave 3", 0.0);
    app.fill_named("control 2", "strong");
    app.press_named("seats 2", 0.0);
    app.press_named("seats 3", 0.0);
    let came = app.cx.take_focus_request().expect("a request");
    assert_eq!(
        (came.target.name().as_str(), came.inside),
        ("colour 2", true)
    );
    let page = app.page();
    assert_eq!(name_of(&page, "data-field", "name 1"), "Computer 2: Name");
    assert_eq!(
        name_of(&page, "data-field", "control 1"),
        "Computer 2: Played by"
    );
    assert!(name_of(&page, "data-run", "colour 0").starts_with("Player 1: "));
    app.press_named("seats 2", 0.0);
    assert_eq!(app.cx.said(), "2 players at the table.");
    assert_eq!(request(&mut app), "seats 3", "to where the next one comes");
    let runs = |app: &App, run: &str| {
        let page = app.page();
        page.all()
            .iter()
            .any(|node| node.get("data-run") == Some(run))
    };
    assert!(runs(&app, "seats 3"));
    app.press_named("seats 4", 0.0);
    app.press_named("seats 3", 0.0);
    let stop = request(&mut app);
    assert!(runs(&app, &stop), "{stop}");
    app.cx.speak(Language::French);
    let name = name_of(&app.page(), "data-run", "colour 0");
    assert!(name.contains("Couleur\u{a0}: "), "{name}");
    assert!(app.page().all_text().contains("Humain"));
}

#[test]
fn the_end_is_told_with_all_scores_and_its_table_has_a_name() {
    let mut screen = Screen::open(LAST);
    screen.press("place 0 -1");
    screen.press("skip");
    screen.press("confirm");
    let said = screen.app.cx.said();
    let first = "The game is over. Anna wins. Anna: 7 points, Ben: 0 points. ";
    assert!(said.contains(first), "{said}");
    let gains = "The final scoring brought 3 points to Anna, 0 points to Ben. \
        The button “Scores” opens the table of points.";
    assert!(said.ends_with(gains), "{said}");
    screen.wait();
    screen.press("scores");
    let page = screen.app.page();
    let all = page.all();
    let table = all
        .iter()
        .find(|node| node.get("class") == Some("points"))
        .expect("a table");
    assert_eq!(table.get("aria-label"), Some("Scores"));
    let first = all.iter().find(|node| node.get("data-first").is_some());
    assert_eq!(first.and_then(|node| node.get("data-area")), Some("points"));
    let heads = table.all().into_iter();
    let heads = heads.filter(|node| node.get("scope") == Some("row"));
    let heads: Vec<String> = heads.map(|head| head.all_text()).collect();
    assert_eq!(heads[..2], ["Total", "Cities"], "the total is seen first");
    assert!(
        all.iter()
            .all(|node| node.tag != "th" || node.get("aria-label").is_none())
    );
}

#[test]
fn a_rule_is_read_first_and_once() {
    let mut screen = Screen::open(PERSONS);
    screen.press("rule CITY-02");
    let page = screen.app.page();
    let all = page.all();
    let dialog = all
        .iter()
        .find(|node| node.tag == "dialog")
        .expect("a dialog");
    assert_eq!(dialog.get("aria-describedby"), None, "it has the focus");
    let first = dialog
        .all()
        .into_iter()
        .find(|node| node.get("data-first").is_some());
    assert!(first.is_some_and(|node| node.get("class") == Some("sentence")));
}

#[test]
fn what_could_not_be_opened_is_past_when_a_game_begins() {
    let mut app = app();
    let error = RecordError {
        line: 1,
        trouble: LineTrouble::NotARecord.into(),
    };
    let notice = Notice::NotOpened(error.into());
    app.cx.add_notice(notice.clone());
    assert!(app.cx.has_notice(&notice));
    app.begin(0.0);
    assert!(!app.cx.has_notice(&notice));
}

#[test]
fn a_deleted_game_is_told_and_the_focus_goes_to_what_brings_it_back() {
    let mut app = app();
    let noon = Moment {
        year: 2026,
        month: 3,
        day: 9,
        hour: 12,
        minute: 0,
    };
    app.press_named("games", 0.0);
    set_saves(&mut app.cx, vec![Saved::read("7", PERSONS, noon)], 0, noon);
    app.press_named("delete 7", 0.0);
    assert!(app.cx.said().contains("deleted"), "{}", app.cx.said());
    assert_eq!(request(&mut app), "undelete 7");
    let page = app.page();
    assert!(
        page.all()
            .iter()
            .any(|node| node.get("data-run") == Some("undelete 7"))
    );
}

#[test]
fn the_log_tells_where_tiles_and_figures_are() {
    let mut screen = Screen::open(PERSONS);
    screen.press("place 1 0");
    let road = screen.tile_stage().listed_places()[0].action;
    screen.press(&format!("act {road}"));
    let page = screen.app.page();
    let all = page.all();
    let line = |text: &str| {
        let found = all
            .iter()
            .find(|node| node.tag == "li" && node.all_text().contains(text));
        found
            .unwrap_or_else(|| panic!("no line {text}"))
            .get("class")
            .unwrap_or_default()
    };
    assert_eq!(
        line("Anna places a tile (1 east): road to the east and west."),
        "unseen"
    );
    assert_eq!(
        line("Anna places a highwayman, 1 east, on the road to the east and west."),
        "unseen"
    );
}

#[test]
fn the_same_twice_is_said_once() {
    let screen = Screen::open(
        "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\nseed 1\n\
         stack base/U base/U\nstart\ntile base/D 0,0\ntile base/B 0,1\ntile base/B 1,1\n\
         tile base/B 2,1\ntile base/U 2,0\ndrawn base/U\n",
    );
    let page = screen.app.page();
    let all = page.all();
    let cells = all.iter().filter(|node| node.get("role") == Some("option"));
    let mut twice = false;
    for name in cells.filter_map(|cell| cell.get("aria-label")) {
        let (_, done) = name.split_once("; ").unwrap_or((name, ""));
        let mut parts: Vec<&str> = done.split(", ").collect();
        let before = parts.len();
        parts.sort_unstable();
        parts.dedup();
        assert_eq!(parts.len(), before, "{name}");
        twice |= name.contains("twice");
    }
    assert!(twice, "{page:?}");
}

#[test]
fn a_score_is_a_number_of_points() {
    let screen = Screen::open(PERSONS);
    let page = screen.app.page();
    let all = page.all();
    let score = all
        .iter()
        .find(|node| node.get("class") == Some("score"))
        .expect("a score");
    let unseen = score
        .all()
        .into_iter()
        .find(|node| node.get("class") == Some("unseen"));
    assert_eq!(unseen.map(Node::all_text).as_deref(), Some("0 points"));
}

#[test]
fn a_computer_that_thinks_is_announced() {
    let mut screen = Screen::open(AGAINST);
    screen.press("place 1 0");
    screen.press("skip");
    screen.press("confirm");
    assert!(
        screen.app.cx.said().contains("Computer 2 is thinking."),
        "{}",
        screen.app.cx.said()
    );
}
