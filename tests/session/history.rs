//! Laws of taking back, making again and stepping through, over random games.

use engine::rules::{Action, Event};
use engine::session::{Control, Entry, Level, LogLine, Session};
use engine::table::{Party, Play, Recorded, Seat};
use std::iter;

use crate::games::{Choices, any, finish, mixed, session};

/// All of a session that taking back must restore.
fn state<G: Play>(session: &Session<G>) -> (Vec<Entry<G>>, Vec<LogLine<G>>, G) {
    (
        session.entries().to_vec(),
        session.log().to_vec(),
        session.game().clone(),
    )
}

/// Plays random games and shows each session to `look` before and after each action of a player.
fn each_action(mut look: impl FnMut(&mut Session, Action)) {
    for seed in 0..12 {
        let mut choices = Choices::new(seed);
        let mut session = session(&mut choices, seed);
        while let Some(action) = any(&mut choices, &session) {
            look(&mut session, action);
        }
    }
}

/// Carries out an action of a person; taking it back and making it again is as if nothing had happened.
pub fn restores<G: Play>(session: &mut Session<G>, action: G::Action) {
    let before = state(session);
    session.act(action).expect("a legal action");
    let after = state(session);
    if action == G::CONFIRM {
        assert!(!session.can_undo(), "over a confirmed turn");
        assert_eq!(session.undo(), None);
        return;
    }
    let chance = session.entries()[before.0.len() + 1..]
        .iter()
        .any(|entry| entry.by == Party::Chance);
    assert_eq!(session.can_undo(), !chance, "after {action:?}");
    if chance {
        return;
    }
    assert_eq!(session.undo(), Some(action));
    assert_eq!(state(session), before);
    assert!(session.redo().is_some());
    assert_eq!(state(session), after);
    assert!(!session.can_redo());
}

/// Carries out an action; taking back as far as possible goes back to what is final, and not over it.
pub fn stops<G: Play>(session: &mut Session<G>, action: G::Action) {
    session.act(action).expect("a legal action");
    let mut rewound = session.clone();
    let times = iter::from_fn(|| rewound.undo()).count();
    let left = rewound.steps();
    assert!(session.entries()[..left].last().is_none_or(Entry::is_final));
    let taken = &session.entries()[left..];
    assert!(taken.iter().all(|entry| entry.by != Party::Chance));
    assert!(taken.iter().all(|entry| entry.action != G::CONFIRM));
    assert_eq!(times, iter::from_fn(|| rewound.redo()).count());
    assert_eq!(state(&rewound), state(session));
}

#[test]
fn taking_back_restores_everything_and_making_again_repeats_it() {
    each_action(restores);
}

#[test]
fn taking_back_stops_at_chance_and_at_a_confirmed_turn() {
    each_action(stops);
}

#[test]
fn going_another_way_forgets_what_was_taken_back() {
    let mut choices = Choices::new(1);
    let mut session = session(&mut choices, 1);
    let action = any(&mut choices, &session).expect("a first action");
    session.act(action).expect("a legal action");
    session.undo().expect("a decision");
    assert!(session.can_redo());
    let action = any(&mut choices, &session).expect("another action");
    session.act(action).expect("a legal action");
    assert!(!session.can_redo());
    assert_eq!(session.redo(), None);
}

#[test]
fn a_person_takes_back_the_answers_of_computers_too() {
    let mut seen = 0;
    for seed in 0..40 {
        let mut choices = Choices::new(seed);
        let mut session = mixed(&mut choices, seed);
        while let Some(action) = any(&mut choices, &session) {
            session.act(action).expect("a legal action");
            let mut rewound = session.clone();
            if rewound.undo().is_some() {
                assert!(rewound.is_persons_turn());
                seen += usize::from(session.steps() - rewound.steps() > 1);
                let game = session.game().digest();
                rewound.redo().expect("what was taken back");
                assert_eq!(
                    (rewound.steps(), rewound.game().digest()),
                    (session.steps(), game)
                );
            }
        }
    }
    assert!(seen > 0, "no computer ever answered within a person's turn");
}

#[test]
fn every_change_has_another_epoch() {
    each_action(|session, action| {
        let before = session.epoch();
        session.act(action).expect("a legal action");
        let after = session.epoch();
        assert_ne!(before, after);
        let mut handed = session.clone();
        handed.set_control(Seat(0), Control::Computer(Level::Random));
        assert!(![before, after].contains(&handed.epoch()));
        let mut rewound = session.clone();
        if rewound.undo().is_some() {
            assert!(![before, after].contains(&rewound.epoch()));
        }
    });
}

#[test]
fn a_refused_action_changes_nothing() {
    each_action(|session, action| {
        let (before, epoch) = (state(session), session.epoch());
        assert!(session.act(Action::Rob(200)).is_err());
        assert_eq!((state(session), session.epoch()), (before, epoch));
        session.act(action).expect("a legal action");
    });
}

#[test]
fn every_step_can_be_looked_at_again() {
    for seed in 0..6 {
        let mut choices = Choices::new(seed);
        let mut session = session(&mut choices, seed);
        let mut games = vec![session.game().clone()];
        let first = session.steps();
        while let Some(action) = any(&mut choices, &session) {
            let before = session.steps();
            session.act(action).expect("a legal action");
            games.resize(session.steps() - first + 1, session.game().clone());
            if session.steps() == before + 1 {
                assert_eq!(games.last(), Some(session.game()));
            }
            assert_eq!(&session.at(session.steps()), session.game());
        }
        let dealt = |step: usize| session.entries()[first + step..].first();
        for (step, game) in games.iter().enumerate() {
            if dealt(step).is_none_or(|next| next.by != Party::Chance) {
                assert_eq!(&session.at(first + step), game, "step {step}");
            }
        }
        assert_eq!(session.at(0).board().placed().len(), 1);
    }
}

#[test]
fn the_same_seed_and_actions_give_the_same_session() {
    let play = |seed| {
        let mut choices = Choices::new(seed);
        let mut session = session(&mut choices, seed);
        finish(&mut choices, &mut session);
        state(&session)
    };
    assert_eq!(play(3), play(3));
    assert_ne!(play(3).2, play(4).2);
}

#[test]
fn the_log_tells_nothing_hidden() {
    for seed in 0..12 {
        let mut choices = Choices::new(seed);
        let mut session = session(&mut choices, seed);
        finish(&mut choices, &mut session);
        let told = session.log();
        assert!(
            told.iter()
                .all(|line| line.event.clone().seen_by(None) == line.event)
        );
        assert!(matches!(
            told.last().map(|line| &line.event),
            Some(Event::Won(_))
        ));
        assert!(told.windows(2).all(|pair| pair[0].step <= pair[1].step));
    }
}

/// Ends a turn; going back before that is as if it had not ended, and chance says the same again.
pub fn reopens<G: Recorded>(session: &mut Session<G>, action: G::Action) {
    let before = state(session);
    let ends = action == G::CONFIRM;
    session.act(action).expect("a legal action");
    assert_eq!(session.since_turn_ended().is_some(), ends, "{action:?}");
    let loaded = Session::<G>::load(&session.save()).expect("a record");
    assert_eq!(loaded.since_turn_ended().is_some(), ends, "{action:?}");
    if !ends {
        assert!(!session.clone().reopen_turn());
        return;
    }
    let (after, text) = (state(session), session.save());
    let since = session.since_turn_ended().expect("a way back");
    assert!(since.iter().all(|entry| entry.by == Party::Chance));
    assert_eq!(since.len(), after.0.len() - before.0.len() - 1);
    let epoch = session.epoch();
    assert!(session.reopen_turn() && session.epoch() > epoch);
    assert_eq!(state(session), before);
    let mut rewound = session.clone();
    while rewound.undo().is_some() {}
    session.act(action).expect("a legal action");
    assert_eq!((state(session), session.save()), (after, text));
}

#[test]
fn the_end_of_a_turn_is_gone_back_over_and_chance_says_the_same_again() {
    each_action(reopens);
}

#[test]
fn the_end_of_a_computers_turn_stands() {
    let mut seen = 0;
    for seed in 0..12 {
        let mut choices = Choices::new(seed);
        let mut session = mixed(&mut choices, seed);
        while let Some(action) = any(&mut choices, &session) {
            let (person, ends) = (session.is_persons_turn(), action == Action::Confirm);
            session.act(action).expect("a legal action");
            assert_eq!(session.since_turn_ended().is_some(), ends && person);
            seen += usize::from(ends && !person);
        }
    }
    assert!(seen > 0, "no computer ever ended a turn");
}

#[test]
fn the_end_of_a_turn_is_looked_at_before_chance_spoke() {
    let mut ends = 0;
    each_action(|session, action| {
        let steps = session.steps();
        let mut before = session.game().clone();
        session.act(action).expect("a legal action");
        if action != Action::Confirm {
            assert!(session.turn_end().is_none() && session.at_turn_end().is_none());
            return;
        }
        let end = session.turn_end().expect("a person ended it");
        assert_eq!((end.action, end), (action, &session.entries()[steps]));
        before.apply_trusted(action);
        assert_eq!(session.at_turn_end(), Some(before));
        ends += 1;
    });
    assert!(ends > 100, "{ends}");
}

#[test]
fn what_was_taken_back_is_the_next_to_be_made_again() {
    let mut taken = 0;
    each_action(|session, action| {
        assert_eq!(session.next_redo(), None);
        session.act(action).expect("a legal action");
        if session.undo().is_some() {
            assert_eq!(session.next_redo(), Some(action));
            session.redo();
            taken += 1;
        }
    });
    assert!(taken > 100, "{taken}");
}

#[test]
fn a_branch_goes_its_own_way_from_any_step_with_the_same_chance() {
    for seed in 0..4 {
        let mut choices = Choices::new(seed);
        let mut session = session(&mut choices, seed);
        finish(&mut choices, &mut session);
        let all = session.steps();
        for step in [0, all / 3, all / 2, all] {
            let branch = session.branch(step).expect("it was played");
            // Chance speaks at once where the last decision that was kept lets it.
            assert!(branch.steps() >= step);
            let kept = branch.entries().iter().zip(session.entries());
            assert!(
                kept.take(step)
                    .all(|(one, other)| one.action == other.action)
            );
            assert_eq!(branch.at(step), session.at(step));
            assert_eq!(branch.seating(), session.seating());
        }
        assert_eq!(session.steps(), all);
    }
}
