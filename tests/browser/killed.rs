//! A browser that ends without warning: power gone, battery empty, process killed.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::site::{self, Served};
use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// How long after the last action of a turn each browser is killed. What is older is promised to be there again.
const MOMENT: Duration = Duration::from_millis(500);

/// How often.
const KILLS: usize = 3;

/// How many browsers play and die side by side, each with a profile of its own.
const PROFILES: usize = 2;

/// Plays a turn and kills the browser again and again, and counts what is missing when it is started again. Returns a
/// sentence for each loss.
fn losses(site: &Served, profile: &Path) -> Vec<String> {
    let mut losses = Vec::new();
    let mut browser = Browser::open_profile(profile, &site.url());
    browser.open_record(site, TWO_PERSONS);
    for _ in 0..KILLS {
        browser.play_turn(false);
        let before = browser.state();
        thread::sleep(MOMENT);
        browser.kill();
        browser = Browser::open_profile(profile, &site.url());
        let after = browser.state();
        if after.steps != before.steps || after.tiles != before.tiles {
            let (played, there) = (before.steps, after.steps);
            losses.push(format!("{there} of {played} steps are there"));
            browser.open_record(site, TWO_PERSONS);
        }
    }
    losses
}

#[test]
fn a_killed_browser_loses_nothing_older_than_half_a_second() {
    let site = site::serve();
    let folder = site::scratch("killed");
    // There may be none yet.
    let _removed = fs::remove_dir_all(&folder);
    let losses: Vec<String> = thread::scope(|scope| {
        let (site, folder) = (&site, &folder);
        let profiles = (0..PROFILES).map(|number| folder.join(number.to_string()));
        let threads: Vec<_> = profiles
            .map(|profile| scope.spawn(move || losses(site, &profile)))
            .collect();
        let lost = threads
            .into_iter()
            .flat_map(|thread| thread.join().expect("a browser"));
        lost.collect()
    });
    let kills = KILLS * PROFILES;
    assert!(
        losses.is_empty(),
        "{} of {kills}:\n{}",
        losses.len(),
        losses.join("\n")
    );
}
