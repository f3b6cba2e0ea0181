//! The HTML around the board as a plain tree, so that it can be built and tested without a browser.

use std::fmt::Write;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use crate::elements::intent::name::indices;
use crate::elements::intent::{Bindings, Decision, Field, FocusMeaning, Intent, Light};

/// An element of the page. It is a pointer, because elements move from hand to hand while they are made, and a shared
/// one, so that what is finished can stand in one tree after the other: what is the same pointer is equal at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node(Arc<Element>);

/// What an element of the page is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    /// Its tag, such as `button`. Drawings have the tag `svg`, with paths inside.
    pub tag: &'static str,
    /// What tells it apart from its siblings when they change places.
    pub key: Option<String>,
    /// Attributes, in the order in which they were given.
    pub attrs: Vec<(&'static str, String)>,
    /// What it means to press it, to point at it, to fill it in.
    pub bindings: Option<Box<Bindings>>,
    /// What stands inside.
    pub kids: Vec<Kid>,
}

/// What stands inside an element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kid {
    /// Text; never read as markup.
    Text(String),
    Node(Node),
}

/// The attribute with what a mouse over an element is told. It says what the name of the element says, perhaps with its key,
/// so screen readers must not find it: it becomes a `title` only under a mouse.
pub const HOVER_TITLE: &str = "data-title";

/// The mark of what a dialog covers: it is out of reach, as soon as screen readers have said which dialog it is.
pub const COVERED: &str = "data-covered";

/// The mark of a dialog that opens as soon as it stands in the document.
pub const MODAL: &str = "data-modal";

/// The mark of a dialog that is closed and stays in the document for a moment, out of sight.
pub const LEAVING: &str = "data-leaving";

/// The mark of what scrolls where there is no room for all of it: it can be reached by keys then.
pub const SCROLLS: &str = "data-scrolls";

/// The mark of what somebody has just asked for in a dialog: it is scrolled into sight as the focus moves on.
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

/// An element without attributes.
pub fn el(tag: &'static str) -> Node {
    Node(Arc::new(Element {
        tag,
        key: None,
        attrs: Vec::new(),
        bindings: None,
        kids: Vec::new(),
    }))
}

/// A `div` of a class.
pub fn div(class: &str) -> Node {
    el("div").class(class)
}

/// A `span` of a class with text.
pub fn span(class: &str, text: impl Into<String>) -> Node {
    el("span").class(class).text(text)
}

/// A dialog, which opens as soon as it stands in the document. Its name ends as a sentence does: screen readers leave out the name
/// of a dialog that is called like the button they come from. The dialog itself is no tab stop: browsers make
/// scrolling boxes one, and a screen reader would read all of it there.
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
    /// The same element with an attribute.
    pub fn attr(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.attrs.push((name, value.into()));
        self
    }

    /// The same element with an attribute, if there is a value for it.
    pub fn maybe(self, name: &'static str, value: Option<String>) -> Self {
        match value {
            Some(value) => self.attr(name, value),
            None => self,
        }
    }

    /// The same element; a mouse over it is told its name, perhaps with the key for it.
    pub fn hover_title(self, title: impl Into<String>) -> Self {
        self.attr(HOVER_TITLE, title)
    }

    /// The same element with an attribute that has no value, such as `disabled`, if `on`.
    pub fn flag(self, name: &'static str, on: bool) -> Self {
        if on { self.attr(name, "") } else { self }
    }

    /// The same element with an attribute that is `true` or `false`, such as `aria-pressed`.
    pub fn state(self, name: &'static str, on: bool) -> Self {
        self.attr(name, if on { "true" } else { "false" })
    }

    /// The same element with a class, beside those it has.
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

    /// The same element with a key.
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.key = Some(key.into());
        self
    }

    /// The same element with something that it means. Each of these has a readable name in the document too, such as
    /// `data-run`: for style sheets and tests; nobody reads it.
    fn bind(mut self, name: &'static str, value: String, bind: impl FnOnce(&mut Bindings)) -> Self {
        bind(self.bindings.get_or_insert_default());
        self.attr(name, value)
    }

    /// The same element; pressing it means something.
    pub fn run(self, intent: Intent) -> Self {
        let name = intent.name();
        self.bind("data-run", name, |bindings| bindings.press = Some(intent))
    }

    /// The same element; pointing at it lights something up.
    pub fn light(self, light: Light) -> Self {
        self.bind("data-light", light.name(), |bindings| {
            bindings.light = Some(light);
        })
    }

    /// The same element; having the focus means something.
    pub fn near(self, near: FocusMeaning) -> Self {
        self.bind("data-near", near.name(), |bindings| {
            bindings.near = Some(near);
        })
    }

    /// The same element; a new value of it means something.
    pub fn field(self, field: Field) -> Self {
        self.bind("data-field", field.name(), |bindings| {
            bindings.field = Some(field);
        })
    }

    /// The same element; dragging it does one of these, if there are any.
    pub fn drag(self, acts: Vec<Decision>) -> Self {
        if acts.is_empty() {
            return self;
        }
        self.bind("data-drag", indices(&acts), |bindings| bindings.drag = acts)
    }

    /// The same element; what can do one of these may be let go on it, if there are any.
    pub fn drop(self, acts: Vec<Decision>) -> Self {
        if acts.is_empty() {
            return self;
        }
        self.bind("data-drop", indices(&acts), |bindings| bindings.drop = acts)
    }

    /// What pressing it means.
    pub fn press(&self) -> Option<&Intent> {
        self.bindings.as_ref()?.press.as_ref()
    }

    /// The same element with text at the end.
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.kids.push(Kid::Text(text.into()));
        self
    }

    /// The same element with another one at the end.
    pub fn child(mut self, child: Node) -> Self {
        self.kids.push(Kid::Node(child));
        self
    }

    /// The same element with another one at the end, a space apart: what is called by all its text is read as it stands.
    pub fn apart(self, child: Node) -> Self {
        self.text(" ").child(child)
    }

    /// The same element with more at the end.
    pub fn children(mut self, more: impl IntoIterator<Item = Node>) -> Self {
        // Not `extend`, of which the page would have a version for each kind of iterator.
        for node in more {
            self.push(node);
        }
        self
    }

    fn push(&mut self, node: Node) {
        self.kids.push(Kid::Node(node));
    }

    /// The value of an attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.attrs.iter().find(|(other, _)| *other == name)?;
        Some(&found.1)
    }

    /// All elements of the tree, this one first, in document order.
    pub fn all(&self) -> Vec<&Node> {
        let mut found = vec![self];
        for kid in &self.kids {
            if let Kid::Node(node) = kid {
                found.extend(node.all());
            }
        }
        found
    }

    /// All text inside, without gaps between elements.
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
