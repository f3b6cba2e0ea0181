//! Adds files to an existing zip (PKWARE, APPNOTE.TXT, 4.3) without compression: they are small.

use view::paint::png::sum;

/// Signatures of a local file header, a central directory entry, and the end of the central directory.
const HEADER: [u8; 4] = *b"PK\x03\x04";
const ENTRY: [u8; 4] = *b"PK\x01\x02";
const END: [u8; 4] = *b"PK\x05\x06";
/// The length of the end record without a comment.
const END_LENGTH: usize = 22;
/// The version needed to extract: 2.0.
const VERSION: u16 = 20;
/// Made by Unix, so that the permissions apply.
const UNIX: u16 = 3 << 8;
/// The permissions of a file: readable by everybody, writable by its owner.
const RIGHTS: u32 = 0o100_644 << 16;
/// The first date of the format, as for the other files in such a zip.
const DAY: u16 = 0x21;

/// The zip with files added after its own, each with its name; `None` if it is not a zip.
pub fn with_files(zip: &[u8], files: &[(String, Vec<u8>)]) -> Option<Vec<u8>> {
    let (rest, end) = zip.split_at_checked(zip.len().checked_sub(END_LENGTH)?)?;
    let number = |at: usize| Some(u32::from_le_bytes(*end.get(at..)?.first_chunk()?));
    let (size, start) = (number(12)?, number(16)? as usize);
    let count = u16::from_le_bytes(*end.get(10..)?.first_chunk()?);
    if !end.starts_with(&END) || start + size as usize != rest.len() {
        return None;
    }
    let (mut whole, mut list) = (rest.get(..start)?.to_vec(), rest.get(start..)?.to_vec());
    for (name, bytes) in files {
        let told = told(name, bytes)?;
        let at = u32::try_from(whole.len()).ok()?;
        list.extend(ENTRY);
        list.extend((UNIX | VERSION).to_le_bytes());
        list.extend(&told);
        // No comment, first disk, binary file.
        list.extend([0; 6]);
        list.extend(RIGHTS.to_le_bytes());
        list.extend(at.to_le_bytes());
        list.extend(name.as_bytes());
        whole.extend(HEADER);
        whole.extend(&told);
        whole.extend(name.as_bytes());
        whole.extend(bytes);
    }
    let count = count.checked_add(u16::try_from(files.len()).ok()?)?;
    let start = u32::try_from(whole.len()).ok()?;
    let size = u32::try_from(list.len()).ok()?;
    whole.extend(list);
    whole.extend(END);
    whole.extend([0; 4]);
    whole.extend([count.to_le_bytes(); 2].concat());
    whole.extend([size.to_le_bytes(), start.to_le_bytes()].concat());
    whole.extend([0; 2]);
    Some(whole)
}

/// The fields common to the header and the entry of a file, up to the lengths of its name and extra field.
fn told(name: &str, bytes: &[u8]) -> Option<Vec<u8>> {
    let size = u32::try_from(bytes.len()).ok()?;
    let length = u16::try_from(name.len()).ok()?;
    // No flags, stored, at midnight.
    let kind = [VERSION, 0, 0, 0, DAY].map(u16::to_le_bytes).concat();
    let sizes = [sum(bytes), size, size].map(u32::to_le_bytes).concat();
    let lengths = [length, 0].map(u16::to_le_bytes).concat();
    Some([kind, sizes, lengths].concat())
}
