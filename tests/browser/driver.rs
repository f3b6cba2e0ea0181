//! The WebDriver: a process of its own for each browser.

use std::env;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// What to do when there is nothing to drive.
pub const MISSING: &str = "the browser tests need Chromium and its driver: run `cargo verify` once, \
    or install them (on Debian: apt-get install chromium chromium-driver), \
    or set CHROMEDRIVER and CHROMIUM to where they are";

/// Runs a driver with a folder of its own for what it and its browser write, and ends all three when its input ends: with
/// the process of these tests at the latest, however that ends, and as suddenly as by a loss of power.
const GUARD: &str = r#"TMPDIR=$(mktemp -d) && export TMPDIR || exit 1
    "$0" --port=0 & exec >&-
    read -r _
    rm -rf "$TMPDIR"
    kill -KILL 0"#;

/// A running driver; stopped when dropped, with its browser.
pub struct Driver {
    /// Leads a group of processes, to which the driver, its browser and all processes of that belong.
    guard: Child,
    /// Where it listens.
    pub url: String,
}

/// How often a driver may be started until it listens: the port it chooses for one protocol may be taken for the other.
const TRIES: u32 = 5;

impl Driver {
    /// Starts a driver on a port of its own choice.
    pub fn start() -> Driver {
        let driver = (0..TRIES).find_map(|_| Driver::listening());
        driver.unwrap_or_else(|| panic!("{MISSING}"))
    }

    /// A driver that listens; none when it ended without.
    fn listening() -> Option<Driver> {
        let program = env::var_os("CHROMEDRIVER").unwrap_or_else(|| "chromedriver".into());
        let mut command = Command::new("sh");
        command
            .args(["-c", GUARD])
            .arg(program)
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut driver = Driver {
            guard: command.spawn().ok()?,
            url: String::new(),
        };
        let lines = BufReader::new(driver.guard.stdout.as_mut()?).lines();
        let port = lines.map_while(Result::ok).find_map(|line| {
            let port = line.strip_suffix('.')?.rsplit_once("on port ")?.1;
            port.parse::<u16>().ok()
        })?;
        driver.url = format!("http://127.0.0.1:{port}");
        Some(driver)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        // It was killed with the others.
        let _status = self.guard.wait();
    }
}
