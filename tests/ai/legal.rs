//! Every answer of every level is legal, whatever is in play.

use crate::tables::{base, everything, mixed, play};
use engine::ai::{Level, Progress, Thinker, choose};
use engine::rules::{Action, Croupier, Game, Question, legal};
use engine::table::{Party, Silent};
use std::collections::BTreeSet;

#[test]
fn every_answer_is_legal_with_all_parts() {
    let mut asked = BTreeSet::new();
    for number in 0..24 {
        let level = Level::ALL[(number / 2 % 4) as usize];
        let all = (number % 2 == 0).then(|| everything(2 + (number % 4) as u8));
        let setup = all.unwrap_or_else(|| mixed(number));
        let game = play(setup, number, level, |game, _| {
            asked.extend(game.asked().map(|asked| name(asked.question)));
        });
        assert!(game.is_over());
    }
    let all = [
        "ingot",
        "gingerbread",
        "circle",
        "circle-add",
        "circle-remove",
        "land",
        "flock",
        "rob",
        "score-next",
        "advance",
        "message",
        "place",
        "figure",
        "confirm",
    ];
    for question in all {
        assert!(asked.contains(question), "nobody was asked: {question}");
    }
}

fn name(question: Question) -> &'static str {
    match question {
        Question::Ingot => "ingot",
        Question::Gingerbread => "gingerbread",
        Question::Circle => "circle",
        Question::CircleAdd => "circle-add",
        Question::CircleRemove => "circle-remove",
        Question::TakeIngot => "take-ingot",
        Question::Land => "land",
        Question::Flock => "flock",
        Question::Rob => "rob",
        Question::ScoreNext => "score-next",
        Question::Advance(_) => "advance",
        Question::Message(_) => "message",
        Question::Place => "place",
        Question::Figure => "figure",
        Question::Confirm => "confirm",
        _ => "other",
    }
}

#[test]
fn nobody_thinks_for_chance_or_when_all_is_over() {
    let game = Game::new(base(2)).expect("a game");
    assert_eq!(choose(&game, 1, Level::Strong), None);
    assert!(Thinker::new(game, 1, Level::Strong).is_none());
    let over = play(base(2), 1, Level::Random, |_, _| {});
    assert_eq!(choose(&over, 1, Level::Strong), None);
}

#[test]
fn random_tries_everything() {
    let mut game = Game::new(base(2)).expect("a game");
    let mut croupier = Croupier::new(5);
    while game.asked().map(|asked| asked.party) == Some(Party::Chance) {
        let outcome = croupier.deal(&game).expect("an outcome");
        game.apply(outcome, &mut Silent).expect("legal");
    }
    let all: BTreeSet<Action> = legal(&game).into_iter().collect();
    let tried = (0..2000)
        .filter_map(|seed| choose(&game, seed, Level::Random))
        .collect();
    assert_eq!(all, tried);
}

#[test]
fn slices_do_not_matter() {
    play(mixed(10), 3, Level::Random, |game, _| {
        if game.turn().number % 9 != 4 {
            return;
        }
        for level in Level::ALL {
            let Some(mut thinker) = Thinker::new(game.clone(), 8, level) else {
                continue;
            };
            let sliced = loop {
                if let Progress::Done(action) = thinker.step(1) {
                    break action;
                }
            };
            let Some(mut thinker) = Thinker::new(game.clone(), 8, level) else {
                continue;
            };
            assert_eq!(thinker.step(u32::MAX), Progress::Done(sliced), "{level:?}");
        }
    });
}

#[test]
fn levels_have_names() {
    for level in Level::ALL {
        assert_eq!(Level::parse(level.name()), Some(level));
    }
    assert_eq!(Level::parse("godlike"), None);
}
