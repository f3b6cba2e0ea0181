//! The canvas and the parts of the screen, measured.

use std::cell::Cell;

use kurbo::{Affine, Rect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, HtmlCanvasElement, Window};

use view::paint::canvas::CanvasPainter;
use view::scene::display::DisplayList;
use view::scene::drawing;
use view::scene::layout::{AWAY, Layout};

/// The canvas of the board.
pub(super) struct BoardCanvas {
    window: Window,
    document: Document,
    /// The element itself.
    pub(super) canvas: HtmlCanvasElement,
    painter: CanvasPainter,
    /// What was painted last, and how densely: the same is not painted again.
    painted: Option<(DisplayList, Layout)>,
    cursor: Cell<&'static str>,
}

impl BoardCanvas {
    /// A canvas in `parent`.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn new(
        window: &Window,
        document: &Document,
        parent: &Element,
    ) -> Result<Self, JsValue> {
        let canvas: HtmlCanvasElement = document.create_element("canvas")?.dyn_into()?;
        canvas.set_id("board");
        canvas.set_attribute("role", "img")?;
        parent.append_child(&canvas)?;
        let painter = CanvasPainter::new(&canvas).ok_or("no canvas")?;
        Ok(BoardCanvas {
            window: window.clone(),
            document: document.clone(),
            canvas,
            painter,
            painted: None,
            cursor: Cell::new(""),
        })
    }

    /// Where things are now.
    pub(super) fn measure(&self) -> Layout {
        let whole = rect(&self.canvas);
        let ratio = self.window.device_pixel_ratio();
        let area = |name: &str| {
            let found = self.document.query_selector(&format!("[data-area={name}]"));
            found.ok().flatten().map(|element| rect(&element))
        };
        let shown = |rect: &Rect| rect.width() > 0.0 && rect.height() > 0.0;
        let layout = Layout {
            whole,
            ratio,
            free: area("free").filter(shown).unwrap_or(whole),
            tip: area("tip").filter(shown),
            dock: area("dock").filter(shown).unwrap_or(AWAY),
            slots: self.all("[data-area=slot]"),
            kinds: self.all("[data-area=kind]"),
            homes: self.all("[data-home]"),
        };
        let over = self.all("[data-over]");
        over.into_iter().filter(shown).fold(layout, Layout::without)
    }

    /// Says in words what the canvas shows; it is out of reach while it is covered.
    pub(super) fn set_label(&self, label: &str, covered: bool) {
        let _ = self.canvas.toggle_attribute_with_force("inert", covered);
        if self.canvas.get_attribute("aria-label").as_deref() != Some(label) {
            let _ = self.canvas.set_attribute("aria-label", label);
        }
    }

    /// Gives the mouse over the canvas a shape, as style sheets name it.
    pub(super) fn set_cursor(&self, shape: &'static str) {
        if self.cursor.replace(shape) != shape {
            let _ = self.canvas.style().set_property("cursor", shape);
        }
    }

    /// Where all elements of a kind are, in the order of the document.
    fn all(&self, selector: &str) -> Vec<Rect> {
        let Ok(found) = self.document.query_selector_all(selector) else {
            return Vec::new();
        };
        (0..found.length())
            .filter_map(|index| found.item(index)?.dyn_into::<Element>().ok())
            .map(|element| rect(&element))
            .collect()
    }

    /// Paints a picture, in pixels of the device.
    pub(super) fn paint(&mut self, list: DisplayList, layout: &Layout) {
        let same = |(before, there): &(DisplayList, Layout)| *before == list && there == layout;
        if self.painted.as_ref().is_some_and(same) {
            return;
        }
        let device = |length: f64| (length * layout.ratio).round().max(1.0) as u32;
        let (wide, high) = (device(layout.whole.width()), device(layout.whole.height()));
        if self.canvas.width() != wide {
            self.canvas.set_width(wide);
        }
        if self.canvas.height() != high {
            self.canvas.set_height(high);
        }
        self.painter
            .paint(&list, Affine::scale(layout.ratio), &drawing);
        self.painted = Some((list, layout.clone()));
    }
}

fn rect(element: &Element) -> Rect {
    let rect = element.get_bounding_client_rect();
    Rect::new(rect.left(), rect.top(), rect.right(), rect.bottom())
}
