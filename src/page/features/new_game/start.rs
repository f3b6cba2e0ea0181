//! The dialog of a new game: one press plays, everything else can be left as it is.

use crate::context::Context;
use crate::elements::command::Command;
use crate::elements::drawing;
use crate::elements::icons::Icon;
use crate::elements::intent::{Field, FormChange, Intent};
use crate::elements::mode::{FormPage, Mode};
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, dialog, div, el, span};
use crate::features::new_game::door::{door, way_to_house_rules};
use crate::features::new_game::expansions::expansions_page;
use crate::features::new_game::form::Form;
use crate::features::new_game::handicap::handicap_node;
use crate::features::new_game::house_rules::house_rules_page;
use crate::features::new_game::option_nodes::{faults_at_start, faults_of, games_to_play};
use crate::features::new_game::venues::{by_link_hint, venues, who_is_here};
use crate::stage::owner_of_colour;
use crate::widgets::{button_node, labelled, languages};
use engine::session::{Chair, Control, Level};
use engine::table::{Kind, Seat};
use view::scene::figures::Shape;

/// Most letters of a name that fit its field even in large print; longer names are written smaller there.
const SHORT: usize = 14;

/// What somebody has done here before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Past {
    Nothing,
    Something,
    FinishedGames,
}

/// The dialog, on the page that is open. Whoever has no past here is offered to learn first.
pub(crate) fn start_dialog(form: &Form, cx: &Context, past: Past) -> Node {
    match form.page {
        FormPage::Start => {}
        FormPage::Expansions => return expansions_page(form, cx),
        FormPage::HouseRules => return house_rules_page(form, cx),
    }
    let texts = cx.texts();
    let warning = cx.any_stage().filter(|_| cx.goes_on());
    let card = div("card")
        .child(header(cx))
        .children((past == Past::Nothing).then(|| learn_offer(cx)))
        .child(
            div("columns")
                .child(
                    div("column")
                        .child(games_to_play(form, cx))
                        .children(door(form, cx)),
                )
                .child(
                    div("column")
                        .child(seats(form, cx))
                        .child(way_to_house_rules(form, cx)),
                ),
        )
        .child(
            div("go")
                .children(faults_at_start(form, cx))
                .child(start_button(form, cx)),
        )
        .children(warning.map(|_| el("p").class("hint centred").text(texts.new_game_warning())))
        .child(ways(cx, past))
        .child(
            el("footer")
                .child(languages(cx))
                .child(el("p").class("small").text(texts.footer())),
        );
    dialog("start", texts.new_game()).class("start").child(card)
}

fn header(cx: &Context) -> Node {
    let close = || button_node(cx, Command::Close, "quiet corner");
    el("header")
        .child(el("h1").text(cx.texts().title()))
        .child(el("p").class("subtitle").text(cx.texts().subtitle()))
        .child(button_node(cx, Command::Settings, "quiet corner left"))
        .children(cx.stage.is_some().then(close))
}

/// The first thing for whoever never played here.
fn learn_offer(cx: &Context) -> Node {
    el("button")
        .class("learn-offer")
        .key("learn-offer")
        .attr("type", "button")
        .run(Intent::Command(Command::Learn))
        .child(Icon::Learn.node())
        .child(
            span("text", "")
                .child(span("label", cx.texts().learn_in_ten_minutes()))
                .apart(span("hint", cx.texts().learn_offer_hint())),
        )
        .child(Icon::Next.node())
}

fn ways(cx: &Context, past: Past) -> Node {
    div("ways")
        .children((past != Past::Nothing).then(|| labelled(cx, Command::Learn, "quiet")))
        .child(labelled(cx, Command::Daily, "quiet"))
        .child(labelled(cx, Command::SavedGames, "quiet"))
        .children((past == Past::FinishedGames).then(|| labelled(cx, Command::Statistics, "quiet")))
        .child(labelled(cx, Command::Import, "quiet"))
        .child(labelled(cx, Command::Workshop, "quiet"))
        .child(labelled(cx, Command::Help, "quiet"))
}

pub(super) fn start_button(form: &Form, cx: &Context) -> Node {
    el("button")
        .class("button primary large")
        .attr("type", "button")
        .flag("data-first", true)
        .flag("disabled", !faults_of(form).is_empty())
        .run(Intent::Start)
        .child(span("label", cx.texts().start()))
}

fn seats(form: &Form, cx: &Context) -> Node {
    let chairs = form.seating.chairs();
    let rows = (0..)
        .map(Seat)
        .zip(chairs)
        .map(|(seat, chair)| seat_node(form, cx, seat, chair));
    let count = form.seating.seats();
    let adds = count < form.most_seats();
    let adds_whom = match form.newcomer() {
        Control::Person | Control::Remote => cx.texts().add_person(),
        Control::Computer(_) => cx.texts().add_computer(),
    };
    let add = || {
        el("button")
            .class("link add")
            .attr("type", "button")
            .run(Intent::Form(FormChange::Seats(count + 1)))
            .child(Icon::Plus.node())
            .child(span("", adds_whom))
    };
    div("seats")
        .child(
            el("ol")
                .class("rows")
                .attr("aria-label", cx.texts().players())
                .children(rows),
        )
        .children(levels_node(cx, chairs.iter().map(|chair| chair.control)))
        .child(
            div("below")
                .children(adds.then(add))
                .child(venues(form, cx)),
        )
        .children(by_link_hint(form, cx))
        .children(for_two(form, cx))
        .children(who_is_here(form, cx))
        .children((form.kind == Kind::Tiles).then(|| handicap_node(form, cx)))
}

/// Why nobody can be added to a duel.
fn for_two(form: &Form, cx: &Context) -> Option<Node> {
    let duel = form.mode() == Mode::Duel;
    duel.then(|| {
        el("p")
            .class("hint")
            .key("for-two")
            .text(cx.texts().duel_for_two())
    })
}

fn seat_node(form: &Form, cx: &Context, seat: Seat, chair: &Chair) -> Node {
    let texts = cx.texts();
    let owner = owner_of_colour(chair.colour());
    let unnamed = unnamed_text(cx, seat, chair.control);
    let leaves = form.seating.seats() > 2;
    let who = match chair.name() {
        "" => unnamed.clone(),
        name => name.to_string(),
    };
    let of_player = |what: &str| texts.labelled(&who, what);
    let colour = texts.labelled(texts.player_colour(), texts.colour(chair.colour()));
    el("li")
        .class("row")
        .class(owner_class(owner))
        .key(format!("row {}", seat.0))
        .child(
            el("button")
                .class("swatch")
                .attr("type", "button")
                .hover_title(colour.clone())
                .attr("aria-label", of_player(&colour))
                .run(Intent::Form(FormChange::NextColour(seat)))
                .child(drawing::figure(Shape::Meeple, owner)),
        )
        .child(
            el("input")
                .class("name")
                .class(if chair.name().chars().count() > SHORT {
                    "long"
                } else {
                    ""
                })
                .attr("type", "text")
                .attr("maxlength", engine::session::NAME_LENGTH.to_string())
                .attr("placeholder", unnamed)
                .attr("aria-label", of_player(texts.player_name()))
                .attr("autocomplete", "off")
                .attr("spellcheck", "false")
                .field(Field::Name(seat))
                .attr("value", chair.name()),
        )
        .child(
            control_node(cx, Field::Control(seat), chair.control)
                .attr("aria-label", of_player(texts.player_control())),
        )
        .children(leaves.then(|| {
            el("button")
                .class("icon-button quiet")
                .attr("type", "button")
                .attr("aria-label", of_player(texts.remove_player()))
                .hover_title(texts.remove_player())
                .run(Intent::Form(FormChange::Leave(seat)))
                .child(Icon::Close.node())
        }))
}

/// The name of a player who chose none.
pub(crate) fn unnamed_text(cx: &Context, seat: Seat, control: Control) -> String {
    let number = u32::from(seat.0) + 1;
    match control {
        Control::Person | Control::Remote => cx.texts().player(number),
        Control::Computer(_) => cx.texts().computer_player(number),
    }
}

/// The level of a computer player; `None` for others.
const fn level_of(control: Control) -> Option<Level> {
    match control {
        Control::Person | Control::Remote => None,
        Control::Computer(level) => Some(level),
    }
}

/// How computer players play, one sentence for each level in use.
pub(crate) fn levels_node(cx: &Context, controls: impl Iterator<Item = Control>) -> Option<Node> {
    let played: Vec<Level> = controls.filter_map(level_of).collect();
    let told = |level: Level| {
        el("li")
            .key(level.name())
            .child(el("b").text(cx.texts().level(level)))
            .apart(span("hint", cx.texts().level_hint(level)))
    };
    let levels = Level::ALL
        .into_iter()
        .filter(|level| played.contains(level));
    (!played.is_empty()).then(|| {
        el("ul")
            .class("levels")
            .key("levels")
            .children(levels.map(told))
    })
}

/// The choice of who plays a seat.
pub(crate) fn control_node(cx: &Context, field: Field, control: Control) -> Node {
    let option = |value: &'static str, text: String, chosen: bool| {
        el("option")
            .attr("value", value)
            .flag("selected", chosen)
            .text(text)
    };
    let person = option(
        "person",
        cx.texts().person().to_string(),
        control.is_human(),
    );
    // A level that is not offered is kept where it is in use.
    let offered =
        |level: &Level| Level::offered().contains(level) || level_of(control) == Some(*level);
    let levels = Level::ALL.into_iter().filter(offered).map(|level| {
        let name = cx.texts().level(level).to_string();
        option(level.name(), name, level_of(control) == Some(level))
    });
    // A group, so that level names are not truncated where there is little room.
    let computer = el("optgroup")
        .attr("label", cx.texts().computer())
        .children(levels);
    let value = match control {
        Control::Person | Control::Remote => "person",
        Control::Computer(level) => level.name(),
    };
    el("select")
        .class("control")
        .field(field)
        .attr("value", value)
        .child(person)
        .child(computer)
}
