//! One sentence at each new kind of decision of the first game.

use super::{AGAINST, JOKER, PERSONS, open, stray};
use crate::stage::Stage;
use engine::cards::Question;
use page::elements::tree::Node;
use page::shell::board::tip::Tip;

fn note(stage: &Stage) -> String {
    let page = stage.app.page();
    let all = page.all();
    let note = all
        .into_iter()
        .find(|node: &&Node| node.get("role") == Some("note"));
    note.map(Node::all_text).unwrap_or_default()
}

#[test]
fn the_first_sentence_tells_what_the_game_is_about() {
    let stage = open(&AGAINST.replace("begun 1 2", "begun 2"));
    assert_eq!(stage.app.tip(), Some(Tip::CardStart));
    assert!(
        note(&stage).contains("points at the end win"),
        "{}",
        note(&stage)
    );
    let stage = open(JOKER);
    assert!(matches!(
        stage.cards().question(),
        Some(Question::LayJoker(_))
    ));
    assert_eq!(stage.app.tip(), Some(Tip::CardJoker));
    assert!(
        note(&stage).contains("points at the end win"),
        "{}",
        note(&stage)
    );
}

#[test]
fn each_new_decision_has_its_tip_once() {
    let mut stage = open(JOKER);
    stage.press("tip-read");
    assert_eq!(stage.app.tip(), None);
    let now = stage.now;
    let mut again = |record: &str| {
        let opened = page::stage::Opened::load(record).expect("a record");
        stage.app.open(opened, now);
        let tip = stage.app.tip();
        stage.press("tip-read");
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
    assert_eq!(stray().app.tip(), Some(Tip::CardStray));
}

#[test]
fn nobody_is_told_anything_under_the_cover() {
    let mut stage = open(PERSONS);
    assert_eq!(stage.app.tip(), None);
    stage.press("show-hand");
    assert_eq!(stage.app.tip(), Some(Tip::CardStart));
    stage.press("set tips off");
    assert_eq!(stage.app.tip(), None);
}
