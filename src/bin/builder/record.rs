//! `cargo page record`: records which functions run until the page is usable; by these lists its module is split.

use crate::build::{self, Plan};
use crate::parts::{Purpose, recorded};
use crate::{offline, toolchain};
use anyhow::{Result, ensure};
use std::fs;
use std::hint;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Tells the browser tests where to write which functions ran.
const NOTES: &str = "BASTIDE_RECORD";

/// Threads that keep the machine busy in the last recording.
const BUSY: usize = 4;

/// The tests that open the page and boards, and record them.
const TESTS: &str = "parts::";

/// The recordings of a page, and beside how many busy threads each is made: what is drawn when differs from run to run.
const RUNS: [(&str, usize); 3] = [("first", 0), ("second", 0), ("busy", BUSY)];

/// Builds a page that records which functions run, uses it in the tests of its parts, and rewrites the lists.
///
/// # Errors
/// When the page cannot be built, or the tests fail even with new lists.
pub fn record() -> Result<()> {
    let folder = toolchain::root().join("target/record");
    // A page split by lists that are out of date fetches parts too early, and then more runs than would otherwise.
    let passed = record_once(&folder)? || record_once(&folder)?;
    ensure!(
        passed,
        "the tests {TESTS} fail, so the lists may lack something"
    );
    Ok(())
}

/// Records a page that is split by the lists as they are, and rewrites them. Returns whether its tests passed; the first that
/// fails ends the recording.
fn record_once(folder: &Path) -> Result<bool> {
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
    let mut passed = true;
    for (run, busy) in RUNS {
        if passed {
            let notes = notes.join(run);
            fs::create_dir_all(&notes)?;
            passed = beside(busy, || run_tests(&plan, &notes));
        }
    }
    recorded::write(&notes, &plan.out)?;
    Ok(passed)
}

/// Runs `work` beside this many threads that never rest.
fn beside<T>(threads: usize, work: impl FnOnce() -> T) -> T {
    let is_done = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while !is_done.load(Ordering::Relaxed) {
                    hint::spin_loop();
                }
            });
        }
        let result = work();
        is_done.store(true, Ordering::Relaxed);
        result
    })
}

/// Runs the tests, which write what ran into a folder. Returns whether they passed.
fn run_tests(plan: &Plan, notes: &Path) -> bool {
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
    toolchain::run(&mut test).is_ok()
}
