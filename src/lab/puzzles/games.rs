//! The games that puzzles are taken from.

use engine::ai::{Contender, Level, think};
use engine::rules::{Edition, Game, Module, Position, Question, Record, Setup};
use engine::table::{Dealer, Party, Purpose, Silent};
use engine::tiles::TileId;

use crate::arena::Fault;

/// How many tiles may be on the table of a puzzle.
const TILES: std::ops::RangeInclusive<usize> = 12..=50;

/// A point in a game at which a tile has to be placed.
pub struct Moment {
    pub setup: Setup,
    pub position: Position,
}

impl Moment {
    /// The game's record from here on, with all other tiles still to come.
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.setup.clone(), 0);
        record.position = Some(self.position.clone());
        record
    }

    /// Like [`Moment::record`], with the tile in hand as the last one.
    pub fn last_tile(&self) -> Record {
        let mut record = self.record();
        record.setup.stack = Some(Vec::new());
        record
    }

    /// Like [`Moment::record`], with only `tiles` tiles to come after the one in hand; `seed` picks them from the unseen ones.
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

    /// Like [`Moment::last_tile`], with the last turn played and the game over.
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

/// The setup of game `number`: mostly the plain base game, otherwise with one or two boxes or without farmers.
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

/// The players of game `number`.
fn players(number: u64) -> [Contender; 2] {
    let levels = match number / 10 % 4 {
        0 => [Level::Strong, Level::Hasty],
        1 => [Level::Hasty, Level::Hasty],
        2 => [Level::Greedy, Level::Strong],
        _ => [Level::Strong, Level::Strong],
    };
    levels.map(Contender::new)
}

/// Every moment of game `number` at which a tile has to be placed and the table is neither too empty nor too full.
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
