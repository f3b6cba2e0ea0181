//! The page under test: built once per run, served from this process by the builder's own server.

#[path = "../../src/bin/builder/serve.rs"]
mod serve;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

pub use serve::Served;

/// Set by `cargo verify`: that the page is tested as it is delivered, where it lies built already, and the program that
/// built it.
const RELEASE: &str = "BASTIDE_TEST_RELEASE";
const PAGE: &str = "BASTIDE_TEST_PAGE";
const BUILDER: &str = "BASTIDE_TEST_BUILDER";

/// The package of the builder, from which it finds the root of the repository.
const PACKAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/bin/builder");

/// A folder below `target` for what these tests write.
pub fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// `cargo page` with its arguments still to come.
pub fn builder() -> Command {
    let mut builder = env::var_os(BUILDER).map_or_else(cargo_page, Command::new);
    builder
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("CARGO_MANIFEST_DIR", PACKAGE);
    builder
}

fn cargo_page() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.arg("page");
    cargo
}

/// How to compile the page: as it is delivered when all is verified, else so that it is soon rebuilt.
pub fn profile() -> &'static [&'static str] {
    if env::var_os(RELEASE).is_some() {
        &["--release"]
    } else {
        &[]
    }
}

/// The folder of the built page as it is delivered.
pub fn delivered() -> &'static Path {
    static DELIVERED: OnceLock<PathBuf> = OnceLock::new();
    DELIVERED.get_or_init(|| {
        let folder = scratch("delivered");
        if let Some(page) = env::var_os(PAGE) {
            // There may be none yet.
            let _removed = fs::remove_dir_all(&folder);
            copy(Path::new(&page), &folder);
        } else {
            build(&folder, profile());
        }
        folder
    })
}

/// The folder of the same page without its service worker, which would fetch every file again in each fresh browser.
pub fn dist() -> &'static Path {
    static DIST: OnceLock<PathBuf> = OnceLock::new();
    DIST.get_or_init(|| {
        let folder = scratch("dist");
        copy(delivered(), &folder);
        let index = folder.join("index.html");
        let html = fs::read_to_string(&index).expect("an index");
        let named = html.lines().filter(|line| !line.contains("service-worker"));
        let without: Vec<&str> = named.collect();
        assert_eq!(without.len() + 1, html.lines().count(), "a worker is named");
        fs::write(index, without.join("\n")).expect("room on the disk");
        folder
    })
}

/// Builds the page into a folder, compiled as `profile` says.
pub fn build(folder: &Path, profile: &[&str]) {
    let mut build = builder();
    build.arg("build").args(profile).arg("--out").arg(folder);
    let output = build.output().expect("cargo starts");
    assert!(
        output.status.success(),
        "the page is not built:\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

/// The built page on a server of its own.
pub fn serve() -> Served {
    Served::start(dist(), 0).expect("a free port")
}

/// Copies the built page into another folder.
pub fn copy_to(folder: &Path) {
    copy(dist(), folder);
}

/// Copies a page into a folder.
pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a page") {
        let path = entry.expect("an entry").path();
        let copied = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy(&path, &copied);
        } else {
            fs::copy(&path, &copied).expect("room on the disk");
        }
    }
}
