//! Why a line of play is better than another one: what each brings, by what the points come from.

use serde::{Deserialize, Serialize};

use crate::ai::evaluation::BySeat;
use crate::rules::Source;
use crate::table::{Seat, listed};
use crate::tiles::FeatureKind;

listed! {
    /// What points come from, those that were scored and those that can be expected.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Cause {
        /// Scored by the move itself.
        AtOnce,
        Roads,
        Cities,
        /// Monasteries and gardens.
        Monasteries,
        Fields,
        /// Figures in hand.
        Figures,
        /// At cards: scored in the rest of the round.
        Round,
        /// At cards: what animals are likely to bring in later rounds.
        Animals,
        /// At cards: buildings.
        Buildings,
        /// Everything else.
        Rest,
    }
}

impl Cause {
    /// That of points of a feature.
    pub(in crate::ai) const fn of_kind(kind: FeatureKind) -> Cause {
        match kind {
            FeatureKind::Road => Cause::Roads,
            FeatureKind::City => Cause::Cities,
            FeatureKind::Monastery | FeatureKind::Garden => Cause::Monasteries,
            FeatureKind::Field => Cause::Fields,
        }
    }

    pub(super) const fn of_source(source: Source) -> Cause {
        match source {
            Source::Feature(kind) => Cause::of_kind(kind),
            Source::Handicap
            | Source::Message(_)
            | Source::Theft(_)
            | Source::Robber
            | Source::Goods(_)
            | Source::Gold
            | Source::Gingerbread
            | Source::Flock => Cause::Rest,
        }
    }
}

/// What something is worth to each seat by cause, in thousandths of a point.
pub(in crate::ai) type ByCause = [BySeat; Cause::ALL.len()];

/// Adds what makes the sums of all causes these, as [`Cause::Rest`].
pub(in crate::ai) fn add_rest(causes: &mut ByCause, worth: &BySeat) {
    for (seat, worth) in worth.iter().enumerate() {
        let known: i32 = causes.iter().map(|cause| cause[seat]).sum();
        causes[Cause::Rest as usize][seat] += worth - known;
    }
}

/// The lead of a seat, or the difference of two leads, by cause, in thousandths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Why {
    /// What the seat itself gets more.
    pub own: [i32; Cause::ALL.len()],
    /// What the others get less, as far as that counts for the lead.
    pub others: [i32; Cause::ALL.len()],
}

impl Why {
    /// The sum of all causes.
    pub fn sum(&self) -> i32 {
        self.own.iter().chain(&self.others).sum()
    }

    /// The lead of one of `seats` seats, as [`Evaluation`](crate::ai::Evaluation) counts it, with what each is worth by cause.
    pub(in crate::ai) fn lead(causes: &ByCause, seat: Seat, seats: u8) -> Why {
        let others = || (0..usize::from(seats)).filter(|&other| other != seat.index());
        let whole = |other: usize| causes.iter().map(|cause| cause[other]).sum::<i32>();
        let best = others().max_by_key(|&other| whole(other));
        let counted = |cause: &BySeat| {
            let mean =
                others().map(|other| cause[other]).sum::<i32>() / others().count().max(1) as i32;
            -(best.map_or(0, |best| cause[best]) + mean) / 2
        };
        let mut why = Why::default();
        for (at, cause) in causes.iter().enumerate() {
            why.own[at] = cause[seat.index()];
            why.others[at] = counted(cause);
        }
        why
    }

    /// What the leads of one line exceed those of another one by, both simulated as often. The sum is `whole`, which may count
    /// more than the simulations.
    pub(in crate::ai) fn between(better: &[Why], other: &[Why], whole: i32) -> Why {
        let sums = |part: fn(&Why) -> &[i32; Cause::ALL.len()], at: usize| {
            let sum = |all: &[Why]| all.iter().map(|why| i64::from(part(why)[at])).sum::<i64>();
            sum(better) - sum(other)
        };
        let all = 0..Cause::ALL.len();
        let came: i64 = all
            .clone()
            .map(|at| sums(|why| &why.own, at) + sums(|why| &why.others, at))
            .sum();
        let rounds = better.len().max(1) as i64;
        // Parts of a small difference would become too large.
        let scaled = (i64::from(whole) * rounds).clamp(came / 2, (came * 2).max(came / 2));
        let mut why = Why::default();
        if came > 0 {
            for at in all {
                let part = |sum: i64| (sum * scaled / came / rounds) as i32;
                why.own[at] = part(sums(|why| &why.own, at));
                why.others[at] = part(sums(|why| &why.others, at));
            }
        }
        why.own[Cause::Rest as usize] += whole - why.sum();
        why
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn causes_sum_to_the_lead_that_an_evaluation_counts() {
        let mut causes = ByCause::default();
        causes[Cause::Fields as usize][..3].copy_from_slice(&[9_000, 3_000, 0]);
        causes[Cause::Cities as usize][..3].copy_from_slice(&[2_000, 6_000, 4_000]);
        let worth: BySeat =
            std::array::from_fn(|seat| causes.iter().map(|cause| cause[seat]).sum());
        let lead = crate::ai::Evaluation::relative(&worth, 3);
        for seat in (0..3).map(Seat) {
            let why = Why::lead(&causes, seat, 3);
            assert_eq!(why.sum(), lead.for_seat(seat));
        }
        let why = Why::lead(&causes, Seat(0), 3);
        assert_eq!(why.own[Cause::Fields as usize], 9_000);
        assert_eq!(why.others[Cause::Fields as usize], -(3_000 + 1_500) / 2);
    }

    #[test]
    fn what_simulations_do_not_explain_is_the_rest() {
        let of = |fields: i32| Why {
            own: std::array::from_fn(|at| {
                if at == Cause::Fields as usize {
                    fields
                } else {
                    0
                }
            }),
            ..Why::default()
        };
        let near = Why::between(&[of(9_000), of(7_000)], &[of(1_000), of(1_000)], 6_000);
        assert_eq!(
            (near.own[Cause::Fields as usize], near.sum()),
            (6_000, 6_000)
        );
        let far = Why::between(&[of(1_100)], &[of(1_000)], 3_000);
        assert_eq!(
            (
                far.own[Cause::Fields as usize],
                far.own[Cause::Rest as usize]
            ),
            (200, 2_800)
        );
        let unknown = Why::between(&[], &[], 3_000);
        assert_eq!(unknown.own[Cause::Rest as usize], 3_000);
    }
}
