//! A hint at cards: what an expert would do, and what it brings.

use super::{AGAINST, JOKER, open};
use crate::screen::Screen;
use engine::ai::Level;
use engine::table::Seat;
use page::context::effects::Effect;
use page::context::thinking::ComputerPlayer;
use page::elements::setting::SettingChange;
use page::features::computer::ahead::Found;
use page::features::computer::think_request;
use page::stage::AnyAction;

/// What an expert thinks of the question on the screen.
fn ranked(screen: &mut Screen) -> Vec<(AnyAction, i32)> {
    let epoch = screen.app.cx.asked_here().expect("a person is asked").0;
    let request = think_request(&screen.app.cx, epoch, Seat(0), Level::Expert);
    let mut player = ComputerPlayer::new(request.expect("a request")).expect("a player");
    let action = loop {
        if let Some(action) = player.step(1000) {
            break action;
        }
    };
    Found::new(action, &player).ranked
}

/// Asks for a hint, and gives what an expert thinks; what is told of it.
fn hinted(screen: &mut Screen) -> String {
    screen.app.cx.take_effects();
    screen.app.press_key("*", screen.now);
    let mut effects = screen.app.cx.take_effects().into_iter();
    let asked = effects.find_map(|effect| match effect {
        Effect::Think { epoch, level, .. } => Some((epoch, level)),
        _ => None,
    });
    let (epoch, level) = asked.expect("an expert is asked");
    assert_eq!(level, Level::Expert);
    let ranked = ranked(screen);
    assert!(screen.app.give_hint(epoch, &ranked, screen.now));
    screen.app.cx.toast().unwrap_or_default().to_string()
}

#[test]
fn three_choices_are_told_and_the_best_is_held_over_its_row() {
    let mut screen = open(AGAINST);
    let best = ranked(&mut screen)[0].0;
    let told = hinted(&mut screen);
    for part in ["1 is best: ", " 2 ", " 3 "] {
        assert!(told.contains(part), "{told}");
    }
    assert!(told.contains(" row"), "{told}");
    let steps = |screen: &Screen| screen.card_stage().session().steps();
    let before = steps(&screen);
    screen.app.press_key("Enter", screen.now);
    assert!(steps(&screen) > before, "it is played by one key");
    let made = screen.card_stage().session().entries()[before].action;
    assert_eq!(AnyAction::from(made), best);
    assert_eq!(screen.app.cx.toast(), None);
}

#[test]
fn a_second_press_puts_a_hint_at_cards_away() {
    let mut screen = open(AGAINST);
    assert_ne!(hinted(&mut screen), "");
    screen.app.press_key("*", screen.now);
    assert_eq!(screen.app.cx.toast(), None);
}

#[test]
fn a_claim_is_told_with_what_it_brings_and_a_joker_with_its_row() {
    let mut screen = open(JOKER);
    let told = hinted(&mut screen);
    assert!(
        told.starts_with("1 is best: Animal joker into the "),
        "{told}"
    );
    let mut screen = open(super::LAST_CLAIM);
    let told = hinted(&mut screen);
    let claim = "Large meeple. Green row: 1 card";
    assert!(told.contains(claim), "{told}");
}

#[test]
fn where_aids_are_off_no_hint_is_given_at_cards() {
    let mut screen = open(AGAINST);
    screen.app.cx.set(SettingChange::Aids(false));
    screen.wait();
    screen.app.press_key("*", screen.now);
    let why = screen.app.cx.toast().expect("why not");
    assert!(why.contains("switched off"), "{why}");
}
