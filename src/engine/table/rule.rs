//! Rule ids: the numbers of the statements that tests are named after and score items refer to.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

macro_rules! chapters {
    ($($name:ident $prefix:literal $file:literal),+ $(,)?) => {
        /// A chapter of the rules: the prefix of its ids.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Chapter { $($name),+ }

        impl Chapter {
            pub const ALL: &'static [Chapter] = &[$(Chapter::$name),+];

            /// The prefix as written in ids, for example `ROAD`.
            pub const fn prefix(self) -> &'static str {
                match self { $(Chapter::$name => $prefix),+ }
            }

            /// The name of its files in `assets/rules`, without extension.
            pub const fn file(self) -> &'static str {
                match self { $(Chapter::$name => $file),+ }
            }
        }
    };
}

/// Passes every chapter to another macro: its name, its prefix and the name of its file in
/// `assets/rules`.
#[macro_export]
macro_rules! every_chapter {
    ($to:ident) => {
        $to! {
            Base "BASE" "base",
            Fig "FIG" "fig",
            Tile "TILE" "tile",
            Meep "MEEP" "meep",
            Road "ROAD" "road",
            City "CITY" "city",
            Mon "MON" "mon",
            Sco "SCO" "sco",
            End "END" "end",
            Field "FIELD" "field",
            Ed "ED" "ed",
            Riv "RIV" "riv",
            Abb "ABB" "abb",
            Ic "IC" "ic",
            Tb "TB" "tb",
            Fly "FLY" "fly",
            Msg "MSG" "msg",
            Fer "FER" "fer",
            Gold "GOLD" "gold",
            Mw "MW" "mw",
            Rob "ROB" "rob",
            Crop "CROP" "crop",
            Hs "HS" "hs",
            Win "WIN" "win",
            Gb "GB" "gb",
            Card "CARD" "card",
            Turn "TURN" "turn",
            Int "INT" "int",
        }
    };
}

every_chapter!(chapters);

/// The id of a rule (`ROAD-03`) or of a ruling on an open question (`R-BASE-05`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct RuleId {
    pub chapter: Chapter,
    /// Its number in the chapter.
    pub number: u8,
    /// Whether it is a ruling rather than a rule.
    pub ruling: bool,
}

impl RuleId {
    /// The rule with this number.
    pub const fn rule(chapter: Chapter, number: u8) -> Self {
        Self {
            chapter,
            number,
            ruling: false,
        }
    }

    /// The ruling with this number.
    pub const fn ruling(chapter: Chapter, number: u8) -> Self {
        Self {
            chapter,
            number,
            ruling: true,
        }
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.ruling { "R-" } else { "" };
        write!(f, "{mark}{}-{:02}", self.chapter.prefix(), self.number)
    }
}

/// The id of a worked example of the rules: `EX-ROAD-1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExampleId {
    pub chapter: Chapter,
    /// Its number in the chapter.
    pub number: u8,
}

impl fmt::Display for ExampleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "EX-{}-{}", self.chapter.prefix(), self.number)
    }
}

impl FromStr for ExampleId {
    type Err = UnknownRule;

    fn from_str(text: &str) -> Result<Self, UnknownRule> {
        let rule = text.strip_prefix("EX-").ok_or(UnknownRule)?;
        let RuleId {
            chapter,
            number,
            ruling,
        } = rule.parse()?;
        match ruling {
            true => Err(UnknownRule),
            false => Ok(ExampleId { chapter, number }),
        }
    }
}

/// Not a rule id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownRule;

impl fmt::Display for UnknownRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not the id of a rule")
    }
}

impl std::error::Error for UnknownRule {}

impl FromStr for RuleId {
    type Err = UnknownRule;

    fn from_str(text: &str) -> Result<Self, UnknownRule> {
        let (text, ruling) = match text.strip_prefix("R-") {
            Some(rest) => (rest, true),
            None => (text, false),
        };
        let (prefix, number) = text.split_once('-').ok_or(UnknownRule)?;
        let chapter = Chapter::ALL
            .iter()
            .find(|chapter| chapter.prefix() == prefix)
            .ok_or(UnknownRule)?;
        let number = number.parse().map_err(|_| UnknownRule)?;
        Ok(Self {
            chapter: *chapter,
            number,
            ruling,
        })
    }
}
