//! Games that are over, for those who do not want to know how they end.

use crate::keep::NOON;
use crate::screen::{PERSONS, Screen, of_class, text_of};
use page::context::dialogs::Dialog;
use page::context::saved::Saved;
use page::features::saves::import_export::set_saves;
use page::stage::AnySession;

/// A game that is over, opened again.
fn opened_again(spoiler_free: bool) -> Screen {
    let mut screen = Screen::open(PERSONS);
    screen.play_to_end();
    let text = screen.tile_stage().session().save();
    if spoiler_free {
        screen.press("set spoiler-free on");
    }
    screen.app.cx.take_effects();
    let again = AnySession::load(&text).expect("a game");
    screen.app.open(again, screen.now);
    screen.wait();
    screen
}

#[test]
fn a_game_that_is_over_opens_at_its_beginning_and_shows_nothing_of_what_comes() {
    let screen = opened_again(false);
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
    let mut screen = opened_again(true);
    assert_eq!(screen.app.cx.dialog(), None);
    let replay = screen.tile_stage().replay().expect("a replay");
    assert_eq!(replay.position().0, 0);
    let said = screen.app.cx.said().to_string();
    assert!(!said.contains("wins"), "{said}");
    let page = screen.app.page();
    assert!(of_class(&page, "marks").is_empty(), "who scores when");
    assert!(
        page.all().iter().all(|node| node.tag != "input"),
        "how far it goes"
    );
    assert_eq!(text_of(&screen, "now"), "Turn 0");
    assert!(!page.all_text().contains("wins"));
    screen.press("turn-after");
    screen.wait();
    let now = text_of(&screen, "now");
    assert!(now.starts_with("Turn 1 · "), "{now}");
}

#[test]
fn at_its_last_step_nothing_is_kept_secret_any_more() {
    let mut screen = opened_again(true);
    let (_, last) = screen.tile_stage().replay().expect("a replay").position();
    for _ in 0..last {
        screen.press("step-on");
        screen.wait();
    }
    let page = screen.app.page();
    assert_eq!(of_class(&page, "marks").len(), 1);
    assert!(text_of(&screen, "now").contains(" of "));
}

#[test]
fn the_list_of_games_says_of_those_that_are_over_only_that_they_are() {
    let mut screen = Screen::open(PERSONS);
    screen.play_to_end();
    let text = screen.tile_stage().session().save();
    let scores = screen.tile_stage().game().scores();
    let result = format!("{} – {}", scores[0], scores[1]);
    let games = vec![
        Saved::read("7", &text, NOON),
        Saved::read("8", PERSONS, NOON),
    ];
    screen.press("games");
    set_saves(&mut screen.app.cx, games, 0, NOON);
    let told = |screen: &Screen| text_of(screen, "games");
    assert!(told(&screen).contains(&result), "{}", told(&screen));
    screen.press("set spoiler-free on");
    assert!(!told(&screen).contains(&result));
    assert!(told(&screen).contains("finished"));
    assert!(told(&screen).contains("0 – 0"), "of one that goes on");
}
