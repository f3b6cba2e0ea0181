//! `legal` lists exactly what `apply` accepts; a refusal changes nothing and names a reason.

use engine::rules::{Action, Circle, Figure, Game, Marker, Message, Spot, Token, Wizard, legal};
use engine::table::{Seat, Silent};
use engine::tiles::{Pos, Rotation, SegmentId, TileId, catalogue};

use crate::games::play;

/// Everything anybody could try: every action on the table and a little beyond it.
fn universe(game: &Game) -> Vec<Action> {
    let mut all = vec![
        Action::Steal,
        Action::Wait,
        Action::Perform,
        Action::TakePoints,
        Action::TakeBack,
        Action::Pass,
        Action::Confirm,
    ];
    all.extend(Wizard::ALL.map(Action::Banish));
    all.extend([Marker::Score, Marker::Messenger].map(Action::Advance));
    all.extend((0..7).map(|seat| Action::First(Seat(seat))));
    all.extend(Circle::ALL.map(Action::Circle));
    all.extend((0..52).map(Action::Rob));
    all.extend(Message::ALL.map(Action::Reveal));
    all.extend((0..5).map(Action::Roll));
    all.extend(Token::ALL.map(Action::Token));
    all.extend(Figure::ALL.map(Action::Fly));
    all.extend([Action::Grow, Action::Guide]);
    all.extend((0..catalogue().tiles().len() as u16).map(|tile| Action::Draw(TileId(tile))));
    let hand: Vec<TileId> = game.placeable().into_iter().chain([TileId(0)]).collect();
    all.extend(hand.iter().map(|&tile| Action::Discard(tile)));
    for figure in Figure::ALL {
        all.extend((0..10).map(|segment| Action::Deploy {
            figure,
            segment: SegmentId(segment),
        }));
    }
    let pairs = (0..7).flat_map(|a| (0..7).map(move |b| (SegmentId(a), SegmentId(b))));
    all.extend(pairs.clone().map(|(a, b)| Action::Ferry { a, b }));
    for pos in cells(game) {
        all.extend(pairs.clone().map(|(a, b)| Action::TurnFerry { pos, a, b }));
        all.extend([Action::Ingot(pos), Action::TakeIngot(pos)]);
        for &tile in &hand {
            all.extend(Rotation::ALL.map(|rotation| Action::Place {
                tile,
                pos,
                rotation,
            }));
        }
        if game.board().get(pos).is_some() {
            for segment in (0..9).map(SegmentId) {
                let spot = Spot { pos, segment };
                all.push(Action::ScoreNext(spot));
                all.push(Action::Land(spot));
                all.push(Action::Gingerbread(spot));
                for figure in Figure::ALL {
                    all.push(Action::AddBeside { figure, spot });
                    all.push(Action::Withdraw { figure, spot });
                }
                all.extend(Wizard::ALL.map(|wizard| Action::Conjure { wizard, spot }));
                all.extend(Figure::ALL.map(|figure| Action::Recall { figure, spot }));
            }
        }
    }
    all
}

/// All cells of the table and two beyond on every side.
fn cells(game: &Game) -> Vec<Pos> {
    let placed = || game.board().placed().iter().map(|placed| placed.pos);
    let (west, east) = (
        placed().map(|p| p.x).min().unwrap_or(0),
        placed().map(|p| p.x).max().unwrap_or(0),
    );
    let (north, south) = (
        placed().map(|p| p.y).min().unwrap_or(0),
        placed().map(|p| p.y).max().unwrap_or(0),
    );
    (north - 2..=south + 2)
        .flat_map(|y| (west - 2..=east + 2).map(move |x| Pos::new(x, y)))
        .collect()
}

#[test]
fn an_action_is_legal_exactly_when_apply_accepts_it() {
    for seed in 1000..1012 {
        let mut steps = 0;
        play(seed, |step| {
            steps += 1;
            // Every seventh step, and every rare question.
            let rare = !matches!(
                step.action,
                Action::Draw(_) | Action::Place { .. } | Action::Confirm | Action::Pass
            );
            if steps % 7 != 0 && !rare {
                return;
            }
            let listed = legal(step.before);
            for action in universe(step.before) {
                let accepted = step.before.check(action).is_ok();
                assert_eq!(
                    accepted,
                    listed.contains(&action),
                    "seed {seed}: {action:?} at {:?}",
                    step.asked
                );
            }
            for action in &listed {
                let mut copy = step.before.clone();
                assert!(
                    copy.apply(*action, &mut Silent).is_ok(),
                    "seed {seed}: {action:?}"
                );
            }
        });
    }
}

#[test]
fn legal_actions_are_listed_once() {
    for seed in 1100..1130 {
        play(seed, |step| {
            let listed = legal(step.before);
            let mut unique = listed.clone();
            unique.sort_unstable();
            unique.dedup();
            assert_eq!(
                unique.len(),
                listed.len(),
                "seed {seed} at {:?}",
                step.asked
            );
        });
    }
}

#[test]
fn a_refusal_names_a_reason_and_changes_nothing() {
    for seed in 1200..1206 {
        let mut steps = 0;
        play(seed, |step| {
            steps += 1;
            if steps % 40 != 0 {
                return;
            }
            for action in universe(step.before) {
                let mut copy = step.before.clone();
                let mut told = Vec::new();
                if let Err(illegal) = copy.apply(action, &mut told) {
                    assert!(
                        !illegal.reasons.is_empty() && told.is_empty(),
                        "seed {seed}: {action:?}"
                    );
                    assert_eq!(&copy, step.before, "seed {seed}: {action:?}");
                }
            }
        });
    }
}
