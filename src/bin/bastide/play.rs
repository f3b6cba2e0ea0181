//! `bastide play`: computer players against each other.

use std::ops::ControlFlow::{self, Break, Continue};
use std::path::{Path, PathBuf};

use engine::ai::Level;
use engine::ai::Strategy;
use engine::table::{Party, PlayerLine, Record, Seat, SeatSet, Silent};

use crate::agreed::Agreed;
use crate::args::{Args, Complaint, print, texts, write};
use crate::words::{Worded, of_kind};

struct Flags {
    agreed: Agreed,
    games: u64,
    seed: u64,
    players: Vec<Level>,
    out: Option<PathBuf>,
}

impl Flags {
    /// The player on a seat; players move on by `shift` seats.
    fn player(&self, seat: Seat, shift: usize) -> Level {
        self.players[(seat.index() + shift) % self.players.len()]
    }
}

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let flags = flags(args)?;
    of_kind!(flags.agreed.kind, G => games::<G>(&flags, G::leaders))
}

/// Plays all games and prints the table.
fn games<G: Worded>(flags: &Flags, leaders: fn(&G) -> SeatSet) -> Result<(), Complaint>
where
    Level: Strategy<G>,
{
    let setup = flags.agreed.setup::<G>(flags.players.len())?;
    let mut tally = Tally::new(flags.players.len());
    for number in 0..flags.games {
        let shift = (number % flags.players.len() as u64) as usize;
        let seed = flags.seed.wrapping_add(number / flags.players.len() as u64);
        let (record, end) = played::<G>(
            setup.clone(),
            seed,
            |seat| flags.player(seat, shift).name().to_owned(),
            |record, game, seat| {
                let salt = seed ^ record.actions.len() as u64;
                Continue(flags.player(seat, shift).choose(game, salt))
            },
        )?;
        tally.add(&end.scores(), leaders(&end), shift);
        if let Some(folder) = &flags.out {
            save(&record, &folder.join(format!("game-{number:04}.txt")))?;
        }
    }
    print(&tally.table(flags))
}

fn flags(args: &mut Args) -> Result<Flags, Complaint> {
    let mut flags = Flags {
        agreed: Agreed::new(),
        games: 10,
        seed: 1,
        players: vec![Level::Strong, Level::Greedy],
        out: None,
    };
    while let Some(name) = args.next(texts().usage_play())? {
        match name.as_str() {
            "games" => flags.games = args.count()?,
            "seed" => flags.seed = args.number()?,
            "players" => flags.players = levels(&args.value()?)?,
            "out" => flags.out = Some(PathBuf::from(args.value()?)),
            _ => flags.agreed.take(&name, args)?,
        }
    }
    Ok(flags)
}

fn levels(text: &str) -> Result<Vec<Level>, Complaint> {
    let level =
        |word: &str| Level::parse(word).ok_or_else(|| Complaint(texts().unknown_level(word)));
    text.split(',').map(level).collect()
}

/// Plays a game, with a line about the player on each seat; returns its record and its end. `decide` finds the players' actions, or
/// breaks the game off.
pub fn played<G: Worded>(
    setup: G::Setup,
    seed: u64,
    line: impl Fn(Seat) -> String,
    mut decide: impl FnMut(&Record<G>, &G, Seat) -> ControlFlow<(), Option<G::Action>>,
) -> Result<(Record<G>, G), Complaint> {
    let mut record = Record::<G>::new(setup, seed);
    let mut game = record.start(&mut Silent).map_err(Complaint::trouble::<G>)?;
    let players = (0..game.seats()).map(Seat).map(|seat| PlayerLine {
        seat,
        text: line(seat),
    });
    record.players = players.collect();
    let mut croupier = record.croupier();
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game),
            Party::Player(seat) => match decide(&record, &game, seat) {
                Continue(action) => action,
                Break(()) => break,
            },
        };
        let action = action.ok_or_else(|| Complaint::new(texts().computer_found_nothing()))?;
        game.apply(action, &mut Silent).map_err(refused::<G>)?;
        record.actions.push(action);
    }
    Ok((record, game))
}

/// The complaint about an illegal action.
pub fn refused<G: Worded>(illegal: G::Illegal) -> Complaint {
    Complaint::trouble::<G>(G::Trouble::from(illegal))
}

pub fn save<G: Worded>(record: &Record<G>, path: &Path) -> Result<(), Complaint> {
    let text = record.write().map_err(Complaint::trouble::<G>)?;
    write(path, &text)
}

/// Results by player, whatever seat they took.
struct Tally {
    games: u32,
    won: Vec<u32>,
    points: Vec<u64>,
    lead: Vec<i64>,
}

impl Tally {
    fn new(players: usize) -> Self {
        Tally {
            games: 0,
            won: vec![0; players],
            points: vec![0; players],
            lead: vec![0; players],
        }
    }

    fn add(&mut self, scores: &[u32], winners: SeatSet, shift: usize) {
        self.games += 1;
        for (index, &score) in scores.iter().enumerate() {
            let player = (index + shift) % scores.len();
            let others = scores
                .iter()
                .enumerate()
                .filter(|&(other, _)| other != index)
                .map(|(_, &score)| score);
            self.won[player] += u32::from(winners.has(Seat(index as u8)));
            self.points[player] += u64::from(score);
            self.lead[player] += i64::from(score) - i64::from(others.max().unwrap_or(0));
        }
    }

    fn table(&self, flags: &Flags) -> String {
        let texts = texts();
        let games = f64::from(self.games.max(1));
        let heads = [
            texts.column_won(),
            texts.column_mean_score(),
            texts.column_mean_lead(),
        ];
        let [won, score, lead] = heads.map(|head| head.chars().count());
        let (won, score, lead) = (won.max(6), score.max(12), lead.max(10));
        let mut text = format!(
            "{:<10} {:>won$} {:>score$} {:>lead$}\n",
            texts.column_player(),
            heads[0],
            heads[1],
            heads[2]
        );
        for (index, level) in flags.players.iter().enumerate() {
            let points = self.points[index] as f64 / games;
            let ahead = self.lead[index] as f64 / games;
            text += &format!(
                "{:<10} {:>won$} {points:>score$.1} {ahead:>lead$.1}\n",
                level.name(),
                self.won[index]
            );
        }
        text + &texts.games_played(self.games) + "\n"
    }
}
