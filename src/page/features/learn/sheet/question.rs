//! What a sheet asks: the board, the question, and room for the answer.

use super::drawn::{board, tiles};
use crate::context::Context;
use crate::elements::tree::{Node, div, el, span};
use crate::features::learn::events::seen_events;
use crate::features::learn::lesson::standing;
use crate::features::learn::library::Entry;
use crate::features::learn::opened::{Exercise, Opened};
use engine::table::Seat;
use engine::tiles::{Rotation, TileId};

/// How many lines there are to write on.
const LINES: usize = 2;

pub(super) fn question_nodes(cx: &Context, opened: &Opened, entry: &Entry) -> Vec<Node> {
    let texts = cx.texts();
    let asked = entry.asked(cx.language().code());
    let asked = asked.map(|asked| el("p").class("asked").text(asked));
    let below = match opened.exercise {
        Exercise::Task | Exercise::Try => asked.into_iter().chain([lines()]).collect(),
        Exercise::Choose => {
            let choices = el("ol").class("sheet-choices").children(choices(cx, entry));
            asked.into_iter().chain([choices]).collect()
        }
        Exercise::Foretell => {
            let events = happens(cx, opened);
            let who = el("p").class("asked").text(texts.who_scores());
            let asked = asked.into_iter().chain(events);
            asked.chain([who, blanks(cx, opened)]).collect()
        }
        Exercise::Show => happens(cx, opened),
    };
    let beside = tiles(opened, &tiles_beside(opened));
    let board = board(opened, texts.board());
    beside
        .into_iter()
        .chain(board)
        .chain(standing(cx, opened))
        .chain(below)
        .collect::<Vec<Node>>()
}

/// The tiles beside the board: those that will be laid as they will lie, or else the one in hand.
fn tiles_beside(opened: &Opened) -> Vec<(TileId, Rotation)> {
    let laid = match opened.exercise {
        Exercise::Task | Exercise::Try => Vec::new(),
        Exercise::Choose => opened.tiles_shown(),
        Exercise::Foretell | Exercise::Show => opened.tiles_to_come(),
    };
    let hand = opened.tile_in_hand().filter(|_| laid.is_empty());
    let hand = hand.map(|tile| (tile, Rotation::R0));
    let laid = laid.iter().map(|&(tile, rotation, _)| (tile, rotation));
    laid.chain(hand).collect()
}

/// What happens.
fn happens(cx: &Context, opened: &Opened) -> Vec<Node> {
    let seen = seen_events(cx, opened).into_iter();
    let told = el("p").text(cx.texts().what_happens());
    let list = el("ul")
        .class("to-come")
        .children(seen.map(|seen| el("li").text(seen)));
    vec![told, list]
}

fn choices(cx: &Context, entry: &Entry) -> Vec<Node> {
    let answers = entry.lesson.answers(cx.language().code()).into_iter();
    let answers = answers.map(|answer| el("li").text(answer.text));
    answers.collect()
}

/// A line for the points of each seat.
fn blanks(cx: &Context, opened: &Opened) -> Node {
    let names = opened.player_names(cx.texts());
    let seats = (0..opened.points().len() as u8).map(Seat);
    let row = |seat: Seat| {
        let name = names.as_ref().map_or("", |names| names.name(seat));
        el("li").child(span("name", name)).child(span("blank", ""))
    };
    el("ul").class("sheet-blanks").children(seats.map(row))
}

fn lines() -> Node {
    div("sheet-lines").children((0..LINES).map(|_| span("blank", "")))
}
