//! What stands around the table: players, rows, log, computers, saved games, looking back.

use super::{AGAINST, open, row, slot};
use engine::cards::{Suit, legal};
use engine::table::Seat;
use page::messages::{Language, Moment};
use page::shell::saves::saved::Saved;
use page::shell::{Effect, Shell};
use page::stage::Opened;

#[test]
fn every_row_and_every_card_has_a_button_with_a_name() {
    let stage = open(AGAINST);
    let page = stage.app.page();
    let named = |class| {
        let found = crate::stage::of_class(&page, class);
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
    let mut stage = open(AGAINST);
    stage.drag(slot(0), row(Suit::Red));
    stage.app.take_effects();
    stage.press("confirm");
    let thinks = |effect: &Effect| match effect {
        Effect::Think { epoch, seat, .. } if *seat == Seat(1) => Some(*epoch),
        _ => None,
    };
    let epoch = stage.app.take_effects().iter().find_map(thinks);
    let action = legal(stage.cards().session().game())[0];
    let steps = stage.cards().session().steps();
    stage
        .app
        .answer(epoch.expect("an order"), Some(action), stage.now);
    stage.wait();
    assert_eq!(stage.cards().session().steps(), steps + 1);
}

#[test]
fn a_saved_game_tells_how_far_it_is() {
    let stage = open(AGAINST);
    let text = stage.app.record().expect("a record");
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
        saved.detail(texts).contains("cards left"),
        "{}",
        saved.detail(texts)
    );
}

#[test]
fn a_game_is_looked_back_at_and_left_as_it_was() {
    let mut stage = open(AGAINST);
    stage.drag(slot(0), row(Suit::Red));
    stage.press("confirm");
    stage.press("replay");
    stage.press("first-step");
    assert_eq!(super::count(&stage, Suit::Red), 1);
    stage.press("step-on");
    assert_eq!(super::count(&stage, Suit::Red), 2);
    stage.press("back-to-game");
    assert_eq!(super::count(&stage, Suit::Red), 2);
}

#[test]
fn a_game_is_looked_back_at_with_keys() {
    let mut stage = open(AGAINST);
    stage.drag(slot(0), row(Suit::Red));
    stage.press("confirm");
    stage.wait();
    let mut shown = |key: &str| {
        stage.now += 16.0;
        assert!(stage.app.key(key, stage.now), "{key}");
        let replay = stage.cards().replay().map(|replay| replay.position().0);
        (replay, super::count(&stage, Suit::Red))
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
        let mut app = Shell::new(Language::French, 7);
        for record in records {
            app.open(Opened::load(record).expect("a record"), 0.0);
        }
        let page = app.page();
        ["dock", "strips"].map(|class| crate::stage::of_class(&page, class)[0].clone())
    };
    let fresh = texts(&[AGAINST]);
    assert!(fresh[0].all_text().contains("grand meeple"));
    assert_eq!(texts(&[WINTER, AGAINST]), fresh);
}

#[test]
fn card_40_the_help_sheet_leads_to_the_rule_of_the_building_joker() {
    let mut stage = open(AGAINST);
    stage.press("help");
    let page = stage.app.page();
    let help = crate::stage::of_class(&page, "help")[0].all_text();
    assert!(help.contains("CARD-40"), "{help}");
}

#[test]
fn the_card_game_is_chosen_in_the_form_and_has_at_most_five_players() {
    let mut stage = open(AGAINST);
    stage.press("new-game");
    stage.press("game tiles");
    for seats in 3..=6 {
        stage.press(&format!("seats {seats}"));
    }
    stage.press("game cards");
    let page = stage.app.page();
    let fault = crate::stage::of_class(&page, "fault");
    assert!(fault.iter().any(|fault| fault.all_text().contains('5')));
    stage.press("seats 5");
    assert!(crate::stage::of_class(&stage.app.page(), "fault").is_empty());
    stage.press("start");
    assert_eq!(stage.cards().game().seats(), 5);
}
