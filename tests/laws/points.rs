//! Scores: items sum to points, points add up to scores, scores never go down.

use engine::rules::{Event, Game};
use engine::table::Seat;

use crate::games::play;

#[test]
fn items_sum_to_the_points_and_points_to_the_scores() {
    for seed in 600..660 {
        let mut sums = [0_u32; Seat::MOST];
        let mut begins = true;
        let (_, game) = play(seed, |step| {
            // What was agreed is scored before the first decision.
            let agreed = |seat: usize| step.after.setup().handicap.points(Seat(seat as u8)).into();
            if begins {
                sums = std::array::from_fn(agreed);
                begins = false;
            }
            for event in step.events {
                if let Event::Scored(scored) = event {
                    let items: i32 = scored.items.iter().map(|item| item.line.points()).sum();
                    assert_eq!(items, i32::from(scored.points), "seed {seed}: {event}");
                    sums[scored.seat.index()] += u32::from(scored.points);
                }
            }
            let scores = step.after.scores();
            assert_eq!(scores, &sums[..scores.len()], "seed {seed}");
        });
        assert_eq!(game.scores(), &sums[..usize::from(game.seats())]);
    }
}

#[test]
fn scores_never_go_down() {
    for seed in 700..740 {
        play(seed, |step| {
            for (before, after) in step.before.scores().iter().zip(step.after.scores()) {
                assert!(after >= *before, "seed {seed}, {:?}", step.action);
            }
        });
    }
}

#[test]
fn a_scored_feature_lights_up_cells_that_hold_tiles() {
    for seed in 800..830 {
        play(seed, |step| {
            for event in step.events {
                if let Event::Scored(scored) = event {
                    for item in &scored.items {
                        assert!(item.tiles.is_sorted(), "seed {seed}: {event}");
                        assert!(
                            item.tiles.iter().all(|&cell| lies(step.after, cell)),
                            "seed {seed}: {event}"
                        );
                    }
                }
            }
        });
    }
}

fn lies(game: &Game, cell: engine::tiles::Pos) -> bool {
    game.board().get(cell).is_some()
}

#[test]
fn winners_have_the_most_points() {
    for seed in 900..930 {
        let mut announced = None;
        let (_, game) = play(seed, |step| {
            for event in step.events {
                if let Event::Won(seats) = event {
                    announced = Some(*seats);
                }
            }
        });
        let best = game.scores().into_iter().max();
        for (index, score) in game.scores().into_iter().enumerate() {
            let wins = announced.is_some_and(|seats| seats.has(Seat(index as u8)));
            assert_eq!(wins, Some(score) == best, "seed {seed}");
        }
    }
}
