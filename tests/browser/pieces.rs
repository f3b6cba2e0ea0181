//! Decisions about places of the board that are not about figures on the tile just placed: one of each kind, by mouse, by
//! finger and by keys.

use crate::board::{Spot, State, encoded};
use crate::browser::Browser;
use crate::keys::Key;
use crate::screen::{DESKTOP, PHONE, Point, Screen};
use crate::site;

const PLAYERS: &str =
    "bastide 1\nset base 2\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n";

/// An ingot, an ingot to take, the mage, a ferry, a ferry to turn, the gingerbread man, a meeple more, a meeple less, the
/// abbot, a flight, the mage banished, a flock.
const ASKED: [&str; 12] = [
    "set gold\npart gold\nseed 1\nstack base/B base/B\nstart\ntile base/B 0,0\ntile base/B 1,0\n\
     tile base/B 0,1\ngold 1,0 1\ndrawn gold/G\nplay\nplace gold/G 1,1 r2\n",
    "set gold\npart gold\nseed 1\nstack base/B base/B base/B\nstart\ntile base/A -1,0 r3\n\
     tile base/B -1,-1\ntile base/E 0,-1 r2\ntile base/B 1,-1\ntile base/A 1,0 r1\ntile base/B -1,1\n\
     tile base/E 0,1\nfigure 1 meeple road E -1,0\nfigure 2 meeple city S 0,-1\ndrawn gold/D\n\
     play\nplace gold/D 0,0 r1\ningot -1,0\npass\n",
    "set mage\npart mage-witch\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\ntile base/U 1,0\n\
     tile base/E 0,1 r2\nmage road EW 1,0\ndrawn mage/D\nplay\nplace mage/D 0,-1\n",
    "set ferries\npart ferries\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\ndrawn ferries/3\n\
     play\nplace ferries/3 1,0\npass\n",
    "set ferries\npart ferries\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\ntile ferries/3 1,0\n\
     ferry 1,0 N W\ndrawn base/U\nplay\nplace base/U -1,0\npass\n",
    "set gingerbread\npart gingerbread\nseed 1\nstack base/B base/B\nstart\ntile base/E 0,0\n\
     tile base/B 1,0\ngingerbread city N 0,0\ndrawn gingerbread/2\nplay\nplace gingerbread/2 1,-1\npass\n",
    "set crop\npart crop-circles\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\ntile base/D 1,0\n\
     figure 1 meeple city N 0,0\nfigure 2 meeple city N 1,0\ndrawn crop/E\nplay\nplace crop/E 0,1 r1\n\
     pass\ncircle add\n",
    "set crop\npart crop-circles\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\ntile base/D 1,0\n\
     figure 1 meeple city N 0,0\nfigure 2 meeple city N 1,0\ndrawn crop/E\nplay\nplace crop/E 0,1 r1\n\
     meeple city E\ncircle remove\n",
    "part abbot\nseed 1\nstack base/B base/B\nstart\ntile base/B 0,0\nfigure 1 abbot monastery 0,0\n\
     drawn base/B\nplay\nplace base/B 1,0\n",
    "set flying\npart flight\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\ndrawn flier/B\nplay\n\
     place flier/B 1,0\n",
    "set mage\npart mage-witch\nseed 1\nstack base/B base/B\nstart\ntile base/E 0,0\ntile base/E 1,0\n\
     mage city N 0,0\nwitch city N 1,0\ndrawn mage/D\nplay\nplace mage/D 0,1 r1\n",
    "part shepherds\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\nfigure 1 shepherd field 3456 0,0\n\
     flock 1 4 3\ndrawn base/B\nplay\nplace base/B 0,1\npass\n",
];

/// How far above the finger something is carried.
const ABOVE: f64 = 41.6;

/// Opens a page in which nothing moves longer than it must.
fn open(screen: Screen, site: &site::Served) -> Browser {
    let browser = Browser::open_on(screen, &site.url());
    browser.confirm_each_turn();
    browser
}

/// Opens a game in a page that is open; waits until nothing moves.
fn ask(browser: &Browser, site: &site::Served, record: &str) -> State {
    let record = encoded(&format!("{PLAYERS}{record}"));
    browser.goto(&format!("{}#record={record}", site.url()));
    // The same document: only the part after the # changed.
    browser.reload();
    browser.wait_for("window.bastide && bastide.state().spots.length > 0 && !bastide.state().busy");
    browser.state()
}

/// The place that is tried: one where something is taken, if there is any.
fn chosen(state: &State) -> Spot {
    let taken = state.spots.iter().find(|spot| spot.taken);
    taken.or(state.spots.last()).expect("a place").clone()
}

/// From where to where it is carried.
fn way(browser: &Browser, state: &State) -> (Point, Point) {
    let spot = chosen(state);
    if spot.taken {
        let dock = browser.rect(".dock .ask").middle();
        return (spot.at, dock);
    }
    let bar = || browser.rect("[data-area=kind]").middle();
    let source = state.sources.first().map(|source| source.at);
    (source.unwrap_or_else(bar), spot.at)
}

/// Waits until an answer was given, then takes it back.
fn answered(browser: &Browser, before: &State) {
    browser.wait_for(&format!(
        "bastide.state().steps > {} && !bastide.state().busy",
        before.steps
    ));
    browser.wait_until("it is taken back", |browser| {
        if browser.state().steps > before.steps {
            browser.click("[data-run=take-back]");
        }
        browser.state().steps == before.steps
    });
}

#[test]
fn each_decision_about_a_place_is_made_with_keys_and_with_a_mouse() {
    let site = site::serve();
    let browser = open(DESKTOP, &site);
    for record in ASKED {
        let state = ask(&browser, &site, record);
        browser.key(Key::Right);
        browser.wait_for("document.activeElement.dataset.near !== undefined");
        browser.key(Key::Enter);
        answered(&browser, &state);
        browser.run("document.activeElement.blur()", vec![]);
        let state = browser.wait_for_state("!state.busy");
        browser.click_at(chosen(&state).at);
        answered(&browser, &state);
        let state = browser.wait_for_state("!state.busy");
        let (from, to) = way(&browser, &state);
        browser.drag(from, to, 3, |_, _| {});
        answered(&browser, &state);
    }
    browser.assert_quiet();
}

#[test]
fn each_decision_about_a_place_is_made_with_a_finger() {
    let site = site::serve();
    let browser = open(PHONE, &site);
    for record in ASKED {
        ask(&browser, &site, record);
        // A finger on the table shows places as fingers need them.
        browser.tap(Point { x: 20.0, y: 200.0 });
        let state = browser.wait_for_state("!state.busy");
        browser.tap(chosen(&state).at);
        answered(&browser, &state);
        let state = browser.wait_for_state("!state.busy");
        let (from, mut to) = way(&browser, &state);
        if !chosen(&state).taken {
            to.y += ABOVE;
        }
        browser.touch_drag(from, to, 5);
        answered(&browser, &state);
    }
    browser.assert_quiet();
}
