//! The intents and fields of the statistics over all finished games.

use crate::elements::words;
use engine::rules::Module;
use engine::session::Level;
use engine::table::{Kind, Seat};

/// A group of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Group {
    #[default]
    All,
    /// Against people only, here or on other devices.
    People,
    /// Against a computer of this level, perhaps among others.
    Level(Level),
    /// Without expansions.
    BaseAlone,
    /// With this box, perhaps among others.
    Box(Module),
    /// In this place in the order of turns, from 1; none if it is not known.
    Place(Option<u8>),
}

impl Group {
    pub fn word(self) -> String {
        match self {
            Group::All => "all".to_string(),
            Group::People => "people".to_string(),
            Group::Level(level) => level.name().to_string(),
            Group::BaseAlone => "base-alone".to_string(),
            Group::Box(module) => module.name().to_string(),
            Group::Place(Some(place)) => format!("place-{place}"),
            Group::Place(None) => "place-unknown".to_string(),
        }
    }

    pub fn parse(word: &str) -> Option<Group> {
        let all = Grouping::ALL.iter().copied().flat_map(Grouping::groups);
        all.chain([Group::All]).find(|group| group.word() == word)
    }
}

words! {
    /// What games are told apart by.
    Grouping {
        Opponents "opponents",
        Boxes "boxes",
        Places "places",
    }
}

impl Grouping {
    /// Those of a game: the card game has no boxes.
    pub fn of(kind: Kind) -> impl Iterator<Item = Grouping> {
        let all = Grouping::ALL.iter().copied();
        all.filter(move |&grouping| kind == Kind::Tiles || grouping != Grouping::Boxes)
    }

    /// Its groups, in the order of the list.
    pub fn groups(self) -> Vec<Group> {
        match self {
            Grouping::Opponents => {
                let levels = Level::offered().iter().copied().map(Group::Level);
                [Group::People].into_iter().chain(levels).collect()
            }
            Grouping::Boxes => {
                let boxes = Module::ALL.into_iter().map(Group::Box);
                [Group::BaseAlone].into_iter().chain(boxes).collect()
            }
            Grouping::Places => {
                let places = (1..=Seat::MOST as u8).map(Some);
                places.chain([None]).map(Group::Place).collect()
            }
        }
    }
}

/// What a press does there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatisticsIntent {
    /// Shows the games of this kind.
    Kind(Kind),
    /// Compares the games by this.
    Compare(Grouping),
    /// Saves all finished games to a file.
    Save,
    /// Loads finished games from a file.
    Bring,
    /// Adds the games of the pasted text.
    Read,
}

impl StatisticsIntent {
    pub fn name(self) -> String {
        match self {
            StatisticsIntent::Kind(kind) => format!("statistics-of {}", kind.name()),
            StatisticsIntent::Compare(grouping) => format!("statistics-by {}", grouping.word()),
            StatisticsIntent::Save => "save-statistics".to_string(),
            StatisticsIntent::Bring => "bring-statistics".to_string(),
            StatisticsIntent::Read => "read-statistics".to_string(),
        }
    }
}

/// The fields there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatisticsField {
    /// Which games are counted.
    Group,
    /// The text of a file with finished games.
    Pasted,
}

impl StatisticsField {
    pub fn name(self) -> String {
        match self {
            StatisticsField::Group => "statistics-group".to_string(),
            StatisticsField::Pasted => "statistics-pasted".to_string(),
        }
    }
}
