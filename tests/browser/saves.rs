//! Saving: what happens when it cannot be done, and what a broken page says.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::screen::DESKTOP;
use crate::site;
use serde_json::json;

#[test]
fn each_action_is_kept_and_comes_back_without_a_dialog_and_after_the_page_broke() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    let visits = [
        every_action_is_saved_at_once,
        the_last_game_comes_up_without_a_dialog_before_it,
        a_broken_page_shows_a_report_and_the_game,
        a_page_that_breaks_behind_a_dialog_speaks_its_own_language,
    ];
    for visit in visits {
        visit(&browser);
    }
}

fn every_action_is_saved_at_once(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    browser.drag_to_first();
    let text = browser.saved();
    assert!(text.contains("\nplace base/"), "{text}");
    browser.key('z');
    browser.wait_for("bastide.state().question === 'place'");
    let text = browser.saved();
    assert!(!text.contains("\nplace base/"), "{text}");
}

/// A database without room: the browser breaks off what would be written to it, as long as `full` is so.
const FULL: &str = "const { put } = IDBObjectStore.prototype; window.full = true; \
    IDBObjectStore.prototype.put = function (...values) { \
        const request = put.apply(this, values); \
        if (window.full) this.transaction.abort(); \
        return request; };";

#[test]
fn a_full_storage_is_said_and_the_game_goes_on() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.run(FULL, vec![]);
    browser.drag_to_first();
    browser.wait_for("bastide.state().notices === 1");
    let text = browser.text(".notice").expect("a sentence");
    assert!(text.contains("room"), "{text}");
    assert_eq!(browser.state().tiles, 2);
    browser.click(".notice [data-run=games]");
    browser.wait_for(
        "document.querySelector('dialog.games') && document.querySelector('.front .notice')",
    );
    let mark = browser.text(".current .mark").expect("a mark");
    assert!(mark.contains("not saved"), "{mark}");
    browser.run("window.full = false", vec![]);
    browser.key('\u{e00c}');
    browser.click("[data-run=skip]");
    browser.wait_for("bastide.state().notices === 0");
}

/// Storage that says no to everything, as in a browser that blocks all data of pages.
const FORBIDDEN: &str = "for (const name of ['localStorage', 'indexedDB']) Object.defineProperty(window, name, \
    { get() { throw new DOMException('no', 'SecurityError'); } });";

/// Storage that lets nothing be written.
const READ_ONLY: &str = "Storage.prototype.setItem = IDBObjectStore.prototype.put = \
    () => { throw new DOMException('no', 'SecurityError'); };";

/// A database that never answers, one that cannot be opened, as in a private window, and none at all, as in an old browser.
/// Each takes the place of the one before.
const NO_DATABASE: [&str; 3] = [
    "IDBFactory.prototype.open = () => new EventTarget();",
    "IDBFactory.prototype.open = () => { throw new DOMException('no', 'InvalidStateError'); };",
    "Object.defineProperty(window, 'indexedDB', { value: undefined });",
];

#[test]
fn without_storage_the_game_is_played_and_can_be_exported() {
    let browser = Browser::open("about:blank");
    // Workers of a page that is left still ask its site for what they are.
    let sites = [site::serve(), site::serve()];
    for (site, storage) in sites.iter().zip([READ_ONLY, FORBIDDEN]) {
        browser.run_first(storage);
        browser.goto(&site.url());
        browser.click("[data-run=start]");
        browser.wait_for("bastide.state().notices === 1");
        let text = browser.text(".notice").expect("a sentence");
        assert!(text.contains("does not let this page save"), "{text}");
        let downloads = browser.keep_downloads(&format!("forbidden-{}", storage.len()));
        browser.click(".notice [data-run=export]");
        let text = downloads.text(&browser);
        assert!(text.starts_with("bastide 1 save\n"), "{text}");
        browser.click(".notice [data-run^=dismiss]");
        browser.wait_for("bastide.state().notices === 0");
        // Another game does not put away the first one.
        browser.key('n');
        browser.click("[data-run=start]");
        browser.wait_for("!bastide.state().dialog");
        browser.key('g');
        browser.wait_for("document.querySelectorAll('.saved').length === 2");
        browser.assert_quiet();
    }
}

#[test]
fn without_a_database_games_are_saved_in_local_storage() {
    let browser = Browser::open("about:blank");
    let sites = NO_DATABASE.map(|_| site::serve());
    for (site, database) in sites.iter().zip(NO_DATABASE) {
        browser.run_first(database);
        browser.open_record(site, TWO_PERSONS);
        browser.drag_to_first();
        let kept = "localStorage.getItem('bastide/game/' + localStorage.getItem('bastide/now'))";
        let text: String = browser.ask(kept);
        assert!(text.contains("\nplace base/"), "{text}");
        assert_eq!(browser.state().notices, 0);
        browser.reload();
        browser.wait_for("bastide.state().tiles === 2");
        browser.assert_quiet();
    }
}

#[test]
fn games_of_local_storage_alone_come_into_the_database() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.drag_to_first();
    let name = browser.saved_name().expect("a game");
    let newer = browser.saved();
    let script = "const [name, played, older] = arguments; localStorage.clear(); \
        localStorage.setItem('bastide/game/' + name, older); \
        localStorage.setItem('bastide/game/7-0001', played); localStorage.setItem('bastide/now', '7-0001'); ";
    let stamped = |time: &str| json!(format!("{TWO_PERSONS}play\n# saved {time}\n"));
    let texts = vec![
        json!(name),
        stamped("2101-02-03T04:05:06.789Z"),
        stamped("2001-01-01T00:00:00.000Z"),
    ];
    browser.run(script, texts);
    browser.reload();
    browser.wait_for("bastide.state().tiles === 1");
    browser.wait_until("it is in the database", |browser| {
        browser.saved_name().as_deref() == Some("7-0001")
    });
    assert_eq!(
        browser.saved_as(&name).as_ref(),
        Some(&newer),
        "the newer one stays"
    );
    let copy = format!("localStorage.getItem('bastide/game/{name}')");
    assert_eq!(browser.ask::<String>(&copy), newer, "and is copied");
    assert_eq!(browser.state().notices, 0, "nothing was lost");
    browser.key('g');
    browser.wait_for("document.querySelectorAll('.saved').length === 2");
    browser.assert_quiet();
}

/// A browser that says of everything that it is written, and writes nothing.
const LIES: &str = "const { put } = IDBObjectStore.prototype; window.lies = true; \
    IDBObjectStore.prototype.put = function (...values) { \
        return window.lies ? this.count() : put.apply(this, values); };";

#[test]
fn a_game_that_is_only_said_to_be_written_is_told_and_comes_back() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.run(LIES, vec![]);
    browser.drag_to_first();
    browser.wait_for("bastide.state().notices === 1");
    let told = browser.text(".notice").expect("a sentence");
    assert!(told.contains("not saving this game"), "{told}");
    browser.run("window.lies = false", vec![]);
    browser.click("[data-run=skip]");
    browser.wait_for("bastide.state().notices === 0");
    browser.run("window.lies = true", vec![]);
    browser.click("[data-run=confirm]");
    browser.wait_for("bastide.state().notices === 1");
    let steps = browser.state().steps;
    browser.leave_unasked();
    browser.reload();
    browser.wait_for("bastide.state().question === 'place'");
    assert_eq!(browser.state().steps, steps);
    browser.wait_until("it is in the database", |browser| {
        browser.saved().contains("\nconfirm\n")
    });
    assert_eq!(browser.count("[data-run=open-link]"), 0);
}

/// Deletes the database, and waits until it is gone.
const DELETE: &str = "const done = arguments[0]; const gone = indexedDB.deleteDatabase('bastide'); \
    gone.onsuccess = gone.onerror = () => done(true);";

#[test]
fn a_database_that_is_deleted_while_the_page_is_open_is_filled_again() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.drag_to_first();
    let text = browser.saved();
    let older = browser.begin_second_game();
    browser.run_until_done(DELETE);
    browser.drag_to_first();
    browser.wait_for("bastide.state().notices === 1");
    let told = browser.text(".notice").expect("a sentence");
    assert!(
        told.contains("2 saved games") && told.contains("back"),
        "{told}"
    );
    assert_eq!(browser.saved_as(&older), Some(text));
    assert!(browser.saved().contains("\nplace base/"));
    browser.assert_quiet();
}

#[test]
fn a_database_that_is_gone_at_the_start_is_filled_from_the_copies() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.play_turn(false);
    let name = browser.saved_name().expect("a game");
    let text = browser.saved();
    browser.wait_for("localStorage.getItem('bastide/known')");
    browser.show(&format!("{}worker.js", site.url()));
    browser.run_until_done(DELETE);
    browser.goto(&site.url());
    browser.wait_for("bastide.state().tiles === 2 && bastide.state().notices === 1");
    let told = browser.text(".notice").expect("a sentence");
    assert!(
        told.contains("had lost a saved game") && told.contains("back"),
        "{told}"
    );
    assert_eq!(browser.saved_as(&name), Some(text));
    browser.reload();
    browser.wait_for("bastide.state().tiles === 2");
    browser.key('g');
    browser.wait_for("document.querySelectorAll('.saved').length === 1");
    assert_eq!(browser.state().notices, 0, "it is told once");
    browser.assert_quiet();
}

/// Notes whether a dialog was to be seen before the first question.
const WATCHED: &str = "const look = () => { \
    window.flashed ||= Boolean(document.querySelector('dialog[open]')) && !window.bastide?.state().question; \
    requestAnimationFrame(look); }; requestAnimationFrame(look);";

fn the_last_game_comes_up_without_a_dialog_before_it(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    let script = json!({ "source": WATCHED });
    browser.tools("Page.addScriptToEvaluateOnNewDocument", script);
    browser.reload();
    browser.wait_for("bastide.state().question");
    assert!(!browser.ask::<bool>("Boolean(window.flashed)"));
}

#[test]
fn the_browser_is_asked_to_keep_games_after_the_first_turn() {
    let asked = "navigator.storage.persist = () => { window.asked = (window.asked ?? 0) + 1; \
        return new Promise(() => {}); };";
    let site = site::serve();
    let browser = Browser::open_after(asked, &site.url());
    browser.open_record(&site, TWO_PERSONS);
    browser.drag_to_first();
    assert!(!browser.ask::<bool>("Boolean(window.asked)"));
    browser.key('z');
    for _ in 0..2 {
        browser.play_turn(false);
    }
    assert_eq!(browser.ask::<usize>("window.asked"), 1);
    assert_eq!(browser.state().notices, 0);
}

#[test]
fn a_save_that_cannot_be_read_is_kept_and_told() {
    let site = site::serve();
    let browser = Browser::open(&site.url());
    let before = "bastide 1\nseats 2\nplay\nplace base/Zz 0,1\n";
    browser.plant_save("old", before);
    browser.click("[data-run='language fr']");
    browser.wait_for("document.documentElement.lang === 'fr'");
    browser.reload();
    browser.wait_for("window.bastide && bastide.state().notices === 1");
    let told = browser.text(".front .notice").expect("beside the dialog");
    assert!(
        told.contains("Ligne 4") && told.contains("base/Zz"),
        "{told}"
    );
    let downloads = browser.keep_downloads("broken");
    browser.click(".notice [data-run^=export-saved]");
    assert_eq!(downloads.text(&browser), before);
    browser.click("[data-run=start]");
    browser.wait_for("!bastide.state().dialog");
    let kept = browser.saved_as("old");
    assert_eq!(kept.as_deref(), Some(before), "nothing overwrites it");
    browser.key('g');
    browser.wait_for("document.querySelector('.no-picture')");
    browser.assert_quiet();
}

fn a_broken_page_shows_a_report_and_the_game(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    browser.drag_to_first();
    browser.run("try { bastide.drill(); } catch {}", vec![]);
    browser.wait_for("document.querySelector('.panic')");
    let texts: Vec<String> =
        browser.ask("[...document.querySelectorAll('.panic textarea')].map(area => area.value)");
    assert!(texts[0].contains("this is a drill"), "{}", texts[0]);
    assert!(texts[0].contains("panic.rs"), "{}", texts[0]);
    assert!(texts[1].contains("\nplace base/"), "{}", texts[1]);
    let shown = "document.querySelectorAll('.panic textarea')[1].checkVisibility()";
    assert!(!browser.ask::<bool>(shown), "hands may be in it");
    browser.click(".panic summary");
    assert!(browser.ask::<bool>(shown));
    browser.click(".panic .primary");
    browser.wait_for("window.bastide && bastide.state().tiles === 2");
}

#[test]
fn a_game_in_another_tab_is_only_looked_at() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.open_tab(&site.url());
    browser.wait_for("window.bastide && bastide.state().question");
    browser.play_turn(false);
    browser.switch_to(0);
    browser.wait_for("bastide.state().notices === 1");
    assert_eq!(browser.state().question, "none");
}

#[test]
fn games_stay_on_the_shelf_until_they_are_deleted() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.play_turn(false);
    browser.key('n');
    browser.click("[data-run=start]");
    browser.wait_for("!bastide.state().dialog");
    browser.key('g');
    browser.wait_for("document.querySelectorAll('.saved').length === 2");
    browser.wait_for(
        "[...document.querySelectorAll('canvas.picture')].every(one => one.dataset.painted)",
    );
    let blank = "[...document.querySelectorAll('canvas.picture')].filter(one => \
        !one.getContext('2d').getImageData(0, 0, one.width, one.height).data.some(byte => byte > 0)).length";
    assert_eq!(browser.ask::<usize>(blank), 0, "a picture is blank");
    let text = browser.text("li:not(.current) .saved").expect("a game");
    assert!(
        text.contains("Anna and Ben") && text.contains("today"),
        "{text}"
    );
    browser.click("li:not(.current) .saved");
    browser.wait_for("!bastide.state().dialog && bastide.state().tiles === 2");
    browser.key('g');
    browser.click("[data-run^='delete ']");
    browser.click("[data-run^='undelete ']");
    browser.wait_for("document.querySelectorAll('.saved').length === 2");
    browser.click("[data-run^='delete ']");
    browser.wait_for("document.querySelectorAll('.saved').length === 1");
    browser.reload();
    browser.wait_for("window.bastide && bastide.state().tiles === 2");
    browser.key('g');
    browser.wait_for("document.querySelectorAll('.saved').length === 1");
    browser.assert_quiet();
}

fn a_page_that_breaks_behind_a_dialog_speaks_its_own_language(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(TWO_PERSONS);
    browser.key('n');
    browser.click("[data-run='language fr']");
    browser.wait_for("document.documentElement.lang === 'fr'");
    browser.run("try { bastide.drill(); } catch {}", vec![]);
    browser.wait_for("document.querySelector('.panic')");
    let text = browser.text(".panic").expect("a panel");
    assert!(
        text.contains("Recharger") && !text.contains("Reload"),
        "{text}"
    );
    browser.click(".panic .primary");
    browser.wait_for("window.bastide && bastide.state().tiles === 1");
}
