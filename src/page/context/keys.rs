//! The keys of commands, as buttons and help name them.

use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::elements::command::Command;
use crate::elements::command::shortcut;
use crate::elements::command::with_key;
/// Whether a key means something for the page as it is: in a dialog only those that leave it or help.
pub(crate) fn takes(cx: &Context, key: &str) -> bool {
    let helps = key == "?" && cx.dialogs.front() != Some(Dialog::Help);
    !cx.dialogs.is_open() || key == "Escape" || helps
}

/// The key of a command that is best remembered in the game on the screen.
pub(crate) fn key_of(cx: &Context, command: Command) -> Option<&'static str> {
    command.key(cx.game_kind(), cx.language())
}

/// All keys of a command in that game, the best remembered first and once more among all.
pub(crate) fn keys_of(
    cx: &Context,
    command: Command,
) -> impl Iterator<Item = &'static str> + use<> {
    let all = command.keys(cx.game_kind()).iter().copied();
    key_of(cx, command).into_iter().chain(all)
}

/// What a button of a command is called, with the key that runs it now.
pub(crate) fn hint(cx: &Context, label: &str, command: Command) -> String {
    let mut keys = keys_of(cx, command);
    let key = keys.find(|key| takes(cx, key));
    with_key(label, key, cx.texts())
}

/// All keys that run a command now, in words for screen readers; none when no key does.
pub(crate) fn shortcuts(cx: &Context, command: Command) -> Option<String> {
    let keys = command.keys(cx.game_kind()).iter();
    let keys = keys.filter(|key| takes(cx, key));
    let mut keys: Vec<String> = keys.map(|key| shortcut(key)).collect();
    // A key and the same key with shift are one key.
    keys.dedup();
    (!keys.is_empty()).then(|| keys.join(" "))
}
