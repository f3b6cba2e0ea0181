//! Bytes: what page and worker send each other.

use engine::cards;
use engine::rules::{Action, Game, Record};
use engine::table::Silent;
use postcard::{from_bytes, to_allocvec};
use proptest::prelude::*;

use crate::fuzz;

/// A game in its middle, as it is sent to the worker.
fn sent() -> Vec<u8> {
    let record = Record::read(include_str!("../records/every-line.txt")).expect("a record");
    let (game, _) = record.replay(&mut Silent).expect("it was read");
    to_allocvec(&game).expect("bytes")
}

#[test]
fn a_game_from_any_bytes_is_read_or_not() {
    let sent = sent();
    assert!(from_bytes::<Game>(&sent).is_ok());
    let bytes = prop::collection::vec((any::<u16>(), any::<u8>()), 0..8);
    fuzz(1000, &(bytes, any::<u16>()), |(changes, end)| {
        let mut bytes = sent.clone();
        bytes.truncate(usize::from(end) % (2 * sent.len()));
        for (at, value) in changes {
            let at = usize::from(at) % bytes.len().max(1);
            bytes.splice(at..(at + 1).min(bytes.len()), [value]);
        }
        // Reading is all that is asked: who sent it is the page itself.
        let _ = from_bytes::<Game>(&bytes);
        let _ = from_bytes::<cards::Game>(&bytes);
        Ok(())
    });
}

#[test]
fn an_action_from_any_bytes_is_applied_or_refused() {
    let record = Record::read(include_str!("../records/every-line.txt")).expect("a record");
    let (game, _) = record.replay(&mut Silent).expect("it was read");
    let bytes = prop::collection::vec(prop_oneof![0..40_u8, any::<u8>()], 0..12);
    fuzz(4000, &bytes, |bytes| {
        if let Ok(action) = from_bytes::<Action>(&bytes) {
            let mut after = game.clone();
            let refused = after.apply(action, &mut Silent).is_err();
            prop_assert!(!refused || after == game, "{action:?}");
        }
        Ok(())
    });
}
