//! `cargo page record`: records which functions run until the page is usable; by these lists its module is split.

use crate::build::{self, Plan};
use crate::parts::{Purpose, recorded};
use crate::{offline, toolchain};
use anyhow::Result;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Tells the browser tests where to write which functions ran.
const NOTES: &str = "BASTIDE_RECORD";

/// Threads that keep the machine busy in the last recording.
const BUSY: usize = 4;

/// The tests that open the page and boards, and record them.
const TESTS: &str = "parts::";

/// Builds a page that records which functions run, uses it in the tests of its parts, and rewrites the lists.
///
/// # Errors
/// When the page cannot be built, or the tests fail before they record anything.
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
    // What is drawn when differs from run to run, and on a busy machine.
    for (time, busy) in [("first", 0), ("second", 0), ("busy", BUSY)] {
        let notes = notes.join(time);
        fs::create_dir_all(&notes)?;
        beside(busy, || run_tests(&plan, &notes));
    }
    recorded::write(&notes, &plan.out)
}

/// Runs `work` beside this many threads that never rest.
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

/// Runs the tests, which write what ran into a folder.
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
    // They fail if the old lists are out of date, but only after recording.
    let _failed = toolchain::run(&mut test);
}
