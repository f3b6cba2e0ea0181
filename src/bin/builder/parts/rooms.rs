//! Which functions go into which part: those that ran in a recording, and the rooms of the card game.

use super::names::{List, Name};
use super::recorded;
use super::{Cut, Part};
use anyhow::Result;

/// The crates of the page.
pub const CRATES: [&str; 5] = ["engine", "host", "locale", "page", "view"];

/// Parts of the names of functions that anything may call at any time: the allocator, and those of wasm-bindgen.
const CALLED_BY_ALL: [&str; 4] = ["__rdl", "__rust", "__wb", "dlmalloc"];

/// What the name of a closure contains.
const CLOSURE: &str = "{closure#";

/// Where a function goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// Into this part, whoever calls it.
    In(Part),
    /// Into the first part that calls it, but none before `from`; into `otherwise` if it is called through the function table.
    Callers { from: Part, otherwise: Part },
}

impl Destination {
    /// Where it is called from, in whatever part.
    pub const ANYWHERE: Destination = Destination::Callers {
        from: Part::First,
        otherwise: Part::First,
    };

    /// Whether it neither ran first nor belongs to the card game.
    pub const fn can_wait(self) -> bool {
        let (Destination::In(part)
        | Destination::Callers {
            otherwise: part, ..
        }) = self;
        matches!(part, Part::Later | Part::Play)
    }

    /// Where it is called from, but not into the first part.
    const fn after_first(otherwise: Part) -> Destination {
        Destination::Callers {
            from: Part::Later,
            otherwise,
        }
    }
}

/// The recorded lists for a module (`cargo page record`).
pub struct Rooms {
    cut: Cut,
    /// What ran until the page, or a board, was usable.
    first: List,
    /// What ran on a board that was used but not played on.
    used: List,
}

impl Rooms {
    /// The recorded lists for a way to split the module: as they are now, for a recording rewrites them.
    ///
    /// # Errors
    /// When one of them cannot be read.
    pub fn read(cut: Cut) -> Result<Rooms> {
        let (first, used) = match cut {
            Cut::Page => (recorded::read("page")?, List::read("")),
            Cut::Boards => (recorded::read("board")?, recorded::read("board_used")?),
        };
        Ok(Rooms { cut, first, used })
    }

    /// Where a function goes, by its name.
    pub fn destination(&self, function: &str) -> Destination {
        if goes_with_callers(function) {
            return Destination::ANYWHERE;
        }
        let name = Name::new(function);
        let is_own = CRATES.contains(&name.path.split("::").next().unwrap_or_default());
        match self.recorded(&name) {
            Some(part) => Destination::In(part),
            None if !is_own => Destination::after_first(Part::Later),
            // The compiler merges closures with the same code and keeps either name.
            None if function.contains(CLOSURE) => {
                Destination::after_first(self.unrecorded(&name.path))
            }
            None => Destination::In(self.unrecorded(&name.path)),
        }
    }

    /// The part in which a function ran first.
    fn recorded(&self, name: &Name) -> Option<Part> {
        if self.first.has(name) {
            Some(Part::First)
        } else if self.used.has(name) {
            Some(Part::Later)
        } else {
            None
        }
    }

    /// The part of a function that never ran in a recording. Files and folders called `cards`, or beginning with `card_`, belong
    /// to the card game.
    fn unrecorded(&self, path: &str) -> Part {
        let is_of_cards = |room: &str| room == "cards" || room.starts_with("card_");
        match self.cut {
            _ if path.split("::").any(is_of_cards) => Part::Cards,
            Cut::Page => Part::Later,
            Cut::Boards => Part::Play,
        }
    }
}

/// Whether a function goes where it is called from, wherever it ran: derived code is often identical in several places, and the
/// compiler keeps only one copy.
pub fn goes_with_callers(function: &str) -> bool {
    function.is_empty()
        || function.contains("::_::")
        || CALLED_BY_ALL.iter().any(|name| function.contains(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rooms(cut: Cut) -> Rooms {
        Rooms {
            cut,
            first: List::read("page::web::start\ncore::slice::sort\n"),
            used: List::read("page::web::step\n"),
        }
    }

    #[test]
    fn what_ran_goes_into_the_part_where_it_ran_first() {
        let rooms = rooms(Cut::Boards);
        assert_eq!(
            rooms.destination("page::web::start"),
            Destination::In(Part::First)
        );
        assert_eq!(
            rooms.destination("page::web::step"),
            Destination::In(Part::Later)
        );
    }

    #[test]
    fn what_never_ran_goes_where_it_is_asked_for_and_the_card_game_last() {
        for (cut, part) in [(Cut::Page, Part::Later), (Cut::Boards, Part::Play)] {
            let rooms = rooms(cut);
            assert_eq!(rooms.destination("page::web::stop"), Destination::In(part));
            let cards = ["engine::cards::game::Game::new", "page::card_log::lines"];
            for function in cards {
                assert_eq!(
                    rooms.destination(function),
                    Destination::In(Part::Cards),
                    "{function}"
                );
            }
            let closure = "page::web::stop::{closure#0}";
            assert_eq!(rooms.destination(closure), Destination::after_first(part));
        }
    }

    #[test]
    fn code_of_others_goes_where_it_is_called_from_but_first_only_if_it_ran() {
        let rooms = rooms(Cut::Page);
        let sort = rooms.destination("core::slice::sort");
        assert_eq!(sort, Destination::In(Part::First));
        let float = rooms.destination("core::fmt::float::exact");
        assert_eq!(float, Destination::after_first(Part::Later));
        let allocator = "dlmalloc::dlmalloc::Dlmalloc<A>::malloc";
        assert_eq!(rooms.destination(allocator), Destination::ANYWHERE);
    }
}
