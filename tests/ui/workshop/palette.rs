//! The palette by keys, and how the controls of the workshop look.

use super::*;
use page::stage::draft::Tool;

/// The rules of the workshop's looks.
const STYLE: &str = include_str!("../../../www/style/workshop.css");

/// The tiles that Tab reaches.
fn reached(screen: &Screen) -> Vec<String> {
    let page = screen.app.page();
    let tiles = of_class(&page, "tile-kind");
    assert!(tiles.len() > 1, "a whole set is offered");
    let reached = tiles
        .iter()
        .filter(|tile| tile.get("tabindex") != Some("-1"));
    let names = reached.map(|tile| tile.get("data-run").unwrap_or_default().to_string());
    names.collect()
}

#[test]
fn the_palette_is_one_stop_of_tab_and_goes_on_where_keys_were() {
    let mut screen = workshop();
    let page = screen.app.page();
    let first = of_class(&page, "tile-kind")[0].get("data-run");
    assert_eq!(reached(&screen), [first.expect("it is pressed")]);
    // What stands in a group with this mark is gone through by arrows, Home and End.
    assert_eq!(of_class(&page, "tiles")[0].get("data-arrows"), Some(""));
    screen.press(&take("base/U"));
    assert_eq!(reached(&screen), [take("base/U")]);
    screen.press(&format!("near-tile {}", tile("base/D").0));
    assert_eq!(reached(&screen), [take("base/D")]);
    // Another set begins at its first tile.
    screen.app.fill_named("palette", "river");
    assert_eq!(reached(&screen).len(), 1);
}

#[test]
fn keys_lead_to_the_board_with_the_tile_they_took() {
    let mut screen = with_start();
    screen.app.cx.note_input(false);
    screen.app.cx.take_focus_request();
    screen.press(&take("base/D"));
    assert!(screen.app.cx.take_focus_request().is_none());
    screen.app.cx.note_input(true);
    screen.press(&take("base/E"));
    let request = screen.app.cx.take_focus_request().expect("a place");
    assert!(request.target.name().starts_with("draft "));
}

#[test]
fn a_place_without_a_tile_in_hand_says_that_one_is_to_be_chosen() {
    let mut screen = with_start();
    let press = |screen: &mut Screen, run: &str| {
        let from = screen.app.cx.announcements();
        screen.press(run);
        let said = screen.app.cx.announcer().said().iter();
        let said: Vec<&str> = said
            .filter(|(number, _)| *number >= from)
            .map(|(_, text)| text.as_str())
            .collect();
        said.join(" | ")
    };
    assert_eq!(stage(&screen).tool(), Tool::None);
    let said = press(&mut screen, "draft 0 1");
    assert_eq!(said, "Nothing is in hand. Choose a tile first.");
    assert_eq!(tiles(&screen).len(), 1);
    let said = press(&mut screen, "draft 0 0");
    assert!(said.starts_with("Chosen"), "{said}");
    screen.press(&take("base/E"));
    let said = press(&mut screen, "draft 0 -1");
    assert!(said.starts_with("Placed"), "{said}");
}

#[test]
fn the_drawn_tile_in_hand_is_said_to_be_it_and_each_button_says_what_it_does() {
    let mut screen = with_start();
    screen.press(&take("base/E"));
    assert!(!text_of(&screen, "bench").contains("drawn tile now"));
    screen.press("drawn");
    let bench = text_of(&screen, "bench");
    assert!(bench.contains("This is the drawn tile now."), "{bench}");
    assert!(bench.contains("Drawn no longer") && bench.contains("Empty the hand"));
    let said = screen.app.cx.announced();
    assert!(
        said.iter().any(|said| said.contains("the drawn tile now")),
        "{said:?}"
    );
}

/// The declarations of the rule with this selector.
pub fn rule(selector: &str) -> &'static str {
    let begin = format!("\n{selector} {{");
    let (_, rule) = STYLE.split_once(&begin).expect("a rule");
    rule.split('}').next().unwrap_or_default()
}

#[test]
fn lists_keep_their_arrow_and_fields_have_none() {
    // The arrow is a picture behind the list, which the short form would take away.
    assert!(!rule(":is(.workshop, .learn) .control").contains("background:"));
    assert!(rule(":is(.workshop, .learn) select.control").contains("padding-right: 30px"));
    let fields = rule(":is(.workshop, .learn) .control:not(select)");
    assert!(fields.contains("background-image: none"));
}
