//! Links that come in: behind the address, pasted, in a picture.

use crate::context::Context;
use engine::session::Copies;

use crate::context::by_link::game_here;
use crate::context::notices::Notice;
use crate::stage::any_session::AnySession;

/// What a game is to the one on the screen; none where it is another one, or others play it.
pub(crate) fn relation(cx: &Context, game: &AnySession) -> Option<Copies> {
    let here = game_here(cx)?;
    let same = game.names().eq(here.names());
    same.then(|| game.compared_with(&here)).flatten()
}

/// Asks whether what the address brought shall come to the screen, where a game goes on.
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
