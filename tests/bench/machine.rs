//! What the figures were measured on.

use std::fs;
use std::thread;

/// Cores and model, as far as the machine tells.
pub fn description() -> String {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let about = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = about
        .lines()
        .filter(|line| line.starts_with("model name"))
        .find_map(|line| line.split_once(':'))
        .map_or("a processor that does not say its name", |(_, name)| {
            name.trim()
        });
    format!("{cores} cores, {model}\n{}", load())
}

/// How busy the machine is: on an idle one the first number is about 1 while one core is measured.
pub fn load() -> String {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let numbers: Vec<&str> = load.split(' ').take(3).collect();
    format!("load average {}", numbers.join(" "))
}
