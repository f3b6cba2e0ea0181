//! How long an expert thinks is counted in positions: more of them for who waits longer, and never many more than were meant.

use engine::ai::{
    Contender, Level, MOST_TO_JUDGE, Patience, Plan, Progress, Thinker, choose, think,
};
use engine::rules::{Game, Question, Setup};
use engine::table::{Croupier, Party};

use crate::tables::{base, everything};

/// Decisions about a tile in a game of greedy players, every so many turns.
fn positions(setup: Setup, apart: u16) -> Vec<Game> {
    let mut game = Game::new(setup).expect("a game");
    let mut croupier = Croupier::new(8);
    let mut all = Vec::new();
    while let Some(asked) = game.asked() {
        if asked.question == Question::Place && game.turn().number % apart == apart / 2 {
            all.push(game.clone());
        }
        let action = match asked.party {
            Party::Chance => croupier.deal(&game),
            Party::Player(_) => choose(&game, 8, Level::Greedy),
        };
        game.apply_trusted(action.expect("an action"));
    }
    all
}

fn nodes(game: &Game, player: &Contender) -> u32 {
    think(game, 3, player).expect("a player is asked").nodes
}

#[test]
fn who_waits_longer_gets_more_thought() {
    let expert = Contender::new(Level::Expert);
    let games = positions(base(2), 15);
    let [quick, normal, long] = Patience::ALL.map(|patience| {
        let expert = expert.clone().patient(patience);
        games.iter().map(|game| nodes(game, &expert)).sum::<u32>()
    });
    assert!(
        3 * quick < 2 * normal && 3 * normal < 2 * long,
        "{quick} {normal} {long}"
    );
}

#[test]
fn the_usual_time_changes_nothing_about_an_expert() {
    let expert = Contender::new(Level::Expert);
    assert_eq!(expert.clone().patient(Patience::Normal), expert);
}

/// A strong player does not look ahead, however long somebody waits.
#[test]
fn patience_makes_no_other_level_think() {
    let strong = Contender::new(Level::Strong);
    let game = &positions(base(2), 30)[1];
    let long = strong.clone().patient(Patience::Long);
    assert_eq!(nodes(game, &long), nodes(game, &strong));
}

#[test]
fn an_expert_keeps_to_its_budget_whatever_is_in_play() {
    let expert = Contender::new(Level::Expert).patient(Patience::Quick);
    let most = MOST_TO_JUDGE + expert.plan.budget * 3 / 2;
    for seats in [2, 4] {
        for game in positions(everything(seats), 50) {
            let looked_at = nodes(&game, &expert);
            assert!(looked_at <= most, "{looked_at} positions for {seats}");
        }
    }
}

/// With as many rounds as anybody wants, what is clear is decided before the budget is spent, and what is not, is not.
#[test]
fn what_is_clear_is_decided_early() {
    let plan = Plan::EXPERT.for_budget(20_000).with("rounds", 100_000);
    let expert = Contender {
        plan: plan.expect("a number of that name"),
        ..Contender::new(Level::Expert)
    };
    let looked_at: Vec<u32> = positions(base(2), 5)
        .iter()
        .map(|game| nodes(game, &expert))
        .collect();
    assert!(
        looked_at.iter().any(|&nodes| nodes < 6_000),
        "{looked_at:?}"
    );
    assert!(
        looked_at.iter().any(|&nodes| nodes > 10_000),
        "{looked_at:?}"
    );
}

/// Where nothing can be looked at but what seems best at once, that is done.
#[test]
fn without_a_budget_an_expert_decides_as_a_strong_player_would() {
    let plan = Plan::EXPERT.with("budget", 1).expect("a number");
    let expert = Contender {
        plan,
        ..Contender::new(Level::Expert)
    };
    for game in positions(base(2), 9) {
        let party = game.asked().map(|asked| asked.party);
        let Some(Party::Player(seat)) = party else {
            continue;
        };
        let seen = game.seen_by(Some(seat));
        let mut strong = Thinker::new(seen, 3, Level::Strong).expect("a player is asked");
        assert!(matches!(strong.step(u32::MAX), Progress::Done(_)));
        let best = strong.ranked()[0].worth;
        let done = think(&game, 3, &expert).expect("a player is asked").action;
        let worth = strong
            .ranked()
            .into_iter()
            .find(|choice| choice.action == done);
        assert_eq!(worth.map(|choice| choice.worth), Some(best));
    }
}
