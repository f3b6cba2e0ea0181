//! The pairs of fields that one tile may join, without duplicates.

use super::forecast::Merge;

/// Marks the end of a linked list of pairs.
const NONE: u16 = u16::MAX;

/// The noted pairs, in the order first met. Reused between positions to avoid allocation.
#[derive(Clone, Debug, Default)]
pub(super) struct FieldMerges {
    all: Vec<Merge>,
    /// The last pair noted for each first field, by region.
    last: Vec<u16>,
    /// The pair noted before each for the same first field.
    before: Vec<u16>,
}

impl FieldMerges {
    /// Removes all pairs, for a board with this many segments.
    pub fn clear(&mut self, segments: usize) {
        for merge in self.all.drain(..) {
            self.last[usize::from(merge.a.0.0)] = NONE;
        }
        self.before.clear();
        self.last.resize(segments, NONE);
    }

    /// All pairs that were noted.
    pub fn all(&self) -> &[Merge] {
        &self.all
    }

    /// Notes a pair. Of several gaps that can join the same pair the most probable one counts.
    pub fn note(&mut self, merge: Merge) {
        let first = usize::from(merge.a.0.0);
        let mut at = self.last[first];
        while let Some(known) = self.all.get_mut(usize::from(at)) {
            if known.b == merge.b {
                known.probability = known.probability.max(merge.probability);
                return;
            }
            at = self.before[usize::from(at)];
        }
        self.before.push(self.last[first]);
        self.last[first] = self.all.len() as u16;
        self.all.push(merge);
    }
}
