//! Nothing of a hand is shown to anybody else: not on the page, not in the picture, not aloud.

use super::{AGAINST, JOKER, LAST, PERSONS, open, row, slot, stray};
use crate::screen::Screen;
use engine::cards::{Card, Question, Rank, Suit};
use engine::table::Seat;
use page::elements::setting::{Confirm, SettingChange};
use page::elements::tree::Node;
use view::scene::Item;
use view::scene::print::Print;

/// Everything anybody can see, hear or ask: picture, tree, probe, announcements.
fn shown(screen: &Screen) -> (String, String, Node, Vec<String>) {
    let app = &screen.app;
    let picture = format!("{:?}", app.draw(screen.now));
    let said = app.cx.announced().into_iter().map(str::to_string).collect();
    (picture, app.probe(screen.now), app.page(), said)
}

/// The same game with other cards in the hand of Ben.
fn with_other_hand(record: &str) -> String {
    let other = record.replace("hand 2 yellow-3 blue-1", "hand 2 red-2 green-building");
    assert_ne!(other, record);
    other
}

#[test]
fn between_two_persons_every_hand_is_covered() {
    let mut screen = open(PERSONS);
    assert_eq!(screen.card_stage().question(), None);
    assert!(screen.card_stage().hand().is_empty());
    let dock = screen.app.page();
    let text = crate::screen::of_class(&dock, "dock")[0].all_text();
    assert!(
        text.contains("Anna") && text.contains("Show my cards"),
        "{text}"
    );
    screen.press("show-hand");
    assert_eq!(screen.card_stage().hand().len(), 2);
}

#[test]
fn r_card_16_a_hand_changes_nothing_that_others_see() {
    let mut one = open(PERSONS);
    let mut other = open(&with_other_hand(PERSONS));
    assert_eq!(shown(&one), shown(&other), "covered");
    for screen in [&mut one, &mut other] {
        screen.press("show-hand");
        screen.drag(slot(0), row(Suit::Green));
        screen.wait();
    }
    assert_eq!(shown(&one), shown(&other), "played");
    for screen in [&mut one, &mut other] {
        screen.press("confirm");
        screen.wait();
    }
    assert_eq!(shown(&one), shown(&other), "handed over");
}

#[test]
fn card_17_a_card_face_down_is_not_told() {
    let mut screen = open(PERSONS);
    screen.press("show-hand");
    screen.drag(slot(0), row(Suit::Green));
    screen.press("confirm");
    screen.wait();
    let (_, probe, page, said) = shown(&screen);
    let all = format!("{probe} {} {}", page.all_text(), said.join(" "));
    assert!(
        !all.contains("red-3") && !all.contains("highwayman 3"),
        "{all}"
    );
    assert!(probe.contains("\"down\""), "it lies there");
}

/// The faces in the picture.
fn faces(screen: &Screen, now: f64) -> Vec<Card> {
    let picture = screen.app.draw(now);
    let faces = picture.items().filter_map(|item| match item {
        Item::Print(Print::Card(key), _) => key.side,
        _ => None,
    });
    faces.collect()
}

#[test]
fn card_17_no_face_flies_over_a_screen_that_is_handed_over() {
    let mut screen = open(PERSONS);
    screen.app.cx.set(SettingChange::Confirm(Confirm::Never));
    screen.press("show-hand");
    // A card that goes back, and one that goes to a row.
    screen.drag(slot(1), slot(3));
    screen.drag(slot(0), row(Suit::Green));
    assert_eq!(screen.app.cx.covered_for(), Some(Seat(1)));
    assert!(screen.app.is_moving(screen.now));
    for later in 0..60 {
        let faces = faces(&screen, screen.now + 10.0 * f64::from(later));
        assert_eq!(
            faces,
            [Card::Character(Suit::Red, Rank::One)],
            "the open row"
        );
    }
}

#[test]
fn r_card_17_what_lies_under_a_chest_is_not_shown_before_the_end() {
    let mut screen = open(&format!("{AGAINST}chest 2 red-building\n"));
    screen.press("scores");
    let page = screen.app.page();
    assert_eq!(crate::screen::of_class(&page, "chests").len(), 1);
    assert!(crate::screen::of_class(&page, "building").is_empty());
}

#[test]
fn a_text_that_holds_hands_is_given_out_only_after_a_warning() {
    let mut screen = open(AGAINST);
    screen.app.cx.take_effects();
    screen.press("export");
    let warned = page::context::notices::Notice::GivesAway(page::context::effects::Effect::Export);
    assert!(screen.app.cx.has_notice(&warned));
    assert!(
        !screen
            .app
            .cx
            .take_effects()
            .contains(&page::context::effects::Effect::Export)
    );
}

#[test]
fn card_11_nothing_is_covered_before_anybody_has_cards() {
    let persons = JOKER.replace("red greedy", "red person Ben");
    let mut screen = open(&persons);
    assert_eq!(screen.app.cx.covered_for(), None);
    // More jokers may come.
    while screen.card_stage().game().round() == 0 {
        for press in ["to-row blue", "confirm"] {
            screen.press(press);
            screen.wait();
        }
    }
    assert_eq!(screen.app.cx.covered_for(), Some(Seat(1)));
}

#[test]
fn nobody_takes_back_the_turn_of_somebody_else() {
    let mut screen = open(PERSONS);
    screen.press("show-hand");
    screen.drag(slot(0), row(Suit::Red));
    assert!(screen.card_stage().can_undo(), "it is Anna's own card");
    screen.press("confirm");
    screen.wait();
    assert!(!screen.card_stage().can_undo(), "under the cover");
    screen.press("show-hand");
    assert!(!screen.card_stage().can_undo(), "Ben sees his hand");
    let before = screen.card_stage().session().steps();
    screen.press("take-back");
    assert_eq!(screen.card_stage().session().steps(), before);
    screen.drag(slot(0), row(Suit::Yellow));
    screen.press("take-back");
    assert_eq!(
        screen.card_stage().session().steps(),
        before,
        "his own card"
    );
}

#[test]
fn a_turn_holds_when_cards_were_turned_up_after_it() {
    let screen = stray();
    assert!(!screen.card_stage().can_undo());
    let last = LAST.replace("hand 1 red-3", "hand 1 fairy");
    let mut screen = open(&last);
    screen.app.cx.set(SettingChange::Confirm(Confirm::Figures));
    screen.drag(slot(0), row(Suit::Green));
    let asked = screen.card_stage().question();
    assert_eq!(asked, Some(Question::Confirm), "it could not be taken back");
}
