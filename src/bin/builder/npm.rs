//! Boards as an npm package: an ES module that defines the element and names every file a board fetches, so that bundlers find
//! them; with types, and a manifest for editors.

use crate::beside::{LOADER, PACKAGE, is_for_boards};
use crate::host::TYPES;
use crate::{files, toolchain};
use anyhow::{Context, Result};
use host::details::EVENTS;
use host::interface::{ATTRIBUTES, Attribute, REACT_TYPES, VERSION as OF_API};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// The file name of the custom elements manifest.
const ELEMENTS: &str = "custom-elements.json";

/// The folder in the package for files that a board fetches.
const FILES: &str = "files";

/// The version of this program, and of the package.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The project's repository from its manifest; empty if not given there.
const REPOSITORY: &str = env!("CARGO_PKG_REPOSITORY");

/// The package's own files, by their path here.
const OWN: [&str; 2] = ["www/npm/README.md", "LICENSE"];

/// What the module says instead: where the files are, and how they are fetched. Each text occurs in the script once.
const INSTEAD: [(&str, &str); 4] = [
    (
        "(() => {\nif (customElements.get(",
        "const define = () => {\nif (customElements.get(",
    ),
    (
        "const { src: LOADER, crossOrigin: CROSS, nonce: NONCE } = document.currentScript;\n\
         const places = () => new URL(\".\", LOADER).href;\n",
        "const CROSS = null;\n\
         const NONCE = document.querySelector(\"meta[property=csp-nonce]\")?.nonce ?? \"\";\n\
         let found;\n\
         const places = () => (found ??= files());\n",
    ),
    (
        "const addressOf = (path) => places() + path;\n",
        "const addressOf = (path) => places()[path];\n",
    ),
    (
        "customElements.define(\"bastide-board\", BastideBoard);\n})();\n",
        "customElements.define(\"bastide-board\", BastideBoard);\n};\n",
    ),
];

const HEAD: &str = "\
// Defines the element <bastide-board>. A board fetches its files when it comes near to what is seen; their addresses stand here one by
// one, because that is how programs which join modules find what they have to copy. On a server nothing is defined.
";

/// Writes the package of a built page into a folder beside it, replacing its content.
///
/// # Errors
/// When there is no page in `page`, or something cannot be read or written.
pub fn write(page: &Path) -> Result<()> {
    let folder = page.join(PACKAGE);
    if folder.is_dir() {
        fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    }
    let mut names = Vec::new();
    for file in files::below(page)? {
        let name = files::name(&file, page)?;
        if is_for_boards(&name) && name != LOADER {
            files::copy(&file, &folder.join(FILES).join(packed_as(&name)))?;
            names.push(name);
        }
    }
    names.sort();
    let script = files::text(&page.join(LOADER))?;
    fs::write(folder.join("index.js"), module(&script, &names)?)?;
    files::copy(&page.join(TYPES), &folder.join(TYPES))?;
    for own in OWN {
        let name = own.rsplit('/').next().unwrap_or(own);
        files::copy(&toolchain::root().join(own), &folder.join(name))?;
    }
    fs::write(folder.join("react.d.ts"), REACT_TYPES)?;
    fs::write(folder.join("react.js"), "export {};\n")?;
    let elements = serde_json::to_string_pretty(&elements())?;
    fs::write(folder.join(ELEMENTS), elements + "\n")?;
    fs::write(folder.join("package.json"), manifest())?;
    Ok(())
}

/// The name of a file in the package: a style sheet becomes a text file, because bundlers would process it for pages and a board
/// reads it as it is.
fn packed_as(name: &str) -> String {
    match name.strip_suffix(".css") {
        Some(plain) => format!("{plain}.css.txt"),
        None => name.to_string(),
    }
}

/// The module, made from the script for pages without modules.
fn module(script: &str, names: &[String]) -> Result<String> {
    let (_, body) = script
        .split_once("\"use strict\";\n")
        .context("a script is strict")?;
    let body = files::replaced(LOADER, body, &INSTEAD)?;
    let mut text = format!("{HEAD}const files = () => ({{\n");
    for name in names {
        let path = packed_as(name);
        // Otherwise Vite would inline small files into the module, for everybody to fetch.
        writeln!(
            text,
            "\"{name}\": new URL(\"./{FILES}/{path}?no-inline\", import.meta.url).href,"
        )?;
    }
    text += "});\n";
    text += &body;
    text += "if (typeof customElements !== \"undefined\") define();\n";
    Ok(text)
}

/// The package's manifest. Everything in the folder belongs to the package. Written by hand, because the order in `exports`
/// matters: types come first.
fn manifest() -> String {
    let repository = match REPOSITORY {
        "" => String::new(),
        url => format!("  \"repository\": {{ \"type\": \"git\", \"url\": \"{url}\" }},\n"),
    };
    format!(
        r#"{{
  "name": "bastide-board",
  "version": "{VERSION}",
  "description": "Boards, replays, tasks and whole games of Carcassonne on any page; unofficial",
  "keywords": ["carcassonne", "web-component", "custom-element", "board", "webassembly"],
  "license": "MIT",
{repository}  "type": "module",
  "main": "./index.js",
  "types": "./{TYPES}",
  "exports": {{
    ".": {{ "types": "./{TYPES}", "default": "./index.js" }},
    "./react": {{ "types": "./react.d.ts", "default": "./react.js" }},
    "./{ELEMENTS}": "./{ELEMENTS}",
    "./package.json": "./package.json"
  }},
  "customElements": "{ELEMENTS}",
  "sideEffects": ["./index.js"]
}}
"#
    )
}

/// The module that defines the element, and its class.
const MODULE: &str = "index.js";
const CLASS: &str = "BastideBoard";

/// Style properties of the element that its board uses (`src/host/EMBED.md`).
const PROPERTIES: [(&str, &str); 3] = [
    ("--bastide-accent", "The colour of buttons."),
    ("--bastide-panel", "The colour of what stands on panels."),
    (
        "--bastide-radius",
        "How round the corners of the board are.",
    ),
];

/// A custom elements manifest, version 1.0.0 of its schema, by which editors and catalogues know the element; made from the list of what
/// boards take and tell.
fn elements() -> Value {
    let attributes: Vec<Value> = ATTRIBUTES
        .iter()
        .flat_map(|attribute| {
            attribute
                .names
                .iter()
                .map(|name| described(attribute, name))
        })
        .collect();
    let fields = ATTRIBUTES.iter().flat_map(|attribute| attribute.names);
    let fields = fields.map(
        |name| json!({ "kind": "field", "name": name, "attribute": name, "type": { "text": "string" } }),
    );
    let api = json!({
        "kind": "method",
        "name": "api",
        "description": "What a page may ask of the board.",
        "parameters": [{ "name": "version", "type": { "text": OF_API.to_string() } }],
        "return": { "type": { "text": "BoardApi" } },
    });
    let members: Vec<Value> = fields.chain([api]).collect();
    let events = EVENTS.iter().map(|event| {
        let kind = format!("CustomEvent<{}>", event.detail.written());
        json!({ "name": event.name, "type": { "text": kind }, "description": event.doc.trim() })
    });
    let events: Vec<Value> = events.collect();
    let named =
        |(name, description): &(&str, &str)| json!({ "name": name, "description": description });
    let properties: Vec<Value> = PROPERTIES.iter().map(named).collect();
    let element = json!({
        "kind": "class",
        "customElement": true,
        "name": CLASS,
        "tagName": "bastide-board",
        "description": "A board of Carcassonne: a diagram, a replay, a task or a game.",
        "superclass": { "name": "HTMLElement" },
        "attributes": attributes,
        "members": members,
        "events": events,
        "slots": [
            { "name": "", "description": "What is seen until the board is drawn, or where it cannot be." },
            { "name": "poster", "description": "A picture in place of that." },
        ],
        "cssProperties": properties,
    });
    json!({
        "schemaVersion": "1.0.0",
        "modules": [{
            "kind": "javascript-module",
            "path": MODULE,
            "declarations": [element],
            "exports": [{
                "kind": "custom-element-definition",
                "name": "bastide-board",
                "declaration": { "name": CLASS, "module": MODULE },
            }],
        }],
    })
}

fn described(attribute: &Attribute, name: &str) -> Value {
    json!({
        "name": name,
        "fieldName": name,
        "description": attribute.doc,
        "type": { "text": attribute.type_of(name) },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn editors_are_told_every_attribute_with_its_words_and_every_event() {
        let manifest = elements();
        let element = &manifest["modules"][0]["declarations"][0];
        let named = |list: &str| -> Vec<String> {
            let all = element[list].as_array().expect("a list").iter();
            all.map(|one| one["name"].as_str().expect("a name").to_string())
                .collect()
        };
        for name in ATTRIBUTES.iter().flat_map(|attribute| attribute.names) {
            assert!(named("attributes").iter().any(|one| one == name), "{name}");
        }
        let events: Vec<&str> = EVENTS.iter().map(|event| event.name).collect();
        assert_eq!(named("events"), events);
        let mode = element["attributes"].as_array().expect("a list").iter();
        let mode = mode.filter(|one| one["name"] == "mode");
        let words: Vec<&Value> = mode.map(|one| &one["type"]["text"]).collect();
        assert_eq!(words, ["\"diagram\" | \"replay\" | \"task\" | \"play\""]);
    }
}
