//! Drawings of positions that need not be possible, and positions of games, for the position editor.

use super::action::Question;
use super::board::Placed;
use super::figures::Standing;
use super::game::Game;
use super::modules::magic::Wizard;
use super::modules::robbers::RobberAt;
use super::options::Edition;
use super::position::{LaidFerry, LaidFigure, LaidTile, Position};
use super::regions::Regions;
use super::setup::Setup;
use crate::table::{Party, Seat};
use crate::tiles::TileId;

impl Game {
    /// A position to be drawn, even if it is impossible: features are not joined across tile edges,
    /// nobody is asked, and what has no cell or segment to lie on is left out. `None` when not even
    /// a base game can be set up.
    pub fn sketch(setup: &Setup, position: &Position) -> Option<Game> {
        let plain = || Setup::base(Edition::Current, setup.seats.clamp(2, Seat::MOST as u8));
        let game = Game::bare(setup.clone()).or_else(|_| Game::bare(plain()));
        let mut game = game.ok()?;
        for laid in &position.tiles {
            if game.board.get(laid.pos).is_none() {
                game.board.put(laid.tile, laid.pos, laid.rotation);
            }
        }
        game.regions = Regions::apart(&game.board);
        game.lay_ferries(&position.ferries);
        game.lay_rest_of_sketch(position);
        game.turn.active = position.turn;
        game.drawn = position.drawn;
        game.asked.question = Question::Over;
        Some(game)
    }

    /// Places everything on the tiles and gives players what they have, ignoring faults.
    fn lay_rest_of_sketch(&mut self, position: &Position) {
        for laid in &position.figures {
            let seg = self.board.seg(laid.spot);
            if let Some(seg) = seg.filter(|_| laid.seat.0 < self.seats()) {
                self.standing.push(Standing {
                    seg,
                    owner: laid.seat,
                    figure: laid.figure,
                    since: 0,
                });
            }
        }
        self.lay_totals(position);
        self.lay_goods(position);
        self.lay_gold(position);
        if let Some(seg) = position.gingerbread.and_then(|spot| self.board.seg(spot)) {
            self.lay_gingerbread(seg);
        }
        let magic = position.magic.map(|spot| self.board.seg(spot?));
        self.modules.magic.stand(magic);
        self.lay_flocks(position);
        self.lay_robbers(position);
    }
}

impl Position {
    /// Removes trailing seats that have nothing from each list.
    pub fn trim(&mut self) {
        trim(&mut self.totals);
        trim(&mut self.goods);
        trim(&mut self.ingots);
        trim(&mut self.flocks);
        trim(&mut self.hands);
    }

    /// The position of a running game. After a tile is placed, the position is at the beginning of
    /// the same player's turn, since a position has no half-finished turns.
    pub fn from_game(game: &Game) -> Position {
        let board = game.board();
        let players = || game.players.iter();
        let seats = || (0..game.seats()).map(Seat);
        let standing = game.standing.iter();
        let figures = standing.map(|one| LaidFigure {
            seat: one.owner,
            figure: one.figure,
            spot: game.spot(one.seg),
        });
        let spot = |seg| game.spot(seg);
        let robbers = seats().filter_map(|seat| match game.modules.robbers.at(seat) {
            RobberAt::Space(space) => Some((seat, space)),
            RobberAt::Supply | RobberAt::Spent => None,
        });
        let hand = |held: &[Option<TileId>]| held.iter().copied().flatten().collect::<Vec<_>>();
        let flocks = seats().map(|seat| game.modules.flocks.tokens(seat).collect());
        let placing = matches!(game.asked.question, Question::Place);
        let gold = game.modules.gold.tiles();
        let gold = gold.filter(|(_, count)| *count > 0);
        let mut position = Position {
            tiles: board.placed().iter().map(LaidTile::from_placed).collect(),
            figures: figures.collect(),
            totals: players().map(|player| player.totals).collect(),
            goods: players().map(|player| player.goods).collect(),
            gold: gold
                .map(|(tile, count)| (board.at(tile).pos, count))
                .collect(),
            ingots: players().map(|player| player.ingots).collect(),
            gingerbread: game.modules.gingerbread.at().map(spot),
            ferries: game.laid_ferries(),
            magic: Wizard::ALL.map(|wizard| game.modules.magic.at(wizard).map(spot)),
            flocks: flocks.collect(),
            robbers: robbers.collect(),
            under: game.modules.messages.under().to_vec(),
            hands: players().map(|player| hand(&player.hand)).collect(),
            turn: match game.asked.party {
                Party::Player(seat) if placing => seat,
                _ => game.turn.active,
            },
            drawn: game.drawn.filter(|_| placing),
        };
        position.trim();
        position
    }
}

impl Game {
    fn laid_ferries(&self) -> Vec<LaidFerry> {
        let laid = self.board.ferries().iter().map(|ferry| LaidFerry {
            pos: self.board.at(ferry.tile).pos,
            quays: ferry.quays,
        });
        laid.collect()
    }
}

impl LaidTile {
    fn from_placed(placed: &Placed) -> LaidTile {
        LaidTile {
            tile: placed.tile,
            pos: placed.pos,
            rotation: placed.rotation,
        }
    }
}

/// Removes trailing entries without content: a line about a part that is not in play is a fault.
fn trim<T: Default + PartialEq>(all: &mut Vec<T>) {
    while all.pop_if(|last| *last == T::default()).is_some() {}
}
