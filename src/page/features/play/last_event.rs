//! What was done last, in a few words for the bar while somebody is waiting.

use crate::messages::{PlayerNames, Texts, sentences};
use crate::stage::TileStage;
use engine::rules::Event;
use engine::table::LoggedEvent;

/// The last event while nobody in front of the screen is asked: by a computer, or by the person whose turn it was.
pub(crate) fn last_event_text(
    texts: &Texts,
    player_names: &PlayerNames,
    stage: &TileStage,
) -> Option<String> {
    let entries = stage.session().entries().iter().rev();
    let mut events = entries.flat_map(|entry| entry.events.iter().rev());
    events.find_map(|event| in_the_bar(texts, player_names, event))
}

/// A text for events worth showing in the bar.
fn in_the_bar(texts: &Texts, player_names: &PlayerNames, event: &Event) -> Option<String> {
    match *event {
        Event::Placed { seat, .. } => Some(texts.places_a_tile(player_names.name(seat))),
        // Whose turn it is stands above, and returning figures are visible.
        Event::First(_)
        | Event::TurnBegan { .. }
        | Event::PartBegan(_)
        | Event::Returned { .. } => None,
        Event::Scored(ref scored) if !scored.is_news() => None,
        ref event => event
            .is_logged()
            .then(|| sentences::event(texts, player_names, event)),
    }
}
