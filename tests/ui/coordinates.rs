//! Letters for columns and numbers for rows: in the log, at the edges of the board, and where an answer lies.

use crate::embedded::{CITY, board};
use crate::screen::{PERSONS, Screen, of_class};
use page::app::App;
use page::elements::intent::TaskIntent;
use page::elements::mode::BoardMode;
use page::elements::tree::{Kid, Node};
use page::messages::Language;

/// What is to be seen and not read to anybody, below a node.
fn seen(node: &Node) -> String {
    let all = node.all();
    let mut hidden = all
        .iter()
        .filter(|one| one.get("aria-hidden") == Some("true"));
    hidden.next().map(|one| one.all_text()).unwrap_or_default()
}

/// All that the eye reads below a node.
fn read(node: &Node) -> String {
    let kids = node.kids.iter().map(|kid| match kid {
        Kid::Text(text) => text.clone(),
        Kid::Node(node)
            if node
                .get("class")
                .is_some_and(|class| class.contains("unseen")) =>
        {
            String::new()
        }
        Kid::Node(node) => read(node),
    });
    kids.collect()
}

/// All that the ear hears below a node.
fn heard(node: &Node) -> String {
    let kids = node.kids.iter().map(|kid| match kid {
        Kid::Text(text) => text.clone(),
        Kid::Node(node) if node.get("aria-hidden") == Some("true") => String::new(),
        Kid::Node(node) => heard(node),
    });
    kids.collect()
}

#[test]
fn a_task_names_places_by_coordinates_for_the_eye_and_by_directions_for_the_ear() {
    let text = CITY.replace("goal complete city", "goal place 0,-1");
    let text = format!("{text}solve place base/E 0,-1 r2\nsolve meeple city S\n");
    for (language, [goal, tile], way) in [
        (
            Language::English,
            ["on the marked cell", "places a tile at M12."],
            "1 north",
        ),
        (
            Language::French,
            ["l’emplacement marqué", "pose une tuile en M12."],
            "1 au nord",
        ),
        (
            Language::German,
            ["das markierte Feld", "legt ein Plättchen auf M12."],
            "1 nördlich",
        ),
    ] {
        let mut app = board(BoardMode::Task, language, &text, None);
        app.change_task(TaskIntent::Solve, 0.0);
        let page = app.page();
        let task = of_class(&page, "task")[0];
        let (read, heard) = (read(task), heard(task));
        assert!(read.contains(goal) && read.contains(tile), "{read}");
        assert!(!read.contains(way), "{read}");
        assert!(heard.contains(way) && !heard.contains("M12"), "{heard}");
    }
}

#[test]
fn a_turn_in_the_log_says_where_its_tile_lies() {
    let mut screen = Screen::open(PERSONS);
    screen.press("place 1 0");
    screen.press("skip");
    screen.press("confirm");
    screen.wait();
    let page = screen.app.page();
    let turns = of_class(&page, "turn-line");
    assert!(seen(turns[0]).contains("N13"), "{}", seen(turns[0]));
}

#[test]
fn the_edges_of_the_board_have_letters_and_numbers_for_those_who_want_them() {
    let mut screen = Screen::open(PERSONS);
    assert!(of_class(&screen.app.page(), "coordinates").is_empty());
    screen.press("set coordinates on");
    let labels = |screen: &Screen, class: &str| -> Vec<String> {
        let page = screen.app.page();
        let labels = of_class(&page, class).into_iter();
        labels.map(|label| label.all_text()).collect()
    };
    assert_eq!(labels(&screen, "column"), ["L", "M", "N"]);
    assert_eq!(labels(&screen, "row"), ["12", "13", "14"]);
    screen.press("place 1 0");
    assert_eq!(
        labels(&screen, "column"),
        ["L", "M", "N", "O"],
        "none is called otherwise when the board grows"
    );
    assert!(screen.app.frame(screen.now).is_some());
}

#[test]
fn the_smaller_the_cells_are_the_fewer_are_labelled() {
    let mut screen = Screen::open(PERSONS);
    screen.press("set coordinates on");
    assert_eq!(screen.app.frame(screen.now).expect("a grid").every, 1);
    while screen.tile_stage().camera_at(screen.now).zoom > 30.0 {
        screen.press("zoom-out");
        screen.wait();
    }
    assert_eq!(screen.app.frame(screen.now).expect("a grid").every, 2);
    let page = screen.app.page();
    let second = |label: &&Node| {
        label
            .get("data-in")
            .is_some_and(|steps| steps.contains('2'))
    };
    let labelled = of_class(&page, "row").into_iter().filter(second);
    let labelled: Vec<String> = labelled.map(Node::all_text).collect();
    assert_eq!(labelled, ["12", "14"]);
}

#[test]
fn places_beside_a_tile_are_numbered_for_the_eye_and_told_by_directions_to_the_ear() {
    let mut screen = Screen::open(PERSONS);
    screen.app.press_key("Home", screen.now);
    screen.press("place 1 0");
    assert!(!screen.tile_stage().numbers_places());
    screen.app.press_key("ArrowDown", screen.now);
    assert!(screen.tile_stage().numbers_places());
    let page = screen.app.page();
    for (index, place) in of_class(&page, "listed-place").into_iter().enumerate() {
        let (seen, all) = (seen(place), place.all_text());
        assert!(seen.starts_with(&format!("{}. ", index + 1)), "{seen}");
        for direction in ["north", "east", "south", "west"] {
            assert!(!seen.contains(direction), "{seen}");
        }
        assert!(all.contains("to the "), "{all}");
    }
}

/// A ferry is to be laid on the tile just placed.
const FERRY: &str = "bastide 1\nset base\nset ferries\npart ferries\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\n\
    drawn ferries/3\nplay\nplace ferries/3 1,0\npass\n";

#[test]
fn ferries_have_numbers_and_the_place_of_their_lake() {
    let screen = Screen::open(FERRY);
    let page = screen.app.page();
    let choices: Vec<String> = of_class(&page, "numbered")
        .iter()
        .map(|node| node.all_text())
        .collect();
    assert!(choices.len() > 1, "{choices:?}");
    for (index, choice) in choices.iter().enumerate() {
        assert_eq!(*choice, format!("{}. Ferry N13", index + 1));
    }
    assert!(page.all_text().contains("Ferry from"), "for the ear");
}

#[test]
fn what_is_wrong_with_a_text_is_named_by_coordinates_for_the_eye() {
    let text = "bastide 1\nset base\nseats 2\nstart\ntile base/D 0,0\ntile base/D 6,1\n";
    let mut app = App::new(Language::English, 1);
    app.import(text, 0.0);
    let page = app.page();
    let notice = of_class(&page, "notice")[0];
    let (read, heard) = (read(notice), heard(notice));
    assert!(read.contains("S14") && !read.contains("east"), "{read}");
    assert!(
        heard.contains("6 east, 1 south") && !heard.contains("S14"),
        "{heard}"
    );
}
