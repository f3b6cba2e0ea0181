//! Words of attributes and names in the address of a frame that mean nothing: each is told, with those that do.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::embedded::{HostPage, inside, visit_each, with_frame_asked};

#[test]
fn words_that_mean_nothing_are_told_with_those_that_do_mean_something() {
    visit_each(&[
        a_mode_that_there_is_not_is_named_with_those_that_there_are,
        words_that_mean_nothing_are_told_with_those_that_do,
        names_that_mean_nothing_in_the_address_of_a_frame_are_told,
    ]);
}

fn a_mode_that_there_is_not_is_named_with_those_that_there_are(browser: &Browser) -> HostPage {
    let page = HostPage::new("no-mode", |_| {
        format!("<bastide-board id=\"a\" mode=\"tasks\" record=\"{TWO_PERSONS}\"></bastide-board>")
    });
    page.show_in(browser);
    browser.wait_for("told.some(([, name]) => name === 'error')");
    let told = browser.ask::<String>("told.find(([, name]) => name === 'error')[2].message");
    assert_eq!(
        told,
        "mode cannot be “tasks”: it is one of diagram, replay, task, play."
    );
    let shown = "document.getElementById('a').shadowRoot.querySelector('.failed').textContent";
    assert_eq!(browser.ask::<String>(shown), told);
    page
}

/// The board is shown as if they were not there.
fn words_that_mean_nothing_are_told_with_those_that_do(browser: &Browser) -> HostPage {
    let page = HostPage::new("no-words", |_| {
        let attributes = "seat=\"5\" language=\"english\" text=\"120\" commands=\"zoom redo\" step=\"two\" theme=\"\"";
        format!(
            "<bastide-board id=\"a\" lang=\"en\" mode=\"play\" {attributes} record=\"{TWO_PERSONS}\"></bastide-board>"
        )
    });
    page.show_in(browser);
    browser.wait_for("told.some(([, name]) => name === 'question')");
    browser.wait_for("told.filter(([, name]) => name === 'error').length === 5");
    let shown = format!("{}.querySelector('.failed').textContent", inside("a"));
    let told: String = browser.ask(&shown);
    for sentence in [
        "step cannot be “two”: it is one of 0, 1, 2, …",
        "seat cannot be “5”: it is one of 1, 2.",
        "language cannot be “english”: it is one of en, fr, de.",
        "text cannot be “120”: it is one of 100, 125, 150, 200.",
        "commands cannot be “redo”: it is one of zoom, fit, fields, steps, undo, hint, again, solution.",
    ] {
        assert!(told.contains(sentence), "{sentence}: {told}");
    }
    // It lies on nothing of the board.
    let above = format!(
        "{0}.querySelector('.failed').getBoundingClientRect().bottom <= {0}.querySelector('canvas').getBoundingClientRect().top + 1",
        inside("a")
    );
    browser.wait_for(&above);
    let mend = "const board = document.getElementById('a'); board.setAttribute('seat', '2'); board.setAttribute('text', '125'); \
         board.setAttribute('commands', 'zoom undo'); board.setAttribute('step', '0'); board.setAttribute('language', 'fr-CA')";
    browser.run(mend, Vec::new());
    browser.wait_for(&format!("{shown} === ''"));
    browser.run(
        "document.getElementById('a').setAttribute('pace', 'slow')",
        Vec::new(),
    );
    browser.wait_for(&format!("{shown}.includes('brisk, unhurried, instant')"));
    browser.assert_quiet_but_for(&page.boards.url());
    page
}

fn names_that_mean_nothing_in_the_address_of_a_frame_are_told(browser: &Browser) -> HostPage {
    let asked = "mode=diagram&amp;title=Game&amp;onclick=x&amp;speed=2&amp;text=120";
    let page = with_frame_asked("wrong-names", asked);
    page.show_in(browser);
    let errors = "told.filter(([, subject]) => subject === 'bastide-error').map(([, , detail]) => detail.message)";
    browser.wait_for(&format!(
        "({errors}).length === 3 && told.some(([, subject]) => subject === 'bastide-ready')"
    ));
    let told = browser.ask::<Vec<String>>(errors).join(" ");
    for sentence in [
        "Nothing here is called “onclick”. The names are record, lesson, src, step, mode,",
        "Nothing here is called “speed”.",
        "text cannot be “120”",
    ] {
        assert!(told.contains(sentence), "{sentence}: {told}");
    }
    assert!(
        !told.contains("“title”") && !told.contains("“mode”"),
        "{told}"
    );
    page
}
