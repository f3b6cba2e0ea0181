//! The lessons of this project, `assets/lessons`: the worked examples of the rules are there, and they hold.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use engine::cards;
use engine::learn::{Claim, Lesson, Manner, Task, Taught};
use engine::rules::Game;
use engine::session::Session;
use engine::table::record::Record;
use engine::table::{Chapter, ExampleId, Kind, LoggedEvent as _, RuleId, Said};

use crate::lessons::check;

/// How many examples the rules have, by chapter.
const EXAMPLES: [(Chapter, u8); 20] = [
    (Chapter::Base, 20),
    (Chapter::Field, 14),
    (Chapter::Ed, 5),
    (Chapter::Riv, 2),
    (Chapter::Abb, 2),
    (Chapter::Ic, 8),
    (Chapter::Tb, 7),
    (Chapter::Fly, 3),
    (Chapter::Msg, 8),
    (Chapter::Fer, 3),
    (Chapter::Gold, 6),
    (Chapter::Mw, 6),
    (Chapter::Rob, 5),
    (Chapter::Crop, 2),
    (Chapter::Hs, 7),
    (Chapter::Win, 2),
    (Chapter::Gb, 3),
    (Chapter::Card, 10),
    (Chapter::Turn, 4),
    (Chapter::Int, 8),
];

/// Examples of what lies in a box, which is counted and not played.
const COUNTED: [ExampleId; 2] = [example(Chapter::Win, 1), example(Chapter::Card, 7)];

const fn example(chapter: Chapter, number: u8) -> ExampleId {
    ExampleId { chapter, number }
}

fn top() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The lessons of this project by their paths below their folder, without ending.
pub fn lessons() -> BTreeMap<String, String> {
    let entries = |path: PathBuf| {
        let entries = fs::read_dir(path).expect("a folder");
        entries.map(|entry| entry.expect("an entry").path())
    };
    let files = entries(top().join("assets/lessons")).flat_map(entries);
    let named = files.map(|path| {
        let part =
            |part: Option<&std::ffi::OsStr>| part.expect("a name").to_string_lossy().into_owned();
        let name = part(path.parent().and_then(Path::file_name)) + "/" + &part(path.file_stem());
        (name, fs::read_to_string(path).expect("text"))
    });
    named.collect()
}

pub fn lesson(text: &str) -> Lesson {
    let lesson = Lesson::read(text).expect("a lesson");
    lesson.expect("one is there")
}

#[test]
fn every_example_of_the_rules_has_a_lesson() {
    let lessons = lessons();
    let examples = EXAMPLES
        .iter()
        .flat_map(|&(chapter, count)| (1..=count).map(move |number| example(chapter, number)));
    let played = examples.filter(|id| !COUNTED.contains(id));
    let missing = played.map(|id| format!("/{}", id.to_string().to_lowercase()));
    let missing: Vec<String> = missing
        .filter(|name| !lessons.keys().any(|path| path.ends_with(name)))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_lesson_of_this_project_holds() {
    for (name, text) in lessons() {
        let failed = match Kind::detect(&text) {
            Kind::Tiles => check::<Game>(&text),
            Kind::Cards => check::<cards::Game>(&text),
        };
        assert!(failed.is_empty(), "{name}: {failed:#?}");
    }
}

/// A second or third lesson of one example has a letter behind. A lesson of no example is named for its first rule.
#[test]
fn an_example_of_the_rules_is_named_for_its_id() {
    for (name, text) in lessons() {
        let Some(example) = lesson(&text).example else {
            continue;
        };
        let file = name.rsplit('/').next().expect("a name");
        let id = example.to_string().to_lowercase();
        let rest = file.strip_prefix(&id).expect(&name);
        let letter = rest.is_empty() || (rest.len() == 2 && rest.starts_with('-'));
        assert!(letter, "{name} is not named for {id}");
    }
}

#[test]
fn every_lesson_has_a_title_in_each_language() {
    for (name, text) in lessons() {
        let lesson = lesson(&text);
        let languages: Vec<Option<[u8; 2]>> =
            lesson.title.iter().map(|title| title.language).collect();
        assert_eq!(languages, [None, Some(*b"de"), Some(*b"fr")], "{name}");
    }
}

#[test]
fn every_rule_that_a_lesson_shows_is_written() {
    let chapter = |rule: &RuleId| {
        let file = format!("assets/rules/en/{}.txt", rule.chapter.file());
        fs::read_to_string(top().join(file)).expect("text")
    };
    for (name, text) in lessons() {
        let lesson = lesson(&text);
        assert!(!lesson.rules.is_empty(), "{name} shows no rule");
        for rule in lesson.rules {
            let line = format!("{rule} ");
            let written = chapter(&rule)
                .lines()
                .any(|written| written.starts_with(&line));
            assert!(written, "{name} shows {rule}");
        }
    }
}

/// In how many lines each language says something: those without a language, German, French.
fn lines_of(said: &[Said]) -> [usize; 3] {
    let languages = [None, Some(*b"de"), Some(*b"fr")];
    let counts =
        languages.map(|language| said.iter().filter(|one| one.language == language).count());
    assert_eq!(counts.iter().sum::<usize>(), said.len(), "{said:?}");
    counts
}

#[test]
fn what_a_lesson_asks_and_answers_is_there_in_each_language() {
    for (name, text) in lessons() {
        let lesson = lesson(&text);
        for said in [&lesson.ask, &lesson.right, &lesson.wrong, &lesson.tell] {
            let [any, german, french] = lines_of(said);
            assert!(any == german && any == french, "{name}: {said:?}");
        }
        let chooses = !lesson.right.is_empty();
        assert!(
            !chooses || lesson.wrong.len() >= 6,
            "{name} has one wrong answer only"
        );
    }
}

/// The rule says what holds everywhere, and the sum how much: why it is so in this position is said by the lesson.
#[test]
fn every_lesson_explains_itself_in_a_sentence() {
    let lessons = lessons().into_iter();
    let silent = lessons.filter(|(_, text)| lesson(text).tell.is_empty());
    let silent: Vec<String> = silent.map(|(name, _)| name).collect();
    assert!(silent.is_empty(), "{silent:?}");
}

/// Whether points are told by what a lesson is about: they can be foretold.
fn tells_points<G: Taught>(text: &str) -> bool {
    let record = Record::<G>::read(text).expect("a record");
    let before = lesson(text).before(&record).expect("it was read");
    let mut events = before.to_come.iter().flat_map(|entry| &entry.events);
    events.any(|event| event.points().is_some())
}

/// Points that somebody is to say are all that the decisions bring, and not those up to a question that may bring more.
#[test]
fn no_lesson_asks_for_points_before_all_is_decided() {
    for (name, text) in lessons() {
        let lesson = lesson(&text);
        let open = match Kind::detect(&text) {
            Kind::Tiles => lesson
                .left_open(&Record::<Game>::read(&text).expect("a record"))
                .ok(),
            Kind::Cards => {
                let record = Record::<cards::Game>::read(&text).expect("a record");
                lesson.left_open(&record).ok()
            }
        };
        assert_eq!(open, Some(None), "{name}");
    }
}

/// Nothing counts as done that was only opened.
#[test]
fn every_lesson_gives_something_to_do_or_says_that_it_only_shows() {
    for (name, text) in lessons() {
        let lesson = lesson(&text);
        let tries = |claim: &Claim| {
            matches!(
                claim,
                Claim::Offers(_) | Claim::Refuses(..) | Claim::Asks(_)
            )
        };
        let asks = Task::read(&text).expect("it was read").is_some()
            || !lesson.right.is_empty()
            || match Kind::detect(&text) {
                Kind::Tiles => tells_points::<Game>(&text),
                Kind::Cards => tells_points::<cards::Game>(&text),
            };
        let decides = lesson
            .expected
            .iter()
            .any(|expected| tries(&expected.claim));
        let shows = lesson.manner == Manner::Showing;
        assert!(asks || decides || shows, "{name} gives nothing to do");
        // Whoever is to try something is told what.
        let told = asks || shows || !lesson.ask.is_empty();
        assert!(told, "{name} says not what to try");
        assert!(
            !shows || lesson.example.is_none(),
            "{name} only shows an example"
        );
    }
}

/// The decisions to come, of a lesson that can be asked as a question.
fn asked<G: Taught>(text: &str) -> usize {
    let record = Record::<G>::read(text).expect("a record");
    let before = lesson(text).before(&record).expect("it was read");
    let whole = Session::from_record(&record).expect("it was read");
    let from = before.session.steps();
    let rest = whole.entries().get(from..).expect("what is to come");
    assert!(rest.starts_with(&before.to_come));
    before.to_come.len()
}

/// Somebody who looks at the game before them is asked what comes, and then sees it in the game of the whole record.
#[test]
fn what_a_lesson_is_about_follows_the_game_it_asks_in() {
    for (name, text) in lessons() {
        let count = match Kind::detect(&text) {
            Kind::Tiles => asked::<Game>(&text),
            Kind::Cards => asked::<cards::Game>(&text),
        };
        let asks = Task::read(&text).expect("it was read").is_some();
        let nothing = asks || lesson(&text).last == Some(0);
        assert_eq!(count == 0, nothing, "{name}");
    }
}

/// The rules of a chapter that no lesson shows, and why not: a line for each in a file of its name.
fn without_board(chapter: Chapter) -> BTreeMap<String, String> {
    let file = format!("tests/learn/without_board/{}.txt", chapter.file());
    let text = fs::read_to_string(top().join(file)).expect("text");
    let lines = text
        .lines()
        .map(|line| line.split_once(' ').expect("a rule and a reason"));
    let reasons = lines.map(|(rule, why)| (rule.to_string(), why.to_string()));
    reasons.collect()
}

#[test]
fn every_rule_is_shown_by_a_lesson_or_there_is_a_reason_why_not() {
    let lessons = lessons();
    let shown = lessons.values().flat_map(|text| lesson(text).rules);
    let shown: Vec<String> = shown.map(|rule| rule.to_string()).collect();
    let mut faults = Vec::new();
    for &chapter in Chapter::ALL {
        let mut reasons = without_board(chapter);
        let file = format!("assets/rules/en/{}.txt", chapter.file());
        let text = fs::read_to_string(top().join(file)).expect("text");
        let first = text.lines().filter_map(|line| line.split(' ').next());
        let rules: Vec<&str> = first
            .filter(|word| word.parse::<RuleId>().is_ok())
            .collect();
        for rule in rules {
            let reasoned = reasons.remove(rule).is_some();
            let shown = shown.iter().any(|shown| shown == rule);
            if shown == reasoned {
                faults.push(format!("{rule}: shown {shown}, a reason {reasoned}"));
            }
        }
        faults.extend(reasons.into_keys().map(|rule| format!("{rule} is no rule")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Whoever goes through a course sees what is new before the first question.
#[test]
fn every_folder_with_examples_of_a_box_begins_by_showing_what_it_adds() {
    let lessons = lessons();
    let whole = ["together", "turns", "editions", "first-steps"];
    let folders = lessons.keys().filter_map(|name| name.split('/').next());
    for folder in folders.filter(|folder| !whole.contains(folder)) {
        let text = lessons.get(&format!("{folder}/what-is-new"));
        let shown = lesson(text.expect(folder));
        assert_eq!(shown.manner, Manner::Showing, "{folder}");
        assert!(shown.told("en").len() >= 2, "{folder} says too little");
    }
}
