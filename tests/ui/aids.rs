//! Reading the board: cards, owners of fields, tiles still to come, and the switch that hides it all.

use crate::screen::{PERSONS, Screen, of_class};
use engine::tiles::{FeatureKind, Pos, SegmentId, catalogue};
use engine::{rules::Spot, table::RuleId};
use kurbo::{Point, Rect};
use page::elements::tree::Node;
use page::stage::tiles::tooltip::Subject;
use page::stage::{Device, Input};
use view::scene::layout::Layout;
use view::scene::overlay::{ClaimLayer, Overlay};
use view::scene::spots::anchor_of;

/// Two cities above a field of both players; Anna alone holds the field over the first city.
pub const FIELDS: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\nseed 1\n\
    stack base/U base/E base/B base/K\nstart\ntile base/E 0,0\ntile base/E 0,-1 r2\ntile base/B 1,0\n\
    tile base/E 2,0\ntile base/E 2,-1 r2\ntile base/E 3,0\nfigure 1 meeple field 4 0,0\n\
    figure 2 meeple field 4 2,0\nfigure 1 meeple field 0 0,-1\nfigure 2 meeple city N 3,0\nturn 1\n";

fn tooltip(page: &Node) -> Option<Node> {
    let all = page.all();
    let found = all
        .iter()
        .find(|node| node.key.as_deref() == Some("tooltip"));
    found.map(|node| (*node).clone())
}

impl Screen {
    /// The text of the note, if there is one.
    fn note(&self) -> Option<String> {
        tooltip(&self.app.page()).map(|card| card.all_text())
    }

    /// Where a figure on a segment would be seen.
    fn spot(&self, x: i16, y: i16, segment: u8) -> Point {
        let (pos, segment) = (Pos::new(x, y), SegmentId(segment));
        let board = self.tile_stage().game().board();
        let at = anchor_of(board, Spot { pos, segment }).expect("a tile");
        self.tile_stage().camera_at(self.now).on_screen(at)
    }

    /// The mouse comes to a place and rests.
    fn rest_at(&mut self, at: Point) {
        self.to(Device::Mouse, at);
        self.now += 450.0;
        self.app.tick(self.now);
    }

    fn city(&self) -> Point {
        let tile = catalogue().find("base/E").expect("a tile");
        let city = catalogue()
            .tile(tile)
            .each()
            .find(|(_, one)| one.shields == 0 && !one.sides.is_empty());
        self.spot(3, 0, city.expect("a city").0.0)
    }
}

#[test]
fn a_mouse_that_rests_on_a_feature_learns_what_it_is_whose_and_what_it_is_worth() {
    let mut screen = Screen::open(FIELDS);
    let at = screen.city();
    screen.to(Device::Mouse, at);
    assert_eq!(screen.note(), None, "not before it rests");
    assert!(
        screen.app.next_tick_at().is_some(),
        "nothing would open the note"
    );
    screen.rest_at(at);
    let text = screen.note().expect("a note");
    for part in [
        "City",
        "1 tile",
        "Ben",
        "1 tile = 1",
        "1 tile × 2 = 2",
        "CITY-06",
        "CITY-02",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!text.contains("Anna"), "{text}");
}

#[test]
fn a_place_for_a_figure_is_named_under_a_mouse_and_under_a_finger_that_stays() {
    for device in [Device::Mouse, Device::Finger] {
        let mut screen = Screen::open(FIELDS);
        let (pos, _) = screen.legal();
        screen.click(screen.at(pos.x, pos.y));
        screen.wait();
        let places = screen.tile_stage().places().offered().to_vec();
        let (index, answer) = (0, places[0]);
        let at = screen.places_camera().on_screen(answer.at);
        match device {
            Device::Mouse => screen.to(device, at),
            _ => screen.down(device, at),
        }
        screen.now += 600.0;
        screen.app.tick(screen.now);
        let subject = screen.tile_stage().tooltip().map(|note| note.subject);
        assert_eq!(subject, Some(Subject::Place(index)), "{device:?}");
        let page = screen.app.page();
        let texts = of_class(&page, "pointed")[0].all();
        let told = texts[1].all_text();
        assert_eq!(screen.note(), Some(told));
        screen.up(at);
        let asked = screen.tile_stage().question();
        assert_eq!(asked, Some(engine::rules::Question::Figure), "only asked");
    }
}

#[test]
fn the_area_of_the_feature_is_lit_while_its_card_is_open() {
    let mut screen = Screen::open(FIELDS);
    let before = screen.app.draw(screen.now);
    let at = screen.city();
    screen.rest_at(at);
    assert_ne!(screen.app.draw(screen.now), before);
    screen.press("close");
    let city = screen.note();
    assert_eq!(city, None);
}

#[test]
fn a_field_of_two_names_both_and_its_value_at_the_end() {
    let mut screen = Screen::open(FIELDS);
    let below = screen.at(1, 0)
        + kurbo::Vec2::new(0.0, 0.42 * screen.tile_stage().camera_at(screen.now).zoom);
    screen.rest_at(below);
    let text = screen.note().expect("a note");
    for part in ["Field", "Anna", "Ben", "2 cities × 3 = 6", "FIELD-12"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn a_card_is_gone_at_the_next_action_and_never_there_while_a_tile_is_dragged() {
    let mut screen = Screen::open(FIELDS);
    let at = screen.city();
    screen.rest_at(at);
    screen.click(Point::new(400.0, 20.0));
    assert_eq!(screen.note(), None, "a click puts it away");
    screen.down(Device::Mouse, screen.slot());
    screen.to(Device::Mouse, at);
    screen.now += 2000.0;
    screen.app.tick(screen.now);
    assert_eq!(screen.note(), None, "a tile is held");
}

/// A frame may come late, between a finger that goes down and its going up, of which the page hears later still.
#[test]
fn a_tap_of_which_a_busy_page_hears_late_is_a_tap() {
    for (lasted, placed) in [(80.0, true), (600.0, false)] {
        let mut screen = Screen::open(PERSONS);
        let (pos, _) = screen.legal();
        let at = screen.at(pos.x, pos.y);
        screen.down(Device::Finger, at);
        screen.now += 900.0;
        screen.app.tick(screen.now);
        assert!(screen.note().is_some(), "nobody knows better yet");
        screen.app.cx.end_press(lasted);
        screen.up(at);
        assert_eq!(screen.tile_stage().provisional().is_some(), placed);
        assert_eq!(screen.note().is_some(), !placed);
    }
}

#[test]
fn a_finger_held_down_opens_a_card_above_itself_and_then_means_nothing_else() {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    let at = screen.at(pos.x, pos.y);
    screen.down(Device::Finger, at);
    assert_eq!(screen.note(), None);
    screen.now += 600.0;
    screen.app.tick(screen.now);
    assert!(
        screen
            .note()
            .expect("a note")
            .contains("tiles still to come")
    );
    let note = *screen.tile_stage().tooltip().expect("a note");
    assert_eq!(note.subject, Subject::Cell(pos));
    let finger = Rect::from_center_size(at, (80.0, 80.0));
    let spared = screen.tile_stage().viewport().beside_tooltip(&note).anchor;
    assert_eq!(spared.union(finger), spared, "under the finger");
    screen.up(at);
    assert_eq!(
        screen.tile_stage().game().board().placed().len(),
        1,
        "it placed the tile"
    );
    assert!(screen.note().is_some());
    screen.down(Device::Finger, at);
    screen.up(at);
    assert_eq!(
        screen.tile_stage().game().board().placed().len(),
        2,
        "a tap places it"
    );
    assert_eq!(screen.note(), None);
}

#[test]
fn a_finger_that_moves_opens_no_card() {
    let mut screen = Screen::open(PERSONS);
    let at = screen.at(0, 0);
    screen.down(Device::Finger, at);
    screen.to(Device::Finger, at + kurbo::Vec2::new(30.0, 0.0));
    screen.now += 800.0;
    screen.app.tick(screen.now);
    assert_eq!(screen.note(), None);
}

#[test]
fn a_card_stays_while_the_mouse_is_on_it_and_goes_a_while_after() {
    let mut screen = Screen::open(FIELDS);
    let at = screen.city();
    screen.rest_at(at);
    screen.input(Input::Gone { id: 1 });
    screen.press("light tooltip");
    screen.now += 4000.0;
    screen.app.tick(screen.now);
    assert!(screen.note().is_some());
    screen.press("dark");
    screen.now += 2000.0;
    screen.app.tick(screen.now);
    assert_eq!(screen.note(), None);
}

#[test]
fn the_game_can_be_looked_at_when_it_may_not_be_changed() {
    let mut screen = Screen::open(FIELDS);
    screen.app.lock(screen.now);
    let at = screen.city();
    screen.rest_at(at);
    assert!(screen.note().is_some());
}

#[test]
fn a_key_goes_from_feature_to_feature_and_says_what_they_are() {
    let mut screen = Screen::open(FIELDS);
    screen.app.press_key("i", screen.now);
    let first = screen.note().expect("a note");
    let said = screen.app.cx.said().to_string();
    assert!(said.contains("for"), "{said}");
    screen.app.press_key("i", screen.now);
    assert_ne!(screen.note().expect("a note"), first);
    screen.app.press_key("I", screen.now);
    assert_eq!(screen.note().expect("a note"), first);
}

#[test]
fn the_overlay_is_off_until_it_is_wanted_and_changes_nothing_else() {
    let mut screen = Screen::open(FIELDS);
    let before = (
        screen.app.draw(screen.now),
        screen.tile_stage().camera_at(screen.now),
    );
    screen.press("claims");
    let fields = screen.app.draw(screen.now);
    assert_ne!(fields, before.0);
    assert_eq!(screen.tile_stage().camera_at(screen.now), before.1);
    screen.press("claims");
    let built = screen.app.draw(screen.now);
    assert!(built != fields && built != before.0);
    screen.press("claims");
    assert_eq!(screen.app.draw(screen.now), before.0);
}

#[test]
fn whose_is_a_choice_of_three_with_its_caption_beside_it() {
    let mut screen = Screen::open(FIELDS);
    let chosen = |screen: &Screen| {
        let page = screen.app.page();
        let claims = of_class(&page, "claims");
        let all = claims.first().expect("a choice").all();
        let radios = all.iter().filter(|node| node.get("role") == Some("radio"));
        let on = radios.map(|node| (node.all_text(), node.get("aria-checked") == Some("true")));
        (on.collect::<Vec<_>>(), claims[0].all_text())
    };
    let names = ["Off", "Fields", "Roads, cities"];
    for (words, on, caption) in [
        ("claims fields", 1, "Whose the fields are"),
        ("claims built", 2, "what they are worth"),
        ("claims off", 0, ""),
        ("claims", 1, "Whose the fields are"),
    ] {
        screen.press(words);
        let (radios, text) = chosen(&screen);
        let wanted: Vec<_> = names
            .iter()
            .enumerate()
            .map(|(index, name)| (name.to_string(), index == on))
            .collect();
        assert_eq!(radios, wanted, "{words}");
        assert!(text.contains(caption), "{text}");
        assert_eq!(screen.app.cx.toast(), None, "nothing lies on the board");
    }
}

/// The same fields, where each city pays those who have most farmers around it.
fn by_city() -> String {
    FIELDS.replace("seed 1", "option field-scoring per-city\nseed 1")
}

#[test]
fn each_realm_has_its_owners() {
    let held = |record: &str, layer| {
        let screen = Screen::open(record);
        let owners = screen.tile_stage().owners();
        Overlay::new(screen.tile_stage().game(), layer, &owners).held()
    };
    assert_eq!(held(FIELDS, ClaimLayer::Fields), 2);
    assert_eq!(held(FIELDS, ClaimLayer::Built), 1, "the open city of Ben");
    let cities = 2;
    assert_eq!(held(&by_city(), ClaimLayer::Fields), 2 + cities);
}

#[test]
fn where_cities_pay_one_by_one_a_field_says_whom() {
    let card = |record: &str| {
        let mut screen = Screen::open(record);
        let at = screen.spot(0, 0, 4);
        screen.rest_at(at);
        screen.note().expect("a note")
    };
    let alone = card(FIELDS);
    assert!(
        alone.contains("2 cities × 3 = 6") && !alone.contains("FIELD-22"),
        "{alone}"
    );
    let pooled = card(&by_city());
    let anna = pooled.find("Anna, in the final scoring2 cities × 3 = 6");
    let ben = pooled.find("Ben, in the final scoring1 city × 3 = 3");
    assert!(anna.is_some() && anna < ben, "{pooled}");
    assert!(pooled.contains("FIELD-22"), "{pooled}");
}

#[test]
fn a_card_stays_beside_its_place_when_the_window_changes() {
    let mut screen = Screen::open(FIELDS);
    let at = screen.city();
    screen.rest_at(at);
    let (text, note) = (
        screen.note(),
        *screen.tile_stage().tooltip().expect("a note"),
    );
    let layout = crate::screen::layout();
    let smaller = Layout {
        whole: layout.whole.with_size((600.0, 400.0)),
        free: Rect::new(0.0, 0.0, 600.0, 300.0),
        ..layout
    };
    let before = screen.tile_stage().viewport().beside_tooltip(&note).anchor;
    screen.app.lay_out(smaller, screen.now);
    assert_eq!(screen.note(), text);
    let after = screen.tile_stage().viewport().beside_tooltip(&note).anchor;
    assert_ne!(after, before);
    assert!(
        screen
            .tile_stage()
            .viewport()
            .beside_tooltip(&note)
            .anchor
            .contains(screen.city())
    );
}

#[test]
fn without_aids_there_is_none_of_all_that() {
    let mut screen = Screen::open(FIELDS);
    screen.press("claims");
    screen.press("remaining");
    let at = screen.city();
    screen.rest_at(at);
    screen.press("set aids off");
    assert_eq!(screen.note(), None);
    assert!(screen.tile_stage().claims().is_none() && screen.tile_stage().dead_cells().is_empty());
    for words in ["claims", "remaining", "inspect"] {
        screen.press(words);
    }
    screen.rest_at(at);
    let named = screen.note().expect("a name");
    assert!(
        named.starts_with("Meeple") && !named.contains("1 tile"),
        "{named}"
    );
    assert!(screen.tile_stage().claims().is_none());
    let page = screen.app.page();
    for node in page.all() {
        assert_ne!(node.get("class"), Some("log remaining"));
        assert!(
            !matches!(node.get("data-run"), Some("claims" | "remaining")),
            "{node:?}"
        );
    }
}

#[test]
fn rules_on_a_card_can_be_pressed() {
    let mut screen = Screen::open(FIELDS);
    let at = screen.city();
    screen.rest_at(at);
    let card = tooltip(&screen.app.page()).expect("a note");
    let all = card.all();
    let rules = all
        .iter()
        .filter_map(|node| node.get("data-run")?.strip_prefix("rule "));
    let rules: Vec<RuleId> = rules.map(|id| id.parse().expect("an id")).collect();
    assert_eq!(rules.len(), 3, "two of the city, one of the meeple");
}

#[test]
fn the_menu_opens_and_closes_again() {
    let mut screen = Screen::open(PERSONS);
    let open = |screen: &Screen| {
        let page = screen.app.page();
        let all = page.all();
        all.iter()
            .any(|node| node.get("class") == Some("menu open"))
    };
    screen.press("menu");
    assert!(open(&screen));
    screen.click(Point::new(400.0, 20.0));
    assert!(!open(&screen));
    screen.press("menu");
    screen.press("help");
    screen.press("close");
    assert!(!open(&screen));
    screen.press("menu");
    screen.app.press_key("Escape", screen.now);
    assert!(!open(&screen));
}

/// Drags the tile in hand over a cell, and holds it there.
fn hold_over(screen: &mut Screen, pos: Pos) {
    screen.down(Device::Mouse, screen.slot());
    screen.to(Device::Mouse, screen.at(pos.x, pos.y));
}

#[test]
fn a_held_tile_says_what_it_would_complete_and_for_whom() {
    let record = FIELDS.replace("stack base/U base/E", "stack base/E base/U");
    let mut screen = Screen::open(&record);
    let told = |screen: &Screen| {
        let page = screen.app.page();
        let all = page.all();
        let found = all
            .iter()
            .find(|node| node.key.as_deref() == Some("preview"));
        found.map(|node| node.all_text())
    };
    assert_eq!(told(&screen), None);
    let pos = Pos::new(3, -1);
    hold_over(&mut screen, pos);
    let fits = |screen: &Screen| {
        let ghost = screen.tile_stage().aim().ghost();
        ghost.is_some_and(|ghost| ghost.fits())
    };
    while !fits(&screen) {
        screen.press("turn-right");
    }
    let text = told(&screen).expect("a preview");
    assert!(text.contains("City, complete: 4 points"), "{text}");
    screen.press("set aids off");
    assert_eq!(told(&screen), None);
    screen.press("set aids on");
    screen.to(Device::Mouse, screen.at(0, 1));
    assert!(screen.tile_stage().preview().is_some());
    assert_eq!(told(&screen), None, "a field that only grows");
    screen.to(Device::Mouse, Point::new(5.0, 5.0));
    assert_eq!(screen.tile_stage().preview(), None, "the tile is nowhere");
}

/// Two roads, each with a meeple, and room for one tile between them.
const ROADS: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\nseed 1\n\
    stack base/U base/B\nstart\ntile base/U 0,0\ntile base/B 0,1\ntile base/B 1,1\ntile base/B 2,1\n\
    tile base/U 2,0\nfigure 1 meeple road W 0,0\nfigure 2 meeple monastery 1,1\nfigure 2 meeple road E 2,0\nturn 1\n";

#[test]
fn joining_and_surrounding_is_foretold_with_the_value_then() {
    let mut screen = Screen::open(ROADS);
    hold_over(&mut screen, Pos::new(1, 0));
    let game = screen.tile_stage().game();
    let preview = screen.tile_stage().preview().expect("it fits as it is");
    let changes = game.changes(preview.tile, preview.pos, preview.rotation);
    let road = changes
        .iter()
        .find(|change| change.kind == FeatureKind::Road);
    let road = road.expect("the road");
    assert_eq!((road.made_of.len(), road.before(), road.after), (2, 2, 3));
    assert_eq!((road.completes, road.holders.len()), (false, 2));
    let monasteries = changes
        .iter()
        .filter(|change| change.kind == FeatureKind::Monastery);
    let told: Vec<_> = monasteries
        .map(|change| (change.before(), change.after))
        .collect();
    assert_eq!(told, [(5, 6)], "only the one with a monk");
}

#[test]
fn a_finger_that_stays_on_a_cell_is_told_what_the_tile_would_do_there() {
    let record = FIELDS.replace("stack base/U base/E", "stack base/E base/U");
    let mut screen = Screen::open(&record);
    let told = |screen: &Screen| {
        let page = screen.app.page();
        let all = page.all();
        let card = all
            .iter()
            .find(|node| node.key.as_deref() == Some("tooltip"));
        card.map(|card| card.all_text())
    };
    screen.down(Device::Finger, screen.at(3, -1));
    screen.now += 700.0;
    screen.app.tick(screen.now);
    let text = told(&screen).expect("a note");
    assert!(text.contains("fits here"), "{text}");
    assert!(text.contains("City, complete: 4 points"), "{text}");
}

#[test]
fn answers_about_the_board_light_up_what_they_tell_of_while_they_are_shown() {
    let mut screen = Screen::open(PERSONS);
    let lit = |screen: &Screen| {
        let probe = screen.app.probe(screen.now);
        let (_, rest) = probe.split_once("\"lit\":").expect("what is lit");
        rest.split("]]").next().unwrap_or_default().to_string()
    };
    let nothing = |lit: &str| lit.starts_with("[]");
    assert!(nothing(&lit(&screen)));
    screen.press("ask-features");
    assert_eq!(
        lit(&screen),
        "[[0,0",
        "the road and the city of the first tile"
    );
    screen.press("ask-scores");
    assert!(nothing(&lit(&screen)), "another answer puts the light out");
    let (pos, _) = screen.legal();
    screen.press(&format!("place {} {}", pos.x, pos.y));
    screen.press("act 0");
    screen.press("ask-figures");
    assert_eq!(lit(&screen), format!("[[{},{}", pos.x, pos.y));
    screen.app.press_key("Escape", screen.now);
    assert!(nothing(&lit(&screen)));
    screen.press("ask-figures");
    screen.now += 60_000.0;
    screen.app.tick(screen.now);
    assert!(nothing(&lit(&screen)), "and so does time");
}

#[test]
fn without_aids_cells_say_where_they_are_and_nothing_else() {
    let mut screen = Screen::open(PERSONS);
    let names = |screen: &Screen| -> Vec<String> {
        let page = screen.app.page();
        let cells = page.all().into_iter();
        let cells = cells.filter(|node| node.get("role") == Some("option"));
        cells
            .filter_map(|node| node.get("aria-label").map(str::to_string))
            .collect()
    };
    assert!(names(&screen).iter().all(|name| name.contains("fits")));
    screen.press("set aids off");
    let bare = names(&screen);
    assert!(!bare.is_empty());
    for name in bare {
        assert!(!name.contains("fit") && !name.contains(':'), "{name}");
    }
}
