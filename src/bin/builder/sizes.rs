//! What the built page weighs.

use crate::{files, single, webxdc};
use anyhow::Result;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::Write;
use std::path::Path;

/// Prints a table: each file of the built page with its bytes, raw and gzipped. The one file, which holds all others, comes
/// last, and is compared with what a host sends of them.
///
/// # Errors
/// When there is no page in `folder`.
pub fn print(folder: &Path) -> Result<()> {
    let (mut raw_sum, mut gzip_sum) = (0, 0);
    println!("{:<28} {:>10} {:>10}", "file", "bytes", "gzip");
    for file in files::below(folder)? {
        if file.ends_with(single::NAME) || file.ends_with(webxdc::NAME) {
            continue;
        }
        let (raw, gzip) = weigh(&fs::read(&file)?)?;
        let name = file.strip_prefix(folder).unwrap_or(&file);
        println!("{:<28} {raw:>10} {gzip:>10}", name.display());
        (raw_sum, gzip_sum) = (raw_sum + raw, gzip_sum + gzip);
    }
    println!("{:<28} {raw_sum:>10} {gzip_sum:>10}", "all");
    if let Ok(file) = fs::metadata(folder.join(single::NAME)) {
        let times = file.len() as f64 / gzip_sum as f64;
        let (name, bytes) = (single::NAME, file.len());
        println!("{name:<28} {bytes:>10} {times:>10.2} times all gzipped");
    }
    Ok(())
}

/// Bytes as they are, and as a host sends them.
fn weigh(bytes: &[u8]) -> Result<(usize, usize)> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok((bytes.len(), encoder.finish()?.len()))
}
