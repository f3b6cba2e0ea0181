//! Two choices that were played on in the same rounds, with the same tiles: compared round by round, so that the luck of the
//! tiles, which both had, counts for nothing.

/// By how much one choice came to more than another one, over the rounds of both.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Paired {
    rounds: i128,
    /// The leads of the rounds, and their squares, summed up.
    sum: i128,
    squares: i128,
}

impl Paired {
    /// What came of one and of the other in each round; as many rounds count as both have.
    pub fn of(one: impl IntoIterator<Item = i32>, other: impl IntoIterator<Item = i32>) -> Paired {
        let mut paired = Paired::default();
        for (one, other) in one.into_iter().zip(other) {
            let lead = i128::from(one) - i128::from(other);
            paired.rounds += 1;
            paired.sum += lead;
            paired.squares += lead * lead;
        }
        paired
    }

    /// How many rounds were compared.
    pub const fn rounds(&self) -> i128 {
        self.rounds
    }

    /// Whether the one is ahead by more standard errors than that, which is given squared. One round never says so.
    pub const fn is_ahead_by(&self, squared_errors: i128) -> bool {
        let spread = self.rounds * self.squares - self.sum * self.sum;
        self.sum > 0 && self.sum * self.sum * (self.rounds - 1) > squared_errors * spread
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_counts_when_it_varies_by_little() {
        let steady = Paired::of([5, 6, 5, 6], [1, 1, 1, 1]);
        assert!(steady.is_ahead_by(9));
        let wild = Paired::of([90, -80, 85, -77], [1, 1, 1, 1]);
        assert!(!wild.is_ahead_by(1));
        let behind = Paired::of([1, 1, 1, 1], [5, 6, 5, 6]);
        assert!(!behind.is_ahead_by(0));
    }

    #[test]
    fn as_many_rounds_count_as_both_have_and_one_says_nothing() {
        assert_eq!(Paired::of([1, 2, 3], [0, 0]).rounds(), 2);
        assert!(!Paired::of([9], [0]).is_ahead_by(0));
    }
}
