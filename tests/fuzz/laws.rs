//! What holds for every text that can be read.

use std::cell::Cell;

use engine::cards::{self, Counts, Suit};
use engine::rules;
use engine::rules::Figure;
use engine::session::Session;
use engine::table::{Party, Record, Recorded, Silent};
use proptest::prelude::*;

type Law = Result<(), TestCaseError>;

/// Reads a text as a record. Where that is possible, what is written of it is stable, the session that goes on from it
/// saves and loads, and whoever is asked can do something. Counts what could be read.
pub fn record<G: Recorded>(
    text: &str,
    salt: usize,
    read: &Cell<u32>,
    pieces: impl Fn(&G) -> Law,
) -> Law {
    let record = match Record::<G>::read(text) {
        Ok(record) => record,
        Err(error) => {
            prop_assert!(error.line as usize <= text.lines().count().max(1));
            prop_assert!(!error.to_string().is_empty());
            return Ok(());
        }
    };
    read.set(read.get() + 1);
    let written = record.write().expect("its actions were played");
    let again = Record::<G>::read(&written).map_err(|error| error.to_string());
    let again = again.map(|record| record.write().expect("its actions were played"));
    prop_assert_eq!(again.as_ref(), Ok(&written));
    let (mut game, mut croupier) = record.replay(&mut Silent).expect("it was read");
    pieces(&game)?;
    for step in 0..3 {
        let Some(asked) = game.asked() else { break };
        let legal = game.legal();
        prop_assert!(!legal.is_empty(), "{asked:?}");
        let action = match asked.party {
            Party::Chance => croupier.deal(&game).expect("chance is asked"),
            Party::Player(_) => legal[(salt + step) % legal.len()],
        };
        game.apply(action, &mut Silent).expect("it is legal");
        pieces(&game)?;
    }
    save(&Session::from_record(&record).expect("it was read"))
}

fn save<G: Recorded>(session: &Session<G>) -> Law {
    let text = session.save();
    let loaded = Session::<G>::load(&text);
    let same = loaded.as_ref().map(Session::save);
    prop_assert_eq!(same.as_ref(), Ok(&text));
    Ok(())
}

/// Every figure is in a supply or on the board; no segment is that of a tile that is not there.
pub fn tile_pieces(game: &rules::Game) -> Law {
    let mut setup = game.setup().clone();
    setup.stack = None;
    let fresh = rules::Game::new(setup).expect("it is played");
    for (seat, (player, begun)) in game.players().iter().zip(fresh.players()).enumerate() {
        for figure in Figure::ALL {
            let standing = game.standing().iter();
            let standing = standing.filter(|s| s.owner.index() == seat && s.figure == figure);
            let now = usize::from(player.supply().count(figure)) + standing.count();
            prop_assert_eq!(
                now,
                usize::from(begun.supply().count(figure)),
                "{:?}",
                figure
            );
        }
    }
    let tiles = game.board().placed().len() + usize::from(game.stack().left());
    prop_assert!(tiles <= rules::MOST_TILES + 1, "{tiles}");
    Ok(())
}

/// No card is in more places than it has copies.
pub fn card_pieces(game: &cards::Game) -> Law {
    let rows = Suit::ALL.into_iter().flat_map(|suit| game.row(suit).laid());
    let held = game.players().iter();
    let held = held.flat_map(|player| player.hand().iter().chain(player.chest()));
    let all = rows.map(|laid| laid.card).chain(held.copied());
    let there: Counts = all.flatten().collect();
    prop_assert_eq!(there.too_many().next(), None);
    Ok(())
}
