//! The board's canvas, and measuring the layout of the page.

use std::cell::Cell;

use kurbo::{Affine, Rect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, HtmlCanvasElement, Window};

use super::root::Root;
use view::paint::canvas::{CanvasPainter, Finish, Motion};
use view::scene::display::{DisplayList, Layer};
use view::scene::layout::{AWAY, Distance, Layout};
use view::scene::{drawing, ground};

/// How long to wait before painting the same picture again, only because some of it was not crisp: a multiple of the time
/// painting takes, and at least so many milliseconds. That time is used for the missing bitmaps.
const PATIENCE: (f64, f64) = (8.0, 80.0);

/// How much earlier to stop making bitmaps while the board moves, in milliseconds: the browser needs the time to repaint
/// everything.
const FOR_THE_BROWSER: f64 = 4.0;

/// The canvas of the board, and the one for what is dragged.
pub(super) struct BoardCanvas {
    window: Window,
    root: Root,
    /// The canvas of the board itself.
    pub(super) canvas: HtmlCanvasElement,
    board: PaintedCanvas,
    /// What is dragged, in front of the page around the board; it only has the size of the screen while something is.
    front: PaintedCanvas,
    cursor: Cell<&'static str>,
}

/// A canvas over the whole screen, and how complete its picture is.
struct PaintedCanvas {
    canvas: HtmlCanvasElement,
    painter: CanvasPainter,
    finish: Finish,
    /// When the picture was last painted, and how long that took, in milliseconds.
    painted_at: f64,
    painting_took: f64,
}

impl BoardCanvas {
    /// Creates the canvases in the root element of a board.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn new(window: &Window, root: &Root) -> Result<Self, JsValue> {
        let document = &root.document;
        let board = PaintedCanvas::new(document, "board")?;
        let canvas = board.canvas.clone();
        canvas.set_attribute("role", "img")?;
        root.element.append_child(&canvas)?;
        let front = PaintedCanvas::new(document, "carried")?;
        front.canvas.set_attribute("aria-hidden", "true")?;
        front.canvas.set_hidden(true);
        Ok(BoardCanvas {
            window: window.clone(),
            root: root.clone(),
            canvas,
            board,
            front,
            cursor: Cell::new(""),
        })
    }

    /// Puts the canvas for what is dragged in front of all other elements.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn raise_front(&self) -> Result<(), JsValue> {
        let root = &self.root.element;
        root.append_child(&self.front.canvas).map(|_| ())
    }

    /// Measures the layout of the page.
    pub(super) fn measure(&self) -> Layout {
        let whole = self.root.place_of(&self.canvas);
        let ratio = self.window.device_pixel_ratio();
        let area = |name: &str| {
            let found = self.root.find(&format!("[data-area={name}]"));
            found.map(|element| self.root.place_of(&element))
        };
        let shown = |rect: &Rect| rect.width() > 0.0 && rect.height() > 0.0;
        let layout = Layout {
            whole,
            ratio,
            distance: Distance::Near,
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

    /// Sets the accessible name of the canvas; it is inert while it is covered.
    pub(super) fn set_label(&self, label: &str, covered: bool) {
        let _ = self.canvas.toggle_attribute_with_force("inert", covered);
        if self.canvas.get_attribute("aria-label").as_deref() != Some(label) {
            let _ = self.canvas.set_attribute("aria-label", label);
        }
    }

    /// Sets the mouse cursor over the canvas, as a CSS `cursor` value.
    pub(super) fn set_cursor(&self, shape: &'static str) {
        if self.cursor.replace(shape) != shape {
            let _ = self.canvas.style().set_property("cursor", shape);
        }
    }

    /// The rectangles of all elements that match, in document order.
    fn all(&self, selector: &str) -> Vec<Rect> {
        let found: Vec<Element> = self.root.find_all(selector);
        let places = found.iter().map(|element| self.root.place_of(element));
        places.collect()
    }

    /// Paints a picture, in device pixels; what is dragged goes in front of the page around the board. Slow parts are started
    /// before `deadline` (in milliseconds on the page's clock), or wait for the next frame.
    pub(super) fn paint(
        &mut self,
        mut list: DisplayList,
        carries: bool,
        layout: &Layout,
        clock: impl Fn() -> f64,
        deadline: f64,
    ) {
        let carried = carries.then(|| list.split_off(Layer::Hand));
        self.board.paint(list, layout, &clock, deadline);
        match carried {
            Some(carried) => self.front.paint(carried, layout, &clock, deadline),
            None => self.front.empty(),
        }
        self.front.canvas.set_hidden(!carries);
    }

    /// Whether nothing of the last picture has to be improved.
    pub(super) fn is_crisp(&self) -> bool {
        [&self.board, &self.front].map(|one| one.finish) == [Finish::Crisp; 2]
    }
}

impl PaintedCanvas {
    /// A canvas that is not in the document yet.
    fn new(document: &Document, id: &str) -> Result<Self, JsValue> {
        let canvas: HtmlCanvasElement = document.create_element("canvas")?.dyn_into()?;
        canvas.set_id(id);
        Ok(PaintedCanvas {
            painter: CanvasPainter::new(canvas.clone(), ground).ok_or("no canvas")?,
            canvas,
            finish: Finish::Crisp,
            painted_at: 0.0,
            painting_took: 0.0,
        })
    }

    /// Paints a picture unless it is there already and as crisp as possible.
    fn paint(
        &mut self,
        list: DisplayList,
        layout: &Layout,
        clock: impl Fn() -> f64,
        deadline: f64,
    ) {
        let view = Affine::scale(layout.ratio);
        let resized = self.resize(layout);
        let same = !resized && self.painter.shows(&list, view);
        if same && self.finish == Finish::Crisp {
            return;
        }
        // Painting in this frame takes part of its time.
        let deadline = deadline - if same { 0.0 } else { self.painting_took };
        self.finish = self
            .painter
            .prepare(&list, view, &drawing, |motion| match motion {
                Motion::Moving => clock() < deadline - FOR_THE_BROWSER,
                Motion::Still => clock() < deadline,
            });
        // If painting is slow, the improvements come less often but in larger steps.
        let patience = (self.painting_took * PATIENCE.0).max(PATIENCE.1);
        if same && self.finish != Finish::Crisp && clock() - self.painted_at < patience {
            return;
        }
        let begun = clock();
        self.painter.paint(list, view);
        self.painted_at = clock();
        self.painting_took = self.painted_at - begun;
    }

    /// Gives it as many pixels as the device has for the whole screen. Returns whether that changed.
    fn resize(&mut self, layout: &Layout) -> bool {
        let device = |length: f64| (length * layout.ratio).round().max(1.0) as u32;
        let (wide, high) = (device(layout.whole.width()), device(layout.whole.height()));
        let resized = (self.canvas.width(), self.canvas.height()) != (wide, high);
        if resized {
            self.canvas.set_width(wide);
            self.canvas.set_height(high);
            self.painter.forget_picture();
        }
        resized
    }

    /// Removes all its pixels.
    fn empty(&mut self) {
        if self.canvas.width() > 0 {
            self.canvas.set_width(0);
            self.painter.forget_picture();
        }
        self.finish = Finish::Crisp;
    }
}
