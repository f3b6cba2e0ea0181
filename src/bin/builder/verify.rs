//! `cargo verify`: all checks, and what they need.

use crate::build::{self, Plan};
use crate::parts::Purpose;
use crate::{axe, browsers, offline, sizes, toolchain, trunk};
use anyhow::{Context, Result, anyhow, ensure};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Tells the browser tests to build the page for release.
const TEST_RELEASE: &str = "BASTIDE_TEST_RELEASE";

/// Tells them where it has already been built.
const TEST_PAGE: &str = "BASTIDE_TEST_PAGE";

/// Tells them which program builds pages: cargo would have them wait while it compiles other tests.
const TEST_BUILDER: &str = "BASTIDE_TEST_BUILDER";

/// The tests in a browser.
const BROWSER_TESTS: &str = "test --locked --test browser";

/// All others but those of the documentation: no other name begins with that letter. What is tested inside the engine is one of
/// the targets named.
const OTHER_TESTS: [&str; 2] = [
    "test --locked --bins --test [!b]*",
    "test --locked --workspace --exclude bastide-engine --lib",
];

/// The finished steps, and how long each took.
#[derive(Default)]
struct Steps(Vec<(&'static str, Duration)>);

impl Steps {
    fn take(&mut self, name: &'static str, step: impl FnOnce() -> Result<()>) -> Result<()> {
        eprintln!("\n== {name}");
        let start = Instant::now();
        step().with_context(|| format!("{name} failed"))?;
        self.0.push((name, start.elapsed()));
        Ok(())
    }

    fn print(&self) {
        println!();
        for (name, time) in &self.0 {
            println!("{name:<28} {:>8.1} s", time.as_secs_f32());
        }
    }
}

/// Checks format, lints, documentation, tests and the page in `out`; with `with_trunk` also that Trunk builds the same.
///
/// # Errors
/// At the first check that fails.
pub fn verify(out: PathBuf, with_trunk: bool) -> Result<()> {
    let purpose = Purpose::Delivery;
    let plan = Plan { purpose, out };
    let mut steps = Steps::default();
    steps.take("tools", tools)?;
    let page = Early::start(building(&plan)?);
    steps.take("format", || cargo("fmt --check"))?;
    steps.take("lints", || {
        cargo("clippy --locked --workspace --all-targets --all-features -- -D warnings")
    })?;
    steps.take("lints of the page", || {
        cargo("clippy --locked --package bastide --package bastide-view --lib --target wasm32-unknown-unknown -- -D warnings")
    })?;
    steps.take("documentation", documentation)?;
    steps.take("tests of the page builder", || {
        cargo("test --locked --package bastide-builder")
    })?;
    steps.take("page", || deliver(page, &plan))?;
    steps.take("tests", || tests(&plan))?;
    if with_trunk {
        steps.take("Trunk builds the same page", || {
            // Trunk knows nothing of the offline files.
            build::build(&plan)?;
            trunk::compare(&plan)?;
            offline::add(&plan.out)
        })?;
    }
    steps.print();
    println!();
    sizes::print(&plan.out)?;
    sizes::check(&plan.out)
}

/// Work for a later step, started early on cores that other steps leave idle. If it fails, that step does it again and reports.
struct Early(Child);

impl Early {
    fn start(mut command: Command) -> Option<Early> {
        command.stdin(Stdio::null());
        command.stdout(Stdio::null()).stderr(Stdio::null());
        command.spawn().ok().map(Early)
    }

    /// Waits for its end; returns whether it succeeded.
    fn finish(mut self) -> bool {
        self.0.wait().is_ok_and(|status| status.success())
    }
}

impl Drop for Early {
    fn drop(&mut self) {
        // It has ended, or nobody waits for it any more.
        let _ended = self.0.kill();
        let _status = self.0.wait();
    }
}

/// The page as it is delivered, where it was not built early.
fn deliver(page: Option<Early>, plan: &Plan) -> Result<()> {
    if page.is_some_and(Early::finish) {
        return Ok(());
    }
    build::build(plan)?;
    offline::add(&plan.out)
}

/// All tests, with those in a browser on the delivered page. These wait for browsers now and then, so the others are compiled
/// and run beside them, and told of after them.
fn tests(plan: &Plan) -> Result<()> {
    cargo(&format!("{BROWSER_TESTS} --no-run"))?;
    let (in_browsers, others) = thread::scope(|scope| {
        let others = scope.spawn(|| OTHER_TESTS.map(|tests| (tests, command(tests).output())));
        (browser_tests(plan), others.join())
    });
    let others = others.map_err(|_| anyhow!("nobody waited for the other tests"))?;
    let others = others.map(|(tests, output)| -> Result<()> { told(tests, output?) });
    in_browsers?;
    others.into_iter().collect::<Result<()>>()?;
    cargo("test --locked --doc")
}

/// Prints what tests have said, and whether they have failed.
fn told(tests: &str, output: Output) -> Result<()> {
    io::stderr().write_all(&output.stderr)?;
    io::stdout().write_all(&output.stdout)?;
    ensure!(output.status.success(), "cargo {tests} failed");
    Ok(())
}

fn browser_tests(plan: &Plan) -> Result<()> {
    let threads = thread::available_parallelism()?.get() + 2;
    let mut test = command(BROWSER_TESTS);
    test.env(TEST_RELEASE, "1");
    test.env(TEST_PAGE, std::path::absolute(&plan.out)?);
    test.env(TEST_BUILDER, std::env::current_exe()?);
    // A browser waits more than it works, so run more tests than there are cores.
    toolchain::run(test.env("RUST_TEST_THREADS", threads.to_string()))
}

/// This program building the page for the browser tests.
fn building(plan: &Plan) -> Result<Command> {
    let mut page = Command::new(std::env::current_exe()?);
    page.args(["build", "--release", "--out"]).arg(&plan.out);
    Ok(page)
}

/// Installs what the checks need.
fn tools() -> Result<()> {
    toolchain::require_wasm_target()?;
    toolchain::require_component("fmt", "rustfmt")?;
    toolchain::require_component("clippy", "clippy")?;
    browsers::require_chromium()?;
    browsers::require_firefox()?;
    axe::require()
}

/// Builds the documentation of the library, the programs and the code for browsers, allowing no warnings.
fn documentation() -> Result<()> {
    let page = format!(
        "doc --locked --no-deps --package {} --lib --target {}",
        toolchain::PAGE,
        toolchain::WASM
    );
    for arguments in ["doc --locked --no-deps --workspace --all-features", &page] {
        toolchain::run(command(arguments).env("RUSTDOCFLAGS", "-D warnings"))?;
    }
    Ok(())
}

fn cargo(arguments: &str) -> Result<()> {
    toolchain::run(&mut command(arguments))
}

fn command(arguments: &str) -> Command {
    let mut cargo = toolchain::cargo();
    cargo.args(arguments.split(' '));
    cargo
}

#[cfg(test)]
mod tests {
    use crate::toolchain;
    use std::fs;

    #[test]
    fn only_the_browser_tests_are_not_among_the_others() {
        let folders = fs::read_dir(toolchain::root().join("tests")).expect("tests");
        let names = folders.map(|folder| folder.expect("a folder").file_name());
        let mut names: Vec<_> = names
            .filter(|name| name.to_string_lossy().starts_with('b'))
            .collect();
        names.sort();
        // Benchmarks are no tests.
        assert_eq!(names, ["bench", "browser"]);
    }
}
