//! What is written of the list: HOST.md and the types; and that the README leads there.

use host::interface::{WORDS, host_page, typescript, weights};
use std::fs;
use std::path::Path;

fn text(path: &str) -> String {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(top.join(path)).expect("text")
}

#[test]
fn the_page_of_the_interface_is_as_it_would_be_written_now() {
    let released = text("assets/host/weights.txt");
    let weighed = weights(&released);
    assert!(!weighed.is_empty(), "no release weighed anything");
    let current = text("src/host/HOST.md") == host_page(&weighed);
    assert!(current, "`cargo page host` writes src/host/HOST.md anew");
}

#[test]
fn the_readme_names_every_mode_and_leads_to_all_the_rest() {
    let readme = text("README.md");
    let part = readme.split_once("\n## Embed it\n").expect("its part").1;
    let part = part.split_once("\n## ").expect("the end of it").0;
    let modes = WORDS.iter().find(|words| words.name == "mode");
    for mode in modes.expect("the modes").words {
        assert!(part.contains(&format!("`{mode}`")), "{mode}");
    }
    for page in ["(src/host/HOST.md)", "(src/host/EMBED.md)"] {
        assert!(part.contains(page), "{page}");
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
