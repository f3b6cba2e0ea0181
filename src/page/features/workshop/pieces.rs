//! The figures and other pieces to pick, and the segments of the selected tile to put them on.

use crate::context::Context;
use crate::elements::drawing;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, div, el, span};
use crate::elements::workshop::WorkshopIntent;
use crate::features::workshop::state::Workshop;
use crate::messages::{Bearings, PlayerNames, capital, piece_name};
use crate::stage::draft::Tool;
use engine::rules::{Figure, Part, Parts, Placed, Spot, Wizard};
use engine::table::Seat;
use engine::tiles::{SegmentId, catalogue};
use view::scene::answers::Piece;
use view::scene::figures::Shape;

/// The neutral pieces.
const SHARED: [Piece; 5] = [
    Piece::Wizard(Wizard::Mage),
    Piece::Wizard(Wizard::Witch),
    Piece::Gingerbread,
    Piece::Ingot,
    Piece::Ferry,
];

/// The choice of a seat and a piece, and their places on the selected tile. Pieces of boxes not in play are collapsed.
pub(super) fn pieces_node(cx: &Context, workshop: &Workshop) -> Node {
    let texts = cx.texts();
    let figures = Figure::ALL.map(Piece::Figure).into_iter();
    let parts_in_play = workshop.stage.draft().setup().parts;
    let (used, others): (Vec<Piece>, Vec<Piece>) = figures
        .chain(SHARED)
        .partition(|&piece| is_in_play(piece, parts_in_play));
    let others = (!others.is_empty()).then(|| {
        el("details")
            .class("other-pieces")
            .key("other-pieces")
            .child(el("summary").text(texts.other_pieces()))
            .child(kinds(cx, workshop, texts.other_pieces(), others))
    });
    div("at-pieces")
        .child(seats(cx, workshop))
        .child(kinds(cx, workshop, texts.workshop_pieces(), used))
        .children(others)
        .child(parts(cx, workshop))
}

/// Whether a piece belongs to a part in play.
const fn is_in_play(piece: Piece, parts: Parts) -> bool {
    match piece {
        Piece::Figure(figure) => figure.supply(parts) > 0,
        Piece::Wizard(_) => parts.has(Part::MageWitch),
        Piece::Gingerbread => parts.has(Part::Gingerbread),
        Piece::Ingot => parts.has(Part::Gold),
        Piece::Ferry => parts.has(Part::Ferries),
        _ => true,
    }
}

fn kinds(cx: &Context, workshop: &Workshop, label: &str, pieces: Vec<Piece>) -> Node {
    let pieces = pieces.into_iter();
    div("piece-kinds")
        .attr("role", "group")
        .attr("aria-label", label)
        .children(pieces.filter_map(|piece| piece_node(cx, workshop, piece)))
}

/// The choice of a seat.
fn seats(cx: &Context, workshop: &Workshop) -> Node {
    let stage = &workshop.stage;
    let player_names = PlayerNames::new(cx.texts(), &stage.draft().seating());
    let seat = |seat: Seat| {
        let owner = stage.owner(seat);
        let name = player_names.name(seat).to_string();
        el("button")
            .class("taker")
            .class(owner_class(owner))
            .attr("type", "button")
            .state("aria-pressed", stage.seat() == seat)
            .hover_title(name.clone())
            .attr("aria-label", name)
            .run(Intent::Workshop(WorkshopIntent::Seat(seat)))
            .child(drawing::figure(Shape::Meeple, owner))
    };
    let count = stage.draft().seating().seats();
    div("takers")
        .attr("role", "group")
        .attr("aria-label", cx.texts().players())
        .children((0..count).map(Seat).map(seat))
}

fn piece_node(cx: &Context, workshop: &Workshop, piece: Piece) -> Option<Node> {
    let name = capital(piece_name(cx.texts(), piece)?);
    let owner = workshop.stage.owner(workshop.stage.seat());
    let button = el("button")
        .class("piece-kind")
        .attr("type", "button")
        .state("aria-pressed", workshop.stage.tool() == Tool::Piece(piece))
        .run(Intent::Workshop(WorkshopIntent::Piece(piece)))
        .child(drawing::piece(piece, owner))
        .child(span("label", name));
    Some(button)
}

/// The segments of the selected tile, each with who is there; pressing one puts the piece in hand there.
pub(super) fn parts(cx: &Context, workshop: &Workshop) -> Node {
    let texts = cx.texts();
    let board = workshop.stage.game().board();
    let chosen = workshop.stage.selected().and_then(|pos| board.get(pos));
    let Some(placed) = chosen.map(|at| board.at(at)) else {
        return el("p").class("hint").text(texts.no_tile_chosen());
    };
    let count = catalogue().tile(placed.tile).segments.len() as u8;
    let segments = (0..count).map(SegmentId);
    div("parts")
        .child(el("h2").text(texts.parts_of_tile()))
        .child(el("ul").children(segments.map(|segment| part(cx, workshop, placed, segment))))
}

fn part(cx: &Context, workshop: &Workshop, placed: &Placed, segment: SegmentId) -> Node {
    let texts = cx.texts();
    let printed = catalogue().tile(placed.tile).segment(segment);
    let spot = Spot {
        pos: placed.pos,
        segment,
    };
    let within = texts.within(printed.kind, Bearings::from_segment(printed, placed));
    let puts = workshop.stage.tool().is_for_parts();
    let there = standing(cx, workshop, spot);
    let names: Vec<String> = there.iter().map(|(name, _)| name.clone()).collect();
    let label = match names.as_slice() {
        [] => capital(&within),
        names => texts.labelled(&capital(&within), &names.join(", ")),
    };
    let button = el("button")
        .class("part")
        .attr("type", "button")
        .flag("disabled", !puts)
        .attr("aria-label", label)
        .run(Intent::Workshop(WorkshopIntent::Spot(spot)))
        .child(span("label", capital(&within)))
        .children(there.into_iter().map(|(_, drawn)| drawn))
        .children(puts.then(|| Icon::Plus.node()));
    el("li").key(format!("part {}", segment.0)).child(button)
}

/// The pieces on a segment: names and pictures.
fn standing(cx: &Context, workshop: &Workshop, spot: Spot) -> Vec<(String, Node)> {
    let texts = cx.texts();
    let stage = &workshop.stage;
    let position = stage.draft().position();
    let player_names = PlayerNames::new(texts, &stage.draft().seating());
    let figures = position.figures.iter().filter(|laid| laid.spot == spot);
    let mut all: Vec<(String, Node)> = figures
        .map(|laid| {
            let name = texts.labelled(player_names.name(laid.seat), texts.figure(laid.figure));
            let drawn = drawing::piece(Piece::Figure(laid.figure), stage.owner(laid.seat));
            (name, drawn)
        })
        .collect();
    let wizards = Wizard::ALL.into_iter();
    let wizards = wizards.filter(|wizard| position.magic[*wizard as usize] == Some(spot));
    let man = (position.gingerbread == Some(spot)).then_some(Piece::Gingerbread);
    for piece in wizards.map(Piece::Wizard).chain(man) {
        let name = piece_name(texts, piece).unwrap_or_default().to_string();
        all.push((name, drawing::piece(piece, stage.owner(Seat(0)))));
    }
    all
}
