//! Which rooms of the source are not needed up to the first move.

use super::Part;
use anyhow::{Result, bail};
use std::collections::BTreeMap;

/// The list, a path on each line below the name of its part.
const LIST: &str = include_str!("rooms.txt");

/// The rooms that do not belong to the first part.
pub struct Rooms(BTreeMap<&'static str, Part>);

impl Rooms {
    /// Reads the list.
    ///
    /// # Errors
    /// When a line stands below no part.
    pub fn read() -> Result<Rooms> {
        let (mut rooms, mut part) = (BTreeMap::new(), None);
        for line in LIST.lines().map(str::trim) {
            match (line, part) {
                ("", _) => {}
                (comment, _) if comment.starts_with('#') => {}
                ("first", _) => part = Some(Part::First),
                ("later", _) => part = Some(Part::Later),
                ("cards", _) => part = Some(Part::Cards),
                (room, Some(part)) => drop(rooms.insert(room, part)),
                (room, None) => bail!("rooms.txt: {room} stands below no part"),
            }
        }
        Ok(Rooms(rooms))
    }

    /// The part that a function belongs to by where it stands: its room, or the nearest one around that is listed.
    pub fn part(&self, function: &str) -> Option<Part> {
        let path = path(function)?;
        let mut room = path.as_str();
        loop {
            if let Some(&part) = self.0.get(room) {
                return Some(part);
            }
            (room, _) = room.rsplit_once("::")?;
        }
    }
}

/// The path of a function of our own crates: `page::shell::saves::open` for
/// `page::shell::saves::<impl page::shell::Shell>::open`, and `page::stage::Stage::draw` for
/// `<page::stage::Stage as view::Draw>::draw`.
fn path(function: &str) -> Option<String> {
    // What a derive makes, and many a closure, is like another one elsewhere, and then there is only one of both.
    if function.contains("::_::") || function.contains("{{closure}}") {
        return None;
    }
    let outside = without_impl(function);
    let is_trait = outside.starts_with('<');
    let named = outside.trim_start_matches(['<', '&']);
    let named = named.strip_prefix("mut ").unwrap_or(named);
    let ours = ["engine::", "view::", "page::"];
    if !ours.iter().any(|name| named.starts_with(name)) {
        return None;
    }
    let mut path = leading(named).trim_end_matches(':').to_string();
    let method = named.split_once(">::").filter(|_| is_trait);
    if let Some((_, method)) = method {
        path.push_str("::");
        path.push_str(leading(method));
    }
    Some(path)
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
                "page::shell::saves::<impl page::shell::Shell>::open::h0123",
                Some("page::shell::saves::open::h0123"),
            ),
            (
                "<page::stage::Stage<V> as view::Draw>::draw",
                Some("page::stage::Stage::draw"),
            ),
            ("core::ptr::drop_in_place<page::shell::Shell>", None),
            ("engine::rules::queue::_::deserialize", None),
        ] {
            assert_eq!(path(function).as_deref(), expected, "{function}");
        }
    }

    #[test]
    fn the_nearest_listed_room_counts() -> Result<()> {
        let rooms = Rooms::read()?;
        assert_eq!(
            rooms.part("engine::cards::game::Game::new"),
            Some(Part::Cards)
        );
        assert_eq!(rooms.part("engine::rules::game::Game::new"), None);
        Ok(())
    }
}
