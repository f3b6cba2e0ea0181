//! What a lesson asks to try although the rules refuse it: anything else is declined once.

use crate::context::Context;
use crate::features::learn::library::Entry;
use crate::features::learn::state::Learning;
use engine::learn::Claim;
use engine::table::RuleId;

/// What is to be tried, and what of it was.
#[derive(Debug, Default)]
pub(super) struct Refusals {
    /// For each of them the rules that refuse it.
    asked: Vec<Vec<RuleId>>,
    /// How many were tried.
    tried: usize,
    declined: bool,
}

impl Refusals {
    pub(super) fn of(entry: &Entry) -> Refusals {
        let claims = entry.lesson.expected.iter();
        let asked = claims.filter_map(|expected| match &expected.claim {
            Claim::Refuses(_, rules) if !rules.is_empty() => Some(rules.clone()),
            _ => None,
        });
        let tries = entry.lesson.is_tried() && !entry.has_task;
        Refusals {
            asked: asked.filter(|_| tries).collect(),
            ..Refusals::default()
        }
    }

    pub(super) const fn again(&mut self) {
        self.tried = 0;
        self.declined = false;
    }

    pub(super) const fn declined(&self) -> bool {
        self.declined
    }

    /// Whether to decline what the rules allow: only once, for somebody may mean it, or reach nothing else by keys.
    const fn decline(&mut self) -> bool {
        let declines = self.tried == 0 && !self.asked.is_empty() && !self.declined;
        self.declined |= declines;
        declines
    }

    /// Notes a refusal by these rules. Returns whether all that was asked for has been refused now.
    fn note(&mut self, by: &[RuleId]) -> bool {
        let mut asked = self.asked.iter();
        let meant = asked.any(|rules| rules.iter().any(|rule| by.contains(rule)));
        self.tried += usize::from(meant);
        meant && self.tried == self.asked.len()
    }
}

impl Learning {
    /// Whether a decision on the board of a lesson is declined because the lesson asks for another one. Says so.
    pub fn declines(&mut self, cx: &mut Context) -> bool {
        let opened = self.opened.as_mut();
        let declines = opened.is_some_and(|opened| opened.refusals_mut().decline());
        if declines {
            cx.announcer.say(cx.texts().try_declined().to_string());
        }
        declines
    }

    /// The rules have refused something on the board of a lesson, which may be all that it asks to try.
    pub fn note_refusal(&mut self, cx: &mut Context, by: &[RuleId]) {
        let opened = self.opened.as_mut();
        if opened.is_some_and(|opened| opened.refusals_mut().note(by)) {
            self.finish_lesson(cx);
        }
    }
}
