//! What the browser says beside the page: its console, and what it asked the network for.

use crate::browser::Browser;
use serde_json::{Value, json};

impl Browser {
    /// What Chromium logged since the last time this was asked; `kind` is `browser` or `performance`.
    fn logged(&self, kind: &str) -> Vec<Value> {
        match self.post("se/log", json!({ "type": kind })) {
            Value::Array(lines) => lines,
            other => panic!("no lines: {other}"),
        }
    }

    /// The errors on the console since the last time this was asked, uncaught ones and refused requests included.
    pub fn console_errors(&self) -> Vec<String> {
        if let Some(firefox) = self.firefox() {
            return firefox.errors();
        }
        let lines = self.logged("browser");
        let severe = lines.iter().filter(|line| line["level"] == "SEVERE");
        severe
            .map(|line| line["message"].as_str().unwrap_or_default().to_string())
            .collect()
    }

    /// The addresses the page asked for since the last time this was asked, its workers' scripts included. What a
    /// worker itself fetches is not told. Firefox tells what this document asked for.
    pub fn requests(&self) -> Vec<String> {
        if self.firefox().is_some() {
            return self.ask("performance.getEntriesByType('resource').map(each => each.name)");
        }
        let lines = self.logged("performance");
        lines
            .iter()
            .filter_map(|line| request(line["message"].as_str()?))
            .collect()
    }

    /// Fails when there was an error on the console or a request to another origin than that of the page.
    pub fn assert_quiet(&self) {
        self.assert_quiet_but_for("data:");
    }

    /// The same, where requests to another origin are allowed too.
    pub fn assert_quiet_but_for(&self, allowed: &str) {
        let errors = self.console_errors();
        assert!(
            errors.is_empty(),
            "errors on the console:\n{}",
            errors.join("\n")
        );
        let origin: String = self.ask("location.origin");
        let inside = |url: &String| {
            url.starts_with(&format!("{origin}/"))
                || url.starts_with(allowed)
                || url.starts_with("data:")
                || url.starts_with("blob:")
        };
        let strays: Vec<String> = self
            .requests()
            .into_iter()
            .filter(|url| !inside(url))
            .collect();
        assert!(
            strays.is_empty(),
            "requests leave {origin}:\n{}",
            strays.join("\n")
        );
    }
}

/// The address in a line of the performance log, when the line is about a request.
fn request(line: &str) -> Option<String> {
    let line: Value = serde_json::from_str(line).ok()?;
    let message = &line["message"];
    let asked = message["method"] == "Network.requestWillBeSent";
    asked.then(|| {
        message["params"]["request"]["url"]
            .as_str()
            .map(str::to_string)
    })?
}
