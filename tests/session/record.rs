//! Sessions written down and read again.

use engine::rules::{Game, Trouble};
use engine::session::{Colour, Control, Level, Session};
use engine::table::{LineTrouble, Play, Record, Recorded, Seat};

use crate::games::{Choices, any, finish, mixed};

/// Whether two sessions are the same in everything a player can see.
pub fn assert_same<G: Play>(one: &Session<G>, other: &Session<G>) {
    assert_eq!(one.game(), other.game());
    assert_eq!(one.entries(), other.entries());
    assert_eq!(one.log(), other.log());
    assert_eq!(one.seating(), other.seating());
    assert_eq!(one.opening(), other.opening());
    assert_eq!(one.table(), other.table());
    assert_eq!(one.can_undo(), other.can_undo());
}

#[test]
fn a_saved_game_is_loaded_as_it_was_at_any_moment() {
    for seed in 0..5 {
        let mut choices = Choices::new(seed);
        let mut session = mixed(&mut choices, seed);
        session.set_name(Seat(0), "Ana  Maria #1");
        loads_at_any_moment(&mut choices, session);
    }
}

/// Plays on, and loads what is saved after each action.
pub fn loads_at_any_moment<G: Recorded>(choices: &mut Choices, mut session: Session<G>) {
    loop {
        let text = session.save();
        let lines: Vec<String> = session
            .entries()
            .iter()
            .map(|entry| entry.line.clone())
            .collect();
        assert_eq!(
            Record::read(&text).as_ref(),
            Ok(&session.to_record()),
            "{lines:?}"
        );
        let loaded = Session::load(&text).expect("a saved game");
        assert_same(&session, &loaded);
        let Some(action) = any(choices, &session) else {
            break;
        };
        session.act(action).expect("a legal action");
    }
}

#[test]
fn a_loaded_game_goes_on_as_the_saved_one_would_have() {
    for seed in 0..10 {
        let mut choices = Choices::new(seed);
        let mut session = mixed(&mut choices, seed);
        for _ in 0..choices.below(150) {
            let Some(action) = any(&mut choices, &session) else {
                break;
            };
            session.act(action).expect("a legal action");
        }
        let mut loaded = Session::load(&session.save()).expect("a saved game");
        finish(&mut Choices::new(seed), &mut session);
        finish(&mut Choices::new(seed), &mut loaded);
        assert_same(&session, &loaded);
    }
}

#[test]
fn what_was_taken_back_is_not_saved() {
    let mut choices = Choices::new(5);
    let mut session = mixed(&mut choices, 5);
    let before = session.save();
    while !session.is_persons_turn() {
        let action = any(&mut choices, &session).expect("a game under way");
        session.act(action).expect("a legal action");
    }
    let fresh = session.save();
    let action = any(&mut choices, &session).expect("a game under way");
    session.act(action).expect("a legal action");
    assert_ne!(session.save(), fresh);
    assert_ne!(session.save(), before);
    session.undo().expect("a decision");
    assert_eq!(session.save(), fresh);
}

const LESSON: &str = "bastide 1
rules 1
edition current
set base
seats 2
player 1 red greedy Robo
player 2 Ben
seed 3
stack base/A base/V
start
tile base/D 0,0
score 1 12
turn 2
";

#[test]
fn a_record_may_begin_in_the_middle() {
    let session: Session = Session::load(LESSON).expect("a record");
    assert_eq!(session.control(Seat(0)), Control::Computer(Level::Greedy));
    assert_eq!(session.control(Seat(1)), Control::Person);
    let chairs = session.seating().chairs();
    assert_eq!(
        (chairs[0].colour(), chairs[0].name()),
        (Colour::Red, "Robo")
    );
    assert_eq!(chairs[1].name(), "Ben");
    assert_ne!(chairs[1].colour(), Colour::Red);
    assert_eq!(session.asked_seat(), Some(Seat(1)));
    assert_eq!(session.table().totals, [12, 0]);
    assert_eq!(session.game().scores(), [12, 0]);
    let again = Session::load(&session.save()).expect("a saved game");
    assert_same(&session, &again);
}

#[test]
fn who_plays_is_read_as_somebody_writes_it_by_hand() {
    let read = |line: &str| {
        let text = format!("bastide 1\nseats 2\nplayer 1 {line}\nseed 3\n");
        let session: Session = Session::load(&text).expect("a record");
        let chair = session.seating().chairs()[0].clone();
        (chair.control, chair.name().to_string())
    };
    let computer = Control::Computer(Level::Strong);
    for (line, control, name) in [
        ("human Ana", Control::Person, "Ana"),
        ("red human Ana", Control::Person, "Ana"),
        ("computer Robo", computer, "Robo"),
        ("computer", computer, ""),
        // What is written says who decides, and a name may be any word.
        ("red person human", Control::Person, "human"),
        ("red person computer Ana", Control::Person, "computer Ana"),
    ] {
        assert_eq!(read(line), (control, name.to_string()), "{line}");
    }
}

#[test]
fn an_explicit_stack_is_dealt_in_its_order() {
    let session: Session = Session::load(LESSON).expect("a record");
    let tile = session.game().drawn().expect("a tile");
    assert_eq!(engine::tiles::catalogue().tile(tile).name, "base/A");
}

#[test]
fn a_record_that_breaks_the_rules_makes_no_session() {
    let mut record: Record<Game> = Record::read(LESSON).expect("a record");
    record.actions.push(engine::rules::Action::Confirm);
    let refused = Session::from_record(&record).map(|_| ());
    assert!(matches!(refused, Err(Trouble::Illegal(_))));
    let broken = LESSON.replace("base/V", "base/nothing");
    let error = <Session>::load(&broken)
        .map(|_| ())
        .expect_err("no such tile");
    assert_eq!(error.line, 9);
}

/// A game of some decisions, with its text.
fn saved(decisions: usize) -> (Session, String) {
    let mut choices = Choices::new(7);
    let mut session = crate::games::session(&mut choices, 7);
    for _ in 0..decisions {
        let action = any(&mut choices, &session).expect("the game goes on");
        session.act(action).expect("a legal action");
    }
    let text = session.save();
    (session, text)
}

#[test]
fn a_save_that_was_cut_is_refused_wherever_it_was_cut() {
    let (session, text) = saved(40);
    let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at + 1).collect();
    let (whole, cuts) = ends.split_last().expect("lines");
    assert!(Session::<Game>::load(&text[..*whole]).is_ok());
    let before = cuts.len() - session.entries().len();
    for (line, &cut) in cuts.iter().enumerate() {
        let error = Session::<Game>::load(&text[..cut]).expect_err("it was cut");
        let decisions = (line + 1).saturating_sub(before) as u32;
        assert_eq!(
            error.trouble,
            LineTrouble::Cut(decisions).into(),
            "{}",
            &text[..cut]
        );
    }
}

#[test]
fn a_save_of_an_older_version_is_whole_without_saying_so() {
    let (session, text) = saved(10);
    let old = text.replacen("bastide 1 save", "bastide 1", 1);
    let (old, _) = old.rsplit_once("end ").expect("a last line");
    let loaded = Session::<Game>::load(old).expect("a record");
    assert_eq!(loaded.save(), text);
    assert_same(&loaded, &session);
    // The last line belongs to saves alone, and nothing follows it.
    assert!(Session::<Game>::load(&format!("{old}end 10\n")).is_err());
    let more = Session::<Game>::load(&format!("{text}confirm\n")).expect_err("too much");
    assert_eq!(
        more.trouble,
        LineTrouble::TooMuch("confirm".to_owned()).into()
    );
}

#[test]
fn what_is_kept_about_the_table_is_saved_and_decides_nothing() {
    let mut session: Session = Session::load(LESSON).expect("a record");
    let epoch = session.epoch();
    session.set_table_note("duel lose 5 7 # and a comment");
    assert_eq!(session.epoch(), epoch);
    let saved = session.save();
    let again: Session = Session::load(&saved).expect("a saved game");
    assert_eq!(again.game(), session.game());
    assert_eq!(again.table_note(), "duel lose 5 7  and a comment");
    session.set_table_note("");
    assert!(!session.save().contains("\ntable"));
}
