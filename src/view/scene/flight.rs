//! Things in flight: a tile on its way to its cell or back to the hand, a figure to its spot or home, rising points.

use kurbo::{Affine, Point, Size, Vec2};

use super::camera::{Camera, TILE, turned};
use super::color::{SOOT, WHITE};
use super::digits::Number;
use super::display::{DisplayList, Group, Pen};
use super::figures::on_board::figure_scale;
use super::figures::{Figure, Owner};
use super::pieces::{self, Deck};
use super::print::TileKey;
use super::theme::{FigureSize, Theme};
use super::tween::{Millis, Stop, Tween, between};
use super::{accents, die_roll, flocks, shade};
use engine::rules::{Spot, Token, Wizard};
use engine::tiles::Pos;

/// The smallest size of a tile from which the die takes its own, in pixels.
const LEAST_DIE: f64 = 130.0;
/// The same for a token, whose sheep have to be countable.
const LEAST_TOKEN: f64 = 260.0;

#[derive(Clone, Debug, PartialEq)]
pub enum Cargo {
    /// A tile, with its rotation at the start relative to the end, in radians.
    Tile(TileKey, f64),
    Figure(Figure),
    Ingots(u8),
    /// A ferry: its position at the start and at the end, with the middle of its tile at (0, 0).
    Ferry(Deck, Deck),
    /// The flight die, and the result it shows in the end.
    Die(u8),
    /// A token drawn for a shepherd, shown at the shepherd.
    Token(Token),
    /// Points won by an owner.
    Points(u16, Owner),
    /// What a scored tile adds to the points of an owner.
    Spark(Owner),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Flight {
    pub cargo: Cargo,
    pub from: Stop,
    pub to: Stop,
    pub tween: Tween,
    /// From when on it is shown at its start.
    pub since: Millis,
    /// What is already on the table but hidden until the flight ends.
    pub hides: Hides,
}

/// What a flight brings, hidden in its place until then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hides {
    Nothing,
    Tile(Pos),
    /// The figure that came to this spot last.
    Figure(Spot),
    Wizard(Wizard),
    Gingerbread,
    /// An ingot on this cell.
    Ingot(Pos),
    /// The ferry on the lake of this cell.
    Ferry(Pos),
    Hand,
}

impl Flight {
    /// Draws it at `now`; nothing before it begins.
    pub fn draw(&self, list: &mut DisplayList, camera: &Camera, theme: &Theme, now: Millis) {
        let figures = theme.figures;
        if now < self.tween.start {
            return self.wait(list, camera, figures, now);
        }
        let share = self.tween.share(now);
        let (at, size) = between(self.from, self.to, share, camera);
        let scale = size / TILE;
        match &self.cargo {
            Cargo::Tile(key, spin) => {
                let lift = 4.0 * share * (1.0 - share);
                tile(
                    list,
                    key.seen(theme.look),
                    at,
                    size,
                    spin * (1.0 - share) + camera.turn,
                    lift.clamp(0.0, 1.0),
                );
            }
            Cargo::Figure(figure) => {
                let scale = scale * figure_scale(size) * figures.factor();
                figure.draw(list, Affine::translate(at.to_vec2()) * Affine::scale(scale));
            }
            Cargo::Ingots(count) => {
                let scale = scale * figure_scale(size);
                let affine = Affine::translate(at.to_vec2()) * Affine::scale(scale);
                pieces::ingots(list, *count, affine);
            }
            Cargo::Ferry(before, after) => {
                let affine = Affine::translate(at.to_vec2()) * Affine::scale(scale);
                let affine = affine * turned(camera.turn);
                before.towards(*after, share).draw(list, affine);
            }
            Cargo::Die(shows) => {
                let scale = scale.max(LEAST_DIE / TILE);
                let affine = Affine::translate(at.to_vec2()) * Affine::scale(scale);
                die_roll::die(list, *shows, self.tween.time(now), affine);
            }
            Cargo::Token(token) => {
                let scale = scale.max(LEAST_TOKEN / TILE);
                let affine = Affine::translate(at.to_vec2()) * Affine::scale(scale);
                flocks::token(list, *token, self.tween.time(now), affine);
            }
            Cargo::Points(won, owner) => points(list, (*won, *owner), at, self.tween.time(now)),
            Cargo::Spark(owner) => spark(list, *owner, at),
        }
    }

    /// Draws what has not left yet, at its start.
    fn wait(&self, list: &mut DisplayList, camera: &Camera, figures: FigureSize, now: Millis) {
        if now < self.since || !matches!(self.from, Stop::Table(_)) {
            return;
        }
        let (at, size) = self.from.seen(camera);
        let place = Affine::translate(at.to_vec2());
        let affine = place * Affine::scale(figure_scale(size) * size / TILE);
        match &self.cargo {
            Cargo::Figure(figure) => figure.draw(list, affine * Affine::scale(figures.factor())),
            Cargo::Ingots(count) => pieces::ingots(list, *count, affine),
            Cargo::Ferry(before, _) => {
                let affine = place * Affine::scale(size / TILE) * turned(camera.turn);
                before.draw(list, affine);
            }
            Cargo::Tile(..)
            | Cargo::Points(..)
            | Cargo::Spark(_)
            | Cargo::Die(_)
            | Cargo::Token(_) => {}
        }
    }
}

/// A tile on the screen: its centre, its size in pixels, its extra rotation and how far it is
/// lifted.
pub fn tile(list: &mut DisplayList, key: TileKey, at: Point, size: f64, spin: f64, lift: f64) {
    let size = size * (1.0 + 0.06 * lift);
    let centred = Affine::scale(size / TILE) * Affine::translate((-TILE / 2.0, -TILE / 2.0));
    let middle = at - Vec2::new(0.0, 5.0 * lift);
    shadow(list, middle, size, spin, lift);
    accents::spinning(
        list,
        (key, size),
        spin,
        Affine::translate(middle.to_vec2()) * centred,
    );
}

/// The soft shadow of a lifted tile.
fn shadow(list: &mut DisplayList, at: Point, size: f64, spin: f64, lift: f64) {
    let fall = Vec2::new(1.0 + 3.0 * lift, 2.0 + 9.0 * lift);
    let turn = Affine::translate((at + fall).to_vec2()) * Affine::rotate(spin);
    list.group(Group::at(turn), |list| {
        let square = kurbo::Rect::from_center_size(Point::ZERO, (size, size));
        shade::soft(list, square, 2.0, 2.0 + 14.0 * lift, 0.34);
    });
}

/// The size of a plate with this many points, in pixels.
pub fn plate(points: u16) -> Size {
    let signs = format!("+{points}").len();
    Size::new(19.0 * signs as f64 + 50.0, 40.0)
}

/// How large points are shown: from 1 on, more points larger.
pub fn worth(points: u16) -> f64 {
    1.0 + 0.02 * f64::from(points.saturating_sub(4).min(20))
}

/// A small disc in the owner's colour.
fn spark(list: &mut DisplayList, owner: Owner, at: Point) {
    list.fill(kurbo::Circle::new(at, 7.0), WHITE);
    list.fill(kurbo::Circle::new(at, 5.0), owner.color());
}

/// Rising points after a fraction of their time, in the owner's colour and with the owner's mark.
pub fn points(list: &mut DisplayList, (won, owner): (u16, Owner), at: Point, time: f64) {
    let shown = (time * 6.0).min(1.0) * ((1.0 - time) * 3.0).min(1.0);
    let pop = (0.6 + 0.4 * (time * 6.0).min(1.0)) * worth(won);
    let place = Affine::translate(at.to_vec2()) * Affine::scale(pop);
    list.group(Group::default().faded(shown), |list| {
        points_plate(list, (won, owner), place);
    });
}

/// The plate with points around (0, 0), in the owner's colour and with the owner's mark.
pub fn points_plate(list: &mut DisplayList, (won, owner): (u16, Owner), place: Affine) {
    let plate = kurbo::Rect::from_center_size(Point::ZERO, plate(won));
    list.group(Group::at(place), |list| {
        let shade = plate + Vec2::new(0.0, 3.0);
        list.fill(shade.to_rounded_rect(20.0), SOOT.alpha(0.3));
        list.fill(plate.to_rounded_rect(20.0), owner.color());
        list.stroke(plate.to_rounded_rect(20.0), WHITE, Pen::round(2.5));
        let badge = Point::new(20.0 - plate.width() / 2.0, 0.0);
        list.fill(kurbo::Circle::new(badge, 14.0), owner.ink());
        owner.mark().draw(list, badge, 8.0, owner.color());
        let middle = Point::new(14.0, 0.0);
        Number::new(&format!("+{won}"), middle, 24.0).draw(list, owner.ink());
    });
}
