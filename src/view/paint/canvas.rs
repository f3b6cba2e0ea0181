//! Paints a display list on a canvas.
//!
//! Each tile and card is drawn once per power of two of its size on screen, as a bitmap. So it is
//! crisp at any zoom and pixel density, and moving a full table is cheap. Small bitmaps have less
//! detail. A frame only draws the bitmaps it has time for; until its own is ready, a print is shown
//! by another bitmap, or by a plain ground.

use std::slice::SliceIndex;

use kurbo::{Affine, BezPath, PathEl, Point, Rect, Size};
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::PrintSource;
use super::bitmaps::{BitmapKey, Bitmaps};
use crate::scene::color::{Paint, Rgba};
use crate::scene::display::{DisplayList, Group, Item, Layer, Pen, ShownPrint};
use crate::scene::print::Print;

/// The smallest size at which a bitmap is shown, relative to its own, which determines how much
/// detail it needs.
const SHOWN: f64 = 0.5;

/// What a hand moves is in this layer and above. Everything below does not change meanwhile, and is
/// kept as one picture.
const LOOSE: Layer = Layer::Hand;

/// A canvas, and its cache of bitmaps.
pub struct CanvasPainter {
    surface: Surface,
    /// One pixel, on which each new bitmap is drawn once to force its rendering.
    glance: Surface,
    bitmaps: Bitmaps<Surface>,
    ground: fn(Print) -> Rgba,
    /// The bitmap of each print of the picture, in order.
    keys: Vec<BitmapKey>,
    /// The picture painted last, and its transform.
    painted: Option<(DisplayList, Affine)>,
    /// Whether bitmaps have been drawn since then.
    outdated: bool,
    /// The lowest print of the picture, whose position tells whether the board is moving.
    lowest: Option<ShownPrint>,
    /// How bitmaps are scaled down.
    smoothing: Smoothing,
    /// The layers below the hand as a picture, once they stayed the same for two frames.
    still: Option<Surface>,
}

/// A canvas and its drawing context.
struct Surface {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
}

/// How bitmaps are scaled down.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Smoothing {
    /// Four times as fast, and good enough while the board is moving.
    Quick,
    /// As well as the browser can.
    Fine,
}

/// The quality a picture can be painted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// Every print in its final quality.
    Crisp,
    /// Some prints are stand-ins or scaled quickly because they moved. Preparing and painting the
    /// same picture again improves it.
    Coarse,
}

/// Whether the board is moving from frame to frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// The browser has to repaint all of it.
    Moving,
    /// It stands still.
    Still,
}

impl CanvasPainter {
    /// A painter for a canvas; `None` when the browser provides no drawing context. `ground` is the
    /// colour of a print that has no bitmap yet.
    pub fn new(canvas: HtmlCanvasElement, ground: fn(Print) -> Rgba) -> Option<Self> {
        let surface = Surface::from_canvas(canvas)?;
        Some(Self {
            glance: surface.beside(1, 1)?,
            surface,
            bitmaps: Bitmaps::default(),
            ground,
            keys: Vec::new(),
            painted: None,
            outdated: false,
            lowest: None,
            smoothing: Smoothing::Fine,
            still: None,
        })
    }

    /// Draws missing bitmaps, those near the middle first, as long as `has_time` returns `true`,
    /// but at least one unless the board is moving. `view` maps units of the list to canvas pixels,
    /// so it includes the pixel density.
    pub fn prepare(
        &mut self,
        list: &DisplayList,
        view: Affine,
        source: &dyn PrintSource,
        has_time: impl Fn(Motion) -> bool,
    ) -> Finish {
        let middle = Point::ORIGIN + self.surface.size().to_vec2() / 2.0;
        let prints = list.prints(view);
        let wanted = self.bitmaps.want(&prints, middle);
        self.keys = wanted.shown;
        let lowest = prints.first().copied().filter(|print| print.layer < LOOSE);
        let motion = match self.painted.is_some() && self.lowest != lowest {
            true => Motion::Moving,
            false => Motion::Still,
        };
        self.lowest = lowest;
        let finish;
        (self.smoothing, finish) = match motion {
            Motion::Moving => (Smoothing::Quick, Finish::Coarse),
            Motion::Still => (Smoothing::Fine, Finish::Crisp),
        };
        let least = wanted.urgent.max(usize::from(motion == Motion::Still));
        for (index, &key) in wanted.missing.iter().enumerate() {
            if index >= least && !has_time(motion) {
                return Finish::Coarse;
            }
            let drawn = self.glance.draw_bitmap(&source.drawing(key.print), key);
            // A browser that refuses a canvas now will refuse the next one, too.
            let Some(bitmap) = drawn else {
                return finish;
            };
            self.glance.look_at(&bitmap);
            self.bitmaps.insert(key, bitmap);
            self.outdated = true;
        }
        finish
    }

    /// Paints a prepared picture over the whole canvas, with the bitmaps available.
    pub fn paint(&mut self, list: DisplayList, view: Affine) {
        self.surface.clear();
        let same = |(before, there): &(DisplayList, Affine)| {
            *there == view && before.is_same_below(LOOSE, &list)
        };
        match !self.outdated && self.painted.as_ref().is_some_and(same) {
            true => self.paint_still(&list, view),
            false => {
                self.still = None;
                self.paint_layers(&self.surface, &list, view, ..LOOSE as usize);
            }
        }
        self.paint_layers(&self.surface, &list, view, LOOSE as usize..);
        self.painted = Some((list, view));
        self.outdated = false;
    }

    /// Forgets the picture painted last, after the canvas was cleared or drawn on by others.
    pub fn forget_picture(&mut self) {
        self.painted = None;
        self.still = None;
    }

    /// Shows the layers below the hand as one picture.
    fn paint_still(&mut self, list: &DisplayList, view: Affine) {
        if self.still.is_none() {
            let (wide, high) = (self.surface.canvas.width(), self.surface.canvas.height());
            self.still = self.surface.beside(wide, high);
            if let Some(still) = &self.still {
                self.paint_layers(still, list, view, ..LOOSE as usize);
            }
        }
        let still = self.still.as_ref().unwrap_or(&self.surface);
        let (context, canvas) = (&self.surface.context, &still.canvas);
        let _ = context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0);
        let _ = context.draw_image_with_html_canvas_element(canvas, 0.0, 0.0);
    }

    /// Paints some layers of a picture.
    fn paint_layers(
        &self,
        surface: &Surface,
        list: &DisplayList,
        view: Affine,
        layers: impl SliceIndex<[Layer], Output = [Layer]>,
    ) {
        let layers = &Layer::ALL[layers];
        let is_print = |item: &&Item| matches!(item, Item::Print(..));
        let prints = |layer: &Layer| list.layer(*layer).iter().filter(is_print).count();
        let below = Layer::ALL
            .iter()
            .take_while(|layer| !layers.contains(layer));
        let mut keys = self.keys.iter().skip(below.map(prints).sum());
        surface.smooth(self.smoothing);
        let mut brush = Brush::new(&surface.context, view);
        for item in layers.iter().flat_map(|layer| list.layer(*layer)) {
            match item {
                Item::Print(print, affine) => {
                    let affine = brush.affine() * *affine;
                    match keys.next().and_then(|key| self.bitmaps.best(*key)) {
                        Some(bitmap) => brush.bitmap(&bitmap.canvas, print.area(), affine),
                        None => brush.plain(*print, self.ground, affine),
                    }
                }
                other => brush.item(other),
            }
        }
        brush.finish();
    }

    /// Whether this is the picture painted last.
    pub fn shows(&self, list: &DisplayList, view: Affine) -> bool {
        let same = |(before, there): &(DisplayList, Affine)| *there == view && before == list;
        self.painted.as_ref().is_some_and(same)
    }
}

impl Surface {
    fn from_canvas(canvas: HtmlCanvasElement) -> Option<Self> {
        // A canvas in another window has different classes, so `instanceof` would fail.
        let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.unchecked_into();
        Some(Surface { canvas, context })
    }

    /// Sets an option that some browsers lack and for which there is no stable binding.
    fn smooth(&self, smoothing: Smoothing) {
        let quality = match smoothing {
            Smoothing::Quick => "low",
            Smoothing::Fine => "high",
        };
        let name = "imageSmoothingQuality".into();
        let _ = js_sys::Reflect::set(&self.context, &name, &quality.into());
    }

    /// A hidden surface of the same document.
    fn beside(&self, wide: u32, high: u32) -> Option<Surface> {
        let document = self.canvas.owner_document()?;
        let canvas: HtmlCanvasElement = document.create_element("canvas").ok()?.unchecked_into();
        canvas.set_width(wide);
        canvas.set_height(high);
        Surface::from_canvas(canvas)
    }

    fn size(&self) -> Size {
        Size::new(self.canvas.width().into(), self.canvas.height().into())
    }

    fn clear(&self) {
        let size = self.size();
        let _ = self.context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0);
        self.context.clear_rect(0.0, 0.0, size.width, size.height);
    }

    fn draw_bitmap(&self, list: &DisplayList, key: BitmapKey) -> Option<Surface> {
        let area = key.print.area();
        let bitmap = self.beside(key.width(), key.height)?;
        let size = bitmap.size();
        let fill =
            Affine::scale_non_uniform(size.width / area.width(), size.height / area.height());
        let view = fill * Affine::translate(-area.origin().to_vec2());
        let mut brush = Brush::new(&bitmap.context, view);
        let pixel = area.height() / (size.height * SHOWN);
        for item in list.simplified(pixel).items() {
            brush.item(item);
        }
        brush.finish();
        Some(bitmap)
    }

    /// Draws another surface onto this one. A browser may defer a drawing until it is used, so this
    /// forces it while the time is measured.
    fn look_at(&self, other: &Surface) {
        let (context, canvas) = (&self.context, &other.canvas);
        let _ =
            context.draw_image_with_html_canvas_element_and_dw_and_dh(canvas, 0.0, 0.0, 1.0, 1.0);
    }
}

/// Whether the figures of a path are closed as the path says, or by the operation anyway.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Closed {
    AsSaid,
    Anyway,
}

/// A drawing context with the transforms and opacities of the current groups.
struct Brush<'a> {
    context: &'a CanvasRenderingContext2d,
    /// For each open group, the transform, the opacity and the context's transform at its start;
    /// the innermost group last.
    stack: Vec<(Affine, f64, Affine)>,
    /// The context's transform. Setting it again for each of a thousand tiles would cost more than
    /// drawing them.
    set: Affine,
    /// The fill colour, if known. Setting it again would cost more than filling.
    fills: Option<Rgba>,
}

impl<'a> Brush<'a> {
    fn new(context: &'a CanvasRenderingContext2d, view: Affine) -> Self {
        context.save();
        let [a, b, c, d, e, f] = view.as_coeffs();
        let _ = context.set_transform(a, b, c, d, e, f);
        context.set_image_smoothing_enabled(true);
        Self {
            context,
            stack: vec![(view, 1.0, view)],
            set: view,
            fills: None,
        }
    }

    fn top(&self) -> (Affine, f64) {
        let top = self.stack.last();
        top.map_or((Affine::IDENTITY, 1.0), |&(affine, opacity, _)| {
            (affine, opacity)
        })
    }

    fn affine(&self) -> Affine {
        self.top().0
    }

    /// Sets the transform, unless it is set already.
    fn move_to(&mut self, affine: Affine) {
        if self.set != affine {
            self.set = affine;
            let [a, b, c, d, e, f] = affine.as_coeffs();
            let _ = self.context.set_transform(a, b, c, d, e, f);
        }
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Fill(path, paint) => {
                self.move_to(self.affine());
                self.path(path, Closed::Anyway);
                self.fill_with(paint);
                self.context.fill();
            }
            Item::Stroke(path, paint, pen) => {
                self.move_to(self.affine());
                self.path(path, Closed::AsSaid);
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
        self.stack.push((inside.0, inside.1, self.set));
        self.context.set_global_alpha(inside.1);
        if let Some(clip) = &group.clip {
            self.move_to(inside.0);
            self.path(clip, Closed::Anyway);
            self.context.clip();
        }
    }

    fn end(&mut self) {
        if self.stack.len() > 1 {
            let ended = self.stack.pop();
            self.set = ended.map_or(self.set, |(.., before)| before);
            self.fills = None;
            self.context.restore();
        }
    }

    /// Closes all groups that are still open.
    fn finish(mut self) {
        while self.stack.len() > 1 {
            self.end();
        }
        self.context.restore();
    }

    /// Draws a bitmap into the rectangle of its print. An unrotated one ends on whole pixels, so
    /// that neighbours meet without a gap.
    fn bitmap(&mut self, bitmap: &HtmlCanvasElement, area: Rect, affine: Affine) {
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
        let _ = self
            .context
            .draw_image_with_html_canvas_element_and_dw_and_dh(bitmap, x, y, wide, high);
    }

    /// The plain ground of a print.
    fn plain(&mut self, print: Print, ground: fn(Print) -> Rgba, affine: Affine) {
        let Some(body) = print.body() else { return };
        self.move_to(affine);
        self.fill_with(&Paint::Solid(ground(print)));
        let (x, y, wide, high) = (body.x0, body.y0, body.width(), body.height());
        self.context.fill_rect(x, y, wide, high);
    }

    /// Traces a path. Filling closes figures anyway, and closing each explicitly takes longer than
    /// filling a path of a thousand squares.
    fn path(&self, path: &BezPath, closed: Closed) {
        let context = self.context;
        context.begin_path();
        for element in path.elements() {
            match *element {
                PathEl::MoveTo(p) => context.move_to(p.x, p.y),
                PathEl::LineTo(p) => context.line_to(p.x, p.y),
                PathEl::QuadTo(a, p) => context.quadratic_curve_to(a.x, a.y, p.x, p.y),
                PathEl::CurveTo(a, b, p) => context.bezier_curve_to(a.x, a.y, b.x, b.y, p.x, p.y),
                PathEl::ClosePath if closed == Closed::AsSaid => context.close_path(),
                PathEl::ClosePath => {}
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

    fn fill_with(&mut self, paint: &Paint) {
        match paint {
            Paint::Solid(color) if self.fills == Some(*color) => {}
            Paint::Solid(color) => {
                self.fills = Some(*color);
                self.context.set_fill_style_str(&css(*color));
            }
            Paint::Linear { .. } => {
                self.fills = None;
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
