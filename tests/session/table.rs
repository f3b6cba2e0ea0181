//! The table at the end.

use engine::rules::Timing;
use engine::session::{Origin, Row, Session};
use engine::table::LoggedEvent as _;

use crate::games::{Choices, any, finish, session};

#[test]
fn the_table_sums_to_the_scores_at_any_time() {
    let mut origins = Vec::new();
    for seed in 0..100 {
        let mut choices = Choices::new(seed);
        let mut session = session(&mut choices, seed);
        for _ in 0..60 {
            let Some(action) = any(&mut choices, &session) else {
                break;
            };
            session.act(action).expect("a legal action");
        }
        assert_eq!(session.table().totals, session.game().scores());
        finish(&mut choices, &mut session);
        let table = session.table();
        assert_eq!(table.totals, session.game().scores());
        for (seat, &total) in table.totals.iter().enumerate() {
            let sum: u32 = table.rows.iter().map(|row| row.points[seat]).sum();
            assert_eq!(sum, total);
        }
        origins.extend(table.rows.iter().map(|row| (row.timing, row.origin)));
        let scored = session.log().iter().filter_map(|line| line.event.points());
        let mut best = vec![0; table.totals.len()];
        for scored in scored {
            let seat = scored.seat.index();
            best[seat] = u32::max(best[seat], scored.points.into());
        }
        assert_eq!(session.best(), best, "the most at once");
    }
    for row in [
        (Timing::During, Origin::Roads),
        (Timing::During, Origin::Messages),
        (Timing::During, Origin::Thefts),
        (Timing::Final, Origin::Fields),
        (Timing::Final, Origin::Robbers),
    ] {
        assert!(origins.contains(&row), "{row:?} never came");
    }
}

#[test]
fn rows_in_which_nothing_was_scored_or_lost_are_left_out_and_the_rest_is_in_order() {
    let mut choices = Choices::new(2);
    let mut session = session(&mut choices, 2);
    assert_eq!(session.table().rows, []);
    finish(&mut choices, &mut session);
    let rows = session.table().rows;
    let given = |row: &Row| row.points.iter().any(|&points| points > 0);
    let log = session.log();
    let lost = |row: &Row| {
        let mut scored = log.iter().filter_map(|line| line.event.points());
        scored
            .any(|points| points.lost && (points.origin, points.timing) == (row.origin, row.timing))
    };
    assert!(rows.iter().all(|row| given(row) || lost(row)));
    assert!(!rows.iter().all(given), "nothing was lost in this game");
    assert!(
        rows.windows(2)
            .all(|pair| { (pair[0].timing, pair[0].origin) < (pair[1].timing, pair[1].origin) })
    );
}

#[test]
fn a_handicap_is_a_row_of_its_own_and_counts_once() {
    let text = "bastide 1\nset base\nseats 2\nhandicap 2 15\noption first-player 1\nseed 1\n";
    let mut session: Session = Session::load(text).expect("a record");
    let row = |session: &Session| {
        let rows = session.table().rows;
        let row = rows.into_iter().find(|row| row.origin == Origin::Handicap);
        row.map(|row| row.points)
    };
    assert_eq!(row(&session), Some(vec![0, 15]));
    finish(&mut Choices::new(3), &mut session);
    assert_eq!(row(&session), Some(vec![0, 15]));
    assert_eq!(session.table().totals, session.game().scores());
    assert!(session.save().contains("\nhandicap 2 15\n"));
}
