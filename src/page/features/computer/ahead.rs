//! Pondering: thinking during somebody else's turn about what a computer player may be asked next. It finds what it would find
//! when asked, so the only difference is that the answer is there sooner.

use crate::context::Context;
use crate::features::computer::ComputerMoves;
use std::collections::VecDeque;

use crate::context::effects::Effect;
use crate::context::thinking::{ComputerPlayer, ThinkRequest};
use crate::stage::{AnyAction, AnyGame};
use engine::ai::{Carryover, Level, Ponder};
use engine::rules::Game;
use engine::session::Control;
use engine::table::{Party, Seat};

/// Most answers kept.
const KEPT: usize = 24;

/// Pondered answers, and what is being pondered.
#[derive(Debug, Default)]
pub struct Ahead {
    /// How the player thinks; its game is the one pondering started from.
    by: Option<ThinkRequest>,
    ponder: Option<Box<Ponder>>,
    /// Positions to ponder, the likeliest first.
    next: VecDeque<Game>,
    current: Option<(Game, ComputerPlayer)>,
    found: VecDeque<(Game, Found)>,
}

/// A computer player's result.
#[derive(Debug)]
pub struct Found {
    pub action: AnyAction,
    /// The candidates, as [`ComputerPlayer::ranked`] returns them.
    pub ranked: Vec<(AnyAction, i32)>,
    /// What it keeps for its next decision.
    pub kept: Option<Carryover>,
}

/// What is known about a question.
#[derive(Debug)]
pub enum Foreseen {
    Found(Found),
    /// It is still being pondered.
    Begun(ComputerPlayer),
}

impl Ahead {
    /// Ponders what this seat may be asked next, given the game of the request as it sees it, and drops anything else. Earlier
    /// results are kept if the player thinks as before.
    pub fn look(&mut self, by: ThinkRequest, seat: Seat) {
        let as_before = |before: &ThinkRequest| thinks_as(before, &by);
        if !self.by.as_ref().is_some_and(as_before) {
            self.found.clear();
        }
        self.rest();
        if let AnyGame::Tiles(game) = &by.game {
            self.ponder = Some(Box::new(Ponder::new(Game::clone(game), seat)));
        }
        self.by = Some(by);
    }

    /// Stops pondering; results are kept.
    pub fn rest(&mut self) {
        self.ponder = None;
        self.next.clear();
        self.current = None;
    }

    /// Whether there is anything to ponder.
    pub fn is_busy(&self) -> bool {
        self.ponder.is_some() || self.current.is_some() || !self.next.is_empty()
    }

    /// Ponders for `nodes` more positions. Returns whether it may have needed all of them.
    pub fn step(&mut self, nodes: u32) -> bool {
        if let Some(ponder) = &mut self.ponder {
            if let Some(foreseen) = ponder.step(nodes) {
                self.ponder = None;
                let known = |game: &Game| self.found.iter().any(|(other, _)| other == game);
                self.next = foreseen.into_iter().filter(|game| !known(game)).collect();
            }
            return false;
        }
        if self.current.is_none()
            && let Some(game) = self.next.pop_front()
        {
            let request = self.by.as_ref().map(|by| ThinkRequest {
                game: AnyGame::Tiles(Box::new(game.clone())),
                ..by.clone()
            });
            self.current = request
                .and_then(ComputerPlayer::new)
                .map(|player| (game, player));
        }
        let Some((game, mut player)) = self.current.take() else {
            return false;
        };
        let Some(action) = player.step(nodes) else {
            self.current = Some((game, player));
            return true;
        };
        self.found.truncate(KEPT - 1);
        self.found.push_front((game, Found::new(action, &player)));
        false
    }

    /// What is known about a question asked now. Everything else is dropped.
    pub fn take(&mut self, request: &ThinkRequest) -> Option<Foreseen> {
        let current = self.current.take();
        self.rest();
        self.by.as_ref().filter(|by| thinks_as(by, request))?;
        let AnyGame::Tiles(asked) = &request.game else {
            return None;
        };
        let found = self.found.iter().position(|(game, _)| *game == **asked);
        if let Some((_, found)) = found.and_then(|index| self.found.remove(index)) {
            return Some(Foreseen::Found(found));
        }
        let (_, player) = current.filter(|(game, _)| *game == **asked)?;
        Some(Foreseen::Begun(player))
    }
}

impl Found {
    /// The result of a player that does this.
    pub fn new(action: AnyAction, player: &ComputerPlayer) -> Found {
        let mut ranked = player.ranked();
        // A single legal action is not ranked.
        if ranked.is_empty() {
            ranked.push((action, 0));
        }
        Found {
            action,
            ranked,
            kept: player.carryover(),
        }
    }
}

/// Whether two requests would give the same answer to the same question.
fn thinks_as(one: &ThinkRequest, other: &ThinkRequest) -> bool {
    let player = |request: &ThinkRequest| (request.seed, request.level, request.patience);
    player(one) == player(other)
}

/// The request that follows its answer, if the same seat may be asked next in its turn.
pub fn next_in_turn(request: ThinkRequest, action: AnyAction) -> Option<(ThinkRequest, Seat)> {
    let (AnyGame::Tiles(mut game), AnyAction::Tiles(action)) = (request.game.clone(), action)
    else {
        return None;
    };
    let Some(Party::Player(seat)) = game.asked().map(|asked| asked.party) else {
        return None;
    };
    game.apply_trusted(action);
    let asked = game.asked().map(|asked| asked.party) == Some(Party::Player(seat));
    let game = AnyGame::Tiles(game);
    asked.then_some((ThinkRequest { game, ..request }, seat))
}

/// Lets an expert who is next ponder while somebody in front of the screen decides; not while the page is hidden, or a turn is only
/// tried out.
pub(crate) fn foresee(computer: &mut ComputerMoves, cx: &mut Context) {
    let asked = cx.asked_here().filter(|_| cx.visible && !cx.tries_out());
    let epoch = asked.map(|(epoch, _)| epoch);
    if epoch == computer.foreseen {
        return;
    }
    let next = asked.and_then(|(_, seat)| next_expert(cx, seat));
    if next.is_some() || computer.foreseen.is_some() {
        cx.effects.push(Effect::Foresee(next));
    }
    computer.foreseen = epoch;
}

/// The next seat, if an expert has it.
fn next_expert(cx: &Context, seat: Seat) -> Option<Seat> {
    let session = cx.tile_stage()?.session();
    let next = seat.next(session.game().seats());
    // `matches!` instead of `==`: this runs before the first move, where comparing all kinds of controls would add code.
    matches!(session.control(next), Control::Computer(Level::Expert)).then_some(next)
}
