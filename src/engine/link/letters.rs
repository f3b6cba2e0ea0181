//! Bytes as letters that go through addresses, mails and chats unchanged: base64url without padding (RFC 4648, section 5).

/// Six bits each, by their value.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The letters of some bytes.
pub(super) fn write(bytes: &[u8]) -> String {
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

/// The bytes of some letters; nothing if one is none of them. Of a last group that was cut, whose bits fill no byte, nothing is read.
pub(super) fn read(letters: &[u8]) -> Option<Vec<u8>> {
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
