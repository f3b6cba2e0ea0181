//! Real texts, spoilt line by line and word by word.

use proptest::prelude::*;
use proptest::sample::select;

/// What spoils a text. Numbers say where; they are taken as remainders, so that each is somewhere.
#[derive(Clone, Debug)]
pub enum Edit {
    /// A line goes.
    Remove(usize),
    /// A line comes so many times more.
    Repeat(usize, usize),
    /// Two lines change places.
    Swap(usize, usize),
    /// A line is copied to another place.
    Copy(usize, usize),
    /// The text ends here, in bytes.
    Cut(usize),
    /// A word of a line becomes another.
    Word(usize, usize, String),
    /// A word of a line becomes that of another line.
    Borrow(usize, usize, usize),
    /// A letter comes into a line.
    Letter(usize, usize, char),
}

/// Numbers at the ends of what types hold, and beside what rules allow.
const NUMBERS: [&str; 24] = [
    "-32769",
    "-32768",
    "-4001",
    "-1",
    "-0",
    "0",
    "+1",
    "1",
    "2",
    "3",
    "5",
    "6",
    "7",
    "13",
    "50",
    "127",
    "255",
    "256",
    "500",
    "2001",
    "32767",
    "65535",
    "4294967296",
    "18446744073709551616",
];

/// Words that mean something somewhere.
const WORDS: [&str; 28] = [
    "play", "start", "end", "seats", "turn", "drawn", "tile", "figure", "confirm", "pass",
    "base/D", "river/A", "city", "road", "field", "N", "EW", "0123", "inner", "r2", "meeple",
    "large", "wolf", "winter", "claim:1", "dragon", "save", "#",
];

fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        select(&NUMBERS[..]).prop_map(str::to_owned),
        (select(&NUMBERS[..]), select(&NUMBERS[..])).prop_map(|(x, y)| format!("{x},{y}")),
        select(&WORDS[..]).prop_map(str::to_owned),
        (-3..4_i16, -3..4_i16).prop_map(|(x, y)| format!("{x},{y}")),
    ]
}

fn edit() -> impl Strategy<Value = Edit> {
    let at = || any::<u16>().prop_map(usize::from);
    prop_oneof![
        at().prop_map(Edit::Remove),
        (at(), 1..40_usize).prop_map(|(line, times)| Edit::Repeat(line, times)),
        (at(), at()).prop_map(|(one, other)| Edit::Swap(one, other)),
        (at(), at()).prop_map(|(from, to)| Edit::Copy(from, to)),
        at().prop_map(Edit::Cut),
        (at(), at(), word()).prop_map(|(line, place, word)| Edit::Word(line, place, word)),
        (at(), at(), at()).prop_map(|(line, place, from)| Edit::Borrow(line, place, from)),
        (at(), at(), any::<char>())
            .prop_map(|(line, place, letter)| Edit::Letter(line, place, letter)),
    ]
}

/// One of these texts with a few edits, or hardly anything of it, or garbage.
pub fn spoilt(texts: &'static [&'static str]) -> impl Strategy<Value = String> {
    let edited = (
        select(texts),
        any::<u16>(),
        prop::collection::vec(edit(), 0..5),
    );
    let edited = edited.prop_map(|(text, end, edits)| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        // Long games are cut somewhere first, so that not every case plays them to their end.
        lines.truncate(1 + usize::from(end) % (2 * lines.len()));
        let mut text = edits.iter().fold(lines, spoil).join("\n");
        text.push('\n');
        text
    });
    let garbage = prop::collection::vec(prop_oneof![word(), ".{0,6}"], 0..60);
    let garbage = garbage
        .prop_map(|words| format!("bastide 1\n{}", words.join(" ").replace("play", "play\n")));
    prop_oneof![20 => edited, 1 => garbage, 1 => any::<String>()]
}

fn spoil(mut lines: Vec<String>, edit: &Edit) -> Vec<String> {
    let Some(count) = Some(lines.len()).filter(|&count| count > 0) else {
        return lines;
    };
    match edit {
        Edit::Remove(line) => {
            lines.remove(line % count);
        }
        Edit::Repeat(line, times) => {
            let (line, again) = (line % count, lines[line % count].clone());
            lines.splice(line..line, std::iter::repeat_n(again, *times));
        }
        Edit::Swap(one, other) => lines.swap(one % count, other % count),
        Edit::Copy(from, to) => lines.insert(to % count, lines[from % count].clone()),
        Edit::Cut(byte) => {
            let text = lines.join("\n");
            let kept: String = text.chars().take(byte % (text.len() + 1)).collect();
            lines = kept.lines().map(str::to_owned).collect();
        }
        Edit::Word(line, place, word) => put_word(&mut lines[line % count], *place, word),
        Edit::Borrow(line, place, from) => {
            let other = lines[from % count].clone();
            let word = other.split_whitespace().nth(place % 4).unwrap_or_default();
            put_word(&mut lines[line % count], *place, word);
        }
        Edit::Letter(line, place, letter) => {
            let mut letters: Vec<char> = lines[line % count].chars().collect();
            letters.insert(place % (letters.len() + 1), *letter);
            lines[line % count] = letters.into_iter().collect();
        }
    }
    lines
}

/// Puts a word in the place of one of a line, or behind all of them.
fn put_word(line: &mut String, place: usize, word: &str) {
    let mut words: Vec<&str> = line.split_whitespace().collect();
    let place = place % (words.len() + 1);
    match words.get_mut(place) {
        Some(old) => *old = word,
        None => words.push(word),
    }
    *line = words.join(" ");
}
