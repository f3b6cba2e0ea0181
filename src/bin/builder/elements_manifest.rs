//! A custom elements manifest, by which editors and catalogues know the element; made from the list of what boards take and tell.

use host::details::EVENTS;
use host::interface::{ATTRIBUTES, Attribute, VERSION};
use serde_json::{Value, json};

/// The file name.
pub const NAME: &str = "custom-elements.json";

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

/// The manifest, version 1.0.0 of its schema.
pub fn manifest() -> Value {
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
        "parameters": [{ "name": "version", "type": { "text": VERSION.to_string() } }],
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
        let manifest = manifest();
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
