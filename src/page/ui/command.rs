//! The commands: one table for buttons, keys and help.

use super::app::{App, Dialog, Effect};
use super::focus::Means;
use super::icons::Icon;
use super::queries::Query;
use super::replay::Way;
use super::shown::Played;
use super::table::Table;
use crate::messages::Texts;
use engine::cards;
use engine::rules::{Action, Question};
use view::scene::tween::Millis;

/// Something that can be done without pointing.
pub struct Command {
    /// Its name, for buttons of the page and for hosts.
    pub id: &'static str,
    /// The keys that run it, as browsers name them.
    pub keys: &'static [&'static str],
    /// What it is called.
    pub label: fn(&dyn Texts) -> &'static str,
    /// Its drawing.
    pub icon: Icon,
    /// Whether it would do something now.
    pub enabled: fn(&App) -> bool,
    /// Does it.
    pub run: fn(&mut App, Millis),
}

/// A command that tells what is on the next cell in a direction.
macro_rules! look {
    ($id:literal, $key:literal, $label:ident, $step:expr) => {
        Command {
            id: $id,
            keys: &[$key],
            label: |texts| texts.$label(),
            icon: Icon::Eye,
            enabled: has_table,
            run: |app, now| app.survey($step, now),
        }
    };
}

/// All commands.
pub static COMMANDS: [Command; 47] = [
    Command {
        id: "turn-left",
        keys: &["q", "Q", "a", "A"],
        label: |texts| texts.turn_left(),
        icon: Icon::TurnLeft,
        enabled: |app| can_turn(app, false),
        run: |app, now| at_table(app, |table| table.turn(false, now)),
    },
    Command {
        id: "turn-right",
        keys: &["r", "R", "e", "E"],
        label: |texts| texts.turn_right(),
        icon: Icon::TurnRight,
        enabled: |app| can_turn(app, true),
        run: |app, now| at_table(app, |table| table.turn(true, now)),
    },
    Command {
        id: "next-tile",
        keys: &["c", "C"],
        label: |texts| texts.next_tile(),
        icon: Icon::Tiles,
        enabled: |app| {
            app.shown
                .tiles()
                .is_some_and(|table| table.tiles_to_choose() > 1)
        },
        run: |app, now| at_table(app, |table| table.hold_next(now)),
    },
    Command {
        id: "skip",
        keys: &["s", "S"],
        label: |texts| texts.skip(),
        icon: Icon::Skip,
        enabled: |app| allowed(app, Action::Pass),
        run: |app, now| at_table(app, |table| table.skip(now)),
    },
    Command {
        id: "confirm",
        keys: &["Enter"],
        label: |texts| texts.confirm(),
        icon: Icon::Done,
        enabled: |app| allowed(app, Action::Confirm),
        run: go_on,
    },
    Command {
        id: "take-back",
        keys: &["z", "Z", "Backspace", "Ctrl+Z"],
        label: |texts| texts.take_back(),
        icon: Icon::Back,
        enabled: |app| app.played().is_some_and(Played::can_take_back),
        run: App::take_back,
    },
    Command {
        id: "redo",
        keys: &["y", "Y", "Ctrl+Y", "Ctrl+Shift+Z"],
        label: |texts| texts.redo(),
        icon: Icon::Again,
        enabled: |app| {
            app.played()
                .is_some_and(|table| table.asks() && table.can_redo())
        },
        run: App::redo,
    },
    Command {
        id: "show-hand",
        keys: &["v", "V"],
        label: |texts| texts.show_hand(),
        icon: Icon::Person,
        enabled: |app| app.covered().is_some(),
        run: |app, now| {
            at_game(app, |table| table.uncover(now));
            // Who points chooses a cell by pointing.
            if matches!(app.means(), Means::Keys | Means::Pointer) {
                app.focus_on_stop();
            }
        },
    },
    Command {
        id: "zoom-in",
        keys: &["+", "="],
        label: |texts| texts.zoom_in(),
        icon: Icon::Plus,
        enabled: has_board,
        run: |app, now| at_table(app, |table| table.zoom(1.3, now)),
    },
    Command {
        id: "zoom-out",
        keys: &["-"],
        label: |texts| texts.zoom_out(),
        icon: Icon::Minus,
        enabled: has_board,
        run: |app, now| at_table(app, |table| table.zoom(1.0 / 1.3, now)),
    },
    Command {
        id: "fit",
        keys: &["0"],
        label: |texts| texts.fit(),
        icon: Icon::Fit,
        enabled: has_board,
        run: |app, now| at_table(app, |table| table.fit(now)),
    },
    Command {
        id: "new-game",
        keys: &["n", "N"],
        label: |texts| texts.new_game(),
        icon: Icon::NewGame,
        enabled: |_| true,
        run: |app, _| app.offer_new_game(),
    },
    Command {
        id: "games",
        keys: &["g", "G"],
        label: |texts| texts.saved_games(),
        icon: Icon::Games,
        enabled: |_| true,
        run: |app, _| app.show_games(),
    },
    Command {
        id: "export",
        keys: &["x", "X"],
        label: |texts| texts.export(),
        icon: Icon::Export,
        enabled: has_table,
        run: |app, _| app.give_out(Effect::Export),
    },
    Command {
        id: "copy",
        keys: &[],
        label: |texts| texts.copy_game(),
        icon: Icon::Copy,
        enabled: has_table,
        run: |app, _| app.give_out(Effect::Copy),
    },
    Command {
        id: "import",
        keys: &[],
        label: |texts| texts.import(),
        icon: Icon::Import,
        enabled: |_| true,
        run: |app, _| app.ask(Effect::Import),
    },
    Command {
        id: "ask-turn",
        keys: &["w", "W"],
        label: |texts| texts.ask_turn(),
        icon: Icon::Person,
        enabled: has_table,
        run: |app, now| app.reply(Query::Turn, now),
    },
    Command {
        id: "ask-hand",
        keys: &["d", "D"],
        label: |texts| texts.ask_hand(),
        icon: Icon::Tiles,
        enabled: has_table,
        run: |app, now| app.reply(Query::Hand, now),
    },
    Command {
        id: "ask-figures",
        keys: &["m", "M"],
        label: |texts| texts.ask_figures(),
        icon: Icon::Meeple,
        enabled: has_table,
        run: |app, now| app.reply(Query::Figures, now),
    },
    Command {
        id: "ask-features",
        keys: &["o", "O"],
        label: |texts| texts.ask_features(),
        icon: Icon::Log,
        enabled: has_table,
        run: |app, now| app.reply(Query::Features, now),
    },
    Command {
        id: "ask-tiles",
        keys: &["k", "K"],
        label: |texts| texts.ask_tiles(),
        icon: Icon::Tiles,
        enabled: has_table,
        run: |app, now| app.reply(Query::Tiles, now),
    },
    Command {
        id: "ask-scores",
        keys: &["u", "U"],
        label: |texts| texts.ask_scores(),
        icon: Icon::Crown,
        enabled: has_table,
        run: |app, now| app.reply(Query::Scores, now),
    },
    look!("look-north", "Shift+ArrowUp", look_north, (0, -1)),
    look!("look-east", "Shift+ArrowRight", look_east, (1, 0)),
    look!("look-south", "Shift+ArrowDown", look_south, (0, 1)),
    look!("look-west", "Shift+ArrowLeft", look_west, (-1, 0)),
    Command {
        id: "log",
        keys: &["l", "L"],
        label: |texts| texts.log(),
        icon: Icon::Log,
        enabled: has_table,
        run: |app, _| {
            app.around.remaining = false;
            app.show_log(!app.around.log);
        },
    },
    Command {
        id: "track",
        keys: &[],
        label: |texts| texts.score_track(),
        icon: Icon::Track,
        enabled: |app| app.shown.tiles().is_some_and(Table::needs_track),
        run: |app, _| app.open_or_fold_track(),
    },
    Command {
        id: "replay",
        keys: &["b", "B"],
        label: |texts| texts.replay(),
        icon: Icon::Play,
        enabled: |app| app.played().is_some_and(|table| table.can_look_back()),
        run: |app, now| {
            app.dialog = None;
            at_game(app, |table| match table.replay() {
                Some(_) => table.back_to_game(now),
                None => table.look_back(now),
            });
            app.focus_on_stop();
        },
    },
    Command {
        id: "first-step",
        keys: &["Home"],
        label: |texts| texts.first_step(),
        icon: Icon::First,
        enabled: in_replay,
        run: |app, now| at_game(app, |table| table.go(Way::First, now)),
    },
    Command {
        id: "step-back",
        keys: &["ArrowLeft"],
        label: |texts| texts.step_back(),
        icon: Icon::Before,
        enabled: in_replay,
        run: |app, now| at_game(app, |table| table.go(Way::Back, now)),
    },
    Command {
        id: "step-on",
        keys: &["ArrowRight"],
        label: |texts| texts.step_on(),
        icon: Icon::Next,
        enabled: in_replay,
        run: |app, now| at_game(app, |table| table.go(Way::On, now)),
    },
    Command {
        id: "last-step",
        keys: &["End"],
        label: |texts| texts.last_step(),
        icon: Icon::Last,
        enabled: in_replay,
        run: |app, now| at_game(app, |table| table.go(Way::Last, now)),
    },
    Command {
        id: "turn-before",
        keys: &["PageUp"],
        label: |texts| texts.turn_back(),
        icon: Icon::TurnBefore,
        enabled: in_replay,
        run: |app, now| at_game(app, |table| table.go(Way::TurnBack, now)),
    },
    Command {
        id: "turn-after",
        keys: &["PageDown"],
        label: |texts| texts.turn_on(),
        icon: Icon::TurnAfter,
        enabled: in_replay,
        run: |app, now| at_game(app, |table| table.go(Way::TurnOn, now)),
    },
    Command {
        id: "play",
        keys: &[" "],
        label: |texts| texts.play(),
        icon: Icon::Play,
        enabled: in_replay,
        run: |app, now| at_game(app, |table| table.play_or_pause(now)),
    },
    Command {
        id: "speed",
        keys: &[],
        label: |texts| texts.speed(),
        icon: Icon::Next,
        enabled: in_replay,
        run: |app, _| at_game(app, |table| table.hasten()),
    },
    Command {
        id: "back-to-game",
        keys: &[],
        label: |texts| texts.back_to_game(),
        icon: Icon::Back,
        enabled: in_replay,
        run: |app, now| {
            at_game(app, |table| table.back_to_game(now));
            app.focus_on_stop();
        },
    },
    Command {
        id: "help",
        keys: &["?", "h", "H"],
        label: |texts| texts.help(),
        icon: Icon::Help,
        enabled: |_| true,
        run: |app, _| {
            app.behind = app.dialog.filter(|&open| open != Dialog::Help);
            app.dialog = Some(Dialog::Help);
        },
    },
    Command {
        id: "claims",
        keys: &["f", "F", "p", "P"],
        label: |texts| texts.show_claims(),
        icon: Icon::Fields,
        enabled: helps,
        run: |app, now| app.show_claims(now),
    },
    Command {
        id: "remaining",
        keys: &["t", "T"],
        label: |texts| texts.unseen_tiles(),
        icon: Icon::Tiles,
        enabled: helps,
        run: |app, _| app.toggle_remaining(),
    },
    Command {
        id: "inspect",
        keys: &["i"],
        label: |texts| texts.inspect_next(),
        icon: Icon::Eye,
        enabled: helps,
        run: |app, _| app.inspect(false),
    },
    Command {
        id: "inspect-back",
        keys: &["Shift+I"],
        label: |texts| texts.inspect_before(),
        icon: Icon::Eye,
        enabled: helps,
        run: |app, _| app.inspect(true),
    },
    Command {
        id: "menu",
        keys: &[],
        label: |texts| texts.menu(),
        icon: Icon::Menu,
        enabled: |_| true,
        run: |app, _| app.around.menu = !app.around.menu,
    },
    Command {
        id: "rules",
        keys: &["/"],
        label: |texts| texts.rules_of_game(),
        icon: Icon::Book,
        enabled: |_| true,
        run: |app, _| app.read_all(),
    },
    Command {
        id: "settings",
        keys: &[","],
        label: |texts| texts.settings(),
        icon: Icon::Settings,
        enabled: |_| true,
        run: |app, _| {
            app.behind = app.dialog.filter(|&open| open != Dialog::Settings);
            app.dialog = Some(Dialog::Settings);
        },
    },
    Command {
        id: "close",
        keys: &["Escape"],
        label: |texts| texts.close(),
        icon: Icon::Close,
        enabled: |_| true,
        run: close,
    },
];

/// A name with a key beside it.
pub fn with_key(name: &str, key: Option<&str>, texts: &dyn Texts) -> String {
    match key {
        Some(key) => format!("{name} ({})", texts.key_name(key)),
        None => name.to_string(),
    }
}

/// A key as `aria-keyshortcuts` names it.
pub(super) fn shortcut(key: &str) -> String {
    match key {
        " " => "Space".to_string(),
        "+" => "Plus".to_string(),
        key if key.chars().count() == 1 => key.to_uppercase(),
        key => key.replace("Ctrl+", "Control+"),
    }
}

/// The command of this name.
pub fn command(id: &str) -> Option<&'static Command> {
    COMMANDS.iter().find(|command| command.id == id)
}

fn at_table(app: &mut App, run: impl FnOnce(&mut Table)) {
    if let Some(table) = app.shown.tiles_mut() {
        run(table);
    }
}

/// Whichever game it is.
fn at_game(app: &mut App, run: impl FnOnce(&mut dyn Played)) {
    if let Some(table) = app.shown.any_mut() {
        run(table);
    }
}

fn has_table(app: &App) -> bool {
    app.shown.has_game()
}

/// Whether there is a board with tiles.
fn has_board(app: &App) -> bool {
    app.shown.tiles().is_some()
}

fn in_replay(app: &App) -> bool {
    app.played().is_some_and(|table| table.replay().is_some())
}

/// Whether there is a board to be helped with, and somebody wants help.
fn helps(app: &App) -> bool {
    app.shown.tiles().is_some_and(Table::shows_aids)
}

fn allowed(app: &App, action: Action) -> bool {
    if let Some(table) = app.shown.cards() {
        return action == Action::Confirm && table.legal().contains(&cards::Action::Confirm);
    }
    let legal = app.shown.tiles().map(Table::legal);
    legal.is_some_and(|legal| legal.contains(&action))
}

fn can_turn(app: &App, clockwise: bool) -> bool {
    let turns = |table: &Table| table.hand().is_some() || table.other_rotation(clockwise).is_some();
    app.shown.tiles().is_some_and(turns)
}

/// Goes on: places the tile where the keyboard points, leaves the figure out, or ends the turn.
fn go_on(app: &mut App, now: Millis) {
    if let Some(table) = app.shown.cards_mut() {
        if !table.go_on(now) {
            app.reply(Query::Turn, now);
        }
        return;
    }
    let Some(table) = app.shown.tiles_mut() else {
        return;
    };
    let asked = table.question();
    let placed = asked == Some(Question::Place) && table.place_at_cursor(now);
    match asked {
        _ if placed => {}
        Some(Question::Place) => app.tell(app.texts.place_by_keys().to_string(), now),
        Some(Question::Figure) => table.skip(now),
        Some(Question::Confirm) => table.confirm(now),
        Some(question) => {
            let asked = table.asked_for(app.texts, question);
            app.tell(asked, now);
        }
        None => {}
    }
}

/// Closes what stands in front of the table, or lets go of what is held.
fn close(app: &mut App, now: Millis) {
    if app.behind.is_some() {
        app.dialog = app.behind.take();
    } else if app.dialog.is_some() {
        // Without a game there is always the form of a new one.
        app.dialog = (!app.shown.has_game()).then_some(Dialog::NewGame);
    } else if app.around.menu {
        app.around.menu = false;
    } else if app.around.remaining {
        app.around.remaining = false;
    } else if app.around.log {
        app.show_log(false);
    } else if !app.put_toast_away() && !app.put_note_away() {
        at_game(app, |table| table.escape(now));
    }
}
