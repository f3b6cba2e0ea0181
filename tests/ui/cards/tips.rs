//! One sentence at each new kind of decision of the first game.

use super::{AGAINST, JOKER, PERSONS, open, stray};
use crate::screen::{Screen, text_of};
use engine::cards::Question;
use page::elements::tip::Tip;
use page::elements::tree::Node;
use page::features::play::tip::tip;

fn note(screen: &Screen) -> String {
    let page = screen.app.page();
    let all = page.all();
    let note = all
        .into_iter()
        .find(|node: &&Node| node.get("role") == Some("note"));
    note.map(Node::all_text).unwrap_or_default()
}

#[test]
fn the_first_sentence_tells_what_the_game_is_about() {
    let screen = open(&AGAINST.replace("begun 1 2", "begun 2"));
    assert_eq!(tip(&screen.app.cx), Some(Tip::CardStart));
    assert!(
        note(&screen).contains("the most points win"),
        "{}",
        note(&screen)
    );
    let screen = open(JOKER);
    assert!(matches!(
        screen.card_stage().question(),
        Some(Question::LayJoker(_))
    ));
    assert_eq!(tip(&screen.app.cx), Some(Tip::CardJoker));
    assert!(
        note(&screen).contains("the most points win"),
        "{}",
        note(&screen)
    );
}

#[test]
fn what_to_do_is_said_before_every_tip() {
    for (record, asked) in [(JOKER, "choose a row"), (AGAINST, "Play a card")] {
        let screen = open(record);
        let ask = text_of(&screen, "ask");
        let (question, tip) = (ask.find(asked), ask.find(&note(&screen)));
        assert!(question.is_some() && question < tip, "{ask}");
    }
}

#[test]
fn the_first_turn_says_what_to_press_first_and_then() {
    let first = AGAINST.replace("begun 1 2", "begun 2");
    for (record, told) in [(first.as_str(), true), (AGAINST, false)] {
        let mut screen = open(record);
        let ask = text_of(&screen, "ask");
        assert_eq!(ask.contains("Choose a card, then the row"), told, "{ask}");
        screen.app.press_key("ArrowLeft", screen.now);
        let ask = text_of(&screen, "ask");
        assert!(
            !ask.contains("Choose a card, then the row"),
            "by keys: {ask}"
        );
    }
}

#[test]
fn a_chest_is_explained_with_its_rule_when_something_lies_under_one() {
    let mut screen = open(&format!("{AGAINST}chest 2 red-building\n"));
    assert_eq!(tip(&screen.app.cx), Some(Tip::CardChest));
    let told = "Buildings: they wait face down";
    let note = note(&screen);
    assert!(note.contains(told) && note.contains("CARD-34"), "{note}");
    for (seat, stores) in [(0, false), (1, true)] {
        screen.press(&format!("seat {seat}"));
        let page = screen.app.page();
        let dialog = page
            .all()
            .into_iter()
            .find(|node| node.get("class") == Some("seat"));
        let text = dialog.expect("the dialog of a seat").all_text();
        assert_eq!(
            text.contains(told) && text.contains("CARD-34"),
            stores,
            "{text}"
        );
        screen.press("close");
    }
}

#[test]
fn each_new_decision_has_its_tip_once() {
    let mut screen = open(JOKER);
    screen.press("tip-read");
    assert_eq!(tip(&screen.app.cx), None);
    let now = screen.now;
    let mut again = |record: &str| {
        let opened = page::stage::AnySession::load(record).expect("a record");
        screen.app.open(opened, now);
        let tip = tip(&screen.app.cx);
        screen.press("tip-read");
        tip
    };
    let begins = AGAINST.replace("begun 1 2", "begun 2");
    assert_eq!(
        again(&begins),
        Some(Tip::CardDown),
        "what it is about is known"
    );
    assert_eq!(again(AGAINST), Some(Tip::CardMeeple));
    assert_eq!(
        again(&AGAINST.replace("round 1", "round 2")),
        Some(Tip::CardDeal)
    );
    assert_eq!(again(AGAINST), None);
}

#[test]
fn what_is_left_to_choose_of_a_claim_has_a_tip() {
    assert_eq!(tip(&stray().app.cx), Some(Tip::CardStray));
}

#[test]
fn nobody_is_told_anything_under_the_cover() {
    let mut screen = open(PERSONS);
    assert_eq!(tip(&screen.app.cx), None);
    screen.press("show-hand");
    assert_eq!(tip(&screen.app.cx), Some(Tip::CardStart));
    screen.press("set tips off");
    assert_eq!(tip(&screen.app.cx), None);
}
