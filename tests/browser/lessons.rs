//! Lessons on other pages, by their names.

use crate::browser::Browser;
use crate::embedded::HostPage;
use crate::site;
use std::fs;

/// A page with boards small enough to be seen together.
fn page(name: &str, boards: &[(&str, &str)]) -> (HostPage, Browser) {
    let boards: String = boards
        .iter()
        .map(|(id, attributes)| {
            format!(
                "<bastide-board id=\"{id}\" language=\"en\" {attributes} style=\"width: 400px; height: 200px\"></bastide-board>"
            )
        })
        .collect();
    let page = HostPage::new(name, |_| boards.clone());
    let browser = page.open();
    (page, browser)
}

fn ready(count: usize) -> String {
    format!("told.filter(([, name]) => name === 'ready').length === {count}")
}

#[test]
fn lessons_are_fetched_once_and_shown_by_their_names() {
    let (page, browser) = page(
        "lessons",
        &[
            ("a", "lesson=\"EX-BASE-7\""),
            ("b", "lesson=\"first-steps/04-complete-a-road\""),
            ("c", "lesson=\"04-Complete-A-Road\" mode=\"diagram\""),
        ],
    );
    browser.wait_for(&ready(3));
    let fetched = "performance.getEntriesByType('resource').filter((one) => one.name.endsWith('/lessons/en.txt')).length";
    assert_eq!(browser.ask::<u32>(fetched), 1);
    let holds = |id: &str, tile: &str| {
        let script = format!("document.getElementById('{id}').api(1).record().includes('{tile}')");
        browser.ask::<bool>(&script)
    };
    assert!(holds("a", "tile base/B 1,1"), "another lesson");
    assert!(holds("b", "tile base/W -1,0"), "another lesson");
    // One without a task is gone through, one with a task is solved, unless the board says otherwise.
    let steps =
        |id: &str| browser.ask::<bool>(&format!("document.getElementById('{id}').api(1).step(0)"));
    assert!(steps("a") && !steps("b") && !steps("c"));
    let asked = |id: &str| {
        browser.ask::<bool>(&format!(
            "document.getElementById('{id}').shadowRoot.querySelector('.task .asked') !== null"
        ))
    };
    assert!(!asked("a") && asked("b") && !asked("c"));
    let solve = "const { apply } = document.getElementById('b').api(1); apply('place base/W 2,0 r0'); apply('pass');";
    browser.run(solve, Vec::new());
    browser.wait_for(
        "told.some(([id, name, detail]) => id === 'b' && name === 'goal' && detail.success)",
    );
    browser.assert_quiet_but_for(&page.boards.url());
}

#[test]
fn a_board_that_speaks_another_language_fetches_its_lesson_in_that_and_goes_on_with_it() {
    let (page, browser) = page(
        "lesson-translated",
        &[("a", "lesson=\"first-steps/04-complete-a-road\"")],
    );
    browser.wait_for(&ready(1));
    let asked = "document.getElementById('a').shadowRoot.querySelector('.task .asked').textContent";
    let english: String = browser.ask(asked);
    let place = "document.getElementById('a').api(1).apply('place base/W 2,0 r0');";
    browser.run(place, Vec::new());
    let german = "document.getElementById('a').setAttribute('language', 'de')";
    browser.run(german, Vec::new());
    let lies = "document.getElementById('a').api(1).record().includes('place base/W 2,0')";
    browser.wait_for(&format!("{asked}.includes('Straße') && {lies}"));
    assert!(!english.contains("Straße"), "{english}");
    browser.assert_quiet_but_for(&page.boards.url());
}

#[test]
fn cells_that_a_lesson_asks_for_are_pointed_out_by_lines_and_by_presses() {
    let (page, browser) = page(
        "lesson-found",
        &[("a", "lesson=\"first-steps/02b-where-it-fits\"")],
    );
    browser.wait_for(&ready(1));
    let root = "document.getElementById('a').shadowRoot";
    let point = |cell: &str| {
        let script = format!("document.getElementById('a').api(1).apply('find {cell}')");
        browser.ask::<bool>(&script)
    };
    assert!(point("0,-1") && point("1,-1") && !point("-1,0"));
    // One for each cell beside the two tiles, whether it fits there or not.
    let cells = format!("{root}.querySelectorAll('.cell').length");
    browser.wait_for(&format!("{cells} === 6"));
    browser.wait_for(&format!(
        "{root}.querySelector('.task .why').textContent === 'Found: 2 of 4.'"
    ));
    for (x, y) in [(2, 0), (0, 1)] {
        let press =
            format!("{root}.querySelector('.cell[data-col=\"{x}\"][data-row=\"{y}\"]').click()");
        browser.run(&press, Vec::new());
    }
    browser.wait_for("told.some(([, name, detail]) => name === 'goal' && detail.success)");
    let lies = "document.getElementById('a').api(1).record().includes('place base/E')";
    assert!(!browser.ask::<bool>(lies), "nothing was laid");
    browser.assert_quiet_but_for(&page.boards.url());
}

#[test]
fn a_lesson_that_is_not_there_is_named_and_another_one_may_follow() {
    let (page, browser) = page("no-lesson", &[("a", "lesson=\"EX-BASE-99\"")]);
    browser.wait_for("told.some(([, name]) => name === 'error')");
    let message = "told.find(([, name]) => name === 'error')[2].message";
    assert_eq!(
        browser.ask::<String>(message),
        "There is no lesson “EX-BASE-99”."
    );
    let another = "document.getElementById('a').setAttribute('lesson', 'ex-base-7')";
    browser.run(another, Vec::new());
    browser.wait_for(&ready(1));
    browser.assert_quiet_but_for(&page.boards.url());
}

#[test]
fn a_frame_shows_a_lesson_by_its_address() {
    let page = HostPage::new("framed-lesson", |boards| {
        format!(
            "<iframe id=\"f\" sandbox=\"allow-scripts\" width=\"640\" height=\"480\" style=\"display: block\"></iframe>\
             <script src=\"frame.js\" data-src=\"{boards}embed.html#lesson=first-steps/01-lay-a-tile\"></script>"
        )
    });
    let script = "document.getElementById('f').src = \
         `${document.currentScript.dataset.src}&host=${encodeURIComponent(location.origin)}`;";
    let folder = site::scratch("hosts").join("framed-lesson");
    fs::write(folder.join("frame.js"), script).expect("room on the disk");
    let browser = page.open();
    // Who is asked is told by a board with a task and by no other that is meant for a lesson.
    browser.wait_for("told.some(([, subject]) => subject === 'bastide-question')");
    assert_eq!(browser.ask::<String>("told[0][1]"), "bastide-ready");
}
