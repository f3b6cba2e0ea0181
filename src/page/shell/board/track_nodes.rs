//! The score track with everything that stands on it, where a part of the rules looks at it; the same in words for each
//! player. What may move is pressed, or dragged to its space.

use crate::elements::command::Command;
use crate::elements::drawing;
use crate::elements::icons::Icon;
use crate::elements::intent::{Act, Intent};
use crate::elements::tree::{Node, div, el, span};
use crate::messages::Company;
use crate::shell::Shell;
use crate::shell::announce::queries::listener;
use crate::shell::board::answers::action_text;
use crate::shell::board::track;
use crate::shell::board::track::{
    TrackPiece, TrackPieceKind, TrackSpace, asks_on_track, needs_track, positions, robber_beside,
    ways_of,
};
use crate::shell::page::closer;
use crate::shell::panels::players::owner_class;
use crate::stage::TileStage;
use engine::rules::{DARK, Marker, Part, next_dark, space};
use engine::table::Seat;
use view::scene::figures::Shape;

impl TrackPieceKind {
    const fn shape(self) -> Shape {
        match self {
            TrackPieceKind::Score => Shape::ScoreFigure,
            TrackPieceKind::Messenger => Shape::Messenger,
            TrackPieceKind::Robber => Shape::Robber,
        }
    }
}

/// The track. Where there is little room it is folded to a line, which opens it.
pub(in crate::shell) fn score_track(shell: &Shell) -> Option<Node> {
    let table = shell.stage.tiles().filter(|table| needs_track(table))?;
    let company = shell.company()?;
    let asks = asks_on_track(table);
    let seats = (0..table.game().seats()).map(Seat);
    let line = |seat: Seat| {
        el("li")
            .class(owner_class(table.owner(seat)))
            .text(positions(shell.texts(), &company, table, seat))
    };
    let spaces = (0..).zip(track::track(table));
    let spaces = spaces.map(|(number, space)| space_node(shell, table, &company, number, &space));
    Some(
        el("section")
            .class("score-track")
            .class(if shell.panels.track() { "open" } else { "" })
            .class(if asks { "asked" } else { "" })
            .key("track")
            .attr("data-over", "")
            .attr("aria-label", shell.texts().score_track())
            .child(track_line(shell, table))
            .child(
                el("header")
                    .child(el("h2").text(shell.texts().score_track()))
                    .children(
                        robber_beside(table)
                            .map(|robber| piece_node(shell, table, &company, &robber)),
                    )
                    .child(closer(shell, Command::Track, "quiet only-narrow")),
            )
            // The lines say the same in words, and the bar has a button for every choice.
            .child(div("spaces").attr("aria-hidden", "true").children(spaces))
            .child(el("ol").class("positions").children(seats.map(line))),
    )
}

/// The folded track: where the figures of whoever looks stand, and the next dark space before each.
fn track_line(shell: &Shell, table: &TileStage) -> Node {
    let asked = table.session().asked_seat().or_else(|| listener(table));
    let seat = asked.unwrap_or(table.game().turn().active);
    let owner = table.owner(seat);
    let game = table.game();
    let messages = game.plays(Part::Messengers) && table.shows_aids() && !game.is_over();
    let stand = |marker: Marker| {
        let total = table.total(seat, marker);
        let dark = messages.then(|| next_dark(total));
        (marker, space(total), dark)
    };
    let stands: Vec<_> = game.markers(seat).iter().copied().map(stand).collect();
    let told = stands.iter().map(|&(marker, at, dark)| {
        let dark = dark.map(u32::from);
        shell.texts().marker_stands(marker, at.into(), dark)
    });
    let told = shell.texts().clauses(&told.collect::<Vec<_>>());
    let drawn = stands.iter().map(|&(marker, at, dark)| {
        span("stand", "")
            .child(drawing::figure(TrackPieceKind::of(marker).shape(), owner))
            .child(span("at", at.to_string()))
            .children(dark.map(|dark| span("to-dark", "").child(el("b").text(dark.to_string()))))
    });
    el("button")
        .class("track-line")
        .class(owner_class(owner))
        .attr("type", "button")
        .attr(
            "title",
            shell.texts().labelled(shell.texts().score_track(), &told),
        )
        .attr(
            "aria-label",
            shell.texts().labelled(shell.texts().score_track(), &told),
        )
        .state("aria-expanded", shell.panels.track())
        .run(Intent::Command(Command::Track))
        .child(Icon::Track.node())
        .children(drawn)
}

fn space_node(
    shell: &Shell,
    table: &TileStage,
    company: &Company,
    number: usize,
    space: &TrackSpace,
) -> Node {
    let node = match space.action {
        Some(index) => track_button(shell, table, company, index),
        None => div(""),
    };
    let crowd = match space.pieces.len() {
        0..=1 => "",
        2..=3 => "few",
        _ => "crowd",
    };
    let names = names_on(shell, company, number, space);
    node.class("space")
        .class(if number.is_multiple_of(DARK as usize) {
            "dark"
        } else {
            ""
        })
        .class(if space.action.is_none() && !space.goals.is_empty() {
            "goal"
        } else {
            ""
        })
        .class(crowd)
        .key(format!("space {number}"))
        .goal(acts(table, &space.goals))
        .maybe("title", names.filter(|_| space.action.is_none()))
        .child(span("number", number.to_string()))
        .children(
            space
                .pieces
                .iter()
                .map(|piece| piece_node(shell, table, company, piece)),
        )
}

/// Who stands on a space, for those who point at it.
fn names_on(shell: &Shell, company: &Company, number: usize, space: &TrackSpace) -> Option<String> {
    let mut names: Vec<&str> = Vec::new();
    for piece in &space.pieces {
        let name = company.name(piece.seat);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    (!names.is_empty()).then(|| shell.texts().robber_space(number as u32, &names))
}

fn piece_node(shell: &Shell, table: &TileStage, company: &Company, piece: &TrackPiece) -> Node {
    let figure = drawing::figure(piece.kind.shape(), table.owner(piece.seat));
    let node = match piece.action {
        Some(index) => track_button(shell, table, company, index),
        None => span("", ""),
    };
    node.class("piece")
        .lift(acts(table, &ways_of(table, piece)))
        .key(format!("{} {:?}", piece.seat.0, piece.kind))
        .child(figure)
}

/// A button on the track for what the bar offers in words.
fn track_button(shell: &Shell, table: &TileStage, company: &Company, index: usize) -> Node {
    let action = table.legal().get(index).copied();
    let title = action.map(|action| action_text(shell, table, company, action));
    el("button")
        .class("choosable")
        .attr("type", "button")
        .attr("tabindex", "-1")
        .maybe("title", title)
        .run(Intent::Move(table.act_at(index)))
}

/// Decisions by their indices: what is lifted goes where one of its own can be done.
fn acts(table: &TileStage, indices: &[usize]) -> Vec<Act> {
    indices.iter().map(|&index| table.act_at(index)).collect()
}
