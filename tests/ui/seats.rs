//! Taking over a seat in a running game.

use crate::named::ByName;
use crate::screen::{AGAINST, PERSONS, Screen};
use engine::rules::Question;
use engine::session::{Control, Level, Session};
use engine::table::Seat;
use page::shell::{Dialog, Effect};

#[test]
fn a_press_on_a_player_opens_the_seat() {
    let mut screen = Screen::open(PERSONS);
    screen.press("seat 1");
    assert_eq!(screen.shell.dialog(), Some(Dialog::Seat(Seat(1))));
    let text = screen.shell.page().all_text();
    assert!(text.contains("A person can go on for a computer"), "{text}");
    screen.press("close");
    screen.press("seat 7");
    assert_eq!(screen.shell.dialog(), None);
}

#[test]
fn a_computer_goes_on_for_a_person_and_a_person_for_a_computer() {
    let mut screen = Screen::open(PERSONS);
    screen.shell.take_effects();
    screen.shell.fill_named("seat-control 0", "strong");
    let effects = screen.shell.take_effects();
    let seat = Seat(0);
    let thinks = |effect: &Effect| matches!(effect, Effect::Think { seat: who, level: Level::Strong, .. } if *who == seat);
    assert!(effects.iter().any(thinks), "{effects:?}");
    assert!(effects.contains(&Effect::Save));
    assert_eq!(screen.tile_stage().question(), None);
    assert!(screen.tile_stage().tile_in_hand().is_none());
    screen.shell.fill_named("seat-control 0", "person");
    assert_eq!(screen.tile_stage().question(), Some(Question::Place));
    assert!(screen.tile_stage().tile_in_hand().is_some());
}

#[test]
fn an_answer_of_the_computer_that_was_sent_away_is_dropped() {
    let mut screen = Screen::open(AGAINST);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.press("skip");
    screen.press("confirm");
    let session = &screen.tile_stage().session();
    let (epoch, steps) = (session.epoch(), session.steps());
    let action = engine::ai::choose(session.game(), 1, Level::Greedy);
    screen.shell.fill_named("seat-control 1", "person");
    screen.shell.answer(epoch, action, screen.now);
    screen.wait();
    assert_eq!(screen.tile_stage().session().steps(), steps);
    assert_eq!(screen.tile_stage().question(), Some(Question::Place));
}

#[test]
fn the_record_keeps_name_and_control() {
    let mut screen = Screen::open(PERSONS);
    screen.shell.take_effects();
    screen.shell.fill_named("seat-name 1", " Léa  Roux ");
    assert!(screen.shell.take_effects().contains(&Effect::Save));
    screen.shell.fill_named("seat-control 1", "greedy");
    let again: Session = Session::load(&screen.tile_stage().session().save()).expect("a record");
    let chair = &again.seating().chairs()[1];
    assert_eq!(chair.name(), "Léa Roux");
    assert_eq!(chair.control, Control::Computer(Level::Greedy));
}

#[test]
fn a_game_that_goes_on_elsewhere_keeps_its_seats() {
    let mut screen = Screen::open(PERSONS);
    screen.shell.lock(screen.now);
    screen.press("seat 0");
    screen.shell.fill_named("seat-control 0", "greedy");
    screen.shell.fill_named("seat-name 0", "Eve");
    let chair = &screen.tile_stage().session().seating().chairs()[0];
    assert_eq!((screen.shell.dialog(), chair.name()), (None, "Anna"));
    assert!(chair.control.is_person());
}
