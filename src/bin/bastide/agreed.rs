//! The options of a setup on the command line, for games of computer players.

use engine::rules::Preset;
use engine::table::{Kind, Record};

use crate::args::{Args, Complaint, texts};
use crate::words::Worded;

/// Which game to play, and with which options.
pub struct Agreed {
    pub kind: Kind,
    /// The edition of the tile game; `None` for the current one.
    edition: Option<String>,
    /// Header lines of a record: `sets` come first, then `lines`.
    sets: Vec<String>,
    lines: Vec<String>,
}

impl Agreed {
    /// The base game of the current edition.
    pub const fn new() -> Self {
        Agreed {
            kind: Kind::Tiles,
            edition: None,
            sets: Vec::new(),
            lines: Vec::new(),
        }
    }

    /// Handles an option about the setup, reading its value from `args`.
    ///
    /// # Errors
    /// When it is no such option, or its value cannot be used.
    pub fn take(&mut self, name: &str, args: &mut Args) -> Result<(), Complaint> {
        let unknown = |name: &str| Complaint(texts().unknown_game(name));
        match name {
            "game" => {
                let name = args.value()?;
                self.kind = Kind::parse(&name).ok_or_else(|| unknown(&name))?;
            }
            "preset" => {
                let name = args.value()?;
                self.agree_on(Preset::parse(&name).ok_or_else(|| unknown(&name))?)?;
            }
            "edition" => self.edition = Some(args.value()?),
            "set" => add(&mut self.sets, "set", &args.value()?)?,
            "part" | "option" => add(&mut self.lines, name, &args.value()?)?,
            "stack" => self.lines.push(line("stack", &args.value()?)),
            _ => return Err(args.unexpected(name)),
        }
        Ok(())
    }

    /// Adds the edition and the boxes of a preset.
    fn agree_on(&mut self, preset: Preset) -> Result<(), Complaint> {
        self.edition = Some(preset.edition().name().to_owned());
        for module in preset.modules() {
            if let Some(set) = module.tiles() {
                add(&mut self.sets, "set", set.name())?;
            }
            for part in module.playable() {
                add(&mut self.lines, "part", part.name())?;
            }
        }
        Ok(())
    }

    /// The setup for this many players.
    ///
    /// # Errors
    /// What the options have in them that cannot be.
    pub fn setup<G: Worded>(&self, seats: usize) -> Result<G::Setup, Complaint> {
        let lines = self.header(seats);
        // A fault of all lines together is reported on the empty line after them.
        let text = format!("bastide 1\n{}\n\n", lines.join("\n"));
        let error = match Record::<G>::read(&text) {
            Ok(record) => return Ok(record.setup),
            Err(error) => error,
        };
        let sentence = G::trouble(&error.trouble);
        let line = lines.get((error.line as usize).wrapping_sub(2));
        Err(Complaint(match line {
            Some(line) => format!("`{line}`: {sentence}"),
            None => sentence,
        }))
    }

    /// The record header for this many players, without its first line.
    fn header(&self, seats: usize) -> Vec<String> {
        let edition = match (self.kind, self.edition.as_deref()) {
            (Kind::Tiles, None) => Some("current"),
            (_, edition) => edition,
        };
        let mut header = match self.kind {
            Kind::Tiles => Vec::new(),
            Kind::Cards => vec!["game cards".to_owned()],
        };
        header.extend(edition.map(|name| format!("edition {name}")));
        let base = match (self.kind, edition) {
            (Kind::Tiles, Some("winter")) => Some("set winter"),
            (Kind::Tiles, _) => Some("set base"),
            (Kind::Cards, _) => None,
        };
        // The first set is always in play; naming it only says how many boxes.
        let named = |base: &&str| self.sets.iter().any(|set| same_subject(set, base));
        header.extend(base.filter(|base| !named(base)).map(str::to_owned));
        header.push(format!("seats {seats}"));
        header.extend(self.sets.iter().chain(&self.lines).cloned());
        header
    }
}

/// Adds a header line from an option; a set, part or option may be named only once.
fn add(lines: &mut Vec<String>, name: &str, value: &str) -> Result<(), Complaint> {
    let added = line(name, value);
    if lines.iter().any(|known| same_subject(known, &added)) {
        let subject = value.split('=').next().unwrap_or(value);
        let option = format!("--{name}");
        return Err(Complaint(match name {
            "set" => texts().set_given_twice(&option, subject),
            _ => texts().given_twice(&option, subject),
        }));
    }
    lines.push(added);
    Ok(())
}

/// Whether two lines of a header are about the same set, part or option.
fn same_subject(one: &str, other: &str) -> bool {
    one.split(' ').take(2).eq(other.split(' ').take(2))
}

/// A line of a header from an option of the same name.
fn line(name: &str, value: &str) -> String {
    format!("{name} {}", value.replace(['=', ','], " "))
}
