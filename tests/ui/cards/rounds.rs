//! The end of a round: what it brought everybody.

use super::{LAST_CLAIM, ended, open};
use crate::stage::{Stage, of_class};
use page::elements::setting::{Motion, SettingChange};

/// What the bar says first.
fn bar(stage: &Stage) -> String {
    let page = stage.app.page();
    of_class(of_class(&page, "dock")[0], "name")[0].all_text()
}

/// Anna places the last large meeple of the round for the card of the green row.
fn scored(stage: &mut Stage) {
    for press in ["hold 1", "to-row green"] {
        stage.press(press);
        stage.wait();
    }
    stage.press("confirm");
}

const GAINS: &str = "Round 1: you 1, Computer 2 1";

#[test]
fn what_a_round_brought_everybody_is_said_once_and_heads_its_points_in_the_log() {
    let mut stage = open(LAST_CLAIM);
    scored(&mut stage);
    let said = stage.app.announced().join(" ");
    assert_eq!(said.matches(GAINS).count(), 1, "{said}");
    assert!(
        said.contains(&format!("{GAINS}. Round 2: Anna deals. ")),
        "{said}"
    );
    stage.wait();
    let page = stage.app.page();
    let heads = of_class(of_class(&page, "lines")[0], "turn");
    assert_eq!(heads[0].all_text(), GAINS);
}

#[test]
fn the_bar_asks_for_the_next_turn_when_the_points_were_seen() {
    let mut stage = open(LAST_CLAIM);
    scored(&mut stage);
    assert_eq!(bar(&stage), GAINS);
    stage.now += 20_000.0;
    stage.app.tick(stage.now);
    assert!(bar(&stage).contains("Computer 2"), "{}", bar(&stage));
    assert_ne!(bar(&stage), GAINS);
    let mut calm = open(LAST_CLAIM);
    calm.app.set(SettingChange::Motion(Motion::Off));
    scored(&mut calm);
    assert_ne!(bar(&calm), GAINS, "nothing is to be waited for");
}

#[test]
fn the_last_round_is_told_before_the_end() {
    let stage = ended();
    let said = stage.app.announced().join(" ");
    assert!(said.contains("Round 10: you "), "{said}");
    let (round, end) = said.split_once("Round 10: you ").expect("the round");
    assert!(
        round.contains("brings Anna") && end.contains("wins"),
        "{said}"
    );
}
