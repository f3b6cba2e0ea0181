//! Reading and writing actions as lines of a record.

use super::Trouble;
use super::read::message;
use super::words::{TileWords, rotation_word, segment_name};
use super::write::{laid, quays_text, spot_text, tile_name};
use crate::rules::action::{Action, Circle, Marker};
use crate::rules::board::{Board, Spot};
use crate::rules::figures::Figure;
use crate::rules::game::Game;
use crate::rules::modules::flocks::Token;
use crate::rules::modules::magic::Wizard;
use crate::table::LineTrouble;
use crate::table::record::Words;
use crate::tiles::{Rotation, SegmentId, TileId, catalogue};

/// Parses an action in a game; `word` is the first word of its line.
pub(super) fn read_action(game: &Game, word: &str, words: &mut Words) -> Result<Action, Trouble> {
    Ok(match word {
        "first" => Action::First(words.seat()?),
        "draw" => Action::Draw(words.tile()?),
        "reveal" => Action::Reveal(message(words)?),
        "roll" => Action::Roll(words.number()?),
        "token" => Action::Token(words.named(Token::parse)?),
        "place" => Action::Place {
            tile: tile_to_place(game, words)?,
            pos: words.cell()?,
            rotation: words.rotation()?,
        },
        "discard" => Action::Discard(words.tile()?),
        "rob" => Action::Rob(words.number()?),
        "mage" | "witch" => Action::Conjure {
            wizard: Words::new(word).named(Wizard::parse)?,
            spot: board_spot(game.board(), words)?,
        },
        "banish" => Action::Banish(words.named(Wizard::parse)?),
        "fly" => Action::Fly(words.named(Figure::parse)?),
        "land" => Action::Land(board_spot(game.board(), words)?),
        "grow" => Action::Grow,
        "guide" => Action::Guide,
        "ferry" => {
            let placed = game.placed_now().ok_or(LineTrouble::Missing)?;
            let [a, b] = words.quays(catalogue().tile(placed.tile), placed.rotation)?;
            Action::Ferry { a, b }
        }
        "turn" => {
            let pos = words.cell()?;
            let board = game.board();
            let placed = board.at(board.get(pos).ok_or(Trouble::NoTileAt(pos))?);
            let [a, b] = words.quays(catalogue().tile(placed.tile), placed.rotation)?;
            Action::TurnFerry { pos, a, b }
        }
        "abbot-home" => Action::TakeBack,
        "ingot" => Action::Ingot(words.cell()?),
        "gingerbread" => Action::Gingerbread(whole_feature(game, board_spot(game.board(), words)?)),
        "take" => Action::TakeIngot(words.cell()?),
        "next" => Action::ScoreNext(whole_feature(game, board_spot(game.board(), words)?)),
        "advance" => Action::Advance(words.named(marker)?),
        "steal" => Action::Steal,
        "wait" => Action::Wait,
        "perform" => Action::Perform,
        "points" => Action::TakePoints,
        "recall" => {
            let figure = words.named(Figure::parse)?;
            Action::Recall {
                figure,
                spot: board_spot(game.board(), words)?,
            }
        }
        "circle" => Action::Circle(words.named(circle)?),
        "beside" => Action::AddBeside {
            figure: words.named(Figure::parse)?,
            spot: board_spot(game.board(), words)?,
        },
        "withdraw" => Action::Withdraw {
            figure: words.named(Figure::parse)?,
            spot: board_spot(game.board(), words)?,
        },
        "pass" => Action::Pass,
        "confirm" => Action::Confirm,
        _ => {
            let figure = Words::new(word).named(Figure::parse)?;
            let named = words.segment_words()?;
            let Some(placed) = game.placed_now() else {
                return Err(LineTrouble::unknown(word).into());
            };
            Action::Deploy {
                figure,
                segment: named.find(catalogue().tile(placed.tile), placed.rotation)?,
            }
        }
    })
}

/// The tile named by a placement; the drawn tile when it names none.
fn tile_to_place(game: &Game, words: &mut Words) -> Result<TileId, Trouble> {
    let names_none = words.clone().next()?.contains(',');
    match game.drawn().filter(|_| names_none) {
        Some(open) => Ok(open),
        None => words.tile(),
    }
}

fn circle(word: &str) -> Option<Circle> {
    Circle::ALL.into_iter().find(|circle| circle.name() == word)
}

fn marker(word: &str) -> Option<Marker> {
    match word {
        "score" => Some(Marker::Score),
        "messenger" => Some(Marker::Messenger),
        _ => None,
    }
}

/// A segment of a board, named by kind, place and cell.
pub(super) fn board_spot(board: &Board, words: &mut Words) -> Result<Spot, Trouble> {
    let named = words.segment_words()?;
    let pos = words.cell()?;
    let index = board.get(pos).ok_or(Trouble::NoTileAt(pos))?;
    let placed = board.at(index);
    Ok(Spot {
        pos,
        segment: named.find(catalogue().tile(placed.tile), placed.rotation)?,
    })
}

/// The spot that names the whole feature of a segment in actions; a record may name any of its
/// segments.
fn whole_feature(game: &Game, spot: Spot) -> Spot {
    let seg = game.board().seg(spot);
    seg.map_or(spot, |seg| game.spot_of(game.regions().region_of(seg)))
}

/// The name of a segment on the table.
fn on_board(game: &Game, spot: Spot) -> String {
    let placed = game
        .board()
        .get(spot.pos)
        .map(|index| game.board().at(index));
    placed
        .map(|placed| spot_text(spot, placed.tile, placed.rotation))
        .unwrap_or_default()
}

/// The name of a segment of the tile just placed.
fn on_placed(game: &Game, segment: SegmentId) -> String {
    let placed = game.placed_now();
    placed
        .map(|placed| segment_name(catalogue().tile(placed.tile), segment, placed.rotation))
        .unwrap_or_default()
}

/// An action as a line of a record, in the game in which it is about to be played.
pub(in crate::rules) fn action_line(game: &Game, action: Action) -> String {
    let spot = |spot: Spot| on_board(game, spot);
    let here = |segment: SegmentId| on_placed(game, segment);
    match action {
        Action::First(seat) => format!("first {}", seat.0 + 1),
        Action::Draw(tile) => format!("draw {}", tile_name(tile)),
        Action::Reveal(message) => format!("reveal {}", message.number()),
        Action::Roll(cells) => format!("roll {cells}"),
        Action::Token(token) => format!("token {}", token.name()),
        Action::Place {
            tile,
            pos,
            rotation,
        } => format!("place {}", laid(tile, pos, rotation)),
        Action::Discard(tile) => format!("discard {}", tile_name(tile)),
        Action::Rob(space) => format!("rob {space}"),
        Action::Deploy { figure, segment } => format!("{} {}", figure.name(), here(segment)),
        Action::Conjure { wizard, spot: at } => format!("{} {}", wizard.name(), spot(at)),
        Action::Banish(wizard) => format!("banish {}", wizard.name()),
        Action::Fly(figure) => format!("fly {}", figure.name()),
        Action::Land(at) => format!("land {}", spot(at)),
        Action::Grow => "grow".to_owned(),
        Action::Guide => "guide".to_owned(),
        Action::Ferry { a, b } => {
            let placed = game.placed_now();
            let quays = placed.map(|placed| quays_text([a, b], placed.tile, placed.rotation));
            format!("ferry {}", quays.unwrap_or_default())
        }
        Action::TurnFerry { pos, a, b } => {
            let index = game.board().get(pos);
            let placed = index.map(|index| game.board().at(index));
            let quays = placed.map(|placed| quays_text([a, b], placed.tile, placed.rotation));
            format!("turn {},{} {}", pos.x, pos.y, quays.unwrap_or_default())
        }
        Action::TakeBack => "abbot-home".to_owned(),
        Action::Ingot(pos) => format!("ingot {},{}", pos.x, pos.y),
        Action::Gingerbread(at) => format!("gingerbread {}", spot(at)),
        Action::TakeIngot(pos) => format!("take {},{}", pos.x, pos.y),
        Action::ScoreNext(at) => format!("next {}", spot(at)),
        Action::Advance(Marker::Score) => "advance score".to_owned(),
        Action::Advance(Marker::Messenger) => "advance messenger".to_owned(),
        Action::Steal => "steal".to_owned(),
        Action::Wait => "wait".to_owned(),
        Action::Perform => "perform".to_owned(),
        Action::TakePoints => "points".to_owned(),
        Action::Recall { figure, spot: at } => format!("recall {} {}", figure.name(), spot(at)),
        Action::Circle(circle) => format!("circle {}", circle.name()),
        Action::AddBeside { figure, spot: at } => format!("beside {} {}", figure.name(), spot(at)),
        Action::Withdraw { figure, spot: at } => format!("withdraw {} {}", figure.name(), spot(at)),
        Action::Pass => "pass".to_owned(),
        Action::Confirm => "confirm".to_owned(),
    }
}

/// Like [`action_line`], without what follows from the game: the drawn tile, and a rotation of
/// zero.
pub(super) fn brief_line(game: &Game, action: Action) -> String {
    match action {
        Action::Place {
            tile,
            pos,
            rotation,
        } if game.drawn() == Some(tile) => match rotation {
            Rotation::R0 => format!("place {},{}", pos.x, pos.y),
            turned => format!("place {},{} {}", pos.x, pos.y, rotation_word(turned)),
        },
        other => action_line(game, other),
    }
}

impl Game {
    /// An action as a line of a record (see [`super`]), in the game in which it is about to be
    /// played.
    pub fn action_text(&self, action: Action) -> String {
        action_line(self, action)
    }
}
