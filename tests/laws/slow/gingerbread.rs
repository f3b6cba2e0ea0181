//! The gingerbread man: which city he is in, when he has to go, and what knights bring.

use std::collections::BTreeSet;

use engine::rules::{Action, Game, Part, Source, Spot};
use engine::table::Seat;
use engine::tiles::{FeatureKind, Pos, Symbol};

use super::land::Feature;
use super::witness::Witness;

/// What is known of him.
#[derive(Default)]
pub struct Man {
    at: Option<Spot>,
    /// Whether his city is complete and he has to leave it (GB-11).
    flees: bool,
    /// Whether the tile of this turn part has completed his city.
    fled: bool,
    /// Whether a gingerbread tile has still to move him (GB-04).
    lured: bool,
}

impl Witness {
    /// GB-02: he begins in the city of the start tile.
    pub(super) fn bake(&mut self) {
        let start = self.land.tiles().next().map(|tile| tile.pos);
        let spots = start.map(|pos| self.land.spots(pos)).unwrap_or_default();
        let mut cities = spots
            .into_iter()
            .filter(|&spot| self.land.printed(spot).kind == FeatureKind::City);
        if self.setup.parts.has(Part::Gingerbread) {
            self.man.at = cities.next();
        }
    }

    fn his_city(&self) -> Option<Feature> {
        self.man.at.map(|spot| self.land.feature(spot))
    }

    /// GB-04, GB-05: incomplete cities but his own, by their first segments.
    fn open_cities(&self) -> BTreeSet<Spot> {
        let tiles = self.land.tiles().map(|tile| tile.pos);
        let spots = tiles.flat_map(|pos| self.land.spots(pos));
        let cities = spots.filter(|&spot| self.land.printed(spot).kind == FeatureKind::City);
        let features = cities.map(|spot| self.land.feature(spot));
        let here = self.his_city().map(|city| city.key());
        features
            .filter(|city| !city.closed && Some(city.key()) != here)
            .map(|city| city.key())
            .collect()
    }

    /// GB-06 to GB-08: each knight a point for each tile.
    fn owe_knights(&mut self, city: &Feature) {
        let knights = self.land.on(city).filter(|piece| piece.counts() > 0);
        let owners: Vec<Seat> = knights.map(|piece| piece.owner).collect();
        for seat in (0..self.setup.seats).map(Seat) {
            let own = owners.iter().filter(|&&owner| owner == seat).count() as u32;
            let points = own * city.cells.len() as u32;
            self.owe(seat, points, Source::Gingerbread, Some(city.key()));
        }
    }

    /// Whose knights are going to bring points because a gingerbread tile makes him go: known only while his city is
    /// open, so that he need not go elsewhere before (R-ROB-05, R-GB-01).
    pub(super) fn knights_to_come(&self) -> Vec<Seat> {
        let goes = self.man.lured && !self.man.flees && !self.open_cities().is_empty();
        let city = self.his_city().filter(|_| goes);
        let knights = city.iter().flat_map(|city| self.land.on(city));
        let knights = knights.filter(|piece| piece.counts() > 0);
        knights.map(|piece| piece.owner).collect()
    }

    pub(super) fn tile_of_man_placed(&mut self, pos: Pos) {
        let tile = self.land.at(pos).expect("it was placed").tile;
        let his = self.setup.parts.has(Part::Gingerbread) && tile.shows(Symbol::Gingerbread);
        (self.man.fled, self.man.lured) = (false, his);
    }

    /// GB-10: points of knights when his city is complete.
    pub(super) fn plan_man(&mut self) {
        let city = self.his_city().filter(|city| city.closed);
        self.man.flees = city.is_some();
        if let Some(city) = city {
            self.owe_knights(&city);
        }
    }

    pub(super) fn man_moved(&mut self, seat: Seat, spot: Spot) {
        assert_eq!(seat, self.active, "GB-04, GB-11");
        assert!(self.dues.is_empty() && self.returning.is_empty(), "TURN-27");
        assert!(self.open_cities().contains(&spot), "GB-04");
        if std::mem::take(&mut self.man.flees) {
            self.man.fled = true;
            self.see("gingerbread flees");
        } else {
            assert!(std::mem::take(&mut self.man.lured), "GB-04");
            let twice = self.setup.options.gingerbread_double_move;
            assert!(
                !self.man.fled || twice && self.man.at.is_some(),
                "R-GB-01, R-GB-12"
            );
            match self.his_city() {
                Some(city) => {
                    self.owe_knights(&city);
                    self.see("gingerbread lured");
                }
                None => self.see("gingerbread returns"),
            }
        }
        self.man.at = Some(spot);
    }

    pub(super) fn man_left(&mut self) {
        assert!(self.man.flees && self.open_cities().is_empty(), "GB-13");
        (self.man.at, self.man.flees, self.man.fled) = (None, false, true);
        self.see("gingerbread leaves");
    }

    pub(super) fn man_choices(&mut self, game: &Game) {
        let offered = self.spots(game, |action| match action {
            Action::Gingerbread(spot) => Some(spot),
            _ => None,
        });
        assert!(offered.len() > 1 && offered == self.open_cities(), "GB-05");
    }

    /// GB-04, GB-11: he has gone where he had to go.
    pub(super) fn assert_moved(&self) {
        assert!(!self.man.flees, "GB-11");
        if self.man.lured {
            let twice = self.setup.options.gingerbread_double_move;
            let stays = self.man.fled && (self.man.at.is_none() || !twice);
            assert!(stays || self.open_cities().is_empty(), "GB-04");
        }
    }

    pub(super) fn compare_man(&self, game: &Game) {
        let at = game.gingerbread().at().map(|seg| game.spot(seg));
        let theirs = at.map(|spot| self.land.feature(spot).key());
        assert_eq!(theirs, self.his_city().map(|city| city.key()), "his city");
    }
}
