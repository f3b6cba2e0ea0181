//! What a host page is told: every decision and every score, as JSON.

use super::shown;
use crate::shell::Shell;
use crate::shell::probe::quoted;
use crate::stage::OnScreen;
use engine::session::{Entry, Session};
use engine::table::{LoggedEvent, Party, Recorded};
use std::fmt::Write;

impl Shell {
    /// From now on what is decided is told; what was decided before is known to whoever brought it.
    pub(super) fn begin_to_tell(&mut self) {
        let steps = self.any_stage().map_or(0, |stage| stage.steps());
        if let Some(embedding) = &mut self.embedding {
            embedding.told = steps;
        }
    }

    /// What was decided since this was asked last, each as JSON: `{"step":12,"seat":1,"action":"place …","scores":[…]}`. Seats
    /// count from 1; chance has none. What was taken back is told by a step that comes again.
    pub fn take_told(&mut self) -> Vec<String> {
        let Some(from) = self.embedding.map(|embedding| embedding.told) else {
            return Vec::new();
        };
        let told = match shown(self) {
            OnScreen::Nothing => Vec::new(),
            OnScreen::Tiles(stage) => told(stage.session(), from),
            OnScreen::Cards(stage) => told(stage.session(), from),
        };
        self.begin_to_tell();
        told
    }
}

fn told<G: Recorded>(session: &Session<G>, from: usize) -> Vec<String> {
    let entries = session.entries().iter().enumerate().skip(from);
    entries
        .map(|(at, entry)| one(session.game(), at + 1, entry))
        .collect()
}

fn one<G: Recorded>(game: &G, step: usize, entry: &Entry<G>) -> String {
    let mut json = format!("{{\"step\":{step}");
    if let Party::Player(seat) = entry.by {
        let _ = write!(json, ",\"seat\":{}", seat.0 + 1);
    }
    let _ = write!(
        json,
        ",\"action\":{}",
        quoted(&game.action_text(entry.action))
    );
    let scores = entry.events.iter().filter_map(LoggedEvent::points);
    let scores: Vec<String> = scores
        .map(|scored| {
            format!(
                "{{\"seat\":{},\"points\":{}}}",
                scored.seat.0 + 1,
                scored.points
            )
        })
        .collect();
    let _ = write!(json, ",\"scores\":[{}]}}", scores.join(","));
    json
}
