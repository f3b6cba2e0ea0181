//! A scoring during the game as a moment: the feature lights up, points rise from its tiles, its figures go home. However much is
//! scored at once, all of it is over within [`WHOLE`].

use kurbo::Point;

use crate::stage::tiles::animator::Animator;
use engine::rules::{Event, Scored, Source, Timing};
use engine::tiles::{Pos, order};
use view::scene::camera::centre;
use view::scene::figures::Owner;
use view::scene::figures::on_board::owner_of;
use view::scene::flight::{Cargo, Hides};
use view::scene::glow::{Glow, Shine};
use view::scene::spots::areas;
use view::scene::tween::{Ease, Millis, Stop, Tween};

/// From the first points to the last figure at home, in milliseconds.
const WHOLE: Millis = 1200.0;
/// The longest time between two scores, and between the first and what follows the last, in milliseconds.
const GAP: Millis = 250.0;
const GAPS: Millis = 400.0;
/// The same between figures that go home.
const HOME_GAP: Millis = 60.0;
const HOME_GAPS: Millis = 100.0;
/// How long after its score a figure leaves, and how long it goes home, in milliseconds.
pub(super) const BEFORE_HOME: Millis = 100.0;
pub(super) const HOME: Millis = WHOLE - GAPS - HOME_GAPS - BEFORE_HOME;
/// How long it takes to count points in the panel of a player, in milliseconds.
pub(super) const COUNTING: Millis = 600.0;
/// How long the way of a spark from its tile to the points takes, in milliseconds.
const SPARK: Millis = 420.0;
/// The most sparks of a score.
const SPARKS: usize = 16;

/// How fast the scores of one decision follow each other.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ScoringPace {
    /// The time between two scores.
    pub(super) gap: Millis,
    /// The time between two figures that go home.
    pub(super) home_gap: Millis,
    /// How long points rise.
    pub(super) rise: Millis,
}

impl ScoringPace {
    /// The more is scored, the closer together.
    pub(super) fn of(events: &[Event]) -> Self {
        let count =
            |counts: fn(&Event) -> bool| events.iter().filter(|event| counts(event)).count();
        let scores = count(|event| scored_now(event).is_some()).max(1) as f64;
        let figures = count(|event| matches!(event, Event::Returned { .. })).max(1) as f64;
        let gap = GAP.min(GAPS / scores);
        ScoringPace {
            gap,
            home_gap: HOME_GAP.min(HOME_GAPS / figures),
            rise: WHOLE - gap * (scores - 1.0),
        }
    }
}

/// Points scored during the game.
fn scored_now(event: &Event) -> Option<&Scored> {
    match event {
        Event::Scored(scored) if scored.points > 0 && scored.timing == Timing::During => {
            Some(scored)
        }
        _ => None,
    }
}

impl Animator<'_> {
    /// Lights a scored feature up and lets sparks fly from its tiles to where its points rise.
    pub(super) fn light_up(
        &mut self,
        scored: &Scored,
        (place, owner): (Point, Owner),
        time: Millis,
    ) {
        let tween = Tween::new(time, self.pace.rise, Ease::Out);
        self.glow(scored, tween, Shine::Swells);
        let mut cells: Vec<Pos> = scored
            .items
            .iter()
            .flat_map(|item| item.tiles.iter().copied())
            .collect();
        order::sort(&mut cells);
        cells.dedup();
        for &cell in cells.iter().take(SPARKS) {
            let way = (Stop::Table(centre(cell)), Stop::Table(place));
            let tween = Tween::new(time, SPARK.min(self.pace.rise), Ease::InOut);
            self.fly(Cargo::Spark(owner), way, tween, Hides::Nothing);
        }
    }

    /// Where animations are off, scored features are lit for a while.
    pub(super) fn light_still(&mut self, events: &[Event], now: Millis) {
        for scored in events.iter().filter_map(scored_now) {
            self.glow(scored, Tween::new(now, WHOLE, Ease::Out), Shine::Steady);
        }
    }

    fn glow(&mut self, scored: &Scored, tween: Tween, shine: Shine) {
        let feature = matches!(scored.source, Source::Feature(_));
        let region = scored
            .spot
            .filter(|_| feature)
            .and_then(|spot| self.game.region_at(spot));
        if let Some(region) = region {
            self.animation.light(Glow {
                areas: areas(self.game, region),
                owner: owner_of(&self.owners, scored.seat),
                points: scored.points,
                tween,
                shine,
            });
        }
    }
}
