//! The cells where the tile in hand may be placed, as a list of elements for keys and screen readers, each over its place on the
//! board. It is not an ARIA grid: a screen reader that enters a grid reads a whole row, and adds row and column numbers to the
//! name of a cell.

use crate::context::Context;
use crate::context::keys::key_of;
use crate::elements::command::Command;
use crate::elements::tree::{Node, div, el};
use crate::messages::{CellChoice, Place, PlayerNames, Touched, Whose, capital};
use crate::stage::TileStage;
use crate::stage::tiles::target::place_intent;
use crate::stage::tiles::tile_in_hand::PlacementEffect;
use crate::widgets::{cell_list, grid_cell, labelled};
use engine::rules::{Action, Change};
use engine::table::Seat;
use engine::tiles::{FeatureKind, Rotation, order};
use view::scene::answers::Answer;

/// The cells for the tile in hand, with the effect of placing it there.
pub(super) fn cell_choices<'a>(
    stage: &TileStage,
    player_names: &'a PlayerNames,
) -> Vec<CellChoice<'a>> {
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
            touched: touched(&foresight.changes, you, player_names),
        }
    };
    hand.effects.iter().map(choice).collect()
}

/// The clockwise quarter turns from one rotation to another.
fn quarters(from: Rotation, to: Rotation) -> u8 {
    let turns = (0..).zip(Rotation::ALL);
    let mut found = turns.filter(|&(_, turn)| from.then(turn) == to);
    found.next().map_or(0, |(quarters, _)| quarters)
}

/// The listener's own features first, then those of others, then unoccupied ones.
fn touched<'a>(
    changes: &[Change],
    you: Option<Seat>,
    player_names: &'a PlayerNames,
) -> Vec<Touched<'a>> {
    let mut all = Vec::new();
    for change in changes.iter().filter(|change| change.is_touched()) {
        let mut add = |tiles, holders| {
            all.push(Touched {
                kind: change.kind,
                completes: change.completes,
                tiles,
                whose: Whose::from_holders(holders, you, |seat| player_names.name(seat)),
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

/// A place for a figure on the tile just placed.
pub(crate) fn place_of(stage: &TileStage, answer: &Answer) -> Option<Place> {
    match answer.action {
        Action::Deploy { figure, segment } => Place::on_placed_tile(stage.game(), figure, segment),
        _ => None,
    }
}

/// The cells, one element for each, over its place on the board. One of them is reached with Tab, arrow keys lead to the others.
pub(crate) fn cells(cx: &Context) -> Option<Node> {
    let stage = cx.tile_stage()?;
    let player_names = cx.player_names()?;
    let choices = cell_choices(stage, &player_names);
    let rest = stage.focus_cell();
    let cell = |choice: &CellChoice| {
        grid_cell(choice.pos, stage.board_turn(), rest == Some(choice.pos))
            .attr("aria-label", cell_name(cx, choice))
            .run(place_intent(stage, choice.pos))
    };
    let cells: Vec<Node> = choices.iter().map(cell).collect();
    (!cells.is_empty()).then(|| cell_list(cx.texts().legal_cells()).children(cells))
}

/// The position of a cell and, with aids, how the tile fits there and what it would do.
fn cell_name(cx: &Context, choice: &CellChoice) -> String {
    match cx.tile_stage().is_some_and(TileStage::shows_aids) {
        true => cx.texts().choice(choice),
        false => capital(&cx.texts().cell(choice.pos)),
    }
}

/// A button for a question, with its key.
fn ask_button(cx: &Context, command: Command) -> Node {
    let key = key_of(cx, command);
    let key = key.map(|key| cx.texts().key_name(key));
    let key = key.map(|key| el("kbd").attr("aria-hidden", "true").text(key));
    labelled(cx, command, "").children(key)
}

/// Buttons for the questions, for those without a keyboard; visible while they have focus.
pub(crate) fn query_buttons(cx: &Context) -> Node {
    let asks = [
        Command::AskTurn,
        Command::AskHand,
        Command::AskFigures,
        Command::AskFeatures,
        Command::AskTiles,
        Command::AskScores,
        Command::AskClock,
        Command::LookAbove,
        Command::LookRight,
        Command::LookBelow,
        Command::LookLeft,
    ];
    let known = asks.into_iter();
    let timed = cx.active.clock.is_some();
    let known = known.filter(|command| command.is_of(cx.game_kind()));
    let known = known.filter(|&command| command != Command::AskClock || timed);
    div("asks")
        .attr("role", "group")
        .attr("aria-label", cx.texts().asks())
        .children(known.map(|command| ask_button(cx, command)))
}
