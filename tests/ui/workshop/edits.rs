//! Edits: by mouse, finger, keys, fields and text.

use super::*;
use engine::rules::{Figure, Part, PositionFault, Spot};
use engine::table::Seat;
use engine::tiles::{Goods, SegmentId, Side, TileSet};
use page::elements::intent::{Intent, Target};
use page::elements::workshop::WorkshopIntent;
use page::stage::Device;
use page::stage::draft::Tool;

#[test]
fn a_tile_of_any_set_is_placed_by_two_presses() {
    let mut screen = workshop();
    for set in TileSet::ALL {
        screen.app.fill_named("palette", set.name());
        let one = catalogue().tiles().iter().find(|tile| tile.set == set);
        let one = one.expect("a set has tiles");
        screen.press(&format!("take {}", one.id.0));
        screen.press("draft 0 0");
        assert_eq!(tiles(&screen)[0].0, one.name);
        assert_eq!(stage(&screen).draft().setup().copies(set), 1);
        screen.press("take-back");
    }
}

#[test]
fn a_click_on_the_board_places_the_tile_in_hand_turned_to_fit() {
    let mut screen = with_start();
    screen.press(&take("base/E"));
    screen.click(middle(&screen, 0, -1));
    let laid = tiles(&screen);
    assert_eq!(laid[1], ("base/E", (0, -1), Rotation::R2));
    assert!(stage(&screen).faults().is_empty());
    // Another one of it is still in hand.
    screen.click(middle(&screen, 5, 5));
    assert_eq!(tiles(&screen).len(), 2, "far from everything");
}

#[test]
fn a_tile_that_somebody_turned_stays_so_although_it_does_not_fit() {
    let mut screen = with_start();
    screen.press(&take("base/E"));
    screen.press("turn-right");
    screen.click(middle(&screen, 0, -1));
    assert_eq!(tiles(&screen)[1].2, Rotation::R1);
    assert_eq!(stage(&screen).faults().len(), 1);
}

#[test]
fn a_tile_is_dragged_from_its_slot_and_from_where_it_lies() {
    let mut screen = with_start();
    screen.press(&take("base/E"));
    let to = middle(&screen, 0, -1);
    screen.drag(screen.slot(), to);
    assert_eq!(tiles(&screen)[1].1, (0, -1));
    screen.press("let-go");
    let (from, to) = (middle(&screen, 0, -1), middle(&screen, 0, 1));
    screen.drag(from, to);
    assert_eq!(tiles(&screen)[1].1, (0, 1), "the one laid last is chosen");
}

#[test]
fn a_finger_taps_the_chosen_tile_to_turn_it_and_moves_the_board_beside_it() {
    let mut screen = with_start();
    let tap = |screen: &mut Screen, at| {
        screen.down(Device::Finger, at);
        screen.up(at);
    };
    let at = middle(&screen, 0, 0);
    tap(&mut screen, at);
    assert_eq!(stage(&screen).selected(), Some(Pos::new(0, 0)));
    tap(&mut screen, at);
    assert_eq!(tiles(&screen)[0].2, Rotation::R1);
    let beside = middle(&screen, 1, 0);
    screen.down(Device::Finger, beside);
    screen.to(Device::Finger, beside + kurbo::Vec2::new(40.0, 0.0));
    screen.up(beside);
    let moved = middle(&screen, 0, 0) - at;
    assert!((moved.x - 40.0).abs() < 1.0, "{moved:?}");
}

#[test]
fn the_chosen_tile_is_turned_moved_and_removed_by_buttons() {
    let mut screen = with_start();
    screen.press("draft 0 0");
    screen.press("turn-left");
    assert_eq!(tiles(&screen)[0].2, Rotation::R3);
    screen.press("move-tile");
    screen.press("draft 1 0");
    assert_eq!(tiles(&screen)[0].1, (1, 0));
    screen.press("remove-tile");
    assert!(tiles(&screen).is_empty());
}

#[test]
fn a_figure_is_put_on_the_part_that_is_pressed_and_taken_off_again() {
    let mut screen = with_start();
    screen.press("tab pieces");
    screen.press("take-seat 1");
    let city = point(&screen, (0, 0), (0.5, 0.12));
    screen.click(city);
    let figures = &position(&screen).figures;
    assert_eq!(
        (figures[0].seat, figures[0].figure),
        (Seat(1), Figure::Meeple)
    );
    assert!(stage(&screen).faults().is_empty());
    screen.click(city);
    assert!(position(&screen).figures.is_empty());
}

#[test]
fn every_piece_is_put_by_the_list_of_parts() {
    let mut screen = with_start();
    screen.press("draft 0 0");
    screen.press("tab pieces");
    for figure in Figure::ALL {
        screen.press(&format!("take {}", figure.name()));
        screen.press("spot 0 0 0");
        let last = position(&screen).figures.last().map(|laid| laid.figure);
        assert_eq!(last, Some(figure));
    }
    for piece in ["mage", "witch", "gingerbread"] {
        screen.press(&format!("take {piece}"));
        screen.press("spot 0 0 0");
    }
    let laid = position(&screen);
    assert!(laid.magic.iter().all(Option::is_some) && laid.gingerbread.is_some());
    let listed = text_of(&screen, "parts");
    assert!(listed.starts_with("On the chosen tile"), "{listed}");
}

#[test]
fn ingots_are_heaped_and_a_ferry_goes_from_quay_to_quay() {
    let mut screen = with_start();
    screen.press("tab pieces");
    screen.press("take ingot");
    for count in [1, 2, 3, 4] {
        screen.press("draft 0 0");
        assert_eq!(position(&screen).gold, [(Pos::new(0, 0), count)]);
    }
    screen.press("draft 0 0");
    assert!(position(&screen).gold.is_empty());
    let mut lakes = catalogue().tiles().iter();
    let lake = lakes.find(|tile| engine::rules::quays(tile.id).count() == 3);
    let lake = lake.expect("a lake").id;
    screen.press("tab tiles");
    screen.app.fill_named("palette", "ferries");
    screen.press(&format!("take {}", lake.0));
    screen.press("draft 0 1");
    screen.press("tab pieces");
    screen.press("take ferry");
    let mut quays = Vec::new();
    for _ in 0..3 {
        screen.press("draft 0 1");
        quays.push(position(&screen).ferries[0].quays);
    }
    quays.dedup();
    assert_eq!(quays.len(), 3);
    screen.press("draft 0 1");
    assert!(position(&screen).ferries.is_empty());
}

#[test]
fn what_a_seat_has_is_filled_in() {
    let mut screen = with_start();
    screen.press("tab table");
    screen.app.fill_named("score 1", "17");
    assert_eq!(position(&screen).totals[1], [17, 0]);
    for module in ["traders", "gold", "robbers", "messengers"] {
        screen.press(&format!("draft-box {module} true"));
    }
    screen.app.fill_named("goods 0 wine", "3");
    screen.app.fill_named("ingots 1", "2");
    screen.app.fill_named("robber 0", "12");
    screen.app.fill_named("messenger 1", "5");
    let laid = position(&screen);
    assert_eq!(laid.goods[0][Goods::Wine as usize], 3);
    assert_eq!(laid.ingots[1], 2);
    assert_eq!(laid.robbers, [(Seat(0), 12)]);
    assert_eq!(laid.totals[1], [17, 5]);
    assert!(stage(&screen).faults().is_empty());
    assert_eq!(value_of(&screen, "robber 0"), "12");
    screen.press("draft-box hills true");
    screen.app.fill_named("flock 1", "1 2 4");
    assert_eq!(position(&screen).flocks[1].len(), 3);
    assert_eq!(stage(&screen).faults().len(), 1, "without a shepherd");
}

#[test]
fn seats_turn_edition_boxes_and_the_drawn_tile_are_chosen() {
    let mut screen = with_start();
    screen.press(&take("base/E"));
    screen.press("tab table");
    screen.press("drawn");
    assert_eq!(position(&screen).drawn, Some(tile("base/E")));
    screen.press("draft-seats 4");
    screen.press("turn-of 3");
    screen.press("draft-box inns true");
    let setup = stage(&screen).draft().setup();
    assert_eq!((setup.seats, position(&screen).turn), (4, Seat(3)));
    assert!(setup.copies(TileSet::Inns) == 1 && setup.parts.has(Part::Cathedrals));
    assert!(stage(&screen).faults().is_empty());
    screen.press("not-drawn");
    assert_eq!(position(&screen).drawn, None);
    screen.press("draft-edition first-2001");
    assert!(stage(&screen).draft().text().contains("edition first-2001"));
    screen.press("clear-table");
    assert!(tiles(&screen).is_empty());
}

#[test]
fn the_tile_in_hand_becomes_the_drawn_one_wherever_it_was_taken() {
    let mut screen = with_start();
    assert!(named(&screen.app.page(), "drawn").is_none());
    screen.press(&take("base/E"));
    screen.press("drawn");
    assert_eq!(position(&screen).drawn, Some(tile("base/E")));
    // Another one in hand may take its place; this one goes back by the same button.
    screen.press(&take("base/D"));
    assert!(named(&screen.app.page(), "drawn").is_some());
    screen.press(&take("base/E"));
    screen.press("not-drawn");
    assert_eq!(position(&screen).drawn, None);
}

#[test]
fn everything_is_taken_back_and_made_again() {
    let mut screen = with_start();
    let before = stage(&screen).draft().clone();
    screen.press("draft 0 0");
    screen.press("turn-right");
    screen.app.press_key("z", screen.now);
    assert_eq!(*stage(&screen).draft(), before);
    screen.app.press_key("y", screen.now);
    assert_eq!(tiles(&screen)[0].2, Rotation::R1);
    let page = screen.app.page();
    let redo = named(&page, "redo").expect("a button");
    assert_eq!(redo.get("disabled"), Some(""));
}

#[test]
fn what_is_wrong_is_listed_and_leads_to_its_place() {
    let mut screen = with_start();
    screen.press(&take("base/D"));
    screen.press("turn-right");
    screen.press("draft 0 1");
    assert_eq!(stage(&screen).faults().len(), 1);
    let told = text_of(&screen, "draft-faults");
    assert!(told.contains("One thing is wrong"), "{told}");
    // Places are called as they are everywhere else.
    let expected = "1 south: the north side does not match its neighbour.";
    assert!(told.contains(expected), "{told}");
    screen.press("fault 0 1");
    assert_eq!(stage(&screen).selected(), Some(Pos::new(0, 1)));
    assert_eq!(stage(&screen).tool(), Tool::None);
    screen.press("remove-tile");
    assert!(text_of(&screen, "draft-faults").starts_with("Nothing is wrong"));
}

/// Tiles that do not fit keep nothing else from being told.
#[test]
fn everything_that_is_wrong_is_listed_at_once_and_leads_somewhere() {
    let mut screen = with_start();
    screen.press("tab text");
    let start = value_of(&screen, "draft-text");
    let more = "tile base/D 0,1 r1\ntile base/U 5,5 r0\ntile base/U 5,6 r1\ntile base/E 0,-1 r2\n\
        figure 1 meeple city S 0,-1\nfigure 2 abbot city N 0,0\nscore 1 9999999\n";
    screen
        .app
        .fill_named("draft-text", &format!("{start}{more}"));
    assert!(
        of_class(&screen.app.page(), "fault").is_empty(),
        "{}",
        text_of(&screen, "fault")
    );
    let faults = stage(&screen).faults().to_vec();
    let cell = |x, y| Pos::new(x, y);
    let spot = |x, y| Spot {
        pos: cell(x, y),
        segment: SegmentId(0),
    };
    let expected = [
        PositionFault::Mismatch(cell(0, 1), Side::North),
        PositionFault::Apart(cell(5, 5)),
        PositionFault::Mismatch(cell(5, 6), Side::North),
        PositionFault::AlreadyScored(spot(0, -1)),
        PositionFault::WrongFeature(Figure::Abbot, spot(0, 0)),
    ];
    for fault in expected {
        assert!(faults.contains(&fault), "{fault:?}: {faults:?}");
    }
    let page = screen.app.page();
    let listed = of_class(&page, "draft-faults");
    let ways: Vec<String> = listed[0]
        .all()
        .iter()
        .filter_map(|node| node.get("data-run").map(str::to_string))
        .collect();
    assert_eq!(ways.len(), faults.len(), "{ways:?}");
    assert!(ways.contains(&"fault 5 5".to_string()) && ways.contains(&"fault 0 -1".to_string()));
    // What is about no one place leads to where it is changed.
    assert!(ways.contains(&"tab table".to_string()), "{ways:?}");
}

#[test]
fn an_empty_table_with_points_leads_to_the_tiles() {
    let mut screen = workshop();
    screen.press("tab text");
    let start = value_of(&screen, "draft-text");
    let scored = format!("{start}score 1 9999999\n");
    screen.app.fill_named("draft-text", &scored);
    let faults = stage(&screen).faults();
    assert!(faults.contains(&PositionFault::NoTiles), "{faults:?}");
    assert!(faults.len() > 1, "{faults:?}");
    let page = screen.app.page();
    let listed = of_class(&page, "draft-faults");
    let tiles = |node: &&Node| node.get("data-run") == Some("tab tiles");
    assert!(listed[0].all().iter().any(tiles));
}

#[test]
fn a_link_that_is_typed_is_drawn_up_and_one_that_is_cut_says_so() {
    let mut screen = with_start();
    let link = copied(&mut screen, WayOut::Link).expect("a link");
    let lines = copied(&mut screen, WayOut::Frame).expect("a line");
    for typed in [link.as_str(), lines.as_str()] {
        let mut other = workshop();
        other.press("tab text");
        other.app.fill_named("draft-text", typed);
        assert_eq!(tiles(&other), tiles(&screen), "{typed}");
        assert!(of_class(&other.app.page(), "fault").is_empty());
    }
    let mut other = workshop();
    other.press("tab text");
    other.app.fill_named("draft-text", &link);
    let shown = value_of(&other, "draft-text");
    assert!(shown.contains("tile base/D 0,0 r0"), "{shown}");
    other.app.fill_named("draft-text", &link[..link.len() - 3]);
    assert!(
        text_of(&other, "fault").contains("link"),
        "{}",
        text_of(&other, "fault")
    );
    assert_eq!(tiles(&other), tiles(&screen), "the last one that was read");
}

#[test]
fn the_text_and_the_board_keep_in_step() {
    let mut screen = with_start();
    screen.press("tab text");
    let text = value_of(&screen, "draft-text");
    assert!(text.contains("tile base/D 0,0 r0"), "{text}");
    let more = format!("{text}figure 2 meeple city N 0,0\nscore 2 9\n");
    screen.app.fill_named("draft-text", &more);
    assert_eq!(position(&screen).figures.len(), 1);
    assert_eq!(value_of(&screen, "draft-text"), more, "as it was typed");
    let wrong = format!("{more}tile base/XYZ 1,0\n");
    screen.app.fill_named("draft-text", &wrong);
    assert_eq!(
        position(&screen).tiles.len(),
        1,
        "the last one that was read"
    );
    assert!(text_of(&screen, "fault").contains("base/XYZ"));
    screen.press("take-back");
    assert!(
        position(&screen).figures.is_empty(),
        "all that was typed at once"
    );
    assert_eq!(value_of(&screen, "draft-text"), text);
}

#[test]
fn keys_lead_over_tiles_and_free_places() {
    let mut screen = workshop();
    screen.press(&take("base/D"));
    let focus = |screen: &mut Screen, key: &str| {
        assert!(screen.app.press_key(key, screen.now), "{key}");
        screen
            .app
            .cx
            .take_focus_request()
            .map(|request| request.target)
    };
    let cell = |x, y| {
        let intent = WorkshopIntent::Cell(Pos::new(x, y));
        Some(Target::Press(Intent::Workshop(intent)))
    };
    assert_eq!(focus(&mut screen, "ArrowRight"), cell(0, 0));
    screen.press("draft 0 0");
    assert_eq!(focus(&mut screen, "ArrowRight"), cell(1, 0));
    screen.app.press_key("r", screen.now);
    screen.press("draft 1 0");
    assert_eq!(tiles(&screen)[1].2, Rotation::R1);
    screen.app.press_key("Delete", screen.now);
    assert_eq!(tiles(&screen).len(), 1);
    screen.app.press_key("Escape", screen.now);
    assert_eq!(stage(&screen).tool(), Tool::None);
}

#[test]
fn who_steers_by_keys_goes_from_a_tile_to_its_parts() {
    let mut screen = with_start();
    screen.app.cx.note_input(true);
    screen.press("tab pieces");
    screen.press("take meeple");
    screen.press("draft 0 0");
    let request = screen.app.cx.take_focus_request().expect("a part");
    assert_eq!(request.target.name(), "spot 0 0 0");
    screen.press("spot 0 0 0");
    assert_eq!(position(&screen).figures.len(), 1);
}

#[test]
fn what_is_wrong_is_said_when_it_changes() {
    let mut screen = with_start();
    let said = screen.app.cx.announced();
    assert!(
        said.iter().any(|said| said.starts_with("Nothing is wrong")),
        "{said:?}"
    );
    screen.press(&take("base/D"));
    screen.press("turn-right");
    screen.press("draft 0 1");
    assert_eq!(screen.app.cx.announcer().last(), "One thing is wrong");
}

#[test]
fn a_tile_to_take_is_called_by_what_is_on_it() {
    let screen = workshop();
    let page = screen.app.page();
    let button = named(&page, &take("base/D")).expect("a tile");
    let label = button.get("aria-label").unwrap_or_default();
    assert!(
        label.contains("ity") && label.ends_with(" (base/D)"),
        "{label}"
    );
    assert_eq!(button.get("data-title"), Some(label));
}

#[test]
fn pieces_of_boxes_that_are_not_in_play_are_folded_away() {
    let mut screen = with_start();
    screen.press("tab pieces");
    let folded = |screen: &Screen, run: &str| {
        let page = screen.app.page();
        assert!(named(&page, run).is_some(), "{run} can be taken");
        let folded = of_class(&page, "other-pieces");
        folded.iter().any(|folded| named(folded, run).is_some())
    };
    assert!(folded(&screen, "take builder") && folded(&screen, "take ferry"));
    assert!(!folded(&screen, "take meeple"));
    screen.press("tab table");
    screen.press("draft-box traders true");
    screen.press("tab pieces");
    assert!(!folded(&screen, "take builder"));
    assert!(folded(&screen, "take ferry"));
}
