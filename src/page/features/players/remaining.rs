//! The remaining tiles by kind.

use crate::context::Context;
use crate::context::active_game::Highlight;
use crate::elements::command::Command;
use crate::elements::drawing;
use crate::elements::intent::{Area, Light};
use crate::elements::tree::{Node, div, el, span};
use crate::messages::{TileLook, capital};
use crate::sentences::narration::unseen_in_all;
use crate::widgets::closer;
use engine::rules::Game;
use engine::tiles::{FeatureKind, Rotation, Tile, TileId, catalogue};
use view::scene::Look;

/// Groups of tiles by their most striking feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    River,
    Monasteries,
    Gardens,
    /// Cities with a road into them.
    CitiesWithRoads,
    /// Cities only.
    Cities,
    /// Roads only.
    Roads,
    Others,
}

impl Group {
    /// All groups in display order.
    pub const ALL: [Group; 7] = [
        Group::River,
        Group::Monasteries,
        Group::Gardens,
        Group::CitiesWithRoads,
        Group::Cities,
        Group::Roads,
        Group::Others,
    ];

    pub fn of(tile: &Tile) -> Group {
        let has = |kind| tile.segments.iter().any(|segment| segment.kind == kind);
        let city = has(FeatureKind::City);
        if !tile.river.is_empty() {
            Group::River
        } else if has(FeatureKind::Monastery) {
            Group::Monasteries
        } else if city && has(FeatureKind::Road) {
            Group::CitiesWithRoads
        } else if city {
            Group::Cities
        } else if has(FeatureKind::Road) {
            Group::Roads
        } else if has(FeatureKind::Garden) {
            Group::Gardens
        } else {
            Group::Others
        }
    }
}

/// A kind of tile in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileCount {
    pub tile: TileId,
    /// How many have not been seen yet.
    pub unseen: u32,
    /// How many the game has in total.
    pub all: u32,
}

/// All kinds of tiles that a game draws, by group, in catalogue order.
pub fn kinds(game: &Game) -> Vec<(Group, Vec<TileCount>)> {
    let unseen: Vec<(TileId, u8)> = game.stack().unseen().collect();
    let kind = |(tile, all): (TileId, u8)| {
        let left = unseen.iter().filter(|(other, _)| *other == tile);
        let unseen = left.map(|(_, count)| u32::from(*count)).sum();
        let all = u32::from(all).max(unseen);
        TileCount { tile, unseen, all }
    };
    let all: Vec<TileCount> = game.setup().drawn_tiles().into_iter().map(kind).collect();
    let of_group = |group: Group| {
        let of = |kind: &&TileCount| Group::of(catalogue().tile(kind.tile)) == group;
        (group, all.iter().filter(of).copied().collect::<Vec<_>>())
    };
    let groups = Group::ALL.map(of_group).into_iter();
    groups.filter(|(_, kinds)| !kinds.is_empty()).collect()
}

pub(crate) fn remaining_node(cx: &Context) -> Node {
    let section = el("section")
        .class("log remaining")
        .key("remaining")
        .attr("aria-label", cx.texts().unseen_tiles())
        .child(
            el("header")
                .child(el("h2").text(cx.texts().unseen_tiles()))
                .child(closer(cx, Command::Remaining, "quiet")),
        );
    let Some(stage) = cx.tile_stage() else {
        return section;
    };
    let look = cx.tile_look(stage.game().setup().edition);
    let groups = kinds(stage.game());
    let total = el("p").class("total").text(unseen_in_all(cx, stage));
    let left = groups
        .iter()
        .flat_map(|(_, kinds)| kinds)
        .any(|kind| kind.unseen > 0);
    let groups = if left { groups } else { Vec::new() };
    let groups = groups.iter().map(|(group, kinds)| {
        let kinds = kinds.iter().map(|kind| kind_node(cx, kind, look));
        el("section")
            .class("kinds-of")
            .key(format!("{group:?}"))
            .child(el("h3").text(group_name(cx, *group)))
            .child(el("ul").children(kinds))
    });
    section.child(
        div("lines")
            .attr("tabindex", "0")
            .attr("role", "group")
            .attr("aria-label", cx.texts().unseen_tiles())
            .attr("data-area", Area::Remaining.name())
            .child(total)
            .children(groups),
    )
}

/// A kind of tile; pressing it highlights the cells it fits.
fn kind_node(cx: &Context, kind: &TileCount, look: Look) -> Node {
    let words = capital(
        &cx.texts()
            .tile_look(&TileLook::new(kind.tile, Rotation::R0)),
    );
    let name = cx.texts().unseen_of(&words, kind.unseen, kind.all);
    let lit = cx.active.highlight == Some(Highlight::Tile(kind.tile));
    // A kind that is used up fits nowhere.
    let node = match (kind.unseen, lit) {
        (0, _) => div("tile-kind used").attr("role", "img"),
        (_, false) => el("button").class("tile-kind"),
        (_, true) => el("button").class("tile-kind lit"),
    };
    let node = match kind.unseen {
        0 => node,
        _ => node.attr("type", "button").light(Light::Tile(kind.tile)),
    };
    let node = node
        .attr("aria-label", name.clone())
        .hover_title(name)
        .child(drawing::tile(kind.tile, Rotation::R0, look))
        .child(span("count", kind.unseen.to_string()).attr("aria-hidden", "true"));
    el("li").key(format!("tile {}", kind.tile.0)).child(node)
}

fn group_name(cx: &Context, group: Group) -> &'static str {
    match group {
        Group::River => cx.texts().group_river(),
        Group::Monasteries => cx.texts().group_monasteries(),
        Group::Gardens => cx.texts().group_gardens(),
        Group::CitiesWithRoads => cx.texts().group_cities_with_roads(),
        Group::Cities => cx.texts().group_cities(),
        Group::Roads => cx.texts().group_roads(),
        Group::Others => cx.texts().group_others(),
    }
}
