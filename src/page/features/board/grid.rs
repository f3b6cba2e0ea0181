//! The cells on which the tile in hand may lie, as a list of elements for keys and screen readers, each over its place on the
//! board. It is no grid: a screen reader that comes into a grid reads a whole row, and counts rows and columns beside the name
//! of the cell.

use crate::app::Shell;
use crate::app::input::keys::key_of;
use crate::app::page::labelled;
use crate::elements::command::Command;
use crate::elements::intent::FocusMeaning;
use crate::elements::tree::{Node, div, el};
use crate::messages::capital;
use crate::messages::{CellChoice, Company, Place, Touched, Whose};
use crate::stage::TileStage;
use crate::stage::tiles::camera::origin_and_size;
use crate::stage::tiles::keys::PlacementEffect;
use crate::stage::tiles::target::place_intent;
use engine::rules::{Action, Change};
use engine::table::Seat;
use engine::tiles::{FeatureKind, Pos, Rotation, order};
use view::scene::answers::Answer;
use view::scene::tween::Millis;

impl Shell {
    /// Where the cell (0, 0) lies at `now` and how large cells are, while there are cells to choose from.
    pub fn frame(&self, now: Millis) -> Option<(f64, f64, f64)> {
        if let Some(workshop) = self.workshop() {
            return Some(origin_and_size(workshop.stage().camera()));
        }
        let stage = self.stage.tiles()?;
        stage
            .tile_in_hand()
            .map(|_| origin_and_size(&stage.camera_at(now)))
    }
}

/// The cells for the tile in hand, with what it would do there.
pub(super) fn cell_choices<'a>(stage: &TileStage, company: &'a Company) -> Vec<CellChoice<'a>> {
    let Some(hand) = stage.tile_in_hand() else {
        return Vec::new();
    };
    let you = stage.session().asked_seat();
    let choice = |foresight: &PlacementEffect| {
        let ways = Rotation::ALL.into_iter();
        let ways = ways.filter(|&turn| hand.places.allow(foresight.pos, turn));
        CellChoice {
            pos: foresight.pos,
            ways: ways.count() as u32,
            quarters: quarters(hand.rotation, foresight.rotation),
            touched: touched(&foresight.changes, you, company),
        }
    };
    hand.effects.iter().map(choice).collect()
}

/// The quarter turns clockwise that lead from one rotation to another.
fn quarters(from: Rotation, to: Rotation) -> u8 {
    let turns = (0..).zip(Rotation::ALL);
    let mut found = turns.filter(|&(_, turn)| from.then(turn) == to);
    found.next().map_or(0, |(quarters, _)| quarters)
}

/// The listener's own features first, then those of others, then those of nobody.
fn touched<'a>(changes: &[Change], you: Option<Seat>, company: &'a Company) -> Vec<Touched<'a>> {
    let mut all = Vec::new();
    for change in changes.iter().filter(|change| change.is_touched()) {
        let mut add = |tiles, holders| {
            all.push(Touched {
                kind: change.kind,
                completes: change.completes,
                tiles,
                whose: Whose::of(holders, you, |seat| company.name(seat)),
            });
        };
        match change.kind {
            FeatureKind::Road | FeatureKind::City | FeatureKind::Field if !change.completes => {
                let field = change.kind == FeatureKind::Field;
                for before in &change.made_of {
                    if !field || !before.holders.is_empty() {
                        add(before.tiles, before.holders);
                    }
                }
            }
            _ => add(change.tiles, change.holders),
        }
    }
    order::sort_by_key(&mut all, |one| match one.whose {
        Whose::Yours | Whose::Shared(_) => 0,
        Whose::Others(_) => 1,
        Whose::Nobodys => 2,
    });
    all
}

/// A place for a figure on the tile just placed, in words.
pub(super) fn place_of(stage: &TileStage, answer: &Answer) -> Option<Place> {
    match answer.action {
        Action::Deploy { figure, segment } => Place::of(stage.game(), figure, segment),
        _ => None,
    }
}

/// The cells, one element for each, over its place on the board. One of them can be reached with Tab, arrows lead
/// to the others.
pub(crate) fn cells(shell: &Shell) -> Option<Node> {
    let stage = shell.stage.tiles()?;
    let company = shell.company()?;
    let choices = cell_choices(stage, &company);
    let rest = stage.focus_cell();
    let cell = |choice: &CellChoice| {
        grid_cell(choice.pos, rest == Some(choice.pos))
            .attr("aria-label", cell_name(shell, choice))
            .run(place_intent(stage, choice.pos))
    };
    let cells: Vec<Node> = choices.iter().map(cell).collect();
    (!cells.is_empty()).then(|| cell_list(shell.texts().legal_cells()).children(cells))
}

/// The list of cells over the board, without the cells.
pub(crate) fn cell_list(label: &str) -> Node {
    div("cells")
        .key("cells")
        .attr("role", "listbox")
        .attr("data-play", "")
        .attr("aria-label", label)
}

/// A cell over the board: whether Tab reaches it, without what it is called and does.
pub(crate) fn grid_cell(pos: Pos, reached: bool) -> Node {
    let Pos { x, y } = pos;
    el("button")
        .class("cell")
        .key(format!("cell {x} {y}"))
        .attr("type", "button")
        .attr("role", "option")
        .attr("tabindex", if reached { "0" } else { "-1" })
        .attr("data-col", x.to_string())
        .attr("data-row", y.to_string())
        .near(FocusMeaning::Cell(pos))
}

/// Where a cell lies, and for those who want aids how the tile fits there and what it would do.
fn cell_name(shell: &Shell, choice: &CellChoice) -> String {
    match shell.stage.tiles().is_some_and(TileStage::shows_aids) {
        true => shell.texts().choice(choice),
        false => capital(&shell.texts().cell(choice.pos)),
    }
}

/// A question with its key: next time it can be asked at once.
fn ask_button(shell: &Shell, command: Command) -> Node {
    let key = key_of(shell, command);
    let key = key.map(|key| shell.texts().key_name(key));
    let key = key.map(|key| el("kbd").attr("aria-hidden", "true").text(key));
    labelled(shell, command, "").children(key)
}

/// What can be asked, for those who have no keys to ask with; seen while it has the focus.
pub(crate) fn query_buttons(shell: &Shell) -> Node {
    let asks = [
        Command::AskTurn,
        Command::AskHand,
        Command::AskFigures,
        Command::AskFeatures,
        Command::AskTiles,
        Command::AskScores,
        Command::AskClock,
        Command::LookNorth,
        Command::LookEast,
        Command::LookSouth,
        Command::LookWest,
    ];
    let known = asks.into_iter();
    let timed = shell.active.clock.is_some();
    let known = known.filter(|command| command.is_of(shell.game_kind()));
    let known = known.filter(|&command| command != Command::AskClock || timed);
    div("asks")
        .attr("role", "group")
        .attr("aria-label", shell.texts().asks())
        .children(known.map(|command| ask_button(shell, command)))
}
