//! The work of a decision is counted in positions and bounded, whatever is asked, and can stop after any of them.

use engine::ai::{Level, MOST_TO_JUDGE, Progress, Thinker, cards as card_players};
use engine::cards;
use engine::rules::{Game, Hand, Record};
use engine::table::{Croupier, Party, Silent};

use crate::tables;

/// Hands of three and every part of the rules for five: the tile of a hand, its figure, mage, ferries, circles and all
/// that follows make one and a half million positions.
const FIVE_SEATS: &str = include_str!("../records/five-seats-hands-of-three.txt");

/// Thinks to the end in slices, by what the seat sees; how many positions that took.
#[track_caller]
fn nodes(game: &Game, level: Level, slice: u32) -> u32 {
    let Some(Party::Player(seat)) = game.asked().map(|asked| asked.party) else {
        return 0;
    };
    nodes_of(game.seen_by(Some(seat)), level, slice)
}

/// As [`nodes`], for whoever sees this.
#[track_caller]
fn nodes_of(view: Game, level: Level, slice: u32) -> u32 {
    let game = &view.clone();
    let mut thinker = Thinker::new(view, 1, level).expect("a player is asked");
    loop {
        let before = thinker.nodes();
        let done = thinker.step(slice) != Progress::Thinking;
        assert!(thinker.nodes() - before <= slice, "{:?}", game.asked());
        if done {
            break;
        }
    }
    assert!(thinker.nodes() <= MOST_TO_JUDGE, "{:?}", game.asked());
    thinker.nodes()
}

#[test]
fn the_hardest_question_known_takes_no_more_than_any_other() {
    let record = Record::read(FIVE_SEATS).expect("it can be read");
    let (game, _) = record.replay(&mut Silent).expect("it can be played");
    for level in [Level::Greedy, Level::Strong] {
        // Whoever sees all hands has the next seat to think of as well; the own view ends before that.
        let looked_at = nodes_of(game.clone(), level, 100);
        assert!(
            looked_at > MOST_TO_JUDGE / 2,
            "{looked_at}: it is not hard any more"
        );
    }
}

#[test]
fn no_decision_of_random_games_exceeds_its_budget() {
    let mut most = 0;
    for number in 0..16 {
        let mut setup = tables::mixed(number);
        if number % 4 == 0 {
            setup = tables::everything(2 + number as u8 / 4);
            setup.options.hand = Hand::Three;
        }
        let mut count = number;
        tables::play(setup, number, Level::Random, |game, _| {
            // Some of the decisions are thought about; all are made by chance.
            count += 1;
            if count % 8 == 0 {
                let level = [Level::Greedy, Level::Strong][(count / 8 % 2) as usize];
                most = most.max(nodes(game, level, 50));
            }
        });
    }
    assert!(most > 1000, "{most}");
}

#[test]
fn no_decision_of_random_card_games_exceeds_its_budget() {
    for seats in 2..=5 {
        let mut game = cards::Game::new(cards::Setup::new(seats)).expect("a game");
        let mut croupier = Croupier::new(seats.into());
        let mut count = 0;
        while let Some(asked) = game.asked() {
            let action = match asked.party {
                Party::Chance => croupier.deal(&game).expect("chance is asked"),
                Party::Player(seat) => {
                    let view = game.seen_by(Some(seat));
                    let mut thinker = card_players::Thinker::new(view, count, Level::Strong)
                        .expect("a player is asked");
                    while thinker.step(50) == Progress::Thinking {
                        assert!(thinker.nodes() <= card_players::MAX_NODES, "{asked:?}");
                    }
                    count += 1;
                    let legal = cards::legal(&game);
                    legal[count as usize % legal.len()]
                }
            };
            game.apply(action, &mut Silent).expect("legal");
        }
        assert!(count > 20, "{count}");
    }
}
