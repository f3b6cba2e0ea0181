//! Hands of three: every tile is seen, any of them can be taken.

use crate::screen::{Screen, layout};
use engine::tiles::{TileId, catalogue};
use kurbo::{Point, Rect};
use page::stage::Device;
use view::scene::layout::Layout;

const HANDS: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\noption first-player 1\noption hand 3\nseed 1\n\
    stack base/E base/U base/V base/W base/B base/K base/D\n";

fn slots() -> Vec<Rect> {
    let first = layout().slot(0);
    [0.0, 100.0, 200.0]
        .map(|x| first + kurbo::Vec2::new(x, 0.0))
        .to_vec()
}

/// A screen with a hand of three on the bar.
fn dealt() -> Screen {
    let mut screen = Screen::open(HANDS);
    let layout = Layout {
        slots: slots(),
        ..layout()
    };
    screen.app.lay_out(layout, screen.now);
    screen.press("show-hand");
    screen.wait();
    screen
}

fn slot(index: usize) -> Point {
    slots()[index].center()
}

fn held(screen: &Screen) -> TileId {
    screen
        .tile_stage()
        .tile_in_hand()
        .expect("a tile in hand")
        .tile
}

fn hand(screen: &Screen) -> Vec<TileId> {
    let hand = screen
        .tile_stage()
        .game()
        .player(engine::table::Seat(0))
        .hand();
    hand.iter().copied().flatten().collect()
}

#[test]
fn every_tile_of_the_hand_has_its_place_and_its_button() {
    let screen = dealt();
    assert_eq!(screen.tile_stage().hand().count(), 3);
    let page = screen.app.page();
    let places = page
        .all()
        .into_iter()
        .filter(|node| node.get("data-area") == Some("slot"));
    let pressed: Vec<_> = places.map(|node| node.get("aria-pressed")).collect();
    assert_eq!(pressed, [Some("true"), Some("false"), Some("false")]);
}

#[test]
fn a_click_a_button_and_a_key_choose_a_tile() {
    let tiles = hand(&dealt());
    let mut screen = dealt();
    assert_eq!(held(&screen), tiles[0]);
    screen.now += 16.0;
    let down = page::stage::Input::Down {
        id: 1,
        device: Device::Mouse,
        at: slot(2),
    };
    let before = screen.app.page();
    screen.app.handle_input(down, screen.now);
    assert_ne!(screen.app.page(), before, "the bar shows the choice");
    screen.up(slot(2));
    assert_eq!(held(&screen), tiles[2]);
    let rotation = screen.tile_stage().tile_in_hand().unwrap().rotation;
    assert_eq!(
        rotation,
        engine::tiles::Rotation::R0,
        "choosing is not turning"
    );
    screen.press("hold 2");
    assert_eq!(held(&screen), tiles[1]);
    assert!(screen.app.press_key("1", screen.now));
    assert_eq!(held(&screen), tiles[0]);
    screen.press("next-tile");
    assert_eq!(held(&screen), tiles[1]);
    screen.press("hold 9");
    assert_eq!(held(&screen), tiles[1]);
}

#[test]
fn any_tile_can_be_dragged_to_the_board() {
    let mut screen = dealt();
    let tile = hand(&screen)[1];
    screen.press("hold 2");
    let (pos, _) = screen.legal();
    screen.press("hold 1");
    screen.down(Device::Mouse, slot(1));
    let to = screen.at(pos.x, pos.y);
    screen.to(Device::Mouse, to);
    screen.up(to);
    assert_eq!(screen.tile_stage().provisional().unwrap().tile, tile);
    screen.press("take-back");
    assert_eq!(
        held(&screen),
        tile,
        "{:?}",
        catalogue().tile(held(&screen)).name
    );
    assert_eq!(screen.tile_stage().hand().selected_slot(), 1);
}

#[test]
fn a_tile_keeps_its_rotation_while_another_one_is_held() {
    let mut screen = dealt();
    screen.press("turn-right");
    let turned = screen.tile_stage().tile_in_hand().unwrap().rotation;
    screen.press("hold 3");
    screen.press("hold 1");
    assert_eq!(screen.tile_stage().tile_in_hand().unwrap().rotation, turned);
}

#[test]
fn the_tiles_of_the_hand_are_described_as_they_lie() {
    let mut screen = dealt();
    let names = |screen: &Screen| {
        let page = screen.app.page();
        let all = page.all();
        let slots = all
            .iter()
            .filter(|node| node.get("data-area") == Some("slot"));
        let name = |node: &&page::elements::tree::Node| {
            let title = node.get("data-title").unwrap_or_default().to_string();
            assert!(title.starts_with("T") && title.ends_with(')'), "{title}");
            node.get("aria-label").unwrap_or_default().to_string()
        };
        slots.map(name).collect::<Vec<_>>()
    };
    let before = names(&screen);
    for (index, name) in before.iter().enumerate() {
        assert!(
            name.starts_with(&format!("Tile {} of 3: ", index + 1)),
            "{name}"
        );
        assert!(
            name.contains(" to the ") || name.contains("monastery"),
            "{name}"
        );
    }
    let said = screen.app.cx.announcements();
    screen.press("hold 3");
    assert_eq!(screen.app.cx.announcements(), said + 1);
    assert!(
        screen
            .app
            .cx
            .said()
            .starts_with("Tile 3 of 3. Tile to place: "),
        "{}",
        screen.app.cx.said()
    );
    screen.press("turn-right");
    let turned = names(&screen);
    assert_eq!(turned[..2], before[..2]);
    assert_ne!(turned[2], before[2]);
    screen.app.cx.speak(page::messages::Language::French);
    assert!(
        names(&screen)[0].starts_with("Tuile 1 sur 3\u{a0}: "),
        "{:?}",
        names(&screen)
    );
}
