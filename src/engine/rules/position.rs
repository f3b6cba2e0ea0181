//! Games that start in the middle: tiles, figures, scores, whose turn. A position with faults cannot
//! be played; all faults are reported together.

use crate::tiles::Symbol;
use serde::{Deserialize, Serialize};

use super::action::Message;
use super::board::{SegIx, Spot};
use super::event::Event;
use super::figures::Figure;
use super::game::Game;
use super::modules::Part;
use super::modules::flocks::Token;
use super::modules::gold::INGOTS;
use super::modules::goods::tokens;
use super::modules::river::River;
use super::modules::robbers::{RobberAt, SPACES};
use super::options::Hand;
use super::position_fault::PositionFault;
use super::regions::Regions;
use super::setup::{Setup, SetupFault};
use super::shape::shape;
use super::stack::Stack;
use super::turn::Step;
use super::unfit::with_tile_faults;
use crate::table::{Listener, MOST_POINTS, Seat, distinct_faults};
use crate::tiles::{
    FeatureKind, Goods, Pos, Rotation, SegmentId, Side, TileId, TileSet, catalogue,
};

/// A tile lying on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LaidTile {
    pub tile: TileId,
    pub pos: Pos,
    pub rotation: Rotation,
}

/// A figure standing on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LaidFigure {
    pub seat: Seat,
    pub figure: Figure,
    pub spot: Spot,
}

/// A ferry lying on its lake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LaidFerry {
    /// The cell of the lake.
    pub pos: Pos,
    /// The quays it connects, as segments of the lake tile, the lower first.
    pub quays: [SegmentId; 2],
}

/// The state of a table between two turns, or with a tile in hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// Tiles, in order of placement: each after the first touches an earlier one.
    pub tiles: Vec<LaidTile>,
    pub figures: Vec<LaidFigure>,
    /// Points of score figure and messenger, by seat; 0 when missing.
    pub totals: Vec<[u32; 2]>,
    /// Tokens of goods of each kind, by seat; none when missing.
    pub goods: Vec<[u16; 3]>,
    /// Ingots on tiles, by cell.
    pub gold: Vec<(Pos, u8)>,
    /// Ingots taken, by seat; none when missing.
    pub ingots: Vec<u16>,
    /// Where the gingerbread man stands; `None` is off the board.
    pub gingerbread: Option<Spot>,
    /// Ferries, one for each lake if ferries are in play.
    pub ferries: Vec<LaidFerry>,
    /// Where mage and witch stand; `None` is off the board.
    pub magic: [Option<Spot>; 2],
    /// Tokens beside shepherds, by seat; none when missing (HS-07).
    pub flocks: Vec<Vec<Token>>,
    /// Robbers on the track, with their spaces.
    pub robbers: Vec<(Seat, u8)>,
    /// Messages put back under the pile, in the order in which they will be drawn.
    pub under: Vec<Message>,
    /// Secret hands, by seat; when all are empty, hands are dealt before the first turn.
    pub hands: Vec<Vec<TileId>>,
    pub turn: Seat,
    /// The open tile in hand, if one has been drawn.
    pub drawn: Option<TileId>,
}

/// The largest coordinate in a position, far beyond any game that fits on a screen.
const POSITION_LIMIT: u16 = 500;

impl Game {
    /// A game that starts in a position.
    ///
    /// The tiles to be drawn are those of [`Setup::stack`] if it lists any, otherwise those of the
    /// sets without the tiles of the position.
    ///
    /// # Errors
    /// Every fault of the setup and of the position, each once.
    pub fn from_position(
        setup: Setup,
        position: &Position,
        listener: &mut impl Listener<Event>,
    ) -> Result<Game, Vec<PositionFault>> {
        let to_faults = |faults: Vec<SetupFault>| {
            faults
                .into_iter()
                .map(PositionFault::Setup)
                .collect::<Vec<_>>()
        };
        let mut game =
            Game::bare(setup).map_err(|faults| with_tile_faults(to_faults(faults), position))?;
        let mut faults = to_faults(game.take_tiles(position));
        let unfit = game.lay_tiles(position);
        if !unfit.is_empty() {
            faults.extend(game.faults_beside(unfit, position));
            return Err(distinct_faults(faults));
        }
        game.regions = Regions::rebuild(&game.board);
        game.modules.river = River::find(&game.board);
        faults.extend(game.lay_ferries(&position.ferries));
        faults.extend(game.lay_figures(position));
        faults.extend(game.lay_rest(position));
        if !faults.is_empty() {
            return Err(distinct_faults(faults));
        }
        game.turn.active = position.turn;
        game.begin_turn(listener);
        if let Some(tile) = position.drawn {
            game.drawn = Some(tile);
            game.go(Step::Place);
        }
        game.advance(listener);
        Ok(game)
    }

    /// Lays all tiles that have a cell of their own, whether or not they fit, and returns what is
    /// wrong with them.
    pub(super) fn lay_tiles(&mut self, position: &Position) -> Vec<PositionFault> {
        let mut faults = Vec::new();
        if position.tiles.is_empty() {
            faults.push(PositionFault::NoTiles);
        }
        for laid in &position.tiles {
            let pos = laid.pos;
            if pos.x.unsigned_abs() > POSITION_LIMIT || pos.y.unsigned_abs() > POSITION_LIMIT {
                faults.push(PositionFault::TooFar(pos));
            } else if self.board.get(pos).is_some() {
                faults.push(PositionFault::Stacked(pos));
            } else {
                match self.board.is_open(pos) {
                    true => faults.extend(self.mismatches(laid)),
                    false => faults.push(PositionFault::Apart(pos)),
                }
                self.board.put(laid.tile, pos, laid.rotation);
            }
        }
        faults
    }

    /// Removes all tiles of a position from the stack and reports those that the sets do not have.
    /// A listed stack stays as it is; its tiles are removed from the sets as well.
    fn take_tiles(&mut self, position: &Position) -> Vec<SetupFault> {
        let listed = self.setup.stack.as_deref();
        let mut supply = Stack::from_tiles(&self.setup.supply());
        // One copy is the start tile, which was never in the stack (BASE-02).
        let mut start = self.setup.start_tile();
        let laid = position.tiles.iter().map(|laid| laid.tile);
        let drawn = laid
            .clone()
            .filter(|&tile| start.take_if(|start| *start == tile).is_none());
        let held = position.drawn.iter().chain(position.hands.iter().flatten());
        let all = drawn.chain(held.chain(listed.unwrap_or_default()).copied());
        let faults = self.setup.missing(all, &mut supply);
        if listed.is_none() {
            if self.plays(Part::Hills) {
                for _ in laid
                    .chain(position.drawn)
                    .filter(|&tile| shape(tile).shows(Symbol::Hill))
                {
                    supply.bury();
                }
            }
            self.stack = supply;
        }
        faults
    }

    fn mismatches(&self, laid: &LaidTile) -> Vec<PositionFault> {
        let Some(gap) = self.board.gap(laid.pos) else {
            return Vec::new();
        };
        let printed = catalogue().tile(laid.tile);
        let differs = |side: &Side| {
            gap.wanted(*side)
                .is_some_and(|want| want != printed.terrain(*side, laid.rotation))
        };
        let sides = Side::ALL.into_iter().filter(differs);
        sides
            .map(|side| PositionFault::Mismatch(laid.pos, side))
            .collect()
    }

    pub(super) fn lay_figures(&mut self, position: &Position) -> Vec<PositionFault> {
        let mut faults = Vec::new();
        for laid in &position.figures {
            match self.figure_fault(laid) {
                Some(fault) => faults.push(fault),
                None => {
                    if let Some(seg) = self.board.seg(laid.spot) {
                        if !self.may_share(laid.seat, seg) {
                            faults.push(PositionFault::Shared(laid.spot));
                        }
                        self.stand(laid.seat, laid.figure, seg);
                    }
                }
            }
        }
        let alone = self.standing.iter().filter(|s| self.is_alone(s));
        faults.extend(alone.map(|s| PositionFault::Alone(s.figure, self.spot(s.seg))));
        faults
    }

    /// Whether a figure of a seat may stand on a segment with the figures there: all are its own,
    /// or flights may have brought several players there (FLY-08).
    fn may_share(&self, seat: Seat, seg: SegIx) -> bool {
        let mut there = self.standing.iter().filter(|standing| standing.seg == seg);
        let lands = self.plays(Part::Flight) && self.region(seg).kind != FeatureKind::Field;
        lands || there.all(|other| other.owner == seat)
    }

    fn figure_fault(&self, laid: &LaidFigure) -> Option<PositionFault> {
        if laid.seat.0 >= self.seats() {
            return Some(PositionFault::NoSeat(laid.seat));
        }
        let Some(seg) = self.board.seg(laid.spot) else {
            return Some(PositionFault::NoSuchSpot(laid.spot));
        };
        let region = self.region(seg);
        let kind = region.kind;
        let allowed = match laid.figure {
            Figure::Meeple | Figure::Large => kind != FeatureKind::Garden,
            Figure::Abbot => matches!(kind, FeatureKind::Monastery | FeatureKind::Garden),
            Figure::Builder => matches!(kind, FeatureKind::Road | FeatureKind::City),
            Figure::Pig | Figure::Shepherd => kind == FeatureKind::Field,
        };
        if !allowed {
            Some(PositionFault::WrongFeature(laid.figure, laid.spot))
        } else if stays_open(laid.figure, kind) && region.complete() {
            Some(PositionFault::AlreadyScored(laid.spot))
        } else if self.player(laid.seat).supply.count(laid.figure) == 0 {
            Some(PositionFault::TooMany(laid.seat, laid.figure))
        } else {
            None
        }
    }

    /// Sets everything but tiles, ferries and figures, and returns what is wrong with it.
    pub(super) fn lay_rest(&mut self, position: &Position) -> Vec<PositionFault> {
        let mut faults = self.strangers(position);
        faults.extend(self.lay_totals(position));
        faults.extend(self.lay_goods(position));
        faults.extend(self.lay_gold(position));
        faults.extend(self.gingerbread_fault(position));
        faults.extend(self.lay_magic(position.magic));
        faults.extend(self.lay_flocks(position));
        faults.extend(self.lay_robbers(position));
        for &message in &position.under {
            if !self.modules.messages.turn_over(message) {
                faults.push(PositionFault::MessageTwice(message));
            }
        }
        faults.extend(self.lay_hands(position));
        if position.drawn.is_some_and(|tile| !self.fits_anywhere(tile)) {
            faults.push(PositionFault::DrawnFitsNowhere);
        }
        faults
    }

    /// Seats that do not exist and parts that are not in play.
    fn strangers(&self, position: &Position) -> Vec<PositionFault> {
        let seat = |index: usize| Seat(index as u8);
        let robbers = position.robbers.iter().map(|&(seat, _)| seat);
        let others = robbers.chain([position.turn]);
        let listed = [
            position.totals.len(),
            position.goods.len(),
            position.ingots.len(),
            position.hands.len(),
            position.flocks.len(),
        ];
        let listed = listed.into_iter().max().unwrap_or(0);
        let seats = (usize::from(self.seats())..listed)
            .map(seat)
            .chain(others.filter(|seat| seat.0 >= self.seats()));
        let moved = position.totals.iter().any(|totals| totals[1] > 0);
        let gold = !position.gold.is_empty() || !position.ingots.is_empty();
        let parts = [
            (Part::Gold, gold),
            (Part::Gingerbread, position.gingerbread.is_some()),
            (Part::Ferries, !position.ferries.is_empty()),
            (Part::MageWitch, position.magic != [None; 2]),
            (Part::Shepherds, !position.flocks.is_empty()),
            (Part::Robbers, !position.robbers.is_empty()),
            (Part::Goods, !position.goods.is_empty()),
            (Part::Messengers, moved || !position.under.is_empty()),
        ];
        let missing = parts
            .into_iter()
            .filter(|&(part, used)| used && !self.plays(part));
        seats
            .map(PositionFault::NoSeat)
            .chain(missing.map(|(part, _)| PositionFault::NotInPlay(part)))
            .collect()
    }

    pub(super) fn lay_totals(&mut self, position: &Position) -> Vec<PositionFault> {
        let mut faults = Vec::new();
        for (index, (player, totals)) in self.players.iter_mut().zip(&position.totals).enumerate() {
            if totals.iter().all(|&total| total <= MOST_POINTS) {
                player.totals = *totals;
            } else {
                faults.push(PositionFault::TooManyPoints(Seat(index as u8)));
            }
        }
        faults
    }

    pub(super) fn lay_goods(&mut self, position: &Position) -> Vec<PositionFault> {
        for (player, goods) in self.players.iter_mut().zip(&position.goods) {
            player.goods = *goods;
        }
        let boxes = u32::from(self.setup.copies(TileSet::Traders).max(1));
        let taken = |goods: Goods| {
            position
                .goods
                .iter()
                .map(move |held| u32::from(held[goods as usize]))
        };
        let too_many =
            |goods: &Goods| taken(*goods).sum::<u32>() > boxes * u32::from(tokens(*goods));
        let kinds = Goods::ALL.into_iter().filter(too_many);
        kinds.map(PositionFault::TooManyGoods).collect()
    }

    pub(super) fn lay_gold(&mut self, position: &Position) -> Vec<PositionFault> {
        let mut faults = Vec::new();
        for &(pos, count) in &position.gold {
            match self.board.get(pos) {
                Some(tile) => self.modules.gold.put(tile, count),
                None => faults.push(PositionFault::NoTileUnder(pos)),
            }
        }
        for (player, &count) in self.players.iter_mut().zip(&position.ingots) {
            player.ingots = count;
        }
        let lying = position.gold.iter().map(|&(_, count)| u32::from(count));
        let taken = position.ingots.iter().map(|&count| u32::from(count));
        let boxes = u32::from(self.setup.copies(TileSet::Gold).max(1));
        if lying.sum::<u32>() + taken.sum::<u32>() > boxes * INGOTS {
            faults.push(PositionFault::TooManyIngots);
        }
        faults
    }

    /// Puts the gingerbread man into his city, or reports why he cannot be there (GB-11).
    fn gingerbread_fault(&mut self, position: &Position) -> Option<PositionFault> {
        let spot = position.gingerbread?;
        let Some(seg) = self.board.seg(spot) else {
            return Some(PositionFault::NoSuchSpot(spot));
        };
        let region = self.region(seg);
        if region.kind != FeatureKind::City {
            return Some(PositionFault::NotInACity(spot));
        }
        if region.complete() {
            return Some(PositionFault::AlreadyScored(spot));
        }
        self.lay_gingerbread(seg);
        None
    }

    pub(super) fn lay_robbers(&mut self, position: &Position) -> Vec<PositionFault> {
        let mut faults = Vec::new();
        for &(seat, space) in &position.robbers {
            let Some(robber) = self.modules.robbers.0.get_mut(seat.index()) else {
                continue;
            };
            if u32::from(space) >= SPACES {
                faults.push(PositionFault::NoSpace(space));
            } else if robber.on_track() {
                faults.push(PositionFault::RobberTwice(seat));
            } else {
                *robber = RobberAt::Space(space);
            }
        }
        faults
    }

    fn lay_hands(&mut self, position: &Position) -> Option<PositionFault> {
        let three = self.setup.options.hand == Hand::Three;
        if position
            .hands
            .iter()
            .any(|hand| hand.len() > 3 || !hand.is_empty() && !three)
        {
            return Some(PositionFault::Hands);
        }
        self.dealt = position.hands.iter().any(|hand| !hand.is_empty());
        for (player, hand) in self.players.iter_mut().zip(&position.hands) {
            player.hand = hand.iter().map(|&tile| Some(tile)).collect();
        }
        None
    }

    /// Whether a tile shows the river; river tiles are drawn first (RIV-14).
    pub fn is_river(tile: TileId) -> bool {
        shape(tile).river
    }
}

/// Whether a figure on a feature of this kind goes home as soon as the feature is complete (SCO-05,
/// HS-15).
fn stays_open(figure: Figure, kind: FeatureKind) -> bool {
    kind != FeatureKind::Field || figure == Figure::Shepherd
}
