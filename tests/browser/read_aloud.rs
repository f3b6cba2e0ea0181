//! A lesson read aloud by voices of the device, in place of which something writes down what they are given.

use crate::browser::Browser;
use crate::learn::BOARD;
use crate::screen::DESKTOP;
use crate::site;

/// Speech that says nothing, with voices that come when the test brings them.
const SPEECH: &str = "window.voices = []; window.spoken = []; window.cancelled = 0; \
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } }; \
    Object.defineProperty(window, 'speechSynthesis', { value: { \
        getVoices: () => window.voices, \
        speak(one) { window.saying = one; window.spoken.push([one.lang, one.voice.lang, one.text]); }, \
        cancel() { window.cancelled += 1; window.saying.onerror?.(); } } });";

/// The rule book at the step about roads, before any voice is there.
fn mute(site: &site::Served) -> Browser {
    let browser = Browser::open_on(DESKTOP, "about:blank");
    let script = serde_json::json!({ "source": SPEECH });
    browser.tools("Page.addScriptToEvaluateOnNewDocument", script);
    browser.show(&format!("{}#learn/04-complete-a-road", site.url()));
    browser.wait_for("window.bastide");
    browser.wait_for(&format!(
        "document.querySelector('[data-lesson-board]')?.shadowRoot && {BOARD}.querySelector('.remarks')"
    ));
    browser.wait_for("speechSynthesis.onvoiceschanged");
    browser
}

fn bring_voice(browser: &Browser, language: &str, local: bool) {
    browser.run(
        &format!(
            "voices.push({{ lang: '{language}', localService: {local}, default: false }}); \
             speechSynthesis.onvoiceschanged();"
        ),
        vec![],
    );
}

fn spoken(browser: &Browser) -> Vec<[String; 3]> {
    browser.ask("spoken")
}

const BUTTON: &str = "[data-run=read-aloud]";

#[test]
fn a_lesson_is_read_sentence_by_sentence_by_a_voice_of_the_device() {
    let site = site::serve();
    let browser = mute(&site);
    let offered = format!("document.querySelector('{BUTTON}') !== null");
    // A voice that sends texts away is none, nor is one of another language.
    bring_voice(&browser, "en-US", false);
    bring_voice(&browser, "de-DE", true);
    assert!(!browser.ask::<bool>(&offered));
    bring_voice(&browser, "en_GB", true);
    browser.wait_for(&offered);
    assert!(spoken(&browser).is_empty(), "nobody has asked for it");
    browser.click(BUTTON);
    let sentences = [
        "Your highwayman stands on a road.",
        "In the west it ends at a village, the houses where roads meet.",
        "In the east it is still open.",
    ];
    for (at, sentence) in sentences.iter().enumerate() {
        browser.wait_for(&format!("spoken.length === {}", at + 1));
        assert_eq!(spoken(&browser)[at], ["en_GB", "en_GB", sentence]);
        let lit = format!("{BOARD}.querySelector('mark.spoken')?.textContent === '{sentence}'");
        browser.wait_for(&lit);
        browser.keep_picture("read-aloud");
        browser.run("saying.onend?.();", vec![]);
    }
    browser.wait_for("spoken.length === 4");
    browser.click(BUTTON);
    browser.wait_for("cancelled === 1");
    browser.wait_for(&format!("!{BOARD}.querySelector('mark.spoken')"));
    browser.assert_quiet();
}

#[test]
fn who_leaves_the_lesson_hears_no_more_of_it() {
    let site = site::serve();
    let browser = mute(&site);
    bring_voice(&browser, "en-GB", true);
    let leave = [
        ".learn .card > .ways > :last-child",
        "[data-run=learn-contents]",
    ];
    for (at, way) in (1..).zip(leave) {
        browser.click(BUTTON);
        browser.wait_for(&format!("spoken.length === {at}"));
        browser.click(way);
        browser.wait_for(&format!("cancelled === {at}"));
    }
    // What comes late of a sentence that is over starts none.
    browser.run("saying.onend?.();", vec![]);
    assert_eq!(spoken(&browser).len(), 2);
    browser.assert_quiet();
}
