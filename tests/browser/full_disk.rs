//! A disk that gets full while a game is played.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::site::{self, Served};
use std::fs::{self, File};
use std::io::Write;
use std::path::PathBuf;
use std::process::Command;

/// A file system of 60 MB, where the system lets these tests have one.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn mount() -> Option<SmallDisk> {
        let folder = site::scratch("small-disk");
        fs::create_dir_all(&folder).expect("a folder");
        let mut mount = Command::new("mount");
        mount
            .args(["-t", "tmpfs", "-o", "size=60m", "tmpfs"])
            .arg(&folder);
        let mounted = mount.status().is_ok_and(|status| status.success());
        mounted.then_some(SmallDisk(folder))
    }

    fn filler(&self) -> PathBuf {
        self.0.join("filler")
    }

    /// Leaves no room.
    fn fill(&self) {
        let mut file = File::create(self.filler()).expect("a file");
        while file.write_all(&[1; 4096]).is_ok() {}
    }

    fn free(&self) {
        fs::remove_file(self.filler()).expect("a file");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // What is still open there goes with its process.
        let _unmounted = Command::new("umount").arg("--lazy").arg(&self.0).status();
    }
}

/// Plays turns without figures: three decisions each.
fn play(browser: &Browser, turns: usize) {
    for _ in 0..turns {
        browser.play_turn(false);
    }
}

#[test]
fn a_disk_that_gets_full_loses_no_game() {
    let Some(disk) = SmallDisk::mount() else {
        // Everywhere else `tests/ui/storage.rs` fails for it.
        println!("this system lets nobody but its administrator have a small disk");
        return;
    };
    // With its service worker, which a full disk takes away too.
    let site = Served::start(site::delivered(), 0).expect("a free port");
    let profile = disk.0.join("profile");
    let browser = Browser::open_profile(&profile, &site.url());
    browser.confirm_each_turn();
    browser.open_record(
        &site,
        "bastide 1\nset base\nseats 3\noption first-player 1\nseed 7\n",
    );
    play(&browser, 2);
    let first = browser.state().steps;
    browser.open_record(&site, TWO_PERSONS);
    play(&browser, 1);
    disk.fill();
    play(&browser, 3);
    browser.drag_to_first();
    let steps = browser.state().steps;
    browser.leave_unasked();
    browser.reload();
    browser.wait_for("bastide.state().question");
    assert_eq!(
        browser.state().steps,
        steps,
        "after a reload on the full disk"
    );
    browser.click("[data-run=skip]");
    play_on(&browser);
    disk.free();
    play(&browser, 1);
    let steps = browser.state().steps;
    drop(browser);
    let browser = Browser::open_profile(&profile, &site.url());
    browser.wait_for("bastide.state().question");
    assert_eq!(browser.state().steps, steps, "after the next start");
    browser.key('g');
    browser.wait_for("document.querySelectorAll('.saved').length === 2");
    browser.run(
        "[...document.querySelectorAll('.saved')].pop().click()",
        vec![],
    );
    browser.wait_until("the game from before the disk was full", |browser| {
        browser.state().steps == first
    });
}

/// Ends the turn that is open.
fn play_on(browser: &Browser) {
    browser.click("[data-run=confirm]");
    browser.wait_for_question("place");
}
