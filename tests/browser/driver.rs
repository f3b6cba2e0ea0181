//! The WebDriver: a process of its own for each browser.

use std::env;
use std::io::{self, BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// What to do when there is nothing to drive.
pub const MISSING: &str = "the browser tests need Chromium and its driver: run `cargo verify` once, \
    or install them (on Debian: apt-get install chromium chromium-driver), \
    or set CHROMEDRIVER and CHROMIUM to where they are";

/// A running driver; stopped when dropped.
pub struct Driver {
    process: Child,
    /// Where it listens.
    pub port: u16,
}

/// How often a driver may be started until it listens: the port it chooses for one protocol may be taken for the other.
const TRIES: u32 = 5;

impl Driver {
    /// Starts a driver on a port of its own choice.
    pub fn start() -> Driver {
        Driver::started_by(Command::spawn)
    }

    /// Starts a driver that leads a group of processes of its own, to which its browser belongs.
    pub fn start_apart() -> Driver {
        Driver::started_by(|command| command.process_group(0).spawn())
    }

    fn started_by(spawn: fn(&mut Command) -> io::Result<Child>) -> Driver {
        let driver = (0..TRIES).find_map(|_| Driver::listening(spawn));
        driver.unwrap_or_else(|| panic!("{MISSING}"))
    }

    /// Ends a driver that was started apart, its browser and all processes of it at once, as a loss of power would.
    pub fn kill_group(&self) {
        let group = format!("-{}", self.process.id());
        let killed = Command::new("kill").args(["-KILL", "--", &group]).status();
        assert!(
            killed.is_ok_and(|status| status.success()),
            "the group ends"
        );
    }

    /// A driver that listens; none when it ended without.
    fn listening(spawn: fn(&mut Command) -> io::Result<Child>) -> Option<Driver> {
        let program = env::var_os("CHROMEDRIVER").unwrap_or_else(|| "chromedriver".into());
        let mut command = Command::new(program);
        command
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let process = spawn(&mut command).ok()?;
        let mut driver = Driver { process, port: 0 };
        let lines = BufReader::new(driver.process.stdout.as_mut()?).lines();
        driver.port = lines.map_while(Result::ok).find_map(|line| {
            let port = line.strip_suffix('.')?.rsplit_once("on port ")?.1;
            port.parse().ok()
        })?;
        Some(driver)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Nothing is lost when it has ended by itself.
        let _ended = self.process.kill();
        let _status = self.process.wait();
    }
}
