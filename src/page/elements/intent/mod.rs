//! What somebody can want from the page. Elements of the page's tree hold these as values; nothing is parsed.

pub(crate) mod name;

use crate::elements::command::Command;
use crate::elements::learn::{LearnField, LearnIntent};
use crate::elements::mode::{Mode, TimeOver, Venue};
use crate::elements::picture::PictureChoice;
use crate::elements::setting::SettingChange;
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

/// The name of a saved game.
pub type SaveId = Arc<str>;

/// What pressing an element means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    Command(Command),
    /// Decides what the game asks.
    Decide(Decision),
    /// The same by a figure on the score track.
    Move(Decision),
    /// Puts the tile in hand on a cell, turned to fit if need be.
    Place {
        /// The state of the session this is about.
        epoch: u64,
        pos: Pos,
    },
    /// Chooses what is put on the board.
    ChoosePiece(Piece),
    /// Chooses something of the hand by its number, from 1.
    Hold(usize),
    /// Lets what is chosen of the hand go to a row; without anything chosen, says what lies in the row.
    ToRow {
        /// The state of the session this is about.
        epoch: u64,
        row: Suit,
    },
    /// Shows who holds what on the board, of one layer or of none.
    ShowClaims(Option<ClaimLayer>),
    /// Begins the game of the form.
    Start,
    /// The same, at the end of a game.
    PlayAgain,
    /// Puts the dialog away to look at the board.
    LookAtBoard,
    /// Takes the clock of a duel that is lost on time away, and goes on.
    PlayWithoutClock,
    /// Shows the table of points at the end.
    ShowScores,
    /// Begins a game of its own that goes on from what a replay shows.
    PlayOn,
    /// Leads back from such a game to the replay on a board of another page.
    BackToReplay,
    /// Shows in a replay what there was before the turn that began after so many actions.
    LookBack(usize),
    /// Begins a game of its own that goes on from there.
    TryFrom(usize),
    /// Leaves the rest of the final scoring out.
    SkipScoring,
    /// Shows the final scoring again.
    WatchScoring,
    /// Opens what happened in a turn of the log, whose heading is the line of this index, and goes to where that was; or
    /// closes it.
    Turn(usize),
    /// Goes to where a line of the log happened, by index.
    LookAtLine(usize),
    /// Shows a rule.
    Rule(RuleId),
    /// Opens or closes a chapter of the rules.
    Chapter(Chapter),
    /// Shows the dialog of a seat.
    Seat(Seat),
    /// Changes the form of a new game.
    Form(FormChange),
    /// Speaks a language from now on.
    Speak(Language),
    /// Changes a setting.
    Set(SettingChange),
    Saves(SavesIntent),
    /// Puts the notice of this index away.
    Dismiss(usize),
    /// Gives the game to somebody else.
    Share(ShareIntent),
    /// Gives a text out although it holds secret hands.
    GiveOut(GivenOut),
    Task(TaskIntent),
    Workshop(WorkshopIntent),
    /// Does something in the rule book.
    Learn(LearnIntent),
    TipRead,
    /// Loads the page again.
    Reload,
    /// Goes on with a newer version of the page.
    Update,
}

/// A decision: an action by its index among all that may be done in a state of the session. In another state it is
/// dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The state of the session.
    pub epoch: u64,
    /// The index among the legal actions of that state.
    pub index: usize,
}

/// A change of the form of a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormChange {
    Kind(Kind),
    /// What the game is besides its rules.
    Mode(Mode),
    /// Where those sit who play.
    Venue(Venue),
    /// Who of them sits here.
    Here(Seat),
    /// How many minutes each has in a duel.
    Minutes(u8),
    /// What happens in a duel when a time is over.
    TimeOver(TimeOver),
    /// An edition with its boxes.
    Preset(Preset),
    Edition(Edition),
    /// An option of the rules.
    Option(OptionValue),
    /// Whether a part of the rules is in play.
    Part(Part, bool),
    /// Whether a box is in play.
    Module(Module, bool),
    /// All options as the edition has them.
    Reset,
    /// So many play.
    Seats(u8),
    Leave(Seat),
    NextColour(Seat),
    /// All choices are shown, or no longer.
    More,
    /// Shows what everybody begins with, or folds it away.
    Handicap,
}

/// How a game is given to somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareIntent {
    /// This is shared of it.
    Kind(LinkKind),
    /// The link is copied.
    Copy,
    /// The system shares it.
    System,
    /// What can be chosen for a picture is shown, or no longer.
    Picture,
    /// Something is chosen for it.
    ForPicture(PictureChoice),
    /// A picture that carries the game is saved.
    SavePicture,
    /// The game of a link that came while another one was played comes to the screen.
    Open,
    /// In a game by link the turn goes to whoever is next.
    Turn(TurnWay),
    /// In a game by link somebody sits at this device.
    Sit(Seat),
    /// Of two ways in which a turn was played the one here stays.
    KeepHere,
    /// Of two ways in which a turn was played the one of a link comes to the screen.
    TakeOther,
}

/// What is done with a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskIntent {
    /// Shows one more hint.
    Hint,
    Again,
    /// Shows the solution.
    Solve,
}

/// How a turn goes to whoever is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnWay {
    /// The link is copied.
    Copy,
    /// The system shares it.
    System,
    /// It is shown, with its code and all other ways.
    Show,
    /// No link leads to the page: it goes there itself, as one file with the game inside.
    File,
    /// The messenger around the page carries it.
    Chat,
}

/// What is done with saved games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavesIntent {
    Open(SaveId),
    Delete(SaveId),
    Undelete(SaveId),
    /// Writes one to a file.
    Export(SaveId),
    Share(SaveId),
    /// Writes all of them to one file.
    ExportAll,
    More,
    /// Opens the text in the field for games.
    Read,
}

/// A text that may leave the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivenOut {
    /// The game on the screen, as a file.
    Export,
    /// The game on the screen, as one file with the whole program.
    OneFile,
    /// The game on the screen, as a copy.
    Copy,
    /// A saved game, as a file.
    Saved(SaveId),
    /// The game on the screen, as a picture.
    Picture,
    /// A saved game, as a link.
    SharedSave(SaveId),
    /// All saved games, as one file.
    All,
}

/// What an element lights up on the board while it is pointed at or has the focus; pressing it says where that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// Nothing: the note stays while it is pointed at.
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
    /// Something of the hand, by its number from 1.
    Held(usize),
    /// A tile that the workshop offers.
    OfferedTile(TileId),
}

/// What is typed or chosen in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The name of a player in the form.
    Name(Seat),
    /// Who decides for a seat of the form.
    Control(Seat),
    /// An option of the rules in the form.
    Option(OptionWord),
    /// The points that a seat of the form begins with.
    Handicap(Seat),
    Seed,
    /// The name of a seat in a running game.
    SeatName(Seat),
    /// Who decides for a seat in a running game.
    SeatControl(Seat),
    /// The stop of a replay.
    Stop,
    /// A text that is to be opened as a game.
    Pasted,
    Workshop(WorkshopField),
    /// Something in the rule book.
    Learn(LearnField),
}

/// What an element of the page means.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bindings {
    /// What pressing it means.
    pub press: Option<Intent>,
    pub light: Option<Light>,
    /// What having the focus means.
    pub near: Option<FocusMeaning>,
    /// What a new value means.
    pub field: Option<Field>,
    /// What something that can be dragged can do.
    pub drag: Vec<Decision>,
    /// What can be done where something is let go.
    pub drop: Vec<Decision>,
}

impl Bindings {
    /// What it does when it is let go on something else.
    pub fn dropped_on(&self, other: &Bindings) -> Option<Intent> {
        let act = self.drag.iter().find(|act| other.drop.contains(act));
        act.copied().map(Intent::Move)
    }
}

/// A part of the page that is to have the focus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// What means this when it is pressed.
    Press(Intent),
    /// A part of the page as a whole.
    Area(Area),
}

impl Target {
    pub const DOCK: Target = Target::Area(Area::Dock);

    /// What runs a command.
    pub const fn command(command: Command) -> Target {
        Target::Press(Intent::Command(command))
    }
}

/// A part of the page that can have the focus as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    Dock,
    /// The lines of the log.
    Log,
    /// The list of tiles still to come.
    Remaining,
}
