//! A computer player thinking in slices of time, between which messages are heard: in the worker or, where there is
//! none, in the page.

use crate::shell::computer::messages::{ComputerPlayer, ThinkRequest, ThinkResponse};

/// How long a slice should take, in milliseconds.
const SLICE: f64 = 12.0;

/// At most one player thinking.
pub(super) struct SlicedThinking {
    /// Who thinks, and about which state of the session.
    player: Option<(u64, ComputerPlayer)>,
    /// Positions to look at in the next slice.
    nodes: u32,
}

impl SlicedThinking {
    /// Nobody thinks yet.
    pub(super) const fn new() -> Self {
        SlicedThinking {
            player: None,
            nodes: 200,
        }
    }

    /// Begins with a request, which replaces the one before it: nobody wants that any more. Responds at once when
    /// there is nothing to decide.
    pub(super) fn begin(&mut self, request: ThinkRequest) -> Option<ThinkResponse> {
        let epoch = request.epoch;
        self.player = ComputerPlayer::new(request).map(|player| (epoch, player));
        self.player.is_none().then_some(ThinkResponse {
            epoch,
            action: None,
            ranked: Vec::new(),
        })
    }

    /// Whether somebody is thinking.
    pub(super) const fn is_busy(&self) -> bool {
        self.player.is_some()
    }

    /// Thinks for one slice.
    pub(super) fn run_slice(&mut self) -> Option<ThinkResponse> {
        let (epoch, player) = self.player.as_mut()?;
        let start = js_sys::Date::now();
        let decided = player.step(self.nodes);
        let epoch = *epoch;
        let took = (js_sys::Date::now() - start).max(1.0);
        let rate = (SLICE / took).clamp(0.25, 2.0);
        self.nodes = (f64::from(self.nodes) * rate).clamp(20.0, 1e6) as u32;
        let action = decided?;
        let mut ranked = player.ranked();
        // The only thing that can be done need not be ranked.
        if ranked.is_empty() {
            ranked.push((action, 0));
        }
        self.player = None;
        Some(ThinkResponse {
            epoch,
            action: Some(action),
            ranked,
        })
    }
}
