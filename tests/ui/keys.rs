//! The keyboard.

use crate::stage::{PERSONS, Stage};
use bastide::rules::Question;
use bastide::tiles::Rotation;

impl Stage {
    fn key(&mut self, key: &str) -> bool {
        self.now += 16.0;
        self.app.key(key, self.now)
    }
}

#[test]
fn r_e_and_q_turn_the_tile() {
    let mut stage = Stage::open(PERSONS);
    let rotation = |stage: &Stage| stage.table().hand().unwrap().rotation;
    assert!(stage.key("r"));
    assert_eq!(rotation(&stage), Rotation::R1);
    stage.key("E");
    assert_eq!(rotation(&stage), Rotation::R2);
    stage.key("q");
    assert_eq!(rotation(&stage), Rotation::R1);
    assert!(!stage.key("$"));
}

#[test]
fn a_turn_is_played_with_arrows_and_enter() {
    let mut stage = Stage::open(PERSONS);
    stage.key("ArrowRight");
    let pos = stage.table().ghost().unwrap().pos;
    assert!(stage.table().hand().unwrap().places.cells().contains(&pos));
    stage.key("Enter");
    assert_eq!(stage.table().provisional().unwrap().pos, pos);
    stage.key("Enter");
    assert_eq!(stage.table().question(), Some(Question::Confirm));
    stage.key("z");
    assert_eq!(stage.table().question(), Some(Question::Figure));
    stage.key("Enter");
    stage.key("Enter");
    assert_eq!(
        stage.table().session.asked_seat().map(|seat| seat.0),
        Some(1)
    );
}

#[test]
fn arrows_go_to_cells_in_their_direction() {
    let mut stage = Stage::open(PERSONS);
    let places = stage.table().hand().unwrap().places.cells();
    for (key, dx, dy) in [
        ("ArrowRight", 1, 0),
        ("ArrowLeft", -1, 0),
        ("ArrowDown", 0, 1),
    ] {
        stage.key("Escape");
        stage.key(key);
        let pos = stage.table().ghost().unwrap().pos;
        assert!(places.contains(&pos));
        let right = pos.x * dx > 0 || pos.y * dy > 0;
        assert!(right, "{key} leads to {pos:?}");
    }
}

#[test]
fn escape_lets_go_of_the_tile_and_closes_dialogs() {
    let mut stage = Stage::open(PERSONS);
    let (pos, _) = stage.legal();
    stage.down(bastide::ui::Device::Mouse, stage.slot());
    stage.to(bastide::ui::Device::Mouse, stage.at(pos.x, pos.y));
    stage.key("Escape");
    stage.up(stage.at(pos.x, pos.y));
    assert_eq!(stage.table().game().board().placed().len(), 1);
    stage.key("n");
    assert!(stage.app.dialog().is_some());
    assert!(!stage.key("r"), "keys belong to the dialog");
    stage.key("Escape");
    assert!(stage.app.dialog().is_none());
}
