//! Flights: who may start one, where it ends, where a meeple may land.

use std::collections::BTreeSet;

use engine::rules::{Action, Figure, Game, Part, Spot};
use engine::table::Seat;
use engine::tiles::{Compass, FeatureKind, Pos, Symbol};

use super::deploy::owned;
use super::land::Piece;
use super::witness::Witness;

/// The flight of this turn part.
#[derive(Default)]
pub struct Sky {
    /// Who is in the air.
    flying: Option<Figure>,
    /// Where the flight ends, once the die has fallen.
    end: Option<Pos>,
    /// Whether somebody has taken off from the tile placed last (FLY-12).
    pub flown: bool,
}

impl Sky {
    pub fn in_the_air(&self) -> bool {
        self.flying.is_some()
    }
}

/// The eight ways, clockwise from the north: columns to the east, rows to the south.
const WAYS: [(i16, i16); 8] = [
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
];

impl Witness {
    /// FLY-04: the way the machine of the tile placed last points.
    fn way(&self) -> Option<(i16, i16)> {
        let lying = self.land.at(self.placed?)?;
        let machine = |&direction: &Compass| lying.tile.shows(Symbol::Flier(direction));
        let printed = Compass::ALL.into_iter().position(|way| machine(&way))?;
        Some(WAYS[(printed + 2 * usize::from(lying.turns)) % 8])
    }

    /// FLY-03, R-FLY-03, R-FLY-05: which figures of a seat may take off.
    fn pilots(&self, seat: Seat) -> BTreeSet<Figure> {
        let mut able = vec![Figure::Meeple, Figure::Large];
        if self.setup.options.abbot_may_fly {
            able.push(Figure::Abbot);
        }
        let out = |figure: Figure| {
            let pieces = self.land.pieces.iter();
            let own = pieces.filter(|piece| piece.owner == seat && piece.figure == figure);
            own.count()
        };
        let machine = self.setup.parts.has(Part::Flight) && self.way().is_some();
        let left = |figure: &Figure| machine && out(*figure) < owned(*figure, &self.setup);
        able.into_iter().filter(left).collect()
    }

    /// FLY-07 to FLY-10, R-FLY-03, R-FLY-04: where a figure may land on a cell.
    fn landings(&self, figure: Figure, cell: Pos) -> BTreeSet<Spot> {
        let takes = |spot: &Spot| {
            let abbot = figure == Figure::Abbot;
            let fits = match self.land.printed(*spot).kind {
                FeatureKind::Road | FeatureKind::City => !abbot,
                FeatureKind::Monastery => true,
                FeatureKind::Garden => abbot,
                FeatureKind::Field => false,
            };
            fits && !self.land.feature(*spot).closed
        };
        self.land.spots(cell).into_iter().filter(takes).collect()
    }

    fn landings_now(&self) -> BTreeSet<Spot> {
        match (self.sky.flying, self.sky.end) {
            (Some(figure), Some(end)) => self.landings(figure, end),
            _ => BTreeSet::new(),
        }
    }

    pub(super) fn took_off(&mut self, seat: Seat, figure: Figure) {
        assert_eq!(seat, self.active, "FLY-02");
        assert!(self.pilots(seat).contains(&figure), "FLY-03");
        assert!(!self.sky.flown, "FLY-12");
        (self.sky.flying, self.sky.flown) = (Some(figure), true);
        self.see("flight");
    }

    pub(super) fn rolled(&mut self, seat: Seat, cells: u8, pos: Pos) {
        assert_eq!(seat, self.active, "FLY-05");
        assert!(self.sky.flying.is_some() && (1..=3).contains(&cells));
        let (dx, dy) = self.way().expect("a machine");
        let from = self.placed.expect("a tile was placed");
        let steps = i16::from(cells);
        assert_eq!(pos, from.moved(steps * dx, steps * dy), "FLY-05");
        self.sky.end = Some(pos);
    }

    pub(super) fn landed(&mut self, owner: Seat, figure: Figure, kind: FeatureKind, spot: Spot) {
        assert_eq!(owner, self.active, "FLY-06");
        assert_eq!(kind, self.land.printed(spot).kind, "FLY-13");
        assert!(self.landings_now().contains(&spot), "FLY-07 to FLY-10");
        assert_eq!(self.sky.flying.take(), Some(figure), "FLY-14");
        self.sky.end = None;
        let feature = self.land.feature(spot);
        let shared = self.land.on(&feature).any(|piece| piece.counts() > 0);
        let alone = if shared { "beside others" } else { "alone" };
        self.see(format!("landed {alone}"));
        self.land.pieces.push(Piece {
            owner,
            figure,
            spot,
            since: self.turn,
        });
        // What the tile of this turn part completes is planned, wherever the meeple landed.
        let placed = self.placed.expect("a tile was placed");
        self.plan(placed);
    }

    pub(super) fn flight_failed(&mut self, seat: Seat, figure: Figure) {
        assert_eq!(seat, self.active, "FLY-11");
        assert!(self.sky.end.is_some() && self.landings_now().is_empty());
        assert_eq!(self.sky.flying.take(), Some(figure), "FLY-11");
        self.sky.end = None;
        self.see("flight failed");
    }

    /// Who may take off instead of a figure being placed.
    pub(super) fn flight_choices(&self, game: &Game, seat: Seat) {
        let offered = self.spots(game, |action| match action {
            Action::Fly(figure) => Some(figure),
            _ => None,
        });
        assert_eq!(offered, self.pilots(seat), "FLY-02, FLY-03");
    }

    /// Where the flight may end, where that is asked.
    pub(super) fn landing_choices(&mut self, game: &Game) {
        let offered = self.spots(game, |action| match action {
            Action::Land(spot) => Some(spot),
            _ => None,
        });
        let landings = self.landings_now();
        assert!(offered == landings && landings.len() > 1, "FLY-06");
        self.see("choice of a landing");
    }
}
