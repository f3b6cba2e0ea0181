//! The names and colours of the people who played last at this device, by seat: they sit down again in the next game.
//!
//! Kept as text, a line for each seat: `1 blue Anna`.

use engine::session::{Chair, Colour, Seating};
use engine::table::Seat;

/// By seat, the colour and the name; the name is empty if nobody chose one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptPlayers([Option<(Colour, String)>; Seat::MOST]);

impl KeptPlayers {
    /// Reads what was kept; what cannot be read is nobody.
    pub fn read(text: &str) -> KeptPlayers {
        let mut kept = KeptPlayers::default();
        for line in text.lines().take(Seat::MOST) {
            let mut words = line.splitn(3, ' ');
            let seat = words.next().and_then(|word| word.parse::<usize>().ok());
            let place = seat.and_then(|number| kept.0.get_mut(number.checked_sub(1)?));
            let colour = words.next().and_then(Colour::parse);
            if let Some((place, colour)) = place.zip(colour) {
                *place = Some((colour, words.next().unwrap_or_default().to_string()));
            }
        }
        kept
    }

    pub fn write(&self) -> String {
        let seats = (1..).zip(&self.0);
        let lines = seats.filter_map(|(number, seat)| {
            let (colour, name) = seat.as_ref()?;
            Some(format!("{number} {} {name}\n", colour.name()))
        });
        lines.collect()
    }

    /// Notes the people at a table. Returns whether that is news.
    pub fn note(&mut self, seating: &Seating) -> bool {
        let before = self.clone();
        for (place, chair) in self.0.iter_mut().zip(seating.chairs()) {
            if chair.control.is_human() {
                *place = Some((chair.colour(), chair.name().to_string()));
            }
        }
        *self != before
    }

    /// The name of whoever sat there last; empty if nobody chose one.
    pub fn name(&self, seat: Seat) -> &str {
        let kept = self.0.get(seat.index()).and_then(Option::as_ref);
        kept.map_or("", |(_, name)| name)
    }

    /// Gives a person without a name the name and the colour of whoever sat there last, as far as nobody else has them. A computer
    /// does not keep that name.
    pub fn sit_down(&self, seating: &mut Seating, seat: Seat) {
        let kept = self.0.get(seat.index()).and_then(Option::as_ref);
        let computer = |chair: &&Chair| !chair.control.is_human();
        let named = seating.chair(seat).filter(computer).map(Chair::name);
        if named.is_some() && named == kept.map(|(_, name)| name.as_str()) {
            seating.set_name(seat, "");
        }
        let unnamed = |chair: &Chair| chair.control.is_human() && chair.name().is_empty();
        let Some((colour, name)) = kept.filter(|_| seating.chair(seat).is_some_and(unnamed)) else {
            return;
        };
        let others = || seating.humans().filter(|&other| other != seat);
        let others = || others().filter_map(|other| seating.chair(other));
        let named = others().any(|other| !name.is_empty() && other.name() == name);
        let taken = others().any(|other| other.colour() == *colour);
        if !named {
            seating.set_name(seat, name);
        }
        if !named && !taken {
            seating.set_colour(seat, *colour);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_again_and_nonsense_is_nobody() {
        let text = "1 pink Anna Bell\n4 black \n";
        let kept = KeptPlayers::read(text);
        assert_eq!(kept.write(), text);
        for nonsense in [
            "",
            "0 red A",
            "7 red A",
            "x red A",
            "1 mauve A",
            "1",
            "\u{0}\n<b>",
        ] {
            assert_eq!(KeptPlayers::read(nonsense), KeptPlayers::default());
        }
        let mut seating = Seating::persons(2);
        let long = format!("1 red {}\u{202e}#", "x".repeat(500));
        KeptPlayers::read(&long).sit_down(&mut seating, Seat(0));
        assert_eq!(seating.chairs()[0].name(), "x".repeat(24));
    }

    #[test]
    fn nobody_loses_a_name_or_a_colour() {
        let kept = KeptPlayers::read("1 red Anna\n2 blue Ben\n");
        let mut seating = Seating::persons(2);
        seating.set_name(Seat(0), "Ben");
        kept.sit_down(&mut seating, Seat(0));
        kept.sit_down(&mut seating, Seat(1));
        let names: Vec<&str> = seating.chairs().iter().map(Chair::name).collect();
        assert_eq!(names, ["Ben", ""]);
        let mut seating = Seating::persons(3);
        seating.set_colour(Seat(2), Colour::Blue);
        kept.sit_down(&mut seating, Seat(1));
        assert_eq!(seating.chairs()[1].name(), "Ben");
        assert_eq!(seating.chairs()[2].colour(), Colour::Blue);
    }
}
