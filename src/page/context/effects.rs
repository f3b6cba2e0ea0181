//! What the browser is asked to do.

use crate::context::bundle::Bundle;
use crate::elements::workshop::WayOut;
use crate::messages::Language;
use crate::stage::sound::Sound;
use engine::session::Level;
use engine::table::{Chapter, Seat};

/// Whether somebody who gives texts out was told that secret hands are in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandsTold {
    NotYet,
    /// They were, and go on.
    Told,
}

/// What a message of the chat says that a page has sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatTurn {
    /// The game as it stands, as a link without an address.
    pub link: String,
    /// The seat of whoever sent it, from 0.
    pub seat: Option<u8>,
    /// Who sent it: their address in the chat.
    pub sender: String,
}

/// Whether a link may take the place of another game on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replacing {
    /// Somebody is asked first.
    Asks,
    /// Somebody wants it.
    Agreed,
}

/// What the browser is asked to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Save the game now.
    Save,
    /// Begin a new saved game.
    NewSave,
    /// Remember the settings.
    WriteSettings,
    /// Make sounds, one after the other.
    Sound(Vec<Sound>),
    /// Go on with the saved game of this name: what is saved next takes its place.
    SelectSave(String),
    /// Hand over all saved games, to find that of a link that brings a turn.
    FindTurn(String, Replacing),
    /// List the saved games.
    ListSaves,
    /// Bring back a saved game.
    OpenSave(String),
    /// Delete a saved game.
    Delete(String),
    /// Bring a deleted game back to the saved ones.
    Undelete(String),
    /// Write the game on the screen to a file.
    Export,
    /// Write a saved game to a file, also one that cannot be read.
    ExportSaved(String),
    /// Write all saved games to one file.
    ExportAll(HandsTold),
    /// Put these texts beside the saved games.
    KeepGames(Bundle),
    /// Write the whole program, with the game on the screen, to one file.
    SaveAsOneFile,
    /// Copy the text of the game on the screen.
    Copy,
    /// Copy a link.
    CopyLink(String),
    /// Remember the draft of the workshop.
    KeepDraft(String),
    /// Copy a text of the workshop or of a lesson.
    CopyDraft(WayOut, String),
    /// Fetch the lessons in a language.
    FetchLessons(Language),
    /// Fetch the puzzles.
    FetchPuzzles,
    /// Keep which lessons were done, as this text.
    KeepLessonsDone(String),
    /// Save which lessons were done, this text, as a file.
    SaveLessonsDone(String),
    /// Save this text of the draft as a file.
    SaveDraft(String),
    /// Make a package of the task of the draft, and save it as a file.
    PackTask,
    /// Let the system share a link.
    ShareBySystem {
        /// What it is.
        title: String,
        link: String,
    },
    /// Send a turn to the chat around the page; what it says there is told in a few words.
    SendTurn {
        /// What the message says to the pages of the others.
        turn: ChatTurn,
        /// And what it says to them.
        told: String,
    },
    /// Write a picture of the game on the screen, which carries it.
    SavePicture,
    /// Share a saved game.
    ShareSaved(String),
    /// Let somebody choose a file with a game.
    Import,
    /// Fetch a chapter of the rules.
    FetchChapter(Chapter, Language),
    /// Give the page the whole screen, if it may be had.
    FillScreen,
    /// Give the screen back.
    LeaveScreen,
    /// Load the page again.
    Reload,
    /// Let the newer version of the page take over.
    Update,
    /// Let somebody look back at the turn that began after so many actions.
    Review(usize),
    /// Let a computer player think about the question that is open.
    Think {
        /// Which state of the session the answer is for.
        epoch: u64,
        /// Whose question it is.
        seat: Seat,
        /// How well to play.
        level: Level,
    },
    /// Let the expert of this seat think in advance, until something else is wanted; none: let nobody.
    Foresee(Option<Seat>),
}

/// What the browser is asked to do and was not told yet, in this order.
#[derive(Debug, Default)]
pub struct Effects(Vec<Effect>);

impl Effects {
    /// Asks for one more thing.
    pub fn ask(&mut self, effect: Effect) {
        self.0.push(effect);
    }

    /// Asks for something unless it is asked for already.
    pub fn ask_once(&mut self, effect: Effect) {
        if !self.0.contains(&effect) {
            self.ask(effect);
        }
    }

    /// All of it, once.
    pub fn take(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.0)
    }
}

/// What became of a link that came in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Received {
    /// What is to be shown of it is shown.
    Shown,
    /// It brings a turn, and the game it is of is looked for among those that are saved.
    Sought,
}
