//! Intents become actions: placing, turning, putting figures, leaving out, confirming, taking back.

use kurbo::Point;

use super::app::App;
use super::gesture::Grip;
use super::hand::Seen;
use super::settings::Confirm;
use super::table::{Table, length};
use super::voice::Aside;
use engine::rules::{Action, Event, Figure, Question};
use engine::tiles::{Pos, Rotation, SegmentId};
use view::scene::answers::Piece;
use view::scene::camera::centre;
use view::scene::hand::{Places, lie};
use view::scene::tween::{Millis, Stop};

/// Whether an action leaves no figure behind that somebody may want to look at again.
const fn is_plain(action: Action) -> bool {
    matches!(
        action,
        Action::Place { .. } | Action::Pass | Action::Discard(_)
    )
}

impl Table {
    /// Lets the tile go where it is held: it is placed, or it glides back and the reasons are said.
    pub(super) fn drop_tile(&mut self, at: Point, now: Millis) {
        let seen = self.seen_hand(now);
        let held = self.grip.tile();
        let ghost = self.aim.ghost.take();
        self.grip = Grip::None;
        match ghost {
            Some(ghost) if ghost.fits() => self.place(ghost.pos, ghost.rotation, seen, now),
            Some(ghost) => {
                self.glide(seen, length::BACK, now);
                self.refuse_on(ghost.pos, ghost.reasons, now);
            }
            None => {
                self.glide(seen, length::BACK, now);
                let over = held.filter(|_| !self.layout.dock.contains(at));
                if let (Some(over), Some(hand)) = (over, &self.hand) {
                    let pos = self.camera.cell_at(over);
                    let reasons = self.game.placement_refusals(hand.tile, pos, hand.rotation);
                    self.refuse(reasons, over, now);
                }
            }
        }
        self.aim();
    }

    /// Puts the tile in hand on a cell that was tapped or chosen, turned to fit if need be.
    pub fn place_on(&mut self, pos: Pos, now: Millis) {
        let Some(hand) = &self.hand else {
            return;
        };
        if self.game.board().gap(pos).is_none() {
            return;
        }
        let seen = self.seen_hand(now);
        match hand.places.rotation(pos, hand.rotation) {
            Some(rotation) => self.place(pos, rotation, seen, now),
            None => {
                let turned = (hand.rotation, true);
                let ghost = lie(&self.game, &hand.places, hand.tile, turned, pos);
                self.refuse_on(pos, ghost.reasons, now);
            }
        }
    }

    fn place(&mut self, pos: Pos, rotation: Rotation, from: Seen, now: Millis) {
        let Some(tile) = self.hand.as_ref().map(|hand| hand.tile) else {
            return;
        };
        let action = Action::Place {
            tile,
            pos,
            rotation,
        };
        if self.act(action, now).is_some() {
            self.settle(pos, from, now);
        }
    }

    /// Carries out an action of the person who is asked and shows what came of it. A refusal is said.
    pub fn act(&mut self, action: Action, now: Millis) -> Option<Vec<Event>> {
        let mut events = self.carry_out(action, now)?;
        if self.ends_by_itself() {
            events.extend(self.carry_out(Action::Confirm, now).unwrap_or_default());
        }
        Some(events)
    }

    /// Whether nothing but the end of the turn is left, and nobody wants to be asked for it.
    fn ends_by_itself(&self) -> bool {
        let open = self.session.entries().iter().rev();
        let mut open = open.take_while(|entry| !entry.is_final());
        let wanted = match self.confirm {
            Confirm::Always => false,
            Confirm::Figures => open.all(|entry| is_plain(entry.action)),
            Confirm::Never => true,
        };
        wanted && self.question() == Some(Question::Confirm)
    }

    /// Carries out one action and shows what came of it. A refusal is said.
    fn carry_out(&mut self, action: Action, now: Millis) -> Option<Vec<Event>> {
        let mover = self.session.asked_seat();
        let person = self.session.computers_turn().is_none();
        match self.session.act(action) {
            Ok(events) => {
                self.decided += u32::from(person);
                self.refusal = None;
                self.refresh(now);
                self.show(&events, mover, now);
                self.told.extend(events.iter().cloned());
                Some(events)
            }
            Err(illegal) => {
                let at = self.layout.free.center();
                self.refuse(illegal.reasons, at, now);
                None
            }
        }
    }

    /// Turns the tile in hand a quarter; where a key points, to the next rotation that fits there. Without a tile in
    /// hand, turns the tile on the board to the next rotation that fits.
    pub fn turn(&mut self, clockwise: bool, now: Millis) {
        self.refusal = None;
        let length = self.lasting(length::TURN);
        let ghost = self.aim.ghost.as_ref();
        let ghost = ghost.map(|ghost| (ghost.pos, ghost.rotation));
        let Some(hand) = &mut self.hand else {
            self.turn_placed(clockwise, now);
            return;
        };
        match ghost.filter(|(pos, _)| self.aim.cursor == Some(*pos)) {
            Some((pos, rotation)) => {
                let other = hand.places.other_rotation(pos, rotation, clockwise);
                hand.rotation = rotation;
                hand.turn_to(other.unwrap_or(rotation), clockwise, now, length);
            }
            None => {
                let helped = ghost.filter(|_| !hand.turned);
                hand.rotation = helped.map_or(hand.rotation, |(_, rotation)| rotation);
                hand.turn(clockwise, now, length);
            }
        }
        self.aim();
        self.foresee();
        self.aside = Aside::Turned;
    }

    /// The next rotation of the tile that is not confirmed, if another one fits.
    pub fn other_rotation(&self, clockwise: bool) -> Option<Rotation> {
        let placed = self.provisional()?;
        let places = self.elsewhere.as_ref()?;
        places.other_rotation(placed.pos, placed.rotation, clockwise)
    }

    /// Where the tile that is not confirmed could lie.
    pub(super) fn places_before(&self) -> Option<Places> {
        let placed = self.provisional()?;
        let mut session = self.session.clone();
        while session.asked().map(|asked| asked.question) != Some(Question::Place) {
            session.take_back()?;
        }
        Some(Places::of(session.game(), placed.tile))
    }

    fn turn_placed(&mut self, clockwise: bool, now: Millis) {
        let turned = self.provisional().zip(self.other_rotation(clockwise));
        let Some((placed, rotation)) = turned else {
            return;
        };
        let figure = self.deployed();
        if !self.take_back_to_place(now) {
            return;
        }
        let action = Action::Place {
            tile: placed.tile,
            pos: placed.pos,
            rotation,
        };
        if self.carry_out(action, now).is_some() {
            self.turn_in_place(placed.pos, placed.rotation, clockwise, now);
            self.aside = Aside::Turned;
            if let Some((figure, segment)) = figure {
                self.deploy_again(figure, segment, now);
            }
        }
    }

    /// The figure that was put on the tile that is not confirmed.
    fn deployed(&self) -> Option<(Figure, SegmentId)> {
        let open = self.session.entries().iter().rev();
        let mut open = open.take_while(|entry| !entry.is_final());
        open.find_map(|entry| match entry.action {
            Action::Deploy { figure, segment } => Some((figure, segment)),
            _ => None,
        })
    }

    /// A figure stays on its part of a tile that was turned; where it may not stand any more, that is said.
    fn deploy_again(&mut self, figure: Figure, segment: SegmentId, now: Millis) {
        let action = Action::Deploy { figure, segment };
        let Some(pos) = self.game.placed_now().map(|placed| placed.pos) else {
            return;
        };
        if self.legal.contains(&action) {
            self.motion.dropped = Some(Stop::Table(centre(pos)));
            self.carry_out(action, now);
            self.motion.dropped = None;
        } else {
            let reasons = self.game.deploy_refusals(figure, segment);
            self.refuse(reasons, self.camera.square(pos).center(), now);
        }
    }

    /// Takes back until the tile is in hand again, turned as it lay.
    pub(super) fn take_back_to_place(&mut self, now: Millis) -> bool {
        while self
            .question()
            .is_some_and(|question| question != Question::Place)
        {
            if !self.take_back(now) {
                return false;
            }
        }
        self.hand.is_some()
    }

    /// Whether the person in front of the screen may take something back.
    pub fn can_take_back(&self) -> bool {
        let open = !self.locked && self.replay.is_none() && self.covered().is_none();
        open && self.session.can_take_back()
    }

    /// Takes the last decision back.
    pub fn take_back(&mut self, now: Millis) -> bool {
        if !self.can_take_back() {
            return false;
        }
        let Some(action) = self.session.take_back() else {
            return false;
        };
        self.hurry(now);
        self.refusal = None;
        self.refresh(now);
        self.aside = Aside::TakenBack;
        if let Action::Place { tile, .. } = action {
            self.hold_tile(tile, now);
        }
        if let (Action::Place { pos, rotation, .. }, Some(hand)) = (action, &mut self.hand) {
            hand.rotation = rotation;
            hand.turned = true;
            let seen = Seen {
                at: self.camera.on_screen(centre(pos)),
                size: self.camera.square(pos).width(),
                lift: 0.0,
            };
            self.glide(seen, length::BACK, now);
            self.aim();
        }
        true
    }

    /// Makes again what was taken back last.
    pub fn redo(&mut self, now: Millis) -> bool {
        let mover = self.session.asked_seat();
        if self.question().is_none() {
            return false;
        }
        let Some(events) = self.session.redo() else {
            return false;
        };
        self.refusal = None;
        self.refresh(now);
        self.show(&events, mover, now);
        self.told.extend(events);
        if self.ends_by_itself() {
            self.carry_out(Action::Confirm, now);
        }
        true
    }

    /// Leaves an optional step out.
    pub fn skip(&mut self, now: Millis) {
        if self.legal.contains(&Action::Pass) {
            self.act(Action::Pass, now);
        }
    }

    /// Ends the turn.
    pub fn confirm(&mut self, now: Millis) {
        if self.legal.contains(&Action::Confirm) {
            self.act(Action::Confirm, now);
        }
    }

    /// Offers the places for something else.
    pub fn offer(&mut self, piece: Piece) {
        self.spots.piece = piece;
        self.choose_piece();
    }

    /// Moves the camera so far that the cell chosen with the keyboard is seen.
    pub(super) fn reveal_cursor(&mut self) {
        if let Some(pos) = self.aim.cursor {
            self.reveal(pos);
        }
    }

    /// Puts the tile on the cell chosen with the keyboard.
    pub fn place_at_cursor(&mut self, now: Millis) -> bool {
        let fits = self
            .aim
            .ghost
            .as_ref()
            .filter(|ghost| self.aim.cursor == Some(ghost.pos));
        let Some((pos, rotation)) = fits.map(|ghost| (ghost.pos, ghost.rotation)) else {
            return false;
        };
        let seen = self.seen_hand(now);
        if self
            .hand
            .as_ref()
            .is_some_and(|hand| hand.places.allow(pos, rotation))
        {
            self.place(pos, rotation, seen, now);
        } else {
            self.place_on(pos, now);
        }
        true
    }

    /// Lets everything go that is held or chosen, or takes the last decision back.
    pub fn escape(&mut self, now: Millis) {
        let asked = self.question();
        if asked.is_some_and(|question| question != Question::Place) && self.grip == Grip::None {
            self.take_back(now);
            return;
        }
        let seen = self.seen_hand(now);
        let held = self.grip.tile().is_some();
        self.grip = Grip::None;
        self.aim.cursor = None;
        self.refusal = None;
        self.aim();
        if held {
            self.glide(seen, length::BACK, now);
        }
    }
}

impl App {
    /// Takes the last decision back, or says that there is none.
    pub(super) fn take_back(&mut self, now: Millis) {
        let done = self.shown.played_mut().map(|table| table.take_back(now));
        if done == Some(false) {
            self.tell(self.texts.nothing_to_take_back().to_string(), now);
        }
    }

    /// Makes again what was taken back last, or says that there is nothing.
    pub(super) fn redo(&mut self, now: Millis) {
        let done = self.shown.played_mut().map(|table| table.redo(now));
        if done == Some(false) {
            self.tell(self.texts.nothing_to_redo().to_string(), now);
        }
    }
}
