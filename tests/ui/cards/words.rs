//! The words around the card game are its own.

use super::{AGAINST, JOKER, open};
use crate::screen::{Screen, of_class};

#[test]
fn what_both_games_share_is_told_without_tiles() {
    let mut screen = open(AGAINST);
    screen.press("settings");
    let page = screen.app.page();
    let settings = of_class(&page, "settings")[0].all_text();
    for hint in ["what fits where", "what is played"] {
        assert!(settings.contains(hint), "{settings}");
    }
    screen.press("close");
    screen.press("new-game");
    for press in ["game cards", "house-rules"] {
        screen.press(press);
    }
    let form = of_class(&screen.app.page(), "house-rules")[0].all_text();
    assert!(form.contains("the same game again"), "{form}");
}

#[test]
fn before_the_first_round_no_round_is_told() {
    let screen = open(JOKER);
    let said = screen.app.cx.announced().join(" ");
    assert!(said.starts_with("First cards: Anna deals. "), "{said}");
    let told = |screen: &Screen| {
        let page = screen.app.page();
        let stack = of_class(&page, "stack")[0];
        stack.get("aria-label").expect("a name").to_string()
    };
    assert!(told(&screen).starts_with("First cards: Anna deals. "));
    assert!(told(&open(AGAINST)).starts_with("Round 1 of 10"));
}
