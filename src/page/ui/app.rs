//! The page as a whole: a table or none, a dialog or none, and what the browser is asked to do.

use std::cell::OnceCell;

use super::focus::{Focus, Means};
use super::form::Form;
use super::keep::Shelf;
use super::notice::Notice;
use super::preferences::System;
use super::rulebook::Rulebook;
use super::settings::{SettingChange, Settings};
use super::sitting::Sitting;
use super::stage::any_session::Opened;
use super::stage::cards::Touched;
use super::stage::input::{Device, Input};
use super::stage::sound::Sound;
use super::stage::tiles::tooltip::{Note, Preview};
use super::stage::{AnyStage, CardStage, Held, OnScreen, TileStage};
use super::voice::Voice;
use crate::messages::{Company, Language, Texts, texts};
use engine::ai;
use engine::cards::{self, Suit};
use engine::rules::{Edition, Question, Setup};
use engine::session::{Control, Level, Seating, Session};
use engine::table::{Chapter, Kind, RuleId, Seat};
use engine::tiles::TileSet;
use view::scene::answers::Piece;
use view::scene::display::DisplayList;
use view::scene::layout::Layout;
use view::scene::tween::Millis;

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

/// The page.
pub struct App {
    pub(super) texts: &'static dyn Texts,
    pub(super) layout: Layout,
    /// The language of the browser.
    pub(super) native: Language,
    pub(super) system: System,
    pub(super) settings: Settings,
    pub(super) shown: OnScreen,
    pub(super) sitting: Sitting,
    pub(super) dialog: Option<Dialog>,
    /// The dialog that comes back when the one in front is closed.
    pub(super) behind: Option<Dialog>,
    pub(super) form: Form,
    pub(super) notices: Vec<Notice>,
    /// What screen readers are told.
    pub(super) voice: Voice,
    /// Where the focus belongs.
    pub(super) focus: Focus,
    pub(super) around: Around,
    /// A number by chance, for the seed of the next game.
    pub(super) chance: u64,
    /// The rules in words.
    pub(super) rulebook: Rulebook,
    pub(super) shelf: Shelf,
    /// A game nobody plays, to look at behind the first dialog.
    backdrop: OnceCell<Option<Session>>,
    effects: Vec<Effect>,
}

/// What is open around the board.
#[derive(Debug, Default)]
pub(super) struct Around {
    /// Whether the log is, where there is no room for it beside the board.
    pub(super) log: bool,
    /// Whether the list of tiles still to come is.
    pub(super) remaining: bool,
    /// Whether the score track is, where there is no room for it at all times: how much persons had decided by then.
    pub(super) track: Option<u32>,
    /// Whether the menu is, where there is little room.
    pub(super) menu: bool,
}

/// What a hand over the board can change around it, whichever game it is.
#[derive(PartialEq)]
struct Told {
    table: ToldOf,
    menu: bool,
    means: Means,
    epoch: u64,
    refusal: Option<Millis>,
    notices: usize,
    effects: usize,
}

/// The same of the game that is played.
#[derive(PartialEq)]
enum ToldOf {
    Tiles {
        note: Option<Note>,
        preview: Option<Preview>,
        holds: bool,
        listed: Option<usize>,
        piece: Piece,
        tile: usize,
    },
    Cards {
        chosen: Option<Held>,
        over: Option<Suit>,
        carries: bool,
    },
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
            shown: OnScreen::Nothing,
            sitting: Sitting::default(),
            dialog: Some(Dialog::NewGame),
            behind: None,
            form: Form::default(),
            notices: Vec::new(),
            voice: Voice::default(),
            focus: Focus::default(),
            around: Around::default(),
            chance,
            rulebook: Rulebook::default(),
            shelf: Shelf::default(),
            backdrop: OnceCell::new(),
            effects: Vec::new(),
        }
    }

    /// The game on the screen, whichever it is.
    pub(super) fn played(&self) -> Option<&dyn AnyStage> {
        self.shown.any()
    }

    /// The game on the screen.
    pub const fn table(&self) -> Option<&TileStage> {
        self.shown.tiles()
    }

    /// The game of cards on the screen.
    pub const fn card_table(&self) -> Option<&CardStage> {
        self.shown.cards()
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
        self.set(SettingChange::Language(Some(language)));
    }

    /// Begins the game of the form. Says nothing and does nothing when it cannot be played.
    pub fn begin(&mut self, now: Millis) {
        let seed = self.form.seed(self.chance);
        self.chance = self
            .chance
            .wrapping_mul(0x5851_F42D_4C95_7F2D)
            .wrapping_add(0x1405_7B7E_F767_814F);
        let seating = self.form.seating.clone();
        let begun: Option<Opened> = match self.form.kind {
            Kind::Tiles => Session::new(self.form.setup(), seating, seed)
                .ok()
                .map(|session: Session| session.into()),
            Kind::Cards => Session::new(self.form.card_setup(), seating, seed)
                .ok()
                .map(|session: Session<cards::Game>| session.into()),
        };
        if let Some(opened) = begun {
            self.effects.push(Effect::NewSave);
            self.open(opened, now);
            self.effects.push(Effect::Save);
        }
    }

    /// Puts a game on the screen.
    pub fn open(&mut self, opened: impl Into<Opened>, now: Millis) {
        self.bring(opened.into(), "", now);
    }

    /// Puts a game on the screen; something is said before who goes on in it.
    pub(super) fn bring(&mut self, opened: Opened, before: &str, now: Millis) {
        // What could not be opened is past when something else was, and a text is of the game it was asked of.
        self.forget_the_game_before();
        self.form = Form::of(&opened);
        self.sitting = Sitting::of(opened.epoch());
        let over = opened.is_over();
        self.shown = OnScreen::of(opened, self.layout.clone(), self.calm());
        let preferences = self.settings.for_stage(self.calm());
        if let Some(table) = self.shown.any_mut() {
            table.obey(preferences);
        }
        self.word();
        self.behind = None;
        self.around.track = None;
        self.dialog = over.then_some(Dialog::End);
        self.refocus();
        self.greet(before);
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
        self.sitting.answer = None;
        if let Some(table) = self.shown.any_mut() {
            table.lock(now);
        }
    }

    /// Takes in where things are on the screen.
    pub fn lay_out(&mut self, layout: Layout, now: Millis) {
        self.layout = layout.clone();
        if let Some(table) = self.shown.any_mut() {
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
        if let Input::Down { device, .. } = input {
            self.point_with(device);
            self.around.menu = false;
        }
        if let Input::Move { device, at, .. } = input
            && device == Device::Mouse
        {
            self.roam(at);
        }
        let mut taps = false;
        let lifts = matches!(input, Input::Up { .. });
        match &mut self.shown {
            OnScreen::Tiles(table) => {
                taps = lifts && table.taps();
                table.input(input, now);
            }
            OnScreen::Cards(table) => {
                taps = lifts && table.taps();
                if table.input(input, now) == Touched::RowAlone {
                    self.tell(self.texts.choose_card_first().to_string(), now);
                }
            }
            OnScreen::Nothing => {}
        }
        self.settle(now);
        let hurried = taps && self.hurry(now);
        hurried || before != self.told_around()
    }

    /// Everything around the board that a hand over the board can change.
    fn told_around(&self) -> Option<Told> {
        let table = match &self.shown {
            OnScreen::Nothing => return None,
            OnScreen::Tiles(table) => ToldOf::Tiles {
                note: table.note().copied(),
                preview: table.preview(),
                holds: table.holds_tile(),
                listed: table.pointed(),
                piece: table.piece_offered(),
                tile: table.chosen_tile(),
            },
            OnScreen::Cards(table) => ToldOf::Cards {
                chosen: table.chosen(),
                over: table.over(),
                carries: table.carries(),
            },
        };
        let played = self.played()?;
        Some(Told {
            table,
            menu: self.around.menu,
            means: self.means(),
            epoch: played.epoch(),
            refusal: played.refused(),
            notices: self.notices.len(),
            effects: self.effects.len(),
        })
    }

    /// Does what is due: ends movements, lets a computer act.
    /// Returns whether anything is to be said or drawn differently.
    pub fn tick(&mut self, now: Millis) -> bool {
        let mut changed = self.shown.any_mut().is_some_and(|table| table.tick(now));
        changed |= self.play_answer(now);
        changed |= self.tick_toast(now);
        self.settle(now);
        changed
    }

    /// When [`App::tick`] is to be called next although nothing moves.
    pub fn wake(&self) -> Option<Millis> {
        let table = self.played().and_then(AnyStage::wake);
        let shown = self.sitting.toast.as_ref().map(|toast| toast.until);
        [self.due(), table, shown, self.last_seen()]
            .into_iter()
            .flatten()
            .min_by(f64::total_cmp)
    }

    /// The names at the table.
    pub(super) fn company(&self) -> Option<Company> {
        let sat = self.played()?;
        Some(Company::new(self.texts, sat.seating()))
    }

    /// What the browser is asked to do, once.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Whether something moves.
    pub fn is_moving(&self, now: Millis) -> bool {
        self.played().is_some_and(|table| table.is_moving(now))
    }

    /// What the picture on the canvas is, in words.
    pub fn board_label(&self) -> String {
        let board = self.texts.board();
        if let Some(table) = self.shown.cards() {
            return self.label_of_cards(table);
        }
        match self.shown.tiles() {
            Some(table) => {
                let left = u32::from(table.game().stack().left());
                format!("{board}. {}", self.texts.tiles_left(left))
            }
            None => board.to_string(),
        }
    }

    /// The shape of the mouse over the board, as style sheets name it.
    pub fn mouse_shape(&self) -> &'static str {
        self.played().map_or("default", AnyStage::mouse_shape)
    }

    /// The picture on the canvas.
    pub fn draw(&self, now: Millis) -> DisplayList {
        let theme = self.theme();
        if !self.shown.has_game() {
            let session = self.backdrop.get_or_init(backdrop).clone();
            let table = session.map(|session| TileStage::new(session, self.layout.clone(), true));
            return table
                .map(|table| table.draw_still(&theme))
                .unwrap_or_default();
        }
        self.played()
            .map(|table| table.draw(&theme, now))
            .unwrap_or_default()
    }

    /// The question to a person in front of the screen.
    pub fn question(&self) -> Option<Question> {
        self.shown.tiles()?.question()
    }
}

/// A board laid by computers.
fn backdrop() -> Option<Session> {
    let mut seating = Seating::against(3, Level::Greedy);
    seating.set_control(Seat(0), Control::Computer(Level::Greedy));
    let setup = Setup::base(Edition::Current, seating.seats()).with_set(TileSet::River);
    let mut session: Session = Session::new(setup, seating, 20).ok()?;
    while session.game().board().placed().len() < 60 {
        let action = ai::choose(session.game(), 1, Level::Greedy)?;
        session.act(action).ok()?;
    }
    Some(session)
}
