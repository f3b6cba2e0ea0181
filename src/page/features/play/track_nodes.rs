//! The score track with its pieces, if any rules in play use it; the same in words for each player. Movable pieces are pressed,
//! or dragged to their space.

use crate::context::Context;
use crate::context::panels::needs_track;
use crate::elements::command::Command;
use crate::elements::drawing;
use crate::elements::icons::Icon;
use crate::elements::intent::{Decision, Intent};
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, div, el, span};
use crate::features::play::track;
use crate::features::play::track::{
    TrackPiece, TrackPieceKind, TrackSpace, asks_on_track, reached, robber_beside, ways_of,
};
use crate::messages::PlayerNames;
use crate::sentences::action_text::action_text;
use crate::sentences::claims::listener;
use crate::sentences::narration::positions;
use crate::stage::TileStage;
use crate::widgets::{closer, landmark};
use engine::rules::{Action, DARK, Marker, Part, next_dark, space};
use engine::table::Seat;
use view::scene::figures::{Owner, Shape};
use view::scene::things::Thing;

impl TrackPieceKind {
    const fn shape(self) -> Shape {
        match self {
            TrackPieceKind::Score => Shape::ScoreFigure,
            TrackPieceKind::Messenger => Shape::Messenger,
            TrackPieceKind::Robber => Shape::Robber,
        }
    }
}

/// The track. Where there is little room it is folded to a line that opens it.
pub(crate) fn score_track(cx: &Context) -> Option<Node> {
    let stage = cx.tile_stage().filter(|stage| needs_track(stage))?;
    let player_names = cx.player_names()?;
    let asks = asks_on_track(stage);
    let seats = (0..stage.game().seats()).map(Seat);
    let line = |seat: Seat| {
        el("li")
            .class(owner_class(stage.owner(seat)))
            .text(positions(cx.texts(), &player_names, stage, seat))
    };
    let spaces = (0..).zip(track::track(stage));
    let spaces = spaces.map(|(number, space)| space_node(cx, stage, &player_names, number, &space));
    Some(
        landmark(cx, "section")
            .class("score-track")
            .class(if cx.panels.track() { "open" } else { "" })
            .class(if asks { "asked" } else { "" })
            .key("track")
            .attr("data-over", "")
            .attr("aria-label", cx.texts().score_track())
            .child(track_line(cx, stage, &player_names))
            .child(
                el("header")
                    .child(el("h2").text(cx.texts().score_track()))
                    .children(
                        robber_beside(stage)
                            .map(|robber| piece_node(cx, stage, &player_names, &robber)),
                    )
                    .child(closer(cx, Command::Track, "quiet folds")),
            )
            // The lines say the same in words, and the bar has a button for every choice.
            .child(div("spaces").attr("aria-hidden", "true").children(spaces))
            .child(el("ol").class("positions").children(seats.map(line))),
    )
}

/// The folded track: the observer's figures and the next dark space ahead of each, or the space each would reach while one of them
/// is to move; then the score figures of the leader and of whose turn it is. Once the game is over, the score figures of all.
fn track_line(cx: &Context, stage: &TileStage, player_names: &PlayerNames) -> Node {
    let asked = stage.session().asked_seat().or_else(|| listener(stage));
    let seat = asked.unwrap_or(stage.game().turn().active);
    let owner = stage.owner(seat);
    let game = stage.game();
    let messages = game.plays(Part::Messengers) && stage.shows_aids() && !game.is_over();
    let stand = |marker: Marker| {
        let total = stage.total(seat, marker);
        let dark = messages.then(|| next_dark(total));
        (marker, space(total), dark)
    };
    let markers = game.markers().iter().copied();
    let markers = markers.filter(|_| !game.is_over());
    let stands: Vec<_> = markers.map(stand).collect();
    let others = others_on_line(stage, seat);
    let told = stands.iter().map(|&(marker, at, dark)| {
        let dark = dark.map(u32::from);
        cx.texts().marker_stands(marker, at.into(), dark)
    });
    let told = cx.texts().clauses(&told.collect::<Vec<_>>());
    let head = match told.is_empty() {
        true => cx.texts().score_track().to_owned(),
        false => cx.texts().labelled(cx.texts().score_track(), &told),
    };
    let of_others = others
        .iter()
        .map(|&seat| positions(cx.texts(), player_names, stage, seat));
    let told = std::iter::once(head)
        .chain(of_others)
        .collect::<Vec<_>>()
        .join(". ");
    let drawn = stands.iter().map(|&(marker, at, dark)| {
        let ahead = reached(stage, Action::Advance(marker)).or(dark);
        stand_node(marker, owner, at).children(ahead.map(ahead_node))
    });
    let drawn_others = others.iter().map(|&seat| {
        let at = space(stage.total(seat, Marker::Score));
        let class = if game.is_over() { "" } else { "other" };
        stand_node(Marker::Score, stage.owner(seat), at).class(class)
    });
    el("button")
        .class("track-line")
        .class(if game.is_over() { "all" } else { "" })
        .class(owner_class(owner))
        .attr("type", "button")
        .hover_title(told.clone())
        .attr("aria-label", told)
        .state("aria-expanded", cx.panels.track())
        .run(Intent::Command(Command::Track))
        .child(Icon::Track.node())
        .children(drawn)
        .children(drawn_others)
}

/// Who leads and whose turn it is, each unless that is `seat` or the other; all once the game is over.
fn others_on_line(stage: &TileStage, seat: Seat) -> Vec<Seat> {
    let seats = || (0..stage.game().seats()).map(Seat);
    if stage.game().is_over() {
        return seats().collect();
    }
    let most = seats().map(|seat| stage.score(seat)).max();
    let leads = |seat: Seat| Some(stage.score(seat)) == most;
    let leader = seats().find(|&seat| leads(seat)).filter(|_| !leads(seat));
    let moves = Some(stage.game().turn().active).filter(|&moves| Some(moves) != leader);
    leader
        .into_iter()
        .chain(moves)
        .filter(|&other| other != seat)
        .collect()
}

/// A figure with the space on which it stands.
fn stand_node(marker: Marker, owner: Owner, at: u8) -> Node {
    span("stand", "")
        .child(drawing::figure(TrackPieceKind::of(marker).shape(), owner))
        .child(span("at", at.to_string()))
}

/// A space ahead of a figure.
fn ahead_node(space: u8) -> Node {
    let class = if is_dark(space.into()) { "dark" } else { "" };
    span("ahead", "").child(el("b").class(class).text(space.to_string()))
}

fn is_dark(space: usize) -> bool {
    space.is_multiple_of(DARK as usize)
}

fn space_node(
    cx: &Context,
    stage: &TileStage,
    player_names: &PlayerNames,
    number: usize,
    space: &TrackSpace,
) -> Node {
    let node = match space.action {
        Some(index) => track_button(cx, stage, player_names, index),
        None => div(""),
    };
    let crowd = match space.pieces.len() {
        0..=1 => "",
        2..=3 => "few",
        _ => "crowd",
    };
    let node = match space.action {
        Some(_) => node,
        None => node.hover_title(space_title(cx, stage, player_names, (number, space))),
    };
    node.class("space")
        .class(if is_dark(number) { "dark" } else { "" })
        .class(if space.action.is_none() && !space.goals.is_empty() {
            "goal"
        } else {
            ""
        })
        .class(crowd)
        .key(format!("space {number}"))
        .drop(acts(stage, &space.goals))
        .child(span("number", number.to_string()))
        .children(
            space
                .pieces
                .iter()
                .map(|piece| piece_node(cx, stage, player_names, piece)),
        )
}

/// The tooltip of a space: who is there, and what it is.
fn space_title(
    cx: &Context,
    stage: &TileStage,
    player_names: &PlayerNames,
    (number, space): (usize, &TrackSpace),
) -> String {
    let dark = is_dark(number) && stage.game().plays(Part::Messengers);
    let thing = if dark { Thing::DarkSpace } else { Thing::Space };
    let told = cx.texts().thing_told(thing);
    match names_on(cx, player_names, number, space) {
        Some(names) => format!("{names}. {told}"),
        None => told,
    }
}

/// The names of those on a space.
fn names_on(
    cx: &Context,
    player_names: &PlayerNames,
    number: usize,
    space: &TrackSpace,
) -> Option<String> {
    let mut names: Vec<&str> = Vec::new();
    for piece in &space.pieces {
        let name = player_names.name(piece.seat);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    (!names.is_empty()).then(|| cx.texts().robber_space(number as u32, &names))
}

fn piece_node(
    cx: &Context,
    stage: &TileStage,
    player_names: &PlayerNames,
    piece: &TrackPiece,
) -> Node {
    let figure = drawing::figure(piece.kind.shape(), stage.owner(piece.seat));
    let node = match piece.action {
        Some(index) => track_button(cx, stage, player_names, index),
        None => span("", "").hover_title(format!(
            "{}: {}",
            player_names.name(piece.seat),
            cx.texts().thing_told(Thing::of_shape(piece.kind.shape()))
        )),
    };
    node.class("piece")
        .drag(acts(stage, &ways_of(stage, piece)))
        .key(format!("{} {:?}", piece.seat.0, piece.kind))
        .child(figure)
}

/// A button on the track for an action that the bar offers in words.
fn track_button(cx: &Context, stage: &TileStage, player_names: &PlayerNames, index: usize) -> Node {
    let action = stage.legal().get(index).copied();
    let title =
        action.map(|action| action_text(cx.texts().for_eyes(), stage, player_names, action));
    el("button")
        .class("choosable")
        .attr("type", "button")
        .attr("tabindex", "-1")
        .hover_title(title.unwrap_or_default())
        .run(Intent::Move(stage.act_at(index)))
}

/// Decisions by index: a dragged piece may be dropped where one of its own applies.
fn acts(stage: &TileStage, indices: &[usize]) -> Vec<Decision> {
    indices.iter().map(|&index| stage.act_at(index)).collect()
}
