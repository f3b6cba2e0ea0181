//! What a moment of a review tells and shows of the better move: why it is better, and where.

use crate::review::{answer, asked, cards_reviewed, first_of, opened_from, told};
use crate::screen::{Screen, of_class};
use engine::table::Seat;
use page::elements::setting::SettingChange;
use page::features::review::picture::moment_picture;
use view::scene::display::DisplayList;

/// Anna has put no farmer beside three completed cities; one tile is to come.
const FIELD: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    option first-player 1\nseed 1\nstack base/E\nstart\n\
    tile base/D 0,0\ntile base/D 1,0\ntile base/D 2,0\n\
    tile base/E 0,-1 r2\ntile base/E 1,-1 r2\ntile base/E 2,-1 r2\n\
    drawn base/U\nplay\nplace base/U 3,0 r0\npass\nconfirm\n";

/// The screen with the first moment of this game, as a worker would review it.
fn field_reviewed() -> (Screen, usize) {
    let mut screen = opened_from(FIELD);
    let step = screen.tile_stage().session().laid_at()[0];
    while let Some(turn) = asked(&mut screen) {
        answer(&mut screen, turn, |_| {});
    }
    (screen, step)
}

#[test]
fn a_moment_says_why_the_better_move_is_better_to_eye_and_ear() {
    let (mut screen, step) = field_reviewed();
    assert!(!told(&screen).contains("from fields"), "it is to be found");
    screen.press(&format!("look-back {step}"));
    let page = screen.app.page();
    let moment = of_class(&page, "moment")[0];
    let heard = of_class(moment, "unseen")[0].all_text();
    let seen = moment.all_text().replace(&heard, "");
    for told in [seen, heard] {
        let parts = told.split_once("Better by about ").expect(&told).1;
        let parts = parts.split_once(". The move itself: ").expect(&told).0;
        let parts = parts.split_once(" points: ").expect(&told).1;
        let (own, others) = parts.split_once(" from fields, plus ").expect(&told);
        assert!(own.parse::<f32>().is_ok(), "{told}");
        assert!(
            others.ends_with(" by leaving Ben fewer points from fields"),
            "{told}"
        );
    }
}

#[test]
fn cells_of_a_moment_are_named_to_the_eye_only_where_the_board_names_them() {
    let (mut screen, step) = field_reviewed();
    for named in [false, true] {
        screen.app.cx.set(SettingChange::Coordinates(named));
        screen.press(&format!("look-back {step}"));
        let page = screen.app.page();
        let moment = of_class(&page, "moment")[0].all_text();
        assert_eq!(moment.contains("Played: P13 – "), named, "{moment}");
        assert!(moment.contains("Played: 3 east"), "to the ear: {moment}");
        screen.press("review");
    }
}

/// The pictures of a moment in the dialog.
fn pictures(screen: &Screen, step: usize) -> Vec<DisplayList> {
    let page = screen.app.page();
    let pictures = of_class(&page, "moment-picture");
    let names = pictures.iter().filter_map(|one| one.get("data-picture"));
    let names = names.filter_map(|name| name.strip_prefix("moment "));
    let names = names.filter(|name| name.starts_with(&format!("{step} ")));
    let review = screen.app.review.as_ref().expect("a review");
    let drawn = names.map(|name| {
        let (name, _) = name.rsplit_once(' ').expect("a look");
        moment_picture(review, &screen.app.cx, name).expect("a picture")
    });
    drawn.collect()
}

#[test]
fn each_moment_has_a_picture_without_the_better_move_while_it_may_be_found() {
    let cards = cards_reviewed();
    let card_step = first_of(&cards, Seat(1));
    for (mut screen, step) in [field_reviewed(), (cards, card_step)] {
        assert_eq!(pictures(&screen, step).len(), 1);
        screen.press(&format!("look-back {step}"));
        screen.press("review");
        let [better, played] = &pictures(&screen, step)[..] else {
            panic!("two pictures");
        };
        assert!(better != played, "each shows its own move");
    }
}
