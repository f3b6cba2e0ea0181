//! The log beside the rows.

use super::{AGAINST, FRESH, ended, open, row, slot};
use crate::screen::{Screen, of_class};
use engine::cards::{Event, Suit};
use engine::table::Seat;
use page::elements::tree::Node;

/// The lines of the log from above, by class and text.
fn lines(screen: &Screen) -> Vec<(String, String)> {
    let page = screen.app.page();
    let items = of_class(&page, "lines")[0].all().into_iter();
    let line = |node: &Node| {
        let class = node.get("class").unwrap_or_default();
        (class.to_string(), node.all_text())
    };
    let items = items.filter(|node| node.tag == "li");
    items.map(line).collect()
}

/// The lines once the game is over and everything is told.
fn lines_at_end() -> Vec<(String, String)> {
    let mut screen = ended();
    screen.wait();
    screen.wait();
    lines(&screen)
}

/// How many lines stand above the first one with this text.
fn place_of(lines: &[(String, String)], part: &str) -> usize {
    let found = lines.iter().position(|(_, text)| text.contains(part));
    found.unwrap_or_else(|| panic!("{part}: {lines:?}"))
}

#[test]
fn what_somebody_did_last_stands_on_top() {
    let mut screen = open(AGAINST);
    for (card, suit) in [(0, Suit::Red), (0, Suit::Green)] {
        screen.drag(slot(card), row(suit));
        screen.press("confirm");
        screen.wait();
        let computer = engine::cards::legal(screen.card_stage().session().game())[0];
        let epoch = screen.card_stage().session().epoch();
        screen.app.answer(epoch, Some(computer), screen.now);
        screen.wait();
        let confirm = engine::cards::Action::Confirm;
        let epoch = screen.card_stage().session().epoch();
        screen.app.answer(epoch, Some(confirm), screen.now);
        screen.wait();
        let lines = lines(&screen);
        assert!(lines[0].1.starts_with("Computer 2 "), "{lines:?}");
        assert!(lines[1].1.starts_with("Anna plays "), "{lines:?}");
    }
    assert_eq!(lines(&screen).len(), 4);
}

#[test]
fn the_first_cards_have_a_heading_of_their_own() {
    let lines = lines(&open(FRESH));
    let (class, text) = lines
        .iter()
        .rfind(|(class, _)| class.contains("turn"))
        .expect("a heading");
    assert!(class.contains("owner"), "{class}");
    assert!(
        text.starts_with("First cards: ") && text.ends_with(" deals"),
        "{text}"
    );
    assert_eq!(lines[0].1, *text, "nobody has played");
    assert!(
        lines[1..]
            .iter()
            .all(|(_, text)| text.starts_with("Turned up: ")),
        "{lines:?}"
    );
}

#[test]
fn what_a_claim_brings_stays_in_order() {
    let lines = lines_at_end();
    let at = |part: &str| place_of(&lines, part);
    assert!(at("Anna takes from the red row") < at("Anna gives up"));
    assert!(at("Anna gives up") < at("brings Anna"));
    assert!(at("Computer 2 takes from the green row") < at("Anna takes from the red row"));
}

#[test]
fn chests_have_a_heading_of_their_own_after_the_last_round() {
    let lines = lines_at_end();
    let at = |part: &str| place_of(&lines, part);
    let (heading, chest, round) = (at("Chests"), at("chest: "), at("Round "));
    assert!(heading + 1 == chest && chest < round, "{lines:?}");
    let finals = lines.iter().filter(|(_, text)| text == "Chests");
    assert_eq!(finals.count(), 1);
}

#[test]
fn a_claim_is_one_line_that_opens_to_what_it_brings() {
    let mut screen = ended();
    screen.wait();
    screen.wait();
    let seen = |screen: &Screen| {
        let lines = lines(screen).into_iter();
        let seen = lines.filter(|(class, _)| !class.contains("unseen"));
        seen.map(|(_, text)| text).collect::<Vec<_>>()
    };
    let brings = |screen: &Screen| seen(screen).iter().any(|text| text.contains("brings"));
    assert!(!brings(&screen), "{:?}", seen(&screen));
    let page = screen.app.page();
    let claims = of_class(&page, "turn-line");
    let claim = claims
        .iter()
        .find(|line| line.all_text().contains("Anna takes from the red row"));
    let claim = claim.expect("a line");
    let gain = of_class(claim, "gain")[0].all_text();
    let session = screen.card_stage().session();
    let scored = session.log().iter().filter_map(|line| match &line.event {
        Event::Scored(scored) if scored.seat == Seat(0) && scored.row == Some(Suit::Red) => {
            Some(scored.points)
        }
        _ => None,
    });
    assert_eq!(gain, format!("+{}", scored.sum::<u16>()));
    let run = claim.get("data-run").expect("it opens").to_string();
    screen.press(&run);
    assert!(brings(&screen));
    screen.press(&run);
    assert!(!brings(&screen));
}
