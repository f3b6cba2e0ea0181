//! How a game ends at worst for somebody, whatever the others do.

use engine::ai::{MOST_POSITIONS, WorstEnd, is_won};
use engine::rules::{Action, Game, Record};
use engine::table::{Play as _, Seat, Silent};
use engine::tiles::FeatureKind;

use crate::worst::lead_at_worst;

fn game(text: &str) -> Game {
    let record = Record::read(text).expect("a record");
    record.replay(&mut Silent).expect("a game").0
}

#[test]
fn a_search_for_who_wins_takes_its_positions_from_those_that_are_left() {
    let line = "place base/U 1,0 r0\npass\nconfirm\n";
    let table = "bastide 1\nset base\nseats 2\nstack base/E base/V\nstart\ntile base/D 0,0\n\
        figure 1 meeple city N 0,0\nturn 1\ndrawn base/U\nplay\n";
    let game = game(&format!("{table}{line}"));
    let mut left = MOST_POSITIONS;
    let won = is_won(&game, Seat(0), &mut left);
    assert!(won.is_some());
    let mut used = MOST_POSITIONS - left;
    assert_eq!(is_won(&game, Seat(0), &mut used), won);
    assert_eq!((used, is_won(&game, Seat(0), &mut used)), (0, None));
}

/// A small table on which one has laid a tile, another one lays the next, and the last one is drawn by whoever comes then: one
/// of two tiles that nobody knows. Every way is tried out, and the same comes of it as of those that still matter.
#[test]
fn the_worst_end_is_that_of_all_ways_to_go_on() {
    let table = "bastide 1\nset base\nSEATSstack base/E base/V\nstart\ntile base/D 0,0\n\
        figure 1 meeple city N 0,0\nturn 1\ndrawn base/U\nplay\n";
    for (seats, lines) in [
        ("seats 2\n", "place base/U 0,1\npass\nconfirm\n"),
        (
            "seats 2\n",
            "place base/U 1,0 r0\nmeeple road EW\nconfirm\n",
        ),
        ("seats 3\n", "place base/U 1,0 r0\npass\nconfirm\n"),
    ] {
        let game = game(&(table.replace("SEATS", seats) + lines));
        for seat in (0..game.seats()).map(Seat) {
            let end = WorstEnd::find(&game, seat).expect("few positions follow");
            let lead = i64::from(end.lead());
            assert_eq!(lead, lead_at_worst(&game, seat), "{lines} {seat:?}");
            assert_eq!(is_won(&game, seat, &mut { MOST_POSITIONS }), Some(lead > 0));
            let above = WorstEnd::above(&game, seat, end.lead() - 1, &mut { MOST_POSITIONS });
            assert_eq!(above, Some(end));
        }
    }
}

/// The last tile is laid by somebody else, who leads with it and with a figure: what they do is what makes it so.
#[test]
fn the_reply_is_the_next_tile_of_somebody_else_with_its_figure() {
    let table = "bastide 1\nset base\nseats 2\nstack base/B\nstart\ntile base/D 0,0\nturn 1\ndrawn base/U\n\
        play\nplace base/U 1,0 r0\nmeeple road EW\nconfirm\n";
    let mut game = game(table);
    let drawn = game.legal()[0];
    game.apply(drawn, &mut Silent).expect("it is the last tile");
    let end = WorstEnd::find(&game, Seat(0)).expect("few positions follow");
    let reply = end.reply.expect("somebody lays a tile");
    assert_eq!(reply.figure, Some(FeatureKind::Monastery));
    let (mut found, mut next) = (false, game.clone());
    for action in game.legal() {
        next.clone_from(&game);
        next.apply(action, &mut Silent).expect("it is legal");
        let there = matches!(action, Action::Place { pos, .. } if pos == reply.pos);
        let figures = next.legal().into_iter().filter(|_| there);
        for figure in figures {
            let mut after = next.clone();
            after.apply(figure, &mut Silent).expect("it is legal");
            found |= lead_at_worst(&after, Seat(0)) == i64::from(end.lead());
        }
    }
    assert!(found, "{reply:?}");
}

/// With so many tiles and no end in sight nobody says that it is lost.
#[test]
fn who_wins_is_not_known_where_too_many_positions_follow() {
    let text = "bastide 1\nset base\nseats 3\nstack base/V base/W base/V base/W\nstart\ntile base/D 0,0\n\
        score 1 300 0\nturn 1\ndrawn base/U\nplay\nplace base/U 1,0 r0\npass\nconfirm\n";
    assert_eq!(is_won(&game(text), Seat(0), &mut { MOST_POSITIONS }), None);
}
