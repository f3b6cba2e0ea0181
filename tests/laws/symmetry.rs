//! Turning and shifting the whole table changes nothing.

use engine::rules::{
    Game, LaidFerry, LaidFigure, LaidTile, Part, Position, Record, Setup, Spot, Token, Wizard,
};
use engine::table::{Seat, Silent};
use engine::tiles::{Pos, Rotation};

use crate::games::{Dice, play};

/// The table of a game between two turns as a position, turned a quarter clockwise `turns` times, then shifted.
fn moved(game: &Game, turns: Rotation, by: (i16, i16)) -> Position {
    let cell = |pos: Pos| {
        let turned = (0..turns as u8).fold(pos, |pos, _| Pos::new(-pos.y, pos.x));
        turned.moved(by.0, by.1)
    };
    let spot = |spot: Spot| Spot {
        pos: cell(spot.pos),
        ..spot
    };
    let tiles = game.board().placed().iter();
    let figures = game.standing().iter();
    let ferries = game.board().ferries().iter();
    Position {
        tiles: tiles
            .map(|p| LaidTile {
                tile: p.tile,
                pos: cell(p.pos),
                rotation: p.rotation.then(turns),
            })
            .collect(),
        figures: figures
            .map(|s| LaidFigure {
                seat: s.owner,
                figure: s.figure,
                spot: spot(game.spot(s.seg)),
            })
            .collect(),
        totals: game
            .players()
            .iter()
            .map(|player| [player.score(), 0])
            .collect(),
        gold: game
            .gold()
            .tiles()
            .map(|(tile, count)| (cell(game.board().at(tile).pos), count))
            .collect(),
        ingots: if game.plays(Part::Gold) {
            let players = game.players().iter();
            players.map(|player| player.ingots()).collect()
        } else {
            Vec::new()
        },
        gingerbread: game.gingerbread().at().map(|seg| spot(game.spot(seg))),
        flocks: flocks(game),
        ferries: ferries
            .map(|ferry| LaidFerry {
                pos: cell(game.board().at(ferry.tile).pos),
                quays: ferry.quays,
            })
            .collect(),
        magic: Wizard::ALL.map(|wizard| game.magic().at(wizard).map(|seg| spot(game.spot(seg)))),
        turn: game.turn().active,
        ..Position::default()
    }
}

/// The tokens of every seat, up to the last one that has any.
fn flocks(game: &Game) -> Vec<Vec<Token>> {
    let seats = (0..game.seats()).map(Seat);
    let tokens = seats.map(|seat| game.flocks().tokens(seat).collect());
    let mut flocks: Vec<Vec<Token>> = tokens.collect();
    while flocks.last().is_some_and(Vec::is_empty) {
        flocks.pop();
    }
    flocks
}

/// The setup of a position: the base rules with what is left to draw.
fn setup(game: &Game) -> Setup {
    let mut setup = game.setup().clone();
    setup.parts = setup
        .parts
        .iter()
        .filter(|part| !matches!(part, Part::Messengers | Part::Robbers))
        .collect();
    setup.stack = Some(
        game.stack()
            .unseen()
            .flat_map(|(tile, n)| vec![tile; usize::from(n)])
            .collect(),
    );
    setup
}

fn at_rest(seed: u64) -> Game {
    let (mut record, _) = play(seed, |_| {});
    let mut dice = Dice::new(seed);
    let keep = dice.below(record.actions.len());
    record.actions.truncate(keep);
    record.replay(&mut Silent).expect("it was played").0
}

#[test]
fn a_turned_and_shifted_table_has_the_same_placements_and_values() {
    let mut compared = 0;
    for seed in 2200..2260 {
        let game = at_rest(seed);
        if game.frames().iter().any(|frame| frame.placed.is_some()) {
            continue;
        }
        let plain = Game::from_position(
            setup(&game),
            &moved(&game, Rotation::R0, (0, 0)),
            &mut Silent,
        );
        let plain = plain.expect("a position of a game is possible");
        for turns in Rotation::ALL {
            let other =
                Game::from_position(setup(&game), &moved(&game, turns, (17, -5)), &mut Silent);
            let other = other.expect("a turned position is possible");
            compared += 1;
            compare(&plain, &other, turns);
        }
    }
    assert!(
        compared > 40,
        "hardly any position was compared: {compared}"
    );
}

fn compare(plain: &Game, other: &Game, turns: Rotation) {
    for (tile, _) in plain.stack().unseen() {
        let cell = |pos: Pos| {
            (0..turns as u8)
                .fold(pos, |pos, _| Pos::new(-pos.y, pos.x))
                .moved(17, -5)
        };
        let mut expected: Vec<_> = plain
            .placements(tile)
            .into_iter()
            .map(|(pos, rotation)| (cell(pos), rotation.then(turns)))
            .collect();
        expected.sort_unstable();
        let mut found = other.placements(tile);
        found.sort_unstable();
        assert_eq!(found, expected);
    }
    let values = |game: &Game| {
        let mut values: Vec<_> = game
            .regions()
            .all()
            .map(|(id, region)| {
                (
                    region.kind,
                    region.tiles,
                    region.open,
                    game.final_value(id),
                    game.majority(id),
                )
            })
            .collect();
        values.sort_unstable();
        values
    };
    assert_eq!(values(plain), values(other));
}

#[test]
fn a_position_written_and_read_is_the_same_position() {
    for seed in 2300..2330 {
        let game = at_rest(seed);
        if game.frames().iter().any(|frame| frame.placed.is_some()) {
            continue;
        }
        let mut record = Record::new(setup(&game), seed);
        record.position = Some(moved(&game, Rotation::R1, (3, 4)));
        let text = record.write().expect("the position is possible");
        assert_eq!(
            Record::read(&text).as_ref(),
            Ok(&record),
            "seed {seed}\n{text}"
        );
    }
}
