//! What may be done with a figure, in a sentence.

use crate::messages::Texts;
use engine::rules::Figure;

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
}
