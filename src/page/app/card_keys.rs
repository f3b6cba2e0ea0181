//! Keys of the card game.

use crate::app::App;
use crate::context::steering::focus_on_next_target;
use crate::features::announce::card_queries::MEEPLE;
use crate::features::announce::card_queries::not_held;
use crate::stage::Playable;
use view::scene::tween::Millis;

/// Handles a key for something of the hand: a number, or the key of the large meeple. Returns whether it did.
pub(crate) fn card_key(app: &mut App, key: &str, now: Millis) -> bool {
    let Some(stage) = app.cx.card_stage_mut() else {
        return false;
    };
    let number = key.parse().ok().filter(|&number| number > 0);
    let place = match (number, MEEPLE.contains(&key)) {
        (Some(number), _) => number,
        (None, true) => stage.number_of(Playable::Meeple),
        (None, false) => return false,
    };
    if stage.choose_number(place) {
        focus_on_next_target(&mut app.cx);
    } else {
        let why = not_held(&app.cx, key);
        app.cx.tell(why, now);
    }
    app.follow_up(now);
    true
}
