//! Non-breaking spaces, so that translators can type plain ones.

/// Narrow no-break space.
const NARROW: char = '\u{202f}';
/// No-break space.
const WIDE: char = '\u{a0}';

/// Spaces as in French typography: narrow no-break before `;`, `?` and `!`, no-break before `:` and
/// inside `« »`.
pub(super) fn french(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let blank = |at: usize| {
        let after = letters.get(at + 1).copied();
        let before = at.checked_sub(1).map(|at| letters[at]);
        match (before, after) {
            (_, Some(';' | '?' | '!')) => NARROW,
            (_, Some(':' | '»')) | (Some('«'), _) => WIDE,
            _ => ' ',
        }
    };
    let letter = |(at, &letter): (usize, &char)| if letter == ' ' { blank(at) } else { letter };
    letters.iter().enumerate().map(letter).collect()
}
