//! People sit down in the next game with the names and colours they had.

use crate::named::ByName;
use crate::screen::{PERSONS, Screen};
use engine::session::{Chair, Colour};
use page::app::App;
use page::context::effects::{Effect, Kept};
use page::messages::Language;

/// What is to be kept about the players, if anything is.
fn kept(app: &mut App) -> Option<String> {
    let effects = app.cx.take_effects().into_iter();
    let mut kept = effects.filter_map(|effect| match effect {
        Effect::Keep(Kept::Players, text) => Some(text),
        _ => None,
    });
    kept.next_back()
}

fn seated(app: &mut App) -> Vec<(String, Colour)> {
    let chairs = app.form_mut().seating.chairs().iter();
    let seated = chairs.map(|chair: &Chair| (chair.name().to_string(), chair.colour()));
    seated.collect()
}

#[test]
fn a_new_game_begins_with_the_names_and_colours_of_the_last_one() {
    for kind in ["tiles", "cards"] {
        let mut app = App::new(Language::English, 7);
        app.press_named(&format!("game {kind}"), 0.0);
        app.fill_named("control 1", "person");
        app.fill_named("name 0", "Anna");
        app.fill_named("name 1", "Ben");
        app.press_named("colour 0", 0.0);
        let before = seated(&mut app);
        app.press_named("start", 0.0);
        let text = kept(&mut app).expect("the players are kept");
        // The same game again is no news.
        app.press_named("again", 0.0);
        assert_eq!(kept(&mut app), None);
        let mut later = App::new(Language::English, 8);
        later.restore(Kept::Players, &text);
        let alone = seated(&mut later);
        assert_eq!(alone[0], before[0], "{kind}");
        assert_eq!(alone[1].0, "", "a computer has no name of a person");
        later.fill_named("control 1", "person");
        assert_eq!(seated(&mut later), before, "{kind}");
        later.fill_named("control 1", "strong");
        assert_eq!(seated(&mut later)[1].0, "", "{kind}");
    }
}

#[test]
fn somebody_who_joins_has_the_name_from_before() {
    let mut app = App::new(Language::English, 7);
    app.restore(Kept::Players, "2 red Ben\n3 pink Cleo\n");
    app.fill_named("control 1", "person");
    app.press_named("seats 3", 0.0);
    let seated = seated(&mut app);
    assert_eq!(seated[1], ("Ben".to_string(), Colour::Red));
    assert_eq!(seated[2], ("Cleo".to_string(), Colour::Pink));
}

#[test]
fn a_name_given_during_a_game_is_kept_too() {
    let mut screen = Screen::open(PERSONS);
    assert_eq!(kept(&mut screen.app), None, "a game that was opened");
    screen.press("seat 1");
    screen.app.fill_named("seat-name 1", "Bea");
    let text = kept(&mut screen.app).expect("it is kept");
    assert_eq!(text, "1 blue Anna\n2 red Bea\n");
}
