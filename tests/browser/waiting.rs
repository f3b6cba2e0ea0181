//! Waiting for what is expected, instead of sleeping.

use crate::browser::Browser;
use serde_json::{Value, json};
use std::thread;
use std::time::{Duration, Instant};

/// How long to wait for something that is expected. Generous: a busy machine is slow, and nothing waits longer than
/// it must.
const PATIENCE: Duration = Duration::from_secs(60);

/// After how long to look again while waiting, at first and at most: a look from outside takes five milliseconds of work, in
/// four processes.
const GLANCES: [Duration; 2] = [Duration::from_millis(10), Duration::from_millis(80)];

/// Looks for a second at an expression, `so()`, from inside the page, every ten milliseconds at first and every forty in the
/// end: what it is once it is truthy. What the page says of itself takes it a millisecond.
const WATCH: &str = "const $begun = performance.now(); return new Promise(($done, $fail) => { \
    const $look = () => { try { const $is = $so(), $waited = performance.now() - $begun; \
    if ($is || $waited > 1000) $done($is); else setTimeout($look, Math.min(40, 10 + $waited / 8)); \
    } catch (error) { $fail(error); } }; $look(); });";

impl Browser {
    /// Waits until `is_so`, looking often; fails with `what` when it never is.
    pub fn wait_until(&self, what: &str, is_so: impl Fn(&Browser) -> bool) {
        let [mut glance, longest] = GLANCES;
        let found = || {
            let is_so = is_so(self);
            if !is_so {
                thread::sleep(glance);
                glance = longest.min(2 * glance);
            }
            is_so.then_some(())
        };
        self.until(what, found);
    }

    /// Waits until an expression of JavaScript is truthy.
    pub fn wait_for(&self, expression: &str) {
        self.wait_for_value(expression, &format!("Boolean({expression})"));
    }

    /// Waits until an expression of JavaScript is truthy, and returns what it is; fails with `what` when it never is.
    pub(crate) fn wait_for_value(&self, what: &str, expression: &str) -> Value {
        self.until(what, || self.watch(expression))
    }

    /// Waits for the text of an element, found by CSS.
    pub fn wait_for_text(&self, css: &str, text: &str) {
        let (found, wanted) = (json!(css), json!(text));
        self.wait_for_value(
            &format!("{css} says {text:?}"),
            &format!("document.querySelector({found})?.innerText === {wanted}"),
        );
    }

    /// What there is in the end of what is looked for again and again.
    fn until<T>(&self, what: &str, mut found: impl FnMut() -> Option<T>) -> T {
        let start = Instant::now();
        loop {
            if let Some(found) = found() {
                return found;
            }
            if start.elapsed() > PATIENCE {
                self.fail(&format!("waited in vain: {what}"));
            }
        }
    }

    /// What an expression of JavaScript is, once it is truthy within a second.
    fn watch(&self, expression: &str) -> Option<Value> {
        let script = format!("const $so = () => ({expression}); {WATCH}");
        let seen = self.try_to_run(&script, Vec::new());
        // A page that went away while it was watched says nothing of the next one. What is wrong for good is told now.
        let seen = seen.unwrap_or_else(|_| self.ask(expression));
        let is_so = !matches!(&seen, Value::Null | Value::Bool(false));
        is_so.then_some(seen)
    }

    /// Fails with a sentence, what stands on the page, the console and a screenshot.
    fn fail(&self, sentence: &str) -> ! {
        let name = thread::current()
            .name()
            .unwrap_or("test")
            .replace("::", "-");
        self.screenshot_now(&format!("failure-{name}"));
        let text: String = self.ask(
            "[document.body, ...[...document.querySelectorAll('*')].map((one) => one.shadowRoot?.querySelector('#app'))] \
             .map((one) => one?.innerText).join('\\n').trim()",
        );
        panic!(
            "{sentence}\npage:\n{text}\nconsole:\n{}",
            self.console_errors().join("\n")
        );
    }
}
