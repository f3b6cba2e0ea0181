//! Bytes: what page and worker send each other.

use engine::ai::{Level, Patience};
use engine::cards;
use engine::rules::{Action, Game, Record};
use engine::table::{Recorded, Silent};
use page::context::thinking::{ComputerPlayer, Request, Response, ThinkRequest, ThinkResponse};
use page::stage::AnyGame;
use postcard::{from_bytes, to_allocvec};
use proptest::prelude::*;
use proptest::sample::select;

use crate::fuzz;

/// Positions that a computer player may look at here.
const BUDGET: u32 = 30;

/// A game in its middle.
fn game() -> Game {
    let record = Record::read(include_str!("../records/every-line.txt")).expect("a record");
    let (game, _) = record.replay(&mut Silent).expect("it was read");
    game
}

/// Games as they are on the way: each record played for a while.
fn games() -> Vec<AnyGame> {
    fn stages<G: Recorded>(text: &str, wrap: fn(Box<G>) -> AnyGame) -> Vec<AnyGame> {
        let lines: Vec<&str> = text.lines().collect();
        let cuts = (1..=24).map(|part| lines[..lines.len() * part / 24].join("\n") + "\n");
        let records = cuts.filter_map(|text| engine::table::Record::<G>::read(&text).ok());
        let games = records.filter_map(|record| record.replay(&mut Silent).ok());
        games.map(|(game, _)| wrap(Box::new(game))).collect()
    }
    let mut games = stages(include_str!("../records/every-line.txt"), AnyGame::Tiles);
    games.extend(stages(
        include_str!("../records/all-parts.txt"),
        AnyGame::Tiles,
    ));
    games.extend(stages(
        include_str!("../records/every-card-line.txt"),
        AnyGame::Cards,
    ));
    assert!(games.len() > 30, "{} games", games.len());
    games
}

fn level() -> impl Strategy<Value = Level> {
    select(&[Level::Random, Level::Greedy, Level::Strong][..])
}

/// Requests that the page could send.
fn requests() -> impl Strategy<Value = ThinkRequest> {
    let parts = (any::<u64>(), any::<u64>(), level(), select(games()));
    parts.prop_map(|(epoch, seed, level, game)| ThinkRequest {
        epoch,
        seed,
        level,
        patience: Patience::ALL[(seed % 3) as usize],
        game,
    })
}

/// Bytes that are put in the place of others, and where the message ends.
fn edits() -> impl Strategy<Value = (Vec<(u16, u8)>, u16)> {
    let changes = prop::collection::vec((any::<u16>(), any::<u8>()), 0..8);
    (changes, any::<u16>())
}

fn spoil(sent: &[u8], (changes, end): (Vec<(u16, u8)>, u16)) -> Vec<u8> {
    let mut bytes = sent.to_vec();
    bytes.truncate(usize::from(end) % (2 * sent.len()));
    for (at, value) in changes {
        let at = usize::from(at) % bytes.len().max(1);
        bytes.splice(at..(at + 1).min(bytes.len()), [value]);
    }
    bytes
}

/// What a computer player does within a small budget.
fn think(request: ThinkRequest) -> Option<ThinkResponse> {
    let epoch = request.epoch;
    let mut player = ComputerPlayer::new(request)?;
    let action = player.step(BUDGET);
    Some(ThinkResponse {
        epoch,
        action,
        ranked: player.ranked(),
    })
}

#[test]
fn a_request_arrives_as_it_was_sent_or_not_at_all() {
    fuzz(500, &(requests(), edits()), |(request, edits)| {
        let request = Request::Think(request);
        let sent = request.write().expect("bytes");
        let bytes = spoil(&sent, edits);
        let arrived = Request::read(&bytes);
        prop_assert_eq!(arrived, (bytes == sent).then(|| request.clone()));
        prop_assert_eq!(Request::read(&sent), Some(request));
        Ok(())
    });
}

#[test]
fn a_request_that_arrived_is_decided_as_it_would_be_at_home_and_so_is_told() {
    fuzz(60, &(requests(), edits()), |(request, edits)| {
        let sent = Request::Think(request.clone()).write().expect("bytes");
        let Some(Request::Think(arrived)) = Request::read(&sent) else {
            return Err(TestCaseError::fail("it was sent"));
        };
        let (here, there) = (think(request), think(arrived));
        prop_assert_eq!(&here, &there);
        if let Some(response) = there.map(Response::Thought) {
            let sent = response.write().expect("bytes");
            prop_assert_eq!(Response::read(&sent), Some(response.clone()));
            let bytes = spoil(&sent, edits);
            let arrived = Response::read(&bytes);
            prop_assert_eq!(arrived, (bytes == sent).then_some(response));
        }
        Ok(())
    });
}

#[test]
fn any_bytes_are_no_message() {
    fuzz(2000, &prop::collection::vec(any::<u8>(), 0..64), |bytes| {
        prop_assert_eq!(Request::read(&bytes), None);
        prop_assert_eq!(Response::read(&bytes), None);
        Ok(())
    });
}

#[test]
fn a_game_from_any_bytes_is_read_or_not() {
    let sent = to_allocvec(&game()).expect("bytes");
    assert!(from_bytes::<Game>(&sent).is_ok());
    fuzz(1000, &edits(), |edits| {
        let bytes = spoil(&sent, edits);
        // Reading is all that is asked: the checksum of a message keeps such a game from being worked on.
        let _ = from_bytes::<Game>(&bytes);
        let _ = from_bytes::<cards::Game>(&bytes);
        Ok(())
    });
}

#[test]
fn an_action_from_any_bytes_is_applied_or_refused() {
    let game = game();
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
