//! What a task can ask of a game: of what happened in it, and of how it stands.

use super::Sought;
use crate::cards;
use crate::rules::{Action, Event, Figure, Game, Spot};
use crate::table::{LoggedEvent, Play as _, Recorded, Seat, SeatSet};
use crate::tiles::{FeatureKind, Pos, Rotation};

/// What a task can ask of an event, beside the points in it.
pub trait Judged: LoggedEvent {
    /// Whether a feature was completed in which a seat has the majority.
    fn completes(&self, seat: Seat, kind: FeatureKind) -> bool;
    /// Whether a seat put a figure on a feature.
    fn deploys(&self, seat: Seat, kind: FeatureKind) -> bool;
    /// The cell on which a seat put a tile, and how it was turned, if that is what happened.
    fn places(&self, seat: Seat) -> Option<(Pos, Rotation)>;
    /// Whether a figure came back to a seat.
    fn returns(&self, seat: Seat) -> bool;
}

/// What a task can ask of a game as it stands.
pub trait Examined: Recorded<Event: Judged> {
    /// Whether a meeple of a seat stands on a feature, or stood there until it was scored; `since` is what happened in the
    /// task.
    fn occupies<'a>(
        &self,
        seat: Seat,
        sought: Sought,
        since: impl Iterator<Item = &'a Self::Event>,
    ) -> bool
    where
        Self::Event: 'a;

    /// Whether a seat alone has the majority in a feature where somebody else had it in the game `before`, alone or with
    /// them; or had it until the feature was scored. `since` is what happened in between.
    fn takes_majority<'a>(
        &self,
        before: &Self,
        seat: Seat,
        sought: Sought,
        since: impl Iterator<Item = &'a Self::Event> + Clone,
    ) -> bool
    where
        Self::Event: 'a;

    /// The cells on which whoever is asked may lay a tile, in reading order; none where they are asked something else.
    fn cells_to_lay(&self) -> Vec<Pos>;
}

impl Judged for Event {
    fn completes(&self, seat: Seat, wanted: FeatureKind) -> bool {
        matches!(self, Event::Completed { kind, winners, .. } if *kind == wanted && winners.has(seat))
    }

    fn deploys(&self, whose: Seat, wanted: FeatureKind) -> bool {
        matches!(self, Event::Deployed { seat, kind, .. } if *kind == wanted && *seat == whose)
    }

    fn places(&self, whose: Seat) -> Option<(Pos, Rotation)> {
        match *self {
            Event::Placed {
                seat,
                pos,
                rotation,
                ..
            } if seat == whose => Some((pos, rotation)),
            _ => None,
        }
    }

    fn returns(&self, whose: Seat) -> bool {
        matches!(self, Event::Returned { seat, .. } if *seat == whose)
    }
}

impl Examined for Game {
    fn occupies<'a>(
        &self,
        seat: Seat,
        sought: Sought,
        since: impl Iterator<Item = &'a Event>,
    ) -> bool {
        let own = |owner: Seat, figure: Figure| owner == seat && figure.is_meeple();
        let standing = self.standing().iter();
        let stands = standing.filter(|one| own(one.owner, one.figure));
        let mut stands = stands.map(|one| self.spot(one.seg));
        // Whoever was scored since then has gone home.
        let mut stood = since.filter_map(|event| match *event {
            Event::Deployed {
                seat, figure, spot, ..
            }
            | Event::Returned { seat, figure, spot } => own(seat, figure).then_some(spot),
            _ => None,
        });
        stands.any(|spot| is_of(self, spot, sought)) || stood.any(|spot| is_of(self, spot, sought))
    }

    fn takes_majority<'a>(
        &self,
        before: &Game,
        seat: Seat,
        sought: Sought,
        since: impl Iterator<Item = &'a Event> + Clone,
    ) -> bool {
        let alone = SeatSet::EMPTY.with(seat);
        let others = |winners: SeatSet| !winners.without(seat).is_empty();
        let held = before.regions().all();
        let held = held.filter(|(id, _)| others(before.majority(*id)));
        let mut held = held.map(|(id, _)| before.spot_of(id));
        let taken = |spot: Spot| {
            let now = self.board().seg(spot).map(|seg| self.regions().of(seg));
            let Some(now) = now.filter(|_| is_of(self, spot, sought)) else {
                return false;
            };
            // What was scored since then is empty.
            let mut scored = since.clone().filter_map(|event| match event {
                Event::Completed { spot, winners, .. } if *winners == alone => Some(*spot),
                _ => None,
            });
            let of_it = |spot| {
                let seg = self.board().seg(spot);
                seg.is_some_and(|seg| self.regions().of(seg) == now)
            };
            self.majority(now) == alone || scored.any(of_it)
        };
        held.any(taken)
    }

    fn cells_to_lay(&self) -> Vec<Pos> {
        let cells = self.legal().into_iter().filter_map(|action| match action {
            Action::Place { pos, .. } => Some(pos),
            _ => None,
        });
        let mut cells: Vec<Pos> = cells.collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}

/// Whether a spot belongs to the feature that is sought.
fn is_of(game: &Game, spot: Spot, sought: Sought) -> bool {
    let region = |spot: Spot| {
        let seg = game.board().seg(spot)?;
        Some(game.regions().of(seg))
    };
    let Some(id) = region(spot) else {
        return false;
    };
    match sought {
        Sought::Any(kind) => game.regions().get(id).kind == kind,
        Sought::This(named) => named.find(game.board()).and_then(region) == Some(id),
    }
}

/// There are no features and no figures on tiles among cards.
impl Judged for cards::Event {
    fn completes(&self, _: Seat, _: FeatureKind) -> bool {
        false
    }

    fn deploys(&self, _: Seat, _: FeatureKind) -> bool {
        false
    }

    fn places(&self, _: Seat) -> Option<(Pos, Rotation)> {
        None
    }

    fn returns(&self, _: Seat) -> bool {
        false
    }
}

/// There is no land among cards.
impl Examined for cards::Game {
    fn occupies<'a>(&self, _: Seat, _: Sought, _: impl Iterator<Item = &'a cards::Event>) -> bool {
        false
    }

    fn takes_majority<'a>(
        &self,
        _: &cards::Game,
        _: Seat,
        _: Sought,
        _: impl Iterator<Item = &'a cards::Event> + Clone,
    ) -> bool {
        false
    }

    fn cells_to_lay(&self) -> Vec<Pos> {
        Vec::new()
    }
}
