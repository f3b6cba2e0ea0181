//! The state of the page as JSON, for tests and hosts that look but do not touch.

use std::fmt::Write;

use kurbo::{Point, Rect};

use super::app::App;
use super::command::Command;
use super::shown::Shown;
use super::table::Table;
use engine::rules::Question;
use engine::tiles::{Rotation, catalogue};
use view::scene::answers::Deed;
use view::scene::camera::centre;
use view::scene::tween::Millis;

impl App {
    /// What is on the screen at `now`, as a JSON object. Places are in pixels of the page.
    pub fn probe(&self, now: Millis) -> String {
        let mut json = Json::new();
        json.text("language", self.language().code());
        json.bool("dialog", self.dialog.is_some());
        json.bool("moving", self.is_moving(now));
        json.raw("notices", self.notices.len().to_string());
        let able = Command::ALL.iter().copied();
        let able = able.filter(|&command| self.hindrance(command).is_none());
        json.raw("commands", list(able.map(|command| quoted(command.name()))));
        match &self.shown {
            Shown::Nothing => {}
            Shown::Tiles(table) => table.probe(&mut json, now),
            Shown::Cards(table) => table.probe(&mut json),
        }
        json.end()
    }
}

impl Table {
    fn probe(&self, json: &mut Json, now: Millis) {
        let game = self.game();
        json.text("kind", "tiles");
        json.text("question", question_name(self.question()));
        json.bool("person", self.session.is_persons_turn());
        json.bool("covered", self.covered().is_some());
        let seat = self
            .session
            .asked_seat()
            .map_or(-1, |seat| i32::from(seat.0));
        json.raw("seat", seat.to_string());
        json.bool("over", game.is_over());
        let replay = self.replay().map(|replay| replay.place().0.to_string());
        json.raw("replay", replay.unwrap_or_else(|| "null".to_string()));
        json.raw("steps", self.session.steps().to_string());
        json.raw("tiles", game.board().placed().len().to_string());
        json.raw("left", game.stack().left().to_string());
        json.raw("scores", list(game.scores().iter().map(u32::to_string)));
        json.raw("figures", game.standing().len().to_string());
        let (x, y, zoom) = self.frame(now);
        json.raw("origin", place(Point::new(x, y)));
        json.raw("zoom", number(zoom));
        json.raw(
            "lit",
            list(self.lit.iter().map(|pos| format!("[{},{}]", pos.x, pos.y))),
        );
        json.raw(
            "refusal",
            self.refusal
                .as_ref()
                .map_or(0, |refusal| refusal.reasons.len())
                .to_string(),
        );
        self.probe_hand(json, now);
        self.probe_spots(json, now);
    }

    fn probe_hand(&self, json: &mut Json, now: Millis) {
        let camera = self.camera_at(now);
        let Some(hand) = self.hand() else {
            return;
        };
        let slot = self.slot().at;
        json.text("tile", catalogue().tile(hand.tile).name);
        json.raw("rotation", (hand.rotation as u8).to_string());
        json.bool("held", self.grip.tile().is_some());
        json.raw("slot", place(slot));
        let slots = (0..self.tiles_to_choose()).map(|index| place(self.slot_of(index).at));
        json.raw("slots", list(slots));
        json.raw("hand", place(self.seen_hand(now).at));
        let ghost = self.ghost().map(|ghost| {
            let mut inner = Json::new();
            inner.raw("x", ghost.pos.x.to_string());
            inner.raw("y", ghost.pos.y.to_string());
            inner.raw("rotation", (ghost.rotation as u8).to_string());
            inner.bool("fits", ghost.fits());
            inner.end()
        });
        json.raw("ghost", ghost.unwrap_or_else(|| "null".to_string()));
        let cells = hand.places.cells().into_iter().map(|pos| {
            let fits = |rotation: &Rotation| hand.places.allow(pos, *rotation);
            let rotations = Rotation::ALL.into_iter().filter(fits);
            let mut inner = Json::new();
            inner.raw("x", pos.x.to_string());
            inner.raw("y", pos.y.to_string());
            inner.raw(
                "rotations",
                list(rotations.map(|rotation| (rotation as u8).to_string())),
            );
            inner.raw("at", place(camera.on_screen(centre(pos))));
            inner.end()
        });
        json.raw("legal", list(cells));
    }

    fn probe_spots(&self, json: &mut Json, now: Millis) {
        let camera = self.camera_at(now);
        let loupe = self.loupe();
        let spots = self.spots().iter().map(|spot| {
            let closer = loupe.filter(|loupe| loupe.pos == spot.cell);
            let seen = closer.map_or(camera, |loupe| loupe.camera);
            let mut inner = Json::new();
            inner.text("figure", spot.piece.name());
            inner.text("act", &self.session.game().action_text(spot.action));
            inner.raw("segment", spot.segment.map_or(0, |id| id.0).to_string());
            inner.bool("taken", spot.deed == Deed::Take);
            inner.raw("at", place(seen.on_screen(spot.at)));
            inner.end()
        });
        json.raw("spots", list(spots));
        let sources = self.sources().iter().map(|source| {
            let mut inner = Json::new();
            inner.text("piece", source.piece.name());
            inner.raw("at", place(camera.on_screen(source.at)));
            inner.end()
        });
        json.raw("sources", list(sources));
        if let Some(placed) = self.provisional() {
            let mut inner = Json::new();
            inner.raw("x", placed.pos.x.to_string());
            inner.raw("y", placed.pos.y.to_string());
            inner.raw("rotation", (placed.rotation as u8).to_string());
            inner.raw("at", place(camera.on_screen(centre(placed.pos))));
            json.raw("placed", inner.end());
        }
    }
}

/// A short name of the question to a person.
const fn question_name(question: Option<Question>) -> &'static str {
    match question {
        None => "none",
        Some(Question::Place) => "place",
        Some(Question::Figure) => "figure",
        Some(Question::Confirm) => "confirm",
        Some(Question::ScoreNext) => "score-next",
        Some(Question::Advance(_)) => "advance",
        Some(Question::Over) => "over",
        Some(_) => "other",
    }
}

fn number(value: f64) -> String {
    format!("{value:.2}")
}

fn place(point: Point) -> String {
    format!("{{\"x\":{:.2},\"y\":{:.2}}}", point.x, point.y)
}

pub(super) fn list(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}

/// A part of the screen.
pub(super) fn area(rect: Rect) -> String {
    let (x, y, wide, high) = (rect.x0, rect.y0, rect.width(), rect.height());
    format!("{{\"x\":{x:.2},\"y\":{y:.2},\"w\":{wide:.2},\"h\":{high:.2}}}")
}

/// Text of our own, which has nothing to escape.
pub(super) fn quoted(text: &str) -> String {
    format!("\"{text}\"")
}

/// An object being written.
pub(super) struct Json(String);

impl Json {
    pub(super) fn new() -> Self {
        Json("{".to_string())
    }

    pub(super) fn raw(&mut self, name: &str, value: String) {
        let comma = if self.0.len() > 1 { "," } else { "" };
        let _ = write!(self.0, "{comma}\"{name}\":{value}");
    }

    pub(super) fn bool(&mut self, name: &str, value: bool) {
        self.raw(name, value.to_string());
    }

    /// Text of our own, which has nothing to escape.
    pub(super) fn text(&mut self, name: &str, value: &str) {
        self.raw(name, quoted(value));
    }

    pub(super) fn end(mut self) -> String {
        self.0.push('}');
        self.0
    }
}
