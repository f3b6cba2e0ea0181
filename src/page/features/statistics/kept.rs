//! Finished games as one text, a line for each, the oldest first. It is kept here, and leaves and comes back as a file.

use std::collections::{BTreeMap, BTreeSet};

use crate::features::statistics::game::FinishedGame;

/// What such a text begins with, before the number of its format.
const NAME: &str = "bastide-statistics";
const HEAD: &str = "bastide-statistics 2";
/// The head of a text whose lines tell neither places nor reviews.
const OLDER: &str = "bastide-statistics 1";
/// The most games kept: the newest ones.
pub(super) const MOST: usize = 5_000;

/// Why a text is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// It is something else.
    Other,
    /// A newer version of the page wrote it.
    Newer,
}

/// The games of a text from elsewhere.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct BroughtGames {
    /// Their lines.
    pub lines: Vec<String>,
    /// How many lines are faulty, and the number of the first one.
    pub faulty: Option<(u32, u32)>,
}

/// Whether a text is meant to be such a list, readable or not.
pub(super) fn is_list(text: &str) -> bool {
    text.trim_start().starts_with(NAME)
}

/// The games in a text from elsewhere.
///
/// # Errors
/// Why nothing of it can be read.
pub(super) fn read(text: &str) -> Result<BroughtGames, Refusal> {
    let mut lines = (1..).zip(text.trim_start().lines().map(str::trim_end));
    match lines.next() {
        Some((_, HEAD | OLDER)) => {}
        Some((_, head)) if head.starts_with(NAME) => return Err(Refusal::Newer),
        _ => return Err(Refusal::Other),
    }
    let mut brought = BroughtGames::default();
    for (number, line) in lines.filter(|(_, line)| !line.is_empty()) {
        match FinishedGame::read(line) {
            Some(game) => brought.lines.push(game.write()),
            None => {
                let (count, first) = brought.faulty.unwrap_or((0, number));
                brought.faulty = Some((count + 1, first));
            }
        }
    }
    Ok(brought)
}

/// The lines of a kept text.
fn lines(text: &str) -> impl DoubleEndedIterator<Item = &str> {
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with(NAME))
}

/// The games of a kept text; faulty lines are skipped.
pub(super) fn games(text: &str) -> Vec<FinishedGame> {
    lines(text).filter_map(FinishedGame::read).collect()
}

/// The part of a line that tells games apart.
fn id_of(line: &str) -> &str {
    line.split(' ').next().unwrap_or_default()
}

fn ids(text: &str) -> BTreeSet<&str> {
    lines(text).map(id_of).collect()
}

/// The newest of these lines as a text.
fn written(lines: &[&str]) -> String {
    let newest = &lines[lines.len().saturating_sub(MOST)..];
    let lines: String = newest.iter().map(|line| format!("{line}\n")).collect();
    format!("{HEAD}\n{lines}")
}

/// A kept text with one more game; `None` if it knows as much of that game already.
pub(super) fn with_game(text: &str, line: &str) -> Option<String> {
    let same = |known: &&str| id_of(known) == id_of(line);
    let known = lines(text).find(|known| same(known) && counts(known));
    if let Some(known) = known {
        return tells_more(line, known).then(|| with_line(text, line));
    }
    let others = lines(text).filter(|known| !same(known));
    let all: Vec<&str> = others.chain([line]).collect();
    Some(written(&all))
}

/// A kept text with another line for a game that it has.
pub(super) fn with_line(text: &str, line: &str) -> String {
    let id = id_of(line);
    let all: Vec<&str> = lines(text)
        .map(|known| if id_of(known) == id { line } else { known })
        .collect();
    written(&all)
}

/// A kept text in which a game does not count any more, because it goes on. Its id stays, so that what another tab has stored does
/// not bring it back.
pub(super) fn without_game(text: &str, line: &str) -> String {
    with_line(text, id_of(line))
}

/// A kept text as a file for elsewhere, with the games that count.
pub(super) fn to_file(text: &str) -> String {
    let all: Vec<&str> = lines(text).filter(|line| counts(line)).collect();
    written(&all)
}

/// Whether no game of a kept text counts.
pub(super) fn is_empty(text: &str) -> bool {
    !lines(text).any(counts)
}

/// Whether a line is a game, and not only the id of one that goes on.
fn counts(line: &str) -> bool {
    line.contains(' ')
}

/// Whether a line tells the same of a game as a known one, and more.
fn tells_more(line: &str, known: &str) -> bool {
    let more = line.strip_prefix(known).filter(|_| counts(known));
    more.is_some_and(|more| more.starts_with(' '))
}

/// The lines of a kept text; each gives way to one from elsewhere that tells more.
fn filled_in<'a>(text: &'a str, others: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let others: BTreeMap<&str, &str> = others.map(|line| (id_of(line), line)).collect();
    let fuller = |line: &'a str| {
        let other = others.get(id_of(line)).copied();
        other
            .filter(|other| tells_more(other, line))
            .unwrap_or(line)
    };
    lines(text).map(fuller).collect()
}

/// A kept text with the games from elsewhere that it lacks, and how many those are. They count as older ones.
pub(super) fn merged(text: &str, brought: &[String]) -> (String, usize) {
    let brought = || brought.iter().map(String::as_str);
    let mut known = ids(text);
    let mut all: Vec<&str> = brought().filter(|line| known.insert(id_of(line))).collect();
    let count = all.len();
    all.extend(filled_in(text, brought()));
    (written(&all), count)
}

/// A text to be stored, with the newest games that another tab has stored meanwhile.
pub fn with_stored(text: &str, stored: &str) -> String {
    let known = ids(text);
    let newer = lines(stored).rev();
    let newer = newer.take_while(|line| !known.contains(id_of(line)));
    let mut newer: Vec<&str> = newer.collect();
    newer.reverse();
    let mut all = filled_in(text, lines(stored));
    all.extend(newer);
    written(&all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(id: usize) -> String {
        format!("{id:016x} tiles won expert - 20,12,9,0,16,3 -")
    }

    fn list(ids: &[usize]) -> String {
        let lines: Vec<String> = ids.iter().map(|&id| line(id)).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        written(&lines)
    }

    #[test]
    fn a_game_counts_once() {
        let one = with_game("", &line(1)).expect("new");
        assert_eq!(with_game(&one, &line(1).replace("won", "lost")), None);
        assert_eq!(with_game(&one, &line(2)), Some(list(&[1, 2])));
    }

    #[test]
    fn a_line_gives_way_to_one_that_tells_more_of_the_same_game() {
        let more = format!("{} 1 5200,-10", line(1));
        let (plain, full) = (list(&[1, 2]), list(&[1, 2]).replace(&line(1), &more));
        assert_eq!(with_game(&plain, &more).as_ref(), Some(&full));
        assert_eq!(with_game(&full, &line(1)), None);
        assert_eq!(
            merged(&plain, std::slice::from_ref(&more)),
            (full.clone(), 0)
        );
        assert_eq!(merged(&full, &[line(1)]), (full.clone(), 0));
        assert_eq!(with_stored(&plain, &full), full);
        assert_eq!(with_stored(&full, &plain), full);
        let other = more.replace("won", "lost");
        assert_eq!(with_game(&plain, &other), None, "it ended otherwise");
        let goes_on = without_game(&plain, &line(1));
        assert_eq!(with_stored(&goes_on, &full), goes_on);
    }

    #[test]
    fn a_text_of_an_older_version_is_read_and_kept_as_a_newer_one() {
        let older = list(&[1]).replace(HEAD, OLDER);
        assert_eq!(games(&older).len(), 1);
        assert_eq!(with_game(&older, &line(2)), Some(list(&[1, 2])));
    }

    #[test]
    fn a_game_that_goes_on_counts_when_it_ends() {
        let both = list(&[1, 2]);
        let one = without_game(&both, &line(1));
        assert_eq!(games(&one), games(&list(&[2])));
        assert_eq!(to_file(&one), list(&[2]));
        assert_eq!(games(&with_stored(&one, &both)).len(), 1, "another tab");
        assert_eq!(with_game(&one, &line(1)), Some(list(&[2, 1])));
    }

    #[test]
    fn only_the_newest_are_kept() {
        let all: Vec<usize> = (0..MOST).collect();
        let text = with_game(&list(&all), &line(MOST)).expect("new");
        let games = games(&text);
        assert_eq!((games.len(), games[0].id), (MOST, 1));
    }

    #[test]
    fn games_from_elsewhere_come_before_those_here() {
        let brought = [line(1), line(3), line(3)];
        assert_eq!(merged(&list(&[1, 2]), &brought), (list(&[3, 1, 2]), 1));
    }

    #[test]
    fn what_another_tab_stored_stays() {
        assert_eq!(
            with_stored(&list(&[1, 2]), &list(&[1, 3])),
            list(&[1, 2, 3])
        );
        assert_eq!(with_stored(&list(&[2, 3]), &list(&[1, 2])), list(&[2, 3]));
        assert_eq!(with_stored(&list(&[4]), ""), list(&[4]));
    }

    #[test]
    fn faulty_lines_are_counted_and_other_texts_refused() {
        let text = format!("\n{HEAD}\r\n{}\r\n\r\nnonsense\n<b>\n", line(7));
        let brought = BroughtGames {
            lines: vec![line(7)],
            faulty: Some((2, 4)),
        };
        assert_eq!(read(&text), Ok(brought));
        assert_eq!(read(&text.replace(HEAD, OLDER)), read(&text), "{text}");
        assert_eq!(read("bastide-statistics 3\n"), Err(Refusal::Newer));
        assert_eq!(read("bastide 1\n"), Err(Refusal::Other));
        assert_eq!(read(""), Err(Refusal::Other));
        assert!(games("\u{0}\nnonsense\n").is_empty());
    }
}
