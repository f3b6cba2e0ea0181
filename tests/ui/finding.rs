//! Somebody finds the better move of a moment by playing it, in a few tries, and nothing of that is kept.

use crate::review::{answer, asked, cards_reviewed, first_of, opened, opened_from, told};
use crate::screen::{PERSONS, Screen, text_of};
use crate::trying::{ROADS, road};
use engine::ai::review::{Cause, Why};
use engine::ai::{Level, choose};
use engine::cards;
use engine::rules::{Action, Question, legal};
use engine::table::Seat;
use engine::tiles::Pos;
use kurbo::Rect;
use page::context::dialogs::Dialog;
use page::context::effects::Effect;
use page::elements::command::Command;
use page::elements::intent::{Decision, Field, FindIntent, Intent, Target};
use page::elements::setting::{Confirm, SettingChange};
use page::stage::{AnyAction, EitherGame};
use view::scene::layout::Layout;
use view::scene::shown_move::Meaning;

/// A reviewed game with one moment.
struct Reviewed {
    screen: Screen,
    /// After how many actions its turn began.
    step: usize,
    /// What was played, and what would have been 5.2 points better.
    played: AnyAction,
    best: AnyAction,
}

/// Anna has laid a crop circle at which Ben, then she may add a knight; neither did.
const CIRCLE: &str = "bastide 1\nset base\nset crop\npart crop-circles\nseats 2\n\
    player 1 blue person Anna\nplayer 2 red person Ben\noption first-player 1\nseed 1\n\
    stack base/B\nstart\ntile base/D 0,0\ntile base/D 1,0\n\
    figure 1 meeple city N 0,0\nfigure 2 meeple city N 1,0\ndrawn crop/E\n\
    play\nplace crop/E 0,1 r1\npass\ncircle add\npass\npass\nconfirm\n";

/// A game of each kind.
fn games() -> [Reviewed; 2] {
    [of_tiles(), of_cards()]
}

fn of_tiles() -> Reviewed {
    tiles_reviewed(opened())
}

/// A finished game with the dialog open, of whose turns the first is the moment.
fn tiles_reviewed(screen: Screen) -> Reviewed {
    tiles_reviewed_at(screen, |_| true)
}

/// The same, with the better move at such a place.
fn tiles_reviewed_at(mut screen: Screen, better: impl Fn(Pos) -> bool) -> Reviewed {
    let session = screen.tile_stage().session();
    let step = session.laid_at()[0];
    let played = session.entries()[step].action;
    let other = |action: &Action| {
        matches!(action, Action::Place { pos, .. } if better(*pos)) && *action != played
    };
    let best = legal(&session.at(step)).into_iter().rfind(other);
    let best: AnyAction = best.expect("another place").into();
    while let Some(turn) = asked(&mut screen) {
        answer(&mut screen, turn, |turn_review| {
            turn_review.could = turn_review.did;
            if turn == step {
                turn_review.could += 5_200;
                turn_review.best = best;
            }
        });
    }
    Reviewed {
        screen,
        step,
        played: played.into(),
        best,
    }
}

fn of_cards() -> Reviewed {
    let screen = cards_reviewed();
    let step = first_of(&screen, Seat(1));
    let played = screen.card_stage().session().entries()[step].action;
    Reviewed {
        step,
        played: played.into(),
        best: cards::Action::Claim(cards::Suit::Green).into(),
        screen,
    }
}

impl Reviewed {
    /// Begins to look for the better move.
    fn begin(&mut self) {
        self.screen.press(&format!("find-move {}", self.step));
        self.screen.wait();
    }

    /// What may be done first in the turn.
    fn choices(&self) -> Vec<AnyAction> {
        match self.screen.app.cx.card_stage() {
            Some(stage) => stage.legal().iter().map(|&one| one.into()).collect(),
            None => {
                let all = self.screen.tile_stage().legal().iter();
                all.map(|&one| one.into()).collect()
            }
        }
    }

    fn decide(&mut self, action: AnyAction) {
        let index = self.choices().iter().position(|&one| one == action);
        let index = index.expect("it is legal");
        let epoch = match self.screen.app.cx.card_stage() {
            Some(stage) => stage.session().epoch(),
            None => self.screen.tile_stage().session().epoch(),
        };
        self.screen.now += 1_000.0;
        let decision = Intent::Decide(Decision { epoch, index });
        self.screen.app.press(decision, self.screen.now);
    }

    /// Plays a turn that begins like this, up to its confirmation; its rest as a strong player does.
    fn begin_turn(&mut self, action: AnyAction) {
        self.decide(action);
        while let Some(stage) = self.screen.app.cx.tile_stage() {
            match stage.question() {
                None | Some(Question::Place | Question::Confirm) => return,
                Some(_) => {
                    let next = choose(stage.session().game(), 0, Level::Strong);
                    self.decide(next.expect("an answer").into());
                }
            }
        }
    }

    /// The same, and ends the turn.
    fn play(&mut self, action: AnyAction) {
        self.begin_turn(action);
        self.screen.press("confirm");
    }

    /// What is neither played nor the best nor one of these.
    fn other(&self, tried: &[AnyAction]) -> AnyAction {
        let known = [self.played, self.best];
        let other = |one: &AnyAction| !known.contains(one) && !tried.contains(one);
        self.choices()
            .into_iter()
            .find(other)
            .expect("another choice")
    }

    /// Plays another turn than those so far, and lets it lose this much. Returns how it begins.
    fn lose(&mut self, tried: &[AnyAction], lost: i32) -> AnyAction {
        let other = self.other(tried);
        self.play(other);
        assert_eq!(asked(&mut self.screen), Some(self.step));
        assert!(text_of(&self.screen, "dock").contains("being judged"));
        answer(&mut self.screen, self.step, |turn_review| {
            turn_review.could = turn_review.did + lost;
            turn_review.why = Why::default();
            turn_review.why.own[Cause::Figures as usize] = lost + 1_000;
            turn_review.why.own[Cause::Roads as usize] = -1_000;
        });
        other
    }

    /// What stands beside the board.
    fn beside(&self) -> String {
        text_of(&self.screen, "moment")
    }

    /// Whether the replay shows the moment, with the better move.
    fn is_shown(&self) -> bool {
        let (number, stage) = (self.beside().contains("etter"), &self.screen.app.cx);
        let tiles = stage.tile_stage();
        let ghosts = tiles.is_none_or(|stage| stage.moves_shown(&[]).len() == 2);
        number && self.replays() && ghosts
    }

    fn replays(&self) -> bool {
        match self.screen.app.cx.card_stage() {
            Some(stage) => stage.replay().is_some(),
            None => self.screen.tile_stage().replay().is_some(),
        }
    }

    /// Who plays the game on the screen.
    fn players(&self) -> String {
        match self.screen.app.cx.card_stage() {
            Some(stage) => format!("{:?}", stage.session().seating()),
            None => format!("{:?}", self.screen.tile_stage().session().seating()),
        }
    }

    /// What the moves mean that are marked on the table.
    fn marked(&self) -> Vec<Meaning> {
        match self.screen.app.cx.card_stage() {
            Some(stage) => stage.moves_shown().iter().map(|one| one.meaning).collect(),
            None => {
                let shown = self.screen.tile_stage().moves_shown(&[]);
                shown.iter().map(|one| one.meaning).collect()
            }
        }
    }

    fn focused(&mut self) -> Option<Target> {
        let asked = self.screen.app.cx.take_focus_request();
        asked.map(|one| one.target)
    }

    /// Whether anybody looks for a move.
    fn finds(&self) -> bool {
        self.beside().contains("Find a better move for ")
    }

    /// Whether something was saved, noted or sent since.
    fn keeps(&mut self) -> bool {
        let effects = self.screen.app.cx.take_effects();
        let kept = |one: &Effect| matches!(one, Effect::Save | Effect::NewSave | Effect::Keep(..));
        effects.iter().any(kept)
    }
}

#[test]
fn the_best_move_is_found_at_once_and_what_it_gains_is_told() {
    for mut game in games() {
        game.begin();
        assert!(game.finds(), "{}", game.beside());
        assert_eq!(text_of(&game.screen, "tip"), "", "it covers nothing");
        game.play(game.best);
        assert_eq!(asked(&mut game.screen), None, "it is known");
        assert_eq!(
            game.screen.app.cx.toast(),
            Some("Well done! That gains about 5.2 points.")
        );
        let announced = game.screen.app.cx.announced();
        assert!(announced[0].starts_with("Well done!"), "{announced:?}");
        assert!(announced[1].contains("Better: "), "{announced:?}");
        assert!(game.is_shown(), "{}", game.beside());
    }
}

#[test]
fn a_move_that_loses_less_than_a_moment_is_found_too() {
    for mut game in games() {
        game.begin();
        game.lose(&[], 1_039);
        assert_eq!(
            game.screen.app.cx.toast(),
            Some("Well done! That gains about 4.2 points.")
        );
        assert!(game.is_shown());
    }
}

#[test]
fn after_three_tries_the_better_move_is_shown() {
    for mut game in games() {
        game.begin();
        let first = game.lose(&[], 5_200);
        let told = "Not yet: that loses about 5.2 points. 2 tries left. \
            The best move gains 6.2 from figures kept free for later.";
        assert!(game.beside().contains(told), "{}", game.beside());
        assert!(game.screen.app.cx.said().contains(told));
        let second = game.lose(&[first], 4_000);
        let told =
            "Better than the move played, but it still loses about 4.0 points. One try left.";
        assert!(game.beside().contains(told), "{}", game.beside());
        assert!(!game.is_shown() && game.finds());
        game.lose(&[first, second], 1_040);
        let told = "That loses about 1.0 points. Here is the better move.";
        assert!(game.beside().contains(told), "{}", game.beside());
        assert_eq!(game.screen.app.cx.announced()[0], told);
        assert_eq!(game.screen.app.cx.toast(), None, "it is not told twice");
        assert_eq!(text_of(&game.screen, "sign"), "3");
        let all = [Meaning::Better, Meaning::Played, Meaning::Tried(3)];
        assert_eq!(game.marked(), all);
        assert!(!game.finds());
    }
}

#[test]
fn nothing_is_judged_before_the_turn_is_confirmed_whatever_the_settings_say() {
    for mut game in games() {
        game.screen
            .app
            .cx
            .set(SettingChange::Confirm(Confirm::Never));
        game.begin();
        let before = game.choices();
        let slip = game.other(&[]);
        game.begin_turn(slip);
        assert_eq!(asked(&mut game.screen), None);
        assert!(game.beside().contains("You have 3 tries."));
        while game.choices() != before {
            game.screen.press("take-back");
        }
        game.play(game.best);
        assert!(game.is_shown(), "{}", game.beside());
    }
}

#[test]
fn the_move_that_was_played_and_one_that_was_tried_before_cost_no_try() {
    for mut game in games() {
        game.begin();
        game.play(game.played);
        let told = "That is the move that was played. 3 tries left.";
        assert!(game.beside().contains(told), "{}", game.beside());
        assert!(game.screen.app.cx.said().contains(told));
        let tried = game.lose(&[], 4_000);
        game.play(tried);
        assert_eq!(asked(&mut game.screen), None, "it is known");
        let told = "You have tried that already. 2 tries left.";
        assert!(game.beside().contains(told), "{}", game.beside());
    }
}

#[test]
fn what_was_played_and_tried_is_marked_on_the_board_and_told() {
    for mut game in games() {
        game.begin();
        assert!(game.beside().contains("Played: "), "{}", game.beside());
        assert_eq!(game.marked(), [Meaning::Played]);
        let first = game.lose(&[], 4_000);
        game.lose(&[first], 4_000);
        let told = game.beside();
        assert!(
            told.contains("Try 1: ") && told.contains("Try 2: "),
            "{told}"
        );
        let all = [Meaning::Played, Meaning::Tried(1), Meaning::Tried(2)];
        assert_eq!(game.marked(), all);
        assert_eq!(
            text_of(&game.screen, "sign"),
            "2",
            "the one that is told of"
        );
        game.begin_turn(first);
        let covers = match game.screen.app.cx.tile_stage() {
            Some(stage) => stage
                .moves_shown(&[])
                .iter()
                .any(|shown| stage.game().board().get(shown.cell).is_some()),
            None => !game.marked().is_empty(),
        };
        assert!(!covers);
    }
}

#[test]
fn players_keep_their_names_and_kinds_and_no_computer_moves() {
    // What a computer has played is what a person could have.
    let mut played = Screen::open(PERSONS);
    played.play_to_end();
    let record = played.tile_stage().session().save();
    let record = record.replace("person Ben", "greedy");
    let mut game = tiles_reviewed(opened_from(&record));
    game.begin();
    let players = text_of(&game.screen, "players");
    assert!(players.contains("Computer 2Computer: Easy"), "{players}");
    game.play(game.other(&[]));
    let effects = game.screen.app.cx.take_effects();
    let thinks = |one: &Effect| matches!(one, Effect::Think { .. } | Effect::Foresee(_));
    assert!(!effects.iter().any(thinks), "{effects:?}");
}

#[test]
fn who_gives_up_is_shown_the_better_move() {
    for mut game in games() {
        game.begin();
        game.screen.press("show-move");
        let announced = game.screen.app.cx.announced();
        assert_eq!(announced[0], "Here is the better move.");
        assert!(game.is_shown() && !game.finds());
    }
}

#[test]
fn nothing_of_it_is_kept_and_who_leaves_is_back_in_the_review() {
    for mut game in games() {
        let (record, reviewed) = (game.screen.app.cx.record(), told(&game.screen));
        game.screen.app.cx.take_effects();
        for way in ["leave-finding", "close"] {
            game.begin();
            let tried = game.lose(&[], 4_000);
            game.decide(game.other(&[tried]));
            assert_eq!(game.screen.app.cx.record(), record);
            // Escape takes the tile back first.
            for _ in 0..3 {
                if game.finds() {
                    game.screen.press(way);
                }
            }
            assert!(!game.finds(), "{way} {}", game.beside());
            assert_eq!(game.screen.app.cx.dialog(), Some(Dialog::Review));
            assert_eq!(game.screen.app.cx.record(), record);
            assert!(!game.keeps());
            assert_eq!(told(&game.screen), reviewed);
        }
    }
}

#[test]
fn a_try_is_judged_where_another_seat_acts_at_a_crop_circle() {
    let mut game = tiles_reviewed(opened_from(CIRCLE));
    game.begin();
    let circle = |game: &mut Reviewed| {
        game.decide(game.choices()[0]);
        game.decide(game.choices()[0]);
    };
    game.decide(game.played);
    circle(&mut game);
    // As in every turn, what was done may be a slip.
    assert_eq!(asked(&mut game.screen), None, "the turn waits to be ended");
    assert!(text_of(&game.screen, "dock").contains("End turn"));
    game.screen.press("take-back");
    game.screen.press("take-back");
    circle(&mut game);
    game.screen.press("confirm");
    assert_eq!(asked(&mut game.screen), Some(game.step));
    assert!(text_of(&game.screen, "dock").contains("being judged"));
    answer(&mut game.screen, game.step, |turn_review| {
        turn_review.could = turn_review.did + 4_000;
    });
    assert!(game.beside().contains("about 4.0"), "{}", game.beside());
    game.decide(game.played);
    game.decide(Action::Pass.into());
    game.decide(game.choices()[0]);
    game.screen
        .app
        .press_key("Enter", game.screen.now + 1_000.0);
    assert_eq!(asked(&mut game.screen), None, "it is what was played");
    let told = "That is the move that was played. 2 tries left.";
    assert!(game.beside().contains(told), "{}", game.beside());
}

#[test]
fn on_a_phone_the_better_place_and_the_one_played_are_in_sight_and_as_many_others_as_can_be() {
    let ways = ["find-move", "try-from"].into_iter();
    for (way, (tiles, better, all)) in ways.flat_map(|way| ROADS.map(|road| (way, road))) {
        let at_better = |pos: Pos| pos.x == better;
        let mut game = tiles_reviewed_at(opened_from(&road(tiles)), at_better);
        let room = Rect::new(8.0, 130.0, 382.0, 510.0);
        let phone = Layout {
            whole: Rect::new(0.0, 0.0, 390.0, 844.0),
            free: room,
            dock: Rect::new(8.0, 700.0, 382.0, 836.0),
            slots: vec![Rect::new(20.0, 710.0, 90.0, 780.0)],
            ..Layout::default()
        };
        game.screen.app.lay_out(phone, game.screen.now);
        game.screen.press(&format!("{way} {}", game.step));
        game.screen.wait();
        let stage = game.screen.tile_stage();
        let camera = stage.camera_at(game.screen.now);
        let seen = |pos: &Pos| room.contains_rect(camera.square(*pos));
        let cells = stage.tile_in_hand().expect("a tile").places.cells();
        let count = cells.iter().filter(|pos| seen(pos)).count();
        assert_eq!(count == cells.len(), all, "{count} of {}", cells.len());
        assert!(count > 12, "not only those two: {count}");
        let both = [game.played, game.best].map(|action| match action {
            EitherGame::Tiles(Action::Place { pos, .. }) => pos,
            other => panic!("{other:?}"),
        });
        assert!(both.iter().all(seen), "{both:?} {camera:?}");
    }
}

#[test]
fn a_game_that_is_tried_out_leads_into_no_replay_and_no_game_that_is_kept() {
    for mut game in games() {
        let step = game.step;
        game.begin();
        let record = game.screen.app.cx.record();
        game.screen.app.cx.take_effects();
        let away = [
            Intent::LookAtLine(0),
            Intent::LookBack(step),
            Intent::PlayOn,
            Intent::TryFrom(step),
            Intent::Start,
            Intent::PlayAgain,
        ];
        for intent in away {
            game.screen.now += 1_000.0;
            game.screen.app.press(intent.clone(), game.screen.now);
            assert!(game.finds() && !game.replays(), "{intent:?}");
            assert!(!game.keeps(), "{intent:?}");
            assert_eq!(game.screen.app.cx.record(), record, "{intent:?}");
        }
        game.play(game.best);
        assert!(game.is_shown(), "the review goes on");
    }
}

#[test]
fn no_player_of_a_game_that_is_tried_out_is_renamed_or_replaced() {
    for mut game in games() {
        game.begin();
        game.screen.app.cx.take_effects();
        let before = game.players();
        let page = game.screen.app.page();
        let mut runs = page
            .all()
            .into_iter()
            .filter_map(|node| node.get("data-run"));
        assert!(!runs.any(|run| run.starts_with("seat ")), "no button");
        game.screen.press("seat 0");
        assert!(game.screen.app.cx.dialog().is_none());
        for seat in [Seat(0), Seat(1)] {
            game.screen.app.fill_in(Field::SeatName(seat), "Zoe");
            game.screen.app.fill_in(Field::SeatControl(seat), "greedy");
        }
        assert_eq!(game.players(), before);
        assert!(!game.keeps());
    }
}

#[test]
fn a_late_answer_about_a_try_that_was_left_changes_nothing() {
    for mut game in games() {
        let reviewed = told(&game.screen);
        game.begin();
        game.play(game.other(&[]));
        assert_eq!(asked(&mut game.screen), Some(game.step));
        game.screen.press("leave-finding");
        answer(&mut game.screen, game.step, |turn_review| {
            turn_review.could = turn_review.did + 9_000;
        });
        game.screen.press("review");
        assert_eq!(told(&game.screen), reviewed);
    }
}

#[test]
fn the_better_move_of_a_person_is_not_told_before_it_was_looked_for_or_looked_at() {
    for mut game in games() {
        assert!(!told(&game.screen).contains("Better: "));
        game.begin();
        assert!(!game.screen.app.page().all_text().contains("Better: "));
        game.screen.press("show-move");
        game.screen.press("review");
        assert!(told(&game.screen).contains("Better: "));
    }
}

#[test]
fn only_whose_turn_it_was_moves_and_nothing_before_is_taken_back() {
    for mut game in games() {
        game.begin();
        let before = game.choices();
        game.screen.press("take-back");
        assert_eq!(game.choices(), before);
        assert_eq!(game.screen.app.cx.covered_for(), None);
        for command in ["review", "replay", "share", "new-game", "hint"] {
            game.screen.press(command);
            assert!(
                game.finds() && game.screen.app.cx.dialog().is_none(),
                "{command}"
            );
        }
    }
}

#[test]
fn nobody_looks_for_a_move_that_was_shown() {
    for mut game in games() {
        game.screen.press(&format!("look-back {}", game.step));
        assert!(game.is_shown());
        for way in ["review", "close"] {
            let page = game.screen.app.page();
            let nodes = page.all().into_iter();
            let mut runs = nodes.filter_map(|node| node.get("data-run"));
            assert!(!runs.any(|run| run.starts_with("find-move")));
            let begin = Intent::Find(FindIntent::Begin(game.step));
            game.screen.app.press(begin, game.screen.now);
            assert!(!game.finds());
            game.screen.press(way);
        }
    }
}

#[test]
fn by_keys_the_focus_goes_to_the_board_and_returns_to_where_the_search_began() {
    for mut game in games() {
        game.screen.app.cx.note_input(true);
        game.begin();
        assert_ne!(game.focused(), Some(Target::DOCK));
        game.screen.press("leave-finding");
        let begin = Intent::Find(FindIntent::Begin(game.step));
        assert_eq!(game.focused(), Some(Target::Press(begin)));
        game.begin();
        game.screen.press("show-move");
        assert_eq!(game.focused(), Some(Target::command(Command::Play)));
    }
}
