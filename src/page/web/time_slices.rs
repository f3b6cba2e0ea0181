//! A computer player or a reviewer working in time slices, with messages handled in between: in the worker or, if there is none,
//! in the page.

use crate::context::thinking::{
    AnyReviewer, ComputerPlayer, Request, Response, ReviewRequest, ReviewResponse, ThinkRequest,
    ThinkResponse,
};
use crate::elements::daily::DeckGame;
use crate::features::computer::ahead::{Ahead, Foreseen, Found, next_in_turn};
use crate::features::daily::par::ParGame;
use engine::ai::Carryover;

/// The target length of a slice, in milliseconds.
const SLICE: f64 = 12.0;

/// The task at hand.
enum Work {
    /// A decision for this request.
    Decision(Box<ThinkRequest>, ComputerPlayer),
    /// A review: the epoch of the session, after how many actions the turn began, and the reviewer.
    Review(u64, u64, AnyReviewer),
}

/// A thinker with at most one task at a time.
pub(super) struct SlicedThinking {
    work: Option<Work>,
    /// What the last decision has left for the next one.
    kept: Option<Carryover>,
    /// A deck that an expert plays, when nobody waits for anything else.
    par: Option<(DeckGame, Box<ParGame>)>,
    /// Thinking ahead, when there is time for it.
    ahead: Option<Box<Ahead>>,
    /// The number of positions to look at in the next slice.
    nodes: u32,
}

impl SlicedThinking {
    pub(super) const fn new() -> Self {
        SlicedThinking {
            work: None,
            kept: None,
            par: None,
            ahead: None,
            nodes: 200,
        }
    }

    /// Starts a request. One with a response replaces an unfinished one, which nobody wants any more. Returns the response at
    /// once if there is nothing to decide, or thinking ahead has already found it.
    pub(super) fn begin(&mut self, request: Request) -> Option<Response> {
        match request {
            Request::Think(request) => self.decide(request),
            Request::Review(request) => self.review(request),
            Request::Foresee(request, seat) => {
                self.ahead.get_or_insert_default().look(request, seat);
                None
            }
            Request::Rest => {
                if let Some(ahead) = &mut self.ahead {
                    ahead.rest();
                }
                None
            }
            Request::Par(game) => {
                self.par = ParGame::new(game).map(|par| (game, Box::new(par)));
                None
            }
        }
    }

    fn decide(&mut self, request: ThinkRequest) -> Option<Response> {
        self.work = None;
        let player = match self.ahead.as_mut().and_then(|ahead| ahead.take(&request)) {
            Some(Foreseen::Found(found)) => return Some(self.answer(request, found)),
            Some(Foreseen::Begun(player)) => Some(player),
            None => {
                let player = ComputerPlayer::new(request.clone());
                player.map(|player| player.with_carryover(self.kept.take()))
            }
        };
        let Some(player) = player else {
            return Some(Response::Thought(ThinkResponse {
                epoch: request.epoch,
                action: None,
                ranked: Vec::new(),
            }));
        };
        self.work = Some(Work::Decision(Box::new(request), player));
        None
    }

    fn review(&mut self, request: ReviewRequest) -> Option<Response> {
        self.work = None;
        let (epoch, step) = (request.epoch, request.step);
        if let Some(reviewer) = AnyReviewer::new(request.turn, request.seed) {
            self.work = Some(Work::Review(epoch, step, reviewer));
            return None;
        }
        Some(Response::Reviewed(ReviewResponse {
            epoch,
            step,
            turn_review: None,
        }))
    }

    /// Answers a request, and starts thinking ahead about the seat's next question.
    fn answer(&mut self, request: ThinkRequest, found: Found) -> Response {
        self.kept.clone_from(&found.kept);
        let response = ThinkResponse {
            epoch: request.epoch,
            action: Some(found.action),
            ranked: found.ranked,
        };
        if let Some((request, seat)) = next_in_turn(request, found.action) {
            self.ahead.get_or_insert_default().look(request, seat);
        }
        Response::Thought(response)
    }

    /// Whether there is a task at hand.
    pub(super) const fn is_busy(&self) -> bool {
        self.work.is_some() || self.par.is_some()
    }

    /// Whether there is something to think ahead about.
    pub(super) fn looks_ahead(&self) -> bool {
        self.ahead.as_ref().is_some_and(|ahead| ahead.is_busy())
    }

    /// Works for one slice, or thinks ahead if nothing else is wanted.
    pub(super) fn run_slice(&mut self) -> Option<Response> {
        let start = js_sys::Date::now();
        let (response, whole) = self.step();
        let took = (js_sys::Date::now() - start).max(1.0);
        // If it was done early, the time says nothing about the speed.
        if whole {
            let rate = (SLICE / took).clamp(0.25, 2.0);
            self.nodes = (f64::from(self.nodes) * rate).clamp(20.0, 1e6) as u32;
        }
        response
    }

    /// Looks at the positions of a slice. Returns the response, if any, and whether all positions were needed.
    fn step(&mut self) -> (Option<Response>, bool) {
        let response = match self.work.take() {
            Some(Work::Decision(request, mut player)) => {
                let Some(action) = player.step(self.nodes) else {
                    self.work = Some(Work::Decision(request, player));
                    return (None, true);
                };
                self.answer(*request, Found::new(action, &player))
            }
            Some(Work::Review(epoch, step, mut reviewer)) => {
                let turn_review = reviewer.step(self.nodes);
                if turn_review.is_none() {
                    self.work = Some(Work::Review(epoch, step, reviewer));
                    return (None, true);
                }
                Response::Reviewed(ReviewResponse {
                    epoch,
                    step,
                    turn_review,
                })
            }
            None if self.par.is_some() => return self.step_par(),
            None => {
                let ahead = self.ahead.as_mut();
                return (None, ahead.is_some_and(|ahead| ahead.step(self.nodes)));
            }
        };
        (Some(response), false)
    }

    /// Lets the expert go on with its deck.
    fn step_par(&mut self) -> (Option<Response>, bool) {
        let nodes = self.nodes;
        let points = self.par.as_mut().and_then(|(_, par)| par.step(nodes));
        let over = points.and_then(|points| Some((self.par.take()?.0, points)));
        let response = over.map(|(game, points)| Response::Par(game, points));
        let whole = response.is_none();
        (response, whole)
    }
}
