//! The page in a messenger: what is packed for it, and a game among the people of a chat.

use crate::board::encoded;
use crate::browser::Browser;
use crate::hosts::{Fault, Host};
use crate::screen::{DESKTOP, PHONE};
use crate::site;
use std::fs::{self, File};
use std::io::Read;
use std::path::PathBuf;
use zip::{CompressionMethod, ZipArchive};

/// The name of the file.
const FILE: &str = "bastide.xdc";

/// Stands in for the messenger.
const MESSENGER: &str = include_str!("webxdc.js");

/// A game in a chat with two tiles for each, in which Anna is here.
const SHORT: &str = "bastide 1\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\ntable by-link 1\n\
    option first-player 1\nseed 7 decisions\nstack base/E base/V base/E base/V\n";

/// A folder without what an earlier run left there.
fn emptied(name: &str) -> PathBuf {
    let folder = site::scratch(name);
    // There may be none yet.
    let _removed = fs::remove_dir_all(&folder);
    folder
}

/// Packs the page as it is delivered, in a folder of its own, and returns the bytes.
fn packed(name: &str) -> Vec<u8> {
    let folder = emptied(name);
    site::copy(site::delivered(), &folder);
    let mut pack = site::builder();
    pack.args(["webxdc", "--no-build", "--out"]).arg(&folder);
    let output = pack.output().expect("cargo starts");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "the page is not packed:\n{told}");
    fs::read(folder.join(FILE)).expect("a file")
}

/// What is in the zip, as a messenger unpacks it.
fn unpacked(name: &str) -> PathBuf {
    packed(name);
    let file = File::open(site::scratch(name).join(FILE)).expect("a file");
    let folder = emptied(&format!("{name} unpacked"));
    let mut zip = ZipArchive::new(file).expect("a zip");
    zip.extract(&folder).expect("room on the disk");
    folder
}

#[test]
fn what_is_packed_is_the_one_file_and_what_a_messenger_asks_for_byte_by_byte_the_same() {
    let bytes = packed("packed");
    assert!(bytes == packed("packed again"), "two packings differ");
    let mut zip = ZipArchive::new(std::io::Cursor::new(bytes)).expect("a zip");
    let mut found: Vec<String> = zip
        .file_names()
        .map(|name| name.expect("a name").into_owned())
        .collect();
    found.sort();
    assert_eq!(found, ["icon.png", "index.html", "manifest.toml"]);
    let mut text = |name: &str| {
        let mut file = zip.by_name(name).expect("a file");
        assert_eq!(file.compression(), CompressionMethod::Deflated);
        let mut text = String::new();
        file.read_to_string(&mut text).expect("a text");
        text
    };
    assert_eq!(text("manifest.toml"), "name = \"Bastide\"\n");
    let index = text("index.html");
    let interface = "<script src=\"webxdc.js\"></script>\n";
    let scripts = index.find("<script").expect("scripts");
    assert_eq!(index.find(interface), Some(scripts), "{scripts}");
    let one_file = fs::read_to_string(site::delivered().join("bastide.html")).expect("a file");
    let body = |text: &str| text.split_once("</head>").expect("a head").1.to_string();
    assert!(body(&index) == body(&one_file), "it is another program");
}

/// What a chat offers for a new game.
fn offers_a_chat(browser: &Browser) {
    browser.wait_for_text("[data-run='venue by-link']", "In this chat");
    assert!(browser.ask::<bool>(
        "document.querySelector(\"[data-run='venue by-link']\").getAttribute('aria-pressed') !== 'false'"
    ));
    browser.keep_picture("chat-new-game");
}

/// What is given away goes to a chat, for a messenger lets no page write a file; and no file of the program is offered, for
/// there is none.
fn gives_to_a_chat(browser: &Browser) {
    browser.arm();
    browser.press("share");
    browser.wait_for("document.querySelector('dialog.share')");
    assert!(browser.ask::<bool>("!document.querySelector('[data-run=save-as-one-file]')"));
    browser.keep_picture("chat-share");
    browser.click("dialog.share [data-run=export]");
    browser.wait_for("window.given && given.length === 1 && given[0].name.endsWith('.bastide') && given[0].size > 100");
    browser.click("dialog.share [data-run=share-by-system]");
    browser.wait_for("given.length === 2 && given[1].text.includes('game=')");
    browser.press("close");
    browser.wait_for("!document.querySelector('dialog')");
}

#[test]
fn in_a_chat_turns_go_out_and_come_in_by_themselves_and_whoever_is_late_sees_how_it_stands() {
    let folder = unpacked("chat");
    fs::write(folder.join("webxdc.js"), MESSENGER).expect("room on the disk");
    let site = Host::start(&folder, Fault::Messenger);
    let page = |name: &str| format!("{}?name={name}", site.url());
    let browser = Browser::open_on(DESKTOP, &page("Anna"));
    offers_a_chat(&browser);
    browser.goto("about:blank");
    browser.goto(&format!("{}#record={}", page("Anna"), encoded(SHORT)));
    browser.play_turn(false);
    browser.wait_for("document.querySelector('.dock [data-run=send-turn]')");
    browser.keep_picture("chat-send");
    browser.click(".dock [data-run=send-turn]");
    let awaits = |name: &str| {
        format!(
            "Your turn is in the chat. As soon as {name} has played, the game goes on here by itself."
        )
    };
    browser.wait_for_text(".dock .question", &awaits("Ben"));

    // Ben opens the page in the chat: the game is there, his name is on his seat, and he plays.
    browser.open_tab(&page("Ben"));
    browser.wait_for_text(".dock .question", "Which seat is yours?");
    browser.wait_for_text(".dock .button.primary", "Ben");
    browser.keep_picture("chat-seat");
    browser.click(".dock [data-run='sit 1']");
    browser.play_turn(false);
    // The turn goes out by itself.
    browser.wait_for_text(".dock .question", &awaits("Anna"));
    let steps = browser.state().steps;

    // Anna’s page has gone on without a press.
    browser.switch_to(0);
    browser.wait_for_question("place");
    assert!(browser.state().steps >= steps);
    // Nor is anything said, for the chat keeps what this browser does not; so nobody is asked who leaves.
    assert_eq!(browser.text(".notices .notice"), None);
    let asked = "(() => { const left = new Event('beforeunload', { cancelable: true }); \
        window.dispatchEvent(left); return left.defaultPrevented; })()";
    assert!(!browser.ask::<bool>(asked));
    gives_to_a_chat(&browser);

    // Somebody comes late.
    browser.open_tab(&page("Cleo"));
    browser.show_on(PHONE);
    browser.wait_for_text(".dock .question", "Which seat is yours?");
    assert_eq!(browser.state().steps, steps);
    browser.keep_picture("chat-late");
    // Opened again without anything kept, Ben’s page knows from the chat where he sits.
    browser.open_tab(&page("Ben"));
    browser.wait_for_text(".dock .question", &awaits("Anna"));
    browser.assert_quiet();
}
