//! The places that answer a question about figures, as a list for keys and screen readers.

use crate::context::Context;
use crate::elements::intent::{Decision, FocusMeaning, Intent};
use crate::elements::tree::{Node, div, el};
use crate::features::play::grid::place_of;
use crate::messages::{Place, capital};
use crate::stage::TileStage;
use crate::stage::tiles::keys::ListedPlace;
use engine::rules::Question;

/// The places for figures as a list of sentences, visible while one of them has focus. The chosen one is reached with Tab, arrow
/// keys lead to the others.
pub(crate) fn listed_places_node(cx: &Context) -> Option<Node> {
    let stage = cx.tile_stage()?;
    if stage.question() != Some(Question::Figure) {
        return None;
    }
    let places = stage.listed_places();
    let places = places.iter().enumerate();
    let places = places.filter_map(|one| Some((one, place_of(stage, &one.1.answer)?)));
    let places: Vec<_> = places.collect();
    let chosen = stage.chosen_place();
    let here = |index: &usize| places.iter().any(|((other, _), _)| other == index);
    // Alternatives to placing a figure have their buttons elsewhere.
    let first = places.first().map(|((index, _), _)| *index);
    let reached = chosen.filter(here).or(first);
    let item = |(number, ((index, listed), place)): (usize, &((usize, &ListedPlace), Place))| {
        listed_place_node(cx, stage.act_at(listed.action), *index, place)
            .attr("aria-posinset", (number + 1).to_string())
            .attr("aria-setsize", places.len().to_string())
            .state("aria-selected", chosen == Some(*index))
            .attr("tabindex", if reached == Some(*index) { "0" } else { "-1" })
    };
    let list = div("listed-places")
        .key("listed-places")
        .attr("role", "listbox")
        .attr("data-play", "")
        .attr("aria-label", cx.texts().figure_spots());
    let list = match stage.game().placed_now() {
        Some(placed) => stage
            .viewport()
            .beside_tile(placed.pos, stage.loupe())
            .on(list),
        None => list,
    };
    (!places.is_empty()).then(|| list.children(places.iter().enumerate().map(item)))
}

fn listed_place_node(cx: &Context, act: Decision, index: usize, place: &Place) -> Node {
    let heard = capital(&cx.texts().place(place));
    let seen = capital(&cx.texts().place(&place.anywhere()));
    let numbered = cx.tile_stage().is_some_and(TileStage::numbers_places);
    let node = el("button")
        .class("listed-place")
        .key(format!("listed-place {index}"))
        .attr("type", "button")
        .attr("role", "option")
        .near(FocusMeaning::ListedPlace(index))
        .run(Intent::Decide(act));
    let seen = match numbered {
        true => format!("{}. {seen}", index + 1),
        false => seen,
    };
    // Directions are for those who do not see the board, where the places are numbered.
    node.told(seen, heard)
}
