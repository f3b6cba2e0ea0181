//! Compatibility: what the last release promised, and whether this one keeps it.

use super::{ATTRIBUTES, CALLS, Promise, WORDS, objects};
use crate::details::EVENTS;

/// All promises, one per line. Nothing here may be removed or changed as long as this version of
/// the interface exists.
pub fn promises() -> Vec<String> {
    let attributes = ATTRIBUTES.iter().flat_map(|attribute| attribute.names);
    let attributes = attributes.map(|name| format!("attribute {name}"));
    let words = WORDS.iter().flat_map(|attribute| {
        let words = attribute.words.iter();
        words.map(|word| format!("attribute {}=\"{word}\"", attribute.name))
    });
    let kept = CALLS.iter().filter(|call| call.promise == Promise::Kept);
    let calls = kept.flat_map(|call| {
        let gives = format!("call {}, gives {}", call.name, call.gives.written());
        let takes = call.takes.iter().enumerate();
        let takes = takes.map(|(at, taken)| {
            let (name, taken) = (call.name, taken.written());
            format!("call {name}, takes {} {taken}", at + 1)
        });
        [gives].into_iter().chain(takes)
    });
    let events = EVENTS.iter();
    let events = events.map(|event| format!("event {}: {}", event.name, event.detail.written()));
    let fields = objects().flat_map(|object| {
        let fields = object.fields.iter();
        fields.map(|field| format!("{}.{}", object.name, field.written()))
    });
    attributes
        .chain(words)
        .chain(calls)
        .chain(events)
        .chain(fields)
        .collect()
}

/// What would break a page written for the last release: promises that are gone or changed, and
/// calls with new required parameters. Additions are allowed.
pub fn broken(released: &str) -> Vec<String> {
    let now = promises();
    let then: Vec<&str> = released.lines().filter(|line| is_promise(line)).collect();
    let gone = then
        .iter()
        .filter(|line| !now.iter().any(|one| one == *line));
    let gone = gone.map(|line| format!("no more: {line}"));
    let known = |call: &str| {
        then.iter()
            .any(|line| line.starts_with(&format!("call {call}, gives")))
    };
    let wanted = CALLS.iter().filter(|call| known(call.name));
    let wanted = wanted.flat_map(|call| {
        let takes = (1..)
            .zip(call.takes)
            .filter(|(_, taken)| !taken.is_optional());
        takes.map(|(at, taken)| format!("call {}, takes {at} {}", call.name, taken.written()))
    });
    let wanted = wanted.filter(|line| !then.contains(&line.as_str()));
    gone.chain(wanted.map(|line| format!("wanted now: {line}")))
        .collect()
}

/// Whether a line of the list is a promise.
fn is_promise(line: &str) -> bool {
    !line.is_empty() && !line.starts_with('#')
}
