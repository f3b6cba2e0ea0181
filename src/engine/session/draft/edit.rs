//! Edits of a draft, one change each.

use super::{Beginning, Draft};
use crate::rules::{
    Edition, LaidFerry, LaidFigure, LaidTile, Module, Part, Position, SetCopies, Setup, Spot,
    Token, Wizard,
};
use crate::table::{Mark, Seat};
use crate::tiles::{Goods, Pos, Rotation, TileId, TileSet, catalogue, order};

/// One change of a draft. It adds whatever it needs to the setup, such as a tile set or a part of
/// the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Places a tile, replacing one on the same cell.
    PlaceTile(LaidTile),
    /// Turns the tile on a cell clockwise, with everything on it.
    TurnTile(Pos, Rotation),
    /// Moves a tile with everything on it, replacing one on the target cell.
    MoveTile {
        from: Pos,
        to: Pos,
    },
    /// Removes a tile with everything on it.
    RemoveTile(Pos),
    /// Puts a figure on a segment, replacing those of the same seat.
    PutFigure(LaidFigure),
    /// Removes all figures from a segment.
    ClearSpot(Spot),
    /// Puts mage or witch on a segment, or beside the table.
    Conjure(Wizard, Option<Spot>),
    /// Puts the gingerbread man on a segment, or off the board.
    Bake(Option<Spot>),
    /// Sets the number of ingots on a tile.
    Gold(Pos, u8),
    /// Lays a ferry, replacing one on the same lake.
    Ferry(LaidFerry),
    /// Removes the ferry of a lake.
    NoFerry(Pos),
    /// Sets the points of a seat's score figure.
    Score(Seat, u32),
    /// Sets the points of a seat's messenger.
    Messenger(Seat, u32),
    /// Sets the number of a seat's tokens of a kind of goods.
    Goods(Seat, Goods, u16),
    /// Sets the number of a seat's ingots.
    Ingots(Seat, u16),
    /// Sets the tokens beside a seat's shepherd.
    Flock(Seat, Vec<Token>),
    /// Puts the robber of a seat on a space, or off the track.
    Robber(Seat, Option<u8>),
    Turn(Seat),
    Drawn(Option<TileId>),
    Seats(u8),
    Edition(Edition),
    /// Adds or removes a box: its tiles and its parts of the rules.
    Module(Module, bool),
    /// Removes all tiles with everything on them.
    Clear,
    /// Sets the lines of comments and marks after this many decisions.
    Remarks(usize, String),
    /// Adds a mark after this many decisions, or removes it.
    Mark(usize, Mark),
    /// Removes all decisions after this many.
    EndAt(usize),
    /// Sets the lines of the task, as typed.
    Task(String),
    /// Sets the lines of the task, as changed by one click or choice.
    Goals(String),
    /// Replaces the draft by one typed as text.
    Write(Box<Draft>),
    /// Replaces the draft in one step.
    Replace(Box<Draft>),
}

impl Edit {
    /// Whether it continues the typing of the previous edit in the same field.
    /// [`DraftHistory::end_step`](super::DraftHistory::end_step) separates fields this cannot tell
    /// apart.
    pub(super) fn goes_on_with(&self, before: &Edit) -> bool {
        match (self, before) {
            (Edit::Write(_), Edit::Write(_)) | (Edit::Task(_), Edit::Task(_)) => true,
            (Edit::Remarks(step, _), Edit::Remarks(same, _)) => step == same,
            (Edit::Score(seat, _), Edit::Score(same, _))
            | (Edit::Messenger(seat, _), Edit::Messenger(same, _))
            | (Edit::Ingots(seat, _), Edit::Ingots(same, _))
            | (Edit::Flock(seat, _), Edit::Flock(same, _))
            | (Edit::Robber(seat, _), Edit::Robber(same, _)) => seat == same,
            (Edit::Goods(seat, goods, _), Edit::Goods(same, kind, _)) => {
                (seat, goods) == (same, kind)
            }
            _ => false,
        }
    }

    /// Whether it keeps the start position, and concerns only decisions, remarks or the task.
    pub const fn keeps_position(&self) -> bool {
        matches!(
            self,
            Edit::Remarks(..)
                | Edit::Mark(..)
                | Edit::EndAt(_)
                | Edit::Task(_)
                | Edit::Goals(_)
                | Edit::Write(_)
                | Edit::Replace(_)
        )
    }
}

impl Draft {
    /// The draft after an edit.
    #[must_use]
    pub fn with(&self, edit: &Edit) -> Draft {
        let mut draft = self.clone();
        if !edit.keeps_position() {
            draft.begins = Beginning::Position;
        }
        draft.change(edit);
        draft.position.trim();
        draft
    }

    fn change(&mut self, edit: &Edit) {
        match *edit {
            Edit::PlaceTile(laid) => self.place(laid),
            Edit::TurnTile(pos, by) => self.turn_tile(pos, by),
            Edit::MoveTile { from, to } => self.move_tile(from, to),
            Edit::RemoveTile(pos) => self.remove_tile(pos),
            Edit::PutFigure(laid) => self.put_figure(laid),
            Edit::ClearSpot(spot) => self.position.figures.retain(|laid| laid.spot != spot),
            Edit::Conjure(wizard, spot) => self.conjure(wizard, spot),
            Edit::Bake(spot) => self.bake(spot),
            Edit::Gold(pos, count) => self.lay_gold(pos, count),
            Edit::Ferry(laid) => self.lay_ferry(laid),
            Edit::NoFerry(pos) => self.position.ferries.retain(|ferry| ferry.pos != pos),
            Edit::Score(seat, points) => at_seat(&mut self.position.totals, seat)[0] = points,
            Edit::Messenger(seat, points) => self.give_messenger(seat, points),
            Edit::Goods(seat, goods, count) => self.give_goods(seat, goods, count),
            Edit::Ingots(seat, count) => self.give_ingots(seat, count),
            Edit::Flock(seat, ref tokens) => {
                at_seat(&mut self.position.flocks, seat).clone_from(tokens)
            }
            Edit::Robber(seat, space) => self.set_robber(seat, space),
            Edit::Turn(seat) => self.position.turn = seat,
            Edit::Drawn(tile) => self.draw(tile),
            Edit::Seats(count) => self.seat(count),
            Edit::Edition(edition) => self.print_as(edition),
            Edit::Module(module, on) => self.play_module(module, on),
            Edit::Clear => self.clear(),
            Edit::Remarks(step, ref lines) => self.say(step, lines),
            Edit::Mark(step, mark) => self.mark(step, mark),
            Edit::EndAt(step) => self.end_at(step),
            Edit::Task(ref lines) | Edit::Goals(ref lines) => self.task.clone_from(lines),
            Edit::Write(ref written) | Edit::Replace(ref written) => self.clone_from(written),
        }
    }

    fn place(&mut self, laid: LaidTile) {
        self.play_set(catalogue().tile(laid.tile).set, true);
        match self.tile_at(laid.pos) {
            Some(at) if self.position.tiles[at].tile == laid.tile => {
                self.position.tiles[at] = laid;
            }
            Some(at) => {
                self.clear_cell(laid.pos);
                self.position.tiles[at] = laid;
            }
            None => self.position.tiles.push(laid),
        }
        self.sort_tiles();
    }

    fn turn_tile(&mut self, pos: Pos, by: Rotation) {
        if let Some(at) = self.tile_at(pos) {
            let laid = &mut self.position.tiles[at];
            laid.rotation = laid.rotation.then(by);
        }
    }

    fn move_tile(&mut self, from: Pos, to: Pos) {
        if from == to || self.tile_at(from).is_none() {
            return;
        }
        self.remove_tile(to);
        if let Some(at) = self.tile_at(from) {
            self.position.tiles[at].pos = to;
            self.carry(from, to);
            self.sort_tiles();
        }
    }

    fn remove_tile(&mut self, pos: Pos) {
        self.clear_cell(pos);
        self.position.tiles.retain(|laid| laid.pos != pos);
        self.sort_tiles();
    }

    fn put_figure(&mut self, laid: LaidFigure) {
        if let Some(part) = part_of(laid.figure) {
            self.play_part(part, true);
        }
        let figures = &mut self.position.figures;
        figures.retain(|other| (other.seat, other.spot) != (laid.seat, laid.spot));
        figures.push(laid);
        self.keep_flocks(laid);
    }

    fn draw(&mut self, tile: Option<TileId>) {
        if let Some(tile) = tile {
            self.play_set(catalogue().tile(tile).set, true);
        }
        self.position.drawn = tile;
    }

    fn seat(&mut self, count: u8) {
        let most = Seat::MOST as u8;
        self.head.setup.seats = count.clamp(2, most);
        let seats = usize::from(self.head.setup.seats);
        let there = |seat: Seat| seat.index() < seats;
        self.head.players.retain(|player| there(player.seat));
        let position = &mut self.position;
        position.figures.retain(|laid| there(laid.seat));
        position.robbers.retain(|&(seat, _)| there(seat));
        position.totals.truncate(seats);
        position.goods.truncate(seats);
        position.ingots.truncate(seats);
        position.hands.truncate(seats);
        position.flocks.truncate(seats);
        if !there(position.turn) {
            position.turn = Seat(0);
        }
    }

    /// The same boxes in another edition, with its base tiles and options.
    fn print_as(&mut self, edition: Edition) {
        let plain = Setup::base(edition, self.head.setup.seats);
        let setup = &mut self.head.setup;
        setup.edition = edition;
        setup.options = plain.options;
        setup.sets.retain(|entry| !is_base(entry.set));
        setup.sets.extend(plain.sets);
        order::sort_by_key(&mut setup.sets, |entry| entry.set);
        for laid in self.position.tiles.clone() {
            self.play_set(catalogue().tile(laid.tile).set, true);
        }
    }

    fn play_module(&mut self, module: Module, on: bool) {
        if let Some(set) = module.tiles() {
            self.play_set(set, on);
        }
        for part in module.playable() {
            self.play_part(part, on);
        }
    }

    fn play_set(&mut self, set: TileSet, on: bool) {
        let setup = &mut self.head.setup;
        let there = setup.sets.iter().any(|entry| entry.set == set);
        match (on, there) {
            (true, false) => {
                setup.sets.push(SetCopies { set, copies: 1 });
                order::sort_by_key(&mut setup.sets, |entry| entry.set);
            }
            (false, true) => setup.sets.retain(|entry| entry.set != set),
            _ => {}
        }
    }

    pub(super) fn play_part(&mut self, part: Part, on: bool) {
        let parts = &mut self.head.setup.parts;
        *parts = match on {
            true => parts.with(part),
            false => parts.iter().filter(|&one| one != part).collect(),
        };
    }

    fn clear(&mut self) {
        let seats = self.position.turn;
        self.position = Position {
            totals: std::mem::take(&mut self.position.totals),
            turn: seats,
            ..Position::default()
        };
        self.unmark();
        self.end_at(0);
    }

    /// Sorts the tiles so that each touches an earlier one, as far as possible; otherwise keeps
    /// their order.
    fn sort_tiles(&mut self) {
        let mut rest = std::mem::take(&mut self.position.tiles);
        let mut sorted: Vec<LaidTile> = Vec::with_capacity(rest.len());
        while !rest.is_empty() {
            let touches = |laid: &LaidTile| {
                let beside = |other: &LaidTile| {
                    other.pos.x.abs_diff(laid.pos.x) + other.pos.y.abs_diff(laid.pos.y) == 1
                };
                sorted.iter().any(beside)
            };
            let next = rest.iter().position(touches).unwrap_or(0);
            sorted.push(rest.remove(next));
        }
        self.position.tiles = sorted;
    }
}

/// Whether a set contains the tiles of the base game.
const fn is_base(set: TileSet) -> bool {
    matches!(set, TileSet::Base | TileSet::Winter)
}

/// The part of the rules that brings a figure; `None` for meeples.
const fn part_of(figure: crate::rules::Figure) -> Option<Part> {
    use crate::rules::Figure;
    match figure {
        Figure::Meeple => None,
        Figure::Large => Some(Part::LargeMeeple),
        Figure::Abbot => Some(Part::Abbot),
        Figure::Builder => Some(Part::Builder),
        Figure::Pig => Some(Part::Pig),
        Figure::Shepherd => Some(Part::Shepherds),
    }
}

/// The entry of a seat in a list, which is extended if necessary.
pub(super) fn at_seat<T: Default + Clone>(list: &mut Vec<T>, seat: Seat) -> &mut T {
    if list.len() <= seat.index() {
        list.resize(seat.index() + 1, T::default());
    }
    &mut list[seat.index()]
}
