//! The end of a round: told line by line, and gone on from with a press.

use super::{LAST_CLAIM, PERSONS, count, last_event_text, open, row};
use crate::screen::{Screen, of_class};
use engine::cards::{Action, Event, Meeple, Suit};
use engine::table::Seat;
use page::elements::setting::{Motion, Pace, SettingChange};
use page::messages::Language;
use page::stage::Pending;

/// What the bar says first.
fn bar(screen: &Screen) -> String {
    let page = screen.app.page();
    of_class(of_class(&page, "dock")[0], "name")[0].all_text()
}

/// The lines of the bar, from above.
fn told(screen: &Screen) -> Vec<String> {
    let page = screen.app.page();
    let list = of_class(&page, "tally-lines");
    let lines = list.first().map(|list| list.all()).unwrap_or_default();
    let lines = lines.into_iter().filter(|node| node.tag == "li");
    lines.map(|line| line.all_text()).collect()
}

/// What the button is called that goes on.
fn way_on(screen: &Screen) -> String {
    let page = screen.app.page();
    let mut all = page.all().into_iter();
    let button = all.find(|node| node.get("data-run") == Some("confirm"));
    button.expect("a way on").all_text()
}

/// Anna places the last large meeple of the round for the card of the green row.
fn scored(screen: &mut Screen) {
    for press in ["hold 1", "to-row green"] {
        screen.press(press);
        screen.wait();
    }
    screen.press("confirm");
}

fn scores(screen: &Screen) -> [u32; 2] {
    [0, 1].map(|seat| screen.card_stage().score(Seat(seat)))
}

fn pending(screen: &Screen) -> Pending {
    screen.card_stage().pending()
}

const GAINS: &str = "Round 1: you +1, Computer 2 +1";

#[test]
fn card_25_points_and_cards_change_with_the_line_that_tells_them_and_not_before() {
    let mut screen = open(LAST_CLAIM);
    scored(&mut screen);
    assert_eq!(pending(&screen), Pending::Narration);
    let seen = |screen: &Screen| {
        let lines = told(screen);
        let rows = [Suit::Red, Suit::Green].map(|suit| count(screen, suit));
        (
            lines.last().cloned().unwrap_or_default(),
            scores(screen),
            rows,
        )
    };
    let mut all = vec![seen(&screen)];
    while pending(&screen) == Pending::Narration {
        screen.now += 20.0;
        screen.app.tick(screen.now);
        if seen(&screen) != all[all.len() - 1] {
            all.push(seen(&screen));
        }
    }
    let steps: Vec<([u32; 2], [usize; 2])> = all.iter().map(|one| (one.1, one.2)).collect();
    let expected = [
        ([0, 0], [1, 1]),
        ([0, 0], [0, 1]),
        ([0, 1], [0, 1]),
        ([0, 1], [0, 0]),
        ([1, 1], [0, 0]),
    ];
    assert_eq!(steps, expected, "{all:?}");
    assert!(all[2].0.starts_with("+1") && all[2].0.contains("Computer 2"));
    assert!(all[3].0.starts_with("Anna takes"), "{all:?}");
    assert_eq!(bar(&screen), GAINS);
}

#[test]
fn card_24_the_next_round_waits_for_a_press() {
    let mut screen = open(LAST_CLAIM);
    screen.app.cx.set(SettingChange::Pace(Pace::Instant));
    scored(&mut screen);
    assert_eq!(way_on(&screen), "Show all");
    for _ in 0..30 {
        screen.wait();
    }
    assert_eq!(
        (pending(&screen), bar(&screen).as_str()),
        (Pending::Press, GAINS)
    );
    assert_eq!(way_on(&screen), "Next round");
    for key in ["w", "d", "m"] {
        assert!(screen.app.press_key(key, screen.now));
        assert_eq!(
            screen.app.cx.said(),
            "Round 1 is scored. Next round (Enter).",
            "{key}"
        );
    }
    assert_eq!(screen.card_stage().game().round(), 1);
    assert!(screen.card_stage().hand().is_empty());
    screen.press("confirm");
    assert_eq!(screen.card_stage().game().round(), 2);
    assert_eq!(screen.card_stage().hand().len(), 6);
    assert!(screen.app.is_moving(screen.now), "the cards fly");
}

#[test]
fn a_press_or_a_tap_tells_all_that_is_left() {
    let by_press = |screen: &mut Screen| screen.press("confirm");
    let by_tap = |screen: &mut Screen| screen.click(row(Suit::Red));
    let by_key = |screen: &mut Screen| assert!(screen.app.press_key("Enter", screen.now));
    let all: [fn(&mut Screen); 3] = [by_press, by_tap, by_key];
    for tells in all {
        let mut screen = open(LAST_CLAIM);
        scored(&mut screen);
        tells(&mut screen);
        assert_eq!(
            (pending(&screen), scores(&screen)),
            (Pending::Press, [1, 1])
        );
        assert_eq!(told(&screen).len(), 4);
    }
}

#[test]
fn where_nothing_moves_a_round_is_told_at_once_and_still_waits() {
    let mut screen = open(LAST_CLAIM);
    screen.app.cx.set(SettingChange::Motion(Motion::Off));
    scored(&mut screen);
    screen.app.tick(screen.now);
    assert_eq!(
        (pending(&screen), scores(&screen)),
        (Pending::Press, [1, 1])
    );
    assert_eq!(bar(&screen), GAINS);
    screen.press("confirm");
    assert_eq!(screen.card_stage().game().round(), 2);
    assert!(!screen.app.is_moving(screen.now));
}

#[test]
fn who_does_not_see_the_lines_hears_them_once() {
    let mut screen = open(LAST_CLAIM);
    scored(&mut screen);
    while pending(&screen) == Pending::Narration {
        screen.now += 20.0;
        screen.app.tick(screen.now);
    }
    let said = screen.app.cx.announced().join(" ");
    for part in [GAINS, "brings Anna 1 point", "brings Computer 2 1 point"] {
        assert_eq!(said.matches(part).count(), 1, "{part}: {said}");
    }
    assert!(
        said.ends_with(&format!("{GAINS}. Next round (Enter).")),
        "{said}"
    );
    screen.press("confirm");
    let said = screen.app.cx.announced().join(" ");
    assert_eq!(said.matches(GAINS).count(), 1, "{said}");
    assert!(
        said.contains("Next round (Enter). Round 2: Anna deals. "),
        "{said}"
    );
    screen.wait();
    let page = screen.app.page();
    let heads = of_class(of_class(&page, "lines")[0], "turn");
    assert_eq!(heads[0].all_text(), GAINS);
}

#[test]
fn computers_among_themselves_go_on_without_a_press() {
    let mut screen = open(&LAST_CLAIM.replace("person Anna", "greedy"));
    for action in [Action::Claim(Suit::Green), Action::Confirm] {
        let epoch = screen.card_stage().session().epoch();
        screen.app.answer(epoch, Some(action), screen.now);
        screen.wait();
    }
    assert_eq!(pending(&screen), Pending::Nothing);
    assert_eq!(screen.card_stage().game().round(), 2);
}

/// Two persons at the end of a round: nothing is left but Anna's large meeple.
fn two_persons() -> Screen {
    open(
        &PERSONS
            .replace(
                "row red red-1\n",
                "last 2\nrow red red-1 claim:2\nrow green green-3\nrow blue down:1:blue-3\n",
            )
            .replace(
                "hand 1 red-3 green-1\nhand 2 yellow-3 blue-1\nbegun 2\n",
                "begun 1 2\n",
            ),
    )
}

#[test]
fn the_screen_goes_to_the_next_person_after_the_round_was_told() {
    let mut screen = two_persons();
    screen.press("show-hand");
    let hidden = |screen: &Screen| screen.card_stage().game().row(Suit::Blue).laid()[0].card;
    assert!(hidden(&screen).is_some(), "Anna may look at it");
    scored(&mut screen);
    assert_eq!(hidden(&screen), None, "Ben looks on");
    assert_eq!(
        (pending(&screen), screen.app.cx.covered_for()),
        (Pending::Narration, None)
    );
    screen.press("confirm");
    assert!(screen.card_stage().hand().is_empty());
    assert_eq!(screen.card_stage().observer(), None);
    screen.press("confirm");
    assert!(screen.app.cx.covered_for().is_some());
    assert!(screen.card_stage().hand().is_empty());
}

#[test]
fn nothing_is_asked_while_cards_fly() {
    let mut screen = two_persons();
    screen.press("show-hand");
    scored(&mut screen);
    for press in ["confirm", "confirm", "show-hand"] {
        screen.press(press);
    }
    assert_eq!(pending(&screen), Pending::Motion);
    assert_eq!(screen.card_stage().question(), None);
    assert!(screen.card_stage().legal().is_empty());
    let said = screen.app.cx.announcements();
    screen.wait();
    assert!(screen.card_stage().question().is_some());
    assert!(!screen.card_stage().legal().is_empty());
    assert_eq!(
        screen.app.cx.announcements(),
        said + 1,
        "what is asked is said then"
    );
}

#[test]
fn names_with_numbers_and_points_do_not_run_together_in_any_language() {
    for (language, told) in [
        (Language::English, "you +1, Computer 2 +1"),
        (Language::German, "du +1, Computer 2 +1"),
        (Language::French, "vous +1, Ordinateur 2 +1"),
    ] {
        let mut screen = open(LAST_CLAIM);
        screen.app.cx.speak(language);
        scored(&mut screen);
        screen.press("confirm");
        assert!(bar(&screen).ends_with(told), "{}", bar(&screen));
    }
}

#[test]
fn the_bar_says_when_a_round_is_told_whole() {
    let mut screen = open(LAST_CLAIM);
    scored(&mut screen);
    let whole = |screen: &Screen| of_class(&screen.app.page(), "all-told").len();
    assert_eq!((pending(&screen), whole(&screen)), (Pending::Narration, 0));
    screen.press("confirm");
    assert_eq!((pending(&screen), whole(&screen)), (Pending::Press, 1));
}

#[test]
fn the_last_round_is_told_before_the_end() {
    let mut screen = last_event_text();
    assert_eq!(pending(&screen), Pending::Narration);
    screen.wait();
    screen.wait();
    assert_eq!(way_on(&screen), "Open the chests");
    assert_eq!(screen.app.cx.dialog(), None);
    screen.press("confirm");
    let said = screen.app.cx.announced().join(" ");
    assert!(said.contains("Round 10: you "), "{said}");
    let (round, end) = said.split_once("Round 10: you ").expect("the round");
    assert!(
        round.contains("brings Anna") && end.contains("wins"),
        "{said}"
    );
    screen.now += 20_000.0;
    screen.app.tick(screen.now);
    assert_eq!(
        screen.app.cx.dialog(),
        Some(page::context::dialogs::Dialog::End)
    );
}

#[test]
fn the_log_and_the_players_tell_no_more_than_the_round_has_told() {
    let mut screen = open(LAST_CLAIM);
    scored(&mut screen);
    let tells = |screen: &Screen| {
        let mut log = screen.card_stage().log().iter();
        log.any(|line| {
            matches!(
                line.event,
                Event::Scored(_) | Event::RoundBegan { round: 2, .. }
            )
        })
    };
    assert!(!tells(&screen));
    let placed = screen.card_stage().game().player(Seat(1)).meeple();
    assert_eq!(placed, Meeple::Placed);
    screen.press("confirm");
    assert!(tells(&screen));
}
