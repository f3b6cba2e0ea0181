//! How each kind of event is shown, announced and heard; a line for each, so that none is forgotten.

use crate::stage::sound::Sound;
use engine::rules::{Event, Spot};
use engine::tiles::{FeatureKind, Pos, order};

/// Where an event happened on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EventPlace {
    /// Nowhere, or in several places.
    Nowhere,
    Cell(Pos),
    Spot(Spot),
}

/// How an event is shown, announced and heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EventTraits {
    /// Whether a replay stops after it, because it changes the board or the scores.
    pub stops: bool,
    /// What is highlighted while its line of the log is pointed at.
    pub place: EventPlace,
    /// Whether its spoken sentence ends with the place.
    pub names_place: bool,
    pub sound: Option<Sound>,
}

impl EventTraits {
    /// An event that a replay does not stop at.
    const PASSING: EventTraits = EventTraits {
        stops: false,
        place: EventPlace::Nowhere,
        names_place: false,
        sound: None,
    };

    /// An event that a replay stops at.
    const STOP: EventTraits = EventTraits {
        stops: true,
        ..EventTraits::PASSING
    };

    const fn on(self, pos: Pos) -> EventTraits {
        let place = EventPlace::Cell(pos);
        EventTraits { place, ..self }
    }

    const fn at(self, spot: Spot) -> EventTraits {
        let place = EventPlace::Spot(spot);
        EventTraits { place, ..self }
    }

    const fn with_place(self) -> EventTraits {
        let names_place = true;
        EventTraits {
            names_place,
            ..self
        }
    }

    const fn heard(self, sound: Sound) -> EventTraits {
        let sound = Some(sound);
        EventTraits { sound, ..self }
    }
}

pub(crate) const fn traits_of(event: &Event) -> EventTraits {
    const PASSING: EventTraits = EventTraits::PASSING;
    const STOP: EventTraits = EventTraits::STOP;
    match event {
        Event::Placed { pos, .. } => STOP.on(*pos).heard(Sound::Tile),
        Event::Deployed { spot, .. } => STOP.at(*spot).heard(Sound::Figure),
        Event::Returned { spot, .. } => STOP.at(*spot),
        Event::Scored(scored) if scored.points == 0 => STOP,
        Event::Scored(scored) => STOP.heard(Sound::Points(scored.points)),
        Event::Won(_) => STOP.heard(Sound::End),
        Event::Removed { .. } | Event::MessageRead { .. } | Event::NoMessage { .. } => STOP,
        Event::RobberPlaced { .. } => STOP.heard(Sound::Figure),
        Event::Conjured { spot, .. } | Event::Landed { spot, .. } => {
            STOP.at(*spot).with_place().heard(Sound::Figure)
        }
        Event::WizardLeft { .. } | Event::TookOff { .. } | Event::FlockGuided { .. } => STOP,
        Event::FerryLaid { pos, .. } | Event::FerryTurned { pos, .. } => STOP.on(*pos).with_place(),
        Event::IngotPlaced { pos, .. } | Event::IngotsTaken { pos, .. } => {
            PASSING.on(*pos).with_place()
        }
        Event::GingerbreadMoved { spot, .. } => PASSING.at(*spot).with_place(),
        Event::Completed {
            kind: FeatureKind::City,
            spot,
            ..
        } => PASSING.at(*spot).heard(Sound::City),
        Event::Completed { spot, .. } => PASSING.at(*spot),
        Event::First(_)
        | Event::TurnBegan { .. }
        | Event::PartBegan(_)
        | Event::Drew { .. }
        | Event::HandShown { .. }
        | Event::TileHidden(_)
        | Event::DoubleTurn(_)
        | Event::Rolled { .. }
        | Event::FlightFailed { .. }
        | Event::TokenDrawn { .. }
        | Event::Passed(_)
        | Event::GoodsTaken { .. }
        | Event::IngotsRemoved(_)
        | Event::GingerbreadLeft
        | Event::GingerbreadStayed(_)
        | Event::RobberFollowed { .. }
        | Event::RobberReturned(_)
        | Event::CircleIdle(_)
        | Event::CircleChosen { .. }
        | Event::TurnEnded(_)
        | Event::FinalScoring
        | Event::MessengerAdded { .. } => PASSING,
    }
}

/// The tiles an event is about; for a score, those it counts.
pub(crate) fn cells_of(event: &Event) -> Vec<Pos> {
    let mut cells: Vec<Pos> = match (event, traits_of(event).place) {
        (Event::Scored(scored), _) => {
            let items = scored.items.iter();
            let counted = items.flat_map(|item| item.tiles.iter().copied());
            counted.chain(scored.spot.map(|spot| spot.pos)).collect()
        }
        (_, EventPlace::Nowhere) => Vec::new(),
        (_, EventPlace::Cell(pos)) => vec![pos],
        (_, EventPlace::Spot(spot)) => vec![spot.pos],
    };
    order::sort(&mut cells);
    cells.dedup();
    cells
}
