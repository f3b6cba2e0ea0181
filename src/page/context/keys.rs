//! The keys of commands, for buttons and help.

use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::elements::command::Command;
use crate::elements::command::shortcut;
use crate::elements::command::with_key;
/// Whether a key is handled now: in a dialog, only keys that close it or open help.
pub(crate) fn takes(cx: &Context, key: &str) -> bool {
    let helps = key == "?" && cx.dialogs.front() != Some(Dialog::Help);
    !cx.dialogs.is_open() || key == "Escape" || helps
}

/// The most memorable key of a command in the current game.
pub(crate) fn key_of(cx: &Context, command: Command) -> Option<&'static str> {
    command.key(cx.game_kind(), cx.language())
}

/// All keys of a command in that game, beginning with the most memorable one, which is then repeated.
pub(crate) fn keys_of(
    cx: &Context,
    command: Command,
) -> impl Iterator<Item = &'static str> + use<> {
    let all = command.keys(cx.game_kind()).iter().copied();
    key_of(cx, command).into_iter().chain(all)
}

/// The label of a command's button, with a key that runs it now.
pub(crate) fn hint(cx: &Context, label: &str, command: Command) -> String {
    let mut keys = keys_of(cx, command);
    let key = keys.find(|key| takes(cx, key));
    with_key(label, key, cx.texts())
}

/// All keys that run a command now, in the syntax of `aria-keyshortcuts`; none if no key does.
pub(crate) fn shortcuts(cx: &Context, command: Command) -> Option<String> {
    let keys = command.keys(cx.game_kind()).iter();
    let keys = keys.filter(|key| takes(cx, key));
    let mut keys: Vec<String> = keys.map(|key| shortcut(key)).collect();
    // A key with and without Shift counts once.
    keys.dedup();
    (!keys.is_empty()).then(|| keys.join(" "))
}
