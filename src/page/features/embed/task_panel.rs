//! The panel above a board with a task: question, goals, hints, state, and the buttons.

use super::goals::goal_node;
use super::missed::{Cause, given_instead, wrong_so_far};
use super::solution::solution_texts;
use super::task::{TaskRun, is_begun, result_text, tile_words, tiles_to_come};
use crate::context::Context;
use crate::elements::drawing;
use crate::elements::intent::{Intent, TaskIntent};
use crate::elements::read_along::read_along;
use crate::elements::tree::{Node, SCROLLS, div, el, span};
use crate::features::embed::Embedding;
use crate::messages::Texts;
use engine::learn::Standing;
use engine::tiles::{Rotation, TileId};

/// The panel above the board with question, goals, hints and state, and the buttons, which stay in place however long it is.
pub(crate) fn task_nodes(embedding: &Embedding, cx: &Context) -> Option<[Node; 2]> {
    // Our own page has none.
    embedding.task()?;
    task_panel(embedding, cx)
}

fn task_panel(embedding: &Embedding, cx: &Context) -> Option<[Node; 2]> {
    let (run, verdict) = (embedding.task()?, embedding.verdict(cx)?);
    let texts = cx.texts();
    let language = cx.language().code();
    let ask = run.task.asked(language);
    let goals = run.task.goals.iter().zip(&verdict.reached);
    let missed = run.told == Standing::Missed;
    // A goal reached now may be lost by the end of the turn.
    let judged = run.told != Standing::Open || run.task.turns > 1;
    let goals = goals.map(|(goal, &reached)| goal_node(cx, goal, (reached && judged, missed)));
    let hints = run.task.hints(language);
    let shown = hints.iter().take(run.hints);
    let result = result_text(embedding, cx).map(|text| {
        let class = match run.told {
            Standing::Missed => "result missed",
            Standing::Open | Standing::Solved => "result solved",
        };
        el("p").class(class).text(text)
    });
    let [seen, heard] =
        [texts.for_eyes(), texts].map(|texts| causes(cx, texts, run, &verdict.reached));
    // Question and verdict stay visible; the rest scrolls where there is no room.
    let rest = scrolling(div("rest"), texts.task_rest())
        .child(el("ul").class("goals").children(goals))
        .children(shown.map(|hint| el("p").class("hint").text(*hint)))
        .children(found_text(cx, run).map(|told| el("p").class("why").text(told)))
        .children(seen.into_iter().zip(heard).map(why_node));
    let brief = div("brief")
        .children(ask.map(|ask| scrolling(el("p").class("asked"), texts.task()).text(ask)))
        .children(to_come_node(cx, run))
        .children(result)
        .child(rest);
    let task = div("task")
        .attr("role", "group")
        .attr("aria-label", texts.task())
        .child(brief);
    let ways = div("task-ways").children(buttons(cx, run, hints.len()));
    Some([read_along(task, cx.spoken()), ways])
}

/// The tiles to come after the one in hand, if the task is about them.
fn to_come_node(cx: &Context, run: &TaskRun) -> Option<Node> {
    let tiles = tiles_to_come(cx, run);
    (!tiles.is_empty()).then(|| tiles_node(cx, &tiles))
}

fn tiles_node(cx: &Context, tiles: &[TileId]) -> Node {
    let edition = cx.tile_stage().map(|stage| stage.game().setup().edition);
    let look = edition.map(|edition| cx.tile_look(edition));
    let picture = |&tile: &TileId| {
        span("tile", "")
            .attr("role", "img")
            .attr("aria-label", tile_words(cx, tile))
            .children(look.map(|look| drawing::tile(tile, Rotation::R0, look)))
    };
    let label = span("", cx.texts().task_to_come());
    div("to-come")
        .child(label)
        .children(tiles.iter().map(picture))
}

/// What explains the result: why the task was missed, what its solution did, and how the game goes on.
fn causes(cx: &Context, texts: &Texts, run: &TaskRun, reached: &[bool]) -> Vec<Cause> {
    match (run.told, run.shown) {
        (Standing::Missed, _) => given_instead(cx, texts, run, reached),
        (Standing::Solved, shown) => {
            let told = shown.then(|| solution_texts(cx, texts, run.from));
            let answered = run.worst.as_ref().map(|_| run.answered(texts));
            let told = told.into_iter().flatten().chain(answered);
            told.map(Cause::from_text).collect()
        }
        (Standing::Open, _) => {
            let wrong = wrong_so_far(cx, run, reached);
            wrong.map(Cause::from_text).into_iter().collect()
        }
    }
}

fn why_node((seen, heard): (Cause, Cause)) -> Node {
    let rules = (!seen.rules.is_empty()).then(|| span("rules", format!(" {}", seen.rules)));
    el("p")
        .class("why")
        .child(span("", "").told(seen.text, heard.text))
        .children(rules)
}

/// How many cells have been found; `None` before the first one, or if nothing is to be found.
pub(crate) fn found_text(cx: &Context, run: &TaskRun) -> Option<String> {
    if !run.seeks_cells() {
        return None;
    }
    let (found, count) = run.seeking.progress().filter(|(found, _)| *found > 0)?;
    Some(cx.texts().goal_found(found as u32, count as u32))
}

/// A part that scrolls if necessary, focusable and named for keyboard users.
fn scrolling(part: Node, name: &str) -> Node {
    part.attr("role", "group")
        .attr("aria-label", name)
        .attr(SCROLLS, "")
}

fn buttons(cx: &Context, run: &TaskRun, hints: usize) -> Vec<Node> {
    let texts = cx.texts();
    let over = run.told != Standing::Open;
    let solves = !run.task.solution.is_empty() && !run.gave_up && run.told != Standing::Solved;
    let tried = run.attempts > 0 || over || run.hints > 0;
    let hinted = run.told != Standing::Solved;
    let solve = (solves && tried, TaskIntent::Solve, texts.task_solution());
    let again = (is_begun(cx, run), TaskIntent::Again, texts.task_again());
    let hint = (hinted, TaskIntent::Hint, texts.task_hint());
    let solve = (!run.task.solution.is_empty()).then_some(solve);
    let hint = (hints > 0).then_some(hint);
    let spent = run.hints >= hints;
    // Disabled buttons keep their place, so that nothing else moves under the pointer.
    let button = |(offered, change, label): (bool, TaskIntent, &str)| {
        el("button")
            .class(if offered { "button" } else { "button kept" })
            .key(Intent::Task(change).name())
            .attr("type", "button")
            .run(Intent::Task(change))
            .flag("disabled", !offered || change == TaskIntent::Hint && spent)
            .text(label)
    };
    let ways = solve.into_iter().chain([again]).chain(hint);
    ways.map(button).collect()
}
