//! When a missed lesson comes back: after 1, 3, 7 and 20 days, as long as it is solved at the first try each time. A day is a
//! whole one by the clock of the device, counted from 1970.

/// The days until a lesson comes back, time after time.
const PAUSES: [u32; 4] = [1, 3, 7, 20];
/// The most lessons that come back on a day: they take about ten minutes.
pub(super) const MOST_A_DAY: u32 = 8;
/// The last day that is read, in 2199.
pub(super) const LAST_DAY: u32 = 84_005;

/// When a missed lesson comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// How often it was solved when it came back.
    solved: u8,
    /// The day it comes back.
    due: u32,
}

impl Repetition {
    /// The one with these numbers, if there can be one.
    pub fn new(solved: u8, due: u32) -> Option<Repetition> {
        let known = usize::from(solved) < PAUSES.len() && due <= LAST_DAY;
        known.then_some(Repetition { solved, due })
    }

    /// What follows from the first try at a lesson; `None` if it does not come back. Solving one that is not due changes nothing.
    pub fn after(before: Option<Repetition>, right: bool, today: u32) -> Option<Repetition> {
        match before {
            _ if !right => Repetition::new(0, today + PAUSES[0]),
            Some(before) if before.is_due(today) => {
                let solved = before.solved + 1;
                let pause = PAUSES.get(usize::from(solved))?;
                Repetition::new(solved, today + pause)
            }
            before => before,
        }
    }

    /// Whether it comes back today. No pause is so long that a wrong clock must have set it: such a lesson is not lost.
    pub fn is_due(self, today: u32) -> bool {
        let longest = PAUSES[PAUSES.len() - 1];
        self.due <= today || self.due > today + longest
    }

    /// The days until it comes back.
    pub fn days_left(self, today: u32) -> u32 {
        match self.is_due(today) {
            true => 0,
            false => self.due - today,
        }
    }

    /// How often it was solved, and the day it comes back.
    pub const fn numbers(self) -> (u8, u32) {
        (self.solved, self.due)
    }
}

/// On how many of these days in a row, today or yesterday the last of them, something was learned. They are in order.
pub fn days_in_a_row(days: &[u32], today: u32) -> u32 {
    let learned = |day: &u32| days.binary_search(day).is_ok();
    let last = match learned(&today) {
        true => today,
        false => today.saturating_sub(1),
    };
    let row = (0..=last).rev().take_while(learned);
    row.count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn missed(today: u32) -> Repetition {
        Repetition::after(None, false, today).expect("it comes back")
    }

    #[test]
    fn what_was_missed_comes_back_after_1_3_7_and_20_days() {
        let mut today = 100;
        let mut next = missed(today);
        for pause in PAUSES {
            assert_eq!(next.days_left(today), pause);
            assert!((today..today + pause).all(|day| !next.is_due(day)));
            today += pause;
            assert!(next.is_due(today) && next.is_due(today + 5));
            match Repetition::after(Some(next), true, today) {
                Some(after) => next = after,
                None => assert_eq!(pause, 20, "it was solved for the last time"),
            }
        }
    }

    #[test]
    fn missed_again_it_begins_anew() {
        let later = Repetition::new(3, 100);
        assert_eq!(
            Repetition::after(later, false, 104),
            Repetition::new(0, 105)
        );
    }

    #[test]
    fn solved_at_once_it_never_comes_back_and_before_its_day_nothing_changes() {
        assert_eq!(Repetition::after(None, true, 100), None);
        let early = Some(missed(100));
        assert_eq!(Repetition::after(early, true, 100), early);
    }

    #[test]
    fn a_clock_that_goes_back_loses_and_doubles_nothing() {
        let solved = Repetition::after(Some(missed(100)), true, 101).expect("it comes back");
        assert!(!solved.is_due(99), "it was solved already");
        assert_eq!(Repetition::after(Some(solved), true, 99), Some(solved));
        assert!(missed(40_000).is_due(100), "nobody waits so long");
        let days = [98, 99, 100];
        assert_eq!(
            [99, 100, 101].map(|day| days_in_a_row(&days, day)),
            [2, 3, 3]
        );
    }

    #[test]
    fn a_day_without_learning_ends_the_row() {
        let days = [0, 1, 3, 4, 5];
        let rows = [0, 1, 2, 3, 5, 6, 7].map(|day| days_in_a_row(&days, day));
        assert_eq!(rows, [1, 2, 2, 1, 3, 3, 0]);
    }

    #[test]
    fn what_cannot_be_is_refused() {
        assert_eq!(Repetition::new(4, 100), None);
        assert_eq!(Repetition::new(0, LAST_DAY + 1), None);
    }
}
