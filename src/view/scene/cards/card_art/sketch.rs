//! Draws pictures that are written as text, as those in `assets/cards/art`.
//!
//! Each line draws one thing. A line that means nothing draws nothing; `#` begins a comment. A point is `x,y`, and `x,y!` is a
//! corner of a curve. Where two numbers are asked for, one stands for both. They have at most two decimals.
//!
//! - `suit NAME`: the colours of a suit get the names `main`, `deep`, `far`, `middle` and `near`.
//! - `color NAME COLOR`: so does another colour. The names `line`, for outlines, and `white` are given.
//! - `solid COLOR SHAPE`, `flat COLOR SHAPE`, `fill COLOR SHAPE`: a body with a shade, a thing with an outline, or one colour.
//! - `limb COLOR WIDTH POINTS`, `stroke COLOR WIDTH POINTS`: a curved line with or without an outline.
//! - `arc COLOR WIDTH MIDDLE RADII START,SWEEP`: a part of an oval, with angles in radians.
//! - `tree FOOT SIZE`, `fir FOOT SIZE`: trees like those of the tiles.
//! - `at PLACE SIZE TURN`: what follows up to `end` is moved, scaled and turned; the last two may be missing.
//! - `inside SHAPE`: what follows up to `end` is seen inside a shape only.
//!
//! A colour is a name or six hexadecimal digits; then `+20` makes it lighter by 20 percent, `-20` darker, and `*20` lets 20
//! percent of it be seen. A shape has one or more parts:
//!
//! - `curve POINTS` and `poly POINTS` are closed, `hills POINTS` goes down to the foot of the window.
//! - `block FROM TO`, `oval MIDDLE RADII`, `disc MIDDLE RADIUS`.
//! - `arch FOOT SIZE`, `bow FOOT SIZE`: an opening with a pointed or a round top, by half its width and a height: that of its
//!   shoulders, or where it begins to bend.
//! - `rod WIDTH POINTS`, `ring MIDDLE RADIUS,WIDTH`: lines as areas.
//! - the name of a sign in `emblems.txt`, or `star`, with its place and size.

use std::str::Lines;

use kurbo::Arc;

use super::hues::Hue;
use super::ink::Ink;
use super::shapes::{Words, number, outline, placed, points};
use crate::scene::color::{Rgba, WHITE};
use crate::scene::display::Pen;
use crate::scene::theme::Theme;
use crate::scene::tile_art::trees;
use engine::cards::Suit;

/// Draws a picture.
pub fn draw(ink: &mut Ink, text: &str) {
    Sketch::new(text).draw(ink);
}

/// A picture that is being drawn.
struct Sketch<'a> {
    lines: Lines<'a>,
    colors: Vec<(&'a str, Rgba)>,
    /// The first line that means nothing.
    fault: Option<&'a str>,
}

impl<'a> Sketch<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            lines: text.lines(),
            colors: Vec::new(),
            fault: None,
        }
    }

    fn draw(&mut self, ink: &mut Ink) {
        self.colors.extend([("line", ink.line), ("white", WHITE)]);
        if self.group(ink) {
            self.fault = self.fault.or(Some("end"));
        }
    }

    /// Draws up to an `end`, if there is one.
    fn group(&mut self, ink: &mut Ink) -> bool {
        while let Some(line) = self.lines.next() {
            let mut words = line.split_ascii_whitespace().peekable();
            match words.next() {
                Some("end") => return true,
                None => {}
                Some(word) if word.starts_with('#') => {}
                Some(word) => {
                    let drawn = self.line(ink, word, words);
                    self.fault = self.fault.or(drawn.is_none().then_some(line));
                }
            }
        }
        false
    }

    fn line(&mut self, ink: &mut Ink, word: &str, mut words: Words<'a>) -> Option<()> {
        match word {
            "suit" => self.suit(words.next()?),
            "color" => {
                let named = (words.next()?, self.color(words.next()?)?);
                self.colors.push(named);
                words.next().is_none().then_some(())
            }
            "at" => {
                let place = placed(&points(words)?)?;
                let mut ended = false;
                ink.at(place, |ink| ended = self.group(ink));
                ended.then_some(())
            }
            "inside" => {
                let mut ended = false;
                ink.inside(outline(words)?, |ink| ended = self.group(ink));
                ended.then_some(())
            }
            "tree" | "fir" => tree(ink, &points(words)?, word == "fir"),
            _ => {
                let color = self.color(words.next()?)?;
                paint(ink, word, color, words)
            }
        }
    }

    /// Gives names to the colours of a suit.
    fn suit(&mut self, name: &str) -> Option<()> {
        let suit = Suit::ALL.into_iter().find(|suit| suit.name() == name)?;
        let hue = Hue::for_suit(suit);
        let [far, middle, near] = hue.land;
        self.colors.extend([
            ("main", hue.main),
            ("deep", hue.deep),
            ("far", far),
            ("middle", middle),
            ("near", near),
        ]);
        Some(())
    }

    fn color(&self, word: &str) -> Option<Rgba> {
        let (name, change) = word.split_at(word.find(['+', '-', '*']).unwrap_or(word.len()));
        let known = self.colors.iter().find(|(known, _)| *known == name);
        let color = known.map(|&(_, color)| color).or_else(|| hex(name))?;
        let share = |percent| Some(number(percent)? / 100.0);
        match change.split_at_checked(1) {
            None => Some(color),
            Some(("+", percent)) => Some(color.lighter(share(percent)?)),
            Some(("-", percent)) => Some(color.darker(share(percent)?)),
            Some((_, percent)) => Some(color.alpha(share(percent)?)),
        }
    }
}

/// Draws one thing in a colour.
fn paint(ink: &mut Ink, word: &str, color: Rgba, words: Words) -> Option<()> {
    match word {
        "solid" => ink.solid(outline(words)?, color),
        "flat" => ink.flat(outline(words)?, color),
        "fill" => ink.fill(outline(words)?, color),
        _ => match (word, points(words)?.as_slice()) {
            (_, [_] | [_, _]) => return None,
            ("limb", [(width, _), points @ ..]) => ink.limb(points, *width, color),
            ("stroke", [(width, _), points @ ..]) => ink.stroke(points, *width, color),
            ("arc", &[(width, _), middle, radii, (start, sweep)]) => {
                let arc = Arc::new(middle, radii, start, sweep, 0.0);
                ink.list.stroke(arc, color, Pen::round(width));
            }
            _ => return None,
        },
    }
    Some(())
}

fn tree(ink: &mut Ink, points: &[(f64, f64)], needles: bool) -> Option<()> {
    let &[foot, (size, _)] = points else {
        return None;
    };
    let palette = Theme::summer().palette;
    trees::tree(ink.list, &palette, foot.into(), size, needles);
    Some(())
}

fn hex(word: &str) -> Option<Rgba> {
    let digit = |rgb: u32, digit: char| Some(rgb << 4 | digit.to_digit(16)?);
    let rgb = word.chars().try_fold(0, digit)?;
    (word.len() == 6).then_some(Rgba::hex(rgb))
}

#[cfg(test)]
mod tests {
    use super::super::pictures;
    use super::*;
    use crate::scene::display::DisplayList;

    /// The list of a picture, and the first line that means nothing.
    fn drawn(text: &str) -> (DisplayList, Option<&str>) {
        let mut list = DisplayList::new();
        let mut sketch = Sketch::new(text);
        sketch.draw(&mut Ink {
            list: &mut list,
            line: Rgba::hex(0),
        });
        (list, sketch.fault)
    }

    #[test]
    fn every_line_of_every_picture_means_something() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/cards/art");
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_stem().and_then(|name| name.to_str());
            let name = name.expect("a name");
            let text = pictures::picture(name);
            assert!(text.starts_with("# "), "{name}");
            if name != "emblems" {
                assert_eq!(drawn(text).1, None, "{name}");
            }
        }
    }

    #[test]
    fn a_faulty_line_draws_nothing() {
        for line in [
            "fill",
            "fill white",
            "fill nothing disc 0,0 1",
            "fill white+ disc 0,0 1",
            "fill white disc 0,0",
            "fill white disc 0,0 1.234",
            "fill white curve",
            "fill white tree 0,0 1",
            "stroke white 4 1,2",
            "color pale fff8e8 twice",
            "limb white 8 1,é",
            "tree 0,0",
            "suit pink",
            "nothing",
            "end",
        ] {
            let (list, fault) = drawn(line);
            assert_eq!((list.items().count(), fault), (0, Some(line)));
        }
        assert!(drawn("at 0,0\nfill white disc 0,0 1").1.is_some());
    }

    #[test]
    fn colours_are_what_they_say() {
        let sketch = Sketch::new("");
        let color = Rgba::hex(0x12ab9f);
        assert_eq!(sketch.color("12ab9f"), Some(color));
        assert_eq!(sketch.color("12ab9f-26"), Some(color.darker(0.26)));
        assert_eq!(sketch.color("12ab9f+7"), Some(color.lighter(0.07)));
        assert_eq!(sketch.color("12ab9f*25"), Some(color.alpha(0.25)));
    }
}
