//! Questions to every view: rules of accessible pages, text that is cut, places too small to press.

use crate::browser::Browser;
use serde_json::{Value, json};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Our own questions.
const QUESTIONS: &str = include_str!("audit.js");

/// What to do when the rules are not there.
const MISSING: &str = "the browser tests need axe-core: run `cargo verify` once, or, with npm, \
    `cargo page axe`, or set AXE to where axe.min.js is";

/// Rules beyond those that are asked for by default.
const MORE: [&str; 1] = ["target-size"];

/// The rules of accessible pages, as they were installed.
fn axe() -> &'static str {
    static AXE: OnceLock<String> = OnceLock::new();
    AXE.get_or_init(|| fs::read_to_string(place()).unwrap_or_else(|_| panic!("{MISSING}")))
}

fn place() -> PathBuf {
    let installed = || {
        Path::new(env!("CARGO_TARGET_TMPDIR"))
            .with_file_name("axe/node_modules/axe-core/axe.min.js")
    };
    env::var_os("AXE").map_or_else(installed, PathBuf::from)
}

impl Browser {
    /// Makes the page ready for the questions below. The driver brings them: the policy of the page lets no script in.
    pub fn arm(&self) {
        self.run(QUESTIONS, Vec::new());
    }

    /// Brings the rules of accessible pages, which are much to read, to a page that does not have them yet.
    fn bring_rules(&self) {
        if !self.ask::<bool>("Boolean(window.axe)") {
            self.run(&format!("{}; window.axe = axe;", axe()), Vec::new());
        }
    }

    /// What breaks rules in a page that has them.
    fn broken(&self, only: Value, more: Value) -> Vec<String> {
        self.bring_rules();
        self.audit("audit.broken(...arguments)", vec![only, more])
    }

    fn audit(&self, script: &str, arguments: Vec<Value>) -> Vec<String> {
        let script = format!(
            "const done = [...arguments].pop(); {script}.then(done, (e) => done([`${{e}}`]))"
        );
        let found = self.run_async(&script, arguments);
        serde_json::from_value(found).expect("a list of sentences")
    }

    /// Waits until what moves by style has come to rest, and a frame was drawn after it.
    pub fn rest(&self) {
        self.audit("audit.rest()", Vec::new());
    }

    /// The rules of accessible pages that the view breaks, with the elements that break them.
    pub fn broken_rules(&self) -> Vec<String> {
        self.broken(json!([]), json!(MORE))
    }

    /// Text that does not stand out from its ground; with `strictly`, by seven to one.
    pub fn faint_text(&self, strictly: bool) -> Vec<String> {
        let rule = if strictly {
            "color-contrast-enhanced"
        } else {
            "color-contrast"
        };
        self.broken(json!([rule]), json!([rule]))
    }

    /// What is cut, out of sight, or on top of something else.
    pub fn crowded(&self) -> Vec<String> {
        self.ask("audit.crowded()")
    }

    /// What is smaller than `least` pixels either way among the elements a CSS selector finds.
    pub fn small(&self, least: u32, css: &str) -> Vec<String> {
        self.ask(&format!("audit.small({least}, {css:?})"))
    }

    /// What is cut, out of sight, on top of something else, or too small to press, with text of a size in percent of
    /// the usual one, which stays.
    pub fn squeezed(&self, percent: &str) -> Vec<String> {
        self.audit("audit.squeezed(...arguments)", vec![json!(percent)])
    }

    /// Presses what has a name on the page, whether it is in sight or not, or runs a command without a button.
    pub fn press(&self, name: &str) {
        self.run("audit.press(arguments[0])", vec![name.into()]);
    }
}
