//! Buttons and questions of single modules, in words.

use crate::messages::Texts;
use engine::rules::{Figure, Marker, Token};
use engine::tiles::{Pos, Side};

/// Something that may be done once the tile is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureAct {
    /// Put a figure of this kind on it.
    Place(Figure),
    /// Put a figure of one of several kinds on it.
    PlaceOne,
    /// Take the abbot back, for this many points.
    TakeAbbotBack(u32),
    /// Let a figure fly away from it.
    Fly,
}

impl Texts {
    /// What may be done once the tile is placed: "Place an abbot or skip.", "Place a figure, take
    /// the abbot back (6 points), or skip."
    pub fn ask_figure_acts(&self, acts: &[FigureAct]) -> String {
        let clause = |act: &FigureAct| match *act {
            FigureAct::Place(figure) => self.may_place(figure).to_string(),
            FigureAct::PlaceOne => self.may_place_one().to_string(),
            FigureAct::TakeAbbotBack(points) => self.may_take_abbot_back(points),
            FigureAct::Fly => self.may_fly().to_string(),
        };
        let clauses: Vec<String> = acts.iter().map(clause).collect();
        self.ask_figure_clauses(&clauses.join(", "), clauses.len() > 1)
    }

    /// The button for laying a ferry, also the name of one: "Ferry from north to east".
    pub fn ferry(&self, from: Side, to: Side) -> String {
        self.ferry_between(self.side(from), self.side(to))
    }

    /// The button for turning a ferry.
    pub fn turn_ferry(&self, from: Side, to: Side) -> String {
        self.turn_ferry_between(self.side(from), self.side(to))
    }

    /// A tile that may get an ingot or has ingots to take: "1 north: 2 ingots there".
    pub fn ingot_at(&self, pos: Pos, there: u32) -> String {
        self.ingot_at_cell(&self.cell(pos), there)
    }

    /// A token was drawn for a shepherd.
    pub fn draws_token(&self, name: &str, token: Token) -> String {
        match token {
            Token::Wolf => self.draws_wolf(name),
            token => self.draws_sheep(name, token.sheep().into()),
        }
    }

    /// A space for a robber, with the players there: "Space 12: half of what Ben or Cleo scores
    /// next".
    pub fn rob_on(&self, space: u32, names: &[&str]) -> String {
        self.rob_for_half(space, &names.join(self.between_alternatives()))
    }

    /// Where a score figure stands, and the next dark space where it matters: "the messenger on 12,
    /// next dark space: 15".
    pub fn marker_stands(&self, marker: Marker, space: u32, dark: Option<u32>) -> String {
        match dark {
            Some(dark) => self.marker_before_dark(marker, space, dark),
            None => self.marker_on(marker, space),
        }
    }

    /// The button for carrying out a message, with its points; `None` for another tile: "Do it: 6
    /// points".
    pub fn perform(&self, points: Option<u32>) -> String {
        match points {
            Some(points) => self.perform_for(points),
            None => self.perform_tile().to_string(),
        }
    }

    /// The owner of score figures on a space: "Ana (messenger)".
    pub fn standing_by(&self, name: &str, markers: &[Marker]) -> String {
        let markers: Vec<&str> = markers.iter().map(|&one| self.marker_name(one)).collect();
        self.standing_with(name, &markers)
    }
}
