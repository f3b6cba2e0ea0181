//! `bastide lab tune`: better numbers for a computer player.

use std::num::NonZeroU32;

use engine::ai::Level;
use engine::rules::{Game, Setup};
use engine::table::Kind;
use lab::tune::{Fit, Tuning, names};

use super::fault;
use crate::agreed::Agreed;
use crate::args::{Args, Complaint, print, texts};
use crate::player::{Own, complaint};
use crate::standings::lead;

/// Decimals of a lead.
const DIGITS: usize = 2;

struct Flags {
    agreed: Agreed,
    seats: usize,
    /// How many games to fit the numbers to, instead of trying them.
    fit: Option<u32>,
    decks: Option<u32>,
    seed: u64,
    /// The step up and down, in percent.
    step: Option<u32>,
    /// The numbers to try; all if empty.
    names: Vec<String>,
    own: Own,
    threads: u32,
}

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let flags = flags(args)?;
    if flags.agreed.kind == Kind::Cards {
        return Err(Complaint::new(texts().cards_have_no_numbers()));
    }
    let setup = flags.agreed.setup::<Game>(flags.seats)?;
    let names = names(&flags.own.player, &flags.names).map_err(complaint)?;
    match flags.fit {
        Some(games) => fit(&flags, &names, games, &setup),
        None => tune(&flags, &names, setup),
    }
}

/// Tries each number larger and smaller.
fn tune(flags: &Flags, names: &[String], setup: Setup) -> Result<(), Complaint> {
    let mut tuning = Tuning::new(setup, &flags.own.player, flags.seed);
    tuning.threads = flags.threads;
    if let Some(decks) = flags.decks {
        tuning.decks = decks;
    }
    if let Some(step) = flags.step {
        tuning.step = step as f32 / 100.0;
    }
    for name in names {
        for larger in [true, false] {
            let trial = tuning.attempt(name, larger).map_err(fault)?;
            let change = format!("{name} {} -> {}", trial.before, trial.after);
            let lead = lead(&trial.result, DIGITS);
            let told = texts().tune_try(&change, trial.result.decks, &lead, trial.kept);
            print(&format!("{told}\n"))?;
            // If larger is better, smaller need not be tried.
            if trial.kept {
                break;
            }
        }
    }
    let result = tuning.prove().map_err(fault)?;
    let words = flags.words(&tuning.kept);
    let told = texts().tune_end(&words, result.decks, &lead(&result, DIGITS));
    print(&format!("{told}\n"))
}

/// Fits all numbers to how games end.
fn fit(flags: &Flags, names: &[String], games: u32, setup: &Setup) -> Result<(), Complaint> {
    let fit = Fit {
        setup,
        player: &flags.own.player,
        names,
        seed: flags.seed,
        games,
        threads: flags.threads,
    };
    let fitted = fit.run().map_err(fault)?;
    for change in &fitted.changes {
        let (name, error) = (&change.name, 2.0 * change.error);
        let line = format!(
            "{name} {} -> {} \u{b1} {error:.3}\n",
            change.before, change.after
        );
        print(&line)?;
    }
    if !fitted.silent.is_empty() {
        print(&format!(
            "{}\n",
            texts().fit_silent(&fitted.silent.join(", "))
        ))?;
    }
    let errors = fit.errors(&fitted).map_err(fault)?;
    let [before, after] = errors.map(|error| format!("{error:.3}"));
    print(&format!("{}\n", texts().fit_off(&before, &after, games)))?;
    if fitted.changes.is_empty() {
        return Ok(());
    }
    let changes = fitted.changes.iter();
    let changes: Vec<_> = changes
        .map(|change| (change.name.clone(), change.after))
        .collect();
    let words = flags.words(&changes);
    let command = format!("bastide match {words} {}", flags.own.words);
    print(&format!("{}\n", texts().fit_end(&command)))
}

fn flags(args: &mut Args) -> Result<Flags, Complaint> {
    let mut flags = Flags {
        agreed: Agreed::new(),
        seats: 2,
        fit: None,
        decks: None,
        seed: 1,
        step: None,
        names: Vec::new(),
        own: Own::parse(Level::Strong.name())?,
        threads: 1,
    };
    let mut named = false;
    while let Some(name) = args.next(texts().usage_tune())? {
        match name.as_str() {
            "" if !named => {
                flags.own = Own::parse(&args.value()?)?;
                named = true;
            }
            "seats" => flags.seats = args.number()?,
            "fit" => flags.fit = Some(args.number::<NonZeroU32>()?.get()),
            "decks" => flags.decks = Some(args.number::<NonZeroU32>()?.get()),
            "seed" => flags.seed = args.number()?,
            "step" => flags.step = Some(args.number()?),
            "names" => flags.names = args.value()?.split(',').map(str::to_owned).collect(),
            "threads" => flags.threads = args.number::<NonZeroU32>()?.get(),
            _ => flags.agreed.take(&name, args)?,
        }
    }
    if flags.fit.is_some() && (flags.decks.is_some() || flags.step.is_some()) {
        return Err(Complaint::new(texts().fit_tries_nothing()));
    }
    Ok(flags)
}

impl Flags {
    /// A player with changed numbers as written on the command line: its original words and the changes.
    fn words(&self, changed: &[(String, f32)]) -> String {
        let given = self.own.words.split(':');
        let is_changed = |word: &str| {
            let name = word.split('=').next();
            changed
                .iter()
                .any(|(known, _)| Some(known.as_str()) == name)
        };
        let given = given.filter(|word| !is_changed(word)).map(str::to_owned);
        let changed = changed
            .iter()
            .map(|(name, value)| format!("{name}={value}"));
        given.chain(changed).collect::<Vec<_>>().join(":")
    }
}
