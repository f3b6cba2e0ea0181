//! Points that are owed: worked out before they are given, crossed out one by one.

use engine::rules::{FieldScoring, Marker, Message, Part, Scored, Source, Spot, Timing};
use engine::table::{Measure, Seat};
use engine::tiles::{FeatureKind, Goods, Pos};

use super::fields;
use super::land::Feature;
use super::track::Robber;
use super::witness::Witness;
use super::worth::{completed, counts, most, unfinished, winners};

/// Points that somebody must be given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    pub seat: Seat,
    pub points: u32,
    pub source: Source,
    /// The feature they come from, by its first segment; `None` where it does not matter which.
    pub feature: Option<Spot>,
}

/// A feature that must be announced as complete, with its winners.
#[derive(Debug, PartialEq, Eq)]
pub struct Completion {
    pub feature: Spot,
    pub kind: FeatureKind,
    pub winners: Vec<Seat>,
}

impl Witness {
    /// Nothing is owed where there are no points (R-MSG-11).
    pub(super) fn owe(&mut self, seat: Seat, points: u32, source: Source, feature: Option<Spot>) {
        if points > 0 {
            self.dues.push(Due {
                seat,
                points,
                source,
                feature,
            });
        }
    }

    pub(super) fn message_due(&mut self, message: Message, points: u32) {
        self.reading = None;
        self.owe(self.active, points, Source::Message(message), None);
    }

    /// Works out what the tile on `pos` completes: who gets what, and which figures return (SCO-01 to SCO-05).
    pub(super) fn plan(&mut self, pos: Pos) {
        self.completions.clear();
        self.dues.clear();
        self.returning.clear();
        self.fresh.clear();
        self.mines.claims.clear();
        let mut closed = self.land.completed_by(pos);
        for &quay in &self.quays {
            let road = self.land.feature(quay);
            let known = closed.iter().any(|known| known.key() == road.key());
            if road.closed && !known {
                closed.push(road);
            }
        }
        for feature in closed {
            if self.setup.parts.has(Part::Goods) {
                for &goods in &feature.goods {
                    *self.fresh.entry(goods).or_default() += 1;
                }
            }
            let winners = winners(&self.land, &feature);
            if most(counts(&self.land, &feature)).len() > winners.len() {
                self.see("tie broken by a hill");
            }
            self.returning.extend(self.land.on(&feature).copied());
            let points = completed(&self.land, &feature, &self.setup);
            for &seat in &winners {
                let source = Source::Feature(feature.kind);
                self.owe(seat, points, source, Some(feature.key()));
            }
            self.mines
                .claims
                .push((feature.cells.clone(), winners.clone()));
            self.completions.push(Completion {
                feature: feature.key(),
                kind: feature.kind,
                winners,
            });
        }
        self.plan_man();
    }

    pub(super) fn scored(&mut self, scored: &Scored) {
        let (seat, points) = (scored.seat, u32::from(scored.points));
        let before = self.track.total(seat, scored.marker);
        assert_eq!(scored.before, before, "points before {scored}");
        assert_eq!(
            scored.timing == Timing::Final,
            self.last,
            "the time of {scored}"
        );
        let messengers = self.setup.parts.has(Part::Messengers) && !self.last;
        assert!(
            messengers || scored.marker == Marker::Score,
            "the figure of {scored}"
        );
        if let Source::Theft(victim) = scored.source {
            assert!(!self.last, "R-ROB-08");
            self.track.steal(seat, victim, scored.marker, points);
            self.see("theft");
        } else {
            self.pay(scored, points);
        }
        // R-ED-08: what is agreed moves the figure and brings no message.
        let agreed = scored.source == Source::Handicap;
        if seat == self.active && points > 0 && !self.last && !agreed {
            let again = std::mem::replace(&mut self.moved[scored.marker as usize], true);
            self.went_on |= again && before.is_multiple_of(5);
        }
    }

    /// Points that are not stolen must be owed, and become robbers' prey.
    pub(super) fn pay(&mut self, scored: &Scored, points: u32) {
        let seat = scored.seat;
        let feature = scored.spot.map(|spot| self.land.feature(spot));
        let key = feature.as_ref().map(Feature::key);
        let matches = |due: &Due| {
            due.seat == seat
                && due.points == points
                && due.source == scored.source
                && (due.feature.is_none() || due.feature == key)
        };
        match self.dues.iter().position(matches) {
            Some(at) => {
                self.assert_order(&self.dues[at]);
                self.dues.remove(at);
            }
            None if points == 0 => {
                let message = matches!(scored.source, Source::Message(_));
                assert!(self.last || message, "{scored}: no figure moves");
            }
            None => self.pay_part(scored, points),
        }
        if let Some(feature) = &feature {
            self.assert_items(scored, feature);
        }
        if self.last {
            self.track.score_finally(seat, scored.marker, points);
        } else if points > 0 {
            let later = self.dues.iter().map(|due| due.seat);
            let later = later.chain(self.flocks_to_come());
            let later = later.chain(self.knights_to_come()).collect();
            self.track
                .score(self.active, seat, scored.marker, points, &later);
        }
        self.met(scored, feature.as_ref());
    }

    /// Where only sums are owed (fields by city, or each city once), any part of the sum may be paid.
    pub(super) fn pay_part(&mut self, scored: &Scored, points: u32) {
        let open = self.last && self.setup.options.field_scoring != FieldScoring::PerField;
        let due = self.dues.iter_mut().find(|due| {
            due.seat == scored.seat && due.source == scored.source && due.feature.is_none()
        });
        let due = due.filter(|due| open && due.points >= points);
        let due = due.unwrap_or_else(|| panic!("nobody owes {scored}"));
        due.points -= points;
    }

    /// R-BASE-05: tied players clockwise from the active one. END-04, TURN-50 to TURN-54: the order at the end.
    pub(super) fn assert_order(&self, paid: &Due) {
        let rank = |due: &Due| match due.source {
            Source::Flock => 0,
            Source::Robber | Source::Gingerbread => 1,
            Source::Feature(FeatureKind::Field) => 3,
            Source::Goods(_) => 4,
            Source::Gold => 5,
            _ => 2,
        };
        let away = |due: &Due| (due.seat.0 + self.setup.seats - self.active.0) % self.setup.seats;
        // What an abbot leaves is paid before anything complete (ABB-09).
        let open = |spot: Spot| !self.land.feature(spot).closed;
        let early = !self.last && paid.feature.is_some_and(open);
        for other in &self.dues {
            let first = early || rank(other) >= rank(paid);
            assert!(first, "{other:?} before {paid:?}");
            let same = other.source == paid.source && other.feature == paid.feature;
            let tied = paid.feature.is_some() && same;
            assert!(
                !tied || away(other) >= away(paid),
                "{other:?} before {paid:?}"
            );
        }
    }

    /// The cells and shields that the items of a score name.
    pub(super) fn assert_items(&self, scored: &Scored, feature: &Feature) {
        for item in &scored.items {
            match item.line.measure {
                Measure::Tiles => {
                    assert!(
                        feature.cells.iter().eq(&item.tiles),
                        "the tiles of {scored}"
                    );
                    assert_eq!(
                        usize::from(item.line.count),
                        feature.cells.len(),
                        "{scored}"
                    );
                }
                Measure::Shields => {
                    assert_eq!(u32::from(item.line.count), feature.shields, "{scored}");
                }
                Measure::Mage => {
                    assert_eq!(
                        usize::from(item.line.count),
                        feature.cells.len(),
                        "{scored}"
                    );
                }
                Measure::Vineyards => {
                    assert_eq!(u32::from(item.line.count), feature.vineyards, "{scored}");
                    assert!(item.tiles.iter().all(|cell| feature.cells.contains(cell)));
                    assert_eq!(item.tiles.len(), usize::from(item.line.count), "{scored}");
                }
                Measure::Sheep => {
                    assert_eq!(item.line.points() as u32, u32::from(scored.points));
                    assert!(item.tiles.iter().all(|cell| feature.cells.contains(cell)));
                }
                _ => {}
            }
        }
    }

    /// Works out everything that is given at the end (TURN-50 to TURN-54).
    pub(super) fn final_scoring(&mut self) {
        self.assert_settled();
        self.track.assert_home();
        self.last = true;
        for seat in (0..self.setup.seats).map(Seat) {
            if matches!(self.track.robber(seat), Robber::On(_)) {
                self.owe(seat, 3, Source::Robber, None);
            }
        }
        for kind in FeatureKind::ALL {
            for feature in self.land.settled(kind) {
                let points = unfinished(&self.land, &feature, &self.setup);
                for seat in winners(&self.land, &feature) {
                    self.owe(seat, points, Source::Feature(kind), Some(feature.key()));
                }
            }
        }
        for field in fields::at_the_end(&self.land, &self.setup) {
            let source = Source::Feature(FeatureKind::Field);
            self.owe(field.seat, field.points, source, field.field);
            self.see(format!("fields {:?}", self.setup.options.field_scoring));
        }
        self.owe_goods();
        self.owe_gold();
    }

    /// TB-10, TB-11, R-TB-01: 10 points for most tokens of a kind.
    fn owe_goods(&mut self) {
        for goods in Goods::ALL {
            let mut counts = [0; Seat::MOST];
            for (&(_, seat), &count) in self.tokens.iter().filter(|(key, _)| key.0 == goods) {
                counts[seat.index()] = count;
            }
            for seat in most(counts) {
                self.owe(seat, 10, Source::Goods(goods), None);
                self.see("goods at the end");
            }
        }
    }
}
