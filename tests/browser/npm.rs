//! Boards as a package: what npm says of it, and a page of modules that uses it.

use crate::browser::Browser;
use crate::screen::DESKTOP;
use crate::site::{self, Served};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The package of the page as it is delivered.
fn package(name: &str) -> PathBuf {
    let folder = site::scratch(name);
    // There may be none yet.
    let _removed = fs::remove_dir_all(&folder);
    site::copy(site::delivered(), &folder);
    let mut write = site::builder();
    write.args(["npm", "--no-build", "--out"]).arg(&folder);
    let output = write.output().expect("cargo starts");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "there is no package:\n{told}");
    folder.join("npm")
}

#[test]
fn npm_packs_the_boards_with_their_types() {
    let folder = package("npm packed");
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut pack = Command::new(npm);
    pack.args(["pack", "--dry-run", "--json", "--offline"]);
    let output = pack.current_dir(folder).output().expect("npm");
    assert!(output.status.success());
    let told: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let package = told.get(0).or_else(|| told.as_object()?.values().next());
    let package = package.expect("a package");
    assert_eq!(package["name"], "bastide-board");
    let files = package["files"].as_array().expect("files");
    let has = |name: &str| files.iter().any(|file| file["path"] == name);
    for name in [
        "bastide-board.d.ts",
        "bastide-board.js",
        "board_later.wasm",
        "lessons/fr.txt",
        "messages/de-later.txt",
        "LICENSE",
    ] {
        assert!(has(name), "{name} is missing");
    }
    assert!(!has("lessons/all.txt"));
    assert!(!has("index.html") && !has("service-worker.js"));
}

#[test]
fn a_page_of_modules_gets_the_board_from_the_package() {
    package("npm used");
    let folder = site::scratch("npm used");
    let page = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Modules</title><link rel=\"icon\" href=\"data:,\">\
         <script type=\"module\" src=\"page.js\"></script>\
         <bastide-board mode=\"play\" record=\"bastide 1\nseats 2\"></bastide-board></html>";
    fs::write(folder.join("modules.html"), page).expect("room on the disk");
    let script =
        "import \"./npm/index.js\"; window.defined = !!customElements.get(\"bastide-board\");";
    fs::write(folder.join("page.js"), script).expect("room on the disk");
    let site = Served::start(&folder, 0).expect("a free port");
    let browser = Browser::open_on(DESKTOP, "about:blank");
    browser.show(&format!("{}modules.html", site.url()));
    browser.wait_for("window.defined");
    browser.wait_for("document.querySelector('bastide-board').hasAttribute('open')");
    browser.wait_for("document.querySelector('bastide-board').api(1).state()?.question");
    browser.assert_quiet();
}
