//! Intents become actions: placing, turning, putting figures, leaving out, confirming, taking back.

use kurbo::Point;

use crate::stage::tiles::gesture::Grip;
use crate::stage::tiles::hand::Seen;
use crate::stage::{Handled, TileStage, duration};
use engine::rules::{Action, Figure, Question};
use engine::tiles::{Pos, Rotation, SegmentId};
use view::scene::answers::Piece;
use view::scene::camera::centre;
use view::scene::hand::{Places, lie};
use view::scene::tween::{Millis, Stop};

impl TileStage {
    /// Lets the tile go where it is held: it is placed, or it glides back and the reasons are said.
    pub(super) fn drop_tile(&mut self, at: Point, now: Millis) {
        let seen = self.seen_hand(now);
        let held = self.view.grip.tile();
        let ghost = self.view.aim.take_ghost();
        self.view.grip = Grip::None;
        match ghost {
            Some(ghost) if ghost.fits() => self.place(ghost.pos, ghost.rotation, seen, now),
            Some(ghost) => {
                self.glide(seen, duration::BACK, now);
                self.refuse_on(ghost.pos, ghost.reasons, now);
            }
            None => {
                self.glide(seen, duration::BACK, now);
                let over = held.filter(|_| !self.layout.dock.contains(at));
                if let (Some(over), Some(hand)) = (over, self.view.tiles.held()) {
                    let pos = self.view.rig.goal().cell_at(over);
                    let reasons = self.game.placement_refusals(hand.tile, pos, hand.rotation);
                    self.refuse(reasons, over, now);
                }
            }
        }
        self.aim();
    }

    /// Puts the tile in hand on a cell that was tapped or chosen, turned to fit if need be.
    pub fn place_on(&mut self, pos: Pos, now: Millis) {
        let Some(hand) = self.view.tiles.held() else {
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
        let Some(tile) = self.view.tiles.held().map(|hand| hand.tile) else {
            return;
        };
        let action = Action::Place {
            tile,
            pos,
            rotation,
        };
        if self.act(action, now).is_some() {
            self.animator().settle(pos, from, now);
        }
    }

    /// Turns the tile in hand a quarter; where a key points, to the next rotation that fits there. Without a tile in
    /// hand, turns the tile on the board to the next rotation that fits.
    pub fn turn(&mut self, clockwise: bool, now: Millis) {
        self.refusal = None;
        let length = self.lasting(duration::TURN);
        let ghost = self.view.aim.ghost();
        let ghost = ghost.map(|ghost| (ghost.pos, ghost.rotation));
        let Some(hand) = self.view.tiles.held_mut() else {
            self.turn_placed(clockwise, now);
            return;
        };
        match ghost.filter(|(pos, _)| self.view.aim.cursor() == Some(*pos)) {
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
        self.handled = Handled::Turned;
    }

    /// The next rotation of the tile that is not confirmed, if another one fits.
    pub fn other_rotation(&self, clockwise: bool) -> Option<Rotation> {
        let placed = self.provisional()?;
        let places = self.view.elsewhere.as_ref()?;
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
            self.animator()
                .turn_in_place(placed.pos, placed.rotation, clockwise, now);
            self.handled = Handled::Turned;
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
            self.view.animation.drop_at(Stop::Table(centre(pos)));
            self.carry_out(action, now);
            self.view.animation.take_dropped();
        } else {
            let reasons = self.game.deploy_refusals(figure, segment);
            self.refuse(reasons, self.view.rig.goal().square(pos).center(), now);
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
        self.view.tiles.held().is_some()
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
        self.view.places.offer(piece, &self.game);
    }

    /// Puts the tile on the cell chosen with the keyboard.
    pub fn place_at_cursor(&mut self, now: Millis) -> bool {
        let fits = self
            .view
            .aim
            .ghost()
            .filter(|ghost| self.view.aim.cursor() == Some(ghost.pos));
        let Some((pos, rotation)) = fits.map(|ghost| (ghost.pos, ghost.rotation)) else {
            return false;
        };
        let seen = self.seen_hand(now);
        if self
            .view
            .tiles
            .held()
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
        if asked.is_some_and(|question| question != Question::Place) && self.view.grip == Grip::None
        {
            self.take_back(now);
            return;
        }
        let seen = self.seen_hand(now);
        let held = self.view.grip.tile().is_some();
        self.view.grip = Grip::None;
        self.view.aim.set_cursor(None);
        self.refusal = None;
        self.aim();
        if held {
            self.glide(seen, duration::BACK, now);
        }
    }
}
