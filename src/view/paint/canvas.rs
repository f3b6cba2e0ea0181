//! Paints a display list on a canvas of the page.
//!
//! A tile or a card is drawn once as a bitmap for each power of two of its size on the screen, so that it stays crisp at
//! any zoom and any density of pixels, and a table full of them costs little to move. Small bitmaps are drawn with less
//! detail.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use kurbo::{Affine, BezPath, PathEl, Rect};
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::PrintSource;
use crate::scene::color::{Paint, Rgba};
use crate::scene::display::{DisplayList, Group, Item, Pen, Print};

/// The smallest and the largest height of a bitmap, in pixels.
const BUCKETS: (u32, u32) = (32, 1024);
/// A bitmap has at least so many times the pixels of the print on the screen along an edge: it is made smaller, not larger.
const SPARE: f64 = 1.2;
/// The smallest size at which a bitmap is shown, as a share of its own: what decides how much detail it needs.
const SHOWN: f64 = 0.5;
/// How many pixels all bitmaps together may have: 64 megabytes.
const BUDGET: u32 = 16 << 20;

/// A canvas, and the bitmaps of tiles and cards drawn so far.
pub struct CanvasPainter {
    context: CanvasRenderingContext2d,
    bitmaps: BTreeMap<(Print, u32), Bitmap>,
    frame: u64,
}

struct Bitmap {
    canvas: HtmlCanvasElement,
    used: u64,
}

impl CanvasPainter {
    /// A painter for a canvas; none when the browser gives no drawing context.
    pub fn new(canvas: &HtmlCanvasElement) -> Option<Self> {
        Some(Self {
            context: context(canvas)?,
            bitmaps: BTreeMap::new(),
            frame: 0,
        })
    }

    /// Paints a picture over the whole canvas. `view` leads from the units of the list to pixels of the canvas, so it
    /// contains the density of the screen.
    pub fn paint(&mut self, list: &DisplayList, view: Affine, prints: &dyn PrintSource) {
        self.frame += 1;
        if let Some(canvas) = self.context.canvas() {
            let _ = self.context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0);
            let (wide, high) = (f64::from(canvas.width()), f64::from(canvas.height()));
            self.context.clear_rect(0.0, 0.0, wide, high);
        }
        let mut brush = Brush::new(&self.context, view);
        for item in list.items() {
            match item {
                Item::Print(print, affine) => {
                    let (area, affine) = (print.area(), brush.affine() * *affine);
                    let key = (*print, bucket(area, affine));
                    let fresh = || draw_bitmap(&self.context, &prints.drawing(*print), area, key.1);
                    if let Some(bitmap) = kept(&mut self.bitmaps, key, self.frame, fresh) {
                        brush.bitmap(bitmap, area, affine);
                    }
                }
                other => brush.item(other),
            }
        }
        brush.finish();
        self.forget_old();
    }

    /// Drops all bitmaps, for example when the drawings have changed.
    pub fn forget(&mut self) {
        self.bitmaps.clear();
    }

    /// Drops the bitmaps that were not used for the longest time until the rest fits the budget.
    fn forget_old(&mut self) {
        let pixels = |&(print, high): &(Print, u32)| wide(print.area(), high) * high;
        let mut total: u32 = self.bitmaps.keys().map(pixels).sum();
        while total > BUDGET {
            let oldest = self
                .bitmaps
                .iter()
                .filter(|(_, bitmap)| bitmap.used < self.frame)
                .min_by_key(|(_, bitmap)| bitmap.used)
                .map(|(key, _)| *key);
            let Some(key) = oldest else { return };
            self.bitmaps.remove(&key);
            total -= pixels(&key);
        }
    }
}

/// The bitmap of a key, drawn now when there is none yet.
fn kept(
    bitmaps: &mut BTreeMap<(Print, u32), Bitmap>,
    key: (Print, u32),
    frame: u64,
    fresh: impl FnOnce() -> Option<HtmlCanvasElement>,
) -> Option<&HtmlCanvasElement> {
    let bitmap = match bitmaps.entry(key) {
        Entry::Occupied(known) => known.into_mut(),
        Entry::Vacant(place) => place.insert(Bitmap {
            canvas: fresh()?,
            used: frame,
        }),
    };
    bitmap.used = frame;
    Some(&bitmap.canvas)
}

/// The height of the bitmap for what is moved by `affine`: the power of two above its size on the screen.
fn bucket(area: Rect, affine: Affine) -> u32 {
    let high = affine.determinant().abs().sqrt() * area.height() * SPARE;
    (high.ceil().max(1.0) as u32)
        .next_power_of_two()
        .clamp(BUCKETS.0, BUCKETS.1)
}

/// The width of a bitmap of that height.
fn wide(area: Rect, high: u32) -> u32 {
    (f64::from(high) * area.width() / area.height()).ceil() as u32
}

fn draw_bitmap(
    beside: &CanvasRenderingContext2d,
    list: &DisplayList,
    area: Rect,
    high: u32,
) -> Option<HtmlCanvasElement> {
    let document = beside.canvas()?.owner_document()?;
    let canvas: HtmlCanvasElement = document.create_element("canvas").ok()?.dyn_into().ok()?;
    let wide = wide(area, high);
    canvas.set_width(wide);
    canvas.set_height(high);
    let context = context(&canvas)?;
    let fill = Affine::scale_non_uniform(
        f64::from(wide) / area.width(),
        f64::from(high) / area.height(),
    );
    let mut brush = Brush::new(&context, fill * Affine::translate(-area.origin().to_vec2()));
    let pixel = area.height() / (f64::from(high) * SHOWN);
    for item in list.simplified(pixel).items() {
        brush.item(item);
    }
    brush.finish();
    Some(canvas)
}

fn context(canvas: &HtmlCanvasElement) -> Option<CanvasRenderingContext2d> {
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    // A wish that a browser may not know; the binding for it is not stable.
    let _ = js_sys::Reflect::set(&context, &"imageSmoothingQuality".into(), &"high".into());
    Some(context)
}

/// A drawing context with the movements and opacities of the groups it is in.
struct Brush<'a> {
    context: &'a CanvasRenderingContext2d,
    stack: Vec<(Affine, f64)>,
}

impl<'a> Brush<'a> {
    fn new(context: &'a CanvasRenderingContext2d, view: Affine) -> Self {
        context.save();
        let brush = Self {
            context,
            stack: vec![(view, 1.0)],
        };
        brush.move_to(view);
        brush
    }

    fn top(&self) -> (Affine, f64) {
        self.stack
            .last()
            .copied()
            .unwrap_or((Affine::IDENTITY, 1.0))
    }

    fn affine(&self) -> Affine {
        self.top().0
    }

    fn move_to(&self, affine: Affine) {
        let [a, b, c, d, e, f] = affine.as_coeffs();
        let _ = self.context.set_transform(a, b, c, d, e, f);
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Fill(path, paint) => {
                self.path(path);
                self.fill_with(paint);
                self.context.fill();
            }
            Item::Stroke(path, paint, pen) => {
                self.path(path);
                self.pen(*pen);
                self.stroke_with(paint);
                self.context.stroke();
            }
            Item::Push(group) => self.begin(group),
            Item::Pop => self.end(),
            Item::Print(..) => {}
        }
    }

    fn begin(&mut self, group: &Group) {
        let (affine, opacity) = self.top();
        let inside = (affine * group.affine, opacity * group.opacity);
        self.context.save();
        self.stack.push(inside);
        self.move_to(inside.0);
        self.context.set_global_alpha(inside.1);
        if let Some(clip) = &group.clip {
            self.path(clip);
            self.context.clip();
        }
    }

    fn end(&mut self) {
        if self.stack.len() > 1 {
            self.stack.pop();
            self.context.restore();
        }
    }

    /// Leaves all groups, also those that were never closed.
    fn finish(mut self) {
        while self.stack.len() > 1 {
            self.end();
        }
        self.context.restore();
    }

    /// Shows a bitmap in the rectangle of its print; one that is not turned ends on whole pixels, so that neighbours join.
    fn bitmap(&self, bitmap: &HtmlCanvasElement, area: Rect, affine: Affine) {
        let [a, b, c, d, e, f] = affine.as_coeffs();
        let upright = b.abs() + c.abs() < 1e-9 && a > 0.0 && d > 0.0;
        let (x, y, wide, high) = if upright {
            self.move_to(Affine::IDENTITY);
            let (x, y) = ((e + a * area.x0).round(), (f + d * area.y0).round());
            let (right, foot) = (e + a * area.x1, f + d * area.y1);
            (x, y, right.round() - x, foot.round() - y)
        } else {
            self.move_to(affine);
            (area.x0, area.y0, area.width(), area.height())
        };
        self.context.set_image_smoothing_enabled(true);
        let _ = self
            .context
            .draw_image_with_html_canvas_element_and_dw_and_dh(bitmap, x, y, wide, high);
        self.move_to(self.affine());
    }

    fn path(&self, path: &BezPath) {
        let context = self.context;
        context.begin_path();
        for element in path.elements() {
            match *element {
                PathEl::MoveTo(p) => context.move_to(p.x, p.y),
                PathEl::LineTo(p) => context.line_to(p.x, p.y),
                PathEl::QuadTo(a, p) => context.quadratic_curve_to(a.x, a.y, p.x, p.y),
                PathEl::CurveTo(a, b, p) => context.bezier_curve_to(a.x, a.y, b.x, b.y, p.x, p.y),
                PathEl::ClosePath => context.close_path(),
            }
        }
    }

    fn pen(&self, pen: Pen) {
        let context = self.context;
        context.set_line_width(pen.width);
        context.set_line_cap(if pen.round { "round" } else { "butt" });
        context.set_line_join(if pen.round { "round" } else { "miter" });
        let dash = js_sys::Array::new();
        if let Some((on, off)) = pen.dash {
            dash.push(&on.into());
            dash.push(&off.into());
        }
        let _ = context.set_line_dash(&dash);
    }

    fn fill_with(&self, paint: &Paint) {
        match paint {
            Paint::Solid(color) => self.context.set_fill_style_str(&css(*color)),
            Paint::Linear { .. } => {
                if let Some(gradient) = self.gradient(paint) {
                    self.context.set_fill_style_canvas_gradient(&gradient);
                }
            }
        }
    }

    fn stroke_with(&self, paint: &Paint) {
        match paint {
            Paint::Solid(color) => self.context.set_stroke_style_str(&css(*color)),
            Paint::Linear { .. } => {
                if let Some(gradient) = self.gradient(paint) {
                    self.context.set_stroke_style_canvas_gradient(&gradient);
                }
            }
        }
    }

    fn gradient(&self, paint: &Paint) -> Option<web_sys::CanvasGradient> {
        let Paint::Linear { from, to, colors } = paint else {
            return None;
        };
        let gradient = self
            .context
            .create_linear_gradient(from.x, from.y, to.x, to.y);
        gradient.add_color_stop(0.0, &css(colors[0])).ok()?;
        gradient.add_color_stop(1.0, &css(colors[1])).ok()?;
        Some(gradient)
    }
}

fn css(color: Rgba) -> String {
    format!(
        "#{:02x}{:02x}{:02x}{:02x}",
        color.r, color.g, color.b, color.a
    )
}
