//! Sessions around the card game: the same laws as around the tile game, and what is hidden.

use engine::cards::{Action, Game, Origin, Source};
use engine::session::{Control, Level, Session};
use engine::table::{Kind, LineTrouble, MOST_POINTS, Seat, Timing};
use engine::{cards, rules};

use crate::games::{self, Choices, any, finish, with_computers};
use crate::history::{restores, stops};
use crate::moved::hidden_card;
use crate::record::{assert_same, loads_at_any_moment};

/// Plays random games and shows each session to `look`, which carries out the action of a player.
fn each_action(seeds: std::ops::Range<u64>, mut look: impl FnMut(&mut Session<Game>, Action)) {
    for seed in seeds {
        let mut choices = Choices::new(seed);
        let mut session = games::cards(&mut choices, seed);
        while let Some(action) = any(&mut choices, &session) {
            look(&mut session, action);
        }
    }
}

fn mixed(choices: &mut Choices, seed: u64) -> Session<Game> {
    let session = games::cards(choices, seed);
    with_computers(choices, session)
}

#[test]
fn a_saved_game_of_cards_is_loaded_as_it_was_at_any_moment() {
    for seed in 0..3 {
        let mut choices = Choices::new(seed);
        let mut session = mixed(&mut choices, seed);
        session.set_name(Seat(0), "Ana  Maria #1");
        loads_at_any_moment(&mut choices, session);
    }
}

#[test]
fn a_loaded_game_of_cards_goes_on_as_the_saved_one_would_have() {
    for seed in 0..10 {
        let mut choices = Choices::new(seed);
        let mut session = mixed(&mut choices, seed);
        for _ in 0..choices.below(150) {
            let action = any(&mut choices, &session).expect("a game under way");
            session.act(action).expect("a legal action");
        }
        let mut loaded = Session::load(&session.save()).expect("a saved game");
        finish(&mut Choices::new(seed), &mut session);
        finish(&mut Choices::new(seed), &mut loaded);
        assert_same(&session, &loaded);
    }
}

#[test]
fn a_saved_game_says_which_game_it_is_and_the_other_refuses_it() {
    let mut choices = Choices::new(1);
    let cards = games::cards(&mut choices, 1).save();
    let tiles = games::session(&mut choices, 1).save();
    assert_eq!(
        [&cards, &tiles].map(|text| Kind::detect(text)),
        [Kind::Cards, Kind::Tiles]
    );
    let error = <Session>::load(&cards).map(|_| ()).expect_err("cards");
    let other = rules::Trouble::Line(LineTrouble::OtherGame(Kind::Cards));
    assert_eq!((error.line, error.trouble), (2, other));
    let error = Session::<Game>::load(&tiles)
        .map(|_| ())
        .expect_err("tiles");
    let other = cards::Trouble::Line(LineTrouble::OtherGame(Kind::Tiles));
    assert_eq!((error.line, error.trouble), (2, other));
}

#[test]
fn cards_can_be_taken_back_until_the_decision_is_confirmed() {
    each_action(0..4, restores);
}

#[test]
fn taking_cards_back_stops_at_chance_and_at_a_confirmed_decision() {
    each_action(4..8, stops);
}

#[test]
fn a_card_that_was_dealt_is_never_put_back() {
    each_action(0..2, |session, action| {
        session.act(action).expect("a legal action");
        let mut rewound = session.clone();
        while rewound.undo().is_some() {}
        assert_eq!(rewound.game().stack(), session.game().stack());
    });
}

#[test]
fn every_step_of_a_game_of_cards_can_be_looked_at_again() {
    let mut choices = Choices::new(9);
    let mut session = games::cards(&mut choices, 9);
    let mut games = vec![(session.steps(), session.game().clone())];
    while let Some(action) = any(&mut choices, &session) {
        session.act(action).expect("a legal action");
        games.push((session.steps(), session.game().clone()));
    }
    assert_eq!(session.at(0).round(), 0);
    assert!(games.iter().all(|(step, game)| session.at(*step) == *game));
}

#[test]
fn computers_are_asked_in_their_seats() {
    let mut choices = Choices::new(3);
    let mut session = games::cards(&mut choices, 3);
    session.set_control(Seat(1), Control::Computer(Level::Greedy));
    let mut answers = 0;
    while let Some(action) = any(&mut choices, &session) {
        let seat = session.asked_seat().expect("a player");
        let computer = (seat == Seat(1)).then_some((seat, Level::Greedy));
        assert_eq!(session.computers_turn(), computer);
        assert_eq!(session.is_persons_turn(), computer.is_none());
        answers += usize::from(computer.is_some());
        session.act(action).expect("a legal action");
    }
    assert!(answers > 20, "the computer decided only {answers} times");
}

#[test]
fn a_person_sees_the_own_hand_and_no_other() {
    let mut choices = Choices::new(4);
    let mut session = games::cards(&mut choices, 4);
    for seat in (1..session.game().seats()).map(Seat) {
        session.set_control(seat, Control::Computer(Level::Random));
    }
    assert_eq!(session.observer(), Some(Seat(0)));
    let seen = session.seen_by(session.observer());
    assert!(seen.player(Seat(0)).hand().iter().all(Option::is_some));
    assert!(seen.player(Seat(1)).hand().iter().all(Option::is_none));
}

#[test]
fn the_log_of_a_game_of_cards_has_no_hidden_card() {
    let mut hidden = 0;
    for seed in 0..8 {
        let mut choices = Choices::new(seed);
        let mut session = games::cards(&mut choices, seed);
        finish(&mut choices, &mut session);
        for (step, entry) in session.entries().iter().enumerate() {
            let Some(card) = hidden_card(&session.at(step), entry.action) else {
                continue;
            };
            hidden += 1;
            let told = session.log().iter().filter(|line| line.step == step + 1);
            for line in told {
                let text = format!("{:?}", line.event);
                assert!(
                    !text.contains(&format!("{card:?}")),
                    "{text} tells {}",
                    entry.line
                );
            }
        }
    }
    assert!(hidden > 500, "only {hidden} cards were hidden");
}

#[test]
fn the_table_of_a_game_of_cards_sums_to_the_scores_and_grows_by_rounds() {
    let mut origins = Vec::new();
    for seed in 0..20 {
        let mut choices = Choices::new(seed);
        let mut session = games::cards(&mut choices, seed);
        finish(&mut choices, &mut session);
        let (table, scores) = (session.table(), session.game().scores());
        assert_eq!(table.totals, scores);
        let growth = session.growth();
        assert_eq!(growth.len(), usize::from(session.game().rounds()) + 1);
        assert_eq!(growth.last(), Some(&scores));
        assert!(
            session
                .best()
                .iter()
                .zip(&scores)
                .all(|(best, all)| best <= all)
        );
        origins.extend(table.rows.iter().map(|row| (row.timing, row.origin)));
    }
    for source in Source::ALL {
        let timing = match source {
            Source::Buildings => Timing::Final,
            _ => Timing::During,
        };
        let row = (timing, Origin::Cards(source));
        assert!(origins.contains(&row), "{row:?} never came");
    }
}

#[test]
fn the_log_counts_the_rounds() {
    each_action(20..21, |session, action| {
        session.act(action).expect("a legal action");
        let last = session.log().last().expect("a line");
        assert_eq!(last.turn, u16::from(session.at(last.step).round()));
    });
}

/// A record may begin with as many points as that; what is added up from there is what the game says.
#[test]
fn the_table_bears_the_most_points_a_game_of_cards_may_begin_with() {
    let text = format!(
        "bastide 1\ngame cards\nseats 2\nstart\nround 10\nturn 2\nbegun 1 2\nlast 1\nrow red red-1 claim:1\n\
        row blue blue-3\nscore 1 {MOST_POINTS}\nplay\nclaim blue\nconfirm\n"
    );
    let session: Session<Game> = Session::load(&text).expect("a saved game");
    let scores = [MOST_POINTS + 1, 3];
    assert_eq!(session.game().scores(), scores);
    assert_eq!(session.table().totals, scores);
    assert_eq!(session.growth().last(), Some(&scores.to_vec()));
}
