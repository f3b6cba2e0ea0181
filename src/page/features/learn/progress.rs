//! Which lessons were done, as a text that goes to another device.

use crate::context::Context;
use crate::context::effects::Effect;
use crate::features::learn::state::Learning;
use view::scene::tween::Millis;

/// The first line.
const HEAD: &str = "bastide-lessons 1";
/// How many lessons such a text has at most, and how many bytes their names have: many times what there is.
const MOST: usize = 5_000;
const LONGEST: usize = 80;

pub(super) fn write(done: &[String]) -> String {
    let names: String = done.iter().map(|name| format!("{name}\n")).collect();
    format!("{HEAD}\n{names}")
}

/// The names of a text; none of one that is something else. What is no name is passed over.
fn read(text: &str) -> Option<Vec<&str>> {
    let rest = text.trim_start().strip_prefix(HEAD)?;
    let named = |name: &&str| {
        let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '/');
        name.len() <= LONGEST && name.contains('/') && name.chars().all(plain)
    };
    let names = rest.lines().map(str::trim).filter(named);
    Some(names.take(MOST).collect())
}

impl Learning {
    /// Takes in what was done on another device beside what was done here, and says how much that is. Returns whether the
    /// text tells that.
    #[inline(never)]
    pub(crate) fn take_lessons_done(&mut self, cx: &mut Context, text: &str, now: Millis) -> bool {
        let Some(names) = read(text) else {
            return false;
        };
        let before = self.done.len();
        for name in names {
            if !self.is_done(name) {
                self.done.push(name.to_string());
            }
        }
        let more = self.done.len() - before;
        if more > 0 {
            self.keep_lessons_done(cx);
        }
        let told = cx.texts().lessons_brought(more as u32);
        cx.tell_in_front(told, now);
        true
    }

    /// Gives out which lessons were done.
    pub(crate) fn save_lessons_done(&mut self, cx: &mut Context) {
        let text = write(&self.done);
        cx.effects.ask(Effect::SaveLessonsDone(text));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_again_and_nothing_else_is() {
        let done = ["base/ex-base-1".to_string(), "points/0001".to_string()];
        assert_eq!(
            read(&write(&done)),
            Some(vec!["base/ex-base-1", "points/0001"])
        );
        assert_eq!(read("bastide 1\nseats 2\n"), None);
        let strange = format!(
            "{HEAD}\r\n<b>/x\nbase/{}\nplain\ninns/ex-ic-1\r\n",
            "x".repeat(99)
        );
        assert_eq!(read(&strange), Some(vec!["inns/ex-ic-1"]));
    }
}
