//! Something in the hand: taken from the bar, from one of its places or from the board, carried over the board, put down
//! on a place or brought to the bar.

use kurbo::Point;

use super::gesture::Grip;
use super::spots::Held;
use crate::ui::stage::input::Device;
use crate::ui::stage::pointer::Press;
use crate::ui::stage::{TileStage, length};
use engine::rules::Action;
use engine::tiles::FeatureKind;
use view::scene::answers::{Answer, Deed, Drawn, Piece, Source, answer_at};
use view::scene::board::{figure_on, owner_of};
use view::scene::camera::Camera;
use view::scene::figures::Figure;
use view::scene::flight::{Cargo, Flight};
use view::scene::pointing::{feature_at, spot_under};
use view::scene::tween::{Ease, Millis, Stop, Tween};

/// How far beside its place in the bar something can still be taken, in pixels of the page.
const REACH: f64 = 4.0;
/// Size of a tile of which something in the hand has the size, in pixels of the page.
const SIZE: f64 = 170.0;
/// How much wider a place is for something that is carried than for a tap.
const WIDER: f64 = 1.6;

impl TileStage {
    /// What lies at a point of the bar.
    pub(super) fn kind_at(&self, at: Point) -> Option<Piece> {
        let shown = |piece: &Piece| self.place_in_bar(*piece);
        let under = |piece: &Piece| shown(piece).is_some_and(|place| place.contains(at));
        self.pieces().into_iter().find(under)
    }

    /// Where something lies in the bar.
    fn place_in_bar(&self, piece: Piece) -> Option<kurbo::Rect> {
        let index = self.pieces().iter().position(|&kind| kind == piece)?;
        let place = self.layout.kinds.get(index)?;
        Some(place.inset(REACH))
    }

    /// The place at a point of the screen, by index. Those that a loupe shows are only there.
    pub(super) fn spot_at(&self, at: Point, device: Device) -> Option<usize> {
        let (all, loupe) = (&self.view.spots.all, self.loupe());
        let reach = device.reach();
        let closer = |answer: &Answer| loupe.is_some_and(|loupe| loupe.pos == answer.cell);
        let inside = all.iter().enumerate().filter(|(_, one)| closer(one));
        let outside = all.iter().enumerate().filter(|(_, one)| !closer(one));
        let near = loupe.and_then(|loupe| answer_at(inside, &loupe.camera, at, reach));
        near.or_else(|| answer_at(outside, &self.view.rig.goal(), at, reach))
    }

    /// Something at a point of the screen that can be taken up and moved.
    pub(super) fn source_at(&self, at: Point, device: Device) -> Option<Source> {
        let reach = (self.view.rig.goal().zoom * 0.2).max(device.reach());
        let far = |source: &Source| self.view.rig.goal().on_screen(source.at).distance(at);
        let near = self
            .view
            .spots
            .sources
            .iter()
            .filter(|source| far(source) <= reach);
        near.min_by(|a, b| far(a).total_cmp(&far(b))).copied()
    }

    /// What the ground at a point of the screen means, where a whole tile or a whole feature stands for an answer: the
    /// place by index, and the answer itself, which is about the segment at the point if it may be.
    pub(super) fn ground_at(&self, at: Point) -> Option<(usize, Action)> {
        let all = &self.view.spots.all;
        if self.layout.dock.contains(at) || !all.iter().any(is_for_ground) {
            return None;
        }
        let (place, cell) = (
            self.view.rig.goal().on_table(at),
            self.view.rig.goal().cell_at(at),
        );
        let on_tile = |answer: &Answer| answer.is_for_tile() && answer.cell == cell;
        if let Some(index) = all.iter().position(on_tile) {
            return Some((index, all[index].action));
        }
        let region = feature_at(&self.game, place, self.view.rig.goal().zoom)?;
        let of = |spot| {
            self.game
                .board()
                .seg(spot)
                .map(|seg| self.game.regions().of(seg))
        };
        let there =
            |answer: &Answer| answer.is_for_feature() && answer.spot().and_then(of) == Some(region);
        let index = all.iter().position(there)?;
        let exact = spot_under(&self.game, place).and_then(|under| match all[index].action {
            Action::Conjure { wizard, .. } => {
                let action = Action::Conjure {
                    wizard,
                    spot: under,
                };
                Some(action).filter(|action| self.legal.contains(action))
            }
            _ => None,
        });
        Some((index, exact.unwrap_or(all[index].action)))
    }

    /// What a tap means: a place, or the ground that stands for one.
    pub(super) fn meant_at(&self, at: Point, device: Device) -> Option<(usize, Action)> {
        let near = self.spot_at(at, device);
        let near = near.map(|index| (index, self.view.spots.all[index].action));
        near.or_else(|| self.ground_at(at))
    }

    /// Where something in the hand would go: a place it is near to, or the bar for what is taken. What is held counts
    /// first, then what holds it; where there is a loupe, the tile it shows does too.
    fn aimed_at(&self, press: Press) -> Option<(usize, Action)> {
        let held = self.view.grip.figure()?;
        let all = &self.view.spots.all;
        let over_bar = self.layout.dock.contains(press.at);
        if let Held::Taken(index) = self.view.spots.held {
            let answer = all.get(index).filter(|_| over_bar)?;
            return Some((index, answer.action));
        }
        if over_bar {
            return None;
        }
        let reach = press.device.reach() * WIDER;
        let put = |(_, answer): &(usize, &Answer)| answer.deed == Deed::Put;
        let near = |camera: &Camera, at: Point| {
            answer_at(all.iter().enumerate().filter(put), camera, at, reach)
        };
        let cameras = [self.camera_of_spots(), self.view.rig.goal()];
        let near = cameras
            .iter()
            .find_map(|camera| near(camera, held).or_else(|| near(camera, press.at)));
        let near = near.map(|index| (index, all[index].action));
        let ground = || self.ground_at(held).or_else(|| self.ground_at(press.at));
        near.or_else(ground)
    }

    /// Carries something on: the place where it would go lights up.
    pub(super) fn carry(&mut self, press: Press) {
        self.view.grip = Grip::Figure(press);
        if self.view.grip.figure().is_some() {
            self.view.spots.over = self.aimed_at(press).map(|(index, _)| index);
        }
    }

    /// Puts down what is carried, or lets it go back.
    pub(super) fn drop_figure(&mut self, press: Press, now: Millis) {
        self.carry(press);
        let held = self.view.grip.figure().unwrap_or(press.at);
        let aimed = self.aimed_at(press);
        self.view.grip = Grip::None;
        self.view.spots.over = None;
        match aimed {
            Some((_, action)) => {
                self.view.animation.dropped = Some(Stop::Screen(held, SIZE));
                self.act(action, now);
                self.view.animation.dropped = None;
            }
            None => self.give_back(held, now),
        }
        self.view.spots.held = Held::Fresh;
    }

    /// What was put down nowhere goes back to where it was, or to the bar.
    pub(super) fn give_back(&mut self, held: Point, now: Millis) {
        let piece = self.view.spots.in_hand();
        let home = match self.view.spots.held {
            Held::Fresh => {
                let place = self.place_in_bar(piece);
                place.map(|place| Stop::Screen(place.center(), SIZE))
            }
            Held::Moved(source) => Some(Stop::Table(source.at)),
            Held::Taken(index) => {
                let answer = self.view.spots.all.get(index);
                answer.map(|answer| Stop::Table(answer.at))
            }
        };
        if let (Some(home), Some(cargo)) = (home, self.cargo()) {
            let way = (Stop::Screen(held, SIZE), home);
            let tween = Tween::new(now, self.lasting(length::BACK), Ease::Out);
            let hides = self.view.spots.hides();
            self.animator().fly(cargo, way, tween, hides);
        }
    }

    /// What is in the hand, as it would be on the place it is near to.
    fn cargo(&self) -> Option<Cargo> {
        let all = &self.view.spots.all;
        let over = self.view.spots.over.and_then(|over| all.get(over));
        let kind = over.and_then(Answer::spot).and_then(|spot| {
            let board = self.game.board();
            board.seg(spot).map(|seg| board.kind(seg))
        });
        let kind = kind.unwrap_or(FeatureKind::City);
        match self.view.spots.in_hand().drawn() {
            Drawn::Own(figure) => {
                let owner = owner_of(&self.owners(), self.session.asked_seat()?);
                Some(Cargo::Figure(figure_on(figure, kind, owner)))
            }
            Drawn::Neutral(shape) => Some(Cargo::Figure(Figure::neutral(shape))),
            Drawn::Ingot => Some(Cargo::Ingots(1)),
            Drawn::Ferry => {
                let answer = over.or_else(|| all.first())?;
                let board = self.game.board();
                let placed = board.at(board.get(answer.cell)?);
                let deck = answer.deck?.around(placed);
                Some(Cargo::Ferry(deck, deck))
            }
            Drawn::Sign(_) => None,
        }
    }

    /// What is in the hand, as a flight that stands still.
    pub(super) fn carried(&self, now: Millis) -> Option<Flight> {
        let here = Stop::Screen(self.view.grip.figure()?, SIZE);
        Some(Flight {
            cargo: self.cargo()?,
            from: here,
            to: here,
            tween: Tween::new(now, 1.0, Ease::Out),
            since: now,
            hides: self.view.spots.hides(),
        })
    }
}

/// Whether more than its place stands for an answer.
const fn is_for_ground(answer: &Answer) -> bool {
    answer.is_for_tile() || answer.is_for_feature()
}
