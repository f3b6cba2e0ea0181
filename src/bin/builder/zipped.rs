//! Reproducible zip files: the same input gives the same bytes, whenever and wherever.

use anyhow::Result;
use std::io::{Seek, Write};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, System, ZipWriter};

/// Writes files by name, all with the same time and as if from the same system.
///
/// # Errors
/// When something cannot be written.
pub fn write(files: &[(String, Vec<u8>)], to: impl Write + Seek) -> Result<()> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(9))
        .last_modified_time(DateTime::default())
        .system(System::Unix)
        .unix_permissions(0o644);
    let mut zip = ZipWriter::new(to);
    for (name, bytes) in files {
        zip.start_file(name.as_str(), options)?;
        zip.write_all(bytes)?;
    }
    zip.finish()?;
    Ok(())
}
