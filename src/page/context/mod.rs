//! The context shared by all features: the current game, settings, the open dialog, announcements, and the effects requested from
//! the browser code.

pub mod active_game;
pub mod active_settings;
pub mod announcer;
pub mod aside;
pub mod board;
pub mod bundle;
pub mod by_link;
pub mod clock;
pub mod copied;
pub mod dialogs;
pub mod disclosure;
pub mod drafting;
pub mod effects;
pub mod ending;
pub mod focus;
pub mod idle;
pub mod keys;
pub mod notice_list;
pub mod notices;
pub mod panels;
pub mod rounds;
pub mod rulebook;
pub mod save_list;
pub mod saved;
pub mod series;
pub mod settings;
pub mod settled;
pub mod spoilers;
pub mod steering;
pub mod surroundings;
pub mod thinking;
pub mod toasts;

use crate::context::active_game::ActiveGame;
use crate::context::active_settings::ActiveSettings;
use crate::context::announcer::Announcer;
use crate::context::aside::Aside;
use crate::context::board::EmbeddedBoard;
use crate::context::copied::Copied;
use crate::context::dialogs::{Dialog, Dialogs};
use crate::context::drafting::Drafting;
use crate::context::effects::{Effect, Effects};
use crate::context::focus::Focus;
use crate::context::notice_list::Notices;
use crate::context::panels::Panels;
use crate::context::rulebook::Rulebook;
use crate::context::save_list::SaveList;
use crate::context::surroundings::Surroundings;
use crate::elements::picture::PictureForm;
use crate::messages::{Language, PlayerNames, Texts, texts};
use crate::stage::{AnyGame, AnyStage, CardStage, TileStage, for_both};
use engine::rules::Edition;
use engine::table::{Kind, Seat};
use view::scene::layout::Layout;
use view::scene::tween::Millis;

/// The context shared by all features.
pub struct Context {
    pub(crate) layout: Layout,
    pub(crate) settings: ActiveSettings,
    pub(crate) stage: Option<AnyStage>,
    /// The game that was put aside for the one on the screen, which is only tried out.
    pub(crate) aside: Option<Box<Aside>>,
    pub(crate) active: ActiveGame,
    pub(crate) dialogs: Dialogs,
    pub(crate) notices: Notices,
    pub(crate) announcer: Announcer,
    pub(crate) focus: Focus,
    pub(crate) panels: Panels,
    /// Whether the page is visible.
    pub(crate) visible: bool,
    /// What was just copied, and until when its button confirms it.
    pub(crate) copied: Option<(Copied, Millis)>,
    pub(crate) effects: Effects,
    /// The embedded board; none on our own page.
    pub(crate) board: Option<EmbeddedBoard>,
    /// The state of the workshop while it is open: the game waits behind it.
    pub(crate) drafting: Option<Drafting>,
    /// The kind of game in the form of a new game.
    pub(crate) offered_kind: Kind,
    /// Whether turns are sent through a messenger instead of links.
    pub(crate) in_chat: bool,
    /// The epoch whose turn is about to be sent to the chat, and when.
    pub(crate) chat_due: Option<(u64, Millis)>,
    /// The epoch for which a link that passes on the turn was made.
    pub(crate) offered_turn: Option<u64>,
    pub(crate) around: Surroundings,
    /// The options for the next picture.
    pub(crate) picture: PictureForm,
    pub(crate) rulebook: Rulebook,
    pub(crate) save_list: SaveList,
}

impl Context {
    /// The stage, whichever game it shows.
    pub(crate) fn any_stage(&self) -> Option<&AnyStage> {
        self.stage.as_ref()
    }

    pub fn tile_stage(&self) -> Option<&TileStage> {
        self.stage.as_ref().and_then(AnyStage::tiles)
    }

    pub fn card_stage(&self) -> Option<&CardStage> {
        self.stage.as_ref().and_then(AnyStage::cards)
    }

    pub(crate) fn tile_stage_mut(&mut self) -> Option<&mut TileStage> {
        self.stage.as_mut().and_then(AnyStage::tiles_mut)
    }

    pub(crate) fn card_stage_mut(&mut self) -> Option<&mut CardStage> {
        self.stage.as_mut().and_then(AnyStage::cards_mut)
    }

    /// Number of seats of the game; `None` without a game.
    pub fn seats(&self) -> Option<u8> {
        self.any_stage().map(AnyStage::seats)
    }

    /// The seat that is asked in front of the screen, with the epoch of the session.
    pub fn asked_here(&self) -> Option<(u64, Seat)> {
        let stage = self.any_stage().filter(|stage| stage.asks())?;
        Some((stage.epoch(), stage.asked_seat()?))
    }

    pub fn shows_cards(&self) -> bool {
        self.card_stage().is_some()
    }

    pub fn is_over(&self) -> bool {
        self.any_stage().is_some_and(AnyStage::is_over)
    }

    /// Whether a game is on the screen that has not ended, by its rules or before.
    pub fn goes_on(&self) -> bool {
        let goes_on = self.active.settled.is_none();
        self.any_stage()
            .is_some_and(|stage| goes_on && !stage.is_over())
    }

    /// The game on the screen as text; never one that is only tried out.
    pub fn record(&self) -> Option<String> {
        self.kept_stage().map(|stage| stage.save())
    }

    /// The game as a seat sees it, with the seed for a computer player's choice among equals.
    pub fn seen_by(&self, seat: Seat) -> Option<(u64, AnyGame)> {
        let stage = self.stage.as_ref()?;
        Some((stage.seed(), stage.seen_by(seat)))
    }

    /// A page without a game, in a browser of this language: the form of a new game is open.
    pub fn new(browser_language: Language) -> Self {
        Context {
            layout: Layout::default(),
            settings: ActiveSettings::new(browser_language),
            stage: None,
            aside: None,
            active: ActiveGame::default(),
            dialogs: Dialogs::only(Some(Dialog::NewGame)),
            notices: Notices::default(),
            announcer: Announcer::default(),
            focus: Focus::default(),
            panels: Panels::default(),
            visible: true,
            copied: None,
            effects: Effects::default(),
            board: None,
            drafting: None,
            offered_kind: Kind::Tiles,
            in_chat: false,
            chat_due: None,
            offered_turn: None,
            around: Surroundings::default(),
            picture: PictureForm::default(),
            rulebook: Rulebook::default(),
            save_list: SaveList::default(),
        }
    }

    pub fn show_dialog(&mut self, dialog: Dialog) {
        self.dialogs.show(dialog);
    }

    pub const fn dialog(&self) -> Option<Dialog> {
        self.dialogs.front()
    }

    pub fn language(&self) -> Language {
        self.settings.language()
    }

    /// All texts of the page, in its language and with the terms of the current edition (ED-09).
    pub(crate) fn texts(&self) -> &'static Texts {
        let texts = texts(self.settings.language());
        match self.edition() {
            Some(edition) => texts.in_edition(edition),
            None => texts,
        }
    }

    /// The edition of what is shown.
    pub(crate) fn edition(&self) -> Option<Edition> {
        if let Some(drafting) = self.drafting {
            return Some(drafting.edition);
        }
        let stage = self.tile_stage()?;
        Some(stage.game().setup().edition)
    }

    /// The kind of the current game, or else of the one in the form.
    pub(crate) const fn game_kind(&self) -> Kind {
        if self.drafting.is_some() {
            return Kind::Tiles;
        }
        match self.stage {
            Some(AnyStage::Tiles(_)) => Kind::Tiles,
            Some(AnyStage::Cards(_)) => Kind::Cards,
            None => self.offered_kind,
        }
    }

    /// Hides the refusal at the next action: it was read.
    pub(crate) fn put_refusal_away(&mut self) {
        if let Some(stage) = self.stage.as_mut() {
            stage.put_refusal_away();
        }
    }

    /// The names of the players.
    pub(crate) fn player_names(&self) -> Option<PlayerNames> {
        let stage = self.any_stage()?;
        Some(PlayerNames::new(self.texts(), stage.seating()))
    }

    /// Takes all requested effects.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        self.effects.take()
    }

    /// Called before the end of a press, with its length in milliseconds.
    pub fn end_press(&mut self, lasted: Millis) {
        if let Some(stage) = self.tile_stage_mut() {
            stage.end_press(lasted);
        }
    }

    /// Whether a piece of the game is dragged over the board.
    pub(crate) fn carries(&self) -> bool {
        let stage = self.stage.as_ref();
        stage.is_some_and(|stage| for_both!(stage, one => one.gesture().carries()))
    }

    /// Whether the fingers that are down belong to the board and must not scroll the page.
    pub fn holds_fingers(&self) -> bool {
        let stage = self.stage.as_ref();
        stage.is_some_and(|stage| for_both!(stage, one => one.gesture().holds_fingers()))
    }
}
