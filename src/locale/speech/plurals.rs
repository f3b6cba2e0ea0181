//! Which plural goes with a number.

/// The forms a language may have for numbers of things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Plural {
    /// As for none of them, where that is a form of its own.
    Zero,
    /// As for one of them.
    One,
    /// As for two of them.
    Two,
    /// As for a few of them.
    Few,
    /// As for many of them.
    Many,
    /// As for all other numbers.
    #[default]
    Other,
}

impl Plural {
    pub const ALL: [Plural; 6] = [
        Plural::Zero,
        Plural::One,
        Plural::Two,
        Plural::Few,
        Plural::Many,
        Plural::Other,
    ];

    /// The form by the name it has in Fluent: `few`.
    pub fn named(name: &str) -> Option<Plural> {
        const NAMES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
        let at = NAMES.iter().position(|&one| one == name)?;
        Some(Plural::ALL[at])
    }
}

/// The forms of a language, by number. Rules for whole numbers look at small numbers and at the last two digits: a form for
/// each number below 200 says them all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plurals {
    /// From which number on which form holds.
    runs: Vec<(u8, Plural)>,
}

impl Plurals {
    /// How many numbers are looked at.
    pub const NUMBERS: u8 = 200;

    /// The forms that a rule gives.
    pub fn by(rule: impl Fn(u8) -> Plural) -> Plurals {
        let mut runs: Vec<(u8, Plural)> = Vec::new();
        for number in 0..Plurals::NUMBERS {
            let form = rule(number);
            if runs.last().is_none_or(|&(_, last)| last != form) {
                runs.push((number, form));
            }
        }
        Plurals { runs }
    }

    /// The form for a number.
    pub fn of(&self, number: u32) -> Plural {
        let number = match number {
            0..100 => number,
            _ => 100 + number % 100,
        };
        let run = self.runs.iter().rev();
        let mut run = run.filter(|&&(from, _)| u32::from(from) <= number);
        run.next().map(|&(_, form)| form).unwrap_or_default()
    }

    /// As letters of a table: runs, a form and a length each.
    #[cfg(feature = "compile")]
    pub(crate) fn write(&self) -> String {
        let ends = self.runs.iter().skip(1).map(|&(from, _)| from);
        let ends = ends.chain([Plurals::NUMBERS]);
        let runs = self.runs.iter().zip(ends);
        let mut letters = String::new();
        for (&(from, form), end) in runs {
            // A letter holds at most 127: a long run is two of the same form.
            for length in lengths(end - from) {
                letters.push(char::from(form as u8));
                letters.push(char::from(length));
            }
        }
        letters
    }

    /// Out of the letters of a table.
    pub(crate) fn read(letters: &[u8]) -> Option<Plurals> {
        let (mut runs, mut from) = (Vec::new(), 0_u8);
        for pair in letters.chunks(2) {
            let &[form, length] = pair else { return None };
            runs.push((from, *Plural::ALL.get(usize::from(form))?));
            from = from.checked_add(length)?;
        }
        (from == Plurals::NUMBERS).then_some(Plurals { runs })
    }
}

#[cfg(feature = "compile")]
fn lengths(length: u8) -> impl Iterator<Item = u8> {
    let most = 127;
    let long = (length > most).then_some(most);
    long.into_iter()
        .chain([length.saturating_sub(long.unwrap_or_default())])
}
