//! `cargo page record`: writes down what runs until the page can be used, by which its module is divided.

use crate::build::{self, Plan};
use crate::parts::{Purpose, recorded};
use crate::{offline, toolchain};
use anyhow::Result;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Tells the browser tests where to note which functions ran.
const NOTES: &str = "BASTIDE_RECORD";

/// How many threads keep the machine busy at the last time.
const BUSY: usize = 4;

/// The tests that open the page and boards, and note it.
const TESTS: &str = "parts::";

/// Builds a page that notes which functions run, lets the tests of its parts use it, and writes the lists anew.
///
/// # Errors
/// When the page cannot be built, or the tests do not come to where they note something.
pub fn record() -> Result<()> {
    let folder = toolchain::root().join("target/record");
    let notes = folder.join("notes");
    if notes.is_dir() {
        fs::remove_dir_all(&notes)?;
    }
    let plan = Plan {
        purpose: Purpose::Recording,
        out: folder.join("page"),
    };
    build::build(&plan)?;
    offline::add(&plan.out)?;
    // What is drawn when, is not the same each time, and not on a machine that has much else to do.
    for (time, busy) in [("first", 0), ("second", 0), ("busy", BUSY)] {
        let notes = notes.join(time);
        fs::create_dir_all(&notes)?;
        beside(busy, || run_tests(&plan, &notes));
    }
    recorded::write(&notes, &plan.out)
}

/// Does something beside so many threads that never rest.
fn beside(threads: usize, work: impl FnOnce()) {
    let is_done = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| while !is_done.load(Ordering::Relaxed) {});
        }
        work();
        is_done.store(true, Ordering::Relaxed);
    });
}

/// Lets the tests note in a folder what they saw run.
fn run_tests(plan: &Plan, notes: &Path) {
    let mut test = toolchain::cargo();
    test.args([
        "test",
        "--locked",
        "--no-fail-fast",
        "--test",
        "browser",
        "--",
        TESTS,
    ]);
    test.env("BASTIDE_TEST_RELEASE", "1");
    test.env("BASTIDE_TEST_PAGE", &plan.out);
    test.env(NOTES, notes);
    // They fail where the lists of before are out of date, after they have noted it.
    let _failed = toolchain::run(&mut test);
}
