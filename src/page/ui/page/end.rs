//! The dialog at the end: who won, and a table of points by source.

use crate::messages::Company;
use crate::ui::app::App;
use crate::ui::command::Command;
use crate::ui::drawing;
use crate::ui::icons::Icon;
use crate::ui::intent::Intent;
use crate::ui::page::players::owner_class;
use crate::ui::page::tally::{PointsRow, Tally};
use crate::ui::stage::AnyStage;
use crate::ui::tree::{Node, div, el, span};
use engine::table::{Seat, Timing};
use engine::tiles::order;
use view::scene::figures::Shape;

impl App {
    /// The dialog.
    pub(super) fn end_dialog(&self) -> Node {
        let dialog = el("dialog")
            .class("end")
            .key("end")
            .attr("data-modal", "")
            .attr("aria-label", self.texts.game_over());
        let (Some(table), Some(company)) = (self.played(), self.company()) else {
            return dialog;
        };
        let Some(tally) = self.tally() else {
            return dialog;
        };
        let winners = tally.winners;
        let names = company.names(winners);
        let best = tally.totals.iter().copied().max().unwrap_or(0);
        let pawns = winners
            .iter()
            .map(|seat| drawing::figure(Shape::Meeple, table.owner(seat)));
        let card = div("card wide")
            .child(
                el("header")
                    .child(div("laurels").child(Icon::Crown.node()).children(pawns))
                    .child(el("h1").text(self.texts.winners(&names, best)))
                    .children(self.tie_broken(&company))
                    .child(self.button(Command::Close, "quiet corner")),
            )
            .children(self.ranking(table, &tally, &company))
            .child(self.points_table(table, &tally, &company))
            .children(self.chests(&company))
            .children(
                self.shown
                    .tiles()
                    .map(|table| self.numbers(table, &company)),
            )
            .children(self.shown.cards().map(|table| self.card_numbers(table)))
            .child(self.end_buttons());
        dialog.child(card)
    }

    fn end_buttons(&self) -> Node {
        let button = |class: &str, run: Intent, text: &str| {
            el("button")
                .class("button")
                .class(class)
                .attr("type", "button")
                .run(run)
                .child(span("label", text))
        };
        div("answers centred last")
            .child(button("", Intent::Look, self.texts.look_at_board()))
            .child(button(
                "",
                Intent::Command(Command::Replay),
                self.texts.replay(),
            ))
            .child(button(
                "",
                Intent::Command(Command::NewGame),
                self.texts.new_game(),
            ))
            .child(button("primary", Intent::Again, self.texts.play_again()))
    }

    /// Of more than two: who has how much, the best first, where the table below has no room for all of them.
    fn ranking(&self, table: &dyn AnyStage, tally: &Tally, company: &Company) -> Option<Node> {
        let scores = tally.totals.iter().copied();
        let mut seats: Vec<(Seat, u32)> = (0..).map(Seat).zip(scores).collect();
        order::sort_by_key(&mut seats, |&(_, points)| std::cmp::Reverse(points));
        let line = |&(seat, points): &(Seat, u32)| {
            let owner = table.owner(seat);
            el("li")
                .child(drawing::figure(Shape::Meeple, owner))
                .child(span("name", company.name(seat)))
                .child(span("score", points.to_string()))
        };
        let lines = seats.iter().map(line);
        (seats.len() > 2).then(|| el("ol").class("ranking").children(lines))
    }

    fn points_table(&self, table: &dyn AnyStage, tally: &Tally, company: &Company) -> Node {
        let seats: Vec<Seat> = (0..tally.totals.len() as u8).map(Seat).collect();
        let head = el("tr")
            .child(el("th").attr("scope", "col").text(self.texts.source()))
            .children(seats.iter().map(|&seat| {
                el("th")
                    .attr("scope", "col")
                    .class(owner_class(table.owner(seat)))
                    .child(drawing::figure(Shape::Meeple, table.owner(seat)))
                    .child(span("", company.name(seat)))
            }))
            .child(
                el("th")
                    .attr("scope", "col")
                    .class("by")
                    .text(self.texts.rules_label()),
            );
        let mut body = el("tbody");
        for (timing, title) in [
            (Timing::During, self.texts.during()),
            (Timing::Final, self.texts.at_the_end()),
        ] {
            body = body.children(self.part(tally, (timing, title)));
        }
        div("scroll")
            .attr("role", "region")
            .attr("aria-label", self.texts.scores())
            .attr("tabindex", "0")
            .attr("data-area", "points")
            // The dialog opens by itself: the focus is where nothing can be pressed by accident.
            .flag("data-first", true)
            .child(
                el("table")
                    .class("points")
                    .attr("aria-label", self.texts.scores())
                    .child(el("thead").child(head).child(self.totals(tally)))
                    .child(body),
            )
    }

    /// The rows of one part of the game, under its head; nothing when nobody has points there.
    fn part(&self, tally: &Tally, (timing, title): (Timing, &str)) -> Vec<Node> {
        let seats = tally.totals.len();
        let rows: Vec<&PointsRow> = tally
            .rows
            .iter()
            .filter(|row| row.timing == timing)
            .collect();
        if rows.is_empty() {
            return Vec::new();
        }
        let head = el("tr").class("part").child(
            el("th")
                .attr("colspan", (seats + 2).to_string())
                .attr("scope", "rowgroup")
                .text(title),
        );
        let rows = rows.into_iter().map(|row| {
            let cell = |points: &u32| match points {
                0 => el("td").class("none").text("–"),
                points => el("td").text(points.to_string()),
            };
            let links = row.rules.iter().map(|&rule| self.rule_link(rule));
            el("tr")
                .child(el("th").attr("scope", "row").text(row.title.clone()))
                .children(row.points.iter().map(cell))
                .child(
                    el("td")
                        .class("by")
                        .child(span("rules", "").children(links)),
                )
        });
        std::iter::once(head).chain(rows).collect()
    }

    fn totals(&self, tally: &Tally) -> Node {
        let cell = |(seat, points): (Seat, &u32)| {
            let class = if tally.winners.has(seat) { "best" } else { "" };
            el("td").class(class).text(points.to_string())
        };
        el("tr")
            .class("total")
            .child(el("th").attr("scope", "row").text(self.texts.total()))
            .children((0..).map(Seat).zip(&tally.totals).map(cell))
            .child(el("td").class("by"))
    }
}
