//! How many letters a link has, and how long it takes to make one and to read it.

use std::time::Instant;

use engine::ai::Level;
use engine::ai::Strategy;
use engine::cards;
use engine::link::{Link, LinkKind};
use engine::rules::{Edition, Game, Preset, Setup};
use engine::table::{Croupier, Party, PlayerLine, Record, Recorded, Seat, Silent};

/// So many games of each kind are played by computers.
const GAMES: u64 = 100;

/// Prints a line for each kind of game.
pub fn print() {
    println!(
        "\n{:<34} {:>9} {:>9} {:>9} {:>9} {:>9}",
        "letters of a link, 100 games", "median", "longest", "of a deck", "ms made", "ms read"
    );
    line::<Game>("base game for two", &Setup::base(Edition::Current, 2));
    line::<Game>("everything for two", &Preset::Everything.setup(2));
    line::<Game>("everything for six", &Preset::Everything.setup(6));
    line::<cards::Game>("the card game for three", &cards::Setup::new(3));
}

fn line<G: Recorded>(name: &str, setup: &G::Setup)
where
    Level: Strategy<G>,
{
    let records = (0..GAMES).map(|seed| played::<G>(setup.clone(), seed));
    let mut all: Vec<[f64; 4]> = records.map(|record| measured(&record)).collect();
    let mut of = |column: usize| -> Vec<f64> {
        all.sort_by(|one, other| one[column].total_cmp(&other[column]));
        all.iter().map(|row| row[column]).collect()
    };
    let [whole, deck, made, read] = [0, 1, 2, 3].map(&mut of);
    let middle = |column: &[f64]| column[column.len() / 2];
    println!(
        "{name:<34} {:>9} {:>9} {:>9} {:>9.1} {:>9.1}",
        middle(&whole),
        whole[whole.len() - 1],
        deck[deck.len() - 1],
        middle(&made),
        middle(&read)
    );
}

/// Letters of the whole game, letters of its deck, milliseconds to make and to read the link.
fn measured<G: Recorded>(record: &Record<G>) -> [f64; 4] {
    let begun = Instant::now();
    let whole = payload(record, LinkKind::Game);
    let made = begun.elapsed().as_secs_f64();
    let begun = Instant::now();
    let text = Link::read(&whole).expect("a link").text;
    assert!(Record::<G>::read(&text).as_ref() == Ok(record));
    let read = begun.elapsed().as_secs_f64();
    let deck = payload(record, LinkKind::SameDeck);
    let letters = |payload: &str| payload.len() as f64;
    [letters(&whole), letters(&deck), made * 1e3, read * 1e3]
}

fn payload<G: Recorded>(record: &Record<G>, kind: LinkKind) -> String {
    let link = Link::from_record(record, kind);
    link.expect("a game that was played").write()
}

/// A game between computers, as a page would save it.
fn played<G: Recorded>(setup: G::Setup, seed: u64) -> Record<G>
where
    Level: Strategy<G>,
{
    // As large as the seeds that the page takes.
    let seed = (seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mut record = Record::<G>::new(setup, seed);
    let mut game = record.start(&mut Silent).expect("a setup");
    let mut croupier: Croupier<G> = record.croupier();
    let colours = ["blue", "red", "green", "yellow", "black", "pink"];
    let seats = (0..game.seats()).zip(colours);
    record.players = seats
        .map(|(seat, colour)| PlayerLine {
            seat: Seat(seat),
            text: format!("{colour} greedy"),
        })
        .collect();
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game),
            Party::Player(seat) => Level::Greedy.choose(&game.seen_by(Some(seat)), seed),
        };
        let action = action.expect("somebody can do something");
        game.apply_trusted(action);
        record.actions.push(action);
    }
    record
}
