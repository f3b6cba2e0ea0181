//! What describes a command, besides what it does.

use crate::elements::icons::Icon;
use crate::messages::Texts;

/// A section of the help sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpSection {
    /// Placing the tile in hand.
    Placing,
    /// Figures, and the end of the turn.
    Figures,
    /// Looking at the board.
    Reading,
    /// Questions answered by the announcer in a sentence.
    Asking,
    /// Stepping through a game.
    Replay,
    /// Everything around the game.
    Table,
}

impl HelpSection {
    /// All sections, in the order of the help sheet.
    pub const ALL: [HelpSection; 6] = [
        HelpSection::Placing,
        HelpSection::Figures,
        HelpSection::Reading,
        HelpSection::Asking,
        HelpSection::Replay,
        HelpSection::Table,
    ];
}

pub type Label = fn(&Texts) -> &'static str;

/// The games a command exists in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Availability {
    All,
    /// Only in the tile game.
    Tiles,
    /// Only in the card game.
    Cards,
}

/// Where the help mentions a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpEntry {
    /// In a section of the help sheet.
    In(HelpSection),
    /// Nowhere: it has no key, only a button.
    Elsewhere,
}

/// Whom a command is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concerns {
    /// Everybody, or the page.
    Everybody,
    /// The player to move: their tiles, their figures, their decision.
    Asked,
}

/// What there must be for a command to do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    Nothing,
    Game,
    TileGame,
    /// A game in a place that files can be taken from.
    GameOutsideChat,
    /// A game in which something was played.
    PlayedGame,
    FinishedGame,
    /// A tile game with aids.
    Aids,
    /// A game with aids, and a question to a person.
    AidsAndQuestion,
    /// An open replay.
    Replay,
    /// A tile that fits in another rotation.
    OtherRotation {
        clockwise: bool,
    },
    /// A hand of several tiles.
    SeveralTiles,
    /// A decision that can be skipped.
    Skippable,
    /// A decision to confirm.
    Confirmable,
    /// A decision to take back.
    Undoable,
    /// A decision that was taken back.
    Redoable,
    /// A hand that is covered while the screen is handed over.
    CoveredHand,
    /// Somebody at this device who may resign.
    Leaver,
    /// A score track that is too long to stay open.
    LongTrack,
}

/// The embedded boards that offer a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boards {
    /// None: it would leave the board, or lead to what is stored.
    None,
    /// Those to play on.
    Played,
    All,
}

/// What describes a command, besides what it does.
#[derive(Clone, Copy, Debug)]
pub struct CommandInfo {
    /// Its name, for style sheets, tests and host pages.
    pub name: &'static str,
    pub icon: Icon,
    /// The games it exists in.
    pub games: Availability,
    pub help: HelpEntry,
    pub about: Concerns,
    pub needs: Need,
    pub boards: Boards,
    /// Whether it exists in the workshop.
    pub in_workshop: bool,
    pub(super) label: Label,
    pub(super) card_label: Option<Label>,
    pub(super) keys: &'static [&'static str],
    pub(super) card_keys: Option<&'static [&'static str]>,
    pub(super) french_key: Option<&'static str>,
}

impl CommandInfo {
    /// A command of all games, always possible, without a key, and not on embedded boards.
    pub const fn new(name: &'static str, icon: Icon, label: Label) -> Self {
        CommandInfo {
            name,
            icon,
            games: Availability::All,
            help: HelpEntry::Elsewhere,
            about: Concerns::Everybody,
            needs: Need::Nothing,
            boards: Boards::None,
            in_workshop: false,
            label,
            card_label: None,
            keys: &[],
            card_keys: None,
            french_key: None,
        }
    }

    /// Adds keys, as `KeyboardEvent.key` names them, the most memorable one first.
    pub const fn keys(self, keys: &'static [&'static str]) -> Self {
        CommandInfo { keys, ..self }
    }

    /// Sets other keys for the card game.
    pub const fn card_keys(self, keys: &'static [&'static str]) -> Self {
        CommandInfo {
            card_keys: Some(keys),
            ..self
        }
    }

    /// Sets the key shown in French: one that begins a French word, or is where another keyboard has the first one.
    pub const fn french_key(self, key: &'static str) -> Self {
        CommandInfo {
            french_key: Some(key),
            ..self
        }
    }

    /// Sets another label for the card game.
    pub const fn card_label(self, label: Label) -> Self {
        CommandInfo {
            card_label: Some(label),
            ..self
        }
    }

    /// Lists it in a section of the help sheet.
    pub const fn in_help(self, part: HelpSection) -> Self {
        CommandInfo {
            help: HelpEntry::In(part),
            ..self
        }
    }

    /// Limits it to the tile game.
    pub const fn of_tiles(self) -> Self {
        CommandInfo {
            games: Availability::Tiles,
            ..self
        }
    }

    /// Limits it to the card game.
    pub const fn of_cards(self) -> Self {
        CommandInfo {
            games: Availability::Cards,
            ..self
        }
    }

    /// Marks it as about the player to move.
    pub const fn personal(self) -> Self {
        CommandInfo {
            about: Concerns::Asked,
            ..self
        }
    }

    /// Says what there must be for it to do something.
    pub const fn needs(self, needs: Need) -> Self {
        CommandInfo { needs, ..self }
    }

    /// Offers it on all embedded boards.
    pub const fn on_boards(self) -> Self {
        CommandInfo {
            boards: Boards::All,
            ..self
        }
    }

    /// Offers it on embedded boards to play on.
    pub const fn on_played_boards(self) -> Self {
        CommandInfo {
            boards: Boards::Played,
            ..self
        }
    }

    /// Offers it in the workshop.
    pub const fn in_workshop(self) -> Self {
        CommandInfo {
            in_workshop: true,
            ..self
        }
    }
}
