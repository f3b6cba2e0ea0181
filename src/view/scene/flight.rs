//! What is on its way: a tile to its cell or back to the hand, a figure to its spot or home, points rising.

use kurbo::{Affine, Point, Size, Vec2};

use super::accents;
use super::board::figure_scale;
use super::camera::{Camera, TILE};
use super::color::{SOOT, WHITE};
use super::digits;
use super::display::{DisplayList, Group, Pen, TileKey};
use super::figures::{Figure, Owner};
use super::flocks;
use super::luck;
use super::pieces::{self, Deck};
use super::shade;
use super::theme::{FigureSize, Theme};
use super::tween::{Millis, Stop, Tween, between};
use engine::rules::{Spot, Token, Wizard};
use engine::tiles::Pos;

/// The least size of a tile from which the die takes its own, in pixels of the page.
const LEAST_DIE: f64 = 130.0;
/// The same for a token, whose sheep are to be counted.
const LEAST_TOKEN: f64 = 260.0;

#[derive(Clone, Debug, PartialEq)]
pub enum Cargo {
    /// A tile; at its start it is turned by so many radians from how it lies in the end.
    Tile(TileKey, f64),
    Figure(Figure),
    Ingots(u8),
    /// A ferry, from how it lies first to how it lies in the end, with the middle of its tile at (0, 0).
    Ferry(Deck, Deck),
    /// The die of a flight, and what it shows when it lies.
    Die(u8),
    /// A token drawn for a shepherd, who stands where it is seen.
    Token(Token),
    /// Points won by an owner.
    Points(u16, Owner),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Flight {
    pub cargo: Cargo,
    pub from: Stop,
    pub to: Stop,
    pub tween: Tween,
    /// Since when something that has not left yet is seen where it was.
    pub since: Millis,
    /// What stands on the table already and is not shown before the flight ends.
    pub hides: Hides,
}

/// What a flight brings, and is therefore not yet shown in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hides {
    Nothing,
    Tile(Pos),
    /// The figure that came last to this spot.
    Figure(Spot),
    Wizard(Wizard),
    Gingerbread,
    /// One of the ingots on this cell.
    Ingot(Pos),
    /// The ferry on the lake of this cell.
    Ferry(Pos),
    Hand,
}

impl Flight {
    /// Draws it where it is at `now`, with tiles and figures as a theme has them; nothing before it begins.
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
                    spin * (1.0 - share),
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
                before.towards(*after, share).draw(list, affine);
            }
            Cargo::Die(shows) => {
                let scale = scale.max(LEAST_DIE / TILE);
                let affine = Affine::translate(at.to_vec2()) * Affine::scale(scale);
                luck::die(list, *shows, self.tween.time(now), affine);
            }
            Cargo::Token(token) => {
                let scale = scale.max(LEAST_TOKEN / TILE);
                let affine = Affine::translate(at.to_vec2()) * Affine::scale(scale);
                flocks::token(list, *token, self.tween.time(now), affine);
            }
            Cargo::Points(won, owner) => points(list, (*won, *owner), at, self.tween.time(now)),
        }
    }

    /// What has not left yet is where it was.
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
            Cargo::Ferry(before, _) => before.draw(list, place * Affine::scale(size / TILE)),
            Cargo::Tile(..) | Cargo::Points(..) | Cargo::Die(_) | Cargo::Token(_) => {}
        }
    }
}

/// A tile on the screen: its middle, its size in pixels, how far it is turned and lifted.
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

/// The size of the plate that shows so many points, in pixels of the page.
pub fn plate(points: u16) -> Size {
    let signs = format!("+{points}").len();
    Size::new(19.0 * signs as f64 + 50.0, 40.0)
}

/// Points as they rise, after a share of the time they are seen: in the owner's colour, with the owner's mark.
pub fn points(list: &mut DisplayList, (won, owner): (u16, Owner), at: Point, time: f64) {
    let shown = (time * 6.0).min(1.0) * ((1.0 - time) * 3.0).min(1.0);
    let pop = 0.6 + 0.4 * (time * 6.0).min(1.0);
    let place = Affine::translate(at.to_vec2()) * Affine::scale(pop);
    list.group(Group::default().faded(shown), |list| {
        points_plate(list, (won, owner), place);
    });
}

/// The plate with points in the owner's colour, with the owner's mark; its middle is at (0, 0).
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
        let text = digits::number(&format!("+{won}"), middle, 24.0);
        list.fill(text, owner.ink());
    });
}
