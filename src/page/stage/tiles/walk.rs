//! The final scoring as a walk over the board: features light up one after another, their figures are lifted off and their points
//! rise. It can be skipped, and seen again.

use crate::stage::tiles::animation::PendingPoints;
use crate::stage::tiles::animator::is_final;
use crate::stage::tiles::camera::LEGIBLE_IN_PASSING;
use crate::stage::tiles::camera_rig::Framing;
use crate::stage::tiles::final_walk::{FinalWalk, Station, WalkStep, final_part};
use crate::stage::tiles::state::TileStage;
use engine::rules::{Event, RegionId, Scored, Source, Spot, Standing};
use engine::tiles::FeatureKind;
use view::scene::camera::Camera;
use view::scene::recent::RecentPoints;
use view::scene::spots::{anchor_of, areas};
use view::scene::tween::Millis;

/// The longest and shortest time for a station, in milliseconds.
const STATION: (Millis, Millis) = (2400.0, 1400.0);
/// The time for all stations, unless that makes each too short, in milliseconds.
const WHOLE: Millis = 36_000.0;
/// How long a feature is shown before its points rise, in milliseconds: the camera has arrived by then.
const BEFORE_POINTS: Millis = 380.0;
/// How long the last points are shown, in milliseconds.
const AFTER_LAST: Millis = 900.0;

impl TileStage {
    /// The current station of the walk.
    pub fn walk(&self) -> Option<WalkStep<'_>> {
        let walk = self.view.walk.as_ref()?;
        let shown = walk.shown?;
        Some(WalkStep {
            number: shown + 1,
            count: walk.stations.len(),
            scores: &walk.stations[shown].scores,
        })
    }

    /// The events of the final scoring, if there was one.
    fn final_events(&self) -> &[Event] {
        let entries = self.session.entries().iter().rev();
        let mut ends = entries
            .map(|entry| entry.events.as_slice())
            .filter_map(final_part);
        ends.next().unwrap_or_default()
    }

    /// Whether the final scoring can be seen again.
    pub fn can_walk(&self) -> bool {
        let is_final = |event: &Event| matches!(event, Event::Scored(scored) if scored.is_news());
        self.replay.is_none() && self.final_events().iter().any(is_final)
    }

    /// Shows the final scoring again.
    pub(crate) fn walk_again(&mut self, now: Millis) {
        if self.can_walk() {
            self.finish_animation(now);
            let events = self.final_events().to_vec();
            self.begin_walk(&events, now);
            self.tick_walk(now);
        }
    }

    /// Plans the walk through the scores among these events, starting at `from`.
    pub(super) fn begin_walk(&mut self, events: &[Event], from: Millis) {
        let mut stations = self.stations(events);
        let length = (WHOLE / stations.len().max(1) as f64).clamp(STATION.1, STATION.0);
        let mut camera = self.view.camera.goal;
        self.view.camera.framing = Framing::Walk;
        for (index, station) in stations.iter_mut().enumerate() {
            station.at = from + index as f64 * length;
            camera = self.camera_on(camera, &station.cells, LEGIBLE_IN_PASSING);
            self.plan_station(station, camera);
        }
        let end = from + stations.len() as f64 * length + AFTER_LAST;
        self.view.animation.extend_to(end);
        self.view.walk = Some(FinalWalk {
            stations,
            end,
            shown: None,
            areas: Vec::new(),
        });
    }

    /// All scores, grouped by feature in the order in which they are counted.
    fn stations(&self, events: &[Event]) -> Vec<Station> {
        let region_at = |spot| self.game.region_at(spot);
        let mut stations: Vec<Station> = Vec::new();
        for event in events {
            let Event::Scored(scored) = event else {
                continue;
            };
            if !is_final(scored) {
                continue;
            }
            let feature = matches!(scored.source, Source::Feature(_));
            let region = scored.spot.filter(|_| feature).and_then(region_at);
            let same = |station: &&mut Station| station.belongs(region, scored);
            match stations.last_mut().filter(same) {
                Some(station) => station.add(event, scored),
                None => {
                    let mut station = self.station(region);
                    station.add(event, scored);
                    stations.push(station);
                }
            }
        }
        stations
    }

    fn station(&self, region: Option<RegionId>) -> Station {
        let regions = self.game.regions();
        let on =
            |one: &&Standing| region.is_some_and(|region| regions.region_of(one.seg) == region);
        let figures: Vec<Standing> = self.game.standing().iter().filter(on).copied().collect();
        let cells = figures.iter().map(|one| self.game.spot(one.seg).pos);
        Station {
            at: 0.0,
            region,
            cells: cells.collect(),
            figures,
            scores: Vec::new(),
        }
    }

    /// Schedules the rising points of a station and the flights of its figures.
    fn plan_station(&mut self, station: &Station, camera: Camera) {
        let calm = self.preferences.calm;
        let at = station.at + if calm { 0.0 } else { BEFORE_POINTS };
        if calm {
            for scored in &station.scores {
                let pending = PendingPoints::of(scored, at, 0.0);
                self.view.animation.pending.push(pending);
            }
            return;
        }
        let mut animator = self.animator();
        animator.camera = camera;
        animator.animation.event_start = station.at;
        for scored in &station.scores {
            animator.rise(scored, at);
        }
        for &one in &station.figures {
            animator.lift(one, at);
        }
    }

    /// Advances the walk. Returns whether the picture changed.
    pub(super) fn tick_walk(&mut self, now: Millis) -> bool {
        let Some(walk) = &mut self.view.walk else {
            return false;
        };
        if walk.end <= now {
            self.end_walk(now);
            return true;
        }
        let next = walk.at(now);
        if next == walk.shown {
            return false;
        }
        walk.shown = next;
        let station = next.and_then(|next| walk.stations.get(next));
        let Some((region, cells)) = station.map(|station| (station.region, station.cells.clone()))
        else {
            return true;
        };
        let field = region.filter(|&id| self.game.regions().get(id).kind == FeatureKind::Field);
        let counted = field.map(|field| self.game.cities_at(field));
        let lit = region.into_iter().chain(counted.unwrap_or_default());
        walk.areas = lit.flat_map(|id| areas(&self.game, id)).collect();
        // A field is shown with the cities that count for it, in their real outlines instead of whole tiles.
        self.highlight(match field {
            Some(_) => Vec::new(),
            None => cells,
        });
        self.aim_walk(now);
        true
    }

    /// Brings the current station in sight, unless the camera was moved by hand.
    pub(super) fn aim_walk(&mut self, now: Millis) {
        let walk = self.view.walk.as_ref();
        let station = walk.and_then(|walk| walk.stations.get(walk.shown?));
        let cells = station.map(|station| station.cells.clone());
        let cells = cells.filter(|cells| !cells.is_empty());
        if let Some(cells) = cells.filter(|_| self.view.camera.framing == Framing::Walk) {
            let camera = self.camera_on(self.view.camera.goal, &cells, LEGIBLE_IN_PASSING);
            self.move_camera(camera, now);
        }
    }

    /// Shows the whole board again after the walk, unless the camera was moved by hand.
    fn end_walk(&mut self, now: Millis) {
        self.view.walk = None;
        self.highlight(Vec::new());
        if self.view.camera.framing == Framing::Walk {
            self.view.camera.framing = Framing::Play;
            self.move_camera(self.viewport().fitting(), now);
        }
    }

    /// Where the walk has lifted figures off.
    pub(super) fn lifted(&self) -> Vec<Spot> {
        let reached = self.view.walk.as_ref().map(FinalWalk::reached);
        let reached = reached.unwrap_or_default().iter();
        let figures = reached.flat_map(|station| &station.figures);
        figures.map(|one| self.game.spot(one.seg)).collect()
    }

    /// The points of the current station if animations are off: they appear where they would rise.
    pub(super) fn still_points(&self) -> Vec<RecentPoints> {
        let calm = self.preferences.calm;
        let step = self.walk().filter(|_| calm);
        let scores = step.map(|step| step.scores).unwrap_or_default().iter();
        let board = self.game.board();
        let point = |scored: &Scored| {
            Some(RecentPoints {
                at: anchor_of(board, scored.spot?)?,
                owner: self.owner(scored.seat),
                points: scored.points,
            })
        };
        scores.filter_map(point).collect()
    }
}
