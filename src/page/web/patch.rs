//! The one file that patches the document to match the node tree of `elements`, changing as little as possible.

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

/// The XML namespace of drawings.
const SVG: &str = "http://www.w3.org/2000/svg";

/// A dialog that was just added to the document ([`MODAL`]).
const CLOSED: &str = "[data-modal]:not([open])";

/// What the keyboard could reach in a closed dialog ([`LEAVING`]).
const LEFT_CONTROLS: &str =
    "[data-leaving] :is(button, input, select, textarea, summary, a, [tabindex])";

/// How long after a dialog has opened what it covers becomes inert, in milliseconds.
const COVERED_IN: i32 = 250;

/// How long a closed dialog stays in the document, in milliseconds: a screen reader first has to learn what is reachable again.
const GONE_IN: i32 = 500;

/// The patcher of an element, and the board that it is part of.
pub(super) struct Patcher {
    home: Root,
    root: Element,
    shown: Vec<Kid>,
    bindings: BindingTable,
    /// What had the focus before a dialog opened, to restore it.
    before: RefCell<Option<HtmlElement>>,
}

impl Patcher {
    /// A patcher for the children of `root`, which is empty. It writes the bindings of elements into `bindings`.
    pub(super) fn new(home: Root, root: Element, bindings: BindingTable) -> Self {
        Patcher {
            home,
            root,
            shown: Vec::new(),
            bindings,
            before: RefCell::new(None),
        }
    }

    /// Patches the document to match a tree. Returns whether anything had to change.
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

    /// Places every popover next to what it is about, now that its size is known.
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
                // Later growth, for example by larger text, does not exceed the screen.
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

    /// Changes the children of `parent` from `old` to `new`.
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
        // Removals come first, so that what stays need not move: a moved node loses the focus and is read again by screen
        // readers.
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
        let moved = |name: &&str| old.get(name) != new.get(name);
        if ["data-col", "data-row"].iter().any(moved) {
            set_cell(element, new);
        }
        Ok(())
    }

    /// Removes a node. A dialog with the focus restores it to what had it before.
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

    /// The element with the focus, if any.
    fn focused(&self) -> Option<HtmlElement> {
        self.home.focused()?.dyn_into().ok()
    }

    /// Opens a dialog that was just added to the document, and focuses its most important element. The tree makes the page behind
    /// it inert: a modal dialog would also silence the live region outside it.
    fn open(&self, dialog: &HtmlDialogElement) -> Result<(), JsValue> {
        let outside = |before: &HtmlElement| before.closest("dialog").ok().flatten().is_none();
        if let Some(before) = self.focused().filter(outside) {
            self.before.replace(Some(before));
        }
        // The back gesture of a phone closes it.
        dialog.set_attribute("closedby", "closerequest")?;
        dialog.show();
        let first = dialog.query_selector("[data-first]")?;
        if let Some(first) = first.and_then(|first| first.dyn_into::<HtmlElement>().ok()) {
            first.focus()?;
        }
        // However far down that is: a dialog starts at its top.
        dialog.set_scroll_top(0);
        Ok(())
    }
}

/// The index of an old child that can become `kid` and was not `used` yet.
fn find_match(old: &[Kid], kid: &Kid, used: &mut [bool]) -> Option<usize> {
    let found = (0..old.len()).find(|&index| !used[index] && can_become(&old[index], kid));
    if let Some(index) = found {
        used[index] = true;
    }
    found
}

/// Whether one child can be changed into the other.
fn can_become(one: &Kid, other: &Kid) -> bool {
    match (one, other) {
        (Kid::Text(_), Kid::Text(_)) => true,
        (Kid::Node(one), Kid::Node(other)) => one.tag == other.tag && one.key == other.key,
        _ => false,
    }
}

/// Makes a covered element inert after a while: a screen reader names the dialog the focus moves to only if it knows where the
/// focus comes from, which an inert element hides.
fn cover(element: &Element) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or("a page has a window")?;
    let covered = element.clone();
    after_delay(&window, COVERED_IN, move || {
        let _ = covered.toggle_attribute_with_force("inert", covered.has_attribute(COVERED));
    });
    Ok(())
}

/// Closes a dialog, and removes it from the document after a while: a screen reader announces where the focus moves to only if
/// the element it comes from still exists. Dialogs are the last siblings, so that the one left never shifts an index.
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

/// Positions an element by its `data-x` and `data-y`, in CSS pixels.
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

/// Sets column and row of an element in the grid over the board.
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
