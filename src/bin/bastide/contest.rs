//! `bastide match`: one player against another, every deck from every seat.

use std::num::NonZeroU32;
use std::ops::ControlFlow::{Break, Continue};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use engine::ai::own_and_best;
use engine::ai::protocol::Limit;
use engine::table::Seat;

use crate::agreed::Agreed;
use crate::args::{Args, Complaint, make, print, texts};
use crate::play::{played, save};
use crate::player::{Cost, Matched, Own, Player, Seated};
use crate::program::{ProgramFault, Waits};
use crate::standings::{Deck, Ending, Interim, Standings};
use crate::words::{Worded, of_kind};

struct Flags {
    agreed: Agreed,
    seats: usize,
    decks: u32,
    seed: u64,
    /// In the order given.
    players: Vec<Player>,
    limit: Limit,
    /// How long to wait for a program, if not the usual time.
    patience: Option<NonZeroU32>,
    /// Stop once the lead is clearly on one side of this bound.
    stop: Option<f64>,
    threads: usize,
    out: Option<PathBuf>,
}

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let flags = flags(args)?;
    of_kind!(flags.agreed.kind, G => decide::<G>(&flags, &flags.agreed.setup::<G>(flags.seats)?))
}

fn flags(args: &mut Args) -> Result<Flags, Complaint> {
    let mut flags = Flags {
        agreed: Agreed::new(),
        seats: 2,
        decks: 100,
        seed: 1,
        players: Vec::new(),
        limit: Limit::Free,
        patience: None,
        stop: None,
        threads: 1,
        out: None,
    };
    while let Some(name) = args.next(texts().usage_match())? {
        match name.as_str() {
            "" => {
                let own = Own::parse(&args.value()?)?;
                flags.players.push(Player::Own(Box::new(own)));
            }
            "engine" => flags.players.push(Player::Outside(args.value()?)),
            "seats" => flags.seats = args.number()?,
            "decks" => flags.decks = args.number::<NonZeroU32>()?.get(),
            "seed" => flags.seed = args.number()?,
            "nodes" => flags.limit = Limit::Nodes(args.number()?),
            "time" => flags.limit = Limit::Time(args.number()?),
            "patience" => flags.patience = Some(args.number()?),
            "stop" => flags.stop = Some(args.number()?),
            "threads" => flags.threads = args.number::<NonZeroU32>()?.get() as usize,
            "out" => flags.out = Some(PathBuf::from(args.value()?)),
            _ => flags.agreed.take(&name, args)?,
        }
    }
    Ok(flags)
}

impl Flags {
    /// The first player takes one seat, the second all others.
    ///
    /// # Errors
    /// When there are not two players, or one of them has an option that would change nothing.
    fn players(&self) -> Result<[Player; 2], Complaint> {
        let players = <[Player; 2]>::try_from(self.players.clone());
        let players = players.map_err(|_| Complaint::new(texts().two_players_needed()))?;
        for player in &players {
            if let Player::Own(own) = player {
                own.check(self.agreed.kind)?;
            }
        }
        let is_program = |player: &Player| matches!(player, Player::Outside(_));
        if self.patience.is_some() && !players.iter().any(is_program) {
            return Err(Complaint::new(texts().patience_without_effect()));
        }
        let obeyed = |player: &Player| player.obeys(self.limit, self.agreed.kind);
        match self.limit {
            Limit::Time(_) if !players.iter().any(obeyed) => {
                Err(Complaint::new(texts().time_without_effect()))
            }
            Limit::Nodes(_) if !players.iter().any(obeyed) => {
                Err(Complaint::new(texts().nodes_without_effect()))
            }
            Limit::Free | Limit::Nodes(_) | Limit::Time(_) => Ok(players),
        }
    }
}

/// A running match.
struct Contest<'a, G: Matched> {
    flags: &'a Flags,
    players: [Player; 2],
    setup: &'a G::Setup,
    next: AtomicU32,
    over: AtomicBool,
    began: Instant,
    progress: Mutex<MatchProgress>,
}

/// The progress of a match.
#[derive(Default)]
struct MatchProgress {
    standings: Standings,
    interim: Interim,
    /// Why it cannot go on.
    trouble: Option<Complaint>,
}

/// Plays the match and prints its result.
fn decide<G>(flags: &Flags, setup: &G::Setup) -> Result<(), Complaint>
where
    G: Matched + Worded<Setup: Sync>,
{
    let players = flags.players()?;
    if let Some(folder) = &flags.out {
        // Before anything is played in vain.
        make(folder)?;
    }
    let contest = Contest::<G> {
        flags,
        players,
        setup,
        next: AtomicU32::new(0),
        over: AtomicBool::new(false),
        began: Instant::now(),
        progress: Mutex::default(),
    };
    thread::scope(|scope| {
        for _ in 0..flags.threads {
            scope.spawn(|| contest.work());
        }
    });
    let progress = contest.progress.into_inner();
    let progress = progress.unwrap_or_else(PoisonError::into_inner);
    // Print what was played even if something went wrong afterwards.
    if progress.standings.decks() > 0 {
        let table = progress.standings.table(&contest.players, flags.seats);
        print(&table)?;
    }
    match progress.trouble {
        Some(trouble) => Err(trouble),
        None if progress.standings.is_all_faults() => {
            Err(Complaint::new(texts().match_of_faults()))
        }
        None => Ok(()),
    }
}

impl<G: Matched + Worded> Contest<'_, G> {
    /// Plays deck after deck, until all are played or the match is over.
    fn work(&self) {
        while !self.over.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.flags.decks {
                return;
            }
            let deck = self.deck(number);
            let progress = self.progress.lock();
            let mut progress = progress.unwrap_or_else(PoisonError::into_inner);
            match deck {
                Ok(deck) => progress.standings.add(number, deck),
                Err(complaint) => progress.trouble = Some(complaint),
            }
            if progress.trouble.is_some() || progress.standings.is_clear(self.flags.stop) {
                self.over.store(true, Ordering::Relaxed);
            } else {
                self.report(&mut progress);
            }
        }
    }

    /// Prints interim standings to standard error now and then, so that interrupting a long match does not lose them.
    fn report(&self, progress: &mut MatchProgress) {
        let (decks, all) = (progress.standings.decks(), self.flags.decks);
        if progress.interim.is_due(decks, all, self.began.elapsed()) {
            eprintln!("{}", progress.standings.line(all));
        }
    }

    fn deck(&self, number: u32) -> Result<Deck, Complaint> {
        let mut deck = Deck {
            endings: Vec::new(),
            costs: [Cost::default(); 2],
        };
        for seat in (0..self.flags.seats as u8).map(Seat) {
            let [ours, theirs] = &self.players;
            let limit = self.flags.limit;
            let waits = self.flags.patience.map_or(Waits::USUAL, Waits::patient);
            let mut players = [ours.sit_down(limit, waits)?, theirs.sit_down(limit, waits)?];
            deck.endings.push(self.game(number, seat, &mut players)?);
            for (sum, player) in deck.costs.iter_mut().zip(&players) {
                sum.add(player.cost);
            }
        }
        Ok(deck)
    }

    /// Plays one game of a deck with the first player on seat `ours`, and writes its record.
    fn game(&self, deck: u32, ours: Seat, players: &mut [Seated; 2]) -> Result<Ending, Complaint> {
        let seed = self.flags.seed.wrapping_add(deck.into());
        let who = |seat: Seat| usize::from(seat != ours);
        let mut fault = None;
        let (record, game) = played::<G>(
            self.setup.clone(),
            seed,
            |seat| self.players[who(seat)].line(),
            |record, game, seat| match players[who(seat)].decide(record, game, seat, seed) {
                Ok(action) => Continue(action),
                Err(found) => {
                    fault = Some((who(seat), found));
                    Break(())
                }
            },
        )?;
        if let Some(folder) = &self.flags.out {
            save(&record, &folder.join(name(deck, ours)))?;
        }
        Ok(match fault {
            Some((player, fault)) => {
                self.tell(deck, ours, player, fault);
                Err(player)
            }
            None => Ok(own_and_best(&game.scores(), ours.index())),
        })
    }

    /// Reports a program's fault.
    fn tell(&self, deck: u32, ours: Seat, player: usize, fault: ProgramFault) {
        let (file, sentence) = (name(deck, ours), fault.sentence());
        let program = format!("{file}: {}", self.players[player].name());
        eprintln!("{}", texts().program_fault(&program, &sentence));
    }
}

/// The file name for the game of a deck in which the first player has this seat.
fn name(deck: u32, ours: Seat) -> String {
    format!("deck-{deck:04}-seat-{}.txt", ours.0 + 1)
}
