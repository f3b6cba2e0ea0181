//! Texts in PNG files (W3C, Portable Network Graphics, 11.3.3): adding them to a file and finding
//! them.

use engine::table::LONGEST;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_zlib_with_limit};

/// The first bytes of every PNG file.
const SIGNATURE: [u8; 8] = [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1A, b'\n'];
/// Where the first chunk, `IHDR`, ends.
const AFTER_HEADER: usize = SIGNATURE.len() + 12 + 13;

/// The keyword of the link to the game in a picture.
pub const GAME: &str = "Bastide game";
/// The types of chunks that hold texts.
const TEXTS: [[u8; 4]; 3] = [*b"tEXt", *b"zTXt", *b"iTXt"];
/// Keywords of the standard for the title and description of a picture.
pub const TITLE: &str = "Title";
pub const DESCRIPTION: &str = "Description";

/// Adds texts with their keywords to a PNG file, in `iTXt` chunks before the image data; `None` if
/// `file` is not a PNG.
pub fn with_texts(file: &[u8], texts: &[(&str, &str)]) -> Option<Vec<u8>> {
    let (head, rest) = file.split_at_checked(AFTER_HEADER)?;
    if !head.starts_with(&SIGNATURE) {
        return None;
    }
    let mut all = head.to_vec();
    for (keyword, text) in texts {
        // Uncompressed, without language and translated keyword.
        let data = [b"iTXt", keyword.as_bytes(), &[0; 5], text.as_bytes()].concat();
        let length = u32::try_from(data.len() - 4).ok()?;
        all.extend(length.to_be_bytes());
        all.extend(&data);
        all.extend(sum(&data).to_be_bytes());
    }
    all.extend(rest);
    Some(all)
}

/// Whether a file is a PNG, by its first bytes.
pub fn is_png(file: &[u8]) -> bool {
    file.starts_with(&SIGNATURE)
}

/// The number of pixels of a PNG file, from its first bytes.
pub fn pixels(file: &[u8]) -> Option<u64> {
    let sides = file.get(SIGNATURE.len() + 8..)?.first_chunk::<8>()?;
    let [width, height] = [0, 4].map(|at| {
        sides[at..at + 4]
            .iter()
            .fold(0, |sum, &byte| sum << 8 | u64::from(byte))
    });
    is_png(file).then_some(width * height)
}

/// A text longer than any game's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong;

/// The text with the link to a game in a PNG file, in any type of text chunk; `None` when there is
/// no readable one.
///
/// # Errors
/// When it is longer than any game's. Reading and unpacking stop at that length.
pub fn game_text(file: &[u8]) -> Result<Option<String>, TooLong> {
    let mut behind = chunks(file).filter_map(|(kind, data)| {
        let rest = data.strip_prefix(GAME.as_bytes())?.strip_prefix(&[0])?;
        TEXTS.contains(&kind).then_some((kind, rest))
    });
    // Only the first match is unpacked, even if a file contains a thousand.
    let text = behind.next().and_then(|(kind, rest)| text(kind, rest));
    let text = text.transpose()?;
    Ok(text.map(|text| String::from_utf8_lossy(&text).into_owned()))
}

/// The chunks of a file with their types, up to one that is truncated.
fn chunks(file: &[u8]) -> impl Iterator<Item = ([u8; 4], &[u8])> {
    let mut rest = file.strip_prefix(&SIGNATURE).unwrap_or_default();
    std::iter::from_fn(move || {
        let (length, after) = rest.split_first_chunk::<4>()?;
        let length = u32::from_be_bytes(*length) as usize;
        let (kind, after) = after.split_first_chunk::<4>()?;
        let data = after.get(..length)?;
        rest = after.get(length + 4..).unwrap_or_default();
        Some((*kind, data))
    })
}

/// The text of a chunk of this type, given what follows its keyword.
fn text(kind: [u8; 4], rest: &[u8]) -> Option<Result<Vec<u8>, TooLong>> {
    let behind_name = |data| -> Option<&[u8]> { <[u8]>::splitn(data, 2, |&byte| byte == 0).nth(1) };
    let behind_names = |data| behind_name(behind_name(data)?);
    match (&kind, rest) {
        (b"zTXt", [0, packed @ ..]) => unpacked(packed),
        (b"iTXt", [1, 0, names @ ..]) => unpacked(behind_names(names)?),
        (b"iTXt", [0, _, names @ ..]) => Some(plain(behind_names(names)?)),
        (b"tEXt", text) => Some(plain(text)),
        _ => None,
    }
}

/// An uncompressed text.
fn plain(text: &[u8]) -> Result<Vec<u8>, TooLong> {
    match text.len() > LONGEST {
        true => Err(TooLong),
        false => Ok(text.to_vec()),
    }
}

/// The content of a zlib stream; `None` if it is not one.
fn unpacked(packed: &[u8]) -> Option<Result<Vec<u8>, TooLong>> {
    match decompress_to_vec_zlib_with_limit(packed, LONGEST) {
        Ok(text) => Some(Ok(text)),
        Err(error) if error.status == TINFLStatus::HasMoreOutput => Some(Err(TooLong)),
        Err(_) => None,
    }
}

/// The checksum of a chunk, CRC-32 over its type and data, as in zip files.
pub fn sum(data: &[u8]) -> u32 {
    let rest = data.iter().fold(u32::MAX, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| {
            (sum >> 1) ^ (0xEDB8_8320 & (sum & 1).wrapping_neg())
        })
    });
    !rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;

    /// A one-pixel picture with these chunks.
    fn picture(write: impl FnOnce(&mut png::Encoder<'_, &mut Vec<u8>>)) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, 1, 1);
        encoder.set_color(png::ColorType::Grayscale);
        write(&mut encoder);
        let mut writer = encoder.write_header().expect("a header");
        writer.write_image_data(&[0]).expect("a pixel");
        writer.finish().expect("an end");
        file
    }

    #[test]
    fn pixels_are_counted_from_the_first_bytes() {
        let mut file = picture(|_| {});
        assert_eq!(pixels(&file), Some(1));
        file[SIGNATURE.len() + 8..][..8].copy_from_slice(&[0, 1, 0, 0, 0, 0, 2, 3]);
        assert_eq!(pixels(&file[..24]), Some(0x1_0000 * 0x203));
        assert_eq!(pixels(&file[..23]), None);
        file[0] = 0;
        assert_eq!(pixels(&file), None, "no PNG file");
    }

    #[test]
    fn another_decoder_finds_what_was_put_in() {
        let texts = [(TITLE, "Élan"), (GAME, "https://a.org/#game=AbC-_09")];
        let file = with_texts(&picture(|_| {}), &texts).expect("a picture");
        let reader = png::Decoder::new(Cursor::new(&file))
            .read_info()
            .expect("a picture");
        let found = reader.info().utf8_text.iter();
        let found: Vec<_> = found
            .map(|chunk| (chunk.keyword.clone(), chunk.get_text().expect("a text")))
            .collect();
        let wanted = texts.map(|(keyword, text)| (keyword.to_string(), text.to_string()));
        assert_eq!(found, wanted);
    }

    /// A picture with an additional chunk that no encoder would write.
    fn with_chunk(kind: &[u8; 4], data: &[u8]) -> Vec<u8> {
        let file = picture(|_| {});
        let (head, rest) = file.split_at(AFTER_HEADER);
        let length = (data.len() as u32).to_be_bytes();
        [head, &length, kind, data, &[0; 4], rest].concat()
    }

    /// The text of a game, deflated, after its keyword and other fields.
    fn deflated(between: &[u8], text: &[u8]) -> Vec<u8> {
        let packed = miniz_oxide::deflate::compress_to_vec_zlib(text, 9);
        [GAME.as_bytes(), &[0], between, &packed].concat()
    }

    #[test]
    fn the_text_of_a_game_is_found_in_every_kind_of_chunk() {
        let plain = with_texts(&picture(|_| {}), &[(TITLE, "Élan"), (GAME, "#game=one")]);
        assert_eq!(
            game_text(&plain.expect("a picture")),
            Ok(Some("#game=one".into()))
        );
        let old = with_chunk(b"tEXt", &[GAME.as_bytes(), b"\0#game=two"].concat());
        assert_eq!(game_text(&old), Ok(Some("#game=two".into())));
        for (kind, between) in [(b"zTXt", &[0][..]), (b"iTXt", b"\x01\0fr\0nom\0")] {
            let file = with_chunk(kind, &deflated(between, b"#game=three"));
            assert_eq!(game_text(&file), Ok(Some("#game=three".into())));
            // An unknown compression method.
            let file = with_chunk(kind, &deflated(&[7; 4], b"#game=three"));
            assert_eq!(game_text(&file), Ok(None));
        }
        let other = with_chunk(b"tEXt", b"Comment\0#game=four");
        assert_eq!(game_text(&other), Ok(None));
    }

    #[test]
    fn what_unpacks_to_more_than_a_game_is_unpacked_no_further() {
        let bomb = vec![b'a'; 8 << 20];
        for (kind, between) in [(b"zTXt", &[0][..]), (b"iTXt", b"\x01\0\0\0")] {
            let file = with_chunk(kind, &deflated(between, &bomb));
            assert_eq!(game_text(&file), Err(TooLong));
            let most = with_chunk(kind, &deflated(between, &bomb[..LONGEST]));
            let text = game_text(&most).expect("it fits").expect("a text");
            assert_eq!(text.len(), LONGEST);
        }
        for kind in [b"tEXt", b"iTXt"] {
            let names: &[u8] = if kind == b"iTXt" { &[0; 4] } else { &[] };
            let plain = |text: &[u8]| [GAME.as_bytes(), &[0], names, text].concat();
            let most = game_text(&with_chunk(kind, &plain(&bomb[..LONGEST])));
            assert!(most.is_ok_and(|text| text.is_some()));
            let more = game_text(&with_chunk(kind, &plain(&bomb[..=LONGEST])));
            assert_eq!(more, Err(TooLong), "not packed at all");
        }
        // Only the first text is unpacked.
        let one = with_chunk(b"zTXt", &deflated(&[0], b"#game=one"));
        let rest = with_chunk(b"zTXt", &deflated(&[0], &bomb));
        let both = [&one[..], &rest[AFTER_HEADER..]].concat();
        assert_eq!(game_text(&both), Ok(Some("#game=one".into())));
    }

    #[test]
    fn files_of_any_bytes_have_a_text_or_none() {
        let file = picture(|encoder| {
            encoder
                .add_ztxt_chunk(GAME.into(), "#game=one".into())
                .expect("a text");
        });
        for end in 0..file.len() {
            let text = game_text(&file[..end]).expect("nothing is long");
            assert!(text.is_none_or(|text| text == "#game=one"));
        }
        assert_eq!(with_texts(b"GIF89a", &[]), None);
        let mut huge = file[..SIGNATURE.len()].to_vec();
        huge.extend([0xFF; 12]);
        assert_eq!(game_text(&huge), Ok(None));
    }
}
