//! The protocol between the page and the worker for computer players, and the computer player and reviewer of either game.
//!
//! Page and worker run the same module and exchange bytes. A game read from bytes is not validated as one read from a record is:
//! a game that was never played may break what the engine relies on. So every message has a checksum, and a corrupted one is
//! dropped before anything is read from it. Only the page sends messages to its worker; the checksum is no protection against
//! anybody else who does.

use postcard::{from_bytes, to_allocvec};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::elements::daily::DeckGame;
use crate::stage::{AnyAction, AnyGame, EitherGame, for_both};
use engine::ai::cards::review::Decision;
use engine::ai::review::{Reviewer, Turn, TurnReview};
use engine::ai::{self, Carryover, Contender, Level, Patience, Progress, Thinker};
use engine::rules::Action;
use engine::table::{Digest, Seat};

/// What the page requests from the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Request {
    /// Let a computer player think.
    Think(ThinkRequest),
    /// Review a turn.
    Review(ReviewRequest),
    /// Let a computer player think ahead about its next questions until there is another request: its settings and its view of
    /// the game, and its seat. There is no response.
    Foresee(ThinkRequest, Seat),
    /// Stop thinking ahead.
    Rest,
    /// Play a deck as an expert would, whenever nothing else is wanted.
    Par(DeckGame),
}

/// The worker's response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Response {
    Thought(ThinkResponse),
    Reviewed(ReviewResponse),
    /// The points of an expert with a deck; none if they could not be found.
    Par(DeckGame, Option<u32>),
}

/// A past turn of the tile game, or a past decision of the card game.
pub type AnyTurn = EitherGame<Box<Turn>, Box<Decision>>;
/// The review of a turn or decision of either game.
pub type AnyTurnReview = TurnReview<AnyAction>;

/// A turn to review.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReviewRequest {
    /// The epoch of the session it is about.
    pub epoch: u64,
    /// After how many actions the turn began.
    pub step: u64,
    /// The seed for the tiles or cards that may come.
    pub seed: u64,
    pub turn: AnyTurn,
}

/// The review of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewResponse {
    /// The epoch of the session it is about.
    pub epoch: u64,
    /// After how many actions the turn began.
    pub step: u64,
    /// The review; none if there was nothing to decide.
    pub turn_review: Option<AnyTurnReview>,
}

/// Asks the worker for a computer player's decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ThinkRequest {
    /// The epoch of the session it is about.
    pub epoch: u64,
    /// The seed for choosing among equal actions.
    pub seed: u64,
    pub level: Level,
    /// How long it may think, if it looks ahead.
    pub patience: Patience,
    /// The game as the computer's seat sees it.
    pub game: AnyGame,
}

/// The worker's answer with a computer player's decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThinkResponse {
    /// The epoch of the session it is about.
    pub epoch: u64,
    /// The action; none if there was nothing to decide.
    pub action: Option<AnyAction>,
    /// The best candidates, best first, with the lead over the other players that the seat can expect then, in thousandths of a
    /// point: a few of all, at most one per cell; only the chosen action if nothing was compared.
    pub ranked: Vec<(AnyAction, i32)>,
}

impl Request {
    /// Encodes it for the worker; none if that fails.
    pub fn write(&self) -> Option<Vec<u8>> {
        write(self)
    }

    /// Decodes it; none if the bytes are corrupted.
    pub fn read(bytes: &[u8]) -> Option<Request> {
        read(bytes)
    }
}

impl Response {
    /// Encodes it for the page; none if that fails.
    pub fn write(&self) -> Option<Vec<u8>> {
        write(self)
    }

    /// Decodes it; none if the bytes are corrupted.
    pub fn read(bytes: &[u8]) -> Option<Response> {
        read(bytes)
    }
}

/// Encodes a message, with its checksum at the end.
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

/// A computer player of either game, deciding once.
pub type ComputerPlayer = EitherGame<Box<Thinker>, Box<ai::cards::Thinker>>;

impl ComputerPlayer {
    /// Starts thinking; none if there is nothing to decide.
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

    /// The same player, with what was carried over from the previous decision.
    #[must_use]
    pub fn with_carryover(self, kept: Option<Carryover>) -> ComputerPlayer {
        match self {
            ComputerPlayer::Tiles(thinker) => {
                ComputerPlayer::Tiles(Box::new(thinker.with_carryover(kept)))
            }
            cards @ ComputerPlayer::Cards(_) => cards,
        }
    }

    /// What it carries over to the next decision, once it has decided.
    pub fn carryover(&self) -> Option<Carryover> {
        match self {
            ComputerPlayer::Tiles(thinker) => thinker.carryover(),
            ComputerPlayer::Cards(_) => None,
        }
    }

    /// Thinks about `nodes` more positions. Returns the decision once it is made.
    pub fn step(&mut self, nodes: u32) -> Option<AnyAction> {
        for_both!(self, thinker => decided(thinker.step(nodes)))
    }
}

/// How many candidates a response contains.
const RANKED: usize = 3;

impl ComputerPlayer {
    /// The best candidates, as in [`ThinkResponse::ranked`].
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
        // Of several rotations on a cell, the best one is enough.
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

/// The reviewer of a turn of either game.
pub type AnyReviewer = EitherGame<Box<Reviewer>, Box<ai::cards::review::Reviewer>>;

impl AnyReviewer {
    /// Starts reviewing; none if there was nothing to decide.
    pub fn new(turn: AnyTurn, seed: u64) -> Option<AnyReviewer> {
        Some(match turn {
            AnyTurn::Tiles(turn) => AnyReviewer::Tiles(Box::new(Reviewer::new(*turn, seed)?)),
            AnyTurn::Cards(decision) => {
                let reviewer = ai::cards::review::Reviewer::new(*decision, seed)?;
                AnyReviewer::Cards(Box::new(reviewer))
            }
        })
    }

    /// Looks at `nodes` more positions. Returns the review once it is known.
    pub fn step(&mut self, nodes: u32) -> Option<AnyTurnReview> {
        for_both!(self, reviewer => Some(reviewer.step(nodes)?.map(AnyAction::from)))
    }
}
