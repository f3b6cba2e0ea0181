//! What a lesson asks to try although the rules refuse it: anything else is declined once.

use crate::context::Context;
use crate::features::learn::library::Entry;
use crate::features::learn::state::Learning;
use engine::learn::Claim;
use engine::table::RuleId;

/// The one thing that a lesson asks to try, and whether something else was declined.
#[derive(Debug, Default)]
pub(super) struct Refusals {
    /// The rules that refuse it.
    asked: Vec<RuleId>,
    declined: bool,
}

impl Refusals {
    pub(super) fn of(entry: &Entry) -> Refusals {
        let tries = entry.lesson.is_tried() && !entry.has_task;
        let asked = match entry.lesson.expected.as_slice() {
            [only] if tries => match &only.claim {
                Claim::Refuses(_, rules) => rules.clone(),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        };
        Refusals {
            asked,
            declined: false,
        }
    }

    pub(super) const fn again(&mut self) {
        self.declined = false;
    }

    pub(super) const fn declined(&self) -> bool {
        self.declined
    }

    /// Whether to decline what the rules allow: only once, for somebody may mean it, or reach nothing else by keys.
    const fn decline(&mut self) -> bool {
        let declines = !self.asked.is_empty() && !self.declined;
        self.declined |= declines;
        declines
    }

    /// Whether what was refused by these rules is what the lesson asks to try.
    fn is_asked(&self, by: &[RuleId]) -> bool {
        !self.asked.is_empty() && self.asked.iter().all(|rule| by.contains(rule))
    }
}

impl Learning {
    /// Whether a decision on the board of a lesson is declined because the lesson asks for another one. Says so.
    pub fn declines(&mut self, cx: &mut Context) -> bool {
        let opened = self.opened.as_mut().filter(|opened| !opened.explained);
        let declines = opened.is_some_and(|opened| opened.refusals_mut().decline());
        if declines {
            cx.announcer.say(cx.texts().try_declined().to_string());
        }
        declines
    }

    /// The rules have refused something on the board of a lesson, which may be what it asks to try.
    pub fn note_refusal(&mut self, cx: &mut Context, by: &[RuleId]) {
        let opened = self.opened.as_ref();
        if opened.is_some_and(|opened| opened.refusals().is_asked(by)) {
            self.finish_lesson(cx);
        }
    }
}
