//! The list of tiles still to come, in the place of the log: every kind with its picture and how many are left.

use crate::elements::command::Command;
use crate::elements::intent::{Area, Light};
use crate::elements::tree::{Node, div, el, span};
use crate::messages::{Look, ToCome};
use crate::shell::Shell;
use crate::shell::active_game::Lit;
use crate::shell::board::dock::capital;
use crate::shell::page::closer;
use crate::shell::panels::remaining::{Group, TileCount, kinds};
use crate::stage::TileStage;
use engine::tiles::Rotation;
use view::scene::Season;

/// The list.
pub(in crate::shell) fn remaining_node(shell: &Shell) -> Node {
    let section = el("section")
        .class("log remaining")
        .key("remaining")
        .attr("aria-label", shell.texts.unseen_tiles())
        .child(
            el("header")
                .child(el("h2").text(shell.texts.unseen_tiles()))
                .child(closer(shell, Command::Remaining, "quiet")),
        );
    let Some(table) = shell.shown.tiles() else {
        return section;
    };
    let season = table.season();
    let groups = kinds(table.game());
    let total = el("p").class("total").text(unseen_in_all(shell, table));
    let left = groups
        .iter()
        .flat_map(|(_, kinds)| kinds)
        .any(|kind| kind.unseen > 0);
    let groups = if left { groups } else { Vec::new() };
    let groups = groups.iter().map(|(group, kinds)| {
        let kinds = kinds.iter().map(|kind| kind_node(shell, kind, season));
        el("section")
            .class("kinds-of")
            .key(format!("{group:?}"))
            .child(el("h3").text(group_name(shell, *group)))
            .child(el("ul").children(kinds))
    });
    section.child(
        div("lines")
            .attr("tabindex", "0")
            .attr("role", "group")
            .attr("aria-label", shell.texts.unseen_tiles())
            .attr("data-area", Area::Remaining.name())
            .child(total)
            .children(groups),
    )
}

/// How many tiles were not seen yet, and where they are.
pub(in crate::shell) fn unseen_in_all(shell: &Shell, table: &TileStage) -> String {
    shell.texts.unseen_in_all(&ToCome::of(table.game()))
}

/// A kind of tile that lights up the cells it fits.
fn kind_node(shell: &Shell, kind: &TileCount, season: Season) -> Node {
    let look = capital(&shell.texts.tile_look(&Look::of(kind.tile, Rotation::R0)));
    let name = shell.texts.unseen_of(&look, kind.unseen, kind.all);
    let winter = if season == Season::Winter {
        "winter"
    } else {
        "summer"
    };
    let lit = shell.active.lit == Some(Lit::Tile(kind.tile));
    // One that is used up fits nowhere any more.
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
        .attr("title", name)
        .child(
            el("canvas")
                .attr("aria-hidden", "true")
                .attr("data-tile", format!("{} {winter}", kind.tile.0)),
        )
        .child(span("count", kind.unseen.to_string()).attr("aria-hidden", "true"));
    el("li").key(format!("tile {}", kind.tile.0)).child(node)
}

fn group_name(shell: &Shell, group: Group) -> &'static str {
    match group {
        Group::River => shell.texts.group_river(),
        Group::Monasteries => shell.texts.group_monasteries(),
        Group::Gardens => shell.texts.group_gardens(),
        Group::CitiesWithRoads => shell.texts.group_cities_with_roads(),
        Group::Cities => shell.texts.group_cities(),
        Group::Roads => shell.texts.group_roads(),
        Group::Others => shell.texts.group_others(),
    }
}
