//! Reading the lines of a tile game's record.

use super::Trouble;
use super::words::{TileWords, edition};
use crate::rules::action::Message;
use crate::rules::board::Spot;
use crate::rules::figures::Figure;
use crate::rules::modules::Part;
use crate::rules::modules::flocks::Token;
use crate::rules::options::{OptionWord, Options};
use crate::rules::position::{LaidFerry, LaidFigure, LaidTile, Position};
use crate::rules::setup::{MOST_TILES, SetCopies, Setup, SetupFault};
use crate::table::record::Words;
use crate::table::{LineTrouble, Seat};
use crate::tiles::{TileSet, catalogue, order};

/// Parses a line of a setup; `word` is its first word.
pub(super) fn setup_line(setup: &mut Setup, word: &str, words: &mut Words) -> Result<(), Trouble> {
    match word {
        "edition" => {
            setup.edition = words.named(edition)?;
            setup.options = Options {
                // Set by the revision of the rules, not by the edition.
                message_control_tie: setup.options.message_control_tie,
                ..Options::for_edition(setup.edition)
            };
        }
        "set" => {
            let set = words.named(TileSet::parse)?;
            let copies = words
                .optional()
                .map_or(Ok(1), |word| Words::new(word).number())?;
            setup.sets.push(SetCopies { set, copies });
            order::sort_by_key(&mut setup.sets, |entry| entry.set);
        }
        "part" => {
            setup.parts = setup.parts.with(words.named(Part::parse)?);
        }
        "option" => return set_option(&mut setup.options, words),
        "seats" => setup.seats = words.number()?,
        "handicap" => {
            let seat = words.seat()?;
            setup.handicap.give(seat, words.number()?);
        }
        "stack" => {
            let stack = setup.stack.get_or_insert_default();
            while let Some(name) = words.optional() {
                room_for_one(stack.len())?;
                stack.push(Words::new(name).tile()?);
            }
        }
        _ => return Err(LineTrouble::unknown(word).into()),
    }
    Ok(words.end()?)
}

/// Checks that one more tile is within the limit.
fn room_for_one(tiles: usize) -> Result<(), Trouble> {
    if tiles < MOST_TILES {
        Ok(())
    } else {
        Err(vec![SetupFault::TooManyTiles].into())
    }
}

/// Parses a line of a start position; `word` is its first word.
pub(super) fn position_line(
    position: &mut Position,
    word: &str,
    words: &mut Words,
) -> Result<(), Trouble> {
    match word {
        "tile" => {
            let (tile, pos) = (words.tile()?, words.cell()?);
            room_for_one(position.tiles.len())?;
            position.tiles.push(LaidTile {
                tile,
                pos,
                rotation: words.rotation()?,
            });
        }
        "figure" => {
            let (seat, figure) = (words.seat()?, words.named(Figure::parse)?);
            let spot = laid_spot(position, words)?;
            position.figures.push(LaidFigure { seat, figure, spot });
        }
        "score" => {
            let seat = words.seat()?;
            let totals = [
                words.number()?,
                words
                    .optional()
                    .map_or(Ok(0), |word| Words::new(word).number())?,
            ];
            at_seat(&mut position.totals, seat).clone_from(&totals);
        }
        "goods" => {
            let (seat, goods) = (words.seat()?, words.goods()?);
            at_seat(&mut position.goods, seat)[goods as usize] = words.number()?;
        }
        "ingots" => {
            let seat = words.seat()?;
            *at_seat(&mut position.ingots, seat) = words.number()?;
        }
        "gold" => position.gold.push((words.cell()?, words.number()?)),
        "gingerbread" => position.gingerbread = Some(laid_spot(position, words)?),
        "mage" | "witch" => {
            let spot = laid_spot(position, words)?;
            let slot = &mut position.magic[usize::from(word == "witch")];
            if slot.replace(spot).is_some() {
                return Err(LineTrouble::TooMuch(word.to_owned()).into());
            }
        }
        "ferry" => {
            let pos = words.cell()?;
            let laid = position.tiles.iter().find(|laid| laid.pos == pos);
            let laid = laid.ok_or(Trouble::NoTileAt(pos))?;
            let quays = words.quays(catalogue().tile(laid.tile), laid.rotation)?;
            position.ferries.push(LaidFerry { pos, quays });
        }
        "flock" => {
            let seat = words.seat()?;
            while let Some(word) = words.optional() {
                at_seat(&mut position.flocks, seat).push(Words::new(word).named(Token::parse)?);
            }
        }
        "robber" => position.robbers.push((words.seat()?, words.number()?)),
        "message" => position.under.push(message(words)?),
        "hand" => {
            let seat = words.seat()?;
            while let Some(name) = words.optional() {
                at_seat(&mut position.hands, seat).push(Words::new(name).tile()?);
            }
        }
        "turn" => position.turn = words.seat()?,
        "drawn" => position.drawn = Some(words.tile()?),
        _ => return Err(LineTrouble::unknown(word).into()),
    }
    Ok(words.end()?)
}

pub(super) fn message(words: &mut Words) -> Result<Message, LineTrouble> {
    let number: usize = words.number()?;
    let index = number
        .checked_sub(1)
        .and_then(|index| Message::ALL.get(index));
    index
        .copied()
        .ok_or_else(|| LineTrouble::Number(number.to_string()))
}

/// Sets an option from its name and value.
pub(super) fn set_option(options: &mut Options, words: &mut Words) -> Result<(), Trouble> {
    let option = words.named(OptionWord::parse)?;
    let word = words.next()?;
    if option.set(options, word) {
        return Ok(words.end()?);
    }
    Err(Trouble::OptionValue(option, word.to_owned()))
}

/// A segment of a position's tiles, named by kind, place and cell.
fn laid_spot(position: &Position, words: &mut Words) -> Result<Spot, Trouble> {
    let named = words.segment_words()?;
    let pos = words.cell()?;
    let laid = position.tiles.iter().find(|laid| laid.pos == pos);
    let laid = laid.ok_or(Trouble::NoTileAt(pos))?;
    Ok(Spot {
        pos,
        segment: named.find(catalogue().tile(laid.tile), laid.rotation)?,
    })
}

/// The entry of a seat in a list, which is extended if necessary.
fn at_seat<T: Default + Clone>(list: &mut Vec<T>, seat: Seat) -> &mut T {
    if list.len() <= seat.index() {
        list.resize(seat.index() + 1, T::default());
    }
    &mut list[seat.index()]
}
