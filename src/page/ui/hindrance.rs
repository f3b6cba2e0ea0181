//! Why a command would do nothing now: no key of the help sheet is silent.

use super::app::App;
use super::command::Command;
use super::queries::Query;
use super::sheet::Part;
use super::table::Table;
use super::voice::handed_over;
use crate::messages::Look;
use engine::rules::Question;
use engine::table::Kind;
use view::scene::tween::Millis;

/// Whether a command means the person who is asked: their tiles, their figures, their decision.
fn is_personal(command: &Command) -> bool {
    match command.id {
        "show-hand" => false,
        "ask-turn" | "ask-hand" | "ask-figures" => true,
        _ => matches!(Part::of(command), Part::Placing | Part::Figures),
    }
}

impl App {
    /// Runs a command, or says why it does nothing now.
    pub(super) fn run(&mut self, command: &Command, now: Millis) {
        match self.hindrance(command) {
            Some(why) => self.tell(why, now),
            None => (command.run)(self, now),
        }
    }

    /// Why a command would do nothing now; none when it does something.
    fn hindrance(&self, command: &Command) -> Option<String> {
        if self.shown.cards().is_some() {
            return self.hindrance_at_cards(command);
        }
        let table = self.shown.tiles().filter(|_| self.dialog.is_none())?;
        let away = table.covered().is_some() || table.replay().is_some();
        if away && is_personal(command) {
            return self.idle();
        }
        if (command.enabled)(self) {
            return None;
        }
        match (command.id, table.question()) {
            ("turn-left" | "turn-right" | "next-tile" | "skip" | "confirm", None) => self.idle(),
            ("turn-left" | "turn-right", _) => Some(self.not_turned(table)),
            ("next-tile", _) => Some(self.texts.no_tile_to_choose().to_string()),
            ("skip", Some(Question::Confirm)) => Some(self.texts.ask(Question::Confirm)),
            ("skip", Some(question)) => {
                let asked = table.asked_for(self.texts, question);
                Some(format!("{} {asked}", self.texts.mandatory()))
            }
            ("show-hand", _) if table.is_locked() => self.idle(),
            ("show-hand", _) => Some(self.texts.nothing_covered().to_string()),
            ("replay", _) => Some(self.texts.nothing_played().to_string()),
            ("claims" | "remaining" | "inspect" | "inspect-back", _) => {
                Some(self.texts.aids_off().to_string())
            }
            _ if Part::of(command) == Part::Replay => Some(self.texts.only_in_replay().to_string()),
            _ => None,
        }
    }

    /// The same in the card game: what belongs to tiles alone leads back to what is asked.
    fn hindrance_at_cards(&self, command: &Command) -> Option<String> {
        let table = self.played().filter(|_| self.dialog.is_none())?;
        let away = table.covered().is_some() || table.replay().is_some();
        if away && is_personal(command) {
            return self.idle();
        }
        if !command.is_of(Kind::Cards) {
            return self.idle().or_else(|| self.reply_of_cards(Query::Turn));
        }
        let disabled = !(command.enabled)(self);
        match command.id {
            "confirm" if disabled => self.idle(),
            "show-hand" if disabled => self.idle().or_else(|| self.reply_of_cards(Query::Turn)),
            "replay" if disabled => Some(self.texts.nothing_played().to_string()),
            _ if disabled && Part::of(command) == Part::Replay => {
                Some(self.texts.only_in_replay().to_string())
            }
            _ => None,
        }
    }

    /// Why nobody in front of the screen can decide anything now.
    pub(super) fn idle(&self) -> Option<String> {
        let (table, company) = (self.played()?, self.company()?);
        if table.replay().is_some() {
            return Some(self.texts.looking_back().to_string());
        }
        if table.is_locked() {
            return Some(self.texts.other_tab().to_string());
        }
        if table.covered().is_some() {
            return Some(handed_over(self.texts, &company, table));
        }
        match table.computers_turn() {
            Some((seat, _)) => Some(format!("{}.", self.texts.thinking(company.name(seat)))),
            None => table.is_over().then(|| self.texts.game_is_over()),
        }
    }

    /// Why the tile does not turn.
    fn not_turned(&self, table: &Table) -> String {
        match table.provisional() {
            Some(placed) => {
                let look = Look::of(placed.tile, placed.rotation);
                self.texts.turned(look.edges, Some(1))
            }
            None => self.texts.nothing_in_hand(),
        }
    }

    /// Takes a tile of the hand by its number, or says that there is none.
    pub(super) fn hold_or_tell(&mut self, number: &str, now: Millis) {
        let count = self.shown.tiles().map_or(0, Table::tiles_to_choose);
        let index: usize = number.parse().unwrap_or(0);
        if count > 1 && index <= count {
            self.hold(number, now);
            self.settle(now);
            return;
        }
        let idle = self.idle();
        let why = idle.unwrap_or_else(|| self.texts.no_tile_to_choose().to_string());
        self.tell(why, now);
    }
}
