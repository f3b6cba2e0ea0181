//! The goals of a task in words, each with a mark for its state.

use crate::context::Context;
use crate::elements::tree::{Node, el, span};
use crate::features::embed::Embedding;
use crate::features::embed::missed::wanted_alone;
use crate::features::embed::task::TaskRun;
use crate::sentences::goals::{goal_on_board, goal_text};
use engine::learn::{Aim, Goal, GoalFeature, Standing, laid_cell};
use engine::rules::Action;
use engine::tiles::{FeatureKind, Pos};

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
            goal_on_board(cx.texts().for_eyes(), goal),
            goal_text(cx.texts(), goal),
        ))
}

impl Embedding {
    /// Marks what the goals refer to as "the marked one", unless the record does; once a tile lies, also where on it the wanted
    /// figure may stand; and after the last hint the cell of the solution.
    pub(super) fn mark_goals(&mut self, cx: &mut Context) {
        let Some(run) = self.task() else {
            return;
        };
        let clauses = run.goals().iter().flat_map(|goal| &goal.any);
        let named = clauses.filter_map(|clause| clause.aim.mark());
        let lines: Vec<String> = named
            .chain(self.spots_wanted(cx))
            .chain(cell_of_last_hint(cx, run))
            .collect();
        // Cells to find have marks of their own.
        if run.marked == lines || run.seeks_cells() {
            return;
        }
        if let Some(stage) = cx.tile_stage_mut() {
            stage.mark_also(&lines);
        }
        if let Some(run) = self.task_mut() {
            run.marked = lines;
        }
    }

    /// Where on the tile just laid a figure would reach a goal, as marks of a record.
    fn spots_wanted(&self, cx: &Context) -> Vec<String> {
        let open = self.task().filter(|run| run.told == Standing::Open);
        let (Some(run), Some(stage)) = (open, cx.tile_stage()) else {
            return Vec::new();
        };
        let kinds = run.goals().iter().filter_map(figure_wanted);
        let kinds: Vec<FeatureKind> = kinds.collect();
        let game = stage.game();
        let wanted = |action: &Action| match *action {
            Action::Deploy { segment, .. } => {
                let laid = game.placed_now()?;
                let line = game.action_text(*action);
                let (_, named) = line.split_once(' ')?;
                let is_wanted = kinds.contains(&game.region(laid.seg(segment)).kind);
                is_wanted.then(|| format!("mark {named} {},{}", laid.pos.x, laid.pos.y))
            }
            _ => None,
        };
        let mut lines: Vec<String> = stage.legal().iter().filter_map(wanted).collect();
        lines.dedup();
        lines
    }
}

/// The kind of feature on which a figure reaches a goal.
fn figure_wanted(goal: &Goal) -> Option<FeatureKind> {
    match wanted_alone(goal)? {
        Aim::Figure(kind) | Aim::Occupy(GoalFeature::Any(kind)) => Some(kind),
        _ => None,
    }
}

/// The mark of the cell where the solution lays the tile, once the last hint tells it.
fn cell_of_last_hint(cx: &Context, run: &TaskRun) -> Option<String> {
    let hints = run.task.hints(cx.language().code()).len();
    let told = hints > 0 && run.hints >= hints;
    let Pos { x, y } = run.task.solution.iter().find_map(|line| laid_cell(line))?;
    told.then(|| format!("mark tile {x},{y}"))
}
