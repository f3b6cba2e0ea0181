//! The answers in the bar: a button for each that is not given on the board.

use crate::app::Shell;
use crate::app::page::labelled;
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::{FocusMeaning, Intent};
use crate::elements::setting::Pace;
use crate::elements::tree::{Node, div, el, span};
use crate::features::board::question::asked_for;
use crate::features::board::track::is_on_track;
use crate::messages;
use crate::messages::capital;
use crate::messages::{Bearings, Company, Facts, TileLook};
use crate::stage::{AnyStage, TileStage};
use engine::rules::{Action, Game, Marker, Question, Spot, space};
use engine::table::Seat;
use engine::tiles::{Pos, Rotation, SegmentId, Side, catalogue};

/// What may be answered besides what is always at the same place, [`pinned_node`].
pub(super) fn answers_node(
    shell: &Shell,
    stage: &TileStage,
    company: &Company,
    question: Question,
) -> Node {
    let answers = div("answers");
    match question {
        Question::Place | Question::Confirm => answers,
        Question::Figure => answers.children(instead(shell, stage, company)),
        _ => answers
            .attr("role", "group")
            .attr("aria-label", asked_for(stage, shell.texts(), question))
            .flag("data-arrows", true)
            .children(choices(shell, stage, company, |action| {
                *action != Action::Pass
            })),
    }
}

/// Taking back, and leaving out or ending the turn: always at the same place of the bar, and always in sight.
pub(super) fn pinned_node(shell: &Shell, stage: &TileStage) -> Node {
    let ends = stage.question() == Some(Question::Confirm);
    let leaves_out = stage.legal().contains(&Action::Pass);
    div("pinned")
        .children(ways_back(shell))
        .children(leaves_out.then(|| labelled(shell, Command::Skip, "main")))
        .children(ends.then(|| confirmation(shell, stage)))
}

/// Buttons that take back and make again, where there is something.
pub(crate) fn ways_back(shell: &Shell) -> impl Iterator<Item = Node> {
    let played = shell.any_stage();
    let back = played.is_some_and(AnyStage::can_take_back);
    let again = played.is_some_and(|stage| stage.asks() && stage.can_redo());
    let back = back.then(|| labelled(shell, Command::TakeBack, "quiet").children(countdown(shell)));
    let again = again.then(|| labelled(shell, Command::Redo, "quiet"));
    back.into_iter().chain(again)
}

/// How many seconds are left to take back a turn that has ended. It is not said as it goes.
fn countdown(shell: &Shell) -> Option<Node> {
    let left = seconds_to_take_back(shell)?;
    Some(span("countdown", left.to_string()).attr("aria-hidden", "true"))
}

/// For how many seconds the next player waits, so that a turn that has ended can be taken back; none for a computer that
/// waits for nothing.
pub(crate) fn seconds_to_take_back(shell: &Shell) -> Option<u32> {
    if let Some(left) = shell.seconds_to_chat() {
        return Some(left);
    }
    let stage = shell.any_stage()?;
    let at_once = shell.settings().pace == Pace::Instant && stage.computers_turn().is_some();
    stage.seconds_held_back().filter(|_| !at_once)
}

/// After a turn that has ended: taking it back, and going on at once.
pub(crate) fn after_turn(shell: &Shell) -> Node {
    let waits = seconds_to_take_back(shell).is_some();
    div("pinned")
        .children(ways_back(shell))
        .children(waits.then(|| main_button(shell.texts().go_on())))
}

/// The button that ends the turn, or lets the die or the token come.
fn confirmation(shell: &Shell, stage: &TileStage) -> Node {
    let game = stage.game();
    let label = if game.flight().is_some() {
        shell.texts().roll_die()
    } else if game.flocks().draws() {
        shell.texts().draw_token()
    } else {
        return labelled(shell, Command::Confirm, "primary main");
    };
    main_button(label)
}

/// The button that goes on, by the name of what that means now.
fn main_button(label: &str) -> Node {
    el("button")
        .class("button")
        .class("primary main")
        .key("confirm")
        .attr("type", "button")
        .run(Intent::Command(Command::Confirm))
        .child(Icon::Done.node())
        .child(span("label", label))
}

/// Buttons for what may be done instead of placing a figure: starting a flight, calling the abbot home.
fn instead(shell: &Shell, stage: &TileStage, company: &Company) -> Vec<Node> {
    let other = |action: &Action| matches!(action, Action::Fly(_) | Action::TakeBack);
    choices(shell, stage, company, other)
}

/// A button for everything that may be done, as far as it is `meant`. What has a place where it is pressed is said for
/// screen readers and keys, and seen while it has the focus.
fn choices(
    shell: &Shell,
    stage: &TileStage,
    company: &Company,
    meant: impl Fn(&Action) -> bool,
) -> Vec<Node> {
    let (mut on_board, mut on_track, mut elsewhere) = (Vec::new(), Vec::new(), Vec::new());
    for (index, action) in stage.legal().iter().enumerate().filter(|one| meant(one.1)) {
        let choice = choice(shell, stage, company, index);
        match choice_place(stage, index) {
            ChoicePlace::Board(place) if means_no_place(action) => {
                elsewhere.push(choice.near(FocusMeaning::ListedPlace(place)));
            }
            ChoicePlace::Track if means_no_place(action) => elsewhere.push(choice),
            ChoicePlace::Board(place) => {
                on_board.push(choice.near(FocusMeaning::ListedPlace(place)));
            }
            ChoicePlace::Track => on_track.push(choice),
            // Mage and witch have one place on each feature, and more that mean the same.
            ChoicePlace::Nowhere if matches!(action, Action::Conjure { .. }) => {}
            ChoicePlace::Nowhere => elsewhere.push(choice),
        }
    }
    let listed = |class: &str, all: Vec<Node>| {
        let list = div("placed").class(class).key(class);
        (!all.is_empty()).then(|| list.children(all))
    };
    let placed = [listed("on-board", on_board), listed("on-track", on_track)];
    placed.into_iter().flatten().chain(elsewhere).collect()
}

/// Whether what is chosen is no place, wherever it is pressed: two answers that lie at one flock, at one crop circle or on the
/// track beside the board.
const fn means_no_place(action: &Action) -> bool {
    matches!(
        action,
        Action::Grow | Action::Guide | Action::Circle(_) | Action::Advance(_) | Action::Steal
    )
}

/// Where a choice is pressed, beside its button.
enum ChoicePlace {
    /// At a place of the board, by its index among [`TileStage::listed_places`].
    Board(usize),
    /// On the score track.
    Track,
    /// Nowhere.
    Nowhere,
}

/// Where a choice is pressed, by its index among all that are legal.
fn choice_place(stage: &TileStage, index: usize) -> ChoicePlace {
    let places = stage.listed_places();
    match places.iter().position(|place| place.action == index) {
        Some(place) => ChoicePlace::Board(place),
        None if is_on_track(stage, index) => ChoicePlace::Track,
        None => ChoicePlace::Nowhere,
    }
}

/// A button for one thing that may be done, by its index among all that are legal.
fn choice(shell: &Shell, stage: &TileStage, company: &Company, index: usize) -> Node {
    let action = stage.legal().get(index);
    let text = action.map(|&action| action_text(shell, stage, company, action));
    el("button")
        .class("button")
        .key(format!("act {index}"))
        .attr("type", "button")
        .run(Intent::Decide(stage.act_at(index)))
        .text(text.unwrap_or_default())
}

/// What an action is called on a button: enough to tell it from the others without seeing the board.
pub(crate) fn action_text(
    shell: &Shell,
    stage: &TileStage,
    company: &Company,
    action: Action,
) -> String {
    let texts = shell.texts();
    let board = stage.game().board();
    match action {
        Action::Rob(at) => {
            let there = standing_on(shell, stage, company, at);
            let there: Vec<&str> = there.iter().map(String::as_str).collect();
            texts.rob_on(u32::from(at), &there)
        }
        Action::Circle(circle) => texts.circle(circle).to_string(),
        Action::AddBeside { figure, spot } => board.seg(spot).map_or(String::new(), |seg| {
            let what = texts.add_beside(figure, board.kind(seg));
            at_part(shell, stage.game(), what.to_string(), spot)
        }),
        Action::Withdraw { figure, spot } => board.seg(spot).map_or(String::new(), |seg| {
            at_part(
                shell,
                stage.game(),
                texts.recall(figure, board.kind(seg)).to_string(),
                spot,
            )
        }),
        Action::Gingerbread(spot) => at_part(
            shell,
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
                shell,
                stage.game(),
                texts.score_next(board.kind(seg)).to_string(),
                spot,
            )
        }),
        Action::Conjure { wizard, spot } => board.seg(spot).map_or(String::new(), |seg| {
            at_text(
                shell,
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
                shell,
                stage.game(),
                texts.land(board.kind(seg)).to_string(),
                spot,
            )
        }),
        Action::Grow => texts.grow().to_string(),
        Action::Guide => texts.guide(flock(stage.game()).into()),
        Action::TakeBack => texts.abbot_home(stage.game().abbot_points().into()),
        Action::Advance(marker) => advance(shell, stage, marker),
        Action::Steal => texts.steal().to_string(),
        Action::Wait => texts.wait().to_string(),
        Action::Perform => texts.perform(performed(stage)),
        Action::TakePoints => texts.take_points().to_string(),
        Action::Recall { figure, spot } => board.seg(spot).map_or(String::new(), |seg| {
            at_text(
                shell,
                stage.game(),
                texts.recall(figure, board.kind(seg)).to_string(),
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

/// Whom a robber on a space of the track may rob, with which figure where it is not the score figure alone.
fn standing_on(shell: &Shell, stage: &TileStage, company: &Company, at: u8) -> Vec<String> {
    let game = stage.game();
    let stands = |seat: Seat| {
        let here = game.markers(seat).iter().copied();
        let here = here.filter(|&marker| space(game.player(seat).total(marker)) == at);
        let here: Vec<Marker> = here.collect();
        let name = company.name(seat);
        match here[..] {
            [] => None,
            [Marker::Score] => Some(name.to_string()),
            _ => Some(shell.texts().standing_by(name, &here)),
        }
    };
    let robber = stage.session().asked_seat();
    let others = (0..game.seats()).map(Seat);
    let others = others.filter(|&seat| Some(seat) != robber);
    others.filter_map(stands).collect()
}

/// The points that the message that was read brings; none where it brings another tile.
fn performed(stage: &TileStage) -> Option<u32> {
    let Some(Question::Message(message)) = stage.question() else {
        return None;
    };
    stage.game().points_performed(message).map(u32::from)
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
