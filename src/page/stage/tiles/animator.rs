//! Turns events into animations: flights of tiles, figures and points.

use std::f64::consts::FRAC_PI_2;

use kurbo::Point;

use crate::stage::duration;
use crate::stage::preferences::Preferences;
use crate::stage::tiles::animation::Animation;
use crate::stage::tiles::scoring::{BEFORE_HOME, HOME, ScoringPace};
use crate::stage::tiles::state::TileStage;
use crate::stage::tiles::tile_in_hand::TilePose;
use engine::rules::{self, Event, Game, Marker, Scored, Spot, Standing, Timing};
use engine::table::Seat;
use engine::tiles::{FeatureKind, Pos, Rotation, TileId, catalogue};
use view::scene::TileKey;
use view::scene::board::next_copy;
use view::scene::camera::{Camera, centre};
use view::scene::crowd::place_of_figure;
use view::scene::figures::Owner;
use view::scene::figures::on_board::{figure_on, owner_of};
use view::scene::flight::{Cargo, Flight, Hides};
use view::scene::layout::Layout;
use view::scene::spots::anchor_of;
use view::scene::tween::{Ease, Millis, Stop, Tween};

/// The size, in CSS pixels, of a tile in proportion to figures in their owner's panel.
const AT_HOME: f64 = 110.0;

/// How long a figure flies to its place, in milliseconds.
pub(super) const STEP: Millis = 340.0;
/// How long a scored figure flies home, in milliseconds.
const LIFT: Millis = 800.0;
/// The longest time between two final scores, in milliseconds.
const FINAL_GAP: Millis = 650.0;
/// The time from the first to the last final score, in milliseconds.
const FINAL_LENGTH: Millis = 3600.0;

pub(super) fn is_final(scored: &Scored) -> bool {
    scored.is_news() && scored.timing == Timing::Final
}

/// The time between two final scores: the more there are, the shorter.
fn final_gap(events: &[Event]) -> Millis {
    let scores = events
        .iter()
        .filter(|event| matches!(event, Event::Scored(scored) if is_final(scored)))
        .count();
    (FINAL_LENGTH / scores.max(1) as f64).min(FINAL_GAP)
}

/// Animates the events between two states of a game on one viewport.
pub(super) struct Animator<'a> {
    pub(super) before: &'a Game,
    pub(super) game: &'a Game,
    pub(super) layout: &'a Layout,
    pub(super) camera: Camera,
    pub(super) owners: Vec<Owner>,
    /// They include whether animations are off.
    pub(super) preferences: Preferences,
    /// How fast scores follow each other.
    pub(super) pace: ScoringPace,
    /// The animations running already.
    pub(super) animation: &'a mut Animation,
}

impl TileStage {
    /// The animator from the previous state to the one shown.
    pub(super) fn animator(&mut self) -> Animator<'_> {
        Animator {
            owners: self.owners(),
            before: &self.before,
            game: &self.game,
            layout: &self.layout,
            camera: self.view.camera.goal,
            preferences: self.preferences,
            pace: ScoringPace::default(),
            animation: &mut self.view.animation,
        }
    }

    /// The points of one score figure of a seat that were shown so far.
    pub fn total(&self, seat: Seat, marker: Marker) -> u32 {
        let pending = self
            .view
            .animation
            .points(|pending| (pending.seat, pending.marker) == (seat, marker));
        let total = self.game.player(seat).total(marker);
        total.saturating_sub(pending)
    }
}

impl Animator<'_> {
    /// Animates events one after the other. `by_hand` means that a person at this device made the move and has already seen it.
    pub(super) fn animate(&mut self, events: &[Event], by_hand: bool, now: Millis) {
        self.animation.extend_to(now);
        if self.preferences.calm {
            self.light_still(events, now);
            return;
        }
        self.pace = ScoringPace::of(events);
        let mut time = now;
        let gap = final_gap(events);
        for event in events {
            self.animation.event_start = time;
            time = match event {
                Event::Scored(scored) if is_final(scored) => self.rise(scored, time) + gap,
                _ => self.animate_event(event, by_hand, time),
            };
        }
        self.animation.extend_to(time);
    }

    /// Animates one event from `time` on. Returns when the next one may start.
    fn animate_event(&mut self, event: &Event, by_hand: bool, time: Millis) -> Millis {
        match event {
            Event::Placed {
                seat,
                tile,
                pos,
                rotation,
            } if !by_hand => self.fly_in(*seat, (*tile, *rotation), *pos, time),
            Event::Deployed {
                seat,
                figure,
                kind,
                spot,
            } => self.step_out(*seat, (*figure, *kind), *spot, time),
            Event::Scored(scored) if scored.points > 0 => self.rise(scored, time) + self.pace.gap,
            Event::Returned { seat, figure, spot } => self.go_home(*seat, *figure, *spot, time),
            _ => self.animate_piece(event, time),
        }
    }

    /// Adds a flight from one stop to another. Returns when it arrives.
    pub(super) fn fly(
        &mut self,
        cargo: Cargo,
        way: (Stop, Stop),
        tween: Tween,
        hides: Hides,
    ) -> Millis {
        let since = self.animation.event_start;
        self.animation.add(Flight {
            cargo,
            from: way.0,
            to: way.1,
            tween,
            since,
            hides,
        });
        tween.end()
    }

    /// Where the figures of a player are beside the board.
    pub(super) fn home(&self, seat: Seat) -> Stop {
        Stop::Screen(self.layout.home(seat.index()), AT_HOME)
    }

    fn key_at(&self, tile: TileId, rotation: Rotation) -> TileKey {
        let copies = catalogue().tile(tile).decor.len().max(1) as u8;
        let next = next_copy(self.game.board(), tile);
        TileKey::new(tile, (next + copies - 1) % copies, rotation)
    }

    /// Animates a tile that another player placed.
    fn fly_in(
        &mut self,
        seat: Seat,
        (tile, rotation): (TileId, Rotation),
        pos: Pos,
        time: Millis,
    ) -> Millis {
        let cargo = Cargo::Tile(self.key_at(tile, rotation), -FRAC_PI_2);
        let way = (self.home(seat), Stop::Table(centre(pos)));
        let tween = Tween::new(time, 520.0, Ease::InOut);
        self.fly(cargo, way, tween, Hides::Tile(pos))
    }

    /// A tile dropped by hand settles on its cell.
    pub(super) fn settle(&mut self, pos: Pos, from: TilePose, now: Millis) {
        let board = self.game.board();
        let Some(placed) = board.get(pos).map(|index| *board.at(index)) else {
            return;
        };
        let cargo = Cargo::Tile(self.key_at(placed.tile, placed.rotation), 0.0);
        let way = (Stop::Screen(from.at, from.size), Stop::Table(centre(pos)));
        let far = from.at.distance(self.camera.on_screen(centre(pos)));
        let tween = Tween::new(
            now,
            self.preferences.duration((120.0 + far * 0.5).min(380.0)),
            Ease::Out,
        );
        self.fly(cargo, way, tween, Hides::Tile(pos));
    }

    /// A tile on the board turns in place.
    pub(super) fn turn_in_place(
        &mut self,
        pos: Pos,
        before: Rotation,
        clockwise: bool,
        now: Millis,
    ) {
        let board = self.game.board();
        let Some(placed) = board.get(pos).map(|index| *board.at(index)) else {
            return;
        };
        let quarters = before.inverse().then(placed.rotation) as u8;
        let angle = f64::from(quarters) * FRAC_PI_2;
        let spin = if clockwise {
            -angle
        } else {
            4.0 * FRAC_PI_2 - angle
        };
        let cargo = Cargo::Tile(self.key_at(placed.tile, placed.rotation), spin);
        let stop = Stop::Table(centre(pos));
        let tween = Tween::new(
            now,
            self.preferences.duration(duration::TURN * 1.4),
            Ease::Out,
        );
        self.fly(cargo, (stop, stop), tween, Hides::Tile(pos));
    }

    pub(super) fn anchor(&self, spot: Spot) -> Point {
        anchor_of(self.game.board(), spot).unwrap_or_else(|| centre(spot.pos))
    }

    fn step_out(
        &mut self,
        seat: Seat,
        (figure, kind): (rules::Figure, FeatureKind),
        spot: Spot,
        time: Millis,
    ) -> Millis {
        let owner = owner_of(&self.owners, seat);
        let cargo = Cargo::Figure(figure_on(figure, kind, owner));
        let from = self.animation.dropped.take();
        let from = from.unwrap_or_else(|| self.home(seat));
        let there = place_of_figure(self.game, spot, (seat, figure));
        let way = (
            from,
            Stop::Table(there.unwrap_or_else(|| self.anchor(spot))),
        );
        let tween = Tween::new(time, STEP, Ease::Out);
        self.fly(cargo, way, tween, Hides::Figure(spot))
    }

    /// A figure scored at the end flies home to its owner.
    pub(super) fn lift(&mut self, one: Standing, time: Millis) {
        let (spot, kind) = (self.game.spot(one.seg), self.game.board().kind(one.seg));
        let cargo = Cargo::Figure(figure_on(
            one.figure,
            kind,
            owner_of(&self.owners, one.owner),
        ));
        let here = place_of_figure(self.game, spot, (one.owner, one.figure));
        let here = Stop::Table(here.unwrap_or_else(|| self.anchor(spot)));
        let tween = Tween::new(time, LIFT, Ease::InOut);
        self.fly(cargo, (here, self.home(one.owner)), tween, Hides::Nothing);
    }

    /// A figure flies home to its owner.
    fn go_home(&mut self, seat: Seat, figure: rules::Figure, spot: Spot, time: Millis) -> Millis {
        let board = self.game.board();
        let kind = board
            .seg(spot)
            .map_or(FeatureKind::City, |seg| board.kind(seg));
        let owner = owner_of(&self.owners, seat);
        let cargo = Cargo::Figure(figure_on(figure, kind, owner));
        let here = place_of_figure(self.before, spot, (seat, figure));
        let here = Stop::Table(here.unwrap_or_else(|| self.anchor(spot)));
        let here = self.animation.dropped.take().unwrap_or(here);
        let way = (here, self.home(seat));
        let tween = Tween::new(time + BEFORE_HOME, HOME, Ease::InOut);
        self.fly(cargo, way, tween, Hides::Nothing);
        time + self.pace.home_gap
    }
}
