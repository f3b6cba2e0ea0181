//! Boards as a package: what npm says of it, and a page of modules that uses it.

use crate::browser::Browser;
use crate::screen::DESKTOP;
use crate::site::{self, Served};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
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
        "custom-elements.json",
        "files/board_later.wasm",
        "files/lessons/fr.txt",
        "files/messages/de-later.txt",
        "index.js",
        "LICENSE",
        "react.d.ts",
    ] {
        assert!(has(name), "{name} is missing");
    }
    assert!(!has("files/lessons/all.txt"));
    assert!(!has("index.html") && !has("service-worker.js"));
}

/// The tools of JavaScript that the tests have.
fn tool(path: &str) -> PathBuf {
    let tools = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).with_file_name("axe/node_modules");
    let tool = tools.join(path);
    assert!(
        tool.exists(),
        "this test needs {path}: run `cargo page axe`"
    );
    tool
}

/// An app with the package as npm packs and installs it, and with three lines that show a board.
fn app(name: &str) -> PathBuf {
    let package = package(name);
    let app = package.with_file_name("app");
    fs::create_dir_all(&app).expect("a folder");
    npm(
        &["pack", "--silent", "--offline", "--pack-destination"],
        &app,
        &package,
    );
    let manifest = "{ \"name\": \"app\", \"private\": true, \"type\": \"module\" }";
    fs::write(app.join("package.json"), manifest).expect("room on the disk");
    let packed = fs::read_dir(&app).expect("a folder").flatten();
    let packed = packed.map(|entry| entry.path());
    let packed = packed.filter(|path| path.extension().is_some_and(|ending| ending == "tgz"));
    let packed = packed.last().expect("a package");
    npm(
        &[
            "install",
            "--silent",
            "--offline",
            "--no-audit",
            "--no-fund",
        ],
        &packed,
        &app,
    );
    let page = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>App</title><link rel=\"icon\" href=\"data:,\">\
         <script type=\"module\" src=\"./main.js\"></script>\
         <bastide-board mode=\"play\" record=\"bastide 1\nseats 2\nplayer 2 red greedy\"></bastide-board></html>";
    fs::write(app.join("index.html"), page).expect("room on the disk");
    fs::write(app.join("main.js"), "import \"bastide-board\";\n").expect("room on the disk");
    app
}

/// Runs npm in a folder, with a path behind its words.
fn npm(words: &[&str], path: &Path, folder: &Path) {
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let output = Command::new(npm)
        .args(words)
        .arg(path)
        .current_dir(folder)
        .output();
    let output = output.expect("npm");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{words:?}: {told}");
}

#[test]
fn an_app_that_is_built_by_vite_shows_a_board_and_a_computer_answers() {
    let app = app("npm vite");
    let build = Command::new("node")
        .arg(tool("vite/bin/vite.js"))
        .arg("build")
        .current_dir(&app)
        .output();
    let build = build.expect("node");
    assert!(
        build.status.success(),
        "{}",
        String::from_utf8_lossy(&build.stderr)
    );
    let site = Served::start(&app.join("dist"), 0).expect("a free port");
    let browser = Browser::open_on(DESKTOP, "about:blank");
    browser.show(&site.url());
    browser.wait_for("document.querySelector('bastide-board').hasAttribute('open')");
    browser.run(
        "addEventListener('bastide-action', ({ detail }) => window.answered ||= detail.seat === 2); \
         const api = document.querySelector('bastide-board').api(1); api.apply(api.legal()[0]); \
         for (const line of ['pass', 'confirm']) if (api.legal().includes(line)) api.apply(line);",
        Vec::new(),
    );
    browser.wait_for("window.answered");
    browser.assert_quiet();
}

#[test]
fn on_a_server_the_package_is_imported_and_does_nothing() {
    let app = app("npm served");
    for script in [
        "import('bastide-board').then(() => console.log('done'))",
        "require('bastide-board'); console.log('done')",
    ] {
        let node = Command::new("node")
            .args(["-e", script])
            .current_dir(&app)
            .output();
        let node = node.expect("node");
        let (told, wrong) = (
            String::from_utf8_lossy(&node.stdout),
            String::from_utf8_lossy(&node.stderr),
        );
        assert_eq!((told.trim(), wrong.trim()), ("done", ""), "{script}");
    }
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
