//! The module in parts: what the page needs up to the first move comes first, the rest is fetched in the background, the card
//! game last. For boards on other pages, which need other things first, the same module is split a second way.
//!
//! It is compiled and bound as one module. Its functions are sorted by what ran when somebody opened the page, saw a board or
//! used one: `cargo page record` writes these lists into `recorded`, and nobody edits them. Code of dependencies goes where it is
//! called from. All parts share one memory and one function table: a function of a later part has an index in that table, where at
//! first a function stands that loads the part (`www/parts.js`), so a call that comes too early still works.

mod carve;
mod function_table;
mod graph;
mod instrument;
mod names;
mod order;
pub mod recorded;
mod rooms;
mod texts;

use crate::files;
use anyhow::{Context, Result};
use graph::Graph;
use rooms::Rooms;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use walrus::{Module, ModuleConfig};

/// A file of the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// What the page starts with, and what shows a board.
    First,
    /// Fetched as soon as the page is there, or when somebody uses a board.
    Later,
    /// For computer players, and for boards to be played on. The page has no such part.
    Play,
    /// The card game, fetched last.
    Cards,
}

impl Part {
    /// All, in the order in which they are fetched.
    const ALL: [Part; 4] = [Part::First, Part::Later, Part::Play, Part::Cards];
}

/// A way to split the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// For our own page.
    Page,
    /// For boards on other pages.
    Boards,
}

impl Cut {
    pub const ALL: [Cut; 2] = [Cut::Page, Cut::Boards];

    /// All its parts but the first.
    pub const fn others(self) -> &'static [Part] {
        match self {
            Cut::Page => &[Part::Later, Part::Cards],
            Cut::Boards => &[Part::Later, Part::Play, Part::Cards],
        }
    }

    /// The file name of a part beside the page.
    pub const fn file(self, part: Part) -> &'static str {
        match (self, part) {
            (Cut::Page, Part::First) => "bastide_bg.wasm",
            (Cut::Page, Part::Later | Part::Play) => "bastide_later.wasm",
            (Cut::Page, Part::Cards) => "bastide_cards.wasm",
            (Cut::Boards, Part::First) => "board.wasm",
            (Cut::Boards, Part::Later) => "board_later.wasm",
            (Cut::Boards, Part::Play) => "board_play.wasm",
            (Cut::Boards, Part::Cards) => "board_cards.wasm",
        }
    }
}

/// What a page is built for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To be delivered: small.
    Delivery,
    /// For development, to be rebuilt soon. The console names functions that are called before their part is loaded.
    Development,
    /// Like the delivered page, but it records which functions ran.
    Recording,
}

/// The script that calls the module.
const GLUE: &str = "bastide.js";

/// The module name under which the wasm module imports the script's functions.
const SCRIPT: &str = "./bastide_bg.js";

/// What the script passes to a module when it starts it.
const IMPORTS: &str = "            \"./bastide_bg.js\": import0,\n";

/// The function of the script that does so.
const IMPORTING: &str = "    function __wbg_get_imports() {\n";

/// Splits the module of the page in `folder`, which still has a name section, in each way; returns it whole, without names.
///
/// # Errors
/// When the module cannot be read or written, or the script beside it is not what this builder expects.
pub fn split(folder: &Path, purpose: Purpose) -> Result<Vec<u8>> {
    let file = folder.join(Cut::Page.file(Part::First));
    let mut bytes = fs::read(&file).with_context(|| file.display().to_string())?;
    match purpose {
        Purpose::Delivery => recorded::require_current()?,
        Purpose::Development => {}
        Purpose::Recording => {
            let (noting, names) = instrument::instrument(&bytes)?;
            fs::write(folder.join(instrument::NAMES), names)?;
            bytes = noting;
        }
    }
    let (mut module, names) = read(&bytes)?;
    let whole = order::sorted(&module.emit_wasm())?;
    // The name under which parts import their first part, so that the parts of two builds do not mix.
    let seal = files::seal(&whole, 6);
    for cut in Cut::ALL {
        let graph = Graph::of(&module, cut, &Rooms::read(cut)?)?;
        for (part, bytes) in carve::parts(&bytes, &graph, &seal, purpose)? {
            fs::write(folder.join(cut.file(part)), order::sorted(&bytes)?)?;
        }
    }
    let glue = folder.join(GLUE);
    let script = with_short_names(&files::text(&glue)?, &names)?;
    fs::write(&glue, with_loader(&script, &seal, purpose)?)?;
    Ok(whole)
}

/// A module to be written without a name section, with short names for its imports from the script; both names of each.
fn read(bytes: &[u8]) -> Result<(Module, Vec<(String, String)>)> {
    let mut config = ModuleConfig::new();
    config
        .generate_name_section(false)
        .generate_producers_section(false);
    let mut module = config.parse(bytes)?;
    let mut names = Vec::new();
    let asked = module.imports.iter_mut();
    for import in asked.filter(|import| import.module == SCRIPT) {
        let short = format!("i{}", names.len());
        names.push((std::mem::replace(&mut import.name, short.clone()), short));
    }
    Ok((module, names))
}

/// The script with the short names of imports: the long ones end in digits that cannot be compressed.
fn with_short_names(script: &str, names: &[(String, String)]) -> Result<String> {
    let member = |name: &String| format!("\n            {name}: ");
    let names = names
        .iter()
        .map(|(long, short)| (member(long), member(short)));
    let names: Vec<_> = names.collect();
    let names: Vec<_> = names
        .iter()
        .map(|(long, short)| (&**long, &**short))
        .collect();
    files::replaced(GLUE, script, &names)
}

/// The script with the loader of the other parts.
fn with_loader(script: &str, seal: &str, purpose: Purpose) -> Result<String> {
    let loader = files::own("www/parts.js")?;
    let mut imports = IMPORTS.to_string();
    for cut in Cut::ALL {
        for &part in cut.others() {
            let file = cut.file(part);
            writeln!(imports, "            \"{file}\": laterCalls(\"{file}\"),")?;
        }
    }
    // Comments are only for readers of the source.
    let told = |line: &&str| !line.trim_start().starts_with("//");
    let loader: String = loader
        .lines()
        .filter(told)
        .flat_map(|line| [line, "\n"])
        .collect();
    let mut loader = loader.replace("\"seal\"", &format!("\"{seal}\""));
    if purpose == Purpose::Recording {
        loader += instrument::SCRIPT;
    }
    loader += IMPORTING;
    files::replaced(GLUE, script, &[(IMPORTS, &imports), (IMPORTING, &loader)])
}
