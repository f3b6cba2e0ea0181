//! The end of a turn, by itself or by hand: the default, the way back, and what nobody learns by it.

use crate::screen::{AGAINST, PERSONS, Screen, of_class};
use engine::ai;
use engine::rules::Question;
use engine::table::Seat;
use page::context::effects::Effect;
use page::elements::setting::SettingChange;
use page::elements::tip::Tip;
use page::features::play::tip::tip;

/// A screen as whoever comes first finds it, on which the first tile was placed.
fn placed_at_first(record: &str) -> Screen {
    place_first(Screen::open_as_new(record))
}

/// The same with time to take a turn back.
fn placed(record: &str) -> Screen {
    let mut screen = Screen::open_as_new(record);
    screen.app.cx.set(SettingChange::Grace(true));
    place_first(screen)
}

fn place_first(mut screen: Screen) -> Screen {
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
    deploy(placed(record))
}

fn deploy(mut screen: Screen) -> Screen {
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
fn after_a_turn_ended_by_hand_nobody_waits() {
    let mut screen = deploy(placed_at_first(PERSONS));
    screen.press("confirm");
    assert_eq!(asked(&screen), (Some(Seat(1)), Some(Question::Place)));
    assert_eq!(countdown(&screen), None);
    let mut screen = placed_at_first(PERSONS);
    screen.press("skip");
    assert_eq!(asked(&screen), (Some(Seat(1)), Some(Question::Place)));
}

#[test]
fn a_computer_moves_at_once_and_the_turn_can_be_taken_back_while_it_thinks() {
    let mut screen = deploy(placed_at_first(AGAINST));
    let before = left(&screen);
    screen.press("confirm");
    assert_eq!(left(&screen), before, "its tile is not shown yet");
    assert_eq!(countdown(&screen), None);
    soon(&mut screen, "take-back");
    assert_eq!(asked(&screen), (Some(Seat(0)), Some(Question::Confirm)));
    screen.wait();
    screen.press("confirm");
    let session = screen.tile_stage().session();
    let action = ai::choose(session.game(), 1, ai::Level::Greedy);
    screen.app.answer(session.epoch(), action, screen.now);
    screen.now += 210.0;
    screen.app.tick(screen.now);
    assert!(!screen.tile_stage().can_undo(), "it has moved");
    assert_eq!(left(&screen), before - 1);
}

/// A road of the first player, and tiles that continue it: nobody can be put on them.
fn on_own_road(record: &str) -> Screen {
    let (setup, _) = record.split_once("option").expect("options");
    let record = format!(
        "{setup}option farmers off\noption first-player 1\nseed 1\n\
         stack base/U base/U base/U base/U\nstart\ntile base/U 0,0\nfigure 1 meeple road E 0,0\n"
    );
    let mut screen = Screen::open_as_new(&record);
    screen.click(screen.at(1, 0));
    screen.wait();
    screen
}

#[test]
fn a_tile_that_may_have_slipped_can_be_taken_back() {
    let screen = on_own_road(PERSONS);
    assert_eq!(
        asked(&screen).1,
        Some(Question::Confirm),
        "before a person the turn waits"
    );
    let mut screen = on_own_road(AGAINST);
    assert_eq!(
        asked(&screen),
        (Some(Seat(1)), None),
        "before a computer it ends"
    );
    screen.press("take-back");
    assert_eq!(asked(&screen).1, Some(Question::Place));
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
    assert_eq!(tip(&screen.app.cx), Some(Tip::TurnEnd));
    screen.wait();
    assert_eq!(asked(&screen).1, Some(Question::Place));
    assert_eq!(tip(&screen.app.cx), None, "it is true no longer");
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.press("skip");
    assert_ne!(tip(&screen.app.cx), Some(Tip::TurnEnd), "once");
}

#[test]
fn a_press_skips_what_a_computer_shows() {
    let board = |screen: &mut Screen| screen.click(screen.at(3, 3));
    let key = |screen: &mut Screen| _ = screen.app.press_key(" ", screen.now);
    for skip in [board, key] {
        let mut screen = deploy(placed_at_first(AGAINST));
        screen.press("confirm");
        let session = screen.tile_stage().session();
        let action = ai::choose(session.game(), 1, ai::Level::Greedy);
        screen.app.answer(session.epoch(), action, screen.now);
        screen.now += 400.0;
        screen.app.tick(screen.now);
        assert!(screen.tile_stage().animation_end() > screen.now);
        skip(&mut screen);
        assert!(screen.tile_stage().animation_end() <= screen.now);
    }
}
