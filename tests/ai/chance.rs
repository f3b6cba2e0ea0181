//! What computer players make of dice and tokens.

use engine::ai::{Level, choose};
use engine::rules::{Action, Figure, Game, Record};
use engine::table::Silent;

fn game(text: &str) -> Game {
    let record = Record::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    record.replay(&mut Silent).expect("it was read").0
}

/// Red's shepherd has so many sheep, and Red's tile has extended his field.
fn asked_about_flock(tokens: &str, stack: &str) -> Game {
    game(&format!(
        "bastide 1\nset base\npart shepherds\nseats 2\n{stack}\nstart\ntile base/D 0,0
         figure 1 shepherd field 3456 0,0\nflock 1 {tokens}\ndrawn base/B\nplay\nplace base/B 0,1\npass"
    ))
}

#[test]
fn a_small_flock_grows_and_a_large_one_is_guided() {
    let small = asked_about_flock("1", "");
    assert_eq!(choose(&small, 1, Level::Strong), Some(Action::Grow));
    let large = asked_about_flock("4 4 3 3 3", "");
    assert_eq!(choose(&large, 1, Level::Strong), Some(Action::Guide));
}

#[test]
fn near_the_end_every_flock_is_guided() {
    let last = asked_about_flock("1 1", "stack base/U base/U");
    for level in [Level::Greedy, Level::Strong] {
        assert_eq!(choose(&last, 1, level), Some(Action::Guide), "{level:?}");
    }
}

/// A flight over a city of Blue's that is sure to end in it, and nothing else to place a figure on.
#[test]
fn a_flight_into_a_large_city_is_worth_it() {
    let game = game(
        "bastide 1\nset base\nset flying\npart flight\noption farmers off\nseats 2\nstart
         tile base/E 0,0 r2\ntile base/F 0,1 r1\ntile base/F 0,2 r1\nfigure 2 meeple city NS 0,1
         drawn flier/G\nplay\nplace flier/G 0,-1 r3",
    );
    for level in [Level::Greedy, Level::Strong] {
        let flies = Some(Action::Fly(Figure::Meeple));
        assert_eq!(choose(&game, 1, level), flies, "{level:?}");
    }
}

/// Nowhere to land: the meeple would come back for nothing, and a farmer would not.
#[test]
fn a_flight_to_nowhere_is_left_out() {
    let game = game(
        "bastide 1\nset base\nset flying\npart flight\nseats 2\nstart
         tile base/E 0,0 r2\ntile base/E 1,0 r2\ndrawn flier/G\nplay\nplace flier/G 0,-1 r1",
    );
    let chosen = choose(&game, 1, Level::Strong);
    assert!(!matches!(chosen, Some(Action::Fly(_))), "{chosen:?}");
}
