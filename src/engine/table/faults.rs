//! What is wrong with a setup or a position, as it is reported.

/// How many faults are named at most: more than anybody reads.
const MOST_FAULTS: usize = 100;

/// Faults as they are reported: each once, in the order in which they were found. A long text may have any number of
/// them, so only the first hundred are named.
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
