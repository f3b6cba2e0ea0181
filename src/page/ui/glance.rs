//! What is this? A note about the place somebody points at, after a short rest; gone at the next action.

use std::cell::OnceCell;

use kurbo::{Point, Rect};

use super::app::App;
use super::beside::{Beside, Way};
use super::gesture::Grip;
use super::input::{Device, Input};
use super::intent::{Area, Target};
use super::page::capital;
use super::remaining::{Fitting, fittings};
use super::table::Table;
use crate::messages::{Site, sentences};
use engine::rules::{FieldScoring, RegionId};
use engine::tiles::{FeatureKind, Pos, Rotation, TileId, order};
use view::scene::camera::{bounds, square};
use view::scene::overlay::{Overlay, Realm};
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

/// The note and what goes with it.
#[derive(Debug, Default)]
pub struct Glance {
    pub(super) note: Option<Note>,
    waiting: Option<Waiting>,
    /// Whether the pointer that is down has opened a note, so that it means nothing else.
    pub(super) held: bool,
    fittings: OnceCell<Vec<Fitting>>,
    dead: OnceCell<Vec<Pos>>,
    claims: OnceCell<Overlay>,
}

impl Table {
    /// The note that is shown.
    pub fn note(&self) -> Option<&Note> {
        self.glance.note.as_ref()
    }

    /// How many tiles fit each empty cell beside a tile.
    pub fn fittings(&self) -> &[Fitting] {
        let counted = || fittings(&self.game);
        self.glance.fittings.get_or_init(counted)
    }

    /// How the tile that is held, or pointed at with keys, would lie, while it is shown what that would change.
    pub fn preview(&self) -> Option<Preview> {
        let pointed = self.grip.tile().is_some() || self.aim.cursor.is_some();
        let ghost = self.aim.ghost.as_ref().filter(|ghost| ghost.fits())?;
        let tile = self.hand.as_ref().filter(|_| self.aids && pointed)?.tile;
        let (pos, rotation) = (ghost.pos, ghost.rotation);
        Some(Preview {
            tile,
            pos,
            rotation,
        })
    }

    /// The tile in hand as it would lie on a cell, turned to fit if need be; none when it does not fit.
    pub(super) fn laid_on(&self, pos: Pos) -> Option<Preview> {
        let hand = self.hand.as_ref()?;
        Some(Preview {
            tile: hand.tile,
            pos,
            rotation: hand.places.rotation(pos, hand.rotation)?,
        })
    }

    /// Empty cells that no tile to come fits; none when nobody wants aids, or near the end, when hardly a cell is left
    /// that one of the last tiles fits.
    pub fn dead_cells(&self) -> &[Pos] {
        if !self.aids || self.game.is_over() || self.game.stack().left() < FEW {
            return &[];
        }
        let dead = || {
            let none = self.fittings().iter().filter(|fitting| fitting.tiles == 0);
            none.map(|fitting| fitting.pos).collect::<Vec<Pos>>()
        };
        self.glance.dead.get_or_init(dead)
    }

    /// Who holds what, while it is shown.
    pub fn claims(&self) -> Option<&Overlay> {
        let realm = self.realm.filter(|_| self.aids)?;
        let claims = || Overlay::of(&self.game, realm, &self.owners());
        Some(self.glance.claims.get_or_init(claims))
    }

    /// What is shown after what is shown now: the fields if there are farmers, everything else, nothing.
    fn next_realm(&self) -> Option<Realm> {
        match self.realm {
            None if self.game.setup().options.farmers => Some(Realm::Fields),
            None | Some(Realm::Fields) => Some(Realm::Built),
            Some(Realm::Built) => None,
        }
    }

    /// Forgets the note, and what was known of another state of the game.
    pub(super) fn glance_anew(&mut self) {
        self.glance = Glance::default();
    }

    /// Puts the note away.
    pub(super) fn put_note_away(&mut self) {
        self.glance.note = None;
        self.glance.waiting = None;
    }

    /// What is at a point of the screen.
    fn subject_at(&self, at: Point) -> Option<Subject> {
        if !self.aids || self.layout.dock.contains(at) {
            return None;
        }
        let loupe = self.loupe().filter(|loupe| loupe.frame.contains(at));
        let camera = loupe.map_or(self.camera, |loupe| loupe.camera);
        let place = camera.on_table(at);
        let pos = camera.cell_at(at);
        if self.game.board().gap(pos).is_some() && !self.game.is_over() {
            return Some(Subject::Cell(pos));
        }
        feature_at(&self.game, place, camera.zoom).map(Subject::Feature)
    }

    /// Takes in where a pointer is, before anything else is made of it.
    pub(super) fn watch(&mut self, input: Input, now: Millis) {
        match input {
            Input::Down { device, at, .. } => {
                self.put_note_away();
                self.glance.held = false;
                let alone = matches!(self.grip, Grip::None);
                let finger = device != Device::Mouse && alone && self.tile_at(at).is_none();
                let subject = self.subject_at(at).filter(|_| finger);
                self.glance.waiting = subject.map(|subject| Waiting {
                    subject: Some(subject),
                    at,
                    device,
                    due: now + HOLD,
                });
            }
            Input::Move { device, at, .. } => self.follow_pointer(device, at, now),
            Input::Up { .. } => self.glance.waiting = None,
            Input::Gone { .. } => {
                self.glance.waiting = None;
                if let Some(note) = &mut self.glance.note {
                    note.until = Some(now + STAYS);
                }
            }
            Input::Turn | Input::Wheel { .. } => self.put_note_away(),
        }
    }

    fn follow_pointer(&mut self, device: Device, at: Point, now: Millis) {
        if device != Device::Mouse || !matches!(self.grip, Grip::None) {
            let far = |waiting: &Waiting| waiting.at.distance(at) > device.slack();
            self.glance.waiting = self.glance.waiting.filter(|waiting| !far(waiting));
            return;
        }
        let over = self.spots.over.is_some();
        let subject = self.subject_at(at).filter(|_| !over);
        let shown = self.glance.note.map(|note| note.subject);
        let due = match self.glance.waiting {
            // Who goes on to something else need not rest again.
            Some(waiting) if waiting.subject == subject && shown.is_some() => waiting.due,
            _ => now + REST,
        };
        let waits = subject != shown;
        self.glance.waiting = waits.then_some(Waiting {
            subject,
            at,
            device,
            due,
        });
        if let Some(note) = self.glance.note.as_mut().filter(|_| !waits) {
            note.until = None;
        }
    }

    /// When a note opens or goes by itself.
    pub(super) fn note_due(&self) -> Option<Millis> {
        let waiting = self.glance.waiting.map(|waiting| waiting.due);
        let until = self.glance.note.and_then(|note| note.until);
        [waiting, until]
            .into_iter()
            .flatten()
            .min_by(f64::total_cmp)
    }

    /// Opens and puts away what is due. Returns whether anything did.
    pub(super) fn tick_note(&mut self, now: Millis) -> bool {
        let before = self.glance.note;
        let gone = |note: &Note| note.until.is_some_and(|until| until <= now);
        self.glance.note = self.glance.note.filter(|note| !gone(note));
        if let Some(waiting) = self.glance.waiting.filter(|waiting| waiting.due <= now) {
            self.glance.waiting = None;
            self.glance.held = waiting.device != Device::Mouse;
            let beside = if self.glance.held { 52.0 } else { 22.0 };
            let place = Rect::from_center_size(self.camera.on_table(waiting.at), (0.0, 0.0));
            let note = |subject| Note::about(subject, place, beside);
            self.glance.note = waiting.subject.map(note);
        }
        before != self.glance.note
    }

    /// Keeps the note while the pointer is on it.
    pub(super) fn keep_note(&mut self, stays: bool, now: Millis) {
        self.glance.waiting = None;
        if let Some(note) = &mut self.glance.note {
            note.until = (!stays).then_some(now + STAYS);
        }
    }

    /// Where a note stands: beside its place, wherever that is seen now.
    pub fn beside_note(&self, note: &Note) -> Beside {
        let place = self.camera.affine().transform_rect_bbox(note.place);
        self.beside(
            place.inset(note.gap),
            &[Way::Above, Way::Below, Way::Right, Way::Left],
        )
    }

    /// Shows a note about the feature after the one that is shown, or about the one before it.
    fn inspect(&mut self, back: bool) {
        let all = self.inspected();
        let shown = self.glance.note.map(|note| note.subject);
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
        let spot = self.game.spot_of(id);
        self.reveal(spot.pos);
        self.glance.waiting = None;
        let whole = bounds(self.game.cells(id).into_iter());
        let size = self.camera.affine().transform_rect_bbox(whole).size();
        let free = self.layout.free.size() * SMALL;
        let small = size.width < free.width || size.height < free.height;
        let place = if small { whole } else { square(spot.pos) };
        self.glance.note = Some(Note::about(Subject::Feature(id), place, BESIDE));
    }

    /// All features in the order in which they are shown one after the other: those with figures first.
    fn inspected(&self) -> Vec<RegionId> {
        let game = &self.game;
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
}

impl App {
    /// Shows who holds the fields, then the roads and cities, then nothing again; says which.
    pub(super) fn show_claims(&mut self, now: Millis) {
        let Some(table) = self.shown.tiles_mut().filter(|table| table.aids) else {
            self.voice.say(self.texts.aids_off().to_string());
            return;
        };
        table.realm = table.next_realm();
        table.glance.claims = OnceCell::new();
        let by_city = table.game.setup().options.field_scoring == FieldScoring::PerCity;
        let text = match table.realm {
            Some(Realm::Fields) if by_city => self.texts.claims_by_city(),
            Some(Realm::Fields) => self.texts.claims_fields(),
            Some(Realm::Built) => self.texts.claims_built(),
            None => self.texts.claims_hidden(),
        };
        self.tell(text.to_string(), now);
        let table = self.shown.tiles().zip(self.company());
        let held = table
            .and_then(|(table, company)| Some(self.claims_told(table, &company, table.realm?)));
        self.voice.add(&held.unwrap_or_default());
    }

    /// Opens the list of the tiles still to come in the place of the log, or closes it.
    pub(super) fn toggle_remaining(&mut self) {
        self.around.remaining = self.settings.aids && !self.around.remaining;
        self.around.log = false;
        self.light(None);
        match self.shown.tiles() {
            Some(_) if !self.settings.aids => self.voice.say(self.texts.aids_off().to_string()),
            Some(table) if self.around.remaining => {
                self.voice.say(self.unseen_in_all(table));
                self.focus_on(Target::Area(Area::Remaining));
            }
            Some(_) => self.focus_on_stop(),
            None => {}
        }
    }

    /// Puts the note away. Returns whether there was one.
    pub(super) fn put_note_away(&mut self) -> bool {
        let table = self
            .shown
            .tiles_mut()
            .filter(|table| table.note().is_some());
        table.map(Table::put_note_away).is_some()
    }

    /// Shows a note about the next feature on the board, or about the one before, and says what it says.
    pub(super) fn inspect(&mut self, back: bool) {
        if !self.settings.aids {
            self.voice.say(self.texts.aids_off().to_string());
            return;
        }
        let Some(table) = self.shown.tiles_mut() else {
            return;
        };
        table.inspect(back);
        let subject = table.note().map(|note| note.subject);
        if let (Some(Subject::Feature(id)), Some(company)) = (subject, self.company())
            && let Some(table) = self.shown.tiles()
        {
            let game = table.game();
            let place = self.texts.site(Site::of(game, game.spot_of(id)));
            let mut text = sentences::feature(self.texts, &company, game, id);
            let board = game.board();
            let at = board.get(game.spot_of(id).pos);
            let lying = at.map(|at| self.lying_on(game, board.at(at)));
            for lying in lying.into_iter().flatten() {
                text = format!("{text} {lying}");
            }
            self.voice.say(self.texts.labelled(&capital(&place), &text));
        }
    }
}
