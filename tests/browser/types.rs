//! The types of the interface of boards, as the compiler of TypeScript reads them.

use crate::site;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The types, beside the page as it is delivered.
const TYPES: &str = "bastide-board.d.ts";

#[test]
fn a_page_that_keeps_to_the_types_compiles_and_one_that_does_not_is_told() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let compiler = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .with_file_name("axe/node_modules/typescript/bin/tsc");
    assert!(
        compiler.exists(),
        "this test needs TypeScript: run `cargo page axe`"
    );
    let folder = site::scratch("types");
    fs::create_dir_all(&folder).expect("a folder");
    let page = folder.join("host.ts");
    fs::copy(root.join("tests/browser/host.ts"), &page).expect("room on the disk");
    fs::copy(site::delivered().join(TYPES), folder.join(TYPES)).expect("types beside the page");
    let mut node = Command::new("node");
    node.arg(compiler)
        .args(["--noEmit", "--strict", "--target", "es2022"]);
    node.args(["--module", "esnext", "--moduleResolution", "bundler"]);
    let output = node.arg("--allowImportingTsExtensions").arg(page).output();
    let output = output.expect("node");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}");
}
