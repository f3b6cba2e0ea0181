//! A series of games: how it stands, what follows, and when it is forgotten.

use crate::named::ByName;
use crate::screen::{PERSONS, Screen, of_class};
use page::app::App;
use page::context::dialogs::Dialog;
use page::messages::Language;

/// A game of Anna against Ben in a series.
fn in_series(series: &str) -> Screen {
    let note = format!("table series {series}\nseed 1");
    Screen::open(&PERSONS.replace("seed 1", &note))
}

fn note(app: &App) -> String {
    let record = app.cx.record().expect("a text");
    let note = record.lines().find(|line| line.starts_with("table "));
    note.unwrap_or_default().to_string()
}

/// What the players' panel and the dialog say about the series.
fn told(screen: &Screen) -> String {
    let page = screen.app.page();
    let nodes = of_class(&page, "series").into_iter();
    nodes.map(|node| node.all_text()).collect()
}

/// Lets whoever is asked resign.
fn resign(screen: &mut Screen) {
    screen.press("resign-or-draw");
    screen.press("resign");
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
}

#[test]
fn a_series_is_chosen_for_a_new_game_and_forgotten_by_another_one() {
    for kind in ["tiles", "cards"] {
        let mut app = App::new(Language::English, 7);
        app.press_named(&format!("game {kind}"), 0.0);
        app.press_named("house-rules", 0.0);
        app.press_named("best-of-5", 0.0);
        app.press_named("start-page", 0.0);
        assert!(app.page().all_text().contains("Best of five"));
        app.press_named("seats 3", 0.0);
        app.press_named("start", 0.0);
        assert_eq!(note(&app), "table series best-of-5 0 0 0 0 0 0", "{kind}");
        app.press_named("again", 0.0);
        assert_eq!(note(&app), "table series best-of-5 0 0 0 0 0 0", "{kind}");
        app.press_named("new-game", 0.0);
        app.press_named("start", 0.0);
        assert_eq!(note(&app), "", "{kind}");
    }
}

#[test]
fn the_next_game_of_a_series_has_the_seats_changed_and_the_standing_with_them() {
    let mut screen = in_series("best-of-3 0 40 0 57");
    assert!(told(&screen).contains("Best of three\u{a0}· 0\u{a0}: 0"));
    resign(&mut screen);
    let standing = "Best of three\u{a0}· 0 wins for Anna (40 points), 1 win for Ben (57 points).";
    assert!(told(&screen).contains(standing), "{}", told(&screen));
    screen.press("again-rotated");
    screen.wait();
    assert_eq!(note(&screen.app), "table series best-of-3 1 57 0 40");
    // It is there when the page is loaded again.
    let screen = Screen::open(&screen.app.cx.record().expect("a text"));
    let standing = "Best of three\u{a0}· 1 win for Ben (57 points), 0 wins for Anna (40 points).";
    assert!(told(&screen).contains(standing), "{}", told(&screen));
}

#[test]
fn who_wins_the_second_game_of_three_wins_the_series_and_another_one_begins() {
    let mut screen = in_series("best-of-3 0 40 1 57");
    resign(&mut screen);
    assert!(
        told(&screen).contains("Ben wins the series."),
        "{}",
        told(&screen)
    );
    assert!(!screen.app.page().all_text().contains("Next game"));
    screen.press("again");
    assert_eq!(note(&screen.app), "table series best-of-3 0 0 0 0");
}

#[test]
fn points_are_added_up_and_a_draw_counts_for_nobody() {
    let mut screen = in_series("best-of-3 1 40 1 57");
    screen.play_to_end();
    let scores = screen.tile_stage().game().scores();
    let standing = format!("({} points), ", 40 + scores[0]);
    assert!(told(&screen).contains(&standing), "{}", told(&screen));
    let mut screen = in_series("best-of-3 1 40 1 57");
    screen.press("resign-or-draw");
    screen.press("offer-draw");
    screen.press("agree-to-draw");
    assert!(told(&screen).contains("1 win for Anna (40 points), 1 win for Ben (57 points)."));
    assert!(screen.app.page().all_text().contains("Next game"));
}
