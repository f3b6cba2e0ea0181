//! The bar under the board: the tile in hand, what is asked, and the answers.

use crate::app::Shell;
use crate::app::input::keys::key_of;
use crate::app::page::{button_node, labelled, labelled_intent};
use crate::context::focus::InputMethod;
use crate::elements::command::Command;
use crate::elements::drawing;
use crate::elements::icons::Icon;
use crate::elements::intent::{Area, Intent};
use crate::elements::tree::{Node, div, el, span};
use crate::features::board::answer_buttons::{
    action_text, after_turn, answers_node, pinned_node, seconds_to_take_back,
};
use crate::features::board::grid::place_of;
use crate::features::board::question::{asked_for, on_turn};
use crate::features::board::turn_told::last_told;
use crate::features::by_link::dock::{catching_up_dock, link_dock, way_buttons};
use crate::features::cards::dock::card_dock;
use crate::features::clock::run::{lost_on_time, victory_on_time};
use crate::features::embed::{BoardMode, landmark};
use crate::features::panels::players::owner_class;
use crate::features::replay::replay_bar;
use crate::messages::{Company, capital, piece_name, sentences};
use crate::stage::{AnyStage, OnScreen, TileStage};
use engine::rules::{Question, Token};
use engine::table::{Party, Seat};
use view::scene::answers::{Answer, Piece};

/// The bar.
pub(crate) fn dock_node(shell: &Shell) -> Node {
    let dock = landmark(shell, "section")
        .class("dock")
        .attr("data-area", Area::Dock.name())
        .attr("data-play", "")
        .attr("tabindex", "-1")
        .attr("aria-label", shell.texts().table());
    let (Some(stage), Some(company)) = (shell.any_stage(), shell.company()) else {
        return dock.flag("hidden", true);
    };
    if shell.board_mode() == Some(BoardMode::Diagram) || shell.task_over() {
        return dock.flag("hidden", true);
    }
    if let Some(replay) = stage.replay() {
        return match replay.catches_up() {
            true => catching_up_dock(shell, dock, replay),
            false => replay_bar(shell, dock, replay),
        };
    }
    let told = stage.pending().is_telling();
    if stage.is_over() && !told {
        let class = if shell.active.ending {
            "over counting"
        } else {
            "over"
        };
        return dock.class(class).children(over_nodes(shell, &company));
    }
    if stage.is_locked() {
        return dock.class("waiting").children(elsewhere(shell));
    }
    if lost_on_time(shell) {
        return dock.class("over").children(stopped_nodes(shell));
    }
    let dock = match told {
        true => dock,
        false => match link_dock(shell, dock, stage, &company) {
            Ok(by_link) => return by_link,
            Err(dock) => dock,
        },
    };
    match &shell.stage {
        OnScreen::Nothing => dock,
        OnScreen::Tiles(stage) => tile_dock(shell, dock, stage, &company),
        OnScreen::Cards(stage) => card_dock(shell, dock, stage, &company),
    }
}

/// The bar of the tile game while it goes on.
fn tile_dock(shell: &Shell, dock: Node, stage: &TileStage, company: &Company) -> Node {
    let Some(asked) = stage.session().asked() else {
        return dock;
    };
    let seat = match asked.party {
        Party::Player(seat) => seat,
        Party::Chance => stage.game().turn().active,
    };
    let dock = dock.class(owner_class(stage.owner(seat)));
    if let Some(seat) = shell.covered_for() {
        return dock.class("cover").children(cover(shell, company, seat));
    }
    match stage.question() {
        Some(question) => asked_node(shell, dock, stage, (company, seat), question),
        None if stage.is_face_down() => dock
            .class("face-down")
            .children(face_down(shell, stage, company, seat)),
        None => dock
            .class("waiting")
            .child(waiting(shell, stage, company, seat))
            .child(after_turn(shell)),
    }
}

/// Of a game that goes on in another tab: that, and the way to have it here.
fn elsewhere(shell: &Shell) -> [Node; 2] {
    let reload = el("button")
        .class("button primary")
        .key("reload")
        .attr("type", "button")
        .run(Intent::Reload)
        .child(span("label", shell.texts().reload()));
    [
        div("ask").child(span("question", shell.texts().other_tab())),
        div("answers").child(reload),
    ]
}

/// Of a game that was lost on time: who won, and the way on without a clock.
fn stopped_nodes(shell: &Shell) -> [Node; 2] {
    let texts = shell.texts();
    let on = el("button")
        .class("button")
        .key("play-on")
        .attr("type", "button")
        .run(Intent::PlayWithoutClock)
        .child(span("label", texts.play_on_without_clock()));
    let told = victory_on_time(shell).unwrap_or_default();
    let ask = div("ask")
        .child(span("name", texts.game_over()))
        .child(span("question", told));
    let answers = div("answers")
        .child(on)
        .child(labelled(shell, Command::NewGame, "primary"));
    [ask, answers]
}

fn over_nodes(shell: &Shell, company: &Company) -> Vec<Node> {
    if shell.active.ending {
        return ending_nodes(shell, company);
    }
    let texts = shell.texts();
    let walks = shell.stage.tiles().is_some_and(TileStage::can_walk);
    let (watch, scores) = (Intent::WatchScoring, Intent::ShowScores);
    let watch = || labelled_intent("", watch, Icon::Again, texts.watch_scoring());
    let sends = shell.sends_end();
    let links = sends.then(|| way_buttons(shell, ""));
    let answers = div("answers")
        .children(links.into_iter().flatten())
        .child(labelled_intent(
            "primary",
            scores,
            Icon::Crown,
            texts.scores(),
        ))
        .children(walks.then(watch))
        .child(labelled(shell, Command::NewGame, ""));
    let ask = div("ask")
        .child(span("name", texts.game_over()))
        .children(sends.then(|| span("question", texts.send_end())));
    vec![ask, answers]
}

/// During the final scoring: how far it is, what is counted, and how to leave the rest out.
fn ending_nodes(shell: &Shell, company: &Company) -> Vec<Node> {
    let texts = shell.texts();
    let walk = shell.stage.tiles().and_then(TileStage::walk);
    let name = match walk {
        Some(step) => texts.scoring_step(step.number as u32, step.count as u32),
        None => texts.final_scoring().to_string(),
    };
    let told = walk.map(|step| step.scores.iter()).into_iter().flatten();
    let told = told.map(|scored| {
        let points = sentences::points(texts, company, scored);
        let why = sentences::full_explanation(texts, company, scored);
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

/// Instead of a secret hand, until its owner is in front of the screen. Nothing has the focus, so that whoever has
/// just ended a turn does not press on.
pub(crate) fn cover(shell: &Shell, company: &Company, seat: Seat) -> [Node; 2] {
    let name = span("name", shell.texts().hand_over(company.name(seat)));
    let key = key_of(shell, Command::ShowHand);
    let key = key.map(|key| {
        let cap = el("kbd").class("for-mouse").attr("aria-hidden", "true");
        cap.text(shell.texts().key_name(key))
    });
    [
        div("ask").child(name),
        div("answers").child(labelled(shell, Command::ShowHand, "primary").children(key)),
    ]
}

/// Before the next person's tile is turned up: it lies face down, and the turn before can be taken back.
fn face_down(shell: &Shell, stage: &TileStage, company: &Company, seat: Seat) -> [Node; 3] {
    let turn_up = shell.texts().turn_up();
    let back = el("button")
        .class("slot")
        .key("turn-up")
        .attr("type", "button")
        .hover_title(turn_up)
        .attr("aria-label", turn_up)
        .run(Intent::Command(Command::Confirm));
    let turn = on_turn(stage, shell.texts(), company, seat);
    let told = last_told(shell.texts(), company, stage);
    let told = told.unwrap_or_else(|| shell.texts().face_down().to_string());
    let ask = div("ask")
        .child(span("name", whole(&turn)))
        .child(span("question", told));
    [back, ask, after_turn(shell)]
}

/// While a computer decides: what was done last. That it thinks is said when nothing else is known and it takes its time;
/// of a person who is not here only whose turn it is.
fn waiting(shell: &Shell, stage: &TileStage, company: &Company, seat: Seat) -> Node {
    let turn = whole(&on_turn(stage, shell.texts(), company, seat));
    let ask = div("ask").child(span("name", turn));
    let absent = stage.remote_turn().is_some();
    let busy = !absent && seconds_to_take_back(shell).is_none();
    let thinks = || busy.then(|| dots(stage));
    match last_told(shell.texts(), company, stage) {
        Some(told) => ask.child(span("question", told).children(thinks())),
        None if absent => ask,
        None => {
            let thinking = whole(&shell.texts().thinking(company.name(seat)));
            ask.child(late(stage, span("question", thinking).children(thinks())))
        }
    }
}

/// Something that is seen only when a computer has been silent for two seconds.
fn late(stage: &dyn AnyStage, node: Node) -> Node {
    node.class("late").key(format!("late {}", stage.epoch()))
}

/// That a computer thinks, for as long as that takes.
pub(crate) fn dots(stage: &dyn AnyStage) -> Node {
    let dots = span("dots", "").attr("aria-hidden", "true");
    late(stage, dots.children([el("i"), el("i"), el("i")]))
}

fn asked_node(
    shell: &Shell,
    dock: Node,
    stage: &TileStage,
    (company, seat): (&Company, Seat),
    question: Question,
) -> Node {
    let ask = div("ask")
        .child(span(
            "name",
            whole(&on_turn(stage, shell.texts(), company, seat)),
        ))
        .child(prompt(shell, stage, question))
        .children(pointed(shell, stage, company));
    // Later nobody thinks of turning the tile any more, and there is little room.
    let early = matches!(
        question,
        Question::Place | Question::Figure | Question::Confirm
    );
    let turnable = stage.tile_in_hand().is_some() || stage.other_rotation(true).is_some();
    let turns = div("turns")
        .flag("hidden", !early || !turnable)
        .child(button_node(shell, Command::TurnLeft, "round"))
        .child(button_node(shell, Command::TurnRight, "round"));
    let dock = if stage.hand().count() > 1 {
        dock.class("three")
    } else {
        dock
    };
    dock.child(slots(shell, stage))
        .child(turns)
        .child(ask)
        .children(kinds(shell, stage))
        .child(answers_node(shell, stage, company, question))
        .child(pinned_node(shell, stage))
}

/// The place of the tile in hand, or of all tiles of a hand of three: a button each.
fn slots(shell: &Shell, stage: &TileStage) -> Node {
    let count = stage.hand().count();
    if count < 2 {
        return div("slot")
            .attr("data-area", "slot")
            .flag("hidden", count == 0);
    }
    let slot = |index: usize| {
        let number = index as u32 + 1;
        let name = shell.texts().tile_of_hand(number, count as u32);
        let look = stage
            .hand()
            .look_of(index)
            .map(|look| shell.texts().tile_look(&look));
        let look = look.map(|look| shell.texts().labelled(&name, &look));
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

/// What is asked.
fn prompt(shell: &Shell, stage: &TileStage, question: Question) -> Node {
    match (question, wolf_told(shell, stage)) {
        (Question::Place, None) => how_to_place(shell),
        // How a tile is placed was read long before.
        (Question::Place, Some(wolf)) => span("question", wolf),
        (question, wolf) => {
            let asked = asked_for(stage, shell.texts(), question);
            let told: Vec<String> = wolf.into_iter().chain([asked]).collect();
            span("question", told.join(" "))
        }
    }
}

/// That a wolf came since whoever is asked acted last: a flock is gone, and nothing else says why.
fn wolf_told(shell: &Shell, stage: &TileStage) -> Option<String> {
    let (seat, _) = stage.recent_wolf()?;
    let company = shell.company()?;
    let told = shell.texts().draws_token(company.name(seat), Token::Wolf);
    Some(told)
}

/// Below the question: what an answer on the board would be while its place is pointed at. All of them lie on top of
/// each other, so that the bar has room for the longest and stays as it is.
fn pointed(shell: &Shell, stage: &TileStage, company: &Company) -> Option<Node> {
    let over = stage.places().pointed_index();
    let told = |(index, answer): (usize, &Answer)| {
        let place = place_of(stage, answer).map(|place| capital(&shell.texts().place(&place)));
        let text = place.unwrap_or_else(|| action_text(shell, stage, company, answer.action));
        let class = if over == Some(index) { "over" } else { "" };
        span(class, text)
    };
    let all = stage.places().offered().iter().enumerate().map(told);
    let some = !stage.places().offered().is_empty();
    // The answers for a flock and at a crop circle are named in the bar.
    let named = [Question::Flock, Question::Circle].map(Some);
    let some = some && !named.contains(&stage.question());
    // Whoever cannot see the board has a button for each.
    some.then(|| div("pointed").attr("aria-hidden", "true").children(all))
}

/// What to do with the tile in hand, in the way somebody plays.
fn how_to_place(shell: &Shell) -> Node {
    let texts = shell.texts();
    match shell.input_method() {
        InputMethod::Mouse => span("question how", texts.place_by_mouse()),
        InputMethod::Finger => span("question how", texts.place_by_finger()),
        InputMethod::Keys => span("question how", texts.place_by_keys()),
        // The style sheet knows best what there is to point with.
        InputMethod::Pointer => span("question how", "")
            .child(span("for-mouse", texts.place_by_mouse()))
            .child(span("for-finger", texts.place_by_finger())),
    }
}

/// What may be put or moved: to be dragged, and chosen from when there is a choice.
fn kinds(shell: &Shell, stage: &TileStage) -> Option<Node> {
    let pieces = stage.places().pieces();
    let owner = stage.session().asked_seat().map(|seat| stage.owner(seat))?;
    // A single kind is only there to be dragged: the places for it are buttons themselves.
    if let [piece] = pieces[..] {
        let kind = div("kind").attr("data-area", "kind");
        let kind = kind.child(drawing::piece(piece, owner));
        return Some(div("kinds").attr("aria-hidden", "true").child(kind));
    }
    let kind = |piece: &Piece| {
        let name = piece_name(shell.texts(), *piece)?;
        let button = el("button")
            .class("kind")
            .key(piece.name())
            .attr("type", "button")
            .attr("data-area", "kind")
            .hover_title(name)
            .attr("aria-label", name)
            .state("aria-pressed", stage.places().piece() == *piece)
            .run(Intent::ChoosePiece(*piece))
            .child(drawing::piece(*piece, owner));
        Some(button)
    };
    (pieces.len() > 1).then(|| {
        div("kinds")
            .attr("role", "group")
            .attr("aria-label", shell.texts().supply())
            .children(pieces.iter().filter_map(kind))
            .children(chosen_name(shell, stage))
    })
}

/// The name of the kind that is chosen: a finger that presses a drawing reads what it is.
fn chosen_name(shell: &Shell, stage: &TileStage) -> Option<Node> {
    let name = piece_name(shell.texts(), stage.places().piece())?;
    Some(span("kind-name", capital(name)).attr("aria-hidden", "true"))
}

/// A text in which no number stands alone at the beginning of a line: "Player 1" stays in one.
pub(super) fn whole(text: &str) -> String {
    let mut whole = String::with_capacity(text.len());
    for (index, letter) in text.char_indices() {
        let before_number = text[index..].chars().nth(1);
        match (letter, before_number) {
            (' ', Some('0'..='9')) => whole.push('\u{a0}'),
            _ => whole.push(letter),
        }
    }
    whole
}
