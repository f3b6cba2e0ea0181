//! How to play the card game: its help sheet, its values, its chapter.

use crate::named::ByName;
use engine::cards::{Game, Known, scoring};
use engine::session::Session;
use page::app::App;
use page::elements::tree::Node;
use page::messages::Language;

use crate::screen::PERSONS;

/// An app with a card game on the screen.
fn cards() -> App {
    let mut app = App::new(Language::English, 1);
    let record = "bastide 1\ngame cards\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\nseed 1\n";
    let session = Session::<Game>::load(record).expect("a record");
    app.open(session, 0.0);
    app
}

/// An app with a tile game on the screen.
fn tiles() -> App {
    let mut app = App::new(Language::English, 1);
    let session: Session = Session::load(PERSONS).expect("a record");
    app.open(session, 0.0);
    app
}

/// What pressing the elements of a page means, of those that begin with a word.
fn runs(page: &Node, word: &str) -> Vec<String> {
    let all = page.all();
    let runs = all.iter().filter_map(|node| node.get("data-run"));
    let found = runs.filter(|run| run.split(' ').next() == Some(word));
    found.map(str::to_string).collect()
}

#[test]
fn r_card_01_values_that_are_not_from_the_rules_are_marked_in_the_help() {
    let mut app = cards();
    app.press_named("help", 0.0);
    let page = app.page();
    let all = page.all();
    let lines: Vec<String> = all.iter().map(|node| node.all_text()).collect();
    for (count, figure) in (1..).zip(scoring().animals()) {
        let cards = if count == 1 { "card" } else { "cards" };
        let mark = match figure.known {
            Known::Printed => "",
            Known::Unsourced => "*",
        };
        let line = format!("{count} {cards}: {} points{mark}", figure.points);
        assert!(lines.contains(&line), "{line}");
    }
    let marked = lines.iter().filter(|line| line.ends_with("points*"));
    assert!(marked.count() > 5);
    assert!(runs(&page, "rule").contains(&"rule R-CARD-01".to_string()));
}

#[test]
fn r_card_06_the_help_says_that_barring_rows_is_a_reading_of_this_project() {
    for (language, part) in [
        (Language::English, "our reading"),
        (Language::French, "notre interprétation"),
    ] {
        let mut app = cards();
        app.cx.speak(language);
        app.press_named("help", 0.0);
        let page = app.page();
        assert!(runs(&page, "rule").contains(&"rule R-CARD-06".to_string()));
        assert!(page.all_text().contains(part), "{language:?}");
    }
}

#[test]
fn one_press_or_key_shows_what_cards_are_worth() {
    let record = "bastide 1\ngame cards\nseats 2\nplayer 1 blue person Anna\nplayer 2 red greedy\nseed 1\n\
        start\nround 2\ndealer 2\nturn 1\nrow yellow yellow-1 yellow-2\nhand 1 red-3\nhand 2 yellow-3\n\
        begun 1 2\nherd 1 green 2 0\n";
    let mut screen = crate::screen::Screen::open(record);
    screen.press("values");
    assert_eq!(
        screen.app.cx.dialog(),
        Some(page::context::dialogs::Dialog::Values)
    );
    let page = screen.app.page();
    let sheet = crate::screen::of_class(&page, "values-sheet")[0].all_text();
    for part in [
        "Yellow row: 2 cards; 6 points",
        "2 sheep (one more card: 8 points)",
        "3 cards: 8 points*",
    ] {
        assert!(sheet.contains(part), "{part}: {sheet}");
    }
    screen.press("close");
    assert!(screen.app.press_key("t", screen.now));
    assert_eq!(
        screen.app.cx.dialog(),
        Some(page::context::dialogs::Dialog::Values)
    );
    screen.press("close");
    let aids = page::elements::setting::SettingChange::Aids(false);
    screen.app.cx.set(aids);
    screen.press("values");
    let page = screen.app.page();
    let sheet = crate::screen::of_class(&page, "values-sheet")[0].all_text();
    assert!(!sheet.contains("Yellow row: 2 cards"), "an aid");
    assert!(sheet.contains("3 cards: 8 points*"));
}

#[test]
fn the_help_tells_of_the_game_on_the_screen() {
    let told = |mut app: App| {
        app.press_named("help", 0.0);
        app.page().all_text()
    };
    let (cards, tiles) = (told(cards()), told(tiles()));
    assert!(cards.contains("Characters: the sum of their values"));
    assert!(!cards.contains("Turn counter-clockwise"), "{cards}");
    assert!(!tiles.contains("Characters: the sum of their values"));
    let texts = page::messages::texts(Language::English);
    for text in [texts.turn_left(), texts.gesture_turn(), texts.mouse_tile()] {
        assert!(tiles.contains(text) && !cards.contains(text), "{text}");
    }
}

#[test]
fn the_card_game_has_its_own_chapter_and_no_other() {
    let chapters = |mut app: App| {
        app.press_named("rules", 0.0);
        runs(&app.page(), "chapter")
    };
    assert_eq!(chapters(cards()), ["chapter CARD"]);
    let of_tiles = chapters(tiles());
    assert!(of_tiles.len() > 5);
    assert!(!of_tiles.contains(&"chapter CARD".to_string()));
}
