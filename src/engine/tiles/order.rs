//! Sorting short lists.
//!
//! The sort of the standard library handles lists of any length and is compiled anew for each type,
//! which would add several kilobytes to the page per use. The lists here have a few dozen entries.

use std::cmp::Ordering;

/// Sorts a short list. The sort is stable.
#[inline]
pub fn sort<T: Ord>(list: &mut [T]) {
    sort_by(list, T::cmp);
}

/// Sorts a short list by a key. The sort is stable.
#[inline]
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |one, other| key(one).cmp(&key(other)));
}

/// Sorts a short list with a comparison function. The sort is stable.
///
/// Insertion sort with binary search: few comparisons, one swap per inversion.
pub fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let (done, rest) = list.split_at(end);
        let Some(next) = rest.first() else { return };
        let place = done.partition_point(|before| compare(before, next).is_le());
        for index in (place..end).rev() {
            list.swap(index, index + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_of_few_numbers_is_put_in_order() {
        for number in 0..4_u32.pow(6) {
            let mut list: Vec<u32> = (0..6).map(|digit| number >> (2 * digit) & 3).collect();
            let mut expected = list.clone();
            expected.sort_unstable();
            sort(&mut list);
            assert_eq!(list, expected);
        }
    }

    #[test]
    fn equal_entries_keep_their_order() {
        let mut list = [(2, 'a'), (1, 'b'), (2, 'c'), (1, 'd'), (0, 'e'), (2, 'f')];
        sort_by_key(&mut list, |entry| entry.0);
        let letters: String = list.iter().map(|entry| entry.1).collect();
        assert_eq!(letters, "ebdacf");
    }
}
