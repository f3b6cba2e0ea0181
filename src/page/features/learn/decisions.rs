//! The decisions in a lesson, by players and by chance, in sentences: everything the points depend on, and never the points.

use crate::messages::{PlayerNames, Texts};
use crate::sentences::narration::{event_text, site_of};
use engine::learn::Before;
use engine::rules::{Action, Event, Game, Spot};
use engine::session::Entry;
use engine::table::{LoggedEvent as _, Party};

/// All decisions to come in order, with the removal of unplaceable tiles and the end of the game.
pub(super) fn decision_texts(
    texts: &Texts,
    player_names: &PlayerNames,
    before: &Before<Game>,
) -> Vec<String> {
    let teller = Teller {
        texts,
        player_names,
        game: before.session.game(),
    };
    let mut told = Vec::new();
    let mut laid = false;
    for entry in &before.to_come {
        told.extend(teller.decision(entry, laid));
        let more = entry.events.iter();
        let more = more.filter(|one| matches!(one, Event::Removed { .. } | Event::FinalScoring));
        told.extend(more.map(|event| teller.event(event)));
        laid = matches!(entry.action, Action::Place { .. });
    }
    told
}

struct Teller<'a> {
    texts: &'a Texts,
    player_names: &'a PlayerNames,
    /// The game before the first of them.
    game: &'a Game,
}

impl Teller<'_> {
    fn event(&self, event: &Event) -> String {
        event_text(
            self.texts,
            self.player_names,
            site_of(self.game, event),
            event,
        )
    }

    /// A decision; `None` if it goes without saying. `laid` is whether a tile was placed just before.
    fn decision(&self, entry: &Entry<Game>, laid: bool) -> Option<String> {
        let texts = self.texts;
        let name = match entry.by {
            Party::Player(seat) => self.player_names.name(seat),
            Party::Chance => "",
        };
        match entry.action {
            // A drawn tile is mentioned when it is placed or removed.
            Action::First(_) | Action::Draw(_) | Action::Discard(_) | Action::Confirm => None,
            Action::Pass if laid => Some(texts.places_nobody(name)),
            Action::Advance(marker) => Some(texts.moves_marker(name, marker)),
            Action::Perform => Some(texts.follows_message(name)),
            Action::TakePoints => Some(texts.takes_points_instead(name)),
            Action::Steal => Some(texts.labelled(name, texts.steal())),
            Action::Wait => Some(texts.labelled(name, texts.wait())),
            Action::Recall { figure, spot } => {
                let kind = self.kind_at(spot)?;
                Some(texts.labelled(name, texts.recall(figure, kind)))
            }
            Action::Grow => Some(texts.labelled(name, texts.grow())),
            _ => {
                // The results except points; that no message comes is not a decision.
                let told = |one: &&Event| {
                    one.points().is_none() && !matches!(one, Event::NoMessage { .. })
                };
                let mut other = entry.events.iter().filter(told);
                other.next().map(|event| self.event(event))
            }
        }
    }

    fn kind_at(&self, spot: Spot) -> Option<engine::tiles::FeatureKind> {
        let seg = self.game.board().seg(spot)?;
        Some(self.game.region(seg).kind)
    }
}
