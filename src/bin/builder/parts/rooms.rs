//! Which rooms of the source are not needed at first.

use super::{Cut, Part};
use anyhow::{Result, bail, ensure};
use std::collections::BTreeMap;

/// What stands behind the name of a function in those of its closures.
const CLOSURE: &str = "::{{closure}}";

/// The rooms that do not belong to the first part: a path on each line below the name of its part.
pub struct Rooms {
    /// What goes where it is called from has none.
    parts: BTreeMap<&'static str, Option<Part>>,
}

impl Rooms {
    /// Reads the list of a cut.
    ///
    /// # Errors
    /// When a line stands below no part, or twice.
    pub fn read(cut: Cut) -> Result<Rooms> {
        let (mut parts, mut below) = (BTreeMap::new(), None);
        for line in cut.rooms().lines().map(str::trim) {
            match (line, below) {
                ("", _) => {}
                (comment, _) if comment.starts_with('#') => {}
                ("first", _) => below = Some(Some(Part::First)),
                ("later", _) => below = Some(Some(Part::Later)),
                ("play", _) => below = Some(Some(Part::Play)),
                ("cards", _) => below = Some(Some(Part::Cards)),
                ("callers", _) => below = Some(None),
                (room, Some(part)) => ensure!(
                    parts.insert(room, part).is_none(),
                    "{room} stands in two places"
                ),
                (room, None) => bail!("{room} stands below no part"),
            }
        }
        Ok(Rooms { parts })
    }

    /// The part that a function belongs to by where it stands: its room, or the nearest one around that is listed.
    pub fn part(&self, function: &str) -> Option<Part> {
        let path = path(function)?;
        // The compiler merges closures with the same code and keeps either name. One that is merged across rooms has a line of
        // its own in the list.
        let closure = format!("{path}{CLOSURE}");
        let own = self.parts.get(closure.as_str());
        if let Some(&part) = own.filter(|_| function.contains(CLOSURE)) {
            return part;
        }
        let mut room = path.as_str();
        loop {
            if let Some(&part) = self.parts.get(room) {
                return part;
            }
            (room, _) = room.rsplit_once("::")?;
        }
    }
}

/// The path of a function: `page::features::saves::open` for
/// `page::features::saves::<impl page::app::Shell>::open`, and `page::stage::Stage::draw` for
/// `<page::stage::Stage as view::Draw>::draw`.
fn path(function: &str) -> Option<String> {
    // What a derive makes is like another one elsewhere, and then there is only one of both.
    if function.contains("::_::") {
        return None;
    }
    let outside = without_impl(function);
    let is_trait = outside.starts_with('<');
    let named = outside.trim_start_matches(['<', '&']);
    let named = named.strip_prefix("mut ").unwrap_or(named);
    let named = without_hash(named);
    let mut path = leading(&named).trim_end_matches(':').to_string();
    let method = named.split_once(">::").filter(|_| is_trait);
    if let Some((_, method)) = method {
        path.push_str("::");
        path.push_str(leading(method));
    }
    Some(path)
}

/// A path without what tells two crates of the same name apart: `core[c5930c85]::str` is in `core::str`.
fn without_hash(path: &str) -> String {
    let hash = path
        .split_once('[')
        .filter(|(before, _)| leading(before) == *before);
    let behind = hash.and_then(|(before, behind)| Some((before, behind.split_once("]::")?.1)));
    behind.map_or(path.to_string(), |(before, behind)| {
        [before, behind].join("::")
    })
}

/// The letters of a path up to what is none.
fn leading(text: &str) -> &str {
    let end = text.find(|letter: char| !(letter.is_alphanumeric() || "_:".contains(letter)));
    &text[..end.unwrap_or(text.len())]
}

/// A path without the types of `impl` blocks.
fn without_impl(function: &str) -> String {
    let Some((before, block)) = function.split_once("<impl ") else {
        return function.to_string();
    };
    let mut depth = 1;
    let end = block.char_indices().find(|&(at, letter)| {
        match letter {
            '<' => depth += 1,
            '>' if !block[..at].ends_with('-') => depth -= 1,
            _ => {}
        }
        depth == 0
    });
    let rest = end.map_or("", |(at, _)| &block[at + 1..]);
    before.to_string() + rest.strip_prefix("::").unwrap_or(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_function_is_found_by_its_room() {
        for (function, expected) in [
            (
                "page::features::saves::<impl page::app::Shell>::open::h0123",
                Some("page::features::saves::open::h0123"),
            ),
            (
                "<page::stage::Stage<V> as view::Draw>::draw",
                Some("page::stage::Stage::draw"),
            ),
            (
                "core[c5930c85a12de822]::str::count::do_count_chars",
                Some("core::str::count::do_count_chars"),
            ),
            ("engine::rules::queue::_::deserialize", None),
        ] {
            assert_eq!(path(function).as_deref(), expected, "{function}");
        }
    }

    #[test]
    fn closures_go_with_their_room_unless_they_have_a_line_of_their_own() -> Result<()> {
        let closure = "page::features::workshop::open::{{closure}}::h0123";
        assert_eq!(Rooms::read(Cut::Page)?.part(closure), Some(Part::Later));
        assert_eq!(Rooms::read(Cut::Boards)?.part(closure), Some(Part::Play));
        let closure = "page::messages::cards::telling::event::{{closure}}::h0123";
        assert_eq!(Rooms::read(Cut::Page)?.part(closure), None);
        Ok(())
    }

    #[test]
    fn the_nearest_listed_room_counts() -> Result<()> {
        let rooms = Rooms::read(Cut::Page)?;
        assert_eq!(
            rooms.part("engine::cards::game::Game::new"),
            Some(Part::Cards)
        );
        assert_eq!(rooms.part("engine::rules::game::Game::new"), None);
        Ok(())
    }
}
