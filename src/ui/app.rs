//! The page as a whole: a table or none, a dialog or none, and what the browser is asked to do.

use std::cell::OnceCell;
use std::mem::Discriminant;

use super::focus::Focus;
use super::form::Form;
use super::input::Input;
use super::keep::Shelf;
use super::notice::Notice;
use super::preferences::System;
use super::queries::Toast;
use super::rulebook::Rulebook;
use super::settings::{Pace, Settings};
use super::sound::{Sound, sounds};
use super::table::Table;
use super::tip::Tip;
use super::voice::Voice;
use crate::ai;
use crate::i18n::{Company, Language, Texts, texts};
use crate::rules::{Action, Edition, Event, Question, Setup};
use crate::scene::display::DisplayList;
use crate::scene::layout::Layout;
use crate::scene::tween::Millis;
use crate::session::{Control, Level, Seating, Session};
use crate::table::{Chapter, RuleId, Seat};
use crate::tiles::{TileId, TileSet};

/// What stands in front of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// The form of a new game.
    NewGame,
    /// The table of points at the end.
    End,
    /// What can be done, and with which keys.
    Help,
    /// What somebody prefers.
    Settings,
    /// What a rule says.
    Rule(RuleId),
    /// All rules of the game.
    Rules,
    /// Saved games, and the ways in and out for them.
    Games,
    /// Who plays on a seat.
    Seat(Seat),
}

/// What the browser is asked to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Save the game now.
    Save,
    /// Begin a new saved game.
    NewSave,
    /// Remember the settings.
    Keep,
    /// Make sounds, one after the other.
    Sound(Vec<Sound>),
    /// List the saved games.
    List,
    /// Bring back a saved game.
    Open(String),
    /// Delete a saved game.
    Delete(String),
    /// Bring a deleted game back to the saved ones.
    Undelete(String),
    /// Write the game on the screen to a file.
    Export,
    /// Write a saved game to a file, also one that cannot be read.
    ExportSaved(String),
    /// Copy the text of the game on the screen.
    Copy,
    /// Let somebody choose a file with a game.
    Import,
    /// Fetch a chapter of the rules.
    Rules(Chapter, Language),
    /// Load the page again.
    Reload,
    /// Let a computer player think about the question that is open.
    Think {
        /// Which state of the session the answer is for.
        epoch: u64,
        /// Whose question it is.
        seat: Seat,
        /// How well to play.
        level: Level,
    },
}

/// An answer of a computer player that waits until it may be shown.
#[derive(Clone, Copy, Debug)]
struct Answer {
    epoch: u64,
    action: Action,
    asked: Millis,
}

/// The page.
pub struct App {
    pub(super) texts: &'static dyn Texts,
    pub(super) layout: Layout,
    /// The language of the browser.
    pub(super) native: Language,
    pub(super) system: System,
    pub(super) settings: Settings,
    pub(super) table: Option<Table>,
    pub(super) dialog: Option<Dialog>,
    /// The dialog that comes back when the one in front is closed.
    pub(super) behind: Option<Dialog>,
    /// Whether the table of points opens as soon as the final scoring was seen.
    pub(super) ending: bool,
    pub(super) form: Form,
    pub(super) notices: Vec<Notice>,
    /// What screen readers are told.
    pub(super) voice: Voice,
    /// Where the focus belongs.
    pub(super) focus: Focus,
    /// An answer that is shown for a while.
    pub(super) toast: Option<Toast>,
    /// Whether the log is open where there is no room for it beside the board.
    pub(super) log_open: bool,
    /// The line of the log that is lit up, by index.
    pub(super) lit: Option<usize>,
    /// The kind of tile whose cells are lit up.
    pub(super) lit_tile: Option<TileId>,
    /// Whether the list of tiles still to come is open.
    pub(super) remaining_open: bool,
    /// Whether the menu is open, where there is little room.
    pub(super) menu_open: bool,
    /// A number by chance, for the seed of the next game.
    pub(super) chance: u64,
    /// The rules in words.
    pub(super) rulebook: Rulebook,
    /// Saved games.
    pub(super) shelf: Shelf,
    /// A text in the field for games.
    pub(super) pasted: String,
    /// Whether the text of the game was just copied.
    pub(super) copied: bool,
    /// Whether a file is held over the page.
    pub(super) dropping: bool,
    /// A game nobody plays, to look at behind the first dialog.
    backdrop: OnceCell<Option<Session>>,
    saved: u64,
    asked: Option<u64>,
    answer: Option<Answer>,
    /// The tip that is shown, and the kind of question it is about.
    pub(super) tip: Option<(Tip, Discriminant<Question>)>,
    /// Until when the refusal stays that was heard last.
    refused: Option<Millis>,
    effects: Vec<Effect>,
}

impl App {
    /// A page without a game. `chance` is any number: the seed of the first game.
    pub fn new(language: Language, chance: u64) -> Self {
        App {
            texts: texts(language),
            layout: Layout::default(),
            native: language,
            system: System::default(),
            settings: Settings::default(),
            table: None,
            dialog: Some(Dialog::NewGame),
            behind: None,
            ending: false,
            form: Form::default(),
            notices: Vec::new(),
            voice: Voice::default(),
            focus: Focus::default(),
            toast: None,
            log_open: false,
            lit: None,
            lit_tile: None,
            remaining_open: false,
            menu_open: false,
            chance,
            rulebook: Rulebook::default(),
            shelf: Shelf::default(),
            pasted: String::new(),
            copied: false,
            dropping: false,
            backdrop: OnceCell::new(),
            saved: 0,
            asked: None,
            answer: None,
            tip: None,
            refused: None,
            effects: Vec::new(),
        }
    }

    /// The game on the screen.
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// The dialog in front of it.
    pub const fn dialog(&self) -> Option<Dialog> {
        self.dialog
    }

    /// The form of the next game.
    pub fn form_mut(&mut self) -> &mut Form {
        &mut self.form
    }

    /// The language of the page.
    pub fn language(&self) -> Language {
        self.texts.language()
    }

    /// Speaks another language from now on.
    pub fn speak(&mut self, language: Language) {
        self.set("language", language.code());
    }

    /// Begins the game of the form. Says nothing and does nothing when it cannot be played.
    pub fn begin(&mut self, now: Millis) {
        let seed = self.form.seed(self.chance);
        self.chance = self
            .chance
            .wrapping_mul(0x5851_F42D_4C95_7F2D)
            .wrapping_add(0x1405_7B7E_F767_814F);
        if let Ok(session) = Session::new(self.form.setup(), self.form.seating.clone(), seed) {
            self.effects.push(Effect::NewSave);
            self.open(session, now);
            self.effects.push(Effect::Save);
        }
    }

    /// Puts a game on the screen.
    pub fn open(&mut self, session: Session, now: Millis) {
        self.form = Form::of(&session);
        self.saved = session.epoch();
        self.asked = None;
        self.answer = None;
        self.lit = None;
        self.ending = false;
        let over = session.asked().is_none();
        let calm = self.calm();
        let mut table = Table::new(session, self.layout.clone(), calm);
        table.obey(&self.settings, calm);
        self.table = Some(table);
        self.behind = None;
        self.dialog = over.then_some(Dialog::End);
        self.refocus();
        self.greet();
        self.settle(now);
    }

    /// Asks for something to be done by the browser.
    pub(super) fn ask(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Shows the form of a new game.
    pub fn offer_new_game(&mut self) {
        self.dialog = Some(Dialog::NewGame);
    }

    /// Lets the game be looked at only, because another tab plays on.
    pub fn lock(&mut self, now: Millis) {
        self.notice(Notice::OtherTab);
        self.answer = None;
        if let Some(table) = &mut self.table {
            table.lock(now);
        }
    }

    /// Takes in where things are on the screen.
    pub fn lay_out(&mut self, layout: Layout, now: Millis) {
        self.layout = layout.clone();
        if let Some(table) = &mut self.table {
            table.lay_out(layout, now);
        }
    }

    /// Takes in what a hand does over the board. Returns whether the page around it may say something else now; the
    /// board itself may always look different.
    pub fn input(&mut self, input: Input, now: Millis) -> bool {
        if self.dialog.is_some() {
            return false;
        }
        let before = self.told_around();
        if matches!(input, Input::Down { .. }) {
            self.steer(false);
            self.menu_open = false;
        }
        let mut taps = false;
        if let Some(table) = &mut self.table {
            taps = matches!(input, Input::Up { .. }) && table.grip.taps();
            table.input(input, now);
        }
        self.settle(now);
        let hurried = taps && self.hurry(now);
        hurried || before != self.told_around()
    }

    /// Everything around the board that a hand over the board can change.
    fn told_around(&self) -> impl PartialEq + use<> {
        let table = self.table.as_ref();
        (
            (table.and_then(Table::card).copied(), self.menu_open),
            table.and_then(Table::preview),
            table.map(|table| table.session.epoch()),
            [
                table.and_then(|table| table.over),
                table.map(Table::chosen_tile),
            ],
            table.and_then(|table| table.refusal.as_ref().map(|refusal| refusal.until)),
            self.notices.len() + self.effects.len(),
        )
    }

    /// Takes in what a computer player decided; an answer to an old question is dropped.
    pub fn answer(&mut self, epoch: u64, action: Option<Action>, now: Millis) {
        let current = self.table.as_ref().map(|table| table.session.epoch());
        if current != Some(epoch) {
            return;
        }
        match action {
            Some(action) => {
                self.answer = Some(Answer {
                    epoch,
                    action,
                    asked: now,
                });
                self.tick(now);
            }
            None => self.notice(Notice::ComputerFailed),
        }
    }

    /// Does what is due: ends movements, lets a computer act.
    /// Returns whether anything is to be said or drawn differently.
    pub fn tick(&mut self, now: Millis) -> bool {
        let mut changed = self.table.as_mut().is_some_and(|table| table.tick(now));
        changed |= self.table.as_mut().is_some_and(|table| table.play_on(now));
        let due = self.due().is_some_and(|due| due <= now);
        if let (Some(answer), true) = (self.answer, due) {
            self.answer = None;
            self.play_answer(answer, now);
            changed = true;
        }
        if self.toast.as_ref().is_some_and(|toast| toast.until <= now) {
            self.toast = None;
            changed = true;
        }
        self.settle(now);
        changed
    }

    fn play_answer(&mut self, answer: Answer, now: Millis) {
        let Some(table) = &mut self.table else {
            return;
        };
        if table.session.epoch() == answer.epoch && table.act(answer.action, now).is_none() {
            self.notice(Notice::ComputerFailed);
        }
    }

    /// When the answer of the computer may be shown.
    fn due(&self) -> Option<Millis> {
        let (answer, table) = (self.answer?, self.table.as_ref()?);
        if table.replay.is_some() {
            return None;
        }
        if answer.action == Action::Confirm || answer.action == Action::Pass {
            return Some(table.quiet.max(answer.asked));
        }
        let pace = self.settings.pace;
        let due = answer.asked + pace.wait(self.calm());
        Some(match pace {
            Pace::Instant => due,
            Pace::Brisk | Pace::Unhurried => table.quiet.max(due),
        })
    }

    /// When [`App::tick`] is to be called next although nothing moves.
    pub fn wake(&self) -> Option<Millis> {
        let refusal = self.table.as_ref().and_then(|table| table.refusal.as_ref());
        let said = refusal.map(|refusal| refusal.until);
        let shown = self.toast.as_ref().map(|toast| toast.until);
        let plays = self.table.as_ref().and_then(Table::replay);
        let plays = plays.and_then(|replay| replay.due);
        let card = self.table.as_ref().and_then(Table::card_due);
        [self.due(), said, shown, self.last_seen(), plays, card]
            .into_iter()
            .flatten()
            .min_by(f64::total_cmp)
    }

    /// Looks after every change: is there something to save, to tell, to ask a computer?
    pub(super) fn settle(&mut self, now: Millis) {
        self.look_up();
        let Some(table) = &mut self.table else {
            return;
        };
        let epoch = table.session.epoch();
        let over = table.session.asked().is_none();
        let waits = table.locked || table.replay.is_some();
        let thinks = table.session.computers_turn().filter(|_| !waits);
        let refused = table.refusal.as_ref().map(|refusal| refusal.until);
        let told = table.told.clone();
        self.speak_up();
        self.follow_focus();
        self.sound(&told, refused);
        if epoch != self.saved {
            self.saved = epoch;
            self.effects.push(Effect::Save);
            self.ending = over;
        }
        if let Some((seat, level)) = thinks.filter(|_| self.asked != Some(epoch)) {
            self.asked = Some(epoch);
            self.effects.push(Effect::Think { epoch, seat, level });
        }
        self.follow_tips();
        if self.last_seen().is_some_and(|seen| seen <= now) {
            self.ending = false;
            self.dialog = self.dialog.or(Some(Dialog::End));
        }
    }

    /// When everything that moves at the end of a game will have been seen.
    fn last_seen(&self) -> Option<Millis> {
        let table = self.table.as_ref().filter(|_| self.ending)?;
        Some(table.quiet)
    }

    /// Lets what moves at the end of the game be over. Returns whether there was something to leave out.
    pub(super) fn hurry(&mut self, now: Millis) -> bool {
        let ending = self.ending;
        if let Some(table) = self.table.as_mut().filter(|_| ending) {
            table.hurry(now);
            self.settle(now);
        }
        ending
    }

    /// Lets what happened be heard; `refused` is until when a refusal stays that is shown.
    fn sound(&mut self, told: &[Event], refused: Option<Millis>) {
        let mut heard = sounds(told);
        if refused.is_some() && refused != self.refused {
            heard.push(Sound::Refusal);
        }
        self.refused = refused;
        if self.settings.sound && !heard.is_empty() {
            self.effects.push(Effect::Sound(heard));
        }
    }

    /// The names at the table.
    pub(super) fn company(&self) -> Option<Company> {
        let session = &self.table.as_ref()?.session;
        let edition = session.game().setup().edition;
        Some(Company::new(self.texts, session.seating(), edition))
    }

    /// What the browser is asked to do, once.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Whether something moves.
    pub fn is_moving(&self, now: Millis) -> bool {
        self.table
            .as_ref()
            .is_some_and(|table| table.is_moving(now))
    }

    /// What the picture on the canvas is, in words.
    pub fn board_label(&self) -> String {
        let board = self.texts.board();
        match &self.table {
            Some(table) => {
                let left = u32::from(table.game().stack().left());
                format!("{board}. {}", self.texts.tiles_left(left))
            }
            None => board.to_string(),
        }
    }

    /// The shape of the mouse over the board, as style sheets name it.
    pub fn mouse_shape(&self) -> &'static str {
        self.table.as_ref().map_or("default", Table::mouse_shape)
    }

    /// The picture on the canvas.
    pub fn draw(&self, now: Millis) -> DisplayList {
        let theme = self.theme();
        if self.table.is_none() {
            let session = self.backdrop.get_or_init(backdrop).clone();
            let table = session.map(|session| Table::new(session, self.layout.clone(), true));
            return table
                .map(|table| table.draw_still(&theme))
                .unwrap_or_default();
        }
        self.table
            .as_ref()
            .map(|table| table.draw(&theme, now))
            .unwrap_or_default()
    }

    /// The question to a person in front of the screen.
    pub fn question(&self) -> Option<Question> {
        self.table.as_ref()?.question()
    }
}

/// A board laid by computers.
fn backdrop() -> Option<Session> {
    let mut seating = Seating::against(3, Level::Greedy);
    seating.set_control(Seat(0), Control::Computer(Level::Greedy));
    let setup = Setup::base(Edition::Current, seating.seats()).with_set(TileSet::River);
    let mut session = Session::new(setup, seating, 20).ok()?;
    while session.game().board().placed().len() < 60 {
        let action = ai::choose(session.game(), 1, Level::Greedy)?;
        session.act(action).ok()?;
    }
    Some(session)
}
