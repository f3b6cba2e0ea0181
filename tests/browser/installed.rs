//! The page among the programs of a system: its manifest, files opened with it, texts shared with it.

use crate::browser::Browser;
use crate::hosts::folder;
use crate::offline::Offline;
use crate::screen::DESKTOP;
use crate::site::Served;
use serde_json::json;

/// A game of three, as somebody may send it.
const THREE: &str = "bastide 1\nset base\nseats 3\nseed 5\n";

#[test]
fn the_manifest_has_no_faults_and_its_icons_are_there() {
    let site = Served::start(&folder("manifest"), 0).expect("a free port");
    let browser = Browser::open_on(DESKTOP, &site.url());
    let manifest = browser.tools("Page.getAppManifest", json!({}));
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    let seen = "window.icons = []; fetch('bastide.webmanifest').then(answer => answer.json()) \
        .then(manifest => manifest.icons.forEach(({ src, sizes }) => { \
            const image = new Image(); image.src = src; \
            image.onload = () => window.icons.push(sizes === 'any' \
                || sizes === `${image.naturalWidth}x${image.naturalHeight}`); }))";
    browser.run(seen, vec![]);
    browser.wait_for("window.icons.length === 4 && window.icons.every(Boolean)");
    browser.assert_quiet();
}

/// A system that opens the page with a file.
const LAUNCHED: &str = "const file = new File(['bastide 1\\nset base\\nseats 3\\nseed 5\\n'], 'a.bastide'); \
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer(consumer) { \
        consumer({ files: [{ getFile: () => Promise.resolve(file) }] }); } } });";

#[test]
fn a_file_that_the_system_opens_comes_to_the_screen() {
    let site = crate::site::serve();
    let browser = Browser::open_after(LAUNCHED, &site.url());
    browser.wait_for("window.bastide?.state().scores?.length === 3");
    browser.assert_quiet();
}

#[test]
fn what_is_shared_with_the_page_comes_to_the_screen() {
    let site = Served::start(&folder("shared"), 0).expect("a free port");
    let browser = Browser::open_on(DESKTOP, &site.url());
    browser.wait_until_kept();
    for text in [true, false] {
        browser.goto("about:blank");
        browser.run(
            SHARE,
            vec![
                format!("{}share", site.url()).into(),
                THREE.into(),
                text.into(),
            ],
        );
        browser.wait_for("window.bastide?.state().scores?.length === 3");
        let address: String = browser.ask("location.href");
        assert_eq!(address, site.url());
    }
}

/// Sends a text to an address, as a text or as a file, as a browser does for another app.
const SHARE: &str = "const [address, text, plain] = arguments; \
    const form = document.createElement('form'); \
    Object.assign(form, { action: address, method: 'POST', enctype: 'multipart/form-data' }); \
    const field = document.createElement(plain ? 'textarea' : 'input'); \
    if (plain) { field.name = 'text'; field.value = text; } \
    else { field.type = 'file'; field.name = 'file'; const data = new DataTransfer(); \
        data.items.add(new File([text], 'a.bastide')); field.files = data.files; } \
    form.append(field); document.body.append(form); form.submit();";
