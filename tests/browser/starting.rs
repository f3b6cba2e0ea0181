//! Before there is a page: what is said while it comes, and when it cannot come.

use crate::browser::Browser;
use crate::site;
use serde_json::json;
use std::fs;
use std::path::Path;

/// What the panel says, without what is hidden.
fn told(browser: &Browser) -> String {
    browser.wait_for("document.querySelector('#starting[data-failed]')");
    browser.text("#starting").expect("a panel")
}

/// The page with something wrong in its folder, in a browser that would like to speak English.
fn broken(name: &str, script: &str, spoil: impl Fn(&Path)) -> String {
    let folder = site::scratch("spoilt").join(name);
    site::copy_to(&folder);
    spoil(&folder);
    let site = site::Served::start(&folder, 0).expect("a free port");
    let browser = Browser::open("about:blank");
    let script = json!({ "source": script });
    browser.tools("Page.addScriptToEvaluateOnNewDocument", script);
    browser.show(&site.url());
    let told = told(&browser);
    browser.keep_picture(&format!("starting-{name}"));
    assert!(
        told.contains("Reload") && !told.contains("Recharge"),
        "{told}"
    );
    told
}

const MODULE: &str = "bastide_bg.wasm";

#[test]
fn a_module_that_is_missing_cut_or_another_page_is_named() {
    let missing = broken("missing", "", |folder| {
        fs::remove_file(folder.join(MODULE)).expect("a module");
    });
    assert!(missing.contains("is missing on this site"), "{missing}");
    let cut = broken("cut", "", |folder| {
        let module = fs::read(folder.join(MODULE)).expect("a module");
        fs::write(folder.join(MODULE), &module[..module.len() / 2]).expect("room on the disk");
    });
    assert!(cut.contains("cut or damaged"), "{cut}");
    let replaced = broken("replaced", "", |folder| {
        fs::copy(folder.join("index.html"), folder.join(MODULE)).expect("room on the disk");
    });
    assert!(replaced.contains("another page"), "{replaced}");
}

#[test]
fn a_script_that_is_missing_or_another_page_is_named() {
    let missing = broken("no-script", "", |folder| {
        fs::remove_file(folder.join("bastide.js")).expect("a script");
    });
    assert!(missing.contains("A script of the game"), "{missing}");
    let replaced = broken("other-script", "", |folder| {
        fs::copy(folder.join("index.html"), folder.join("bastide.js")).expect("room on the disk");
    });
    assert!(replaced.contains("A script of the game"), "{replaced}");
}

#[test]
fn a_policy_that_blocks_the_module_is_named() {
    let blocked = broken("blocked", "", |folder| {
        let index = fs::read_to_string(folder.join("index.html")).expect("an index");
        let strict = index.replacen(" 'wasm-unsafe-eval'", "", 1);
        fs::write(folder.join("index.html"), strict).expect("room on the disk");
    });
    assert!(blocked.contains("security policy"), "{blocked}");
}

#[test]
fn what_a_browser_lacks_is_named() {
    let wasm = broken("no-wasm", "delete window.WebAssembly;", |_| ());
    assert!(wasm.contains("no WebAssembly"), "{wasm}");
    let context = "HTMLCanvasElement.prototype.getContext = () => null;";
    let canvas = broken("no-canvas", context, |_| ());
    assert!(canvas.contains("draw nothing"), "{canvas}");
    let offline = "window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));";
    let unreachable = broken("offline", offline, |_| ());
    assert!(
        unreachable.contains("could not be fetched"),
        "{unreachable}"
    );
}

#[test]
fn a_browser_without_small_things_plays() {
    for lacks in ["delete window.ResizeObserver;", "delete window.matchMedia;"] {
        let site = site::serve();
        let browser = Browser::open_after(lacks, &site.url());
        browser.click("[data-run=start]");
        browser.wait_for("!bastide.state().dialog && bastide.state().question");
        browser.assert_quiet();
    }
}

#[test]
fn over_a_slow_line_the_page_says_how_far_it_is() {
    let site = site::serve();
    let browser = Browser::open("about:blank");
    browser.show_pages();
    let line = |rate: i32| json!({ "offline": false, "latency": 100, "downloadThroughput": rate, "uploadThroughput": rate });
    let french = "Object.defineProperty(navigator, 'languages', { value: ['fr-CH', 'en'] });";
    let script = json!({ "source": french });
    browser.tools("Page.addScriptToEvaluateOnNewDocument", script);
    browser.tools("Network.emulateNetworkConditions", line(50_000));
    browser.show(&site.url());
    browser.wait_for("document.querySelector('progress')?.value > 0");
    let told = browser.text("#starting").expect("a panel");
    assert!(
        told.contains("Chargement") && !told.contains("loaded"),
        "{told}"
    );
    let seen = "performance.getEntriesByName('first-contentful-paint')[0].startTime < \
        performance.getEntriesByType('resource').find(one => one.name.endsWith('style.css')).responseEnd";
    assert!(
        browser.ask::<bool>(seen),
        "nothing was to be seen before all styles were there"
    );
    assert!(browser.ask::<bool>("document.querySelector('progress').checkVisibility()"));
    browser.keep_picture("starting-slow");
    browser.tools("Network.emulateNetworkConditions", line(-1));
    browser.wait_for("window.bastide?.state().ready");
    assert_eq!(browser.count("#starting"), 0);
    browser.assert_quiet();
}
