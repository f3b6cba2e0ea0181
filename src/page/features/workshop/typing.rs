//! Typing as undo steps: typing in one field is one step, and each other field, each visit to one and each paste starts a new
//! one.

use crate::elements::workshop::WorkshopField;
use crate::features::workshop::state::Workshop;

/// The longest word that a keyboard completes, in bytes.
const LONGEST_WORD: usize = 40;

/// Handles new content of a field, and ends the previous step unless this continues it. Returns whether more was added at once
/// than somebody types: that is a paste, and typing after it is another step.
pub(crate) fn begin_typing(workshop: &mut Workshop, field: WorkshopField, value: &str) -> bool {
    let typing = workshop.typing.take();
    let before = typing.and_then(|(typed, before)| (typed == field).then_some(before));
    // Browsers report the same content again when a field is left.
    if before.as_deref() == Some(value) {
        workshop.stage.end_step();
        return false;
    }
    let begins = before.is_none();
    let before = before.or_else(|| (field == WorkshopField::Text).then(|| shown_text(workshop)));
    let jumps = before.is_some_and(|before| is_pasted(&before, value));
    if begins || jumps {
        workshop.stage.end_step();
    }
    workshop.typing = Some((field, value.to_string()));
    jumps
}

/// The content of the text field.
pub(super) fn shown_text(workshop: &Workshop) -> String {
    let typed = workshop.typed.as_ref();
    typed.map_or_else(|| workshop.stage.draft().text(), |typed| typed.text.clone())
}

/// Whether more was added or removed at once than a keyboard that completes words does.
fn is_pasted(before: &str, now: &str) -> bool {
    let head = before.chars().zip(now.chars());
    let head = head.take_while(|(one, other)| one == other);
    let head: usize = head.map(|(one, _)| one.len_utf8()).sum();
    let (before, now) = (&before[head..], &now[head..]);
    let tail = before.chars().rev().zip(now.chars().rev());
    let tail = tail.take_while(|(one, other)| one == other);
    let tail: usize = tail.map(|(one, _)| one.len_utf8()).sum();
    let changed = [&before[..before.len() - tail], &now[..now.len() - tail]];
    let is_long =
        |part: &str| part.len() > LONGEST_WORD || part.trim().contains(char::is_whitespace);
    changed.into_iter().any(is_long)
}
