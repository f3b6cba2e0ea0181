//! Points rising from the board: beside their feature, without covering other points shown at the same time.

use kurbo::{Point, Rect, Vec2};

use crate::stage::tiles::animation::PendingPoints;
use crate::stage::tiles::animator::Animator;
use crate::stage::tiles::scoring::COUNTING;
use engine::rules::{Scored, Timing};
use view::scene::camera::{TILE, centre};
use view::scene::figures::on_board::owner_of;
use view::scene::flight::{Cargo, Hides, plate, worth};
use view::scene::tween::{Ease, Millis, Stop, Tween};

/// The gap between two plates of points, in CSS pixels.
const GAP: f64 = 5.0;
/// How far from their feature points may move to find room, in heights and half widths of a plate.
const STEPS: i32 = 7;
/// The cost of a covered pixel, relative to a pixel of distance.
const COVERED: f64 = 4.0;
/// The additional cost of leaving the free part of the screen.
const CUT: f64 = 5.0;
/// How long points of the final scoring rise, in milliseconds: they are gone before the next feature is counted.
const FINAL_RISE: Millis = 1050.0;
/// How high points of the final scoring rise, in CSS pixels.
const FINAL_HEIGHT: f64 = 12.0;

impl Animator<'_> {
    /// Lets points rise from their feature. Returns when they start.
    pub(super) fn rise(&mut self, scored: &Scored, time: Millis) -> Millis {
        let place = match (
            scored.spot,
            scored.items.first().and_then(|item| item.tiles.first()),
        ) {
            (Some(spot), _) => self.anchor(spot),
            (None, Some(&pos)) => centre(pos),
            (None, None) => self.camera.middle,
        };
        let owner = owner_of(&self.owners, scored.seat);
        // Many rise at once at the end, so none goes far.
        let (rise, length, counting) = match scored.timing {
            Timing::Final => (
                FINAL_HEIGHT * TILE / self.camera.zoom.max(1.0),
                FINAL_RISE,
                0.0,
            ),
            Timing::During => (0.75 * TILE, self.pace.rise, COUNTING),
        };
        let pending = PendingPoints::of(scored, time, counting);
        self.animation.pending.push(pending);
        let tween = Tween::new(time, length, Ease::Out);
        let span = (time, tween.end());
        let place = place + self.aside_for((place, rise), scored.points, span);
        if scored.timing == Timing::During {
            self.light_up(scored, (place, owner), time);
        }
        // Upwards as seen, however the table is turned.
        let risen = place
            + self
                .camera
                .way_on_table(Vec2::new(0.0, -rise * self.camera.zoom / TILE));
        let way = (Stop::Table(place), Stop::Table(risen));
        self.fly(
            Cargo::Points(scored.points, owner),
            way,
            tween,
            Hides::Nothing,
        );
        time
    }

    /// The shift for points at `place`, so that they cover no other points between `from` and `until`; `rise` is how high they
    /// rise. All in table units.
    pub(super) fn aside_for(
        &self,
        (place, rise): (Point, f64),
        points: u16,
        (from, until): (Millis, Millis),
    ) -> Vec2 {
        let zoom = self.camera.zoom / TILE;
        let way = |place: Point, rise: f64, points: u16| {
            let end = self.camera.on_screen(place);
            let plate = Rect::from_center_size(end, plate(points) * worth(points)).inset(GAP / 2.0);
            plate.union(plate - Vec2::new(0.0, rise * zoom))
        };
        let others: Vec<Rect> = self
            .animation
            .flights
            .iter()
            .filter(|flight| flight.tween.start < until && flight.tween.end() > from)
            .filter_map(|flight| match (&flight.cargo, flight.from, flight.to) {
                (Cargo::Points(points, _), Stop::Table(a), Stop::Table(b)) => {
                    Some(way(a, a.distance(b), *points))
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
        self.camera.way_on_table(best.unwrap_or(Vec2::ZERO))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::tiles::state::TileStage;
    use engine::rules::Action;
    use engine::session::Session;
    use view::scene::figures::Owner;
    use view::scene::flight::Flight;
    use view::scene::layout::Layout;

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
                at.seen(&table.view.camera.goal).0,
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

    const RECORD: &str = "bastide 1\nset base\nseats 2\noption first-player 1\nseed 1\n\
        stack base/U base/E base/B\n";

    /// A game of three tiles played to its end, with a figure on each tile that can take one.
    fn ended() -> TileStage {
        let session: Session = Session::load(RECORD).expect("a record");
        let mut stage = TileStage::new(session, Layout::default(), false);
        while !stage.session().game().is_over() {
            let legal = stage.legal();
            let figure = |action: &&Action| matches!(action, Action::Deploy { .. });
            let action = legal.iter().find(figure).or(legal.first());
            stage.act(*action.expect("an action"), 0.0);
        }
        stage
    }

    #[test]
    fn points_of_the_final_scoring_rise_a_little_each_time() {
        let stage = ended();
        let rises = stage.view.animation.flights.iter();
        let rises = rises.filter_map(|flight| match (&flight.cargo, flight.from, flight.to) {
            (Cargo::Points(..), Stop::Table(from), Stop::Table(to)) => {
                let camera = stage.view.camera.goal;
                Some(camera.on_screen(from).y - camera.on_screen(to).y)
            }
            _ => None,
        });
        let rises: Vec<f64> = rises.collect();
        assert!(rises.len() > 1, "several figures score at the end");
        for rise in rises {
            assert!((8.0..=20.0).contains(&rise), "{rise} CSS pixels");
        }
    }
}
