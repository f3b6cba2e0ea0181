//! The end of a round: what it brought everybody.

use super::{LAST_CLAIM, ended, open};
use crate::screen::{Screen, of_class};
use page::elements::setting::{Motion, SettingChange};

/// What the bar says first.
fn bar(screen: &Screen) -> String {
    let page = screen.shell.page();
    of_class(of_class(&page, "dock")[0], "name")[0].all_text()
}

/// Anna places the last large meeple of the round for the card of the green row.
fn scored(screen: &mut Screen) {
    for press in ["hold 1", "to-row green"] {
        screen.press(press);
        screen.wait();
    }
    screen.press("confirm");
}

const GAINS: &str = "Round 1: you 1, Computer 2 1";

#[test]
fn what_a_round_brought_everybody_is_said_once_and_heads_its_points_in_the_log() {
    let mut screen = open(LAST_CLAIM);
    scored(&mut screen);
    let said = screen.shell.announced().join(" ");
    assert_eq!(said.matches(GAINS).count(), 1, "{said}");
    assert!(
        said.contains(&format!("{GAINS}. Round 2: Anna deals. ")),
        "{said}"
    );
    screen.wait();
    let page = screen.shell.page();
    let heads = of_class(of_class(&page, "lines")[0], "turn");
    assert_eq!(heads[0].all_text(), GAINS);
}

#[test]
fn the_bar_asks_for_the_next_turn_when_the_points_were_seen() {
    let mut screen = open(LAST_CLAIM);
    scored(&mut screen);
    assert_eq!(bar(&screen), GAINS);
    screen.now += 20_000.0;
    screen.shell.tick(screen.now);
    assert!(bar(&screen).contains("Computer 2"), "{}", bar(&screen));
    assert_ne!(bar(&screen), GAINS);
    let mut calm = open(LAST_CLAIM);
    calm.shell.set(SettingChange::Motion(Motion::Off));
    scored(&mut calm);
    assert_ne!(bar(&calm), GAINS, "nothing is to be waited for");
}

#[test]
fn the_last_round_is_told_before_the_end() {
    let screen = ended();
    let said = screen.shell.announced().join(" ");
    assert!(said.contains("Round 10: you "), "{said}");
    let (round, end) = said.split_once("Round 10: you ").expect("the round");
    assert!(
        round.contains("brings Anna") && end.contains("wins"),
        "{said}"
    );
}
