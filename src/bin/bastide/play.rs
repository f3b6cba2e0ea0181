//! `bastide play`: computer players against each other.

use std::path::{Path, PathBuf};

use bastide::ai::{Level, choose};
use bastide::rules::{Action, Croupier, Game, Question, Record, Setup};
use bastide::table::{Party, PlayerLine, Seat, SeatSet, Silent};

use crate::args::{Args, Complaint, Word, print, setup};

const USAGE: &str = "\
usage: bastide play [OPTIONS]

Plays games between computer players and prints a table: games won (a shared victory counts for each winner), mean
score, mean lead. Game number n uses the seed S + n / players; the players change seats from game to game, so each deck
is played from every seat.

  --games N             how many games (10)
  --seed S              the first seed (1)
  --players A,B,...     2 to 6 of: random, greedy, strong (strong,greedy)
  --edition NAME        first-2001, winter or current (current)
  --set NAME[=COPIES]   add a tile set: river, inns, ...; may be repeated
  --part NAME           add a part of the rules: robbers, messengers, builder, ...; may be repeated
  --option NAME=VALUE   change an option: farmers=off, hand=3, small-city=2, ...; may be repeated
  --stack TILE,...      draw exactly these tiles, in this order
  --out DIR             write the record of each game into this folder
";

struct Wish {
    games: u64,
    seed: u64,
    players: Vec<Level>,
    setup: Setup,
    out: Option<PathBuf>,
}

impl Wish {
    /// Who sits on a seat: the players move on by `shift` seats.
    fn player(&self, seat: Seat, shift: usize) -> Level {
        self.players[(seat.index() + shift) % self.players.len()]
    }
}

pub fn run(args: Args) -> Result<(), Complaint> {
    let Some(wish) = wish(args)? else {
        return Ok(());
    };
    if let Some(folder) = &wish.out {
        std::fs::create_dir_all(folder)
            .map_err(|error| Complaint::new(format!("{}: {error}", folder.display())))?;
    }
    let mut tally = Tally::new(wish.players.len());
    for number in 0..wish.games {
        let shift = (number % wish.players.len() as u64) as usize;
        let record = game(&wish, number, shift)?;
        let (end, _) = record.replay(&mut Silent).map_err(Complaint::new)?;
        tally.add(&end, shift);
        if let Some(folder) = &wish.out {
            save(&record, &folder.join(format!("game-{number:04}.txt")))?;
        }
    }
    print(&tally.table(&wish))
}

fn wish(mut args: Args) -> Result<Option<Wish>, Complaint> {
    let (mut games, mut seed, mut out) = (10, 1, None);
    let mut players = vec![Level::Strong, Level::Greedy];
    let (mut edition, mut lines, mut sets) = ("current".to_owned(), Vec::new(), Vec::new());
    while let Some(word) = args.next()? {
        let Word::Option(name) = word else {
            return Err(word.unexpected());
        };
        match name.as_str() {
            "help" => return print(USAGE).map(|()| None),
            "games" => games = args.count()?,
            "seed" => seed = args.number()?,
            "players" => players = levels(&args.value()?)?,
            "edition" => edition = args.value()?,
            "set" => sets.push(format!("set {}", args.value()?.replace('=', " "))),
            "part" => lines.push(format!("part {}", args.value()?)),
            "option" => lines.push(format!("option {}", args.value()?.replace('=', " "))),
            "stack" => lines.push(format!("stack {}", args.value()?.replace(',', " "))),
            "out" => out = Some(PathBuf::from(args.value()?)),
            _ => return Err(Word::Option(name).unexpected()),
        }
    }
    let base = if edition == "winter" {
        "set winter"
    } else {
        "set base"
    };
    let mut head = vec![
        format!("edition {edition}"),
        base.to_owned(),
        format!("seats {}", players.len()),
    ];
    head.append(&mut sets);
    head.append(&mut lines);
    let setup = setup(&head)?;
    Ok(Some(Wish {
        games,
        seed,
        players,
        setup,
        out,
    }))
}

fn levels(text: &str) -> Result<Vec<Level>, Complaint> {
    let level = |word: &str| {
        Level::parse(word).ok_or_else(|| {
            Complaint::new(format!("there is no computer player `{word}`; try --help"))
        })
    };
    text.split(',').map(level).collect()
}

/// Plays one game; seat `s` is taken by player `(s + shift) % players`.
fn game(wish: &Wish, number: u64, shift: usize) -> Result<Record, Complaint> {
    let seed = wish.seed + number / wish.players.len() as u64;
    let mut record = Record::new(wish.setup.clone(), seed);
    let seats = (0..wish.players.len() as u8).map(Seat);
    record.players = seats
        .map(|seat| PlayerLine {
            seat,
            text: wish.player(seat, shift).name().to_owned(),
        })
        .collect();
    let mut game = record.start(&mut Silent).map_err(Complaint::new)?;
    let mut croupier: Croupier = record.croupier();
    while let Some(asked) = game.asked() {
        let action = match (asked.party, asked.question) {
            (Party::Chance, _) => croupier.deal(&game),
            (_, Question::Confirm) => Some(Action::Confirm),
            (Party::Player(seat), _) => {
                let salt = seed ^ record.actions.len() as u64;
                choose(&game.seen_by(Some(seat)), salt, wish.player(seat, shift))
            }
        };
        let Some(action) = action else {
            return Err(Complaint::new("a computer player found nothing to do"));
        };
        game.apply(action, &mut Silent).map_err(Complaint::new)?;
        record.actions.push(action);
    }
    Ok(record)
}

fn save(record: &Record, path: &Path) -> Result<(), Complaint> {
    let text = record.write().map_err(Complaint::new)?;
    std::fs::write(path, text)
        .map_err(|error| Complaint::new(format!("{}: {error}", path.display())))
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

    fn add(&mut self, end: &Game, shift: usize) {
        let winners: SeatSet = end.leaders();
        let scores = end.scores();
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

    fn table(&self, wish: &Wish) -> String {
        let games = f64::from(self.games.max(1));
        let mut text = format!(
            "{:<10} {:>6} {:>12} {:>10}\n",
            "player", "won", "mean score", "mean lead"
        );
        for (index, level) in wish.players.iter().enumerate() {
            let (points, lead) = (
                self.points[index] as f64 / games,
                self.lead[index] as f64 / games,
            );
            text += &format!(
                "{:<10} {:>6} {points:>12.1} {lead:>10.1}\n",
                level.name(),
                self.won[index]
            );
        }
        text + &format!("games: {}\n", self.games)
    }
}
