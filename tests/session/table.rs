//! The table at the end.

use engine::rules::Timing;
use engine::session::Origin;

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
fn rows_without_points_are_left_out_and_the_rest_is_in_order() {
    let mut choices = Choices::new(2);
    let mut session = session(&mut choices, 2);
    assert_eq!(session.table().rows, []);
    finish(&mut choices, &mut session);
    let rows = session.table().rows;
    assert!(
        rows.iter()
            .all(|row| row.points.iter().any(|&points| points > 0))
    );
    assert!(
        rows.windows(2)
            .all(|pair| { (pair[0].timing, pair[0].origin) < (pair[1].timing, pair[1].origin) })
    );
}
