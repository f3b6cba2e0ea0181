//! The answers in the bar: a button for each that is not given on the board.

use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::{FocusMeaning, Intent};
use crate::elements::tree::{Node, div, el, span};
use crate::messages;
use crate::messages::{Bearings, Company, Facts, TileLook};
use crate::shell::Shell;
use crate::shell::board::dock::capital;
use crate::shell::board::question::asked_for;
use crate::shell::page::labelled;
use crate::stage::{AnyStage, TileStage};
use engine::rules::{Action, Game, Marker, Question, Spot, space};
use engine::table::Seat;
use engine::tiles::{Pos, Rotation, SegmentId, Side, catalogue};

/// What may be answered.
pub(super) fn answers_node(
    shell: &Shell,
    stage: &TileStage,
    company: &Company,
    question: Question,
) -> Node {
    let answers = div("answers");
    let back = ways_back(shell);
    match question {
        Question::Place => answers.children(back),
        Question::Figure => answers
            .children(back)
            .children(instead(shell, stage, company))
            .child(labelled(shell, Command::Skip, "")),
        Question::Confirm => answers.children(back).child(confirmation(shell, stage)),
        _ => answers
            .attr("role", "group")
            .attr("aria-label", asked_for(stage, shell.texts(), question))
            .flag("data-arrows", true)
            .children(back)
            .children(choices(shell, stage, company)),
    }
}

/// Buttons that take back and make again, where there is something.
pub(in crate::shell) fn ways_back(shell: &Shell) -> impl Iterator<Item = Node> {
    let played = shell.any_stage();
    let back = played.is_some_and(AnyStage::can_take_back);
    let again = played.is_some_and(|stage| stage.can_redo());
    let back = back.then(|| labelled(shell, Command::TakeBack, "quiet"));
    let again = again.then(|| labelled(shell, Command::Redo, "quiet"));
    back.into_iter().chain(again)
}

/// The button that ends the turn, or lets the die or the token come.
fn confirmation(shell: &Shell, stage: &TileStage) -> Node {
    let game = stage.game();
    let label = if game.flight().is_some() {
        shell.texts().roll_die()
    } else if game.flocks().draws() {
        shell.texts().draw_token()
    } else {
        return labelled(shell, Command::Confirm, "primary");
    };
    el("button")
        .class("button")
        .class("primary")
        .key("confirm")
        .attr("type", "button")
        .run(Intent::Command(Command::Confirm))
        .child(Icon::Done.node())
        .child(span("label", label))
}

/// Buttons for what may be done instead of placing a figure: starting a flight, calling the abbot home.
fn instead(shell: &Shell, stage: &TileStage, company: &Company) -> Vec<Node> {
    let all = stage.legal().iter().enumerate();
    let other = |action: &Action| matches!(action, Action::Fly(_) | Action::TakeBack);
    all.filter(|(_, action)| other(action))
        .map(|one| choice(shell, stage, company, one))
        .collect()
}

/// A button for everything that may be done; for mage and witch one for each feature.
fn choices(shell: &Shell, stage: &TileStage, company: &Company) -> Vec<Node> {
    let places = stage.listed_places();
    let known = |index: usize| places.iter().any(|place| place.action == index);
    let all = stage.legal().iter().enumerate();
    let shown = |(index, action): &(usize, &Action)| {
        !matches!(action, Action::Conjure { .. }) || known(*index)
    };
    all.filter(shown)
        .map(|one| choice(shell, stage, company, one))
        .collect()
}

/// A button for one thing that may be done, by its place in the list of all; its place on the board lights up while
/// the button has the focus.
fn choice(
    shell: &Shell,
    stage: &TileStage,
    company: &Company,
    (index, action): (usize, &Action),
) -> Node {
    let places = stage.listed_places();
    let place = places.iter().position(|place| place.action == index);
    let button = el("button")
        .class("button")
        .key(format!("act {index}"))
        .attr("type", "button");
    let button = match place {
        Some(place) => button.near(FocusMeaning::ListedPlace(place)),
        None => button,
    };
    button
        .run(Intent::Decide(stage.act_at(index)))
        .text(action_text(shell, stage, company, *action))
}

/// What an action is called on a button: enough to tell it from the others without seeing the board.
pub(in crate::shell) fn action_text(
    shell: &Shell,
    stage: &TileStage,
    company: &Company,
    action: Action,
) -> String {
    let texts = shell.texts();
    let board = stage.game().board();
    match action {
        Action::Rob(space) => {
            let names = (0..stage.game().seats()).map(Seat);
            let there = names.filter(|&seat| stage.game().stands_on_space(seat, space));
            let names: Vec<&str> = there.map(|seat| company.name(seat)).collect();
            texts.robber_space(u32::from(space), &names)
        }
        Action::Circle(circle) => texts.circle(circle),
        Action::AddBeside { figure, spot } => board.seg(spot).map_or(String::new(), |seg| {
            let what = texts.add_beside(figure, board.kind(seg));
            at_part(shell, stage.game(), what, spot)
        }),
        Action::Withdraw { figure, spot } => board.seg(spot).map_or(String::new(), |seg| {
            at_part(
                shell,
                stage.game(),
                texts.recall(figure, board.kind(seg)),
                spot,
            )
        }),
        Action::Gingerbread(spot) => at_part(shell, stage.game(), texts.gingerbread_to(), spot),
        Action::Ingot(pos) | Action::TakeIngot(pos) => {
            let there = board
                .get(pos)
                .map_or(0, |tile| stage.game().gold().on(tile));
            capital(&texts.ingot_at(pos, there.into()))
        }
        Action::ScoreNext(spot) => board.seg(spot).map_or(String::new(), |seg| {
            at_text(shell, stage.game(), texts.score_next(board.kind(seg)), spot)
        }),
        Action::Conjure { wizard, spot } => board.seg(spot).map_or(String::new(), |seg| {
            at_text(
                shell,
                stage.game(),
                texts.conjure(wizard, board.kind(seg)),
                spot,
            )
        }),
        Action::Banish(wizard) => texts.banish(wizard),
        Action::Ferry { a, b } => {
            let pos = stage.game().placed_now().map(|placed| placed.pos);
            let [a, b] = [a, b].map(|quay| quay_side(stage.game(), pos, quay));
            texts.ferry(a, b)
        }
        Action::TurnFerry { pos, a, b } => {
            let [a, b] = [a, b].map(|quay| quay_side(stage.game(), Some(pos), quay));
            texts.labelled(&texts.turn_ferry(a, b), &texts.cell(pos))
        }
        Action::Fly(figure) => texts.fly(figure),
        Action::Land(spot) => board.seg(spot).map_or(String::new(), |seg| {
            at_part(shell, stage.game(), texts.land(board.kind(seg)), spot)
        }),
        Action::Grow => texts.grow().to_string(),
        Action::Guide => texts.guide(flock(stage.game()).into()),
        Action::TakeBack => texts.abbot_home(stage.game().abbot_points().into()),
        Action::Advance(marker) => advance(shell, stage, marker),
        Action::Steal => texts.steal().to_string(),
        Action::Wait => texts.wait().to_string(),
        Action::Perform => texts.perform().to_string(),
        Action::TakePoints => texts.take_points().to_string(),
        Action::Recall { figure, spot } => board.seg(spot).map_or(String::new(), |seg| {
            at_text(
                shell,
                stage.game(),
                texts.recall(figure, board.kind(seg)),
                spot,
            )
        }),
        Action::Discard(tile) => capital(&texts.tile_look(&TileLook::of(tile, Rotation::R0))),
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

/// What is done to a feature, with where it lies and what is known of it.
fn at_text(shell: &Shell, game: &Game, what: String, spot: Spot) -> String {
    let Some(seg) = game.board().seg(spot) else {
        return what;
    };
    // That it is complete goes without saying where it matters.
    let facts = Facts {
        complete: false,
        ..Facts::of(game, game.regions().of(seg))
    };
    let facts = shell.texts().facts(&facts);
    let place = format!("{}, {facts}", shell.texts().cell(spot.pos));
    shell.texts().labelled(&what, &place)
}

/// As [`at_text`], with the side of the tile where there are several such parts to tell apart.
fn at_part(shell: &Shell, game: &Game, what: String, spot: Spot) -> String {
    let text = at_text(shell, game, what, spot);
    let Some(index) = game.board().get(spot.pos) else {
        return text;
    };
    let placed = game.board().at(index);
    let tile = catalogue().tile(placed.tile);
    let part = tile.segment(spot.segment);
    let alike = tile.segments.iter().filter(|other| other.kind == part.kind);
    let bearings = shell.texts().bearings(Bearings::of(part, placed));
    if alike.count() < 2 || bearings.is_empty() {
        return text;
    }
    format!("{text}, {bearings}")
}

/// A score figure to move, with the spaces it would leave and reach.
fn advance(shell: &Shell, stage: &TileStage, marker: Marker) -> String {
    let (Some(seat), Some(Question::Advance(points))) =
        (stage.session().asked_seat(), stage.question())
    else {
        return String::new();
    };
    let total = stage.game().player(seat).total(marker);
    let spaces = [total, total + u32::from(points)].map(|total| u32::from(space(total)));
    shell.texts().advance(marker, spaces[0], spaces[1])
}

/// The side of the table to which a quay of the lake on a cell looks.
fn quay_side(game: &Game, pos: Option<Pos>, quay: SegmentId) -> Side {
    let board = game.board();
    let placed = pos.and_then(|pos| board.get(pos)).map(|at| board.at(at));
    placed.map_or(Side::North, |placed| messages::quay_side(placed, quay))
}

/// Sheep in the field of the active player's shepherd.
fn flock(game: &Game) -> u16 {
    let own = game.shepherd(game.turn().active);
    own.map_or(0, |seg| game.sheep_in(game.regions().of(seg)))
}
