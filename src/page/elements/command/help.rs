//! The sections of the help sheet: their commands, and what keys do that is no command.

use crate::elements::command::info::{HelpEntry, HelpSection, Label};
use crate::elements::command::records::Command;
use crate::messages::Texts;
use engine::table::Kind;

impl HelpSection {
    /// Its heading in a game.
    pub fn title(self, kind: Kind, texts: &Texts) -> &'static str {
        match self {
            HelpSection::Placing if kind == Kind::Cards => texts.hand_of_cards(),
            HelpSection::Placing => texts.help_placing(),
            HelpSection::Figures => texts.help_figures(),
            HelpSection::Reading => texts.help_reading(),
            HelpSection::Asking => texts.help_asking(),
            HelpSection::Replay => texts.help_replay(),
            HelpSection::Table => texts.help_table(),
        }
    }

    /// What keys do in it that is no command.
    pub fn ways(self, kind: Kind) -> impl Iterator<Item = &'static KeyHelp> {
        let of_cards = CARD_KEYS_WITHOUT_COMMAND
            .iter()
            .filter(move |_| kind == Kind::Cards);
        let shared = move |way: &&KeyHelp| kind == Kind::Tiles || way.part == HelpSection::Table;
        let all = KEYS_WITHOUT_COMMAND.iter().filter(shared).chain(of_cards);
        all.filter(move |way| way.part == self)
    }

    /// The commands listed in it.
    pub fn commands(self) -> impl Iterator<Item = Command> {
        let all = Command::ALL.iter().copied();
        all.filter(move |command| command.info().help == HelpEntry::In(self))
    }
}

/// What keys do without a command because it depends on the focus.
pub struct KeyHelp {
    /// The section that lists it.
    pub part: HelpSection,
    /// The keys, as `KeyboardEvent.key` names them.
    pub keys: &'static [&'static str],
    pub label: Label,
}

impl KeyHelp {
    const fn new(part: HelpSection, keys: &'static [&'static str], label: Label) -> KeyHelp {
        KeyHelp { part, keys, label }
    }
}

const ARROWS: &[&str] = &["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"];

/// Everything that keys do without a command.
pub static KEYS_WITHOUT_COMMAND: [KeyHelp; 10] = [
    KeyHelp::new(HelpSection::Placing, ARROWS, Texts::key_cells),
    KeyHelp::new(HelpSection::Placing, &["Home", "End"], Texts::key_cell_ends),
    KeyHelp::new(HelpSection::Placing, &["Enter"], Texts::key_put_tile),
    KeyHelp::new(HelpSection::Placing, &["Escape"], Texts::key_let_go),
    KeyHelp::new(HelpSection::Placing, &["1", "2", "3"], Texts::key_hold),
    KeyHelp::new(HelpSection::Figures, ARROWS, Texts::key_places),
    KeyHelp::new(HelpSection::Figures, &["Enter"], Texts::key_put_figure),
    KeyHelp::new(HelpSection::Table, &["Tab"], Texts::key_areas),
    KeyHelp::new(HelpSection::Table, &["Shift+Tab"], Texts::key_areas_back),
    KeyHelp::new(HelpSection::Table, &["Enter", " "], Texts::key_press),
];

/// The same for the card game, except for what applies to every game.
pub static CARD_KEYS_WITHOUT_COMMAND: [KeyHelp; 6] = [
    KeyHelp::new(
        HelpSection::Placing,
        &["ArrowLeft", "ArrowRight"],
        |texts| texts.key_held(),
    ),
    KeyHelp::new(
        HelpSection::Placing,
        &["1", "2", "3", "4", "5", "6"],
        |texts| texts.key_card(),
    ),
    KeyHelp::new(HelpSection::Placing, &["m"], Texts::large_meeple),
    KeyHelp::new(
        HelpSection::Placing,
        &["ArrowUp", "ArrowDown"],
        Texts::key_rows,
    ),
    KeyHelp::new(HelpSection::Placing, &["Enter"], Texts::key_play),
    KeyHelp::new(HelpSection::Placing, &["Escape"], Texts::key_let_go_card),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_tells_something_and_ways_are_in_one_part() {
        for part in HelpSection::ALL {
            assert!(part.commands().count() > 0, "{part:?}");
        }
        let told = |kind| {
            HelpSection::ALL
                .into_iter()
                .flat_map(move |part| part.ways(kind))
        };
        assert_eq!(told(Kind::Tiles).count(), KEYS_WITHOUT_COMMAND.len());
        let around = KEYS_WITHOUT_COMMAND
            .iter()
            .filter(|way| way.part == HelpSection::Table);
        assert_eq!(
            told(Kind::Cards).count(),
            CARD_KEYS_WITHOUT_COMMAND.len() + around.count()
        );
    }
}
