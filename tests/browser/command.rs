//! The commands around the page, as somebody types them.

use crate::browser::Browser;
use crate::site;
use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

/// Ends the command with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ended = self.0.kill();
        let _status = self.0.wait();
    }
}

#[test]
fn play_prints_the_address_first_and_serves_the_page() {
    let mut play = site::builder();
    play.args(site::profile());
    play.args(["play", "--no-open", "--port", "0", "--out"])
        .arg(site::scratch("played"));
    let play = play
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let mut play = Running(play.spawn().expect("cargo starts"));
    let mut address = String::new();
    let output = play.0.stdout.as_mut().expect("piped");
    BufReader::new(output)
        .read_line(&mut address)
        .expect("a line");
    let browser = Browser::open(address.trim_end());
    browser.wait_for("window.bastide && bastide.state().dialog");
    // What an edit changed is to be seen after a reload: nothing is kept, and what was kept is given up.
    browser.run(
        "fetch('service-worker.js').then(answer => answer.text()).then(text => { window.worker = text; })",
        vec![],
    );
    browser.wait_for("window.worker?.includes('registration.unregister()')");
    assert_eq!(browser.count("meta[name=service-worker]"), 0);
    browser.assert_quiet();
}

#[test]
fn a_folder_with_other_things_is_never_emptied() {
    let folder = site::scratch("other");
    std::fs::create_dir_all(&folder).expect("a folder");
    let kept = folder.join("kept.txt");
    std::fs::write(&kept, "kept").expect("room on the disk");
    let output = site::builder()
        .args(["build", "--out"])
        .arg(&folder)
        .output()
        .expect("cargo starts");
    assert!(!output.status.success());
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(
        complaint.contains("holds something else than a page"),
        "{complaint}"
    );
    assert!(kept.is_file());
}
