//! The neighbours of each gap, computed once for a game and again only for gaps that a new tile has changed.

use super::fits::{Fit, Fits, Pattern};
use crate::rules::{Board, Gap, SegIx};
use crate::tiles::{Side, Terrain, catalogue};

/// A gap, the tiles that fit it, and the features that end at its sides.
#[derive(Clone, Debug)]
pub(super) struct Surroundings {
    /// The empty cell, with the terrain required on each side.
    pub gap: Gap,
    /// How many unseen tiles fit it, and what they do there.
    pub fit: Fit,
    /// The roads and cities that end at its sides, clockwise from the north.
    pub middles: [Option<SegIx>; 4],
    /// The only one of them, if there is exactly one, as at most gaps.
    pub only_middle: Option<(Side, SegIx)>,
    /// The fields that end at its half-edges, clockwise.
    pub halves: [Option<SegIx>; 8],
    /// Whether any road or city ends at its sides.
    pub has_middle: bool,
    /// Whether fields meet at one of its corners.
    pub has_corner: bool,
}

/// The half-edges of a gap that meet at its corners.
pub(super) const CORNERS: [[usize; 2]; 4] = [[1, 2], [3, 4], [5, 6], [7, 0]];

impl Surroundings {
    /// Finds the neighbours of a gap.
    pub fn new(board: &Board, gap: &Gap, fits: &Fits) -> Surroundings {
        let mut around = Surroundings {
            gap: *gap,
            fit: *fits.at(Pattern::around(gap)),
            middles: [None; 4],
            only_middle: None,
            halves: [None; 8],
            has_middle: false,
            has_corner: false,
        };
        for side in Side::ALL {
            let (Some(terrain), Some(index)) = (gap.wanted(side), board.get(gap.pos.step(side)))
            else {
                continue;
            };
            let placed = board.at(index);
            let link = catalogue()
                .tile(placed.tile)
                .link(side.opposite().printed(placed.rotation));
            if matches!(terrain, Terrain::Road | Terrain::City) {
                around.middles[side as usize] = link.middle.map(|segment| placed.seg(segment));
            }
            if matches!(terrain, Terrain::Road | Terrain::Field) {
                for (slot, segment) in link.fields.into_iter().enumerate() {
                    let half = 2 * side as usize + 1 - slot;
                    around.halves[half] = segment.map(|segment| placed.seg(segment));
                }
            }
        }
        let middles = Side::ALL.into_iter().zip(around.middles);
        let mut middles = middles.filter_map(|(side, middle)| Some((side, middle?)));
        let first = middles.next();
        around.has_middle = first.is_some();
        around.only_middle = first.filter(|_| middles.next().is_none());
        let meet = |&[a, b]: &[usize; 2]| around.halves[a].is_some() && around.halves[b].is_some();
        around.has_corner = CORNERS.iter().any(meet);
        around
    }
}

/// The surroundings of all gaps of a game, sorted by cell.
#[derive(Clone, Debug)]
pub(super) struct AllSurroundings(Vec<Surroundings>);

impl AllSurroundings {
    /// Finds the neighbours of all gaps of a board.
    pub fn new(board: &Board, fits: &Fits) -> AllSurroundings {
        let gaps = board.gaps();
        AllSurroundings(
            gaps.map(|gap| Surroundings::new(board, &gap, fits))
                .collect(),
        )
    }

    /// Calls `look` with the surroundings of each gap of a board that has grown from this one.
    pub fn each(&self, board: &Board, fits: &Fits, mut look: impl FnMut(&Surroundings)) {
        let mut known = self.0.iter().peekable();
        // Both are sorted by cell.
        for gap in board.gaps() {
            while known.next_if(|known| known.gap.pos < gap.pos).is_some() {}
            match known.next_if(|known| known.gap == gap) {
                Some(known) => look(known),
                None => look(&Surroundings::new(board, &gap, fits)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Action, Edition, Game, Setup, legal};
    use crate::table::{Croupier, Party};

    /// After each possible placement, the surroundings kept are those that would be computed anew.
    #[test]
    fn what_is_kept_is_what_would_be_found_again() {
        let mut game = Game::new(Setup::base(Edition::Current, 2)).expect("a game");
        let mut croupier = Croupier::new(3);
        let mut placed = 0;
        while let Some(asked) = game.asked() {
            let action = match asked.party {
                Party::Chance => croupier.deal(&game).expect("chance is asked"),
                Party::Player(_) => {
                    let legal = legal(&game);
                    placed += compared(&game, &legal);
                    legal[legal.len() / 2]
                }
            };
            game.apply_trusted(action);
        }
        assert!(placed > 1000, "{placed}");
    }

    /// Compares after each possible placement; returns how many there were.
    fn compared(game: &Game, legal: &[Action]) -> usize {
        let fits = Fits::count(game.stack().unseen());
        let known = AllSurroundings::new(game.board(), &fits);
        let placing = |action: &&Action| matches!(action, Action::Place { .. });
        let mut count = 0;
        for &action in legal.iter().filter(placing) {
            let mut after = game.clone();
            after.apply_trusted(action);
            let mut looked = Vec::new();
            known.each(after.board(), &fits, |around| {
                looked.push(format!("{around:?}"))
            });
            let gaps = after.board().gaps();
            let fresh =
                gaps.map(|gap| format!("{:?}", Surroundings::new(after.board(), &gap, &fits)));
            assert_eq!(looked, fresh.collect::<Vec<_>>());
            count += 1;
        }
        count
    }
}
