//! The parts of the help sheet: which commands belong together, and what keys do that no command names.

use crate::elements::command::{Command, HelpEntry};
use crate::messages::Texts;
use engine::table::Kind;

/// A part of the help sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The tile in hand.
    Placing,
    /// Figures, and the end of the turn.
    Figures,
    /// Looking at the board.
    Reading,
    /// Questions that are answered in a sentence.
    Asking,
    /// Stepping through a game.
    Replay,
    /// Everything around the game.
    Table,
}

impl Part {
    /// All parts in the order in which they are told.
    pub const ALL: [Part; 6] = [
        Part::Placing,
        Part::Figures,
        Part::Reading,
        Part::Asking,
        Part::Replay,
        Part::Table,
    ];

    /// Its head in a game.
    pub fn title(self, kind: Kind, texts: &dyn Texts) -> &'static str {
        match self {
            Part::Placing if kind == Kind::Cards => texts.hand_of_cards(),
            Part::Placing => texts.help_placing(),
            Part::Figures => texts.help_figures(),
            Part::Reading => texts.help_reading(),
            Part::Asking => texts.help_asking(),
            Part::Replay => texts.help_replay(),
            Part::Table => texts.help_table(),
        }
    }

    /// What keys do in it in a game that no command names.
    pub fn ways(self, kind: Kind) -> impl Iterator<Item = &'static Way> {
        let of_cards = CARD_WAYS.iter().filter(move |_| kind == Kind::Cards);
        let shared = move |way: &&Way| kind == Kind::Tiles || way.part == Part::Table;
        let all = WAYS.iter().filter(shared).chain(of_cards);
        all.filter(move |way| way.part == self)
    }

    /// The commands that are told in it.
    pub fn commands(self) -> impl Iterator<Item = Command> {
        let all = Command::ALL.iter().copied();
        all.filter(move |command| command.info().help == HelpEntry::In(self))
    }
}

/// Something that keys do without a command, because it depends on where the focus is.
pub struct Way {
    /// Where it is told.
    pub part: Part,
    /// The keys, as browsers name them.
    pub keys: &'static [&'static str],
    /// What they do.
    pub label: fn(&dyn Texts) -> &'static str,
}

const ARROWS: &[&str] = &["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"];

/// All that keys do without a command.
pub static WAYS: [Way; 10] = [
    Way {
        part: Part::Placing,
        keys: ARROWS,
        label: |texts| texts.key_cells(),
    },
    Way {
        part: Part::Placing,
        keys: &["Home", "End"],
        label: |texts| texts.key_cell_ends(),
    },
    Way {
        part: Part::Placing,
        keys: &["Enter"],
        label: |texts| texts.key_put_tile(),
    },
    Way {
        part: Part::Placing,
        keys: &["Escape"],
        label: |texts| texts.key_let_go(),
    },
    Way {
        part: Part::Placing,
        keys: &["1", "2", "3"],
        label: |texts| texts.key_hold(),
    },
    Way {
        part: Part::Figures,
        keys: ARROWS,
        label: |texts| texts.key_places(),
    },
    Way {
        part: Part::Figures,
        keys: &["Enter"],
        label: |texts| texts.key_put_figure(),
    },
    Way {
        part: Part::Table,
        keys: &["Tab"],
        label: |texts| texts.key_areas(),
    },
    Way {
        part: Part::Table,
        keys: &["Shift+Tab"],
        label: |texts| texts.key_areas_back(),
    },
    Way {
        part: Part::Table,
        keys: &["Enter", " "],
        label: |texts| texts.key_press(),
    },
];

/// All that keys do in the card game without a command, besides what they do around every game.
pub static CARD_WAYS: [Way; 6] = [
    Way {
        part: Part::Placing,
        keys: &["ArrowLeft", "ArrowRight"],
        label: |texts| texts.key_held(),
    },
    Way {
        part: Part::Placing,
        keys: &["1", "2", "3", "4", "5", "6"],
        label: |texts| texts.key_card(),
    },
    Way {
        part: Part::Placing,
        keys: &["m"],
        label: |texts| texts.large_meeple(),
    },
    Way {
        part: Part::Placing,
        keys: &["ArrowUp", "ArrowDown"],
        label: |texts| texts.key_rows(),
    },
    Way {
        part: Part::Placing,
        keys: &["Enter"],
        label: |texts| texts.key_play(),
    },
    Way {
        part: Part::Placing,
        keys: &["Escape"],
        label: |texts| texts.key_let_go_card(),
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_tells_something_and_ways_are_in_one_part() {
        for part in Part::ALL {
            assert!(part.commands().count() > 0, "{part:?}");
        }
        let told = |kind| Part::ALL.into_iter().flat_map(move |part| part.ways(kind));
        assert_eq!(told(Kind::Tiles).count(), WAYS.len());
        let around = WAYS.iter().filter(|way| way.part == Part::Table);
        assert_eq!(told(Kind::Cards).count(), CARD_WAYS.len() + around.count());
    }
}
