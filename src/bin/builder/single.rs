//! The page as one file that opens from disk: everything inside, packed, under a policy that lets nothing else run.
//!
//! It is made from the built page. The document keeps its lines; what they load goes into blocks of data, which a browser neither
//! runs nor shows and `www/single.js` unpacks. One of these texts is the document itself with empty blocks: from it the page
//! writes its own file again, with a game inside.

use crate::beside::{self, ONE_FILE};
use crate::files;
use crate::index::attribute;
use crate::sheets::CALLED_LATER;
use anyhow::{Context, Result, ensure};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;

/// Folders of texts that the page fetches on demand.
const FOLDERS: [&str; 4] = ["lessons", "messages", "puzzles", "rules"];

/// Packs the built page of a folder into one file beside it, with its module in one piece.
///
/// # Errors
/// When a file of the page is missing, or [`Document::read`] does not understand its document.
pub fn pack(folder: &Path, module: &[u8]) -> Result<()> {
    let mut texts = texts_below(folder)?;
    let template = template(folder, &mut texts)?;
    texts.insert(ONE_FILE.into(), template.clone());
    let module = packed(module)?;
    let texts = packed(&serde_json::to_vec(&texts)?)?;
    let file = filled(&template, "module", &module)?;
    let file = filled(&file, "texts", &texts)?;
    fs::write(folder.join(ONE_FILE), file)?;
    Ok(())
}

/// The one file with empty blocks; what the page loads at its start is added to `texts`.
fn template(folder: &Path, texts: &mut BTreeMap<String, String>) -> Result<String> {
    // The browser hashes what it reads.
    let read = |name: &str| files::text(&folder.join(name));
    let document = Document::read(&read("index.html")?);
    let mut sheets = document.sheets.iter();
    let first = sheets.next().context("index.html has no style sheets")?;
    let first = read(first)?;
    let others: Vec<String> = sheets.map(|name| read(name)).collect::<Result<_>>()?;
    let unpack = files::own("www/single.js")?;
    let script = unpack + &read("start.js")?;
    ensure!(
        !script.contains("</") && !first.contains("</"),
        "what stands in the one file as it is must not end its element"
    );
    let (glue, style) = (read("bastide.js")?, others.concat());
    let policy = policy(&[&script, &glue], &[&first, &style]);
    texts.insert("bastide.js".into(), glue);
    texts.insert("style.css".into(), style);
    // Lessons contain boards.
    for name in ["worker.js", "board.css"] {
        texts.insert(name.into(), read(name)?);
    }
    Ok(document.template(&policy, &first, &script))
}

/// All texts in folders beside the page, by path.
fn texts_below(folder: &Path) -> Result<BTreeMap<String, String>> {
    let mut texts = BTreeMap::new();
    for name in FOLDERS {
        for path in files::below(&folder.join(name))? {
            let name = files::name(&path, folder)?;
            if !beside::is_for_others(&name) {
                texts.insert(name, files::text(&path)?);
            }
        }
    }
    Ok(texts)
}

/// The lines of the built document that go into the one file.
struct Document {
    /// The lines up to and including `<meta charset>`; what follows is under the policy.
    open: String,
    /// The rest of the head.
    head: String,
    /// The lines from the end of the head to before the end of the body.
    body: String,
    /// The names of the style sheets, in order.
    sheets: Vec<String>,
}

impl Document {
    /// Sorts the lines. Those that load a file (scripts, manifest, icons) are left out; style sheets are listed, scripts known.
    fn read(html: &str) -> Document {
        let (mut open, mut head, mut body) = (String::new(), String::new(), String::new());
        let mut sheets = Vec::new();
        let mut part = &mut open;
        for line in html.lines() {
            let called_later = format!("rel=\"{CALLED_LATER}\"");
            if line.contains("rel=\"stylesheet\"") || line.contains(&called_later) {
                sheets.extend(attribute(line, "href").map(String::from));
                continue;
            }
            if line.contains("Content-Security-Policy") || loads(line) {
                continue;
            }
            match line {
                "</head>" => part = &mut body,
                "</body>" => break,
                _ => {}
            }
            part.push_str(line);
            part.push('\n');
            if line.contains("<meta charset=") {
                part = &mut head;
            }
        }
        Document {
            open,
            head,
            body,
            sheets,
        }
    }

    /// The one file with empty blocks. The script comes after them, so that it finds them filled.
    fn template(&self, policy: &str, style: &str, script: &str) -> String {
        let Document {
            open, head, body, ..
        } = self;
        let meta = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">");
        let blocks = ["game", "module", "texts"].map(|id| block(id) + "</script>\n");
        let blocks = blocks.concat();
        format!(
            "{open}{meta}\n{head}<style>{style}</style>\n{body}{blocks}<script>{script}</script>\n</body>\n</html>\n"
        )
    }
}

/// Whether a line loads a file.
fn loads(line: &str) -> bool {
    let linked = line.contains("<link ") && !line.contains(" href=\"data:");
    linked || line.contains("<script ")
}

/// The opening tag of a block of data.
fn block(id: &str) -> String {
    format!("<script type=\"text/plain\" id=\"{id}\">")
}

/// The document with data in one of its blocks.
fn filled(document: &str, id: &str, data: &str) -> Result<String> {
    let begin = block(id);
    files::replaced(
        "the one file",
        document,
        &[(&begin, &(begin.clone() + data))],
    )
}

/// The content security policy of the one file: it runs its own scripts and module, and fetches nothing.
fn policy(scripts: &[&str], styles: &[&str]) -> String {
    let hashes = |texts: &[&str]| {
        let hashes = texts.iter().map(|text| {
            let hash = BASE64_STANDARD.encode(Sha256::digest(text));
            format!("'sha256-{hash}'")
        });
        hashes.collect::<Vec<_>>().join(" ")
    };
    format!(
        "default-src 'none'; script-src {} 'wasm-unsafe-eval'; worker-src blob:; style-src {}; img-src data: blob:; \
         connect-src 'none'; base-uri 'none'; form-action 'none'",
        hashes(scripts),
        hashes(styles)
    )
}

/// Bytes as `www/single.js` unpacks them: deflated, with a checksum, in base64.
fn packed(bytes: &[u8]) -> Result<String> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(BASE64_STANDARD.encode(encoder.finish()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_in_folders_beside_the_page_is_in_the_one_file_by_its_path() {
        let folder = std::env::temp_dir().join(format!("bastide-texts-{}", std::process::id()));
        let mut written = Vec::new();
        for name in [
            "lessons/all.txt",
            "lessons/en.txt",
            "messages/en.txt",
            "puzzles/all.txt",
            "rules/en/road.txt",
        ] {
            let path = folder.join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect("room on the disk");
            fs::write(path, name).expect("room on the disk");
            written.push((name.to_string(), name.to_string()));
        }
        let texts = texts_below(&folder).expect("texts");
        fs::remove_dir_all(&folder).expect("it is there");
        // The page shows lessons in one language.
        written.remove(0);
        assert_eq!(texts.into_iter().collect::<Vec<_>>(), written);
    }
}
