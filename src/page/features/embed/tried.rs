//! Whether somebody tries what a lesson asks them to: what is allowed is decided, what is not is refused.

use crate::context::Context;
use crate::features::embed::Embedding;
use crate::stage::{Stage, View, for_both};
use engine::table::Party;

/// What was tried on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    AsAsked,
    Otherwise,
}

impl Embedding {
    /// What was tried of these lines of a record, any of which will do, or of anything if there are none; `None` if nothing was
    /// decided since the record was shown, and no line is refused on the screen.
    pub fn tried(&self, cx: &Context, lines: &[String]) -> Option<Tried> {
        let stage = cx.stage.as_ref()?;
        for_both!(stage, one => tried_on(one, lines, self.begun))
    }
}

fn tried_on<V: View>(stage: &Stage<V>, lines: &[String], begun: usize) -> Option<Tried> {
    let decided = stage.session().entries().iter().skip(begun);
    let decided: Vec<&str> = decided
        .filter(|entry| matches!(entry.by, Party::Player(_)))
        .map(|entry| entry.line.as_str())
        .collect();
    let is_tried = |line: &String| decided.contains(&line.as_str()) || is_refused(stage, line);
    match lines.iter().any(is_tried) || lines.is_empty() && !decided.is_empty() {
        true => Some(Tried::AsAsked),
        false => (!decided.is_empty()).then_some(Tried::Otherwise),
    }
}

/// Whether the refusal on the screen has the reasons for which a decision would be refused.
fn is_refused<V: View>(stage: &Stage<V>, line: &str) -> bool {
    let session = stage.session();
    let Some((refusal, action)) = stage.refusal().zip(session.read_action(line).ok()) else {
        return false;
    };
    let tried = session.clone().act(action);
    tried.is_err_and(|illegal| V::reasons(illegal) == refusal.reasons)
}
