//! A hint: what an expert would do, asked for by a person.

use crate::screen::{AGAINST, Screen, of_class};
use engine::ai::{Level, Progress, Thinker};
use engine::rules::Action;
use page::context::effects::Effect;
use page::elements::setting::SettingChange;
use page::features::play::tip::tip;

use page::stage::{AnyAction, Device, EitherGame};
use view::scene::shown_move::Meaning;

/// The epoch for which an expert is to think, if one is asked.
fn asked(screen: &mut Screen) -> Option<u64> {
    let effects = screen.app.cx.take_effects();
    effects.into_iter().find_map(|effect| match effect {
        Effect::Think {
            epoch,
            level: Level::Expert,
            ..
        } => Some(epoch),
        _ => None,
    })
}

/// What a strong player thinks of the choices on a screen; an expert would think longer.
fn ranked(screen: &Screen) -> Vec<(AnyAction, i32)> {
    let game = screen.tile_stage().game().clone();
    let mut thinker = Thinker::new(game, 1, Level::Strong).expect("a player is asked");
    while thinker.step(1000) == Progress::Thinking {}
    let ranked = thinker.ranked().into_iter().take(3);
    let told = ranked.map(|choice| (choice.action.into(), choice.worth));
    told.collect()
}

/// A screen on which a hint was given, and what was told of it.
fn hinted() -> (Screen, Vec<(AnyAction, i32)>) {
    let mut screen = Screen::open(AGAINST);
    screen.app.cx.take_effects();
    screen.app.press_key("*", screen.now);
    let epoch = asked(&mut screen).expect("an expert is asked");
    assert_eq!(screen.app.cx.toast(), Some("The expert is thinking."));
    let ranked = ranked(&screen);
    assert!(screen.app.give_hint(epoch, &ranked, screen.now));
    (screen, ranked)
}

/// All that is said of a hint, for eyes and ears.
fn told(screen: &Screen) -> String {
    let page = screen.app.page();
    let remarks = of_class(&page, "remarks");
    remarks.iter().map(|node| node.all_text()).collect()
}

#[test]
fn three_choices_are_told_the_best_first_and_what_the_others_cost() {
    let (screen, ranked) = hinted();
    let told = told(&screen);
    assert!(told.contains("1 is best: "), "{told}");
    for (number, at) in [(2, 1), (3, 2)] {
        let less = (ranked[0].1 - ranked[at].1 + 50) / 100;
        let less = match (less / 10, less % 10) {
            (0, 0) => format!("{number} is just as good: "),
            (points, tenths) => format!("{number} brings about {points}.{tenths} points less: "),
        };
        assert!(told.contains(&less), "{told} {less}");
    }
}

#[test]
fn cells_are_named_where_the_board_names_them() {
    let mut screen = Screen::open(AGAINST);
    screen.app.cx.set(SettingChange::Coordinates(true));
    let ranked = ranked(&screen);
    screen.app.press_key("*", screen.now);
    let epoch = asked(&mut screen).expect("an expert is asked");
    assert!(screen.app.give_hint(epoch, &ranked, screen.now));
    let told = told(&screen);
    assert!(told.contains(": L13 – Highwayman"), "{told}");
}

#[test]
fn why_is_told_by_what_comes_of_it() {
    let (screen, _) = hinted();
    let told = told(&screen);
    assert!(
        told.contains("is best: Highwayman on the road: 2 tiles."),
        "{told}"
    );
    assert_eq!(tip(&screen.app.cx), None, "it would lie over the hint");
}

#[test]
fn the_tile_in_hand_is_seen_where_the_best_choice_would_lay_it_and_nothing_is_decided() {
    let (screen, ranked) = hinted();
    let EitherGame::Tiles(Action::Place { pos, rotation, .. }) = ranked[0].0 else {
        panic!("a tile is to be placed");
    };
    let ghost = screen.tile_stage().aim().ghost().expect("it is seen");
    assert_eq!((ghost.pos, ghost.rotation), (pos, rotation));
    assert_eq!(screen.tile_stage().session().steps(), 1);
}

#[test]
fn the_best_choice_stays_on_the_board_with_its_figure_wherever_the_mouse_goes() {
    let (mut screen, ranked) = hinted();
    let EitherGame::Tiles(Action::Place { pos, .. }) = ranked[0].0 else {
        panic!("a tile is to be placed");
    };
    screen.to(Device::Mouse, screen.at(pos.x + 6, pos.y));
    let shown = screen.tile_stage().moves_shown(&[]);
    assert_eq!(shown.len(), 1, "the others are numbers");
    assert_eq!(
        (shown[0].cell, shown[0].meaning),
        (pos, Meaning::Suggested(1))
    );
    assert!(shown[0].figure.is_some_and(|one| one.figure.is_some()));
    screen.app.press_key("*", screen.now);
    assert!(screen.tile_stage().moves_shown(&[]).is_empty());
}

#[test]
fn a_hint_goes_when_the_question_is_answered_or_when_it_is_asked_for_again() {
    let (mut screen, _) = hinted();
    screen.app.press_key("*", screen.now);
    assert_eq!(told(&screen), "", "put away");
    assert_eq!(asked(&mut screen), None);
    let (mut screen, _) = hinted();
    screen.app.press_key("Enter", screen.now);
    screen.wait();
    assert!(screen.tile_stage().session().steps() > 1);
    assert_eq!(told(&screen), "");
}

#[test]
fn a_hint_about_a_question_that_is_gone_is_dropped() {
    let mut screen = Screen::open(AGAINST);
    screen.app.press_key("*", screen.now);
    let epoch = asked(&mut screen).expect("an expert is asked");
    let ranked = ranked(&screen);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.app.give_hint(epoch, &ranked, screen.now);
    assert_eq!(told(&screen), "");
}

#[test]
fn there_is_no_hint_where_aids_are_off() {
    let mut screen = Screen::open(AGAINST);
    screen.app.cx.set(SettingChange::Aids(false));
    screen.wait();
    screen.app.cx.take_effects();
    screen.app.press_key("*", screen.now);
    assert_eq!(asked(&mut screen), None);
    let why = screen.app.cx.toast().expect("why not");
    assert!(why.contains("switched off"), "{why}");
}
