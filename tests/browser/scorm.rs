//! Tasks on a learning platform: what is packed for it, and what it is told.

use crate::browser::Browser;
use crate::screen::DESKTOP;
use crate::site::{self, Served};
use base64::prelude::{BASE64_STANDARD, Engine};
use std::fs::{self, File};
use std::io::{Cursor, Read, Seek};
use std::path::PathBuf;
use std::process::Output;
use zip::ZipArchive;

/// Stands in for the platform.
const PLATFORM: &str = include_str!("scorm.js");

/// A task of the page that shows how boards are embedded.
const TASK: &str = include_str!("../../www/demo/task.txt");

/// The board of the task.
const BOARD: &str = "frames[0].document.querySelector('bastide-board').api(1)";

/// Packs tasks with the page as it is delivered, in a folder of its own, whose name it returns too.
fn packed(name: &str, tasks: &[&str]) -> (PathBuf, Output) {
    let folder = site::scratch(name);
    // There may be none yet.
    let _removed = fs::remove_dir_all(&folder);
    site::copy(site::delivered(), &folder);
    let mut pack = site::builder();
    pack.env("BASTIDE_TEST_COMMAND_LINE", env!("CARGO_BIN_EXE_bastide"));
    pack.args(["scorm", "--no-build", "--out"]).arg(&folder);
    for (number, task) in tasks.iter().enumerate() {
        let file = site::scratch(&format!("{name}-{number}.txt"));
        fs::write(&file, task).expect("room on the disk");
        pack.arg(file);
    }
    let output = pack.output().expect("cargo starts");
    (folder, output)
}

/// The package in a platform.
fn installed(name: &str, tasks: &[&str]) -> Served {
    let (folder, output) = packed(name, tasks);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "nothing is packed:\n{told}");
    let file = File::open(folder.join("scorm.zip")).expect("a zip");
    platform(name, file)
}

/// A platform that has taken in a package.
fn platform(name: &str, package: impl Read + Seek) -> Served {
    let platform = site::scratch(&format!("{name} platform"));
    // There may be none yet.
    let _removed = fs::remove_dir_all(&platform);
    ZipArchive::new(package)
        .and_then(|mut zip| zip.extract(&platform))
        .expect("room on the disk");
    let page = "<!doctype html><meta charset=\"utf-8\"><title>Platform</title><link rel=\"icon\" href=\"data:,\"><script src=\"platform.js\"></script>\
         <iframe src=\"task-1.html\" width=\"800\" height=\"600\"></iframe>";
    fs::write(platform.join("index.html"), page).expect("room on the disk");
    fs::write(platform.join("platform.js"), PLATFORM).expect("room on the disk");
    Served::start(&platform, 0).expect("a free port")
}

/// Opens the platform, until somebody is asked.
fn open(browser: &Browser, platform: &Served) {
    browser.show(&platform.url());
    browser.wait_for("platform() === 'begun'");
    browser.wait_for("frames[0].document.querySelector('bastide-board').hasAttribute('open')");
    browser.wait_for(&format!("{BOARD}.state()?.question"));
}

/// What the platform keeps.
fn kept(browser: &Browser, name: &str) -> String {
    browser.ask(&format!("kept['cmi.{name}']"))
}

fn act(browser: &Browser, line: &str) {
    let done = browser.ask::<bool>(&format!("{BOARD}.apply('{line}')"));
    assert!(done, "{line} is refused");
}

#[test]
fn a_platform_keeps_how_far_somebody_came_and_the_best_grade() {
    let platform = installed("scorm", &[TASK]);
    let browser = Browser::open_on(DESKTOP, "about:blank");
    open(&browser, &platform);
    assert_eq!(kept(&browser, "core.lesson_status"), "incomplete");
    act(&browser, "place base/E -1,-1 r1");
    browser.wait_for("kept['cmi.suspend_data']");
    // The lesson goes on another day.
    open(&browser, &platform);
    browser.wait_for(&format!("{BOARD}.state().question === 'figure'"));
    assert_eq!(kept(&browser, "core.exit"), "suspend");
    let time: String = kept(&browser, "core.session_time");
    assert!(time.starts_with("0000:00:"), "{time}");
    act(&browser, "pass");
    browser.wait_for("kept['cmi.core.lesson_status'] === 'passed'");
    assert_eq!(kept(&browser, "core.score.raw"), "100");
    // Who tries again does not lose what was reached.
    open(&browser, &platform);
    assert!(browser.ask::<bool>(&format!("{BOARD}.reset()")));
    let before = kept(&browser, "suspend_data");
    let line: String = browser.ask(&format!("{BOARD}.legal()[0]"));
    act(&browser, &line);
    browser.wait_for(&format!("kept['cmi.suspend_data'] !== '{before}'"));
    assert_eq!(kept(&browser, "core.lesson_status"), "passed");
    assert_eq!(kept(&browser, "core.score.raw"), "100");
    assert_eq!(browser.ask::<Vec<String>>("faults"), [""; 0]);
    browser.assert_quiet();
}

#[test]
fn each_task_of_a_package_is_named_and_graded_for_itself() {
    let (folder, output) = packed(
        "scorm two",
        &[TASK, &TASK.replace("Close Anna’s", "<& Close")],
    );
    assert!(output.status.success());
    let file = File::open(folder.join("scorm.zip")).expect("a zip");
    let mut zip = ZipArchive::new(file).expect("a zip");
    let manifest = zip.by_name("imsmanifest.xml").expect("a manifest");
    let manifest = std::io::read_to_string(manifest).expect("a text");
    assert_eq!(manifest.matches("adlcp:scormtype=\"sco\"").count(), 2);
    assert!(manifest.contains("<title>Close Anna’s city.</title>"));
    assert!(manifest.contains("<title>&lt;&amp; Close city.</title>"));
    let listed = manifest.matches("<file href=").count();
    assert_eq!(listed + 1, zip.len(), "a file is not in the list");
}

#[test]
fn a_task_that_its_solution_does_not_solve_is_not_packed() {
    let (folder, output) = packed("scorm wrong", &[&TASK.replace("score 8", "score 80")]);
    assert!(!output.status.success());
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("does not reach all goals"), "{told}");
    assert!(!folder.join("scorm.zip").exists());
}

/// A position with a task, as it is drawn up in the workshop.
const DRAFT: &str = "bastide 1\nset base\nseats 2\nstart\ntile base/D 0,0\ndrawn base/E\nplay\n\ntask\n\
    ask Close the city.\ngoal complete city\nsolve place base/E 0,-1 r2\nsolve meeple city S\n";

/// What the page writes to a file, as text in base64.
const FILE: &str = "(() => { const kept = URL.createObjectURL; URL.createObjectURL = blob => { const reader = new FileReader(); \
    reader.onload = () => window.written = reader.result.split(',')[1]; reader.readAsDataURL(blob); return kept.call(URL, blob); }; })()";

/// The workshop with the task, where the ways out are.
fn at_ways_out(site: &Served) -> Browser {
    let browser = Browser::open_on(DESKTOP, &format!("{}#workshop", site.url()));
    browser.wait_for("window.bastide && bastide.state().kind === 'workshop'");
    browser.click("[data-run='tab text']");
    let typed = "const field = document.querySelector('[data-field=draft-text]'); field.value = arguments[0]; \
        for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))";
    browser.run(typed, vec![DRAFT.into()]);
    browser.wait_for("bastide.state().tiles > 0");
    browser.click("[data-run='tab give']");
    browser.wait_for("!document.querySelector('[data-run=pack-task]').disabled");
    browser.run(FILE, vec![]);
    browser
}

/// Every file of a package, in their order.
fn unpacked(package: impl Read + Seek) -> Vec<(String, Vec<u8>)> {
    let mut zip = ZipArchive::new(package).expect("a zip");
    let all = 0..zip.len();
    all.map(|at| {
        let mut file = zip.by_index(at).expect("a file");
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).expect("what its sum is of");
        (file.name().expect("a name").into_owned(), bytes)
    })
    .collect()
}

#[test]
fn the_workshop_makes_the_package_that_the_command_makes() {
    let site = site::serve();
    let browser = at_ways_out(&site);
    browser.keep_picture("workshop-package");
    browser.click("[data-run=pack-task]");
    browser.wait_for("window.written");
    let written: String = browser.ask("window.written");
    browser.wait_for("document.body.textContent.includes('bastide-task.zip')");
    browser.assert_quiet();
    let package = BASE64_STANDARD.decode(written).expect("bytes");
    let made = unpacked(Cursor::new(&package));
    // What the command packs is the record of the draft.
    let record = made.iter().find(|(name, _)| name == "task-1.txt");
    let record = record.map(|(_, text)| String::from_utf8_lossy(text).into_owned());
    let (folder, output) = packed("scorm page", &[&record.expect("a record")]);
    assert!(output.status.success());
    let packed = unpacked(File::open(folder.join("scorm.zip")).expect("a zip"));
    let names = |files: &[(String, Vec<u8>)]| -> Vec<String> {
        files.iter().map(|(name, _)| name.clone()).collect()
    };
    assert_eq!(names(&made), names(&packed));
    let other = made.iter().zip(&packed).find(|(one, other)| one != other);
    assert_eq!(other.map(|((name, _), _)| name), None);
    let platform = platform("scorm page", Cursor::new(package));
    let browser = Browser::open_on(DESKTOP, "about:blank");
    open(&browser, &platform);
    act(&browser, "place base/E 0,-1 r2");
    act(&browser, "meeple city S");
    browser.wait_for("kept['cmi.core.lesson_status'] === 'passed'");
    assert_eq!(kept(&browser, "core.score.raw"), "100");
    assert_eq!(browser.ask::<Vec<String>>("faults"), [""; 0]);
    browser.assert_quiet();
}

#[test]
fn where_the_parts_of_a_package_are_missing_the_workshop_says_so() {
    let folder = site::scratch("scorm without parts");
    site::copy_to(&folder);
    fs::remove_dir_all(folder.join("scorm")).expect("the parts of a package");
    let site = Served::start(&folder, 0).expect("a free port");
    let browser = at_ways_out(&site);
    browser.click("[data-run=pack-task]");
    browser.wait_for("document.querySelector('.ways-of .fault')");
    let told: String = browser.ask("document.querySelector('.ways-of .fault').textContent");
    assert!(told.starts_with("A part of the file could not"), "{told}");
    let written: bool = browser.ask("window.written !== undefined");
    assert!(!written);
}
