//! Whole games in German, one for each way of playing; and that the page speaks one language alone.

use crate::browser::{Browser, Key};
use crate::screen::DESKTOP;
use crate::site::{self, Served};
use std::collections::BTreeSet;

/// Three tiles for two persons: a city cap that closes the city of the start tile, a road, a monastery.
pub const SHORT: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\noption first-player 1\nseed 1\nstack base/E base/U base/B\n";

/// Every sentence that tests have read, by language.
const READ: [&str; 3] = [
    include_str!("../golden/messages/de.txt"),
    include_str!("../golden/messages/en.txt"),
    include_str!("../golden/messages/fr.txt"),
];

/// All texts of the page, and the names of its elements.
const SAID: &str = "(() => { \
    const said = []; \
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); \
    while (walk.nextNode()) said.push(walk.currentNode.data.trim()); \
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) \
        for (const it of document.querySelectorAll(`[${name}]`)) said.push(it.getAttribute(name)); \
    return said.filter(text => text); \
})()";

/// A sentence whatever its numbers are and whoever it tells of.
fn pattern(sentence: &str) -> String {
    let names = ["Anna", "Ben", "Bob"].into_iter();
    let named = names.fold(sentence.to_owned(), |text, name| text.replace(name, "Ana"));
    let numbers = |letter: char| match letter {
        '0'..='9' => '0',
        letter => letter,
    };
    named.chars().map(numbers).collect()
}

/// Sentences of other languages that German does not have.
fn foreign() -> BTreeSet<String> {
    let [german, english, french] = READ.map(|read| read.lines().map(pattern));
    let german: BTreeSet<String> = german.collect();
    let others = english.chain(french);
    others.filter(|line| !german.contains(line)).collect()
}

impl Browser {
    /// The game of a record on a page that was set to German.
    pub fn open_in_german(site: &Served, record: &str) -> Browser {
        let browser = Browser::open_on(DESKTOP, &site.url());
        let settings = "confirm always\\nlanguage de\\n";
        let set = format!("localStorage.setItem('bastide/settings', '{settings}')");
        browser.run(&set, vec![]);
        browser.open_record(site, record);
        browser.wait_for("document.documentElement.lang === 'de'");
        browser
    }

    /// Fails when the page says something in another language.
    pub fn speaks_german(&self) {
        let said: Vec<String> = self.ask(SAID);
        assert!(said.len() > 20, "{said:?}");
        let foreign = foreign();
        let wrong = said.iter().filter(|text| foreign.contains(&pattern(text)));
        let wrong: Vec<&String> = wrong.collect();
        assert!(wrong.is_empty(), "{wrong:?}");
    }

    /// Waits for words anywhere on the page.
    fn shows(&self, words: &str) {
        let is_there = |browser: &Browser| {
            browser
                .text("body")
                .is_some_and(|text| text.contains(words))
        };
        self.wait_until(&format!("the page says {words:?}"), is_there);
    }

    /// Looks at the end of [`SHORT`] in German.
    pub fn ends_in_german(&self) {
        self.wait_for("bastide.state().over && bastide.state().dialog");
        let told = self.text("dialog").expect("the end");
        for words in [
            "gewinnt mit",
            "Punkten",
            "Städte",
            "Schlusswertung",
            "Summe",
        ] {
            assert!(
                told.replace('\u{ad}', "").contains(words),
                "{words}: {told}"
            );
        }
        self.speaks_german();
    }
}

#[test]
fn another_language_on_a_german_page_is_noticed() {
    let foreign = foreign();
    for sentence in ["End turn", "Anna’s turn", "Finir le tour", "Ben wins."] {
        assert!(foreign.contains(&pattern(sentence)), "{sentence}");
    }
    assert!(!foreign.contains("Bastide"));
}

#[test]
fn a_short_game_is_played_by_mouse_in_german() {
    let site = site::serve();
    let browser = Browser::open_in_german(&site, SHORT);
    browser.wait_for_question("place");
    browser.shows("Anna ist am Zug");
    browser.speaks_german();
    browser.play_turn(true);
    browser.shows("Ben ist am Zug");
    browser.shows("Zug 1: Anna");
    browser.shows("4 Punkte");
    browser.speaks_german();
    browser.play_turn(true);
    browser.play_turn(true);
    browser.ends_in_german();
    browser.keep_picture("end-german");
    browser.assert_quiet();
}

#[test]
fn a_short_game_is_played_by_keys_in_german() {
    let site = site::serve();
    let browser = Browser::open_in_german(&site, SHORT);
    browser.wait_for_question("place");
    browser.key(Key::Home);
    let (_, cell) = browser.focused();
    assert!(cell.contains("passt"), "{cell}");
    browser.game_by_keys("Zug beenden");
    browser.ends_in_german();
    assert_eq!(browser.focused().1, "Punkte");
    browser.assert_quiet();
}
