//! The card game on a screen, as a value: rows, the hand, what is chosen to go to a row, what moves.

use kurbo::Point;

use crate::stage::cards::gesture::CardGesture;
use crate::stage::cards::selection::CardSelection;
use crate::stage::cards::telling::Telling;
use crate::stage::state::Stage;
use view::scene::cards::motion::Stop;
use view::scene::cards::{Motion, Spread};
use view::scene::tween::Millis;

/// The card game on a screen.
pub type CardStage = Stage<CardView>;

/// How the card game is shown and touched.
#[derive(Debug)]
pub struct CardView {
    pub(super) selection: CardSelection,
    pub(super) gesture: CardGesture,
    pub(super) motion: Motion,
    /// Where everything lies, now and before.
    pub(super) spread: Spread,
    pub(super) spread_before: Spread,
    /// Where a card or the large meeple is dropped that was dragged.
    pub(super) dropped: Option<Stop>,
    /// Where the mouse hovers.
    pub(super) hover: Option<Point>,
    /// The scoring that is told.
    pub(super) telling: Option<Telling>,
    /// When the next question may be asked, while what happened is on its way.
    pub(super) asks_at: Option<Millis>,
}

impl CardView {
    /// A view of a game that comes to the screen and lies there like this.
    pub(super) fn showing(spread: Spread) -> Self {
        CardView {
            spread_before: spread.clone(),
            spread,
            selection: CardSelection::default(),
            gesture: CardGesture::None,
            motion: Motion::default(),
            dropped: None,
            hover: None,
            telling: None,
            asks_at: None,
        }
    }
}
