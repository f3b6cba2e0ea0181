//! Why a command would do nothing now: no key of the help sheet is silent.

use crate::app::Shell;
use crate::app::input::press::hold;
use crate::elements::command::{Command, Concerns};
use crate::features::announce::announcements::handed_over;
use crate::features::announce::queries::Query;
use crate::features::board::question::asked_for;
use crate::features::board::track::needs_track;
use crate::features::by_link::dock::link_idle;
use crate::features::cards::queries::reply_of_cards;
use crate::features::cards::round_waits;
use crate::features::clock::run::victory_on_time;
use crate::features::workshop::workshop_hindrance;
use crate::messages::TileLook;
use crate::stage::{AnyStage, OnScreen, TileStage};
use engine::cards;
use engine::rules::{Action, Question};
use engine::table::Kind;
use view::scene::tween::Millis;

/// Why a command would do nothing now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// It is about somebody who is asked, and nobody in front of the screen is at this moment. Its button stays.
    Away,
    /// Nobody in front of the screen can decide anything.
    Idle,
    /// The tile lies in one way only, or there is none.
    OneRotation,
    /// There is one tile at most.
    OneTile,
    /// A decision cannot be left out.
    Mandatory(Question),
    /// Nothing is covered.
    NothingCovered,
    /// Nothing was played yet.
    NothingPlayed,
    /// Aids are switched off.
    NoAids,
    /// The game is not looked at step by step.
    NoReplay,
    /// It belongs to another game.
    OtherGame,
    /// There is nothing to do. What there is to say of it, the command says itself.
    Nothing,
}

/// A hindrance, unless something can be done.
fn unless(able: bool, hindrance: Hindrance) -> Option<Hindrance> {
    (!able).then_some(hindrance)
}

fn can_turn(stage: &TileStage, clockwise: bool) -> bool {
    stage.tile_in_hand().is_some() || stage.other_rotation(clockwise).is_some()
}

fn can_confirm(shown: &OnScreen) -> bool {
    match shown {
        OnScreen::Nothing => false,
        OnScreen::Tiles(stage) => stage.legal().contains(&Action::Confirm),
        OnScreen::Cards(stage) => {
            stage.legal().contains(&cards::Action::Confirm) || stage.pending().is_telling()
        }
    }
}

impl Shell {
    /// Whether a command would do something now, as far as its button says so.
    pub fn is_enabled(&self, command: Command) -> bool {
        let hindrance = hindrance(self, command);
        hindrance.is_none_or(|hindrance| hindrance == Hindrance::Away)
    }
}

/// Takes a tile of the hand by its number, or says that there is none.
pub(super) fn hold_or_tell(shell: &mut Shell, number: usize, now: Millis) {
    let count = shell.stage.tiles().map_or(0, |stage| stage.hand().count());
    if count > 1 && number <= count {
        hold(shell, number, now);
        shell.follow_up(now);
        return;
    }
    let idle = why_idle(shell);
    let why = idle.unwrap_or_else(|| shell.texts().no_tile_to_choose().to_string());
    shell.tell(why, now);
}

/// Why a command would do nothing now; none when it does something.
pub(crate) fn hindrance(shell: &Shell, command: Command) -> Option<Hindrance> {
    if !shell.offers(command) {
        return Some(Hindrance::Nothing);
    }
    if let Some(workshop) = shell.workshop() {
        return workshop_hindrance(workshop, command);
    }
    if !command.is_of(shell.game_kind()) && shell.stage.cards().is_some() {
        return Some(Hindrance::OtherGame);
    }
    let personal = command.info().about == Concerns::Asked;
    let away = |stage: &dyn AnyStage| stage.covered_for().is_some() || stage.replay().is_some();
    let away = personal && shell.any_stage().is_some_and(away);
    match hindrance_ignoring_turn(shell, command) {
        Some(_) if away => Some(Hindrance::Idle),
        None if away => Some(Hindrance::Away),
        hindrance_ignoring_turn => hindrance_ignoring_turn,
    }
}

/// What is in the way of a command besides that nobody is asked.
fn hindrance_ignoring_turn(shell: &Shell, command: Command) -> Option<Hindrance> {
    let tiles = shell.stage.tiles();
    let asked = tiles.and_then(TileStage::question);
    let idle_or = |hindrance| asked.map_or(Hindrance::Idle, |_| hindrance);
    let played = |able: fn(&dyn AnyStage) -> bool| shell.any_stage().is_some_and(able);
    match command {
        Command::TurnLeft => unless(
            tiles.is_some_and(|stage| can_turn(stage, false)),
            idle_or(Hindrance::OneRotation),
        ),
        Command::TurnRight => unless(
            tiles.is_some_and(|stage| can_turn(stage, true)),
            idle_or(Hindrance::OneRotation),
        ),
        Command::NextTile => unless(
            tiles.is_some_and(|stage| stage.hand().count() > 1),
            idle_or(Hindrance::OneTile),
        ),
        Command::Skip => unless(
            tiles.is_some_and(|stage| stage.legal().contains(&Action::Pass)),
            asked.map_or(Hindrance::Idle, Hindrance::Mandatory),
        ),
        Command::Confirm => unless(can_confirm(&shell.stage), idle_or(Hindrance::Nothing)),
        Command::TakeBack => unless(played(|stage| stage.can_take_back()), Hindrance::Nothing),
        Command::Redo => unless(
            played(|stage| stage.asks() && stage.can_redo()),
            Hindrance::Nothing,
        ),
        Command::ShowHand => unless(shell.covered_for().is_some(), Hindrance::NothingCovered),
        Command::Replay => unless(played(|stage| stage.can_replay()), Hindrance::NothingPlayed),
        Command::Review => unless(played(|stage| stage.is_over()), Hindrance::Nothing),
        Command::FirstStep
        | Command::StepBack
        | Command::StepOn
        | Command::LastStep
        | Command::TurnBefore
        | Command::TurnAfter
        | Command::Play
        | Command::Speed
        | Command::BackToGame => unless(
            played(|stage| stage.replay().is_some()),
            Hindrance::NoReplay,
        ),
        Command::Claims | Command::Remaining | Command::Inspect | Command::InspectBack => {
            unless(tiles.is_some_and(TileStage::shows_aids), Hindrance::NoAids)
        }
        Command::Hint if !shell.aids() => Some(Hindrance::NoAids),
        Command::Hint => unless(played(|stage| stage.asks()), Hindrance::Idle),
        Command::Track => unless(tiles.is_some_and(needs_track), Hindrance::Nothing),
        Command::ZoomIn | Command::ZoomOut | Command::Fit => {
            unless(tiles.is_some(), Hindrance::Nothing)
        }
        Command::SaveAsOneFile => unless(
            shell.stage.has_game() && !shell.is_in_chat(),
            Hindrance::Nothing,
        ),
        Command::Export
        | Command::Copy
        | Command::Share
        | Command::AskTurn
        | Command::AskHand
        | Command::AskFigures
        | Command::AskFeatures
        | Command::AskTiles
        | Command::AskScores
        | Command::AskClock
        | Command::LookNorth
        | Command::LookEast
        | Command::LookSouth
        | Command::LookWest
        | Command::Projector
        | Command::Log => unless(shell.stage.has_game(), Hindrance::Nothing),
        Command::NewGame
        | Command::SavedGames
        | Command::Import
        | Command::Help
        | Command::Menu
        | Command::Workshop
        | Command::Rules
        | Command::Learn
        | Command::Values
        | Command::Settings
        | Command::Close => None,
    }
}

/// Why a command would do nothing now, in a sentence; none when it does something, or says so itself. In front of a
/// dialog, and without a game, nothing is said.
pub(super) fn hindrance_sentence(shell: &Shell, command: Command) -> Option<String> {
    let stage = shell.any_stage().filter(|_| !shell.dialogs.is_open())?;
    let asked_of_cards = || match shell.game_kind() {
        Kind::Cards => reply_of_cards(shell, Query::Turn),
        Kind::Tiles => None,
    };
    match hindrance(shell, command)? {
        Hindrance::Away | Hindrance::Idle => why_idle(shell),
        Hindrance::OneRotation => Some(not_turned(shell, shell.stage.tiles()?)),
        Hindrance::OneTile => Some(shell.texts().no_tile_to_choose().to_string()),
        Hindrance::Mandatory(Question::Confirm) => Some(shell.texts().ask(Question::Confirm)),
        Hindrance::Mandatory(question) => {
            let asked = asked_for(shell.stage.tiles()?, shell.texts(), question);
            Some(format!("{} {asked}", shell.texts().mandatory()))
        }
        Hindrance::NothingCovered => match shell.game_kind() {
            Kind::Tiles if stage.is_locked() => why_idle(shell),
            Kind::Tiles => Some(shell.texts().nothing_covered().to_string()),
            Kind::Cards => why_idle(shell).or_else(asked_of_cards),
        },
        Hindrance::NothingPlayed => Some(shell.texts().nothing_played().to_string()),
        Hindrance::NoAids => Some(shell.texts().aids_off().to_string()),
        Hindrance::NoReplay if !shell.offers(Command::Replay) => why_idle(shell),
        Hindrance::NoReplay => Some(shell.texts().only_in_replay().to_string()),
        Hindrance::OtherGame => why_idle(shell).or_else(asked_of_cards),
        Hindrance::Nothing => None,
    }
}

/// Why nobody in front of the screen can decide anything now.
pub(crate) fn why_idle(shell: &Shell) -> Option<String> {
    let (stage, company) = (shell.any_stage()?, shell.company()?);
    if shell.board_mode().is_some() && (stage.replay().is_some() || stage.is_locked()) {
        return Some(shell.texts().nothing_decided_here().to_string());
    }
    if stage.replay().is_some() {
        return Some(shell.texts().looking_back().to_string());
    }
    if stage.is_locked() {
        return Some(shell.texts().other_tab().to_string());
    }
    if let Some(told) = victory_on_time(shell) {
        return Some(told);
    }
    if stage.covered_for().is_some() {
        return Some(handed_over(shell.texts(), &company, stage));
    }
    if let Some(waits) = round_waits(shell) {
        return Some(waits);
    }
    if let Some(told) = link_idle(shell) {
        return Some(told);
    }
    if let Some(seat) = stage.remote_turn() {
        return Some(format!("{}.", shell.texts().turn_of(company.name(seat))));
    }
    match stage.computers_turn() {
        Some((seat, _)) => Some(format!("{}.", shell.texts().thinking(company.name(seat)))),
        None => stage
            .is_over()
            .then(|| shell.texts().game_is_over().to_string()),
    }
}

/// Why the tile does not turn.
fn not_turned(shell: &Shell, stage: &TileStage) -> String {
    match stage.provisional() {
        Some(placed) => {
            let look = TileLook::of(placed.tile, placed.rotation);
            shell.texts().turned(look.edges, Some(1))
        }
        None => shell.texts().nothing_in_hand().to_string(),
    }
}
