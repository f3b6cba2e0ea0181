//! A look back at a decision of the card game: what it could have brought.

use engine::ai::cards::choose;
use engine::ai::cards::review::{Decision, Reviewer, review};
use engine::ai::review::{Cause, TurnReview};
use engine::ai::{Level, Progress, cards::Thinker};
use engine::cards::{Action, Card, Facing, Game, Setup, legal};
use engine::session::{Seating, Session};
use engine::table::{Party, Seat};

/// A game of two of a level, played to its end.
fn played(level: Level, seed: u64) -> Session<Game> {
    let mut session = begun(Setup::new(2), seed);
    while session.asked().is_some() {
        let action = choose(session.game(), seed, level).expect("an action");
        session.act(action).expect("legal");
    }
    session
}

fn begun(setup: Setup, seed: u64) -> Session<Game> {
    Session::new(setup, Seating::persons(2), seed).expect("a game")
}

/// Decisions of a game, some steps apart, in which there was a choice.
fn some(session: &Session<Game>) -> Vec<Decision> {
    let steps = session.decided_at().into_iter().step_by(9);
    let all = steps.map(|step| session.decision_at(step).expect("a decision"));
    all.filter(|decision| legal(&decision.game).len() > 1)
        .collect()
}

fn turn_review(decision: &Decision, made: Action) -> TurnReview<Action> {
    let game = decision.game.clone();
    review(Decision { game, made }, 5).expect("a review")
}

#[test]
fn the_best_choice_at_cards_loses_nothing() {
    let mut lost = 0;
    for decision in some(&played(Level::Beginner, 3)) {
        let told = turn_review(&decision, decision.made);
        assert!(told.lost() >= 0);
        assert_eq!(told.lost() == 0, told.best == decision.made, "{told:?}");
        lost += u32::from(told.lost() > 0);
        let best = turn_review(&decision, told.best);
        assert_eq!((best.lost(), best.best), (0, told.best));
        assert_eq!(best.could, told.could);
    }
    assert!(lost > 2, "{lost}");
}

#[test]
fn a_bad_choice_at_cards_loses_and_what_would_have_been_better_is_told() {
    let mut bad = 0;
    for decision in some(&played(Level::Expert, 9)) {
        let game = decision.game.clone();
        let mut thinker = Thinker::new(game, 1, Level::Expert).expect("a player");
        while thinker.step(1000) == Progress::Thinking {}
        let ranked = thinker.ranked();
        let (first, last) = (ranked[0], ranked[ranked.len() - 1]);
        if first.worth - last.worth < 20_000 {
            continue;
        }
        bad += 1;
        let told = turn_review(&decision, last.action);
        assert!(told.lost() > 8_000, "{told:?}");
        assert_eq!(told.why.sum(), told.lost());
        let rest = told.why.own[Cause::Rest as usize];
        assert!(2 * rest.abs() < told.lost(), "{told:?}");
        assert_ne!(told.best, last.action);
        assert_eq!(told.luck, None);
    }
    assert!(bad > 2, "{bad}");
}

#[test]
fn whoever_has_no_choice_at_cards_loses_nothing() {
    let session = played(Level::Random, 2);
    let steps = session.decided_at().into_iter();
    let decisions = steps.filter_map(|step| session.decision_at(step));
    let forced: Vec<Decision> = decisions
        .filter(|decision| legal(&decision.game).len() == 1)
        .collect();
    assert!(forced.len() > 3, "{}", forced.len());
    for decision in forced.iter().take(4) {
        let told = turn_review(decision, decision.made);
        assert_eq!((told.lost(), told.best), (0, decision.made));
        assert_eq!(told.lead[told.seat.index()], told.did);
    }
}

#[test]
fn slices_change_nothing_in_what_is_said_of_cards() {
    for decision in some(&played(Level::Greedy, 6)).into_iter().take(3) {
        let whole = review(decision.clone(), 8).expect("a review");
        for slice in [1, 97] {
            let mut reviewer = Reviewer::new(decision.clone(), 8).expect("a decision");
            let sliced = loop {
                let before = reviewer.nodes();
                if let Some(turn_review) = reviewer.step(slice) {
                    break turn_review;
                }
                assert!(reviewer.nodes() - before <= slice + 1);
            };
            assert_eq!(sliced, whole);
        }
    }
}

/// The cards that are turned up and dealt first, those of whoever begins taken from the rest, turned by so many.
fn deck(turned: usize) -> Vec<Card> {
    let session = begun(Setup::new(2), UNTURNED);
    let game = session.game();
    let first = session.asked_seat().expect("somebody plays");
    let drawn = session.entries().iter().map(|entry| entry.action);
    let drawn = drawn.filter_map(|action| match action {
        Action::Draw(card) => Some(card),
        _ => None,
    });
    let mut deck: Vec<Card> = drawn.collect();
    let unseen = game.unseen();
    let left = unseen.iter();
    let left = left.flat_map(|(card, copies)| std::iter::repeat_n(card, copies.into()));
    let mut left: Vec<Card> = left.collect();
    left.rotate_left(turned);
    let hand = game.player(first).hand().len();
    assert!(hand > 1, "nobody lays a joker");
    let dealt = deck.len() - 2 * hand;
    for at in 0..hand {
        deck[dealt + 2 * at] = left[at];
    }
    deck
}

/// A seed with which no joker is turned up.
const UNTURNED: u64 = 9;

/// Games that differ by nothing but what is hidden from the seat: the hand of the other one, the card it laid face down,
/// and what comes later.
#[test]
fn what_was_not_seen_changes_nothing_in_what_is_said_of_cards() {
    let turn_reviews = [0, 7, 31].map(|turned| {
        let mut setup = Setup::new(2);
        setup.deck = deck(turned);
        let mut session = begun(setup, UNTURNED);
        let first = session.asked_seat().expect("somebody plays");
        let row = engine::cards::Suit::Green;
        let hidden = session.game().player(first).hand()[0].expect("a card");
        session
            .act(Action::Play { card: hidden, row })
            .expect("legal");
        session.act(Action::Confirm).expect("legal");
        let laid = session.game().row(row).laid().last().copied();
        assert_eq!(laid.map(|laid| laid.facing), Some(Facing::Down(first)));
        let own = choose(session.game(), 1, Level::Random).expect("an action");
        session.act(own).expect("legal");
        let step = *session.decided_at().last().expect("two were made");
        assert!(matches!(session.entries()[step].by, Party::Player(seat) if seat != first));
        let told = review(session.decision_at(step).expect("a decision"), 1).expect("a review");
        (hidden, told)
    });
    assert!(
        turn_reviews
            .iter()
            .any(|(hidden, _)| *hidden != turn_reviews[0].0)
    );
    assert_eq!(turn_reviews[0].1, turn_reviews[1].1);
    assert_eq!(turn_reviews[0].1, turn_reviews[2].1);
}

#[test]
fn what_nobody_decided_is_not_looked_back_at() {
    let session = begun(Setup::new(2), 1);
    assert!(session.decided_at().is_empty());
    assert_eq!(session.decision_at(0), None, "chance");
    let decision = |made| Decision {
        game: session.game().clone(),
        made,
    };
    for made in [Action::Confirm, Action::Sell, Action::Dealer(Seat(0))] {
        assert!(Reviewer::new(decision(made), 1).is_none(), "{made:?}");
    }
}
