//! All commands with their records, in the order of the help sheet.

use crate::elements::command::info::{CommandInfo, HelpSection, Need};
use crate::elements::icons::Icon;

/// A closed list of commands, each with its record.
macro_rules! commands {
    ($($(#[doc = $doc:literal])+ $name:ident { $record:expr })+) => {
        /// Something that can be done without pointing.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Command { $($(#[doc = $doc])+ $name),+ }

        impl Command {
            /// All commands, in the order of the help sheet.
            pub const ALL: &'static [Command] = &[$(Command::$name),+];

            pub fn info(self) -> &'static CommandInfo {
                match self {
                    $(Command::$name => {
                        static INFO: CommandInfo = $record;
                        &INFO
                    })+
                }
            }
        }
    };
}

commands! {
    /// Turns the tile in hand to the left.
    TurnLeft {
        CommandInfo::new("turn-left", Icon::TurnLeft, |texts| texts.turn_left())
            .keys(&["q", "Q", "a", "A"])
            .french_key("a")
            .in_help(HelpSection::Placing)
            .of_tiles()
            .personal()
            .needs(Need::OtherRotation { clockwise: false })
            .on_boards()
            .in_workshop()
    }

    /// Turns the tile in hand to the right.
    TurnRight {
        CommandInfo::new("turn-right", Icon::TurnRight, |texts| texts.turn_right())
            .keys(&["r", "R", "e", "E"])
            .in_help(HelpSection::Placing)
            .of_tiles()
            .personal()
            .needs(Need::OtherRotation { clockwise: true })
            .on_boards()
            .in_workshop()
    }

    /// Selects the next tile of a hand of three.
    NextTile {
        CommandInfo::new("next-tile", Icon::Tiles, |texts| texts.next_tile())
            .keys(&["c", "C"])
            .in_help(HelpSection::Placing)
            .of_tiles()
            .personal()
            .needs(Need::SeveralTiles)
            .on_boards()
    }

    /// Places no figure.
    Skip {
        CommandInfo::new("skip", Icon::Skip, |texts| texts.skip())
            .keys(&["s"])
            .in_help(HelpSection::Figures)
            .of_tiles()
            .personal()
            .needs(Need::Skippable)
            .on_boards()
    }

    /// Goes on: places the tile at the keyboard cursor, skips the figure, ends the turn.
    Confirm {
        CommandInfo::new("confirm", Icon::Done, |texts| texts.confirm())
            .keys(&["Enter"])
            .in_help(HelpSection::Figures)
            .personal()
            .needs(Need::Confirmable)
            .on_boards()
    }

    /// Takes the last decision back.
    Undo {
        CommandInfo::new("take-back", Icon::Back, |texts| texts.take_back())
            .keys(&["z", "Z", "Backspace", "Ctrl+Z"])
            .in_help(HelpSection::Figures)
            .personal()
            .needs(Need::Undoable)
            .on_boards()
            .in_workshop()
    }

    /// Redoes what was taken back.
    Redo {
        CommandInfo::new("redo", Icon::Again, |texts| texts.redo())
            .keys(&["y", "Y", "Ctrl+Y", "Ctrl+Shift+Z"])
            .in_help(HelpSection::Figures)
            .personal()
            .needs(Need::Redoable)
            .on_boards()
            .in_workshop()
    }

    /// Shows the hand to the person who has taken over the screen.
    ShowHand {
        CommandInfo::new("show-hand", Icon::Person, |texts| texts.show_hand())
            .keys(&["v", "V"])
            .card_label(|texts| texts.show_cards())
            .in_help(HelpSection::Figures)
            .needs(Need::CoveredHand)
            .on_boards()
    }

    /// Zooms in.
    ZoomIn {
        CommandInfo::new("zoom-in", Icon::Plus, |texts| texts.zoom_in())
            .keys(&["+", "="])
            .in_help(HelpSection::Reading)
            .of_tiles()
            .needs(Need::TileGame)
            .on_boards()
            .in_workshop()
    }

    /// Zooms out.
    ZoomOut {
        CommandInfo::new("zoom-out", Icon::Minus, |texts| texts.zoom_out())
            .keys(&["-"])
            .in_help(HelpSection::Reading)
            .of_tiles()
            .needs(Need::TileGame)
            .on_boards()
            .in_workshop()
    }

    /// Shows the whole board.
    Fit {
        CommandInfo::new("fit", Icon::Fit, |texts| texts.fit())
            .keys(&["0"])
            .in_help(HelpSection::Reading)
            .of_tiles()
            .needs(Need::TileGame)
            .on_boards()
            .in_workshop()
    }

    /// Turns the view of the board by a quarter.
    TurnBoard {
        CommandInfo::new("turn-board", Icon::TurnRight, |texts| texts.turn_board())
            .keys(&["<"])
            .in_help(HelpSection::Reading)
            .of_tiles()
            .needs(Need::TileGame)
    }

    /// Opens the form of a new game.
    NewGame {
        CommandInfo::new("new-game", Icon::NewGame, |texts| texts.new_game())
            .keys(&["n", "N"])
            .in_help(HelpSection::Table)
    }

    /// Opens the saved games.
    SavedGames {
        CommandInfo::new("games", Icon::Games, |texts| texts.saved_games())
            .keys(&["g", "G"])
            .in_help(HelpSection::Table)
    }

    /// Opens the statistics over all finished games.
    Statistics {
        CommandInfo::new("statistics", Icon::Statistics, |texts| texts.all_statistics())
            .keys(&["%"])
            .in_help(HelpSection::Table)
    }

    /// Opens the game of the day.
    Daily {
        CommandInfo::new("daily", Icon::Day, |texts| texts.daily())
    }

    /// Lets somebody resign or offer a draw.
    ResignOrDraw {
        CommandInfo::new("resign-or-draw", Icon::Flag, |texts| texts.resign_or_draw())
            .needs(Need::Leaver)
    }

    /// Writes the game to a file.
    Export {
        CommandInfo::new("export", Icon::Export, |texts| texts.export())
            .keys(&["x", "X"])
            .in_help(HelpSection::Table)
            .needs(Need::Game)
    }

    /// Shares the game.
    Share {
        CommandInfo::new("share", Icon::Share, |texts| texts.share())
            .keys(&["Shift+S"])
            .in_help(HelpSection::Table)
            .needs(Need::Game)
    }

    /// Saves the whole program with the game as one file.
    SaveAsOneFile {
        CommandInfo::new("save-as-one-file", Icon::Export, |texts| texts.save_as_one_file())
            .needs(Need::GameOutsideChat)
    }

    /// Copies the text of the game.
    Copy {
        CommandInfo::new("copy", Icon::Copy, |texts| texts.copy_game())
            .needs(Need::Game)
    }

    /// Opens a game from a file.
    Import {
        CommandInfo::new("import", Icon::Import, |texts| texts.import())
    }

    /// Announces whose turn it is, and the question.
    AskTurn {
        CommandInfo::new("ask-turn", Icon::Person, |texts| texts.ask_turn())
            .keys(&["w", "W"])
            .in_help(HelpSection::Asking)
            .personal()
            .needs(Need::Game)
            .on_boards()
    }

    /// Announces the hand.
    AskHand {
        CommandInfo::new("ask-hand", Icon::Tiles, |texts| texts.ask_hand())
            .keys(&["d", "D"])
            .card_label(|texts| texts.ask_hand_of_cards())
            .in_help(HelpSection::Asking)
            .personal()
            .needs(Need::Game)
            .on_boards()
    }

    /// Announces which figures are left.
    AskFigures {
        CommandInfo::new("ask-figures", Icon::Meeple, |texts| texts.ask_figures())
            .keys(&["m", "M"])
            .card_keys(&["f", "F"])
            .card_label(|texts| texts.ask_mine())
            .in_help(HelpSection::Asking)
            .personal()
            .needs(Need::Game)
            .on_boards()
    }

    /// Announces the features on the board.
    AskFeatures {
        CommandInfo::new("ask-features", Icon::Log, |texts| texts.ask_features())
            .keys(&["o", "O"])
            .card_label(|texts| texts.ask_rows())
            .in_help(HelpSection::Asking)
            .needs(Need::Game)
            .on_boards()
    }

    /// Announces how many tiles are left.
    AskTiles {
        CommandInfo::new("ask-tiles", Icon::Tiles, |texts| texts.ask_tiles())
            .keys(&["k", "K"])
            .card_label(|texts| texts.ask_cards())
            .in_help(HelpSection::Asking)
            .needs(Need::Game)
            .on_boards()
    }

    /// Announces the scores.
    AskScores {
        CommandInfo::new("ask-scores", Icon::Crown, |texts| texts.ask_scores())
            .keys(&["u", "U"])
            .in_help(HelpSection::Asking)
            .needs(Need::Game)
            .on_boards()
    }

    /// Announces how much time is left.
    AskClock {
        CommandInfo::new("ask-clock", Icon::Clock, |texts| texts.ask_clock())
            .keys(&["."])
            .in_help(HelpSection::Asking)
            .needs(Need::Game)
            .on_boards()
    }

    /// Reads the cell above, as it is seen.
    LookAbove {
        CommandInfo::new("look-above", Icon::Eye, |texts| texts.look_above())
            .keys(&["Shift+ArrowUp"])
            .in_help(HelpSection::Asking)
            .of_tiles()
            .needs(Need::Game)
            .on_boards()
    }

    /// Reads the cell to the right.
    LookRight {
        CommandInfo::new("look-right", Icon::Eye, |texts| texts.look_right())
            .keys(&["Shift+ArrowRight"])
            .in_help(HelpSection::Asking)
            .of_tiles()
            .needs(Need::Game)
            .on_boards()
    }

    /// Reads the cell below.
    LookBelow {
        CommandInfo::new("look-below", Icon::Eye, |texts| texts.look_below())
            .keys(&["Shift+ArrowDown"])
            .in_help(HelpSection::Asking)
            .of_tiles()
            .needs(Need::Game)
            .on_boards()
    }

    /// Reads the cell to the left.
    LookLeft {
        CommandInfo::new("look-left", Icon::Eye, |texts| texts.look_left())
            .keys(&["Shift+ArrowLeft"])
            .in_help(HelpSection::Asking)
            .of_tiles()
            .needs(Need::Game)
            .on_boards()
    }

    /// Opens or closes the log.
    Log {
        CommandInfo::new("log", Icon::Log, |texts| texts.log())
            .keys(&["l", "L"])
            .in_help(HelpSection::Reading)
            .needs(Need::Game)
            .on_played_boards()
    }

    /// Opens or folds the score track.
    Track {
        CommandInfo::new("track", Icon::Track, |texts| texts.score_track())
            .of_tiles()
            .needs(Need::LongTrack)
            .on_boards()
    }

    /// Opens or closes a replay of the game.
    Replay {
        CommandInfo::new("replay", Icon::Play, |texts| texts.replay())
            .keys(&["b", "B"])
            .in_help(HelpSection::Replay)
            .needs(Need::PlayedGame)
            .on_played_boards()
    }

    /// Reviews all turns of a finished game: which choices cost points.
    Review {
        CommandInfo::new("review", Icon::Eye, |texts| texts.review())
            .needs(Need::FinishedGame)
    }

    /// Goes to the first stop of a replay.
    FirstStep {
        CommandInfo::new("first-step", Icon::First, |texts| texts.first_step())
            .keys(&["Home"])
            .in_help(HelpSection::Replay)
            .needs(Need::Replay)
            .on_boards()
    }

    /// Goes back to the previous stop.
    StepBack {
        CommandInfo::new("step-back", Icon::Before, |texts| texts.step_back())
            .keys(&["ArrowUp"])
            .card_keys(&["ArrowLeft"])
            .in_help(HelpSection::Replay)
            .needs(Need::Replay)
            .on_boards()
    }

    /// Goes to the next stop.
    StepOn {
        CommandInfo::new("step-on", Icon::Next, |texts| texts.step_on())
            .keys(&["ArrowDown"])
            .card_keys(&["ArrowRight"])
            .in_help(HelpSection::Replay)
            .needs(Need::Replay)
            .on_boards()
    }

    /// Goes to the last stop.
    LastStep {
        CommandInfo::new("last-step", Icon::Last, |texts| texts.last_step())
            .keys(&["End"])
            .in_help(HelpSection::Replay)
            .needs(Need::Replay)
            .on_boards()
    }

    /// Goes to the previous turn.
    TurnBefore {
        CommandInfo::new("turn-before", Icon::TurnBefore, |texts| texts.turn_back())
            .keys(&["ArrowLeft", "PageUp"])
            .card_keys(&["PageUp"])
            .in_help(HelpSection::Replay)
            .needs(Need::Replay)
            .on_boards()
    }

    /// Goes to the next turn.
    TurnAfter {
        CommandInfo::new("turn-after", Icon::TurnAfter, |texts| texts.turn_on())
            .keys(&["ArrowRight", "PageDown"])
            .card_keys(&["PageDown"])
            .in_help(HelpSection::Replay)
            .needs(Need::Replay)
            .on_boards()
    }

    /// Plays or pauses the replay.
    Play {
        CommandInfo::new("play", Icon::Play, |texts| texts.play())
            .keys(&[" "])
            .in_help(HelpSection::Replay)
            .needs(Need::Replay)
            .on_boards()
    }

    /// Changes the speed of the replay.
    Speed {
        CommandInfo::new("speed", Icon::Next, |texts| texts.speed())
            .needs(Need::Replay)
            .on_boards()
    }

    /// Closes the replay.
    BackToGame {
        CommandInfo::new("back-to-game", Icon::Back, |texts| texts.back_to_game())
            .needs(Need::Replay)
            .on_played_boards()
    }

    /// Opens the help sheet.
    Help {
        CommandInfo::new("help", Icon::Help, |texts| texts.help())
            .keys(&["?", "h", "H"])
            .in_help(HelpSection::Table)
    }

    /// Cycles through the claims overlays.
    Claims {
        CommandInfo::new("claims", Icon::Fields, |texts| texts.show_claims())
            .keys(&["f", "F", "p", "P"])
            .french_key("p")
            .in_help(HelpSection::Reading)
            .of_tiles()
            .needs(Need::Aids)
            .on_boards()
    }

    /// Opens or closes the list of unseen tiles.
    Remaining {
        CommandInfo::new("remaining", Icon::Tiles, |texts| texts.unseen_tiles())
            .keys(&["t", "T"])
            .in_help(HelpSection::Reading)
            .of_tiles()
            .needs(Need::Aids)
            .on_played_boards()
    }

    /// Shows what an expert would do.
    Hint {
        CommandInfo::new("hint", Icon::Hint, |texts| texts.hint())
            .keys(&["*"])
            .in_help(HelpSection::Reading)
            .personal()
            .needs(Need::AidsAndQuestion)
            .on_played_boards()
    }

    /// Shows the values of cards.
    Values {
        CommandInfo::new("values", Icon::Values, |texts| texts.card_values())
            .keys(&["t", "T"])
            .in_help(HelpSection::Reading)
            .of_cards()
            .on_boards()
    }

    /// Opens the legend.
    Legend {
        CommandInfo::new("legend", Icon::Legend, |texts| texts.legend())
            .keys(&[";"])
            .in_help(HelpSection::Reading)
            .of_tiles()
            .needs(Need::TileGame)
            .on_boards()
    }

    /// Shows a tooltip on the next feature.
    Inspect {
        CommandInfo::new("inspect", Icon::Eye, |texts| texts.inspect_next())
            .keys(&["i"])
            .in_help(HelpSection::Reading)
            .of_tiles()
            .needs(Need::Aids)
            .on_boards()
    }

    /// Shows a tooltip on the previous feature.
    InspectBack {
        CommandInfo::new("inspect-back", Icon::Eye, |texts| texts.inspect_before())
            .keys(&["Shift+I"])
            .in_help(HelpSection::Reading)
            .of_tiles()
            .needs(Need::Aids)
            .on_boards()
    }

    /// Opens or closes the menu.
    Menu {
        CommandInfo::new("menu", Icon::Menu, |texts| texts.menu())
    }

    /// Opens or leaves the projector view.
    Projector {
        CommandInfo::new("projector", Icon::Projector, |texts| texts.projector_view())
            .keys(&["j", "J"])
            .in_help(HelpSection::Reading)
            .needs(Need::Game)
    }

    /// Opens or leaves the workshop, where positions are drawn up.
    Workshop {
        CommandInfo::new("workshop", Icon::Workshop, |texts| texts.workshop())
            .in_workshop()
    }

    /// Opens or closes the interactive rule book.
    Learn {
        CommandInfo::new("learn", Icon::Learn, |texts| texts.learn())
    }

    /// Opens the written rules.
    Rules {
        CommandInfo::new("rules", Icon::Book, |texts| texts.rules_of_game())
            .keys(&["/"])
            .in_help(HelpSection::Reading)
    }

    /// Opens the settings.
    Settings {
        CommandInfo::new("settings", Icon::Settings, |texts| texts.settings())
            .keys(&[","])
            .in_help(HelpSection::Table)
            .in_workshop()
    }

    /// Switches sounds off or on.
    Sound {
        CommandInfo::new("sound", Icon::Sound, |texts| texts.sounds())
            .keys(&["!"])
            .in_help(HelpSection::Table)
    }

    /// Closes what is in front, or drops what is held.
    Close {
        CommandInfo::new("close", Icon::Close, |texts| texts.close())
            .keys(&["Escape"])
            .in_help(HelpSection::Table)
            .on_boards()
            .in_workshop()
    }
}
