//! The page as a whole: a game on the screen or none, a dialog or none, and what the browser is asked to do.

pub mod active_game;
pub mod backdrop;
pub mod input;
pub mod page;
pub mod probe;

use crate::app::active_game::{ActiveGame, last_seen, skip_ending};
use crate::app::input::focus::{leave_opener, move_mouse, point_with};
use crate::app::input::run::turn_up;
use crate::context::active_settings::ActiveSettings;
use crate::context::announcer::Announcer;
use crate::context::copied::Copied;
use crate::context::dialogs::Dialog;
use crate::context::dialogs::Dialogs;
use crate::context::effects::Effect;
use crate::context::effects::Effects;
use crate::context::focus::Focus;
use crate::context::notices::Notice;
use crate::context::notices::Notices;
use crate::context::panels::Panels;
use crate::features::announce::announcements::greet;
use crate::features::board::toast::tick_toast;
use crate::features::by_link::chat::Delivery;
use crate::features::cards::queries::label_of_cards;
use crate::features::clock::Clock;
use crate::features::clock::run::stop_on_time;
use crate::features::computer::{answer_due, play_answer};
use crate::features::dialogs::new_game::form::Form;
use crate::features::dialogs::rulebook::Rulebook;
use crate::features::embed::Embedding;
use crate::features::learn::Learning;
use crate::features::notices::NewerVersion;
use crate::features::panels::log::LogLines;
use crate::features::saves::SaveList;
use crate::features::settings::offline::Offline;
use crate::features::share::Sharing;
use crate::features::share::copied::tick_copied;
use crate::features::workshop::{Workshop, workshop_input};
use crate::messages::{Company, Language, Texts, texts};
use crate::stage::any_session::AnySession;
use crate::stage::cards::InputOutcome;
use crate::stage::input::{Device, Input};
use crate::stage::{AnyStage, CardStage, Lock, OnScreen, TileStage};
use engine::rules::Edition;
use engine::session::Session;
use engine::table::Kind;
use std::cell::OnceCell;
use view::scene::display::DisplayList;
use view::scene::layout::Layout;
use view::scene::tween::Millis;

/// All there is on the page around one game, and the game itself.
pub struct Shell {
    pub(crate) layout: Layout,
    pub(crate) settings: ActiveSettings,
    pub(crate) stage: OnScreen,
    pub(crate) active: ActiveGame,
    pub(crate) dialogs: Dialogs,
    pub(crate) form: Form,
    pub(crate) notices: Notices,
    pub(crate) newer_version: NewerVersion,
    pub(crate) offline: Offline,
    pub(crate) announcer: Announcer,
    pub(crate) focus: Focus,
    pub(crate) panels: Panels,
    /// Whether the page can be seen.
    pub(crate) visible: bool,
    /// A number by chance, for the seed of the next game.
    pub(crate) chance: u64,
    pub(crate) rulebook: Rulebook,
    pub(crate) save_list: SaveList,
    pub(crate) sharing: Sharing,
    /// What was just copied, and until when its button says so.
    pub(crate) copied: Option<(Copied, Millis)>,
    pub(crate) delivery: Delivery,
    /// The lines of the log that are finished.
    pub(crate) log_lines: LogLines,
    /// A game nobody plays, to look at behind the first dialog.
    pub(crate) backdrop: OnceCell<Option<Session>>,
    pub(crate) effects: Effects,
    /// How it differs from our own page; not at all there.
    pub(crate) embedding: Option<Embedding>,
    /// Where positions are drawn up, while that is open: the game waits behind it.
    pub(crate) workshop: Option<Box<Workshop>>,
    /// The text of the draft that was in the workshop last.
    pub(crate) kept_draft: Option<String>,
    /// The rule book.
    pub(crate) learning: Learning,
}

impl Shell {
    /// A page without a game, for a browser of this language. `chance` is any number: the seed of the first game.
    pub fn new(browser_language: Language, chance: u64) -> Self {
        Shell {
            layout: Layout::default(),
            settings: ActiveSettings::new(browser_language),
            stage: OnScreen::Nothing,
            active: ActiveGame::default(),
            dialogs: Dialogs::only(Some(Dialog::NewGame)),
            form: Form::default(),
            notices: Notices::default(),
            newer_version: NewerVersion::None,
            offline: Offline::default(),
            announcer: Announcer::default(),
            focus: Focus::default(),
            panels: Panels::default(),
            visible: true,
            chance,
            rulebook: Rulebook::default(),
            save_list: SaveList::default(),
            sharing: Sharing::default(),
            copied: None,
            delivery: Delivery::default(),
            log_lines: LogLines::default(),
            backdrop: OnceCell::new(),
            effects: Effects::default(),
            embedding: None,
            workshop: None,
            kept_draft: None,
            learning: Learning::default(),
        }
    }

    /// The game on the screen, whichever it is.
    pub(crate) fn any_stage(&self) -> Option<&dyn AnyStage> {
        self.stage.any()
    }

    /// The tile game on the screen, if it is one.
    pub const fn tile_stage(&self) -> Option<&TileStage> {
        self.stage.tiles()
    }

    /// The card game on the screen, if it is one.
    pub const fn card_stage(&self) -> Option<&CardStage> {
        self.stage.cards()
    }

    /// Shows a dialog.
    pub fn show_dialog(&mut self, dialog: Dialog) {
        self.dialogs.show(dialog);
    }

    /// The dialog in front.
    pub const fn dialog(&self) -> Option<Dialog> {
        self.dialogs.front()
    }

    /// The form of the next game.
    pub fn form_mut(&mut self) -> &mut Form {
        &mut self.form
    }

    /// The language of the page.
    pub fn language(&self) -> Language {
        self.settings.language()
    }

    /// Every text of the page, in its language and with the words of the edition that is played (ED-09).
    pub(crate) fn texts(&self) -> &'static Texts {
        let texts = texts(self.settings.language());
        match self.edition() {
            Some(edition) => texts.in_edition(edition),
            None => texts,
        }
    }

    /// The edition of what is on the screen.
    pub(crate) fn edition(&self) -> Option<Edition> {
        if let Some(workshop) = &self.workshop {
            return Some(workshop.stage().draft().setup().edition);
        }
        let stage = self.stage.tiles()?;
        Some(stage.game().setup().edition)
    }

    /// The game on the screen, or the one in the form.
    pub(crate) const fn game_kind(&self) -> Kind {
        if self.workshop.is_some() {
            return Kind::Tiles;
        }
        match self.stage {
            OnScreen::Tiles(_) => Kind::Tiles,
            OnScreen::Cards(_) => Kind::Cards,
            OnScreen::Nothing => self.form.kind,
        }
    }

    /// Begins the game of the form. Says nothing and does nothing when it cannot be played.
    pub fn begin(&mut self, now: Millis) {
        let seed = self.form.seed(self.chance);
        self.chance = self
            .chance
            .wrapping_mul(0x5851_F42D_4C95_7F2D)
            .wrapping_add(0x1405_7B7E_F767_814F);
        let (seating, draws) = (self.form.seating.clone(), self.form.draws());
        let begun: Option<AnySession> = match self.form.kind {
            Kind::Tiles => Session::with_draws(self.form.setup(), seating, seed, draws)
                .ok()
                .map(|session: Session| session.into()),
            Kind::Cards => Session::with_draws(self.form.card_setup(), seating, seed, draws)
                .ok()
                .map(|session: Session<engine::cards::Game>| session.into()),
        };
        if let Some(mut opened) = begun {
            opened.set_table_note(&self.form.table_note());
            self.effects.ask(Effect::NewSave);
            self.settings.set_shows_all(false);
            self.open(opened, now);
            self.effects.ask(Effect::Save);
        }
    }

    /// Begins another game like the one on the screen.
    pub(crate) fn begin_again(&mut self, now: Millis) {
        if let Some(form) = Form::of_screen(&self.stage) {
            self.form = form;
        }
        self.begin(now);
    }

    /// Puts a game on the screen.
    pub fn open(&mut self, opened: impl Into<AnySession>, now: Millis) {
        self.bring(opened.into(), "", now);
    }

    /// Puts a game on the screen; something is said before who goes on in it.
    pub(crate) fn bring(&mut self, mut opened: AnySession, before: &str, now: Millis) {
        opened.sit_down();
        // What could not be opened is past when something else was, and a text is of the game it was asked of.
        self.notices.forget_game();
        self.workshop = None;
        self.form = Form::of(&opened).without_duel();
        self.active = ActiveGame::of(&opened);
        let over = opened.is_over();
        let ended = self.active.ended(&opened);
        let replaces = self.stage.has_game();
        self.stage = OnScreen::of(opened, self.layout.clone(), self.settings.calm());
        let preferences = self.preferences();
        if let Some(stage) = self.stage.any_mut() {
            stage.set_preferences(preferences);
        }
        if let Some(gate) = self.gate() {
            self.stage
                .any_mut()
                .into_iter()
                .for_each(|stage| stage.set_gate(gate.clone()));
        }
        let shows_all = self.settings().shows_all;
        if let Some(stage) = self.stage.tiles_mut().filter(|_| shows_all) {
            stage.show_all();
        }
        self.panels.fold_track(None);
        self.panels.forget_turn();
        self.dialogs = Dialogs::only(ended);
        self.focus.forget_game();
        stop_on_time(self, now);
        greet(self, before);
        self.follow_up(now);
        if replaces && !over {
            leave_opener(self);
        }
    }

    /// Lets the game be looked at only, because another tab plays on.
    pub fn lock(&mut self, now: Millis) {
        self.add_notice(Notice::OtherTab);
        self.active.answer = None;
        if let Some(stage) = self.stage.any_mut() {
            stage.lock(Lock::Elsewhere, now);
        }
    }

    /// Takes in where things are on the screen.
    pub fn lay_out(&mut self, layout: Layout, now: Millis) {
        let distance = self.panels.arrangement().distance();
        let layout = Layout { distance, ..layout };
        self.layout = layout.clone();
        if let Some(workshop) = &mut self.workshop {
            workshop.stage_mut().set_layout(layout);
            return;
        }
        if let Some(stage) = self.stage.any_mut() {
            stage.set_layout(layout, now);
        }
    }

    /// Whoever does the next thing has read why the last one was refused.
    fn put_refusal_away(&mut self) {
        if let Some(stage) = self.stage.any_mut() {
            stage.put_refusal_away();
        }
    }

    /// Takes in what a hand does over the board. The page around it may say something else then: whoever shows it
    /// builds it anew and compares.
    pub fn handle_input(&mut self, input: Input, now: Millis) {
        if self.dialogs.is_open() {
            return;
        }
        if matches!(
            input,
            Input::Down { .. } | Input::Wheel { .. } | Input::Turn
        ) {
            self.put_refusal_away();
        }
        if let Input::Down { device, .. } = input {
            point_with(self, device);
            self.panels.show_menu(false);
            // Whoever reaches for the table goes on.
            turn_up(self, now);
        }
        if let Input::Move { device, at, .. } = input
            && device == Device::Mouse
        {
            move_mouse(self, at);
        }
        if self.workshop.is_some() {
            workshop_input(self, input);
            return;
        }
        let mut taps = false;
        let lifts = matches!(input, Input::Up { .. });
        match &mut self.stage {
            OnScreen::Tiles(stage) => {
                taps = lifts && stage.gesture().is_tap();
                stage.input(input, now);
            }
            OnScreen::Cards(stage) => {
                taps = lifts && stage.gesture().is_tap();
                if stage.input(input, now) == InputOutcome::NothingChosen {
                    self.tell(self.texts().choose_card_first().to_string(), now);
                }
            }
            OnScreen::Nothing => {}
        }
        self.follow_up(now);
        if taps {
            skip_ending(self, now);
        }
    }

    /// Does what is due: ends movements, lets a computer act.
    pub fn tick(&mut self, now: Millis) {
        if self.workshop.is_some() {
            tick_copied(self, now);
            return;
        }
        if let Some(stage) = self.stage.any_mut() {
            stage.tick(now);
        }
        play_answer(self, now);
        tick_toast(self, now);
        tick_copied(self, now);
        self.follow_up(now);
    }

    /// When [`Shell::tick`] is to be called next although nothing moves.
    pub fn next_tick_at(&self) -> Option<Millis> {
        if self.workshop.is_some() {
            return self.copied.map(|(_, until)| until);
        }
        let stage = self.any_stage().and_then(AnyStage::next_tick_at);
        let shown = self.active.toast.as_ref().map(|toast| toast.until);
        let copied = self.copied.map(|(_, until)| until);
        let clock = self.active.clock.as_ref().and_then(Clock::next_second_at);
        let chat = self.chat_tick_at();
        let due = [answer_due(self), stage, shown, copied, clock];
        due.into_iter()
            .chain([last_seen(self), chat])
            .flatten()
            .min_by(f64::total_cmp)
    }

    /// The names at the table.
    pub(crate) fn company(&self) -> Option<Company> {
        let stage = self.any_stage()?;
        Some(Company::new(self.texts(), stage.seating()))
    }

    /// What the browser is asked to do, once.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        self.effects.take()
    }

    /// Whether something moves.
    pub fn is_moving(&self, now: Millis) -> bool {
        let waits = self.workshop.is_some();
        !waits && self.any_stage().is_some_and(|stage| stage.is_moving(now))
    }

    /// What the picture on the canvas is, in words.
    pub fn board_label(&self) -> String {
        let board = self.alternative().unwrap_or(self.texts().board());
        if self.workshop.is_some() {
            return board.to_string();
        }
        if let Some(stage) = self.stage.cards() {
            return label_of_cards(self, stage);
        }
        match self.stage.tiles() {
            Some(stage) => {
                let left = u32::from(stage.game().stack().left());
                format!("{board}. {}", self.texts().tiles_left(left))
            }
            None => board.to_string(),
        }
    }

    /// Takes in how long the pointer was down that goes up now, before it does.
    pub fn end_press(&mut self, lasted: Millis) {
        if let Some(stage) = self.stage.tiles_mut() {
            stage.end_press(lasted);
        }
    }

    /// Whether the fingers that are down are for the board, however far they move.
    #[inline(never)]
    pub fn holds_fingers(&self) -> bool {
        match &self.stage {
            OnScreen::Nothing => false,
            OnScreen::Tiles(stage) => stage.gesture().holds_fingers(),
            OnScreen::Cards(stage) => stage.gesture().holds_fingers(),
        }
    }

    /// Whether something is carried over the board: it is seen in front of everything.
    pub fn carries(&self) -> bool {
        if let Some(workshop) = &self.workshop {
            return workshop.stage().carries();
        }
        match &self.stage {
            OnScreen::Nothing => false,
            OnScreen::Tiles(stage) => stage.gesture().carries(),
            OnScreen::Cards(stage) => stage.gesture().dragged().is_some(),
        }
    }

    /// The shape of the mouse over the board, as style sheets name it.
    pub fn mouse_shape(&self) -> &'static str {
        match &self.workshop {
            Some(workshop) => workshop.stage().mouse_shape(),
            None => self.any_stage().map_or("default", AnyStage::mouse_shape),
        }
    }

    /// The picture on the canvas.
    pub fn draw(&self, now: Millis) -> DisplayList {
        let theme = self.board_theme();
        if let Some(workshop) = &self.workshop {
            return workshop.stage().draw(&theme);
        }
        if !self.stage.has_game() && self.embedding.is_some() {
            return DisplayList::default();
        }
        if !self.stage.has_game() {
            let session = self.backdrop.get_or_init(backdrop::board).clone();
            let stage = session.map(|session| TileStage::new(session, self.layout.clone(), true));
            return stage
                .map(|stage| stage.draw_still(&theme))
                .unwrap_or_default();
        }
        self.any_stage()
            .map(|stage| stage.draw(&theme, now))
            .unwrap_or_default()
    }
}
