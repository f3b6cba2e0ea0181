//! Makes the messages of the page out of what translators wrote in `assets/messages`.

use locale::compile::{self, Files, When};
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    let out = env::var_os("OUT_DIR").unwrap_or_default();
    let (here, out) = (Path::new(&here), Path::new(&out));
    let folder = here.join("../../assets/messages");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Files::read(&folder)?;
    if env::var_os("CARGO_FEATURE_COMMAND_LINE").is_none() {
        files = files.of_page();
    }
    match compile::messages(&files) {
        Ok(messages) => {
            fs::write(out.join("messages.rs"), &messages.rust)?;
            for language in &messages.languages {
                for (when, table) in When::ALL.iter().zip(&language.tables) {
                    let name = format!("{}{}.txt", language.code, when.ending());
                    fs::write(out.join(name), table)?;
                }
            }
        }
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
        }
    }
    Ok(())
}
