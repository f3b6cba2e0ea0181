//! Carries out intents, and handles pointing, focus and fields.

use crate::app::App;
use crate::app::active_game::skip_ending;
use crate::app::by_link::hand_on;
use crate::app::by_link::take_other;
use crate::app::embed::{back_to_replay, branch_off};
use crate::app::input::form::change_form;
use crate::app::replay::play_on;
use crate::app::review::{keep_try, press_find, try_from};
use crate::app::share::open_offered;
use crate::context::Context;
use crate::context::active_game::Highlight;
use crate::context::active_game::set_highlight;
use crate::context::dialogs::Dialog;
use crate::context::effects::{Effect, HandsWarning};
use crate::context::ending::{ignores_presses, watch_ending};
use crate::context::idle::why_idle;
use crate::context::settled::{self, can_change_seats, can_play_on, play_on_unsettled};
use crate::context::toasts::put_front_toast_away;
use crate::elements::command::Command;
use crate::elements::intent::{
    Decision, Field, FocusMeaning, GivenOut, Intent, Light, SaveId, SavesIntent, ShareIntent,
};
use crate::elements::statistics::StatisticsIntent;
use crate::features::announce::card_queries::tell_row;
use crate::features::by_link::incoming::keep_here;
use crate::features::by_link::sit_here;
use crate::features::new_game::form::Form;
use crate::features::notices::leave_saved_games;
use crate::features::play::aids::show_claims;
use crate::features::play::tip::put_tip_away;
use crate::features::review::look_at;
use crate::features::rules::rulebook::{read_rule, toggle_chapter};
use crate::features::saves::import_export::{
    delete_game, give_out, give_out_knowing, show_more_games,
};
use crate::features::share::{copy_link, fold_picture, share_by_system, share_kind};
use crate::features::{learn, settle, workshop};
use crate::stage::AnyStage;
use crate::stage::replay::ReplayMove;
use engine::cards::Suit;
use engine::session::{Control, Level};
use engine::table::Seat;
use engine::tiles::{Pos, catalogue};
use view::scene::answers::Piece;
use view::scene::tween::Millis;

impl App {
    /// Carries out the intent of a pressed element.
    pub fn press(&mut self, intent: Intent, now: Millis) {
        let at_the_end = matches!(
            intent,
            Intent::PlayAgain
                | Intent::PlayAgainRotated
                | Intent::LookAtBoard
                | Intent::WatchScoring
                | Intent::PlayOnUnsettled
                | Intent::Command(
                    Command::NewGame
                        | Command::Replay
                        | Command::Review
                        | Command::Statistics
                        | Command::Daily
                )
        );
        if at_the_end && ignores_presses(&self.cx, now) {
            return;
        }
        if intent != Intent::Command(Command::Menu) {
            self.cx.panels.show_menu(false);
        }
        let dialog = self.cx.dialogs.front();
        self.cx.copied = None;
        put_front_toast_away(&mut self.cx);
        self.cx.put_refusal_away();
        carry_out(self, intent, now);
        leave_saved_games(&mut self.cx, dialog);
        self.follow_up(now);
    }

    /// Handles a value typed or chosen in a field.
    pub fn fill_in(&mut self, field: Field, value: &str) {
        let control = || Level::parse(value).map_or(Control::Person, Control::Computer);
        match field {
            Field::Name(seat) => self.form.seating.set_name(seat, value),
            Field::Control(seat) => {
                self.form.set_control(seat, control());
                self.sit_down(seat);
            }
            Field::Option(option) => self.form.set_option_word(option, value),
            Field::Handicap(seat) => self.form.give_handicap(seat, value.parse().unwrap_or(0)),
            Field::Seed => self.form.seed = value.chars().take(40).collect(),
            Field::SeatName(seat) => name_seat(self, seat, value),
            Field::SeatControl(seat) => give_seat(self, seat, control()),
            Field::Stop => value
                .parse()
                .into_iter()
                .for_each(|stop| go_to_stop(self, stop)),
            Field::Pasted => self.cx.save_list.paste(value),
            Field::Workshop(field) => {
                workshop::fill_in(&mut self.drafts, &mut self.cx, field, value)
            }
            Field::Statistics(field) => self.statistics.fill_in(field, value),
            Field::Daily(field) => self.daily.fill_in(field, value),
            Field::Learn(field) => learn::fill_in(&mut self.learning, &mut self.cx, field, value),
        }
        workshop::note_draft(&mut self.drafts, &mut self.cx);
        self.cx.offered_kind = self.form.kind;
    }

    /// Handles an element getting the focus.
    pub fn note_focus(&mut self, near: FocusMeaning, now: Millis) {
        self.cx.panels.show_menu(false);
        if let Some(workshop) = &mut self.drafts.open {
            workshop.note_focus(near);
            workshop::note_draft(&mut self.drafts, &mut self.cx);
            return;
        }
        match (&mut self.cx.stage, near) {
            (Some(AnyStage::Tiles(stage)), FocusMeaning::Cell(pos)) => stage.set_cursor(pos),
            (Some(AnyStage::Tiles(stage)), FocusMeaning::ListedPlace(index)) => {
                stage.choose_place(index)
            }
            (Some(AnyStage::Cards(stage)), FocusMeaning::Row(row)) => {
                stage.selection_mut().focus_row(row)
            }
            (Some(AnyStage::Cards(stage)), FocusMeaning::Held(number)) => {
                stage.selection_mut().focus_playable(number)
            }
            _ => {}
        }
        self.follow_up(now);
    }

    /// Highlights what an element is about while it is pointed at.
    pub fn show_highlight(&mut self, light: Light, now: Millis) {
        match light {
            Light::Tooltip => keep_tooltip_open(&mut self.cx, true, now),
            Light::Line(index) => set_highlight(&mut self.cx, Some(Highlight::Line(index))),
            Light::Tile(tile) => {
                let known = catalogue().get(tile).is_some();
                set_highlight(&mut self.cx, known.then_some(Highlight::Tile(tile)));
            }
        }
        self.follow_up(now);
    }

    /// Highlights what an element is about, and announces where that is.
    pub fn tell_where(&mut self, light: Light, now: Millis) {
        self.cx.panels.show_menu(false);
        self.show_highlight(light, now);
        let lit = self
            .cx
            .tile_stage()
            .map(|stage| stage.highlighted().to_vec());
        if let Light::Line(_) = light {
            fly_to_highlight(&mut self.cx, now);
        }
        let cells = lit.unwrap_or_default().into_iter();
        let cells: Vec<String> = cells.map(|pos| self.cx.texts().cell(pos)).collect();
        self.cx.announcer.say(self.cx.texts().lit_up(&cells));
        self.follow_up(now);
    }

    /// Clears the highlight.
    pub fn clear_highlight(&mut self, now: Millis) {
        keep_tooltip_open(&mut self.cx, false, now);
        set_highlight(&mut self.cx, None);
        self.follow_up(now);
    }
}

/// Carries out an intent.
fn carry_out(app: &mut App, intent: Intent, now: Millis) {
    if !app.cx.allows(&intent) {
        return;
    }
    match intent {
        Intent::Command(command) => app.run(command, now),
        Intent::Decide(act) | Intent::Move(act) => decide(&mut app.cx, act, now),
        Intent::Place { epoch, pos } => place(&mut app.cx, epoch, pos, now),
        Intent::ChoosePiece(piece) => choose_figure(&mut app.cx, piece),
        Intent::Hold(number) => hold(&mut app.cx, number, now),
        Intent::ToRow { epoch, row } => play_to_row(&mut app.cx, epoch, row, now),
        Intent::ShowClaims(layer) => show_claims(&mut app.cx, layer),
        Intent::Start => app.begin(now),
        Intent::PlayAgain => app.begin_again(Form::of_screen(&app.cx), now),
        Intent::PlayAgainRotated => {
            app.begin_again(Form::of_screen_rotated(&app.cx), now);
        }
        Intent::LookAtBoard => app.cx.dialogs.leave(),
        Intent::Settle(intent) => settle::press(&mut app.cx, intent, now),
        Intent::PlayOnUnsettled if !can_play_on(&app.cx) => {}
        Intent::PlayOnUnsettled => {
            play_on_unsettled(&mut app.cx, now);
            app.computer.drop_answer();
        }
        Intent::ShowScores => app.cx.dialogs.show(Dialog::End),
        Intent::PlayOn if app.cx.board_mode().is_some() => branch_off(app, now),
        Intent::PlayOn => play_on(app, now),
        Intent::BackToReplay => back_to_replay(app, now),
        Intent::LookBack(step) => look_at(&mut app.review, &mut app.cx, step, now),
        Intent::TryFrom(step) => try_from(app, step, now),
        Intent::KeepTry => keep_try(app, now),
        Intent::Find(intent) => press_find(app, intent, now),
        Intent::SkipScoring => _ = skip_ending(app, now),
        Intent::WatchScoring => watch_ending(&mut app.cx, now),
        Intent::Turn(line) => open_turn(&mut app.cx, line, now),
        Intent::LookAtLine(line) => look_at_line(app, line, now),
        Intent::Thing(thing) => app.cx.dialogs.open(Dialog::Legend(Some(thing))),
        Intent::Rule(rule) => read_rule(&mut app.cx, rule),
        Intent::Chapter(chapter) => toggle_chapter(&mut app.cx, chapter),
        Intent::Seat(seat) => offer_seat(&mut app.cx, seat),
        Intent::Form(change) => change_form(app, change),
        Intent::Speak(language) => app.cx.speak(language),
        Intent::Set(change) => app.cx.set(change),
        Intent::Saves(saves) => manage_saves(app, saves, now),
        Intent::Dismiss(index) => app.cx.notices.dismiss(index),
        Intent::GiveOut(given) => give_out_knowing(
            &mut app.cx,
            match given {
                GivenOut::Export => Effect::Export,
                GivenOut::OneFile => Effect::SaveAsOneFile,
                GivenOut::Copy => Effect::Copy,
                GivenOut::Saved(id) => Effect::ExportSaved(id.to_string()),
                GivenOut::Picture => Effect::SavePicture,
                GivenOut::SharedSave(id) => Effect::ShareSaved(id.to_string()),
                GivenOut::All => Effect::ExportAll(HandsWarning::Given),
            },
        ),
        Intent::Share(intent) => manage_sharing(app, intent, now),
        Intent::Task(change) => app.change_task(change, now),
        Intent::Workshop(intent) => crate::app::workshop::press(app, intent, now),
        Intent::Learn(intent) => crate::app::learn::press(app, intent),
        Intent::Statistics(intent) => manage_statistics(app, intent, now),
        Intent::Daily(intent) => crate::app::daily::press(app, intent, now),
        Intent::TipRead => put_tip_away(&mut app.cx),
        Intent::Reload => app.cx.effects.push(Effect::Reload),
        Intent::Update => app.cx.effects.push(Effect::Update),
    }
}

fn manage_sharing(app: &mut App, share: ShareIntent, now: Millis) {
    match share {
        ShareIntent::Kind(kind) => share_kind(&mut app.sharing, &mut app.cx, kind),
        ShareIntent::Copy => copy_link(&mut app.sharing, &mut app.cx),
        ShareIntent::System => share_by_system(&mut app.sharing, &mut app.cx),
        ShareIntent::Picture => fold_picture(&mut app.sharing, &mut app.cx),
        ShareIntent::ForPicture(choice) => app.cx.picture.choose(choice),
        ShareIntent::SavePicture => give_out(&mut app.cx, Effect::SavePicture),
        ShareIntent::Open => open_offered(app, now),
        ShareIntent::Turn(way) => hand_on(app, way),
        ShareIntent::Sit(seat) => sit_here(&mut app.delivery, &mut app.cx, seat, now),
        ShareIntent::KeepHere => keep_here(&mut app.cx),
        ShareIntent::TakeOther => take_other(app, now),
    }
}

fn manage_saves(app: &mut App, saves: SavesIntent, now: Millis) {
    let name = |id: SaveId| id.to_string();
    match saves {
        SavesIntent::Open(id) => app.cx.effects.push(Effect::OpenSave(name(id))),
        SavesIntent::Delete(id) => delete_game(&mut app.cx, &id),
        SavesIntent::Undelete(id) => app.cx.effects.push(Effect::Undelete(name(id))),
        SavesIntent::Export(id) => give_out(&mut app.cx, Effect::ExportSaved(name(id))),
        SavesIntent::Share(id) => give_out(&mut app.cx, Effect::ShareSaved(name(id))),
        SavesIntent::ExportAll => give_out(&mut app.cx, Effect::ExportAll(HandsWarning::NotYet)),
        SavesIntent::More => show_more_games(&mut app.cx),
        SavesIntent::Read => {
            let pasted = app.cx.save_list.pasted().to_owned();
            app.take_in(&pasted, now);
        }
    }
}

fn manage_statistics(app: &mut App, intent: StatisticsIntent, now: Millis) {
    match intent {
        StatisticsIntent::Kind(kind) => app.statistics.show_kind(kind),
        StatisticsIntent::Compare(grouping) => app.statistics.compare_by(grouping),
        StatisticsIntent::Save => app.statistics.save(&mut app.cx),
        StatisticsIntent::Bring => app.cx.effects.push(Effect::Import),
        StatisticsIntent::Read => app.statistics.read_pasted(&mut app.cx, now),
    }
}

/// Makes a decision; one for an older epoch is ignored.
fn decide(cx: &mut Context, act: Decision, now: Millis) {
    if !is_now(cx, act.epoch) || is_second_press(cx, now) {
        return;
    }
    if let Some(stage) = cx.stage.as_mut() {
        stage.act_by_index(act.index, now);
    }
}

/// Whether a pointer pressed what has just appeared under it: the first half of the double click was on the board.
fn is_second_press(cx: &Context, now: Millis) -> bool {
    let stage = cx.any_stage().filter(|_| !cx.by_keys());
    stage.is_some_and(|stage| stage.is_second_press(now))
}

/// Places the tile in hand on a cell, turned to fit if necessary.
fn place(cx: &mut Context, epoch: u64, pos: Pos, now: Millis) {
    if is_now(cx, epoch)
        && let Some(stage) = cx.tile_stage_mut()
    {
        stage.place_on(pos, now);
    }
}

/// Plays the selection to a row; without a selection, announces the row.
fn play_to_row(cx: &mut Context, epoch: u64, row: Suit, now: Millis) {
    if is_now(cx, epoch)
        && !is_second_press(cx, now)
        && let Some(stage) = cx.card_stage_mut()
        && !stage.play_to(row, now)
    {
        tell_row(cx, row, now);
    }
}

fn choose_figure(cx: &mut Context, piece: Piece) {
    if let Some(stage) = cx
        .tile_stage_mut()
        .filter(|stage| stage.places().pieces().contains(&piece))
    {
        stage.choose_piece(piece);
    }
}

/// Selects a tile or a card of the hand, by its number from 1.
pub(super) fn hold(cx: &mut Context, number: usize, now: Millis) {
    match &mut cx.stage {
        Some(AnyStage::Cards(stage)) => _ = stage.choose_number(number),
        Some(AnyStage::Tiles(stage)) => {
            if let Some(index) = number.checked_sub(1) {
                stage.select_and_announce_tile(index, now);
            }
        }
        None => {}
    }
}

/// Opens the dialog of a seat whose player can be changed.
fn offer_seat(cx: &mut Context, seat: Seat) {
    if can_change_seats(cx) && cx.seats().is_some_and(|seats| seat.0 < seats) {
        cx.dialogs.show(Dialog::Seat(seat));
    }
}

fn name_seat(app: &mut App, seat: Seat, name: &str) {
    let can_change = can_change_seats(&app.cx);
    if let Some(stage) = app.cx.stage.as_mut().filter(|_| can_change) {
        stage.set_name(seat, name);
        let seating = stage.seating().clone();
        app.cx.effects.push(Effect::Save);
        app.keep_players(&seating);
    }
}

/// Changes who controls a seat.
fn give_seat(app: &mut App, seat: Seat, control: Control) {
    if app.cx.active.by_link.is_some() || app.cx.active.counts_for_deck() {
        return;
    }
    if let Some(now) = app.cx.any_stage().map(AnyStage::clock) {
        settled::give_seat(&mut app.cx, seat, control, now);
        app.follow_up(now);
    }
}

/// Jumps to the end of a turn of the replay, by its number.
fn go_to_stop(app: &mut App, index: usize) {
    if let Some(stage) = app.cx.stage.as_mut() {
        let now = stage.clock();
        stage.steer_replay(ReplayMove::ToTurn(index), now);
        app.follow_up(now);
    }
}

/// Opens a turn in the log and moves the camera to it, or closes it.
fn open_turn(cx: &mut Context, line: usize, now: Millis) {
    let open = cx.panels.toggle_turn(line);
    set_highlight(cx, open.then_some(Highlight::Line(line)));
    if open {
        fly_to_highlight(cx, now);
    }
}

/// Shows where a line of the log happened, with nothing in front of it; in the card game by replaying it, since the cards may be
/// gone.
fn look_at_line(app: &mut App, line: usize, now: Millis) {
    app.cx.dialogs.leave();
    app.cx.panels.show_log(false);
    match app.cx.card_stage_mut() {
        Some(stage) => stage.replay_line(line, now),
        None => app.tell_where(Light::Line(line), now),
    }
}

/// Moves the camera to the highlighted cells.
fn fly_to_highlight(cx: &mut Context, now: Millis) {
    if let Some(stage) = cx.tile_stage_mut() {
        stage.fly_to_lit(now);
    }
}

fn keep_tooltip_open(cx: &mut Context, stays: bool, now: Millis) {
    if let Some(stage) = cx.tile_stage_mut() {
        stage.tooltip_mut().keep_open(stays, now);
    }
}

/// Whether this is the current epoch of the session.
fn is_now(cx: &Context, epoch: u64) -> bool {
    cx.any_stage().is_some_and(|stage| stage.epoch() == epoch)
}

/// Selects a tile of the hand by its number, or says that there is none.
pub(super) fn hold_or_tell(app: &mut App, number: usize, now: Millis) {
    let count = app.cx.tile_stage().map_or(0, |stage| stage.hand().count());
    if count > 1 && number <= count {
        hold(&mut app.cx, number, now);
        app.follow_up(now);
        return;
    }
    let idle = why_idle(&app.cx);
    let why = idle.unwrap_or_else(|| app.cx.texts().no_tile_to_choose().to_string());
    app.cx.tell(why, now);
}
