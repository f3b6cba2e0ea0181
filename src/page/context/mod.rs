//! What every feature of the page may look at and change: the game on the screen, settings, the dialog in front, what is said,
//! and what the browser is asked to do.

pub mod action_text;
pub mod active_game;
pub mod active_settings;
pub mod advice;
pub mod announcer;
pub mod board;
pub mod bundle;
pub mod by_link;
pub mod card_advice;
pub mod chapters;
pub mod claims;
pub mod clock;
pub mod copied;
pub mod copying;
pub mod dialogs;
pub mod disclosure;
pub mod drafting;
pub mod effects;
pub mod ending;
pub mod focus;
pub mod goals;
pub mod highlight;
pub mod hindrance;
pub mod holdings;
pub mod idle;
pub mod keys;
pub mod notices;
pub mod odds;
pub mod panels;
pub mod question;
pub mod refusals;
pub mod remarks;
pub mod rounds;
pub mod rulebook;
pub mod save_list;
pub mod saved;
pub mod settings;
pub mod steering;
pub mod surroundings;
pub mod take_back;
pub mod telling;
pub mod thinking;
pub mod toast;
pub mod toasts;
pub mod widgets;

use crate::context::active_game::ActiveGame;
use crate::context::active_settings::ActiveSettings;
use crate::context::announcer::Announcer;
use crate::context::board::EmbeddedBoard;
use crate::context::copied::Copied;
use crate::context::dialogs::{Dialog, Dialogs};
use crate::context::drafting::Drafting;
use crate::context::effects::Effects;
use crate::context::focus::Focus;
use crate::context::notices::Notices;
use crate::context::panels::Panels;
use crate::context::rulebook::Rulebook;
use crate::context::save_list::SaveList;
use crate::context::surroundings::Surroundings;
use crate::elements::picture::PictureForm;
use crate::messages::Language;
use crate::stage::{AnyStage, CardStage, TileStage};
use engine::table::Kind;
use view::scene::layout::Layout;
use view::scene::tween::Millis;

/// What all features share.
pub struct Context {
    /// Where things are on the screen.
    pub(crate) layout: Layout,
    pub(crate) settings: ActiveSettings,
    /// The game on the screen.
    pub(crate) stage: Option<AnyStage>,
    pub(crate) active: ActiveGame,
    pub(crate) dialogs: Dialogs,
    pub(crate) notices: Notices,
    pub(crate) announcer: Announcer,
    pub(crate) focus: Focus,
    pub(crate) panels: Panels,
    /// Whether the page can be seen.
    pub(crate) visible: bool,
    /// What was just copied, and until when its button says so.
    pub(crate) copied: Option<(Copied, Millis)>,
    pub(crate) effects: Effects,
    /// How the board differs from our own page; not at all there.
    pub(crate) board: Option<EmbeddedBoard>,
    /// The position that is drawn up in the workshop, while that is open: the game waits behind it.
    pub(crate) drafting: Option<Drafting>,
    /// The game in the form of a new one.
    pub(crate) offered_kind: Kind,
    /// Whether a messenger carries turns to others, rather than links.
    pub(crate) in_chat: bool,
    /// The state of the game on the screen that goes to the chat, and when.
    pub(crate) chat_due: Option<(u64, Millis)>,
    /// The state of the game on the screen for which a link that brings the turn to others was made.
    pub(crate) offered_turn: Option<u64>,
    pub(crate) around: Surroundings,
    /// How the next picture is to be.
    pub(crate) picture: PictureForm,
    pub(crate) rulebook: Rulebook,
    pub(crate) save_list: SaveList,
}

impl Context {
    /// The game on the screen, whichever it is.
    pub(crate) fn any_stage(&self) -> Option<&AnyStage> {
        self.stage.as_ref()
    }

    /// The tile game on the screen, if it is one.
    pub fn tile_stage(&self) -> Option<&TileStage> {
        self.stage.as_ref().and_then(AnyStage::tiles)
    }

    /// The card game on the screen, if it is one.
    pub fn card_stage(&self) -> Option<&CardStage> {
        self.stage.as_ref().and_then(AnyStage::cards)
    }

    /// The tile game on the screen, to be changed.
    pub(crate) fn tile_stage_mut(&mut self) -> Option<&mut TileStage> {
        self.stage.as_mut().and_then(AnyStage::tiles_mut)
    }

    /// The card game on the screen, to be changed.
    pub(crate) fn card_stage_mut(&mut self) -> Option<&mut CardStage> {
        self.stage.as_mut().and_then(AnyStage::cards_mut)
    }

    /// Without a game, for a browser of this language: the form of a new one is in front.
    pub fn new(browser_language: Language) -> Self {
        Context {
            layout: Layout::default(),
            settings: ActiveSettings::new(browser_language),
            stage: None,
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
}
