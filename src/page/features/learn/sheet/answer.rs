//! The answers of a sheet, and the rules they follow from.

use std::slice;

use super::drawn::solved as board_solved;
use crate::context::Context;
use crate::elements::tree::{Node, el};
use crate::features::learn::library::Entry;
use crate::features::learn::opened::{Exercise, Opened};
use crate::messages::sentences;
use crate::sentences::narration::narration;
use engine::learn::{Task, laid_cell, pointed_cell};
use engine::rules::Event;
use engine::table::Seat;

pub(super) fn answer_node(cx: &Context, opened: &Opened, entry: &Entry, head: Node) -> Node {
    let language = cx.language().code();
    let told = entry.lesson.told(language).into_iter();
    let told = told.map(|told| told.to_string());
    let told = told.map(|said| el("p").text(said));
    let all = answers(cx, opened, entry).into_iter().chain(told);
    let rules: Vec<String> = entry.lesson.rules.iter().map(ToString::to_string).collect();
    let rules = (!rules.is_empty()).then(|| el("p").class("hint").text(rules.join(", ")));
    el("section")
        .class("sheet-answer")
        .key(entry.name())
        .child(head)
        .children(all)
        .children(rules)
}

fn answers(cx: &Context, opened: &Opened, entry: &Entry) -> Vec<Node> {
    match opened.exercise {
        Exercise::Task => solution(cx, opened, entry),
        _ => {
            let said = right_answers(cx, opened, entry).into_iter();
            said.map(|said| el("p").text(said)).collect()
        }
    }
}

/// The right answer in sentences.
fn right_answers(cx: &Context, opened: &Opened, entry: &Entry) -> Vec<String> {
    let texts = cx.texts();
    match opened.exercise {
        Exercise::Choose => {
            let answers = entry.lesson.answers(cx.language().code());
            let mut right = answers.into_iter().filter(|answer| answer.is_right);
            right
                .next()
                .map(|right| right.text.to_string())
                .into_iter()
                .collect()
        }
        Exercise::Foretell => {
            let names = opened.player_names(texts);
            let points = (0..).map(Seat).zip(opened.points());
            let each = points.map(|(seat, &points)| {
                let name = names.as_ref().map_or("", |names| names.name(seat));
                texts.labelled(name, &texts.points(points))
            });
            let scored = opened.scored(texts).into_iter().map(|scored| scored.what);
            each.chain(scored).collect()
        }
        Exercise::Task | Exercise::Try | Exercise::Show => Vec::new(),
    }
}

/// The board with the solution on it, and a sentence for each of its other decisions; in the tile game only.
fn solution(cx: &Context, opened: &Opened, entry: &Entry) -> Vec<Node> {
    let texts = cx.texts().for_eyes();
    let task = Task::read(&entry.text).ok().flatten();
    let (Some(task), Some(names)) = (task, opened.player_names(texts)) else {
        return Vec::new();
    };
    let solved = opened.drawn(
        |session| {
            let mut session = session.clone();
            let (mut told, mut marked) = (Vec::new(), Vec::new());
            for line in &task.solution {
                let cell = pointed_cell(line).or_else(|| laid_cell(line));
                let meant = session.read_action(line).ok();
                let done = meant.and_then(|action| session.act(action).ok());
                let events = done.filter(|_| cell.is_none()).unwrap_or_default();
                told.extend(events.iter().map(|event| match event {
                    // Paper has no coordinates.
                    Event::Deployed { .. } => sentences::event(texts, &names, event),
                    _ => narration(texts, &names, session.game(), slice::from_ref(event)),
                }));
                marked.extend(cell);
            }
            let told = told.into_iter().filter(|told| !told.is_empty());
            let told = told.map(|told| el("p").text(told));
            let board = board_solved(opened, &session, &marked);
            std::iter::once(board).chain(told).collect()
        },
        |_| Vec::new(),
    );
    solved.unwrap_or_default()
}
