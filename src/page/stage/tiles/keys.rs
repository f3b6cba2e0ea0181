//! The keyboard cursor over the cells where the tile in hand fits, and over the places that answer a question; reading the board cell by cell.

use crate::stage::cursor::{CursorMove, next_cell};
use crate::stage::tiles::state::TileStage;
use engine::rules::{Action, Gap, Question};
use engine::tiles::{Pos, Rotation, order};
use view::scene::answers::Answer;
use view::scene::camera::{centre, seen_cell};

/// A place that answers the question, with the index of its action in [`Stage::legal`](crate::stage::Stage::legal).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ListedPlace {
    pub action: usize,
    pub answer: Answer,
}

impl TileStage {
    /// The cell where keys start: the keyboard cursor, or the cell nearest to the middle of the view.
    pub fn focus_cell(&self) -> Option<Pos> {
        let middle = self.view.camera.goal.middle;
        let far = |pos: &Pos| centre(*pos).distance(middle);
        let cells = self.view.hand.cells();
        let nearest = cells.iter().min_by(|a, b| far(a).total_cmp(&far(b)));
        self.view.aim.cursor().or(nearest.copied())
    }

    /// Moves the keyboard cursor to the next cell, from where it is or else from the middle of the view.
    pub(crate) fn move_cursor(&mut self, way: CursorMove) -> Option<Pos> {
        let camera = self.view.camera.goal;
        let middle = || camera.cell_at(camera.on_screen(camera.middle));
        let from = self.view.aim.cursor().unwrap_or_else(middle);
        // Up is up as seen.
        let (seen, back) = (self.board_turn(), self.board_turn().inverse());
        let mut cells = self.view.hand.cells();
        if seen != Rotation::R0 {
            cells
                .iter_mut()
                .for_each(|pos| *pos = seen_cell(*pos, seen));
            order::sort_by_key(&mut cells, |pos| *pos);
        }
        let found = next_cell(&cells, seen_cell(from, seen), way);
        let found = found.map(|pos| seen_cell(pos, back));
        self.set_cursor(found.or(self.focus_cell())?);
        self.view.aim.cursor()
    }

    /// Puts the keyboard cursor on a cell where the tile in hand may be placed.
    pub(crate) fn set_cursor(&mut self, pos: Pos) {
        if self.view.aim.cursor() == Some(pos) || !self.view.hand.cells().contains(&pos) {
            return;
        }
        self.view.aim.cursor = Some(pos);
        self.refusal = None;
        if self.view.read_cell.take().is_some() {
            self.view.highlighted.clear();
        }
        self.view.aim.hover = None;
        self.update_aim();
        self.view.camera.reveal(pos, self.layout.free);
        self.place_minimap();
    }

    /// Whether the places are numbered on the board, as in their list: where there are several, and a list to compare them with.
    /// That of the places for a figure is there once keys have chosen one of them.
    pub fn numbers_places(&self) -> bool {
        let listed = match self.question() {
            Some(Question::Ferry | Question::TurnFerry) => true,
            Some(Question::Figure) => self.view.places.listed,
            _ => self.asks_to_press(),
        };
        listed && self.view.places.every().len() > 1
    }

    /// Whether the question is answered at places on the board alone, each of which says what it is for.
    pub fn asks_to_press(&self) -> bool {
        let question = self.question();
        question.is_some_and(|question| {
            matches!(
                question,
                Question::ScoreNext
                    | Question::Message(_)
                    | Question::Gingerbread
                    | Question::Magic(_)
                    | Question::Land
                    | Question::Ingot
                    | Question::TakeIngot
                    | Question::CircleAdd
                    | Question::CircleRemove
            )
        })
    }

    /// The number of each offered place in the list of all; none if they are not numbered.
    pub(super) fn numbers_of_places(&self) -> Vec<u32> {
        if !self.numbers_places() {
            return Vec::new();
        }
        let listed = self.listed_places();
        let offered = self.view.places.offered().iter();
        let number = |answer: &Answer| {
            let at = listed.iter().position(|one| one.answer == *answer);
            at.map_or(0, |index| index as u32 + 1)
        };
        offered.map(number).collect()
    }

    /// All places that answer the question, for every kind of piece.
    pub fn listed_places(&self) -> Vec<ListedPlace> {
        let index = |answer: &Answer| {
            let mut legal = self.legal.iter();
            legal.position(|action| *action == answer.action)
        };
        let listed = |answer: &Answer| {
            Some(ListedPlace {
                action: index(answer)?,
                answer: *answer,
            })
        };
        self.view.places.every().iter().filter_map(listed).collect()
    }

    /// The index of the selected place in [`TileStage::listed_places`].
    pub(crate) fn chosen_place(&self) -> Option<usize> {
        let chosen = self.view.places.pointed()?;
        let listed_places = self.listed_places();
        listed_places
            .iter()
            .position(|listed| listed.answer == *chosen)
    }

    /// Selects a place by its index in [`TileStage::listed_places`].
    pub(crate) fn choose_place(&mut self, index: usize) {
        let Some(listed) = self.listed_places().get(index).copied() else {
            return;
        };
        let answer = listed.answer;
        if !self.view.places.offered().contains(&answer) {
            self.choose_piece(answer.piece);
        }
        let mut offered = self.view.places.offered().iter();
        let index = offered.position(|one| *one == answer);
        self.view.places.pointed = index;
        self.view.places.listed = true;
        // A figure goes on the tile just placed, which is in sight, maybe with a loupe.
        if !matches!(answer.action, Action::Deploy { .. }) {
            self.view.camera.reveal(answer.cell, self.layout.free);
            self.place_minimap();
        }
    }

    /// Selects the next place in a direction.
    pub(crate) fn choose_next_place(&mut self, way: CursorMove) -> Option<usize> {
        let next = way.among(self.chosen_place(), self.listed_places().len())?;
        self.choose_place(next);
        Some(next)
    }

    /// Moves the cell read to a screen reader by one, from the one read last or else from the keyboard cursor. Stops at the ring of cells around the board.
    pub(crate) fn read_next(&mut self, (dx, dy): (i16, i16)) -> Pos {
        let last = self.last_placed().map(|(pos, _)| pos);
        let from = self.view.read_cell.or(self.view.aim.cursor()).or(last);
        let from = from.unwrap_or(Pos::new(0, 0));
        let Pos { x: dx, y: dy } = seen_cell(Pos::new(dx, dy), self.board_turn().inverse());
        let next = Pos::new(from.x + dx, from.y + dy);
        let within = |at: i16, one: fn(Gap) -> i16| {
            let all = self.game.board().gaps().map(one);
            all.clone().min() <= Some(at) && Some(at) <= all.max()
        };
        let there = within(next.x, |gap| gap.pos.x) && within(next.y, |gap| gap.pos.y);
        let pos = if there { next } else { from };
        self.view.read_cell = Some(pos);
        self.highlight(vec![pos]);
        let seen = self.view.camera.goal.square(pos);
        if self.layout.free.union(seen) != self.layout.free {
            self.view.camera.goal.middle = centre(pos);
        }
        pos
    }
}
