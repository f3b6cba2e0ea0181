//! The best of what was weighed so far.

use super::dice::Dice;

/// The best action so far; among equals each is as likely as the others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Favourite<A> {
    best: Option<(A, i32)>,
    /// Actions of that worth seen so far.
    equals: u32,
}

impl<A> Default for Favourite<A> {
    fn default() -> Self {
        Favourite {
            best: None,
            equals: 0,
        }
    }
}

impl<A: Copy> Favourite<A> {
    /// The best action, if any was weighed.
    pub fn action(&self) -> Option<A> {
        self.best.map(|(action, _)| action)
    }

    /// What the best action is worth.
    pub fn worth(&self) -> Option<i32> {
        self.best.map(|(_, worth)| worth)
    }

    /// Compares one more action.
    pub fn offer(&mut self, action: A, worth: i32, dice: &mut Dice) {
        let takes_over = match self.best {
            Some((_, best)) if worth < best => return,
            Some((_, best)) if worth == best => {
                self.equals += 1;
                dice.below(self.equals) == 0
            }
            _ => {
                self.equals = 1;
                true
            }
        };
        if takes_over {
            self.best = Some((action, worth));
        }
    }
}
