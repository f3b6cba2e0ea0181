//! Games as files and texts: out of one browser, into another.

use crate::board::TWO_PERSONS;
use crate::browser::{Browser, of_element};
use crate::screen::DESKTOP;
use crate::site;
use std::fs;
use std::path::PathBuf;

/// A folder that files are written to.
pub struct Downloads(PathBuf);

impl Downloads {
    /// The first file, when it is whole.
    fn file(&self) -> Option<PathBuf> {
        let mut files = fs::read_dir(&self.0).expect("a folder");
        let path = files.next()?.expect("an entry").path();
        path.extension()
            .is_some_and(|end| end == "bastide" || end == "html")
            .then_some(path)
    }

    /// Where the file is that came.
    pub fn path(&self) -> PathBuf {
        self.file().expect("a file")
    }

    /// The file that comes.
    pub fn wait_for_file(&self, browser: &Browser) -> PathBuf {
        browser.wait_until("a file is written", |_| self.file().is_some());
        self.file().expect("a file")
    }

    /// The text of the file that comes.
    pub fn text(&self, browser: &Browser) -> String {
        let there = || {
            fs::read_to_string(self.file()?)
                .ok()
                .filter(|text| !text.is_empty())
        };
        browser.wait_until("a file is written", |_| there().is_some());
        there().expect("a text")
    }
}

impl Browser {
    /// Opens `url` after a script has run, as if the browser were like this.
    pub fn open_after(script: &str, url: &str) -> Browser {
        let browser = Browser::open("about:blank");
        browser.run_first(script);
        browser.goto(url);
        browser.wait_for("window.bastide");
        browser
    }

    /// Lets files be written to an empty folder of this name.
    pub fn keep_downloads(&self, name: &str) -> Downloads {
        if let Some(firefox) = self.firefox() {
            return Downloads(firefox.downloads());
        }
        let folder = site::scratch("downloads").join(name);
        // There may be none yet.
        let _removed = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        let wish = serde_json::json!({ "behavior": "allow", "downloadPath": folder });
        self.tools("Browser.setDownloadBehavior", wish);
        Downloads(folder)
    }

    /// Types into an element, or chooses a file for it.
    pub fn type_into(&self, css: &str, text: &str) {
        self.wait_until(&format!("there is {css}"), |browser| browser.count(css) > 0);
        let element = self.run(
            "return document.querySelector(arguments[0])",
            vec![css.into()],
        );
        self.post(
            &of_element(&element, "value"),
            serde_json::json!({ "text": text }),
        );
    }

    /// The game on the screen as it is saved.
    pub fn record(&self) -> String {
        let text = self.saved();
        let saved = text.find("# saved").expect("a stamp");
        text[..saved].to_string()
    }
}

#[test]
fn a_game_goes_through_a_file_into_another_browser() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.play_turn(true);
    browser.drag_to_first();
    let downloads = browser.keep_downloads("round");
    browser.key('x');
    let text = downloads.text(&browser);
    assert_eq!(text, browser.record());
    let file = downloads.file().expect("a file");
    let name = file.file_name().expect("a name").to_string_lossy();
    assert!(name.contains("anna-ben"), "{name}");
    let (tiles, steps) = (browser.state().tiles, browser.state().steps);
    browser.assert_quiet();
    let other = Browser::open(&site.url());
    other.wait_for("window.bastide");
    other.type_into("#file", &file.display().to_string());
    other.wait_for(
        "bastide.state().question === 'figure' || bastide.state().question === 'confirm'",
    );
    assert_eq!((other.state().tiles, other.state().steps), (tiles, steps));
    assert_eq!(other.record(), text);
    other.assert_quiet();
}

#[test]
fn games_and_pictures_are_taken_in_and_given_out_as_texts_and_files() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    let visits = [
        a_file_may_be_dropped_and_one_that_is_no_game_says_so,
        a_picture_without_a_game_says_so_and_its_printed_link_is_read_where_that_can_be,
        a_picture_of_too_many_pixels_is_not_unpacked,
        a_file_may_be_chosen_again_and_again,
        a_browser_that_forbids_copying_is_told_to_export,
    ];
    for visit in visits {
        visit(&browser);
    }
}

fn a_file_may_be_dropped_and_one_that_is_no_game_says_so(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    let drop = "const data = new DataTransfer(); data.items.add(new File([arguments[0]], 'a.bastide')); \
        for (const kind of ['dragenter', 'dragover', 'drop']) \
        window.dispatchEvent(new DragEvent(kind, { dataTransfer: data, cancelable: true }));";
    let before = browser.record();
    browser.run(drop, vec!["a cake\nwith plums".into()]);
    browser.wait_for("bastide.state().notices === 1");
    let told = browser.text(".notice").expect("a sentence");
    assert!(told.contains("Line 1"), "{told}");
    assert_eq!(browser.record(), before);
    let short = "bastide 1\nset base\nseats 3\nseed 5\n";
    browser.run(drop, vec![short.into()]);
    browser.wait_for("bastide.state().scores.length === 3 && bastide.state().notices === 0");
    assert_eq!(browser.count(".drop"), 0);
    browser.assert_quiet();
}

/// Drops a picture without any text on the page.
const PICTURE: &str = "const canvas = document.createElement('canvas'); canvas.width = canvas.height = 8; \
    canvas.toBlob(picture => { \
        const data = new DataTransfer(); data.items.add(new File([picture], 'a.' + arguments[0], { type: picture.type })); \
        window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true })); \
    }, 'image/' + arguments[0]);";

/// A browser that reads a link on every picture.
const READS: &str = "window.BarcodeDetector = class { \
    async detect() { return [{ rawValue: 'other' }, { rawValue: window.printed }]; } };";

fn a_picture_without_a_game_says_so_and_its_printed_link_is_read_where_that_can_be(
    browser: &Browser,
) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    browser.drag_to_first();
    browser.run("delete window.BarcodeDetector", vec![]);
    for kind in ["png", "jpeg", "webp"] {
        browser.run(PICTURE, vec![kind.into()]);
        browser.wait_for(
            "document.querySelector('.notices').textContent.includes('This picture holds no game')",
        );
        browser.click(".notice [data-run^=dismiss]");
        browser.wait_for("bastide.state().notices === 0");
    }
    let link: String = {
        browser.key('S');
        browser.ask("document.querySelector('.link-text').value")
    };
    browser.key('\u{e00c}');
    browser.run(READS, vec![]);
    browser.run("window.printed = arguments[0]", vec![link.into()]);
    let record = browser.record();
    browser.key('n');
    browser.click("[data-run=start]");
    browser.wait_for("!bastide.state().dialog && bastide.state().question === 'place'");
    browser.run(PICTURE, vec!["jpeg".into()]);
    // The new game may have as many tiles by then.
    let is_open = |browser: &Browser| browser.record() == record;
    browser.wait_until("the game of the picture is open", is_open);
    browser.assert_quiet();
}

/// Drops a picture whose first bytes speak of 65,536 times 65,536 pixels.
const HUGE: &str = "const canvas = document.createElement('canvas'); canvas.width = canvas.height = 8; \
    canvas.toBlob(async picture => { \
        const bytes = new Uint8Array(await picture.arrayBuffer()); bytes.set([0, 1, 0, 0, 0, 1, 0, 0], 16); \
        const data = new DataTransfer(); data.items.add(new File([bytes], 'a.png', { type: 'image/png' })); \
        window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true })); \
    }, 'image/png');";

/// Counts the pictures that are unpacked.
const COUNTED: &str = "const make = window.createImageBitmap; window.unpacked = 0; \
    window.createImageBitmap = (...values) => { window.unpacked += 1; return make.apply(window, values); };";

fn a_picture_of_too_many_pixels_is_not_unpacked(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    browser.run(READS, vec![]);
    browser.run("window.printed = 'nothing'", vec![]);
    browser.run(COUNTED, vec![]);
    for (script, unpacked) in [(HUGE, 0), (PICTURE, 1)] {
        browser.run(script, vec!["png".into()]);
        browser.wait_for(
            "document.querySelector('.notices').textContent.includes('This picture holds no game')",
        );
        assert_eq!(browser.ask::<usize>("window.unpacked"), unpacked);
        browser.click(".notice [data-run^=dismiss]");
        browser.wait_for("bastide.state().notices === 0");
    }
    browser.assert_quiet();
}

#[test]
fn a_text_is_copied_and_pasted() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.run(
        "navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); }",
        vec![],
    );
    browser.key('g');
    browser.click("dialog [data-run=copy]");
    browser.wait_for("window.copied");
    assert_eq!(browser.ask::<String>("window.copied"), browser.record());
    browser.wait_for_text("dialog [data-run=copy]", "Copied");
    browser.type_into("dialog textarea", "bastide 1\nset base\nseats 4\nseed 5\n");
    browser.click("[data-run=import-text]");
    browser.wait_for("bastide.state().scores.length === 4 && !bastide.state().dialog");
    browser.key('g');
    browser.wait_for("document.querySelectorAll('.saved').length === 2");
    browser.assert_quiet();
}

fn a_browser_that_forbids_copying_is_told_to_export(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    browser.run(
        "navigator.clipboard.writeText = () => Promise.reject(new Error('no')); \
         document.execCommand = () => false;",
        vec![],
    );
    browser.key('g');
    browser.click("dialog [data-run=copy]");
    browser.wait_for("document.querySelector('.front .notice [data-run=export]')");
    browser.assert_quiet();
}

fn a_file_may_be_chosen_again_and_again(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    let counted = "addEventListener('click', (event) => { \
        if (event.target.id === 'file') window.chosen = (window.chosen ?? 0) + 1; }, true);";
    browser.run(counted, vec![]);
    for times in 1..=2 {
        browser.key('g');
        browser.click("[data-run=import]");
        browser.wait_for(&format!("window.chosen === {times}"));
    }
    browser.assert_quiet();
}
