//! The table: players, their points and belongings, whose turn it is, which boxes are in play.

use crate::context::Context;
use crate::elements::choices::{group, segment};
use crate::elements::drawing;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, div, el, span};
use crate::elements::workshop::{WorkshopField, WorkshopIntent};
use crate::features::workshop::fields::number;
use crate::features::workshop::state::Workshop;
use crate::messages::{PlayerNames, capital};
use crate::widgets::{labelled_intent, named};
use engine::rules::{Edition, Module, Part, Position, Setup};
use engine::table::Seat;
use engine::tiles::{Goods, Rotation};
use view::scene::figures::Shape;

pub(super) fn table_node(cx: &Context, workshop: &Workshop) -> Node {
    let texts = cx.texts();
    let stage = &workshop.stage;
    let seats = stage.draft().seating().seats();
    let rows = (0..seats)
        .map(Seat)
        .map(|seat| seat_node(cx, workshop, seat));
    div("at-table choices")
        .child(el("h2").text(texts.players()))
        .child(seat_count(cx, seats))
        .child(el("ul").class("seats-of").children(rows))
        .child(el("h2").text(texts.whose_turn()))
        .child(whose_turn(cx, workshop))
        .child(el("h2").text(texts.drawn_tile()))
        .child(drawn(cx, workshop))
        .child(el("h2").text(texts.edition_label()))
        .child(editions(cx, stage.draft().setup()))
        .child(el("h2").text(texts.expansions()))
        .child(boxes(cx, stage.draft().setup()))
        .child(labelled_intent(
            "",
            Intent::Workshop(WorkshopIntent::Clear),
            Icon::Minus,
            texts.clear_table(),
        ))
}

fn seat_count(cx: &Context, seats: u8) -> Node {
    let count = |count: u8| {
        let word = count.to_string();
        let run = Intent::Workshop(WorkshopIntent::Seats(count));
        segment((&word, &word), count == seats, run)
    };
    let counts = (2..=Seat::MOST as u8).map(count).collect();
    group(cx.texts().players(), counts)
}

/// A seat's belongings: a field for each kind in play.
fn seat_node(cx: &Context, workshop: &Workshop, seat: Seat) -> Node {
    let texts = cx.texts();
    let stage = &workshop.stage;
    let draft = stage.draft();
    let player_names = PlayerNames::new(texts, &draft.seating());
    let name = player_names.name(seat);
    let fields = fields_of(cx, draft.setup(), draft.position(), seat);
    let fields = fields.into_iter().map(|(label, field, value)| {
        let named = texts.labelled(name, &label);
        el("label")
            .child(span("label", label))
            .child(number(field, &named, value))
    });
    el("li")
        .class("seat-of")
        .class(owner_class(stage.owner(seat)))
        .key(format!("seat {}", seat.0))
        .child(drawing::figure(Shape::Meeple, stage.owner(seat)))
        .child(span("name", name))
        .children(fields)
}

/// A field of a seat: label, field, value.
type SeatField = (String, WorkshopField, String);

/// The fields of a seat for what is in play.
fn fields_of(cx: &Context, setup: &Setup, position: &Position, seat: Seat) -> Vec<SeatField> {
    let texts = cx.texts();
    let plays = |part: Part| setup.parts.has(part);
    let totals = position.totals.get(seat.index()).copied();
    let [score, messenger] = totals.unwrap_or_default();
    let field =
        |label: &str, field: WorkshopField, value: String| Some((label.to_string(), field, value));
    let points = field(
        texts.points_label(),
        WorkshopField::Score(seat),
        score.to_string(),
    );
    let messenger = field(
        texts.messenger_label(),
        WorkshopField::Messenger(seat),
        messenger.to_string(),
    );
    let ingots = position.ingots.get(seat.index()).copied();
    let ingots = field(
        texts.ingots_label(),
        WorkshopField::Ingots(seat),
        ingots.unwrap_or_default().to_string(),
    );
    let flock = field(
        texts.flock_label(),
        WorkshopField::Flock(seat),
        flock_text(position, seat),
    );
    let mut robbers = position.robbers.iter();
    let space = robbers.find(|(other, _)| *other == seat);
    let space = space.map(|(_, space)| space.to_string());
    let robber = field(
        texts.robber_label(),
        WorkshopField::Robber(seat),
        space.unwrap_or_default(),
    );
    let goods = goods_fields(cx, position, seat);
    points
        .into_iter()
        .chain(messenger.filter(|_| plays(Part::Messengers)))
        .chain(goods.into_iter().filter(|_| plays(Part::Goods)))
        .chain(ingots.filter(|_| plays(Part::Gold)))
        .chain(flock.filter(|_| plays(Part::Shepherds)))
        .chain(robber.filter(|_| plays(Part::Robbers)))
        .collect()
}

/// The tokens beside a seat's shepherd, as their numbers of sheep.
fn flock_text(position: &Position, seat: Seat) -> String {
    let flock = position.flocks.get(seat.index()).into_iter().flatten();
    let tokens: Vec<&str> = flock.map(|token| token.name()).collect();
    tokens.join(" ")
}

fn goods_fields(cx: &Context, position: &Position, seat: Seat) -> [SeatField; 3] {
    let held = position.goods.get(seat.index()).copied();
    let held = held.unwrap_or_default();
    Goods::ALL.map(|goods| {
        let label = capital(cx.texts().goods(goods));
        let value = held[goods as usize].to_string();
        (label, WorkshopField::Goods(seat, goods), value)
    })
}

fn whose_turn(cx: &Context, workshop: &Workshop) -> Node {
    let draft = workshop.stage.draft();
    let player_names = PlayerNames::new(cx.texts(), &draft.seating());
    let turn = draft.position().turn;
    let seat = |seat: Seat| {
        let word = seat.0.to_string();
        let run = Intent::Workshop(WorkshopIntent::Turn(seat));
        segment((&word, player_names.name(seat)), seat == turn, run)
    };
    let seats = (0..draft.seating().seats()).map(Seat).map(seat).collect();
    group(cx.texts().whose_turn(), seats)
}

fn drawn(cx: &Context, workshop: &Workshop) -> Node {
    let texts = cx.texts();
    let draft = workshop.stage.draft();
    let Some(tile) = draft.position().drawn else {
        return el("p").class("hint").text(texts.no_drawn_tile());
    };
    let look = cx.tile_look(draft.setup().edition);
    div("drawn")
        .child(drawing::tile(tile, Rotation::R0, look))
        .child(labelled_intent(
            "quiet",
            Intent::Workshop(WorkshopIntent::Drawn(false)),
            Icon::Close,
            texts.not_drawn(),
        ))
}

fn editions(cx: &Context, setup: &Setup) -> Node {
    let texts = cx.texts();
    let edition = |edition: Edition| {
        let run = Intent::Workshop(WorkshopIntent::Edition(edition));
        let named = (edition.name(), texts.edition(edition));
        segment(named, edition == setup.edition, run)
    };
    group(texts.edition_label(), Edition::ALL.map(edition).into())
}

/// The choice of boxes.
fn boxes(cx: &Context, setup: &Setup) -> Node {
    let texts = cx.texts();
    let one = |module: Module| {
        let on = module.is_in(setup);
        el("button")
            .class("box-of")
            .attr("type", "button")
            .state("aria-pressed", on)
            .run(Intent::Workshop(WorkshopIntent::Module(module, !on)))
            .text(named(module, texts))
    };
    div("boxes-of")
        .attr("role", "group")
        .attr("aria-label", texts.expansions())
        .children(Module::ALL.map(one))
}
