//! Effects: what the browser code is asked to do.

use crate::context::bundle::Bundle;
use crate::elements::daily::DeckGame;
use crate::elements::workshop::WayOut;
use crate::messages::Language;
use crate::stage::sound::Sound;
use engine::session::Level;
use engine::table::{Chapter, Seat};

/// Whether a user who exports texts was warned that secret hands are in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandsWarning {
    NotYet,
    /// They were warned, and continue.
    Given,
}

/// The payload of a turn in the chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatTurn {
    /// The game, as a link without an address.
    pub link: String,
    /// The seat of the sender, from 0.
    pub seat: Option<u8>,
    /// The sender's address in the chat.
    pub sender: String,
}

/// Whether a link may replace another current game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replacing {
    /// Only after asking the user.
    Asks,
    /// The user wants it.
    Agreed,
}

/// What the browser keeps for the next visit besides games, each as a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    Settings,
    /// The draft of the workshop.
    Draft,
    /// The completed lessons and what comes back, see `features/learn/progress.rs`.
    LessonsDone,
    /// The finished games, one on each line.
    Finished,
    /// The games of days and other decks, see `features/daily/kept.rs`.
    Days,
    /// The people who played last, by seat.
    Players,
}

impl Kept {
    pub const ALL: [Kept; 6] = [
        Kept::Settings,
        Kept::Draft,
        Kept::LessonsDone,
        Kept::Finished,
        Kept::Days,
        Kept::Players,
    ];

    /// The key in local storage, after the prefix of the page.
    pub const fn key(self) -> &'static str {
        match self {
            Kept::Settings => "settings",
            Kept::Draft => "draft",
            Kept::LessonsDone => "lessons",
            Kept::Finished => "finished",
            Kept::Days => "days",
            Kept::Players => "players",
        }
    }
}

/// What the browser code is asked to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    Save,
    NewSave,
    WriteSettings,
    /// Play sounds, one after another.
    Sound(Vec<Sound>),
    /// Let a phone vibrate with what a person did.
    Vibrate(Vec<Sound>),
    /// Continue the saved game with this id: the next save replaces it.
    SelectSave(String),
    /// Find the saved game that a link brings a turn for.
    FindTurn(String, Replacing),
    ListSaves,
    OpenSave(String),
    Delete(String),
    Undelete(String),
    /// Export the current game to a file.
    Export,
    /// Export a saved game to a file, even an unreadable one.
    ExportSaved(String),
    /// Export all saved games to one file.
    ExportAll(HandsWarning),
    /// Add these games to the saved ones.
    KeepGames(Bundle),
    /// Save the whole program with the current game as one file.
    SaveAsOneFile,
    /// Copy the text of the current game.
    Copy,
    CopyLink(String),
    /// Store a text for the next visit. If that fails, it lasts as long as the page.
    Keep(Kept, String),
    /// Copy a text of the workshop or of a lesson.
    CopyDraft(WayOut, String),
    FetchLessons(Language),
    FetchPuzzles,
    /// Print what is shown.
    Print,
    /// Save a text to a file of this name.
    SaveText(String, String),
    /// Pack the task of the draft as a SCORM package, and save it.
    PackTask,
    /// Open the share sheet of the system for a link.
    ShareBySystem {
        title: String,
        link: String,
    },
    /// Send a turn to the chat around the page.
    SendTurn {
        /// The payload for the other pages.
        turn: ChatTurn,
        /// The summary shown in the chat.
        summary: String,
    },
    /// Save a picture of the current game, which contains the game.
    SavePicture,
    ShareSaved(String),
    /// Open the file picker for a game.
    Import,
    FetchChapter(Chapter, Language),
    /// Make the page full screen, if possible.
    FillScreen,
    /// Leave full screen.
    LeaveScreen,
    Reload,
    /// Activate the newer version of the page.
    Update,
    /// Review the turn that began after so many actions.
    Review(usize),
    /// Let a computer player think about the current question.
    Think {
        /// The epoch of the session the answer is for.
        epoch: u64,
        /// The seat to decide for.
        seat: Seat,
        level: Level,
    },
    /// Tell the date to what goes by days, and what is stored about the games of days.
    TellDay,
    /// Find the saved game that is the first one of the deck with this seed.
    FindFirstGame(DeckGame),
    /// Find the par of a deck.
    FindPar(DeckGame),
    /// Let the expert of this seat think ahead until there is another request; none stops that.
    Foresee(Option<Seat>),
}

/// The effects requested and not handled yet, in order.
#[derive(Debug, Default)]
pub struct Effects(Vec<Effect>);

impl Effects {
    pub fn push(&mut self, effect: Effect) {
        self.0.push(effect);
    }

    /// Requests an effect unless it is requested already.
    pub fn push_once(&mut self, effect: Effect) {
        if !self.0.contains(&effect) {
            self.push(effect);
        }
    }

    /// Takes all effects.
    pub fn take(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.0)
    }
}

/// What happened to a link that arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Received {
    /// What it brought is shown.
    Shown,
    /// It brings a turn, and its game is being looked up among the saved ones.
    Sought,
}
