//! TypeScript types for the interface.

use super::{ATTRIBUTES, CALLS, Promise, VERSION, objects};
use crate::details::EVENTS;
use crate::types::Interface;
use std::fmt::Write;

/// The longest line of a comment.
const WIDTH: usize = 120;

/// The hand-written part of the element's type.
const ELEMENT: &str = "\
  api(version: 1): BoardApi;
}
";

/// Events bubble, so every element, the document and the window may listen for them.
const GLOBAL: &str = "\
declare global {
  interface HTMLElementTagNameMap {
    \"bastide-board\": BastideBoard;
  }
  interface GlobalEventHandlersEventMap extends BoardEvents {}
}
";

/// The text of `react.d.ts`: the declaration that React 19 needs for a custom element.
pub const REACT_TYPES: &str = "\
// The element <bastide-board> in JSX of React 19: `import type {} from \"bastide-board/react\"`.
import type { DetailedHTMLProps, HTMLAttributes } from \"react\";
import type { BastideBoard, BoardAttributes, BoardEvents } from \"./bastide-board.d.ts\";

type Heard = { [Name in keyof BoardEvents as `on${Name}`]?: (event: BoardEvents[Name]) => void };

declare module \"react\" {
  namespace JSX {
    interface IntrinsicElements {
      \"bastide-board\": DetailedHTMLProps<HTMLAttributes<BastideBoard>, BastideBoard> & BoardAttributes & Heard;
    }
  }
}
";

/// The text of `bastide-board.d.ts`.
pub fn typescript() -> String {
    let mut text = format!(
        "// Version {VERSION} of what a page may ask of a board (`<bastide-board>`), for those who write TypeScript.\n\
         // Each member of it says since which version of Bastide it is there.\n\n"
    );
    for object in objects() {
        text += &interface(object);
        text.push('\n');
    }
    for part in [&calls(), &attributes(), &element(), &events(), GLOBAL] {
        text += part;
        text.push('\n');
    }
    text.pop();
    text
}

/// The attributes as written in HTML, with types for those with few words.
fn attributes() -> String {
    let mut text = comment("", "The attributes, as they are written in HTML and JSX.");
    text += "export interface BoardAttributes {\n";
    for attribute in ATTRIBUTES {
        for name in attribute.names {
            text += &format!("  {name}?: {};\n", attribute.type_of(name));
        }
    }
    text + "}\n"
}

/// The element, with its attributes as properties.
fn element() -> String {
    let mut text = comment(
        "",
        "The element. Its attributes are properties as well, empty where nothing is said.",
    );
    text += "export interface BastideBoard extends HTMLElement {\n";
    for attribute in ATTRIBUTES {
        for name in attribute.names {
            let mut words = attribute.type_of(name);
            if words != "string" {
                // Other words are still allowed; editors suggest the meaningful ones.
                words += " | (string & {})";
            }
            text += &format!("  {name}: {words};\n");
        }
    }
    text + ELEMENT
}

fn interface(object: &Interface) -> String {
    let mut text = comment("", object.doc);
    text += &format!("export interface {} {{\n", object.name);
    for field in object.fields {
        text += &comment("  ", field.doc);
        text += &format!("  {};\n", field.written());
    }
    text + "}\n"
}

fn calls() -> String {
    let mut text = comment(
        "",
        "`element.api(1)`; everything throws an `Error` until the board is there.",
    );
    text += "export interface BoardApi {\n";
    for call in CALLS {
        let promise = match call.promise {
            Promise::Kept => "",
            Promise::None => " No promise of this version.",
        };
        let doc = format!("{}{promise} Since {}.", call.doc, call.since);
        text += &comment("  ", &doc);
        text += &format!("  {};\n", call.written());
    }
    text + "}\n"
}

fn events() -> String {
    let mut text = comment(
        "",
        "What happens, as events on the element that go up through the page.",
    );
    text += "export interface BoardEvents {\n";
    for event in EVENTS {
        text += &comment("  ", &format!("{} Since {}.", event.doc, event.since));
        text += &format!(
            "  \"{}\": CustomEvent<{}>;\n",
            event.name,
            event.detail.written()
        );
    }
    text + "}\n"
}

/// A doc comment, on one line if it fits.
fn comment(indent: &str, doc: &str) -> String {
    let doc = doc.trim();
    if doc.is_empty() {
        return String::new();
    }
    let short = format!("{indent}/** {doc} */\n");
    if short.len() <= WIDTH {
        return short;
    }
    let mut text = format!("{indent}/**\n");
    let mut line = format!("{indent} *");
    for word in doc.split_whitespace() {
        if line.len() + 1 + word.len() > WIDTH {
            let _ = writeln!(text, "{line}");
            line = format!("{indent} *");
        }
        let _ = write!(line, " {word}");
    }
    let _ = writeln!(text, "{line}\n{indent} */");
    text
}
