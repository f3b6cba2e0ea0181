//! `bastide match`: one player against another, every deck from every seat.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use engine::ai::arena::{MatchResult, own_and_best};
use engine::ai::protocol::Limit;
use engine::ai::{Contender, Level};
use engine::table::{Kind, Party, PlayerLine, Record, Seat, Silent};
use engine::{cards, rules};
use page::messages::Texts;

use crate::agreed::Agreed;
use crate::args::{Args, Complaint, Word, print, setup};
use crate::play::{refused, save};
use crate::player::{Cost, Matched, Player, Seated};
use crate::program::ProgramFault;
use crate::words::Worded;

/// Decks before a match may be stopped.
const LEAST_DECKS: u32 = 20;
/// How many standard errors the lead has to be away from a bound to stop there: more than the two of the interval that is
/// printed, because whoever looks again and again finds a chance to stop.
const CLEAR: f64 = 3.0;

struct Flags {
    agreed: Agreed,
    seats: usize,
    decks: u32,
    seed: u64,
    /// The first player, who takes one seat, and the second, who takes all others.
    players: [Player; 2],
    limit: Limit,
    /// The lead from which it is clear enough on which side of it the first player is.
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
    let mut players = Vec::new();
    let mut flags = Flags {
        agreed: Agreed::new(),
        seats: 2,
        decks: 100,
        seed: 1,
        players: [Level::Expert, Level::Strong]
            .map(|level| Player::Own(Box::new(Contender::new(level)))),
        limit: Limit::Free,
        stop: None,
        threads: 1,
        out: None,
    };
    while let Some(word) = args.next()? {
        let name = match word {
            Word::Value(text) => {
                players.push(Player::parse(&text)?);
                continue;
            }
            Word::Option(name) => name,
        };
        if flags.agreed.take(&name, args)? {
            continue;
        }
        match name.as_str() {
            "help" => return args.explain(Texts::usage_match).map(|()| None),
            "engine" => players.push(Player::Outside(args.value()?)),
            "seats" => flags.seats = args.number()?,
            "decks" => flags.decks = args.number::<NonZeroU32>()?.get(),
            "seed" => flags.seed = args.number()?,
            "nodes" => flags.limit = Limit::Nodes(args.number()?),
            "time" => flags.limit = Limit::Time(args.number()?),
            "stop" => flags.stop = Some(args.number()?),
            "threads" => flags.threads = args.number::<NonZeroU32>()?.get() as usize,
            "out" => flags.out = Some(PathBuf::from(args.value()?)),
            _ => return Err(Word::Option(name).unexpected()),
        }
    }
    match <[Player; 2]>::try_from(players) {
        Ok(players) => flags.players = players,
        Err(_) => return Err(Complaint::text(Texts::two_players_needed)),
    }
    Ok(Some(flags))
}

/// How a game of a deck ended: points of the first player and of the best other seat, or which player could not go on.
type Ending = Result<(i64, i64), usize>;

/// A deck that was played from every seat.
struct Deck {
    endings: Vec<Ending>,
    costs: [Cost; 2],
}

/// What was played so far.
#[derive(Default)]
struct Standings {
    /// Decks that are over before one with a smaller number is.
    waiting: BTreeMap<u32, Deck>,
    result: MatchResult,
    /// Games that ended by a fault, by player.
    faults: [u32; 2],
    costs: [Cost; 2],
    trouble: Option<String>,
}

/// A match while it goes on.
struct Contest<'a, G: Matched> {
    flags: &'a Flags,
    setup: &'a G::Setup,
    texts: &'static Texts,
    next: AtomicU32,
    over: AtomicBool,
    standings: Mutex<Standings>,
}

/// Plays the match and tells how it went.
fn decide<G>(flags: &Flags, setup: &G::Setup, texts: &'static Texts) -> Result<(), Complaint>
where
    G: Matched + Worded<Setup: Sync>,
{
    if let Some(folder) = &flags.out {
        let made = std::fs::create_dir_all(folder);
        made.map_err(|error| Complaint::about(folder.display(), &error))?;
    }
    let contest = Contest::<G> {
        flags,
        setup,
        texts,
        next: AtomicU32::new(0),
        over: AtomicBool::new(false),
        standings: Mutex::default(),
    };
    thread::scope(|scope| {
        for _ in 0..flags.threads {
            scope.spawn(|| contest.work());
        }
    });
    let standings = contest.standings.into_inner();
    let standings = standings.unwrap_or_else(PoisonError::into_inner);
    // What was played before something went wrong is told all the same.
    if standings.trouble.is_none() || standings.result.games() > 0 {
        print(&standings.table(flags, texts))?;
    }
    match standings.trouble {
        Some(trouble) => Err(Complaint::of_system(trouble)),
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
            let standings = self.standings.lock();
            let mut standings = standings.unwrap_or_else(PoisonError::into_inner);
            match deck {
                Ok(deck) => standings.add(number, deck),
                Err(complaint) => standings.trouble = Some(complaint.sentence(self.texts)),
            }
            if standings.trouble.is_some() || standings.is_clear(self.flags.stop) {
                self.over.store(true, Ordering::Relaxed);
            }
        }
    }

    fn deck(&self, number: u32) -> Result<Deck, Complaint> {
        let mut deck = Deck {
            endings: Vec::new(),
            costs: [Cost::default(); 2],
        };
        for seat in (0..self.flags.seats as u8).map(Seat) {
            let [ours, theirs] = &self.flags.players;
            let mut players = [
                ours.sit_down(self.flags.limit)?,
                theirs.sit_down(self.flags.limit)?,
            ];
            deck.endings.push(self.game(number, seat, &mut players)?);
            for (sum, player) in deck.costs.iter_mut().zip(&players) {
                sum.add(player.cost);
            }
        }
        Ok(deck)
    }

    /// Plays a deck with the first player on this seat, and writes its record.
    fn game(&self, deck: u32, ours: Seat, players: &mut [Seated; 2]) -> Result<Ending, Complaint> {
        let seed = self.flags.seed.wrapping_add(deck.into());
        let who = |seat: Seat| usize::from(seat != ours);
        let mut record = Record::<G>::new(self.setup.clone(), seed);
        let seats = (0..self.flags.seats as u8).map(Seat);
        record.players = seats
            .map(|seat| PlayerLine {
                seat,
                text: self.flags.players[who(seat)].line(),
            })
            .collect();
        let mut game = record.start(&mut Silent).map_err(Complaint::of::<G>)?;
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

    /// Tells what a program did wrong.
    fn tell(&self, deck: u32, ours: Seat, player: usize, fault: ProgramFault) {
        let (file, sentence) = (name(deck, ours), fault.sentence(self.texts));
        let program = format!("{file}: {}", self.flags.players[player].name());
        eprintln!("{}", self.texts.program_fault(&program, &sentence));
    }
}

/// The file of the game of a deck in which the first player has this seat.
fn name(deck: u32, ours: Seat) -> String {
    format!("deck-{deck:04}-seat-{}.txt", ours.0 + 1)
}

impl Standings {
    /// Takes in a deck; decks count in their order, so that how many threads play changes nothing.
    fn add(&mut self, number: u32, deck: Deck) {
        self.waiting.insert(number, deck);
        while let Some(deck) = self.waiting.remove(&self.result.decks) {
            self.count(&deck);
        }
    }

    fn count(&mut self, deck: &Deck) {
        for (sum, &cost) in self.costs.iter_mut().zip(&deck.costs) {
            sum.add(cost);
        }
        for &ending in &deck.endings {
            if let Err(player) = ending {
                self.faults[player] += 1;
            }
        }
        let leads: Vec<(i64, i64)> = deck.endings.iter().filter_map(|end| end.ok()).collect();
        self.result.add(&leads);
    }

    /// Whether it is clear on which side of a bound the lead is.
    fn is_clear(&self, bound: Option<f64>) -> bool {
        let away = |bound: f64| (self.result.lead() - bound).abs() > CLEAR * self.result.error();
        self.result.decks >= LEAST_DECKS && bound.is_some_and(away)
    }

    fn table(&self, flags: &Flags, texts: &Texts) -> String {
        let result = &self.result;
        let [ours, theirs] = flags.players.each_ref().map(Player::name);
        let games = f64::from(result.games().max(1));
        let share = (f64::from(result.wins) + f64::from(result.draws) / 2.0) / games;
        let [wins, draws, losses] = [result.wins, result.draws, result.losses];
        let mut lines = vec![
            texts.match_of(ours, theirs, result.decks, result.games()),
            texts.match_won(wins, draws, losses, &format!("{:.1}", 100.0 * share)),
            texts.match_lead(&number(result.lead()), &number(2.0 * result.error())),
            texts.match_points(
                &number(result.points as f64 / games),
                &number(result.others as f64 / games),
            ),
        ];
        if let Some(elo) = elo(share) {
            lines.push(texts.match_elo(&format!("{elo:+.0}")));
        }
        for (index, name) in [ours, theirs].iter().enumerate() {
            let cost = self.costs[index];
            let decisions = f64::from(cost.decisions.max(1));
            let mean = number(1000.0 * cost.time.as_secs_f64() / decisions);
            let longest = number(1000.0 * cost.longest.as_secs_f64());
            let nodes = format!("{:.0}", cost.nodes as f64 / decisions);
            lines.push(texts.match_cost(name, cost.decisions, &mean, &longest, &nodes));
            if self.faults[index] > 0 {
                lines.push(texts.match_faults(name, self.faults[index]));
            }
        }
        lines.join("\n") + "\n"
    }
}

fn number(number: f64) -> String {
    format!("{number:.1}")
}

/// By how many points of Elo a player with this share of the wins is the better one; none where he won or lost all.
fn elo(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| 400.0 * (share / (1.0 - share)).log10())
}
