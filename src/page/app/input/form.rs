//! Changes in the form of a new game.

use crate::app::App;
use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::elements::intent::{FormChange, Intent, Target};
use crate::elements::mode::FormPage;
use crate::features::new_game::start::unnamed_text;
use crate::features::new_game::surprise::drawn_text;
use engine::session::Control;
use engine::table::Seat;

/// Carries out a change in the form.
pub(super) fn change_form(app: &mut App, change: FormChange) {
    match change {
        FormChange::Kind(kind) => app.form.choose_kind(kind),
        FormChange::Mode(mode) => app.form.choose_mode(mode),
        FormChange::Venue(venue) => app.form.choose_venue(venue),
        FormChange::Here(seat) => app.form.choose_here(seat),
        FormChange::Series(length) => app.form.choose_series(length),
        FormChange::Untimed => app.form.timed = false,
        FormChange::Minutes(minutes) => app.form.choose_minutes(minutes),
        FormChange::Seconds(seconds) => app.form.terms.seconds = seconds,
        FormChange::TimeOver(time_over) => app.form.terms.time_over = time_over,
        FormChange::Preset(preset) => app.form.choose_preset(preset),
        FormChange::Edition(edition) => app.form.choose_edition(edition),
        FormChange::Option(value) => app.form.set_option(value),
        FormChange::Part(part, on) => app.form.play(part, on),
        FormChange::Module(module, on) => app.form.put(module, on),
        FormChange::Reset => app.form.reset(),
        FormChange::Seats(seats) => resize(app, seats),
        FormChange::Leave(seat) => leave(app, seat),
        FormChange::NextColour(seat) => app.form.next_colour(seat),
        FormChange::Surprise => surprise(app),
        FormChange::Page(page) => turn_to(app, page),
        FormChange::Handicap => app.form.handicap_open = !app.form.handicap_open,
    }
}

/// Chooses three expansions at random, and tells which.
fn surprise(app: &mut App) {
    let chance = app.next_chance();
    app.form.surprise(chance);
    let drawn = drawn_text(&app.form, &app.cx);
    app.cx.announcer.say(drawn);
}

/// Turns to a page of the dialog. Back on the first one, the focus goes to what led away from it.
fn turn_to(app: &mut App, page: FormPage) {
    let left = std::mem::replace(&mut app.form.page, page);
    if page == FormPage::Start {
        focus_inside(&mut app.cx, FormChange::Page(left));
    }
}

/// Goes from another page of the dialog back to the first one. Returns whether another one was shown.
pub(super) fn leave_page(app: &mut App) -> bool {
    let shown = app.cx.dialogs.front() == Some(Dialog::NewGame);
    let leaves = shown && app.form.page != FormPage::Start;
    if leaves {
        turn_to(app, FormPage::Start);
    }
    leaves
}

/// Sets the number of players. The focus goes to the new player, or to where the next one can be added.
fn resize(app: &mut App, seats: u8) {
    let before = app.form.seating.seats();
    app.form.resize(seats);
    let count = app.form.seating.seats();
    (before..count).for_each(|seat| app.sit_down(Seat(seat)));
    focus_inside(
        &mut app.cx,
        match count {
            count if count > before => FormChange::NextColour(Seat(count - 1)),
            count if count > 2 => FormChange::Leave(Seat(count - 1)),
            count => FormChange::Seats(count + 1),
        },
    );
    let came = (before..count).map(|seat| who_came(app, Seat(seat)));
    let said: Vec<String> = came
        .chain([app.cx.texts().at_table(count.into())])
        .collect();
    app.cx.announcer.say(said.join(" "));
}

/// Removes a player from the form; the focus stays in the row, or goes to where players are added.
fn leave(app: &mut App, seat: Seat) {
    app.form.leave(seat);
    let count = app.form.seating.seats();
    focus_inside(
        &mut app.cx,
        match count {
            2 => FormChange::Seats(count + 1),
            _ => FormChange::Leave(Seat(seat.0.min(count - 1))),
        },
    );
    app.cx.announcer.say(app.cx.texts().at_table(count.into()));
}

/// Requests the focus for an element of the form.
fn focus_inside(cx: &mut Context, change: FormChange) {
    cx.focus.request_inside(Target::Press(Intent::Form(change)));
}

/// The announcement of a player added to the form.
fn who_came(app: &App, seat: Seat) -> String {
    let control = app.form.seating.chair(seat).map(|chair| chair.control);
    let control = control.unwrap_or_default();
    let level = match control {
        Control::Person | Control::Remote => None,
        Control::Computer(level) => Some(app.cx.texts().level(level)),
    };
    app.cx
        .texts()
        .comes(&unnamed_text(&app.cx, seat, control), level)
}
