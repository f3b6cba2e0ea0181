//! The card game on a screen: playing by hand and by keys, secret hands, taking back, decisions, the end.

mod decide;
mod hands;
mod hint;
mod log;
mod play;
mod rounds;
mod secret;
mod tips;
mod words;

pub use decide::{LAST, ended, last_event_text, stray};

use crate::screen::{Screen, layout};
use engine::cards::Suit;
use kurbo::{Point, Rect};
use view::scene::layout::Layout;

/// Anna and a computer in the first round; Anna is asked and has placed her first card.
pub const AGAINST: &str = "bastide 1\ngame cards\nseats 2\nplayer 1 blue person Anna\nplayer 2 red greedy\nseed 1\n\
    start\nround 1\ndealer 2\nturn 1\nrow yellow yellow-1 yellow-2\nrow red red-1\nrow green green-animal\n\
    hand 1 red-3 green-1 blue-2 fairy\nhand 2 yellow-3 blue-1 blue-animal\nbegun 1 2\n";

/// Anna and a computer at the end of the first round: nothing is left but Anna's large meeple.
pub const LAST_CLAIM: &str = "bastide 1\ngame cards\nseats 2\nplayer 1 blue person Anna\nplayer 2 red greedy\nseed 1\n\
    start\nround 1\ndealer 2\nturn 1\nlast 2\nrow red red-1 claim:2\nrow green green-1\nbegun 1 2\n";

/// A game from its first card on.
pub const FRESH: &str = "bastide 1\ngame cards\nseats 2\nplayer 1 blue person Anna\nplayer 2 red greedy\nseed 1\nplay\n";

/// A game against a computer in which a joker is turned up for Anna, who deals.
pub const JOKER: &str = "bastide 1\ngame cards\nseats 2\nplayer 1 blue person Anna\nplayer 2 red greedy\nseed 1\n\
    play\ndealer 1\ndraw animal-joker\n";

/// Two persons; Anna is asked.
pub const PERSONS: &str = "bastide 1\ngame cards\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\nseed 1\n\
    start\nround 1\ndealer 2\nturn 1\nrow red red-1\nhand 1 red-3 green-1\nhand 2 yellow-3 blue-1\nbegun 2\n";

/// A screen with room for six cards and the large meeple in the bar.
fn wide_layout() -> Layout {
    let slot = |place: usize| {
        let left = 210.0 + 60.0 * place as f64;
        Rect::new(left, 500.0, left + 50.0, 580.0)
    };
    Layout {
        dock: Rect::new(200.0, 490.0, 700.0, 590.0),
        slots: (0..6).map(slot).collect(),
        kinds: vec![Rect::new(600.0, 500.0, 660.0, 580.0)],
        ..layout()
    }
}

/// The game of a record on that screen.
pub fn open(record: &str) -> Screen {
    let mut screen = Screen::open(record);
    screen.app.lay_out(wide_layout(), screen.now);
    screen
}

/// The middle of a card of the hand.
pub fn slot(place: usize) -> Point {
    wide_layout().slots[place].center()
}

/// The middle of the large meeple in the bar.
pub fn meeple() -> Point {
    wide_layout().kinds[0].center()
}

/// A point of a row, near its end.
pub fn row(suit: Suit) -> Point {
    let free = wide_layout().free;
    let high = free.height() / 4.0;
    Point::new(
        free.center().x,
        free.y1 - high * (suit.index() as f64 + 0.5),
    )
}

/// How many cards lie in a row.
pub fn count(screen: &Screen, suit: Suit) -> usize {
    screen.card_stage().game().row(suit).laid().len()
}
