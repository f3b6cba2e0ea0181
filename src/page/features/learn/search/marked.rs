//! Results with the words marked for which they were found.

use crate::elements::tree::{Kid, Node, el};
use crate::features::learn::search::query::Query;

/// A result with its words marked, except where something is only counted.
pub(super) fn marked(mut node: Node, query: &Query) -> Node {
    if node.tag == "summary" || node.get("class") == Some("count") {
        return node;
    }
    for kid in std::mem::take(&mut node.kids) {
        node = match kid {
            Kid::Node(inner) => node.child(marked(inner, query)),
            Kid::Text(text) => mark_words(node, query, &text),
        };
    }
    node
}

/// Appends a text in pieces: what was searched for, and what is between.
fn mark_words(mut node: Node, query: &Query, text: &str) -> Node {
    let mut rest = 0;
    for word in query.found_in(text) {
        if rest < word.start {
            node = node.text(&text[rest..word.start]);
        }
        rest = word.end;
        node = node.child(el("mark").text(&text[word]));
    }
    match &text[rest..] {
        "" => node,
        last => node.text(last),
    }
}
