//! Thinking on while somebody else decides: the same answers, sooner, and only while somebody looks at the page.

use crate::screen::{AGAINST, Screen};
use engine::ai::{self, Level, Patience};
use engine::rules::{Action, Game, Question, outcomes};
use engine::table::{Party, Seat};
use page::context::effects::Effect;
use page::context::thinking::{ComputerPlayer, ThinkRequest};
use page::features::computer::ahead::{Ahead, Foreseen, Found, next_in_turn};
use page::stage::{AnyAction, AnyGame};

/// What a computer is to think about in a game, in haste.
fn request(game: &Game, seat: Seat, seed: u64) -> ThinkRequest {
    ThinkRequest {
        epoch: 1,
        seed,
        level: Level::Expert,
        patience: Patience::Quick,
        game: AnyGame::Tiles(Box::new(game.seen_by(Some(seat)))),
    }
}

/// A person who is to lay a tile, and the game after the turn that a strong player would take and the likeliest tile.
fn turn() -> (Game, Game) {
    let screen = Screen::open(AGAINST);
    let before = screen.tile_stage().session().game().clone();
    let mut game = before.clone();
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Player(Seat(0)) if asked.question == Question::Confirm => Action::Confirm,
            Party::Player(Seat(0)) => {
                ai::choose(&game.seen_by(Some(Seat(1))), 0, Level::Strong).expect("an action")
            }
            Party::Player(_) => break,
            Party::Chance => {
                let all = outcomes(&game.seen_by(Some(Seat(1))));
                let most = all.iter().map(|&(_, weight)| weight).max();
                let first = all.iter().find(|&&(_, weight)| Some(weight) == most);
                first.expect("an outcome").0
            }
        };
        game.apply_trusted(action);
    }
    (before, game)
}

/// Thinks to the end as whoever is asked does.
fn alone(request: ThinkRequest) -> Found {
    let mut player = ComputerPlayer::new(request).expect("a player is asked");
    finish(&mut player)
}

fn finish(player: &mut ComputerPlayer) -> Found {
    loop {
        if let Some(action) = player.step(1000) {
            return Found::new(action, player);
        }
    }
}

#[track_caller]
fn same(one: &Found, other: &Found) {
    assert_eq!(
        (one.action, &one.ranked, &one.kept),
        (other.action, &other.ranked, &other.kept)
    );
}

#[test]
fn what_was_thought_in_advance_is_what_is_thought_when_asked() {
    let (before, after) = turn();
    let mut ahead = Ahead::default();
    ahead.look(request(&before, Seat(1), 5), Seat(1));
    let asked = request(&after, Seat(1), 5);
    let expected = alone(asked.clone());
    // As soon as something was found, the likeliest is there; before that, it was begun.
    while !ahead.step(2000) {}
    match ahead.take(&asked) {
        Some(Foreseen::Begun(mut player)) => same(&finish(&mut player), &expected),
        other => panic!("{other:?}"),
    }
    assert!(!ahead.is_busy(), "nobody thinks about what is past");
    ahead.look(request(&before, Seat(1), 5), Seat(1));
    while !ahead.step(2000) {}
    assert!(!ahead.step(u32::MAX), "the first one is found");
    match ahead.take(&asked) {
        Some(Foreseen::Found(found)) => same(&found, &expected),
        other => panic!("{other:?}"),
    }
}

#[test]
fn another_question_another_seed_and_another_patience_were_not_foreseen() {
    let (before, after) = turn();
    let asked = request(&after, Seat(1), 5);
    let others = [
        request(&after, Seat(1), 6),
        request(&before, Seat(0), 5),
        ThinkRequest {
            patience: Patience::Long,
            ..asked
        },
    ];
    for other in others {
        let mut ahead = Ahead::default();
        ahead.look(request(&before, Seat(1), 5), Seat(1));
        while !ahead.step(2000) {}
        assert!(ahead.take(&other).is_none());
    }
}

#[test]
fn who_rests_thinks_about_nothing() {
    let (before, _) = turn();
    let mut ahead = Ahead::default();
    ahead.look(request(&before, Seat(1), 5), Seat(1));
    assert!(ahead.is_busy());
    ahead.rest();
    assert!(!ahead.is_busy() && !ahead.step(1000));
}

/// After a tile its figure is asked; after a figure nothing, until somebody else has decided.
#[test]
fn after_an_answer_the_next_question_of_the_turn_is_foreseen() {
    let (_, mut game) = turn();
    let tile = alone(request(&game, Seat(1), 5)).action;
    let (next, seat) = next_in_turn(request(&game, Seat(1), 5), tile).expect("a figure is asked");
    let AnyAction::Tiles(tile) = tile else {
        panic!("{tile:?}");
    };
    game.apply_trusted(tile);
    assert_eq!(
        (next.game, seat),
        (request(&game, Seat(1), 5).game, Seat(1))
    );
}

/// The orders to think in advance since the last look.
fn orders(screen: &mut Screen) -> Vec<Option<Seat>> {
    let effects = screen.app.cx.take_effects().into_iter();
    effects
        .filter_map(|effect| match effect {
            Effect::Foresee(seat) => Some(seat),
            _ => None,
        })
        .collect()
}

/// A screen on which a computer of this level has taken a turn and a person is asked, with the orders given on the way.
fn after_a_turn(level: &str) -> (Screen, Vec<Option<Seat>>) {
    let mut screen = Screen::open(&AGAINST.replace("greedy", level));
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.press("skip");
    screen.press("confirm");
    while screen.tile_stage().session().computers_turn().is_some() {
        let epoch = screen.tile_stage().session().epoch();
        let action = ai::choose(screen.tile_stage().session().game(), 1, Level::Greedy);
        screen.app.answer(epoch, action, screen.now);
        screen.wait();
    }
    let orders = orders(&mut screen);
    (screen, orders)
}

#[test]
fn an_expert_thinks_on_while_a_person_decides_and_looks_at_the_page() {
    let (mut screen, told) = after_a_turn("expert");
    assert_eq!(told.last(), Some(&Some(Seat(1))));
    screen.wait();
    assert_eq!(orders(&mut screen), [], "it is told once");
    screen.app.set_visible(false, screen.now);
    assert_eq!(orders(&mut screen), [None]);
    screen.wait();
    assert_eq!(orders(&mut screen), []);
    screen.app.set_visible(true, screen.now);
    assert_eq!(orders(&mut screen), [Some(Seat(1))]);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    assert_eq!(orders(&mut screen), [Some(Seat(1))], "more is known now");
}

#[test]
fn nobody_thinks_on_who_does_not_look_ahead() {
    let (_, told) = after_a_turn("strong");
    assert_eq!(told, []);
}

#[test]
fn after_a_hint_an_expert_thinks_on() {
    let (mut screen, _) = after_a_turn("expert");
    screen.app.press_key("*", screen.now);
    assert_eq!(orders(&mut screen), [], "somebody else is asked");
    let epoch = screen.app.cx.asked_here().expect("a person is asked").0;
    assert!(screen.app.give_hint(epoch, &[], screen.now));
    assert_eq!(orders(&mut screen), [Some(Seat(1))]);
}
