//! Unknown is unknown.

use engine::rules::{Action, Event, Hand, Record};
use engine::table::{Audience, Party, Seat, Silent};

use crate::games::play;

#[test]
fn nobody_sees_another_hand() {
    let mut hidden = 0;
    for seed in 1700..1740 {
        play(seed, |step| {
            for observer in (0..step.after.seats()).map(Seat) {
                let seen = step.after.seen_by(Some(observer));
                for (index, player) in seen.players().iter().enumerate() {
                    let own = index == observer.index();
                    assert_eq!(
                        player.hand().len(),
                        step.after.players()[index].hand().len()
                    );
                    assert!(
                        player.hand().iter().all(|tile| tile.is_some() == own),
                        "seed {seed}"
                    );
                    hidden += usize::from(!own) * player.hand().len();
                }
            }
        });
    }
    assert!(hidden > 1000, "hardly any hand was hidden: {hidden}");
}

#[test]
fn unseen_tiles_are_the_same_for_everybody_whatever_the_hands_hold() {
    for seed in 1800..1830 {
        play(seed, |step| {
            let all: u32 = step
                .after
                .stack()
                .unseen()
                .map(|(_, count)| u32::from(count))
                .sum();
            let seen = step.after.seen_by(None);
            let hands: usize = step
                .after
                .players()
                .iter()
                .map(|player| player.hand().len())
                .sum();
            let unseen: u32 = seen
                .stack()
                .unseen()
                .map(|(_, count)| u32::from(count))
                .sum();
            assert_eq!(unseen, all + hands as u32, "seed {seed}");
            assert_eq!(seen.stack().left(), step.after.stack().left());
        });
    }
}

#[test]
fn a_tile_drawn_into_a_hand_is_told_to_its_owner_alone() {
    let mut secret = 0;
    for seed in 1900..1930 {
        play(seed, |step| {
            for event in step.events {
                if let (Audience::Only(owner), Event::Drew { .. }) = (event.audience(), event) {
                    secret += 1;
                    let other = Seat((owner.0 + 1) % step.after.seats());
                    assert!(matches!(
                        event.clone().seen_by(Some(other)),
                        Event::Drew { tile: None, .. }
                    ));
                    assert!(matches!(
                        event.clone().seen_by(None),
                        Event::Drew { tile: None, .. }
                    ));
                    assert_eq!(&event.clone().seen_by(Some(owner)), event);
                    assert_eq!(step.after.setup().options.hand, Hand::Three);
                }
            }
        });
    }
    assert!(secret > 100, "hardly any secret draw: {secret}");
}

#[test]
fn chance_reveals_only_after_a_confirmation() {
    for seed in 2000..2040 {
        let mut decided = false;
        play(seed, |step| {
            match (step.asked.party, step.action) {
                (Party::Chance, _) => assert!(
                    !decided,
                    "seed {seed}: {:?} without a confirmation",
                    step.action
                ),
                (_, Action::Confirm) => {}
                _ => {}
            }
            decided = step.asked.party != Party::Chance && step.action != Action::Confirm;
        });
    }
}

#[test]
fn a_view_knows_what_is_in_a_listed_stack_and_not_in_which_order() {
    let views = ["base/E base/V base/E base/B", "base/B base/E base/E base/V"].map(|stack| {
        let text = format!("bastide 1\nset base\nseats 2\noption first-player 1\nstack {stack}");
        let record = Record::read(&text).expect("a record");
        let (game, _) = record.replay(&mut Silent).expect("it was read");
        let seen = game.seen_by(Some(Seat(0)));
        assert_eq!(seen.setup().drawn_tiles(), game.setup().drawn_tiles());
        seen
    });
    assert_eq!(views[0], views[1]);
}
