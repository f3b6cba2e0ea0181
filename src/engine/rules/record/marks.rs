//! Reading and writing marks on the board as lines of a record.

use super::Trouble;
use super::actions::board_spot;
use super::words::{TileWords, side, side_letter};
use super::write::spot_text;
use crate::rules::board::Spot;
use crate::rules::game::Game;
use crate::table::LineTrouble;
use crate::table::record::{Label, Marked, Words};
use crate::tiles::Pos;

/// The target of a mark; `word` is the first word of its line. `None` when that is not a word for
/// marks.
pub(super) fn read_mark(
    game: &Game,
    word: &str,
    words: &mut Words,
) -> Result<Option<Marked>, Trouble> {
    Ok(Some(match word {
        "arrow" => {
            let (from, to) = (words.cell()?, words.cell()?);
            if from == to {
                return Err(LineTrouble::TooMuch(cell_text(to)).into());
            }
            Marked::Arrow(from, to)
        }
        "label" => Marked::Label(words.cell()?, words.named(Label::parse)?),
        "mark" => marked(game, words)?,
        _ => return Ok(None),
    }))
}

fn marked(game: &Game, words: &mut Words) -> Result<Marked, Trouble> {
    let mut ahead = words.clone();
    Ok(match ahead.next()? {
        "tile" => {
            *words = ahead;
            Marked::Tile(words.cell()?)
        }
        "edge" => {
            *words = ahead;
            let pos = words.cell()?;
            let named = |word: &str| {
                let mut letters = word.chars();
                side(letters.next()?).filter(|_| letters.next().is_none())
            };
            Marked::Edge(pos, words.named(named)?)
        }
        _ => {
            let spot = board_spot(game.board(), words)?;
            Marked::Feature(spot.pos, spot.segment)
        }
    })
}

/// The target of a mark as written in a record.
pub(super) fn mark_text(game: &Game, on: Marked) -> String {
    match on {
        Marked::Arrow(from, to) => format!("arrow {} {}", cell_text(from), cell_text(to)),
        Marked::Tile(pos) => format!("mark tile {}", cell_text(pos)),
        Marked::Edge(pos, side) => format!("mark edge {} {}", cell_text(pos), side_letter(side)),
        Marked::Feature(pos, segment) => {
            let board = game.board();
            let placed = board.get(pos).map(|index| board.at(index));
            let spot = Spot { pos, segment };
            let text = placed.map(|placed| spot_text(spot, placed.tile, placed.rotation));
            format!("mark {}", text.unwrap_or_default())
        }
        Marked::Label(pos, label) => format!("label {} {}", cell_text(pos), label.text()),
    }
}

fn cell_text(pos: Pos) -> String {
    format!("{},{}", pos.x, pos.y)
}
