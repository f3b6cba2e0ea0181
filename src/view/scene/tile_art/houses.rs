//! Houses, upright, lit from the left.

use kurbo::{Point, Rect, Vec2};

use super::grain::Grain;
use super::shapes::{around, line};
use super::sheet::Sheet;
use super::sprites::Sprites;
use crate::scene::color::Rgba;
use crate::scene::display::{DisplayList, Pen};
use crate::scene::theme::Palette;

#[derive(Clone, Copy, Debug)]
pub struct House {
    pub wide: f64,
    pub high: f64,
    pub roof: f64,
    /// Whether the gable is in front; otherwise the eaves are.
    pub gable: bool,
    pub tiles: Rgba,
}

impl House {
    /// An irregular town house.
    pub fn town(colors: &Palette, grain: &mut Grain) -> Self {
        let gable = grain.next() < 0.42;
        let (wide, roof) = if gable {
            (grain.between(70.0, 85.0), grain.between(52.0, 63.0))
        } else {
            (grain.between(94.0, 132.0), grain.between(48.0, 58.0))
        };
        House {
            wide,
            high: grain.between(38.0, 48.0),
            roof,
            gable,
            tiles: colors.roofs[[0, 0, 1, 1, 2, 2, 0, 3, 4][grain.pick(9)]],
        }
    }

    /// The same house, larger.
    pub fn larger(self, by: f64) -> Self {
        House {
            wide: self.wide * by,
            high: self.high * by,
            roof: self.roof * by,
            ..self
        }
    }

    /// Draws the house as a roof over a strip of wall, recognisable on small tiles.
    pub fn draw_bold(&self, list: &mut DisplayList, colors: &Palette, foot: Point) {
        let half = self.wide / 2.0;
        let (eaves, ridge) = (-self.high * 0.6, -self.high * 0.6 - self.roof * 1.2);
        let inset = if self.gable { half * 0.72 } else { half * 0.2 };
        let wall = [(-half, 0.0), (half, 0.0), (half, eaves), (-half, eaves)];
        let slope = |top: f64| {
            let (x, y) = (half - inset * top, eaves + (ridge - eaves) * top);
            [(-half, eaves), (half, eaves), (x, y), (-x, y)]
        };
        let [_, low, right, left] = slope(1.0);
        let whole = [wall[0], wall[1], low, right, left, wall[3]];
        list.stroke(around(foot, &whole), colors.wall_line, Pen::round(13.0));
        list.fill(around(foot, &wall), colors.plaster[0]);
        list.fill(around(foot, &slope(1.0)), self.tiles);
        if let Some(white) = colors.snow {
            let [_, _, low_right, low_left] = slope(0.62);
            list.fill(around(foot, &[left, right, low_right, low_left]), white);
        }
    }

    /// Draws the house with the centre of its front at `foot`.
    pub fn draw(&self, list: &mut DisplayList, colors: &Palette, foot: Point) {
        self.shadow(list, colors, foot);
        if self.gable {
            self.draw_gable(list, colors, foot);
        } else {
            self.draw_eaves(list, colors, foot);
        }
    }

    fn shadow(&self, list: &mut DisplayList, colors: &Palette, foot: Point) {
        let half = self.wide / 2.0 + if self.gable { 10.0 } else { 0.0 };
        let cast = around(
            foot,
            &[
                (-half, 0.0),
                (half + 2.0, -12.0),
                (half + 24.0, -2.0),
                (half + 18.0, 7.0),
                (-half + 12.0, 7.0),
            ],
        );
        list.fill(cast, colors.shadow);
    }

    /// The long side in front: wall below, one slope of the roof above.
    fn draw_eaves(&self, list: &mut DisplayList, colors: &Palette, foot: Point) {
        let half = self.wide / 2.0;
        let (eaves, ridge) = (-self.high, -self.high - self.roof);
        let wall = around(
            foot,
            &[(-half, 0.0), (half, 0.0), (half, eaves), (-half, eaves)],
        );
        let slope = around(
            foot,
            &[
                (-half - 5.0, eaves + 4.0),
                (half + 5.0, eaves + 4.0),
                (half - 5.0, ridge),
                (-half + 5.0, ridge),
            ],
        );
        list.stroke(wall.clone(), colors.outline, Pen::round(6.0));
        list.stroke(slope.clone(), colors.outline, Pen::round(6.0));
        list.fill(wall, colors.plaster[0]);
        let (from, to) = (half * 0.3, half);
        let dark = around(foot, &[(from, 0.0), (to, 0.0), (to, eaves), (from, eaves)]);
        list.fill(dark, colors.plaster[1].alpha(0.55));
        list.fill(slope, self.tiles);
        self.courses(list, foot, eaves, ridge, half);
        if let Some(white) = colors.snow {
            let y = ridge + self.roof * 0.55;
            let mut cover = around(
                foot,
                &[(half - 5.0, ridge), (-half + 5.0, ridge), (-half + 1.0, y)],
            );
            cover.pop();
            for step in 0..4 {
                let x = -half + 1.0 + (half * 2.0 - 2.0) * (f64::from(step) + 1.0) / 4.0;
                let dip = if step % 2 == 0 { 9.0 } else { -3.0 };
                cover.quad_to(
                    foot + Vec2::new(x - half * 0.25, y + dip),
                    foot + Vec2::new(x, y),
                );
            }
            cover.close_path();
            list.fill(cover, white);
        }
        windows(list, colors, foot, half, self.high);
    }

    /// Rows of roof tiles: one light line below the ridge, one darker line above the eaves.
    fn courses(&self, list: &mut DisplayList, foot: Point, eaves: f64, ridge: f64, half: f64) {
        let row = |share: f64, inset: f64| {
            let y = ridge + (eaves - ridge) * share;
            line([
                foot + Vec2::new(-half + inset, y),
                foot + Vec2::new(half - inset, y),
            ])
        };
        list.stroke(row(0.14, 6.0), self.tiles.lighter(0.35), Pen::flat(4.0));
        list.stroke(row(0.5, 2.0), self.tiles.darker(0.14), Pen::flat(3.0));
        list.stroke(row(0.8, 0.0), self.tiles.darker(0.14), Pen::flat(3.0));
    }

    /// The gable in front, the roof running back to the right.
    fn draw_gable(&self, list: &mut DisplayList, colors: &Palette, foot: Point) {
        let half = self.wide / 2.0;
        let (eaves, ridge) = (-self.high, -self.high - self.roof);
        let (dx, dy) = BACK;
        let foot = foot - Vec2::new(10.0, 0.0);
        let front = [
            (-half, 0.0),
            (half, 0.0),
            (half, eaves),
            (0.0, ridge),
            (-half, eaves),
        ];
        let side = [
            (half, 0.0),
            (half + dx, dy),
            (half + dx, eaves + dy),
            (half, eaves),
        ];
        let low = (half + 6.0, eaves + 4.0);
        let high = (-1.0, ridge - 4.0);
        let slope = [
            high,
            low,
            (low.0 + dx, low.1 + dy),
            (high.0 + dx, high.1 + dy),
        ];
        for part in [&side[..], &front, &slope] {
            list.stroke(around(foot, part), colors.outline, Pen::round(6.0));
        }
        list.fill(around(foot, &side), colors.plaster[1].darker(0.12));
        list.fill(around(foot, &front), colors.plaster[0]);
        list.fill(around(foot, &slope), self.tiles.darker(0.1));
        if let Some(white) = colors.snow {
            let middle = (
                high.0 + (low.0 - high.0) * 0.6,
                high.1 + (low.1 - high.1) * 0.6,
            );
            let cover = [
                high,
                middle,
                (middle.0 + dx * 0.5, middle.1 + dy * 0.5 + 6.0),
                (middle.0 + dx, middle.1 + dy),
                (high.0 + dx, high.1 + dy),
            ];
            list.fill(around(foot, &cover), white);
        }
        self.verge(list, colors, foot);
        for (x, y) in [
            (0.0, eaves + 2.0),
            (-half + 10.5, -7.0),
            (half - 10.5, -7.0),
        ] {
            let middle = foot + Vec2::new(x, y - 5.0);
            list.fill(Rect::from_center_size(middle, (9.0, 13.0)), colors.outline);
        }
    }

    /// The edge of the roof above a gable, and its ridge.
    fn verge(&self, list: &mut DisplayList, colors: &Palette, foot: Point) {
        let half = self.wide / 2.0 + 4.0;
        let eaves = foot + Vec2::new(0.0, 4.0 - self.high);
        let top = foot + Vec2::new(-1.0, -self.high - self.roof - 4.0);
        let ridge = line([top, top + Vec2::from(BACK)]);
        list.stroke(ridge, self.tiles.lighter(0.3), Pen::round(4.5));
        let verge = line([
            eaves - Vec2::new(half, 0.0),
            top,
            eaves + Vec2::new(half, 0.0),
        ]);
        list.stroke(verge.clone(), colors.outline, Pen::round(9.0));
        let edge = colors.snow.unwrap_or(self.tiles.lighter(0.12));
        list.stroke(verge, edge, Pen::round(5.0));
    }
}

/// The offset of a gabled house's rear.
const BACK: (f64, f64) = (38.0, -20.0);

fn windows(list: &mut DisplayList, colors: &Palette, foot: Point, half: f64, high: f64) {
    let panes = if half > 40.0 { 3 } else { 2 };
    for pane in 0..panes {
        let x = foot.x + (f64::from(pane) + 0.5) / f64::from(panes) * 2.0 * half - half - 4.0;
        let top = foot.y - high * 0.68;
        let bottom = match (pane, panes) {
            (1, 3) => foot.y,
            _ => top + high * 0.38,
        };
        list.fill(Rect::new(x, top, x + 10.0, bottom), colors.outline);
    }
}

/// A country house in a village or at the end of a road.
pub fn cottage(sheet: &Sheet, standing: &mut Sprites, foot: Point, size: f64) {
    let mut grain = sheet.grain(&format!("cottage {:.0} {:.0}", foot.x, foot.y));
    let house = House {
        wide: 74.0 * size,
        high: 31.0 * size,
        roof: 38.0 * size,
        gable: false,
        tiles: sheet.colors.roofs[grain.pick(4)],
    };
    let colors = sheet.colors;
    standing.stand(foot.y, |list| {
        house.draw(list, colors, foot);
        let chimney = foot + Vec2::new(house.wide * 0.22, -house.high - house.roof * 0.62);
        let (x, y) = (chimney.x, chimney.y);
        let stack = Rect::new(x - 6.0, y - 26.0, x + 6.0, y);
        list.outlined(stack, (colors.outline, 5.0), colors.wall_face[1]);
    });
}
