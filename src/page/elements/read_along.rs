//! Highlights the sentence that is being read aloud.

use crate::elements::tree::{Kid, Node, el};

/// A part of the page with the sentence highlighted wherever it stands in it.
pub(crate) fn read_along(node: Node, sentence: Option<&str>) -> Node {
    match sentence {
        Some(sentence) => highlighted(node, sentence),
        None => node,
    }
}

fn highlighted(mut node: Node, sentence: &str) -> Node {
    for kid in std::mem::take(&mut node.kids) {
        node = match kid {
            Kid::Node(inner) => node.child(highlighted(inner, sentence)),
            Kid::Text(text) => match text.split_once(sentence) {
                Some((before, after)) => pieces(node, [before, sentence, after]),
                None => node.text(text),
            },
        };
    }
    node
}

/// A text in three pieces, the middle one highlighted.
fn pieces(node: Node, [before, sentence, after]: [&str; 3]) -> Node {
    let node = match before {
        "" => node,
        before => node.text(before),
    };
    let node = node.child(el("mark").class("spoken").text(sentence));
    match after {
        "" => node,
        after => node.text(after),
    }
}
