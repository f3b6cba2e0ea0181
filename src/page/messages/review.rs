//! Expected points, with tenths.

use crate::messages::Texts;

impl Texts {
    /// Thousandths of a point, at least 0, as points: "3.4".
    pub fn tenths_of_points(&self, thousandths: i32) -> String {
        let (points, tenths) = tenths(thousandths);
        self.review_number(points, tenths)
    }

    /// The same with a sign: "+3.4".
    pub fn signed_points(&self, thousandths: i32) -> String {
        let sign = match (tenths(thousandths.saturating_abs()), thousandths) {
            ((0, 0), _) => "",
            (_, 0..) => "+",
            _ => "\u{2212}",
        };
        format!(
            "{sign}{}",
            self.tenths_of_points(thousandths.saturating_abs())
        )
    }
}

/// Whole points, and tenths of a point, from thousandths of at least 0.
pub(crate) fn tenths(thousandths: i32) -> (u32, u32) {
    let tenths = (thousandths.max(0) as u32 + 50) / 100;
    (tenths / 10, tenths % 10)
}
