//! Another move, tried on a replay on somebody else's page.

use crate::embedded::{HostPage, inside};

/// By hand, for both seats; the page around hears it.
#[test]
fn another_move_is_tried_on_a_replay_and_the_replay_is_found_again() {
    let record = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V\nplay\nplace base/E 0,-1 r2\n\
        meeple city S\nplace base/V 1,0 r1\npass\n";
    let page = HostPage::new("branch", |_| {
        format!(
            "<bastide-board id=\"a\" mode=\"replay\" language=\"en\" step=\"1\" record=\"{record}\"></bastide-board>"
        )
    });
    let browser = page.open();
    browser.wait_for("told.some(([, name]) => name === 'ready')");
    let button = |name: &str| format!("{}.querySelector('[data-run={name}]')", inside("a"));
    browser.wait_for(&button("play-on"));
    browser.run(&format!("{}.click()", button("play-on")), vec![]);
    browser.wait_for("told.some(([, name]) => name === 'question')");
    let tried = "document.getElementById('a').api(1).apply('place base/V -1,0 r3')";
    assert!(browser.ask::<bool>(tried));
    browser.wait_for("told.some(([, name, detail]) => name === 'action' && detail.action === 'place base/V -1,0 r3')");
    browser.run(&format!("{}.click()", button("back-to-replay")), vec![]);
    browser.wait_for(&button("step-on"));
    let record = "document.getElementById('a').api(1).record()";
    let kept: String = browser.ask(record);
    assert!(kept.contains("place base/V 1,0 r1"), "{kept}");
    browser.assert_quiet_but_for(&page.boards.url());
}
