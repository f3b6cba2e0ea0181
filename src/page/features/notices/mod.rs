//! Sentences at the top of the page that stay until they are put away, each with what can be done about it.

pub(crate) mod list;

use crate::app::{Dialog, Effect, Shell};
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::{GivenOut, Intent, SavesIntent, ShareIntent};
use crate::features::saves::saved::Saved;
use crate::messages::{Brought, Loss, Texts, sentences};
use crate::stage::AnyStage;
use crate::stage::any_session::LoadError;
use engine::link::LinkError;
use engine::table::Seat;

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
    /// The sentence.
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

impl Shell {
    /// Tells the page something that went wrong.
    pub fn add_notice(&mut self, notice: Notice) {
        if notice == Notice::StorageForbidden && self.is_kept_in_chat() {
            return;
        }
        self.notices.add(notice);
    }

    /// Tells that the page began without a game that failed to open.
    pub fn leave_out(&mut self, saved: &Saved) {
        self.add_notice(Notice::LeftOut {
            id: saved.id.clone(),
            title: saved.title(self.texts()),
        });
    }

    /// Whether a notice is shown.
    pub fn has_notice(&self, notice: &Notice) -> bool {
        self.notices.has(notice)
    }

    /// Takes back what is no longer so: the game is saved again.
    pub fn saves_again(&mut self) {
        self.notices.forget_storage();
    }
}

/// Takes back what was said of a text that is no game, when the dialog into which it was put has gone.
pub(crate) fn leave_saved_games(shell: &mut Shell, before: Option<Dialog>) {
    let was_open = before == Some(Dialog::SavedGames);
    if was_open && shell.dialogs.front() != Some(Dialog::SavedGames) {
        shell.notices.forget_import();
    }
}

/// Takes back what is over in this state of the session.
pub(crate) fn update_notices(shell: &mut Shell, epoch: u64) {
    let covered = shell
        .any_stage()
        .is_some_and(|stage| stage.covered_for().is_some());
    let over = shell.any_stage().is_some_and(|stage| stage.is_over());
    let went_on = shell.active.is_new(epoch);
    // While computers play, there is time to read and to answer.
    let decided = went_on && shell.any_stage().is_some_and(AnyStage::person_moved_last);
    shell.notices.retain(|notice| match notice {
        Notice::Covered(
            Effect::Export | Effect::SaveAsOneFile | Effect::Copy | Effect::SavePicture,
        ) => covered,
        Notice::GivesAway(
            Effect::Export | Effect::SaveAsOneFile | Effect::Copy | Effect::SavePicture,
        ) => !over && !covered && !decided,
        Notice::CopyFailed
        | Notice::NoOneFile
        | Notice::PictureFailed
        | Notice::NotOpened(_)
        | Notice::NoGameInPicture
        | Notice::GamesLost(_)
        | Notice::TurnKnown
        | Notice::TurnOlder
        | Notice::ChatDecided
        | Notice::GamesBrought(_)
        | Notice::GamesWithheld(_)
        | Notice::GivesAway(Effect::ExportAll(_)) => !decided,
        Notice::ComputerFailed => !went_on,
        _ => true,
    });
}

/// A newer version of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum NewerVersion {
    /// There is none.
    #[default]
    None,
    /// It was not told yet.
    Untold,
    /// It was told.
    Told,
}

impl Shell {
    /// A newer version of the page waits: that is told as soon as nobody is in the middle of a turn.
    pub fn offer_update(&mut self) {
        self.newer_version = NewerVersion::Untold;
        tell_newer_version(self);
    }
}

/// Tells between two turns that a newer version of the page waits.
pub(crate) fn tell_newer_version(shell: &mut Shell) {
    let stage = shell.any_stage();
    let rests = stage
        .is_none_or(|stage| stage.is_over() || stage.is_read_only() || stage.is_between_turns());
    if shell.newer_version == NewerVersion::Untold && rests && !shell.carries() {
        shell.newer_version = NewerVersion::Told;
        shell.add_notice(Notice::NewerVersion);
    }
}

/// A number of things as sentences take it.
fn whole(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// The sentence of a notice, under the names of those who play the game it is about.
pub(crate) fn notice_text(shell: &Shell, notice: &Notice) -> String {
    let text = notice.text(shell.texts());
    let title = match notice {
        Notice::GivesAway(effect) | Notice::Covered(effect) => title_of(shell, effect),
        _ => None,
    };
    let text = match notice {
        Notice::TurnKnown | Notice::TurnOlder => with_turn(shell, &text),
        _ => text,
    };
    match title {
        Some(title) => shell.texts().labelled(&title, &text),
        None => text,
    }
}

/// A sentence about the game on the screen, and whose turn it is there.
fn with_turn(shell: &Shell, text: &str) -> String {
    let asked = shell.any_stage().and_then(AnyStage::asked_seat);
    match asked.zip(shell.company()) {
        Some((seat, company)) => format!("{text} {}.", shell.texts().turn_of(company.name(seat))),
        None => format!("{text} {}", shell.texts().game_is_over()),
    }
}

/// Who plays the game that is to be given out.
fn title_of(shell: &Shell, given: &Effect) -> Option<String> {
    if let Effect::ExportSaved(id) | Effect::ShareSaved(id) = given {
        return shell.find_save(id).map(|saved| saved.title(shell.texts()));
    }
    if let Effect::ExportAll(_) = given {
        return None;
    }
    let (company, stage) = (shell.company()?, shell.any_stage()?);
    let seats = (0..stage.seats()).map(Seat);
    let names: Vec<&str> = seats.map(|seat| company.name(seat)).collect();
    Some(shell.texts().names(&names))
}
