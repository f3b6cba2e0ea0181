//! The places on the board that answer the question, and the loupe over them.

use kurbo::{Point, Rect};

use crate::stage::TileStage;
use crate::stage::input::Device;
use crate::stage::pointer::Press;
use crate::stage::tiles::sight::BoardSight;
use engine::rules::{Action, Game, Question};
use engine::tiles::{FeatureKind, Pos, order};
use view::scene::answers::{
    Answer, AnswerKind, Drawn, Piece, Source, answer_at, answers, only_cell, room_of, sources,
};
use view::scene::board::figure_on;
use view::scene::camera::{Camera, TILE};
use view::scene::figures::{Figure, Owner};
use view::scene::flight::{Cargo, Hides};
use view::scene::layout::Layout;
use view::scene::loupe::{Loupe, part};
use view::scene::pointing::{feature_at, spot_under};
use view::scene::tween::{Ease, Millis, Stop, Tween};

/// How far beside its place in the bar something can still be taken, in pixels of the page.
const REACH: f64 = 4.0;
/// Size of a tile of which something in the hand has the size, in pixels of the page.
pub(super) const SIZE: f64 = 170.0;
/// How much wider a place is for something that is carried than for a tap.
const WIDER: f64 = 1.6;

/// The places that answer the question.
#[derive(Debug)]
pub(super) struct PiecePlaces {
    /// What is to be put.
    piece: Piece,
    /// The places for everything.
    every: Vec<Answer>,
    /// The places for what is to be put, and those where something is taken.
    all: Vec<Answer>,
    /// What on the board can be moved to one of them.
    sources: Vec<Source>,
    /// The place that is pointed at, by index.
    over: Option<usize>,
    /// What is in the hand.
    held: Held,
    /// How a loupe opens.
    opening: Tween,
    /// What pointed last: a finger needs wide places.
    device: Device,
}

/// Where something in the hand comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Held {
    /// From the bar, or from one of its places.
    Fresh,
    /// From where it stands on the board.
    Moved(Source),
    /// From where it lies, to be taken: the place by index.
    Taken(usize),
}

impl Default for PiecePlaces {
    fn default() -> Self {
        PiecePlaces {
            piece: Piece::Ingot,
            every: Vec::new(),
            all: Vec::new(),
            sources: Vec::new(),
            over: None,
            held: Held::Fresh,
            opening: Tween::new(0.0, 0.0, Ease::Out),
            device: Device::default(),
        }
    }
}

impl PiecePlaces {
    /// What is in the hand, or would be.
    pub(super) fn in_hand(&self) -> Piece {
        match self.held {
            Held::Taken(index) => self
                .all
                .get(index)
                .map_or(self.piece, |answer| answer.piece),
            Held::Fresh | Held::Moved(_) => self.piece,
        }
    }

    /// What is not shown on the board while something is in the hand.
    pub(super) fn hides(&self) -> Hides {
        match self.held {
            Held::Fresh => Hides::Nothing,
            Held::Moved(source) => source.hides,
            Held::Taken(index) => {
                let answer = self.all.get(index);
                answer.map_or(Hides::Nothing, Answer::hides)
            }
        }
    }
}

impl PiecePlaces {
    /// What is offered to be put.
    pub(super) const fn piece(&self) -> Piece {
        self.piece
    }

    /// The places for what is to be put, and those where something is taken.
    pub(super) fn all(&self) -> &[Answer] {
        &self.all
    }

    /// The places for everything that keys and screen readers are told of.
    pub(super) fn listed(&self, question: Option<Question>) -> impl Iterator<Item = &Answer> {
        self.every
            .iter()
            .filter(move |answer| is_listed(question, answer))
    }

    /// What on the board can be moved to one of them.
    pub(super) fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// The place that is pointed at, by index.
    pub(super) const fn over(&self) -> Option<usize> {
        self.over
    }

    /// The place that is pointed at.
    pub(super) fn pointed(&self) -> Option<&Answer> {
        self.all.get(self.over?)
    }

    /// Points at a place, by index, or at none.
    pub(super) const fn point_at(&mut self, over: Option<usize>) {
        self.over = over;
    }

    /// Takes something into the hand.
    pub(super) const fn hold(&mut self, held: Held) {
        self.held = held;
    }

    /// Something else points.
    pub(super) const fn point_with(&mut self, device: Device) {
        self.device = device;
    }

    /// Finds the places that answer the question, for what was chosen last or for the first thing that has any.
    pub(super) fn find(&mut self, game: &Game, legal: &[Action]) {
        self.every = answers(game, legal);
        self.held = Held::Fresh;
        self.offer(self.piece, game);
    }

    /// Offers the places for something, or for the first thing that has any.
    pub(super) fn offer(&mut self, piece: Piece, game: &Game) {
        let pieces = self.pieces();
        self.piece = match pieces.contains(&piece) {
            true => piece,
            false => pieces.first().copied().unwrap_or(Piece::Ingot),
        };
        let chosen = self.piece;
        let held = |answer: &&Answer| {
            let own = answer.piece;
            answer.kind == AnswerKind::Take || !own.is_held() || own == chosen
        };
        self.all = self.every.iter().filter(held).copied().collect();
        self.sources = sources(game, &self.every);
        self.over = None;
    }

    /// What may be put or moved now.
    pub(super) fn pieces(&self) -> Vec<Piece> {
        let put = |answer: &&Answer| answer.kind == AnswerKind::Put && answer.piece.is_held();
        let all = self.every.iter().filter(put);
        let mut pieces: Vec<Piece> = all.map(|answer| answer.piece).collect();
        order::sort(&mut pieces);
        pieces.dedup();
        pieces
    }

    /// Lets a loupe open, in the time of a tween.
    pub(super) const fn open_loupe(&mut self, opening: Tween) {
        self.opening = opening;
    }

    /// Whether a loupe may still be opening at `now`.
    pub(super) fn is_opening(&self, now: Millis) -> bool {
        !self.all.is_empty() && !self.opening.is_over(now)
    }

    /// The loupe as far as it is open.
    pub(super) fn opened_loupe(&self, sight: &BoardSight, now: Millis) -> Option<Loupe> {
        let share = self.opening.share(now);
        let loupe = self.loupe(sight).filter(|_| share > 0.0);
        loupe.map(|loupe| loupe.opened(share))
    }

    /// A closer look at a tile, when the places on it are too near to each other to be hit and there are no others.
    pub(super) fn loupe(&self, sight: &BoardSight) -> Option<Loupe> {
        let all = &self.all;
        let cell = only_cell(all)?;
        let here = |index: &usize| all[*index].cell == cell;
        let indices: Vec<usize> = (0..all.len()).filter(here).collect();
        let rooms = indices.iter().map(|&index| room_of(all, index));
        let needed = self.device.room() * TILE / rooms.fold(TILE / 2.0, f64::min);
        let close = indices.len() > 1 && sight.camera.zoom < needed;
        let beside = || {
            let cells = sight.game.board().placed().iter().map(|placed| placed.pos);
            let cells: Vec<Pos> = cells.collect();
            let part = part(cell, all);
            Loupe::beside(
                (cell, part),
                &sight.camera,
                needed,
                sight.layout.clear(),
                &cells,
            )
        };
        close.then(beside)
    }

    /// The camera that sees the places: that of the loupe, if there is one.
    pub(super) fn camera(&self, sight: &BoardSight) -> Camera {
        self.loupe(sight).map_or(sight.camera, |loupe| loupe.camera)
    }
}

impl PiecePlaces {
    /// What lies at a point of the bar.
    pub(super) fn kind_at(&self, layout: &Layout, at: Point) -> Option<Piece> {
        let shown = |piece: &Piece| self.place_in_bar(layout, *piece);
        let under = |piece: &Piece| shown(piece).is_some_and(|place| place.contains(at));
        self.pieces().into_iter().find(under)
    }

    /// Where something lies in the bar.
    fn place_in_bar(&self, layout: &Layout, piece: Piece) -> Option<Rect> {
        let index = self.pieces().iter().position(|&kind| kind == piece)?;
        let place = layout.kinds.get(index)?;
        Some(place.inset(REACH))
    }

    /// The place at a point of the screen, by index. Those that a loupe shows are only there.
    pub(super) fn spot_at(&self, sight: &BoardSight, at: Point, device: Device) -> Option<usize> {
        let (all, loupe) = (&self.all, self.loupe(sight));
        let reach = device.reach();
        let closer = |answer: &Answer| loupe.is_some_and(|loupe| loupe.pos == answer.cell);
        let inside = all.iter().enumerate().filter(|(_, one)| closer(one));
        let outside = all.iter().enumerate().filter(|(_, one)| !closer(one));
        let near = loupe.and_then(|loupe| answer_at(inside, &loupe.camera, at, reach));
        near.or_else(|| answer_at(outside, &sight.camera, at, reach))
    }

    /// Something at a point of the screen that can be taken up and moved.
    pub(super) fn source_at(
        &self,
        sight: &BoardSight,
        at: Point,
        device: Device,
    ) -> Option<Source> {
        let reach = (sight.camera.zoom * 0.2).max(device.reach());
        let far = |source: &Source| sight.camera.on_screen(source.at).distance(at);
        let near = self.sources.iter().filter(|source| far(source) <= reach);
        near.min_by(|a, b| far(a).total_cmp(&far(b))).copied()
    }

    /// What the ground at a point of the screen means, where a whole tile or a whole feature stands for an answer: the
    /// place by index, and the answer itself, which is about the segment at the point if it may be.
    pub(super) fn ground_at(
        &self,
        sight: &BoardSight,
        legal: &[Action],
        at: Point,
    ) -> Option<(usize, Action)> {
        let all = &self.all;
        if sight.layout.dock.contains(at) || !all.iter().any(is_for_ground) {
            return None;
        }
        let (place, cell) = (sight.camera.on_table(at), sight.camera.cell_at(at));
        let on_tile = |answer: &Answer| answer.is_for_tile() && answer.cell == cell;
        if let Some(index) = all.iter().position(on_tile) {
            return Some((index, all[index].action));
        }
        let region = feature_at(sight.game, place, sight.camera.zoom)?;
        let of = |spot| {
            sight
                .game
                .board()
                .seg(spot)
                .map(|seg| sight.game.regions().of(seg))
        };
        let there =
            |answer: &Answer| answer.is_for_feature() && answer.spot().and_then(of) == Some(region);
        let index = all.iter().position(there)?;
        let exact = spot_under(sight.game, place).and_then(|under| match all[index].action {
            Action::Conjure { wizard, .. } => {
                let action = Action::Conjure {
                    wizard,
                    spot: under,
                };
                Some(action).filter(|action| legal.contains(action))
            }
            _ => None,
        });
        Some((index, exact.unwrap_or(all[index].action)))
    }

    /// What a tap means: a place, or the ground that stands for one.
    pub(super) fn meant_at(
        &self,
        sight: &BoardSight,
        legal: &[Action],
        (at, device): (Point, Device),
    ) -> Option<(usize, Action)> {
        let near = self.spot_at(sight, at, device);
        let near = near.map(|index| (index, self.all[index].action));
        near.or_else(|| self.ground_at(sight, legal, at))
    }

    /// Where something in the hand would go: a place it is near to, or the bar for what is taken. What is held counts
    /// first, then what holds it; where there is a loupe, the tile it shows does too.
    pub(super) fn aimed_at(
        &self,
        sight: &BoardSight,
        legal: &[Action],
        (held, press): (Point, Press),
    ) -> Option<(usize, Action)> {
        let all = &self.all;
        let over_bar = sight.layout.dock.contains(press.at);
        if let Held::Taken(index) = self.held {
            let answer = all.get(index).filter(|_| over_bar)?;
            return Some((index, answer.action));
        }
        if over_bar {
            return None;
        }
        let reach = press.device.reach() * WIDER;
        let put = |(_, answer): &(usize, &Answer)| answer.kind == AnswerKind::Put;
        let near = |camera: &Camera, at: Point| {
            answer_at(all.iter().enumerate().filter(put), camera, at, reach)
        };
        let cameras = [self.camera(sight), sight.camera];
        let near = cameras
            .iter()
            .find_map(|camera| near(camera, held).or_else(|| near(camera, press.at)));
        let near = near.map(|index| (index, all[index].action));
        let ground = || {
            self.ground_at(sight, legal, held)
                .or_else(|| self.ground_at(sight, legal, press.at))
        };
        near.or_else(ground)
    }

    /// What is in the hand, as it would be on the place it is near to.
    pub(super) fn cargo(&self, game: &Game, owner: Option<Owner>) -> Option<Cargo> {
        let all = &self.all;
        let over = self.over.and_then(|over| all.get(over));
        let kind = over.and_then(Answer::spot).and_then(|spot| {
            let board = game.board();
            board.seg(spot).map(|seg| board.kind(seg))
        });
        let kind = kind.unwrap_or(FeatureKind::City);
        match self.in_hand().drawn() {
            Drawn::Own(figure) => Some(Cargo::Figure(figure_on(figure, kind, owner?))),
            Drawn::Neutral(shape) => Some(Cargo::Figure(Figure::neutral(shape))),
            Drawn::Ingot => Some(Cargo::Ingots(1)),
            Drawn::Ferry => {
                let answer = over.or_else(|| all.first())?;
                let board = game.board();
                let placed = board.at(board.get(answer.cell)?);
                let deck = answer.deck?.around(placed);
                Some(Cargo::Ferry(deck, deck))
            }
            Drawn::Sign(_) => None,
        }
    }

    /// Where something that was in the hand goes back to: where it was, or the bar.
    pub(super) fn home_of_held(&self, layout: &Layout) -> Option<Stop> {
        match self.held {
            Held::Fresh => {
                let place = self.place_in_bar(layout, self.in_hand());
                place.map(|place| Stop::Screen(place.center(), SIZE))
            }
            Held::Moved(source) => Some(Stop::Table(source.at)),
            Held::Taken(index) => {
                let answer = self.all.get(index);
                answer.map(|answer| Stop::Table(answer.at))
            }
        }
    }
}

/// Whether an answer is among those that places give for keys: of figures only those that are put on the tile.
fn is_listed(question: Option<Question>, answer: &Answer) -> bool {
    let put = matches!(answer.action, Action::Deploy { .. });
    question != Some(Question::Figure) || put
}

/// Whether more than its place stands for an answer.
const fn is_for_ground(answer: &Answer) -> bool {
    answer.is_for_tile() || answer.is_for_feature()
}

impl TileStage {
    /// The places that answer the question: for what is to be put, and where something is taken.
    pub fn spots(&self) -> &[Answer] {
        self.view.places.all()
    }

    /// The place that is pointed at, by its index among [`TileStage::spots`].
    pub const fn pointed(&self) -> Option<usize> {
        self.view.places.over()
    }

    /// What is offered to be put.
    pub const fn piece_offered(&self) -> Piece {
        self.view.places.piece()
    }

    /// What may be put or moved now.
    pub fn pieces(&self) -> Vec<Piece> {
        self.view.places.pieces()
    }

    /// What on the board can be moved to one of the places.
    pub fn sources(&self) -> &[Source] {
        self.view.places.sources()
    }

    /// A closer look at a tile, when the places on it are too near to each other to be hit and there are no others.
    pub fn loupe(&self) -> Option<Loupe> {
        self.view.places.loupe(&self.sight())
    }

    /// The camera that sees the places: that of the loupe, if there is one.
    pub fn camera_of_spots(&self) -> Camera {
        self.view.places.camera(&self.sight())
    }

    /// Moves the table aside as little as it must for the tile to be seen beside its loupe.
    pub(super) fn make_room(&mut self, now: Millis) {
        let clear = self.layout.clear();
        let way = self.loupe().and_then(|loupe| loupe.way_aside(clear));
        if let Some(by) = way {
            self.ride_to(self.view.rig.goal().panned(by), now);
        }
    }
}
