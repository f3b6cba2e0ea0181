//! Small pictures of a moment: what was played and, once that may be known, what is better.

use super::moments::Moment;
use super::{Review, turns};
use crate::context::Context;
use crate::context::saved::{fitting, thumbnail_layout};
use crate::context::thinking::AnyTurn;
use crate::elements::tree::{Node, el};
use crate::stage::{AnyStage, EitherGame};
use engine::cards;
use engine::rules::Game;
use kurbo::{Affine, Vec2};
use view::scene::Theme;
use view::scene::board::Picture;
use view::scene::camera::{TILE, bounds};
use view::scene::cards::{Motion, Picture as Cards, ShownPlay, Spread};
use view::scene::display::DisplayList;
use view::scene::figures::Owner;
use view::scene::overlay::Notes;
use view::scene::shown_move::{Meaning, ShownMove};

/// Width and height, in CSS pixels.
pub const PICTURE: (u32, u32) = (156, 156);
/// The size of a tile: its neighbours are in the picture too.
const LARGEST: f64 = 52.0;
/// The size of the table of which the end of a row is shown, in CSS pixels, and how much of it: in heights of a card.
const TABLE: (u32, u32) = (640, 640);
const SEEN: f64 = 1.5;
/// What names the picture of the better move.
const BETTER: &str = "better";

/// The canvases on which the browser paints them.
pub(super) fn picture_nodes(cx: &Context, review: &Review, moment: &Moment) -> Vec<Node> {
    let (colours, dark) = (cx.settings.colours(), cx.settings.system.dark);
    let look = 2 * colours as u8 + u8::from(dark);
    let canvas = |which: &str| {
        el("canvas")
            .class("moment-picture")
            .attr("aria-hidden", "true")
            .attr(
                "data-picture",
                format!("moment {} {which} {look}", moment.step),
            )
            .attr("width", PICTURE.0.to_string())
            .attr("height", PICTURE.1.to_string())
    };
    match moment.choice.better_turn {
        // What becomes of a card is decided nowhere on the table.
        EitherGame::Cards(better) if better.row().is_none() => Vec::new(),
        // Nothing gives away the better move while somebody may look for it.
        _ if review.can_find(cx, moment) => vec![canvas("played")],
        _ => vec![canvas(BETTER), canvas("played")],
    }
}

/// The picture with this name: the number of actions before the turn, and which move.
pub fn moment_picture(review: &Review, cx: &Context, name: &str) -> Option<DisplayList> {
    let (step, which) = name.split_once(' ')?;
    let moment = review.moment(step.parse().ok()?)?;
    let (_, turn) = turns::turn_at(cx.kept_stage(), moment.step)?;
    let meaning = match which {
        BETTER => Meaning::Better,
        _ => Meaning::Played,
    };
    let theme = cx.board_theme();
    match (cx.kept_stage()?, turn, &moment.choice.better_turn) {
        (AnyStage::Tiles(stage), AnyTurn::Tiles(turn), EitherGame::Tiles(better)) => {
            let made = if which == BETTER { better } else { &turn.made };
            let shown = stage.shown_turn(&turn.game, made, meaning)?;
            Some(picture_of_tiles(&turn.game, shown, &theme, &stage.owners()))
        }
        (AnyStage::Cards(stage), AnyTurn::Cards(turn), &EitherGame::Cards(better)) => {
            let made = if which == BETTER { better } else { turn.made };
            let shown = stage.shown_play(&turn.game, made, meaning)?;
            Some(picture_of_cards(&turn.game, shown, &theme, &stage.owners()))
        }
        _ => None,
    }
}

/// The surroundings of a cell, with the tile there.
fn picture_of_tiles(game: &Game, shown: ShownMove, theme: &Theme, owners: &[Owner]) -> DisplayList {
    let (layout, moves) = (thumbnail_layout(PICTURE), [shown]);
    let area = bounds(moves.iter().map(|one| one.cell)).inset(TILE);
    let camera = fitting(area, layout.whole, LARGEST);
    let mut picture = Picture::still(game, &layout, camera, theme, owners);
    picture.notes = Notes {
        moves: &moves,
        ..Notes::default()
    };
    picture.draw()
}

/// The end of a row, with the card or the large meeple there.
fn picture_of_cards(
    game: &cards::Game,
    shown: ShownPlay,
    theme: &Theme,
    owners: &[Owner],
) -> DisplayList {
    let layout = thumbnail_layout(TABLE);
    let spread = Spread::lay_out(game, &layout, None);
    let (motion, plays) = (Motion::default(), [shown]);
    let mut table = Cards::still(game, (&layout, &spread), theme, owners, &motion);
    table.plays = &plays;
    let place = spread.place_in(shown.row);
    let side = place.height() * SEEN;
    let corner = place.center() - Vec2::new(side - place.width(), side / 2.0);
    let mut picture = DisplayList::new();
    let zoom = Affine::scale(f64::from(PICTURE.0) / side);
    picture.place(&table.draw(), zoom * Affine::translate(-corner.to_vec2()));
    picture
}
