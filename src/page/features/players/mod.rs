//! The players: score, remaining figures, whose turn it is.

pub mod card_players;
pub mod projector;
pub mod remaining;

use crate::context::Context;
use crate::context::panels::needs_track;
use crate::context::series::{series_in_figures, series_so_far, series_told};
use crate::context::settled::can_change_seats;
use crate::elements::drawing;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, div, el, span};
use crate::features::players::card_players::card_players;
use crate::sentences::holdings::{holdings_node, most_holdings};
use crate::stage::replay::Replay;
use crate::stage::{TileStage, owner_of_colour};
use engine::rules::Figure;
use engine::session::{Chair, Control};
use engine::table::Seat;
use view::scene::figures::Owner;
use view::scene::figures::on_board::shape_of;
use view::scene::things::Thing;

pub(crate) fn players(cx: &Context) -> Node {
    if let (Some(stage), Some(player_names)) = (cx.card_stage(), cx.player_names()) {
        return card_players(cx, stage, &player_names);
    }
    let list = el("ol")
        .class("players")
        .attr("aria-label", cx.texts().players());
    let Some(stage) = cx.tile_stage() else {
        return list;
    };
    let chairs = stage.session().seating().chairs();
    // With the score track beside the board, or many possible belongings, even four players are shown two by two.
    let crowded = needs_track(stage) || most_holdings(stage) > 3;
    let pairs = chairs.len() > if crowded { 3 } else { 4 };
    let list = list
        .class(if chairs.len() > 4 { "many" } else { "" })
        .class(if pairs { "pairs" } else { "" })
        // Side by side, a row has three.
        .class(match most_holdings(stage) {
            0 => "",
            1..=3 => "hold",
            _ => "hold-more",
        });
    let seats = (0..).map(Seat).zip(chairs);
    list.children(seats.map(|(seat, chair)| player(cx, stage, seat, chair)))
}

pub(crate) fn player(cx: &Context, stage: &TileStage, seat: Seat, chair: &Chair) -> Node {
    let owner = owner_of_colour(chair.colour());
    let player_names = cx.player_names();
    let supply = supply_node(cx, stage, seat, owner);
    player_row(
        cx,
        PlayerRow {
            seat,
            name: player_names
                .as_ref()
                .map_or("", |player_names| player_names.name(seat)),
            owner,
            active: stage.replay().and_then(Replay::seat_ahead).map_or_else(
                || stage.game().asked().is_some() && stage.game().turn().active == seat,
                |ahead| ahead == seat,
            ),
            beside_name: None,
            belongings: [supply]
                .into_iter()
                .chain(holdings_node(cx, stage, seat))
                .collect(),
            score: stage.score(seat),
        },
    )
}

/// A player's row in the list, for either game.
pub(crate) struct PlayerRow<'a> {
    pub seat: Seat,
    pub name: &'a str,
    pub owner: Owner,
    pub active: bool,
    /// Beside the name, after the icon for the kind of player.
    pub beside_name: Option<Node>,
    /// Below the name.
    pub belongings: Vec<Node>,
    pub score: u32,
}

pub(crate) fn player_row(cx: &Context, row: PlayerRow) -> Node {
    el("li")
        .class("player")
        .class(owner_class(row.owner))
        .class(if row.active { "active" } else { "" })
        .key(format!("seat {}", row.seat.0))
        .flag("aria-current", row.active)
        .child(
            div("pawn")
                .attr("data-home", row.seat.0.to_string())
                .child(drawing::figure(shape_of(Figure::Meeple), row.owner)),
        )
        .child(
            div("who")
                .child(
                    player_name(cx, row.seat, row.name)
                        .children(decides_node(cx, row.seat))
                        .children(row.beside_name),
                )
                .children(row.belongings),
        )
        .children(clock_node(cx, row.seat))
        .child(
            span("score", "")
                .child(span("", row.score.to_string()).attr("aria-hidden", "true"))
                .child(span("unseen", cx.texts().points(row.score))),
        )
}

/// An icon for the kind of player, with a computer player's level: also where a turn of the game that is kept is tried out.
fn decides_node(cx: &Context, seat: Seat) -> Option<Node> {
    let texts = cx.texts();
    let chair = cx.kept_stage()?.seating().chair(seat)?;
    let (icon, told) = match chair.control {
        Control::Person => return Some(Icon::Person.node()),
        Control::Remote => (Icon::Remote, texts.at_another_device().to_string()),
        Control::Computer(level) => {
            let level = texts.labelled(texts.computer(), texts.level(level));
            (Icon::Computer, level)
        }
    };
    let node = span("decides", "").hover_title(told.clone());
    Some(node.child(icon.node()).child(span("unseen", told)))
}

/// The name, a button for the dialog of the seat while the game goes on.
fn player_name(cx: &Context, seat: Seat, name: &str) -> Node {
    if !can_change_seats(cx) || !cx.goes_on() {
        return span("name", name);
    }
    span("name", "").child(
        el("button")
            .attr("type", "button")
            .attr("title", cx.texts().change_seat())
            .run(Intent::Seat(seat))
            .text(name),
    )
}

/// The remaining figures: a dot for each meeple, or their number where there is little room, and a drawing for each special
/// figure.
fn supply_node(cx: &Context, stage: &TileStage, seat: Seat, owner: Owner) -> Node {
    let supply = stage.game().player(seat).supply();
    let left = u32::from(supply.count(Figure::Meeple));
    let all = u32::from(Figure::Meeple.supply(stage.game().setup().parts));
    let dot = |index: u32| {
        let class = if index < left { "dot" } else { "dot used" };
        Icon::Meeple.node().class(class)
    };
    let special: Vec<(Figure, u8)> = supply.special().collect();
    let drawn = |&(figure, _): &(Figure, u8)| {
        let thing = Thing::of_figure(figure);
        span("special", "")
            .hover_title(cx.texts().thing_told(thing))
            .run(Intent::Thing(thing))
            .child(drawing::figure(shape_of(figure), owner))
    };
    let named = |&(figure, count): &(Figure, u8)| cx.texts().figures(figure, count.into());
    let mut told = vec![cx.texts().meeples_left(left)];
    told.extend(special.iter().map(named));
    let told = told.join(", ");
    div("supply")
        .attr("role", "img")
        .hover_title(format!("{told}. {}", cx.texts().meeple_hint()))
        .attr("aria-label", told)
        .run(Intent::Thing(Thing::Meeple))
        .children((0..all).map(dot))
        .child(span("left", left.to_string()))
        .children(special.iter().map(drawn))
}

/// How the series stands that the game belongs to.
pub(crate) fn series_node(cx: &Context) -> Option<Node> {
    let (series, names) = (series_so_far(cx)?, cx.player_names()?);
    let told = series_told(cx.texts(), &names, &series);
    let node = el("p")
        .class("series")
        .hover_title(told.clone())
        .child(span("", series_in_figures(cx.texts(), &series)).attr("aria-hidden", "true"))
        .child(span("unseen", told));
    Some(node)
}

/// A player's remaining time, not announced as it runs.
pub(crate) fn clock_node(cx: &Context, seat: Seat) -> Option<Node> {
    let clock = cx.active.clock.as_ref()?;
    let left = clock.seconds(seat);
    let runs = clock.running() == Some(seat);
    let node = span("clock", format!("{}:{:02}", left / 60, left % 60))
        .class(if runs { "runs" } else { "" })
        .class(if left < LITTLE { "little" } else { "" })
        .attr("role", "timer")
        .attr("aria-label", cx.texts().time_left());
    Some(node)
}

/// Little time is left from here on, in seconds.
pub(crate) const LITTLE: u32 = 60;
