//! The list of finished lessons, as a text for another device.

use crate::context::Context;
use crate::context::effects::Effect;
use crate::features::learn::state::Learning;
use view::scene::tween::Millis;

const HEAD: &str = "bastide-lessons 1";
/// The limits of such a text: number of lessons, and bytes of a name. Many times what exists.
const MOST: usize = 5_000;
const LONGEST: usize = 80;

pub(super) fn write(done: &[String]) -> String {
    let names: String = done.iter().map(|name| format!("{name}\n")).collect();
    format!("{HEAD}\n{names}")
}

/// The names in a text; `None` if it is something else. Invalid names are skipped.
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
    /// Merges what was done on another device with what was done here, and reports how much that is. Returns whether the text is
    /// such a list.
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

    /// Exports the list of finished lessons.
    pub(crate) fn save_lessons_done(&mut self, cx: &mut Context) {
        let text = write(&self.done);
        cx.effects.push(Effect::SaveLessonsDone(text));
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
