//! Plural forms: which one goes with a number.

/// The plural forms a language may have (the categories of Unicode).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Plural {
    Zero,
    One,
    Two,
    Few,
    Many,
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

    /// The form with this name in Fluent: `few`.
    pub fn named(name: &str) -> Option<Plural> {
        const NAMES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
        let at = NAMES.iter().position(|&one| one == name)?;
        Some(Plural::ALL[at])
    }
}

/// The form for each number in a language. The rules for whole numbers only depend on small numbers
/// and the last two digits, so the forms of all numbers below 200 determine the rest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plurals {
    /// The form that begins at each number.
    runs: Vec<(u8, Plural)>,
}

impl Plurals {
    /// How many numbers are stored.
    pub const NUMBERS: u8 = 200;

    /// The forms given by a rule.
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
    pub fn form(&self, number: u32) -> Plural {
        let number = match number {
            0..100 => number,
            _ => 100 + number % 100,
        };
        let run = self.runs.iter().rev();
        let mut run = run.filter(|&&(from, _)| u32::from(from) <= number);
        run.next().map(|&(_, form)| form).unwrap_or_default()
    }

    /// Encodes the forms as text: runs, each as a form and a length.
    #[cfg(feature = "compile")]
    pub(crate) fn write(&self) -> String {
        let ends = self.runs.iter().skip(1).map(|&(from, _)| from);
        let ends = ends.chain([Plurals::NUMBERS]);
        let runs = self.runs.iter().zip(ends);
        let mut letters = String::new();
        for (&(from, form), end) in runs {
            // A character holds at most 127: a longer run is split.
            for length in lengths(end - from) {
                letters.push(char::from(form as u8));
                letters.push(char::from(length));
            }
        }
        letters
    }

    /// Decodes the forms.
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
