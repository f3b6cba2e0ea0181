//! Boards as an npm package: an ES module that defines the element and names every file a board fetches, so that bundlers find
//! them; with types, and a manifest for editors.

use crate::beside::{LOADER, PACKAGE, is_for_boards};
use crate::host::TYPES;
use crate::{elements_manifest, files, toolchain};
use anyhow::{Context, Result};
use host::interface::REACT_TYPES;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

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
    let elements = serde_json::to_string_pretty(&elements_manifest::manifest())?;
    fs::write(folder.join(elements_manifest::NAME), elements + "\n")?;
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
    let elements = elements_manifest::NAME;
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
    "./{elements}": "./{elements}",
    "./package.json": "./package.json"
  }},
  "customElements": "{elements}",
  "sideEffects": ["./index.js"]
}}
"#
    )
}
