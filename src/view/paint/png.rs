//! Texts in a PNG file (W3C, Portable Network Graphics, 11.3.3): put into one that others painted, and found in one.

/// What each file begins with.
const SIGNATURE: [u8; 8] = [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1A, b'\n'];
/// Where the first chunk, `IHDR`, ends.
const AFTER_HEADER: usize = SIGNATURE.len() + 12 + 13;

/// The keyword of the link to the game that a picture shows.
pub const GAME: &str = "Bastide game";
/// The keywords of what a picture is called and shows, as the standard has them.
pub const TITLE: &str = "Title";
/// See [`TITLE`].
pub const DESCRIPTION: &str = "Description";

/// A PNG file with texts in `iTXt` chunks, each behind its keyword, before the picture itself; none where it is no such file.
pub fn with_texts(file: &[u8], texts: &[(&str, &str)]) -> Option<Vec<u8>> {
    let (head, rest) = file.split_at_checked(AFTER_HEADER)?;
    if !head.starts_with(&SIGNATURE) {
        return None;
    }
    let mut all = head.to_vec();
    for (keyword, text) in texts {
        // Not compressed, of no language, under its own name.
        let data = [b"iTXt", keyword.as_bytes(), &[0; 5], text.as_bytes()].concat();
        let length = u32::try_from(data.len() - 4).ok()?;
        all.extend(length.to_be_bytes());
        all.extend(&data);
        all.extend(sum(&data).to_be_bytes());
    }
    all.extend(rest);
    Some(all)
}

/// The texts in a PNG file that are deflated, each as a zlib stream: of all its `zTXt` and `iTXt` chunks, as far as it can be read.
pub fn packed_texts(file: &[u8]) -> Vec<&[u8]> {
    let mut packed = Vec::new();
    let mut rest = file.strip_prefix(&SIGNATURE).unwrap_or_default();
    while let Some((length, after)) = rest.split_first_chunk::<4>() {
        let length = u32::from_be_bytes(*length) as usize;
        let Some((kind, after)) = after.split_first_chunk::<4>() else {
            break;
        };
        let Some(data) = after.get(..length) else {
            break;
        };
        packed.extend(packed_text(kind, data));
        rest = after.get(length + 4..).unwrap_or_default();
    }
    packed
}

/// The deflated text of a chunk.
fn packed_text<'a>(kind: &[u8; 4], data: &'a [u8]) -> Option<&'a [u8]> {
    let behind = |data: &'a [u8]| data.splitn(2, |&byte| byte == 0).nth(1);
    let value = behind(data)?;
    match (kind, value) {
        (b"zTXt", [0, packed @ ..]) => Some(packed),
        (b"iTXt", [1, 0, names @ ..]) => behind(behind(names)?),
        _ => None,
    }
}

/// The checksum of a chunk, which is that of a file in a zip too: CRC-32 of its kind and its data.
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

    /// A picture of one pixel, with these chunks.
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

    #[test]
    fn texts_that_others_have_packed_are_found_in_every_chunk() {
        let file = picture(|encoder| {
            let plain = encoder.add_text_chunk("Comment".into(), "plain".into());
            let packed = encoder.add_ztxt_chunk(GAME.into(), "#game=one".into());
            let other = encoder.add_itxt_chunk(GAME.into(), "#game=two".into());
            plain.and(packed).and(other).expect("texts");
        });
        // Each begins like a stream of zlib.
        let found = packed_texts(&file);
        assert!(found.iter().all(|packed| packed[0] & 0xF == 8), "{found:?}");
        assert_eq!(
            found.len(),
            1,
            "the encoder leaves what is in iTXt as it is"
        );
        let data = [&b"a\0\x01\0fr\0nom\0"[..], &[0x78, 1, 2]].concat();
        assert_eq!(packed_text(b"iTXt", &data), Some(&[0x78, 1, 2][..]));
    }

    #[test]
    fn files_of_any_bytes_have_texts_or_none() {
        let file = picture(|encoder| {
            encoder
                .add_ztxt_chunk(GAME.into(), "#game=one".into())
                .expect("a text");
        });
        for end in 0..file.len() {
            assert!(packed_texts(&file[..end]).len() <= 1);
        }
        assert_eq!(with_texts(b"GIF89a", &[]), None);
        let mut huge = file[..SIGNATURE.len()].to_vec();
        huge.extend([0xFF; 12]);
        assert!(packed_texts(&huge).is_empty());
    }
}
