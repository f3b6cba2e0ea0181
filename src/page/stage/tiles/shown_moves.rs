//! Moves that are shown on the board, not made: those of a hint, those of a moment that a review looks at, and what
//! was tried instead.

use crate::stage::shown::ShownMoves;
use crate::stage::tiles::state::TileStage;
use engine::rules::{Action, Game};
use engine::tiles::Pos;
use view::scene::answers::{Answer, Piece};
use view::scene::figures::on_board::figure_on;
use view::scene::shown_move::{Meaning, ShownFigure, ShownMove};
use view::scene::tween::Millis;

impl TileStage {
    /// Shows moves until the next call: during play, or at the stop that a replay shows now.
    pub(crate) fn show_moves(&mut self, all: Vec<ShownMove>) {
        self.view.moves = ShownMoves::now(all, self.replay.as_ref());
    }

    /// Keeps cells in sight until the next decision, without a mark, beside the moves that are shown.
    pub(crate) fn keep_in_sight(&mut self, cells: Vec<Pos>, now: Millis) {
        self.view.kept_in_sight = (self.session.steps(), cells);
        self.show_marks(now);
    }

    /// A turn as it would lie, with the figure that its actions put.
    pub(crate) fn shown_turn(
        &self,
        game: &Game,
        actions: &[Action],
        meaning: Meaning,
    ) -> Option<ShownMove> {
        ShownMove::of_turn(game, actions, &self.owners(), meaning)
    }

    /// An answer to the open question at its place on the board; `None` if it has none.
    pub(crate) fn shown_answer(&self, action: Action, meaning: Meaning) -> Option<ShownMove> {
        let mut listed = self.view.places.every().iter();
        let answer = listed.find(|one| one.action == action)?;
        let board = self.game.board();
        let kind = answer.spot().and_then(|spot| board.seg(spot));
        let kind = kind.map(|seg| board.kind(seg));
        let seat = self.session.asked_seat();
        let figure = match (action, kind.zip(seat), meaning) {
            (Action::Deploy { figure, .. }, Some((kind, seat)), Meaning::Suggested(1)) => {
                Some(figure_on(figure, kind, self.owner(seat)))
            }
            _ => None,
        };
        let at = answer.at;
        Some(ShownMove {
            meaning,
            cell: answer.cell,
            tile: None,
            figure: Some(ShownFigure { at, figure }),
        })
    }

    /// Holds the piece that an action puts, so that its places are offered.
    pub(crate) fn hold_piece_of(&mut self, action: Action) {
        if let Action::Deploy { figure, .. } = action {
            self.choose_piece(Piece::Figure(figure));
        }
    }

    /// The moves that are shown now; those at places that were spread apart are beside these places.
    pub fn moves_shown(&self, offered: &[Answer]) -> Vec<ShownMove> {
        let homes = self.view.places.offered();
        let aimed = self.view.aim.ghost();
        let turned = |shown: &ShownMove| {
            let key = shown.tile.zip(aimed);
            key.is_some_and(|(key, ghost)| {
                ghost.pos == shown.cell && ghost.rotation != key.rotation
            })
        };
        let moved = |mut shown: ShownMove| {
            if let (None, Some(figure)) = (shown.tile, &mut shown.figure) {
                let index = homes.iter().position(|home| home.at == figure.at);
                let spread = index.and_then(|index| offered.get(index));
                figure.at = spread.map_or(figure.at, |answer| answer.at);
            }
            shown
        };
        let board = self.game.board();
        let laid = |shown: &ShownMove| shown.tile.is_some() && board.get(shown.cell).is_some();
        let all = self.view.moves.at(self.replay.as_ref()).iter();
        // A tile that lies there, or that somebody holds there otherwise, is not covered.
        let seen = all.filter(|shown| !turned(shown) && !laid(shown));
        seen.copied().map(moved).collect()
    }

    /// The cells of the moves that are shown now. A move that shares its cell is also drawn over the next one.
    pub(super) fn cells_of_moves(&self) -> Vec<Pos> {
        let mut cells: Vec<Pos> = Vec::new();
        for shown in self.moves_shown(&[]) {
            let pos = shown.cell;
            match shown.tile.is_some() && cells.contains(&pos) {
                true => cells.push(Pos::new(pos.x + 1, pos.y + 1)),
                false => cells.push(pos),
            }
        }
        cells
    }
}
