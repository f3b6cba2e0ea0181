//! Plays that are shown, not made: a card or a large meeple at the end of its row, framed and signed as moves of the tile game are.

use kurbo::{Rect, Size, Vec2};

use super::card_art::{CARD, ROUND};
use super::table::{Carried, Picture, card, meeple};
use crate::scene::display::{DisplayList, Group};
use crate::scene::figures::{FigureLook, Owner};
use crate::scene::shown_move::{GHOST, Meaning, outline, signed};
use engine::cards::Suit;

/// The width of a frame and the radius of a sign, in pixels.
const LINE: f64 = 3.0;
const SIGN: f64 = 11.0;

/// What somebody would add to a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShownPlay {
    pub meaning: Meaning,
    pub row: Suit,
    pub what: Carried,
    /// Whose play it is.
    pub owner: Owner,
}

/// Draws all plays of a picture. Those in one row share its end: two above one another, then two beside them.
pub(super) fn draw(list: &mut DisplayList, picture: &Picture) {
    let plays = picture.plays;
    for (index, play) in plays.iter().enumerate() {
        let same = |other: &&ShownPlay| other.row == play.row;
        let whole = picture.spread.place_in(play.row);
        let rect = match plays.iter().filter(same).count() {
            1 => whole,
            _ => {
                let before = plays[..index].iter().filter(same).count();
                let (right, below) = ((before / 2) as f64, (before % 2) as f64);
                let half = Size::new(whole.width() / 2.0, whole.height() / 2.0);
                let away = Vec2::new(right * half.width, below * half.height);
                Rect::from_origin_size(whole.origin() + away, half)
            }
        };
        draw_one(list, picture, play, rect);
    }
}

fn draw_one(list: &mut DisplayList, picture: &Picture, play: &ShownPlay, rect: Rect) {
    let round = rect.width() * ROUND / CARD.width();
    match play.what {
        Carried::Card(side) => list.group(Group::default().faded(GHOST), |list| {
            card(list, side, picture.paper(), rect);
        }),
        Carried::Meeple => {
            let ground = picture.theme.panel.alpha(0.6);
            list.fill(rect.to_rounded_rect(round), ground);
            let share = (rect.height() / picture.spread.card.height).min(1.0);
            let size = picture.spread.meeple * share;
            let standing = Rect::from_center_size(rect.center(), size);
            meeple(list, play.owner, FigureLook::Plain, standing);
        }
    }
    outline(list, rect, play.meaning, (LINE, round));
    let radius = SIGN.min(rect.width() / 5.0);
    let at = rect.origin() + Vec2::new(rect.width() - radius, radius);
    signed(list, play.meaning, at, radius);
}
