//! What stands around the table: players, rows, log, computers, saved games, looking back.

use super::{AGAINST, ended, open, row, slot};
use crate::named::ByName;
use crate::screen::{Screen, of_class};
use engine::cards::{Suit, legal};
use engine::table::Seat;
use page::app::App;
use page::context::effects::Effect;
use page::context::saved::{Carrier, Saved};
use page::elements::tree::Node;
use page::messages::{Language, Moment};
use page::stage::AnySession;
use page::stage::replay::Replay;

#[test]
fn every_row_and_every_card_has_a_button_with_a_name() {
    let screen = open(AGAINST);
    let page = screen.app.page();
    let named = |class| {
        let found = crate::screen::of_class(&page, class);
        let named = found.iter().filter(|node| {
            node.get("aria-label")
                .is_some_and(|label| !label.is_empty())
        });
        named.count()
    };
    assert_eq!(named("strip"), 4);
    assert_eq!(named("slot"), 4);
    assert_eq!(named("kind"), 1);
}

#[test]
fn a_computer_is_asked_and_its_answer_is_shown() {
    let mut screen = open(AGAINST);
    screen.drag(slot(0), row(Suit::Red));
    screen.app.cx.take_effects();
    screen.press("confirm");
    let thinks = |effect: &Effect| match effect {
        Effect::Think { epoch, seat, .. } if *seat == Seat(1) => Some(*epoch),
        _ => None,
    };
    let epoch = screen.app.cx.take_effects().iter().find_map(thinks);
    let action = legal(screen.card_stage().session().game())[0];
    let steps = screen.card_stage().session().steps();
    screen
        .app
        .answer(epoch.expect("an order"), Some(action), screen.now);
    screen.wait();
    assert_eq!(screen.card_stage().session().steps(), steps + 1);
}

#[test]
fn a_saved_game_tells_how_far_it_is() {
    let screen = open(AGAINST);
    let text = screen.app.cx.record().expect("a record");
    let noon = Moment {
        year: 2026,
        month: 3,
        day: 9,
        hour: 12,
        minute: 0,
    };
    let saved = Saved::read("7", &text, noon);
    assert_eq!(saved.error(), None);
    assert!(saved.keeps_hands());
    let texts = page::messages::texts(page::messages::Language::English);
    assert!(saved.title(texts).contains("Anna"));
    assert!(
        saved.detail(Carrier::Link, texts).contains("cards left"),
        "{}",
        saved.detail(Carrier::Link, texts)
    );
}

#[test]
fn a_game_is_looked_back_at_and_left_as_it_was() {
    let mut screen = open(AGAINST);
    screen.drag(slot(0), row(Suit::Red));
    screen.press("confirm");
    screen.press("replay");
    screen.press("first-step");
    assert_eq!(super::count(&screen, Suit::Red), 1);
    screen.press("step-on");
    assert_eq!(super::count(&screen, Suit::Red), 2);
    screen.press("back-to-game");
    assert_eq!(super::count(&screen, Suit::Red), 2);
}

#[test]
fn a_replay_counts_turns_and_marks_the_points_of_the_round_in_its_last_one() {
    let mut screen = ended();
    screen.press("replay");
    let replay = screen.card_stage().replay().expect("a replay");
    let (at, last) = replay.position();
    assert_eq!(replay.counter(), (1, 1), "a card, and its scoring");
    assert_eq!(at, last);
    assert!(last > 1, "with all that was decided in it");
    let page = screen.app.page();
    let bar = of_class(&page, "track")[0];
    assert!(bar.all_text().contains("Turn 1 of 1"));
    let marks = of_class(bar, "mark");
    assert_eq!(marks.len(), 2, "a line for each player");
    let marked = |node: &&&Node| node.get("d").is_some_and(|path| path.starts_with("M1000 "));
    assert_eq!(marks.iter().filter(marked).count(), 2);

    let mut screen = open(AGAINST);
    screen.drag(slot(0), row(Suit::Red));
    screen.press("confirm");
    screen.wait();
    computer_plays(&mut screen);
    screen.drag(slot(0), row(Suit::Green));
    screen.press("confirm");
    screen.wait();
    screen.press("replay");
    let counter = |screen: &Screen| screen.card_stage().replay().map(Replay::counter);
    assert_eq!(counter(&screen), Some((3, 3)));
    screen.app.fill_named("stop", "1");
    assert_eq!(counter(&screen), Some((1, 3)));
    assert_eq!(super::count(&screen, Suit::Red), 2);
    screen.press("play-on");
    let session = screen.card_stage().session();
    assert_eq!(session.asked_seat(), Some(Seat(1)), "the next turn");
    assert_eq!(session.game().row(Suit::Green).laid().len(), 1);
}

/// The computer plays the first card it may, face up.
fn computer_plays(screen: &mut Screen) {
    for _ in ["a card", "the end of the turn"] {
        let session = screen.card_stage().session();
        let (epoch, action) = (session.epoch(), legal(session.game())[0]);
        screen.app.answer(epoch, Some(action), screen.now);
        screen.wait();
    }
}

#[test]
fn a_game_is_looked_back_at_with_keys() {
    let mut screen = open(AGAINST);
    screen.drag(slot(0), row(Suit::Red));
    screen.press("confirm");
    screen.wait();
    let mut shown = |key: &str| {
        screen.now += 16.0;
        assert!(screen.app.press_key(key, screen.now), "{key}");
        let replay = screen
            .card_stage()
            .replay()
            .map(|replay| replay.position().0);
        (replay, super::count(&screen, Suit::Red))
    };
    assert_eq!(shown("b"), (Some(1), 2));
    for (key, seen) in [
        ("Home", (Some(0), 1)),
        ("ArrowRight", (Some(1), 2)),
        ("ArrowLeft", (Some(0), 1)),
        ("End", (Some(1), 2)),
        ("PageUp", (Some(0), 1)),
        ("PageDown", (Some(1), 2)),
        ("ArrowUp", (Some(0), 1)),
        ("Escape", (None, 2)),
    ] {
        assert_eq!(shown(key), seen, "{key}");
    }
}

#[test]
fn r_card_02_the_words_are_those_of_the_current_edition_after_any_other_game() {
    const WINTER: &str = "bastide 1\nedition winter\nset base\nseats 2\nplayer 1 blue person Anna\n\
        player 2 red greedy\nseed 1\nplay\n";
    let texts = |records: &[&str]| {
        let mut app = App::new(Language::French, 7);
        for record in records {
            app.open(AnySession::load(record).expect("a record"), 0.0);
        }
        let page = app.page();
        ["dock", "strips"].map(|class| crate::screen::of_class(&page, class)[0].clone())
    };
    let fresh = texts(&[AGAINST]);
    assert!(fresh[0].all_text().contains("grand meeple"));
    assert_eq!(texts(&[WINTER, AGAINST]), fresh);
}

#[test]
fn card_40_the_help_sheet_leads_to_the_rule_of_the_building_joker() {
    let mut screen = open(AGAINST);
    screen.press("help");
    let page = screen.app.page();
    let help = crate::screen::of_class(&page, "help")[0].all_text();
    assert!(help.contains("CARD-40"), "{help}");
}

#[test]
fn the_card_game_is_chosen_in_the_form_and_has_at_most_five_players() {
    let mut screen = open(AGAINST);
    screen.press("new-game");
    screen.press("game tiles");
    for seats in 3..=6 {
        screen.press(&format!("seats {seats}"));
    }
    screen.press("game cards");
    let page = screen.app.page();
    let fault = crate::screen::of_class(&page, "fault");
    assert!(fault.iter().any(|fault| fault.all_text().contains('5')));
    screen.press("seats 5");
    assert!(crate::screen::of_class(&screen.app.page(), "fault").is_empty());
    screen.press("start");
    assert_eq!(screen.card_stage().game().seats(), 5);
}
