//! The maximum of a stream of evaluations, with ties broken at random.

use super::rng::SeededRng;

/// The best candidate so far; equals are equally likely.
#[derive(Clone, Copy, Debug)]
pub(super) struct BestCandidate<T> {
    best: Option<(T, i32)>,
    /// Candidates of equal worth so far.
    equals: u32,
}

impl<T> Default for BestCandidate<T> {
    fn default() -> Self {
        BestCandidate {
            best: None,
            equals: 0,
        }
    }
}

impl<T: Copy> BestCandidate<T> {
    /// The best candidate, if any was offered.
    pub fn candidate(&self) -> Option<T> {
        self.best.map(|(candidate, _)| candidate)
    }

    /// What the best candidate is worth.
    pub fn worth(&self) -> Option<i32> {
        self.best.map(|(_, worth)| worth)
    }

    /// Compares one more candidate.
    pub fn offer(&mut self, candidate: T, worth: i32, rng: &mut SeededRng) {
        let takes_over = match self.best {
            Some((_, best)) if worth < best => return,
            Some((_, best)) if worth == best => {
                self.equals += 1;
                rng.below(self.equals) == 0
            }
            _ => {
                self.equals = 1;
                true
            }
        };
        if takes_over {
            self.best = Some((candidate, worth));
        }
    }
}
