//! Turning the tile in hand, and the unconfirmed tile on the board.

use crate::stage::duration;
use crate::stage::news::StageChange;
use crate::stage::tiles::state::TileStage;
use engine::rules::{Action, Figure, Question};
use engine::session::Session;
use engine::tiles::{Rotation, SegmentId};
use view::scene::camera::centre;
use view::scene::hand::Places;
use view::scene::tween::{Millis, Stop};

impl TileStage {
    /// Turns the tile in hand by a quarter; at the keyboard cursor, to the next rotation that fits there. Without a tile in hand,
    /// turns the tile on the board to the next rotation that fits.
    pub fn turn(&mut self, clockwise: bool, now: Millis) {
        self.refusal = None;
        let length = self.preferences.duration(duration::TURN);
        let ghost = self.view.aim.ghost();
        let ghost = ghost.map(|ghost| (ghost.pos, ghost.rotation));
        let Some(tile) = self.view.hand.selected.as_mut() else {
            self.turn_placed(clockwise, now);
            return;
        };
        match ghost.filter(|(pos, _)| self.view.aim.cursor() == Some(*pos)) {
            Some((pos, rotation)) => {
                let other = tile.places.other_rotation(pos, rotation, clockwise);
                tile.rotation = rotation;
                tile.turn_to(other.unwrap_or(rotation), clockwise, now, length);
            }
            None => {
                let helped = ghost.filter(|_| !tile.turned);
                tile.rotation = helped.map_or(tile.rotation, |(_, rotation)| rotation);
                tile.turn(clockwise, now, length);
            }
        }
        self.update_aim();
        self.view.hand.update_effects(&self.game);
        self.news.change = StageChange::Turned;
    }

    /// Shows the tile in hand as an action would place it, without placing it.
    pub(crate) fn hold_as(&mut self, action: Action, now: Millis) {
        let Action::Place {
            tile,
            pos,
            rotation,
        } = action
        else {
            return;
        };
        if let Some(slot) = self.view.hand.other_slot_of(tile) {
            self.select_tile(slot, now);
        }
        let length = self.preferences.duration(duration::TURN);
        if let Some(held) = self.view.hand.selected.as_mut() {
            held.turn_to(rotation, true, now, length);
        }
        self.set_cursor(pos);
        self.update_aim();
        self.view.hand.update_effects(&self.game);
    }

    /// The next rotation of the unconfirmed tile, if another one fits.
    pub fn other_rotation(&self, clockwise: bool) -> Option<Rotation> {
        let placed = self.provisional()?;
        let places = self.view.provisional_places.as_ref()?;
        places.other_rotation(placed.pos, placed.rotation, clockwise)
    }

    /// Turns the unconfirmed tile to the next rotation that fits, together with the figure on it.
    fn turn_placed(&mut self, clockwise: bool, now: Millis) {
        let turned = self.provisional().zip(self.other_rotation(clockwise));
        let Some((placed, rotation)) = turned else {
            return;
        };
        let figure = deployed(&self.session);
        if !self.take_back_to_place(now) {
            return;
        }
        let action = Action::Place {
            tile: placed.tile,
            pos: placed.pos,
            rotation,
        };
        if self.apply(action, now).is_some() {
            self.animator()
                .turn_in_place(placed.pos, placed.rotation, clockwise, now);
            self.news.change = StageChange::Turned;
            if let Some((figure, segment)) = figure {
                deploy_again(self, figure, segment, now);
            }
        }
    }
}

/// Where the unconfirmed tile could be placed.
pub(super) fn provisional_places(stage: &TileStage) -> Option<Places> {
    let placed = stage.provisional()?;
    let mut session = stage.session.clone();
    while session.asked().map(|asked| asked.question) != Some(Question::Place) {
        session.undo()?;
    }
    Some(Places::for_tile(session.game(), placed.tile))
}

/// The figure that was placed on the unconfirmed tile.
fn deployed(session: &Session) -> Option<(Figure, SegmentId)> {
    let open = session.entries().iter().rev();
    let mut open = open.take_while(|entry| !entry.is_final());
    open.find_map(|entry| match entry.action {
        Action::Deploy { figure, segment } => Some((figure, segment)),
        _ => None,
    })
}

/// Keeps a figure on its segment of a tile that was turned; if it may not stand there any more, shows why.
fn deploy_again(stage: &mut TileStage, figure: Figure, segment: SegmentId, now: Millis) {
    let action = Action::Deploy { figure, segment };
    let Some(pos) = stage.game.placed_now().map(|placed| placed.pos) else {
        return;
    };
    if stage.legal.contains(&action) {
        stage.view.animation.dropped = Some(Stop::Table(centre(pos)));
        stage.apply(action, now);
        stage.view.animation.dropped.take();
    } else {
        let reasons = stage.game.deploy_refusals(figure, segment);
        stage.refuse(reasons, stage.view.camera.goal.square(pos).center(), now);
    }
}
