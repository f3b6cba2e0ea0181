//! What may be done with a figure, in a sentence.

use crate::messages::Texts;
use engine::rules::Figure;

/// Something that may be done once the tile lies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureAct {
    /// A figure of one kind goes on it.
    Place(Figure),
    /// A figure of one of several kinds goes on it.
    PlaceOne,
    /// The abbot comes home, for so many points.
    TakeAbbotBack(u32),
    /// A figure flies away from it.
    Fly,
}

impl Texts {
    /// What may be done once the tile lies on the board: "Place an abbot or skip.", "Place a figure, take the abbot back (6
    /// points), or skip."
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
