//! Firefox: a process with a profile of its own, and what it says about the pages it shows.

use crate::site;
use serde_json::{Value, json};
use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// What to do when there is none.
const MISSING: &str = "the browser tests need Firefox, too: run `cargo verify` once, or install it \
    (on Debian: apt-get install firefox-esr), or set FIREFOX to where it is";

/// Where it is on a Mac, beside the search path.
const MAC: &str = "/Applications/Firefox.app/Contents/MacOS/firefox";

/// How long it may take to listen.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running Firefox with an empty profile; stopped when dropped.
pub struct Firefox {
    process: Child,
    /// Where it listens for commands.
    pub port: u16,
    /// What pages did wrong, as the browser said it.
    errors: Arc<Mutex<Vec<String>>>,
    profile: PathBuf,
}

impl Firefox {
    /// Starts a browser.
    pub fn start() -> Firefox {
        let profile = new_profile();
        let mut process = Command::new(program())
            .args(["-marionette", "-headless", "-no-remote", "-profile"])
            .arg(&profile)
            // What it keeps beside the profile goes with the profile.
            .env("HOME", &profile)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{MISSING} ({error})"));
        let errors = listened(&mut process);
        let port = port(&profile);
        Firefox {
            process,
            port,
            errors,
            profile,
        }
    }

    /// What pages did wrong since the last time this was asked.
    pub fn errors(&self) -> Vec<String> {
        std::mem::take(&mut self.errors.lock().expect("a list"))
    }

    /// Where files are written that a page hands out.
    pub fn downloads(&self) -> PathBuf {
        downloads(&self.profile)
    }
}

impl Drop for Firefox {
    fn drop(&mut self) {
        // Nothing is lost when it has ended by itself, and the folder is only scratch.
        let _ended = self.process.kill();
        let _status = self.process.wait();
        let _removed = fs::remove_dir_all(&self.profile);
    }
}

/// What `FIREFOX` names before all; else the first that is there.
fn program() -> OsString {
    let paths = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&paths).collect();
    let names = ["firefox-esr", "firefox"];
    let on_path = names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    let found = on_path.chain([MAC.into()]).find(|path| path.is_file());
    let chosen = env::var_os("FIREFOX").or_else(|| found.map(PathBuf::into_os_string));
    chosen.unwrap_or_else(|| panic!("{MISSING}"))
}

fn downloads(profile: &Path) -> PathBuf {
    profile.join("downloads")
}

/// An empty profile: settings as anybody has them, but that nothing is asked, nothing moves longer than it must, and
/// nothing leaves this machine: a proxy that is not there stands before every other one.
fn new_profile() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let profile = site::scratch("firefox").join(format!("{}-{count}", std::process::id()));
    fs::create_dir_all(downloads(&profile)).expect("room on the disk");
    let settings: [(&str, Value); 18] = [
        ("marionette.port", 0.into()),
        // Pages from disk are to be treated as they are by default.
        ("remote.prefs.recommended", false.into()),
        ("browser.shell.checkDefaultBrowser", false.into()),
        ("browser.aboutwelcome.enabled", false.into()),
        ("datareporting.policy.dataSubmissionEnabled", false.into()),
        ("app.normandy.enabled", false.into()),
        ("browser.startup.page", 0.into()),
        ("ui.prefersReducedMotion", 1.into()),
        // Nobody opens another tab: that nothing is made ready for one spares a quarter of the start.
        ("browser.newtab.preload", false.into()),
        ("dom.ipc.processPrelaunch.enabled", false.into()),
        // Errors are written out.
        ("browser.dom.window.dump.enabled", true.into()),
        ("network.proxy.type", 1.into()),
        ("network.proxy.http", "127.0.0.1".into()),
        ("network.proxy.http_port", 9.into()),
        ("network.proxy.ssl", "127.0.0.1".into()),
        ("network.proxy.ssl_port", 9.into()),
        ("browser.download.folderList", 2.into()),
        ("browser.download.dir", json!(downloads(&profile))),
    ];
    let lines = settings.map(|(name, value)| format!("user_pref({}, {value});\n", json!(name)));
    fs::write(profile.join("user.js"), lines.concat()).expect("room on the disk");
    profile
}

/// What goes wrong in pages, as it comes.
fn listened(process: &mut Child) -> Arc<Mutex<Vec<String>>> {
    let errors = Arc::new(Mutex::new(Vec::new()));
    let (heard, output) = (Arc::clone(&errors), process.stdout.take().expect("a pipe"));
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if ["http", "file", "blob"]
                .iter()
                .any(|place| line.contains(&format!("JavaScript error: {place}")))
            {
                heard.lock().expect("a list").push(line);
            }
        }
    });
    errors
}

/// Where the browser listens, as soon as it does.
fn port(profile: &Path) -> u16 {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        let said = fs::read_to_string(profile.join("MarionetteActivePort")).ok();
        if let Some(port) = said.and_then(|text| text.trim().parse().ok()) {
            return port;
        }
        thread::sleep(Duration::from_millis(20));
    }
    panic!("Firefox does not listen");
}
