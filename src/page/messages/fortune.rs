//! Messages of dice and tokens: flights, shepherds and their flocks.

use engine::rules::{Figure, Token};
use engine::tiles::FeatureKind;

/// What players are told and asked about flights and flocks.
pub trait Fortune {
    /// A meeple took off.
    fn takes_off(&self, name: &str, figure: Figure) -> String;
    /// The die of a flight fell.
    fn rolls(&self, name: &str, cells: u32) -> String;
    /// A flight ended on a feature.
    fn lands(&self, name: &str, figure: Figure, kind: FeatureKind) -> String;
    /// A flight found no place to land.
    fn flight_fails(&self, name: &str, figure: Figure) -> String;
    /// A token was drawn for a shepherd.
    fn draws_token(&self, name: &str, token: Token) -> String;
    /// A flock is guided home.
    fn guides_flock(&self, name: &str) -> String;
    /// A flock comes home because its field is closed.
    fn flock_comes_home(&self) -> String;
    /// Points for a flock.
    fn scores_flock(&self, name: &str, points: u32) -> String;
    /// "7 sheep".
    fn sheep(&self, count: u32) -> String;
    /// A button for starting a flight: "Fly with a meeple".
    fn fly(&self, figure: Figure) -> String;
    /// A button for a place to land: "Land on the road".
    fn land(&self, kind: FeatureKind) -> String;
    /// A button for letting the flock grow.
    fn grow(&self) -> &'static str;
    /// A button for guiding the flock home: "Guide the flock home: 7 points".
    fn guide(&self, points: u32) -> String;
    /// A button for rolling the die of a flight.
    fn roll_die(&self) -> &'static str;
    /// A button for drawing a token for a shepherd.
    fn draw_token(&self) -> &'static str;
    /// What confirming does before the die is rolled.
    fn before_rolling(&self) -> &'static str;
    /// What confirming does before a token is drawn.
    fn before_drawing(&self) -> &'static str;
    /// The tile shows no flying machine.
    fn no_machine(&self) -> String;
    /// The figure does not fly.
    fn cannot_fly(&self, figure: Figure) -> String;
    /// The flight ends on another cell.
    fn not_reached(&self) -> String;
    /// No flight ends on such a feature.
    fn no_landing(&self, kind: FeatureKind) -> String;
    /// No flight ends on what is complete.
    fn landing_complete(&self) -> String;
    /// A shepherd stands in the field already.
    fn shepherd_there(&self) -> String;
}
