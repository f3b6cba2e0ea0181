//! Near the end of a game the best is known, and what computer players miss of it can be counted.

use std::fs;
use std::path::Path;

use engine::ai::{Choice, Contender, Level, Patience};
use engine::rules::{Action, Game, Question, Record};
use engine::table::Silent;
use engine::tiles::catalogue;
use lab::regret::{Endgame, deep_search, regret_of, solve};

use crate::base;

/// Positions with two or three tiles to lay, from games between computer players.
const POSITIONS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/lab/positions");
/// The last tile of a game, which is won by one point with one turn alone.
const PUZZLE: &str = include_str!("../../assets/puzzles/last/0001.txt");
/// More positions than follow where two tiles are left.
const ENOUGH: u32 = 2_000_000;

fn game(text: &str) -> Game {
    let record = Record::read(text).expect("a record");
    record.replay(&mut Silent).expect("a game").0
}

/// All positions in which two tiles are left: one in hand, one to come.
fn two_tiles() -> Vec<Game> {
    let all = fs::read_dir(Path::new(POSITIONS)).expect("a folder");
    let mut files: Vec<_> = all.map(|file| file.expect("an entry").path()).collect();
    files.sort();
    let games = files
        .iter()
        .map(|file| game(&fs::read_to_string(file).expect("a text")));
    games.filter(|game| game.stack().left() == 1).collect()
}

fn missed_by(games: &[Game], player: &Contender) -> i32 {
    let all = games.iter();
    let all = all.map(|game| Endgame::new(game.clone(), ENOUGH).regret(1, player));
    all.map(|lost| lost.expect("it is solved")).sum()
}

#[test]
fn the_last_tile_is_solved_as_its_puzzle_says() {
    let game = game(PUZZLE);
    let solved = solve(&game, &mut { ENOUGH }).expect("it is solved");
    let (best, others): (Vec<_>, Vec<_>) = solved.into_iter().partition(|choice| choice.worth > 0);
    assert_eq!(best.len(), 2, "a straight road lies in two ways: {best:?}");
    for choice in best {
        let Action::Place { pos, .. } = choice.action else {
            panic!("{choice:?}");
        };
        assert_eq!((pos.x, pos.y), (4, -1));
        assert_eq!(choice.worth, 1000, "47 to 46");
    }
    assert!(others.len() > 10, "{others:?}");
}

/// The worth of a position is that of the best that can be done in it, whoever is asked: nothing is lost by doing that.
#[test]
fn what_is_best_stays_best_when_it_is_done() {
    for game in two_tiles().iter().take(6) {
        let solved = solve(game, &mut { ENOUGH }).expect("it is solved");
        let mut after = game.clone();
        after.apply_trusted(solved[0].action);
        if after.asked().map(|asked| asked.question) != Some(Question::Figure) {
            continue;
        }
        let next = solve(&after, &mut { ENOUGH }).expect("it is solved");
        assert_eq!(next[0].worth, solved[0].worth);
    }
}

#[test]
fn who_looks_at_what_a_turn_leaves_behind_misses_little() {
    let games = two_tiles();
    assert!(games.len() >= 20, "{}", games.len());
    let [random, beginner, strong] = [Level::Random, Level::Beginner, Level::Strong]
        .map(|level| missed_by(&games, &Contender::new(level)));
    let told = format!("{random}, {beginner}, {strong}");
    assert!(random > 2 * strong && beginner > 2 * strong, "{told}");
    assert!(
        strong <= 300 * games.len() as i32,
        "a third of a point: {told}"
    );
}

/// A road that lies straight is the same the other way round.
#[test]
fn a_tile_turned_so_that_nothing_changes_is_no_other_choice() {
    let mut turned = 0;
    for game in &two_tiles() {
        let solved = solve(game, &mut { ENOUGH }).expect("it is solved");
        let (kept, others): (Vec<Choice>, Vec<Choice>) = solved.iter().partition(|choice| {
            let Action::Place { tile, rotation, .. } = choice.action else {
                return true;
            };
            catalogue().tile(tile).rotations().contains(&rotation)
        });
        for other in &others {
            let lost = solved[0].worth - other.worth;
            assert_eq!(regret_of(game, &kept, other.action), lost, "{other:?}");
        }
        turned += others.len();
    }
    assert!(turned > 10, "{turned}");
}

/// A search that is told nothing of the solution comes to what is best, or near it.
#[test]
fn a_long_search_finds_what_is_best_where_that_is_known() {
    let games = two_tiles();
    let lost = games.iter().take(8).map(|game| {
        let solved = solve(game, &mut { ENOUGH }).expect("it is solved");
        let found = deep_search(game, 1, 100_000).expect("it is searched");
        assert!(
            regret_of(game, &found, found[0].action) == 0
                && regret_of(game, &found, Action::Confirm) > 0
        );
        regret_of(game, &solved, found[0].action)
    });
    let lost: i32 = lost.sum();
    assert!(lost <= 1_500, "{lost}");
}

#[test]
fn an_expert_misses_nearly_nothing_with_two_tiles_left() {
    let games = two_tiles();
    let expert = Contender::new(Level::Expert).patient(Patience::Quick);
    let lost = missed_by(&games[..4], &expert);
    assert!(lost <= 1000, "{lost}");
}

#[test]
fn what_is_too_much_or_nobodys_to_decide_is_not_solved() {
    let games = two_tiles();
    assert_eq!(solve(&games[0], &mut { 10 }), None, "too much");
    let start = Game::new(base(2)).expect("a game");
    assert_eq!(solve(&start, &mut { ENOUGH }), None, "chance is asked");
    // With many tiles to come nothing is looked at.
    let many = game(
        "bastide 1\nset base\nseats 2\noption first-player 1\nstack base/E base/V base/V base/U base/U base/U\nplay\n\
         draw base/E\n",
    );
    let mut left = ENOUGH;
    assert_eq!(solve(&many, &mut left), None, "many tiles are to come");
    assert_eq!(left, ENOUGH);
}

#[test]
fn what_is_looked_at_is_counted_for_all_that_is_asked_together() {
    let games = two_tiles();
    let mut left = ENOUGH;
    let solved = solve(&games[0], &mut left).expect("it is solved");
    let used = ENOUGH - left;
    assert!(used > 100, "{used}");
    assert_eq!(solve(&games[0], &mut { used }), Some(solved));
    let mut few = used - 1;
    assert_eq!(solve(&games[0], &mut few), None);
    // All decisions of a turn have what one of them may cost, and whoever cannot know the best of them misses nothing.
    let player = Contender::new(Level::Greedy);
    assert!(
        Endgame::new(games[0].clone(), used - 1)
            .regret(1, &player)
            .is_none()
    );
}
