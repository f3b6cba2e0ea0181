//! The command line of Bastide: the rules engine without a browser.

/// What `bastide` prints when it is asked for nothing it knows.
const USAGE: &str = "\
usage: bastide COMMAND

No command yet: the engine is being built. To play in the browser: cargo play
";

fn main() {
    print!("{USAGE}");
}
