//! Where points rise from the board: beside their feature, and not over other points that are seen at the same time.

use kurbo::{Point, Rect, Vec2};

use crate::stage::tiles::animator::Animator;
use view::scene::camera::TILE;
use view::scene::flight::{Cargo, plate};
use view::scene::tween::{Millis, Stop};

/// The gap between two plates with points, in CSS pixels.
const GAP: f64 = 5.0;
/// How far away from their feature points go for a place of their own, in heights and in half widths of a plate.
const STEPS: i32 = 7;
/// How bad a covered pixel is, beside a pixel of distance.
const COVERED: f64 = 4.0;
/// How much worse it is to leave the free part of the screen.
const CUT: f64 = 5.0;

impl Animator<'_> {
    /// How far points that belong to `place` rise elsewhere, so that they cover no others between `from` and `until`.
    /// `rise` is how high they rise. All in table units.
    pub(super) fn aside_for(
        &self,
        (place, rise): (Point, f64),
        points: u16,
        (from, until): (Millis, Millis),
    ) -> Vec2 {
        let zoom = self.camera.zoom / TILE;
        let way = |place: Point, rise: f64, points: u16| {
            let end = self.camera.on_screen(place);
            let plate = Rect::from_center_size(end, plate(points)).inset(GAP / 2.0);
            plate.union(plate - Vec2::new(0.0, rise * zoom))
        };
        let others: Vec<Rect> = self
            .animation
            .flights()
            .iter()
            .filter(|flight| flight.tween.start < until && flight.tween.end() > from)
            .filter_map(|flight| match (&flight.cargo, flight.from, flight.to) {
                (Cargo::Points(points, _), Stop::Table(a), Stop::Table(b)) => {
                    Some(way(a, a.y - b.y, *points))
                }
                _ => None,
            })
            .collect();
        let own = way(place, rise, points);
        let room = self.layout.free;
        let cost = |by: &Vec2| {
            let plate = own + *by;
            let covered = others.iter().map(|other| other.intersect(plate).area());
            let outside = plate.area() - plate.intersect(room).area();
            by.hypot() + COVERED * (covered.sum::<f64>() + CUT * outside)
        };
        let by = (-STEPS..=STEPS).flat_map(|row| {
            let column = move |column: i32| {
                let x = f64::from(column) * own.width() / 2.0;
                Vec2::new(x, f64::from(row) * own.height() / 2.0)
            };
            (-STEPS..=STEPS).map(column)
        });
        let best = by.min_by(|a, b| cost(a).total_cmp(&cost(b)));
        best.unwrap_or(Vec2::ZERO) / zoom.max(1e-9)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::TileStage;
    use engine::session::Session;
    use view::scene::figures::Owner;
    use view::scene::flight::{Flight, Hides};
    use view::scene::layout::Layout;
    use view::scene::tween::{Ease, Tween};

    /// The plates of points that belong to one place and rise at these times.
    fn plates(times: &[Millis]) -> Vec<Rect> {
        let record = "bastide 1\nset base\nseats 2\nseed 1\n";
        let session: Session = Session::load(record).expect("a record");
        let mut table = TileStage::new(session, Layout::default(), false);
        let mut plates = Vec::new();
        for &time in times {
            let tween = Tween::new(time, 1000.0, Ease::Out);
            let by = table
                .animator()
                .aside_for((Point::ZERO, 0.0), 12, (time, tween.end()));
            let at = Stop::Table(Point::ZERO + by);
            plates.push(Rect::from_center_size(
                at.seen(&table.view.camera.goal()).0,
                plate(12),
            ));
            table.view.animation.add(Flight {
                cargo: Cargo::Points(12, Owner::Red),
                from: at,
                to: at,
                tween,
                since: time,
                hides: Hides::Nothing,
            });
        }
        plates
    }

    #[test]
    fn points_that_are_seen_together_do_not_cover_each_other() {
        let plates = plates(&[0.0; 7]);
        for (index, one) in plates.iter().enumerate() {
            for other in &plates[index + 1..] {
                assert_eq!(one.intersect(*other).area(), 0.0, "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn points_one_after_the_other_rise_in_the_same_place() {
        let plates = plates(&[0.0, 2000.0]);
        assert_eq!(plates[0], plates[1]);
    }
}
