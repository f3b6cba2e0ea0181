//! Keeps count of what was compared, so that a test can tell whether it compared anything.

use engine::rules::{Figure, Part, Scored, Source};
use engine::tiles::FeatureKind;

use super::land::Feature;
use super::witness::Witness;
use super::worth::winners;

impl Witness {
    /// Keeps count of what was compared.
    pub(super) fn met(&mut self, scored: &Scored, feature: Option<&Feature>) {
        let when = if self.last { "at the end" } else { "during" };
        match scored.source {
            Source::Feature(kind) => {
                self.see(format!("{kind:?} scored {when}"));
                let Some(feature) = feature else { return };
                let own = self
                    .land
                    .on(feature)
                    .filter(|piece| piece.owner == scored.seat);
                let large = own.filter(|piece| piece.figure == Figure::Large).count() > 0;
                let tied = winners(&self.land, feature).len() > 1;
                let pig = self
                    .land
                    .on(feature)
                    .any(|piece| piece.figure == Figure::Pig && piece.owner == scored.seat);
                let vineyards = feature.vineyards > 0 && self.setup.parts.has(Part::Vineyards);
                let [mage, witch] = self
                    .land
                    .magic
                    .map(|spot| spot.is_some_and(|spot| feature.spots.contains(&spot)));
                let small = feature.kind == FeatureKind::City && feature.cells.len() == 2;
                for (is, what) in [
                    (large, "with a large meeple"),
                    (tied, "tied"),
                    (small, "small city"),
                    (feature.inn, "with an inn"),
                    (feature.cathedral, "with a cathedral"),
                    (vineyards, "with a vineyard"),
                    (pig, "with a pig"),
                    (mage, "with the mage"),
                    (witch, "with the witch"),
                ] {
                    if is {
                        self.see(format!("{kind:?} {what} {when}"));
                    }
                }
            }
            Source::Message(_) => self.see("points of a message"),
            Source::Gingerbread => self.see("knights of the gingerbread man"),
            Source::Flock => self.see("flock scored"),
            Source::Robber => self.see("robber at the end"),
            _ => {}
        }
    }
}
