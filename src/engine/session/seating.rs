//! The seating: names, colours, people and computers.

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::table::Seat;

/// The longest player name, in characters.
pub const NAME_LENGTH: usize = 24;

/// The colour of a player's figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Colour {
    Yellow,
    Red,
    Pink,
    Green,
    Blue,
    Black,
}

impl Colour {
    pub const ALL: [Colour; Seat::MOST] = [
        Colour::Yellow,
        Colour::Red,
        Colour::Pink,
        Colour::Green,
        Colour::Blue,
        Colour::Black,
    ];

    /// The name used in records.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Yellow => "yellow",
            Colour::Red => "red",
            Colour::Pink => "pink",
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Black => "black",
        }
    }

    /// The colour with this name.
    pub fn parse(word: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == word)
    }

    /// The default colour of a seat: easily distinguished for the first seats.
    pub fn for_seat(seat: Seat) -> Colour {
        const ORDER: [Colour; Seat::MOST] = [
            Colour::Blue,
            Colour::Red,
            Colour::Yellow,
            Colour::Green,
            Colour::Black,
            Colour::Pink,
        ];
        ORDER[seat.index() % ORDER.len()]
    }
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Control {
    /// Somebody at this screen.
    #[default]
    Person,
    Computer(Level),
    /// Somebody on another device. Records do not mention devices: such a seat is written as that
    /// of a person.
    Remote,
}

impl Control {
    /// The word for a person in records.
    pub(super) const PERSON: &str = "person";

    /// Parses the word of a record, including spellings that are never written but may be typed by
    /// hand.
    pub fn parse(word: &str) -> Option<Control> {
        match word {
            Control::PERSON | "human" => Some(Control::Person),
            "computer" => Some(Control::Computer(Level::default())),
            _ => Level::parse(word).map(Control::Computer),
        }
    }

    /// Whether somebody at this screen decides.
    pub const fn is_person(self) -> bool {
        matches!(self, Control::Person)
    }

    /// Whether a human decides, on this device or another one.
    pub const fn is_human(self) -> bool {
        matches!(self, Control::Person | Control::Remote)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Empty when nobody chose a name; the page then says "player 2" in its language.
    name: String,
    colour: Colour,
    pub control: Control,
}

impl Chair {
    /// The player's name; empty when nobody chose one.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The colour of the figures.
    pub const fn colour(&self) -> Colour {
        self.colour
    }
}

/// All seats of a table, in playing order. No two have the same colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    chairs: Vec<Chair>,
}

impl Seating {
    /// Seats for `count` unnamed persons, at most [`Seat::MOST`].
    pub fn persons(count: u8) -> Seating {
        let mut seating = Seating { chairs: Vec::new() };
        seating.resize(count);
        seating
    }

    /// One person against computers of this level.
    pub fn against(count: u8, level: Level) -> Seating {
        let mut seating = Seating::persons(count);
        for chair in seating.chairs.iter_mut().skip(1) {
            chair.control = Control::Computer(level);
        }
        seating
    }

    /// The same seating with everybody on this device.
    #[must_use]
    pub fn at_one_screen(mut self) -> Seating {
        for chair in &mut self.chairs {
            if chair.control.is_human() {
                chair.control = Control::Person;
            }
        }
        self
    }

    /// The seats of humans, on any device.
    pub fn humans(&self) -> impl Iterator<Item = Seat> {
        let chairs = (0..).map(Seat).zip(&self.chairs);
        chairs.filter_map(|(seat, chair)| chair.control.is_human().then_some(seat))
    }

    /// All chairs, by seat.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The chair of a seat, if there is one.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    pub fn seats(&self) -> u8 {
        self.chairs.len() as u8
    }

    /// Adds chairs for persons, with unused colours, or removes the last ones.
    pub fn resize(&mut self, count: u8) {
        self.chairs.truncate(usize::from(count));
        while self.chairs.len() < usize::from(count).min(Seat::MOST) {
            self.chairs.push(Chair {
                name: String::new(),
                colour: self.free_colour(),
                control: Control::Person,
            });
        }
    }

    /// Removes a chair; those behind it move up.
    pub fn remove(&mut self, seat: Seat) {
        if seat.index() < self.chairs.len() {
            self.chairs.remove(seat.index());
        }
    }

    /// Moves everybody up by so many seats; those in front go to the end.
    pub fn rotate(&mut self, by: u8) {
        let by = usize::from(by).checked_rem(self.chairs.len());
        self.chairs.rotate_left(by.unwrap_or(0));
    }

    /// Sets the name of a seat. Runs of white space become one space; characters that a record or a
    /// page cannot carry, and those beyond [`NAME_LENGTH`], are dropped. A name without visible
    /// characters becomes empty.
    pub fn set_name(&mut self, seat: Seat, name: &str) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            chair.name = clean_name(name);
        }
    }

    /// Sets the colour of a seat. A seat that had it gets the old one in exchange.
    pub fn set_colour(&mut self, seat: Seat, colour: Colour) {
        let Some(old) = self.chair(seat).map(Chair::colour) else {
            return;
        };
        for chair in &mut self.chairs {
            if chair.colour == colour {
                chair.colour = old;
            }
        }
        self.chairs[seat.index()].colour = colour;
    }

    pub fn set_control(&mut self, seat: Seat, control: Control) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            chair.control = control;
        }
    }

    /// The colour for the next chair: its default, or else the first unused one.
    fn free_colour(&self) -> Colour {
        let own = Colour::for_seat(Seat(self.seats()));
        let free = |colour: &Colour| self.chairs.iter().all(|chair| chair.colour != *colour);
        let mut wishes = [own].into_iter().chain(Colour::ALL);
        wishes.find(free).unwrap_or(own)
    }
}

/// A name as stored, see [`Seating::set_name`]; empty when nothing of it is visible.
pub fn clean_name(name: &str) -> String {
    let carried: String = name.chars().filter(|&letter| is_allowed(letter)).collect();
    if !carried.chars().any(is_visible) {
        return String::new();
    }
    let words: Vec<&str> = carried.split_whitespace().collect();
    let short: String = words.join(" ").chars().take(NAME_LENGTH).collect();
    short.trim_end().to_string()
}

/// Whether a character may be part of a name: no control characters, no direction marks, no invisible ones except joiners, and
/// not the character that begins a comment in a record.
fn is_allowed(letter: char) -> bool {
    let turns = matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let hidden = matches!(letter, '\u{ad}' | '\u{200b}' | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{2065}'
        | '\u{206a}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}');
    // Tabs and the like separate words.
    let control = letter.is_control() && !matches!(letter, '\t' | '\n' | '\r');
    !control && !turns && !hidden && letter != '#'
}

/// Whether a character is visible by itself: no space, no joiner or variation selector, no blank
/// letter.
fn is_visible(letter: char) -> bool {
    let joins = matches!(letter, '\u{34f}' | '\u{180b}'..='\u{180f}' | '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{e0000}'..='\u{e0fff}');
    let blank = matches!(
        letter,
        '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
    );
    !letter.is_whitespace() && !joins && !blank
}
