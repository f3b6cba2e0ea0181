//! What a computer has just done, in a few words for the bar.

use crate::messages::{Company, Texts, sentences};
use crate::stage::TileStage;
use engine::rules::Event;
use engine::table::{LoggedEvent, Party};

/// What happened last since a person decided something; with it what came of that decision once the turn was over.
pub(super) fn last_told(texts: &dyn Texts, company: &Company, stage: &TileStage) -> Option<String> {
    let person = |by: Party| match by {
        Party::Player(seat) => stage.session().control(seat).is_person(),
        Party::Chance => false,
    };
    for entry in stage.session().entries().iter().rev() {
        let told = entry
            .events
            .iter()
            .rev()
            .find_map(|event| told(texts, company, event));
        if person(entry.by) {
            return told.filter(|_| entry.is_final());
        }
        if told.is_some() {
            return told;
        }
    }
    None
}

/// An event that is worth a place in the bar.
fn told(texts: &dyn Texts, company: &Company, event: &Event) -> Option<String> {
    match *event {
        Event::Placed { seat, .. } => Some(texts.places_a_tile(company.name(seat))),
        // Whose turn it is stands above, and figures that come home are seen.
        Event::First(_)
        | Event::TurnBegan { .. }
        | Event::PartBegan(_)
        | Event::Returned { .. } => None,
        Event::Scored(ref scored) if scored.points == 0 => None,
        ref event => event
            .is_logged()
            .then(|| sentences::event(texts, company, event)),
    }
}
