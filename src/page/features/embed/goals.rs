//! The goals of a task in words, each with a mark for its state.

use crate::context::Context;
use crate::elements::tree::{Node, el, span};
use crate::features::embed::Embedding;
use crate::features::embed::task::TaskRun;
use crate::sentences::goals::goal_text;
use engine::learn::Goal;

/// A goal, whether it is reached, and whether the task is over without it.
pub(super) fn goal_node(cx: &Context, goal: &Goal, (reached, over): (bool, bool)) -> Node {
    let (class, mark, state) = match (reached, over) {
        (true, _) => ("goal reached", "✓", cx.texts().goal_reached()),
        (false, false) => ("goal", "○", cx.texts().goal_open()),
        // Still missing.
        (false, true) => ("goal missed", "✗", cx.texts().goal_open()),
    };
    el("li")
        .class(class)
        .child(
            span("mark", mark)
                .attr("role", "img")
                .attr("aria-label", state),
        )
        .child(span("", "").told(
            goal_text(cx.texts().for_eyes(), goal),
            goal_text(cx.texts(), goal),
        ))
}

impl Embedding {
    /// Marks the spots that goals refer to as "the marked one". Those that the record marks itself are left out.
    pub(super) fn mark_goals(&mut self, cx: &mut Context) {
        let goals = self.task().map_or(&[][..], TaskRun::goals).iter();
        let marks = goals.flat_map(|goal| &goal.any);
        let marks: Vec<String> = marks.filter_map(|clause| clause.aim.mark()).collect();
        if let Some(stage) = cx.tile_stage_mut().filter(|_| !marks.is_empty()) {
            stage.mark_also(&marks);
        }
    }
}
