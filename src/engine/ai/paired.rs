//! A paired test: two choices that were simulated in the same rounds, with the same tiles, are compared round by round, so that
//! the luck of the tiles cancels out.

/// The lead of one choice over another one in the rounds of both.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Paired {
    rounds: i128,
    /// The sum of the leads, and that of their squares.
    sum: i128,
    squares: i128,
}

impl Paired {
    /// Compares the results of both round by round, over as many rounds as both have.
    pub fn new(one: impl IntoIterator<Item = i32>, other: impl IntoIterator<Item = i32>) -> Paired {
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

    /// Whether the first is ahead by more than this many standard errors, given squared. One round is never enough.
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
        let steady = Paired::new([5, 6, 5, 6], [1, 1, 1, 1]);
        assert!(steady.is_ahead_by(9));
        let wild = Paired::new([90, -80, 85, -77], [1, 1, 1, 1]);
        assert!(!wild.is_ahead_by(1));
        let behind = Paired::new([1, 1, 1, 1], [5, 6, 5, 6]);
        assert!(!behind.is_ahead_by(0));
    }

    #[test]
    fn as_many_rounds_count_as_both_have_and_one_says_nothing() {
        assert_eq!(Paired::new([1, 2, 3], [0, 0]).rounds(), 2);
        assert!(!Paired::new([9], [0]).is_ahead_by(0));
    }
}
