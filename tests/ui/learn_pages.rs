//! The board of a lesson for other pages: the lines that show it, and the workshop with all other ways out.

use crate::learn::{at, learning, puzzled};
use crate::screen::{Screen, text_of as text};
use page::context::effects::Effect;
use page::context::surroundings::Surroundings;
use page::elements::workshop::WayOut;

/// From now on the page has an address.
fn put_online(screen: &mut Screen) {
    screen.app.cx.set_surroundings(Surroundings {
        address: "https://example.org/play/index.html".to_string(),
        shares: false,
    });
}

/// A lesson in a page that has an address.
fn online(name: &str) -> Screen {
    let mut screen = at(name);
    put_online(&mut screen);
    screen
}

/// With what it asks, and at the ways out, where a teacher chooses how the board is.
#[test]
fn a_lesson_is_opened_in_the_workshop_with_its_task() {
    let mut screen = online("04-complete-a-road");
    screen.press("draw-up-lesson");
    let workshop = screen.app.drafts.workshop().expect("the workshop");
    let draft = workshop.stage().draft();
    assert!(
        draft.task().contains("goal complete road"),
        "{}",
        draft.task()
    );
    assert_eq!(draft.faults(), []);
    assert!(text(&screen, "ways-of").contains("learning platform"));
    let mut screen = online("EX-BASE-7");
    screen.press("draw-up-lesson");
    let workshop = screen.app.drafts.workshop().expect("the workshop");
    assert_eq!(
        workshop.stage().draft().steps(),
        2,
        "its moves come with it"
    );
}

/// The text that is copied for another page.
fn copied(screen: &mut Screen, way: WayOut) -> Option<String> {
    screen.press(&format!("copy-lesson-{}", way.word()));
    let effects = screen.app.cx.take_effects().into_iter();
    effects.into_iter().find_map(|effect| match effect {
        Effect::CopyDraft(of, text) if of == way => Some(text),
        _ => None,
    })
}

#[test]
fn the_board_of_a_lesson_is_shown_on_another_page_by_lines_to_copy() {
    let mut screen = at("EX-BASE-7");
    assert!(
        !screen.app.page().all_text().contains("on another page"),
        "from a disk"
    );
    put_online(&mut screen);
    assert_eq!(
        copied(&mut screen, WayOut::Embed).as_deref(),
        Some(
            "<script src=\"https://example.org/play/bastide-board.js\" defer></script>\n\
             <bastide-board lesson=\"base/ex-base-7\" language=\"en\">A completed monastery</bastide-board>\n"
        )
    );
    let frame = copied(&mut screen, WayOut::Frame).expect("a frame");
    assert!(
        frame.contains(
            "https://example.org/play/embed.html#lesson=base%2Fex-base-7&amp;language=en"
        ),
        "{frame}"
    );
    assert!(!frame.contains("title=\"Bastide\""), "{frame}");
    assert!(frame.contains(" title=\"A "), "{frame}");
}

/// The head of another kind of view is another one, so that the focus comes to its title: going on from lesson to lesson is told
/// elsewhere.
#[test]
fn each_kind_of_view_of_the_rule_book_has_a_head_of_its_own() {
    let head = |screen: &Screen| {
        let page = screen.app.page();
        let all = page.all();
        let head = all
            .iter()
            .find(|node| node.tag == "header" && node.key.is_some());
        head.and_then(|head| head.key.clone()).expect("a head")
    };
    let mut screen = learning();
    let contents = head(&screen);
    screen.press("learn-chapter ROAD");
    let chapter = head(&screen);
    let lesson = head(&at("EX-BASE-7"));
    let kinds = [contents, chapter, head(&puzzled(1)), lesson];
    let different: std::collections::BTreeSet<&String> = kinds.iter().collect();
    assert_eq!(different.len(), kinds.len(), "{kinds:?}");
    assert_eq!(
        kinds[3],
        head(&at("04-complete-a-road")),
        "lesson to lesson"
    );
}
