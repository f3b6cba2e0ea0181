//! Writing the lines of a tile game's record.

use super::words::{rotation_word, segment_name};
use crate::rules::board::Spot;
use crate::rules::modules::flocks::Token;
use crate::rules::modules::magic::Wizard;
use crate::rules::options::{Options, differing};
use crate::rules::position::Position;
use crate::rules::setup::Setup;
use crate::table::record::Lines;
use crate::tiles::{Goods, Pos, Rotation, SegmentId, TileId, catalogue};

/// Tiles per line of a listed stack.
const STACK_LINE: usize = 12;

pub(super) fn setup_lines(setup: &Setup, out: &mut Lines) {
    out.line(&format!("edition {}", setup.edition.name()));
    for entry in &setup.sets {
        match entry.copies {
            1 => out.line(&format!("set {}", entry.set.name())),
            copies => out.line(&format!("set {} {copies}", entry.set.name())),
        }
    }
    for part in setup.parts.iter() {
        out.line(&format!("part {}", part.name()));
    }
    for (name, value) in differing(&setup.options, &Options::for_edition(setup.edition)) {
        out.line(&format!("option {name} {value}"));
    }
    out.line(&format!("seats {}", setup.seats));
    for (seat, points) in setup.handicap.given() {
        out.line(&format!("handicap {} {points}", seat.0 + 1));
    }
}

/// The lines of a listed stack.
pub(super) fn stack_lines(setup: &Setup, out: &mut Lines) {
    match setup.stack.as_deref() {
        Some([]) => out.line("stack"),
        stack => {
            for part in stack.unwrap_or_default().chunks(STACK_LINE) {
                out.line(&format!("stack {}", tile_names(part)));
            }
        }
    }
}

pub(super) fn tile_name(tile: TileId) -> &'static str {
    catalogue().tile(tile).name
}

fn tile_names(tiles: &[TileId]) -> String {
    tiles
        .iter()
        .map(|&tile| tile_name(tile))
        .collect::<Vec<_>>()
        .join(" ")
}

pub(super) fn laid(tile: TileId, pos: Pos, rotation: Rotation) -> String {
    format!(
        "{} {},{} {}",
        tile_name(tile),
        pos.x,
        pos.y,
        rotation_word(rotation)
    )
}

pub(super) fn position_lines(position: &Position, out: &mut Lines) {
    for tile in &position.tiles {
        out.line(&format!(
            "tile {}",
            laid(tile.tile, tile.pos, tile.rotation)
        ));
    }
    for figure in &position.figures {
        let place = laid_spot_text(position, figure.spot);
        out.line(&format!(
            "figure {} {} {place}",
            figure.seat.0 + 1,
            figure.figure.name()
        ));
    }
    for (index, [score, messenger]) in position.totals.iter().enumerate() {
        out.line(&format!("score {} {score} {messenger}", index + 1));
    }
    for (index, tokens) in position.goods.iter().enumerate() {
        for goods in Goods::ALL {
            let count = tokens[goods as usize];
            if count > 0 {
                out.line(&format!("goods {} {} {count}", index + 1, goods.name()));
            }
        }
    }
    for (index, count) in position.ingots.iter().enumerate() {
        out.line(&format!("ingots {} {count}", index + 1));
    }
    for (pos, count) in &position.gold {
        out.line(&format!("gold {},{} {count}", pos.x, pos.y));
    }
    if let Some(spot) = position.gingerbread {
        out.line(&format!("gingerbread {}", laid_spot_text(position, spot)));
    }
    write_ferries(position, out);
    write_wizards(position, out);
    write_flocks(position, out);
    for (seat, space) in &position.robbers {
        out.line(&format!("robber {} {space}", seat.0 + 1));
    }
    for message in &position.under {
        out.line(&format!("message {}", message.number()));
    }
    for (index, hand) in position
        .hands
        .iter()
        .enumerate()
        .filter(|(_, hand)| !hand.is_empty())
    {
        out.line(&format!("hand {} {}", index + 1, tile_names(hand)));
    }
    out.line(&format!("turn {}", position.turn.0 + 1));
    if let Some(tile) = position.drawn {
        out.line(&format!("drawn {}", tile_name(tile)));
    }
}

fn write_ferries(position: &Position, out: &mut Lines) {
    for ferry in &position.ferries {
        let under = position.tiles.iter().find(|tile| tile.pos == ferry.pos);
        let quays = under.map(|tile| quays_text(ferry.quays, tile.tile, tile.rotation));
        let quays = quays.unwrap_or_default();
        out.line(&format!("ferry {},{} {quays}", ferry.pos.x, ferry.pos.y));
    }
}

fn write_flocks(position: &Position, out: &mut Lines) {
    for (index, flock) in position.flocks.iter().enumerate() {
        let tokens: Vec<&str> = flock.iter().map(|token| Token::name(*token)).collect();
        if !tokens.is_empty() {
            out.line(&format!("flock {} {}", index + 1, tokens.join(" ")));
        }
    }
}

fn write_wizards(position: &Position, out: &mut Lines) {
    for wizard in Wizard::ALL {
        if let Some(spot) = position.magic[wizard as usize] {
            let place = laid_spot_text(position, spot);
            out.line(&format!("{} {place}", wizard.name()));
        }
    }
}

fn laid_spot_text(position: &Position, spot: Spot) -> String {
    let under = position.tiles.iter().find(|tile| tile.pos == spot.pos);
    under
        .map(|tile| spot_text(spot, tile.tile, tile.rotation))
        .unwrap_or_default()
}

/// The sides of two quays in this rotation: `N E`.
pub(super) fn quays_text(quays: [SegmentId; 2], tile: TileId, rotation: Rotation) -> String {
    let names = quays.map(|quay| segment_name(catalogue().tile(tile), quay, rotation));
    let sides = names.map(|name| name.trim_start_matches("road ").to_owned());
    sides.join(" ")
}

pub(super) fn spot_text(spot: Spot, tile: TileId, rotation: Rotation) -> String {
    format!(
        "{} {},{}",
        segment_name(catalogue().tile(tile), spot.segment, rotation),
        spot.pos.x,
        spot.pos.y
    )
}
