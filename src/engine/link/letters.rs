//! Base64url without padding (RFC 4648, section 5): bytes as letters that survive addresses, mail
//! and chats.

/// The alphabet, six bits per letter.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The letters of some bytes.
pub fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 1);
    for group in bytes.chunks(3) {
        let mut padded = [0; 4];
        padded[1..=group.len()].copy_from_slice(group);
        let bits = u32::from_be_bytes(padded);
        for at in 0..=group.len() {
            let value = (bits >> (18 - 6 * at)) & 63;
            text.push(char::from(LETTERS[value as usize]));
        }
    }
    text
}

/// Decodes letters; `None` if one is outside the alphabet. Leftover bits of a truncated last group
/// are ignored.
pub fn read(letters: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(letters.len() * 3 / 4);
    for group in letters.chunks(4) {
        let mut bits = 0;
        for (at, &letter) in group.iter().enumerate() {
            bits |= value(letter)? << (18 - 6 * at);
        }
        let [_, packed @ ..] = bits.to_be_bytes();
        let (whole, rest) = packed.split_at(group.len() * 6 / 8);
        if rest.iter().all(|&byte| byte == 0) {
            bytes.extend(whole);
        }
    }
    Some(bytes)
}

fn value(letter: u8) -> Option<u32> {
    let value = match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return None,
    };
    Some(value.into())
}
