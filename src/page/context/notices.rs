//! Notices at the top of the page, which stay until dismissed, with buttons for what to do about them.

use crate::context::effects::Effect;
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::{GivenOut, Intent, SavesIntent, ShareIntent};
use crate::messages::{Brought, Loss, Texts, sentences};
use crate::stage::any_session::LoadError;
use engine::link::LinkError;

/// A notice at the top of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// There is no storage space left.
    StorageFull,
    /// The browser forbids the page to save.
    StorageForbidden,
    /// Saving failed although the browser allows it.
    StorageFails,
    /// Saved games have disappeared.
    GamesLost(Loss),
    /// A saved game is unreadable. It stays in the store.
    Unreadable {
        /// Its id in the store.
        id: String,
        /// Where it becomes invalid.
        error: LoadError,
    },
    /// The page failed to load with this game, so it started without it.
    LeftOut {
        /// Its id in the store.
        id: String,
        /// The names of its players.
        title: String,
    },
    /// A file, a pasted text or an address contains no game.
    NotOpened(LoadError),
    /// A link arrived while another game is being played.
    LinkOffered(String),
    /// The address holds a later state of the current game.
    FurtherOffered(String),
    /// The address holds an earlier state of the current game.
    EarlierOffered(String),
    /// A picture contains no game.
    NoGameInPicture,
    /// The chat is about another game than the current one.
    ChatGame(String),
    /// A turn was played in two versions in the chat, and everybody continues with the other one.
    ChatDecided,
    /// A link contained a setup.
    DeckReceived,
    /// A link is unreadable.
    BadLink(LinkError),
    /// Replaying the game of a link had another outcome here.
    OtherOutcome,
    /// A link brings a turn that is known already.
    TurnKnown,
    /// A link brings a game that is further on here.
    TurnOlder,
    /// A link brings a different turn from the one played here.
    PlayedTwice(String),
    /// A link brings a turn of this player, who has declined the draw that was offered here.
    DrawDeclined(String),
    /// The browser does not allow copying.
    CopyFailed,
    /// The browser could not paint a picture.
    PictureFailed,
    /// The site does not provide the program as one file.
    NoOneFile,
    OtherTab,
    /// A computer player has failed.
    ComputerFailed,
    /// A text to export contains secret hands of a running game: the current one, or a saved one.
    GivesAway(Effect),
    /// A text was not exported because it contains secret hands of several people, and it is unclear who is at the screen.
    Covered(Effect),
    /// Saved games that were not exported with the others because of secret hands of several people.
    GamesWithheld(usize),
    /// The result of importing several games from one text.
    GamesBrought(Brought),
    /// A newer version of the page is waiting.
    NewerVersion,
    /// Why it still has to wait.
    UpdateWaits(UpdateHindrance),
}

/// Why a newer version of the page has to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UpdateHindrance {
    /// The old one is also open in other tabs or windows.
    OtherPages,
    /// A game could not be saved and would be lost.
    UnsavedGame,
}

impl Notice {
    pub fn text(&self, texts: &Texts) -> String {
        match self {
            Notice::StorageFull => texts.storage_full().to_string(),
            Notice::StorageForbidden => texts.storage_forbidden().to_string(),
            Notice::StorageFails => texts.storage_fails().to_string(),
            Notice::GamesLost(loss) => texts.lost(*loss),
            Notice::Unreadable { error, .. } => {
                let broken = texts.broken_save(&error.sentence(texts));
                format!("{broken} {}", texts.unreadable_kept())
            }
            Notice::LeftOut { title, .. } => texts.left_out(title),
            Notice::NotOpened(error) => texts.broken_import(&error.sentence(texts)),
            Notice::LinkOffered(_) => texts.link_offered().to_string(),
            Notice::FurtherOffered(_) => texts.link_further().to_string(),
            Notice::EarlierOffered(_) => texts.link_earlier().to_string(),
            Notice::NoGameInPicture => texts.no_game_in_picture().to_string(),
            Notice::ChatGame(_) => texts.chat_game().to_string(),
            Notice::ChatDecided => texts.chat_decided().to_string(),
            Notice::DeckReceived => texts.deck_received().to_string(),
            Notice::BadLink(error) => sentences::link_fault(texts, *error).to_string(),
            Notice::OtherOutcome => texts.link_other_outcome().to_string(),
            Notice::TurnKnown => texts.turn_known().to_string(),
            Notice::TurnOlder => texts.turn_older().to_string(),
            Notice::PlayedTwice(_) => texts.played_twice().to_string(),
            Notice::DrawDeclined(name) => texts.declines_draw(name),
            Notice::CopyFailed => texts.copy_failed().to_string(),
            Notice::NoOneFile => texts.no_one_file().to_string(),
            Notice::PictureFailed => texts.picture_failed().to_string(),
            Notice::OtherTab => texts.other_tab().to_string(),
            Notice::ComputerFailed => texts.computer_failed().to_string(),
            Notice::GivesAway(Effect::ExportAll(_)) => texts.gives_away_some().to_string(),
            Notice::GivesAway(_) => texts.gives_away().to_string(),
            Notice::Covered(Effect::ExportSaved(_) | Effect::ShareSaved(_)) => {
                texts.not_given_from_list().to_string()
            }
            Notice::Covered(_) => texts.nothing_given_out().to_string(),
            Notice::GamesWithheld(count) => texts.games_withheld(whole(*count)),
            Notice::GamesBrought(brought) => texts.games_brought(*brought),
            Notice::NewerVersion => texts.newer_version().to_string(),
            Notice::UpdateWaits(UpdateHindrance::OtherPages) => {
                texts.update_needs_one_page().to_string()
            }
            Notice::UpdateWaits(UpdateHindrance::UnsavedGame) => {
                texts.update_loses_game().to_string()
            }
        }
    }

    /// The icon beside it: a warning, unless nothing is wrong.
    pub const fn icon(&self) -> Icon {
        match self {
            Notice::GamesBrought(_) | Notice::TurnKnown | Notice::TurnOlder => Icon::Done,
            Notice::DrawDeclined(_) => Icon::Draw,
            Notice::NewerVersion => Icon::Again,
            _ => Icon::Warning,
        }
    }

    /// The buttons beside it: labels and intents.
    pub fn remedies(&self, texts: &Texts) -> Vec<(&'static str, Intent)> {
        let export = || (texts.export(), Intent::Command(Command::Export));
        match self {
            Notice::StorageFull => {
                let games = Intent::Command(Command::SavedGames);
                vec![export(), (texts.saved_games(), games)]
            }
            Notice::StorageForbidden
            | Notice::StorageFails
            | Notice::CopyFailed
            | Notice::PictureFailed
            | Notice::NoOneFile => vec![export()],
            Notice::Unreadable { id, .. } => {
                let export = SavesIntent::Export(id.as_str().into());
                vec![(texts.export(), Intent::Saves(export))]
            }
            Notice::LeftOut { id, .. } => {
                let games = Intent::Command(Command::SavedGames);
                let export = Intent::Saves(SavesIntent::Export(id.as_str().into()));
                vec![(texts.saved_games(), games), (texts.export(), export)]
            }
            Notice::OtherTab => vec![(texts.reload(), Intent::Reload)],
            Notice::GivesAway(Effect::SaveAsOneFile) => {
                let given = Intent::GiveOut(GivenOut::OneFile);
                vec![(texts.save_as_one_file(), given)]
            }
            Notice::GivesAway(Effect::Copy) => {
                vec![(texts.copy_game(), Intent::GiveOut(GivenOut::Copy))]
            }
            Notice::GivesAway(Effect::SavePicture) => {
                let picture = Intent::GiveOut(GivenOut::Picture);
                vec![(texts.save_picture(), picture)]
            }
            Notice::GivesAway(Effect::ShareSaved(id)) => {
                let saved = GivenOut::SharedSave(id.as_str().into());
                vec![(texts.share(), Intent::GiveOut(saved))]
            }
            Notice::GivesAway(Effect::ExportSaved(id)) => {
                let saved = GivenOut::Saved(id.as_str().into());
                vec![(texts.export(), Intent::GiveOut(saved))]
            }
            Notice::GivesAway(Effect::ExportAll(_)) => {
                vec![(texts.export_all(), Intent::GiveOut(GivenOut::All))]
            }
            Notice::GivesAway(_) => vec![(texts.export(), Intent::GiveOut(GivenOut::Export))],
            Notice::LinkOffered(_) | Notice::FurtherOffered(_) | Notice::EarlierOffered(_) => {
                vec![(texts.open_link(), Intent::Share(ShareIntent::Open))]
            }
            Notice::ChatGame(_) => {
                vec![(texts.open_chat_game(), Intent::Share(ShareIntent::Open))]
            }
            Notice::PlayedTwice(_) => vec![
                (texts.keep_here(), Intent::Share(ShareIntent::KeepHere)),
                (texts.take_other(), Intent::Share(ShareIntent::TakeOther)),
            ],
            Notice::GamesBrought(_) | Notice::GamesLost(_) => {
                vec![(texts.saved_games(), Intent::Command(Command::SavedGames))]
            }
            Notice::NewerVersion | Notice::UpdateWaits(UpdateHindrance::OtherPages) => {
                vec![(texts.update(), Intent::Update)]
            }
            Notice::UpdateWaits(UpdateHindrance::UnsavedGame) => vec![export()],
            Notice::NotOpened(_)
            | Notice::NoGameInPicture
            | Notice::ComputerFailed
            | Notice::Covered(_)
            | Notice::ChatDecided
            | Notice::DeckReceived
            | Notice::BadLink(_)
            | Notice::OtherOutcome
            | Notice::TurnKnown
            | Notice::TurnOlder
            | Notice::DrawDeclined(_)
            | Notice::GamesWithheld(_) => Vec::new(),
        }
    }
}

/// A count as messages take it.
fn whole(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
