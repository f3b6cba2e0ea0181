//! Nothing of a hand is shown to anybody else: not on the page, not in the picture, not aloud.

use super::{AGAINST, JOKER, PERSONS, open, row, slot};
use crate::stage::Stage;
use engine::cards::{Card, Rank, Suit};
use engine::table::Seat;
use page::elements::setting::Confirm;
use page::elements::setting::SettingChange;
use page::elements::tree::Node;
use view::scene::Item;
use view::scene::display::Print;

/// Everything anybody can see, hear or ask: picture, tree, probe, announcements.
fn shown(stage: &Stage) -> (String, String, Node, Vec<String>) {
    let app = &stage.app;
    let picture = format!("{:?}", app.draw(stage.now));
    let said = app.announced().into_iter().map(str::to_string).collect();
    (picture, app.probe(stage.now), app.page(), said)
}

/// The same game with other cards in the hand of Ben.
fn with_other_hand(record: &str) -> String {
    let other = record.replace("hand 2 yellow-3 blue-1", "hand 2 red-2 green-building");
    assert_ne!(other, record);
    other
}

#[test]
fn between_two_persons_every_hand_is_covered() {
    let mut stage = open(PERSONS);
    assert_eq!(stage.cards().question(), None);
    assert!(stage.cards().hand().is_empty());
    let dock = stage.app.page();
    let text = crate::stage::of_class(&dock, "dock")[0].all_text();
    assert!(
        text.contains("Anna") && text.contains("Show my cards"),
        "{text}"
    );
    stage.press("show-hand");
    assert_eq!(stage.cards().hand().len(), 2);
}

#[test]
fn r_card_16_a_hand_changes_nothing_that_others_see() {
    let mut one = open(PERSONS);
    let mut other = open(&with_other_hand(PERSONS));
    assert_eq!(shown(&one), shown(&other), "covered");
    for stage in [&mut one, &mut other] {
        stage.press("show-hand");
        stage.drag(slot(0), row(Suit::Green));
        stage.wait();
    }
    assert_eq!(shown(&one), shown(&other), "played");
    for stage in [&mut one, &mut other] {
        stage.press("confirm");
        stage.wait();
    }
    assert_eq!(shown(&one), shown(&other), "handed over");
}

#[test]
fn card_17_a_card_face_down_is_not_told() {
    let mut stage = open(PERSONS);
    stage.press("show-hand");
    stage.drag(slot(0), row(Suit::Green));
    stage.press("confirm");
    stage.wait();
    let (_, probe, page, said) = shown(&stage);
    let all = format!("{probe} {} {}", page.all_text(), said.join(" "));
    assert!(
        !all.contains("red-3") && !all.contains("highwayman 3"),
        "{all}"
    );
    assert!(probe.contains("\"down\""), "it lies there");
}

/// The faces in the picture.
fn faces(stage: &Stage, now: f64) -> Vec<Card> {
    let picture = stage.app.draw(now);
    let faces = picture.items().filter_map(|item| match item {
        Item::Print(Print::Card(key), _) => key.side,
        _ => None,
    });
    faces.collect()
}

#[test]
fn card_17_no_face_flies_over_a_screen_that_is_handed_over() {
    let mut stage = open(PERSONS);
    stage.app.set(SettingChange::Confirm(Confirm::Never));
    stage.press("show-hand");
    // A card that goes back, and one that goes to a row.
    stage.drag(slot(1), slot(3));
    stage.drag(slot(0), row(Suit::Green));
    assert_eq!(stage.app.covered(), Some(Seat(1)));
    assert!(stage.app.is_moving(stage.now));
    for later in 0..60 {
        let faces = faces(&stage, stage.now + 10.0 * f64::from(later));
        assert_eq!(
            faces,
            [Card::Character(Suit::Red, Rank::One)],
            "the open row"
        );
    }
}

#[test]
fn r_card_17_what_lies_under_a_chest_is_not_shown_before_the_end() {
    let mut stage = open(&format!("{AGAINST}chest 2 red-building\n"));
    stage.press("scores");
    let page = stage.app.page();
    assert_eq!(crate::stage::of_class(&page, "chests").len(), 1);
    assert!(crate::stage::of_class(&page, "building").is_empty());
}

#[test]
fn a_text_that_holds_hands_is_given_out_only_after_a_warning() {
    let mut stage = open(AGAINST);
    stage.app.take_effects();
    stage.press("export");
    let warned = page::shell::Notice::GivesAway(page::shell::Effect::Export);
    assert!(stage.app.has_notice(&warned));
    assert!(
        !stage
            .app
            .take_effects()
            .contains(&page::shell::Effect::Export)
    );
}

#[test]
fn card_11_nothing_is_covered_before_anybody_has_cards() {
    let persons = JOKER.replace("red greedy", "red person Ben");
    let mut stage = open(&persons);
    assert_eq!(stage.app.covered(), None);
    // More jokers may come.
    while stage.cards().game().round() == 0 {
        for press in ["to-row blue", "confirm"] {
            stage.press(press);
            stage.wait();
        }
    }
    assert_eq!(stage.app.covered(), Some(Seat(1)));
}
