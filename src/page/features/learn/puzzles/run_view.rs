//! A run as it is seen: how it stands above its board, and what came of it.

use crate::context::Context;
use crate::elements::intent::Intent;
use crate::elements::learn::LearnIntent;
use crate::elements::puzzles::{PuzzleIntent, RunKind};
use crate::elements::tree::{Node, div, el, span};
use crate::features::learn::puzzles::intent_button;
use crate::features::learn::puzzles::list::cards;
use crate::features::learn::puzzles::next::Candidate;
use crate::features::learn::puzzles::run::{Ending, Run};
use crate::features::learn::state::Learning;

const MINUTE: u32 = 60;

/// The name of a kind of run.
pub(in crate::features::learn) fn kind_name(cx: &Context, kind: RunKind) -> &'static str {
    match kind {
        RunKind::Streak => cx.texts().streak(),
        RunKind::Rush => cx.texts().rush(),
    }
}

/// What a run of a kind is like.
pub(super) fn run_rules(cx: &Context, kind: RunKind) -> &'static str {
    match kind {
        RunKind::Streak => cx.texts().streak_rules(),
        RunKind::Rush => cx.texts().rush_rules(),
    }
}

/// How the run stands: the time left, what was solved, the misses.
pub(in crate::features::learn) fn standing_node(cx: &Context, run: &Run) -> Node {
    let texts = cx.texts();
    let clock = run.seconds_left().map(|left| {
        let told = format!("{}:{:02}", left / MINUTE, left % MINUTE);
        let heard = texts.rush_time_left(&told);
        span("clock", "").told(told, heard)
    });
    let last = run.answered().last().map(|(_, solved)| solved);
    let class = match last {
        Some(true) if !run.asks() => "run-standing right",
        Some(false) if !run.asks() => "run-standing wrong",
        _ => "run-standing",
    };
    let (misses, most) = (run.misses(), run.most_misses());
    // The only miss of a streak ends it.
    let missed = (most > 1 || misses > 0).then(|| {
        let signs = (0..most).map(|miss| if miss < misses { '✗' } else { '·' });
        let heard = texts.run_misses(misses as u32, most as u32);
        span("misses", "").told(signs.collect(), heard)
    });
    el("p")
        .class(class)
        .children(clock)
        .apart(span("solved", format!("✓ {}", run.solved())))
        .text(" ")
        .children(missed)
}

/// What came of the run, and the ways on.
pub(in crate::features::learn) fn run_view(learning: &Learning, cx: &Context) -> Node {
    let texts = cx.texts();
    let view = div("run-over").key("run");
    let Some(run) = learning.practice.run.as_deref() else {
        return view;
    };
    let solved = run.solved();
    let best = match solved > run.best_before {
        true => texts.run_new_best().to_string(),
        false => texts.run_best(run.best_before),
    };
    let again = intent_button(
        "primary large",
        PuzzleIntent::Begin(run.kind),
        texts.run_again(),
    );
    let all = el("button")
        .class("button")
        .attr("type", "button")
        .run(Intent::Learn(LearnIntent::Puzzles))
        .child(span("label", texts.all_puzzles()));
    let missed = of_run(learning, run, false);
    let missed = (!missed.is_empty()).then(|| section(learning, cx, texts.run_missed(), missed));
    let right = of_run(learning, run, true);
    let right = (!right.is_empty()).then(|| section(learning, cx, texts.run_solved(), right));
    view.child(
        div("way-on").child(again.flag("data-first", true)).child(
            el("p")
                .child(el("b").text(texts.run_result(solved)))
                .apart(span("hint", ending(cx, run)))
                .apart(span("best", best)),
        ),
    )
    .child(all)
    .children(missed)
    .children(right)
}

fn section(learning: &Learning, cx: &Context, title: &str, puzzles: Vec<Candidate>) -> Node {
    el("section")
        .child(el("h2").text(title))
        .child(cards(learning, cx, puzzles.into_iter()))
}

/// The puzzles of a run that were solved, or missed.
fn of_run(learning: &Learning, run: &Run, solved: bool) -> Vec<Candidate> {
    let answered = run.answered().filter(|(_, right)| *right == solved);
    let candidate = |(number, _): (usize, bool)| {
        let entry = learning.library()?.get(number)?;
        Some(learning.candidate(number, entry))
    };
    answered.filter_map(candidate).collect()
}

/// Why it is over.
fn ending(cx: &Context, run: &Run) -> &'static str {
    let texts = cx.texts();
    match (run.ending(), run.kind) {
        (Some(Ending::Missed), RunKind::Streak) => texts.streak_over(),
        (Some(Ending::Missed), RunKind::Rush) => texts.rush_over(),
        (Some(Ending::TimeOver), _) => texts.time_is_up(),
        (Some(Ending::AllSolved), _) => texts.no_more_puzzles(),
        (Some(Ending::Left) | None, _) => texts.run_left(),
    }
}
