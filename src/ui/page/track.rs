//! The score track with everything that stands on it, where a part of the rules looks at it; the same in words for each
//! player.

use crate::i18n::Company;
use crate::scene::figures::Shape;
use crate::table::Seat;
use crate::ui::app::App;
use crate::ui::drawing;
use crate::ui::page::players::owner_class;
use crate::ui::table::Table;
use crate::ui::track::{Kind, Piece, Space, positions};
use crate::ui::tree::{Node, div, el, span};

/// Every so many spaces there is a dark one.
const DARK: usize = 5;

impl Kind {
    const fn shape(self) -> Shape {
        match self {
            Kind::Score => Shape::ScoreFigure,
            Kind::Messenger => Shape::Messenger,
            Kind::Robber => Shape::Robber,
        }
    }
}

impl App {
    /// The track. Where there is little room, it opens while something is chosen on it, or from the menu.
    pub(super) fn score_track(&self) -> Option<Node> {
        let table = self.table.as_ref().filter(|table| table.needs_track())?;
        let company = self.company()?;
        let asks = table.asks_on_track();
        let open = asks || self.around.track;
        let seats = (0..table.game().seats()).map(Seat);
        let line = |seat: Seat| {
            el("li")
                .class(owner_class(table.owner(seat)))
                .text(positions(self.texts, &company, table.game(), seat))
        };
        let spaces = (0..).zip(table.track());
        let spaces = spaces.map(|(number, space)| self.space(table, &company, number, &space));
        Some(
            el("section")
                .class(if open {
                    "score-track open"
                } else {
                    "score-track"
                })
                .key("track")
                .attr("data-over", "")
                .attr("aria-label", self.texts.score_track())
                .child(
                    el("header")
                        .child(el("h2").text(self.texts.score_track()))
                        .children((!asks).then(|| self.closer("track", "quiet only-narrow"))),
                )
                // The lines say the same in words, and the bar has a button for every choice.
                .child(div("spaces").attr("aria-hidden", "true").children(spaces))
                .child(el("ol").class("positions").children(seats.map(line))),
        )
    }

    fn space(&self, table: &Table, company: &Company, number: usize, space: &Space) -> Node {
        let node = match space.action {
            Some(index) => self.track_button(table, company, index),
            None => div(""),
        };
        let crowd = match space.pieces.len() {
            0..=1 => "",
            2..=4 => "few",
            _ => "many",
        };
        node.class("space")
            .class(if number.is_multiple_of(DARK) {
                "dark"
            } else {
                ""
            })
            .class(if space.goal { "goal" } else { "" })
            .class(crowd)
            .key(format!("space {number}"))
            .child(span("number", number.to_string()))
            .children(
                space
                    .pieces
                    .iter()
                    .map(|piece| self.piece(table, company, piece)),
            )
    }

    fn piece(&self, table: &Table, company: &Company, piece: &Piece) -> Node {
        let figure = drawing::figure(piece.kind.shape(), table.owner(piece.seat));
        let node = match piece.action {
            Some(index) => self.track_button(table, company, index),
            None => span("", "").attr("title", company.name(piece.seat)),
        };
        node.class("piece")
            .key(format!("{} {:?}", piece.seat.0, piece.kind))
            .child(figure)
    }

    /// A button on the track for what the bar offers in words.
    fn track_button(&self, table: &Table, company: &Company, index: usize) -> Node {
        let action = table.legal().get(index).copied();
        let title = action.map(|action| self.action(table, company, action));
        el("button")
            .class("choosable")
            .attr("type", "button")
            .attr("tabindex", "-1")
            .maybe("title", title)
            .run(format!("move {index}"))
    }
}
