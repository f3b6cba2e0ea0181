//! Where a board stands: the element all of it is in, and the tree of which that element is a part.
//!
//! Nothing of a board is looked for outside of it, so that several stand on one page; the page itself is one of them.

use kurbo::{Rect, Vec2};
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, MouseEvent, ShadowRoot};

/// Elements whose focus counts as none: the body, and a closed dialog ([`LEAVING`](crate::elements::tree::LEAVING)) with all inside it.
const NO_FOCUS: &str = "body, [data-leaving], [data-leaving] *";

/// The element a board stands in. Its copies are one.
#[derive(Clone)]
pub(super) struct Root {
    /// The document, which makes elements.
    pub(super) document: Document,
    pub(super) element: Element,
    /// The tree the element is in, where that is not the document's own.
    shadow: Option<ShadowRoot>,
}

impl Root {
    /// A root in a document, or in the shadow of an element on somebody else's page.
    pub(super) fn new(document: Document, element: Element) -> Self {
        let shadow = element.get_root_node().dyn_into().ok();
        Root {
            document,
            element,
            shadow,
        }
    }

    /// The first element that a selector names.
    pub(super) fn find(&self, css: &str) -> Option<Element> {
        self.element.query_selector(css).ok().flatten()
    }

    /// All elements that a selector names, in the order of the document, as far as they are of a kind.
    pub(super) fn find_all<T: JsCast>(&self, css: &str) -> Vec<T> {
        let Ok(found) = self.element.query_selector_all(css) else {
            return Vec::new();
        };
        let all = (0..found.length()).filter_map(|index| found.item(index));
        all.filter_map(|node| node.dyn_into().ok()).collect()
    }

    /// The element with the focus; none when that is nowhere, outside of a tree of its own, or in a dialog that is closed.
    pub(super) fn focused(&self) -> Option<Element> {
        let active = match &self.shadow {
            Some(shadow) => shadow.active_element(),
            None => self.document.active_element(),
        };
        active.filter(|active| !active.matches(NO_FOCUS).unwrap_or_default())
    }

    /// The foremost element under a pointer.
    pub(super) fn under(&self, event: &MouseEvent) -> Option<Element> {
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        match &self.shadow {
            Some(shadow) => shadow.element_from_point(x, y),
            None => self.document.element_from_point(x, y),
        }
    }

    /// From the corner of what is seen of the page to that of the board.
    pub(super) fn corner(&self) -> Vec2 {
        let rect = self.element.get_bounding_client_rect();
        Vec2::new(rect.left(), rect.top())
    }

    /// Where an element is on the board, in pixels of the page.
    pub(super) fn place_of(&self, element: &Element) -> Rect {
        let rect = element.get_bounding_client_rect();
        let seen = Rect::new(rect.left(), rect.top(), rect.right(), rect.bottom());
        seen - self.corner()
    }
}
