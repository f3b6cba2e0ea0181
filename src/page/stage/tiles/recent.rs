//! What others did since the observer's last move, marked on the board until the observer moves again.

use std::ops::Range;

use crate::stage::replay::Replay;
use crate::stage::tiles::state::TileStage;
use engine::rules::{Action, Event, Scored, Spot, Token};
use engine::session::Entry;
use engine::table::{Party, Seat};
use engine::tiles::Pos;
use kurbo::{Point, Vec2};
use view::scene::camera::TILE;
use view::scene::recent::{RecentPoints, RecentTile};
use view::scene::spots::anchor_of;

/// A tile that somebody else placed since the observer's last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecentMove {
    pub pos: Pos,
    pub seat: Seat,
}

impl TileStage {
    /// The tiles others placed since the observer placed one or ended a turn, the oldest first; none in the middle of the observer's
    /// turn or after the game. In a replay, the tiles of the current turn; if no person plays, only the last tile.
    pub fn recent_moves(&self) -> Vec<RecentMove> {
        let entries = &self.session.entries()[self.recent_entries()];
        let mut placed: Vec<RecentMove> = entries.iter().filter_map(placed_by).collect();
        if self.replay.is_none() && self.likely_observer().is_none() {
            placed = placed.pop().into_iter().collect();
        }
        placed
    }

    /// The same, as drawn.
    pub(super) fn recent_tiles(&self) -> Vec<RecentTile> {
        let moves = self.recent_moves().into_iter();
        let tile = |RecentMove { pos, seat }| RecentTile {
            pos,
            owner: self.owner(seat),
        };
        moves.map(tile).collect()
    }

    /// The points scored with these moves, each where it was scored; none while points still rise.
    pub fn recent_points(&self) -> Vec<RecentPoints> {
        if self.replay.is_some() || self.likely_observer().is_none() || self.animation_runs() {
            return Vec::new();
        }
        let entries = &self.session.entries()[self.recent_entries()];
        let events = entries.iter().flat_map(|entry| &entry.events);
        let scored = events.filter_map(|event| match event {
            Event::Scored(scored) if scored.points > 0 => Some(scored),
            _ => None,
        });
        let mut sums: Vec<RecentPoints> = Vec::new();
        for scored in scored {
            self.add_points(&mut sums, scored);
        }
        let pixel = TILE / self.view.camera.goal.zoom.max(1.0);
        stacked(&sums, STACKED * pixel)
    }

    /// The wolf drawn since the observer's last move: the seat and the spot of its shepherd; the last one if there are several.
    pub fn recent_wolf(&self) -> Option<(Seat, Spot)> {
        let entries = self.session.entries();
        let entries = entries.get(self.recent_entries())?.iter().rev();
        let mut events = entries.flat_map(|entry| entry.events.iter().rev());
        events.find_map(|event| match *event {
            Event::TokenDrawn {
                seat,
                token: Token::Wolf,
                spot,
            } => Some((seat, spot)),
            _ => None,
        })
    }

    /// Where that wolf is, once its animation is over.
    pub(super) fn recent_wolves(&self) -> Vec<Point> {
        let wolf = self.recent_wolf().filter(|_| !self.animation_runs());
        let at = wolf.and_then(|(_, spot)| anchor_of(self.game.board(), spot));
        at.into_iter().collect()
    }

    /// Adds points where they were scored, to those of the same owner there.
    fn add_points(&self, sums: &mut Vec<RecentPoints>, scored: &Scored) {
        let board = self.game.board();
        let Some(at) = scored.spot.and_then(|spot| anchor_of(board, spot)) else {
            return;
        };
        let owner = self.owner(scored.seat);
        let points = scored.points;
        let here = |one: &&mut RecentPoints| (one.at, one.owner) == (at, owner);
        match sums.iter_mut().find(here) {
            Some(one) => one.points = one.points.saturating_add(points),
            None => sums.push(RecentPoints { at, owner, points }),
        }
    }

    /// The likely observer: the person to move, or the only one, or the next person in seat order.
    fn likely_observer(&self) -> Option<Seat> {
        let persons = || {
            let asked = self.session.asked_seat().unwrap_or_default().0;
            let seats = self.game.seats();
            let all = (0..seats).map(move |way| Seat((asked + way) % seats));
            all.filter(|&seat| self.session.control(seat).is_person())
        };
        self.session.observer().or_else(|| persons().next())
    }

    /// The decisions since the observer's last move, by index.
    fn recent_entries(&self) -> Range<usize> {
        if let Some(replay) = &self.replay {
            return replay.actions();
        }
        let entries = self.session.entries();
        if self.session.game().is_over() {
            return entries.len()..entries.len();
        }
        let Some(observer) = self.likely_observer() else {
            return 0..entries.len();
        };
        let own = |entry: &Entry| entry.by == Party::Player(observer) && is_own_move(entry.action);
        match entries.iter().rposition(own) {
            // The observer is in the middle of a turn: nothing is recent.
            Some(last) if entries[last].action != Action::Confirm => entries.len()..entries.len(),
            Some(last) => last + 1..entries.len(),
            None => 0..entries.len(),
        }
    }

    /// Whether an animation is running on the board.
    fn animation_runs(&self) -> bool {
        self.view.animation.is_moving(self.clock)
    }

    /// The tile placed last, and the seat that placed it.
    pub fn last_placed(&self) -> Option<(Pos, Seat)> {
        let entries = self.session.entries();
        let step = self.replay.as_ref().map_or(entries.len(), Replay::step);
        let played = &entries[..step.min(entries.len())];
        let last = played.iter().rev().find_map(placed_by);
        last.map(|RecentMove { pos, seat }| (pos, seat))
    }
}

/// The tile that a player placed with a decision.
const fn placed_by(entry: &Entry) -> Option<RecentMove> {
    match (entry.action, entry.by) {
        (Action::Place { pos, .. }, Party::Player(seat)) => Some(RecentMove { pos, seat }),
        _ => None,
    }
}

/// The vertical distance of points of different owners scored at one place, in CSS pixels.
const STACKED: f64 = 24.0;

/// The points with those of different owners at one place stacked `apart` below each other.
fn stacked(sums: &[RecentPoints], apart: f64) -> Vec<RecentPoints> {
    let place = |(index, one): (usize, &RecentPoints)| {
        let above = sums[..index].iter().filter(|other| other.at == one.at);
        RecentPoints {
            at: one.at + Vec2::new(0.0, above.count() as f64 * apart),
            ..*one
        }
    };
    sums.iter().enumerate().map(place).collect()
}

/// Whether it is an action of a player's own turn: placing or discarding a tile, ending the turn.
const fn is_own_move(action: Action) -> bool {
    matches!(
        action,
        Action::Place { .. } | Action::Discard(_) | Action::Confirm
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use view::scene::figures::Owner;

    #[test]
    fn points_of_several_owners_at_one_place_stand_below_each_other() {
        let place = |y, owner| RecentPoints {
            at: Point::new(500.0, y),
            owner,
            points: 3,
        };
        let sums = [
            place(0.0, Owner::Red),
            place(1000.0, Owner::Red),
            place(0.0, Owner::Blue),
        ];
        let below = place(24.0, Owner::Blue);
        assert_eq!(stacked(&sums, 24.0), [sums[0], sums[1], below]);
    }
}
