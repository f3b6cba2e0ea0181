//! Pondering: while another player decides, a computer player predicts the positions it may face next and thinks about them in
//! advance. It decides the same, only sooner. It knows what its own seat sees; the next tile may be any that is left.

use super::contender::Contender;
use super::level::Level;
use super::progress::Progress;
use super::thinker::{Thinker, can_simulate};
use crate::rules::{Action, Game, Question, outcomes};
use crate::table::{Party, Seat};

/// The most positions predicted: their tiles come in three of four cases.
const MOST: usize = 12;

/// Predicts the rest of another player's turn as if a strong player decided, one position at a time.
#[derive(Debug)]
pub struct Ponder {
    game: Game,
    seat: Seat,
    policy: Contender,
    thinker: Option<Thinker>,
}

impl Ponder {
    /// Starts from the game as a seat sees it, which need not be the one to move.
    pub fn new(game: Game, seat: Seat) -> Ponder {
        Ponder {
            game,
            seat,
            policy: Contender::new(Level::Strong),
            thinker: None,
        }
    }

    /// Continues until about `nodes` more positions have been searched. Once known, returns the positions in which the seat may
    /// next face a decision that it simulates, most probable first; none if it is not next, or if that depends on more than a
    /// draw.
    pub fn step(&mut self, nodes: u32) -> Option<Vec<Game>> {
        let asked = self.game.asked();
        match asked.map(|asked| (asked.party, asked.question)) {
            Some((Party::Chance, Question::Draw(_))) => Some(self.drawn()),
            Some((Party::Player(seat), _)) if seat == self.seat => Some(self.here()),
            Some((Party::Player(_), Question::Confirm)) => {
                self.game.apply_trusted(Action::Confirm);
                None
            }
            Some((Party::Player(_), _)) => self.think(nodes),
            Some((Party::Chance, _)) | None => Some(Vec::new()),
        }
    }

    /// The position itself, if the seat simulates its decision there.
    fn here(&self) -> Vec<Game> {
        let game = can_simulate(&self.game).then(|| self.game.clone());
        game.into_iter().collect()
    }

    /// The positions after each possible draw.
    fn drawn(&self) -> Vec<Game> {
        let mut all = outcomes(&self.game);
        all.sort_by_key(|&(_, weight)| std::cmp::Reverse(weight));
        let after = all.into_iter().map(|(outcome, _)| {
            let mut game = self.game.clone();
            game.apply_trusted(outcome);
            game
        });
        let asked = |game: &Game| game.asked().map(|asked| asked.party);
        let own = after.filter(|game| asked(game) == Some(Party::Player(self.seat)));
        own.filter(can_simulate).take(MOST).collect()
    }

    fn think(&mut self, nodes: u32) -> Option<Vec<Game>> {
        if self.thinker.is_none() {
            self.thinker = Thinker::with_player(self.game.clone(), 0, &self.policy);
        }
        let Some(thinker) = &mut self.thinker else {
            return Some(Vec::new());
        };
        if let Progress::Done(action) = thinker.step(nodes) {
            self.thinker = None;
            self.game.apply_trusted(action);
        }
        None
    }
}
