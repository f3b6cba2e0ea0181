//! Starting points in the dialog of a new game (R-ED-08).

use crate::context::Context;
use crate::elements::choices::list;
use crate::elements::icons::Icon;
use crate::elements::intent::{Field, FormChange, Intent};
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, div, el, span};
use crate::features::new_game::form::Form;
use crate::stage::owner_of_colour;
use engine::session::Chair;
use engine::table::Seat;

/// The values offered; a game from elsewhere may have others.
const OFFERED: [u8; 10] = [0, 5, 10, 15, 20, 25, 30, 40, 50, 75];

/// A list of points for each seat, collapsed by default; points already given are always shown.
pub(super) fn handicap_node(form: &Form, cx: &Context) -> Node {
    let texts = cx.texts();
    let player_names = form.player_names(texts);
    let open = form.handicap_open;
    let given = form.handicap().given();
    let given = given.map(|(seat, points)| format!("{}\u{a0}+{points}", player_names.name(seat)));
    let given: Vec<String> = given.collect();
    let fold = el("button")
        .class("link more")
        .attr("type", "button")
        .state("aria-expanded", open)
        .run(Intent::Form(FormChange::Handicap))
        .child(Icon::Crown.node())
        .child(span("", texts.handicap_label()))
        .apart(span("summary", given.join("\u{a0}· ")));
    let seats = (0..).map(Seat).zip(form.seating.chairs());
    let rows = seats.map(|(seat, chair)| seat_row(form, cx, seat, chair, player_names.name(seat)));
    let list = el("ul")
        .attr("aria-label", texts.handicap_label())
        .children(rows);
    let hint = el("p").class("hint").text(texts.handicap_hint());
    div("handicap")
        .key("handicap")
        .child(fold)
        .children(open.then_some([hint, list]).into_iter().flatten())
}

fn seat_row(form: &Form, cx: &Context, seat: Seat, chair: &Chair, name: &str) -> Node {
    let texts = cx.texts();
    let given = form.handicap().points(seat);
    let mut offered: Vec<u8> = OFFERED.to_vec();
    if !offered.contains(&given) {
        offered.push(given);
        offered.sort_unstable();
    }
    let value = |points: u8| (points.to_string(), texts.points(points.into()));
    let values = offered.into_iter().map(value).collect();
    let label = texts.labelled(name, texts.handicap_label());
    el("li")
        .class(owner_class(owner_of_colour(chair.colour())))
        .key(format!("handicap {}", seat.0))
        .child(span("name", name))
        .child(list(
            Field::Handicap(seat),
            &label,
            values,
            given.to_string(),
        ))
}
