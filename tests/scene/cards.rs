//! Pictures of the card game.

use kurbo::Rect;
use view::scene::display::DisplayList;
use view::scene::{Brightness, Theme, export};

use crate::golden::check;

/// All faces and the back.
fn faces(theme: &Theme) -> (DisplayList, Rect) {
    export::card_sheet(10, theme)
}

#[test]
fn cards_look_as_they_did() {
    check("cards", faces(&Theme::summer()), 0.15);
}

#[test]
fn cards_are_known_when_they_are_small() {
    check("cards-small", faces(&Theme::summer()), 44.0 / 640.0);
}

#[test]
fn cards_look_as_they_did_where_colours_are_far_apart() {
    let theme = Theme::with_contrast(Brightness::Dark);
    check("cards-contrast", faces(&theme), 0.1);
}
