//! The abbot (`ABB`): he tends gardens, and his owner may take him back.

use crate::rules::board::SegIx;
use crate::rules::figures::{Figure, Standing};
use crate::rules::game::Game;
use crate::rules::illegal::Reason;
use crate::rules::modules::Part;
use crate::rules::queue::{Basis, Payment};
use crate::rules::regions::RegionId;
use crate::rules::score::{Lines, sum, tiles};
use crate::rules::turn::Step;
use crate::table::Chapter;

impl Game {
    /// The abbot of the active player on the board.
    fn own_abbot(&self) -> Option<&Standing> {
        let seat = self.turn.active;
        let own = |standing: &&Standing| standing.figure == Figure::Abbot && standing.owner == seat;
        let standing = self.plays(Part::Abbot).then_some(&self.standing)?;
        standing.iter().find(own)
    }

    /// Why the active player may not take the abbot back (ABB-08, R-ABB-03).
    pub(in crate::rules) fn take_back_refusal(&self) -> Option<Reason> {
        match self.own_abbot() {
            None => Some(Reason::NotThere),
            Some(abbot) if self.region(abbot.seg).complete() => Some(Reason::ScoredAnyway),
            Some(_) => None,
        }
    }

    /// The segment of the active player's abbot, if the abbot may be taken back now (ABB-08).
    pub fn abbot_to_take_back(&self) -> Option<SegIx> {
        let abbot = self.own_abbot().map(|abbot| abbot.seg);
        abbot.filter(|_| self.take_back_refusal().is_none())
    }

    /// The score lines for taking the abbot back: 1 point for his tile and each occupied cell
    /// around it (ABB-09), nothing for vineyards (HS-46).
    pub(in crate::rules) fn abbot_lines(&self, region: RegionId) -> Lines {
        let count = 9 - self.regions().get(region).open;
        Lines::from_iter([tiles(count, 1, Chapter::Abb, 9)])
    }

    /// Scores the abbot's feature for his owner alone, whoever else stands there (R-ABB-05). He
    /// returns to the supply once that is paid (ABB-10).
    pub(in crate::rules) fn take_abbot_back(&mut self) {
        let Some(&abbot) = self.own_abbot() else {
            return;
        };
        let region = self.regions().region_of(abbot.seg);
        self.queue.payments.push(Payment {
            seat: abbot.owner,
            points: sum(&self.abbot_lines(region)),
            basis: Basis::Abbot(region),
        });
        self.queue.recall = Some(abbot);
        self.queue.after = self.steps.after(Step::Figure);
        self.go(Step::Pay);
    }

    /// What taking the abbot back would score now (ABB-09); 0 when it is not allowed.
    pub fn abbot_points(&self) -> u16 {
        let points = |seg| sum(&self.abbot_lines(self.regions().region_of(seg)));
        self.abbot_to_take_back().map_or(0, points)
    }
}
