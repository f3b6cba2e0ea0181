//! Marks on the board in words, for screen readers.

use super::Texts;
use super::heard::Site;
use super::place::Bearings;
use engine::rules::{Game, Spot};
use engine::table::{Mark, Marked};
use engine::tiles::{Compass, FeatureKind};

impl Texts {
    /// A mark in a game: "Red. Marked city: 2 east, to the north."
    pub fn mark(&self, game: &Game, mark: &Mark) -> String {
        let told = match mark.on {
            Marked::Arrow(from, to) => self.remark_arrow(&self.cell(from), &self.cell(to)),
            Marked::Tile(pos) => self.remark_place(&self.cell(pos)),
            Marked::Edge(pos, side) => {
                let bearings = Bearings::NONE.with(Compass::from_side(side));
                self.remark_place(&self.site(Site { pos, bearings }))
            }
            Marked::Feature(pos, segment) => {
                let spot = Spot { pos, segment };
                let seg = game.board().seg(spot);
                let kind = seg.map_or(FeatureKind::Field, |seg| game.board().kind(seg));
                self.remark_feature(kind, &self.site(Site::from_spot(game, spot)))
            }
            Marked::Label(pos, label) => self.remark_label(&label.text(), &self.cell(pos)),
        };
        self.remark_in(mark.ink, &told)
    }
}
