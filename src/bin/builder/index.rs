//! `www/index.html`: the page itself, and the list of its files in Trunk's attributes.
//!
//! Each `data-trunk` link is on a line of its own. The builder does what Trunk would do for it, so the same file serves both.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

/// The content security policy: the built page loads and runs its own files and module, nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    connect-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; manifest-src 'self'; \
    frame-src 'self'; base-uri 'none'; form-action 'none'";

/// The index as delivered, and the files it needs.
pub struct Index {
    /// The document, with the policy and without Trunk's links.
    pub html: String,
    /// Each file or folder to copy: where it is from the folder of the index, and from that of the built page.
    pub copied: Vec<(PathBuf, PathBuf)>,
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

/// What replaces a `data-trunk` line in the delivered page.
fn resolve(line: &str, copied: &mut Vec<(PathBuf, PathBuf)>) -> Result<String> {
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
    copied.push((from, to));
    Ok(html)
}

/// The value of an attribute written with double quotes.
pub fn attribute<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = line.split_once(&format!(" {name}=\""))?;
    Some(rest.split_once('"')?.0)
}
