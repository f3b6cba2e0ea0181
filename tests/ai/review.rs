//! A look back at a turn: what it could have brought.

use crate::tables::{base, everything};
use engine::ai::review::{Cause, Reviewer, Turn, review};
use engine::ai::{Level, Progress, Thinker, choose};
use engine::rules::{Action, Question, Setup, legal, outcomes};
use engine::session::{Seating, Session};
use engine::table::Party;
use engine::tiles::TileId;

/// A game of two of a level, played to its end.
fn played(setup: Setup, level: Level, seed: u64) -> Session {
    let mut session: Session = Session::new(setup, Seating::persons(2), seed).expect("a game");
    while session.asked().is_some() {
        let action = choose(session.game(), seed, level).expect("an action");
        session.act(action).expect("legal");
    }
    session
}

/// The turn in which so many tiles were laid before.
fn turn(session: &Session, number: usize) -> Turn {
    session.turn_at(session.laid_at()[number]).expect("a turn")
}

/// The same turn, taken another way.
fn instead(turn: &Turn, made: &[Action]) -> Turn {
    Turn {
        made: made.to_vec(),
        ..turn.clone()
    }
}

#[test]
fn the_best_way_loses_nothing_and_no_way_loses_less() {
    let session = played(base(2), Level::Beginner, 3);
    for number in [4, 21, 50] {
        let turn = turn(&session, number);
        let turn_review = review(turn.clone(), 5).expect("a review");
        assert!(turn_review.lost() >= 0);
        let best = review(instead(&turn, &[turn_review.best]), 5).expect("a review");
        assert_eq!((best.lost(), best.best), (0, turn_review.best), "{number}");
    }
}

/// What a strong player does with the rest of a turn, after this.
fn completed(turn: &Turn, first: Action) -> Vec<Action> {
    let mut game = turn.game.clone();
    let mut made = vec![first];
    game.apply_trusted(first);
    while let Some(asked) = game
        .asked()
        .filter(|asked| asked.question == Question::Figure)
    {
        assert!(asked.party != Party::Chance);
        let action = choose(&game, 0, Level::Strong).expect("a figure");
        game.apply_trusted(action);
        made.push(action);
    }
    made
}

/// The first turn of a game whose first tile can be laid in one way alone.
fn forced() -> Turn {
    let all = base(2).drawn_tiles();
    let stack = |first: TileId| {
        let copies = all
            .iter()
            .flat_map(|&(tile, copies)| std::iter::repeat_n(tile, usize::from(copies)));
        let mut tiles: Vec<TileId> = copies.collect();
        let at = tiles.iter().position(|&tile| tile == first);
        tiles.swap(0, at.unwrap_or_default());
        tiles
    };
    let mut begun = all.iter().map(|&(first, _)| {
        let mut setup = base(2);
        setup.stack = Some(stack(first));
        turn(&played_turns(setup, 1), 0)
    });
    let only = |turn: &Turn| {
        let mut thinker = Thinker::new(turn.game.clone(), 1, Level::Strong).expect("a player");
        thinker.step(1) != Progress::Thinking && thinker.nodes() == 0
    };
    begun.find(only).expect("a tile that fits in one way")
}

#[test]
fn whoever_has_no_choice_loses_nothing() {
    let turn = forced();
    let made = completed(&turn, turn.made[0]);
    let turn_review = review(instead(&turn, &made), 2).expect("a review");
    assert_eq!(turn_review.lost(), 0, "{turn_review:?}");
    assert_eq!(turn_review.best, turn.made[0]);
}

#[test]
fn a_blunder_is_found_with_what_would_have_been_better() {
    let session = played(base(2), Level::Strong, 9);
    for number in [20, 40, 55] {
        let turn = turn(&session, number);
        let mut thinker = Thinker::new(turn.game.clone(), 1, Level::Strong).expect("a player");
        while thinker.step(1000) == Progress::Thinking {}
        let worst = thinker.ranked().last().expect("a choice").action;
        let mut after = turn.game.clone();
        after.apply_trusted(worst);
        let nobody = legal(&after)
            .contains(&Action::Pass)
            .then_some(Action::Pass);
        let made: Vec<Action> = [worst].into_iter().chain(nobody).collect();
        let turn_review = review(instead(&turn, &made), 4).expect("a review");
        assert!(turn_review.lost() > 800, "{number} {turn_review:?}");
        assert_eq!(turn_review.why.sum(), turn_review.lost());
        let rest = turn_review.why.own[Cause::Rest as usize];
        assert!(2 * rest.abs() < turn_review.lost(), "{turn_review:?}");
        assert_ne!(turn_review.best, worst);
    }
}

#[test]
fn slices_change_nothing_and_neither_does_doing_it_again() {
    let session = played(base(2), Level::Greedy, 6);
    let turn = turn(&session, 12);
    let whole = review(turn.clone(), 8).expect("a review");
    let mut reviewer = Reviewer::new(turn, 8).expect("a turn");
    let sliced = loop {
        if let Some(turn_review) = reviewer.step(97) {
            break turn_review;
        }
    };
    assert_eq!(sliced, whole);
}

/// Two games that differ by nothing but what comes later.
#[test]
fn what_was_not_seen_changes_nothing() {
    let tiles: Vec<TileId> = base(2)
        .drawn_tiles()
        .iter()
        .flat_map(|&(tile, copies)| std::iter::repeat_n(tile, usize::from(copies)))
        .collect();
    let turn_reviews = [0, 13, 40].map(|turned| {
        let mut tiles = tiles.clone();
        tiles[6..].rotate_left(turned);
        let mut setup = base(2);
        setup.stack = Some(tiles);
        let session = played_turns(setup, 4);
        review(turn(&session, 3), 1).expect("a review")
    });
    assert_eq!(turn_reviews[0], turn_reviews[1]);
    assert_eq!(turn_reviews[0], turn_reviews[2]);
}

/// A game in which so many tiles were laid.
fn played_turns(setup: Setup, tiles: usize) -> Session {
    let mut session: Session = Session::new(setup, Seating::persons(2), 1).expect("a game");
    while session.laid_at().len() < tiles
        || session.game().asked().map(|asked| asked.question) == Some(Question::Figure)
    {
        let action = choose(session.game(), 1, Level::Greedy).expect("an action");
        session.act(action).expect("legal");
    }
    session
}

/// Judging the tiles that could have come takes long there, and is no part of what may be played on.
#[test]
fn with_every_box_turns_are_played_on_too() {
    let session = played_turns(everything(2), 60);
    let found = |number: usize| {
        [1, 2].map(|seed| {
            let turn_review = review(turn(&session, number), seed).expect("a review");
            (turn_review.could, turn_review.did)
        })
    };
    for number in [12, 20] {
        // Other tiles come with another seed; what is only judged is the same.
        let [one, other] = found(number);
        assert_ne!(one, other, "turn {number}");
    }
}

/// The luck of a tile is measured against all that could have come: over all of them it is nothing.
#[test]
fn the_tiles_that_could_have_come_are_neither_lucky_nor_unlucky_together() {
    let session = played(base(2), Level::Greedy, 2);
    let turn = turn(&session, 66);
    let undrawn = turn.undrawn.clone().expect("it was drawn");
    let (mut sum, mut all) = (0, 0);
    for (tile, copies) in outcomes(&undrawn) {
        let mut game = undrawn.clone();
        game.apply_trusted(tile);
        let Some(action) =
            choose(&game, 0, Level::Strong).filter(|action| matches!(action, Action::Place { .. }))
        else {
            continue;
        };
        let drawn = Turn {
            game,
            made: vec![action],
            ..turn.clone()
        };
        let luck = review(drawn, 1).and_then(|turn_review| turn_review.luck);
        sum += i64::from(luck.expect("it was drawn")) * i64::from(copies);
        all += i64::from(copies);
    }
    assert!(sum.abs() <= all, "{sum} of {all}");
}

/// Three completed cities beside one field, and one tile to come after the one drawn.
const FIELD: &str = "bastide 1\nset base\nseats 2\noption first-player 1\nseed 1\nstack base/E\nstart\n\
    tile base/D 0,0\ntile base/D 1,0\ntile base/D 2,0\n\
    tile base/E 0,-1 r2\ntile base/E 1,-1 r2\ntile base/E 2,-1 r2\n\
    drawn base/U\nplay\n";

/// What a review says of a turn in this game that ends like this.
fn told(record: &str, turn: &str) -> engine::ai::review::TurnReview {
    let session: Session = Session::load(&format!("{record}{turn}confirm\n")).expect("a record");
    let turn_review = review(session.turn_at(session.laid_at()[0]).expect("a turn"), 3);
    turn_review.expect("a review")
}

#[test]
fn who_puts_no_farmer_beside_three_cities_is_told_that_fields_are_why() {
    let turn_review = told(FIELD, "place base/U 3,0 r0\npass\n");
    let (lost, why) = (turn_review.lost(), turn_review.why);
    assert_eq!(why.sum(), lost);
    assert!(3 * why.own[Cause::Fields as usize] > lost, "{why:?}");
    let more = |cause| {
        why.own[cause as usize] + why.others[cause as usize] <= why.own[Cause::Fields as usize]
    };
    let other = |cause: &Cause| *cause != Cause::Fields;
    assert!(Cause::ALL.into_iter().filter(other).all(more), "{why:?}");
}

/// A city of the first seat that one tile completes, and one tile to come after it.
const CITY: &str = "bastide 1\nset base\nseats 2\noption first-player 1\nseed 1\nstack base/V\nstart\n\
    tile base/D 0,0\nfigure 1 meeple city N 0,0\ndrawn base/E\nplay\n";

#[test]
fn what_the_better_move_scores_is_told_apart_from_what_comes_later() {
    let why = told(CITY, "place base/E 0,1 r2\npass\n").why;
    let best = Cause::ALL
        .into_iter()
        .max_by_key(|&cause| why.own[cause as usize]);
    assert_eq!(best, Some(Cause::AtOnce), "{why:?}");
    assert!(
        why.own[Cause::Cities as usize] < 0,
        "an open city counts in the end: {why:?}"
    );
}
