//! Incoming links: from the address, pasted, or in a picture.

use crate::context::Context;
use engine::session::Copies;

use crate::context::by_link::game_here;
use crate::context::notices::Notice;
use crate::stage::any_session::AnySession;

/// How a game relates to the one on the screen; `None` if it is a different game, or played by others.
pub(crate) fn relation(cx: &Context, game: &AnySession) -> Option<Copies> {
    let here = game_here(cx)?;
    let same = game.names().eq(here.names());
    same.then(|| game.compared_with(&here)).flatten()
}

/// Asks whether to open what the address contains, while a game is running.
pub(crate) fn offer(cx: &mut Context, text: &str, game: Option<&AnySession>) {
    let text = text.to_string();
    cx.notices.forget_import();
    let notice = match game.and_then(|game| relation(cx, game)) {
        Some(Copies::Equal) => Notice::TurnKnown,
        Some(Copies::Ahead) => Notice::FurtherOffered(text),
        Some(Copies::Behind) => Notice::EarlierOffered(text),
        Some(Copies::Diverged) | None => Notice::LinkOffered(text),
    };
    cx.add_notice(notice);
}
