//! The end of a turn, by itself or by hand: the default, the way back, and what nobody learns by it.

use crate::screen::{AGAINST, PERSONS, Screen, of_class};
use engine::ai;
use engine::rules::Question;
use engine::table::Seat;
use page::context::effects::Effect;
use page::elements::tip::Tip;

/// A screen as whoever comes first finds it, on which the first tile was placed.
fn placed(record: &str) -> Screen {
    let mut screen = Screen::open_as_new(record);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.wait();
    screen
}

/// The seat that is asked, and the question to a person.
fn asked(screen: &Screen) -> (Option<Seat>, Option<Question>) {
    let stage = screen.tile_stage();
    (stage.session().asked_seat(), stage.question())
}

fn left(screen: &Screen) -> u16 {
    screen.tile_stage().game().stack().left()
}

/// Presses what a key or a button means at a moment at which what was held back is still.
fn soon(screen: &mut Screen, words: &str) {
    screen.now += 400.0;
    screen.app.tick(screen.now);
    screen.press(words);
}

#[test]
fn a_turn_without_a_figure_is_over_and_can_be_taken_back_until_the_next_tile_is_seen() {
    let mut screen = placed(PERSONS);
    let before = (left(&screen), screen.app.cx.announcements());
    screen.press("skip");
    assert_eq!(asked(&screen), (Some(Seat(1)), None));
    assert!(screen.tile_stage().is_face_down() && screen.tile_stage().tile_in_hand().is_none());
    assert_eq!(
        (left(&screen), screen.app.cx.announcements()),
        before,
        "nothing is known"
    );
    let page = screen.app.page();
    assert_eq!(of_class(&page, "face-down").len(), 1);
    soon(&mut screen, "take-back");
    assert_eq!(asked(&screen), (Some(Seat(0)), Some(Question::Figure)));
    assert!(
        screen.app.cx.said().starts_with("Taken back"),
        "{}",
        screen.app.cx.said()
    );
    screen.press("redo");
    assert_eq!(asked(&screen), (Some(Seat(1)), None));
    screen.wait();
    assert_eq!(asked(&screen), (Some(Seat(1)), Some(Question::Place)));
    assert!(
        screen.app.cx.said().contains("Ben’s turn."),
        "{}",
        screen.app.cx.said()
    );
    assert!(!screen.tile_stage().can_undo(), "the tile was seen");
}

#[test]
fn the_same_tile_comes_after_a_turn_that_was_taken_back() {
    let mut screen = placed(PERSONS);
    let mut other = placed(PERSONS);
    screen.press("skip");
    soon(&mut screen, "take-back");
    soon(&mut screen, "take-back");
    assert_eq!(asked(&screen).1, Some(Question::Place));
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    for screen in [&mut screen, &mut other] {
        screen.wait();
        screen.press("skip");
        screen.wait();
    }
    let held = |screen: &Screen| screen.tile_stage().tile_in_hand().map(|tile| tile.tile);
    assert_eq!(held(&screen), held(&other));
    assert_eq!(screen.app.cx.record(), other.app.cx.record());
}

#[test]
fn whoever_reaches_for_the_tile_or_strikes_a_key_turns_it_up() {
    let click = |screen: &mut Screen| screen.click(screen.slot());
    let key = |screen: &mut Screen| _ = screen.app.press_key("ArrowRight", screen.now);
    let button = |screen: &mut Screen| screen.press("confirm");
    for reach in [click, key, button] {
        let mut screen = placed(PERSONS);
        screen.press("skip");
        reach(&mut screen);
        assert_eq!(asked(&screen), (Some(Seat(1)), Some(Question::Place)));
        assert!(!screen.tile_stage().can_undo());
    }
}

#[test]
fn a_computer_shows_nothing_before_the_turn_stands() {
    let mut screen = placed(AGAINST);
    let before = left(&screen);
    screen.app.cx.take_effects();
    screen.press("skip");
    let thinks = |effect: Effect| match effect {
        Effect::Think { epoch, .. } => Some(epoch),
        _ => None,
    };
    let epoch = screen.app.cx.take_effects().into_iter().find_map(thinks);
    let epoch = epoch.expect("it thinks at once");
    assert_eq!(left(&screen), before, "its tile is not counted yet");
    let session = screen.tile_stage().session();
    let action = ai::choose(session.game(), 1, ai::Level::Greedy).expect("a move");
    screen.app.answer(epoch, Some(action), screen.now);
    soon(&mut screen, "take-back");
    assert_eq!(asked(&screen), (Some(Seat(0)), Some(Question::Figure)));
    screen.wait();
    assert_eq!(
        asked(&screen),
        (Some(Seat(0)), Some(Question::Figure)),
        "the answer is old"
    );
    screen.press("skip");
    let epoch = screen.tile_stage().session().epoch();
    screen.app.answer(epoch, Some(action), screen.now);
    screen.wait();
    assert!(!screen.tile_stage().can_undo(), "it has answered");
    let told = of_class(&screen.app.page(), "waiting")
        .first()
        .map(|bar| bar.all_text());
    let told = told.unwrap_or_default();
    assert!(told.contains("Computer 2 places a tile."), "{told}");
}

/// A turn with a figure, about to be ended by hand.
fn with_figure(record: &str) -> Screen {
    let mut screen = placed(record);
    let at = screen.tile_stage().places().offered()[0].at;
    screen.click(screen.places_camera().on_screen(at));
    assert_eq!(
        asked(&screen),
        (Some(Seat(0)), Some(Question::Confirm)),
        "it waits"
    );
    screen
}

/// The seconds that stand beside "Take back".
fn countdown(screen: &Screen) -> Option<String> {
    let page = screen.app.page();
    let shown = of_class(&page, "countdown");
    shown.first().map(|node| node.all_text())
}

#[test]
fn a_turn_ended_by_hand_can_be_taken_back_too() {
    let mut screen = with_figure(PERSONS);
    screen.press("confirm");
    assert!(screen.tile_stage().is_face_down());
    assert_eq!(countdown(&screen).as_deref(), Some("3"));
    screen.now += 1100.0;
    screen.app.tick(screen.now);
    let next = screen.app.next_tick_at().expect("a second passes");
    assert!(next <= screen.now + 1000.0, "the bar goes with it");
    assert_eq!(countdown(&screen).as_deref(), Some("2"));
    soon(&mut screen, "take-back");
    assert_eq!(
        asked(&screen),
        (Some(Seat(0)), Some(Question::Confirm)),
        "the figure stands"
    );
    screen.press("confirm");
    screen.wait();
    assert_eq!(asked(&screen), (Some(Seat(1)), Some(Question::Place)));
    assert_eq!(countdown(&screen), None);
    assert!(!screen.tile_stage().can_undo(), "the tile was seen");
}

#[test]
fn whoever_asks_for_every_turn_to_wait_ends_it_for_good() {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.press("skip");
    screen.press("confirm");
    assert_eq!(asked(&screen), (Some(Seat(1)), Some(Question::Place)));
}

#[test]
fn pressing_again_does_not_wait() {
    for (record, next) in [(PERSONS, Some(Question::Place)), (AGAINST, None)] {
        let mut screen = with_figure(record);
        screen.press("confirm");
        let due = screen.tile_stage().session().epoch();
        let session = screen.tile_stage().session();
        if let Some((_, level)) = session.computers_turn() {
            let action = ai::choose(session.game(), 1, level);
            screen.app.answer(due, action, screen.now);
        }
        screen.now += 500.0;
        screen.app.tick(screen.now);
        assert!(screen.tile_stage().can_undo(), "it waits");
        let toasts = screen.app.cx.toast().map(str::to_owned);
        screen.press("confirm");
        screen.now += 16.0;
        screen.app.tick(screen.now);
        assert_eq!(asked(&screen), (Some(Seat(1)), next));
        assert!(!screen.tile_stage().can_undo());
        assert_eq!(screen.app.cx.toast(), toasts.as_deref(), "nothing is amiss");
    }
}

#[test]
fn while_it_can_be_taken_back_the_bar_says_what_was_done_and_nobody_thinks() {
    let mut screen = with_figure(AGAINST);
    screen.press("confirm");
    let page = screen.app.page();
    let bar = of_class(&page, "waiting").first().map(|bar| bar.all_text());
    let bar = bar.unwrap_or_default();
    assert!(bar.contains("Anna places a highwayman"), "{bar}");
    assert!(
        !bar.contains("thinking") && of_class(&page, "late").is_empty(),
        "{bar}"
    );
    screen.wait();
    let page = screen.app.page();
    assert_eq!(of_class(&page, "late").len(), 1, "it takes its time");
}

#[test]
fn the_last_turn_waits_to_be_ended() {
    let mut screen = placed(PERSONS);
    while left(&screen) > 0 {
        screen.press("skip");
        screen.press("confirm");
        screen.wait();
        let (pos, _) = screen.legal();
        screen.click(screen.at(pos.x, pos.y));
        screen.wait();
    }
    screen.press("skip");
    assert_eq!(asked(&screen).1, Some(Question::Confirm));
}

#[test]
fn the_first_time_it_is_explained_as_long_as_it_can_be_taken_back() {
    let mut screen = placed(PERSONS);
    screen.press("skip");
    assert_eq!(screen.app.cx.tip(), Some(Tip::TurnEnd));
    screen.wait();
    assert_eq!(asked(&screen).1, Some(Question::Place));
    assert_eq!(screen.app.cx.tip(), None, "it is true no longer");
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.press("skip");
    assert_ne!(screen.app.cx.tip(), Some(Tip::TurnEnd), "once");
}
