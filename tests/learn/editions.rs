//! The same board by the rules of each edition.

use std::fs;

use engine::learn::{ByEdition, Lesson};
use engine::rules::{Edition, Record};

/// What each edition makes of a text.
fn by_editions(text: &str) -> [ByEdition; 3] {
    let lesson = Lesson::read(text).expect("a lesson").expect("one is there");
    lesson.by_editions(&Record::read(text).expect("a record"))
}

fn lesson(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lessons");
    fs::read_to_string(format!("{folder}/{name}.txt")).expect("a file")
}

/// The points and rules of an edition.
fn told(all: &[ByEdition; 3], edition: Edition) -> (Vec<u32>, String) {
    let found = all.iter().find(|one| one.edition == edition);
    let tally = found
        .and_then(|one| one.tally.as_ref())
        .expect("it is possible");
    let rules: Vec<String> = tally.rules.iter().map(ToString::to_string).collect();
    (tally.points.clone(), rules.join(" "))
}

#[test]
fn a_small_city_pays_half_by_the_edition_of_2001_and_by_no_other() {
    let all = by_editions(&lesson("editions/ex-ed-1"));
    assert_eq!(told(&all, Edition::First2001), (vec![2, 0], "ED-15".into()));
    for edition in [Edition::Winter, Edition::Current] {
        assert_eq!(told(&all, edition), (vec![4, 0], "CITY-02".into()));
    }
}

#[test]
fn fields_pay_by_the_rules_of_each_edition() {
    let text = "bastide 1\nset base\nseats 2\noption first-player 1\nstack base/U\nstart\ntile base/E 0,0\n\
        tile base/E 0,-1 r2\ntile base/B 0,1\nfigure 1 meeple field 4 0,0\nfigure 2 meeple field 0 0,-1\nturn 1\n\
        play\nplace base/U 0,2\npass\nconfirm\n\nlesson\nrule FIELD-12\ntitle Fields\nexpect final-scoring\n";
    let all = by_editions(text);
    let now = told(&all, Edition::Current);
    assert!(now.1.contains("FIELD-12"), "{now:?}");
    let then = told(&all, Edition::First2001);
    assert!(
        then.1.contains("FIELD-22") && !then.1.contains("FIELD-12"),
        "{then:?}"
    );
}

#[test]
fn what_a_record_chooses_itself_stays_chosen() {
    let text = lesson("editions/ex-ed-1").replace("seats 2", "seats 2\noption small-city 4");
    let all = by_editions(&text);
    for edition in Edition::ALL {
        assert_eq!(told(&all, edition).0, [4, 0], "{edition:?}");
    }
}

/// A garden is printed today, and not in 2001; six play today, and five before.
#[test]
fn where_an_edition_does_not_allow_it_that_is_said() {
    let garden = lesson("editions/ex-ed-1")
        .replace("edition first-2001\n", "")
        .replace("base/E", "base/E-garden");
    let all = by_editions(&garden);
    let possible = all.map(|one| (one.edition, one.tally.is_some()));
    assert!(possible.contains(&(Edition::Current, true)), "{possible:?}");
    assert!(
        possible.contains(&(Edition::First2001, false)),
        "{possible:?}"
    );
}

/// Whatever a lesson tells of points, its own edition tells the same.
#[test]
fn the_edition_of_a_lesson_scores_what_the_lesson_says() {
    for name in [
        "base/ex-base-10",
        "editions/ex-ed-3",
        "fields/ex-field-12",
        "winter/ex-win-2",
    ] {
        let Ok(text) = fs::read_to_string(format!(
            concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lessons/{}.txt"),
            name
        )) else {
            panic!("{name} is not there");
        };
        let record: Record = Record::read(&text).expect("a record");
        let lesson = Lesson::read(&text)
            .expect("a lesson")
            .expect("one is there");
        let before = lesson.before(&record).expect("it can be played");
        let all = lesson.by_editions(&record);
        assert_eq!(told(&all, record.setup.edition).0, before.points, "{name}");
    }
}
