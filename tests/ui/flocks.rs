//! A flock that grows or goes home: both answers say what they bring, and a wolf is told while the next thing is asked.

use crate::screen::{Screen, of_class};
use engine::rules::{Action, Token};
use page::elements::drawing;
use view::scene::answers::Outcome;

/// Anna's shepherd stands in the field that her tile extends, beside four sheep and three.
const FLOCK: &str = "bastide 1\nset base\npart shepherds\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    seed 1\nstack base/B base/B base/B\nstart\ntile base/D 0,0\nfigure 1 shepherd field 3456 0,0\nflock 1 4 3\n\
    drawn base/B\nplay\nplace base/B 0,1\npass\n";

#[test]
fn both_answers_for_a_flock_say_what_they_bring_and_lie_apart() {
    let mut screen = Screen::open(FLOCK);
    screen.wait();
    let stage = screen.tile_stage();
    let offered = stage.places().offered();
    let outcome = |action| {
        let answer = offered.iter().find(|one| one.action == action);
        answer.and_then(|one| one.outcome)
    };
    assert_eq!(outcome(Action::Guide), Some(Outcome::Points(7)));
    assert_eq!(outcome(Action::Grow), Some(Outcome::Chance));
    let camera = stage.camera_at(screen.now);
    let [one, other] = [offered[0].at, offered[1].at].map(|at| camera.on_screen(at));
    assert!(one.distance(other) > 44.0, "{one:?} {other:?}");
    assert!(stage.loupe().is_none(), "nothing lies over the flock");
    let page = screen.app.page();
    let answers = of_class(&page, "answers")[0].all_text();
    assert!(
        answers.contains("Guide the flock home: 7 points"),
        "{answers}"
    );
    assert!(of_class(&page, "placed").is_empty(), "both are seen");
}

#[test]
fn a_wolf_is_told_with_what_is_asked_next_and_shown_in_the_log() {
    let mut screen = Screen::open(&format!("{FLOCK}grow\nconfirm\ntoken wolf\n"));
    screen.wait();
    let question = |screen: &Screen| of_class(&screen.app.page(), "question")[0].all_text();
    assert_eq!(question(&screen), "Anna draws a wolf!");
    let there = screen.tile_stage().recent_wolf();
    assert!(there.is_some());
    let page = screen.app.page();
    let icons = of_class(&page, "turn-icon");
    let has = |token| {
        let drawn = drawing::token(drawing::Token::Flock(token));
        icons.iter().any(|icon| icon.all().contains(&&drawn))
    };
    assert!(has(Token::Wolf) && !has(Token::One), "{icons:?}");
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.wait();
    assert_eq!(
        screen.tile_stage().recent_wolf(),
        None,
        "Ben knows it by then"
    );
    assert!(!question(&screen).contains("wolf"));
}
