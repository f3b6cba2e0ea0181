//! Pictures to keep are small, and show what those that are written with every digit show.

use engine::link::Link;
use engine::rules::{Game, Record};
use engine::table::Silent;
use engine::tiles::{Rotation, catalogue};
use kurbo::{Affine, Rect};
use view::paint::metadata::Metadata;
use view::paint::svg;
use view::scene::display::DisplayList;
use view::scene::export::Beside;
use view::scene::{Detail, Owner, Theme, drawing, export};

use crate::picture::{mean_difference, painted, rasterised};

const WIDTH: f64 = 1600.0;

fn written(list: &DisplayList, view: Rect) -> String {
    let metadata = Metadata {
        title: String::new(),
        description: String::new(),
        link: String::new(),
    };
    svg::kept(list, &[], view, &drawing, &metadata)
}

/// A game of the base set that is over.
fn finished() -> Game {
    let link = include_str!("../records/links/1-base-finished.txt");
    let link = Link::read(link).expect("a link");
    let record = Record::read(&link.text).expect("a record");
    record.replay(&mut Silent).expect("a game").0
}

#[test]
fn a_picture_of_a_finished_base_game_is_small() {
    let game = finished();
    let tile = WIDTH / (export::extent(&game, &[]).width() / 1000.0);
    let owners = [Owner::Red, Owner::Blue];
    let (list, area) = export::table(&game, &Theme::summer(), &owners, tile, Beside::default());
    let size = written(&list, area).len();
    assert!(size < 1_500_000, "{size} letters");
}

#[test]
fn what_a_picture_leaves_out_is_not_seen() {
    let tiles = catalogue().tiles().iter().take(20);
    let turned = tiles.zip(Rotation::ALL.into_iter().cycle());
    let tiles: Vec<_> = turned.collect();
    let (sheet, area) = export::sheet(&tiles, 5, &Theme::summer(), Detail::Full);
    // As large as the tiles of a base game.
    let scale = WIDTH / 13.0 / 1000.0;
    let mut list = DisplayList::new();
    list.place(&sheet, Affine::scale(scale));
    let view = area.scale_from_origin(scale).expand();
    let (kept, whole) = (written(&list, view), rasterised(&list, view, 1.0));
    let differs = mean_difference(&painted(&kept), &whole);
    assert!(differs < 0.9, "{differs} of 255");
}
