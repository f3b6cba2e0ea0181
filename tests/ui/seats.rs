//! Taking over a seat in a running game.

use crate::named::ByName;
use crate::screen::{AGAINST, PERSONS, Screen};
use engine::rules::Question;
use engine::session::{Control, Level, Session};
use engine::table::Seat;
use page::app::App;
use page::context::dialogs::Dialog;
use page::context::effects::Effect;
use page::messages::Language;

#[test]
fn a_press_on_a_player_opens_the_seat() {
    let mut screen = Screen::open(PERSONS);
    screen.press("seat 1");
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::Seat(Seat(1))));
    let text = screen.app.page().all_text();
    assert!(
        text.contains("A person can take over from a computer"),
        "{text}"
    );
    screen.press("close");
    screen.press("seat 7");
    assert_eq!(screen.app.cx.dialog(), None);
}

#[test]
fn a_computer_goes_on_for_a_person_and_a_person_for_a_computer() {
    let mut screen = Screen::open(PERSONS);
    screen.app.cx.take_effects();
    screen.app.fill_named("seat-control 0", "strong");
    let effects = screen.app.cx.take_effects();
    let seat = Seat(0);
    let thinks = |effect: &Effect| matches!(effect, Effect::Think { seat: who, level: Level::Strong, .. } if *who == seat);
    assert!(effects.iter().any(thinks), "{effects:?}");
    assert!(effects.contains(&Effect::Save));
    assert_eq!(screen.tile_stage().question(), None);
    assert!(screen.tile_stage().tile_in_hand().is_none());
    screen.app.fill_named("seat-control 0", "person");
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
    screen.app.fill_named("seat-control 1", "person");
    screen.app.answer(epoch, action, screen.now);
    screen.wait();
    assert_eq!(screen.tile_stage().session().steps(), steps);
    assert_eq!(screen.tile_stage().question(), Some(Question::Place));
}

#[test]
fn the_record_keeps_name_and_control() {
    let mut screen = Screen::open(PERSONS);
    screen.app.cx.take_effects();
    screen.app.fill_named("seat-name 1", " Léa  Roux ");
    assert!(screen.app.cx.take_effects().contains(&Effect::Save));
    screen.app.fill_named("seat-control 1", "greedy");
    let again: Session = Session::load(&screen.tile_stage().session().save()).expect("a record");
    let chair = &again.seating().chairs()[1];
    assert_eq!(chair.name(), "Léa Roux");
    assert_eq!(chair.control, Control::Computer(Level::Greedy));
}

#[test]
fn a_game_that_goes_on_elsewhere_keeps_its_seats() {
    let mut screen = Screen::open(PERSONS);
    screen.app.lock(screen.now);
    screen.press("seat 0");
    screen.app.fill_named("seat-control 0", "greedy");
    screen.app.fill_named("seat-name 0", "Eve");
    let chair = &screen.tile_stage().session().seating().chairs()[0];
    assert_eq!((screen.app.cx.dialog(), chair.name()), (None, "Anna"));
    assert!(chair.control.is_person());
}

/// The options of a list of who decides: words and names.
fn controls(app: &App, field: &str) -> Vec<(String, String)> {
    let page = app.page();
    let all = page.all();
    let list = all
        .iter()
        .find(|node| node.get("data-field") == Some(field))
        .expect("a list");
    let options = list.all().into_iter().filter(|node| node.tag == "option");
    options
        .map(|node| (node.get("value").unwrap_or("").to_string(), node.all_text()))
        .collect()
}

#[test]
fn both_games_are_played_at_the_same_five_levels() {
    let mut app = App::new(Language::English, 7);
    let of_tiles = controls(&app, "control 1");
    assert_eq!(of_tiles.len(), 6, "with a person");
    app.press_named("game cards", 0.0);
    assert_eq!(controls(&app, "control 1"), of_tiles);
}

#[test]
fn a_new_game_is_against_an_easy_computer_and_says_how_it_plays() {
    let mut app = App::new(Language::English, 7);
    let names = controls(&app, "control 1");
    let names: Vec<(&str, &str)> = names
        .iter()
        .map(|(word, name)| (word.as_str(), name.as_str()))
        .collect();
    let offered = [
        ("person", "Person"),
        ("beginner", "Beginner"),
        ("greedy", "Easy"),
        ("hasty", "Medium"),
        ("strong", "Hard"),
        ("expert", "Expert"),
    ];
    assert_eq!(names, offered);
    let told = |app: &App, sentence: &str| app.page().all_text().matches(sentence).count();
    assert_eq!(told(&app, "Takes the points it sees"), 1);
    app.press_named("seats 3", 0.0);
    assert_eq!(told(&app, "Takes the points it sees"), 1, "once for both");
    app.fill_named("control 2", "beginner");
    assert_eq!(told(&app, "sees only half"), 1);
    for seat in 1..3 {
        app.fill_named(&format!("control {seat}"), "person");
    }
    assert_eq!(told(&app, "Takes the points it sees"), 0);
}

#[test]
fn a_computer_that_plays_anything_stays_as_its_record_has_it_and_is_not_offered() {
    let mut screen = Screen::open(&AGAINST.replace("greedy", "random"));
    screen.press("seat 1");
    let names = controls(&screen.app, "seat-control 1");
    assert!(names.iter().any(|(word, _)| word == "random"), "{names:?}");
    assert!(screen.app.page().all_text().contains("Computer: Random"));
    screen.app.fill_named("seat-control 1", "beginner");
    let names = controls(&screen.app, "seat-control 1");
    assert!(names.iter().all(|(word, _)| word != "random"), "{names:?}");
    assert!(screen.app.page().all_text().contains("Computer: Beginner"));
}
