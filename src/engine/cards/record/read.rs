//! Reading the lines of a card game's record.

use super::Trouble;
use crate::cards::action::Action;
use crate::cards::card::{Card, Suit};
use crate::cards::position::Position;
use crate::cards::row::{Claim, Facing, Laid, Row};
use crate::cards::setup::Setup;
use crate::table::LineTrouble;
use crate::table::record::Words;

pub(super) fn setup_line(setup: &mut Setup, word: &str, words: &mut Words) -> Result<(), Trouble> {
    match word {
        "seats" => setup.seats = words.number()?,
        "deck" => setup.deck.extend(cards(words)?),
        _ => return Err(LineTrouble::unknown(word).into()),
    }
    Ok(words.end()?)
}

pub(super) fn position_line(
    position: &mut Position,
    word: &str,
    words: &mut Words,
) -> Result<(), Trouble> {
    match word {
        "round" => position.round = words.number()?,
        "dealer" => position.dealer = words.seat()?,
        "turn" => position.turn = Some(words.seat()?),
        "last" => position.last_claim = Some(words.seat()?),
        "row" => {
            let suit = words.named(Suit::parse)?;
            row(&mut position.rows[suit.index()], words)?;
        }
        "gone" => cards(words)?
            .into_iter()
            .for_each(|card| position.gone.add(card)),
        "begun" => {
            while let Some(seat) = words.optional() {
                let seat = Words::new(seat).seat()?;
                position.player_mut(seat).begun = true;
            }
        }
        _ => return player_line(position, word, words),
    }
    Ok(words.end()?)
}

fn player_line(position: &mut Position, word: &str, words: &mut Words) -> Result<(), Trouble> {
    if !["hand", "herd", "waiting", "chest", "score"].contains(&word) {
        return Err(LineTrouble::unknown(word).into());
    }
    let player = position.player_mut(words.seat()?);
    match word {
        "hand" => player.hand.extend(cards(words)?.into_iter().map(Some)),
        "chest" => player.chest.extend(cards(words)?.into_iter().map(Some)),
        "waiting" => player.waiting = words.number()?,
        "score" => player.score = words.number()?,
        _ => {
            let kind = words.named(Suit::parse)?.index();
            player.animals[kind] = words.number()?;
            player.joined[kind] = words
                .optional()
                .map_or(Ok(0), |word| Words::new(word).number())?;
        }
    }
    Ok(words.end()?)
}

/// The cards and large meeples of a row, from the track outwards.
fn row(row: &mut Row, words: &mut Words) -> Result<(), Trouble> {
    while let Some(word) = words.optional() {
        let parts: Vec<&str> = word.split(':').collect();
        match parts[..] {
            ["claim", seat] => {
                let seat = Words::new(seat).seat()?;
                let end = u8::try_from(row.laid.len());
                let end = end.map_err(|_| LineTrouble::TooMuch(word.to_owned()))?;
                row.claims.push(Claim { seat, end });
            }
            ["down", seat, name] => row.laid.push(Laid {
                card: Some(card(name)?),
                facing: Facing::Down(Words::new(seat).seat()?),
            }),
            _ => row.laid.push(Laid::up(card(word)?)),
        }
    }
    Ok(())
}

/// Parses the rest of an action's line; `word` is its first word.
pub(super) fn action(word: &str, words: &mut Words) -> Result<Action, Trouble> {
    Ok(match word {
        "dealer" => Action::Dealer(words.seat()?),
        "draw" => Action::Draw(card(words.next()?)?),
        "lay" => Action::Lay(words.named(Suit::parse)?),
        "play" => Action::Play {
            card: card(words.next()?)?,
            row: words.named(Suit::parse)?,
        },
        "claim" => Action::Claim(words.named(Suit::parse)?),
        "sell" => Action::Sell,
        "keep" => Action::Keep,
        "join" => Action::Join(words.named(Suit::parse)?),
        "confirm" => Action::Confirm,
        _ => return Err(LineTrouble::unknown(word).into()),
    })
}

fn cards(words: &mut Words) -> Result<Vec<Card>, Trouble> {
    let mut cards = Vec::new();
    while let Some(word) = words.optional() {
        cards.push(card(word)?);
    }
    Ok(cards)
}

fn card(word: &str) -> Result<Card, Trouble> {
    Card::parse(word).ok_or_else(|| Trouble::UnknownCard(word.to_owned()))
}
