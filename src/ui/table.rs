//! A game on the screen: the session, and everything about it that a player would not expect back on undo.

use kurbo::{Point, Rect, Vec2};

use super::card::Glance;
use super::fan::Rest;
use super::gesture::Grip;
use super::hand::{Hand, Seen};
use super::input::Device;
use super::replay::Replay;
use super::settings::{Confirm, Settings};
use super::voice::Aside;
use crate::rules::{Action, Figure, Game, Placed, Question, Reason, legal};
use crate::scene::camera::{Camera, TILE, bounds, centre};
use crate::scene::flight::Flight;
use crate::scene::hand::{Ghost, Places, aim, lie};
use crate::scene::layout::Layout;
use crate::scene::loupe::Loupe;
use crate::scene::spots::{FigureSpot, figure_spots, half_gap};
use crate::scene::tween::{Ease, Millis, Tween};
use crate::session::Session;
use crate::table::Seat;
use crate::tiles::{Pos, Rotation};

/// How long movements take, in milliseconds.
pub mod length {
    /// A tile turning in hand.
    pub const TURN: f64 = 170.0;
    /// A tile snapping to a cell or back to the pointer.
    pub const SNAP: f64 = 110.0;
    /// A tile gliding back to the hand.
    pub const BACK: f64 = 320.0;
    /// A placed tile coming to rest.
    pub const LAND: f64 = 260.0;
    /// A loupe opening.
    pub const LOUPE: f64 = 180.0;
    /// The camera moving by itself.
    pub const RIDE: f64 = 450.0;
    /// A sentence about a refusal staying.
    pub const REFUSAL: f64 = 5200.0;
}

/// How near to the edge of the board a held tile makes the table drift, in pixels of the page.
const EDGE: f64 = 36.0;
/// How fast, in pixels of the page for each millisecond.
const DRIFT: f64 = 0.5;

/// Why something was refused, and where that is said.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// All reasons.
    pub reasons: Vec<Reason>,
    /// Where on the screen, in pixels of the page.
    pub at: Point,
    /// The cell it is about; none when it is about none.
    pub cell: Option<Pos>,
    /// When it has been said long enough.
    pub until: Millis,
}

/// Points that are not seen yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Coming {
    /// Whose.
    pub(super) seat: Seat,
    /// How many.
    pub(super) points: u16,
    /// When they are seen.
    pub(super) at: Millis,
}

/// A game on the screen.
#[derive(Debug)]
pub struct Table {
    /// The game and its history.
    pub session: Session,
    /// The game as the screen may show it.
    pub(super) game: Game,
    /// What a person who is asked may do.
    pub(super) legal: Vec<Action>,
    pub(super) layout: Layout,
    pub(super) camera: Camera,
    pub(super) ride: Option<(Camera, Tween)>,
    /// How a loupe opens.
    pub(super) opening: Tween,
    /// Whether the camera still moves by itself to show what matters.
    pub(super) follows: bool,
    pub(super) hand: Option<Hand>,
    /// The other tiles of a hand of three.
    pub(super) rest: Rest,
    /// Where the tile that is not confirmed could lie.
    pub(super) elsewhere: Option<Places>,
    pub(super) grip: Grip,
    /// What pointed last.
    pub(super) device: Device,
    /// Where a mouse hovers.
    pub(super) hover: Option<Point>,
    /// The cell chosen with the keyboard.
    pub(super) cursor: Option<Pos>,
    pub(super) ghost: Option<Ghost>,
    /// The kind of figure to be put.
    pub(super) figure: Figure,
    pub(super) spots: Vec<FigureSpot>,
    pub(super) over: Option<usize>,
    pub(super) flights: Vec<Flight>,
    pub(super) coming: Vec<Coming>,
    /// When the last thing that moves will be seen.
    pub(super) quiet: Millis,
    /// When time was looked at last.
    pub(super) ticked: Millis,
    /// When the event that is being shown becomes visible.
    pub(super) shown: Millis,
    pub(super) lit: Vec<Pos>,
    pub(super) refusal: Option<Refusal>,
    /// The look back that is open.
    pub(super) replay: Option<Replay>,
    /// What is pointed at, and what is known about the board.
    pub(super) glance: Glance,
    /// Whether the owners of fields are shown.
    pub(super) shows_fields: bool,
    /// When a turn waits to be confirmed.
    pub(super) confirm: Confirm,
    /// Whether aids are shown.
    pub(super) aids: bool,
    /// Whether nothing is to move.
    pub(super) calm: bool,
    /// Whether the game may only be looked at, because it goes on elsewhere.
    pub(super) locked: bool,
    /// The person in front of the screen, where persons have secrets from each other.
    pub(super) viewer: Option<Seat>,
    pub(super) wheel: f64,
    /// What happened and was not told to screen readers yet.
    pub(super) told: Vec<crate::rules::Event>,
    /// What else is to be told to them.
    pub(super) aside: Aside,
}

impl Table {
    /// A session on a screen.
    pub fn new(session: Session, layout: Layout, calm: bool) -> Self {
        let mut table = Table {
            game: session.game().clone(),
            session,
            legal: Vec::new(),
            camera: Camera::default().moved_to(layout.free),
            layout,
            ride: None,
            opening: Tween::new(0.0, 0.0, Ease::Out),
            follows: true,
            hand: None,
            rest: Rest::default(),
            elsewhere: None,
            grip: Grip::None,
            device: Device::Mouse,
            hover: None,
            cursor: None,
            ghost: None,
            figure: Figure::Meeple,
            spots: Vec::new(),
            over: None,
            flights: Vec::new(),
            coming: Vec::new(),
            quiet: 0.0,
            ticked: 0.0,
            shown: 0.0,
            lit: Vec::new(),
            refusal: None,
            replay: None,
            glance: Glance::default(),
            shows_fields: false,
            confirm: Confirm::Always,
            aids: true,
            calm,
            locked: false,
            viewer: None,
            wheel: 0.0,
            told: Vec::new(),
            aside: Aside::Nothing,
        };
        table.refresh(0.0);
        table.camera = table.fitting();
        table.ride = None;
        table
    }

    /// The game as the screen may show it.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The tile in hand of the person who is asked to place it.
    pub const fn hand(&self) -> Option<&Hand> {
        self.hand.as_ref()
    }

    /// The tile in hand as it would lie.
    pub const fn ghost(&self) -> Option<&Ghost> {
        self.ghost.as_ref()
    }

    /// Where a figure may be put.
    pub fn spots(&self) -> &[FigureSpot] {
        &self.spots
    }

    /// What a person who is asked may do.
    pub fn legal(&self) -> &[Action] {
        &self.legal
    }

    /// The question to a person in front of the screen.
    pub fn question(&self) -> Option<Question> {
        let asks = !self.locked
            && self.replay.is_none()
            && self.session.is_persons_turn()
            && self.covered().is_none();
        let asked = self.session.asked().filter(|_| asks);
        asked.map(|asked| asked.question)
    }

    /// Takes in what somebody prefers.
    pub(super) fn obey(&mut self, settings: &Settings, calm: bool) {
        self.calm = calm;
        self.aids = settings.aids;
        if !self.aids {
            self.put_card_away();
        }
        self.confirm = settings.confirm;
    }

    /// Whether aids are shown: cells where the tile fits, what things are worth.
    pub const fn shows_aids(&self) -> bool {
        self.aids
    }

    /// The length of a movement: nothing when nothing is to move.
    pub(super) const fn lasting(&self, length: Millis) -> Millis {
        if self.calm { 0.0 } else { length }
    }

    /// Takes in that the session changed.
    pub(super) fn refresh(&mut self, now: Millis) {
        self.game = self.seen_now();
        self.glance_anew();
        self.legal = match self.question() {
            Some(_) => legal(self.session.game()),
            None => Vec::new(),
        };
        self.take_hand(now);
        self.elsewhere = self.places_before();
        self.grip.let_go_of_tile();
        self.cursor = None;
        self.foresee();
        self.choose_figure();
        self.aim();
        self.open_loupe(now);
        self.follow(now);
    }

    /// A closer look at the tile just placed, when its places for figures are too near to each other to be hit.
    pub fn loupe(&self) -> Option<Loupe> {
        let needed = self.device.room() * TILE / half_gap(&self.spots);
        let placed = self.game.placed_now()?.pos;
        let close = self.spots.len() > 1 && self.camera.zoom < needed;
        let beside = || {
            let cells = self.game.board().placed().iter().map(|placed| placed.pos);
            let cells: Vec<Pos> = cells.collect();
            Loupe::beside(placed, &self.camera, needed, self.layout.free, &cells)
        };
        close.then(beside)
    }

    /// The camera that sees the places for figures: that of the loupe, if there is one.
    pub fn camera_of_spots(&self) -> Camera {
        self.loupe().map_or(self.camera, |loupe| loupe.camera)
    }

    /// Offers the places for the chosen kind of figure, or for the first kind that has any.
    pub(super) fn choose_figure(&mut self) {
        let offered = |kind: Figure| {
            self.legal
                .iter()
                .any(|action| matches!(action, Action::Deploy { figure, .. } if *figure == kind))
        };
        if !offered(self.figure) {
            let first = Figure::ALL.into_iter().find(|&figure| offered(figure));
            self.figure = first.unwrap_or(Figure::Meeple);
        }
        self.spots = match self.question() {
            Some(Question::Figure) => figure_spots(&self.game, &self.legal, self.figure),
            _ => Vec::new(),
        };
        self.over = None;
    }

    /// Lets a loupe open after the tile has come to rest.
    fn open_loupe(&mut self, now: Millis) {
        let begin = now + self.lasting(length::LAND);
        self.opening = Tween::new(begin, self.lasting(length::LOUPE), Ease::Out);
    }

    /// The kinds of figures that may be put now.
    pub fn figures(&self) -> Vec<Figure> {
        let offered = |kind: &Figure| {
            self.legal
                .iter()
                .any(|action| matches!(action, Action::Deploy { figure, .. } if figure == kind))
        };
        Figure::ALL.into_iter().filter(offered).collect()
    }

    /// The tile a person placed and has not confirmed.
    pub fn provisional(&self) -> Option<Placed> {
        self.question()
            .filter(|question| *question != Question::Place)?;
        let open = self.session.entries().iter().rev();
        let placed = open
            .take_while(|entry| !entry.is_final())
            .find_map(|entry| match entry.action {
                Action::Place { pos, .. } => Some(pos),
                _ => None,
            })?;
        let board = self.game.board();
        Some(*board.at(board.get(placed)?))
    }

    /// The tile placed last, and by whom.
    pub fn last_placed(&self) -> Option<(Pos, Seat)> {
        let entries = self.session.entries();
        let step = self.replay.as_ref().map_or(entries.len(), Replay::step);
        entries[..step.min(entries.len())]
            .iter()
            .rev()
            .find_map(|entry| match (entry.action, entry.by) {
                (Action::Place { pos, .. }, crate::table::Party::Player(seat)) => Some((pos, seat)),
                _ => None,
            })
    }

    /// Where the tile in hand rests.
    pub(super) fn slot(&self) -> Seen {
        self.slot_of(self.rest.chosen)
    }

    /// Where a tile of the hand rests.
    pub(super) fn slot_of(&self, index: usize) -> Seen {
        let slot = self.layout.slot(index);
        Seen {
            at: slot.center(),
            size: slot.width().min(slot.height()),
            lift: 0.0,
        }
    }

    /// Where the tile in hand wants to be.
    pub(super) fn goal(&self) -> Seen {
        match (&self.ghost, self.grip.tile()) {
            (Some(ghost), Some(_)) => Seen {
                at: self.camera.on_screen(centre(ghost.pos)),
                size: self.camera.zoom,
                lift: 0.45,
            },
            (None, Some(at)) => Seen {
                at,
                size: self.camera.zoom.max(56.0),
                lift: 1.0,
            },
            (_, None) => self.slot(),
        }
    }

    /// Finds out how the tile in hand would lie where it is held, hovers, or where the keyboard points.
    pub(super) fn aim(&mut self) {
        self.ghost = self.aimed();
    }

    fn aimed(&self) -> Option<Ghost> {
        let hand = self.hand.as_ref()?;
        let turned = (hand.rotation, hand.turned);
        if let Some(at) = self.grip.tile() {
            let over_dock = self.layout.dock.contains(at);
            let place = self.camera.on_table(at);
            let aim = || aim(&self.game, &hand.places, hand.tile, turned, place);
            return if over_dock { None } else { aim() };
        }
        let pointed = self.hover.map(|at| self.camera.cell_at(at));
        let free = pointed.filter(|_| matches!(self.grip, Grip::None));
        let pos = self.cursor.or(free)?;
        let offered = hand.places.rotation(pos, Rotation::R0).is_some();
        offered.then(|| lie(&self.game, &hand.places, hand.tile, turned, pos))
    }

    /// The camera as it stands at `now`.
    pub fn camera_at(&self, now: Millis) -> Camera {
        match self.ride {
            Some((from, tween)) => from.towards(self.camera, tween.share(now)),
            None => self.camera,
        }
    }

    /// Cells that have to be seen: all tiles, and where the tile in hand may go.
    pub(super) fn stage(&self) -> Rect {
        let board = self.game.board();
        let gaps = self.game.board().gaps().iter().map(|gap| gap.pos);
        let open = gaps.filter(|_| !self.game.is_over());
        bounds(board.placed().iter().map(|placed| placed.pos).chain(open))
    }

    pub(super) fn fitting(&self) -> Camera {
        Camera::fitting(self.stage(), self.layout.free, self.layout.largest_tile())
    }

    /// Moves the camera when something that matters is not seen, unless somebody moved it.
    fn follow(&mut self, now: Millis) {
        if !self.follows {
            return;
        }
        let fitting = self.fitting();
        let seen = self.camera.affine().transform_rect_bbox(self.stage());
        let free = self.layout.free.inset(1.0);
        let shown = free.union(seen) == free;
        if !shown || self.camera.zoom < fitting.zoom * 0.8 {
            self.ride_to(fitting, now);
        }
    }

    /// Sends the camera somewhere.
    pub(super) fn ride_to(&mut self, goal: Camera, now: Millis) {
        self.put_card_away();
        let from = self.camera_at(now);
        self.camera = goal;
        let tween = Tween::new(now, self.lasting(length::RIDE), Ease::InOut);
        self.ride = (from != goal).then_some((from, tween));
        self.aim();
    }

    /// Puts the camera somewhere at once, by hand.
    pub(super) fn look_from(&mut self, camera: Camera) {
        self.camera = camera.kept_near(self.stage(), self.layout.free);
        self.ride = None;
        self.follows = false;
        self.aim();
    }

    /// Shows the whole board again, and keeps doing so.
    pub fn fit(&mut self, now: Millis) {
        self.follows = true;
        self.ride_to(self.fitting(), now);
    }

    /// Looks nearer or from farther away.
    pub fn zoom(&mut self, factor: f64, now: Millis) {
        let goal = self.camera.zoomed(self.layout.free.center(), factor);
        self.follows = false;
        self.ride_to(goal, now);
    }

    /// Takes in where things are on the screen.
    pub fn lay_out(&mut self, layout: Layout, now: Millis) {
        if self.layout == layout {
            return;
        }
        self.put_card_away();
        let same_screen = self.layout.whole == layout.whole;
        let before = self.camera_at(now);
        self.camera = self.camera.moved_to(layout.free);
        self.layout = layout;
        if self.follows {
            self.camera = self.fitting();
            self.ride = None;
        }
        if same_screen {
            // A part of the page opened or closed: the board gives way, and does not jump.
            let goal = std::mem::replace(&mut self.camera, before);
            self.ride_to(goal, now);
        }
        self.aim();
        self.follow(now);
    }

    /// Lights up tiles; none puts the light out.
    pub fn light(&mut self, cells: Vec<Pos>) {
        self.lit = cells;
    }

    /// Lets the game be looked at only.
    pub fn lock(&mut self, now: Millis) {
        self.locked = true;
        self.refresh(now);
    }

    /// Lets everything be over that still moves because of what happened.
    pub(super) fn hurry(&mut self, now: Millis) {
        self.flights.clear();
        self.coming.clear();
        self.quiet = self.quiet.min(now);
    }

    /// The points of a seat as far as they were seen: those that have not risen from the board yet come later.
    pub fn score(&self, seat: Seat) -> u32 {
        let coming = self.coming.iter().filter(|coming| coming.seat == seat);
        let coming: u32 = coming.map(|coming| u32::from(coming.points)).sum();
        self.game.player(seat).score().saturating_sub(coming)
    }

    /// Says why something is refused.
    pub(super) fn refuse(&mut self, reasons: Vec<Reason>, at: Point, now: Millis) {
        let until = now + length::REFUSAL;
        self.refusal = Some(Refusal {
            reasons,
            at,
            cell: None,
            until,
        });
    }

    /// Says why the tile in hand cannot lie on a cell.
    pub(super) fn refuse_on(&mut self, pos: Pos, reasons: Vec<Reason>, now: Millis) {
        self.refuse(reasons, self.camera.square(pos).center(), now);
        if let Some(refusal) = &mut self.refusal {
            refusal.cell = Some(pos);
        }
    }

    /// How fast the table drifts while a tile is held at its edge, in pixels of the page for each millisecond: so one
    /// gets to places that are not seen.
    fn drift(&self) -> Vec2 {
        let Some(at) = self.grip.tile() else {
            return Vec2::ZERO;
        };
        let seen = self.camera.affine().transform_rect_bbox(self.stage());
        let (free, inner) = (self.layout.free, self.layout.free.inset(-EDGE));
        let along = |at: f64, (low, high): (f64, f64), (first, last): (f64, f64)| {
            if at < low && first < low - EDGE {
                DRIFT
            } else if at > high && last > high + EDGE {
                -DRIFT
            } else {
                0.0
            }
        };
        if self.layout.dock.contains(at) || !free.inset(EDGE).contains(at) {
            return Vec2::ZERO;
        }
        Vec2::new(
            along(at.x, (inner.x0, inner.x1), (seen.x0, seen.x1)),
            along(at.y, (inner.y0, inner.y1), (seen.y0, seen.y1)),
        )
    }

    /// Lets the table drift for the time since the last tick.
    fn drift_on(&mut self, now: Millis) {
        let time = (now - self.ticked).clamp(0.0, 50.0);
        self.ticked = now;
        let by = self.drift() * time;
        if by != Vec2::ZERO {
            self.camera = self.camera.panned(by);
            self.aim();
        }
    }

    /// Whether something moves at `now`.
    pub fn is_moving(&self, now: Millis) -> bool {
        if self.drift() != Vec2::ZERO {
            return true;
        }
        self.flights.iter().any(|flight| !flight.tween.is_over(now))
            || self.ride.is_some_and(|(_, tween)| !tween.is_over(now))
            || self.hand.as_ref().is_some_and(|hand| hand.is_moving(now))
            || (!self.spots.is_empty() && !self.opening.is_over(now))
    }

    /// Forgets what is over. Returns whether something is to be drawn or said differently now.
    pub fn tick(&mut self, now: Millis) -> bool {
        self.drift_on(now);
        let before = self.due_for_change();
        self.flights.retain(|flight| !flight.tween.is_over(now));
        self.ride = self.ride.filter(|(_, tween)| !tween.is_over(now));
        self.refusal = self.refusal.take().filter(|refusal| refusal.until > now);
        self.coming.retain(|coming| coming.at > now);
        let turned = self.tick_card(now);
        turned || before != self.due_for_change()
    }

    /// What time alone changes.
    fn due_for_change(&self) -> (usize, usize, bool, bool) {
        (
            self.flights.len(),
            self.coming.len(),
            self.ride.is_some(),
            self.refusal.is_some(),
        )
    }
}
