//! What becomes of what somebody wants: presses, what is pointed at, what has the focus, what is filled in.

use crate::elements::command::Command;
use crate::elements::intent::{
    Act, Field, FormChange, GivenOut, Intent, Light, Near, SaveId, SavesIntent, Target,
};
use crate::shell::active_game::{Lit, is_deaf};
use crate::shell::dialogs::new_game::start::unnamed_text;
use crate::shell::{Dialog, Effect, Shell};
use crate::stage::OnScreen;
use crate::stage::tiles::fittings::cells_for;
use crate::stage::tiles::happening::cells_of;
use engine::cards::Suit;
use engine::session::{Control, Level};
use engine::table::Seat;
use engine::tiles::{Pos, catalogue};
use view::scene::answers::Piece;
use view::scene::tween::Millis;

impl Shell {
    /// Presses a part of the page.
    pub fn press(&mut self, intent: Intent, now: Millis) {
        let at_the_end = matches!(
            intent,
            Intent::Again | Intent::Look | Intent::Command(Command::NewGame | Command::Replay)
        );
        if at_the_end && is_deaf(self, now) {
            return;
        }
        if intent != Intent::Command(Command::Menu) {
            self.panels.show_menu(false);
        }
        self.follow(intent, now);
        self.settle(now);
    }

    fn follow(&mut self, intent: Intent, now: Millis) {
        match intent {
            Intent::Command(command) => self.run(command, now),
            Intent::Act(act) | Intent::Move(act) => self.act(act, now),
            Intent::Place { epoch, pos } => self.place(epoch, pos, now),
            Intent::Figure(piece) => self.choose_figure(piece),
            Intent::Hold(number) => self.hold(number, now),
            Intent::ToRow { epoch, row } => self.play_to_row(epoch, row, now),
            Intent::Start | Intent::Again => self.begin(now),
            Intent::Look => self.dialogs.leave(),
            Intent::Scores => self.dialogs.show(Dialog::End),
            Intent::Rule(rule) => self.read_rule(rule),
            Intent::Chapter(chapter) => self.turn_to(chapter),
            Intent::Seat(seat) => self.offer_seat(seat),
            Intent::Form(change) => self.change_form(change),
            Intent::Speak(language) => self.speak(language),
            Intent::Set(change) => self.set(change),
            Intent::Saves(saves) => self.manage_saves(saves, now),
            Intent::Dismiss(index) => self.notices.dismiss(index),
            Intent::GiveOut(given) => self.give_out_knowing(match given {
                GivenOut::Export => Effect::Export,
                GivenOut::Copy => Effect::Copy,
                GivenOut::Saved(id) => Effect::ExportSaved(id.to_string()),
            }),
            Intent::TipRead => self.tip_read(),
            Intent::Reload => self.ask(Effect::Reload),
        }
    }

    fn change_form(&mut self, change: FormChange) {
        match change {
            FormChange::Kind(kind) => self.form.kind = kind,
            FormChange::Preset(preset) => self.form.choose_preset(preset),
            FormChange::Edition(edition) => self.form.choose_edition(edition),
            FormChange::Option(value) => self.form.set_option(value),
            FormChange::Part(part, on) => self.form.play(part, on),
            FormChange::Module(module, on) => self.form.put(module, on),
            FormChange::Reset => self.form.reset(),
            FormChange::Seats(seats) => self.resize(seats),
            FormChange::Leave(seat) => self.leave(seat),
            FormChange::NextColour(seat) => self.form.next_colour(seat),
            FormChange::More => self.form.open = !self.form.open,
        }
    }

    fn manage_saves(&mut self, saves: SavesIntent, now: Millis) {
        let name = |id: SaveId| id.to_string();
        match saves {
            SavesIntent::Open(id) => self.ask(Effect::Open(name(id))),
            SavesIntent::Delete(id) => self.delete_game(&id),
            SavesIntent::Undelete(id) => self.ask(Effect::Undelete(name(id))),
            SavesIntent::Export(id) => self.give_out(Effect::ExportSaved(name(id))),
            SavesIntent::More => self.show_more_games(),
            SavesIntent::Read => {
                let pasted = self.save_list.pasted().to_owned();
                self.import(&pasted, now);
            }
        }
    }

    /// Takes in what was typed or chosen in a field.
    pub fn fill_in(&mut self, field: Field, value: &str) {
        let control = || Level::parse(value).map_or(Control::Person, Control::Computer);
        match field {
            Field::Name(seat) => self.form.seating.set_name(seat, value),
            Field::Control(seat) => self.form.seating.set_control(seat, control()),
            Field::Option(option) => self.form.set_option_word(option, value),
            Field::Seed => self.form.seed = value.chars().take(40).collect(),
            Field::SeatName(seat) => self.name_seat(seat, value),
            Field::SeatControl(seat) => self.give_seat(seat, control()),
            Field::Stop => value
                .parse()
                .into_iter()
                .for_each(|stop| self.go_to_stop(stop)),
            Field::Pasted => self.save_list.paste(value),
        }
    }

    /// Takes in that a part of the page has the focus.
    pub fn come_near(&mut self, near: Near, now: Millis) {
        self.panels.show_menu(false);
        match (&mut self.shown, near) {
            (OnScreen::Tiles(table), Near::Cell(pos)) => table.point_at(pos),
            (OnScreen::Tiles(table), Near::ListedPlace(index)) => table.choose_place(index),
            (OnScreen::Cards(table), Near::Row(row)) => table.point_at(row),
            (OnScreen::Cards(table), Near::Held(number)) => table.come_near(number),
            _ => {}
        }
        self.settle(now);
    }

    /// Decides what the game asks; a decision of an older state is dropped.
    fn act(&mut self, act: Act, now: Millis) {
        if !is_now(self, act.epoch) {
            return;
        }
        if let Some(table) = self.shown.any_mut() {
            table.act_by_index(act.index, now);
        }
    }

    /// Puts the tile in hand on a cell, turned to fit if need be.
    fn place(&mut self, epoch: u64, pos: Pos, now: Millis) {
        if is_now(self, epoch)
            && let Some(table) = self.shown.tiles_mut()
        {
            table.place_on(pos, now);
        }
    }

    /// Lets what is chosen of the hand go to a row; without anything chosen, says what lies in the row.
    fn play_to_row(&mut self, epoch: u64, row: Suit, now: Millis) {
        if is_now(self, epoch)
            && let Some(table) = self.shown.cards_mut()
            && !table.play_to(row, now)
        {
            self.tell_row(row, now);
        }
    }

    fn choose_figure(&mut self, piece: Piece) {
        if let Some(table) = self
            .shown
            .tiles_mut()
            .filter(|table| table.pieces().contains(&piece))
        {
            table.offer(piece);
        }
    }

    /// Takes a tile or a card of the hand, counted from 1 as people do.
    pub(in crate::shell) fn hold(&mut self, number: usize, now: Millis) {
        match &mut self.shown {
            OnScreen::Cards(table) => _ = table.hold(number),
            OnScreen::Tiles(table) => {
                if let Some(index) = number.checked_sub(1) {
                    table.take(index, now);
                }
            }
            OnScreen::Nothing => {}
        }
    }

    /// Lets as many play as are wished for. The focus goes to whoever came, or to where the next one would go.
    fn resize(&mut self, seats: u8) {
        let before = self.form.seating.seats();
        self.form.resize(seats);
        let count = self.form.seating.seats();
        self.focus_inside(match count {
            count if count > before => FormChange::NextColour(Seat(count - 1)),
            count if count > 2 => FormChange::Leave(Seat(count - 1)),
            count => FormChange::Seats(count + 1),
        });
        let came = (before..count).map(|seat| who_came(self, Seat(seat)));
        let said: Vec<String> = came.chain([self.texts.at_table(count.into())]).collect();
        self.announcer.say(said.join(" "));
    }

    /// Lets a player leave the form; the focus stays in the row, or goes to where others are added.
    fn leave(&mut self, seat: Seat) {
        self.form.leave(seat);
        let count = self.form.seating.seats();
        self.focus_inside(match count {
            2 => FormChange::Seats(count + 1),
            _ => FormChange::Leave(Seat(seat.0.min(count - 1))),
        });
        self.announcer.say(self.texts.at_table(count.into()));
    }

    /// Wishes the focus for a part of the form.
    fn focus_inside(&mut self, change: FormChange) {
        self.wish_inside(Target::Press(Intent::Form(change)));
    }

    /// Shows the dialog of a seat, in a game that goes on here.
    fn offer_seat(&mut self, seat: Seat) {
        let table = self.played().filter(|table| !table.is_locked());
        if table.is_some_and(|table| seat.0 < table.seats()) {
            self.dialogs.show(Dialog::Seat(seat));
        }
    }

    /// Names a seat in a running game.
    fn name_seat(&mut self, seat: Seat, name: &str) {
        if let Some(table) = self.shown.any_mut().filter(|table| !table.is_locked()) {
            table.set_name(seat, name);
            self.ask(Effect::Save);
        }
    }

    /// Lets a person or a computer decide for a seat from now on.
    fn give_seat(&mut self, seat: Seat, control: Control) {
        if let Some(table) = self.shown.any_mut().filter(|table| !table.is_locked()) {
            let now = table.clock();
            table.set_control(seat, control);
            table.refresh(now);
            self.settle(now);
        }
    }

    /// Goes to a stop of the replay, by index.
    fn go_to_stop(&mut self, index: usize) {
        if let Some(table) = self.shown.any_mut() {
            table.jump(index);
            let now = table.clock();
            self.settle(now);
        }
    }

    /// Lights up what a part of the page is about while it is pointed at.
    pub fn point_out(&mut self, light: Light, now: Millis) {
        match light {
            Light::Note => self.keep_note(true, now),
            Light::Line(index) => self.light(Some(Lit::Line(index))),
            Light::Tile(tile) => {
                let known = catalogue().get(tile).is_some();
                self.light(known.then_some(Lit::Tile(tile)));
            }
        }
        self.settle(now);
    }

    /// Lights up what a part of the page is about, and says where that is.
    pub fn tell_where(&mut self, light: Light, now: Millis) {
        self.panels.show_menu(false);
        self.point_out(light, now);
        let lit = self.shown.tiles().map(|table| table.lit().to_vec());
        let cells = lit.unwrap_or_default().into_iter();
        let cells: Vec<String> = cells.map(|pos| self.texts.cell(pos)).collect();
        self.announcer.say(self.texts.lit_up(&cells));
        self.settle(now);
    }

    /// Nothing is lit up any more.
    pub fn darken(&mut self, now: Millis) {
        self.keep_note(false, now);
        self.light(None);
        self.settle(now);
    }

    fn keep_note(&mut self, stays: bool, now: Millis) {
        if let Some(table) = self.shown.tiles_mut() {
            table.keep_note(stays, now);
        }
    }

    /// Lights up the tiles that a line of the log is about, or the cells that a kind of tile fits.
    pub(in crate::shell) fn light(&mut self, lit: Option<Lit>) {
        self.active.lit = lit;
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
        self.dialogs.show(dialog);
    }
}

/// Whether this is still the state of the session.
fn is_now(shell: &Shell, epoch: u64) -> bool {
    shell.played().is_some_and(|table| table.epoch() == epoch)
}

/// Who has come to the table of the form.
fn who_came(shell: &Shell, seat: Seat) -> String {
    let control = shell.form.seating.chair(seat).map(|chair| chair.control);
    let control = control.unwrap_or_default();
    let level = match control {
        Control::Person => None,
        Control::Computer(level) => Some(shell.texts.level(level)),
    };
    shell
        .texts
        .comes(&unnamed_text(shell, seat, control), level)
}
