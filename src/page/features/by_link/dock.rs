//! The bar of a game by link while nobody here is asked: whose turn it is, and the ways to send the link there.

use crate::app::Shell;
use crate::app::page::labelled_intent;
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::{Intent, ShareIntent, TurnWay};
use crate::elements::tree::{Node, div, el, span};
use crate::features::board::answer_buttons::ways_back;
use crate::features::by_link::{LinkStep, is_turn_open};
use crate::features::panels::players::owner_class;
use crate::features::share::copied::say_copied;
use crate::features::share::{has_system_way, is_turn_copied, sends_files};
use crate::messages::Company;
use crate::stage::AnyStage;
use crate::stage::replay::Replay;
use engine::table::Seat;

/// The bar; none while somebody here plays, or the game is over.
pub(crate) fn link_dock(
    shell: &Shell,
    dock: Node,
    stage: &dyn AnyStage,
    company: &Company,
) -> Result<Node, Node> {
    let texts = shell.texts();
    let of = |seat: Seat, dock: Node| {
        dock.class("over by-link")
            .class(owner_class(stage.owner(seat)))
    };
    let chat = shell.is_in_chat();
    Ok(match shell.link_step() {
        None | Some(LinkStep::SendEnd | LinkStep::Over) => return Err(dock),
        Some(LinkStep::ChooseSeat) => dock
            .class("over by-link")
            .child(ask(game_name(shell), texts.which_seat().to_string()))
            .child(seats(shell, stage, company)),
        Some(LinkStep::Send(seat)) if chat => of(seat, dock)
            .child(ask(
                &texts.turn_of(company.name(seat)),
                texts.turn_goes_out().to_string(),
            ))
            .child(ways_back(shell).fold(div("answers").child(send_now(shell)), Node::child)),
        Some(LinkStep::Await(seat)) if chat => of(seat, dock).child(ask(
            &texts.turn_of(company.name(seat)),
            texts.awaits_turn_of(company.name(seat)),
        )),
        Some(LinkStep::Send(seat)) => of(seat, dock)
            .child(ask(
                &texts.turn_of(company.name(seat)),
                send_told(shell, company, seat),
            ))
            .child(ways_back(shell).fold(ways(shell, "primary"), Node::child)),
        Some(LinkStep::Await(seat)) => of(seat, dock)
            .child(ask(
                &texts.turn_of(company.name(seat)),
                await_told(shell, company, seat),
            ))
            .child(ways(shell, "")),
    })
}

/// What the link is for: said before it is made, so that nobody gives a turn away that could be taken back.
fn send_told(shell: &Shell, company: &Company, seat: Seat) -> String {
    let (texts, name) = (shell.texts(), company.name(seat));
    match (sends_files(shell), is_turn_open(shell)) {
        (true, open) => texts.send_file_to(name, open),
        (false, true) => texts.send_turn_to(name),
        (false, false) => texts.send_link_to(name),
    }
}

/// What there is to do until the answer of a seat comes.
fn await_told(shell: &Shell, company: &Company, seat: Seat) -> String {
    let (texts, name) = (shell.texts(), company.name(seat));
    match sends_files(shell) {
        true => texts.awaits_file_of(name),
        false => texts.awaits_link_of(name),
    }
}

/// What the game is called.
fn game_name(shell: &Shell) -> &'static str {
    match shell.is_in_chat() {
        true => shell.texts().game_in_chat(),
        false => shell.texts().game_by_link(),
    }
}

/// The button that does not wait until the turn goes to the chat by itself.
fn send_now(shell: &Shell) -> Node {
    let run = Intent::Share(ShareIntent::Turn(TurnWay::Chat));
    labelled_intent("primary", run, Icon::Done, shell.texts().send_turn_now())
}

fn ask(name: &str, question: String) -> Node {
    div("ask")
        .child(span("name", name))
        .child(span("question", question))
}

/// A button for each person: the one who is most likely here stands out, and who is known to be elsewhere is marked.
fn seats(shell: &Shell, stage: &dyn AnyStage, company: &Company) -> Node {
    let taken = shell.taken_seats();
    let likely = shell.likely_seat(taken);
    let button = |seat: Seat| {
        let class = if likely == Some(seat) { "primary" } else { "" };
        let sit = Intent::Share(ShareIntent::Sit(seat));
        let name = company.name(seat);
        let label = match taken.has(seat) {
            true => shell.texts().seat_of_another(name),
            false => name.to_string(),
        };
        labelled_intent(class, sit, Icon::Person, &label).class(owner_class(stage.owner(seat)))
    };
    div("answers")
        .attr("role", "group")
        .attr("aria-label", shell.texts().which_seat())
        .children(stage.seating().humans().map(button))
}

/// The ways to send the link, side by side; the first of them has a class.
pub(crate) fn ways(shell: &Shell, class: &str) -> Node {
    div("answers").children(way_buttons(shell, class))
}

/// A button for each way to send the link.
pub(crate) fn way_buttons(shell: &Shell, class: &str) -> Vec<Node> {
    let texts = shell.texts();
    let button = |class: &str, icon: Icon, label: &str, way: TurnWay| {
        labelled_intent(class, Intent::Share(ShareIntent::Turn(way)), icon, label)
    };
    // Where the system shares, that is the shortest way into a chat.
    let system = has_system_way(shell);
    let share = || {
        let label = texts.share_by_system();
        button(class, Icon::Share, label, TurnWay::System)
    };
    let files = sends_files(shell);
    let (first, label) = match files {
        true => ("", texts.copy_game()),
        false if system => ("", texts.copy_link()),
        false => (class, texts.copy_link()),
    };
    let copy = button(first, Icon::Copy, label, TurnWay::Copy);
    let copy = match is_turn_copied(shell) {
        true => say_copied(shell, copy),
        false => copy,
    };
    if files {
        let file = button(class, Icon::Export, texts.save_file(), TurnWay::File);
        return vec![file, copy];
    }
    let more = button("", Icon::Mail, texts.other_ways(), TurnWay::Show);
    system.then(share).into_iter().chain([copy, more]).collect()
}

/// What a link that comes back does, said to whoever waits for it.
pub(crate) fn link_idle(shell: &Shell) -> Option<String> {
    let (stage, company) = (shell.any_stage()?, shell.company()?);
    let seat = stage.remote_turn()?;
    let chat = shell.is_in_chat();
    let turn = || shell.texts().turn_of(company.name(seat));
    Some(match shell.link_step()? {
        LinkStep::ChooseSeat => shell.texts().which_seat().to_string(),
        LinkStep::Send(_) if chat => format!("{}. {}", turn(), shell.texts().turn_goes_out()),
        LinkStep::Await(_) if chat => {
            let told = shell.texts().awaits_turn_of(company.name(seat));
            format!("{}. {told}", turn())
        }
        LinkStep::Send(_) => format!("{}. {}", turn(), send_told(shell, &company, seat)),
        LinkStep::Await(_) => format!("{}. {}", turn(), await_told(shell, &company, seat)),
        LinkStep::SendEnd | LinkStep::Over => return None,
    })
}

/// The bar while what came by a link is shown: what that is, and the way on.
pub(crate) fn catching_up_dock(shell: &Shell, dock: Node, replay: &Replay) -> Node {
    let texts = shell.texts();
    let (at, last) = replay.counter();
    let turn = texts.turn_number(at.max(1) as u32, last as u32);
    let on = el("button")
        .class("button primary")
        .key("back-to-game")
        .attr("type", "button")
        .run(Intent::Command(Command::BackToGame))
        .child(Icon::Skip.node())
        .child(span("label", texts.go_on()));
    dock.class("over by-link")
        .child(ask(texts.catching_up(), turn))
        .child(div("answers").child(on))
}
