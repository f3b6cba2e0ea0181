//! Pictures to keep, of both games, with the strip below them.

use engine::cards::Suit;
use kurbo::{Rect, Shape as _};
use view::scene::caption::{Caption, Code, Player};
use view::scene::display::DisplayList;
use view::scene::export::Beside;
use view::scene::overlay::ClaimLayer;
use view::scene::{Owner, Theme, export};

use crate::card_table::{OWNERS, played};
use crate::fields;
use crate::golden::check;

/// The picture with a strip for these players, and something like a code.
fn below(
    (mut list, area): (DisplayList, Rect),
    players: usize,
    theme: &Theme,
) -> (DisplayList, Rect) {
    let owners = OWNERS.into_iter().take(players);
    let players = (1..).zip(owners).map(|(points, owner)| Player {
        owner,
        name: "Somebody".into(),
        points: Some(points * 41),
    });
    let caption = Caption {
        title: "Bastide".into(),
        players: players.collect(),
        link: String::new(),
        code: Some(Code {
            side: 29.0,
            dark: Rect::new(4.0, 4.0, 25.0, 25.0).to_path(1.0),
        }),
    };
    let under = Rect::new(area.x0, area.y1, area.x1, area.y1);
    let (height, labels) = caption.draw(&mut list, under, theme);
    assert_eq!(labels.len(), caption.players.len() + 1);
    let view = Rect {
        y1: area.y1 + height,
        ..area
    };
    (list, view)
}

#[test]
fn a_picture_of_a_table_shows_owners_and_points() {
    let game = fields::game();
    let theme = Theme::summer();
    let owners = [Owner::Red, Owner::Green, Owner::Black];
    let fields = Beside {
        claims: Some(ClaimLayer::Fields),
        ..Beside::default()
    };
    let table = export::table(&game, &theme, &owners, 120.0, fields);
    check("kept", below(table, 3, &theme), 1.0);
}

#[test]
fn a_picture_of_the_card_game_shows_its_rows_and_no_hand() {
    let game = played(5, 3, |_, game, _| {
        game.round() == 3 && game.row(Suit::Red).laid().len() > 3
    });
    let theme = Theme::summer().on_dark_table();
    let table = export::card_table(&game.seen_by(None), &theme, &OWNERS, 600.0);
    check("kept-cards", below(table, 5, &theme), 1.0);
}
