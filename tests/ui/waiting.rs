//! How long a person waits in a whole game although nothing moves and no computer thinks, by the clock of the page.

use crate::screen::{APART, Screen};
use engine::ai::{self, Level};
use kurbo::Point;
use page::context::active_settings::SystemPreferences;
use page::elements::intent::{Decision, Intent};
use page::stage::{AnyAction, Pending};

/// The most that a whole game may cost, in milliseconds.
const MOST: f64 = 15_000.0;
/// A frame, in milliseconds.
const FRAME: f64 = 10.0;

pub const TILES: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red greedy\n\
    option first-player 1\nseed 5\n";
pub const CARDS: &str = "bastide 1\ngame cards\nseats 2\nplayer 1 blue person Anna\nplayer 2 red greedy\nseed 5\nplay\n";

/// The time of a game in which a person can do nothing, in milliseconds.
#[derive(Debug, Default)]
struct Spent {
    /// While something moves or a scoring is told line by line, which a press ends.
    shown: f64,
    /// While nothing does.
    waiting: f64,
}

/// What an easy player would do now, with its place among the legal actions, and the number of the decision.
fn chosen(screen: &Screen) -> (AnyAction, Decision) {
    if let Some(stage) = screen.app.cx.card_stage() {
        let (session, legal) = (stage.session(), stage.legal());
        let action = ai::cards::choose(session.game(), 1, Level::Greedy).expect("an action");
        let index = legal.iter().position(|one| *one == action).unwrap_or(0);
        let epoch = session.epoch();
        return (action.into(), Decision { epoch, index });
    }
    let (session, legal) = (screen.tile_stage().session(), screen.tile_stage().legal());
    let action = ai::choose(session.game(), 1, Level::Greedy).expect("an action");
    let index = legal.iter().position(|one| *one == action).unwrap_or(0);
    let epoch = session.epoch();
    (action.into(), Decision { epoch, index })
}

/// Whether a person is asked, and whether a computer is.
fn asked(screen: &Screen) -> (bool, bool) {
    match screen.app.cx.card_stage() {
        Some(stage) => (stage.asks(), stage.session().computers_turn().is_some()),
        None => {
            let stage = screen.tile_stage();
            (stage.asks(), stage.session().computers_turn().is_some())
        }
    }
}

/// Lets whoever is asked decide: a person at once, and a computer that needs no time. Returns whether anybody was asked anew.
pub fn decide(screen: &mut Screen, answered: &mut Option<u64>) -> bool {
    let (person, computer) = asked(screen);
    if person {
        let decision = chosen(screen).1;
        screen.app.press(Intent::Decide(decision), screen.now);
        return true;
    }
    if pending(screen) == Some(Pending::Press) {
        screen.press_at_once("confirm");
        return true;
    }
    if !computer {
        return false;
    }
    let (action, Decision { epoch, .. }) = chosen(screen);
    let anew = answered.replace(epoch) != Some(epoch);
    if anew {
        screen.app.answer(epoch, Some(action), screen.now);
    }
    anew
}

fn pending(screen: &Screen) -> Option<Pending> {
    screen.app.cx.card_stage().map(|stage| stage.pending())
}

pub fn opened(record: &str, calm: bool) -> Screen {
    let mut screen = Screen::open_as_new(record);
    screen.app.cx.set_system_preferences(SystemPreferences {
        calm,
        ..SystemPreferences::default()
    });
    screen
}

pub fn pass(screen: &mut Screen) {
    screen.now += FRAME;
    screen.app.tick(screen.now);
}

/// Plays a game to the table of points.
fn play(record: &str, calm: bool) -> Spent {
    let mut screen = opened(record, calm);
    let (mut spent, mut answered) = (Spent::default(), None);
    while screen.app.cx.dialog().is_none() {
        if decide(&mut screen, &mut answered) {
            continue;
        }
        let told = pending(&screen) == Some(Pending::Narration);
        match told || screen.app.is_moving(screen.now) {
            true => spent.shown += FRAME,
            false => spent.waiting += FRAME,
        }
        pass(&mut screen);
    }
    spent
}

#[test]
fn a_whole_game_costs_little_waiting() {
    for (record, calm) in [(TILES, false), (TILES, true), (CARDS, false), (CARDS, true)] {
        let spent = play(record, calm);
        println!("still: {calm}, {spent:?}");
        assert!(spent.waiting < MOST, "{record}: {spent:?}");
    }
}

/// When the last animation of the game ends.
pub fn animation_end(screen: &Screen) -> f64 {
    match screen.app.cx.card_stage() {
        Some(stage) => stage.animation_end(),
        None => screen.tile_stage().animation_end(),
    }
}

#[test]
fn a_press_and_two_keys_end_whatever_a_computer_shows() {
    let press = |screen: &mut Screen| screen.click(Point::new(400.0, 30.0));
    let enter = |screen: &mut Screen| _ = screen.app.press_key("Enter", screen.now);
    let space = |screen: &mut Screen| _ = screen.app.press_key(" ", screen.now);
    for record in [TILES, CARDS] {
        for skip in [press, enter, space] {
            let (mut screen, mut answered, mut skipped) = (opened(record, false), None, 0);
            while skipped < 8 {
                if decide(&mut screen, &mut answered) {
                    continue;
                }
                pass(&mut screen);
                let told = pending(&screen).is_some_and(Pending::is_narrating);
                let (person, _) = asked(&screen);
                if !told
                    && !person
                    && screen.app.is_moving(screen.now)
                    && animation_end(&screen) > screen.now
                {
                    skip(&mut screen);
                    assert!(animation_end(&screen) <= screen.now, "{record}");
                    // The next press is no second half of a double click.
                    screen.now += APART;
                    skipped += 1;
                }
            }
        }
    }
}
