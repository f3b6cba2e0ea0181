//! How large tiles are on the screen while a game goes on, and whether what matters is seen.

use crate::screen::layout;
use engine::rules::{Action, Edition, Setup};
use engine::session::{Seating, Session};
use engine::tiles::{Pos, Side, TileSet};
use kurbo::Rect;
use page::stage::{Stage, TileStage};
use view::scene::layout::Layout;

fn screen((width, height): (f64, f64), free: Rect) -> Layout {
    Layout {
        whole: Rect::new(0.0, 0.0, width, height),
        free,
        dock: Rect::new(8.0, height - 4.0, width - 8.0, height),
        slots: vec![Rect::new(20.0, height - 3.0, 112.0, height)],
        ..layout()
    }
}

/// A phone upright.
pub fn upright() -> Layout {
    screen((390.0, 844.0), Rect::new(8.0, 131.0, 382.0, 678.0))
}

fn sideways() -> Layout {
    screen((844.0, 390.0), Rect::new(172.0, 8.0, 663.0, 382.0))
}

fn desk() -> Layout {
    screen((1280.0, 800.0), Rect::new(72.0, 16.0, 919.0, 648.0))
}

/// A game of two persons who build as close together as they can.
pub struct Game {
    pub stage: TileStage,
    pub now: f64,
    chance: u64,
}

impl Game {
    pub fn new(setup: Setup, layout: Layout) -> Game {
        let session = Session::new(setup, Seating::persons(2), 5).expect("a game");
        let stage = Stage::new(session, layout, true);
        Game {
            stage,
            now: 0.0,
            chance: 7,
        }
    }

    /// One decision, and time for what it moves.
    pub fn decide(&mut self) {
        let action = self.choose();
        self.now += 5_000.0;
        self.stage.act(action, self.now).expect("legal");
        self.now += 5_000.0;
        self.stage.tick(self.now);
    }

    /// Decides until so many tiles have been placed and the next one is in hand. Returns whether the game goes on.
    pub fn play_to(&mut self, tiles: usize) -> bool {
        let placed = |game: &Game| game.stage.game().board().placed().len();
        while self.stage.session().asked().is_some()
            && (placed(self) < tiles || self.stage.tile_in_hand().is_none())
        {
            self.decide();
        }
        self.stage.session().asked().is_some()
    }

    fn choose(&mut self) -> Action {
        let mut next = || {
            let (by, more) = (6364136223846793005, 1442695040888963407);
            self.chance = self.chance.wrapping_mul(by).wrapping_add(more);
            (self.chance >> 33) as usize
        };
        let board = self.stage.game().board();
        let beside = |pos: Pos| {
            let sides = Side::ALL.into_iter();
            sides
                .filter(|&side| board.get(pos.step(side)).is_some())
                .count()
        };
        let mut worth = |action: &Action| match action {
            Action::Place { pos, .. } => beside(*pos) * 2 + next() % 3,
            _ => next() % 7,
        };
        let legal = self.stage.legal().iter();
        *legal.max_by_key(|action| worth(action)).expect("an action")
    }

    /// Whether a cell is seen whole.
    pub fn sees(&self, layout: &Layout, pos: Pos) -> bool {
        let cell = self.stage.camera_at(self.now).square(pos);
        layout.free.inset(1.0).contains_rect(cell)
    }
}

#[test]
fn tiles_stay_large_enough_to_play_and_what_matters_is_seen() {
    for (layout, least) in [(upright(), 56.0), (sideways(), 56.0), (desk(), 64.0)] {
        let setup = Setup::base(Edition::Current, 2).with_set(TileSet::Inns);
        let mut game = Game::new(setup, layout.clone());
        while game.play_to(0) {
            let turn = game.stage.game().board().placed().len();
            let zoom = game.stage.camera_at(game.now).zoom;
            assert!(zoom >= least - 1e-6, "{zoom} at {turn} tiles");
            let cells = game.stage.tile_in_hand().expect("a tile").places.cells();
            let seen = cells.iter().any(|&pos| game.sees(&layout, pos));
            let (last, _) = game.stage.last_placed().unwrap_or_default();
            assert!(game.sees(&layout, last), "the last move at {turn} tiles");
            assert!(seen || turn > 60, "a place for the tile at {turn} tiles");
            game.decide();
        }
        let placed = game.stage.game().board().placed().to_vec();
        let seen = placed.iter().all(|placed| game.sees(&layout, placed.pos));
        assert!(seen, "all of the board is seen at the end");
    }
}

#[test]
fn who_looks_at_a_place_finds_it_again() {
    let layout = upright();
    let mut game = Game::new(Setup::base(Edition::Current, 2), layout.clone());
    let (mut turns, mut moves) = (0, 0);
    game.play_to(30);
    while game.play_to(0) {
        let before = game.stage.camera_at(game.now);
        game.decide();
        let after = game.stage.camera_at(game.now);
        let own = game.stage.last_placed().expect("a tile").0;
        let seen = layout.free.contains_rect(before.square(own).inset(1.0));
        if seen && game.stage.tile_in_hand().is_none() {
            assert_eq!(before, after, "who placed a tile in sight goes on there");
        }
        assert!(game.sees(&layout, own));
        if !game.play_to(0) {
            break;
        }
        let there = game.stage.camera_at(game.now);
        assert_eq!(there.zoom, before.zoom, "the size stays");
        turns += 1;
        moves += usize::from(there.middle.distance(before.middle) > 1.0);
    }
    assert!(
        moves * 2 < turns,
        "{moves} of {turns} turns moved the board"
    );
}
