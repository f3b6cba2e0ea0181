//! `www/index.html`: the list of what belongs to the page, in the words of Trunk, and the page itself.
//!
//! Each `data-trunk` link stands on a line of its own. The builder does what Trunk would do for it, so the same file
//! serves both.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

/// What the built page may load and run: its own files, its own module, nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    connect-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; manifest-src 'self'; \
    frame-src 'self'; base-uri 'none'; form-action 'none'";

/// A file or folder to copy beside the page.
#[derive(Debug, PartialEq, Eq)]
pub struct Copied {
    /// Where it stands, relative to the folder of the index.
    pub from: PathBuf,
    /// Where it goes, relative to the folder of the built page.
    pub to: PathBuf,
}

/// The index as it is delivered, and what has to stand beside it.
#[derive(Debug, PartialEq, Eq)]
pub struct Index {
    /// The document, with the policy and without the words for Trunk.
    pub html: String,
    /// What to copy.
    pub copied: Vec<Copied>,
}

/// Reads `www/index.html`.
///
/// # Errors
/// When a `data-trunk` link is of a kind the builder does not know, or there is no place for the policy.
pub fn read(source: &str) -> Result<Index> {
    let mut html = String::with_capacity(source.len() + POLICY.len());
    let mut copied = Vec::new();
    let mut guarded = false;
    for line in source.lines() {
        if line.contains("data-trunk") {
            html.push_str(&resolve(line, &mut copied)?);
            continue;
        }
        html.push_str(line);
        html.push('\n');
        if line.contains("<meta charset=") {
            html.push_str(&format!(
                "<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n"
            ));
            guarded = true;
        }
    }
    if !guarded {
        bail!(
            "www/index.html has no <meta charset=...> line to put the content-security policy after"
        );
    }
    Ok(Index { html, copied })
}

/// What stands in the delivered page in the place of one `data-trunk` line.
fn resolve(line: &str, copied: &mut Vec<Copied>) -> Result<String> {
    let kind = attribute(line, "rel").unwrap_or_default();
    if kind == "rust" {
        return Ok(String::new());
    }
    let href = attribute(line, "href").with_context(|| format!("no href in {}", line.trim()))?;
    let from = PathBuf::from(href);
    let name = from
        .file_name()
        .with_context(|| format!("no file name in {}", line.trim()))?;
    let folder = attribute(line, "data-target-path").unwrap_or_default();
    let (to, html) = match kind {
        "css" => (
            PathBuf::from(name),
            format!(
                "<link rel=\"stylesheet\" href=\"{}\">\n",
                Path::new(name).display()
            ),
        ),
        "copy-file" => (Path::new(folder).join(name), String::new()),
        // Like Trunk: a target path replaces the name of a folder.
        "copy-dir" if folder.is_empty() => (PathBuf::from(name), String::new()),
        "copy-dir" => (PathBuf::from(folder), String::new()),
        _ => bail!(
            "the page builder does not know rel=\"{kind}\" in {}",
            line.trim()
        ),
    };
    copied.push(Copied { from, to });
    Ok(html)
}

/// The value of an attribute written with double quotes.
pub fn attribute<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = line.split_once(&format!(" {name}=\""))?;
    Some(rest.split_once('"')?.0)
}
