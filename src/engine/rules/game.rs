//! The state of a game, and questions about it. Only [`super::apply`] changes it.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::action::{Marker, Question};
use super::board::{Board, Placed, SegIx, Spot};
use super::clone_in_place::clone_in_place;
use super::figures::{Figure, Standing, Supply};
use super::modules::{ModuleStates, Part};
use super::options::Hand;
use super::queue::Queue;
use super::regions::{Region, RegionId, Regions};
use super::setup::Setup;
use super::shape::shape;
use super::stack::Stack;
use super::turn::{Frame, Steps, Turn};
use crate::table::{Asked, Digest, Party, Seat, SeatSet};
use crate::tiles::{FeatureKind, Goods, SegmentId, TileId, order};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Points of the score figure and of the messenger (MSG-02).
    pub(super) totals: [u32; 2],
    pub(super) supply: Supply,
    /// Tokens of goods, by kind.
    pub(super) goods: [u16; 3],
    pub(super) ingots: u16,
    /// Secret tiles; `None` is hidden from the observer.
    pub(super) hand: ArrayVec<Option<TileId>, 3>,
}

impl Player {
    /// All points, of both score figures.
    pub const fn score(&self) -> u32 {
        self.totals[0] + self.totals[1]
    }

    /// Points of one score figure.
    pub const fn total(&self, marker: Marker) -> u32 {
        self.totals[marker as usize]
    }

    /// Figures not on the board.
    pub const fn supply(&self) -> &Supply {
        &self.supply
    }

    /// Tokens of a kind of goods, visible to everybody (TB-09).
    pub const fn goods(&self, goods: Goods) -> u16 {
        self.goods[goods as usize]
    }

    /// Ingots taken, visible to everybody (GOLD-06).
    pub const fn ingots(&self) -> u16 {
        self.ingots
    }

    /// Secret tiles (ED-20); `None` is hidden from the observer of this view.
    pub fn hand(&self) -> &[Option<TileId>] {
        &self.hand
    }
}

/// A game: a function of its setup, its start position and the actions so far. It holds no random
/// generator and no order of the stack.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    pub(super) setup: Arc<Setup>,
    /// The steps a turn has with this setup.
    pub(super) steps: Steps,
    pub(super) board: Board,
    pub(super) regions: Regions,
    pub(super) standing: Vec<Standing>,
    pub(super) players: ArrayVec<Player, { Seat::MOST }>,
    pub(super) stack: Stack,
    pub(super) drawn: Option<TileId>,
    /// Whether the hands of three have been dealt (R-ED-07).
    pub(super) dealt: bool,
    pub(super) turn: Turn,
    pub(super) frames: Vec<Frame>,
    pub(super) queue: Queue,
    pub(super) asked: Asked<Question>,
    /// State of the expansions.
    pub(super) modules: ModuleStates,
}

clone_in_place!(Game {
    setup,
    steps,
    board,
    regions,
    standing,
    players,
    stack,
    drawn,
    dealt,
    turn,
    frames,
    queue,
    asked,
    modules
});

impl Game {
    /// What was agreed before the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The open question and who has to answer it; `None` when the game is over.
    #[inline]
    pub fn asked(&self) -> Option<Asked<Question>> {
        (!self.is_over()).then_some(self.asked)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.asked.question == Question::Over
    }

    /// The tiles on the table.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub const fn regions(&self) -> &Regions {
        &self.regions
    }

    /// The feature a segment belongs to.
    #[inline]
    pub fn region(&self, seg: SegIx) -> &Region {
        self.regions.get(self.regions.region_of(seg))
    }

    /// The feature a spot belongs to; `None` where no tile lies.
    pub fn region_at(&self, spot: Spot) -> Option<RegionId> {
        Some(self.regions.region_of(self.board.seg(spot)?))
    }

    /// Figures on the board, in the order in which they were placed.
    #[inline]
    pub fn standing(&self) -> &[Standing] {
        &self.standing
    }

    #[inline]
    pub fn seats(&self) -> u8 {
        self.setup.seats
    }

    /// The player whose turn it is, whoever is asked during it (TURN-42); after the game, the
    /// player of the last turn.
    pub fn active_seat(&self) -> Seat {
        self.turn.active
    }

    /// These seats clockwise, starting with the active player.
    pub(super) fn in_turn_order(&self, seats: SeatSet) -> impl Iterator<Item = Seat> + use<> {
        let order = self.turn.active.clockwise(self.seats());
        order.filter(move |&seat| seats.has(seat))
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// All players, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The scores of all players, by seat.
    pub fn scores(&self) -> Vec<u32> {
        self.players.iter().map(Player::score).collect()
    }

    #[inline]
    pub const fn stack(&self) -> &Stack {
        &self.stack
    }

    /// The open tile drawn and not yet placed.
    pub const fn drawn(&self) -> Option<TileId> {
        self.drawn
    }

    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The turn parts under way, the innermost last.
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// The tile placed in the turn part under way.
    #[inline]
    pub fn placed_now(&self) -> Option<&Placed> {
        self.frame().placed.map(|index| self.board.at(index))
    }

    /// What is still to be scored.
    pub const fn queue(&self) -> &Queue {
        &self.queue
    }

    /// Whether a part of the rules is in play.
    #[inline]
    pub fn plays(&self, part: Part) -> bool {
        self.setup.parts.has(part)
    }

    /// Tiles the active player may place now: the drawn one, or the distinct ones of the hand.
    pub fn placeable(&self) -> ArrayVec<TileId, 3> {
        let mut tiles = ArrayVec::new();
        let hand = self.players[self.turn.active.index()].hand.iter().flatten();
        for &tile in self
            .drawn
            .iter()
            .chain(hand.filter(|_| self.drawn.is_none()))
        {
            if !tiles.contains(&tile) {
                tiles.push(tile);
            }
        }
        tiles
    }

    /// Whether players hold secret hands now (ED-20, R-ED-07).
    #[inline]
    pub fn plays_from_hand(&self) -> bool {
        self.setup.options.hand == Hand::Three
            && self.stack.ordinary_open()
            && self.drawn.is_none()
            && !self.frame().lake_removed
    }

    /// Whether anybody has a tile left to play (R-ED-03).
    #[inline]
    pub fn tiles_left(&self) -> bool {
        self.stack.left() > 0 || self.players.iter().any(|player| !player.hand.is_empty())
    }

    /// Figures standing on a feature.
    pub fn on(&self, id: RegionId) -> impl Iterator<Item = &Standing> {
        self.standing
            .iter()
            .filter(move |standing| self.regions.region_of(standing.seg) == id)
    }

    /// The strength of each seat on a feature (SCO-02, IC-10).
    pub fn strength(&self, id: RegionId) -> [u8; Seat::MOST] {
        let mut strength = [0; Seat::MOST];
        if self.regions.get(id).meeples > 0 {
            for standing in self.on(id) {
                strength[standing.owner.index()] += standing.figure.weight();
            }
        }
        strength
    }

    /// Who has the majority on a feature: the greatest strength, alone or tied (SCO-02, SCO-03), or
    /// by a hill (HS-31).
    pub fn majority(&self, id: RegionId) -> SeatSet {
        self.majority_over(&[id])
    }

    /// Seats with meeples on a feature.
    pub fn holders(&self, id: RegionId) -> SeatSet {
        self.on(id)
            .filter(|standing| standing.figure.is_meeple())
            .map(|standing| standing.owner)
            .collect()
    }

    /// Whether `seat` has a meeple on a feature.
    pub fn holds(&self, seat: Seat, id: RegionId) -> bool {
        let own = |standing: &Standing| standing.owner == seat && standing.figure.is_meeple();
        self.regions.get(id).meeples > 0 && self.on(id).any(own)
    }

    /// Whether this is a builder or pig on a feature where its owner has no meeple (TB-18, TB-30).
    pub(super) fn is_alone(&self, standing: &Standing) -> bool {
        matches!(standing.figure, Figure::Builder | Figure::Pig)
            && !self.holds(standing.owner, self.regions.region_of(standing.seg))
    }

    /// The first spot of a feature in reading order: its name in actions and events.
    #[inline]
    pub fn spot_of(&self, id: RegionId) -> Spot {
        let spots = self.regions.segments(id).map(|seg| self.spot(seg));
        spots.min().unwrap_or_else(|| self.spot(id.0))
    }

    #[inline]
    pub fn spot(&self, seg: SegIx) -> Spot {
        let placed = self.board.at(self.regions.tile_of(seg));
        Spot {
            pos: placed.pos,
            segment: SegmentId((seg.0 - placed.first.0) as u8),
        }
    }

    /// Complete cities that a field touches, each once, in a fixed order (FIELD-12, FIELD-16).
    pub fn cities_at(&self, field: RegionId) -> Vec<RegionId> {
        let mut cities = Vec::new();
        for seg in self.regions.segments(field) {
            let placed = self.board.at(self.regions.tile_of(seg));
            let touched = shape(placed.tile).pieces[(seg.0 - placed.first.0) as usize].cities;
            for bit in (0..16).filter(|bit| touched & (1 << bit) != 0) {
                let city = self.regions.region_of(placed.seg(SegmentId(bit)));
                if self.regions.get(city).complete() && !cities.contains(&city) {
                    cities.push(city);
                }
            }
        }
        order::sort(&mut cities);
        cities
    }

    /// Who leads, alone or tied, by the current scores (END-05, END-06).
    pub fn leaders(&self) -> SeatSet {
        let best = self.players.iter().map(Player::score).max().unwrap_or(0);
        (0..self.seats())
            .map(Seat)
            .filter(|seat| self.player(*seat).score() == best)
            .collect()
    }

    /// The game as `observer` knows it; `None` is an observer outside the table. Hides other hands,
    /// whose tiles count as unseen, and the order of a listed stack.
    pub fn seen_by(&self, observer: Option<Seat>) -> Game {
        let mut seen = self.clone();
        if self.setup.stack.is_some() {
            seen.setup = Setup::clone(&self.setup).without_order().into();
        }
        for (index, player) in seen.players.iter_mut().enumerate() {
            if observer.is_none_or(|seat| seat.index() != index) {
                for tile in player.hand.iter_mut() {
                    if let Some(tile) = tile.take() {
                        seen.stack.hide(tile);
                    }
                }
            }
        }
        seen
    }

    /// A hash for comparing states across machines: FNV-1a over tiles, figures, scores, supplies
    /// and some of the modules' state. Hands, the stack and the open question are not in it.
    pub fn digest(&self) -> u64 {
        let mut digest = Digest::default();
        let mut mix = |value: u32| digest.mix(value);
        for placed in self.board.placed() {
            mix(u32::from(placed.tile.0) << 8 | placed.rotation as u32);
            mix((placed.pos.x as u16 as u32) << 16 | placed.pos.y as u16 as u32);
        }
        for ferry in self.board.ferries() {
            let [a, b] = ferry.quays;
            mix(u32::from(ferry.tile.0) << 16 | u32::from(a.0) << 8 | u32::from(b.0));
        }
        for standing in &self.standing {
            mix(u32::from(standing.seg.0) << 16
                | u32::from(standing.owner.0) << 8
                | standing.figure as u32);
        }
        for seg in self.modules.magic.places() {
            mix(u32::from(seg.0));
        }
        for player in &self.players {
            mix(player.totals[0]);
            mix(player.totals[1]);
            for figure in Figure::ALL {
                mix(u32::from(player.supply.count(figure)));
            }
            if self.plays(Part::Goods) {
                player.goods.iter().for_each(|&count| mix(count.into()));
            }
            if self.plays(Part::Gold) {
                mix(player.ingots.into());
            }
        }
        self.modules.mix_into(self, &mut mix);
        digest.number()
    }

    /// The innermost turn part.
    #[inline]
    pub(super) fn frame(&self) -> Frame {
        self.frames.last().copied().unwrap_or(Frame::new(false))
    }

    #[inline]
    pub(super) fn frame_mut(&mut self) -> Option<&mut Frame> {
        self.frames.last_mut()
    }

    pub(super) fn ask(&mut self, party: Party, question: Question) {
        self.asked = Asked { party, question };
    }

    /// Sorts features into scoring order (R-BASE-05): by kind, then by cell.
    pub(super) fn sort_for_scoring(&self, features: &mut [RegionId]) {
        let place = |&id: &RegionId| (self.regions.get(id).kind, self.spot_of(id), id);
        let mut places: Vec<_> = features.iter().map(place).collect();
        order::sort(&mut places);
        for (feature, (_, _, id)) in features.iter_mut().zip(places) {
            *feature = id;
        }
    }

    /// All complete features that contain a segment of the tile just placed, surround it or were
    /// changed by turning ferries, in scoring order (R-BASE-05).
    pub(super) fn completed_features(&self) -> ArrayVec<RegionId, 32> {
        let mut found: ArrayVec<RegionId, 32> = ArrayVec::new();
        let Some(index) = self.frame().placed else {
            return found;
        };
        let placed = *self.board.at(index);
        let pieces = &shape(placed.tile).pieces;
        for (offset, piece) in pieces.iter().enumerate() {
            if matches!(piece.kind, FeatureKind::Road | FeatureKind::City) {
                let id = self.regions.region_of(placed.seg(SegmentId(offset as u8)));
                if self.regions.get(id).complete() && !found.contains(&id) {
                    found.push(id);
                }
            }
        }
        // Roads that a ferry joined or cut off (FER-19).
        for &quay in self.modules.lakes.moved() {
            let id = self.regions.region_of(quay);
            if self.regions.get(id).complete() && !found.contains(&id) {
                found.push(id);
            }
        }
        let centres = self
            .board
            .centres_near(placed.pos)
            .map(|seg| self.regions.region_of(seg));
        // Without the abbot a garden is only decoration (ABB-12).
        let gardens = self.plays(Part::Abbot);
        let counts =
            |region: &Region| region.complete() && (gardens || region.kind != FeatureKind::Garden);
        found.extend(centres.filter(|&id| counts(self.regions.get(id))));
        if found.len() > 1 {
            self.sort_for_scoring(&mut found);
        }
        found
    }
}

/// The seats with the highest count above zero.
pub(super) fn leaders<N: Copy + Default + Ord>(counts: &[N; Seat::MOST]) -> SeatSet {
    let best = counts.iter().copied().max().unwrap_or_default();
    let leads = |seat: &Seat| best > N::default() && counts[seat.index()] == best;
    (0..Seat::MOST as u8).map(Seat).filter(leads).collect()
}
