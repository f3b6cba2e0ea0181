//! Cards and the large meeple go to rows by dragging, tapping and keys.

use super::{AGAINST, LAST_CLAIM, count, meeple, open, row, slot, wide_layout};
use crate::screen::Screen;
use engine::cards::{Card, Meeple, Question, Suit};
use engine::table::Seat;
use kurbo::{Point, Rect, Vec2};
use page::elements::setting::{Confirm, SettingChange};
use page::elements::tree::Node;
use page::stage::Playable;
use page::stage::popover::PopoverPlacement;
use view::scene::Item;
use view::scene::cards::card_art::CARD;
use view::scene::layout::Layout;
use view::scene::print::Print;

fn texts(node: &Node, class: &str) -> String {
    let found = crate::screen::of_class(node, class);
    found.first().expect("a part of the page").all_text()
}

#[test]
fn a_card_is_dragged_to_its_row_and_waits_for_confirm() {
    let mut screen = open(AGAINST);
    screen.drag(slot(0), row(Suit::Red));
    assert_eq!(count(&screen, Suit::Red), 2);
    assert_eq!(screen.card_stage().question(), Some(Question::Confirm));
    screen.press("confirm");
    assert_eq!(screen.card_stage().session().asked_seat(), Some(Seat(1)));
}

#[test]
fn card_18_a_card_over_a_row_of_another_colour_goes_back_and_the_rule_is_named() {
    let mut screen = open(AGAINST);
    screen.drag(slot(0), row(Suit::Blue));
    assert_eq!(count(&screen, Suit::Blue), 0);
    assert_eq!(screen.card_stage().hand().len(), 4);
    let page = screen.app.page();
    assert!(texts(&page, "refusal").contains("Rule: CARD-18"));
    let refusal = crate::screen::of_class(&page, "refusal")[0];
    let beside = PopoverPlacement::read(|name| refusal.get(name).map(str::to_string));
    let free = beside.expect("a place").keep_free;
    let (red, all) = (row(Suit::Red), wide_layout().free.width());
    let whole = |lane: &Rect| lane.contains(red) && lane.width() > all * 0.9;
    assert!(free.iter().any(whole), "the row where it goes: {free:?}");
    screen.wait();
    screen.wait();
    assert!(crate::screen::of_class(&screen.app.page(), "refusal").is_empty());
}

#[test]
fn a_card_let_go_beside_the_rows_goes_back_without_a_word() {
    let mut screen = open(AGAINST);
    screen.drag(slot(1), slot(3));
    assert_eq!(screen.card_stage().question(), Some(Question::Turn));
    assert!(crate::screen::of_class(&screen.app.page(), "refusal").is_empty());
}

#[test]
fn a_tap_on_a_card_chooses_it_and_a_tap_on_a_row_plays_it() {
    let mut screen = open(AGAINST);
    screen.click(slot(0));
    assert_eq!(count(&screen, Suit::Red), 1);
    screen.click(row(Suit::Red));
    assert_eq!(count(&screen, Suit::Red), 2);
}

#[test]
fn a_tap_on_a_row_alone_asks_for_a_card_first() {
    let mut screen = open(AGAINST);
    screen.click(row(Suit::Red));
    assert_eq!(count(&screen, Suit::Red), 1);
    assert!(
        screen
            .app
            .cx
            .toast()
            .is_some_and(|toast| toast.contains("Choose"))
    );
}

#[test]
fn card_20_the_large_meeple_is_dragged_to_the_end_of_a_row() {
    let mut screen = open(AGAINST);
    screen.drag(meeple(), row(Suit::Yellow));
    let game = screen.card_stage().game();
    assert_eq!(game.row(Suit::Yellow).claims().len(), 1);
    assert_eq!(game.player(Seat(0)).meeple(), Meeple::Placed);
}

#[test]
fn r_card_06_the_large_meeple_claims_nothing_while_cards_lie_elsewhere() {
    let mut screen = open(AGAINST);
    screen.drag(meeple(), row(Suit::Blue));
    assert!(
        screen
            .card_stage()
            .game()
            .row(Suit::Blue)
            .claims()
            .is_empty()
    );
    assert!(texts(&screen.app.page(), "refusal").contains("R-CARD-06"));
}

#[test]
fn everything_is_played_by_keys() {
    let mut screen = open(AGAINST);
    for key in ["ArrowRight", "ArrowUp"] {
        assert!(screen.app.press_key(key, screen.now), "{key}");
    }
    // The first card in order is red; its own row is the first one offered.
    assert_eq!(screen.card_stage().selection().row(), Some(Suit::Red));
    screen.app.press_key("Enter", screen.now);
    assert_eq!(count(&screen, Suit::Red), 2);
    screen.app.press_key("z", screen.now);
    assert_eq!(count(&screen, Suit::Red), 1);
    for key in ["m", "ArrowUp", "Enter"] {
        screen.app.press_key(key, screen.now);
    }
    let claims = |suit| screen.card_stage().game().row(suit).claims().len();
    assert_eq!(Suit::ALL.map(claims).iter().sum::<usize>(), 1);
    screen.app.press_key("Enter", screen.now);
    assert_eq!(screen.card_stage().session().asked_seat(), Some(Seat(1)));
}

#[test]
fn what_is_taken_back_is_in_the_hand_again_and_can_be_made_again() {
    let mut screen = open(AGAINST);
    screen.drag(slot(0), row(Suit::Red));
    screen.press("take-back");
    assert_eq!(screen.card_stage().hand().len(), 4);
    screen.press("redo");
    assert_eq!(count(&screen, Suit::Red), 2);
    screen.press("take-back");
    screen.drag(slot(3), row(Suit::Blue));
    assert_eq!(
        screen.card_stage().game().row(Suit::Blue).laid()[0].card,
        Some(Card::Fairy)
    );
}

#[test]
fn turns_end_by_themselves_as_somebody_prefers() {
    let mut screen = open(AGAINST);
    screen.app.cx.set(SettingChange::Confirm(Confirm::Figures));
    screen.drag(meeple(), row(Suit::Yellow));
    assert_eq!(
        screen.card_stage().question(),
        Some(Question::Confirm),
        "a large meeple waits"
    );
    screen.press("take-back");
    screen.drag(slot(0), row(Suit::Red));
    assert_eq!(
        screen.card_stage().session().asked_seat(),
        Some(Seat(1)),
        "a card does not"
    );
    let mut screen = open(AGAINST);
    screen.app.cx.set(SettingChange::Confirm(Confirm::Never));
    screen.drag(meeple(), row(Suit::Yellow));
    assert_eq!(screen.card_stage().session().asked_seat(), Some(Seat(1)));
}

#[test]
fn a_card_that_is_not_confirmed_is_lifted_again() {
    let mut screen = open(AGAINST);
    screen.drag(slot(3), row(Suit::Blue));
    screen.wait();
    assert_eq!(count(&screen, Suit::Blue), 1);
    let lies = middle(&screen, Card::Fairy);
    screen.drag(lies, row(Suit::Yellow));
    let counts = Suit::ALL.map(|suit| count(&screen, suit));
    assert_eq!(counts, [3, 1, 1, 0], "from the yellow row to the blue one");
    assert_eq!(screen.card_stage().question(), Some(Question::Confirm));
    screen.wait();
    let lies = middle(&screen, Card::Fairy);
    screen.drag(lies, slot(2));
    assert_eq!(screen.card_stage().question(), Some(Question::Turn));
    assert!(screen.card_stage().hand().contains(&Card::Fairy));
}

/// The middle of a card that lies somewhere face up.
fn middle(screen: &Screen, card: Card) -> Point {
    let picture = screen.app.draw(screen.now);
    let found = picture.items().find_map(|item| match item {
        Item::Print(Print::Card(key), place) if key.side == Some(card) => Some(*place),
        _ => None,
    });
    found.expect("a card in the picture") * CARD.center()
}

/// Where the upper left corners of all cards are, now.
fn corners(screen: &Screen) -> Vec<Vec2> {
    let picture = screen.app.draw(screen.now);
    let cards = picture.items().filter_map(|item| match item {
        Item::Print(Print::Card(_), place) => Some(place.translation()),
        _ => None,
    });
    cards.collect()
}

#[test]
fn card_12_new_cards_fly_to_a_hand_for_which_the_page_had_no_room_before() {
    let mut screen = open(LAST_CLAIM);
    let bare = Layout {
        slots: Vec::new(),
        kinds: Vec::new(),
        ..wide_layout()
    };
    for press in ["hold 1", "to-row green", "confirm"] {
        screen.press(press);
        screen.wait();
    }
    screen.app.lay_out(bare, screen.now);
    screen.press("confirm");
    screen.app.lay_out(wide_layout(), screen.now);
    assert!(screen.card_stage().hand().len() > 1);
    let mut seen = 0;
    while screen.app.is_moving(screen.now) && seen < 1000 {
        let astray = corners(&screen).into_iter().find(|at| at.x < -50.0);
        assert_eq!(astray, None);
        screen.now += 20.0;
        seen += 1;
    }
    assert!(seen > 50, "cards fly");
}

#[test]
fn every_key_of_the_hand_says_why_it_chooses_nothing() {
    let mut screen = open(AGAINST);
    let said = |screen: &mut Screen, key: &str| {
        screen.now += 16.0;
        assert!(screen.app.press_key(key, screen.now), "{key}");
        screen.app.cx.said().to_string()
    };
    assert!(said(&mut screen, "7").starts_with("You hold 4 cards"));
    said(&mut screen, "2");
    assert_eq!(
        screen
            .card_stage()
            .selection()
            .chosen()
            .and_then(Playable::slot),
        Some(1)
    );
    screen.drag(meeple(), row(Suit::Yellow));
    assert!(said(&mut screen, "2").contains("end your turn"));
    screen.press("confirm");
    screen.wait();
    assert!(said(&mut screen, "m").contains("thinking"));
    let placed = AGAINST.replace("yellow-1 yellow-2", "yellow-1 yellow-2 claim:1");
    let mut screen = open(&placed);
    assert!(said(&mut screen, "m").starts_with("Your large meeple stands in a row already"));
}

#[test]
fn one_key_takes_the_large_meeple_and_another_asks_what_is_in_front_of_me() {
    let mut screen = open(AGAINST);
    screen.app.press_key("m", screen.now);
    assert_eq!(
        screen.card_stage().selection().chosen(),
        Some(Playable::Meeple)
    );
    screen.app.press_key("f", screen.now);
    assert!(screen.app.cx.said().starts_with("Anna: 0 points"));
    let page = screen.app.page();
    let ask = page.all().into_iter();
    let mut ask = ask.filter(|node| node.get("data-run") == Some("ask-figures"));
    let ask = ask.next().expect("a button");
    assert_eq!(ask.get("aria-keyshortcuts"), Some("F"));
}

/// What the line with the question says.
fn question(screen: &Screen) -> String {
    texts(&screen.app.page(), "question")
}

#[test]
fn with_keys_the_question_stays_before_the_keys() {
    let mut screen = open(
        &AGAINST
            .replace("begun 1 2", "begun 2")
            .replace("round 1", "round 2"),
    );
    screen.press("set tips off");
    let asked = question(&screen);
    assert!(asked.starts_with("Play a card face down"), "{asked}");
    screen.app.press_key("ArrowRight", screen.now);
    let by_keys = question(&screen);
    assert!(
        by_keys.starts_with(&asked) && by_keys.contains("Enter"),
        "{by_keys}"
    );
    assert!(by_keys.len() < 2 * asked.len(), "{by_keys}");
}

#[test]
fn what_a_claim_would_bring_is_said_row_by_row_where_aids_are_on() {
    let described = |screen: &Screen| {
        let page = screen.app.page();
        let row = crate::screen::of_class(&page, "yellow")[0];
        row.get("aria-description")
            .expect("a description")
            .to_string()
    };
    let mut screen = open(AGAINST);
    let bare = described(&screen);
    screen.app.press_key("m", screen.now);
    screen.app.press_key("ArrowUp", screen.now);
    while screen.card_stage().selection().row() != Some(Suit::Yellow) {
        screen.app.press_key("ArrowUp", screen.now);
    }
    let told = "Yellow row: 2 cards; 6 points";
    assert!(
        screen.app.cx.said().starts_with(told),
        "{}",
        screen.app.cx.said()
    );
    assert_eq!(
        described(&screen),
        format!("{bare} {}", screen.app.cx.said())
    );
    screen.app.cx.set(SettingChange::Aids(false));
    let before = screen.app.cx.announcements();
    screen.app.press_key("ArrowUp", screen.now);
    assert_eq!(screen.app.cx.announcements(), before);
    assert_eq!(described(&screen), bare);
}

#[test]
fn keys_go_on_from_the_card_that_has_the_focus() {
    let mut screen = open(AGAINST);
    let chosen = |screen: &Screen| {
        screen
            .card_stage()
            .selection()
            .chosen()
            .and_then(Playable::slot)
    };
    screen.press("near-held 1");
    assert_eq!(chosen(&screen), None, "the focus chooses nothing");
    screen.app.press_key("ArrowRight", screen.now);
    assert_eq!(chosen(&screen), Some(1));
    let mut screen = open(AGAINST);
    screen.press("near-held 3");
    screen.app.press_key("ArrowUp", screen.now);
    assert_eq!(chosen(&screen), Some(2), "and up and down play that card");
}

#[test]
fn a_press_beside_the_rows_lets_go_what_is_chosen() {
    let mut screen = open(AGAINST);
    screen.click(slot(0));
    assert!(screen.card_stage().selection().chosen().is_some());
    screen.click(Point::new(100.0, 550.0));
    assert_eq!(screen.card_stage().selection().chosen(), None);
    let mut screen = open(LAST_CLAIM);
    screen.click(Point::new(100.0, 550.0));
    assert_eq!(
        screen.card_stage().selection().chosen(),
        Some(Playable::Meeple),
        "there is nothing else"
    );
}

#[test]
fn a_press_on_a_row_as_it_was_lays_no_card() {
    let mut screen = open(AGAINST);
    let row = |screen: &Screen| {
        let page = screen.app.page();
        let all = page.all().into_iter();
        let mut rows = all.filter(|node| node.get("data-run") == Some("to-row green"));
        rows.find_map(|node| node.press().cloned()).expect("a row")
    };
    let before = row(&screen);
    screen.press("hold 2");
    screen.press("to-row green");
    screen.press("take-back");
    screen.press("hold 2");
    let steps = screen.card_stage().session().steps();
    screen.app.press(before, screen.now);
    assert_eq!(screen.card_stage().session().steps(), steps);
    let now = row(&screen);
    screen.app.press(now, screen.now);
    assert_eq!(screen.card_stage().session().steps(), steps + 1);
}

#[test]
fn card_24_the_last_card_that_has_one_row_needs_no_confirmation() {
    let last = AGAINST
        .replace("red-1\nrow", "red-1 claim:1\nrow")
        .replace("hand 1 red-3 green-1 blue-2 fairy", "hand 1 red-3");
    let mut screen = open(&last);
    assert_eq!(screen.card_stage().legal().len(), 1);
    screen.drag(slot(0), row(Suit::Red));
    assert_eq!(screen.card_stage().session().asked_seat(), Some(Seat(1)));
    let free = last.replace("hand 1 red-3", "hand 1 fairy");
    let mut screen = open(&free);
    screen.drag(slot(0), row(Suit::Red));
    let asked = screen.card_stage().question();
    assert_eq!(
        asked,
        Some(Question::Confirm),
        "a joker had a choice of rows"
    );
}

#[test]
fn a_claim_shows_what_it_brings_until_it_is_confirmed() {
    let pointed = |screen: &Screen| {
        let page = screen.app.page();
        let found = crate::screen::of_class(&page, "pointed");
        found.first().map(|node| node.all_text())
    };
    let mut screen = open(AGAINST);
    assert_eq!(pointed(&screen), None);
    screen.click(meeple());
    screen.to(page::stage::Device::Mouse, row(Suit::Yellow));
    let told = "Yellow row: 2 cards; 6 points (2 characters, together of value 3: 2 × 3 = 6).";
    assert_eq!(pointed(&screen).as_deref(), Some(told));
    screen.click(row(Suit::Yellow));
    assert_eq!(screen.card_stage().question(), Some(Question::Confirm));
    assert_eq!(pointed(&screen).as_deref(), Some(told));
    let plates = |screen: &Screen| screen.app.draw(screen.now).items().count();
    let shown = plates(&screen);
    screen.app.cx.set(SettingChange::Aids(false));
    assert_eq!(pointed(&screen), None);
    assert!(plates(&screen) < shown, "nor on the table");
}
