//! Reporting the faults of a setup or a position.

/// The largest number of faults reported.
const MOST_FAULTS: usize = 100;

/// Removes duplicates, keeping the order in which faults were found. A long text may have any
/// number of them, so only the first `MOST_FAULTS` are kept.
pub fn distinct_faults<F: PartialEq>(faults: impl IntoIterator<Item = F>) -> Vec<F> {
    let mut distinct = Vec::new();
    for fault in faults {
        if distinct.len() == MOST_FAULTS {
            break;
        }
        if !distinct.contains(&fault) {
            distinct.push(fault);
        }
    }
    distinct
}
