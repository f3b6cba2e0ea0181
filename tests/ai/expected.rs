//! What a player expects of a position, for whoever compares it with how games end.

use engine::ai::{Contender, Level, Progress, Thinker, Weights, expected_lead, think};
use engine::rules::{Edition, Game, Question, Setup};
use engine::table::{Croupier, Party, Seat, Silent};

/// Lets a strong player play a base game for two against itself, and looks at each of its decisions about a figure.
fn watch(seed: u64, mut look: impl FnMut(&Game, Seat)) -> Game {
    let setup = Setup::base(Edition::Current, 2);
    let mut game = Game::start(setup.clone(), &mut Silent).expect("a game");
    let mut croupier = Croupier::for_setup(&setup, seed);
    let strong = Contender::new(Level::Strong);
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game),
            Party::Player(seat) => {
                if asked.question == Question::Figure {
                    look(&game, seat);
                }
                think(&game, seed, &strong).map(|thought| thought.action)
            }
        };
        game.apply_trusted(action.expect("something to do"));
    }
    game
}

#[test]
fn what_is_expected_after_a_turn_is_what_a_strong_player_decides_by() {
    let weights = Weights::default();
    let mut compared = 0;
    let game = watch(3, |game, seat| {
        let seen = game.seen_by(Some(seat));
        let mut thinker = Thinker::new(seen, 3, Level::Strong).expect("somebody is asked");
        while thinker.step(u32::MAX) == Progress::Thinking {}
        for choice in thinker.ranked() {
            let mut after = game.clone();
            after.apply_trusted(choice.action);
            if after
                .asked()
                .is_some_and(|asked| asked.question == Question::Confirm)
            {
                let lead = expected_lead(&after, seat, &weights);
                let worth = choice.worth as f32 / 1000.0;
                assert!((lead - worth).abs() < 0.01, "{lead}, {worth}");
                compared += 1;
            }
        }
    });
    assert!(compared > 50, "{compared}");
    // Nothing is left to expect when it is over.
    let scores = game.scores();
    let lead = scores[0] as f32 - scores[1] as f32;
    assert_eq!(expected_lead(&game, Seat(0), &weights), lead);
    assert_eq!(expected_lead(&game, Seat(1), &weights), -lead);
}
