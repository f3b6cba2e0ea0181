//! Decisions about claimed cards, and the end.

use super::{open, row, slot};
use crate::stage::Stage;
use engine::cards::{Card, Counts, Event, Game, Question, Suit};
use engine::session::LogLine;
use engine::table::Seat;
use page::stage::cards::totals::totals;

/// The last turn of the last round: Anna claims a row in which a blue animal lies face down.
const LAST: &str = "bastide 1\ngame cards\nseats 2\nplayer 1 blue person Anna\nplayer 2 red greedy\nseed 1\n\
    start\nround 10\ndealer 2\nturn 1\nrow red red-1 down:1:blue-animal claim:1\nrow green green-1 claim:2\n\
    hand 1 red-3\nbegun 1 2\nlast 1\nherd 1 green 1 0\nwaiting 1 0\n";

/// [`LAST`] when its card of another colour is to be decided on.
pub fn stray() -> Stage {
    let mut stage = open(LAST);
    stage.drag(slot(0), row(Suit::Red));
    stage.press("confirm");
    stage.wait();
    assert!(matches!(
        stage.cards().question(),
        Some(Question::Stray { .. })
    ));
    stage
}

#[test]
fn card_37_points_or_the_card_are_chosen_with_buttons() {
    let mut stage = stray();
    let page = stage.app.page();
    let choices = page.all().into_iter().filter(|node| {
        node.get("data-run")
            .is_some_and(|run| run.starts_with("act "))
    });
    assert_eq!(choices.count(), 2);
    let lying = |run: &str| {
        page.all()
            .into_iter()
            .any(|node| node.get("data-run") == Some(run))
    };
    assert!(lying("hold 1"), "the card that is decided on");
    assert!(
        !stage.cards().has_meeple(),
        "it has nothing to do with that"
    );
    stage.press("act 0");
    assert_eq!(stage.cards().question(), Some(Question::Confirm));
    stage.press("confirm");
    stage.wait();
    assert!(stage.cards().game().is_over());
    assert!(stage.cards().score(Seat(0)) >= 11);
}

/// A line that lets all cards leave the game that have no place in [`LAST`].
fn all_others_gone() -> String {
    let mut rest = Counts::deck();
    for card in ["red-1", "blue-animal", "green-1", "red-3", "green-animal"] {
        assert!(rest.take(Card::parse(card).expect("a card")));
    }
    let each = |(card, count): (Card, u8)| format!(" {}", card.name()).repeat(count.into());
    format!("gone{}\n", rest.iter().map(each).collect::<String>())
}

#[test]
fn every_question_has_an_answer_when_the_game_is_over() {
    let two = LAST.replace("player 2 red greedy", "player 2 red person Ben");
    let mut stage = open(&(two + &all_others_gone()));
    stage.press("show-hand");
    stage.drag(slot(0), row(Suit::Red));
    for press in ["confirm", "act 0", "confirm", "close"] {
        stage.wait();
        stage.press(press);
    }
    stage.wait();
    stage.press("close");
    for (key, answer) in [
        ("f", "The game is over."),
        ("d", "The game is over."),
        ("k", "No card is hidden."),
    ] {
        stage.app.key(key, stage.now);
        assert_eq!(stage.app.toast(), Some(answer), "{key}");
    }
}

#[test]
fn the_table_of_points_and_the_chests_are_shown_at_the_end() {
    let mut stage = open(&LAST.replace("waiting 1 0", "chest 1 red-building blue-building"));
    stage.drag(slot(0), row(Suit::Red));
    for press in ["confirm", "act 0", "confirm"] {
        stage.press(press);
        stage.wait();
    }
    stage.now += 20_000.0;
    stage.app.tick(stage.now);
    assert_eq!(stage.app.dialog(), Some(page::shell::Dialog::End));
    let page = stage.app.page();
    let chests = crate::stage::of_class(&page, "chests")[0].all_text();
    assert!(chests.contains("5 points"), "{chests}");
    let points = crate::stage::of_class(&page, "points")[0].all_text();
    assert!(
        points.contains("CARD-27") && points.contains("CARD-39"),
        "{points}"
    );
}

/// A game against a computer that is over.
pub fn ended() -> Stage {
    ended_with(0)
}

/// Ends the game of [`LAST`] in which Anna began with so many points, and lets nothing come to rest.
fn ended_with(score: u32) -> Stage {
    let mut stage = open(&format!("{LAST}chest 2 red-building\nscore 1 {score}\n"));
    stage.drag(slot(0), row(Suit::Red));
    for press in ["confirm", "act 0"] {
        stage.press(press);
        stage.wait();
    }
    stage.press("confirm");
    stage
}

/// The points of a line.
fn points(line: &LogLine<Game>) -> u32 {
    match &line.event {
        Event::Scored(scored) => scored.points.into(),
        _ => 0,
    }
}

#[test]
fn the_log_adds_up_to_the_points_that_the_panel_shows() {
    let mut stage = ended_with(40);
    stage.wait();
    let table = stage.cards();
    let scored =
        |line: &LogLine<Game>| matches!(&line.event, Event::Scored(one) if one.seat == Seat(0));
    let last = table.log().iter().rposition(scored).expect("a score");
    assert!(table.score(Seat(0)) > 40);
    let totals = totals(table.session());
    assert_eq!(totals[last], Some(table.score(Seat(0))));
    let first = table.log().iter().position(scored).expect("a score");
    assert_eq!(totals[first], Some(40 + points(&table.log()[first])));
}

#[test]
fn the_log_tells_the_end_when_all_points_were_counted() {
    let mut stage = ended();
    assert!(stage.cards().game().is_over());
    let wins = |stage: &Stage| {
        let mut log = stage.cards().log().iter();
        log.any(|line| matches!(line.event, Event::Won { .. }))
    };
    assert!(stage.app.is_moving(stage.now) && !wins(&stage));
    stage.wait();
    stage.wait();
    assert!(wins(&stage));
}
