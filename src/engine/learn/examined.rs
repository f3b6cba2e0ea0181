//! What a task can ask about a game: about its events, and about its current state.

use super::GoalFeature;
use super::goal::MOST_TO_COME;
use crate::ai::is_won;
use crate::cards;
use crate::rules::{Action, Event, Figure, Game, Hand, RegionId, Spot};
use crate::table::{LoggedEvent, Play as _, Recorded, Seat, SeatSet};
use crate::tiles::{FeatureKind, Pos, Rotation, order};

/// What a task can ask about an event, besides its points.
pub trait Judged: LoggedEvent {
    /// Whether it completes a feature of this kind in which the seat has the majority.
    fn completes(&self, seat: Seat, kind: FeatureKind) -> bool;
    /// Whether the seat puts a figure on a feature of this kind.
    fn deploys(&self, seat: Seat, kind: FeatureKind) -> bool;
    /// The cell and rotation of a tile that the seat places, if that is the event.
    fn places(&self, seat: Seat) -> Option<(Pos, Rotation)>;
    /// Whether a figure returns to the seat.
    fn returns(&self, seat: Seat) -> bool;
}

/// What a task can ask about the state of a game.
pub trait Examined: Recorded<Event: Judged> {
    /// Whether a meeple of a seat stands on a feature, or stood there until it was scored; `since` are the events of the task.
    fn occupies(&self, seat: Seat, sought: GoalFeature, since: &[&Self::Event]) -> bool;

    /// Whether a seat alone has the majority in a feature, or had it until the feature was scored, and in the game `before`
    /// another seat had it, alone or shared. `since` are the events in between.
    fn takes_majority(
        &self,
        before: &Self,
        seat: Seat,
        sought: GoalFeature,
        since: &[&Self::Event],
    ) -> bool;

    /// The cells where the player to move may place a tile, in reading order; empty if something else is asked.
    fn cells_to_lay(&self) -> Vec<Pos>;

    /// Whether a seat whose turn is over wins whatever the others do and whatever is drawn. `None` if that cannot be determined:
    /// more than [`MOST_TO_COME`] tiles are still to be drawn, hands are secret, or the search takes too many positions, or more
    /// than are `left` for this and other games.
    fn is_won_by(&self, seat: Seat, left: &mut u32) -> Option<bool>;
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
    fn occupies(&self, seat: Seat, sought: GoalFeature, since: &[&Event]) -> bool {
        is_occupied(self, seat, sought, since)
    }

    fn takes_majority(
        &self,
        before: &Game,
        seat: Seat,
        sought: GoalFeature,
        since: &[&Event],
    ) -> bool {
        is_majority_taken((before, self), seat, sought, since)
    }

    fn cells_to_lay(&self) -> Vec<Pos> {
        all_cells_to_lay(self)
    }

    fn is_won_by(&self, seat: Seat, left: &mut u32) -> Option<bool> {
        can_be_searched(self, seat)
            .then(|| is_won(self, seat, left))
            .flatten()
    }
}

fn is_occupied(game: &Game, seat: Seat, sought: GoalFeature, since: &[&Event]) -> bool {
    let own = |owner: Seat, figure: Figure| owner == seat && figure.is_meeple();
    let standing = game.standing().iter();
    let stands = standing.filter(|one| own(one.owner, one.figure));
    let stands = stands.map(|one| game.spot(one.seg));
    // Meeples on features scored since then have returned.
    let stood = since.iter().filter_map(|event| match **event {
        Event::Deployed {
            seat, figure, spot, ..
        }
        | Event::Returned { seat, figure, spot } => own(seat, figure).then_some(spot),
        _ => None,
    });
    stands.chain(stood).any(|spot| is_of(game, spot, sought))
}

fn is_majority_taken(
    (before, game): (&Game, &Game),
    seat: Seat,
    sought: GoalFeature,
    since: &[&Event],
) -> bool {
    let alone = SeatSet::EMPTY.with(seat);
    let others = |winners: SeatSet| !winners.without(seat).is_empty();
    let held = before.regions().all();
    let held = held.filter(|(id, _)| others(before.majority(*id)));
    let mut held = held.map(|(id, _)| before.spot_of(id));
    // Features scored since then are empty.
    let scored = since.iter().filter_map(|event| match event {
        Event::Completed { spot, winners, .. } if *winners == alone => game.region_at(*spot),
        _ => None,
    });
    let scored: Vec<RegionId> = scored.collect();
    let taken = |spot: Spot| {
        let now = game.region_at(spot).filter(|_| is_of(game, spot, sought));
        now.is_some_and(|now| game.majority(now) == alone || scored.contains(&now))
    };
    held.any(taken)
}

/// Whether the rest of a game can be searched: the turn of the seat is over, hands are open, and few tiles are left.
fn can_be_searched(game: &Game, seat: Seat) -> bool {
    let over = game.is_over() || game.active_seat() != seat;
    let hidden = game.setup().options.hand != Hand::One;
    over && !hidden && game.stack().left() <= MOST_TO_COME
}

fn all_cells_to_lay(game: &Game) -> Vec<Pos> {
    let cells = game.legal().into_iter().filter_map(|action| match action {
        Action::Place { pos, .. } => Some(pos),
        _ => None,
    });
    let mut cells: Vec<Pos> = cells.collect();
    order::sort(&mut cells);
    cells.dedup();
    cells
}

/// Whether a spot belongs to the sought feature.
fn is_of(game: &Game, spot: Spot, sought: GoalFeature) -> bool {
    let Some(id) = game.region_at(spot) else {
        return false;
    };
    match sought {
        GoalFeature::Any(kind) => game.regions().get(id).kind == kind,
        GoalFeature::This(named) => {
            let spot = named.find(game.board());
            spot.and_then(|spot| game.region_at(spot)) == Some(id)
        }
    }
}

/// The card game has no features and no figures on tiles.
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

/// The card game has no board.
impl Examined for cards::Game {
    fn occupies(&self, _: Seat, _: GoalFeature, _: &[&cards::Event]) -> bool {
        false
    }

    fn takes_majority(
        &self,
        _: &cards::Game,
        _: Seat,
        _: GoalFeature,
        _: &[&cards::Event],
    ) -> bool {
        false
    }

    fn cells_to_lay(&self) -> Vec<Pos> {
        Vec::new()
    }

    fn is_won_by(&self, _: Seat, _: &mut u32) -> Option<bool> {
        None
    }
}
