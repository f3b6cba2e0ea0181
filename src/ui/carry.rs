//! A figure in the hand: taken from the bar or from one of its places, carried over the board, put down on a place.

use kurbo::Point;

use super::gesture::{Grip, Press};
use super::input::Device;
use super::table::{Table, length};
use crate::rules::Figure;
use crate::scene::board::{figure_on, owner_of};
use crate::scene::flight::{Cargo, Flight, Hides};
use crate::scene::spots::{FigureSpot, spot_at};
use crate::scene::tween::{Ease, Millis, Stop, Tween};
use crate::tiles::FeatureKind;

/// How far beside its place in the bar a figure can still be taken, in pixels of the page.
const REACH: f64 = 4.0;
/// Size of a tile of which a figure in the hand has the size, in pixels of the page.
const SIZE: f64 = 170.0;
/// How much wider a place for a figure is for one that is carried than for a tap.
const WIDER: f64 = 1.6;

impl Table {
    /// The kind of figure at a point of the bar.
    pub(super) fn kind_at(&self, at: Point) -> Option<Figure> {
        let shown = |figure: &Figure| self.place_in_bar(*figure);
        let under = |figure: &Figure| shown(figure).is_some_and(|place| place.contains(at));
        self.figures().into_iter().find(under)
    }

    /// Where a kind of figure lies in the bar.
    fn place_in_bar(&self, figure: Figure) -> Option<kurbo::Rect> {
        let index = self.figures().iter().position(|&kind| kind == figure)?;
        let place = self.layout.kinds.get(index)?;
        Some(place.inset(REACH))
    }

    /// The place for a figure at a point of the screen.
    pub(super) fn spot_at(&self, at: Point, device: Device) -> Option<FigureSpot> {
        spot_at(&self.spots.all, &self.camera_of_spots(), at, device.reach()).copied()
    }

    /// Carries a figure on: the place it is near to lights up. The figure itself counts first, then what holds it; where
    /// there is a loupe, the tile it shows does too.
    pub(super) fn carry(&mut self, press: Press) {
        self.grip = Grip::Figure(press);
        let Some(held) = self.grip.figure() else {
            return;
        };
        let reach = press.device.reach() * WIDER;
        let cameras = [self.camera_of_spots(), self.camera];
        let near = cameras.iter().find_map(|camera| {
            let near = |at| spot_at(&self.spots.all, camera, at, reach);
            near(held).or_else(|| near(press.at))
        });
        let index = near.and_then(|near| self.spots.all.iter().position(|spot| spot == near));
        self.spots.over = index.filter(|_| !self.layout.dock.contains(press.at));
    }

    /// Puts the figure down where it is carried, or lets it go back.
    pub(super) fn drop_figure(&mut self, press: Press, now: Millis) {
        self.carry(press);
        let held = self.grip.figure().unwrap_or(press.at);
        self.grip = Grip::None;
        let over = self.spots.over.take();
        match over.and_then(|over| self.spots.all.get(over).copied()) {
            Some(spot) => {
                self.motion.dropped = Some(Stop::Screen(held, SIZE));
                self.deploy(spot.figure, spot.segment, now);
                self.motion.dropped = None;
            }
            None => self.give_back(held, now),
        }
    }

    /// A figure that was put down nowhere goes back to the bar.
    pub(super) fn give_back(&mut self, held: Point, now: Millis) {
        let place = self.place_in_bar(self.spots.figure);
        if let (Some(place), Some(cargo)) = (place, self.cargo()) {
            let way = (Stop::Screen(held, SIZE), Stop::Screen(place.center(), SIZE));
            let tween = Tween::new(now, self.lasting(length::BACK), Ease::Out);
            self.fly(cargo, way, tween, Hides::Nothing);
        }
    }

    /// The figure that would be put, standing as it would on the place it is near to.
    fn cargo(&self) -> Option<Cargo> {
        let owner = owner_of(&self.owners(), self.session.asked_seat()?);
        let placed = self.game.placed_now()?;
        let spot = self.spots.over.and_then(|over| self.spots.all.get(over));
        let printed = crate::tiles::catalogue().tile(placed.tile);
        let kind = spot.map_or(FeatureKind::City, |spot| printed.segment(spot.segment).kind);
        Some(Cargo::Figure(figure_on(self.spots.figure, kind, owner)))
    }

    /// The figure in the hand, as a flight that stands still.
    pub(super) fn carried(&self, now: Millis) -> Option<Flight> {
        let here = Stop::Screen(self.grip.figure()?, SIZE);
        Some(Flight {
            cargo: self.cargo()?,
            from: here,
            to: here,
            tween: Tween::new(now, 0.0, Ease::Out),
            since: now,
            hides: Hides::Nothing,
        })
    }
}
