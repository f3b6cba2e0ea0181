//! Links in a browser: out of one profile, into another; behind the address, pasted, spoilt.

use crate::board::{TWO_PERSONS, encoded};
use crate::browser::Browser;
use crate::screen::{DESKTOP, PHONE, SIDEWAYS};
use crate::site;
use serde_json::json;

/// Puts a tile down and returns the link that is shown then, and the record.
pub fn shared(browser: &Browser) -> (String, String) {
    browser.drag_to_first();
    browser.wait_for("!bastide.state().busy");
    browser.arm();
    browser.press("share");
    browser.wait_for("document.querySelector('.share .qr')");
    let link = browser.ask("document.querySelector('.link-text').value");
    (link, browser.record())
}

#[test]
fn a_game_goes_by_its_link_into_another_browser_and_asks_where_one_is_played() {
    let site = site::serve();
    let anna = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    anna.wait_for_question("place");
    let (link, record) = shared(&anna);
    assert!(link.starts_with(&site.url()), "{link}");
    // Nobody plays here: the game is there at once, and a reload goes on with it.
    let ben = Browser::open_on(PHONE, &link);
    ben.wait_for("bastide.state().question === 'figure'");
    assert_eq!(ben.record(), record);
    assert_eq!(ben.ask::<String>("location.hash"), "");
    ben.reload();
    ben.wait_for("bastide.state().question === 'figure'");
    assert_eq!(ben.record(), record);
    // It goes on here; the link in the same tab asks first.
    ben.arm();
    ben.press("skip");
    ben.wait_for("bastide.state().question !== 'figure'");
    let gone_on = ben.record();
    ben.run(
        "location.hash = arguments[0].split('#')[1]",
        vec![link.clone().into()],
    );
    ben.wait_for("document.querySelector('[data-run=open-link]')");
    assert_eq!(ben.record(), gone_on);
    ben.press("open-link");
    ben.wait_for("bastide.state().question === 'figure'");
    assert_eq!(ben.record(), record);
    // A link without its end is told, and changes nothing.
    ben.run(
        "location.hash = arguments[0].split('#')[1].slice(0, -5)",
        vec![link.into()],
    );
    ben.wait_for("document.querySelector('.notices').textContent.includes('cut on the way')");
    assert_eq!(ben.record(), record);
    anna.assert_quiet();
    ben.assert_quiet();
}

#[test]
fn every_tile_of_a_long_log_is_painted_also_those_that_have_to_be_scrolled_to() {
    let site = site::serve();
    let link = include_str!("../records/links/1-base-finished.txt").trim();
    let link = link.trim_start_matches(|letter| letter != 'g');
    let browser = Browser::open_on(DESKTOP, &format!("{}#{link}", site.url()));
    browser.wait_for("bastide.state().steps > 0");
    browser.wait_for(
        "(all => all.length > 50 && all.every(tile => tile.dataset.painted))\
         ([...document.querySelectorAll('.log canvas[data-tile]')])",
    );
    // Where the log is closed none is painted, until it opens.
    browser.show_on(PHONE);
    browser.reload();
    browser.wait_for("bastide.state().steps > 0 && bastide.state().crisp");
    let painted = "document.querySelectorAll('.log canvas[data-painted]').length";
    assert_eq!(browser.ask::<u32>(painted), 0);
    browser.arm();
    browser.press("log");
    browser.wait_for(&format!("{painted} > 50"));
    browser.assert_quiet();
}

#[test]
fn the_link_of_a_deck_opens_the_form_of_the_same_game() {
    let site = site::serve();
    let anna = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    anna.wait_for_question("place");
    shared(&anna);
    anna.press("share-deck");
    anna.wait_for("document.querySelector('[data-run=share-deck][aria-checked=true]')");
    let link: String = anna.ask("document.querySelector('.link-text').value");
    let ben = Browser::open_on(DESKTOP, &link);
    ben.wait_for("document.querySelector('.notices').textContent.includes('the same deck')");
    ben.click("[data-run=start]");
    ben.wait_for("window.bastide && bastide.state().question");
    let seed = |record: &str| {
        let mut lines = record.lines();
        lines
            .find(|line| line.starts_with("seed"))
            .map(str::to_string)
    };
    assert_eq!(seed(&ben.record()), seed(&anna.record()));
    ben.assert_quiet();
}

/// A game by link with a tile for each, in which Anna is here.
pub const SHORT_BY_LINK: &str = "bastide 1\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    table by-link 1\noption first-player 1\nseed 7 decisions\nstack base/E base/V\n";

/// Shows the link with the turn, from the bar or from a dialog, and returns it.
fn turn_link(browser: &Browser, from: &str) -> String {
    let button = format!("{from} [data-run=show-turn]");
    browser.wait_for(&format!("document.querySelector('{button}')"));
    browser.click(&button);
    browser.wait_for("document.querySelector('.share .qr')");
    browser.ask("document.querySelector('.link-text').value")
}

/// What was decided, without what is of one device alone.
fn decisions(browser: &Browser) -> String {
    let record = browser.record();
    let (_, played) = record.split_once("\nplay\n").expect("decisions");
    played.to_string()
}

#[test]
fn every_way_to_send_a_turn_is_in_sight_on_a_phone_and_so_is_the_way_back() {
    let site = site::serve();
    let taken = format!("{SHORT_BY_LINK}play\nplace base/E 0,-1 r2\npass\nconfirm\n");
    let browser = Browser::open_game(PHONE, &site, &taken.replace("Ben", "Benedikt-Alexander"));
    browser.arm();
    for screen in [PHONE, SIDEWAYS] {
        browser.show_on(screen);
        browser.rest();
        let seen: Vec<String> = browser.ask(
            "[...document.querySelectorAll('.dock button')].filter((button) => { \
             const box = button.getBoundingClientRect(); \
             const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); \
             return button.contains(on); }).map((button) => button.dataset.run)",
        );
        assert_eq!(seen, ["copy-turn", "show-turn", "take-back"], "{screen:?}");
    }
    // The game was loaded, and the turn can be taken back all the same.
    browser.click(".dock [data-run=take-back]");
    browser.wait_for_question("confirm");
    browser.assert_quiet();
}

const STAYS_HERE: &str = "performance.getEntriesByType('resource')\
    .every(one => one.name.startsWith(location.origin) || one.name.startsWith('blob:' + location.origin))";

#[test]
fn a_whole_game_by_link_goes_to_another_profile_and_comes_back() {
    let site = site::serve();
    let anna = Browser::open_game(DESKTOP, &site, SHORT_BY_LINK);
    anna.play_turn(false);
    anna.wait_for_text(
        ".dock .question",
        "Send Ben the link: then your turn stands, and Ben goes on.",
    );
    let link = turn_link(&anna, ".dock");
    // Ben has no game yet: he is asked for his seat, sees the turn of Anna, and plays.
    let ben = Browser::open_on(PHONE, &link);
    ben.wait_for_text(".dock .question", "Which seat is yours?");
    ben.keep_picture("by-link-seat");
    ben.click("[data-run='sit 1']");
    ben.wait_for("bastide.state().replay");
    ben.play_turn(false);
    ben.wait_for("bastide.state().over");
    ben.wait_for("document.querySelector('dialog.end .send-end')");
    ben.keep_picture("by-link-end");
    let link = turn_link(&ben, ".send-end");
    // Anna has loaded her page again meanwhile; the link goes on in the same saved game.
    anna.reload();
    anna.wait_for_text(".dock .name", "Ben’s turn");
    anna.run(
        "location.hash = arguments[0].split('#')[1]",
        vec![link.clone().into()],
    );
    anna.wait_for("bastide.state().over && document.querySelector('dialog.end')");
    assert_eq!(decisions(&anna), decisions(&ben));
    assert_eq!(anna.count(".send-end"), 0, "Ben knows the end");
    anna.run(
        "location.hash = arguments[0].split('#')[1]",
        vec![link.into()],
    );
    anna.wait_for(
        "document.querySelector('.notices').textContent.includes('You have this already.')",
    );
    anna.reload();
    anna.wait_for("bastide.state().over");
    for browser in [&anna, &ben] {
        assert!(browser.ask::<bool>(STAYS_HERE));
        browser.assert_quiet();
    }
}

/// Keeps what the page writes to a file, and drops it on the page again.
const KEEP: &str = "const make = URL.createObjectURL; \
    URL.createObjectURL = (blob) => { if (!blob.type.startsWith('image/')) window.kept = blob; return make(blob); };";
const DROP: &str = "const data = new DataTransfer(); data.items.add(new File([window.kept], arguments[0])); \
    for (const kind of ['dragenter', 'dragover', 'drop']) \
    window.dispatchEvent(new DragEvent(kind, { dataTransfer: data, cancelable: true }));";
/// The same file with all its texts deflated, as some programs write it; without sums, which nobody reads.
const PACK: &str = "const deflate = (text) => new Response(new Blob([text]).stream() \
        .pipeThrough(new CompressionStream('deflate'))).arrayBuffer(); \
    const word = (length) => [24, 16, 8, 0].map((shift) => (length >> shift) & 255); \
    (async () => { const bytes = new Uint8Array(await window.kept.arrayBuffer()); \
    const parts = [bytes.slice(0, 8)]; const view = new DataView(bytes.buffer); \
    for (let at = 8; at < bytes.length;) { const length = view.getUint32(at); \
        const kind = String.fromCharCode(...bytes.slice(at + 4, at + 8)); \
        const data = bytes.slice(at + 8, at + 8 + length); \
        if (kind === 'iTXt') { const zero = data.indexOf(0); \
            const text = await deflate(data.slice(zero + 5)); \
            parts.push(new Uint8Array(word(zero + 5 + text.byteLength)), kind, data.slice(0, zero), \
                new Uint8Array([0, 1, 0, 0, 0]), text, new Uint8Array(4)); \
        } else parts.push(bytes.slice(at, at + 12 + length)); \
        at += 12 + length; } \
    window.kept = new Blob(parts); window.packed = true; })();";

#[test]
fn a_picture_opens_its_game_where_it_is_dropped_packed_or_not() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.wait_for_question("place");
    let (_, record) = shared(&browser);
    browser.run(KEEP, Vec::new());
    browser.press("picture");
    browser.press("for-picture 800");
    browser.press("save-picture");
    browser.wait_for("window.kept");
    let head = "window.kept.slice(1, 4).text().then((text) => { window.head = text; })";
    browser.run(head, Vec::new());
    browser.wait_for("window.head === 'PNG'");
    let come = |name: &str| {
        browser.press("close");
        browser.arm();
        browser.press("skip");
        browser.wait_for("bastide.state().question !== 'figure'");
        browser.run(DROP, vec![json!(name)]);
        browser.wait_for("bastide.state().question === 'figure'");
        assert_eq!(browser.record(), record, "{name}");
        browser.press("share");
    };
    come("a.png");
    browser.run(PACK, Vec::new());
    browser.wait_for("window.packed");
    come("packed.png");
    browser.assert_quiet();
}

#[test]
fn a_record_in_the_address_of_an_open_page_asks_before_it_takes_the_place_of_a_game() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.drag_to_first();
    let record = browser.record();
    let to = |record: &str| {
        let script = "location.hash = 'record=' + arguments[0]";
        browser.run(script, vec![encoded(record).into()]);
    };
    to("bastide 1\nset base\nseats 4\noption first-player 1\nseed 5\n");
    browser.wait_for("document.querySelector('[data-run=open-link]')");
    assert_eq!(browser.record(), record);
    assert_eq!(browser.ask::<String>("location.hash"), "");
    browser.click("[data-run=open-link]");
    browser.wait_for("bastide.state().scores.length === 4");
    to("bastide 1\nnothing\n");
    browser.wait_for("document.querySelector('.notices').textContent.includes('Line 2')");
    browser.run("location.hash = 'record=%E0'", vec![]);
    browser.wait_for("document.querySelector('.notices').textContent.includes('Line 1')");
    browser.assert_quiet();
}

#[test]
fn where_nothing_can_be_saved_a_reload_goes_on_with_the_game_in_the_address() {
    let site = site::serve();
    let refuse = "const no = () => { throw new DOMException('no', 'SecurityError'); }; \
        Object.defineProperty(window, 'localStorage', { get: no }); \
        Object.defineProperty(window, 'indexedDB', { get: no });";
    let browser = Browser::open_after(
        refuse,
        &format!("{}#record={}", site.url(), encoded(TWO_PERSONS)),
    );
    browser.wait_for_question("place");
    browser.drag_to_first();
    browser.wait_for("bastide.state().question === 'figure' && location.hash.startsWith('#game=')");
    let (steps, length) = (
        browser.state().steps,
        browser.ask::<usize>("history.length"),
    );
    browser.reload();
    browser.wait_for("bastide.state().question === 'figure'");
    assert_eq!(browser.state().steps, steps);
    assert_eq!(browser.ask::<usize>("history.length"), length);
    assert_eq!(browser.count("[data-run=open-link]"), 0);
}
