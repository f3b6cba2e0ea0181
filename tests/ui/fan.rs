//! Hands of three: every tile is seen, any of them can be taken.

use crate::stage::{Stage, layout};
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

/// A stage with a hand of three on the bar.
fn dealt() -> Stage {
    let mut stage = Stage::open(HANDS);
    let layout = Layout {
        slots: slots(),
        ..layout()
    };
    stage.app.lay_out(layout, stage.now);
    stage.press("show-hand");
    stage.wait();
    stage
}

fn slot(index: usize) -> Point {
    slots()[index].center()
}

fn held(stage: &Stage) -> TileId {
    stage.table().tile_in_hand().expect("a tile in hand").tile
}

fn hand(stage: &Stage) -> Vec<TileId> {
    let hand = stage.table().game().player(engine::table::Seat(0)).hand();
    hand.iter().copied().flatten().collect()
}

#[test]
fn every_tile_of_the_hand_has_its_place_and_its_button() {
    let stage = dealt();
    assert_eq!(stage.table().hand().count(), 3);
    let page = stage.app.page();
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
    let mut stage = dealt();
    assert_eq!(held(&stage), tiles[0]);
    stage.now += 16.0;
    let down = page::stage::Input::Down {
        id: 1,
        device: Device::Mouse,
        at: slot(2),
    };
    let before = stage.app.page();
    stage.app.input(down, stage.now);
    assert_ne!(stage.app.page(), before, "the bar shows the choice");
    stage.up(slot(2));
    assert_eq!(held(&stage), tiles[2]);
    let rotation = stage.table().tile_in_hand().unwrap().rotation;
    assert_eq!(
        rotation,
        engine::tiles::Rotation::R0,
        "choosing is not turning"
    );
    stage.press("hold 2");
    assert_eq!(held(&stage), tiles[1]);
    assert!(stage.app.key("1", stage.now));
    assert_eq!(held(&stage), tiles[0]);
    stage.press("next-tile");
    assert_eq!(held(&stage), tiles[1]);
    stage.press("hold 9");
    assert_eq!(held(&stage), tiles[1]);
}

#[test]
fn any_tile_can_be_dragged_to_the_board() {
    let mut stage = dealt();
    let tile = hand(&stage)[1];
    stage.press("hold 2");
    let (pos, _) = stage.legal();
    stage.press("hold 1");
    stage.down(Device::Mouse, slot(1));
    let to = stage.at(pos.x, pos.y);
    stage.to(Device::Mouse, to);
    stage.up(to);
    assert_eq!(stage.table().provisional().unwrap().tile, tile);
    stage.press("take-back");
    assert_eq!(
        held(&stage),
        tile,
        "{:?}",
        catalogue().tile(held(&stage)).name
    );
    assert_eq!(stage.table().hand().selected_slot(), 1);
}

#[test]
fn a_tile_keeps_its_rotation_while_another_one_is_held() {
    let mut stage = dealt();
    stage.press("turn-right");
    let turned = stage.table().tile_in_hand().unwrap().rotation;
    stage.press("hold 3");
    stage.press("hold 1");
    assert_eq!(stage.table().tile_in_hand().unwrap().rotation, turned);
}

#[test]
fn the_tiles_of_the_hand_are_described_as_they_lie() {
    let mut stage = dealt();
    let names = |stage: &Stage| {
        let page = stage.app.page();
        let all = page.all();
        let slots = all
            .iter()
            .filter(|node| node.get("data-area") == Some("slot"));
        let name = |node: &&page::elements::tree::Node| {
            let title = node.get("title").unwrap_or_default().to_string();
            assert!(title.starts_with("T") && title.ends_with(')'), "{title}");
            node.get("aria-label").unwrap_or_default().to_string()
        };
        slots.map(name).collect::<Vec<_>>()
    };
    let before = names(&stage);
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
    let said = stage.app.announcements();
    stage.press("hold 3");
    assert_eq!(stage.app.announcements(), said + 1);
    assert!(
        stage.app.said().starts_with("Tile 3 of 3. Tile to place: "),
        "{}",
        stage.app.said()
    );
    stage.press("turn-right");
    let turned = names(&stage);
    assert_eq!(turned[..2], before[..2]);
    assert_ne!(turned[2], before[2]);
    stage.app.speak(page::messages::Language::French);
    assert!(
        names(&stage)[0].starts_with("Tuile 1 sur 3\u{a0}: "),
        "{:?}",
        names(&stage)
    );
}
