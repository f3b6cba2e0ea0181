//! Tasks on a learning platform: what is packed for it, and what it is told.

use crate::browser::Browser;
use crate::screen::DESKTOP;
use crate::site::{self, Served};
use std::fs::{self, File};
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
    let platform = site::scratch(&format!("{name} platform"));
    // There may be none yet.
    let _removed = fs::remove_dir_all(&platform);
    ZipArchive::new(file)
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
