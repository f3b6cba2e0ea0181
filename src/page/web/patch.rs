//! The one file that brings the plain tree of `elements` into the document, changing as little as it can.

use crate::elements::tree::{COVERED, HOVER_TITLE, Kid, LEAVING, MODAL, Node};
use crate::stage::popover::PopoverPlacement;
use crate::web::binding_table::BindingTable;
use crate::web::dom::after_delay;
use crate::web::root::Root;
use kurbo::Size;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{
    Element, HtmlDialogElement, HtmlElement, HtmlInputElement, HtmlSelectElement,
    HtmlTextAreaElement,
};

/// Where the names of drawings come from.
const SVG: &str = "http://www.w3.org/2000/svg";

/// A dialog that has just come into the document ([`MODAL`]).
const CLOSED: &str = "[data-modal]:not([open])";

/// What keys would reach in a dialog that is closed ([`LEAVING`]).
const LEFT_CONTROLS: &str =
    "[data-leaving] :is(button, input, select, textarea, summary, a, [tabindex])";

/// How long after a dialog has opened what it covers is out of reach, in milliseconds.
const COVERED_IN: i32 = 250;

/// How long a dialog that is closed stays in the document, in milliseconds: a screen reader first hears of all that can be reached
/// again behind it.
const GONE_IN: i32 = 500;

/// What stands in an element, and the board that is a part of.
pub(super) struct Patcher {
    home: Root,
    root: Element,
    shown: Vec<Kid>,
    bindings: BindingTable,
    /// What had the focus before a dialog opened, to give it back.
    before: RefCell<Option<HtmlElement>>,
}

impl Patcher {
    /// A patcher for the inside of `root`, which is empty. It writes into `bindings` what the elements mean.
    pub(super) fn new(home: Root, root: Element, bindings: BindingTable) -> Self {
        Patcher {
            home,
            root,
            shown: Vec::new(),
            bindings,
            before: RefCell::new(None),
        }
    }

    /// Brings a tree into the document. Returns whether anything had to change.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn show(&mut self, tree: Node) -> Result<bool, JsValue> {
        let next = vec![Kid::Node(tree)];
        if self.shown == next {
            return Ok(false);
        }
        self.kids(&self.root, &self.shown, &next)?;
        self.shown = next;
        self.place_popovers()?;
        let closed = self.root.query_selector(CLOSED)?;
        if let Some(dialog) = closed.and_then(|found| found.dyn_into().ok()) {
            self.open(&dialog)?;
        }
        Ok(true)
    }

    /// Puts every sheet beside what it speaks about, now that it has its size.
    fn place_popovers(&self) -> Result<(), JsValue> {
        let sheets = self
            .root
            .query_selector_all(&format!("[{}]", PopoverPlacement::MARK))?;
        for index in 0..sheets.length() {
            let sheet = sheets.item(index).and_then(|node| node.dyn_into().ok());
            let Some(sheet): Option<HtmlElement> = sheet else {
                continue;
            };
            if let Some(beside) = PopoverPlacement::read(|name| sheet.get_attribute(name)) {
                let style = sheet.style();
                style.remove_property("--top")?;
                style.remove_property("--from")?;
                style.remove_property("--most")?;
                let (wide, high) = (sheet.offset_width(), sheet.offset_height());
                let place = beside.place(Size::new(f64::from(wide), f64::from(high)));
                let (x, y) = (format!("{:.0}", place.x0), format!("{:.0}", place.y0));
                set_corner(&sheet, &x, &y);
                // What grows afterwards, as larger text makes it, does not grow beyond the screen.
                style.set_property("--top", &format!("{y}px"))?;
                style.set_property("--from", &format!("{x}px"))?;
                if place.height() + 0.5 < f64::from(high) {
                    style.set_property("--most", &format!("{:.0}px", place.height().floor()))?;
                }
            }
        }
        Ok(())
    }

    fn create(&self, kid: &Kid) -> Result<web_sys::Node, JsValue> {
        let node = match kid {
            Kid::Text(text) => return Ok(self.home.document.create_text_node(text).into()),
            Kid::Node(node) => node,
        };
        let element = match node.tag {
            "svg" | "path" | "g" => self.home.document.create_element_ns(Some(SVG), node.tag)?,
            tag => self.home.document.create_element(tag)?,
        };
        for kid in &node.kids {
            element.append_child(&self.create(kid)?)?;
        }
        for (name, value) in &node.attrs {
            set(&element, name, value)?;
        }
        self.bindings.bind(&element, node.bindings.as_deref())?;
        set_position(&element, node);
        set_cell(&element, node);
        Ok(element.into())
    }

    /// Changes what stands inside `parent` from `old` to `new`.
    fn kids(&self, parent: &Element, old: &[Kid], new: &[Kid]) -> Result<(), JsValue> {
        let there = parent.child_nodes();
        let nodes: Vec<Option<web_sys::Node>> = (0..old.len() as u32)
            .map(|index| there.item(index))
            .collect();
        let mut used = vec![false; old.len()];
        let matches: Vec<Option<usize>> = new
            .iter()
            .map(|kid| find_match(old, kid, &mut used))
            .collect();
        // What is gone goes first, so that nothing that stays has to make room for it: a node that moves loses the
        // focus, and is read again by screen readers.
        for (node, _) in nodes.iter().zip(used).filter(|(_, used)| !used) {
            if let Some(node) = node {
                self.remove(parent, node)?;
            }
        }
        for ((place, kid), found) in (0..).zip(new).zip(matches) {
            let found = found.and_then(|index| Some((index, nodes[index].clone()?)));
            let node = match found {
                Some((index, node)) => {
                    self.change(&node, &old[index], kid)?;
                    node
                }
                None => self.create(kid)?,
            };
            let here = parent.child_nodes().item(place);
            if here.as_ref() != Some(&node) {
                parent.insert_before(&node, here.as_ref())?;
            }
        }
        Ok(())
    }

    fn change(&self, node: &web_sys::Node, old: &Kid, new: &Kid) -> Result<(), JsValue> {
        match (old, new) {
            (Kid::Text(before), Kid::Text(after)) => {
                if before != after {
                    node.set_text_content(Some(after));
                }
                Ok(())
            }
            (Kid::Node(before), Kid::Node(after)) => {
                let element: &Element = node.dyn_ref().ok_or("an element")?;
                self.change_element(element, before, after)
            }
            _ => Ok(()),
        }
    }

    fn change_element(&self, element: &Element, old: &Node, new: &Node) -> Result<(), JsValue> {
        if old == new {
            return Ok(());
        }
        for (name, _) in old.attrs.iter().filter(|(name, _)| new.get(name).is_none()) {
            element.remove_attribute(name)?;
            match *name {
                HOVER_TITLE => element.remove_attribute("title")?,
                COVERED => element.remove_attribute("inert")?,
                _ => {}
            }
        }
        if old.bindings != new.bindings {
            self.bindings.bind(element, new.bindings.as_deref())?;
        }
        self.kids(element, &old.kids, &new.kids)?;
        for (name, value) in &new.attrs {
            if old.get(name) != Some(value) {
                set(element, name, value)?;
            }
        }
        set_position(element, new);
        Ok(())
    }

    /// Takes a node out. A dialog that has the focus gives it back to what had it before.
    fn remove(&self, parent: &Element, node: &web_sys::Node) -> Result<(), JsValue> {
        if let Some(element) = node.dyn_ref::<Element>() {
            self.bindings.forget(element)?;
        }
        let Some(dialog) = node.dyn_ref::<HtmlDialogElement>() else {
            return parent.remove_child(node).map(|_| ());
        };
        let inside = self
            .focused()
            .is_some_and(|focused| dialog.contains(Some(&focused)));
        leave(dialog)?;
        for control in self.home.find_all::<HtmlElement>(LEFT_CONTROLS) {
            control.set_tab_index(-1);
        }
        let before = self.before.borrow().clone();
        match before.filter(|before| inside && before.is_connected()) {
            Some(before) => before.focus(),
            None => Ok(()),
        }
    }

    /// The element with the focus; none when that is nowhere.
    fn focused(&self) -> Option<HtmlElement> {
        self.home.focused()?.dyn_into().ok()
    }

    /// Opens a dialog that has just come into the document, and gives the focus to what is most likely wanted. The
    /// page behind it is made inert by the tree: a modal dialog would silence what is said outside of it, too.
    fn open(&self, dialog: &HtmlDialogElement) -> Result<(), JsValue> {
        let outside = |before: &HtmlElement| before.closest("dialog").ok().flatten().is_none();
        if let Some(before) = self.focused().filter(outside) {
            self.before.replace(Some(before));
        }
        // The way back of a phone closes it.
        dialog.set_attribute("closedby", "closerequest")?;
        dialog.show();
        let first = dialog.query_selector("[data-first]")?;
        if let Some(first) = first.and_then(|first| first.dyn_into::<HtmlElement>().ok()) {
            first.focus()?;
        }
        // However far down that is: a dialog is read from its head.
        dialog.set_scroll_top(0);
        Ok(())
    }
}

/// The index of what may become `kid` and was not `used` yet.
fn find_match(old: &[Kid], kid: &Kid, used: &mut [bool]) -> Option<usize> {
    let found = (0..old.len()).find(|&index| !used[index] && can_become(&old[index], kid));
    if let Some(index) = found {
        used[index] = true;
    }
    found
}

/// Whether one may become the other.
fn can_become(one: &Kid, other: &Kid) -> bool {
    match (one, other) {
        (Kid::Text(_), Kid::Text(_)) => true,
        (Kid::Node(one), Kid::Node(other)) => one.tag == other.tag && one.key == other.key,
        _ => false,
    }
}

/// Takes a covered element out of reach, in a while: a screen reader tells which dialog the focus comes to by where it comes
/// from, and what is out of reach is not there for it any more.
fn cover(element: &Element) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or("a page has a window")?;
    let covered = element.clone();
    after_delay(&window, COVERED_IN, move || {
        let _ = covered.toggle_attribute_with_force("inert", covered.has_attribute(COVERED));
    });
    Ok(())
}

/// Closes a dialog, and takes it out of the document in a while: a screen reader tells where the focus has come to by where it
/// comes from, and says nothing where that is gone. Dialogs come last among their siblings, so that
/// the one that is left never shifts an index.
fn leave(dialog: &HtmlDialogElement) -> Result<(), JsValue> {
    dialog.set_attribute(LEAVING, "")?;
    dialog.close();
    dialog.remove_attribute(MODAL)?;
    let window = web_sys::window().ok_or("a page has a window")?;
    let left = dialog.clone();
    after_delay(&window, GONE_IN, move || left.remove());
    Ok(())
}

fn set(element: &Element, name: &str, value: &str) -> Result<(), JsValue> {
    if name == COVERED {
        cover(element)?;
    }
    if name == HOVER_TITLE && element.has_attribute("title") {
        element.set_attribute("title", value)?;
    }
    if name == "value" {
        if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
            if input.value() != value {
                input.set_value(value);
            }
            return Ok(());
        }
        if let Some(area) = element.dyn_ref::<HtmlTextAreaElement>() {
            if area.value() != value {
                area.set_value(value);
            }
            return Ok(());
        }
        if let Some(select) = element.dyn_ref::<HtmlSelectElement>() {
            select.set_value(value);
            return Ok(());
        }
    }
    element.set_attribute(name, value)
}

/// Puts an element where its `data-x` and `data-y` say, in pixels of the page.
fn set_position(element: &Element, node: &Node) {
    let (Some(x), Some(y)) = (node.get("data-x"), node.get("data-y")) else {
        return;
    };
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        set_corner(element, x, y);
    }
}

fn set_corner(element: &HtmlElement, x: &str, y: &str) {
    let style = element.style();
    let _ = style.set_property("left", &format!("{x}px"));
    let _ = style.set_property("top", &format!("{y}px"));
}

/// Tells an element over the board its column and row.
fn set_cell(element: &Element, node: &Node) {
    let (Some(column), Some(row)) = (node.get("data-col"), node.get("data-row")) else {
        return;
    };
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let style = element.style();
        let _ = style.set_property("--col", column);
        let _ = style.set_property("--row", row);
    }
}
