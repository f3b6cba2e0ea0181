//! The types of the interface for TypeScript.

use super::{ATTRIBUTES, CALLS, Promise, VERSION, objects};
use crate::details::EVENTS;
use crate::types::Interface;
use std::fmt::Write;

/// How long a line of a comment is at most.
const WIDTH: usize = 120;

/// What of the element is written by hand: its listeners know the events by their names.
const ELEMENT: &str = "\
  api(version: 1): BoardApi;
  addEventListener<Name extends keyof BoardEvents>(
    name: Name,
    listener: (event: BoardEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
";

const GLOBAL: &str = "\
declare global {
  interface HTMLElementTagNameMap {
    \"bastide-board\": BastideBoard;
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
    for part in [&calls(), &element(), &events(), GLOBAL] {
        text += part;
        text.push('\n');
    }
    text.pop();
    text
}

/// The element, with its attributes as properties.
fn element() -> String {
    let mut text = comment(
        "",
        "The element. Its attributes are properties as well, empty where nothing is said.",
    );
    text += "export interface BastideBoard extends HTMLElement {\n";
    for name in ATTRIBUTES.iter().flat_map(|attribute| attribute.names) {
        text += &format!("  {name}: string;\n");
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

/// A comment before something, in one line where there is room.
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
