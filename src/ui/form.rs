//! What is chosen before a new game.

use crate::rules::{Edition, Options, Part, Setup};
use crate::session::{Colour, Control, Level, Seating, Session};
use crate::table::Seat;
use crate::tiles::TileSet;

/// An expansion as it is offered: its tiles, and the parts of the rules that come with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expansion {
    /// Its tiles.
    pub set: TileSet,
    /// Its parts; those whose rules are not written yet stay away.
    pub parts: &'static [Part],
}

/// The expansions that are offered.
pub const EXPANSIONS: [Expansion; 2] = [
    Expansion {
        set: TileSet::Inns,
        parts: &[Part::Inns, Part::Cathedrals, Part::LargeMeeple],
    },
    Expansion {
        set: TileSet::Traders,
        parts: &[Part::Builder],
    },
];

/// The form of a new game, with good defaults: one person against one computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Who sits where.
    pub seating: Seating,
    /// The edition.
    pub edition: Edition,
    /// Whether fields are played.
    pub farmers: bool,
    /// Whether the game begins with a river.
    pub river: bool,
    /// The expansions chosen, by index in [`EXPANSIONS`].
    pub expansions: [bool; EXPANSIONS.len()],
    /// The seed as it was typed; empty for one by chance.
    pub seed: String,
    /// Whether all choices are shown.
    pub open: bool,
}

impl Default for Form {
    fn default() -> Self {
        Form {
            seating: Seating::against(2, Level::Strong),
            edition: Edition::Current,
            farmers: true,
            river: false,
            expansions: [false; EXPANSIONS.len()],
            seed: String::new(),
            open: false,
        }
    }
}

impl Form {
    /// The form of a game that was begun already, to play it once more; with a seed by chance.
    pub fn of(session: &Session) -> Self {
        let setup = session.game().setup();
        Form {
            seating: session.seating().clone(),
            edition: setup.edition,
            farmers: setup.options.farmers,
            river: setup.copies(TileSet::River) > 0,
            expansions: EXPANSIONS.map(|offer| setup.copies(offer.set) > 0),
            seed: String::new(),
            open: false,
        }
    }

    /// The largest number of players of the edition.
    pub fn most_seats(&self) -> u8 {
        Options::of(self.edition).max_players
    }

    /// What is agreed when the game begins like this.
    pub fn setup(&self) -> Setup {
        let mut setup = Setup::base(self.edition, self.seating.seats());
        setup.options.farmers = self.farmers;
        if self.river {
            setup = setup.with_set(TileSet::River);
        }
        for (offer, _) in EXPANSIONS
            .iter()
            .zip(self.expansions)
            .filter(|(_, chosen)| *chosen)
        {
            setup = setup.with_set(offer.set);
            let playable = offer.parts.iter().filter(|part| part.is_playable());
            setup.parts = playable.fold(setup.parts, |parts, &part| parts.with(part));
        }
        setup
    }

    /// The seed: a number as it is, a text as a number made from it, and `chance` when nothing is typed.
    pub fn seed(&self, chance: u64) -> u64 {
        let typed = self.seed.trim();
        if typed.is_empty() {
            return chance;
        }
        typed.parse().unwrap_or_else(|_| {
            let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
            typed.bytes().fold(0xCBF2_9CE4_8422_2325, mix)
        })
    }

    /// Chooses the number of seats; a new one is a computer like the last one.
    pub fn resize(&mut self, seats: u8) {
        let before = self.seating.seats();
        let seats = seats.clamp(2, self.most_seats());
        let last = self.seating.chairs().last().map(|chair| chair.control);
        self.seating.resize(seats);
        for seat in (before..seats).map(Seat) {
            self.seating.set_control(seat, last.unwrap_or_default());
        }
    }

    /// Chooses the edition.
    pub fn choose_edition(&mut self, edition: Edition) {
        self.edition = edition;
        self.resize(self.seating.seats());
    }

    /// Chooses who decides for a seat: `person` or the name of a level.
    pub fn choose_control(&mut self, seat: Seat, word: &str) {
        let control = Level::parse(word).map_or(Control::Person, Control::Computer);
        self.seating.set_control(seat, control);
    }

    /// Gives a seat the next colour that nobody has, in the order of all colours.
    pub fn next_colour(&mut self, seat: Seat) {
        let Some(own) = self.seating.chair(seat).map(|chair| chair.colour()) else {
            return;
        };
        let taken = |colour: &Colour| {
            self.seating
                .chairs()
                .iter()
                .any(|chair| chair.colour() == *colour)
        };
        let from = Colour::ALL
            .iter()
            .position(|&colour| colour == own)
            .unwrap_or(0);
        let after =
            (1..Colour::ALL.len()).map(|step| Colour::ALL[(from + step) % Colour::ALL.len()]);
        if let Some(next) = after.into_iter().find(|colour| !taken(colour)) {
            self.seating.set_colour(seat, next);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_can_be_played() {
        assert!(Form::default().setup().faults().is_empty());
    }

    #[test]
    fn every_choice_can_be_played() {
        for edition in Edition::ALL {
            for bits in 0..8 {
                let mut form = Form {
                    river: bits & 1 > 0,
                    expansions: [bits & 2 > 0, bits & 4 > 0],
                    ..Form::default()
                };
                form.choose_edition(edition);
                form.resize(6);
                let faults = form.setup().faults();
                assert!(faults.is_empty(), "{form:?}: {faults:?}");
            }
        }
    }

    #[test]
    fn a_seed_is_a_number_a_text_or_chance() {
        let seed = |text: &str| {
            let form = Form {
                seed: text.to_string(),
                ..Form::default()
            };
            form.seed(7)
        };
        assert_eq!(seed(" 42 "), 42);
        assert_eq!(seed("  "), 7);
        assert_ne!(seed("castle"), seed("village"));
        assert_eq!(seed("castle"), seed("castle"));
    }

    #[test]
    fn colours_go_round_among_those_nobody_has() {
        let mut form = Form::default();
        let other = form.seating.chairs()[1].colour();
        let mut seen = Vec::new();
        for _ in 0..5 {
            form.next_colour(Seat(0));
            seen.push(form.seating.chairs()[0].colour());
        }
        assert!(!seen.contains(&other));
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 5);
    }

    #[test]
    fn the_edition_limits_the_seats() {
        let mut form = Form::default();
        form.resize(6);
        assert_eq!(form.seating.seats(), 6);
        form.choose_edition(Edition::First2001);
        assert_eq!(form.seating.seats(), 5);
    }
}
