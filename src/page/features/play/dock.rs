//! The bar below the board: the tile in hand, the question, and the answers.

use crate::context::Context;
use crate::context::focus::InputMethod;
use crate::context::keys::key_of;
use crate::context::settled::how_settled;
use crate::elements::command::Command;
use crate::elements::drawing;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, div, el, span};
use crate::features::play::answer_buttons::{after_turn, answers_node, pinned_node};
use crate::features::play::last_event::last_event_text;
use crate::messages::{PlayerNames, capital, piece_name, sentences, whole};
use crate::sentences::in_sight::{answer_text, what_to_press};
use crate::sentences::question::{asked_for, heading, on_turn};
use crate::stage::TileStage;
use crate::widgets::by_link::way_buttons;
use crate::widgets::undo::seconds_to_undo;
use crate::widgets::{button_node, labelled, labelled_intent, play_on_button};
use engine::rules::{Question, Token};
use engine::table::{Party, Seat};
use view::scene::answers::{Answer, Piece};
use view::scene::things::Thing;

/// The bar of a running tile game.
pub(crate) fn tile_dock(
    cx: &Context,
    dock: Node,
    stage: &TileStage,
    player_names: &PlayerNames,
) -> Node {
    let Some(asked) = stage.session().asked() else {
        return dock;
    };
    let seat = match asked.party {
        Party::Player(seat) => seat,
        Party::Chance => stage.game().turn().active,
    };
    let dock = dock.class(owner_class(stage.owner(seat)));
    if let Some(seat) = cx.covered_for() {
        return dock.class("cover").children(cover(cx, player_names, seat));
    }
    match stage.question() {
        Some(question) => asked_node(cx, dock, stage, (player_names, seat), question),
        None if stage.is_face_down() => {
            dock.class("face-down")
                .children(face_down(cx, stage, player_names, seat))
        }
        None => dock
            .class("waiting")
            .child(waiting(cx, stage, player_names, seat))
            .child(after_turn(cx)),
    }
}

/// For a game that goes on in another tab: a notice, and the way to continue here.
pub(crate) fn elsewhere(cx: &Context) -> [Node; 2] {
    let reload = el("button")
        .class("button primary")
        .key("reload")
        .attr("type", "button")
        .run(Intent::Reload)
        .child(span("label", cx.texts().reload()));
    [
        div("ask").child(span("question", cx.texts().other_tab())),
        div("answers").child(reload),
    ]
}

/// For a game that was settled: how it ended, and the way to play on.
pub(crate) fn settled_nodes(cx: &Context) -> [Node; 2] {
    let texts = cx.texts();
    let told = how_settled(cx).unwrap_or_default();
    let ask = div("ask")
        .child(span("name", texts.game_over()))
        .child(span("question", told));
    let scores = labelled_intent("primary", Intent::ShowScores, Icon::Crown, texts.scores());
    let links = cx.sends_end().then(|| way_buttons(cx, ""));
    let answers = div("answers")
        .children(links.into_iter().flatten())
        .child(scores)
        .children(play_on_button(cx))
        .child(labelled(cx, Command::NewGame, ""));
    [ask, answers]
}

pub(crate) fn over_nodes(cx: &Context, player_names: &PlayerNames) -> Vec<Node> {
    if cx.active.ending {
        return ending_nodes(cx, player_names);
    }
    let texts = cx.texts();
    let walks = cx.tile_stage().is_some_and(TileStage::can_walk);
    let (watch, scores) = (Intent::WatchScoring, Intent::ShowScores);
    let watch = || labelled_intent("", watch, Icon::Again, texts.watch_scoring());
    let sends = cx.sends_end();
    let links = sends.then(|| way_buttons(cx, ""));
    let answers = div("answers")
        .children(links.into_iter().flatten())
        .child(labelled_intent(
            "primary",
            scores,
            Icon::Crown,
            texts.scores(),
        ))
        .children(walks.then(watch))
        .child(labelled(cx, Command::NewGame, ""));
    let ask = div("ask")
        .child(span("name", texts.game_over()))
        .children(sends.then(|| span("question", texts.send_end())));
    vec![ask, answers]
}

/// During the final scoring: how far it is, what is being counted, and the button to skip the rest.
fn ending_nodes(cx: &Context, player_names: &PlayerNames) -> Vec<Node> {
    let texts = cx.texts();
    let walk = cx.tile_stage().and_then(TileStage::walk);
    let name = match walk {
        Some(step) => texts.scoring_step(step.number as u32, step.count as u32),
        None => texts.final_scoring().to_string(),
    };
    let told = walk.map(|step| step.scores.iter()).into_iter().flatten();
    let told = told.map(|scored| {
        let points = sentences::points(texts, player_names, scored);
        let why = sentences::full_explanation(texts, player_names, scored);
        el("p").child(span("", points)).apart(span("why", why))
    });
    let ask = div("ask")
        .child(span("name", name))
        .child(div("counted").attr("aria-hidden", "true").children(told))
        .child(span("question", texts.final_scoring_hint()));
    let skip = el("button")
        .class("button primary")
        .key("skip-scoring")
        .attr("type", "button")
        .run(Intent::SkipScoring)
        .child(Icon::Skip.node())
        .child(span("label", texts.skip_scoring()));
    vec![ask, div("answers").child(skip)]
}

/// In place of a secret hand, until its owner is in front of the screen. Nothing has focus, so that whoever has just ended a turn
/// does not press on.
pub(crate) fn cover(cx: &Context, player_names: &PlayerNames, seat: Seat) -> [Node; 2] {
    let name = span("name", cx.texts().hand_over(player_names.name(seat)));
    let key = key_of(cx, Command::ShowHand);
    let key = key.map(|key| {
        let cap = el("kbd").class("for-mouse").attr("aria-hidden", "true");
        cap.text(cx.texts().key_name(key))
    });
    [
        div("ask").child(name),
        div("answers").child(labelled(cx, Command::ShowHand, "primary").children(key)),
    ]
}

/// Before the next person's tile is turned up: it is face down, and the turn before can be taken back.
fn face_down(cx: &Context, stage: &TileStage, player_names: &PlayerNames, seat: Seat) -> [Node; 3] {
    let turn_up = cx.texts().turn_up();
    let back = el("button")
        .class("slot")
        .key("turn-up")
        .attr("type", "button")
        .hover_title(turn_up)
        .attr("aria-label", turn_up)
        .run(Intent::Command(Command::Confirm));
    let turn = on_turn(stage, cx.texts(), player_names, seat);
    let told = last_event_text(cx.texts(), player_names, stage);
    let told = told.unwrap_or_else(|| cx.texts().face_down().to_string());
    let ask = div("ask")
        .child(span("name", whole(&turn)))
        .child(span("question", told));
    [back, ask, after_turn(cx)]
}

/// While a computer decides: what was done last. That it is thinking is only shown if nothing else is known and it takes a while;
/// for a remote person only whose turn it is.
fn waiting(cx: &Context, stage: &TileStage, player_names: &PlayerNames, seat: Seat) -> Node {
    let turn = whole(&on_turn(stage, cx.texts(), player_names, seat));
    let ask = div("ask").child(span("name", turn));
    let absent = stage.session().remote_turn().is_some();
    let busy = !absent && seconds_to_undo(cx).is_none();
    let thinks = || busy.then(|| dots(stage.session().epoch()));
    match last_event_text(cx.texts(), player_names, stage) {
        Some(told) => ask.child(span("question", told).children(thinks())),
        None if absent => ask,
        None => {
            let thinking = whole(&cx.texts().thinking(player_names.name(seat)));
            ask.child(late(
                stage.session().epoch(),
                span("question", thinking).children(thinks()),
            ))
        }
    }
}

/// Shown only after a computer has been silent for two seconds.
fn late(epoch: u64, node: Node) -> Node {
    node.class("late").key(format!("late {epoch}"))
}

/// Dots for as long as a computer is thinking.
pub(crate) fn dots(epoch: u64) -> Node {
    let dots = span("dots", "").attr("aria-hidden", "true");
    late(epoch, dots.children([el("i"), el("i"), el("i")]))
}

fn asked_node(
    cx: &Context,
    dock: Node,
    stage: &TileStage,
    (player_names, seat): (&PlayerNames, Seat),
    question: Question,
) -> Node {
    let turn = whole(&on_turn(stage, cx.texts(), player_names, seat));
    let ask = div("ask")
        .child(span("name", heading(cx, seat, turn)))
        .child(prompt(cx, stage, question))
        .children(pointed(cx, stage, player_names));
    // Later nobody needs to be told how to turn the tile, and there is little room.
    let early = matches!(
        question,
        Question::Place | Question::Figure | Question::Confirm
    );
    let turnable = stage.tile_in_hand().is_some() || stage.other_rotation(true).is_some();
    let turns = div("turns")
        .flag("hidden", !early || !turnable)
        .child(button_node(cx, Command::TurnLeft, "round"))
        .child(button_node(cx, Command::TurnRight, "round"));
    let dock = if stage.hand().count() > 1 {
        dock.class("three")
    } else {
        dock
    };
    dock.child(slots(cx, stage))
        .child(turns)
        .child(ask)
        .children(kinds(cx, stage))
        .child(answers_node(cx, stage, player_names, question))
        .child(pinned_node(cx, stage))
}

/// Buttons for the tile in hand, or for each tile of a hand of three.
fn slots(cx: &Context, stage: &TileStage) -> Node {
    let count = stage.hand().count();
    if count < 2 {
        return div("slot")
            .attr("data-area", "slot")
            .flag("hidden", count == 0);
    }
    let slot = |index: usize| {
        let number = index as u32 + 1;
        let name = cx.texts().tile_of_hand(number, count as u32);
        let look = stage
            .hand()
            .look_of(index)
            .map(|look| cx.texts().tile_look(&look));
        let look = look.map(|look| cx.texts().labelled(&name, &look));
        el("button")
            .class("slot")
            .key(format!("slot {index}"))
            .attr("type", "button")
            .attr("data-area", "slot")
            .hover_title(format!("{name} ({number})"))
            .attr("aria-label", look.unwrap_or(name))
            .attr("aria-keyshortcuts", number.to_string())
            .state("aria-pressed", index == stage.hand().selected_slot())
            .run(Intent::Hold(index + 1))
    };
    div("slots").children((0..count).map(slot))
}

/// The question.
fn prompt(cx: &Context, stage: &TileStage, question: Question) -> Node {
    match (question, wolf_text(cx, stage)) {
        (Question::Place, None) => how_to_place(cx),
        // How to place a tile was read long before.
        (Question::Place, Some(wolf)) => span("question", wolf),
        (question, wolf) => {
            let asked = asked_for(stage, cx.texts(), question);
            let told: Vec<String> = wolf.into_iter().chain([asked]).collect();
            let pressed = what_to_press(cx, stage);
            let pressed = pressed.map(|told| span("press", format!(" {told}")));
            span("question", told.join(" "))
                .children(pressed.map(|node| node.attr("aria-hidden", "true")))
        }
    }
}

/// Says that a wolf has come since the asked player's last action: nothing else explains that a flock is gone.
fn wolf_text(cx: &Context, stage: &TileStage) -> Option<String> {
    let (seat, _) = stage.recent_wolf()?;
    let player_names = cx.player_names()?;
    let told = cx.texts().draws_token(player_names.name(seat), Token::Wolf);
    Some(told)
}

/// Below the question: the answer on the board that is pointed at. All texts lie on top of each other, so that the bar has room
/// for the longest and its size is stable.
fn pointed(cx: &Context, stage: &TileStage, player_names: &PlayerNames) -> Option<Node> {
    let over = stage.places().pointed_index();
    let told = |(index, answer): (usize, &Answer)| {
        let text = answer_text(cx, stage, player_names, answer);
        let class = if over == Some(index) { "over" } else { "" };
        span(class, text)
    };
    let all = stage.places().offered().iter().enumerate().map(told);
    let some = !stage.places().offered().is_empty();
    // The answers for flocks and crop circles are named in the bar.
    let named = [Question::Flock, Question::Circle].map(Some);
    let some = some && !named.contains(&stage.question());
    // For screen readers there is a button for each.
    some.then(|| div("pointed").attr("aria-hidden", "true").children(all))
}

/// How to place the tile in hand, by the input method in use.
fn how_to_place(cx: &Context) -> Node {
    let texts = cx.texts();
    match cx.input_method() {
        InputMethod::Mouse => span("question how", texts.place_by_mouse()),
        InputMethod::Finger => span("question how", texts.place_by_finger()),
        InputMethod::Keys => span("question how", texts.place_by_keys()),
        // The style sheet knows best which pointing device there is.
        InputMethod::Pointer => span("question how", "")
            .child(span("for-mouse", texts.place_by_mouse()))
            .child(span("for-finger", texts.place_by_finger())),
    }
}

/// The kinds of pieces that may be placed or moved: to drag, and to choose from if there are several.
fn kinds(cx: &Context, stage: &TileStage) -> Option<Node> {
    let pieces = stage.places().pieces();
    let owner = stage.session().asked_seat().map(|seat| stage.owner(seat))?;
    // A single kind is only dragged: its places are buttons themselves.
    if let [piece] = pieces[..] {
        let kind = div("kind").attr("data-area", "kind");
        let kind = kind.child(drawing::piece(piece, owner));
        return Some(div("kinds").attr("aria-hidden", "true").child(kind));
    }
    let kind = |piece: &Piece| {
        let name = piece_name(cx.texts(), *piece)?;
        let button = el("button")
            .class("kind")
            .key(piece.name())
            .attr("type", "button")
            .attr("data-area", "kind")
            .hover_title(
                Thing::of_piece(*piece)
                    .map_or_else(|| name.to_string(), |thing| cx.texts().thing_told(thing)),
            )
            .attr("aria-label", name)
            .state("aria-pressed", stage.places().piece() == *piece)
            .run(Intent::ChoosePiece(*piece))
            .child(drawing::piece(*piece, owner));
        Some(button)
    };
    (pieces.len() > 1).then(|| {
        div("kinds")
            .attr("role", "group")
            .attr("aria-label", cx.texts().supply())
            .children(pieces.iter().filter_map(kind))
            .children(chosen_name(cx, stage))
    })
}

/// The name of the chosen kind, for fingers, which get no tooltip from a drawing.
fn chosen_name(cx: &Context, stage: &TileStage) -> Option<Node> {
    let name = piece_name(cx.texts(), stage.places().piece())?;
    Some(span("kind-name", capital(name)).attr("aria-hidden", "true"))
}
