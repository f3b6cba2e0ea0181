//! The list of tiles still to come, in the place of the log: every kind with its picture and how many are left.

use crate::scene::Season;
use crate::tiles::catalogue;
use crate::ui::app::App;
use crate::ui::remaining::{Group, Kind, kinds};
use crate::ui::sitting::Lit;
use crate::ui::tree::{Node, div, el, span};

impl App {
    /// The list.
    pub(super) fn remaining(&self) -> Node {
        let section = el("section")
            .class("log remaining")
            .key("remaining")
            .attr("aria-label", self.texts.unseen_tiles())
            .child(
                el("header")
                    .child(el("h2").text(self.texts.unseen_tiles()))
                    .child(self.closer("remaining", "quiet")),
            );
        let Some(table) = &self.table else {
            return section;
        };
        let season = table.season();
        let groups = kinds(table.game());
        let left: u32 = groups
            .iter()
            .flat_map(|(_, kinds)| kinds)
            .map(|kind| kind.unseen)
            .sum();
        let total = el("p").class("total").text(self.texts.unseen_in_all(left));
        let groups = groups.iter().map(|(group, kinds)| {
            let kinds = kinds.iter().map(|kind| self.kind(kind, season));
            el("section")
                .class("kinds-of")
                .key(format!("{group:?}"))
                .child(el("h3").text(self.group_name(*group)))
                .child(el("ul").children(kinds))
        });
        section.child(
            div("lines")
                .attr("tabindex", "0")
                .child(total)
                .children(groups),
        )
    }

    /// A kind of tile that lights up the cells it fits.
    fn kind(&self, kind: &Kind, season: Season) -> Node {
        let tile = catalogue().tile(kind.tile);
        let name = self.texts.unseen_of(tile.name, kind.unseen, kind.all);
        let winter = if season == Season::Winter {
            "winter"
        } else {
            "summer"
        };
        let button = el("button")
            .class(if kind.unseen == 0 {
                "tile-kind used"
            } else {
                "tile-kind"
            })
            .attr("type", "button")
            .attr("aria-label", name.clone())
            .attr("title", name)
            .attr("data-light", format!("tile {}", kind.tile.0))
            .state(
                "aria-pressed",
                self.sitting.lit == Some(Lit::Tile(kind.tile)),
            )
            .child(
                el("canvas")
                    .attr("aria-hidden", "true")
                    .attr("data-tile", format!("{} {winter}", kind.tile.0)),
            )
            .child(span("count", kind.unseen.to_string()).attr("aria-hidden", "true"));
        el("li").key(format!("tile {}", kind.tile.0)).child(button)
    }

    fn group_name(&self, group: Group) -> &'static str {
        match group {
            Group::River => self.texts.group_river(),
            Group::Monasteries => self.texts.group_monasteries(),
            Group::Gardens => self.texts.group_gardens(),
            Group::CitiesWithRoads => self.texts.group_cities_with_roads(),
            Group::Cities => self.texts.group_cities(),
            Group::Roads => self.texts.group_roads(),
            Group::Others => self.texts.group_others(),
        }
    }
}
