//! The sources that points are counted by, six in each game; the last one is all that no other names.

use crate::features::statistics::game::SOURCES;
use crate::messages::Texts;
use engine::table::Kind;
use engine::{cards, rules};

const OF_TILES: [rules::Origin; SOURCES - 1] = [
    rules::Origin::Cities,
    rules::Origin::Roads,
    rules::Origin::Monasteries,
    rules::Origin::Gardens,
    rules::Origin::Fields,
];

/// The number of a source of the tile game.
pub(super) fn of_tiles(origin: rules::Origin) -> usize {
    let place = OF_TILES.iter().position(|&source| source == origin);
    place.unwrap_or(SOURCES - 1)
}

/// The number of a source of the card game.
pub(super) fn of_cards(origin: cards::Origin) -> usize {
    let sources = cards::Source::ALL.into_iter().map(cards::Origin::Cards);
    let place = sources.clone().position(|source| source == origin);
    place.unwrap_or(SOURCES - 1)
}

/// The name of a source by its number.
pub(super) fn name(texts: &Texts, kind: Kind, number: usize) -> &'static str {
    let name = match kind {
        Kind::Tiles => OF_TILES.get(number).map(|&origin| texts.origin(origin)),
        Kind::Cards => {
            let source = cards::Source::ALL.get(number);
            source.map(|&source| texts.card_source(source))
        }
    };
    name.unwrap_or(texts.other_sources())
}
