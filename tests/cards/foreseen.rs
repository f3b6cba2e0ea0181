//! What claiming a row would bring, beside what it then brings.

use engine::cards::{Action, Event, Foreseen, Game, Question, Suit};
use engine::table::{Party, Seat};

use crate::games::play;

/// What somebody was told a claim would bring.
struct Promise {
    seat: Seat,
    row: Suit,
    foreseen: Foreseen,
    /// Whether the player decided something about the claimed cards since.
    decided: bool,
}

#[test]
fn a_claim_brings_what_was_foreseen_where_all_is_known_and_nothing_is_chosen() {
    let mut kept = 0;
    for seed in 0..60 {
        let mut promises: Vec<Promise> = Vec::new();
        play(2 + (seed % 4) as u8, seed, |game, action, events| {
            let asked = game.asked().expect("a question");
            if let (Party::Player(seat), Action::Claim(row)) = (asked.party, action) {
                promises.push(Promise {
                    seat,
                    row,
                    foreseen: game.foresee(seat, row),
                    decided: false,
                });
            }
            if let (Party::Player(seat), Question::Stray { .. } | Question::Join) =
                (asked.party, asked.question)
            {
                for promise in &mut promises {
                    promise.decided |= promise.seat == seat;
                }
            }
            kept += settle(&mut promises, events);
        });
    }
    assert!(kept > 500, "{kept}");
}

/// Compares what was paid with what was promised; returns how many promises could be compared.
fn settle(promises: &mut Vec<Promise>, events: &[Event]) -> usize {
    let over = |event: &Event| matches!(event, Event::RoundBegan { .. } | Event::Won { .. });
    let mut told = 0;
    for event in events {
        match event {
            Event::Scored(scored) if scored.row.is_some() => {
                for promise in promises.iter_mut().filter(|one| one.seat == scored.seat) {
                    assert_eq!(Some(promise.row), scored.row);
                    let known = scored
                        .items
                        .iter()
                        .all(|item| promise.foreseen.items.contains(item));
                    assert!(promise.decided || known, "{scored} {:?}", promise.foreseen);
                    promise.foreseen.points = promise.foreseen.points.saturating_sub(scored.points);
                }
            }
            Event::Stored { seat, cards } => {
                for promise in promises.iter().filter(|one| one.seat == *seat) {
                    assert!(promise.decided || promise.foreseen.buildings == *cards);
                }
            }
            event if over(event) => {
                for promise in promises.drain(..).filter(|promise| !promise.decided) {
                    assert_eq!(promise.foreseen.points, 0, "{:?}", promise.foreseen);
                    told += 1;
                }
            }
            _ => {}
        }
    }
    told
}

#[test]
fn what_others_laid_face_down_is_not_foreseen() {
    let mut met = 0;
    for seed in 0..12 {
        play(3, seed, |game: &Game, _, _| {
            for seat in (0..3).map(Seat) {
                let view = game.seen_by(Some(seat));
                for row in Suit::ALL {
                    let foreseen = view.foresee(seat, row);
                    let open = view.row(row).open();
                    let unknown = open.iter().filter(|laid| laid.card.is_none()).count();
                    assert_eq!(usize::from(foreseen.unknown), unknown);
                    let counted: usize = foreseen.items.iter().map(|item| item.cards.len()).sum();
                    let herds: u8 = Suit::ALL
                        .map(|kind| view.player(seat).herd(kind))
                        .iter()
                        .sum();
                    let waiting = usize::from(herds + view.player(seat).waiting());
                    assert!(counted <= open.len() - unknown + waiting);
                    met += unknown;
                }
            }
        });
    }
    assert!(met > 100, "{met}");
}
