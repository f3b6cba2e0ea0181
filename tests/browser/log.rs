//! What the browser says beside the page: its console, and what it asked the network for.

use crate::browser::Browser;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command of Chromium's driver beyond the standard: its path below the session, and its body.
#[derive(Debug)]
pub struct Extra(&'static str, Value);

impl Extra {
    /// What was logged since the last time this was asked; `kind` is `browser` or `performance`.
    fn log(kind: &str) -> Extra {
        Extra("se/log", json!({ "type": kind }))
    }

    /// A command of the developer tools.
    pub fn tools(command: &str, parameters: Value) -> Extra {
        Extra(
            "goog/cdp/execute",
            json!({ "cmd": command, "params": parameters }),
        )
    }
}

impl fantoccini::wd::WebDriverCompatibleCommand for Extra {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!(
            "session/{}/{}",
            session.unwrap_or_default(),
            self.0
        ))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.1.to_string()))
    }
}

impl Browser {
    /// The errors on the console since the last time this was asked, uncaught ones and refused requests included.
    pub fn console_errors(&self) -> Vec<String> {
        if let Some(firefox) = self.firefox() {
            return firefox.errors();
        }
        let lines = self.extra(Extra::log("browser"));
        let lines = lines.as_array().expect("a list of lines").iter();
        let severe = lines.filter(|line| line["level"] == "SEVERE");
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
        let lines = self.extra(Extra::log("performance"));
        let lines = lines.as_array().expect("a list of lines").iter();
        lines
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
