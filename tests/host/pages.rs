//! What is written of the list: HOST.md, the README and the types.

use host::details::EVENTS;
use host::interface::{CALLS, Promise, attribute_table, host_page, typescript, weights};
use std::fs;
use std::path::Path;

fn text(path: &str) -> String {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(top.join(path)).expect("text")
}

#[test]
fn the_page_of_the_interface_is_as_it_would_be_written_now() {
    let weighed = weights(&text("assets/host/weights.txt"));
    assert!(!weighed.is_empty(), "no release weighed anything");
    let current = text("src/host/HOST.md") == host_page(&weighed);
    assert!(current, "`cargo page host` writes src/host/HOST.md anew");
}

#[test]
fn the_readme_has_every_attribute_every_call_and_every_event() {
    let readme = text("README.md");
    let part = readme.split_once("\n## Embed it\n").expect("its part").1;
    let part = part.split_once("\n## ").expect("the end of it").0;
    let table = attribute_table();
    assert!(part.contains(&table), "write this there:\n{table}");
    let promised = CALLS.iter().filter(|call| call.promise == Promise::Kept);
    for call in promised {
        assert!(part.contains(&format!("`{}(", call.name)), "{}", call.name);
    }
    for event in EVENTS {
        assert!(
            part.contains(&format!("`{}`", event.name)),
            "{}",
            event.name
        );
    }
}

#[test]
fn the_types_are_those_of_the_list() {
    let types = typescript();
    for line in [
        "  min: 0;\n",
        "  rule?: string;\n",
        "  final: boolean;\n",
        "  load(record: string, step?: number): boolean;\n",
        "  /** Takes the last decision back; in a `replay`, goes one step back. Since 0.1.0. */\n  undo(): void;\n",
        "  picture(wish?: PictureWish): Promise<Blob | string>;\n",
        "  format?: \"png\" | \"svg\";\n",
        "  \"bastide-goal\": CustomEvent<TaskResult>;\n",
        "  \"bastide-ready\": CustomEvent<Record<string, never>>;\n",
    ] {
        assert!(types.contains(line), "{line} is not in\n{types}");
    }
    assert!(types.lines().all(|line| line.len() <= 120));
}
