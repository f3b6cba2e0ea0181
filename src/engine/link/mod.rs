#![doc = include_str!("FORMAT.md")]

mod coder;
pub mod letters;
mod model;

use crate::table::{Record, Recorded};
use model::Model;

/// The version of the link format.
const VERSION: u8 = 1;
/// What precedes the payload behind the `#` of an address.
pub const FRAGMENT: &str = "game=";
/// The longest payload accepted, in letters.
pub const LONGEST: usize = 1 << 16;
/// Bytes before the packed text: version and kind, three of checksum, two of length, rules
/// revision, three of outcome.
const HEAD: usize = 10;
/// The bits of an outcome that a link carries.
const TRAVELS: u32 = 0x00FF_FFFF;
/// Bytes before the part that the checksum covers.
const SUMMED: usize = 4;

/// The dictionary that primes the model on both sides. It must never change while version 1 is
/// supported.
const KNOWN: &str = include_str!("known.txt");

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LinkKind {
    /// A game or position to look at and continue.
    Game,
    /// A setup with its seed, so that others play the same game from the beginning.
    SameDeck,
    /// A game passed from player to player: the recipient continues it.
    Turn,
}

impl LinkKind {
    /// All kinds, indexed by the number they are written as.
    pub const ALL: [LinkKind; 3] = [LinkKind::Game, LinkKind::SameDeck, LinkKind::Turn];
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub kind: LinkKind,
    /// The record, as written by [`crate::table::Record::write_brief`].
    pub text: String,
    /// The revision of the rules it was played with.
    pub rules: u8,
    /// The low 24 bits of the sender's [`crate::table::Record::outcome`].
    pub outcome: u32,
}

/// Why a link cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It does not carry a game.
    NotALink,
    /// It is truncated.
    Cut,
    /// It was altered on the way.
    Altered,
    /// It needs a newer version.
    Newer,
    /// It is longer than any game's link.
    TooLong,
}

impl Link {
    /// The link for a record, reduced to what `kind` needs.
    ///
    /// # Errors
    /// Why the actions of the record cannot be played.
    pub fn from_record<G: Recorded>(
        record: &Record<G>,
        kind: LinkKind,
    ) -> Result<Link, G::Trouble> {
        let begun;
        let record = match kind {
            LinkKind::Game | LinkKind::Turn => record,
            LinkKind::SameDeck => {
                begun = record.same_deck();
                &begun
            }
        };
        Ok(Link {
            kind,
            text: record.write_brief()?,
            rules: G::RULES as u8,
            outcome: record.outcome()? & TRAVELS,
        })
    }

    /// Whether `record`, read from [`Link::text`], has the same outcome here as for the sender.
    pub fn agrees_with<G: Recorded>(&self, record: &Record<G>) -> bool {
        record
            .outcome()
            .is_ok_and(|outcome| outcome & TRAVELS == self.outcome)
    }

    /// The payload: letters, digits, `-` and `_`, which survive addresses, mail and chats.
    pub fn write(&self) -> String {
        let packed = coder::packed(&self.text, knowing());
        let length = packed.len().min(usize::from(u16::MAX)) as u16;
        let mut body = length.to_be_bytes().to_vec();
        body.push(self.rules);
        body.extend(&self.outcome.to_be_bytes()[1..]);
        body.extend(packed);
        let kind = LinkKind::ALL.iter().position(|&one| one == self.kind);
        let first = (VERSION << 4) | kind.unwrap_or_default() as u8;
        let mut bytes = vec![first];
        bytes.extend(checksum(first, &body));
        bytes.extend(body);
        letters::write(&bytes)
    }

    /// Reads the link in a text: a bare payload, or what follows the first [`FRAGMENT`] of an
    /// address, a mail or a picture. White space that mail inserts, and anything a chat appends to
    /// an address, is ignored.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn read(text: &str) -> Result<Link, LinkError> {
        let bytes = bytes(text)?;
        let (&first, rest) = bytes.split_first().ok_or(LinkError::NotALink)?;
        let kind = LinkKind::ALL.get(usize::from(first & 0xF));
        match (first >> 4, kind) {
            (0, _) => return Err(LinkError::NotALink),
            (VERSION, Some(_)) => {}
            _ => return Err(LinkError::Newer),
        }
        let (&kind, Some((written, body))) = (
            kind.unwrap_or(&LinkKind::Game),
            rest.split_first_chunk::<3>(),
        ) else {
            return Err(LinkError::Cut);
        };
        let [high, low, rules, a, b, c, ref packed @ ..] = *body else {
            return Err(LinkError::Cut);
        };
        let length = usize::from(u16::from_be_bytes([high, low]));
        // Ignore what a chat appended to the address.
        let packed = packed.get(..length).ok_or(LinkError::Cut)?;
        if checksum(first, &body[..HEAD - SUMMED + length]) != *written {
            return Err(LinkError::Altered);
        }
        let text = coder::unpacked(packed, knowing())?;
        Ok(Link {
            kind,
            text,
            rules,
            outcome: u32::from_be_bytes([0, a, b, c]),
        })
    }
}

/// Any text as a payload for an address, such as a list of lessons; records travel in a [`Link`].
pub fn pack_text(text: &str) -> String {
    let packed = coder::packed(text, knowing());
    let mut bytes = checksum(VERSION, &packed).to_vec();
    bytes.extend(packed);
    letters::write(&bytes)
}

/// The text of a payload made by [`pack_text`].
///
/// # Errors
/// Why it cannot be read.
pub fn unpack_text(payload: &str) -> Result<String, LinkError> {
    let bytes = bytes(payload)?;
    let (written, packed) = bytes.split_first_chunk::<3>().ok_or(LinkError::Cut)?;
    match checksum(VERSION, packed) == *written {
        true => coder::unpacked(packed, knowing()),
        false => Err(LinkError::Altered),
    }
}

/// Whether a text is or contains a link, rather than a record.
pub fn is_link(text: &str) -> bool {
    let text = text.trim_start();
    !text.starts_with("bastide") && behind_fragment(text, FRAGMENT).is_some()
}

/// A model primed with [`KNOWN`].
fn knowing() -> Model {
    let mut model = Model::new();
    model.read(KNOWN);
    model
}

/// The decoded bytes of a payload.
fn bytes(text: &str) -> Result<Vec<u8>, LinkError> {
    let payload = match behind_fragment(text, FRAGMENT) {
        Some(payload) => payload,
        None if text.contains('#') => "",
        None => text,
    };
    let letters = payload
        .bytes()
        .filter(|letter| !letter.is_ascii_whitespace());
    let letter = |letter: &u8| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_');
    let kept: Vec<u8> = letters.take_while(letter).take(LONGEST + 1).collect();
    if kept.len() > LONGEST {
        return Err(LinkError::TooLong);
    }
    letters::read(&kept).ok_or(LinkError::NotALink)
}

/// What follows the first `#` that has this fragment, such as [`FRAGMENT`], behind it; or the fragment at the beginning of a text
/// without such a `#`.
pub fn behind_fragment<'a>(text: &'a str, fragment: &str) -> Option<&'a str> {
    let text = text.trim_start();
    let mut parts = text.match_indices('#').map(|(at, _)| &text[at + 1..]);
    let behind = parts.find_map(|part| part.strip_prefix(fragment));
    behind.or_else(|| text.strip_prefix(fragment))
}

/// A checksum of three bytes: FNV-1a, folded to 24 bits.
pub fn checksum(first: u8, body: &[u8]) -> [u8; 3] {
    let all = [first].into_iter().chain(body.iter().copied());
    let hash = all.fold(0x811C_9DC5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    let [high, a, b, low] = hash.to_be_bytes();
    [a, b, low ^ high]
}
