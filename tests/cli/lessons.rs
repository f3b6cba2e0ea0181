//! `bastide check`: lessons that hold, and those that do not.

use std::fs;
use std::path::PathBuf;

use crate::{SMALL, bastide, complains, prints, text};

/// A city that seat 1 completes, and what it is an example of.
const CITY: &str = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V\nplay\nplace base/E 0,-1 r2\nmeeple city S\n\
    lesson\nrule CITY-02\nexpect 1 placed base/E 0,-1 2\nexpect 1 deployed meeple city 0,-1/0\nexpect completed city 0,-1/0 1\n\
    expect 1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02\nexpect 1 returned meeple 0,-1/0\npoints 4 0\n";

/// A folder of its own, with a folder in it that has these files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("bastide-{name}-{}", std::process::id()));
    fs::create_dir_all(folder.join("base")).expect("a folder");
    for (file, text) in files {
        fs::write(folder.join("base").join(file), text).expect("a file");
    }
    folder
}

#[test]
fn the_lessons_of_this_project_hold() {
    let lessons = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lessons");
    let told = prints(&["check", lessons], "");
    let count = told.trim().strip_prefix("lessons that hold: ");
    assert!(count.is_some_and(|count| count.len() == 3), "{told}");
}

/// A score figure on a dark space: what the message brings is still to be decided.
const MESSAGE: &str = "bastide 1\nset base\npart messengers\nseats 2\nstack base/B base/B\nstart\ntile base/W 0,0\n\
    tile base/U 1,0\nfigure 1 meeple road E 0,0\nscore 1 7 1\ndrawn base/W\nplay\nplace base/W 2,0\npass\nadvance score\n\
    reveal 6\nlesson\nrule MSG-07\nholds score 1 10 1\n";

/// Points are asked for where nothing else is: what counts must be decided by then.
#[test]
fn a_lesson_that_asks_for_points_too_early_says_what_is_left_open() {
    let output = bastide(&["check", "-"], MESSAGE);
    assert_eq!(output.status.code(), Some(2));
    let told = text(&output.stdout) + &text(&output.stderr);
    assert!(told.contains("`message` is still to be decided"), "{told}");
    let ended = MESSAGE.replace("reveal 6\n", "reveal 6\npoints\nadvance messenger\n");
    let ended = ended.replace("score 1 10 1", "score 1 10 3");
    assert_eq!(prints(&["check", "-"], &ended), "lessons that hold: 1\n");
    let answers =
        "title What now?\nask What now?\nright A message.\nwrong Nothing.\nwrong 3 points.\n";
    let chosen = MESSAGE.replace("holds", &format!("{answers}holds"));
    assert_eq!(prints(&["check", "-"], &chosen), "lessons that hold: 1\n");
}

#[test]
fn a_lesson_is_read_from_standard_input() {
    assert_eq!(prints(&["check", "-"], CITY), "lessons that hold: 1\n");
}

/// What is found there is what a program of somebody else's reads: names, decisions, claims and points, and a picture of each.
#[test]
fn the_cases_that_hold_are_written_as_a_page_and_for_programs() {
    let wrong = CITY.replace("points 4 0", "points 6 0");
    let titled = CITY.replace("lesson\n", "lesson\ntitle A <city>\ntitle fr: Une ville\n");
    let files = [("a.txt", titled.as_str()), ("b.txt", wrong.as_str())];
    let folder = folder("collection", &files);
    let out = folder.join("out");
    let (from, to) = (folder.to_string_lossy(), out.to_string_lossy());
    bastide(&["check", "--html", &to, &from], "");
    let read = |name: &str| fs::read_to_string(out.join(name)).expect(name);
    let all: serde_json::Value = serde_json::from_str(&read("all.json")).expect("JSON");
    assert_eq!(all.as_array().map(Vec::len), Some(1), "b does not hold");
    let case = &all[0];
    assert_eq!(case["name"], "base/a");
    assert_eq!(case["title"]["fr"], "Une ville");
    assert_eq!(case["scored"], serde_json::json!([4, 0]));
    assert_eq!(case["decided"][0], "place base/E 0,-1 r2");
    assert_eq!(case["expected"][5], "points 4 0");
    assert!(
        case["record"]
            .as_str()
            .is_some_and(|record| record == titled)
    );
    let page = read("index.html");
    assert!(
        page.contains("A &lt;city&gt;") && page.contains("base/a.svg"),
        "{page}"
    );
    assert!(read("base/a.svg").starts_with("<svg"));
    fs::remove_dir_all(folder).expect("it goes");
}

#[test]
fn each_line_that_does_not_hold_is_told_with_its_file() {
    let wrong = CITY
        .replace("1 scores 4", "1 scores 6")
        .replace("points 4 0", "points 6 0");
    let files = [
        ("a.txt", wrong.as_str()),
        ("b.txt", CITY),
        ("c.txt", "bastide 1\nlesson\nrule NO-1\n"),
        ("d.txt", SMALL),
        ("e.md", "no lesson"),
    ];
    let folder = folder("check", &files);
    let path = folder.to_string_lossy().into_owned();
    let output = bastide(&["check", &path], "");
    let told = text(&output.stdout).replace(&path, "DIR");
    let expected = [
        "DIR/base/a.txt:13: `expect 1 scores 6 for city 0,-1/0: 2 tiles x 2 CITY-02`: told is `1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02`",
        "DIR/base/a.txt:15: `points 6 0`: the points are 4 0",
        "DIR/base/c.txt: Line 3: “NO-1” means nothing here.",
    ];
    assert_eq!(told.lines().collect::<Vec<_>>(), expected);
    assert_eq!(
        text(&output.stderr),
        "bastide: Of 3 lessons 2 do not hold.\n"
    );
    assert_eq!(output.status.code(), Some(2));
    fs::remove_dir_all(folder).expect("it is there");
}

#[test]
fn where_no_lesson_is_found_that_is_said() {
    complains(&["check"], "", "Files or folders with lessons are missing");
    complains(&["check", "-"], SMALL, "has no lesson");
    let folder = folder("no-lesson", &[("a.txt", SMALL)]);
    complains(&["check", &folder.to_string_lossy()], "", "has no lesson");
    fs::remove_dir_all(folder).expect("it is there");
}

/// What has to come of decisions that are still to be made, the task after a lesson says.
#[test]
fn the_solution_of_a_task_after_a_lesson_is_played() {
    let task = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V\nplay\nlesson\nrule CITY-02\n\
        task\ngoal complete city\nsolve place base/E 0,-1 r2\nsolve meeple city S\n";
    assert_eq!(prints(&["check", "-"], task), "lessons that hold: 1\n");
    let short = task.replace("solve meeple", "solve pass\n#");
    let output = bastide(&["check", "-"], &short);
    assert_eq!(output.status.code(), Some(2));
    let told = text(&output.stdout);
    assert_eq!(told, "-: its solution does not reach all goals.\n");
    let illegal = task.replace("0,-1 r2", "0,-1 r0");
    let told = text(&bastide(&["check", "-"], &illegal).stdout);
    assert!(told.contains("place base/E 0,-1 r0"), "{told}");
}
