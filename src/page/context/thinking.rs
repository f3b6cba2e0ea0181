//! Computer players: what the page sends to the worker they think in, what comes back, and for either game the player and who
//! looks back at a turn.
//!
//! Page and worker run the same module and send each other bytes. A game that is read from bytes is not checked as one
//! that is read from a record: one that was never played may break what the engine relies on. So every message carries a
//! checksum, and one that did not arrive as it was sent is dropped before anything is read from it. Nobody but the page
//! writes messages to its worker; against somebody who does, and who computes the checksum, this is no protection.

use postcard::{from_bytes, to_allocvec};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::stage::{AnyAction, AnyGame, EitherGame, for_both};
use engine::ai::cards::review::Decision;
use engine::ai::review::{Reviewer, Turn, Verdict};
use engine::ai::{self, Carryover, Contender, Level, Patience, Progress, Thinker};
use engine::rules::Action;
use engine::table::{Digest, Seat};

/// What the page wants of the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Request {
    /// That a computer player thinks.
    Think(ThinkRequest),
    /// That somebody looks back at a turn.
    Review(ReviewRequest),
    /// That a computer player thinks in advance about what it may be asked next, until something else is wanted: how it thinks,
    /// the game as it sees it, and its seat. There is no response.
    Foresee(ThinkRequest, Seat),
    /// That nobody thinks in advance.
    Rest,
}

/// What the worker found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Response {
    /// What a computer player decided.
    Thought(ThinkResponse),
    /// What is to be said of a turn.
    Reviewed(ReviewResponse),
}

/// A turn of the tile game, or a decision of the card game, that was taken.
pub type AnyTurn = EitherGame<Box<Turn>, Box<Decision>>;
/// What is to be said of it.
pub type AnyVerdict = Verdict<AnyAction>;

/// A turn to look back at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReviewRequest {
    /// Which state of the session it is about.
    pub epoch: u64,
    /// After how many actions the turn began.
    pub step: u64,
    /// What the tiles or cards depend on that may come.
    pub seed: u64,
    pub turn: AnyTurn,
}

/// What is to be said of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewResponse {
    /// Which state of the session it is about.
    pub epoch: u64,
    /// After how many actions the turn began.
    pub step: u64,
    /// What is to be said; none when there was nothing to decide.
    pub verdict: Option<AnyVerdict>,
}

/// What a computer player is to think about: from the page to the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ThinkRequest {
    /// Which state of the session it is about.
    pub epoch: u64,
    /// What the choice among equals depends on.
    pub seed: u64,
    /// How well the computer plays.
    pub level: Level,
    /// How long it may think, if it looks ahead.
    pub patience: Patience,
    /// The game as the seat of the computer sees it.
    pub game: AnyGame,
}

/// What the computer player decided: from the worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThinkResponse {
    /// Which state of the session it is about.
    pub epoch: u64,
    /// What to do; none when there was nothing to decide.
    pub action: Option<AnyAction>,
    /// What came into question, the best first, and how far the seat is expected to be ahead of the others then, in
    /// thousandths of a point: a few of all, each cell once; where nothing was compared, only what is done.
    pub ranked: Vec<(AnyAction, i32)>,
}

impl Request {
    /// As bytes for the worker; none when it cannot be written.
    pub fn write(&self) -> Option<Vec<u8>> {
        write(self)
    }

    /// From bytes of the page; none when they are not what was written.
    pub fn read(bytes: &[u8]) -> Option<Request> {
        read(bytes)
    }
}

impl Response {
    /// As bytes for the page; none when it cannot be written.
    pub fn write(&self) -> Option<Vec<u8>> {
        write(self)
    }

    /// From bytes of the worker; none when they are not what was written.
    pub fn read(bytes: &[u8]) -> Option<Response> {
        read(bytes)
    }
}

/// A message with its checksum at the end.
fn write(message: &impl Serialize) -> Option<Vec<u8>> {
    let mut bytes = to_allocvec(message).ok()?;
    let sum = checksum(&bytes).to_le_bytes();
    bytes.extend(sum);
    Some(bytes)
}

fn read<M: DeserializeOwned>(bytes: &[u8]) -> Option<M> {
    let (message, sum) = bytes.split_last_chunk()?;
    if checksum(message) != u64::from_le_bytes(*sum) {
        return None;
    }
    from_bytes(message).ok()
}

fn checksum(bytes: &[u8]) -> u64 {
    let mut digest = Digest::default();
    for &byte in bytes {
        digest.mix(byte.into());
    }
    digest.number()
}

/// A computer player of either game, at one decision.
pub type ComputerPlayer = EitherGame<Box<Thinker>, Box<ai::cards::Thinker>>;

impl ComputerPlayer {
    /// A player who begins to think; none when there is nothing to decide.
    pub fn new(request: ThinkRequest) -> Option<ComputerPlayer> {
        let ThinkRequest {
            seed,
            level,
            patience,
            ..
        } = request;
        match request.game {
            AnyGame::Tiles(game) => {
                let player = Contender::new(level).patient(patience);
                let thinker = Thinker::with_player(*game, seed, &player)?;
                Some(ComputerPlayer::Tiles(Box::new(thinker)))
            }
            AnyGame::Cards(game) => {
                let thinker = ai::cards::Thinker::new(*game, seed, level)?;
                Some(ComputerPlayer::Cards(Box::new(thinker)))
            }
        }
    }

    /// The same player with what was kept from the decision before.
    #[must_use]
    pub fn with_carryover(self, kept: Option<Carryover>) -> ComputerPlayer {
        match self {
            ComputerPlayer::Tiles(thinker) => {
                ComputerPlayer::Tiles(Box::new(thinker.with_carryover(kept)))
            }
            cards @ ComputerPlayer::Cards(_) => cards,
        }
    }

    /// What it keeps for the next decision, once it has decided.
    pub fn carryover(&self) -> Option<Carryover> {
        match self {
            ComputerPlayer::Tiles(thinker) => thinker.carryover(),
            ComputerPlayer::Cards(_) => None,
        }
    }

    /// Thinks about so many positions more. Returns what it decided, as soon as it has.
    pub fn step(&mut self, nodes: u32) -> Option<AnyAction> {
        for_both!(self, thinker => decided(thinker.step(nodes)))
    }
}

/// How many of all choices are told.
const RANKED: usize = 3;

impl ComputerPlayer {
    /// What came into question, the best first, as [`ThinkResponse::ranked`] tells it.
    pub fn ranked(&self) -> Vec<(AnyAction, i32)> {
        let thinker = match self {
            ComputerPlayer::Tiles(thinker) => thinker,
            ComputerPlayer::Cards(thinker) => {
                let told = thinker.ranked().into_iter().take(RANKED);
                return told
                    .map(|choice| (choice.action.into(), choice.worth))
                    .collect();
            }
        };
        // Of several ways in which a tile may lie on a cell the best one is enough.
        let mut cells = Vec::new();
        let mut ranked = thinker.ranked();
        ranked.retain(|choice| match choice.action {
            Action::Place { pos, .. } if cells.contains(&pos) => false,
            Action::Place { pos, .. } => {
                cells.push(pos);
                true
            }
            _ => true,
        });
        let told = ranked.into_iter().take(RANKED);
        told.map(|choice| (choice.action.into(), choice.worth))
            .collect()
    }
}

fn decided(progress: Progress<impl Into<AnyAction>>) -> Option<AnyAction> {
    match progress {
        Progress::Thinking => None,
        Progress::Done(action) => Some(action.into()),
    }
}

/// Who looks back at a turn of either game.
pub type AnyReviewer = EitherGame<Box<Reviewer>, Box<ai::cards::review::Reviewer>>;

impl AnyReviewer {
    /// Who begins to look back at a turn; none when there was nothing to decide.
    pub fn new(turn: AnyTurn, seed: u64) -> Option<AnyReviewer> {
        Some(match turn {
            AnyTurn::Tiles(turn) => AnyReviewer::Tiles(Box::new(Reviewer::new(*turn, seed)?)),
            AnyTurn::Cards(decision) => {
                let reviewer = ai::cards::review::Reviewer::new(*decision, seed)?;
                AnyReviewer::Cards(Box::new(reviewer))
            }
        })
    }

    /// Looks at so many positions more. Returns what is to be said, once that is known.
    pub fn step(&mut self, nodes: u32) -> Option<AnyVerdict> {
        for_both!(self, reviewer => Some(reviewer.step(nodes)?.map(AnyAction::from)))
    }
}
