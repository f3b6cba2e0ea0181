//! A game on the screen: the session, and everything about it that a player would not expect back on undo.

use kurbo::{Point, Vec2};

use super::aim::Aim;
use super::fan::Rest;
use super::gesture::Grip;
use super::glance::Glance;
use super::hand::Hand;
use super::replay::Replay;
use super::settings::{Confirm, Settings};
use super::show::Motion;
use super::spots::Spots;
use super::voice::Aside;
use engine::rules::{Action, Game, Placed, Question, Reason, legal};
use engine::session::Session;
use engine::table::Seat;
use engine::tiles::Pos;
use view::scene::camera::Camera;
use view::scene::hand::Places;
use view::scene::layout::Layout;
use view::scene::overlay::Realm;
use view::scene::tween::{Millis, Tween};

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

/// Why something was refused, and where that is said.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal<R = Reason> {
    /// All reasons.
    pub reasons: Vec<R>,
    /// Where on the screen, in pixels of the page.
    pub at: Point,
    /// The cell it is about; none when it is about none.
    pub cell: Option<Pos>,
    /// When it has been said long enough.
    pub until: Millis,
}

/// A game on the screen.
#[derive(Debug)]
pub struct Table {
    /// The game and its history.
    pub session: Session,
    /// How much persons in front of the screen have decided.
    pub(super) decided: u32,
    /// The game as the screen may show it.
    pub(super) game: Game,
    /// The game as it was shown before: where things that move come from.
    pub(super) before: Game,
    /// What a person who is asked may do.
    pub(super) legal: Vec<Action>,
    pub(super) layout: Layout,
    pub(super) camera: Camera,
    pub(super) ride: Option<(Camera, Tween)>,
    /// Whether the camera still moves by itself to show what matters.
    pub(super) follows: bool,
    pub(super) hand: Option<Hand>,
    /// The other tiles of a hand of three.
    pub(super) rest: Rest,
    /// Where the tile that is not confirmed could lie.
    pub(super) elsewhere: Option<Places>,
    pub(super) grip: Grip,
    pub(super) aim: Aim,
    pub(super) spots: Spots,
    pub(super) motion: Motion,
    /// When time was looked at last.
    pub(super) ticked: Millis,
    pub(super) lit: Vec<Pos>,
    pub(super) refusal: Option<Refusal>,
    /// The look back that is open.
    pub(super) replay: Option<Replay>,
    /// What is pointed at, and what is known about the board.
    pub(super) glance: Glance,
    /// Whose claims are shown on the board.
    pub(super) realm: Option<Realm>,
    /// The cell of which was told last what is there.
    pub(super) surveyed: Option<Pos>,
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
    /// What happened and was not told to screen readers yet.
    pub(super) told: Vec<engine::rules::Event>,
    /// What else is to be told to them.
    pub(super) aside: Aside,
}

impl Table {
    /// A session on a screen.
    pub fn new(session: Session, layout: Layout, calm: bool) -> Self {
        let mut table = Table {
            game: session.game().clone(),
            before: session.game().clone(),
            session,
            decided: 0,
            legal: Vec::new(),
            camera: Camera::default().moved_to(layout.free),
            layout,
            ride: None,
            follows: true,
            hand: None,
            rest: Rest::default(),
            elsewhere: None,
            grip: Grip::None,
            aim: Aim::default(),
            spots: Spots::default(),
            motion: Motion::default(),
            ticked: 0.0,
            lit: Vec::new(),
            refusal: None,
            replay: None,
            glance: Glance::default(),
            realm: None,
            surveyed: None,
            confirm: Confirm::Always,
            aids: true,
            calm,
            locked: false,
            viewer: None,
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
            self.put_note_away();
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
        let seen = self.seen_now();
        self.before = std::mem::replace(&mut self.game, seen);
        self.glance_anew();
        self.refusal = None;
        self.legal = match self.question() {
            Some(_) => legal(self.session.game()),
            None => Vec::new(),
        };
        self.take_hand(now);
        self.elsewhere = self.places_before();
        self.grip.let_go();
        self.aim.cursor = None;
        if self.surveyed.is_some() {
            self.lit.clear();
        }
        self.foresee();
        self.find_spots();
        self.aim();
        self.open_loupe(now);
        self.follow(now);
        self.make_room(now);
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
                (Action::Place { pos, .. }, engine::table::Party::Player(seat)) => {
                    Some((pos, seat))
                }
                _ => None,
            })
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

    /// Whether something moves at `now`.
    pub fn is_moving(&self, now: Millis) -> bool {
        if self.drift() != Vec2::ZERO {
            return true;
        }
        self.motion.goes_on(now)
            || self.ride.is_some_and(|(_, tween)| !tween.is_over(now))
            || self.hand.as_ref().is_some_and(|hand| hand.is_moving(now))
            || (!self.spots.all.is_empty() && !self.spots.opening.is_over(now))
    }

    /// Forgets what is over. Returns whether something is to be drawn or said differently now.
    pub fn tick(&mut self, now: Millis) -> bool {
        self.drift_on(now);
        let ride = self.ride.take_if(|(_, tween)| tween.is_over(now));
        let refusal = self.refusal.take_if(|refusal| refusal.until <= now);
        let arrived = ride.is_some() || refusal.is_some();
        let landed = self.motion.tick(now);
        self.tick_note(now) || landed || arrived
    }
}
