//! Flights and flocks.

use super::{English, counted};
use crate::messages::{Counts, Fortune, Words};
use engine::rules::{Figure, Token};
use engine::tiles::FeatureKind;

impl Fortune for English {
    fn takes_off(&self, name: &str, figure: Figure) -> String {
        match figure {
            Figure::Meeple => format!("{name} lets a meeple fly."),
            figure => format!("{name} lets the {} fly.", self.figure(figure)),
        }
    }

    fn rolls(&self, name: &str, cells: u32) -> String {
        format!("{name} rolls a {cells}.")
    }

    fn lands(&self, name: &str, figure: Figure, kind: FeatureKind) -> String {
        let role = self.role(kind);
        match figure {
            Figure::Meeple => format!("{name} lands a {role}."),
            Figure::Large => format!("{name} lands the large meeple as a {role}."),
            figure => {
                let figure = self.figure(figure);
                format!("{name} lands the {figure} {}.", self.on_feature(kind))
            }
        }
    }

    fn flight_fails(&self, name: &str, figure: Figure) -> String {
        match figure {
            Figure::Meeple => format!("Nowhere to land: {name} takes the meeple back."),
            figure => {
                let figure = self.figure(figure);
                format!("Nowhere to land: {name} takes the {figure} back.")
            }
        }
    }

    fn draws_token(&self, name: &str, token: Token) -> String {
        match token {
            Token::Wolf => format!("{name} draws a wolf!"),
            token => format!("{name} draws {}.", self.sheep(token.sheep().into())),
        }
    }

    fn guides_flock(&self, name: &str) -> String {
        format!("{name} guides the flock to the stable.")
    }

    fn flock_comes_home(&self) -> String {
        "The field is closed: its flock comes home.".to_string()
    }

    fn scores_flock(&self, name: &str, points: u32) -> String {
        format!("{name} scores {} for the flock.", self.points(points))
    }

    fn sheep(&self, count: u32) -> String {
        counted(count, "sheep", "sheep")
    }

    fn fly(&self, figure: Figure) -> String {
        match figure {
            Figure::Meeple => "Fly with a meeple".to_string(),
            figure => format!("Fly with the {}", self.figure(figure)),
        }
    }

    fn land(&self, kind: FeatureKind) -> String {
        format!("Land {}", self.on_feature(kind))
    }

    fn grow(&self) -> &'static str {
        "Let the flock grow: draw a token"
    }

    fn guide(&self, points: u32) -> String {
        format!("Guide the flock home: {}", self.points(points))
    }

    fn roll_die(&self) -> &'static str {
        "Roll the die"
    }

    fn draw_token(&self) -> &'static str {
        "Draw a token"
    }

    fn before_rolling(&self) -> &'static str {
        "Ready to fly? Once the die is rolled there is no way back."
    }

    fn before_drawing(&self) -> &'static str {
        "Ready? Once the token is drawn there is no way back."
    }

    fn no_machine(&self) -> String {
        "A flight starts from a tile with a flying machine, just placed.".to_string()
    }

    fn cannot_fly(&self, figure: Figure) -> String {
        match figure {
            Figure::Abbot => "In this game the abbot does not fly.".to_string(),
            figure => format!("The {} cannot fly; only meeples do.", self.figure(figure)),
        }
    }

    fn not_reached(&self) -> String {
        "The flight ends on the tile that the die says.".to_string()
    }

    fn no_landing(&self, kind: FeatureKind) -> String {
        let text = match kind {
            FeatureKind::Field => "No flight ends in a field.",
            FeatureKind::Garden => "Only an abbot may land in a garden.",
            _ => "The abbot lands in monasteries and gardens only.",
        };
        text.to_string()
    }

    fn landing_complete(&self) -> String {
        "No flight ends on what is complete already.".to_string()
    }

    fn shepherd_there(&self) -> String {
        "A shepherd stands in this field already, even if far away.".to_string()
    }
}
