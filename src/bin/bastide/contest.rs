//! `bastide match`: one player against another, every deck from every seat.

use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use engine::ai::own_and_best;
use engine::ai::protocol::Limit;
use engine::table::{Kind, Party, PlayerLine, Record, Seat, Silent};
use engine::{cards, rules};
use page::messages::Texts;

use crate::agreed::Agreed;
use crate::args::{Args, Complaint, Word, print, setup};
use crate::play::{refused, save};
use crate::player::{Cost, Matched, Own, Player, Seated};
use crate::program::{ProgramFault, Waits};
use crate::standings::{Deck, Ending, Interim, Standings};
use crate::words::Worded;

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
    let Some(flags) = flags(args)? else {
        return Ok(());
    };
    match flags.agreed.kind {
        Kind::Tiles => {
            let setup = setup::<rules::Game>(&flags.agreed.header(flags.seats))?;
            decide::<rules::Game>(&flags, &setup, args.texts())
        }
        Kind::Cards => {
            let setup = setup::<cards::Game>(&flags.agreed.header(flags.seats))?;
            decide::<cards::Game>(&flags, &setup, args.texts())
        }
    }
}

fn flags(args: &mut Args) -> Result<Option<Flags>, Complaint> {
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
    while let Some(word) = args.next()? {
        let name = match word {
            Word::Value(text) => {
                let own = Own::parse(&text)?;
                flags.players.push(Player::Own(Box::new(own)));
                continue;
            }
            Word::Option(name) => name,
        };
        if flags.agreed.take(&name, args)? {
            continue;
        }
        match name.as_str() {
            "help" => return args.explain(Texts::usage_match).map(|()| None),
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
            _ => return Err(Word::Option(name).unexpected()),
        }
    }
    Ok(Some(flags))
}

impl Flags {
    /// The first player takes one seat, the second all others.
    ///
    /// # Errors
    /// When there are not two players, or one of them has an option that would change nothing.
    fn players(&self) -> Result<[Player; 2], Complaint> {
        let players = <[Player; 2]>::try_from(self.players.clone());
        let players = players.map_err(|_| Complaint::text(Texts::two_players_needed))?;
        for player in &players {
            player.check(self.agreed.kind)?;
        }
        let is_program = |player: &Player| matches!(player, Player::Outside(_));
        if self.patience.is_some() && !players.iter().any(is_program) {
            return Err(Complaint::text(Texts::patience_without_effect));
        }
        let obeyed = |player: &Player| player.obeys(self.limit, self.agreed.kind);
        match self.limit {
            Limit::Time(_) if !players.iter().any(obeyed) => {
                Err(Complaint::text(Texts::time_without_effect))
            }
            Limit::Nodes(_) if !players.iter().any(obeyed) => {
                Err(Complaint::text(Texts::nodes_without_effect))
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
    texts: &'static Texts,
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
    trouble: Option<String>,
}

/// Plays the match and prints its result.
fn decide<G>(flags: &Flags, setup: &G::Setup, texts: &'static Texts) -> Result<(), Complaint>
where
    G: Matched + Worded<Setup: Sync>,
{
    let players = flags.players()?;
    if let Some(folder) = &flags.out {
        let made = std::fs::create_dir_all(folder);
        made.map_err(|error| Complaint::about(folder.display(), &error))?;
    }
    let contest = Contest::<G> {
        flags,
        players,
        setup,
        texts,
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
        let table = progress
            .standings
            .table(&contest.players, flags.seats, texts);
        print(&table)?;
    }
    match progress.trouble {
        Some(trouble) => Err(Complaint::of_system(trouble)),
        None if progress.standings.is_all_faults() => Err(Complaint::text(Texts::match_of_faults)),
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
                Err(complaint) => progress.trouble = Some(complaint.sentence(self.texts)),
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
            eprintln!("{}", progress.standings.line(all, self.texts));
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
        let mut record = Record::<G>::new(self.setup.clone(), seed);
        let seats = (0..self.flags.seats as u8).map(Seat);
        record.players = seats
            .map(|seat| PlayerLine {
                seat,
                text: self.players[who(seat)].line(),
            })
            .collect();
        let mut game = record.start(&mut Silent).map_err(Complaint::trouble::<G>)?;
        let mut croupier = record.croupier();
        let mut ending = None;
        while let Some(asked) = game.asked() {
            let action = match asked.party {
                Party::Chance => croupier.deal(&game),
                Party::Player(seat) => {
                    match players[who(seat)].decide(&record, &game, seat, seed) {
                        Ok(action) => action,
                        Err(fault) => {
                            self.tell(deck, ours, who(seat), fault);
                            ending = Some(Err(who(seat)));
                            break;
                        }
                    }
                }
            };
            let Some(action) = action else {
                return Err(Complaint::text(Texts::computer_found_nothing));
            };
            game.apply(action, &mut Silent).map_err(refused::<G>)?;
            record.actions.push(action);
        }
        if let Some(folder) = &self.flags.out {
            save(&record, &folder.join(name(deck, ours)))?;
        }
        Ok(ending.unwrap_or_else(|| Ok(own_and_best(&game.scores(), ours.index()))))
    }

    /// Reports a program's fault.
    fn tell(&self, deck: u32, ours: Seat, player: usize, fault: ProgramFault) {
        let (file, sentence) = (name(deck, ours), fault.sentence(self.texts));
        let program = format!("{file}: {}", self.players[player].name());
        eprintln!("{}", self.texts.program_fault(&program, &sentence));
    }
}

/// The file name for the game of a deck in which the first player has this seat.
fn name(deck: u32, ours: Seat) -> String {
    format!("deck-{deck:04}-seat-{}.txt", ours.0 + 1)
}
