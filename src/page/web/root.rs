//! The root of a board: the element that contains everything, and the document or shadow root it is in.
//!
//! A board looks for nothing outside its root, so several can be on one page; our own page is one of them.

use kurbo::{Rect, Vec2};
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, MouseEvent, ShadowRoot};

/// Elements whose focus counts as none: the body, and a closed dialog ([`LEAVING`](crate::elements::tree::LEAVING)) with its
/// contents.
const NO_FOCUS: &str = "body, [data-leaving], [data-leaving] *";

/// The root of a board. Its clones share the same element.
#[derive(Clone)]
pub(super) struct Root {
    /// The document, for creating elements.
    pub(super) document: Document,
    pub(super) element: Element,
    /// The shadow root that contains the element, if any.
    shadow: Option<ShadowRoot>,
}

impl Root {
    /// A root in a document, or in the shadow root of a host element.
    pub(super) fn new(document: Document, element: Element) -> Self {
        let shadow = element.get_root_node().dyn_into().ok();
        Root {
            document,
            element,
            shadow,
        }
    }

    /// The first element that matches a selector.
    pub(super) fn find(&self, css: &str) -> Option<Element> {
        self.element.query_selector(css).ok().flatten()
    }

    /// All elements that match a selector, in document order, if they have the wanted type.
    pub(super) fn find_all<T: JsCast>(&self, css: &str) -> Vec<T> {
        let Ok(found) = self.element.query_selector_all(css) else {
            return Vec::new();
        };
        let all = (0..found.length()).filter_map(|index| found.item(index));
        all.filter_map(|node| node.dyn_into().ok()).collect()
    }

    /// The element with the focus; none if it is outside the shadow root or in a closed dialog.
    pub(super) fn focused(&self) -> Option<Element> {
        let active = match &self.shadow {
            Some(shadow) => shadow.active_element(),
            None => self.document.active_element(),
        };
        active.filter(|active| !active.matches(NO_FOCUS).unwrap_or_default())
    }

    /// The topmost element under a pointer.
    pub(super) fn under(&self, event: &MouseEvent) -> Option<Element> {
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        match &self.shadow {
            Some(shadow) => shadow.element_from_point(x, y),
            None => self.document.element_from_point(x, y),
        }
    }

    /// From the top left of the viewport to that of the board.
    pub(super) fn corner(&self) -> Vec2 {
        let rect = self.element.get_bounding_client_rect();
        Vec2::new(rect.left(), rect.top())
    }

    /// The rectangle of an element relative to the board, in CSS pixels.
    pub(super) fn place_of(&self, element: &Element) -> Rect {
        let rect = element.get_bounding_client_rect();
        let seen = Rect::new(rect.left(), rect.top(), rect.right(), rect.bottom());
        seen - self.corner()
    }
}
