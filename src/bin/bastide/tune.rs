//! `bastide tune`: a player tries other numbers against itself and keeps those that win.

use std::num::NonZeroU32;
use std::thread;

use engine::ai::arena::{MatchResult, compete};
use engine::ai::{Contender, Level};
use engine::rules::{Game, Setup, SetupFault};
use engine::table::Kind;
use page::messages::Texts;

use crate::agreed::Agreed;
use crate::args::{Args, Complaint, Word, print, setup};
use crate::player::{Own, complaint};
use crate::standings::lead;

/// Decks played between two looks at how a try goes.
const BATCH: u32 = 40;
/// How many standard errors a try has to be behind to be given up.
const HOPELESS: f64 = 1.0;
/// How many standard errors a try has to be ahead to be kept without playing on.
const CLEAR: f64 = 3.0;
/// How many standard errors it has to be ahead when all decks are played.
const KEPT: f64 = 1.5;
/// Digits of a lead behind its point.
const DIGITS: usize = 2;

struct Flags {
    agreed: Agreed,
    seats: usize,
    decks: u32,
    seed: u64,
    /// How much more and less is tried, in percent.
    step: u32,
    /// Whose numbers are tried; all of them where none is named.
    names: Vec<String>,
    own: Own,
    threads: u32,
}

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let Some(flags) = flags(args)? else {
        return Ok(());
    };
    if flags.agreed.kind == Kind::Cards {
        return Err(Complaint::text(Texts::cards_have_no_numbers));
    }
    let setup = setup::<Game>(&flags.agreed.header(flags.seats))?;
    let mut tuning = Tuning {
        flags: &flags,
        setup,
        player: flags.own.player.clone(),
        seed: flags.seed,
        kept: Vec::new(),
    };
    for name in tuning.names()? {
        for more in [true, false] {
            // What is better with more is not tried with less.
            if tuning.attempt(&name, more, args.texts())? {
                break;
            }
        }
    }
    tuning.prove(args.texts())
}

fn flags(args: &mut Args) -> Result<Option<Flags>, Complaint> {
    let mut flags = Flags {
        agreed: Agreed::new(),
        seats: 2,
        decks: 400,
        seed: 1,
        step: 25,
        names: Vec::new(),
        own: Own::parse(Level::Strong.name())?,
        threads: 1,
    };
    let mut named = false;
    while let Some(word) = args.next()? {
        let name = match word {
            Word::Value(words) if !named => {
                flags.own = Own::parse(&words)?;
                named = true;
                continue;
            }
            Word::Value(_) => return Err(word.unexpected()),
            Word::Option(name) => name,
        };
        if flags.agreed.take(&name, args)? {
            continue;
        }
        match name.as_str() {
            "help" => return args.explain(Texts::usage_tune).map(|()| None),
            "seats" => flags.seats = args.number()?,
            "decks" => flags.decks = args.number::<NonZeroU32>()?.get(),
            "seed" => flags.seed = args.number()?,
            "step" => flags.step = args.number()?,
            "names" => flags.names = args.value()?.split(',').map(str::to_owned).collect(),
            "threads" => flags.threads = args.number::<NonZeroU32>()?.get(),
            _ => return Err(Word::Option(name).unexpected()),
        }
    }
    Ok(Some(flags))
}

/// How far the tuning has come.
struct Tuning<'a> {
    flags: &'a Flags,
    setup: Setup,
    /// The best player so far.
    player: Contender,
    /// The seed of the next deck: no try sees a deck of an earlier one, so none is kept for the luck of its decks.
    seed: u64,
    /// What was changed, as it is written behind a level.
    kept: Vec<(String, f32)>,
}

impl Tuning<'_> {
    /// The numbers that are tried.
    fn names(&self) -> Result<Vec<String>, Complaint> {
        let mut player = self.player.clone();
        let names = match &self.flags.names[..] {
            [] => all_names(&mut player),
            names => names.to_vec(),
        };
        for name in &names {
            player.belief(name).map_err(complaint)?;
        }
        Ok(names)
    }

    /// Tries one number larger or smaller; whether that was kept.
    fn attempt(&mut self, name: &str, more: bool, texts: &Texts) -> Result<bool, Complaint> {
        let mut other = self.player.clone();
        let number = other.belief(name).map_err(complaint)?;
        let before = *number;
        *number = stepped(before, self.flags.step as f32 / 100.0, more);
        let after = *number;
        let mut result = MatchResult::default();
        let kept = loop {
            self.play(&other, &mut result)?;
            let (lead, error) = (result.lead(), result.error());
            // A number that nothing depends on here changes no game.
            let changes_nothing = result.squares == 0 && lead == 0.0;
            if lead < -HOPELESS * error || changes_nothing {
                break false;
            }
            if lead > CLEAR * error {
                break true;
            }
            if result.decks >= self.flags.decks {
                break lead > KEPT * error;
            }
        };
        let change = format!("{name} {before} -> {after}");
        let told = texts.tune_try(&change, result.decks, &lead(&result, DIGITS), kept);
        print(&format!("{told}\n"))?;
        if kept {
            self.player = other;
            self.kept.retain(|(known, _)| known != name);
            self.kept.push((name.to_owned(), after));
        }
        Ok(kept)
    }

    /// Plays more decks against the best player so far, no more than are left to play. Which ones does not depend on how many
    /// are played at a time.
    fn play(&mut self, other: &Contender, result: &mut MatchResult) -> Result<(), Complaint> {
        let decks = BATCH.min(self.flags.decks.saturating_sub(result.decks));
        let threads = self.flags.threads.min(decks);
        let (setup, player, seed) = (&self.setup, &self.player, self.seed);
        let play = |thread: u32| {
            let first = |thread| u64::from(decks) * u64::from(thread) / u64::from(threads);
            let (first, next) = (first(thread), first(thread + 1));
            let count = (next - first) as u32;
            compete::<Game, _>(setup, seed.wrapping_add(first), count, other, player)
        };
        let play = &play;
        let results: Vec<Result<MatchResult, Vec<SetupFault>>> = thread::scope(|scope| {
            let all: Vec<_> = (0..threads)
                .map(|one| scope.spawn(move || play(one)))
                .collect();
            let joined = all.into_iter().map(|one| one.join());
            joined.filter_map(Result::ok).collect()
        });
        for one in results {
            result.join(&one.map_err(|faults| Complaint::of::<Game>(faults.into()))?);
        }
        self.seed = self.seed.wrapping_add(decks.into());
        Ok(())
    }

    /// Plays the player that came out against the one that went in, on decks nobody has seen, and tells who that is.
    fn prove(&mut self, texts: &Texts) -> Result<(), Complaint> {
        let mut result = MatchResult::default();
        let tuned = std::mem::replace(&mut self.player, self.flags.own.player.clone());
        while !self.kept.is_empty() && result.decks < self.flags.decks {
            self.play(&tuned, &mut result)?;
        }
        let told = texts.tune_end(&self.words(), result.decks, &lead(&result, DIGITS));
        print(&format!("{told}\n"))
    }

    /// The player that came out, as it is written: what it was given with, and what was changed.
    fn words(&self) -> String {
        let given = self.flags.own.words.split(':');
        let changed = |word: &str| {
            let name = word.split('=').next();
            self.kept
                .iter()
                .any(|(kept, _)| Some(kept.as_str()) == name)
        };
        let given = given.filter(|word| !changed(word)).map(str::to_owned);
        let kept = self.kept.iter();
        let kept = kept.map(|(name, value)| format!("{name}={value}"));
        given.chain(kept).collect::<Vec<_>>().join(":")
    }
}

/// Everything that a player believes, by the names of its numbers.
fn all_names(player: &mut Contender) -> Vec<String> {
    let all = player.weights.named().into_iter();
    let names = all.flat_map(|(name, numbers)| match numbers.len() {
        1 => vec![name.to_owned()],
        several => (0..several).map(|at| format!("{name}.{at}")).collect(),
    });
    names.collect()
}

/// Another number that is worth a try; nothing becomes a tenth.
fn stepped(number: f32, share: f32, more: bool) -> f32 {
    const FROM_NOTHING: f32 = 0.1;
    let stepped = match (number == 0.0, more) {
        (true, true) => FROM_NOTHING,
        (true, false) => -FROM_NOTHING,
        (false, true) => number * (1.0 + share),
        (false, false) => number / (1.0 + share),
    };
    // No more digits than can be read.
    (stepped * 1000.0).round() / 1000.0
}
