//! The context shared by all features: the current game, settings, the open dialog, announcements, and the effects requested from
//! the browser code.

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
pub mod narration;
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
pub mod thinking;
pub mod toast;
pub mod toasts;
pub mod undo;
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

/// The context shared by all features.
pub struct Context {
    pub(crate) layout: Layout,
    pub(crate) settings: ActiveSettings,
    pub(crate) stage: Option<AnyStage>,
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

    /// A page without a game, in a browser of this language: the form of a new game is open.
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
