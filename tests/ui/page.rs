//! The page around the board.

use crate::named::{ByName, command};
use crate::screen::{PERSONS, Screen, layout, of_class};
use engine::session::Session;
use kurbo::Rect;
use page::app::App;
use page::context::dialogs::Dialog;
use page::context::effects::Effect;
use page::elements::tree::Node;
use page::features::players::projector::leave_full_screen;
use page::messages::Language;
use view::scene::layout::Layout;

/// Words that presses begin with besides the names of commands.
const WORDS: [&str; 69] = [
    "play-on",
    "skip-scoring",
    "watch-scoring",
    "turn",
    "look-at",
    "game",
    "mode",
    "single-game",
    "best-of-3",
    "best-of-5",
    "untimed",
    "minutes",
    "seconds",
    "time-over",
    "to-row",
    "seat",
    "tip-read",
    "rule",
    "chapter",
    "set",
    "hold",
    "place",
    "start",
    "again",
    "again-rotated",
    "look",
    "play-on-unsettled",
    "resign",
    "offer-draw",
    "agree-to-draw",
    "decline-draw",
    "scores",
    "act",
    "figure",
    "light",
    "tell",
    "dark",
    "handicap",
    "expansions",
    "house-rules",
    "start-page",
    "surprise",
    "learn-course",
    "explain-box",
    "seats",
    "colour",
    "option",
    "part",
    "box",
    "preset",
    "reset",
    "edition",
    "language",
    "open",
    "delete",
    "dismiss",
    "undelete",
    "export-saved",
    "give-out",
    "leave",
    "move",
    "more-games",
    "import-text",
    "venue",
    "here",
    "sit",
    "reload",
    "close",
    "fit",
];

/// The game of [`PERSONS`] played to its end.
fn ended() -> Screen {
    let mut screen = Screen::open(PERSONS);
    screen.play_to_end();
    // The table of points does not listen at once.
    screen.wait();
    screen
}

/// Pages in all states a player meets.
fn pages() -> Vec<Node> {
    let mut pages = Vec::new();
    for language in Language::ALL {
        let mut app = App::new(language, 1);
        pages.push(app.page());
        app.press_named("seats 3", 0.0);
        pages.push(app.page());
        for page in ["expansions", "house-rules"] {
            app.press_named(page, 0.0);
            app.press_named("box inns on", 0.0);
            pages.push(app.page());
            app.press_named("start-page", 0.0);
        }
        app.press_named("settings", 0.0);
        pages.push(app.page());
        app.press_named("close", 0.0);
        app.press_named("venue by-link", 0.0);
        pages.push(app.page());
        app.press_named("start", 0.0);
        pages.push(app.page());
        app.press_named("seat 1", 0.0);
        pages.push(app.page());
        let mut screen = ended();
        screen.app.cx.speak(language);
        pages.push(screen.app.page());
        screen.press("look");
        pages.push(screen.app.page());
        screen = Screen::open(PERSONS);
        screen.app.cx.speak(language);
        pages.push(screen.app.page());
        screen.drag(screen.slot(), screen.at(0, 0));
        pages.push(screen.app.page());
        let (pos, _) = screen.legal();
        screen.click(screen.at(pos.x, pos.y));
        pages.push(screen.app.page());
        screen.press("skip");
        pages.push(screen.app.page());
        screen.press("seat 0");
        pages.push(screen.app.page());
        screen.press("replay");
        pages.push(screen.app.page());
    }
    pages
}

#[test]
fn every_button_has_a_name_and_does_something() {
    for page in pages() {
        for button in page.all().into_iter().filter(|node| node.tag == "button") {
            let name = button.get("aria-label").map(str::to_string);
            let name = name.unwrap_or_else(|| button.all_text());
            assert!(!name.trim().is_empty(), "{button:?}");
            let run = button
                .get("data-run")
                .or(button.get("data-light").map(|_| "light"));
            let word = run.unwrap().split(' ').next().unwrap();
            assert!(command(word).is_some() || WORDS.contains(&word), "{word}");
        }
    }
}

#[test]
fn every_field_has_a_name() {
    for page in pages() {
        for field in page.all() {
            if matches!(field.tag, "input" | "select") {
                let labelled = field.get("aria-label").is_some();
                let seed = field.get("data-field") == Some("seed");
                assert!(labelled || seed, "{field:?}");
            }
        }
    }
}

#[test]
fn no_style_and_no_script_stand_in_the_tree() {
    for page in pages() {
        for node in page.all() {
            assert!(!matches!(node.tag, "script" | "style"), "{node:?}");
            let inline = node
                .attrs
                .iter()
                .find(|(name, _)| *name == "style" || name.starts_with("on"));
            assert_eq!(inline, None);
        }
    }
}

#[test]
fn keys_of_siblings_differ() {
    for page in pages() {
        for node in page.all() {
            let mut keys: Vec<_> = node
                .kids
                .iter()
                .filter_map(|kid| match kid {
                    page::elements::tree::Kid::Node(node) => node.key.clone(),
                    _ => None,
                })
                .collect();
            let count = keys.len();
            keys.sort();
            keys.dedup();
            assert_eq!(keys.len(), count, "{:?}", node.attrs);
        }
    }
}

#[test]
fn one_press_starts_a_game() {
    let mut app = App::new(Language::English, 1);
    assert_eq!(app.cx.dialog(), Some(Dialog::NewGame));
    app.press_named("start", 0.0);
    assert_eq!(app.cx.dialog(), None);
    let session = &app.cx.tile_stage().unwrap().session();
    assert_eq!(session.game().seats(), 2);
    assert_eq!(
        session
            .seating()
            .chairs()
            .iter()
            .filter(|chair| chair.control.is_person())
            .count(),
        1
    );
}

#[test]
fn the_form_says_what_is_played() {
    let mut app = App::new(Language::English, 1);
    let options = ["option farmers off", "box river on", "box inns on"];
    for words in ["seats 3", "colour 0"].into_iter().chain(options) {
        app.press_named(words, 0.0);
    }
    app.fill_named("name 0", "  Cleo ");
    app.fill_named("control 1", "person");
    app.fill_named("seed", "41");
    let colour = app.form_mut().seating.chairs()[0].colour();
    app.press_named("start", 0.0);
    let session: &Session = app.cx.tile_stage().unwrap().session();
    let setup = session.game().setup();
    assert_eq!(session.seed(), 41);
    assert_eq!(session.game().seats(), 3);
    assert!(!setup.options.farmers);
    assert_eq!(setup.copies(engine::tiles::TileSet::River), 1);
    assert_eq!(setup.copies(engine::tiles::TileSet::Inns), 1);
    let chairs = session.seating().chairs();
    assert_eq!((chairs[0].name(), chairs[0].colour()), ("Cleo", colour));
    assert!(chairs[1].control.is_person() && !chairs[2].control.is_person());
}

#[test]
fn a_score_in_the_log_is_itemised_and_lights_up_its_tiles() {
    let mut screen = ended();
    screen.press("look");
    let page = screen.app.page();
    let ending = of_class(&page, "turn-line")[0].get("data-run");
    screen.press(ending.expect("the final scoring opens"));
    screen.press("dark");
    let page = screen.app.page();
    let line = of_class(&page, "score-line")[0];
    let text = line.all_text();
    assert!(text.contains('='), "{text}");
    let index = line.get("data-light").unwrap().to_string();
    let before = screen.app.draw(screen.now);
    screen.press(&format!("light {index}"));
    assert_ne!(screen.app.draw(screen.now), before);
    screen.press("dark");
    assert_eq!(screen.app.draw(screen.now), before);
}

#[test]
fn the_table_at_the_end_adds_up() {
    let screen = ended();
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
    let page = screen.app.page();
    let table = of_class(&page, "points")[0];
    let cells = |part: &str| -> Vec<Vec<u32>> {
        let parts = table.all().into_iter().filter(|node| node.tag == part);
        let rows = parts
            .flat_map(|part| part.all())
            .filter(|node| node.tag == "tr");
        let numbers = |row: &Node| {
            let cells = row.all();
            let points = |cell: &&&Node| cell.tag == "td" && cell.get("class") != Some("by");
            let cells = cells.iter().filter(points);
            cells
                .map(|cell| cell.all_text().parse().unwrap_or(0))
                .collect::<Vec<u32>>()
        };
        rows.map(numbers).filter(|row| !row.is_empty()).collect()
    };
    let scores = screen.tile_stage().game().scores();
    assert_eq!(cells("thead"), std::slice::from_ref(&scores));
    let sums = (0..2).map(|seat| cells("tbody").iter().map(|row| row[seat]).sum());
    assert_eq!(sums.collect::<Vec<u32>>(), scores);
    assert!(scores.iter().sum::<u32>() > 0);
}

#[test]
fn playing_again_keeps_the_table() {
    let mut screen = ended();
    screen.press("again");
    let session = &screen.tile_stage().session();
    let names: Vec<_> = session
        .seating()
        .chairs()
        .iter()
        .map(|chair| chair.name())
        .collect();
    assert_eq!(names, ["Anna", "Ben"]);
    assert_eq!(screen.tile_stage().game().board().placed().len(), 1);
}

#[test]
fn a_turn_has_a_heading_in_the_log_when_something_stands_under_it() {
    let mut screen = Screen::open(PERSONS);
    let headings = |screen: &Screen| {
        let page = screen.app.page();
        let all = page.all();
        let lines = all.iter().filter(|node| {
            node.get("class")
                .is_some_and(|class| class.starts_with("turn "))
        });
        let heading = |line: &&&Node| of_class(line, "unseen")[0].all_text();
        lines.map(|line| heading(&line)).collect::<Vec<_>>()
    };
    screen.press("place 1 0");
    screen.press("skip");
    screen.press("confirm");
    assert_eq!(headings(&screen), ["Turn 1: Anna"], "nothing in turn 2 yet");
    screen.press("place 0 -1");
    let knight = screen.tile_stage().listed_places()[0].action;
    screen.press(&format!("act {knight}"));
    assert_eq!(headings(&screen), ["Turn 2: Ben", "Turn 1: Anna"]);
    screen.press("confirm");
    assert_eq!(headings(&screen), ["Turn 2: Ben", "Turn 1: Anna"]);
}

#[test]
fn the_abbot_is_called_home_by_a_button_beside_the_places_for_figures() {
    let mut screen = Screen::open(
        "bastide 1\nset base\npart abbot\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\nseed 1\n\
         stack base/B base/B\nstart\ntile base/E-garden 0,0\ntile base/B 1,0\nfigure 1 abbot garden 0,0\n\
         drawn base/B\n",
    );
    screen.press("place 2 0");
    let page = screen.app.page();
    let all = page.all();
    let button = all
        .iter()
        .find(|node| node.get("class") == Some("button") && node.all_text().contains("abbot"));
    let button = button.expect("a button for the abbot");
    assert_eq!(button.all_text(), "Take the abbot back: 2 points");
    let run = button
        .get("data-run")
        .expect("it does something")
        .to_string();
    screen.press(&run);
    assert_eq!(screen.tile_stage().game().scores(), [2, 0]);
    assert!(screen.tile_stage().game().standing().is_empty());
}

#[test]
fn sheets_beside_the_board_take_turns_and_are_closed_by_a_button_of_that_name() {
    let mut screen = Screen::open(PERSONS);
    let closers = |screen: &Screen, sheet: &str| {
        let page = screen.app.page();
        let all = page.all();
        let runs = all
            .iter()
            .filter(|node| node.get("data-run") == Some(sheet));
        runs.filter(|node| node.get("aria-label") == Some("Close"))
            .count()
    };
    for sheet in ["log", "remaining", "log"] {
        screen.press(sheet);
        let other = if sheet == "log" { "remaining" } else { "log" };
        assert_eq!((closers(&screen, sheet), closers(&screen, other)), (1, 0));
    }
    screen.press("log");
    let whole = screen.app.page();
    let page = whole.all()[1];
    assert_eq!(page.get("class"), Some("page"));
}

#[test]
fn the_help_sheet_tells_gestures_before_keys() {
    let mut screen = Screen::open(PERSONS);
    screen.press("help");
    let text = screen.app.page().all_text();
    let finger = text.find("With a finger").expect("gestures");
    assert!(text.contains("Two fingers") && text.contains("Hold a finger"));
    assert!(finger < text.find("Turn left").expect("commands"));
}

/// A state of the whole page is a class that no part of it has: the style of the part would fall upon the page.
#[test]
fn no_part_of_the_page_is_called_like_a_state_of_it() {
    for entry in std::fs::read_dir("../../www/style").expect("the style sheets") {
        let path = entry.expect("a style sheet").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        for state in ["logging", "holding", "steered"] {
            let class = format!(".{state}");
            for (at, _) in text.match_indices(&class) {
                let whole = !text[at + class.len()..].starts_with(char::is_alphanumeric);
                let selector = text[..at].lines().next_back();
                let of_page = selector.is_some_and(|selector| selector.contains(".page"));
                assert!(!whole || of_page, "{}: {class}", path.display());
            }
        }
    }
}

#[test]
fn one_key_shows_the_board_to_a_room_and_escape_leaves() {
    let mut screen = Screen::open(PERSONS);
    let layout = |screen: &Screen| {
        let attributes = screen.app.cx.root_attributes();
        let found = attributes
            .into_iter()
            .find(|(name, _)| *name == "data-layout");
        found.expect("an attribute").1
    };
    assert_eq!(layout(&screen), "panels");
    screen.app.press_key("l", screen.now);
    screen.app.cx.take_effects();
    screen.app.press_key("j", screen.now);
    assert_eq!(layout(&screen), "projector");
    assert!(screen.app.cx.take_effects().contains(&Effect::FillScreen));
    let text = screen.app.page().all_text();
    assert!(text.contains("Anna") && text.contains("Ben"), "{text}");
    screen.app.press_key("Escape", screen.now);
    assert_eq!(layout(&screen), "panels");
    assert!(screen.app.cx.take_effects().contains(&Effect::LeaveScreen));
    // A browser that takes the screen back leaves it too.
    screen.press("projector");
    leave_full_screen(&mut screen.app.cx);
    assert_eq!(layout(&screen), "panels");
}

#[test]
fn for_a_room_tiles_are_larger() {
    let mut screen = Screen::open(PERSONS);
    let size = |screen: &Screen| screen.tile_stage().camera_at(screen.now).zoom;
    // The whole board fits at 72 pixels a tile.
    let layout = || Layout {
        free: Rect::new(10.0, 10.0, 230.0, 230.0),
        ..layout()
    };
    screen.app.lay_out(layout(), screen.now);
    screen.wait();
    assert!(size(&screen) < 80.0, "{}", size(&screen));
    for larger in [true, false] {
        screen.press("projector");
        screen.app.lay_out(layout(), screen.now);
        screen.wait();
        assert_eq!(size(&screen) >= 96.0, larger, "{}", size(&screen));
    }
}

#[test]
fn what_opens_a_panel_leaves_the_view_for_a_room() {
    let mut screen = Screen::open(PERSONS);
    for key in ["l", "t"] {
        screen.press("projector");
        screen.app.press_key(key, screen.now);
        let attributes = screen.app.cx.root_attributes();
        assert!(attributes.contains(&("data-layout", "panels")), "{key}");
        screen.app.press_key("Escape", screen.now);
    }
}

#[test]
fn no_two_entries_of_the_menu_have_the_same_drawing() {
    let page = Screen::open(PERSONS).app.page();
    let menu = of_class(&page, "menu")[0].all();
    let drawn: Vec<&str> = menu.iter().filter_map(|node| node.get("d")).collect();
    assert!(drawn.len() > 6, "{drawn:?}");
    for (index, one) in drawn.iter().enumerate() {
        assert!(!drawn[..index].contains(one), "{one}");
    }
}

#[test]
fn what_helps_in_a_turn_stands_apart_at_the_top_of_the_menu() {
    let page = Screen::open(PERSONS).app.page();
    let menu = of_class(&page, "menu")[0].all();
    let apart = menu
        .iter()
        .position(|node| node.tag == "hr")
        .expect("a line");
    let (turn, rest) = menu.split_at(apart);
    let runs = |nodes: &[&Node]| -> Vec<String> {
        let runs = nodes.iter().filter_map(|node| node.get("data-run"));
        runs.map(str::to_string).collect()
    };
    assert_eq!(runs(turn), ["hint", "claims"]);
    assert!(
        runs(rest).contains(&"rules".to_string()),
        "{:?}",
        runs(rest)
    );
    let mut app = App::new(Language::English, 1);
    app.press_named("close", 0.0);
    assert!(
        app.page().all().iter().all(|node| node.tag != "hr"),
        "nothing is played"
    );
}
