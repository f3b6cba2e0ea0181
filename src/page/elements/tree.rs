//! The HTML around the board as a plain node tree, so that it can be built and tested without a browser.

use std::fmt::Write;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use crate::elements::intent::name::indices;
use crate::elements::intent::{Bindings, Decision, Field, FocusMeaning, Intent, Light};

/// An element of the page. It is a pointer because elements are moved often while they are built, and a shared one so that
/// finished elements can be reused in the next tree: identical pointers compare equal at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node(Arc<Element>);

/// The contents of an element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    /// The tag, such as `button`. Drawings are `svg` elements with paths inside.
    pub tag: &'static str,
    /// The key that identifies it among its siblings when they are reordered.
    pub key: Option<String>,
    /// The attributes, in the order in which they were set.
    pub attrs: Vec<(&'static str, String)>,
    /// What input on it means.
    pub bindings: Option<Box<Bindings>>,
    /// The children.
    pub kids: Vec<Kid>,
}

/// A child of an element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kid {
    /// Text, never parsed as HTML.
    Text(String),
    Node(Node),
}

/// The attribute with an element's mouse tooltip. It repeats the accessible name, perhaps with the key, and must not reach screen
/// readers: it becomes a `title` only under a mouse.
pub const HOVER_TITLE: &str = "data-title";

/// Marks what a modal dialog covers: it becomes inert once screen readers have announced the dialog.
pub const COVERED: &str = "data-covered";

/// Marks a dialog that opens as soon as it is in the document.
pub const MODAL: &str = "data-modal";

/// Marks a dialog that is closed but stays in the document for a moment, hidden.
pub const LEAVING: &str = "data-leaving";

/// Marks what scrolls when it has too little room: it is then reachable by keyboard.
pub const SCROLLS: &str = "data-scrolls";

/// Marks the result of a press in a dialog: it is scrolled into view when the focus moves on.
pub const NEWS: &str = "data-news";

impl Deref for Node {
    type Target = Element;

    fn deref(&self) -> &Element {
        &self.0
    }
}

impl DerefMut for Node {
    fn deref_mut(&mut self) -> &mut Element {
        Arc::make_mut(&mut self.0)
    }
}

impl From<Node> for Kid {
    fn from(node: Node) -> Self {
        Kid::Node(node)
    }
}

pub fn el(tag: &'static str) -> Node {
    Node(Arc::new(Element {
        tag,
        key: None,
        attrs: Vec::new(),
        bindings: None,
        kids: Vec::new(),
    }))
}

pub fn div(class: &str) -> Node {
    el("div").class(class)
}

pub fn span(class: &str, text: impl Into<String>) -> Node {
    el("span").class(class).text(text)
}

/// A dialog that opens as soon as it is in the document. Its name ends with a full stop: screen readers skip the name of a dialog
/// that equals that of the button that opened it. The dialog itself is no tab stop: browsers make scrolling boxes focusable, and
/// a screen reader would read all of it there.
pub fn dialog(key: &'static str, name: impl Into<String>) -> Node {
    let mut name = name.into();
    if name.ends_with(char::is_alphanumeric) {
        name.push('.');
    }
    el("dialog")
        .key(key)
        .attr(MODAL, "")
        .attr("tabindex", "-1")
        .attr("aria-label", name)
}

impl Node {
    pub fn attr(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.attrs.push((name, value.into()));
        self
    }

    /// Sets an attribute if there is a value.
    pub fn maybe(self, name: &'static str, value: Option<String>) -> Self {
        match value {
            Some(value) => self.attr(name, value),
            None => self,
        }
    }

    /// Sets the tooltip under a mouse: its name, perhaps with the key.
    pub fn hover_title(self, title: impl Into<String>) -> Self {
        self.attr(HOVER_TITLE, title)
    }

    /// Sets an attribute without a value, such as `disabled`, if `on`.
    pub fn flag(self, name: &'static str, on: bool) -> Self {
        if on { self.attr(name, "") } else { self }
    }

    /// Sets an attribute to `true` or `false`, such as `aria-pressed`.
    pub fn state(self, name: &'static str, on: bool) -> Self {
        self.attr(name, if on { "true" } else { "false" })
    }

    /// Adds a class.
    pub fn class(mut self, class: &str) -> Self {
        match self.attrs.iter_mut().find(|(name, _)| *name == "class") {
            Some((_, classes)) => {
                classes.push(' ');
                classes.push_str(class);
                self
            }
            None => self.attr("class", class),
        }
    }

    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.key = Some(key.into());
        self
    }

    /// Adds a binding. Each also gets a readable name in the document, such as `data-run`, for style sheets and tests only.
    fn bind(mut self, name: &'static str, value: String, bind: impl FnOnce(&mut Bindings)) -> Self {
        bind(self.bindings.get_or_insert_default());
        self.attr(name, value)
    }

    /// Sets the intent of pressing it.
    pub fn run(self, intent: Intent) -> Self {
        let name = intent.name();
        self.bind("data-run", name, |bindings| bindings.press = Some(intent))
    }

    /// Sets what it highlights on the board while pointed at.
    pub fn light(self, light: Light) -> Self {
        self.bind("data-light", light.name(), |bindings| {
            bindings.light = Some(light);
        })
    }

    /// Sets what having the focus means.
    pub fn near(self, near: FocusMeaning) -> Self {
        self.bind("data-near", near.name(), |bindings| {
            bindings.near = Some(near);
        })
    }

    /// Sets what a new value means.
    pub fn field(self, field: Field) -> Self {
        self.bind("data-field", field.name(), |bindings| {
            bindings.field = Some(field);
        })
    }

    /// Makes it draggable to make one of these decisions, if there are any.
    pub fn drag(self, acts: Vec<Decision>) -> Self {
        if acts.is_empty() {
            return self;
        }
        self.bind("data-drag", indices(&acts), |bindings| bindings.drag = acts)
    }

    /// Makes it a drop target for one of these decisions, if there are any.
    pub fn drop(self, acts: Vec<Decision>) -> Self {
        if acts.is_empty() {
            return self;
        }
        self.bind("data-drop", indices(&acts), |bindings| bindings.drop = acts)
    }

    /// The intent of pressing it.
    pub fn press(&self) -> Option<&Intent> {
        self.bindings.as_ref()?.press.as_ref()
    }

    /// Appends text.
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.kids.push(Kid::Text(text.into()));
        self
    }

    pub fn child(mut self, child: Node) -> Self {
        self.kids.push(Kid::Node(child));
        self
    }

    /// Appends what is read by the eye, and in its place what screen readers read; a single text if both are the same.
    pub fn told(self, seen: String, heard: String) -> Self {
        if seen == heard {
            return self.text(seen);
        }
        self.child(span("", seen).attr("aria-hidden", "true"))
            .child(span("unseen", heard))
    }

    /// Appends an element after a space, so that its words stay apart in the accessible name.
    pub fn apart(self, child: Node) -> Self {
        self.text(" ").child(child)
    }

    pub fn children(mut self, more: impl IntoIterator<Item = Node>) -> Self {
        // Not `extend`, which would be instantiated for every type of iterator.
        for node in more {
            self.push(node);
        }
        self
    }

    fn push(&mut self, node: Node) {
        self.kids.push(Kid::Node(node));
    }

    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.attrs.iter().find(|(other, _)| *other == name)?;
        Some(&found.1)
    }

    /// All elements of the tree in document order, beginning with this one.
    pub fn all(&self) -> Vec<&Node> {
        let mut found = vec![self];
        for kid in &self.kids {
            if let Kid::Node(node) = kid {
                found.extend(node.all());
            }
        }
        found
    }

    /// All text inside, without spaces between elements.
    pub fn all_text(&self) -> String {
        let mut text = String::new();
        for kid in &self.kids {
            match kid {
                Kid::Text(part) => text.push_str(part),
                Kid::Node(node) => {
                    let _ = write!(text, "{}", node.all_text());
                }
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_add_up_and_flags_stand_only_when_on() {
        let node = div("panel")
            .class("wide")
            .flag("hidden", false)
            .flag("inert", true);
        assert_eq!(node.get("class"), Some("panel wide"));
        assert_eq!(node.get("hidden"), None);
        assert_eq!(node.get("inert"), Some(""));
    }

    #[test]
    fn a_tree_is_walked_in_document_order() {
        let tree = div("a")
            .text("1")
            .child(div("b").child(span("c", "2")))
            .child(span("d", "3"));
        let classes: Vec<_> = tree
            .all()
            .iter()
            .filter_map(|node| node.get("class"))
            .collect();
        assert_eq!(classes, ["a", "b", "c", "d"]);
        assert_eq!(tree.all_text(), "123");
    }
}
