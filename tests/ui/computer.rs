//! Computer players: asked once, answered late or not at all, shown at a pace.

use crate::screen::{AGAINST, Screen};
use engine::ai::{self, Level, Patience};
use engine::rules::Action;
use engine::table::Seat;
use page::context::effects::Effect;
use page::context::notices::Notice;
use page::context::thinking::{ComputerPlayer, ThinkRequest};
use page::elements::setting::Thinking;
use page::features::computer::think_request;
use page::stage::{AnyAction, AnyGame};

/// A screen on which it is the computer's turn, with the order it was given.
fn asked() -> (Screen, u64) {
    let mut screen = Screen::open(AGAINST);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.press("skip");
    screen.app.cx.take_effects();
    screen.press("confirm");
    let orders = thinks(&mut screen);
    assert_eq!(orders.len(), 1);
    (screen, orders[0])
}

/// The epochs for which a computer is to think.
fn thinks(screen: &mut Screen) -> Vec<u64> {
    let effects = screen.app.cx.take_effects();
    effects
        .into_iter()
        .filter_map(|effect| match effect {
            Effect::Think { epoch, .. } => Some(epoch),
            _ => None,
        })
        .collect()
}

fn best(screen: &Screen) -> Action {
    let session = &screen.tile_stage().session();
    ai::choose(session.game(), 1, ai::Level::Greedy).expect("a player is asked")
}

#[test]
fn an_answer_is_shown_at_a_pace_and_the_next_question_is_asked() {
    let (mut screen, epoch) = asked();
    let steps = screen.tile_stage().session().steps();
    let action = best(&screen);
    screen.app.answer(epoch, Some(action), screen.now);
    assert_eq!(screen.tile_stage().session().steps(), steps, "not at once");
    let due = screen.app.next_tick_at().unwrap();
    assert!(due > screen.now);
    screen.app.tick(due);
    assert_eq!(screen.tile_stage().session().steps(), steps + 1);
    assert_eq!(thinks(&mut screen).len(), 1);
}

#[test]
fn an_answer_to_an_old_question_is_dropped() {
    let (mut screen, epoch) = asked();
    let steps = screen.tile_stage().session().steps();
    let action = best(&screen);
    screen.app.answer(epoch - 1, Some(action), screen.now);
    screen.wait();
    assert_eq!(screen.tile_stage().session().steps(), steps);
}

#[test]
fn an_answer_the_rules_refuse_changes_nothing_and_is_told() {
    let (mut screen, epoch) = asked();
    let before = screen.tile_stage().game().clone();
    screen.app.answer(epoch, Some(Action::Confirm), screen.now);
    screen.wait();
    assert_eq!(screen.tile_stage().game(), &before);
    assert!(screen.app.cx.has_notice(&Notice::ComputerFailed));
}

#[test]
fn a_computers_turn_cannot_be_played_by_hand() {
    let (mut screen, _) = asked();
    let steps = screen.tile_stage().session().steps();
    for words in ["confirm", "skip", "act 0", "turn-right"] {
        screen.press(words);
    }
    screen.click(screen.at(2, 0));
    assert_eq!(screen.tile_stage().session().steps(), steps);
    assert!(screen.tile_stage().legal().is_empty());
}

#[test]
fn the_same_question_is_asked_once() {
    let (mut screen, _) = asked();
    screen.press("zoom-in");
    screen.wait();
    assert_eq!(thinks(&mut screen), []);
}

#[test]
fn a_game_that_goes_on_elsewhere_is_only_looked_at() {
    let mut screen = Screen::open(AGAINST);
    screen.app.lock(screen.now);
    let (steps, slot) = (screen.tile_stage().session().steps(), screen.slot());
    screen.drag(slot, screen.at(1, 0));
    screen.click(screen.at(1, 0));
    assert_eq!(screen.tile_stage().session().steps(), steps);
    assert!(screen.app.cx.has_notice(&Notice::OtherTab));
}

#[test]
fn that_a_computer_thinks_is_not_shown_any_more_when_somebody_is_asked() {
    let (mut screen, mut epoch) = asked();
    screen.app.press_key("r", screen.now);
    assert_eq!(screen.app.cx.toast(), Some("Computer 2 is thinking."));
    // Each answer of the computer in a frame or two, much sooner than the sentence would go by itself.
    while screen.tile_stage().question().is_none() {
        let action = best(&screen);
        screen.app.answer(epoch, Some(action), screen.now);
        let due = screen.app.next_tick_at().expect("an answer is due");
        screen.now = due;
        screen.app.tick(due);
        epoch = thinks(&mut screen).pop().unwrap_or(epoch);
        assert!(
            screen.tile_stage().question().is_none() || screen.app.cx.toast().is_none(),
            "{:?}",
            screen.app.cx.toast()
        );
    }
}

#[test]
fn whoever_thinks_is_told_how_long_it_may() {
    let mut screen = Screen::open(AGAINST);
    let patience = |screen: &Screen| {
        let request = think_request(&screen.app.cx, 0, Seat(1), Level::Expert);
        request.expect("a game").patience
    };
    assert_eq!(patience(&screen), Patience::Normal);
    for (thinking, expected) in [
        (Thinking::Quick, Patience::Quick),
        (Thinking::Long, Patience::Long),
        (Thinking::Normal, Patience::Normal),
    ] {
        screen.press(&format!("set thinking {}", thinking.word()));
        assert_eq!(patience(&screen), expected);
    }
}

/// The player that thinks, in the worker or in the page, takes the time it is given.
#[test]
fn an_expert_who_may_think_longer_looks_at_more() {
    let (screen, epoch) = asked();
    let [quick, long] = [Patience::Quick, Patience::Long].map(|patience| {
        let request = think_request(&screen.app.cx, epoch, Seat(1), Level::Expert);
        let request = ThinkRequest {
            patience,
            ..request.expect("a game")
        };
        let mut player = ComputerPlayer::new(request).expect("a player is asked");
        (1..).find(|_| player.step(100).is_some())
    });
    assert!(quick < long, "{quick:?} {long:?}");
}

/// What was searched for the tile is kept for the figure: the same is decided, in fewer steps.
#[test]
fn an_expert_who_kept_what_it_searched_for_the_tile_decides_the_figure_sooner() {
    let (screen, epoch) = asked();
    let request = think_request(&screen.app.cx, epoch, Seat(1), Level::Expert);
    let request = ThinkRequest {
        patience: Patience::Quick,
        ..request.expect("a game")
    };
    let decide = |player: &mut ComputerPlayer| loop {
        if let Some(action) = player.step(1000) {
            return action;
        }
    };
    let mut player = ComputerPlayer::new(request.clone()).expect("a player is asked");
    let (AnyAction::Tiles(tile), AnyGame::Tiles(mut game)) =
        (decide(&mut player), request.game.clone())
    else {
        panic!("a game of tiles");
    };
    game.apply_trusted(tile);
    let request = ThinkRequest {
        game: AnyGame::Tiles(game),
        ..request
    };
    let [alone, helped] = [None, player.carryover()].map(|kept| {
        let player = ComputerPlayer::new(request.clone()).expect("a figure is asked");
        let mut player = player.with_carryover(kept);
        let mut steps = 0;
        loop {
            steps += 1;
            if let Some(action) = player.step(100) {
                return (action, player.ranked(), steps);
            }
        }
    });
    assert_eq!((alone.0, alone.1), (helped.0, helped.1));
    assert!(helped.2 < alone.2, "{} {}", helped.2, alone.2);
}
