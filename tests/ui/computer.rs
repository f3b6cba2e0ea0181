//! Computer players: asked once, answered late or not at all, shown at a pace.

use crate::stage::{AGAINST, Stage};
use engine::ai;
use engine::rules::Action;
use page::shell::{Effect, Notice};

/// A stage on which it is the computer's turn, with the order it was given.
fn asked() -> (Stage, u64) {
    let mut stage = Stage::open(AGAINST);
    let (pos, _) = stage.legal();
    stage.click(stage.at(pos.x, pos.y));
    stage.press("skip");
    stage.app.take_effects();
    stage.press("confirm");
    let orders = thinks(&mut stage);
    assert_eq!(orders.len(), 1);
    (stage, orders[0])
}

/// The epochs for which a computer is to think.
fn thinks(stage: &mut Stage) -> Vec<u64> {
    let effects = stage.app.take_effects();
    effects
        .into_iter()
        .filter_map(|effect| match effect {
            Effect::Think { epoch, .. } => Some(epoch),
            _ => None,
        })
        .collect()
}

fn best(stage: &Stage) -> Action {
    let session = &stage.table().session();
    ai::choose(session.game(), 1, ai::Level::Greedy).expect("a player is asked")
}

#[test]
fn an_answer_is_shown_at_a_pace_and_the_next_question_is_asked() {
    let (mut stage, epoch) = asked();
    let steps = stage.table().session().steps();
    let action = best(&stage);
    stage.app.answer(epoch, Some(action), stage.now);
    assert_eq!(stage.table().session().steps(), steps, "not at once");
    let due = stage.app.wake().unwrap();
    assert!(due > stage.now);
    stage.app.tick(due);
    assert_eq!(stage.table().session().steps(), steps + 1);
    assert_eq!(thinks(&mut stage).len(), 1);
}

#[test]
fn an_answer_to_an_old_question_is_dropped() {
    let (mut stage, epoch) = asked();
    let steps = stage.table().session().steps();
    let action = best(&stage);
    stage.app.answer(epoch - 1, Some(action), stage.now);
    stage.wait();
    assert_eq!(stage.table().session().steps(), steps);
}

#[test]
fn an_answer_the_rules_refuse_changes_nothing_and_is_told() {
    let (mut stage, epoch) = asked();
    let before = stage.table().game().clone();
    stage.app.answer(epoch, Some(Action::Confirm), stage.now);
    stage.wait();
    assert_eq!(stage.table().game(), &before);
    assert!(stage.app.has_notice(&Notice::ComputerFailed));
}

#[test]
fn a_computers_turn_cannot_be_played_by_hand() {
    let (mut stage, _) = asked();
    let steps = stage.table().session().steps();
    for words in ["confirm", "skip", "act 0", "turn-right"] {
        stage.press(words);
    }
    stage.click(stage.at(2, 0));
    assert_eq!(stage.table().session().steps(), steps);
    assert!(stage.table().legal().is_empty());
}

#[test]
fn the_same_question_is_asked_once() {
    let (mut stage, _) = asked();
    stage.press("zoom-in");
    stage.wait();
    assert_eq!(thinks(&mut stage), []);
}

#[test]
fn a_game_that_goes_on_elsewhere_is_only_looked_at() {
    let mut stage = Stage::open(AGAINST);
    stage.app.lock(stage.now);
    let (steps, slot) = (stage.table().session().steps(), stage.slot());
    stage.drag(slot, stage.at(1, 0));
    stage.click(stage.at(1, 0));
    assert_eq!(stage.table().session().steps(), steps);
    assert!(stage.app.has_notice(&Notice::OtherTab));
}
