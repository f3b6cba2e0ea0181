//! A game among persons at several devices.

use engine::rules::{Action, Edition, Game, Setup, legal};
use engine::session::{Control, Copies, Seating, Session};
use engine::table::{Randomness, Seat};

fn session() -> Session {
    let setup = Setup::base(Edition::Current, 2);
    Session::with_randomness(setup, Seating::persons(2), 7, Randomness::ByDecisions)
        .expect("a game")
}

/// Does the first thing that is legal, so often.
fn go_on(session: &mut Session, decisions: usize) {
    for _ in 0..decisions {
        let action = legal(session.game())[0];
        session.act(action).expect("a legal action");
    }
}

#[test]
fn one_seat_is_here_and_nobody_else_may_decide() {
    let mut session = session();
    let asked = session.asked_seat().expect("somebody");
    let other = Seat(1 - asked.0);
    session.sit_here(Some(other));
    assert_eq!(session.control(asked), Control::Remote);
    assert_eq!(session.remote_turn(), Some(asked));
    assert!(!session.is_persons_turn() && session.computers_turn().is_none());
    assert_eq!(
        session.observer(),
        Some(other),
        "hands of others stay covered"
    );
    session.sit_here(Some(asked));
    assert!(session.is_persons_turn() && session.remote_turn().is_none());
    session.sit_here(None);
    assert_eq!(session.observer(), None);
    // A record knows no devices.
    let loaded: Session = Session::load(&session.save()).expect("a record");
    assert_eq!(loaded.control(asked), Control::Person);
}

#[test]
fn what_others_may_have_is_not_taken_back() {
    let mut session = session();
    go_on(&mut session, 1);
    assert!(session.can_undo());
    let placed = session.steps();
    session.seal(placed);
    assert!(!session.can_undo());
    assert_eq!(session.undo(), None);
    // What comes after can be.
    session.act(Action::Pass).expect("a figure is never needed");
    assert!(session.can_undo());
    assert_eq!(session.undo(), Some(Action::Pass));
    assert!(!session.can_undo());
    assert!(session.can_redo());
}

#[test]
fn the_end_of_a_turn_that_was_given_out_stands() {
    let mut session = session();
    go_on(&mut session, 1);
    session.act(Action::Pass).expect("a figure is never needed");
    session.act(Action::Confirm).expect("the turn ends");
    let before = session.steps() - 1;
    session.seal(before - 1);
    assert!(session.since_turn_ended().is_some());
    session.seal(session.steps());
    assert!(session.since_turn_ended().is_none() && !session.reopen_turn());
}

#[test]
fn a_turn_that_has_ended_is_reopened_when_the_game_was_loaded_by_whoever_ended_it() {
    let mut session = session();
    let by = session.asked_seat().expect("somebody");
    go_on(&mut session, 1);
    let open = session.game().clone();
    session.act(Action::Pass).expect("a figure is never needed");
    session.act(Action::Confirm).expect("the turn ends");
    let ended = session.game().clone();
    let loaded = || Session::<Game>::load(&session.save()).expect("a record");
    let mut own = loaded();
    own.sit_here(Some(by));
    assert!(own.reopen_turn());
    assert_eq!(own.undo(), Some(Action::Pass));
    assert_eq!(*own.game(), open);
    own.act(Action::Pass).expect("as before");
    own.act(Action::Confirm).expect("as before");
    assert_eq!(*own.game(), ended, "chance says the same again");
    let mut other = loaded();
    other.sit_here(Some(Seat(1 - by.0)));
    assert!(!other.reopen_turn());
}

#[test]
fn two_copies_of_a_game_are_told_apart() {
    let mut kept = session();
    kept.set_name(Seat(0), "Ana");
    let mut other = session();
    assert_eq!(other.compared_with(&kept), Some(Copies::Equal));
    go_on(&mut other, 2);
    assert_eq!(other.compared_with(&kept), Some(Copies::Ahead));
    assert_eq!(kept.compared_with(&other), Some(Copies::Behind));
    let last = *legal(kept.game()).last().expect("a choice");
    kept.act(last).expect("a legal action");
    assert_eq!(other.compared_with(&kept), Some(Copies::Diverged));
    let setup = Setup::base(Edition::Current, 2);
    let by_seed = Session::new(setup.clone(), Seating::persons(2), 7).expect("a game");
    assert_eq!(by_seed.compared_with(&kept), None);
    let another = Session::with_randomness(setup, Seating::persons(2), 8, Randomness::ByDecisions);
    assert_eq!(another.expect("a game").compared_with(&kept), None);
    let from = |score: u32| -> Session {
        let text = format!(
            "bastide 1\nset base\nseats 2\nseed 7\nstart\ntile base/D 0,0\nscore 1 {score} 0\nplay\n"
        );
        Session::load(&text).expect("a record")
    };
    assert_eq!(from(4).compared_with(&from(4)), Some(Copies::Equal));
    assert_eq!(from(4).compared_with(&from(5)), None);
}
