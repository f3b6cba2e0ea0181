//! Lessons: how they are read, and what they find.

use engine::cards;
use engine::learn::{Claim, Expected, Failed, Lesson, Manner, Mismatch, Task, Taught};
use engine::rules::{Game, Record};
use engine::session::{Draft, Session};
use engine::table::{Chapter, ExampleId, LineTrouble, Party, RuleId, Seat};

/// A road of three tiles that its last decisions complete.
const ROAD: &str = "bastide 1\nseats 2\nstack base/W\nstart\ntile base/W 0,0\ntile base/U 1,0\n\
    figure 1 meeple road E 0,0\nturn 2\nplay\nplace base/W 2,0\npass\n";

/// What it tells.
const TOLD: &str = "expect 2 placed base/W 2,0 0\nexpect 2 passed\nexpect completed road 0,0/0 1\n\
    expect 1 scores 3 for road 0,0/0: 3 tiles x 1 ROAD-02\nexpect 1 returned meeple 0,0/0\n";

fn read(lines: &str) -> Lesson {
    let text = format!("{ROAD}lesson\n{lines}");
    let lesson = Lesson::read(&text).expect("a lesson");
    lesson.expect("one is there")
}

fn trouble(lines: &str) -> (u32, LineTrouble) {
    let error = Lesson::read(&format!("{ROAD}lesson\n{lines}")).expect_err("it cannot be read");
    (error.line, error.trouble)
}

pub fn check<G: Taught>(text: &str) -> Vec<Failed> {
    let record = engine::table::Record::<G>::read(text).expect("a record");
    let lesson = Lesson::read(text).expect("a lesson");
    let lesson = lesson.expect("one is there");
    lesson.check(&record).expect("the record was read")
}

/// What does not hold behind the record above, with the number of the line behind `rule`.
fn failed(lines: &str) -> Vec<(u32, Mismatch)> {
    let head = format!("{ROAD}lesson\nrule ROAD-02\n");
    let before = head.lines().count() as u32;
    let failed = check::<Game>(&format!("{head}{lines}")).into_iter();
    failed
        .map(|failed| (failed.line - before, failed.mismatch))
        .collect()
}

#[test]
fn a_record_with_a_lesson_is_the_record_without_it() {
    let task = "task\nask What now?\ngoal lead\n";
    let with = format!("{ROAD}lesson\nrule ROAD-02\n{TOLD}");
    let both = format!("{with}{task}");
    let plain = Record::read(ROAD);
    assert_eq!(Record::read(&with), plain);
    assert_eq!(Record::read(&both), plain);
    assert_eq!(Lesson::read(ROAD), Ok(None));
    assert_eq!(Lesson::read(&both), Lesson::read(&with));
    assert_eq!(Task::read(&both), Task::read(&format!("{ROAD}{task}")));
}

/// A board, the workshop and a link take the game and leave the lesson.
#[test]
fn a_session_and_a_draft_begin_without_the_lesson() {
    let start = ROAD.split("play").next().expect("a start");
    let lesson = format!("lesson\nrule ROAD-02\n{TOLD}");
    let session = Session::<Game>::load(&format!("{ROAD}{lesson}")).expect("a game");
    assert_eq!(
        session.save(),
        Session::<Game>::load(ROAD).expect("a game").save()
    );
    let draft = Draft::read(&format!("{start}{lesson}task\ngoal lead\n")).expect("a draft");
    assert_eq!(
        draft.text(),
        Draft::read(&format!("{start}task\ngoal lead\n"))
            .expect("a draft")
            .text()
    );
}

#[test]
fn a_lesson_says_everything_of_its_lines() {
    let lesson = read(
        "example EX-ROAD-3\nrule ROAD-02 R-ROB-05\ntitle A road # of three\ntitle fr: Une route\ntell One.\ntell Two.\n\
         tell de: Eins.\nlast 2\nexpect 2  passed\nrefuse meeple road W because MEEP-05 ROAD-01\nrefuse pass\noffer pass\n\
         try  pass\nasked 2\npoints 3 0\nholds turn 2\nlacks figure 1\n",
    );
    assert_eq!(
        lesson.example,
        Some(ExampleId {
            chapter: Chapter::Road,
            number: 3
        })
    );
    assert_eq!(
        lesson.rules,
        [
            RuleId::rule(Chapter::Road, 2),
            RuleId::ruling(Chapter::Rob, 5)
        ]
    );
    assert_eq!(
        (lesson.title("fr"), lesson.title("de")),
        (Some("Une route"), Some("A road"))
    );
    assert_eq!(
        (lesson.told("en"), lesson.told("de")),
        (vec!["One.", "Two."], vec!["Eins."])
    );
    assert_eq!(lesson.last, Some(2));
    let because = vec![
        RuleId::rule(Chapter::Meep, 5),
        RuleId::rule(Chapter::Road, 1),
    ];
    let claims = [
        Claim::Tells("2 passed".into()),
        Claim::Refuses("meeple road W".into(), because),
        Claim::Refuses("pass".into(), Vec::new()),
        Claim::Offers("pass".into()),
        Claim::Tries("pass".into()),
        Claim::Asks(Seat(1)),
        Claim::Points(vec![3, 0]),
        Claim::Holds("turn 2".into()),
        Claim::Lacks("figure 1".into()),
    ];
    let lines = (21..)
        .zip(claims)
        .map(|(line, claim)| Expected { line, claim });
    assert_eq!(lesson.expected, lines.collect::<Vec<_>>());
    assert_eq!(lesson.tries(), ["pass"]);
}

/// How hard it is.
#[test]
fn a_lesson_says_how_hard_it_is_from_1_to_5() {
    let rest = "rule ROAD-02\nexpect 2 passed\n";
    assert_eq!(read(rest).level, None);
    assert_eq!(read(&format!("level 3\n{rest}")).level, Some(3));
    let line = ROAD.lines().count() as u32 + 2;
    for level in ["0", "6"] {
        let number = LineTrouble::Number(level.into());
        assert_eq!(trouble(&format!("level {level}\n{rest}")), (line, number));
    }
    let twice = trouble(&format!("level 1\nlevel 2\n{rest}"));
    assert_eq!(twice, (line + 1, LineTrouble::Repeated("level 2".into())));
}

/// The right answer stands at the same place in each language, and not always at the first.
#[test]
fn a_lesson_that_asks_has_answers_of_which_one_is_right() {
    let rest = "rule ROAD-02\nexpect 2 passed\n";
    let asks = "ask Where to?\nask de: Wohin?\nright Home.\nright de: Nach Hause.\nwrong Off.\nwrong On.\nwrong de: Weg.\nwrong de: Weiter.\n";
    let lesson = read(&format!("{asks}{rest}"));
    let texts = |language: &str| -> Vec<(String, bool)> {
        let answers = lesson.answers(language).into_iter();
        let told = answers.map(|answer| (answer.text.to_string(), answer.is_right));
        told.collect()
    };
    let told = |told: [(&str, bool); 3]| told.map(|(text, right)| (text.to_string(), right));
    assert_eq!(
        texts("fr"),
        told([("Off.", false), ("On.", false), ("Home.", true)])
    );
    assert_eq!(
        texts("de"),
        told([("Weg.", false), ("Weiter.", false), ("Nach Hause.", true)])
    );
    assert_eq!(
        (lesson.asked("de"), lesson.asked("fr")),
        (Some("Wohin?"), Some("Where to?"))
    );
    let first = read(&format!(
        "ask Where to?\nright Home\u{2019}\nwrong Off.\n{rest}"
    ));
    let first = first.answers("en");
    assert!(first.iter().any(|answer| answer.is_right) && first.len() == 2);
    let last = ROAD.lines().count() as u32 + 1;
    for lacking in ["ask A\nright B\n", "right B\nwrong C\n", "ask A\nwrong C\n"] {
        assert_eq!(
            trouble(&format!("{lacking}{rest}")),
            (last + 4, LineTrouble::Missing)
        );
    }
    let twice = trouble(&format!("ask A\nright B\nright C\n{rest}"));
    assert_eq!(twice, (last + 3, LineTrouble::Repeated("right C".into())));
}

#[test]
fn a_lesson_may_show_and_ask_nothing() {
    let rest = "rule ROAD-02\nexpect 2 passed\n";
    assert_eq!(read(rest).manner, Manner::Asking);
    assert_eq!(read(&format!("show\n{rest}")).manner, Manner::Showing);
    let line = ROAD.lines().count() as u32 + 3;
    let twice = trouble(&format!("show\nshow\n{rest}"));
    assert_eq!(twice, (line, LineTrouble::Repeated("show".into())));
}

/// What has to come of decisions that are still to be made, the task says.
#[test]
fn a_lesson_with_a_task_need_not_say_what_has_to_be() {
    let lesson = read("rule ROAD-02\ntell One.\ntask\ngoal lay\n");
    assert_eq!((lesson.expected, lesson.tell.len()), (Vec::new(), 1));
    assert_eq!(
        trouble("tell One.\ntask\ngoal lay\n").1,
        LineTrouble::Missing
    );
}

#[test]
fn what_a_lesson_cannot_say_is_told_with_its_line() {
    assert_eq!(trouble("rule ROAD-02\n"), (13, LineTrouble::Missing));
    assert_eq!(trouble("asked 1\n"), (13, LineTrouble::Missing));
    assert_eq!(
        trouble("rule EX-ROAD-1\n"),
        (13, LineTrouble::unknown("EX-ROAD-1"))
    );
    assert_eq!(
        trouble("\nexample ROAD-1\n"),
        (14, LineTrouble::unknown("ROAD-1"))
    );
    assert_eq!(
        trouble("example EX-R-ROAD-1\n"),
        (13, LineTrouble::unknown("EX-R-ROAD-1"))
    );
    assert_eq!(
        trouble("shows ROAD-02\n"),
        (13, LineTrouble::unknown("shows"))
    );
    assert_eq!(
        trouble("refuse pass because ROAD\n"),
        (13, LineTrouble::unknown("ROAD"))
    );
    assert_eq!(
        trouble("points 3 x\n"),
        (13, LineTrouble::Number("x".into()))
    );
    assert_eq!(
        trouble("last 1\nlast 2\n"),
        (14, LineTrouble::Repeated("last 2".into()))
    );
    let many = "asked 1\n".repeat(300);
    assert_eq!(trouble(&many), (213, LineTrouble::TooManyLines));
}

#[test]
fn what_is_as_it_says_fails_nowhere() {
    let rest = "asked 2\npoints 3 0\nholds turn 2\nholds score 1 3\nlacks figure 1\nlacks fig\n\
        offer confirm\nrefuse meeple road W\n";
    assert_eq!(failed(&format!("{TOLD}{rest}")), []);
}

#[test]
fn an_event_that_differs_is_named_and_what_follows_it_is_not() {
    let told = |line: &str| Mismatch::Told(line.into());
    let other = TOLD
        .replace("2 passed", "1 passed")
        .replace("1 scores 3", "1 scores 4");
    assert_eq!(failed(&other), [(2, told("2 passed"))]);
    assert_eq!(
        failed(&format!("{TOLD}expect 1 passed")),
        [(6, Mismatch::NothingTold)]
    );
    let fewer: String = TOLD
        .lines()
        .take(4)
        .map(|line| format!("{line}\n"))
        .collect();
    let more = Mismatch::ToldMore("1 returned meeple 0,0/0".into());
    assert_eq!(failed(&fewer), [(4, more)]);
}

#[test]
fn the_last_decisions_are_those_that_are_counted() {
    let (_, last) = TOLD.split_once('\n').expect("lines");
    assert_eq!(failed(&format!("last 1\n{last}")), []);
    assert_eq!(
        failed("last 0\nexpect 2 passed\n"),
        [(2, Mismatch::NothingTold)]
    );
}

#[test]
fn what_is_allowed_and_what_is_refused_is_named() {
    assert_eq!(failed("refuse confirm\n"), [(1, Mismatch::Allowed)]);
    assert_eq!(failed("refuse fly away\n"), [(1, Mismatch::NoDecision)]);
    let none = Mismatch::RefusedBy(Vec::new());
    assert_eq!(failed("refuse pass because ROAD-01\n"), [(1, none)]);
    let offered = Mismatch::OfferedToo("confirm".into());
    assert_eq!(
        failed("offer pass\n"),
        [(1, Mismatch::NotOffered), (1, offered)]
    );
}

#[test]
fn what_is_otherwise_at_the_end_is_named() {
    assert_eq!(failed("asked 1\n"), [(1, Mismatch::Asks(Some(Seat(1))))]);
    assert_eq!(failed("points 3\n"), [(1, Mismatch::Points(vec![3, 0]))]);
    assert_eq!(
        failed("holds score 1\nholds score 1 30\n"),
        [(2, Mismatch::Absent)]
    );
    let present = Mismatch::Present("score 1 3 0".into());
    assert_eq!(failed("lacks score\n"), [(1, present)]);
}

#[test]
fn a_lesson_of_cards_is_judged_like_one_of_tiles() {
    let text = "bastide 1\ngame cards\nseats 2\nstart\nbegun 1 2\nturn 1\nrow yellow claim:2\nrow blue dragon fairy\nplay\n\
        claim blue\nconfirm\nlesson\nrule CARD-35\nexpect 1 claimed blue 2\nexpect 1 turn-ended\nexpect round-scored 1\n\
        expect 2 taken yellow\nexpect 1 taken blue dragon fairy\n\
        expect seat 1 scores 20: 2 dragon and fairy x 10 (CARD-35) [dragon fairy]\nexpect round-began 2 1\npoints 20 0\n\
        holds gone dragon fairy\n";
    assert_eq!(check::<cards::Game>(text), []);
    let failed = check::<cards::Game>(&text.replace("points 20", "points 10"));
    let mismatches: Vec<Mismatch> = failed.into_iter().map(|failed| failed.mismatch).collect();
    assert_eq!(mismatches, [Mismatch::Points(vec![20, 0])]);
}

#[test]
fn before_its_decisions_a_lesson_asks_what_comes_of_them() {
    let lesson = read(&format!("rule ROAD-02\n{TOLD}"));
    let record = Record::read(ROAD).expect("a record");
    let before = lesson.before(&record).expect("it was read");
    assert_eq!(before.session.game().board().placed().len(), 2);
    assert_eq!(before.session.asked_seat(), Some(Seat(1)));
    let lines: Vec<&str> = before
        .to_come
        .iter()
        .map(|entry| entry.line.as_str())
        .collect();
    assert_eq!(lines, ["place base/W 2,0 r0", "pass"]);
    assert_eq!(before.points, [3, 0]);
}

/// Chance has spoken before a player is asked, so what it decides first is not to come.
#[test]
fn what_chance_decides_first_is_not_to_come() {
    let text = "bastide 1\nseats 2\noption first-player 1\nstack base/V base/V\nplay\ndraw base/V\nplace 1,0\npass\nconfirm\n\
        draw base/V\nplace 2,0 r3\nlesson\nrule ROAD-01\nlast 2\nasked 2\n";
    let lesson = Lesson::read(text).expect("a lesson").expect("one is there");
    let before = lesson
        .before(&Record::read(text).expect("a record"))
        .expect("it was read");
    assert!(
        before
            .to_come
            .iter()
            .all(|entry| entry.by == Party::Player(Seat(1)))
    );
    assert_eq!((before.to_come.len(), before.points), (1, vec![0, 0]));
}

#[test]
fn the_example_in_the_description_of_the_format_holds() {
    let format = include_str!("../../src/engine/rules/record/FORMAT.md");
    let section = format.split("### An example").nth(1).expect("an example");
    let text = section.split("```").nth(1).expect("a text");
    let text = text.strip_prefix("text\n").expect("a kind of text");
    assert_eq!(check::<Game>(text), []);
}
