//! Points as they are expected, with tenths.

use crate::messages::Texts;

impl Texts {
    /// Thousandths of a point, not below 0, as points: "3.4".
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

/// Points, and tenths of one, of thousandths that are not below 0.
pub(crate) fn tenths(thousandths: i32) -> (u32, u32) {
    let tenths = (thousandths.max(0) as u32 + 50) / 100;
    (tenths / 10, tenths % 10)
}
