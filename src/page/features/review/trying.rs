//! A moment that is played on from, on a copy of the game: the reviewed game stays aside, and the copy is kept if somebody says so.

use super::Review;
use crate::context::Context;
use crate::elements::icons::Icon;
use crate::elements::intent::{FindIntent, Intent};
use crate::elements::tree::{Node, div, el};
use crate::widgets::labelled_intent;

impl Review {
    /// After how many actions the copy begins that somebody plays on.
    pub(crate) const fn tried(&self) -> Option<usize> {
        self.tried
    }

    /// Notes that a copy is played on from there.
    pub(crate) const fn begin_trying(&mut self, step: usize) {
        self.tried = Some(step);
    }

    /// Ends the copy on the screen, whatever it is for. Returns the button of the review that began it.
    pub(crate) fn end_trial(&mut self) -> Option<Intent> {
        let found = self.finding.take();
        let found = found.map(|finding| Intent::Find(FindIntent::Begin(finding.step)));
        found.or(self.tried.take().map(Intent::TryFrom))
    }
}

/// Beside the board: what becomes of the copy, and the ways out.
pub(super) fn trying_node(cx: &Context) -> Node {
    let texts = cx.texts();
    let way = |intent, icon: Icon, name: &str| {
        labelled_intent("named drawn", intent, icon, name).hover_title(name)
    };
    let back = Intent::Find(FindIntent::Leave);
    div("remarks")
        .class("moment finding")
        .key("trying")
        .attr("data-area", "tip")
        .attr("role", "group")
        .attr("aria-label", texts.review_try())
        .child(div("told").child(el("p").text(texts.review_trying())))
        .child(
            div("moment-ways")
                .child(way(back, Icon::Log, texts.review_back()))
                .child(way(Intent::KeepTry, Icon::Games, texts.review_keep())),
        )
}
