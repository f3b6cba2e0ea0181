//! Games that are over, for those who do not want to know how they end.

use crate::keep::NOON;
use crate::review::{answer, asked};
use crate::screen::{PERSONS, Screen, of_class, text_of};
use page::context::dialogs::Dialog;
use page::context::saved::{Saved, Shown};
use page::features::saves::import_export::set_saves;
use page::stage::AnySession;
use page::stage::replay::Replay;

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

/// The commands of the main buttons in the bar below the board.
fn main_buttons(screen: &Screen) -> Vec<String> {
    let page = screen.app.page();
    let dock = of_class(&page, "dock");
    let all = dock.first().expect("a bar").all();
    let primary = all.iter().filter(|node| {
        let class = node.get("class").unwrap_or_default();
        class.split(' ').any(|one| one == "primary")
    });
    let runs = primary.filter_map(|node| node.get("data-run"));
    runs.map(str::to_string).collect()
}

#[test]
fn the_main_button_plays_the_game_and_leads_back_once_all_is_seen() {
    let mut screen = opened_again(true);
    assert_eq!(main_buttons(&screen), ["play"]);
    let (_, last) = screen.tile_stage().replay().expect("a replay").position();
    for _ in 0..last {
        screen.press("step-on");
        screen.wait();
    }
    assert_eq!(main_buttons(&screen), ["back-to-game"]);
}

#[test]
fn no_key_tells_the_end_by_accident_and_the_button_that_does_is_called_so() {
    let mut screen = opened_again(true);
    assert!(text_of(&screen, "ways").contains("Show the end"));
    assert!(!text_of(&screen, "ways").contains("Back to the game"));
    screen.press("log");
    let logs = |screen: &Screen| !of_class(&screen.app.page(), "logging").is_empty();
    for key in ["Escape", "End", "b"] {
        let at = screen.tile_stage().replay().map(Replay::position);
        screen.app.press_key(key, screen.now);
        assert_eq!(screen.tile_stage().replay().map(Replay::position), at);
        let told = screen.app.cx.toast().unwrap_or_default();
        assert!(told.contains("stays secret"), "{key} {told}");
        assert!(logs(&screen), "{key} closes nothing");
        screen.wait();
    }
    screen.press("back-to-game");
    assert!(screen.tile_stage().replay().is_none());
}

#[test]
fn no_review_is_offered_before_the_end_was_shown_and_what_it_has_told_is_no_secret() {
    let mut screen = opened_again(true);
    let offers = |screen: &Screen| {
        let page = screen.app.page();
        let mut runs = page.all().into_iter();
        runs.any(|node| node.get("data-run") == Some("review"))
    };
    assert!(!offers(&screen));
    screen.press("review");
    assert_eq!(screen.app.cx.dialog(), None);
    let (_, last) = screen.tile_stage().replay().expect("a replay").position();
    for _ in 0..last {
        screen.press("step-on");
        screen.wait();
    }
    assert!(offers(&screen));
    screen.press("review");
    let first = screen.tile_stage().session().laid_at()[0];
    while let Some(step) = asked(&mut screen) {
        answer(&mut screen, step, |turn_review| {
            turn_review.could = turn_review.did + if step == first { 5_200 } else { 0 };
        });
    }
    screen.press(&format!("look-back {first}"));
    assert_eq!(text_of(&screen, "now"), "Turn 1 of 4");
    screen.press("turn-after");
    assert!(offers(&screen));
    screen.app.press_key("Escape", screen.now);
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::Review));
}

#[test]
fn a_game_that_goes_on_has_no_end_to_keep_secret() {
    let mut screen = Screen::open(PERSONS);
    screen.press("set spoiler-free on");
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.press("replay");
    screen.press("first-step");
    assert!(text_of(&screen, "ways").contains("Back to the game"));
    screen.app.press_key("Escape", screen.now);
    assert!(screen.tile_stage().replay().is_none());
}

#[test]
fn the_picture_of_a_game_that_is_over_shows_only_its_first_tiles() {
    let mut screen = Screen::open(PERSONS);
    screen.play_to_end();
    let over = screen.tile_stage().session().save();
    let cards = {
        let screen = crate::cards::ended();
        screen.app.cx.record().expect("a game")
    };
    screen.press("games");
    for (text, hides) in [
        (over.as_str(), true),
        (cards.as_str(), true),
        (PERSONS, false),
    ] {
        let saved = Saved::read("7", text, NOON);
        let [now, first] = [Shown::Now, Shown::Beginning].map(|shown| saved.picture(shown));
        set_saves(&mut screen.app.cx, vec![saved], 0, NOON);
        let face = |screen: &Screen| {
            let page = screen.app.page();
            let face = of_class(&page, "picture")[0].get("data-picture");
            face.map(str::to_string)
        };
        screen.press("set spoiler-free off");
        let before = face(&screen);
        screen.press("set spoiler-free on");
        assert_eq!(face(&screen) != before, hides);
        assert_eq!(first.is_empty(), !hides);
        assert_ne!(now, first);
    }
}
