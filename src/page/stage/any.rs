//! The stage of either game: everything the page asks of it and does with it.

use crate::elements::intent::Target;
use crate::stage::act::Gate;
use crate::stage::any_session::AnySession;
use crate::stage::cards::state::CardStage;
use crate::stage::either::{AnyAction, AnyGame, EitherGame, delegate, for_both};
use crate::stage::game_view::Pending;
use crate::stage::notes::Remarks;
use crate::stage::preferences::Preferences;
use crate::stage::replay::{Replay, ReplayMove};
use crate::stage::sound::Sound;
use crate::stage::state::Lock;
use crate::stage::state::Stage;
use crate::stage::tiles::state::TileStage;
use engine::session::Control;
use engine::table::{Said, Seat};
use view::scene::Theme;
use view::scene::display::DisplayList;
use view::scene::figures::Owner;
use view::scene::layout::Layout;
use view::scene::tween::Millis;

/// A stage, whichever game it shows.
pub type AnyStage = EitherGame<Box<TileStage>, Box<CardStage>>;

impl AnyStage {
    delegate! {
        // Seats.
        pub fn owner(&self, seat: Seat) -> Owner;
        pub fn set_name(&mut self, seat: Seat, name: &str);
        pub fn set_control(&mut self, seat: Seat, control: Control);
        pub fn sit_here(&mut self, seat: Seat, now: Millis);
        pub fn set_table_note(&mut self, note: &str);
        pub fn keeps_hands(&self) -> bool;
        pub fn hands_over(&self) -> Option<Seat>;
        pub fn covered_for(&self) -> Option<Seat>;
        pub fn uncover(&mut self, now: Millis);

        // Decisions.
        pub fn asks(&self) -> bool;
        pub fn pending(&self) -> Pending;
        pub fn act_by_index(&mut self, index: usize, now: Millis);
        pub fn act_by_line(&mut self, line: &str, now: Millis) -> bool;
        pub fn restore_lines(&mut self, lines: &[&str], now: Millis) -> bool;
        pub fn cancel(&mut self, now: Millis) -> bool;
        pub fn is_second_press(&self, now: Millis) -> bool;
        pub fn set_gate(&mut self, gate: Gate);

        // The end of a turn, and undo.
        pub fn is_between_turns(&self) -> bool;
        pub fn person_moved_last(&self) -> bool;
        pub fn is_end_due(&self) -> bool;
        pub fn end_turn_due(&mut self, now: Millis) -> bool;
        pub fn is_face_down(&self) -> bool;
        pub fn turn_up(&mut self, now: Millis) -> bool;
        pub fn held_back_until(&self) -> Option<Millis>;
        pub fn seconds_held_back(&self) -> Option<u32>;
        pub fn let_turn_stand(&mut self, now: Millis) -> bool;
        pub fn seal(&mut self, now: Millis);
        pub fn can_undo(&self) -> bool;
        pub fn undo(&mut self, now: Millis) -> bool;
        pub fn redo(&mut self, now: Millis) -> bool;

        // Locking and replay.
        pub fn is_locked(&self) -> bool;
        pub fn is_read_only(&self) -> bool;
        pub fn lock(&mut self, lock: Lock, now: Millis);
        pub fn unlock(&mut self, lock: Lock, now: Millis);
        pub fn replay(&self) -> Option<&Replay>;
        pub fn can_replay(&self) -> bool;
        pub fn steer_replay(&mut self, wish: ReplayMove, now: Millis);
        pub fn catch_up(&mut self, steps: usize, look: Millis, now: Millis);

        // Comments and marks.
        pub fn has_remarks(&self) -> bool;
        pub fn has_comments(&self) -> bool;
        pub fn show_remarks(&mut self, remarks: Remarks);
        pub fn comments(&self, language: &str) -> Vec<&Said>;
        pub fn refusal_end(&self) -> Option<Millis>;
        pub fn put_refusal_away(&mut self);
        pub fn forget_news(&mut self);
        pub fn sounds(&self) -> Vec<Sound>;

        // Display.
        pub fn set_preferences(&mut self, preferences: Preferences);
        pub fn set_layout(&mut self, layout: Layout, now: Millis);
        pub fn refresh(&mut self, now: Millis);
        pub fn tick(&mut self, now: Millis) -> bool;
        pub fn clock(&self) -> Millis;
        pub fn next_tick_at(&self) -> Option<Millis>;
        pub fn is_moving(&self, now: Millis) -> bool;
        pub fn animation_end(&self) -> Millis;
        pub fn finish_animation(&mut self, now: Millis);
        pub fn next_target(&self) -> Target;
        pub fn mouse_shape(&self) -> &'static str;
        pub fn draw(&self, theme: &Theme, now: Millis) -> DisplayList;
    }

    /// Puts a session on a new stage.
    pub fn from_session(opened: AnySession, layout: Layout, calm: bool) -> AnyStage {
        match opened {
            EitherGame::Tiles(session) => {
                EitherGame::Tiles(Box::new(Stage::new(*session, layout, calm)))
            }
            EitherGame::Cards(session) => {
                EitherGame::Cards(Box::new(Stage::new(*session, layout, calm)))
            }
        }
    }

    pub const fn tiles(&self) -> Option<&TileStage> {
        match self {
            EitherGame::Tiles(stage) => Some(stage),
            EitherGame::Cards(_) => None,
        }
    }

    pub const fn tiles_mut(&mut self) -> Option<&mut TileStage> {
        match self {
            EitherGame::Tiles(stage) => Some(stage),
            EitherGame::Cards(_) => None,
        }
    }

    pub const fn cards(&self) -> Option<&CardStage> {
        match self {
            EitherGame::Cards(stage) => Some(stage),
            EitherGame::Tiles(_) => None,
        }
    }

    pub const fn cards_mut(&mut self) -> Option<&mut CardStage> {
        match self {
            EitherGame::Cards(stage) => Some(stage),
            EitherGame::Tiles(_) => None,
        }
    }

    /// Applies an action of the player to move. Returns whether it belongs to this game and is legal.
    pub fn act(&mut self, action: AnyAction, now: Millis) -> bool {
        match (action, self) {
            (EitherGame::Tiles(action), EitherGame::Tiles(stage)) => {
                stage.act(action, now).is_some()
            }
            (EitherGame::Cards(action), EitherGame::Cards(stage)) => {
                stage.act(action, now).is_some()
            }
            _ => false,
        }
    }

    /// The game as a seat sees it.
    pub fn seen_by(&self, seat: Seat) -> AnyGame {
        match self {
            EitherGame::Tiles(stage) => {
                EitherGame::Tiles(Box::new(stage.session().seen_by(Some(seat))))
            }
            EitherGame::Cards(stage) => {
                EitherGame::Cards(Box::new(stage.session().seen_by(Some(seat))))
            }
        }
    }
}
