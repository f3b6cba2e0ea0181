//! The page as a whole: a game or none, a dialog or none, and the effects requested from the browser code.

pub mod active_game;
pub mod backdrop;
pub(crate) mod bar;
pub(crate) mod by_link;
pub(crate) mod card_keys;
pub(crate) mod cells;
mod clock;
mod computer;
pub(crate) mod daily;
pub(crate) mod embed;
mod hint;
pub mod input;
pub(crate) mod learn;
pub(crate) mod notices;
pub mod page;
pub mod probe;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod rules;
mod saves;
pub(crate) mod share;
pub(crate) mod workshop;

use crate::app::active_game::{keep_view, skip_animation};
use crate::app::input::run::turn_up;
use crate::app::replay::watch_from_start;
use crate::context::Context;
use crate::context::active_game::ActiveGame;
use crate::context::clock::Clock;
use crate::context::copied::tick_copied;
use crate::context::dialogs::Dialogs;
use crate::context::effects::{Effect, Kept};
use crate::context::ending::last_seen;
use crate::context::notices::Notice;
use crate::context::settings::Settings;
use crate::context::settled::lock_settled;
use crate::context::steering::{leave_opener, move_mouse, point_with};
use crate::context::toasts::tick_toast;
use crate::features::announce::announcements::greet;
use crate::features::announce::card_queries::label_of_cards;
use crate::features::by_link::chat::Delivery;
use crate::features::computer::ComputerMoves;
use crate::features::computer::{answer_due, play_answer};
use crate::features::daily::Daily;
use crate::features::embed::Embedding;
use crate::features::learn::Learning;
use crate::features::log::LogLines;
use crate::features::new_game::form::Form;
use crate::features::new_game::kept_players::KeptPlayers;
use crate::features::notices::NewerVersion;
use crate::features::review::Review;
use crate::features::settings::offline::Offline;
use crate::features::share::Sharing;
use crate::features::statistics::Statistics;
use crate::features::workshop::state::Drafts;
use crate::features::workshop::{note_draft, workshop_input};
use crate::messages::Language;
use crate::stage::any_session::AnySession;
use crate::stage::cards::InputOutcome;
use crate::stage::input::{Device, Input};
use crate::stage::tiles::replay::tiles_left;
use crate::stage::{AnyStage, Lock, TileStage};
use engine::session::{Seating, Session};
use engine::table::{Kind, Seat};
use engine::tiles::Rotation;
use std::cell::OnceCell;
use view::scene::display::DisplayList;
use view::scene::layout::Layout;
use view::scene::tween::Millis;

/// The state of the whole page.
pub struct App {
    /// The context shared by all features.
    pub cx: Context,
    /// The requests to computer players.
    pub computer: ComputerMoves,
    /// The review of a finished game, once it was opened.
    pub review: Option<Box<Review>>,
    pub form: Form,
    pub newer_version: NewerVersion,
    /// Whether the page works offline.
    pub offline: Offline,
    /// A random number, for the seed of the next game.
    pub(crate) chance: u64,
    pub sharing: Sharing,
    /// How turns get to other devices.
    pub delivery: Delivery,
    /// The cached lines of the log.
    pub log_lines: LogLines,
    /// A game nobody plays, shown behind the first dialog.
    pub(crate) backdrop: OnceCell<Option<Session>>,
    /// What the host page of a board was told.
    pub embedding: Embedding,
    pub drafts: Drafts,
    pub learning: Learning,
    pub statistics: Statistics,
    pub daily: Daily,
    /// The people who played last.
    pub kept_players: KeptPlayers,
}

impl App {
    /// A page without a game, in a browser of this language. `chance` is any number, for the seed of the first game.
    pub fn new(browser_language: Language, chance: u64) -> Self {
        App {
            cx: Context::new(browser_language),
            computer: ComputerMoves::default(),
            review: None,
            form: Form::default(),
            newer_version: NewerVersion::None,
            offline: Offline::default(),
            chance,
            sharing: Sharing::default(),
            delivery: Delivery::default(),
            log_lines: LogLines::default(),
            backdrop: OnceCell::new(),
            embedding: Embedding::default(),
            drafts: Drafts::default(),
            learning: Learning::default(),
            statistics: Statistics::default(),
            daily: Daily::default(),
            kept_players: KeptPlayers::default(),
        }
    }

    /// Restores what was kept at an earlier visit; an empty text if there is none.
    pub fn restore(&mut self, kept: Kept, text: &str) {
        match kept {
            Kept::Settings => self.cx.restore_settings(Settings::read(text)),
            Kept::Draft => self.drafts.restore_draft(text),
            Kept::LessonsDone => self.learning.restore_lessons_done(text),
            Kept::Finished => self.statistics.restore(text),
            Kept::Days => self.daily.restore(text),
            Kept::Players => {
                self.kept_players = KeptPlayers::read(text);
                let seats = 0..self.form.seating.seats();
                seats.for_each(|seat| self.sit_down(Seat(seat)));
                self.daily.take_name(self.kept_players.name(Seat(0)));
            }
        }
    }

    /// Gives a person without a name in the form the name and the colour of whoever sat there last.
    pub(crate) fn sit_down(&mut self, seat: Seat) {
        self.kept_players.sit_down(&mut self.form.seating, seat);
    }

    /// Notes who plays, for the next game.
    pub(crate) fn keep_players(&mut self, seating: &Seating) {
        if self.kept_players.note(seating) {
            self.daily.take_name(self.kept_players.name(Seat(0)));
            let text = self.kept_players.write();
            self.cx.effects.push(Effect::Keep(Kept::Players, text));
        }
    }

    pub fn form_mut(&mut self) -> &mut Form {
        &mut self.form
    }

    /// A random number, each time another one.
    pub(crate) const fn next_chance(&mut self) -> u64 {
        let chance = self.chance;
        self.chance = chance
            .wrapping_mul(0x5851_F42D_4C95_7F2D)
            .wrapping_add(0x1405_7B7E_F767_814F);
        chance
    }

    /// Starts the game of the form. Does nothing if it cannot be played.
    pub fn begin(&mut self, now: Millis) {
        let chance = self.next_chance();
        let seed = self.form.seed(chance);
        let (seating, randomness) = (self.form.seating.clone(), self.form.randomness());
        let begun: Option<AnySession> = match self.form.kind {
            Kind::Tiles => Session::with_randomness(self.form.setup(), seating, seed, randomness)
                .ok()
                .map(|session: Session| session.into()),
            Kind::Cards => {
                Session::with_randomness(self.form.card_setup(), seating, seed, randomness)
                    .ok()
                    .map(|session: Session<engine::cards::Game>| session.into())
            }
        };
        if let Some(mut opened) = begun {
            opened.set_table_note(&self.form.table_note());
            self.keep_players(opened.seating());
            self.cx.effects.push(Effect::NewSave);
            keep_view(&mut self.cx, false, Rotation::R0);
            self.open(opened, now);
            self.cx.effects.push(Effect::Save);
        }
    }

    /// Starts another game like the current one: with the form made of it, or else with the present one.
    pub(crate) fn begin_again(&mut self, form: Option<Form>, now: Millis) {
        if let Some(form) = form {
            self.form = form;
        }
        self.begin(now);
    }

    /// Opens a game.
    pub fn open(&mut self, opened: impl Into<AnySession>, now: Millis) {
        self.bring(opened.into(), "", now);
    }

    /// Opens a game; `before` is announced before whose turn it is.
    pub(crate) fn bring(&mut self, mut opened: AnySession, before: &str, now: Millis) {
        opened.sit_down();
        // A notice about a failed import is outdated once another succeeds, and one about a text to export belongs to the old
        // game.
        self.cx.notices.forget_game();
        self.drafts.open = None;
        note_draft(&mut self.drafts, &mut self.cx);
        self.form = Form::from_session(&opened).for_another_game();
        self.cx.active = ActiveGame::from_session(&opened);
        self.computer = ComputerMoves::default();
        self.review = None;
        self.cx.aside = None;
        let over = opened.is_over();
        let ended = self.cx.active.ended(&opened);
        let replaces = self.cx.stage.is_some();
        if replaces {
            let shows_all = self.cx.settings().shows_all;
            keep_view(&mut self.cx, shows_all, Rotation::R0);
        }
        self.cx.put_on_stage(opened);
        if let Some(gate) = self.embedding.gate() {
            self.cx
                .stage
                .as_mut()
                .into_iter()
                .for_each(|stage| stage.set_gate(gate.clone()));
        }
        self.cx.panels.fold_track(None);
        self.cx.panels.forget_turn();
        let secret = ended.is_some() && watch_from_start(&mut self.cx, now);
        self.cx.dialogs = Dialogs::only(ended.filter(|_| !secret));
        self.cx.focus.forget_game();
        lock_settled(&mut self.cx, now);
        match secret {
            true => self.cx.announcer.say(before.to_string()),
            false => greet(&mut self.cx, before),
        }
        // A game by link may end on another device.
        if (over || self.cx.active.settled.is_some()) && self.cx.active.by_link.is_some() {
            self.statistics.note_end(&mut self.cx);
        }
        self.follow_up(now);
        if replaces && !over {
            leave_opener(&mut self.cx);
        }
    }

    /// Locks the game because another tab continues it.
    pub fn lock(&mut self, now: Millis) {
        self.cx.add_notice(Notice::OtherTab);
        self.computer.forget_answer();
        if let Some(stage) = self.cx.kept_stage_mut() {
            stage.lock(Lock::Elsewhere, now);
        }
    }

    pub fn lay_out(&mut self, layout: Layout, now: Millis) {
        let distance = self.cx.panels.arrangement().distance();
        let layout = Layout { distance, ..layout };
        self.cx.layout = layout.clone();
        if let Some(workshop) = &mut self.drafts.open {
            workshop.stage_mut().set_layout(layout);
            return;
        }
        if let Some(stage) = self.cx.stage.as_mut() {
            stage.set_layout(layout, now);
        }
    }

    /// Handles a pointer event over the board. It may also change the page around the board, so the caller has to rebuild and
    /// compare that.
    pub fn handle_input(&mut self, input: Input, now: Millis) {
        if self.cx.dialogs.is_open() {
            return;
        }
        if matches!(
            input,
            Input::Down { .. } | Input::Wheel { .. } | Input::Turn
        ) {
            self.cx.put_refusal_away();
        }
        if let Input::Down { device, .. } = input {
            point_with(&mut self.cx, device);
            self.cx.panels.show_menu(false);
            // Touching the table means to go on.
            turn_up(&mut self.cx, now);
        }
        if let Input::Move { device, at, .. } = input
            && device == Device::Mouse
        {
            move_mouse(&mut self.cx, at);
        }
        if self.drafts.open.is_some() {
            workshop_input(&mut self.drafts, &mut self.cx, input);
            note_draft(&mut self.drafts, &mut self.cx);
            return;
        }
        let mut taps = false;
        let waits = self.cx.any_stage().is_some_and(|stage| !stage.asks());
        let lifts = matches!(input, Input::Up { .. });
        match &mut self.cx.stage {
            Some(AnyStage::Tiles(stage)) => {
                taps = lifts && stage.gesture().is_tap();
                stage.input(input, now);
            }
            Some(AnyStage::Cards(stage)) => {
                taps = lifts && stage.gesture().is_tap();
                if stage.input(input, now) == InputOutcome::NothingChosen {
                    self.cx
                        .tell(self.cx.texts().choose_card_first().to_string(), now);
                }
            }
            None => {}
        }
        self.follow_up(now);
        // A tap that has just ended a turn does not skip what that brings.
        if taps && waits {
            skip_animation(self, now);
        }
    }

    /// Does what is due: ends animations, lets a computer move.
    pub fn tick(&mut self, now: Millis) {
        if self.drafts.open.is_some() {
            tick_copied(&mut self.cx, now);
            return;
        }
        if let Some(stage) = self.cx.stage.as_mut() {
            stage.tick(now);
        }
        play_answer(&mut self.computer, &mut self.cx, now);
        tick_toast(&mut self.cx, now);
        tick_copied(&mut self.cx, now);
        self.follow_up(now);
    }

    /// When [`App::tick`] has to be called next although nothing moves.
    pub fn next_tick_at(&self) -> Option<Millis> {
        if self.drafts.open.is_some() {
            return self.cx.copied.map(|(_, until)| until);
        }
        let stage = self.cx.any_stage().and_then(AnyStage::next_tick_at);
        let shown = self.cx.active.toast.as_ref().map(|toast| toast.until);
        let copied = self.cx.copied.map(|(_, until)| until);
        let clock = self
            .cx
            .active
            .clock
            .as_ref()
            .and_then(Clock::next_second_at);
        let run = self.learning.practice.next_tick_at();
        let due = [
            answer_due(&self.computer, &self.cx),
            stage,
            shown,
            copied,
            clock,
        ];
        due.into_iter()
            .chain([last_seen(&self.cx), self.cx.chat_tick_at(), run])
            .flatten()
            .min_by(f64::total_cmp)
    }

    pub fn is_moving(&self, now: Millis) -> bool {
        let waits = self.drafts.open.is_some();
        !waits
            && self
                .cx
                .any_stage()
                .is_some_and(|stage| stage.is_moving(now))
    }

    /// The accessible name of the canvas.
    pub fn board_label(&self) -> String {
        let board = self.cx.alternative().unwrap_or(self.cx.texts().board());
        if self.drafts.open.is_some() {
            return board.to_string();
        }
        if let Some(stage) = self.cx.card_stage() {
            return label_of_cards(&self.cx, stage);
        }
        match self.cx.tile_stage() {
            Some(stage) => {
                let told = self.cx.texts().tiles_left(tiles_left(stage));
                format!("{board}. {told}")
            }
            None => board.to_string(),
        }
    }

    /// Whether a piece is dragged over the board: it is shown in front of everything.
    pub fn carries(&self) -> bool {
        if let Some(workshop) = &self.drafts.open {
            return workshop.stage().carries();
        }
        self.cx.carries()
    }

    /// The mouse cursor over the board, as a CSS `cursor` value.
    pub fn mouse_shape(&self) -> &'static str {
        match &self.drafts.open {
            Some(workshop) => workshop.stage().mouse_shape(),
            None => self.cx.any_stage().map_or("default", AnyStage::mouse_shape),
        }
    }

    /// The picture on the canvas.
    pub fn draw(&self, now: Millis) -> DisplayList {
        let theme = self.cx.board_theme();
        if let Some(workshop) = &self.drafts.open {
            return workshop.stage().draw(&theme);
        }
        if self.cx.stage.is_none() && self.cx.board.is_some() {
            return DisplayList::default();
        }
        if self.cx.stage.is_none() {
            let session = self.backdrop.get_or_init(backdrop::board).clone();
            let stage =
                session.map(|session| TileStage::new(session, self.cx.layout.clone(), true));
            return stage
                .map(|stage| stage.draw_still(&theme))
                .unwrap_or_default();
        }
        self.cx
            .any_stage()
            .map(|stage| stage.draw(&theme, now))
            .unwrap_or_default()
    }
}
