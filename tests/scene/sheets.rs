//! Contact sheets: many figures in one picture.

use kurbo::{Affine, Rect, Vec2};
use view::scene::display::{DisplayList, Layer};
use view::scene::figures::Shape;
use view::scene::{Figure, FigureLook, Owner, Theme};

/// All figures of two owners, lying, faint and selected ones, and those that belong to nobody.
pub fn figures() -> (DisplayList, Rect) {
    let mut rows: Vec<Vec<Figure>> = Owner::ALL
        .into_iter()
        .map(|owner| {
            let meeple = Figure::meeple(owner);
            let mut row: Vec<Figure> = Shape::ALL.map(|shape| Figure::owned(shape, owner)).to_vec();
            row.extend([
                meeple.lying(),
                meeple.looking(FigureLook::Faint),
                meeple.looking(FigureLook::Selected),
            ]);
            row
        })
        .collect();
    rows.push(Shape::ALL.map(Figure::neutral).to_vec());
    let step = 280.0;
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let view = Rect::new(0.0, 0.0, columns as f64 * step, rows.len() as f64 * step);
    let mut list = DisplayList::new();
    list.on(Layer::Table)
        .fill(view, Theme::summer().palette.meadow);
    list.on(Layer::Figures);
    for (y, row) in rows.iter().enumerate() {
        for (x, figure) in row.iter().enumerate() {
            let middle = Vec2::new(x as f64 + 0.5, y as f64 + 0.5) * step;
            figure.draw(&mut list, Affine::translate(middle));
        }
    }
    (list, view)
}

/// A standing and a lying meeple of every owner, side by side.
pub fn owners() -> (DisplayList, Rect) {
    let step = 240.0;
    let view = Rect::new(0.0, 0.0, 12.0 * step, step);
    let mut list = DisplayList::new();
    list.on(Layer::Table)
        .fill(view, Theme::summer().palette.meadow);
    list.on(Layer::Figures);
    for (index, owner) in Owner::ALL.into_iter().enumerate() {
        let middle = Vec2::new(index as f64 * 2.0 + 0.5, 0.5) * step;
        let standing = Figure::meeple(owner);
        standing.draw(&mut list, Affine::translate(middle));
        let beside = middle + Vec2::new(step, 0.0);
        standing.lying().draw(&mut list, Affine::translate(beside));
    }
    (list, view)
}

/// Every figure of every owner on the grounds that figures are seen on, where a pixel is `pixel` units of a figure long.
pub fn grounds(pixel: f64) -> (DisplayList, Rect) {
    let (summer, winter) = (Theme::summer().palette, Theme::winter().palette);
    let grounds = [
        summer.meadow,
        summer.roofs[0],
        summer.city,
        winter.meadow,
        Theme::summer().panel,
        Theme::summer().on_dark_table().panel,
    ];
    let step = 270.0;
    let block = (14.0 * step, 6.0 * step);
    let view = Rect::new(0.0, 0.0, 2.0 * block.0, 3.0 * block.1);
    let mut list = DisplayList::new();
    for (index, ground) in grounds.into_iter().enumerate() {
        let corner = Vec2::new((index % 2) as f64 * block.0, (index / 2) as f64 * block.1);
        let area = Rect::from_origin_size(corner.to_point(), block);
        list.on(Layer::Table).fill(area, ground);
        list.on(Layer::Figures);
        for (y, owner) in Owner::ALL.into_iter().enumerate() {
            let standing = Shape::ALL.map(|shape| Figure::owned(shape, owner));
            let lying = Figure::meeple(owner).lying();
            for (x, figure) in standing.into_iter().chain([lying]).enumerate() {
                let middle = corner + Vec2::new(x as f64 + 0.5, y as f64 + 0.5) * step;
                figure.draw_seen(&mut list, Affine::translate(middle), pixel);
            }
        }
    }
    (list, view)
}
