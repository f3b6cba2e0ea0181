//! The card game on a screen, as a value: rows, hand, selection, animations.

use kurbo::Point;

use crate::stage::cards::gesture::CardGesture;
use crate::stage::cards::narration::Narration;
use crate::stage::cards::selection::CardSelection;
use crate::stage::shown::ShownMoves;
use crate::stage::state::Stage;
use view::scene::cards::motion::Stop;
use view::scene::cards::{Motion, ShownPlay, Spread};
use view::scene::tween::Millis;

pub type CardStage = Stage<CardView>;

/// How the card game is shown and handles input.
#[derive(Debug)]
pub struct CardView {
    pub(super) selection: CardSelection,
    pub(super) gesture: CardGesture,
    pub(super) motion: Motion,
    /// Where everything is, now and before the last change.
    pub(super) spread: Spread,
    pub(super) spread_before: Spread,
    /// Where a dragged card or large meeple was dropped.
    pub(super) dropped: Option<Stop>,
    /// Where the mouse hovers.
    pub(super) hover: Option<Point>,
    /// What a review shows.
    pub(super) plays: ShownMoves<ShownPlay>,
    /// The scoring being narrated.
    pub(super) narration: Option<Narration>,
    /// When the next question may be asked, while animations run.
    pub(super) asks_at: Option<Millis>,
}

impl CardView {
    /// A view of a newly opened game, laid out like this.
    pub(super) fn showing(spread: Spread) -> Self {
        CardView {
            spread_before: spread.clone(),
            spread,
            selection: CardSelection::default(),
            gesture: CardGesture::None,
            motion: Motion::default(),
            dropped: None,
            hover: None,
            plays: ShownMoves::default(),
            narration: None,
            asks_at: None,
        }
    }
}
