//! The score table at the end: points by seat and origin.

use crate::rules;
use crate::table::{LoggedEvent, Origin, Seat, SeatSet, Timing};
use crate::tiles::order;

/// One row: points of every seat from one origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row<O = rules::Origin> {
    pub origin: O,
    /// During the game or in the final scoring.
    pub timing: Timing,
    pub points: Vec<u32>,
    /// Who missed out on points, for example for an incomplete road with an inn.
    pub lost: SeatSet,
}

/// Points by seat and origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreTable<O = rules::Origin> {
    /// Rows with points or missed points: those during the game in the order of the origins, then
    /// the final scoring.
    pub rows: Vec<Row<O>>,
    /// The sum of all rows, by seat.
    pub totals: Vec<u32>,
}

impl<O: Origin> ScoreTable<O> {
    /// The table of players who started with `before` points, and everything scored since.
    pub(super) fn new<'a, E: LoggedEvent<Origin = O> + 'a>(
        before: &[u32],
        events: impl Iterator<Item = &'a E>,
    ) -> ScoreTable<O> {
        let mut table = ScoreTable {
            rows: Vec::new(),
            totals: vec![0; before.len()],
        };
        for (seat, &points) in (0..).map(Seat).zip(before) {
            if points > 0 {
                table.add(seat, points, O::BEFORE, Timing::During);
            }
        }
        let scored = events.filter_map(LoggedEvent::points);
        for scored in scored.filter(|scored| scored.points > 0 || scored.lost) {
            let points = scored.points.into();
            let row = table.add(scored.seat, points, scored.origin, scored.timing);
            if points == 0 {
                row.lost = row.lost.with(scored.seat);
            }
        }
        order::sort_by_key(&mut table.rows, |row| (row.timing, row.origin));
        table
    }

    fn add(&mut self, seat: Seat, points: u32, origin: O, timing: Timing) -> &mut Row<O> {
        let seats = self.totals.len();
        let known = |row: &Row<O>| (row.origin, row.timing) == (origin, timing);
        let place = self.rows.iter().position(known).unwrap_or_else(|| {
            self.rows.push(Row {
                origin,
                timing,
                points: vec![0; seats],
                lost: SeatSet::EMPTY,
            });
            self.rows.len() - 1
        });
        let total = &mut self.totals[seat.index()];
        *total = total.saturating_add(points);
        let row = &mut self.rows[place];
        let sum = &mut row.points[seat.index()];
        *sum = sum.saturating_add(points);
        row
    }
}
