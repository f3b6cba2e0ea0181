//! What a program is told of a game: what its seat may know, all of it, and nothing else.

use std::fmt::Debug;

use engine::ai::Strategy;
use engine::ai::{Contender, Level};
use engine::rules::{Hand, Setup};
use engine::table::{Croupier, Party, Record, Recorded, Seat, Secrets, Silent};
use engine::{cards, rules};

use crate::tables::{base, everything, mixed};

/// A game of players who think little, as a record.
fn record<G>(setup: G::Setup, seed: u64) -> Record<G>
where
    G: Recorded,
    Contender: Strategy<G>,
{
    let mut record = Record::<G>::new(setup, seed);
    let mut game = record.start(&mut Silent).expect("a game");
    let mut croupier: Croupier<G> = record.croupier();
    let player = Contender::new(Level::Greedy);
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game),
            Party::Player(_) => player.choose(&game, seed),
        };
        let action = action.expect("an action");
        game.apply_trusted(action);
        record.actions.push(action);
    }
    record
}

/// The record up to its first `steps` decisions, the game there, and who is asked.
fn cut<G: Recorded>(record: &Record<G>, steps: usize) -> (Record<G>, G, Option<Seat>) {
    let mut part = record.clone();
    part.actions.truncate(steps);
    let (game, _) = part.replay(&mut Silent).expect("it was played");
    let seat = match game.asked().map(|asked| asked.party) {
        Some(Party::Player(seat)) => Some(seat),
        _ => None,
    };
    (part, game, seat)
}

/// Tells the game at some decisions, every seat, and looks whether each knows from the text what it knows at the table. Returns
/// how many labels there were.
fn tell<G>(record: &Record<G>, apart: usize) -> usize
where
    G: Secrets<Trouble: Debug>,
{
    let mut labels = 0;
    for steps in (0..record.actions.len()).step_by(apart) {
        let (part, game, _) = cut(record, steps);
        for seat in (0..game.seats()).map(Seat) {
            let text = part.redacted_for(seat).expect("it was played");
            labels += text.matches('?').count();
            let read = Record::<G>::read_redacted(&text);
            let read = read.unwrap_or_else(|error| panic!("{error:?}\n{text}"));
            let (read, _) = read.replay(&mut Silent).expect("it can be played");
            assert_eq!(read.seen_by(Some(seat)), game.seen_by(Some(seat)), "{text}");
        }
    }
    labels
}

#[test]
fn a_seat_knows_from_what_it_is_told_what_it_knows_at_the_table() {
    let three = |mut setup: Setup| {
        setup.options.hand = Hand::Three;
        setup
    };
    let setups = [
        three(base(3)),
        three(mixed(4)),
        three(mixed(33)),
        three(everything(2)),
    ];
    for (seed, setup) in (1..).zip(setups) {
        let record = record::<rules::Game>(setup, seed);
        assert!(tell(&record, 7) > 50);
    }
    for seats in 2..=5 {
        let record = record::<cards::Game>(cards::Setup::new(seats), seats.into());
        assert!(tell(&record, 7) > 50);
    }
}

/// A seat in whose game nothing is secret is told the record as it is.
#[test]
fn where_nothing_is_secret_nothing_is_covered() {
    let record = record::<rules::Game>(mixed(13), 4);
    assert_eq!(record.setup.options.hand, Hand::One);
    assert_eq!(tell(&record, 40), 0);
}

/// Whether a seat saw the same in both games after every decision: what lay open and is covered by now is remembered.
fn looked_the_same<G: Secrets<Trouble: Debug>>(
    one: &Record<G>,
    other: &Record<G>,
    seat: Seat,
) -> bool {
    (0..one.actions.len()).all(|steps| {
        let [one, other] = [one, other].map(|record| cut(record, steps).1);
        one.seen_by(Some(seat)) == other.seen_by(Some(seat))
    })
}

/// Other worlds in which a seat would have seen the same: two secret pieces are others. Returns in how many of them it is told
/// the same; in all.
fn permute<G: Secrets<Trouble: Debug>>(
    record: &Record<G>,
    apart: usize,
    draw: fn(G::Piece) -> G::Action,
) -> usize {
    let mut worlds = 0;
    for steps in (0..record.actions.len()).step_by(apart) {
        let (part, game, seat) = cut(record, steps);
        let Some(seat) = seat else {
            continue;
        };
        let told = part.redacted_for(seat).expect("it was played");
        let seen = game.seen_by(Some(seat));
        let unseen = game.seen_by(None).unseen_pieces();
        for step in 0..steps {
            for &(piece, _) in unseen.iter().step_by(3) {
                let mut other = part.clone();
                if other.actions[step] == draw(piece) || G::piece(other.actions[step]).is_none() {
                    continue;
                }
                other.actions[step] = draw(piece);
                let Ok((game, _)) = other.replay(&mut Silent) else {
                    continue;
                };
                if game.seen_by(Some(seat)) == seen && looked_the_same(&part, &other, seat) {
                    worlds += 1;
                    assert_eq!(other.redacted_for(seat).expect("it was played"), told);
                }
            }
        }
    }
    worlds
}

#[test]
fn what_others_hold_changes_nothing_that_is_told() {
    let mut setup = base(2);
    setup.options.hand = Hand::Three;
    let record = record::<rules::Game>(setup, 5);
    let worlds = permute(&record, 23, rules::Action::Draw);
    assert!(worlds > 30, "{worlds}");
}

#[test]
fn what_others_hold_or_have_put_face_down_changes_nothing_that_is_told() {
    let record = record::<cards::Game>(cards::Setup::new(3), 5);
    let worlds = permute(&record, 31, cards::Action::Draw);
    assert!(worlds > 30, "{worlds}");
}

#[test]
fn a_label_for_which_nothing_is_left_is_told() {
    let text = "bastide 1\ngame cards\nseats 2\nplay\ndealer 1\ndraw ?1\nplay ?2 red extra\n";
    let error = Record::<cards::Game>::read_redacted(text).expect_err("too much on a line");
    assert_eq!(error.line, 7);
}
