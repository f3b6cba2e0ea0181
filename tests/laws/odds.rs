//! What may still come, against every order in which tiles can come, and against how games end.

use engine::rules::{
    Action, CellOdds, Draws, FeatureOdds, Game, MOST_DRAWS, Odds, Record, RegionId,
};
use engine::table::{Party, Seat, Silent};
use engine::tiles::{FeatureKind, Pos, TileId, catalogue};

use crate::games::{Dice, play, play_on};

/// The tiles to come, for two players, the first of whom is to draw.
const STACK: [&str; 8] = [
    "base/E", "base/E", "base/E", "base/A", "base/V", "base/G", "base/W", "base/U",
];

type Cell = (i16, i16);
type Table = (&'static str, FeatureKind, Cell, &'static [Cell]);

/// A table, a feature on it, and the cells where it is open.
const TABLES: [Table; 6] = [
    ("tile base/E 0,0", FeatureKind::City, (0, 0), &[(0, -1)]),
    (
        "tile base/G 0,0",
        FeatureKind::City,
        (0, 0),
        &[(-1, 0), (1, 0)],
    ),
    (
        "tile base/U 0,0",
        FeatureKind::Road,
        (0, 0),
        &[(-1, 0), (1, 0)],
    ),
    (
        "tile base/R 0,0",
        FeatureKind::City,
        (0, 0),
        &[(-1, 0), (0, -1), (1, 0)],
    ),
    // Two cells that lie at each other's corner, and a tile that serves both.
    (
        "tile base/V 0,0",
        FeatureKind::Road,
        (0, 0),
        &[(-1, 0), (0, 1)],
    ),
    (
        "tile base/B 0,0\ntile base/E 0,1 r2\ntile base/E 0,-1\ntile base/E 1,1 r2\ntile base/E 1,-1\n\
         tile base/E -1,1 r2\ntile base/E -1,-1\ntile base/B 1,0",
        FeatureKind::Monastery,
        (0, 0),
        &[(-1, 0)],
    ),
];

/// The game with these tiles on the table and these to come; none where they cannot lie like that.
fn game(table: &str, stack: &[&str]) -> Option<Game> {
    let stack = stack.join(" ");
    let text = format!(
        "bastide 1\nset base 3\nseats 2\noption first-player 1\nstack {stack}\nstart\n{table}\nturn 1\n"
    );
    let record = Record::read(&text).ok()?;
    Some(record.replay(&mut Silent).ok()?.0)
}

fn feature(game: &Game, kind: FeatureKind, (x, y): (i16, i16)) -> RegionId {
    let on = |id: RegionId| {
        game.spot(id.0).pos == Pos::new(x, y) || game.cells(id).contains(&Pos::new(x, y))
    };
    let mut all = game.regions().all();
    let found = all.find(|(id, region)| region.kind == kind && on(*id));
    found.expect("a feature").0
}

/// Every way to draw so many of so many tiles, one after the other.
fn orders(tiles: usize, drawn: usize) -> Vec<Vec<usize>> {
    if drawn == 0 {
        return vec![Vec::new()];
    }
    let shorter = orders(tiles, drawn - 1).into_iter();
    let longer = shorter.flat_map(|order| {
        let more = (0..tiles).filter(|next| !order.contains(next));
        more.map(|next| [order.as_slice(), &[next]].concat())
            .collect::<Vec<_>>()
    });
    longer.collect()
}

/// How many of all orders are as wanted.
fn counted(tiles: usize, drawn: usize, wanted: impl Fn(&[usize]) -> bool) -> Odds {
    let all = orders(tiles, drawn);
    let of = all.iter().filter(|order| wanted(order)).count() as u64;
    let all = all.len() as u64;
    Odds { of, all }
}

/// Whether these tiles, one on each of the cells, complete the feature in some rotations.
fn complete_it(
    table: &str,
    kind: FeatureKind,
    at: (i16, i16),
    laid: &[(usize, (i16, i16))],
) -> bool {
    let mut tables = vec![table.to_string()];
    for (tile, (x, y)) in laid {
        let name = STACK[*tile];
        let turned = tables.iter().flat_map(|table| {
            (0..4).map(move |turn| format!("{table}\ntile {name} {x},{y} r{turn}"))
        });
        tables = turned.collect();
    }
    let mut games = tables.iter().filter_map(|table| game(table, &["base/D"]));
    games.any(|game| {
        let id = feature(&game, kind, at);
        game.regions().get(id).complete()
    })
}

#[test]
fn odds_of_a_cell_are_those_of_all_orders() {
    for (table, ..) in TABLES {
        let game = game(table, &STACK).expect("a table");
        for gap in game.board().gaps() {
            let fits = |tile: usize| {
                let tile = catalogue().find(STACK[tile]).expect("a tile");
                game.placements(tile).iter().any(|place| place.0 == gap.pos)
            };
            for drawn in 1..=4 {
                let told = game.cell_odds(gap.pos, Seat(0), drawn).expect("a cell");
                let wanted = |order: &[usize]| order.iter().any(|&tile| fits(tile));
                let counted = counted(STACK.len(), drawn.into(), wanted);
                assert_eq!(told.odds, Some(counted), "{table}: {:?}, {drawn}", gap.pos);
                let fitting = (0..STACK.len()).filter(|&tile| fits(tile)).count();
                assert_eq!(usize::from(told.fitting), fitting);
                assert_eq!(told.dead, fitting == 0);
            }
        }
    }
}

#[test]
fn odds_of_a_feature_are_those_of_all_orders() {
    for (table, kind, at, cells) in TABLES {
        let game = game(table, &STACK).expect("a table");
        let id = feature(&game, kind, at);
        let all: Vec<Vec<usize>> = orders(STACK.len(), cells.len());
        let done: Vec<&Vec<usize>> = all
            .iter()
            .filter(|tiles| {
                let laid: Vec<_> = tiles.iter().copied().zip(cells.iter().copied()).collect();
                complete_it(table, kind, at, &laid)
            })
            .collect();
        assert!(!done.is_empty(), "{table}");
        for drawn in 1..=4 {
            let told = game.feature_odds(id, Seat(0), drawn).expect("it is open");
            let wanted = |order: &[usize]| {
                let mut ways = done.iter();
                ways.any(|way| way.iter().all(|tile| order.contains(tile)))
            };
            let counted = counted(STACK.len(), drawn.into(), wanted);
            assert_eq!(told.closing.len(), cells.len(), "{table}");
            let odds = told.odds.expect("tiles come");
            assert_eq!(
                odds.of * counted.all,
                counted.of * odds.all,
                "{table}: {drawn}, {told:?}"
            );
            assert!(!told.dead);
        }
    }
}

#[test]
fn fewer_draws_than_cells_close_nothing() {
    let game = game("tile base/R 0,0", &STACK).expect("a table");
    let id = feature(&game, FeatureKind::City, (0, 0));
    let told = game.feature_odds(id, Seat(0), 2).expect("it is open");
    assert_eq!(told.closing, [3, 3, 3]);
    assert_eq!(told.odds.map(|odds| odds.of), Some(0));
}

#[test]
fn a_feature_is_beyond_hope_when_a_cell_of_it_is_or_too_few_tiles_are_left() {
    let dead = |stack: &[&str]| {
        let game = game("tile base/G 0,0", stack).expect("a table");
        let id = feature(&game, FeatureKind::City, (0, 0));
        game.feature_odds(id, Seat(0), 4).expect("it is open").dead
    };
    assert!(!dead(&["base/E", "base/E"]));
    assert!(dead(&["base/E"]), "two are missing");
    assert!(dead(&["base/U", "base/V", "base/W"]), "none shows a city");
}

/// The one that is drawn is no tile to come, and may save what is lost otherwise.
#[test]
fn the_tile_in_hand_is_not_hoped_for_and_not_forgotten() {
    let drawn = game("tile base/E 0,0\ndrawn base/E", &["base/U", "base/V"]);
    let drawn = drawn.expect("a table");
    let told = drawn
        .cell_odds(Pos::new(0, -1), Seat(1), 4)
        .expect("a cell");
    let CellOdds {
        fitting,
        dead,
        draws,
        odds,
    } = told;
    assert_eq!((fitting, dead), (0, false));
    assert_eq!(odds.map(|odds| odds.of), Some(0));
    assert_eq!(
        draws,
        Draws {
            unseen: 2,
            drawn: 1
        },
        "the other one is the first player’s"
    );
}

#[test]
fn percents_are_0_and_100_only_where_that_is_certain() {
    let percent = |of, all| Odds { of, all }.percent();
    assert_eq!([percent(0, 9), percent(9, 9)], [0, 100]);
    assert_eq!([percent(1, 1000), percent(999, 1000)], [1, 99]);
    assert_eq!([percent(1, 3), percent(2, 3), percent(1, 2)], [33, 67, 50]);
    let many = (0..u64::from(MOST_DRAWS))
        .map(|before| 2000 - before)
        .product();
    assert_eq!(percent(many / 2, many), 50);
}

/// In games of everything: what is told to be beyond hope stays as it is, and a tile that closes the last open cell of a feature
/// is one of those that are counted.
#[test]
fn what_is_dead_stays_so_and_what_closes_is_counted() {
    let (mut lost, mut empty, mut closing) = (0, 0, 0);
    let mut turns = 0;
    for seed in 2300..2316 {
        let mut dead: Vec<(RegionId, FeatureKind)> = Vec::new();
        let mut cells: Vec<Pos> = Vec::new();
        let (_, end) = play(seed, |step| {
            let game = step.after;
            let Action::Confirm = step.action else {
                return;
            };
            turns += 1;
            if game.is_over() || turns % 7 > 0 {
                return;
            }
            let seat = Seat(0);
            let seen = game.seen_by(Some(seat));
            for (id, region) in seen.regions().all() {
                let Some(told) = seen.feature_odds(id, seat, 4) else {
                    continue;
                };
                if told.dead {
                    dead.push((id, region.kind));
                }
                closing += usize::from(closes_as_changes_say(&seen, id, &told));
            }
            let gaps = seen.board().gaps().map(|gap| gap.pos);
            let stay = |pos: &Pos| seen.cell_odds(*pos, seat, 4).is_some_and(|told| told.dead);
            cells.extend(gaps.filter(stay));
        });
        for (id, kind) in dead {
            let now = end.regions().region_of(id.0);
            assert!(!end.regions().get(now).complete(), "seed {seed}: {kind:?}");
            lost += 1;
        }
        for pos in cells {
            assert_eq!(end.board().get(pos), None, "seed {seed}: {pos:?}");
            empty += 1;
        }
    }
    assert!(
        lost > 100 && empty > 100 && closing > 100,
        "{lost} {empty} {closing}"
    );
}

/// Compares what closes a feature that is open at one cell with what tiles are said to complete; whether there was anything.
fn closes_as_changes_say(game: &Game, id: RegionId, told: &FeatureOdds) -> bool {
    let region = *game.regions().get(id);
    let ([counted], true) = (told.closing.as_slice(), game.stack().ordinary_open()) else {
        return false;
    };
    if !matches!(region.kind, FeatureKind::Road | FeatureKind::City) {
        return false;
    }
    let completes = |tile: TileId| {
        let places = game.placements(tile).into_iter();
        let mut beside = places.filter(|&(pos, _)| touches(game, id, pos));
        beside.any(|(pos, rotation)| {
            let changes = game.changes(tile, pos, rotation);
            let mut done = changes.iter().filter(|change| change.completes);
            done.any(|change| change.kind == region.kind)
        })
    };
    let count: u16 = game
        .stack()
        .unseen()
        .filter(|&(tile, _)| completes(tile))
        .map(|(_, copies)| u16::from(copies))
        .sum();
    // A tile may complete another feature of the same kind in the same cell.
    assert!(
        *counted <= count,
        "{:?}: {counted} of {count}",
        game.spot_of(id)
    );
    *counted > 0
}

fn touches(game: &Game, id: RegionId, pos: Pos) -> bool {
    let beside = |cell: Pos| cell.x.abs_diff(pos.x) + cell.y.abs_diff(pos.y) == 1;
    game.cells(id).into_iter().any(beside)
}

#[test]
fn a_seat_draws_as_often_as_it_was_told() {
    for (seed, hand) in [(1, 1), (2, 1), (3, 3), (4, 3)] {
        let mut dice = Dice::new(seed);
        let text = format!("bastide 1\nset base\nseats 3\noption hand {}\n", hand);
        let record = Record::read(&text).expect("a record");
        let mut told: Vec<(usize, Vec<u16>)> = Vec::new();
        let mut drawn: Vec<Seat> = Vec::new();
        let mut odd = false;
        play_on(record, &mut dice, &mut |step| {
            if let (Action::Draw(_), engine::rules::Question::Draw(seat)) =
                (step.action, step.asked.question)
            {
                drawn.push(seat);
            }
            odd |= matches!(step.action, Action::Discard(_));
            let waits = step.after.asked().map(|asked| asked.party);
            if matches!(waits, Some(Party::Player(_))) {
                let left = (0..3)
                    .map(|seat| step.after.draws_left(Seat(seat)))
                    .collect();
                told.push((drawn.len(), left));
            }
        });
        assert!(!told.is_empty() && !odd);
        for (before, left) in told {
            for (seat, left) in (0..).map(Seat).zip(left) {
                let after = drawn[before..].iter().filter(|&&one| one == seat).count();
                assert_eq!(
                    usize::from(left),
                    after,
                    "hand of {hand}, after {before}: {seat:?}"
                );
            }
        }
    }
}
