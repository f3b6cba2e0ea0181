//! The state of the page as JSON, read-only, for tests and host pages.

pub mod cards;
pub mod tiles;
pub mod workshop;

use crate::app::App;
use crate::context::idle::hindrance;
use crate::elements::command::Command;
use crate::stage::AnyStage;
use engine::rules::Question;
use kurbo::{Point, Rect};
use std::fmt::Write;
use view::scene::tween::Millis;

impl App {
    /// The state of the page at `now`, as a JSON object. Positions are in CSS pixels.
    pub fn probe(&self, now: Millis) -> String {
        let mut json = Json::new();
        json.text("language", self.cx.language().code());
        json.bool("dialog", self.cx.dialogs.is_open());
        json.bool("moving", self.is_moving(now));
        let ignores = self.cx.any_stage();
        let ignores = ignores.is_some_and(|stage| stage.is_second_press(now));
        json.bool("busy", self.is_moving(now) || ignores);
        json.raw("notices", self.cx.notices.all().len().to_string());
        let able = Command::ALL.iter().copied();
        let able = able.filter(|&command| hindrance(&self.cx, command).is_none());
        json.raw("commands", list(able.map(|command| quoted(command.name()))));
        if let Some(workshop) = self.drafts.workshop() {
            workshop::probe(workshop.stage(), &mut json);
            return json.end();
        }
        match &self.cx.stage {
            None => {}
            Some(AnyStage::Tiles(stage)) => tiles::probe(stage, &mut json, now),
            Some(AnyStage::Cards(stage)) => cards::probe(stage, &mut json),
        }
        json.end()
    }
}

/// A short name of the question to a person.
pub(crate) const fn question_name(question: Option<Question>) -> &'static str {
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

pub(crate) fn number(value: f64) -> String {
    format!("{value:.2}")
}

pub(crate) fn place(point: Point) -> String {
    format!("{{\"x\":{:.2},\"y\":{:.2}}}", point.x, point.y)
}

pub(crate) fn list(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}

/// A rectangle on the screen.
pub(crate) fn area(rect: Rect) -> String {
    let (x, y, wide, high) = (rect.x0, rect.y0, rect.width(), rect.height());
    format!("{{\"x\":{x:.2},\"y\":{y:.2},\"w\":{wide:.2},\"h\":{high:.2}}}")
}

/// A text as a JSON string, with escapes.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            letter if letter.is_control() => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(letter));
            }
            letter => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

/// A JSON object being written.
pub(crate) struct Json(String);

impl Json {
    pub(crate) fn new() -> Self {
        Json("{".to_string())
    }

    pub(crate) fn raw(&mut self, name: &str, value: String) {
        let comma = if self.0.len() > 1 { "," } else { "" };
        let _ = write!(self.0, "{comma}\"{name}\":{value}");
    }

    pub(crate) fn bool(&mut self, name: &str, value: bool) {
        self.raw(name, value.to_string());
    }

    pub(crate) fn text(&mut self, name: &str, value: &str) {
        self.raw(name, quoted(value));
    }

    pub(crate) fn end(mut self) -> String {
        self.0.push('}');
        self.0
    }
}
