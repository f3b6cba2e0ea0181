//! Describes what an action does, in words.

use crate::messages;
use crate::messages::Bearings;
use crate::messages::Facts;
use crate::messages::PlayerNames;
use crate::messages::Texts;
use crate::messages::TileLook;
use crate::messages::capital;
use crate::stage::TileStage;
use engine::rules::Action;
use engine::rules::Game;
use engine::rules::Marker;
use engine::rules::Question;
use engine::rules::Spot;
use engine::rules::space;
use engine::table::Seat;
use engine::tiles::Pos;
use engine::tiles::Rotation;
use engine::tiles::SegmentId;
use engine::tiles::Side;
use engine::tiles::catalogue;
/// The label of an action on a button, enough to tell it from the others without seeing the board.
pub(crate) fn action_text(
    texts: &Texts,
    stage: &TileStage,
    player_names: &PlayerNames,
    action: Action,
) -> String {
    let board = stage.game().board();
    match action {
        Action::Rob(at) => {
            let there = standing_on(texts, stage, player_names, at);
            let there: Vec<&str> = there.iter().map(String::as_str).collect();
            texts.rob_on(u32::from(at), &there)
        }
        Action::Circle(circle) => texts.circle(circle).to_string(),
        Action::AddBeside { figure, spot } => board.seg(spot).map_or(String::new(), |seg| {
            let what = texts.add_beside(figure, board.kind(seg));
            at_part(texts, stage.game(), what.to_string(), spot)
        }),
        Action::Withdraw { figure, spot } => board.seg(spot).map_or(String::new(), |seg| {
            at_part(
                texts,
                stage.game(),
                texts.recall(figure, board.kind(seg)).to_string(),
                spot,
            )
        }),
        Action::Gingerbread(spot) => at_part(
            texts,
            stage.game(),
            texts.gingerbread_to().to_string(),
            spot,
        ),
        Action::Ingot(pos) | Action::TakeIngot(pos) => {
            let there = board
                .get(pos)
                .map_or(0, |tile| stage.game().gold().on(tile));
            capital(&texts.ingot_at(pos, there.into()))
        }
        Action::ScoreNext(spot) => board.seg(spot).map_or(String::new(), |seg| {
            at_text(
                texts,
                stage.game(),
                texts.score_next(board.kind(seg)).to_string(),
                spot,
            )
        }),
        Action::Conjure { wizard, spot } => board.seg(spot).map_or(String::new(), |seg| {
            at_text(
                texts,
                stage.game(),
                texts.conjure(wizard, board.kind(seg)).to_string(),
                spot,
            )
        }),
        Action::Banish(wizard) => texts.banish(wizard).to_string(),
        Action::Ferry { a, b } => {
            let pos = stage.game().placed_now().map(|placed| placed.pos);
            let [a, b] = [a, b].map(|quay| quay_side(stage.game(), pos, quay));
            texts.ferry(a, b)
        }
        Action::TurnFerry { pos, a, b } => {
            let [a, b] = [a, b].map(|quay| quay_side(stage.game(), Some(pos), quay));
            texts.labelled(&texts.turn_ferry(a, b), &texts.cell(pos))
        }
        Action::Fly(figure) => texts.fly(figure).to_string(),
        Action::Land(spot) => board.seg(spot).map_or(String::new(), |seg| {
            at_part(
                texts,
                stage.game(),
                texts.land(board.kind(seg)).to_string(),
                spot,
            )
        }),
        Action::Grow => texts.grow().to_string(),
        Action::Guide => texts.guide(flock(stage.game()).into()),
        Action::TakeBack => texts.abbot_home(stage.game().abbot_points().into()),
        Action::Advance(marker) => advance(texts, stage, marker),
        Action::Steal => texts.steal().to_string(),
        Action::Wait => texts.wait().to_string(),
        Action::Perform => texts.perform(performed(stage)),
        Action::TakePoints => texts.take_points().to_string(),
        Action::Recall { figure, spot } => board.seg(spot).map_or(String::new(), |seg| {
            at_text(
                texts,
                stage.game(),
                texts.recall(figure, board.kind(seg)).to_string(),
                spot,
            )
        }),
        Action::Discard(tile) => capital(&texts.tile_look(&TileLook::new(tile, Rotation::R0))),
        Action::Pass => texts.skip().to_string(),
        Action::Confirm
        | Action::First(_)
        | Action::Draw(_)
        | Action::Reveal(_)
        | Action::Roll(_)
        | Action::Token(_)
        | Action::Place { .. }
        | Action::Deploy { .. } => texts.confirm().to_string(),
    }
}

/// As [`at_text`], with the side of the tile if several such segments have to be told apart.
pub(crate) fn at_part(texts: &Texts, game: &Game, what: String, spot: Spot) -> String {
    let text = at_text(texts, game, what, spot);
    let Some(index) = game.board().get(spot.pos) else {
        return text;
    };
    let placed = game.board().at(index);
    let tile = catalogue().tile(placed.tile);
    let part = tile.segment(spot.segment);
    let alike = tile.segments.iter().filter(|other| other.kind == part.kind);
    let bearings = texts.bearings(Bearings::from_segment(part, placed));
    if alike.count() < 2 || bearings.is_empty() {
        return text;
    }
    format!("{text}, {bearings}")
}

/// The side of the table that a quay of the lake on a cell faces.
pub(crate) fn quay_side(game: &Game, pos: Option<Pos>, quay: SegmentId) -> Side {
    let board = game.board();
    let placed = pos.and_then(|pos| board.get(pos)).map(|at| board.at(at));
    placed.map_or(Side::North, |placed| messages::quay_side(placed, quay))
}

/// Whom a robber on a space of the score track can rob, naming the figure unless it is only the score figure.
pub(crate) fn standing_on(
    texts: &Texts,
    stage: &TileStage,
    player_names: &PlayerNames,
    at: u8,
) -> Vec<String> {
    let game = stage.game();
    let stands = |seat: Seat| {
        let here = game.markers().iter().copied();
        let here = here.filter(|&marker| space(game.player(seat).total(marker)) == at);
        let here: Vec<Marker> = here.collect();
        let name = player_names.name(seat);
        match here[..] {
            [] => None,
            [Marker::Score] => Some(name.to_string()),
            _ => Some(texts.standing_by(name, &here)),
        }
    };
    let robber = stage.session().asked_seat();
    let others = (0..game.seats()).map(Seat);
    let others = others.filter(|&seat| Some(seat) != robber);
    others.filter_map(stands).collect()
}

/// What is done to a feature, with its place and what is known of it.
pub(crate) fn at_text(texts: &Texts, game: &Game, what: String, spot: Spot) -> String {
    let Some(seg) = game.board().seg(spot) else {
        return what;
    };
    // Whether it is complete is obvious wherever that matters.
    let facts = Facts {
        complete: false,
        ..Facts::for_region(game, game.regions().region_of(seg))
    };
    let facts = texts.facts(&facts);
    let place = format!("{}, {facts}", texts.cell(spot.pos));
    texts.labelled(&what, &place)
}

/// A score figure to move, with the spaces it would leave and reach.
pub(crate) fn advance(texts: &Texts, stage: &TileStage, marker: Marker) -> String {
    let (Some(seat), Some(Question::Advance(points))) =
        (stage.session().asked_seat(), stage.question())
    else {
        return String::new();
    };
    let total = stage.game().player(seat).total(marker);
    let spaces = [total, total + u32::from(points)].map(|total| u32::from(space(total)));
    texts.advance(marker, spaces[0], spaces[1])
}

/// The points from the message that was read; none if it gives another tile.
pub(crate) fn performed(stage: &TileStage) -> Option<u32> {
    let Some(Question::Message(message)) = stage.question() else {
        return None;
    };
    stage.game().points_performed(message).map(u32::from)
}

/// The number of sheep in the field of the active player's shepherd.
pub(crate) fn flock(game: &Game) -> u16 {
    let own = game.shepherd(game.turn().active);
    own.map_or(0, |seg| game.sheep_in(game.regions().region_of(seg)))
}
