//! What the user can want from the page. Elements of the node tree carry these values, so that nothing has to be parsed.

pub(crate) mod name;

use crate::elements::command::Command;
use crate::elements::daily::{DailyField, DailyIntent};
use crate::elements::learn::{LearnField, LearnIntent};
use crate::elements::mode::{FormPage, Mode, TimeOver, Venue};
use crate::elements::picture::PictureChoice;
use crate::elements::series::SeriesLength;
use crate::elements::setting::SettingChange;
use crate::elements::statistics::{StatisticsField, StatisticsIntent};
use crate::elements::workshop::{WorkshopField, WorkshopIntent};
use crate::messages::Language;
use engine::cards::Suit;
use engine::link::LinkKind;
use engine::rules::{Edition, Module, OptionValue, OptionWord, Part, Preset};
use engine::table::{Chapter, Kind, RuleId, Seat};
use engine::tiles::{Pos, TileId};
use std::sync::Arc;
use view::scene::answers::Piece;
use view::scene::overlay::ClaimLayer;
use view::scene::things::Thing;

/// The name of a saved game.
pub type SaveId = Arc<str>;

/// What pressing an element does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    Command(Command),
    /// Answers the question of the game.
    Decide(Decision),
    /// The same, by a figure on the score track.
    Move(Decision),
    /// Places the tile in hand on a cell, turned to fit if necessary.
    Place {
        /// The epoch of the session this is about.
        epoch: u64,
        pos: Pos,
    },
    /// Chooses which piece to place.
    ChoosePiece(Piece),
    /// Selects a playable of the hand by its number, from 1.
    Hold(usize),
    /// Plays the selected playable to a row; without a selection, announces the row.
    ToRow {
        /// The epoch of the session this is about.
        epoch: u64,
        row: Suit,
    },
    /// Shows a claims overlay, or none.
    ShowClaims(Option<ClaimLayer>),
    /// Starts the game set up in the form.
    Start,
    /// Starts another game at the end of one.
    PlayAgain,
    /// The same with the seats changed.
    PlayAgainRotated,
    /// Closes the dialog to look at the board.
    LookAtBoard,
    /// Ends a game before its rules end it.
    Settle(SettleIntent),
    /// Goes on with a game that ended before its rules ended it.
    PlayOnUnsettled,
    /// Shows the score table at the end.
    ShowScores,
    /// Starts a new game from the position a replay shows.
    PlayOn,
    /// Goes back from such a game to the replay, on an embedded board.
    BackToReplay,
    /// Opens a replay at what was visible before the turn that began after so many actions.
    LookBack(usize),
    /// Plays on from there, on a copy of the game.
    TryFrom(usize),
    /// Keeps this copy as a game of its own.
    KeepTry,
    Find(FindIntent),
    /// Skips the rest of the final scoring.
    SkipScoring,
    WatchScoring,
    /// Opens a turn in the log, by the index of its heading, and moves the camera to where it happened; or closes it.
    Turn(usize),
    /// Moves the camera to where a line of the log happened, by index.
    LookAtLine(usize),
    /// Opens the legend at a thing.
    Thing(Thing),
    Rule(RuleId),
    Chapter(Chapter),
    Seat(Seat),
    Form(FormChange),
    Speak(Language),
    Set(SettingChange),
    Saves(SavesIntent),
    /// Dismisses the notice at this index.
    Dismiss(usize),
    Share(ShareIntent),
    /// Exports a text although it contains secret hands.
    GiveOut(GivenOut),
    Task(TaskIntent),
    Workshop(WorkshopIntent),
    Learn(LearnIntent),
    Statistics(StatisticsIntent),
    Daily(DailyIntent),
    TipRead,
    /// Reloads the page.
    Reload,
    /// Reloads the page in its newer version.
    Update,
}

/// A decision: an index into the legal actions at an epoch of the session. At any other epoch it is ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    pub epoch: u64,
    /// Index into the legal actions.
    pub index: usize,
}

/// What ends a game before its rules end it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettleIntent {
    Resign,
    OfferDraw,
    /// Agrees to a draw.
    Agree,
    /// This seat declines the draw.
    Decline(Seat),
}

/// A change in the form of a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormChange {
    Kind(Kind),
    /// The mode of the game, besides its rules.
    Mode(Mode),
    /// Where the players are.
    Venue(Venue),
    /// The seat of the player at this device.
    Here(Seat),
    /// A series, or a single game.
    Series(Option<SeriesLength>),
    /// No clock.
    Untimed,
    /// The minutes each player has by the clock.
    Minutes(u8),
    /// The seconds each turn adds.
    Seconds(u8),
    /// What happens when a clock runs out.
    TimeOver(TimeOver),
    /// An edition with its expansions.
    Preset(Preset),
    Edition(Edition),
    Option(OptionValue),
    /// Whether a part of the rules is in play.
    Part(Part, bool),
    /// Whether an expansion is in play.
    Module(Module, bool),
    /// Resets all options to those of the edition.
    Reset,
    /// The number of players.
    Seats(u8),
    Leave(Seat),
    NextColour(Seat),
    /// Three expansions, chosen at random.
    Surprise,
    /// Turns to a page of the dialog.
    Page(FormPage),
    /// Shows or hides the points that players begin with.
    Handicap,
}

/// How a game is shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareIntent {
    /// Chooses what the link is for.
    Kind(LinkKind),
    /// Copies the link.
    Copy,
    /// Opens the share sheet of the system.
    System,
    /// Shows or hides the options for a picture.
    Picture,
    /// Sets an option for the picture.
    ForPicture(PictureChoice),
    /// Saves a picture that contains the game.
    SavePicture,
    /// Opens the game of a link that arrived while another one was being played.
    Open,
    /// Passes on the turn in a game by link.
    Turn(TurnWay),
    /// Takes a seat at this device in a game by link.
    Sit(Seat),
    /// Of two versions of a turn, keeps the one here.
    KeepHere,
    /// Of two versions of a turn, takes the one from the link.
    TakeOther,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskIntent {
    Hint,
    Again,
    Solve,
}

/// What somebody does who looks for the better move of a moment in a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FindIntent {
    /// Begins, at the turn that began after so many actions.
    Begin(usize),
    /// Gives up, to see it.
    Show,
    /// Goes back to the review, also from a copy that is played on.
    Leave,
}

/// How a turn is passed on to the next player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnWay {
    /// Copies the link.
    Copy,
    /// Opens the share sheet of the system.
    System,
    /// Shows the link, its QR code and all other ways.
    Show,
    /// As one file with the game inside, because no link leads to the page.
    File,
    /// Through the messenger around the page.
    Chat,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavesIntent {
    Open(SaveId),
    Delete(SaveId),
    Undelete(SaveId),
    /// Saves one to a file.
    Export(SaveId),
    Share(SaveId),
    /// Saves all of them to one file.
    ExportAll,
    More,
    /// Opens the text pasted into the field as a game.
    Read,
}

/// A text about to leave the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivenOut {
    /// The current game, as a file.
    Export,
    /// The current game, as one file with the whole program.
    OneFile,
    /// The current game, as copied text.
    Copy,
    /// A saved game, as a file.
    Saved(SaveId),
    /// The current game, as a picture.
    Picture,
    /// A saved game, as a link.
    SharedSave(SaveId),
    /// All saved games, as one file.
    All,
}

/// What an element highlights on the board while it is pointed at or focused; pressing it announces where that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// Nothing: the tooltip stays open while it is pointed at.
    Tooltip,
    /// The tiles of a line of the log, by index.
    Line(usize),
    /// The cells that a kind of tile fits.
    Tile(TileId),
}

/// What it means that an element has the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FocusMeaning {
    Cell(Pos),
    /// A place for a figure, by index.
    ListedPlace(usize),
    Row(Suit),
    /// A playable of the hand, by its number from 1.
    Held(usize),
    OfferedTile(TileId),
}

/// The field that a value is typed or chosen in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The name of a player in the form.
    Name(Seat),
    /// Who controls a seat in the form.
    Control(Seat),
    /// An option of the rules in the form.
    Option(OptionWord),
    /// The points that a seat in the form begins with.
    Handicap(Seat),
    Seed,
    /// The name of a seat in a running game.
    SeatName(Seat),
    /// Who controls a seat in a running game.
    SeatControl(Seat),
    /// The stop of a replay.
    Stop,
    /// A pasted text to open as a game.
    Pasted,
    Workshop(WorkshopField),
    Learn(LearnField),
    Statistics(StatisticsField),
    Daily(DailyField),
}

/// What user input on an element means.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bindings {
    /// What pressing it does.
    pub press: Option<Intent>,
    pub light: Option<Light>,
    /// What having the focus means.
    pub near: Option<FocusMeaning>,
    /// What a new value means.
    pub field: Option<Field>,
    /// The decisions that dragging it can make.
    pub drag: Vec<Decision>,
    /// The decisions that dropping something on it can make.
    pub drop: Vec<Decision>,
}

impl Bindings {
    /// The intent of dropping it on another element.
    pub fn dropped_on(&self, other: &Bindings) -> Option<Intent> {
        let act = self.drag.iter().find(|act| other.drop.contains(act));
        act.copied().map(Intent::Move)
    }
}

/// An element of the page to focus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// The element with this intent.
    Press(Intent),
    Area(Area),
}

impl Target {
    pub const DOCK: Target = Target::Area(Area::Dock);

    /// The element that runs a command.
    pub const fn command(command: Command) -> Target {
        Target::Press(Intent::Command(command))
    }
}

/// An area of the page that can have the focus as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    Dock,
    Log,
    /// The list of unseen tiles.
    Remaining,
}
