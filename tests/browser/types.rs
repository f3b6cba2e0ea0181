//! The types of the interface of boards, as the compiler of TypeScript reads them.

use std::path::Path;
use std::process::Command;

#[test]
fn a_page_that_keeps_to_the_types_compiles_and_one_that_does_not_is_told() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let compiler = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .with_file_name("axe/node_modules/typescript/bin/tsc");
    assert!(
        compiler.exists(),
        "this test needs TypeScript: run `cargo page axe`"
    );
    let mut node = Command::new("node");
    node.arg(compiler)
        .args(["--noEmit", "--strict", "--target", "es2022"]);
    node.args(["--module", "esnext", "--moduleResolution", "bundler"]);
    node.arg("--allowImportingTsExtensions");
    let output = node.arg(root.join("tests/browser/host.ts")).output();
    let output = output.expect("node");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}");
}
