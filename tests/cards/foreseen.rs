//! What claiming a row would bring, beside what it then brings.

use engine::cards::{Action, Event, Foreseen, Game, Kept, Question, Suit};
use engine::table::{Party, Seat};

use crate::games::play;
use crate::support::{game, then};

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

#[test]
fn a_large_meeple_that_stands_brings_what_was_foreseen_before_it_was_placed() {
    let mut placed = 0;
    for seed in 0..12 {
        let mut told: Option<(Seat, Suit, Foreseen)> = None;
        play(3, seed, |game, action, _| {
            if let Some((seat, row, foreseen)) = told.take() {
                assert_eq!(game.foresee_placed(seat), Some((row, foreseen)));
                placed += 1;
            }
            if let Action::Claim(row) = action {
                let asked = game.asked().expect("a question");
                let Party::Player(seat) = asked.party else {
                    return;
                };
                assert_eq!(game.foresee_placed(seat), None);
                told = Some((seat, row, game.foresee(seat, row)));
            }
        });
    }
    assert!(placed > 200, "{placed}");
}

/// A sheep, then perhaps more, lies in the red row that seat 1 claims last; `more` is what it has.
fn stray(cards: &str, more: &str) -> Game {
    let record = format!(
        "start\nbegun 1 2\nturn 1\nrow yellow claim:2\nrow red {cards}\n{more}\nplay\nclaim red\nconfirm"
    );
    game(2, &record)
}

#[test]
fn card_37_what_keeping_an_animal_brings_is_what_it_then_brings() {
    let sheep = |herd, now, next| Kept::Herd {
        kind: Suit::Green,
        herd,
        now,
        next,
    };
    let cases = [
        ("down:2:green-animal", "", sheep(1, 3, 6)),
        ("down:2:green-animal", "herd 1 green 3 0", sheep(4, 11, 14)),
        // A joker joins it and the kind scores anyway: only what the sheep adds counts.
        (
            "animal-joker down:2:green-animal",
            "herd 1 green 3 0",
            sheep(5, 3, 18),
        ),
        // A joker without animals has its own 3 points.
        ("animal-joker down:2:green-animal", "", sheep(2, 3, 8)),
    ];
    for (cards, more, kept) in cases {
        let game = stray(cards, more);
        assert_eq!(game.foresee_kept(), Some(kept), "{cards} {more}");
        let sold = then(game.clone(), &[Action::Sell, Action::Confirm]);
        let keeps = then(game, &[Action::Keep, Action::Confirm]);
        let points = |game: &Game| game.player(Seat(0)).score() as i32;
        let Kept::Herd { now, .. } = kept else {
            continue;
        };
        assert_eq!(points(&keeps) - points(&sold), now - 10, "{cards} {more}");
    }
}

#[test]
fn card_37_a_building_that_is_kept_is_counted_under_the_chest() {
    let game = stray(
        "building-joker down:2:green-building",
        "chest 1 red-building",
    );
    assert_eq!(game.foresee_kept(), Some(Kept::Chest { stored: 3 }));
    assert_eq!(
        then(game.clone(), &[Action::Keep, Action::Confirm])
            .player(Seat(0))
            .stored(),
        3
    );
    assert_eq!(then(game, &[Action::Sell]).foresee_kept(), None);
}
