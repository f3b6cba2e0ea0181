//! A game that is over is played on from one of its moments, on a copy: nobody keeps it unless they say so.

use crate::review::{answer, asked, cards_reviewed, first_of, opened_from, reviewed, told};
use crate::screen::{PERSONS, Screen, text_of};
use engine::ai::{self, Level};
use engine::table::Seat;
use page::context::dialogs::Dialog;
use page::context::effects::Effect;
use page::context::notices::Notice;
use page::elements::intent::{Decision, Intent, Target};

/// A game that is over, and how many actions precede the turn from which it is tried.
fn games() -> [(Screen, usize); 2] {
    let tiles = reviewed();
    let cards = cards_reviewed();
    let steps = [
        tiles.tile_stage().session().laid_at()[0],
        first_of(&cards, Seat(1)),
    ];
    let mut steps = steps.into_iter();
    [tiles, cards].map(|screen| (screen, steps.next().expect("a turn")))
}

/// A road along so many tiles.
pub fn road(tiles: usize) -> String {
    let laid: String = (0..tiles).map(|x| format!("tile base/U {x},0\n")).collect();
    let players = "player 1 blue person Anna\nplayer 2 red person Ben\noption first-player 1\n";
    format!(
        "bastide 1\nset base\nseats 2\n{players}seed 1\nstack base/B\nstart\n{laid}drawn base/U\n"
    )
}

/// So many tiles of a road, where the better place is, and whether a phone shows all places.
pub const ROADS: [(usize, i16, bool); 2] = [(9, 8, true), (14, 10, false)];

/// How many actions were made in the game on the screen, and whether it is over.
fn stands(screen: &Screen) -> (usize, bool) {
    match screen.app.cx.card_stage() {
        Some(stage) => (stage.session().steps(), stage.session().asked().is_none()),
        None => {
            let session = screen.tile_stage().session();
            (session.steps(), session.asked().is_none())
        }
    }
}

/// Whether the game on the screen was saved since.
fn saves(screen: &mut Screen) -> bool {
    let effects = screen.app.cx.take_effects();
    let saves = |one: &Effect| matches!(one, Effect::Save | Effect::NewSave);
    effects.iter().any(saves)
}

#[test]
fn a_moment_is_played_on_from_there_and_nothing_of_it_is_kept() {
    for (mut screen, step) in games() {
        let (end, review) = (stands(&screen), told(&screen));
        screen.app.cx.take_effects();
        screen.press(&format!("try-from {step}"));
        assert_eq!(stands(&screen), (step, false));
        let beside = text_of(&screen, "finding");
        assert!(beside.contains("You are playing on a copy."), "{beside}");
        assert!(screen.app.cx.said().contains("You are playing on a copy."));
        if screen.app.cx.card_stage().is_some() {
            screen.press("show-hand");
        }
        match screen.app.cx.card_stage() {
            Some(stage) => {
                let (epoch, index) = (stage.session().epoch(), 0);
                screen
                    .app
                    .press(Intent::Decide(Decision { epoch, index }), screen.now);
            }
            None => screen.play_to_end(),
        }
        screen.wait();
        assert!(stands(&screen).0 > step, "something was done");
        assert!(!saves(&mut screen), "a copy is kept");
        screen.press("leave-finding");
        assert_eq!(screen.app.cx.dialog(), Some(Dialog::Review));
        assert_eq!((stands(&screen), told(&screen)), (end, review));
        let focus = screen.app.cx.take_focus_request().map(|one| one.target);
        assert_eq!(focus, Some(Target::Press(Intent::TryFrom(step))));
    }
}

#[test]
fn a_copy_that_is_kept_is_a_game_of_its_own() {
    for (mut screen, step) in games() {
        screen.press(&format!("try-from {step}"));
        screen.app.cx.take_effects();
        screen.press("keep-try");
        let effects = screen.app.cx.take_effects();
        let own = effects.iter().position(|one| *one == Effect::NewSave);
        let saved = effects.iter().rposition(|one| *one == Effect::Save);
        assert!(own.is_some() && own < saved, "{effects:?}");
        assert_eq!(stands(&screen), (step, false));
        assert_eq!(text_of(&screen, "finding"), "");
        let told = screen.app.cx.said();
        assert!(told.contains("stays in your saved games"), "{told}");
    }
}

/// A reviewed game of Anna against a computer, and how many actions precede each of its turns, all of which can be tried.
fn against_a_computer() -> (Screen, Vec<usize>) {
    let mut played = Screen::open(PERSONS);
    played.play_to_end();
    let record = played.tile_stage().session().save();
    let mut screen = opened_from(&record.replace("person Ben", "greedy"));
    let steps = screen.tile_stage().session().laid_at().to_vec();
    while let Some(turn) = asked(&mut screen) {
        answer(&mut screen, turn, |turn_review| {
            turn_review.could = turn_review.did + 1_000;
        });
    }
    (screen, steps)
}

/// The epoch for which the computer is to think, on the copy that is played on from there.
fn computer_asked(screen: &mut Screen, step: usize) -> Option<u64> {
    screen.app.cx.take_effects();
    screen.press(&format!("try-from {step}"));
    screen.wait();
    let effects = screen.app.cx.take_effects().into_iter();
    let mut asked = effects.filter_map(|effect| match effect {
        Effect::Think {
            epoch,
            seat: Seat(1),
            ..
        } => Some(epoch),
        _ => None,
    });
    asked.next()
}

#[test]
fn computers_play_their_turns_in_a_copy() {
    let (mut screen, steps) = against_a_computer();
    assert!(computer_asked(&mut screen, steps[1]).is_some());
}

#[test]
fn a_computers_answer_that_comes_after_its_copy_was_left_is_dropped() {
    let (mut screen, steps) = against_a_computer();
    let end = stands(&screen);
    // One that arrived is not shown at once, and the next copy may ask for the same epoch.
    for arrives_in_time in [true, false] {
        let epoch = computer_asked(&mut screen, steps[1]).expect("a question");
        let game = screen.tile_stage().session().game().clone();
        let action = ai::choose(&game, 1, Level::Greedy);
        if arrives_in_time {
            screen.app.answer(epoch, action, screen.now);
        }
        screen.press("leave-finding");
        if !arrives_in_time {
            screen.app.answer(epoch, action, screen.now);
        }
        screen.wait();
        assert_eq!(stands(&screen), end);
        assert!(!screen.app.cx.has_notice(&Notice::ComputerFailed));
        assert!(computer_asked(&mut screen, steps[3]).is_some());
        screen.wait();
        assert_eq!(stands(&screen), (steps[3], false), "nothing was decided");
        screen.press("leave-finding");
    }
}

#[test]
fn nothing_before_the_moment_is_taken_back_on_a_copy() {
    // A turn that Anna has ended can be opened again until the computer has moved.
    let (mut screen, steps) = against_a_computer();
    let step = steps[1];
    screen.press(&format!("try-from {step}"));
    screen.press("take-back");
    screen.wait();
    assert_eq!(stands(&screen), (step, false));
}

#[test]
fn the_table_of_points_of_a_copy_leads_nowhere() {
    let (mut screen, step) = games().into_iter().next().expect("a game");
    screen.press(&format!("try-from {step}"));
    screen.play_to_end();
    screen.press("scores");
    let end = text_of(&screen, "end");
    assert!(end.contains("Look at the board"), "{end}");
    assert!(!end.contains("Play again"), "{end}");
}
