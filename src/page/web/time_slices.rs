//! A computer player thinking, or looking back at a turn, in slices of time, between which messages are heard: in the worker or, where there is
//! none, in the page.

use crate::context::thinking::{
    AnyReviewer, ComputerPlayer, Request, Response, ReviewRequest, ReviewResponse, ThinkRequest,
    ThinkResponse,
};
use crate::features::computer::ahead::{Ahead, Foreseen, Found, next_in_turn};
use engine::ai::Carryover;

/// How long a slice should take, in milliseconds.
const SLICE: f64 = 12.0;

/// What is thought about.
enum Work {
    /// What a player does about this request.
    Decision(Box<ThinkRequest>, ComputerPlayer),
    /// What is to be said of a turn, in this state of the session, which began after so many actions.
    Review(u64, u64, AnyReviewer),
}

/// At most one of them at a time.
pub(super) struct SlicedThinking {
    work: Option<Work>,
    /// What the decision before has left for the next one.
    kept: Option<Carryover>,
    /// What is thought in advance, where there is time for that.
    ahead: Option<Box<Ahead>>,
    /// Positions to look at in the next slice.
    nodes: u32,
}

impl SlicedThinking {
    /// Nobody thinks yet.
    pub(super) const fn new() -> Self {
        SlicedThinking {
            work: None,
            kept: None,
            ahead: None,
            nodes: 200,
        }
    }

    /// Begins with a request. One that is to be answered replaces the one before it: nobody wants that any more. Responds at once when
    /// there is nothing to decide, or when that was thought about in advance.
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
            verdict: None,
        }))
    }

    /// Answers a request, and looks ahead to what the seat may be asked next.
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

    /// Whether somebody is thinking.
    pub(super) const fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    /// Whether there is something to think about in advance.
    pub(super) fn looks_ahead(&self) -> bool {
        self.ahead.as_ref().is_some_and(|ahead| ahead.is_busy())
    }

    /// Thinks for one slice, in advance where nobody waits for anything.
    pub(super) fn run_slice(&mut self) -> Option<Response> {
        let start = js_sys::Date::now();
        let (response, whole) = self.step();
        let took = (js_sys::Date::now() - start).max(1.0);
        // What was ready sooner says nothing about how long so many positions take.
        if whole {
            let rate = (SLICE / took).clamp(0.25, 2.0);
            self.nodes = (f64::from(self.nodes) * rate).clamp(20.0, 1e6) as u32;
        }
        response
    }

    /// Looks at so many positions more, and says whether all of them were needed.
    fn step(&mut self) -> (Option<Response>, bool) {
        let response = match self.work.take() {
            Some(Work::Decision(request, mut player)) => {
                let Some(action) = player.step(self.nodes) else {
                    self.work = Some(Work::Decision(request, player));
                    return (None, true);
                };
                self.answer(*request, Found::of(action, &player))
            }
            Some(Work::Review(epoch, step, mut reviewer)) => {
                let verdict = reviewer.step(self.nodes);
                if verdict.is_none() {
                    self.work = Some(Work::Review(epoch, step, reviewer));
                    return (None, true);
                }
                Response::Reviewed(ReviewResponse {
                    epoch,
                    step,
                    verdict,
                })
            }
            None => {
                let ahead = self.ahead.as_mut();
                return (None, ahead.is_some_and(|ahead| ahead.step(self.nodes)));
            }
        };
        (Some(response), false)
    }
}
