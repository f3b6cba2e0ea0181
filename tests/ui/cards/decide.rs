//! Decisions about claimed cards, and the end.

use super::{open, row, slot};
use crate::screen::{Screen, of_class};
use engine::cards::{Card, Counts, Event, Game, Question, Suit};
use engine::session::LogLine;
use engine::table::Seat;
use page::elements::tree::Node;
use page::stage::cards::totals::totals;
use page::stage::replay::Replay;

/// The last turn of the last round: Anna claims a row in which a blue animal lies face down.
pub const LAST: &str = "bastide 1\ngame cards\nseats 2\nplayer 1 blue person Anna\nplayer 2 red greedy\nseed 1\n\
    start\nround 10\ndealer 2\nturn 1\nrow red red-1 down:1:blue-animal claim:1\nrow green green-1 claim:2\n\
    hand 1 red-3\nbegun 1 2\nlast 1\nherd 1 green 1 0\nwaiting 1 0\n";

/// [`LAST`] when its card of another colour is to be decided on.
pub fn stray() -> Screen {
    let mut screen = open(LAST);
    screen.drag(slot(0), row(Suit::Red));
    screen.press("confirm");
    screen.wait();
    assert!(matches!(
        screen.card_stage().question(),
        Some(Question::Stray { .. })
    ));
    screen
}

#[test]
fn card_37_points_or_the_card_are_chosen_with_buttons() {
    let mut screen = stray();
    let page = screen.app.page();
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
        !screen.card_stage().has_meeple(),
        "it has nothing to do with that"
    );
    screen.press("act 0");
    assert_eq!(screen.card_stage().question(), Some(Question::Confirm));
    for press in ["confirm", "confirm", "confirm"] {
        screen.press(press);
    }
    screen.wait();
    assert!(screen.card_stage().game().is_over());
    assert!(screen.card_stage().score(Seat(0)) >= 11);
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
fn card_37_the_bar_says_what_keeping_the_card_brings() {
    let screen = stray();
    let page = screen.app.page();
    let kept = crate::screen::of_class(&page, "kept");
    assert_eq!(
        kept[0].all_text(),
        "Kept: 1 horse, 3 points more now; with one more of them 6."
    );
    let mut buttons = page.all().into_iter();
    let keeps = buttons.find(|node| node.get("aria-describedby") == Some("kept"));
    assert!(keeps.is_some_and(|button| button.all_text().starts_with("Keep ")));
    let mut screen = stray();
    screen
        .app
        .cx
        .set(page::elements::setting::SettingChange::Aids(false));
    assert!(crate::screen::of_class(&screen.app.page(), "kept").is_empty());
}

#[test]
fn every_question_has_an_answer_when_the_game_is_over() {
    let two = LAST.replace("player 2 red greedy", "player 2 red person Ben");
    let mut screen = open(&(two + &all_others_gone()));
    screen.press("show-hand");
    screen.drag(slot(0), row(Suit::Red));
    for press in ["confirm", "act 0", "confirm", "confirm", "confirm", "close"] {
        screen.wait();
        screen.press(press);
    }
    screen.wait();
    screen.press("close");
    for (key, answer) in [
        ("f", "The game is over."),
        ("d", "The game is over."),
        ("k", "No card is hidden."),
    ] {
        screen.app.press_key(key, screen.now);
        assert_eq!(screen.app.cx.toast(), Some(answer), "{key}");
    }
}

#[test]
fn the_table_of_points_and_the_chests_are_shown_at_the_end() {
    let mut screen = open(&LAST.replace("waiting 1 0", "chest 1 red-building blue-building"));
    screen.drag(slot(0), row(Suit::Red));
    for press in ["confirm", "act 0", "confirm", "confirm"] {
        screen.press(press);
        screen.wait();
    }
    screen.now += 20_000.0;
    screen.app.tick(screen.now);
    assert_eq!(
        screen.app.cx.dialog(),
        Some(page::context::dialogs::Dialog::End)
    );
    let page = screen.app.page();
    let chests = crate::screen::of_class(&page, "chests")[0].all_text();
    assert!(chests.contains("5 points"), "{chests}");
    let points = crate::screen::of_class(&page, "points")[0].all_text();
    assert!(
        points.contains("CARD-27") && points.contains("CARD-39"),
        "{points}"
    );
}

#[test]
fn the_end_tells_how_the_points_grew_and_which_scores_were_the_largest() {
    let mut screen = ended();
    screen.now += 20_000.0;
    screen.app.tick(screen.now);
    let page = screen.app.page();
    let chart = of_class(&page, "chart")[0];
    assert!(chart.all_text().contains("Points by round"));
    let mut rows = chart.all().into_iter().filter(|node| node.tag == "tr");
    let scores = screen.card_stage().game().scores();
    let points: String = scores.iter().map(u32::to_string).collect();
    let last = rows.next_back().expect("a table").all_text();
    assert!(last.ends_with(&points), "{last}");
    let largest = of_class(&page, "largest-score");
    let points = |node: &&Node| of_class(node, "gain")[0].all_text();
    let told: Vec<String> = largest.iter().map(points).collect();
    let best = screen.card_stage().session().best();
    let best = best.into_iter().max().map(|points| format!("+{points}"));
    assert_eq!(told.first(), best.as_ref(), "{told:?}");
    let way = largest[0].get("data-run").expect("it leads somewhere");
    screen.press(way);
    assert_eq!(screen.app.cx.dialog(), None);
    let shown = screen.card_stage().replay().map(Replay::counter);
    assert_eq!(shown, Some((1, 1)), "its turn is seen again");
}

/// A game against a computer that is over.
pub fn ended() -> Screen {
    ended_with(0)
}

/// The same while its last round is told.
pub fn last_event_text() -> Screen {
    last_told_with(0)
}

/// Ends the game of [`LAST`] in which Anna began with so many points, and lets nothing come to rest.
fn ended_with(score: u32) -> Screen {
    let mut screen = last_told_with(score);
    for _ in 0..2 {
        screen.press("confirm");
    }
    screen
}

/// The same up to the last round, which is being told.
fn last_told_with(score: u32) -> Screen {
    let mut screen = open(&format!(
        "{LAST}chest 2 red-building green-building\nscore 1 {score}\n"
    ));
    screen.drag(slot(0), row(Suit::Red));
    for press in ["confirm", "act 0"] {
        screen.press(press);
        screen.wait();
    }
    screen.press("confirm");
    screen
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
    let mut screen = ended_with(40);
    screen.wait();
    let table = screen.card_stage();
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
    let mut screen = ended();
    assert!(screen.card_stage().game().is_over());
    let wins = |screen: &Screen| {
        let mut log = screen.card_stage().log().iter();
        log.any(|line| matches!(line.event, Event::Won { .. }))
    };
    assert!(screen.app.is_moving(screen.now) && !wins(&screen));
    screen.wait();
    screen.wait();
    assert!(wins(&screen));
}
