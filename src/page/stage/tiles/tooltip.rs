//! What is this? A note about the place somebody points at, after a short rest; gone at the next action.

use std::cell::OnceCell;

use kurbo::{Point, Rect};

use crate::stage::TileStage;
use crate::stage::input::{Device, Input};
use crate::stage::popover::{PopoverPlacement, PopoverSide};
use crate::stage::tiles::fittings::{Fitting, fittings};
use crate::stage::tiles::gesture::Grip;
use crate::stage::tiles::refusal::beside;
use engine::rules::{Game, RegionId};
use engine::tiles::{FeatureKind, Pos, Rotation, TileId, order};
use view::scene::camera::{Camera, bounds, square};
use view::scene::overlay::{ClaimLayer, Overlay};
use view::scene::pointing::feature_at;
use view::scene::tween::Millis;

/// How long a mouse rests before a note opens, in milliseconds.
const REST: Millis = 420.0;
/// How long a finger is held down.
const HOLD: Millis = 520.0;
/// How long a note stays when the mouse has left the board.
const STAYS: Millis = 1500.0;

/// How far a note about a whole feature stands from it, in pixels of the page.
const BESIDE: f64 = 8.0;
/// The part of the board that a feature may take for a note to stand beside all of it.
const SMALL: f64 = 0.5;
/// With fewer tiles to come it is not shown which cells none of them fits: that would be nearly all.
const FEW: u16 = 8;

/// What a note is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A feature.
    Feature(RegionId),
    /// An empty cell beside a tile.
    Cell(Pos),
}

/// A note that is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// What it is about.
    pub subject: Subject,
    /// What it stands beside, in units of the table.
    pub place: Rect,
    /// How far away from it, in pixels of the page.
    pub gap: f64,
    /// When it goes by itself.
    until: Option<Millis>,
}

impl Note {
    const fn about(subject: Subject, place: Rect, gap: f64) -> Note {
        Note {
            subject,
            place,
            gap,
            until: None,
        }
    }
}

/// What will be shown, or put away, when the pointer rests.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Waiting {
    subject: Option<Subject>,
    at: Point,
    device: Device,
    due: Millis,
}

/// A tile as it would lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Which tile.
    pub tile: TileId,
    /// Where.
    pub pos: Pos,
    /// How it is turned.
    pub rotation: Rotation,
}

/// The note that is shown, and the one that will be.
#[derive(Debug, Default)]
pub(super) struct Tooltip {
    note: Option<Note>,
    waiting: Option<Waiting>,
    /// Whether the pointer that is down has opened a note, so that it means nothing else.
    held: bool,
}

/// What is known about the board that is shown, worked out when it is asked for.
#[derive(Debug, Default)]
pub(super) struct BoardFacts {
    fittings: OnceCell<Vec<Fitting>>,
    dead: OnceCell<Vec<Pos>>,
    claims: OnceCell<Overlay>,
}

impl BoardFacts {
    /// How many tiles fit each empty cell beside a tile.
    fn fittings(&self, game: &Game) -> &[Fitting] {
        self.fittings.get_or_init(|| fittings(game))
    }

    /// Empty cells that no tile to come fits.
    fn dead_cells(&self, game: &Game) -> &[Pos] {
        let dead = || {
            let none = self.fittings(game).iter();
            let none = none.filter(|fitting| fitting.tiles == 0);
            none.map(|fitting| fitting.pos).collect::<Vec<Pos>>()
        };
        self.dead.get_or_init(dead)
    }
}

impl Tooltip {
    /// The note that is shown.
    pub(super) const fn note(&self) -> Option<&Note> {
        self.note.as_ref()
    }

    /// Whether the pointer that is down has opened a note, so that it means nothing else.
    pub(super) const fn is_held(&self) -> bool {
        self.held
    }

    /// Shows a note that is not waited for.
    fn show(&mut self, note: Note) {
        self.waiting = None;
        self.note = Some(note);
    }

    /// Shows again what was shown before.
    pub(super) fn show_again(&mut self, note: Option<Note>) {
        self.note = note;
    }

    /// A pointer goes down on something, or on nothing that a note could be about.
    fn press(&mut self, subject: Option<Subject>, device: Device, at: Point, now: Millis) {
        self.put_away();
        self.held = false;
        self.waiting = subject.map(|subject| Waiting {
            subject: Some(subject),
            at,
            device,
            due: now + HOLD,
        });
    }

    /// A finger that is down moves.
    fn slip(&mut self, device: Device, at: Point) {
        let far = |waiting: &Waiting| waiting.at.distance(at) > device.slack();
        self.waiting = self.waiting.filter(|waiting| !far(waiting));
    }

    /// The mouse is over something, or over nothing that a note could be about.
    fn hover(&mut self, subject: Option<Subject>, device: Device, at: Point, now: Millis) {
        let shown = self.note.map(|note| note.subject);
        let due = match self.waiting {
            // Who goes on to something else need not rest again.
            Some(waiting) if waiting.subject == subject && shown.is_some() => waiting.due,
            _ => now + REST,
        };
        let waits = subject != shown;
        self.waiting = waits.then_some(Waiting {
            subject,
            at,
            device,
            due,
        });
        if let Some(note) = self.note.as_mut().filter(|_| !waits) {
            note.until = None;
        }
    }

    /// The pointer has left the board: the note goes soon.
    fn leave(&mut self, now: Millis) {
        self.keep(false, now);
    }

    /// Keeps the note while the pointer is on it.
    fn keep(&mut self, stays: bool, now: Millis) {
        self.waiting = None;
        if let Some(note) = &mut self.note {
            note.until = (!stays).then_some(now + STAYS);
        }
    }

    /// Opens and puts away what is due. Returns whether anything did.
    pub(super) fn tick(&mut self, camera: &Camera, now: Millis) -> bool {
        let before = self.note;
        let gone = |note: &Note| note.until.is_some_and(|until| until <= now);
        self.note = self.note.filter(|note| !gone(note));
        if let Some(waiting) = self.waiting.take_if(|waiting| waiting.due <= now) {
            self.held = waiting.device != Device::Mouse;
            let beside = if self.held { 52.0 } else { 22.0 };
            let place = Rect::from_center_size(camera.on_table(waiting.at), (0.0, 0.0));
            let note = |subject| Note::about(subject, place, beside);
            self.note = waiting.subject.map(note);
        }
        before != self.note
    }

    /// Puts the note away.
    pub(super) fn put_away(&mut self) {
        self.note = None;
        self.waiting = None;
    }

    /// When a note opens or goes by itself.
    pub(super) fn due(&self) -> Option<Millis> {
        let waiting = self.waiting.map(|waiting| waiting.due);
        let until = self.note.and_then(|note| note.until);
        [waiting, until]
            .into_iter()
            .flatten()
            .min_by(f64::total_cmp)
    }
}

impl TileStage {
    /// Where a note stands: beside its place, wherever that is seen now.
    pub fn beside_note(&self, note: &Note) -> PopoverPlacement {
        let place = self
            .view
            .rig
            .goal()
            .affine()
            .transform_rect_bbox(note.place);
        beside(
            &self.layout,
            place.inset(note.gap),
            &[
                PopoverSide::Above,
                PopoverSide::Below,
                PopoverSide::Right,
                PopoverSide::Left,
            ],
        )
    }

    /// The note that is shown.
    pub fn note(&self) -> Option<&Note> {
        self.view.tooltip.note()
    }

    /// How many tiles fit each empty cell beside a tile.
    pub fn fittings(&self) -> &[Fitting] {
        self.view.facts.fittings(&self.game)
    }

    /// How the tile that is held, or pointed at with keys, would lie, while it is shown what that would change.
    pub fn preview(&self) -> Option<Preview> {
        let pointed = self.view.grip.tile().is_some() || self.view.aim.cursor().is_some();
        let ghost = self.view.aim.ghost().filter(|ghost| ghost.fits())?;
        let tile = self
            .view
            .tiles
            .held()
            .filter(|_| self.preferences.aids && pointed)?
            .tile;
        let (pos, rotation) = (ghost.pos, ghost.rotation);
        Some(Preview {
            tile,
            pos,
            rotation,
        })
    }

    /// The tile in hand as it would lie on a cell, turned to fit if need be; none when it does not fit.
    pub(crate) fn laid_on(&self, pos: Pos) -> Option<Preview> {
        let hand = self.view.tiles.held()?;
        Some(Preview {
            tile: hand.tile,
            pos,
            rotation: hand.places.rotation(pos, hand.rotation)?,
        })
    }

    /// Empty cells that no tile to come fits; none when nobody wants aids, or near the end, when hardly a cell is left
    /// that one of the last tiles fits.
    pub fn dead_cells(&self) -> &[Pos] {
        if !self.preferences.aids || self.game.is_over() || self.game.stack().left() < FEW {
            return &[];
        }
        self.view.facts.dead_cells(&self.game)
    }

    /// Who holds what, while it is shown.
    pub fn claims(&self) -> Option<&Overlay> {
        let layer = self.view.claims.filter(|_| self.preferences.aids)?;
        let claims = || Overlay::of(&self.game, layer, &self.owners());
        Some(self.view.facts.claims.get_or_init(claims))
    }

    /// Whose claims are shown on the board.
    pub const fn claims_shown(&self) -> Option<ClaimLayer> {
        self.view.claims
    }

    /// Shows other claims: those to the fields if there are farmers, everything else, none. Returns which.
    pub(crate) fn show_next_claims(&mut self) -> Option<ClaimLayer> {
        self.view.claims = match self.view.claims {
            None if self.game.setup().options.farmers => Some(ClaimLayer::Fields),
            None | Some(ClaimLayer::Fields) => Some(ClaimLayer::Built),
            Some(ClaimLayer::Built) => None,
        };
        self.view.facts.claims = OnceCell::new();
        self.view.claims
    }

    /// Puts the note away. Returns whether there was one.
    pub(crate) fn put_note_away(&mut self) -> bool {
        let shown = self.view.tooltip.note.is_some();
        self.view.tooltip.put_away();
        shown
    }

    /// Keeps the note while the pointer is on it.
    pub(crate) fn keep_note(&mut self, stays: bool, now: Millis) {
        self.view.tooltip.keep(stays, now);
    }
}

/// What is at a point of the screen.
fn subject_at(stage: &TileStage, at: Point) -> Option<Subject> {
    if !stage.preferences.aids || stage.layout.dock.contains(at) {
        return None;
    }
    let loupe = stage.loupe().filter(|loupe| loupe.frame.contains(at));
    let camera = loupe.map_or(stage.view.rig.goal(), |loupe| loupe.camera);
    let place = camera.on_table(at);
    let pos = camera.cell_at(at);
    if stage.game.board().gap(pos).is_some() && !stage.game.is_over() {
        return Some(Subject::Cell(pos));
    }
    feature_at(&stage.game, place, camera.zoom).map(Subject::Feature)
}

/// Takes in where a pointer is, before anything else is made of it.
pub(super) fn watch(stage: &mut TileStage, input: Input, now: Millis) {
    let free = matches!(stage.view.grip, Grip::None);
    match input {
        Input::Down { device, at, .. } => {
            let finger = device != Device::Mouse && free && stage.tile_at(at).is_none();
            let subject = subject_at(stage, at).filter(|_| finger);
            stage.view.tooltip.press(subject, device, at, now);
        }
        Input::Move { device, at, .. } if device == Device::Mouse && free => {
            let over = stage.pointed().is_some();
            let subject = subject_at(stage, at).filter(|_| !over);
            stage.view.tooltip.hover(subject, device, at, now);
        }
        Input::Move { device, at, .. } => stage.view.tooltip.slip(device, at),
        Input::Up { .. } => stage.view.tooltip.waiting = None,
        Input::Gone { .. } => stage.view.tooltip.leave(now),
        Input::Turn | Input::Wheel { .. } => stage.view.tooltip.put_away(),
    }
}

/// Shows a note about the feature after the one that is shown, or about the one before it.
pub(crate) fn inspect(stage: &mut TileStage, back: bool) {
    let all = inspected(&stage.game);
    let shown = stage.view.tooltip.note.map(|note| note.subject);
    let here = all
        .iter()
        .position(|&id| shown == Some(Subject::Feature(id)));
    let count = all.len();
    let next = match here {
        Some(here) if back => (here + count - 1) % count,
        Some(here) => (here + 1) % count,
        None if back => count.saturating_sub(1),
        None => 0,
    };
    let Some(&id) = all.get(next) else {
        return;
    };
    let spot = stage.game.spot_of(id);
    stage.view.rig.reveal(spot.pos, stage.layout.free);
    let whole = bounds(stage.game.cells(id).into_iter());
    let size = stage
        .view
        .rig
        .goal()
        .affine()
        .transform_rect_bbox(whole)
        .size();
    let free = stage.layout.free.size() * SMALL;
    let small = size.width < free.width || size.height < free.height;
    let place = if small { whole } else { square(spot.pos) };
    stage
        .view
        .tooltip
        .show(Note::about(Subject::Feature(id), place, BESIDE));
}

/// All features in the order in which they are shown one after the other: those with figures first.
fn inspected(game: &Game) -> Vec<RegionId> {
    let worth_a_look = |id: &RegionId| {
        let region = game.regions().get(*id);
        region.kind != FeatureKind::Field || game.on(*id).next().is_some()
    };
    let all = game.regions().all().map(|(id, _)| id);
    let mut all: Vec<RegionId> = all.filter(worth_a_look).collect();
    let rank = |id: &RegionId| {
        let region = game.regions().get(*id);
        let empty = game.on(*id).next().is_none();
        (empty, region.complete(), region.kind, game.spot_of(*id).pos)
    };
    order::sort_by_key(&mut all, rank);
    all
}
