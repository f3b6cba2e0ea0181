//! A recorded game of three with every part is played again on the page, by mouse alone: nothing is done to the game but
//! by taps and drags on the board, on its bar and on the score track. After each decision the page stands where the
//! record does, and in the end nothing differs.

use engine::rules::{Action, Game, Record, Spot as Place, legal};
use engine::table::{Party, Silent};
use engine::tiles::{Pos, Rotation};
use view::scene::camera::{TILE, corner};
use view::scene::crowd::crowd;
use view::scene::pointing::spot_under;

use crate::board::{Spot, State};
use crate::browser::Browser;
use crate::screen::{DESKTOP, Point};
use crate::site;

/// The game; `tests/laws/recorded` says what is in it.
const RECORD: &str = include_str!("../records/all-parts.txt");

/// Steps of a drag.
const STEPS: u32 = 3;

/// How far from other places something is pointed at, as a share of a tile, and in pixels.
const APART: (f64, f64) = (0.2, 14.0);

/// How far the wheel turns to see something nearer, and how often at most.
const WHEEL: i64 = 240;
const NEARER: u32 = 5;

/// How far from the edge of the board something is in sight, in pixels.
const MARGIN: f64 = 16.0;

/// The button that turns up the next tile at once.
const GO_ON: &str = ".face-down .pinned [data-run=confirm]";

/// How a decision is made, where there are two ways.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Tap,
    Drag,
}

/// A game that is played again: how far it is, in the record and on the page.
struct Replayed<'a> {
    browser: &'a Browser,
    game: Game,
    /// What is on the screen.
    state: State,
    way: Way,
}

/// The record without its actions: what somebody opens to play the same game.
fn beginning() -> &'static str {
    RECORD.split("play\n").next().expect("a header")
}

/// Opens the game; a turn ends by itself, and nothing moves longer than it must.
fn open(site: &site::Served) -> Browser {
    let browser = Browser::open_on(DESKTOP, &site.url());
    browser.open_record(site, beginning());
    browser.key(',');
    browser.click("[data-run='set confirm never']");
    browser.click("dialog [data-run=close]");
    browser.wait_for("!bastide.state().dialog");
    browser
}

#[test]
fn a_recorded_game_of_all_parts_is_played_again_by_gestures() {
    let record = Record::read(RECORD).unwrap_or_else(|error| panic!("{error}"));
    let site = site::serve();
    let browser = open(&site);
    let mut replayed = Replayed {
        browser: &browser,
        game: record.start(&mut Silent).expect("a start"),
        state: State::default(),
        way: Way::Tap,
    };
    for (step, &action) in record.actions.iter().enumerate() {
        let asked = replayed.game.asked().expect("somebody is asked");
        // Chance speaks by the same seed; a turn ends by itself.
        if asked.party != Party::Chance && action != Action::Confirm {
            replayed.catch_up(step);
            replayed.make(action);
        }
        replayed.game.apply(action, &mut Silent).expect("legal");
    }
    replayed.catch_up(record.actions.len());
    assert!(replayed.state.over && replayed.game.is_over());
    let whole = RECORD.replacen("bastide 1", "bastide 1 save", 1);
    let last = format!("end {}\n", record.actions.len());
    assert_eq!(browser.record(), whole + &last);
    let digest = browser.run(
        "return wasm_bindgen.digest_of_record(arguments[0]);",
        vec![browser.record().into()],
    );
    assert_eq!(digest, format!("{:016x}", replayed.game.digest()));
    browser.assert_quiet();
}

impl Replayed<'_> {
    /// Waits until the page is as far as the record, and compares them.
    fn catch_up(&mut self, step: usize) {
        let line = || format!("step {step} of the record");
        // The next tile lies face down for a moment after a turn that ended by itself. Nobody wants to take anything back.
        let left = usize::from(self.game.stack().left());
        let state = self.browser.wait_for_value(
            &line(),
            &format!(
                "((state) => {{ if (state.left !== {left}) document.querySelector({GO_ON:?})?.click(); \
                 return state.steps >= {step} && !state.busy && state.left === {left} && state; }})(bastide.state())"
            ),
        );
        self.state = serde_json::from_value(state).expect("a state");
        let (state, game) = (&self.state, &self.game);
        assert_eq!(state.steps, step, "{}", line());
        let asked = game.asked().map(|asked| asked.party);
        let seat = match asked {
            Some(Party::Player(seat)) => i32::from(seat.0),
            Some(Party::Chance) | None => -1,
        };
        assert_eq!(state.seat, seat, "{}", line());
        assert_eq!(state.scores, game.scores(), "{}", line());
        let there = (state.tiles, state.left, state.figures);
        let here = (
            game.board().placed().len(),
            usize::from(game.stack().left()),
        );
        assert_eq!(there, (here.0, here.1, game.standing().len()), "{}", line());
    }

    /// Makes a decision, by tap and by drag in turn.
    fn make(&mut self, action: Action) {
        self.way = match self.way {
            Way::Tap => Way::Drag,
            Way::Drag => Way::Tap,
        };
        match action {
            Action::First(_)
            | Action::Draw(_)
            | Action::Reveal(_)
            | Action::Roll(_)
            | Action::Token(_) => panic!("chance decides for itself"),
            Action::Place { pos, rotation, .. } => self.lay(pos, rotation),
            Action::Rob(_) | Action::Advance(_) => self.move_on_track(action),
            Action::Steal => self.press(&format!(
                ".score-track [data-run='move {}']",
                self.index(action)
            )),
            Action::Deploy { .. }
            | Action::Land(_)
            | Action::Fly(_)
            | Action::Grow
            | Action::AddBeside { .. }
            | Action::Ingot(_)
            | Action::Ferry { .. }
            | Action::TurnFerry { .. }
            | Action::Gingerbread(_) => self.put(action, None),
            Action::Conjure { spot, .. } => {
                self.put(action, Some(spot));
                self.press(".zoomer [data-run=fit]");
            }
            Action::Banish(_)
            | Action::TakeBack
            | Action::Guide
            | Action::TakeIngot(_)
            | Action::Recall { .. }
            | Action::Withdraw { .. } => self.take(action),
            Action::ScoreNext(_) | Action::Circle(_) => {
                self.browser
                    .click_at(self.in_sight(|| self.spot(action).at));
            }
            Action::Discard(_) | Action::Wait | Action::Perform | Action::TakePoints => {
                self.press(&format!(".dock [data-run='act {}']", self.index(action)));
            }
            Action::Pass => self.pass(),
            Action::Confirm => panic!("a turn ends by itself"),
        }
    }

    /// The place of an action among all that are legal.
    fn index(&self, action: Action) -> usize {
        let all = legal(&self.game);
        let found = all.iter().position(|one| *one == action);
        found.unwrap_or_else(|| panic!("{action:?} is not legal"))
    }

    /// Taps the middle of an element.
    fn press(&self, css: &str) {
        self.browser.click_at(self.browser.rect(css).middle());
    }

    /// Turns the tile in hand by taps, and brings it to its cell.
    fn lay(&self, pos: Pos, rotation: Rotation) {
        let state = &self.state;
        let slot = state.slot.expect("a tile in hand");
        let turns = (4 + rotation as usize - usize::from(state.rotation)) % 4;
        if turns > 0 {
            self.browser.click_times(slot, turns);
        }
        let cell = || {
            let is_here =
                |cell: &&crate::board::Cell| (cell.x, cell.y) == (pos.x.into(), pos.y.into());
            let legal = self.browser.state().legal;
            legal.iter().find(is_here).expect("a cell").at
        };
        let at = self.in_sight(cell);
        match self.way {
            Way::Tap => self.browser.click_at(at),
            Way::Drag => self.browser.sweep(slot, at, STEPS),
        }
    }

    /// Where something is on the screen: of what is out of sight, after all of the board is shown.
    fn in_sight(&self, place: impl Fn() -> Point) -> Point {
        let free = self.browser.rect("[data-area=free]");
        let at = place();
        let seen = |low: f64, at: f64, size: f64| (low + MARGIN..low + size - MARGIN).contains(&at);
        if seen(free.x, at.x, free.width) && seen(free.y, at.y, free.height) {
            return at;
        }
        self.press(".zoomer [data-run=fit]");
        self.browser.wait_for("!bastide.state().busy");
        place()
    }

    /// Where an action is on the board, if it is shown.
    fn shown(&self, action: Action) -> Option<Spot> {
        let line = self.game.action_text(action);
        let spots = self.browser.state().spots;
        spots.into_iter().find(|spot| spot.act == line)
    }

    fn spot(&self, action: Action) -> Spot {
        let spots = || self.browser.state().spots;
        let line = self.game.action_text(action);
        let found = self.shown(action);
        found.unwrap_or_else(|| panic!("`{line}` is nowhere on the board: {:?}", spots()))
    }

    /// Puts something on its place: it is chosen in the bar, where there is a choice, and the place is tapped; or it is
    /// dragged there from the bar or from where it is.
    fn put(&self, action: Action, ground: Option<Place>) {
        let name = name(action, &self.game);
        let chosen = format!(".kinds [data-run='figure {name}']");
        let chooses = self.browser.count(&chosen) > 0;
        let from = match self.way {
            Way::Tap if chooses => {
                self.press(&chosen);
                None
            }
            Way::Tap => None,
            Way::Drag => {
                let of_kind = |source: &&crate::board::Source| source.piece == name;
                let near = |source: &crate::board::Source| self.far(source.at, action);
                let sources = self.state.sources.iter().filter(of_kind);
                let source = sources.min_by(|a, b| near(a).total_cmp(&near(b)));
                let bar = if chooses {
                    &chosen
                } else {
                    ".kinds [data-area=kind]"
                };
                let from = source.map(|source| source.at);
                Some(from.unwrap_or_else(|| self.browser.rect(bar).middle()))
            }
        };
        match from {
            None => {
                let at = self.in_sight(|| self.target(action, ground));
                self.browser.click_at(at);
            }
            Some(from) => {
                // What is taken up shows its places.
                self.browser.mouse_to(from);
                self.browser.mouse_down();
                let to = self.target(action, ground);
                self.browser.carry_to(from, to, STEPS);
            }
        }
    }

    /// How far a point of the screen is from the tile of an action.
    fn far(&self, at: Point, action: Action) -> f64 {
        let cell = match action {
            Action::TurnFerry { pos, .. } => pos,
            _ => return 0.0,
        };
        let middle = corner(cell) + kurbo::Vec2::new(TILE, TILE) / 2.0;
        let middle = self.on_screen(middle);
        (middle.x - at.x).hypot(middle.y - at.y)
    }

    fn target(&self, action: Action, ground: Option<Place>) -> Point {
        match (self.shown(action), ground) {
            (None, Some(place)) => self.near(place),
            _ => self.spot(action).at,
        }
    }

    /// A point of the segment: where it is too small to be hit, the wheel brings it nearer.
    fn near(&self, place: Place) -> Point {
        for _ in 0..NEARER {
            if let Some(at) = self.ground(place) {
                return at;
            }
            let state = self.browser.state();
            let middle = corner(place.pos) + kurbo::Vec2::new(TILE, TILE) / 2.0;
            let middle = screen(middle, state.origin.expect("a board"), state.zoom);
            self.browser.wheel(middle, -WHEEL);
            self.browser
                .wait_for(&format!("bastide.state().zoom > {}", state.zoom));
        }
        panic!("no room to point at {place:?}")
    }

    /// A point of the segment, away from everything that is meant by another press.
    fn ground(&self, place: Place) -> Option<Point> {
        let state = self.browser.state();
        let (origin, zoom) = (state.origin.expect("a board"), state.zoom);
        let standing = crowd(&self.game);
        let least = (APART.0 * zoom).max(APART.1);
        let free = |at: &kurbo::Point| {
            let here = screen(*at, origin, zoom);
            let from = |there: Point| (here.x - there.x).hypot(here.y - there.y);
            let spots = state.spots.iter().map(|spot| from(spot.at) - least);
            let figures = standing
                .iter()
                .map(|one| from(screen(one.at, origin, zoom)) - least);
            spots.chain(figures).fold(f64::INFINITY, f64::min)
        };
        // A pixel beside it means the same: a hand is no surer, and a browser tells whole pixels.
        let pixel = TILE / zoom;
        let here = |at: &kurbo::Point| {
            let beside = [
                (0.0, 0.0),
                (pixel, 0.0),
                (-pixel, 0.0),
                (0.0, pixel),
                (0.0, -pixel),
            ];
            let mut beside = beside.into_iter().map(|by| *at + kurbo::Vec2::from(by));
            beside.all(|at| spot_under(&self.game, at) == Some(place))
        };
        let points = points_of(place.pos).filter(here);
        let best = points.max_by(|a, b| free(a).total_cmp(&free(b)));
        let best = best.filter(|at| free(at) > 0.0)?;
        Some(screen(best, origin, zoom))
    }

    fn on_screen(&self, at: kurbo::Point) -> Point {
        screen(at, self.state.origin.expect("a board"), self.state.zoom)
    }

    /// Takes something from the board: by a tap on it, or by bringing it to the bar.
    fn take(&self, action: Action) {
        let at = self.in_sight(|| self.spot(action).at);
        match self.way {
            Way::Tap => self.browser.click_at(at),
            Way::Drag => self
                .browser
                .sweep(at, self.browser.rect(".dock .ask").middle(), STEPS),
        }
    }

    /// Moves something on the score track: by a tap on the figure, or on the space for a robber; or by bringing it to its
    /// space.
    fn move_on_track(&self, action: Action) {
        let index = self.index(action);
        match self.way {
            Way::Tap => self.press(&format!(".score-track [data-run='move {index}']")),
            Way::Drag => {
                let lifted = format!(".score-track [data-drag~='{index}']");
                let goal = format!(".score-track [data-drop~='{index}']");
                let [from, to] = [lifted, goal].map(|css| self.browser.rect(&css).middle());
                self.browser.sweep(from, to, STEPS);
            }
        }
    }

    fn pass(&self) {
        let skip = ".dock [data-run=skip]";
        if self.browser.count(skip) > 0 {
            self.press(skip);
        } else {
            self.press(&format!(
                ".dock [data-run='act {}']",
                self.index(Action::Pass)
            ));
        }
    }
}

/// What is put, as presses of the page name it.
fn name(action: Action, game: &Game) -> &'static str {
    match action {
        Action::Deploy { figure, .. } | Action::Fly(figure) | Action::AddBeside { figure, .. } => {
            figure.name()
        }
        Action::Land(_) => game.flight().map_or("", |flight| flight.figure.name()),
        Action::Conjure { wizard, .. } => wizard.name(),
        Action::Gingerbread(_) => "gingerbread",
        Action::Ingot(_) => "ingot",
        Action::Ferry { .. } | Action::TurnFerry { .. } => "ferry",
        Action::Grow => "sheep",
        _ => panic!("nothing is put by {action:?}"),
    }
}

/// Points all over a tile, in units of the table.
fn points_of(pos: Pos) -> impl Iterator<Item = kurbo::Point> {
    const EACH: u32 = 24;
    let along = |step: u32| (f64::from(step) + 0.5) / f64::from(EACH) * TILE;
    (0..EACH * EACH)
        .map(move |index| corner(pos) + kurbo::Vec2::new(along(index % EACH), along(index / EACH)))
}

/// A place of the table on the screen.
fn screen(at: kurbo::Point, origin: Point, zoom: f64) -> Point {
    Point {
        x: origin.x + at.x * zoom / TILE,
        y: origin.y + at.y * zoom / TILE,
    }
}
