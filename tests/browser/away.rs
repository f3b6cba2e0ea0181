//! A database that is away for a while, and copies that find no room.

use crate::board::TWO_PERSONS;
use crate::browser::{Browser, Key};
use crate::screen::DESKTOP;
use crate::site;
use serde_json::json;

impl Browser {
    /// Begins another game, and waits until both are saved. Returns the name of the older one.
    pub fn begin_second_game(&self) -> String {
        let older = self.saved_name().expect("a game");
        self.key('n');
        self.click("[data-run=start]");
        self.wait_for("!bastide.state().dialog && bastide.state().question === 'place'");
        self.wait_until("the new game is saved", |browser| {
            browser.saved_name().is_some_and(|name| name != older)
        });
        self.wait_for("localStorage.getItem('bastide/known')?.split(' ').length === 2");
        older
    }
}

#[test]
fn a_database_that_opens_and_never_answers_keeps_nobody_from_the_game() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.play_turn(false);
    let steps = browser.state().steps;
    let mute = json!({ "source": "IDBObjectStore.prototype.get = () => new EventTarget();" });
    browser.tools("Page.addScriptToEvaluateOnNewDocument", mute);
    browser.reload();
    browser.wait_for("bastide.state().question === 'place'");
    assert_eq!(browser.state().steps, steps);
    browser.wait_for("bastide.state().notices === 1");
    let told = browser.text(".notice").expect("a sentence");
    assert!(told.contains("not saving"), "{told}");
    browser.assert_quiet();
}

/// A database that breaks off everything and cannot be opened again, as long as `away` is so.
const AWAY: &str = "window.away = true; \
    for (const [kind, name] of [[IDBFactory, 'open'], [IDBDatabase, 'transaction']]) { \
        const call = kind.prototype[name]; \
        kind.prototype[name] = function (...values) { \
            if (window.away) throw new DOMException('away', 'InvalidStateError'); \
            return call.apply(this, values); }; }";

#[test]
fn a_game_that_is_deleted_while_the_database_is_away_stays_deleted() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.drag_to_first();
    let older = browser.begin_second_game();
    browser.run(AWAY, vec![]);
    browser.drag_to_first();
    browser.wait_for("bastide.state().notices === 1");
    browser.key('g');
    browser.wait_for("document.querySelectorAll('.saved').length === 2");
    browser.click(&format!("[data-run='delete {older}']"));
    browser.wait_for("document.querySelectorAll('.saved').length === 1");
    browser.key(Key::Escape);
    browser.run("window.away = false", vec![]);
    browser.click("[data-run=skip]");
    browser.wait_for("bastide.state().notices === 0");
    browser.wait_until("it is deleted there too", |browser| {
        browser.saved_as(&older).is_none()
    });
    browser.reload();
    browser.wait_for("bastide.state().question");
    browser.key('g');
    browser.wait_for("document.querySelectorAll('.saved').length === 1");
    assert_eq!(browser.state().notices, 0, "nothing was lost");
}

#[test]
fn the_oldest_copies_make_room_for_that_of_the_game_on_the_screen() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.drag_to_first();
    // Two games of other days, and so much of another page that nothing more has room.
    let fill = "for (const year of [2001, 2002]) localStorage.setItem(`bastide/game/${year}`, \
            `${arguments[0]}${'#'.repeat(40000)}\\n# saved ${year}-01-01T00:00:00.000Z\\n`); \
        for (let size = 1 << 22, more = ''; size >= 1; size >>= 1) { \
            try { localStorage.setItem('other', more + 'x'.repeat(size)); more += 'x'.repeat(size); } catch {} }";
    browser.run(fill, vec![json!(TWO_PERSONS)]);
    browser.click("[data-run=skip]");
    browser.wait_for_question("confirm");
    let copy = "localStorage.getItem('bastide/game/' + localStorage.getItem('bastide/now'))";
    browser.wait_for(&format!("{copy}.includes('\\npass\\n')"));
    let left = |year: u16| browser.ask::<bool>(&format!("'bastide/game/{year}' in localStorage"));
    assert_eq!((left(2001), left(2002)), (false, true));
    assert_eq!(browser.state().notices, 0);
}
