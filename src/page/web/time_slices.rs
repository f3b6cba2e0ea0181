//! A computer player thinking, or looking back at a turn, in slices of time, between which messages are heard: in the worker or, where there is
//! none, in the page.

use crate::shell::computer::messages::{
    ComputerPlayer, Request, Response, ReviewResponse, ThinkResponse,
};
use engine::ai::Kept;
use engine::ai::review::Reviewer;

/// How long a slice should take, in milliseconds.
const SLICE: f64 = 12.0;

/// What is thought about.
enum Work {
    /// What a player does in this state of the session.
    Decision(u64, ComputerPlayer),
    /// What is to be said of a turn, in this state of the session, which began after so many actions.
    Review(u64, u64, Box<Reviewer>),
}

/// At most one of them at a time.
pub(super) struct SlicedThinking {
    work: Option<Work>,
    /// What the decision before has left for the next one.
    kept: Option<Kept>,
    /// Positions to look at in the next slice.
    nodes: u32,
}

impl SlicedThinking {
    /// Nobody thinks yet.
    pub(super) const fn new() -> Self {
        SlicedThinking {
            work: None,
            kept: None,
            nodes: 200,
        }
    }

    /// Begins with a request, which replaces the one before it: nobody wants that any more. Responds at once when
    /// there is nothing to decide.
    pub(super) fn begin(&mut self, request: Request) -> Option<Response> {
        let nothing = match &request {
            Request::Think(request) => Response::Thought(ThinkResponse {
                epoch: request.epoch,
                action: None,
                ranked: Vec::new(),
            }),
            Request::Review(request) => Response::Reviewed(ReviewResponse {
                epoch: request.epoch,
                step: request.step,
                verdict: None,
            }),
        };
        self.work = match request {
            Request::Think(request) => {
                let epoch = request.epoch;
                let player = ComputerPlayer::new(request);
                player.map(|player| Work::Decision(epoch, player.with_kept(self.kept.take())))
            }
            Request::Review(request) => Reviewer::new(*request.turn, request.seed)
                .map(|reviewer| Work::Review(request.epoch, request.step, Box::new(reviewer))),
        };
        self.work.is_none().then_some(nothing)
    }

    /// Whether somebody is thinking.
    pub(super) const fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    /// Thinks for one slice.
    pub(super) fn run_slice(&mut self) -> Option<Response> {
        let work = self.work.as_mut()?;
        let start = js_sys::Date::now();
        let found = work.step(self.nodes);
        let took = (js_sys::Date::now() - start).max(1.0);
        let rate = (SLICE / took).clamp(0.25, 2.0);
        self.nodes = (f64::from(self.nodes) * rate).clamp(20.0, 1e6) as u32;
        if found.is_some()
            && let Some(Work::Decision(_, player)) = self.work.take()
        {
            self.kept = player.kept();
        }
        found
    }
}

impl Work {
    /// Looks at so many positions more. Returns what was found, as soon as that is known.
    fn step(&mut self, nodes: u32) -> Option<Response> {
        match self {
            Work::Decision(epoch, player) => {
                let action = player.step(nodes)?;
                let mut ranked = player.ranked();
                // The only thing that can be done need not be ranked.
                if ranked.is_empty() {
                    ranked.push((action, 0));
                }
                Some(Response::Thought(ThinkResponse {
                    epoch: *epoch,
                    action: Some(action),
                    ranked,
                }))
            }
            Work::Review(epoch, step, reviewer) => {
                let verdict = reviewer.step(nodes)?;
                Some(Response::Reviewed(ReviewResponse {
                    epoch: *epoch,
                    step: *step,
                    verdict: Some(verdict),
                }))
            }
        }
    }
}
