//! Finished games leave as a file, and those of another device come in.

use crate::context::Context;
use crate::context::effects::Effect;
use crate::features::statistics::Statistics;
use crate::features::statistics::kept::{BroughtGames, Refusal, is_list, merged, read, to_file};
use view::scene::tween::Millis;

impl Statistics {
    /// Exports all finished games.
    pub(crate) fn save(&self, cx: &mut Context) {
        let name = "bastide-statistics.txt".to_string();
        cx.effects.push(Effect::SaveText(name, to_file(&self.text)));
    }

    /// Adds the games of the pasted text, or says why it is refused.
    pub(crate) fn read_pasted(&mut self, cx: &mut Context, now: Millis) {
        let pasted = std::mem::take(&mut self.pasted);
        self.add(cx, &pasted, now);
    }

    /// Adds the games of a text that is meant to be a list of them. Returns whether it is.
    pub(crate) fn take_list(&mut self, cx: &mut Context, text: &str, now: Millis) -> bool {
        let list = is_list(text);
        if list {
            self.add(cx, text, now);
        }
        list
    }

    fn add(&mut self, cx: &mut Context, text: &str, now: Millis) {
        let told = match read(text) {
            Ok(brought) => self.merge(cx, &brought),
            Err(Refusal::Newer) => cx.texts().newer_statistics().to_string(),
            Err(Refusal::Other) => cx.texts().no_list_of_games().to_string(),
        };
        cx.tell_in_front(told, now);
    }

    /// Adds games that are not counted yet. Returns what to say about it.
    fn merge(&mut self, cx: &mut Context, brought: &BroughtGames) -> String {
        let (text, count) = merged(&self.text, &brought.lines);
        if text != self.text {
            self.keep(cx, text);
        }
        let added = cx.texts().results_added(count as u32);
        match brought.faulty {
            None => added,
            Some((lines, first)) => format!("{added} {}", cx.texts().lines_refused(lines, first)),
        }
    }
}
