//! What a strong player believes of its figures: the abbot is no meeple that would be missed, and a meeple is worth more where it
//! comes back.

use engine::ai::{Choice, Contender, Level, Progress, Thinker, choose};
use engine::rules::{Action, Figure, Game, Record, legal};
use engine::table::Silent;
use engine::tiles::FeatureKind;

/// A game where a record ends.
fn game(text: &str) -> Game {
    let record = Record::read(text).expect("a record");
    record.replay(&mut Silent).expect("it can be played").0
}

/// What a strong player, perhaps with other numbers, expects of each thing it could do.
fn ranked(game: &Game, player: &str) -> Vec<Choice> {
    let player = Contender::parse(player).expect("a player");
    let mut thinker = Thinker::with_player(game.clone(), 1, &player).expect("a player is asked");
    assert!(matches!(thinker.step(u32::MAX), Progress::Done(_)));
    thinker.ranked()
}

/// What is expected of a meeple on a feature of the tile that was laid, in thousandths of a point.
fn worth(game: &Game, player: &str, kind: FeatureKind) -> i32 {
    let placed = game.placed_now().expect("a tile was laid");
    let on = |choice: &&Choice| match choice.action {
        Action::Deploy { segment, .. } => game.board().kind(placed.seg(segment)) == kind,
        _ => false,
    };
    let all = ranked(game, player);
    all.iter().find(on).expect("it is allowed").worth
}

/// Red has laid this tile beside the first one, and may put a figure there.
fn laid(tile: &str, place: &str) -> Game {
    game(&format!(
        "bastide 1\nseats 2\nplay\nfirst 1\ndraw {tile}\nplace {tile} {place}\n"
    ))
}

/// Meeples in hand are for roads, cities and fields; who has none left still puts the abbot, who comes back at any time.
#[test]
fn an_abbot_in_hand_is_not_kept_like_a_last_meeple() {
    let tiles = ["B", "B", "B", "B", "E", "E", "E"];
    let lying: String = (0..)
        .zip(tiles)
        .map(|(x, tile)| format!("tile base/{tile} {x},1 r0\nfigure 1 meeple field 3 {x},1\n"))
        .collect();
    let game = game(&format!(
        "bastide 1\npart abbot\nseats 2\noption first-player 1\nstart\ntile base/D 0,0 r0\n{lying}turn 1\ndrawn base/H-garden\nplay\nplace base/H-garden -1,1 r0\n"
    ));
    let abbot = |action: &Action| {
        matches!(
            action,
            Action::Deploy {
                figure: Figure::Abbot,
                ..
            }
        )
    };
    assert!(legal(&game).iter().any(abbot));
    let action = choose(&game, 1, Level::Strong).expect("a player is asked");
    assert!(abbot(&action), "{action:?}");
}

#[test]
fn a_meeple_that_comes_back_is_worth_more() {
    let game = laid("base/V", "1,0 r0");
    let usual = worth(&game, "strong", FeatureKind::Road);
    assert!(usual > worth(&game, "strong:coming_back=0", FeatureKind::Road));
    assert!(usual < worth(&game, "strong:staying=0", FeatureKind::Road));
}

#[test]
fn a_meeple_on_a_monastery_is_missed_for_long() {
    let game = laid("base/B", "0,1 r0");
    let usual = worth(&game, "strong", FeatureKind::Monastery);
    assert!(usual < worth(&game, "strong:monk=0", FeatureKind::Monastery));
    assert!(usual < worth(&game, "strong:monastery=1", FeatureKind::Monastery));
}
