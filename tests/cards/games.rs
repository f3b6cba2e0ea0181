//! Laws over whole random games.

use std::collections::{BTreeMap, BTreeSet};

use engine::cards::{Action, Card, Counts, Croupier, Event, Facing, Game, Setup, Suit, legal};
use engine::table::{Party, Seat, Silent};

use crate::moved::hidden_card;
use crate::slow::Slow;
use crate::support::game;

/// A small generator of numbers for choices of players.
struct Choice(u64);

impl Choice {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(0x5851_F42D_4C95_7F2D)
            .wrapping_add(0x1405_7B7E_F767_814F);
        (self.0 >> 33) as usize % count
    }
}

/// Plays a random game; `look` sees every state before the action that follows, and the events of each.
pub fn play(seats: u8, seed: u64, mut look: impl FnMut(&Game, Action, &[Event])) -> Game {
    let mut game = Game::new(Setup::new(seats)).expect("a setup");
    let mut croupier = Croupier::new(seed);
    let mut choice = Choice(seed);
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game).expect("an outcome"),
            Party::Player(_) => {
                let all = legal(&game);
                all[choice.below(all.len())]
            }
        };
        let before = game.clone();
        let mut events = Vec::new();
        game.apply(action, &mut events).expect("a legal action");
        look(&before, action, &events);
    }
    game
}

/// All cards wherever they are.
fn everywhere(game: &Game) -> Counts {
    let mut all = game.unseen();
    assert_eq!(all.len(), u32::from(game.stack()));
    for (card, count) in Counts::deck().iter() {
        let missing = count - all.count(card);
        (0..missing).for_each(|_| all.add(card));
    }
    all
}

#[test]
fn the_130_cards_are_conserved_and_scores_only_rise() {
    for seed in 0..60 {
        let seats = 2 + (seed % 4) as u8;
        let mut scores = vec![0; seats.into()];
        let end = play(seats, seed, |game, _, events| {
            assert_eq!(everywhere(game), Counts::deck());
            let now = game.scores();
            assert!(scores.iter().zip(&now).all(|(before, now)| before <= now));
            scores = now;
            for event in events {
                if let Event::Scored(scored) = event {
                    let sum: i32 = scored.items.iter().map(|item| item.line.points()).sum();
                    assert_eq!(i32::from(scored.points), sum, "{scored}");
                }
            }
        });
        assert_eq!(end.stack(), 0, "every card is dealt");
        assert_eq!(end.round(), end.rounds());
        let placed = |seat| end.player(seat).hand().is_empty();
        assert!((0..seats).map(Seat).all(placed));
    }
}

#[test]
fn legal_is_what_apply_accepts() {
    for seed in 0..12 {
        play(2 + (seed % 4) as u8, seed, |game, _, _| {
            let all = legal(game);
            for action in every_action(game) {
                let mut after = game.clone();
                let accepted = after.apply(action, &mut Silent).is_ok();
                assert_eq!(accepted, all.contains(&action), "{action:?}");
                assert!(accepted || after == *game);
            }
        });
    }
}

/// Every action that can be written at all.
fn every_action(game: &Game) -> Vec<Action> {
    let mut all = vec![Action::Sell, Action::Keep, Action::Confirm];
    all.extend((0..=game.seats()).map(|seat| Action::Dealer(Seat(seat))));
    all.extend(Card::ALL.map(Action::Draw));
    for row in Suit::ALL {
        all.extend([Action::Lay(row), Action::Claim(row), Action::Join(row)]);
        all.extend(Card::ALL.map(|card| Action::Play { card, row }));
    }
    all
}

#[test]
fn nothing_hidden_reaches_a_view() {
    let mut hidden = 0;
    for seed in 0..12 {
        let seats = 2 + (seed % 4) as u8;
        play(seats, seed, |game, _, _| {
            for observer in (0..seats).map(|seat| Some(Seat(seat))).chain([None]) {
                let seen = game.seen_by(observer);
                for seat in (0..seats).map(Seat) {
                    let hand = seen.player(seat).hand();
                    let open = hand.iter().all(Option::is_some);
                    assert!(hand.is_empty() || open == (observer == Some(seat)));
                    let chest = seen.player(seat).chest();
                    assert!(game.is_over() || chest.iter().all(Option::is_none));
                    assert_eq!(chest.len(), game.player(seat).stored());
                }
                hidden += hidden_in_rows(game, &seen, observer);
                assert_eq!(seen.seen_by(observer), seen);
            }
        });
    }
    assert!(hidden > 10_000, "{hidden}");
}

/// Looks at the rows of a view: who laid a card face down sees it, everybody sees the others. Returns how many cards
/// are hidden.
fn hidden_in_rows(game: &Game, seen: &Game, observer: Option<Seat>) -> usize {
    let mut hidden = 0;
    for suit in Suit::ALL {
        assert_eq!(seen.row(suit).claims(), game.row(suit).claims());
        let (laid, known) = (game.row(suit).laid(), seen.row(suit).laid());
        assert_eq!(laid.len(), known.len());
        for (laid, known) in laid.iter().zip(known) {
            let open = match laid.facing {
                Facing::Up => true,
                Facing::Down(owner) => observer == Some(owner),
            };
            assert_eq!(known.card, laid.card.filter(|_| open));
            assert_eq!(known.facing, laid.facing);
            hidden += usize::from(!open);
        }
    }
    hidden
}

#[test]
fn no_event_names_a_card_that_moves_where_not_everybody_sees_it() {
    let mut hidden = 0;
    for seed in 0..12 {
        let seats = 2 + (seed % 4) as u8;
        play(seats, seed, |game, action, events| {
            if let Some(card) = hidden_card(game, action) {
                let told = format!("{events:?}");
                assert!(!told.contains(&format!("{card:?}")), "{told}");
                assert!(!events.is_empty(), "{action:?} is told");
                hidden += 1;
            }
        });
    }
    assert!(hidden > 1000, "{hidden}");
}

#[test]
fn an_imagined_game_is_a_possible_one() {
    let mut met = 0;
    for seed in 0..8 {
        play(3, seed, |game, _, _| {
            let view = game.seen_by(Some(Seat(1)));
            let mut choice = Choice(seed + 7);
            let imagined = view.determinized(|left| {
                let all: Vec<_> = left
                    .iter()
                    .flat_map(|(card, count)| (0..count).map(move |_| card))
                    .collect();
                (!all.is_empty()).then(|| all[choice.below(all.len())])
            });
            assert_eq!(imagined.seen_by(Some(Seat(1))), view);
            assert_eq!(everywhere(&imagined), Counts::deck());
            met += u32::from(imagined != *game);
        });
    }
    assert!(met > 100);
}

#[test]
fn r_card_07_nobody_is_ever_skipped() {
    for seed in 0..12 {
        let seats = 2 + (seed % 4) as u8;
        let mut turns: Vec<Seat> = Vec::new();
        play(seats, seed, |game, _, events| {
            for event in events {
                match event {
                    Event::RoundBegan { .. } => turns.clear(),
                    Event::TurnEnded(seat) => turns.push(*seat),
                    Event::RoundScored(_) => {
                        let first = game.dealer().next(seats);
                        let each = usize::from(game.setup().hand()) + 1;
                        let round = std::iter::repeat_n((), each);
                        let expected: Vec<Seat> =
                            round.flat_map(|()| first.clockwise(seats)).collect();
                        assert_eq!(turns, expected);
                    }
                    _ => {}
                }
            }
        });
    }
}

#[test]
fn a_second_scorer_agrees_after_every_round() {
    let (mut rounds, mut decided) = (0, 0);
    for seed in 0..80 {
        let seats = 2 + (seed % 4) as u8;
        let mut slow = Slow::new(seats);
        let mut won = None;
        let end = play(seats, seed, |game, action, events| {
            for event in events {
                match event {
                    Event::RoundBegan { round, dealer } if *round > 1 => {
                        assert_eq!(slow.last(), Some(dealer.index()), "seed {seed}");
                    }
                    Event::Won { winners, .. } => won = Some(*winners),
                    _ => {}
                }
            }
            // The first card of the next round is dealt when everything of the last one is paid.
            let dealt = matches!(action, Action::Draw(_)) && game.stack() < 120;
            let first = game.players().iter().all(|player| player.hand().is_empty());
            if dealt && first && game.round() > 1 {
                slow.score_round();
                assert_eq!(slow.scores(), game.scores(), "seed {seed}");
                rounds += 1;
            }
            slow.hear(game, action);
            decided += u32::from(matches!(
                action,
                Action::Sell | Action::Keep | Action::Join(_)
            ));
        });
        slow.score_round();
        slow.score_chests();
        assert_eq!(slow.scores(), end.scores(), "seed {seed}");
        let winners = won.map(|seats| seats.iter().map(Seat::index).collect());
        assert_eq!(winners, Some(slow.winners()), "seed {seed}");
    }
    assert!(
        rounds > 400 && decided > 200,
        "{rounds} rounds, {decided} decisions"
    );
}

#[test]
fn games_with_the_same_digest_are_the_same() {
    let mut known: BTreeMap<u64, Game> = BTreeMap::new();
    for seed in 0..12 {
        play(2 + (seed % 4) as u8, seed, |game, _, _| {
            let same = known.entry(game.digest()).or_insert_with(|| game.clone());
            assert!(same.players() == game.players() && same == game, "{game:?}");
        });
    }
    assert!(known.len() > 2000, "{}", known.len());
}

#[test]
fn the_digest_tells_apart_what_differs_in_one_thing() {
    let differing = [
        "round 1",
        "row yellow fairy",
        "row red fairy",
        "row yellow down:1:fairy",
        "row yellow down:2:fairy",
        "turn 1\nrow yellow yellow-1 yellow-1 claim:2",
        "turn 1\nrow yellow yellow-1 claim:2 yellow-1",
        "turn 1\nrow yellow yellow-1 claim:2 yellow-1\nlast 2",
        "hand 2 red-building",
        "chest 2 red-building",
        "gone red-building",
        "begun 1",
        "begun 2",
        "turn 1",
        "turn 2\ndealer 2",
        "herd 1 red 2 0",
        "herd 1 red 1 1",
        "waiting 1 2",
        "score 1 2",
        "round 2",
    ];
    let digests = differing.map(|lines| game(2, &format!("start\n{lines}")).digest());
    let all: BTreeSet<u64> = digests.into_iter().collect();
    assert_eq!(all.len(), differing.len(), "{digests:?}");
}

#[test]
fn a_seed_means_the_same_game_for_ever() {
    let digests = [2, 3, 4, 5].map(|seats| play(seats, 42, |_, _, _| ()).digest());
    let pinned = [
        7_470_645_940_514_795_554,
        17_369_074_995_221_729_481,
        16_570_853_947_811_676_976,
        13_117_144_390_249_270_884,
    ];
    assert_eq!(digests, pinned);
}
