//! Taking over a seat in a running game.

use crate::named::ByName;
use crate::stage::{AGAINST, PERSONS, Stage};
use engine::rules::Question;
use engine::session::{Control, Level, Session};
use engine::table::Seat;
use page::shell::{Dialog, Effect};

#[test]
fn a_press_on_a_player_opens_the_seat() {
    let mut stage = Stage::open(PERSONS);
    stage.press("seat 1");
    assert_eq!(stage.app.dialog(), Some(Dialog::Seat(Seat(1))));
    let text = stage.app.page().all_text();
    assert!(text.contains("A person can go on for a computer"), "{text}");
    stage.press("close");
    stage.press("seat 7");
    assert_eq!(stage.app.dialog(), None);
}

#[test]
fn a_computer_goes_on_for_a_person_and_a_person_for_a_computer() {
    let mut stage = Stage::open(PERSONS);
    stage.app.take_effects();
    stage.app.fill_named("seat-control 0", "strong");
    let effects = stage.app.take_effects();
    let seat = Seat(0);
    let thinks = |effect: &Effect| matches!(effect, Effect::Think { seat: who, level: Level::Strong, .. } if *who == seat);
    assert!(effects.iter().any(thinks), "{effects:?}");
    assert!(effects.contains(&Effect::Save));
    assert_eq!(stage.table().question(), None);
    assert!(stage.table().tile_in_hand().is_none());
    stage.app.fill_named("seat-control 0", "person");
    assert_eq!(stage.table().question(), Some(Question::Place));
    assert!(stage.table().tile_in_hand().is_some());
}

#[test]
fn an_answer_of_the_computer_that_was_sent_away_is_dropped() {
    let mut stage = Stage::open(AGAINST);
    let (pos, _) = stage.legal();
    stage.click(stage.at(pos.x, pos.y));
    stage.press("skip");
    stage.press("confirm");
    let session = &stage.table().session();
    let (epoch, steps) = (session.epoch(), session.steps());
    let action = engine::ai::choose(session.game(), 1, Level::Greedy);
    stage.app.fill_named("seat-control 1", "person");
    stage.app.answer(epoch, action, stage.now);
    stage.wait();
    assert_eq!(stage.table().session().steps(), steps);
    assert_eq!(stage.table().question(), Some(Question::Place));
}

#[test]
fn the_record_keeps_name_and_control() {
    let mut stage = Stage::open(PERSONS);
    stage.app.take_effects();
    stage.app.fill_named("seat-name 1", " Léa  Roux ");
    assert!(stage.app.take_effects().contains(&Effect::Save));
    stage.app.fill_named("seat-control 1", "greedy");
    let again: Session = Session::load(&stage.table().session().save()).expect("a record");
    let chair = &again.seating().chairs()[1];
    assert_eq!(chair.name(), "Léa Roux");
    assert_eq!(chair.control, Control::Computer(Level::Greedy));
}

#[test]
fn a_game_that_goes_on_elsewhere_keeps_its_seats() {
    let mut stage = Stage::open(PERSONS);
    stage.app.lock(stage.now);
    stage.press("seat 0");
    stage.app.fill_named("seat-control 0", "greedy");
    stage.app.fill_named("seat-name 0", "Eve");
    let chair = &stage.table().session().seating().chairs()[0];
    assert_eq!((stage.app.dialog(), chair.name()), (None, "Anna"));
    assert!(chair.control.is_person());
}
