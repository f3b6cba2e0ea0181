//! Cards and the large meeple go to rows by dragging, tapping and keys.

use super::{AGAINST, LAST_CLAIM, count, meeple, open, row, screen, slot};
use crate::stage::Stage;
use engine::cards::{Card, Meeple, Question, Suit};
use engine::table::Seat;
use kurbo::{Point, Vec2};
use page::elements::setting::Confirm;
use page::elements::setting::SettingChange;
use page::elements::tree::Node;
use page::stage::Playable;
use view::scene::Item;
use view::scene::cards::card_art::CARD;
use view::scene::display::Print;
use view::scene::layout::Layout;

fn texts(node: &Node, class: &str) -> String {
    let found = crate::stage::of_class(node, class);
    found.first().expect("a part of the page").all_text()
}

#[test]
fn a_card_is_dragged_to_its_row_and_waits_for_confirm() {
    let mut stage = open(AGAINST);
    stage.drag(slot(0), row(Suit::Red));
    assert_eq!(count(&stage, Suit::Red), 2);
    assert_eq!(stage.cards().question(), Some(Question::Confirm));
    stage.press("confirm");
    assert_eq!(stage.cards().session().asked_seat(), Some(Seat(1)));
}

#[test]
fn card_18_a_card_over_a_row_of_another_colour_goes_back_and_the_rule_is_named() {
    let mut stage = open(AGAINST);
    stage.drag(slot(0), row(Suit::Blue));
    assert_eq!(count(&stage, Suit::Blue), 0);
    assert_eq!(stage.cards().hand().len(), 4);
    let page = stage.app.page();
    assert!(texts(&page, "refusal").contains("CARD-18"));
    stage.wait();
    stage.wait();
    assert!(crate::stage::of_class(&stage.app.page(), "refusal").is_empty());
}

#[test]
fn a_card_let_go_beside_the_rows_goes_back_without_a_word() {
    let mut stage = open(AGAINST);
    stage.drag(slot(1), slot(3));
    assert_eq!(stage.cards().question(), Some(Question::Turn));
    assert!(crate::stage::of_class(&stage.app.page(), "refusal").is_empty());
}

#[test]
fn a_tap_on_a_card_chooses_it_and_a_tap_on_a_row_plays_it() {
    let mut stage = open(AGAINST);
    stage.click(slot(0));
    assert_eq!(count(&stage, Suit::Red), 1);
    stage.click(row(Suit::Red));
    assert_eq!(count(&stage, Suit::Red), 2);
}

#[test]
fn a_tap_on_a_row_alone_asks_for_a_card_first() {
    let mut stage = open(AGAINST);
    stage.click(row(Suit::Red));
    assert_eq!(count(&stage, Suit::Red), 1);
    assert!(
        stage
            .app
            .toast()
            .is_some_and(|toast| toast.contains("Choose"))
    );
}

#[test]
fn card_20_the_large_meeple_is_dragged_to_the_end_of_a_row() {
    let mut stage = open(AGAINST);
    stage.drag(meeple(), row(Suit::Yellow));
    let game = stage.cards().game();
    assert_eq!(game.row(Suit::Yellow).claims().len(), 1);
    assert_eq!(game.player(Seat(0)).meeple(), Meeple::Placed);
}

#[test]
fn r_card_06_the_large_meeple_claims_nothing_while_cards_lie_elsewhere() {
    let mut stage = open(AGAINST);
    stage.drag(meeple(), row(Suit::Blue));
    assert!(stage.cards().game().row(Suit::Blue).claims().is_empty());
    assert!(texts(&stage.app.page(), "refusal").contains("R-CARD-06"));
}

#[test]
fn everything_is_played_by_keys() {
    let mut stage = open(AGAINST);
    for key in ["ArrowRight", "ArrowUp"] {
        assert!(stage.app.key(key, stage.now), "{key}");
    }
    // The first card in order is red; its own row is the first one offered.
    assert_eq!(stage.cards().selection().row(), Some(Suit::Red));
    stage.app.key("Enter", stage.now);
    assert_eq!(count(&stage, Suit::Red), 2);
    stage.app.key("z", stage.now);
    assert_eq!(count(&stage, Suit::Red), 1);
    for key in ["m", "ArrowUp", "Enter"] {
        stage.app.key(key, stage.now);
    }
    let claims = |suit| stage.cards().game().row(suit).claims().len();
    assert_eq!(Suit::ALL.map(claims).iter().sum::<usize>(), 1);
    stage.app.key("Enter", stage.now);
    assert_eq!(stage.cards().session().asked_seat(), Some(Seat(1)));
}

#[test]
fn what_is_taken_back_is_in_the_hand_again_and_can_be_made_again() {
    let mut stage = open(AGAINST);
    stage.drag(slot(0), row(Suit::Red));
    stage.press("take-back");
    assert_eq!(stage.cards().hand().len(), 4);
    stage.press("redo");
    assert_eq!(count(&stage, Suit::Red), 2);
    stage.press("take-back");
    stage.drag(slot(3), row(Suit::Blue));
    assert_eq!(
        stage.cards().game().row(Suit::Blue).laid()[0].card,
        Some(Card::Fairy)
    );
}

#[test]
fn turns_end_by_themselves_as_somebody_prefers() {
    let mut stage = open(AGAINST);
    stage.app.set(SettingChange::Confirm(Confirm::Figures));
    stage.drag(meeple(), row(Suit::Yellow));
    assert_eq!(
        stage.cards().question(),
        Some(Question::Confirm),
        "a large meeple waits"
    );
    stage.press("take-back");
    stage.drag(slot(0), row(Suit::Red));
    assert_eq!(
        stage.cards().session().asked_seat(),
        Some(Seat(1)),
        "a card does not"
    );
    let mut stage = open(AGAINST);
    stage.app.set(SettingChange::Confirm(Confirm::Never));
    stage.drag(meeple(), row(Suit::Yellow));
    assert_eq!(stage.cards().session().asked_seat(), Some(Seat(1)));
}

#[test]
fn a_card_that_is_not_confirmed_is_lifted_again() {
    let mut stage = open(AGAINST);
    stage.drag(slot(3), row(Suit::Blue));
    stage.wait();
    assert_eq!(count(&stage, Suit::Blue), 1);
    let lies = middle(&stage, Card::Fairy);
    stage.drag(lies, row(Suit::Yellow));
    let counts = Suit::ALL.map(|suit| count(&stage, suit));
    assert_eq!(counts, [3, 1, 1, 0], "from the yellow row to the blue one");
    assert_eq!(stage.cards().question(), Some(Question::Confirm));
    stage.wait();
    let lies = middle(&stage, Card::Fairy);
    stage.drag(lies, slot(2));
    assert_eq!(stage.cards().question(), Some(Question::Turn));
    assert!(stage.cards().hand().contains(&Card::Fairy));
}

/// The middle of a card that lies somewhere face up.
fn middle(stage: &Stage, card: Card) -> Point {
    let picture = stage.app.draw(stage.now);
    let found = picture.items().find_map(|item| match item {
        Item::Print(Print::Card(key), place) if key.side == Some(card) => Some(*place),
        _ => None,
    });
    found.expect("a card in the picture") * CARD.center()
}

/// Where the upper left corners of all cards are, now.
fn corners(stage: &Stage) -> Vec<Vec2> {
    let picture = stage.app.draw(stage.now);
    let cards = picture.items().filter_map(|item| match item {
        Item::Print(Print::Card(_), place) => Some(place.translation()),
        _ => None,
    });
    cards.collect()
}

#[test]
fn card_12_new_cards_fly_to_a_hand_for_which_the_page_had_no_room_before() {
    let mut stage = open(LAST_CLAIM);
    let bare = Layout {
        slots: Vec::new(),
        kinds: Vec::new(),
        ..screen()
    };
    for press in ["hold 1", "to-row green"] {
        stage.press(press);
        stage.wait();
    }
    stage.app.lay_out(bare, stage.now);
    stage.press("confirm");
    stage.app.lay_out(screen(), stage.now);
    assert!(stage.cards().hand().len() > 1);
    let mut seen = 0;
    while stage.app.is_moving(stage.now) && seen < 1000 {
        let astray = corners(&stage).into_iter().find(|at| at.x < -50.0);
        assert_eq!(astray, None);
        stage.now += 20.0;
        seen += 1;
    }
    assert!(seen > 50, "cards fly");
}

#[test]
fn every_key_of_the_hand_says_why_it_chooses_nothing() {
    let mut stage = open(AGAINST);
    let said = |stage: &mut Stage, key: &str| {
        stage.now += 16.0;
        assert!(stage.app.key(key, stage.now), "{key}");
        stage.app.said().to_string()
    };
    assert!(said(&mut stage, "7").starts_with("You hold 4 cards"));
    said(&mut stage, "2");
    assert_eq!(
        stage.cards().selection().chosen().and_then(Playable::slot),
        Some(1)
    );
    stage.drag(meeple(), row(Suit::Yellow));
    assert!(said(&mut stage, "2").contains("Confirm"));
    stage.press("confirm");
    stage.wait();
    assert!(said(&mut stage, "m").contains("thinking"));
    let placed = AGAINST.replace("yellow-1 yellow-2", "yellow-1 yellow-2 claim:1");
    let mut stage = open(&placed);
    assert!(said(&mut stage, "m").starts_with("Your large meeple stands in a row already"));
}

#[test]
fn one_key_takes_the_large_meeple_and_another_asks_what_is_in_front_of_me() {
    let mut stage = open(AGAINST);
    stage.app.key("m", stage.now);
    assert_eq!(stage.cards().selection().chosen(), Some(Playable::Meeple));
    stage.app.key("f", stage.now);
    assert!(stage.app.said().starts_with("Anna: 0 points"));
    let page = stage.app.page();
    let ask = page.all().into_iter();
    let mut ask = ask.filter(|node| node.get("data-run") == Some("ask-figures"));
    let ask = ask.next().expect("a button");
    assert_eq!(ask.get("aria-keyshortcuts"), Some("F"));
}

/// What the line with the question says.
fn question(stage: &Stage) -> String {
    texts(&stage.app.page(), "question")
}

#[test]
fn with_keys_the_question_stays_before_the_keys() {
    let mut stage = open(&AGAINST.replace("begun 1 2", "begun 2"));
    let asked = question(&stage);
    assert!(asked.starts_with("Play a card face down"), "{asked}");
    stage.app.key("ArrowRight", stage.now);
    let by_keys = question(&stage);
    assert!(
        by_keys.starts_with(&asked) && by_keys.contains("Enter"),
        "{by_keys}"
    );
    assert!(by_keys.len() < 2 * asked.len(), "{by_keys}");
}

#[test]
fn what_a_claim_would_bring_is_said_row_by_row_where_aids_are_on() {
    let described = |stage: &Stage| {
        let page = stage.app.page();
        let row = crate::stage::of_class(&page, "yellow")[0];
        row.get("aria-description")
            .expect("a description")
            .to_string()
    };
    let mut stage = open(AGAINST);
    let bare = described(&stage);
    stage.app.key("m", stage.now);
    stage.app.key("ArrowUp", stage.now);
    while stage.cards().selection().row() != Some(Suit::Yellow) {
        stage.app.key("ArrowUp", stage.now);
    }
    let told = "Yellow row: 2 cards; 6 points";
    assert!(stage.app.said().starts_with(told), "{}", stage.app.said());
    assert_eq!(described(&stage), format!("{bare} {}", stage.app.said()));
    stage.app.set(SettingChange::Aids(false));
    let before = stage.app.announcements();
    stage.app.key("ArrowUp", stage.now);
    assert_eq!(stage.app.announcements(), before);
    assert_eq!(described(&stage), bare);
}

#[test]
fn keys_go_on_from_the_card_that_has_the_focus() {
    let mut stage = open(AGAINST);
    let chosen = |stage: &Stage| stage.cards().selection().chosen().and_then(Playable::slot);
    stage.press("near-held 1");
    assert_eq!(chosen(&stage), None, "the focus chooses nothing");
    stage.app.key("ArrowRight", stage.now);
    assert_eq!(chosen(&stage), Some(1));
    let mut stage = open(AGAINST);
    stage.press("near-held 3");
    stage.app.key("ArrowUp", stage.now);
    assert_eq!(chosen(&stage), Some(2), "and up and down play that card");
}

#[test]
fn a_press_beside_the_rows_lets_go_what_is_chosen() {
    let mut stage = open(AGAINST);
    stage.click(slot(0));
    assert!(stage.cards().selection().chosen().is_some());
    stage.click(Point::new(100.0, 550.0));
    assert_eq!(stage.cards().selection().chosen(), None);
    let mut stage = open(LAST_CLAIM);
    stage.click(Point::new(100.0, 550.0));
    assert_eq!(
        stage.cards().selection().chosen(),
        Some(Playable::Meeple),
        "there is nothing else"
    );
}

#[test]
fn a_press_on_a_row_as_it_was_lays_no_card() {
    let mut stage = open(AGAINST);
    let row = |stage: &Stage| {
        let page = stage.app.page();
        let all = page.all().into_iter();
        let mut rows = all.filter(|node| node.get("data-run") == Some("to-row green"));
        rows.find_map(|node| node.press().cloned()).expect("a row")
    };
    let before = row(&stage);
    stage.press("hold 2");
    stage.press("to-row green");
    stage.press("take-back");
    stage.press("hold 2");
    let steps = stage.cards().session().steps();
    stage.app.press(before, stage.now);
    assert_eq!(stage.cards().session().steps(), steps);
    let now = row(&stage);
    stage.app.press(now, stage.now);
    assert_eq!(stage.cards().session().steps(), steps + 1);
}
