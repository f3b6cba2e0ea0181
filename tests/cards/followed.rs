//! A picture of the game that follows the scoring event by event ends where the game itself does.

use engine::cards::{Event, Game, Meeple, Player, Suit};

use crate::games::play;

/// All that is to be seen of a player while a round is scored.
fn seen(player: &Player) -> (u32, [u8; Suit::COUNT], usize, Meeple) {
    let herds = Suit::ALL.map(|kind| player.herd(kind));
    (player.score(), herds, player.stored(), player.meeple())
}

#[test]
fn a_picture_that_follows_every_event_of_a_scoring_shows_the_game_as_it_is_then() {
    let mut scored = 0;
    for seed in 0..40 {
        let mut picture: Option<Game> = None;
        play(2 + (seed % 4) as u8, seed, |game, _, events| {
            if let Some(picture) = picture.take() {
                let players = |game: &Game| game.players().iter().map(seen).collect::<Vec<_>>();
                assert_eq!(players(&picture), players(game));
                assert!(
                    Suit::ALL
                        .iter()
                        .all(|&row| picture.row(row) == game.row(row))
                );
                scored += 1;
            }
            let began = events
                .iter()
                .any(|event| matches!(event, Event::RoundScored(_)));
            if began || game.evaluation().is_some() {
                let mut followed = game.clone();
                events.iter().for_each(|event| followed.follow(event));
                picture = Some(followed);
            }
        });
    }
    assert!(scored > 400, "{scored}");
}
