//! The points a player counts are those the game pays.

use crate::tables::{mixed, play};
use engine::ai::{Level, choose, projected_scores};
use engine::rules::{Action, Game, Question, Record, legal};
use engine::table::{MOST_POINTS, Silent};

#[test]
fn points_now_are_the_final_scores_at_the_end() {
    for number in 0..40 {
        let mut last = None;
        let game = play(mixed(number), number, Level::Random, |game, action| {
            if action == Action::Confirm {
                last = Some(projected_scores(game));
            }
        });
        let scores: Vec<i32> = game.scores().iter().map(|&score| score as i32).collect();
        let counted = last.map(|points| points[..scores.len()].to_vec());
        assert_eq!(counted, Some(scores.clone()), "setup {number}");
        assert_eq!(projected_scores(&game)[..scores.len()], scores);
    }
}

/// What is being paid is counted once, whatever is asked meanwhile: confirming never changes it.
#[test]
fn points_on_their_way_are_counted_once() {
    let mut before: Option<(Question, Vec<i32>)> = None;
    let mut compared = 0;
    let mut look = |game: &Game, action: Action| {
        let now = projected_scores(game).to_vec();
        if let Some((Question::Advance(_), earlier)) = &before {
            assert_eq!(*earlier, now);
            compared += 1;
        }
        let question = game.asked().map(|asked| asked.question);
        let moves = matches!(action, Action::Advance(_));
        before = question.filter(|_| moves).map(|question| (question, now));
    };
    let mut setup = mixed(0);
    setup.parts = setup.parts.with(engine::rules::Part::Messengers);
    setup.options.hand = engine::rules::Hand::One;
    play(setup, 3, Level::Greedy, &mut look);
    assert!(compared > 5);
}

/// A record may begin with as many points as that, for everybody and on both figures.
#[test]
fn the_most_points_a_position_may_have_can_be_weighed() {
    let mut text =
        "bastide 1\nset base\npart messengers\nseats 6\nstart\ntile base/D 0,0 r0\n".to_string();
    for seat in 1..=6 {
        text += &format!("score {seat} {MOST_POINTS} {MOST_POINTS}\n");
    }
    let record = Record::read(&text).expect("a record");
    let (mut game, mut croupier) = record.replay(&mut Silent).expect("it was read");
    while let Some(action) = croupier.deal(&game) {
        game.apply(action, &mut Silent).expect("an outcome");
    }
    for level in Level::ALL {
        let action = choose(&game, 1, level).expect("a player is asked");
        assert!(legal(&game).contains(&action), "{level:?}");
    }
}
