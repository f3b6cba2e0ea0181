//! Sentences at the top of the page that stay until they are put away, each with what can be done about it.

use crate::context::effects::Effect;
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::{GivenOut, Intent, SavesIntent, ShareIntent};
use crate::messages::{Brought, Loss, Texts, sentences};
use crate::stage::any_session::LoadError;
use engine::link::LinkError;

/// A sentence at the top of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// There is no room left to save.
    StorageFull,
    /// The browser does not let the page save.
    StorageForbidden,
    /// The browser should save and does not.
    StorageFails,
    /// Saved games were gone.
    GamesLost(Loss),
    /// A saved game cannot be read. It stays where it is.
    Unreadable {
        /// Its name in the store.
        id: String,
        /// Where it stops making sense.
        error: LoadError,
    },
    /// The page did not come up with this game, so it began without.
    LeftOut {
        /// Its name in the store.
        id: String,
        /// Who plays it.
        title: String,
    },
    /// A file, a pasted text or an address is no game.
    NotOpened(LoadError),
    /// A link came while a game is played.
    LinkOffered(String),
    /// The address holds the game on the screen, further on.
    FurtherOffered(String),
    /// The address holds an earlier state of the game on the screen.
    EarlierOffered(String),
    /// A picture has no game in it.
    NoGameInPicture,
    /// In the chat another game goes on than the one on the screen.
    ChatGame(String),
    /// In the chat a turn was played in two ways, and all go on with the other one.
    ChatDecided,
    /// A link brought a setup.
    DeckReceived,
    /// A link cannot be read.
    BadLink(LinkError),
    /// The game of a link has become another one here.
    OtherOutcome,
    /// A link brings a turn that is here already.
    TurnKnown,
    /// A link brings a game that has gone on here.
    TurnOlder,
    /// A link brings another turn than the one that was played here.
    PlayedTwice(String),
    /// The browser does not let the page copy.
    CopyFailed,
    /// The browser could not paint a picture.
    PictureFailed,
    /// The site does not have the program as one file.
    NoOneFile,
    /// The game was changed in another tab.
    OtherTab,
    /// A computer player broke off.
    ComputerFailed,
    /// The text of a game that goes on holds hands that are secret: of the one on the screen in a file or as a copy, or
    /// of a saved one.
    GivesAway(Effect),
    /// While nobody in particular is in front of the screen, no text of a game of several persons with secret hands is
    /// given out: of the one on the screen, or of a saved one.
    Covered(Effect),
    /// Saved games that stayed here when all were given out, because of the secret hands of several persons.
    GamesWithheld(usize),
    /// What became of several games of one text.
    GamesBrought(Brought),
    /// A newer version of the page waits.
    NewerVersion,
    /// It goes on waiting, and why.
    UpdateWaits(UpdateHindrance),
}

/// Why a newer version of the page has to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UpdateHindrance {
    /// The older one is open in other tabs or windows too.
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

    /// The drawing beside it: a warning, unless it tells something good.
    pub const fn icon(&self) -> Icon {
        match self {
            Notice::GamesBrought(_) | Notice::TurnKnown | Notice::TurnOlder => Icon::Done,
            Notice::NewerVersion => Icon::Again,
            _ => Icon::Warning,
        }
    }

    /// Buttons beside it: what they are called and what they run.
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
            | Notice::GamesWithheld(_) => Vec::new(),
        }
    }
}

/// The sentences that are shown, the oldest first; none of them twice.
#[derive(Debug, Default)]
pub struct Notices(Vec<Notice>);

impl Notices {
    /// Adds one. Of saving the last is said only.
    pub fn add(&mut self, notice: Notice) {
        if is_of_saving(&notice) && !self.has(&notice) {
            self.forget_storage();
        }
        if !self.has(&notice) {
            self.0.push(notice);
        }
    }

    /// Whether it is shown.
    pub fn has(&self, notice: &Notice) -> bool {
        self.0.contains(notice)
    }

    /// All of them, the oldest first.
    pub fn all(&self) -> &[Notice] {
        &self.0
    }

    /// Takes back all but those.
    pub fn retain(&mut self, stays: impl FnMut(&Notice) -> bool) {
        self.0.retain(stays);
    }

    /// Takes back what was said of a text or a link that came in.
    pub fn forget_import(&mut self) {
        self.retain(|notice| {
            !matches!(
                notice,
                Notice::NotOpened(_)
                    | Notice::GamesBrought(_)
                    | Notice::LinkOffered(_)
                    | Notice::FurtherOffered(_)
                    | Notice::EarlierOffered(_)
                    | Notice::NoGameInPicture
                    | Notice::ChatGame(_)
                    | Notice::ChatDecided
                    | Notice::DeckReceived
                    | Notice::BadLink(_)
                    | Notice::OtherOutcome
                    | Notice::TurnKnown
                    | Notice::TurnOlder
                    | Notice::PlayedTwice(_)
            )
        });
    }

    /// Takes back what was said of a text that was to be given out.
    pub fn forget_giving_out(&mut self) {
        self.retain(|notice| {
            !matches!(
                notice,
                Notice::GivesAway(_) | Notice::Covered(_) | Notice::GamesWithheld(_)
            )
        });
    }

    /// Takes back what was said of another game than the one that comes to the screen.
    pub fn forget_game(&mut self) {
        self.forget_giving_out();
        self.forget_import();
    }

    /// Takes back that saving failed.
    pub fn forget_storage(&mut self) {
        self.retain(|notice| !is_of_saving(notice));
    }

    /// Takes back the one of this index, if there is one.
    pub fn dismiss(&mut self, index: usize) {
        if index < self.0.len() {
            self.0.remove(index);
        }
    }
}

/// Whether it says that games cannot be saved.
const fn is_of_saving(notice: &Notice) -> bool {
    matches!(
        notice,
        Notice::StorageFull | Notice::StorageForbidden | Notice::StorageFails
    )
}

/// A number of things as sentences take it.
fn whole(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
