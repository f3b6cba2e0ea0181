//! What is typed in fields of the workshop, as steps that are taken back: letters of one field are one step, and each other
//! field, each visit to one and each paste is a step of its own.

use crate::elements::workshop::WorkshopField;
use crate::features::workshop::state::Workshop;

/// The longest word that a keyboard completes, in bytes.
const LONGEST_WORD: usize = 40;

/// Takes in that a field holds something else now, and ends the step before where that does not go on. Returns whether more
/// came at once than somebody types: it is pasted, and what is typed after it is another step.
pub(crate) fn begin_typing(workshop: &mut Workshop, field: WorkshopField, value: &str) -> bool {
    let typing = workshop.typing.take();
    let before = typing.and_then(|(typed, before)| (typed == field).then_some(before));
    // Browsers tell the same once more when a field is left.
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

/// What stands in the field for all of it as text.
pub(super) fn shown_text(workshop: &Workshop) -> String {
    let typed = workshop.typed.as_ref();
    typed.map_or_else(|| workshop.stage.draft().text(), |typed| typed.text.clone())
}

/// Whether more came or went at once than a keyboard that completes words writes.
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
