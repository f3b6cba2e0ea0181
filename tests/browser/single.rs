//! The page as one file, opened from disk: alone it plays and keeps its games, and it carries a game to somebody else.

use crate::board::{TWO_PERSONS, encoded};
use crate::browser::Browser;
use crate::links::SHORT_BY_LINK;
use crate::screen::DESKTOP;
use crate::site;
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};

/// The name of the file.
const FILE: &str = "bastide.html";

/// Counts what the worker answers.
pub const COUNTED: &str = "window.answers = 0; window.Worker = class extends Worker { \
    constructor(...all) { super(...all); this.addEventListener('message', () => { answers += 1; }); } };";

/// Two persons whose names would end or begin scripts.
const HOSTILE: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person </script><script>broken()\n\
    player 2 red person <!-- &lt; & Ben\noption first-player 1\nseed 42\n";

/// The file in a folder of its own, as somebody keeps it who got it.
pub fn kept(name: &str) -> PathBuf {
    let folder = site::scratch("one file").join(name);
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(FILE);
    fs::copy(site::dist().join(FILE), &file).expect("room on the disk");
    file
}

/// Where a browser finds a file.
pub fn address(file: &Path) -> String {
    let path = file.to_str().expect("a path of letters");
    format!("file://{}", encoded(path).replace("%2F", "/"))
}

impl Browser {
    /// Fails when a page asked for anything but its own file.
    fn assert_alone(&self) {
        let inside = |url: &String| {
            let file = url.starts_with("file:") && url.ends_with(".html");
            file || url.starts_with("blob:") || url == "data:,"
        };
        let strays: Vec<String> = self
            .requests()
            .into_iter()
            .filter(|url| !inside(url))
            .collect();
        assert!(strays.is_empty(), "{strays:?}");
        assert_eq!(self.console_errors(), [""; 0]);
    }

    /// Drops a file on the page.
    fn drop_file(&self, file: &Path) {
        let drop = "const data = new DataTransfer(); data.items.add(new File([arguments[0]], 'a.html')); \
            window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));";
        let text = fs::read_to_string(file).expect("a file");
        self.run(drop, vec![text.into()]);
    }

    /// Writes the game on the screen and the program into one file.
    pub fn save_as_one_file(&self, name: &str) -> PathBuf {
        let downloads = self.keep_downloads(name);
        self.key('g');
        self.click("dialog [data-run=save-as-one-file]");
        let file = downloads.wait_for_file(self);
        self.click("dialog [data-run=close]");
        file
    }
}

#[test]
fn the_one_file_plays_from_disk_and_goes_on_where_it_was_left() {
    let file = kept("play");
    let browser = Browser::open_after(COUNTED, &address(&file));
    browser.click("[data-run=start]");
    browser.play_turn_and_be_answered();
    assert!(browser.ask::<u32>("answers") > 0, "the worker was silent");
    let (record, steps) = (browser.record(), browser.state().steps);
    browser.reload();
    assert_eq!(browser.wait_for_question("place").steps, steps);
    assert_eq!(browser.record(), record);
    browser.key('?');
    browser.click("dialog [data-run=rules]");
    browser.click("dialog [data-run^='chapter ']");
    browser.wait_for("document.querySelectorAll('.sentences li').length > 4");
    browser.keep_picture("one-file");
    browser.assert_alone();
    // The policy in the file holds on the disk, too.
    browser.run(
        "const script = document.createElement('script'); script.textContent = 'window.stranger = 1'; \
         document.head.append(script); fetch('data:,').catch(() => { window.refused = true; });",
        Vec::new(),
    );
    browser.wait_for("window.refused && window.stranger === undefined");
}

#[test]
fn a_game_is_sent_as_one_file_from_a_site_and_from_the_file_itself() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, HOSTILE);
    browser.play_turn(true);
    let (record, tiles) = (browser.record(), browser.state().tiles);
    let sent = browser.save_as_one_file("sent");
    browser.assert_quiet();

    let other = Browser::open(&address(&sent));
    assert_eq!(other.wait_for_question("place").tiles, tiles);
    assert_eq!(other.record(), record);
    other.play_turn(true);
    let played = other.state().tiles;
    let back = other.save_as_one_file("back");
    assert!(played > tiles, "{played}");
    // Opened again, it goes on with what was played.
    other.goto("about:blank");
    other.goto(&address(&sent));
    assert_eq!(other.wait_for_question("place").tiles, played);
    // A file brings its game first, whatever else is kept here, and loading it again stays with what is on the screen.
    other.goto(&address(&back));
    assert_eq!(other.wait_for_question("place").tiles, played);
    other.key('n');
    other.click("[data-run=start]");
    let begun = other.wait_for_question("place").tiles;
    other.reload();
    assert_eq!(other.wait_for_question("place").tiles, begun);
    other.assert_alone();
    browser.drop_file(&back);
    browser.wait_for(&format!("bastide.state().tiles === {played}"));
    browser.assert_quiet();

    // What was sent is what was built, but for the game in it.
    let emptied = |file: &Path| {
        let text = fs::read_to_string(file).expect("a file");
        let (before, rest) = text.split_once("id=\"game\">").expect("a block");
        let (game, after) = rest.split_once("</script>").expect("an end");
        (game.to_string(), format!("{before}id=\"game\">{after}"))
    };
    let (none, built) = emptied(&site::dist().join(FILE));
    let ((first, sent), (second, back)) = (emptied(&sent), emptied(&back));
    assert!(none.is_empty() && first != second && !first.contains('<'));
    assert!(
        sent == built && back == built,
        "the file changed on its way"
    );
}

#[test]
fn a_site_without_the_one_file_says_so() {
    let folder = site::scratch("no one file");
    site::copy_to(&folder);
    // As hosts do that send their index for whatever they do not have.
    fs::copy(folder.join("index.html"), folder.join(FILE)).expect("room on the disk");
    let site = site::Served::start(&folder, 0).expect("a free port");
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.key('g');
    browser.click("dialog [data-run=save-as-one-file]");
    browser.wait_for("document.querySelector('.front .notice [data-run=export]')");
    let told = browser.text(".front .notice").expect("a sentence");
    assert!(told.contains("does not offer"), "{told}");
    browser.assert_quiet();
}

#[test]
fn what_keeps_the_one_file_from_starting_is_named() {
    let told = |file: &Path, script: &str| {
        let browser = Browser::open("about:blank");
        let script = json!({ "source": script });
        browser.tools("Page.addScriptToEvaluateOnNewDocument", script);
        browser.show(&address(file));
        browser.wait_for("document.querySelector('#starting[data-failed]')");
        browser.text("#starting").expect("a panel")
    };
    let old = told(&kept("old"), "delete window.DecompressionStream;");
    assert!(old.contains("too old"), "{old}");
    let damaged = kept("damaged");
    let text = fs::read_to_string(&damaged).expect("a file");
    let (before, after) = text.split_once("id=\"module\">").expect("a block");
    let (kept, lost) = after.split_at(500_000);
    let text = [before, "id=\"module\">", kept, "AAAA", &lost[4..]].concat();
    fs::write(&damaged, text).expect("room on the disk");
    let cut = told(&damaged, "");
    assert!(cut.contains("cut or damaged"), "{cut}");
}

#[test]
fn without_storage_the_one_file_is_played_sent_and_loaded_again() {
    let refused = "for (const name of ['localStorage', 'indexedDB']) Object.defineProperty(window, name, \
        { get() { throw new DOMException('no', 'SecurityError'); } });";
    let record = format!("#record={}", encoded(TWO_PERSONS));
    let browser = Browser::open_after(refused, &(address(&kept("refused")) + &record));
    browser.wait_for("bastide.state().notices === 1");
    browser.play_turn(false);
    let steps = browser.state().steps;
    let sent = browser.save_as_one_file("refused");
    browser.goto(&address(&sent));
    assert_eq!(browser.state().steps, steps);
    browser.assert_alone();
    // The game that is lost by that is said on the console.
    browser.reload();
    assert_eq!(browser.state().steps, steps);
}

#[test]
fn a_turn_by_link_leaves_a_disk_as_the_file_and_goes_on_in_one_saved_game() {
    let record = format!("{SHORT_BY_LINK}play\nplace base/E 0,-1 r2\npass\nconfirm\n");
    let at = address(&kept("turn")) + &format!("#record={}", encoded(&record));
    let anna = Browser::open(&at);
    let downloads = anna.keep_downloads("turn");
    anna.wait_for("document.querySelector('.dock [data-run=turn-as-file]')");
    assert_eq!(anna.count(".dock [data-run=show-turn]"), 0);
    anna.click(".dock [data-run=turn-as-file]");
    let sent = downloads.wait_for_file(&anna);
    anna.wait_for("document.querySelector('.toast').textContent.startsWith('Saved as bastide-')");
    // Whoever opens it is asked for a seat; opened again, it is the same saved game.
    let ben = Browser::open(&address(&sent));
    ben.wait_for_text(".dock .question", "Which seat is yours?");
    ben.click("[data-run='sit 1']");
    ben.goto("about:blank");
    ben.goto(&address(&sent));
    ben.wait_for(
        "document.querySelector('.notices').textContent.includes('You have this already.')",
    );
    ben.key('g');
    ben.wait_for("document.querySelectorAll('.saved').length === 1");
    for browser in [&anna, &ben] {
        browser.assert_alone();
    }
}
