//! The board for keys and screen readers: a grid over the cells on which the tile may lie, and a list of the places for
//! figures.

use crate::messages::{Choice, Place};
use crate::ui::app::App;
use crate::ui::command::Command;
use crate::ui::intent::{Act, Intent, Near};
use crate::ui::page::dock::capital;
use crate::ui::stage::TileStage;
use crate::ui::stage::tiles::keys::ListedPlace;
use crate::ui::stage::tiles::stop::placing;
use crate::ui::tree::{Node, div, el};
use engine::rules::{Action, Question};
use engine::tiles::Pos;
use view::scene::answers::Answer;

/// A place for a figure on the tile just placed, in words.
pub(super) fn place_of(table: &TileStage, answer: &Answer) -> Option<Place> {
    match answer.action {
        Action::Deploy { figure, segment } => Place::of(table.game(), figure, segment),
        _ => None,
    }
}

impl App {
    /// The cells, one element for each, over its place on the board. One of them can be reached with Tab, arrows lead
    /// to the others.
    pub(super) fn cells(&self) -> Option<Node> {
        let table = self.shown.tiles()?;
        let company = self.company()?;
        let choices = self.cell_choices(table, &company);
        let first = choices.first()?.pos;
        let (west, north) = (choices.iter().map(|choice| choice.pos.x).min()?, first.y);
        let rest = table.resting_cell();
        let rows = choices.chunk_by(|one, next| one.pos.y == next.pos.y);
        let row = |choices: &[Choice]| {
            let y = choices.first().map_or(0, |choice| choice.pos.y);
            el("div")
                .attr("role", "row")
                .key(format!("row {y}"))
                .attr("aria-label", capital(&self.texts.cell(Pos::new(0, y))))
                .attr("aria-rowindex", (y - north + 1).to_string())
                .children(
                    choices
                        .iter()
                        .map(|choice| self.cell(table, choice, west, rest)),
                )
        };
        let grid = div("cells")
            .key("cells")
            .attr("role", "grid")
            .attr("data-play", "")
            .attr("aria-label", self.texts.legal_cells());
        Some(grid.children(rows.map(row)))
    }

    fn cell(&self, table: &TileStage, choice: &Choice, west: i16, rest: Option<Pos>) -> Node {
        let Pos { x, y } = choice.pos;
        let run = placing(table, choice.pos);
        let reached = rest == Some(choice.pos);
        el("button")
            .class("cell")
            .key(format!("cell {x} {y}"))
            .attr("type", "button")
            .attr("role", "gridcell")
            .attr("aria-colindex", (x - west + 1).to_string())
            .attr("tabindex", if reached { "0" } else { "-1" })
            .attr("data-col", x.to_string())
            .attr("data-row", y.to_string())
            .near(Near::Cell(choice.pos))
            .attr("aria-label", self.cell_name(choice))
            .run(run)
    }

    /// Where a cell lies, and for those who want aids how the tile fits there and what it would do.
    fn cell_name(&self, choice: &Choice) -> String {
        match self.shown.tiles().is_some_and(TileStage::shows_aids) {
            true => self.texts.choice(choice),
            false => capital(&self.texts.cell(choice.pos)),
        }
    }

    /// The places for figures as a list of sentences, seen while one of them has the focus. One of them can be reached
    /// with Tab, the one that is chosen; arrows lead to the others.
    pub(super) fn listed_places(&self) -> Option<Node> {
        let table = self.shown.tiles()?;
        if table.question() != Some(Question::Figure) {
            return None;
        }
        let listed_places = table.listed_places();
        let places = listed_places.iter().enumerate();
        let places = places.filter_map(|one| Some((one, place_of(table, &one.1.answer)?)));
        let places: Vec<_> = places.collect();
        let chosen = table.chosen_place();
        let item = |(place, (listed, what)): (usize, &((usize, &ListedPlace), Place))| {
            self.listed_place(table.act_at(listed.1.action), listed.0, what)
                .attr("aria-posinset", (place + 1).to_string())
                .attr("aria-setsize", places.len().to_string())
                .state("aria-selected", chosen == Some(listed.0))
                .attr(
                    "tabindex",
                    if chosen.unwrap_or(0) == listed.0 {
                        "0"
                    } else {
                        "-1"
                    },
                )
        };
        let list = div("berths")
            .key("berths")
            .attr("role", "listbox")
            .attr("data-play", "")
            .attr("aria-label", self.texts.figure_spots());
        let list = match table.game().placed_now() {
            Some(placed) => table.beside_tile(placed.pos).on(list),
            None => list,
        };
        (!places.is_empty()).then(|| list.children(places.iter().enumerate().map(item)))
    }

    fn listed_place(&self, act: Act, index: usize, place: &Place) -> Node {
        el("button")
            .class("berth")
            .key(format!("berth {index}"))
            .attr("type", "button")
            .attr("role", "option")
            .near(Near::ListedPlace(index))
            .run(Intent::Act(act))
            .text(capital(&self.texts.place(place)))
    }

    /// An answer that is shown for a while; it has been said already.
    pub(super) fn toast_node(&self) -> Option<Node> {
        let text = self.toast()?;
        Some(
            div("toast")
                .key("toast")
                .attr("aria-hidden", "true")
                .text(text),
        )
    }

    /// A question with its key: next time it can be asked at once.
    fn ask_button(&self, command: Command) -> Node {
        let key = self.key_of(command);
        let key = key.map(|key| self.texts.key_name(key));
        let key = key.map(|key| el("kbd").attr("aria-hidden", "true").text(key));
        self.labelled(command, "").children(key)
    }

    /// What can be asked, for those who have no keys to ask with; seen while it has the focus.
    pub(super) fn asks(&self) -> Node {
        let asks = [
            Command::AskTurn,
            Command::AskHand,
            Command::AskFigures,
            Command::AskFeatures,
            Command::AskTiles,
            Command::AskScores,
            Command::LookNorth,
            Command::LookEast,
            Command::LookSouth,
            Command::LookWest,
        ];
        let known = asks.into_iter();
        let known = known.filter(|command| command.is_of(self.game_kind()));
        div("asks")
            .attr("role", "group")
            .attr("aria-label", self.texts.asks())
            .children(known.map(|command| self.ask_button(command)))
    }
}
