//! What pressing a part of the page means, from the words written on it.

use super::app::{App, Dialog, Effect};
use super::command::command;
use super::remaining::cells_for;
use super::sitting::Lit;
use crate::messages::Language;
use engine::cards::Suit;
use engine::rules::{Edition, Event, Preset};
use engine::session::{Control, Level};
use engine::table::{Kind, Seat};
use engine::tiles::{Pos, TileId, catalogue, order};
use view::scene::tween::Millis;

impl App {
    /// Presses a part of the page: the name of a command, or a word with what it is about.
    pub fn press(&mut self, words: &str, now: Millis) {
        let (word, rest) = words.split_once(' ').unwrap_or((words, ""));
        if matches!(word, "again" | "new-game" | "look" | "replay") && self.is_deaf(now) {
            return;
        }
        if !matches!(word, "menu" | "light" | "dark") {
            self.around.menu = false;
        }
        if let Some(command) = command(word) {
            self.run(command, now);
        } else {
            self.press_with(word, rest, now);
        }
        self.settle(now);
    }

    fn press_with(&mut self, word: &str, rest: &str, now: Millis) {
        match word {
            "start" | "again" => self.begin(now),
            "look" => self.dialog = None,
            "scores" => self.dialog = Some(Dialog::End),
            "act" | "move" => self.act_by_index(rest, now),
            "figure" => self.choose_figure(rest),
            "hold" => self.hold(rest, now),
            "to-row" => self.play_to_row(rest, now),
            "near-row" => self.near_row(rest),
            "near-held" => self.near_held(rest),
            "rule" => self.read_rule(rest),
            "chapter" => self.turn_to(rest),
            "place" => self.place(rest, now),
            "cell" => self.near_cell(rest),
            "berth" => self.near_berth(rest),
            "light" => self.light_up(rest, now),
            "tell" => self.tell_lit(rest, now),
            "dark" => self.darken(now),
            "more" => self.form.open = !self.form.open,
            "seats" => self.resize(rest.parse().unwrap_or(2)),
            "leave" => self.leave(Seat(rest.parse().unwrap_or(0))),
            "colour" => self.form.next_colour(Seat(rest.parse().unwrap_or(0))),
            "option" | "part" | "box" => self.choose(word, rest),
            "reset" => self.form.reset(),
            "preset" => self.choose_preset(rest),
            "edition" => self.choose_edition(rest),
            "game" => self.form.kind = Kind::parse(rest).unwrap_or(self.form.kind),
            "language" => self.speak(Language::parse(rest).unwrap_or_default()),
            "set" => self.set_words(rest),
            "seat" => self.offer_seat(rest),
            "tip-read" => self.tip_read(),
            "open" => self.ask(Effect::Open(rest.to_string())),
            "delete" => self.delete_game(rest),
            "undelete" => self.ask(Effect::Undelete(rest.to_string())),
            "export-saved" => self.give_out(Effect::ExportSaved(rest.to_string())),
            "give-out" => self.give_out_knowing(rest),
            "more-games" => self.show_more_games(),
            "import-text" => self.import(&self.shelf.pasted.clone(), now),
            "reload" => self.ask(Effect::Reload),
            "dismiss" => self.dismiss(rest.parse().ok()),
            _ => {}
        }
    }

    /// Takes in what was typed or chosen in a field of the form.
    pub fn field(&mut self, name: &str, value: &str) {
        let (word, rest) = name.split_once(' ').unwrap_or((name, ""));
        let seat = Seat(rest.parse().unwrap_or(0));
        match word {
            "name" => self.form.seating.set_name(seat, value),
            "control" => self.form.choose_control(seat, value),
            "option" => self.form.choose(word, rest, value),
            "stop" => self.go_to_stop(value),
            "seat-name" => self.name_seat(seat, value),
            "seat-control" => self.give_seat(seat, value),
            "seed" => self.form.seed = value.chars().take(40).collect(),
            "pasted" => self.shelf.pasted = value.to_string(),
            _ => {}
        }
    }

    /// Puts the tile in hand on a cell, turned to fit if need be.
    fn place(&mut self, cell: &str, now: Millis) {
        if let (Some(table), Some(pos)) = (self.shown.tiles_mut(), parse_cell(cell)) {
            table.place_on(pos, now);
        }
    }

    /// Lets what is chosen of the hand go to a row; without anything chosen, says what lies in the row.
    fn play_to_row(&mut self, name: &str, now: Millis) {
        let (Some(table), Some(row)) = (self.shown.cards_mut(), Suit::parse(name)) else {
            return;
        };
        if !table.play_to(row, now) {
            self.tell_row(row, now);
        }
    }

    /// A row has the focus.
    fn near_row(&mut self, name: &str) {
        if let (Some(table), Some(row)) = (self.shown.cards_mut(), Suit::parse(name)) {
            table.point_at(row);
        }
    }

    /// Something of the hand has the focus.
    fn near_held(&mut self, number: &str) {
        if let (Some(table), Ok(number)) = (self.shown.cards_mut(), number.parse()) {
            table.come_near(number);
        }
    }

    /// A cell has the focus.
    fn near_cell(&mut self, cell: &str) {
        if let (Some(table), Some(pos)) = (self.shown.tiles_mut(), parse_cell(cell)) {
            table.point_at(pos);
        }
    }

    /// A place for a figure has the focus.
    fn near_berth(&mut self, index: &str) {
        if let (Some(table), Ok(index)) = (self.shown.tiles_mut(), index.parse()) {
            table.choose_berth(index);
        }
    }

    fn act_by_index(&mut self, index: &str, now: Millis) {
        let Ok(index) = index.parse::<usize>() else {
            return;
        };
        if let Some(table) = self.shown.any_mut() {
            table.act_by_index(index, now);
        }
    }

    fn choose_figure(&mut self, word: &str) {
        if let Some(table) = self.shown.tiles_mut() {
            let piece = table
                .pieces()
                .into_iter()
                .find(|piece| piece.name() == word);
            piece.into_iter().for_each(|piece| table.offer(piece));
        }
    }

    /// Takes a tile of the hand, counted from 1 as people do.
    pub(super) fn hold(&mut self, number: &str, now: Millis) {
        if let (Some(table), Ok(number)) = (self.shown.cards_mut(), number.parse()) {
            table.hold(number);
            return;
        }
        let index = number.parse().ok().and_then(|n: usize| n.checked_sub(1));
        if let (Some(table), Some(index)) = (self.shown.tiles_mut(), index) {
            table.take(index, now);
        }
    }

    /// Lets as many play as are wished for. The focus goes to whoever came, or to where the next one would go.
    fn resize(&mut self, seats: u8) {
        let before = self.form.seating.seats();
        self.form.resize(seats);
        let count = self.form.seating.seats();
        let stop = match count {
            count if count > before => format!("colour {}", count - 1),
            count if count > 2 => format!("leave {}", count - 1),
            count => format!("seats {}", count + 1),
        };
        self.focus_inside(stop);
        let came = (before..count).map(|seat| self.came(Seat(seat)));
        let said: Vec<String> = came.chain([self.texts.at_table(count.into())]).collect();
        self.voice.say(said.join(" "));
    }

    /// Who has come to the table of the form.
    fn came(&self, seat: Seat) -> String {
        let control = self.form.seating.chair(seat).map(|chair| chair.control);
        let control = control.unwrap_or_default();
        let level = match control {
            Control::Person => None,
            Control::Computer(level) => Some(self.texts.level(level)),
        };
        self.texts.comes(&self.unnamed(seat, control), level)
    }

    fn choose_preset(&mut self, word: &str) {
        if let Some(preset) = Preset::parse(word) {
            self.form.choose_preset(preset);
        }
    }

    /// Lets a player leave the form; the focus stays in the row, or goes to where others are added.
    fn leave(&mut self, seat: Seat) {
        self.form.leave(seat);
        let count = self.form.seating.seats();
        let stop = match count {
            2 => format!("seats {}", count + 1),
            _ => format!("leave {}", seat.0.min(count - 1)),
        };
        self.focus_inside(stop);
        self.voice.say(self.texts.at_table(count.into()));
    }

    fn choose_edition(&mut self, word: &str) {
        let found = Edition::ALL
            .into_iter()
            .find(|edition| edition.name() == word);
        if let Some(edition) = found {
            self.form.choose_edition(edition);
        }
    }

    /// Shows the dialog of a seat, in a game that goes on here.
    fn offer_seat(&mut self, seat: &str) {
        let table = self.played().filter(|table| !table.is_locked());
        let seats = table.map_or(0, |table| table.seats());
        let seat = seat.parse().ok().filter(|&seat: &u8| seat < seats);
        self.dialog = seat.map(Seat).map(Dialog::Seat).or(self.dialog);
    }

    /// Names a seat in a running game.
    fn name_seat(&mut self, seat: Seat, name: &str) {
        if let Some(table) = self.shown.any_mut().filter(|table| !table.is_locked()) {
            table.set_name(seat, name);
            self.ask(Effect::Save);
        }
    }

    /// Lets a person or a computer decide for a seat from now on.
    fn give_seat(&mut self, seat: Seat, word: &str) {
        let control = Level::parse(word).map_or(Control::Person, Control::Computer);
        if let Some(table) = self.shown.any_mut().filter(|table| !table.is_locked()) {
            let now = table.clock();
            table.set_control(seat, control);
            table.refresh(now);
            self.settle(now);
        }
    }

    /// Goes to a stop of the replay, by index.
    fn go_to_stop(&mut self, index: &str) {
        if let (Some(table), Ok(index)) = (self.shown.any_mut(), index.parse()) {
            table.jump(index);
            let now = table.clock();
            self.settle(now);
        }
    }

    /// Chooses from a table of the form: the name of the choice, then the word of the value.
    fn choose(&mut self, table: &str, words: &str) {
        let (name, value) = words.split_once(' ').unwrap_or((words, ""));
        self.form.choose(table, name, value);
    }

    /// Chooses a value for a setting: its name, then the word of the value.
    fn set_words(&mut self, words: &str) {
        let (name, value) = words.split_once(' ').unwrap_or((words, ""));
        self.set(name, value);
    }

    /// Lights up what a part of the page is about while it is pointed at: `card`, `tile` and a number, or the number
    /// of a line of the log.
    fn light_up(&mut self, words: &str, now: Millis) {
        match words.split_once(' ') {
            Some(("tile", number)) => {
                let tile = number.parse().ok().map(TileId);
                let known = tile.filter(|&tile| catalogue().get(tile).is_some());
                self.light(known.map(Lit::Tile));
            }
            _ if words == "card" => self.keep_note(true, now),
            _ => self.light(words.parse().ok().map(Lit::Line)),
        }
    }

    /// Lights up what a part of the page is about, and says where that is.
    fn tell_lit(&mut self, words: &str, now: Millis) {
        self.light_up(words, now);
        let lit = self.shown.tiles().map(|table| table.lit().to_vec());
        let cells = lit.unwrap_or_default().into_iter();
        let cells: Vec<String> = cells.map(|pos| self.texts.cell(pos)).collect();
        self.voice.say(self.texts.lit_up(&cells));
    }

    fn darken(&mut self, now: Millis) {
        self.keep_note(false, now);
        self.light(None);
    }

    fn keep_note(&mut self, stays: bool, now: Millis) {
        if let Some(table) = self.shown.tiles_mut() {
            table.keep_note(stays, now);
        }
    }

    /// Lights up the tiles that a line of the log is about, or the cells that a kind of tile fits.
    pub(super) fn light(&mut self, lit: Option<Lit>) {
        self.sitting.lit = lit;
        let Some(table) = self.shown.tiles_mut() else {
            return;
        };
        let line = |line| table.session().log().get(line);
        let cells = match lit {
            Some(Lit::Line(index)) => line(index).map(|line| cells_of(&line.event)),
            Some(Lit::Tile(tile)) => Some(cells_for(table.game(), tile)),
            None => None,
        };
        table.light(cells.unwrap_or_default());
    }

    /// Shows a dialog.
    pub fn show_dialog(&mut self, dialog: Dialog) {
        self.dialog = Some(dialog);
    }
}

/// A cell from its column and row.
fn parse_cell(words: &str) -> Option<Pos> {
    let (x, y) = words.split_once(' ')?;
    Some(Pos::new(x.parse().ok()?, y.parse().ok()?))
}

/// The tiles an event is about.
fn cells_of(event: &Event) -> Vec<Pos> {
    let mut cells: Vec<Pos> = match event {
        Event::Scored(scored) => {
            let counted = scored
                .items
                .iter()
                .flat_map(|item| item.tiles.iter().copied());
            counted.chain(scored.spot.map(|spot| spot.pos)).collect()
        }
        Event::Placed { pos, .. }
        | Event::IngotPlaced { pos, .. }
        | Event::IngotsTaken { pos, .. }
        | Event::FerryLaid { pos, .. }
        | Event::FerryTurned { pos, .. } => vec![*pos],
        Event::Deployed { spot, .. }
        | Event::Conjured { spot, .. }
        | Event::Landed { spot, .. }
        | Event::GingerbreadMoved { spot, .. }
        | Event::Returned { spot, .. }
        | Event::Completed { spot, .. } => vec![spot.pos],
        _ => Vec::new(),
    };
    order::sort(&mut cells);
    cells.dedup();
    cells
}
