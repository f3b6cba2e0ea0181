//! The board cell by cell, for those who do not see it: what lies on a cell, who stands there, what is beside it.

use super::app::App;
use super::stage::TileStage;
use crate::messages::{Company, Look, Lying, Site, sentences};
use engine::rules::{Game, Gap, Placed, Standing};
use engine::tiles::{Pos, Rotation, Side, Terrain};
use view::scene::tween::Millis;

impl App {
    /// Goes to the next cell in a direction and says what is there.
    pub fn survey(&mut self, step: (i16, i16), now: Millis) {
        let Some(table) = self.shown.tiles_mut() else {
            return;
        };
        let pos = table.read_next(step);
        if let (Some(table), Some(company)) = (self.shown.tiles(), self.company()) {
            let text = self.described(table, &company, pos);
            self.tell(text, now);
        }
    }

    /// What is on a cell.
    fn described(&self, table: &TileStage, company: &Company, pos: Pos) -> String {
        let board = table.game().board();
        if let Some(at) = board.get(pos) {
            return self.tile_described(table.game(), company, board.at(at));
        }
        match board.gap(pos) {
            Some(gap) => self.gap_described(table, company, gap),
            None => self.texts.far_cell(pos),
        }
    }

    fn tile_described(&self, game: &Game, company: &Company, placed: &Placed) -> String {
        let look = Look::of(placed.tile, placed.rotation);
        let mut all = vec![self.texts.tile_at(placed.pos, &look)];
        let stands = |standing: &&Standing| game.spot(standing.seg).pos == placed.pos;
        all.extend(game.standing().iter().filter(stands).map(|standing| {
            let site = Site::of(game, game.spot(standing.seg));
            let kind = game.board().kind(standing.seg);
            let name = company.name(standing.owner);
            self.texts.stands_in(name, standing.figure, kind, site)
        }));
        all.extend(self.lying_on(game, placed));
        let beside = |side: &Side| game.board().get(placed.pos.step(*side)).is_some();
        let sides: Vec<Side> = Side::ALL.into_iter().filter(beside).collect();
        all.push(self.texts.neighbours(&sides));
        all.join(" ")
    }

    /// What is on a tile and belongs to nobody, in sentences.
    pub(super) fn lying_on(&self, game: &Game, placed: &Placed) -> Vec<String> {
        let all = Lying::on(game, placed).into_iter();
        all.map(|lying| self.texts.lies(lying)).collect()
    }

    /// An empty cell beside a tile: what its neighbours ask for, and whether the tile in hand fits, or else how many of
    /// those to come.
    fn gap_described(&self, table: &TileStage, company: &Company, gap: &Gap) -> String {
        let wanted = |side: Side| Some((side, gap.wanted(side)?));
        let edges: Vec<(Side, Terrain)> = Side::ALL.into_iter().filter_map(wanted).collect();
        let mut all = vec![self.texts.free_cell(gap.pos, &edges)];
        if let Some(hand) = table.hand() {
            let ways = Rotation::ALL.into_iter();
            let ways = ways
                .filter(|&turn| hand.places.allow(gap.pos, turn))
                .count();
            all.push(self.texts.fits(ways as u32));
            if ways == 0 {
                let game = table.game();
                let why = game.placement_refusals(hand.tile, gap.pos, hand.rotation);
                let why = why.into_iter();
                all.extend(why.map(|reason| sentences::reason(self.texts, company, reason)));
            }
        } else if table.shows_aids() {
            let fitting = table
                .fittings()
                .iter()
                .find(|fitting| fitting.pos == gap.pos);
            all.extend(fitting.map(|fitting| self.texts.fitting_tiles(fitting.tiles)));
        }
        all.join(" ")
    }
}
