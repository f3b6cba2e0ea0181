//! The games that puzzles are taken from.

use engine::ai::{Contender, Level, think};
use engine::rules::{Edition, Game, Module, Position, Question, Record, Setup};
use engine::table::{Dealer, Party, Purpose, Silent};
use engine::tiles::TileId;

use crate::arena::Fault;

/// The tiles on the table of a puzzle, from as many to as many.
const TILES: std::ops::RangeInclusive<usize> = 12..=50;

/// A moment of a game in which somebody is to lay a tile.
pub struct Moment {
    pub setup: Setup,
    pub position: Position,
}

impl Moment {
    /// The record of the game from then on, in which all other tiles are still to come.
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.setup.clone(), 0);
        record.position = Some(self.position.clone());
        record
    }

    /// As [`Moment::record`], as if the tile in hand were the last one.
    pub fn last_tile(&self) -> Record {
        let mut record = self.record();
        record.setup.stack = Some(Vec::new());
        record
    }

    /// As [`Moment::record`], as if only so many tiles came behind that in hand: which of those that nobody has seen, says the
    /// seed.
    pub fn near_end(&self, seed: u64, tiles: usize) -> Result<Record, Fault> {
        let mut record = self.record();
        let game = start(&record)?;
        let unseen = game.stack().unseen();
        let mut unseen: Vec<(TileId, u8)> = unseen.collect();
        let mut dealer = Dealer::new(seed);
        let mut stack = Vec::new();
        for _ in 0..tiles {
            let weights = unseen.iter().map(|(_, count)| u32::from(*count));
            let drawn = dealer.choose(Purpose::Tiles, weights);
            let Some((tile, count)) = drawn.and_then(|drawn| unseen.get_mut(drawn)) else {
                break;
            };
            *count -= 1;
            stack.push(*tile);
        }
        record.setup.stack = Some(stack);
        Ok(record)
    }

    /// As [`Moment::last_tile`], with the last turn played and the game over.
    pub fn played_out(&self) -> Result<Record, Fault> {
        let mut record = self.last_tile();
        let mut game = start(&record)?;
        while let Some(action) = think(&game, 0, &Contender::new(Level::Strong)) {
            if game.apply(action.action, &mut Silent).is_err() {
                break;
            }
            record.actions.push(action.action);
        }
        Ok(record)
    }
}

fn start(record: &Record) -> Result<Game, Fault> {
    Ok(record.start(&mut Silent)?)
}

/// What is agreed in the game of a number: mostly nothing but the base game, otherwise one box or two with it, or no farmers.
fn setup(number: u64) -> Setup {
    let base = Setup::base(Edition::Current, 2);
    match number % 10 {
        5 => base.with(Module::InnsAndCathedrals),
        6 => base.with(Module::Abbot),
        7 => base.with(Module::TradersAndBuilders),
        8 => {
            let mut base = base;
            base.options.farmers = false;
            base
        }
        9 => base.with(Module::InnsAndCathedrals).with(Module::Abbot),
        _ => base,
    }
}

/// Who plays the game of a number.
fn players(number: u64) -> [Contender; 2] {
    let levels = match number / 10 % 4 {
        0 => [Level::Strong, Level::Hasty],
        1 => [Level::Hasty, Level::Hasty],
        2 => [Level::Greedy, Level::Strong],
        _ => [Level::Strong, Level::Strong],
    };
    levels.map(Contender::new)
}

/// Every moment of the game of a number in which a tile is to be laid and neither few nor many lie there.
pub fn moments(number: u64) -> Result<Vec<Moment>, Fault> {
    let record = Record::new(setup(number), number);
    let players = players(number);
    let (mut game, mut croupier) = (start(&record)?, record.croupier());
    let mut moments = Vec::new();
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game),
            Party::Player(seat) => {
                let tiles = game.board().placed().len();
                if asked.question == Question::Place && TILES.contains(&tiles) {
                    moments.push(Moment {
                        setup: record.setup.clone(),
                        position: Position::from_game(&game),
                    });
                }
                let player = players.get(seat.index());
                let thought = player.and_then(|player| think(&game, number, player));
                thought.map(|thought| thought.action)
            }
        };
        let action = action.ok_or(Fault::NoAction)?;
        let applied = game.apply(action, &mut Silent);
        if applied.is_err() || game.board().placed().len() > *TILES.end() {
            break;
        }
    }
    Ok(moments)
}
