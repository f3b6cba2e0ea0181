//! What a host page is told: every decision and every score, as JSON.

use super::scores::{Itemised, score_told};
use super::shown;
use crate::shell::Shell;
use crate::shell::notices::list::refusal_reasons;
use crate::shell::probe::quoted;
use crate::stage::{AnyStage, OnScreen, Stage, View};
use engine::learn::Standing;
use engine::session::{Entry, Session};
use engine::table::{LoggedEvent, Party, Play as _, Recorded};
use std::fmt::Write;
use std::mem::replace;
use view::scene::tween::Millis;

impl Shell {
    /// From now on what is decided is told; what was decided before is known to whoever brought it.
    pub(super) fn begin_to_tell(&mut self) {
        let steps = self.any_stage().map_or(0, |stage| stage.steps());
        if let Some(embedding) = &mut self.embedding {
            embedding.told = steps;
        }
    }

    /// How the task stands, as JSON with what learning platforms call it, with how long it took until `now` where that is
    /// given; none without a task.
    pub fn task_told(&self, now: Option<Millis>) -> Option<String> {
        let report = self.task_report()?;
        let (score, most) = (report.score, report.most);
        // A task has a goal at least.
        let scaled = score * 10_000 / most.max(1);
        let seconds = |now| self.task_time(now).max(0.0) / 1000.0;
        let time = now.map(|now| format!(",\"duration\":\"PT{:.2}S\"", seconds(now)));
        Some(format!(
            "{{\"answered\":{},\"score\":{{\"raw\":{score},\"min\":0,\"max\":{most},\"scaled\":{}.{:04}}},\
             \"success\":{},\"completion\":{},\"attempts\":{}{}}}",
            report.answered,
            scaled / 10_000,
            scaled % 10_000,
            score == most && report.standing == Standing::Solved,
            report.standing != Standing::Open,
            report.attempts,
            time.unwrap_or_default(),
        ))
    }

    /// What whoever is asked may do, each as a line of a record; nothing while only a computer or nobody is asked.
    pub fn legal_lines(&self) -> Vec<String> {
        match shown(self) {
            OnScreen::Nothing => Vec::new(),
            OnScreen::Tiles(stage) => lines(stage),
            OnScreen::Cards(stage) => lines(stage),
        }
    }

    /// Why something was refused, if that was not told yet, as JSON: `{"reasons":[{"text":"…","rule":"TILE-04"}]}`.
    pub fn take_refusal(&mut self) -> Option<String> {
        let until = self.any_stage().and_then(AnyStage::refusal_end);
        let embedding = self.embedding.as_mut()?;
        let known = replace(&mut embedding.refused, until);
        until.filter(|_| known != until)?;
        let reasons = refusal_reasons(self).into_iter().map(|(text, rule)| {
            let rule = rule.map(|rule| format!(",\"rule\":{}", quoted(&rule.to_string())));
            let rule = rule.unwrap_or_default();
            format!("{{\"text\":{}{rule}}}", quoted(&text))
        });
        let reasons: Vec<String> = reasons.collect();
        Some(format!("{{\"reasons\":[{}]}}", reasons.join(",")))
    }

    /// Who is asked in front of the screen, or is to be answered for, if that was not told yet of this state of the game, as JSON:
    /// `{"seat":1,"step":12,"here":true}`.
    pub fn take_question(&mut self) -> Option<String> {
        let stage = self.any_stage()?;
        let (steps, epoch) = (stage.steps(), stage.epoch());
        let here = stage.asked_seat().filter(|_| stage.asks());
        let asked = here.or(stage.remote_turn()).map(|seat| (seat, epoch));
        let embedding = self.embedding.as_mut()?;
        let known = replace(&mut embedding.asked, asked);
        let (seat, _) = asked.filter(|_| known != asked)?;
        Some(format!(
            "{{\"seat\":{},\"step\":{steps},\"here\":{}}}",
            seat.0 + 1,
            here.is_some()
        ))
    }

    /// What was decided since this was asked last, and what each decision brought, each as JSON. What was taken back is told by
    /// a step that comes again.
    pub fn take_told(&mut self) -> Vec<Told> {
        let Some(from) = self.embedding.as_ref().map(|embedding| embedding.told) else {
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

/// Something that happened, as JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// A decision: `{"step":12,"seat":1,"action":"place …","scores":[…]}`. Seats count from 1; chance has none.
    Action(String),
    /// Points of a seat, item by item.
    Score(String),
}

fn lines<V: View>(stage: &Stage<V>) -> Vec<String> {
    let game = stage.session().game();
    let legal = match stage.question() {
        Some(_) => stage.legal().to_vec(),
        None if stage.session().remote_turn().is_some() => game.legal(),
        None => Vec::new(),
    };
    let lines = legal.into_iter().map(|action| game.action_text(action));
    lines.collect()
}

fn told<G: Recorded>(session: &Session<G>, from: usize) -> Vec<Told>
where
    G::Event: Itemised,
{
    let entries = (1..).zip(session.entries()).skip(from);
    let all = entries.flat_map(|(step, entry)| {
        let scores = entry
            .events
            .iter()
            .filter_map(move |event| score_told(step, event));
        [Told::Action(decided(step, entry))]
            .into_iter()
            .chain(scores.map(Told::Score))
    });
    all.collect()
}

fn decided<G: Recorded>(step: usize, entry: &Entry<G>) -> String {
    let mut json = format!("{{\"step\":{step}");
    if let Party::Player(seat) = entry.by {
        let _ = write!(json, ",\"seat\":{}", seat.0 + 1);
    }
    let _ = write!(json, ",\"action\":{}", quoted(&entry.line));
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
