//! `bastide tune`: a player tries other numbers against itself and keeps those that win, or is told which would have foretold best
//! how games end.

mod fit;
mod regression;

use std::num::NonZeroU32;
use std::ops::Range;
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
/// Decks for one try at most, and how much more and less is tried, where nothing else is said.
const DECKS: u32 = 400;
const STEP: u32 = 25;

struct Flags {
    agreed: Agreed,
    seats: usize,
    /// How many games are looked at instead of trying numbers.
    fit: Option<u32>,
    decks: Option<u32>,
    seed: u64,
    /// How much more and less is tried, in percent.
    step: Option<u32>,
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
    if let Some(games) = flags.fit {
        return fit::run(&flags, games, &setup, args.texts());
    }
    let mut tuning = Tuning {
        flags: &flags,
        setup,
        player: flags.own.player.clone(),
        seed: flags.seed,
        kept: Vec::new(),
    };
    for name in flags.names()? {
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
        fit: None,
        decks: None,
        seed: 1,
        step: None,
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
            "fit" => flags.fit = Some(args.number::<NonZeroU32>()?.get()),
            "decks" => flags.decks = Some(args.number::<NonZeroU32>()?.get()),
            "seed" => flags.seed = args.number()?,
            "step" => flags.step = Some(args.number()?),
            "names" => flags.names = args.value()?.split(',').map(str::to_owned).collect(),
            "threads" => flags.threads = args.number::<NonZeroU32>()?.get(),
            _ => return Err(Word::Option(name).unexpected()),
        }
    }
    if flags.fit.is_some() && (flags.decks.is_some() || flags.step.is_some()) {
        return Err(Complaint::text(Texts::fit_tries_nothing));
    }
    Ok(Some(flags))
}

impl Flags {
    /// The numbers that are looked at.
    ///
    /// # Errors
    /// When the player does not go by one of them.
    fn names(&self) -> Result<Vec<String>, Complaint> {
        let mut player = self.own.player.clone();
        let believed =
            |player: &Contender| player.weights.numbers().into_iter().map(|one| one.name);
        let names = match &self.names[..] {
            [] => believed(&player).collect(),
            names => names.to_vec(),
        };
        for name in &names {
            player.belief(name).map_err(complaint)?;
        }
        Ok(names)
    }

    /// Decks for one try at most.
    fn decks(&self) -> u32 {
        self.decks.unwrap_or(DECKS)
    }

    /// The player with some numbers changed, as it is written: what it was given with, and what was changed.
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
    /// Tries one number larger or smaller; whether that was kept.
    fn attempt(&mut self, name: &str, more: bool, texts: &Texts) -> Result<bool, Complaint> {
        let mut other = self.player.clone();
        let number = other.belief(name).map_err(complaint)?;
        let before = *number;
        *number = stepped(before, self.flags.step.unwrap_or(STEP) as f32 / 100.0, more);
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
            if result.decks >= self.flags.decks() {
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
        let decks = BATCH.min(self.flags.decks().saturating_sub(result.decks));
        let threads = self.flags.threads.min(decks);
        let (setup, player, seed) = (&self.setup, &self.player, self.seed);
        let play = |thread: u32| {
            let decks = share(decks, threads, thread);
            let count = (decks.end - decks.start) as u32;
            compete::<Game, _>(setup, seed.wrapping_add(decks.start), count, other, player)
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
        while !self.kept.is_empty() && result.decks < self.flags.decks() {
            self.play(&tuned, &mut result)?;
        }
        let told = texts.tune_end(
            &self.flags.words(&self.kept),
            result.decks,
            &lead(&result, DIGITS),
        );
        print(&format!("{told}\n"))
    }
}

/// The numbers of those of all games or decks that one of some threads plays.
fn share(all: u32, threads: u32, thread: u32) -> Range<u64> {
    let first = |thread| u64::from(all) * u64::from(thread) / u64::from(threads);
    first(thread)..first(thread + 1)
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
    readable(stepped)
}

/// A number with no more digits than can be read.
fn readable(number: f32) -> f32 {
    (number * 1000.0).round() / 1000.0
}
