//! Computer players of the card game: what they do is legal, theirs alone, and good.

use engine::ai::cards::{Thinker, choose};
use engine::ai::{Level, Progress};
use engine::cards::{self, Action, Card, Croupier, Game, Question, Rank, Setup, Suit};
use engine::table::{MOST_POINTS, Party, Seat, Silent};
use std::collections::BTreeSet;

/// Plays a game between players of these levels, by seat, looking at each decision of a player; every action has to be
/// legal.
fn play(levels: &[Level], seed: u64, mut look: impl FnMut(&Game, Seat, Action)) -> Game {
    let seats = levels.len() as u8;
    let mut game = Game::new(Setup::new(seats)).expect("a game");
    let mut croupier = Croupier::new(seed);
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game).expect("an outcome"),
            Party::Player(seat) => {
                let level = levels[seat.index()];
                let action = choose(&game, seed, level).expect("an action");
                look(&game, seat, action);
                action
            }
        };
        if let Err(refusal) = game.apply(action, &mut Silent) {
            panic!("{asked:?} is answered with {action:?}: {refusal:?}");
        }
    }
    game
}

#[test]
fn every_answer_is_legal_in_games_of_cards() {
    let mut asked = BTreeSet::new();
    for seed in 0..12 {
        let level = Level::ALL[(seed % 6) as usize];
        let levels = vec![level; 2 + (seed % 4) as usize];
        let game = play(&levels, seed, |game, _, _| {
            asked.extend(game.asked().map(|asked| name(asked.question)));
        });
        assert!(game.is_over());
    }
    for question in ["lay", "turn", "stray", "join", "confirm"] {
        assert!(asked.contains(question), "nobody was asked: {question}");
    }
}

fn name(question: Question) -> &'static str {
    match question {
        Question::LayJoker(_) => "lay",
        Question::Turn => "turn",
        Question::Stray { .. } => "stray",
        Question::Join => "join",
        Question::Confirm => "confirm",
        Question::Dealer | Question::TurnUp | Question::Deal(_) => "chance",
    }
}

/// What others hold, what lies face down and what is under the chests may be anything: a move never depends on it.
#[test]
fn hidden_cards_never_change_a_move() {
    let mut other_worlds = 0;
    for (seed, level) in (0..).zip(Level::ALL) {
        let levels = [level, Level::Greedy, Level::Greedy];
        play(&levels, seed, |game, seat, action| {
            if seat != Seat(0) || game.round() % 3 != 1 {
                return;
            }
            let mut place = 0;
            let world = game.seen_by(Some(seat)).determinized(|left| {
                place += 7;
                let mut cards = left.iter().map(|(card, _)| card);
                cards
                    .clone()
                    .nth(place % cards.clone().count())
                    .or_else(|| cards.next())
            });
            other_worlds += u32::from(world != *game);
            assert_eq!(choose(&world, seed, level), Some(action), "{level:?}");
        });
    }
    assert!(other_worlds > 30, "{other_worlds}");
}

#[test]
fn r_card_15_a_computer_dealer_lays_jokers_in_the_shortest_row() {
    let one = |suit| Card::Character(suit, Rank::One);
    let mut game = Game::new(Setup::new(2)).expect("a game");
    let mut act = |action| game.apply(action, &mut Silent).expect("legal");
    act(Action::Dealer(Seat(1)));
    for suit in [Suit::Yellow, Suit::Red, Suit::Blue] {
        act(Action::Draw(one(suit)));
    }
    act(Action::Draw(Card::Dragon));
    for level in Level::ALL {
        for seed in 0..8 {
            let laid = choose(&game, seed, level);
            assert_eq!(laid, Some(Action::Lay(Suit::Green)), "{level:?}");
        }
    }
}

/// The last turn of a round, and a choice between two rows, whatever the points a record begins with.
#[test]
fn as_many_points_as_a_record_may_have_can_be_thought_about() {
    for points in [0, 50, MOST_POINTS] {
        let text = format!(
            "bastide 1\ngame cards\nseats 2\nstart\nround 9\ndealer 1\nturn 2\nrow green green-3 green-3 green-2
             row red red-1 claim:1\nrow blue blue-1\nbegun 1 2\nlast 1\nscore 1 {points}\nscore 2 7\nplay"
        );
        let record = cards::Record::read(&text).expect("a record");
        let (game, _) = record.replay(&mut Silent).expect("it was read");
        let claims = choose(&game, 1, Level::Strong);
        assert_eq!(claims, Some(Action::Claim(Suit::Green)), "{points}");
    }
}

#[test]
fn nobody_thinks_for_chance_or_after_a_game_of_cards() {
    let game = Game::new(Setup::new(2)).expect("a game");
    assert_eq!(choose(&game, 1, Level::Strong), None);
    assert!(Thinker::new(game, 1, Level::Strong).is_none());
    let over = play(&[Level::Random; 2], 1, |_, _, _| {});
    assert_eq!(choose(&over, 1, Level::Strong), None);
}

#[test]
fn slices_do_not_matter_in_games_of_cards() {
    play(&[Level::Greedy; 2], 3, |game, seat, _| {
        if game.round() % 4 != 1 || seat == Seat(1) {
            return;
        }
        for level in Level::ALL {
            let view = game.seen_by(Some(seat));
            let mut thinker = Thinker::new(view, 8, level).expect("somebody is asked");
            let sliced = loop {
                if let Progress::Done(action) = thinker.step(1) {
                    break action;
                }
            };
            assert_eq!(choose(game, 8, level), Some(sliced), "{level:?}");
        }
    });
}

/// What is done comes first of what came into question, and everything that could be done is among that.
#[test]
fn what_came_into_question_at_cards_is_ranked_the_best_first() {
    let mut asked = 0;
    play(&[Level::Greedy; 2], 4, |game, seat, _| {
        let choices = cards::legal(game);
        if game.round() % 4 != 2 || choices.len() < 2 {
            return;
        }
        let mut thinker = Thinker::new(game.seen_by(Some(seat)), 8, Level::Expert).expect("asked");
        let Progress::Done(action) = thinker.step(u32::MAX) else {
            panic!("it is not ready");
        };
        let ranked = thinker.ranked();
        let worths = ranked.windows(2).map(|pair| pair[0].worth - pair[1].worth);
        assert!(worths.clone().all(|less| less >= 0), "{ranked:?}");
        assert_eq!((ranked[0].action, ranked.len()), (action, choices.len()));
        asked += u32::from(worths.max() > Some(1000));
    });
    assert!(asked > 5, "{asked} with a difference of points");
}

#[test]
fn an_expert_thinks_about_every_decision_at_cards_and_others_go_by_what_they_see_now_and_then() {
    let mut thought = Level::ALL.map(|_| 0);
    let mut asked = 0;
    play(&[Level::Greedy; 2], 5, |game, seat, _| {
        if game
            .asked()
            .is_none_or(|asked| asked.question != Question::Turn)
        {
            return;
        }
        let is_choice = cards::legal(game).len() > 1;
        asked += u32::from(is_choice);
        for (level, thought) in Level::ALL.into_iter().zip(&mut thought) {
            let mut thinker = Thinker::new(game.seen_by(Some(seat)), 2, level).expect("asked");
            let thinks = matches!(thinker.step(1), Progress::Thinking);
            *thought += u32::from(is_choice && thinks);
        }
    });
    let [random, beginner, greedy, hasty, strong, expert] = thought;
    assert_eq!((random, beginner, greedy, expert), (0, 0, 0, asked));
    assert!(
        asked / 3 < hasty && hasty < strong && strong < asked,
        "{thought:?} of {asked}"
    );
}
