//! The recorded game of three in which every kind of decision is made: `tests/browser` plays it again by hand.
//!
//! `UPDATE_RECORDS=1` looks for such a game among `BASTIDE_GAMES` seeds and writes the shortest one found.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use engine::rules::{
    Action, Circle, Croupier, Edition, Figure, Game, Marker, Module, Part, Question, Record,
    RobberAt, Setup, Token, Wizard, legal,
};
use engine::table::{Party, PlayerLine, Seat, Silent};
use engine::tiles::{Symbol, TileId, TileSet, catalogue};

use crate::games::{Dice, play_by};
use crate::lively::{eventful, number};

/// How many tiles are drawn, beside those of the river: enough for everything to happen, few enough for a browser.
const TILES: usize = 70;

/// How many of the base game are among those from which they are drawn.
const BASE: usize = 30;

/// How many tiles the river has between its source and its lake.
const COURSE: usize = 3;

/// What the game does not show: only a hand of three gives tiles up, mage and witch have nearly always somewhere to go,
/// and there is seldom a choice which ingot is taken. `tests/browser/pieces` makes the last two decisions by hand.
const MISSING: [&str; 3] = ["discard", "banish", "take"];

// A list and a match from the same lines: a new action does not compile without a kind, and no kind is left out.
macro_rules! kinds {
    ($($action:pat => $name:literal),+ $(,)?) => {
        /// Every kind of decision, and every kind of outcome of chance.
        const KINDS: [&str; [$($name),+].len()] = [$($name),+];

        /// What kind of decision an action is.
        fn kind(action: Action) -> &'static str {
            match action { $($action => $name),+ }
        }
    };
}

kinds! {
    Action::First(_) => "first",
    Action::Draw(_) => "draw",
    Action::Reveal(_) => "reveal",
    Action::Roll(_) => "roll",
    Action::Token(Token::Wolf) => "token wolf",
    Action::Token(_) => "token",
    Action::Place { .. } => "place",
    Action::Discard(_) => "discard",
    Action::Rob(_) => "rob",
    Action::Conjure { wizard: Wizard::Mage, .. } => "mage",
    Action::Conjure { wizard: Wizard::Witch, .. } => "witch",
    Action::Banish(_) => "banish",
    Action::Deploy { figure: Figure::Meeple, .. } => "meeple",
    Action::Deploy { figure: Figure::Large, .. } => "large",
    Action::Deploy { figure: Figure::Abbot, .. } => "abbot",
    Action::Deploy { figure: Figure::Builder, .. } => "builder",
    Action::Deploy { figure: Figure::Pig, .. } => "pig",
    Action::Deploy { figure: Figure::Shepherd, .. } => "shepherd",
    Action::Fly(Figure::Large) => "fly large",
    Action::Fly(_) => "fly meeple",
    Action::Land(_) => "land",
    Action::Ferry { .. } => "ferry",
    Action::TurnFerry { .. } => "turn",
    Action::TakeBack => "abbot-home",
    Action::Grow => "grow",
    Action::Guide => "guide",
    Action::Ingot(_) => "ingot",
    Action::ScoreNext(_) => "next",
    Action::Advance(Marker::Score) => "advance score",
    Action::Advance(Marker::Messenger) => "advance messenger",
    Action::Steal => "steal",
    Action::Wait => "wait",
    Action::Gingerbread(_) => "gingerbread",
    Action::TakeIngot(_) => "take",
    Action::Perform => "perform",
    Action::TakePoints => "points",
    Action::Recall { .. } => "recall",
    Action::Circle(Circle::Add) => "circle add",
    Action::Circle(Circle::Remove) => "circle remove",
    Action::AddBeside { .. } => "beside",
    Action::Withdraw { .. } => "withdraw",
    Action::Pass => "pass",
    Action::Confirm => "confirm",
}

/// The kinds of decisions that a game does not show.
fn missing(record: &Record) -> Vec<&'static str> {
    let seen: BTreeSet<&str> = record.actions.iter().map(|&action| kind(action)).collect();
    let unseen = |kind: &&str| !seen.contains(kind);
    KINDS.into_iter().filter(unseen).collect()
}

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/records/all-parts.txt")
}

/// Every box, three persons, and some tiles of them, in an order by dice.
fn setup(dice: &mut Dice) -> Setup {
    let setup = Module::ALL
        .into_iter()
        .fold(Setup::base(Edition::Current, 3), Setup::with);
    let tiles = setup.drawn_tiles().into_iter();
    let tiles = tiles.flat_map(|(tile, copies)| std::iter::repeat_n(tile, usize::from(copies)));
    let set = |tile: TileId| catalogue().tile(tile).set;
    let (mut plain, rest): (Vec<TileId>, Vec<TileId>) =
        tiles.partition(|&tile| set(tile) == TileSet::Base);
    let (mut course, mut land): (Vec<TileId>, Vec<TileId>) = rest
        .into_iter()
        .partition(|&tile| set(tile) == TileSet::River);
    land.extend(draw(dice, &mut plain, BASE));
    let lake = |tile: &TileId| catalogue().tile(*tile).shows(Symbol::RiverLake);
    let last = course.iter().copied().find(lake).expect("a lake");
    course.retain(|tile| !lake(tile));
    let stack = draw(dice, &mut course, COURSE).into_iter().chain([last]);
    let stack = stack.chain(draw(dice, &mut land, TILES)).collect();
    Setup {
        stack: Some(stack),
        ..setup
    }
}

/// Takes so many tiles out, by dice.
fn draw(dice: &mut Dice, from: &mut Vec<TileId>, count: usize) -> Vec<TileId> {
    (0..count.min(from.len()))
        .map(|_| from.swap_remove(dice.below(from.len())))
        .collect()
}

/// Decisions by which something happens that has not happened yet; or else eventful ones.
struct Curious {
    dice: Dice,
    seen: BTreeSet<&'static str>,
}

/// How many points something new is worth, and something that may become so.
const NEW: usize = 100;
const HOPE: usize = 8;

impl Curious {
    fn decide(&mut self, game: &Game, croupier: &mut Croupier, party: Party) -> Action {
        // Chance speaks by the seed alone, so that whoever opens the beginning gets the same game.
        let action = match party {
            Party::Chance => croupier.deal(game).expect("chance has an outcome"),
            Party::Player(_) => {
                let eventful = eventful(game, croupier, party, &mut self.dice);
                self.more_curious(game).unwrap_or(eventful)
            }
        };
        self.seen.insert(kind(action));
        action
    }

    /// A choice after which most is seen for the first time in the same turn, or most is scored; none where nothing is.
    fn more_curious(&self, game: &Game) -> Option<Action> {
        let choices = legal(game);
        let tries = choices.into_iter().map(|one| (self.news(game, one), one));
        let best = tries.max_by_key(|&(news, _)| news);
        best.filter(|&(news, _)| news > 0).map(|(_, action)| action)
    }

    /// How much is new until the next tile is drawn: kinds of decisions that may come for the first time, and
    /// points.
    fn news(&self, game: &Game, action: Action) -> usize {
        let worth = |game: &Game| game.scores().iter().sum::<u32>() as usize + promise(game);
        let before = worth(game);
        let mut game = game.clone();
        let mut kinds = BTreeSet::from([kind(action)]);
        let mut next = Some(action);
        while let Some(action) = next {
            game.apply(action, &mut Silent).expect("legal");
            let asked = game.asked().map(|asked| asked.question);
            let goes_on = asked.is_some_and(|asked| !matches!(asked, Question::Draw(_)));
            let choices = if goes_on { legal(&game) } else { Vec::new() };
            kinds.extend(choices.iter().map(|&choice| kind(choice)));
            next = choices.last().copied();
        }
        NEW * kinds.difference(&self.seen).count() + worth(&game).saturating_sub(before)
    }
}

/// What may come of a position: features that several share, figures on the space of a robber.
fn promise(game: &Game) -> usize {
    let seats = || (0..game.seats()).map(Seat);
    let open = game
        .regions()
        .all()
        .filter(|(_, region)| !region.complete());
    let shared = open.filter(|&(id, _)| game.majority(id).iter().count() > 1);
    let gold = |pos| game.board().get(pos).map_or(0, |tile| game.gold().on(tile));
    let rich = |id| -> usize {
        game.cells(id)
            .into_iter()
            .map(|pos| usize::from(gold(pos)))
            .sum()
    };
    let shared = shared.map(|(id, _)| 1 + rich(id));
    let prey = |thief: Seat| match game.robbers().at(thief) {
        RobberAt::Space(at) => {
            let others = seats().filter(|&seat| seat != thief);
            others
                .filter(|&seat| game.stands_on_space(seat, at))
                .count()
        }
        RobberAt::Supply | RobberAt::Spent => 0,
    };
    HOPE * (shared.sum::<usize>() + seats().map(prey).sum::<usize>())
}

/// A game to its end.
fn game(seed: u64) -> Record {
    let mut dice = Dice::new(seed);
    let mut record = Record::new(setup(&mut dice), seed);
    let chairs = ["blue person Anna", "red person Ben", "green person Cleo"];
    let line = |(seat, text): (u8, &str)| PlayerLine {
        seat: Seat(seat),
        text: text.to_string(),
    };
    record.players = (0..).zip(chairs).map(line).collect();
    let seen = BTreeSet::new();
    let mut curious = Curious { dice, seen };
    let mut decide =
        |game: &Game, croupier: &mut Croupier, party| curious.decide(game, croupier, party);
    play_by(record, &mut decide, &mut |_| {}).0
}

/// Finds the game in which least is missing, the shortest of several.
fn find() {
    let (first, games) = (number("BASTIDE_SEED", 0), number("BASTIDE_GAMES", 2000));
    let found = (first..first + games).map(game).inspect(|record| {
        println!(
            "{} actions without {:?}",
            record.actions.len(),
            missing(record)
        );
    });
    let best = found.min_by_key(|record| (missing(record).len(), record.actions.len()));
    let text = best.expect("a game").write().expect("it can be played");
    fs::create_dir_all(file().parent().expect("a folder")).expect("room on the disk");
    fs::write(file(), text).expect("room on the disk");
}

#[test]
fn the_recorded_game_of_three_has_every_part_and_every_kind_of_decision() {
    if std::env::var_os("UPDATE_RECORDS").is_some() {
        find();
    }
    let text = fs::read_to_string(file()).expect("a record");
    let record = Record::read(&text).unwrap_or_else(|error| panic!("{error}"));
    let counts = KINDS.map(|name| {
        let same = |action: &&Action| kind(**action) == name;
        (name, record.actions.iter().filter(same).count())
    });
    println!("{} actions: {counts:?}", record.actions.len());
    assert_eq!(missing(&record), MISSING);
    let parts = Part::ALL.iter().filter(|part| part.is_playable());
    let absent: Vec<&Part> = parts
        .filter(|&&part| !record.setup.parts.has(part))
        .collect();
    assert!(absent.is_empty(), "{absent:?}");
    assert_eq!(record.setup.seats, 3);
    let (end, _) = record.replay(&mut Silent).expect("it can be played");
    assert!(end.is_over());
    assert_eq!(record.write().expect("it can be played"), text);
}

#[test]
fn the_recorded_game_is_dealt_again_by_its_seed() {
    let text = fs::read_to_string(file()).expect("a record");
    let record = Record::read(&text).unwrap_or_else(|error| panic!("{error}"));
    let mut croupier = record.croupier();
    let mut game = record.start(&mut Silent).expect("a start");
    for &action in &record.actions {
        if let Some(dealt) = croupier.deal(&game) {
            assert_eq!(dealt, action);
        }
        game.apply(action, &mut Silent).expect("legal");
    }
}
