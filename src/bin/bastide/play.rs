//! `bastide play`: computer players against each other.

use std::path::{Path, PathBuf};

use engine::ai::Level;
use engine::ai::arena::Strategy;
use engine::table::{Kind, Party, PlayerLine, Record, Seat, SeatSet, Silent};
use engine::{cards, rules};

use page::messages::Texts;

use crate::args::{Args, Complaint, Word, print, setup};
use crate::words::Worded;

struct Flags {
    kind: Kind,
    games: u64,
    seed: u64,
    players: Vec<Level>,
    /// The edition of the tile game; none is the current one.
    edition: Option<String>,
    /// Lines of the header of a record: sets first, then the others.
    sets: Vec<String>,
    lines: Vec<String>,
    out: Option<PathBuf>,
}

impl Flags {
    /// Who sits on a seat: the players move on by `shift` seats.
    fn player(&self, seat: Seat, shift: usize) -> Level {
        self.players[(seat.index() + shift) % self.players.len()]
    }

    /// The header of the records, without its first line.
    fn header(&self) -> Vec<String> {
        let edition = match (self.kind, self.edition.as_deref()) {
            (Kind::Tiles, None) => Some("current"),
            (_, edition) => edition,
        };
        let mut header = match self.kind {
            Kind::Tiles => Vec::new(),
            Kind::Cards => vec!["game cards".to_owned()],
        };
        header.extend(edition.map(|name| format!("edition {name}")));
        let base = match (self.kind, edition) {
            (Kind::Tiles, Some("winter")) => Some("set winter"),
            (Kind::Tiles, _) => Some("set base"),
            (Kind::Cards, _) => None,
        };
        // The first set is there in any case; who names it says how many boxes.
        let named = |base: &&str| self.sets.iter().any(|set| same_subject(set, base));
        header.extend(base.filter(|base| !named(base)).map(str::to_owned));
        header.push(format!("seats {}", self.players.len()));
        header.extend(self.sets.iter().chain(&self.lines).cloned());
        header
    }
}

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let Some(flags) = flags(args)? else {
        return Ok(());
    };
    match flags.kind {
        Kind::Tiles => games(&flags, args.texts(), rules::Game::leaders),
        Kind::Cards => games(&flags, args.texts(), cards::Game::leaders),
    }
}

/// Plays all games and prints the table.
fn games<G: Worded>(
    flags: &Flags,
    texts: &Texts,
    leaders: fn(&G) -> SeatSet,
) -> Result<(), Complaint>
where
    Level: Strategy<G>,
{
    let setup = setup::<G>(&flags.header())?;
    if let Some(folder) = &flags.out {
        std::fs::create_dir_all(folder)
            .map_err(|error| Complaint::about(folder.display(), &error))?;
    }
    let mut tally = Tally::new(flags.players.len());
    for number in 0..flags.games {
        let shift = (number % flags.players.len() as u64) as usize;
        let record = game(flags, setup.clone(), number, shift)?;
        let (end, _): (G, _) = record.replay(&mut Silent).map_err(Complaint::of::<G>)?;
        tally.add(&end.scores(), leaders(&end), shift);
        if let Some(folder) = &flags.out {
            save(&record, &folder.join(format!("game-{number:04}.txt")))?;
        }
    }
    print(&tally.table(flags, texts))
}

fn flags(args: &mut Args) -> Result<Option<Flags>, Complaint> {
    let mut flags = Flags {
        kind: Kind::Tiles,
        games: 10,
        seed: 1,
        players: vec![Level::Strong, Level::Greedy],
        edition: None,
        sets: Vec::new(),
        lines: Vec::new(),
        out: None,
    };
    while let Some(word) = args.next()? {
        let Word::Option(name) = word else {
            return Err(word.unexpected());
        };
        match name.as_str() {
            "help" => return args.explain(Texts::usage_play).map(|()| None),
            "game" => flags.kind = kind(&args.value()?)?,
            "games" => flags.games = args.count()?,
            "seed" => flags.seed = args.number()?,
            "players" => flags.players = levels(&args.value()?)?,
            "edition" => flags.edition = Some(args.value()?),
            "set" => add(&mut flags.sets, "set", &args.value()?)?,
            "part" | "option" => add(&mut flags.lines, &name, &args.value()?)?,
            "stack" => flags.lines.push(line("stack", &args.value()?)),
            "out" => flags.out = Some(PathBuf::from(args.value()?)),
            _ => return Err(Word::Option(name).unexpected()),
        }
    }
    Ok(Some(flags))
}

/// Adds a line of a header from an option that names each thing once.
fn add(lines: &mut Vec<String>, name: &str, value: &str) -> Result<(), Complaint> {
    let added = line(name, value);
    if lines.iter().any(|known| same_subject(known, &added)) {
        let subject = value.split('=').next().unwrap_or(value);
        let name_set = name == "set";
        let (option, subject) = (format!("--{name}"), subject.to_owned());
        return Err(Complaint::told(move |texts| match name_set {
            true => texts.set_given_twice(&option, &subject),
            false => texts.given_twice(&option, &subject),
        }));
    }
    lines.push(added);
    Ok(())
}

/// Whether two lines of a header are about the same set, part or option.
fn same_subject(one: &str, other: &str) -> bool {
    one.split(' ').take(2).eq(other.split(' ').take(2))
}

/// A line of a header from an option of the same name.
fn line(name: &str, value: &str) -> String {
    format!("{name} {}", value.replace(['=', ','], " "))
}

fn kind(name: &str) -> Result<Kind, Complaint> {
    let unknown = || Complaint::naming(Texts::unknown_game, name.to_owned());
    Kind::parse(name).ok_or_else(unknown)
}

fn levels(text: &str) -> Result<Vec<Level>, Complaint> {
    let level = |word: &str| {
        Level::parse(word).ok_or_else(|| Complaint::naming(Texts::unknown_level, word.to_owned()))
    };
    text.split(',').map(level).collect()
}

/// Plays one game; seat `s` is taken by player `(s + shift) % players`.
fn game<G: Worded>(
    flags: &Flags,
    setup: G::Setup,
    number: u64,
    shift: usize,
) -> Result<Record<G>, Complaint>
where
    Level: Strategy<G>,
{
    let seed = flags.seed.wrapping_add(number / flags.players.len() as u64);
    let mut record = Record::<G>::new(setup, seed);
    let seats = (0..flags.players.len() as u8).map(Seat);
    record.players = seats
        .map(|seat| PlayerLine {
            seat,
            text: flags.player(seat, shift).name().to_owned(),
        })
        .collect();
    let mut game = record.start(&mut Silent).map_err(Complaint::of::<G>)?;
    let mut croupier = record.croupier();
    while let Some(asked) = game.asked() {
        let salt = seed ^ record.actions.len() as u64;
        let action = match asked.party {
            Party::Chance => croupier.deal(&game),
            Party::Player(seat) => flags.player(seat, shift).choose(&game, salt),
        };
        let Some(action) = action else {
            return Err(Complaint::text(Texts::computer_found_nothing));
        };
        game.apply(action, &mut Silent).map_err(refused::<G>)?;
        record.actions.push(action);
    }
    Ok(record)
}

/// The complaint about an action the rules refuse.
pub fn refused<G: Worded>(illegal: G::Illegal) -> Complaint {
    Complaint::of::<G>(G::Trouble::from(illegal))
}

fn save<G: Worded>(record: &Record<G>, path: &Path) -> Result<(), Complaint> {
    let text = record.write().map_err(Complaint::of::<G>)?;
    std::fs::write(path, text).map_err(|error| Complaint::about(path.display(), &error))
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

    fn table(&self, flags: &Flags, texts: &Texts) -> String {
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
