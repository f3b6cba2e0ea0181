//! `cargo play`: the page, served and open in the browser, rebuilt whenever its source changes.

use crate::build::{self, Plan};
use crate::serve::Served;
use crate::{offline, toolchain};
use anyhow::{Context, Result};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant, SystemTime};
use std::{fs, thread};

/// The port to try when none is asked for.
const PORT: u16 = 8080;

/// What the page is made of. The same list is in `Trunk.toml`.
const WATCHED: [&str; 4] = ["src", "www", "assets", "Cargo.toml"];

/// How often to look. Looking at a few hundred files costs about a millisecond.
const PAUSE: Duration = Duration::from_millis(250);

/// Builds, serves, opens and rebuilds until the program is stopped.
///
/// The first line on the standard output is the address and nothing else.
///
/// # Errors
/// When the first build fails or the port is taken. Later builds may fail: the page before them goes on being served.
pub fn play(plan: &Plan, port: Option<u16>, open: bool) -> Result<()> {
    let mut look = watched();
    build(plan)?;
    let served = serve(plan, port)?;
    println!("{}", served.url());
    io::stdout().flush()?;
    eprintln!("Ctrl+C stops. Waiting for changes.");
    if open {
        open_browser(&served.url());
    }
    loop {
        while look == watched() {
            thread::sleep(PAUSE);
        }
        look = watched();
        let start = Instant::now();
        match build(plan) {
            Ok(()) => eprintln!(
                "built in {:.1} s: reload the page",
                start.elapsed().as_secs_f32()
            ),
            Err(error) => eprintln!("error: {error:#}"),
        }
    }
}

/// Builds a page that the browser never keeps, so that a reload shows the last edit.
fn build(plan: &Plan) -> Result<()> {
    build::build(plan)?;
    offline::withdraw(&plan.out)
}

/// Serves on the requested port or fails; without a request on the usual port, else on any free one.
fn serve(plan: &Plan, port: Option<u16>) -> Result<Served> {
    match port {
        Some(port) => Served::start(&plan.out, port),
        None => Served::start(&plan.out, PORT).or_else(|_| Served::start(&plan.out, 0)),
    }
    .with_context(|| {
        format!(
            "cannot serve on port {}; --port 0 takes a free one",
            port.unwrap_or(PORT)
        )
    })
}

/// Opens the address. Where there is no browser the address on the first line is enough.
fn open_browser(url: &str) {
    let (program, before): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let _opened = Command::new(program)
        .args(before)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}

/// All watched files with the time of their last change, in a stable order.
fn watched() -> Vec<(PathBuf, SystemTime)> {
    let mut files = Vec::new();
    for name in WATCHED {
        collect(&toolchain::root().join(name), &mut files);
    }
    files.sort();
    files
}

/// Adds a file, or everything below a folder; skips what vanishes meanwhile.
fn collect(path: &Path, files: &mut Vec<(PathBuf, SystemTime)>) {
    if let Ok(entries) = fs::read_dir(path) {
        for entry in entries.flatten() {
            collect(&entry.path(), files);
        }
    } else if let Ok(changed) = fs::metadata(path).and_then(|file| file.modified()) {
        files.push((path.to_path_buf(), changed));
    }
}
