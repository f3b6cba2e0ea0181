//! The Flying Machines (`FLY`): a meeple takes off, and a die says how far it flies.

use crate::tiles::Symbol;
use serde::{Deserialize, Serialize};

use super::Part;
use crate::rules::action::{Action, Question};
use crate::rules::board::Spot;
use crate::rules::event::Event;
use crate::rules::figures::Figure;
use crate::rules::game::Game;
use crate::rules::illegal::Reason;
use crate::rules::shape::shape;
use crate::table::{Listener, Party};
use crate::tiles::{Compass, FeatureKind, Pos, SegmentId};

/// A flight under way. Its meeple stays in the supply until it lands (FLY-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Flight {
    pub figure: Figure,
    /// The distance in cells, once the die is rolled (FLY-05).
    pub cells: Option<u8>,
}

/// Results of the die, each with its number of faces (FLY-05).
pub(in crate::rules) const DIE: [(u8, u32); 3] = [(1, 2), (2, 2), (3, 2)];

/// The direction in which a flying machine points, as printed (FLY-04).
fn points(symbol: &Symbol) -> Option<Compass> {
    match symbol {
        Symbol::Flier(compass) => Some(*compass),
        _ => None,
    }
}

impl Game {
    pub const fn flight(&self) -> Option<Flight> {
        self.modules.flight
    }

    /// The direction of the machine on the tile just placed, in its rotation (FLY-04); `None`
    /// without a machine or without flights.
    pub fn machine(&self) -> Option<Compass> {
        let placed = self.placed_now().filter(|_| self.plays(Part::Flight))?;
        let printed = shape(placed.tile).symbols.iter().find_map(points)?;
        Some(printed.turned(placed.rotation))
    }

    /// The cells a flight from the tile just placed may reach, nearest first (FLY-05, R-FLY-01);
    /// empty without a machine.
    pub fn flight_cells(&self) -> Vec<Pos> {
        let (Some(machine), Some(placed)) = (self.machine(), self.placed_now()) else {
            return Vec::new();
        };
        let (dx, dy) = machine.delta();
        let cell = |(steps, _): (u8, u32)| {
            let steps = i16::from(steps);
            placed.pos.moved(dx * steps, dy * steps)
        };
        DIE.map(cell).to_vec()
    }

    /// The cell where the flight under way ends, once the die is rolled.
    pub fn flight_end(&self) -> Option<Pos> {
        let cells = self.modules.flight?.cells?;
        let index = usize::from(cells).checked_sub(1)?;
        self.flight_cells().get(index).copied()
    }

    /// Whether the active player may start a flight now, or has started one that is not rolled yet.
    pub fn flight_ahead(&self) -> bool {
        match self.modules.flight {
            Some(flight) => flight.cells.is_none(),
            None => self.asked.question == Question::Figure && self.pilots().next().is_some(),
        }
    }

    /// Where a meeple may land on a cell, in printed order: on incomplete roads, cities and
    /// monasteries, whoever stands there (FLY-07, FLY-08); an abbot on monasteries and gardens
    /// (R-FLY-03).
    pub fn landings(&self, figure: Figure, pos: Pos) -> Vec<Spot> {
        let Some(index) = self.board.get(pos) else {
            return Vec::new();
        };
        let count = shape(self.board.at(index).tile).pieces.len() as u8;
        let spots = (0..count).map(|segment| Spot {
            pos,
            segment: SegmentId(segment),
        });
        spots
            .filter(|&spot| self.landing_refusal(figure, spot).is_none())
            .collect()
    }

    /// Whether this figure can fly (FLY-03, R-FLY-03, R-FLY-05).
    fn flies(&self, figure: Figure) -> bool {
        match figure {
            Figure::Meeple | Figure::Large => true,
            Figure::Abbot => self.setup.options.abbot_may_fly,
            Figure::Builder | Figure::Pig | Figure::Shepherd => false,
        }
    }

    /// All reasons why the active player may not start a flight with this figure (FLY-02, FLY-03).
    pub(in crate::rules) fn flight_refusals(&self, figure: Figure) -> Vec<Reason> {
        let supply = self.player(self.turn.active).supply();
        Reason::those_of([
            (self.machine().is_none(), Reason::NoMachine),
            (!self.flies(figure), Reason::CannotFly(figure)),
            (supply.count(figure) == 0, Reason::NoneLeft(figure)),
        ])
    }

    /// The figures with which the active player may start a flight.
    pub(in crate::rules) fn pilots(&self) -> impl Iterator<Item = Figure> {
        let machine = self.machine();
        let mut all = Figure::ALL.into_iter().filter(move |_| machine.is_some());
        std::iter::from_fn(move || all.find(|&figure| self.flight_refusals(figure).is_empty()))
    }

    /// Why this figure may not land on a segment, whatever the die shows.
    fn landing_refusal(&self, figure: Figure, spot: Spot) -> Option<Reason> {
        let Some(seg) = self.board.seg(spot) else {
            return Some(Reason::NoSuchSegment);
        };
        let region = self.region(seg);
        let fits = match region.kind {
            // FLY-09
            FeatureKind::Field => false,
            FeatureKind::Garden => figure == Figure::Abbot,
            FeatureKind::Road | FeatureKind::City => figure != Figure::Abbot,
            FeatureKind::Monastery => true,
        };
        if !fits {
            Some(Reason::NoLanding(region.kind))
        } else {
            // FLY-10
            region.complete().then_some(Reason::LandingComplete)
        }
    }

    /// Why the flight under way may not end on a segment.
    pub(in crate::rules) fn land_refusal(&self, spot: Spot) -> Option<Reason> {
        if self.flight_end() != Some(spot.pos) {
            return Some(Reason::NotReached);
        }
        self.modules
            .flight
            .and_then(|flight| self.landing_refusal(flight.figure, spot))
    }

    /// Where the flight under way may end; empty before the die is rolled.
    pub(in crate::rules) fn flight_landings(&self) -> Vec<Spot> {
        match (self.modules.flight, self.flight_end()) {
            (Some(flight), Some(pos)) => self.landings(flight.figure, pos),
            _ => Vec::new(),
        }
    }

    /// The active player starts a flight instead of placing a figure (FLY-02, FLY-12).
    pub(in crate::rules) fn fly(&mut self, figure: Figure, listener: &mut impl Listener<Event>) {
        let seat = self.turn.active;
        self.modules.flight = Some(Flight {
            figure,
            cells: None,
        });
        listener.tell(|| Event::TookOff { seat, figure });
        self.go_on();
    }

    /// TURN-10: rolls the die once the flight is confirmed (FLY-14), then lands the meeple. Returns
    /// `true` when somebody was asked.
    pub(in crate::rules) fn run_flight(&mut self, flight: Flight) -> bool {
        if flight.cells.is_some() {
            self.ask(Party::Player(self.turn.active), Question::Land);
            return true;
        }
        if !self.must_confirm() {
            self.ask(Party::Chance, Question::Roll);
        }
        true
    }

    /// Handles the roll. With one landing place the meeple lands without a question; with none it
    /// goes home (FLY-06, FLY-11).
    pub(in crate::rules) fn roll(&mut self, cells: u8, listener: &mut impl Listener<Event>) {
        let Some(flight) = self.modules.flight.as_mut() else {
            return;
        };
        flight.cells = Some(cells);
        let (seat, figure) = (self.turn.active, flight.figure);
        let Some(pos) = self.flight_end() else {
            return;
        };
        listener.tell(|| Event::Rolled { seat, cells, pos });
        match self.flight_landings()[..] {
            [] => {
                self.modules.flight = None;
                listener.tell(|| Event::FlightFailed { seat, figure });
                self.go_on();
            }
            [only] => self.land(only, listener),
            _ => {}
        }
    }

    /// Lands the meeple, which becomes a highwayman, knight or monk (FLY-13).
    pub(in crate::rules) fn land(&mut self, spot: Spot, listener: &mut impl Listener<Event>) {
        let seat = self.turn.active;
        if let (Some(flight), Some(seg)) = (self.modules.flight.take(), self.board.seg(spot)) {
            let figure = flight.figure;
            self.stand(seat, figure, seg);
            let kind = self.region(seg).kind;
            listener.tell(|| Event::Landed {
                seat,
                figure,
                kind,
                spot,
            });
        }
        self.go_on();
    }

    /// Calls `found` for every place where the flight under way may end.
    pub(in crate::rules) fn each_landing(&self, found: impl FnMut(Action)) {
        self.flight_landings()
            .into_iter()
            .map(Action::Land)
            .for_each(found);
    }
}
