//! How to play the card game: its help sheet, its values, its chapter.

use crate::named::ByName;
use engine::cards::{Game, Known, scoring};
use engine::session::Session;
use page::elements::tree::Node;
use page::messages::Language;
use page::shell::Shell;

use crate::screen::PERSONS;

/// An shell with a card game on the screen.
fn cards() -> Shell {
    let mut shell = Shell::new(Language::English, 1);
    let record = "bastide 1\ngame cards\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\nseed 1\n";
    let session = Session::<Game>::load(record).expect("a record");
    shell.open(session, 0.0);
    shell
}

/// An shell with a tile game on the screen.
fn tiles() -> Shell {
    let mut shell = Shell::new(Language::English, 1);
    let session: Session = Session::load(PERSONS).expect("a record");
    shell.open(session, 0.0);
    shell
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
    let mut shell = cards();
    shell.press_named("help", 0.0);
    let page = shell.page();
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
fn the_help_tells_of_the_game_on_the_screen() {
    let told = |mut shell: Shell| {
        shell.press_named("help", 0.0);
        shell.page().all_text()
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
    let chapters = |mut shell: Shell| {
        shell.press_named("rules", 0.0);
        runs(&shell.page(), "chapter")
    };
    assert_eq!(chapters(cards()), ["chapter CARD"]);
    let of_tiles = chapters(tiles());
    assert!(of_tiles.len() > 5);
    assert!(!of_tiles.contains(&"chapter CARD".to_string()));
}
