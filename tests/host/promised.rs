//! Version 1 of the interface against the last release.

use host::details::EVENTS;
use host::interface::{ATTRIBUTES, CALLS, RELEASE, WISHES, broken, promises};
use std::fs;
use std::path::Path;

/// What the last release promised; `cargo page release` writes it.
fn released() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/host/released.txt");
    fs::read_to_string(path).expect("a list")
}

#[test]
fn nothing_that_the_last_release_promised_is_gone_or_has_changed() {
    assert!(released().lines().count() > 50, "the list is empty");
    assert_eq!(broken(&released()), [""; 0]);
}

#[test]
fn a_promise_that_is_gone_or_has_changed_is_found_and_a_new_one_is_none() {
    let all = promises();
    let without = |line: &str| {
        let lines: Vec<&str> = all.iter().map(String::as_str).collect();
        let left: Vec<&str> = lines.into_iter().filter(|one| *one != line).collect();
        assert_eq!(left.len(), all.len() - 1, "{line} is no promise");
        left.join("\n")
    };
    // Whatever is new.
    for line in [
        "event bastide-end: Record<string, never>",
        "call load, takes 2 step?: number",
        "call undo, gives void",
        "BoardScore.final: boolean",
    ] {
        assert_eq!(broken(&without(line)), [""; 0], "{line}");
    }
    let then = |line: &str| broken(&format!("{}\n{line}\n", all.join("\n")));
    assert_eq!(
        then("call shout, gives void"),
        ["no more: call shout, gives void"]
    );
    assert_eq!(
        then("TaskScore.min: number"),
        ["no more: TaskScore.min: number"]
    );
    // What a call of then cannot know.
    assert_eq!(
        broken(&without("call apply, takes 1 line: string")),
        ["wanted now: call apply, takes 1 line: string"]
    );
}

#[test]
fn hosts_need_not_say_anything_of_what_they_wish() {
    let mut fields = WISHES.iter().flat_map(|wish| wish.fields);
    assert!(fields.all(|field| field.is_optional()));
}

#[test]
fn nothing_is_there_since_a_release_that_is_still_to_come() {
    let numbers = |version: &str| -> Vec<u32> {
        let numbers = version.split('.').map(str::parse);
        numbers.map(|number| number.expect("a number")).collect()
    };
    let attributes = ATTRIBUTES.iter().map(|attribute| attribute.since);
    let calls = CALLS.iter().map(|call| call.since);
    let events = EVENTS.iter().map(|event| event.since);
    for since in attributes.chain(calls).chain(events) {
        assert_eq!(numbers(since).len(), 3, "{since}");
        assert!(numbers(since) <= numbers(RELEASE), "{since}");
    }
}
