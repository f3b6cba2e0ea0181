//! What the page says about itself, and games to begin with.

use crate::browser::Browser;
use crate::screen::{Point, Screen};
use crate::site::Served;
use serde::Deserialize;
use serde_json::json;

/// Two persons, all tiles by seed.
pub const TWO_PERSONS: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\noption first-player 1\nseed 42\n";

/// A cell on which the tile in hand may lie.
#[derive(Clone, Debug, Deserialize)]
pub struct Cell {
    /// Column.
    pub x: i32,
    /// Row.
    pub y: i32,
    /// How it may lie there, in quarter turns.
    pub rotations: Vec<u8>,
    /// Its middle on the screen.
    pub at: Point,
}

/// A place that answers the question.
#[derive(Clone, Debug, Deserialize)]
pub struct Spot {
    /// The answer, as a line of a record.
    pub act: String,
    /// Where on the screen.
    pub at: Point,
    /// Whether something is taken there, rather than put.
    #[serde(default)]
    pub taken: bool,
}

/// Something on the board that can be moved by hand.
#[derive(Clone, Debug, Deserialize)]
pub struct Source {
    /// What, as presses of the page name it.
    pub piece: String,
    /// Where on the screen.
    pub at: Point,
}

/// The tile in hand over a cell.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Ghost {
    /// Column.
    pub x: i32,
    /// Row.
    pub y: i32,
    /// How it would lie.
    pub rotation: u8,
    /// Whether it may.
    pub fits: bool,
}

/// The answer of `bastide.state()`, as far as tests look at it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct State {
    pub dialog: bool,
    pub moving: bool,
    /// Whether a press would be ignored, or something moves.
    pub busy: bool,
    pub notices: usize,
    pub question: String,
    pub seat: i32,
    pub over: bool,
    pub steps: usize,
    pub tiles: usize,
    pub left: usize,
    pub scores: Vec<u32>,
    pub figures: usize,
    pub origin: Option<Point>,
    pub zoom: f64,
    pub refusal: usize,
    pub lit: Vec<(i32, i32)>,
    pub tile: String,
    pub rotation: u8,
    pub held: bool,
    pub slot: Option<Point>,
    pub hand: Option<Point>,
    pub ghost: Option<Ghost>,
    pub legal: Vec<Cell>,
    pub spots: Vec<Spot>,
    pub sources: Vec<Source>,
    pub placed: Option<Placed>,
}

/// The tile on the board that is not confirmed.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Placed {
    /// Column.
    pub x: i32,
    /// Row.
    pub y: i32,
    /// How it lies.
    pub rotation: u8,
    /// Its middle on the screen.
    pub at: Point,
}

/// Where settings are kept, and that each turn waits to be confirmed.
const SETTINGS: &str = "bastide/settings";
const WAITING: &str = "confirm always\\n";

/// Drops a file with a text on the page.
const DROP: &str = "const data = new DataTransfer(); data.items.add(new File([arguments[0]], 'a.bastide')); \
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));";

/// Steps of a drag that is no subject of the test: the page draws the whole table at each.
const STEPS: u32 = 3;

impl Browser {
    /// Opens the page with the game of a record, where nothing moves longer than it must.
    pub fn open_game(screen: Screen, site: &Served, record: &str) -> Browser {
        let browser = Browser::open_waiting(screen);
        browser.goto_record(site, record);
        browser
    }

    /// The same where things move as most people see them: for what is done by hand, and what asks about motion.
    pub fn open_game_moving(screen: Screen, site: &Served, record: &str) -> Browser {
        let browser = Browser::open_waiting(screen);
        browser.prefer(&[("prefers-reduced-motion", "no-preference")]);
        browser.goto_record(site, record);
        browser
    }

    /// An empty window, with settings for the pages that come.
    fn open_waiting(screen: Screen) -> Browser {
        let browser = Browser::open_on(screen, "about:blank");
        browser.run_first(&format!(
            "try {{ localStorage['{SETTINGS}'] ??= '{WAITING}'; }} catch {{}}"
        ));
        browser
    }

    /// Lets every turn wait to be confirmed from the next load on, so that each decision can be looked at.
    pub fn confirm_each_turn(&self) {
        self.run(&format!("localStorage['{SETTINGS}'] = '{WAITING}'"), vec![]);
    }

    /// The same as whoever comes first finds it: a turn without a figure ends by itself.
    pub fn open_as_new(screen: Screen, site: &Served, record: &str) -> Browser {
        let browser = Browser::open_on(screen, "about:blank");
        browser.goto_record(site, record);
        browser
    }

    /// Opens the game of a record where no page is open.
    fn goto_record(&self, site: &Served, record: &str) {
        self.goto(&format!("{}#record={}", site.url(), encoded(record)));
        self.wait_for("window.bastide && bastide.state().question");
    }

    /// Opens the game of a record in a page that is loaded anew.
    pub fn open_record(&self, site: &Served, record: &str) {
        // In the same document it would be asked for first.
        self.show("about:blank");
        self.goto_record(site, record);
    }

    /// Opens the game of a record in the page that is open, as a file that is dropped there: sooner than a page is loaded
    /// anew, and settings and what was brought to the page stay.
    pub fn bring(&self, record: &str) {
        let now = "localStorage.getItem('bastide/now')";
        let before: Option<String> = self.ask(now);
        self.run(DROP, vec![record.into()]);
        self.wait_for(&format!(
            "{now} !== {} && bastide.state().question && !bastide.state().busy",
            json!(before)
        ));
    }

    /// What is on the screen.
    pub fn state(&self) -> State {
        self.ask("bastide.state()")
    }

    /// What is on the screen, once an expression of `state` is so.
    pub fn wait_for_state(&self, is_so: &str) -> State {
        let found = format!("((state) => ({is_so}) && state)(bastide.state())");
        let state = self.wait_for_value(is_so, &found);
        serde_json::from_value(state).expect("a state")
    }

    /// Waits until the question is open and nothing moves.
    pub fn wait_for_question(&self, question: &str) -> State {
        self.wait_for_state(&format!("state.question === {question:?} && !state.busy"))
    }

    /// Places the tile in hand by dragging it to the first cell on which it may lie, turned as it is there by itself.
    pub fn drag_to_first(&self) -> Cell {
        let state = self.wait_for_question("place");
        let cell = state.legal[0].clone();
        self.sweep(state.slot.expect("a tile in hand"), cell.at, STEPS);
        self.wait_for("bastide.state().question !== 'place'");
        cell
    }

    /// Clicks on the first place for a figure, where it is when nothing moves; the table may still make room for the
    /// loupe. Returns whether the figure stands.
    fn put_figure(&self) -> bool {
        let state = self.state();
        let rests = state.question == "figure" && !state.busy;
        if let Some(spot) = state.spots.first().filter(|_| rests) {
            self.click_at(spot.at);
        }
        self.state().question == "confirm"
    }

    /// Plays a turn by mouse without a figure, and waits until the one computer has answered it.
    pub fn play_turn_and_be_answered(&self) {
        let tiles = self.wait_for_question("place").tiles;
        self.play_turn(false);
        self.wait_until("the computer has played", |browser| {
            let state = browser.state();
            state.question == "place" && state.tiles == tiles + 2
        });
    }

    /// Plays a turn by mouse: drags the tile, puts a meeple when `figure` and when there is a place, ends the turn.
    pub fn play_turn(&self, figure: bool) {
        let steps = self.wait_for_question("place").steps;
        self.drag_to_first();
        let state = self.wait_for_state("!state.busy");
        if state.question == "figure" {
            match state.spots.first().filter(|_| figure) {
                Some(_) => self.wait_until("a figure stands", Browser::put_figure),
                None => self.click("[data-run=skip]"),
            }
        }
        // A turn with a figure waits, or each, as is set.
        self.wait_until("the turn ended", |browser| {
            let state = browser.state();
            if state.question == "confirm" {
                browser.click("[data-run=confirm]");
            }
            let open = ["figure", "confirm"].contains(&state.question.as_str());
            !open && state.steps > steps + 1
        });
    }
}

/// Text as it stands in an address.
pub fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}
