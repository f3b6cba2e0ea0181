//! Command buttons and other parts that every feature uses.

pub mod by_link;
pub mod things;
pub mod undo;

use crate::context::Context;
use crate::context::copied::Copied;
use crate::context::keys::{hint, shortcuts};
use crate::context::settled::can_play_on;
use crate::elements::choices::Row;
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::FocusMeaning;
use crate::elements::intent::Intent;
use crate::elements::picture_choices::{OWNERS, PICTURE_CHOICES};
use crate::elements::table_note::Settled;
use crate::elements::tree::Node;
use crate::elements::tree::div;
use crate::elements::tree::el;
use crate::elements::tree::span;
use crate::messages::Language;
use crate::messages::Texts;
use crate::stage::tiles::replay::tiles_left;
use engine::rules::Module;
use engine::table::{Chapter, RuleId};
use engine::tiles::{Pos, Rotation};
use view::scene::camera::seen_cell;

/// A button with only an icon, and an accessible name.
pub(crate) fn button_node(cx: &Context, command: Command, class: &str) -> Node {
    let label = command.label(cx.game_kind(), cx.texts());
    button_with_hint(cx, command, class, label)
}

/// The same, with another tooltip for what it does now.
pub(crate) fn button_with_hint(cx: &Context, command: Command, class: &str, does: &str) -> Node {
    icon_button(cx, command, class, does, command.icon())
}

/// The same, with another icon for how things are now.
pub(crate) fn icon_button(
    cx: &Context,
    command: Command,
    class: &str,
    does: &str,
    icon: Icon,
) -> Node {
    let label = command.label(cx.game_kind(), cx.texts());
    el("button")
        .class("icon-button")
        .class(class)
        .key(command.name())
        .attr("type", "button")
        .hover_title(hint(cx, does, command))
        .attr("aria-label", label)
        .maybe("aria-keyshortcuts", shortcuts(cx, command))
        .flag("disabled", !cx.is_enabled(command))
        .flag("hidden", !cx.offers(command))
        .run(Intent::Command(command))
        .child(icon.node())
}

/// A button that closes what the command opened.
pub(crate) fn closer(cx: &Context, command: Command, class: &str) -> Node {
    let label = cx.texts().close();
    el("button")
        .class("icon-button")
        .class(class)
        .key(format!("close {}", command.name()))
        .attr("type", "button")
        .hover_title(hint(cx, label, command))
        .attr("aria-label", label)
        .maybe("aria-keyshortcuts", shortcuts(cx, command))
        .run(Intent::Command(command))
        .child(Icon::Close.node())
}

/// A button with an icon and a label.
pub(crate) fn labelled(cx: &Context, command: Command, class: &str) -> Node {
    let label = command.label(cx.game_kind(), cx.texts());
    el("button")
        .class("button")
        .class(class)
        .key(command.name())
        .attr("type", "button")
        .hover_title(hint(cx, label, command))
        .maybe("aria-keyshortcuts", shortcuts(cx, command))
        .flag("disabled", !cx.is_enabled(command))
        .run(Intent::Command(command))
        .child(command.icon().node())
        .child(span("label", label))
}

/// A button for an intent that is no command, with an icon and a label.
pub(crate) fn labelled_intent(class: &str, run: Intent, icon: Icon, label: &str) -> Node {
    el("button")
        .class("button")
        .class(class)
        .key(run.name())
        .attr("type", "button")
        .run(run)
        .child(icon.node())
        .child(span("label", label))
}

/// The button back to the review from a replay that it has opened.
pub(crate) fn back_to_review(cx: &Context) -> Node {
    let review = Intent::Command(Command::Review);
    labelled_intent(
        "primary named back",
        review,
        Icon::Before,
        cx.texts().review_back(),
    )
}

/// The choice of language.
pub(crate) fn languages(cx: &Context) -> Node {
    let choice = |language: Language| {
        el("button")
            .class("link")
            .attr("type", "button")
            .attr("lang", language.code())
            .state("aria-pressed", language == cx.language())
            .run(Intent::Speak(language))
            .text(language.name())
    };
    div("languages")
        .attr("role", "group")
        .attr("aria-label", cx.texts().language_label())
        .children(Language::ALL.map(choice))
}

/// How many tiles are left; opens the list of unseen tiles.
pub(crate) fn stack_node(cx: &Context) -> Option<Node> {
    cx.tile_stage().map(|stage| {
        let left = tiles_left(stage);
        let helps = stage.shows_aids();
        let node = if helps { el("button") } else { div("") };
        let label = cx.texts().tiles_left(left);
        let title = match helps {
            true => hint(cx, &label, Command::Remaining),
            false => label.clone(),
        };
        let node = node
            .class("stack")
            .key("stack")
            .hover_title(title)
            .attr("aria-label", label);
        let node = match helps {
            true => node
                .attr("type", "button")
                .maybe("aria-keyshortcuts", shortcuts(cx, Command::Remaining))
                .state("aria-expanded", cx.panels.remaining())
                .run(Intent::Command(Command::Remaining)),
            false => node.attr("role", "img"),
        };
        node.child(Icon::Tiles.node())
            .child(span("", left.to_string()))
    })
}

/// The hint button, if aids are on.
pub(crate) fn hint_button(cx: &Context, class: &str) -> Option<Node> {
    let plays = cx.stage.as_ref()?.replay().is_none();
    (plays && cx.aids()).then(|| button_node(cx, Command::Hint, class))
}

/// An element with a landmark tag, but only on our own page: several embedded boards would repeat it, and landmarks belong to the
/// page around them.
pub(crate) fn landmark(cx: &Context, tag: &'static str) -> Node {
    match cx.board_mode() {
        None => el(tag),
        Some(_) => el("div").attr("role", "group"),
    }
}

/// A button with a rule id that shows the text of the rule.
pub(crate) fn rule_link(texts: &Texts, rule: RuleId) -> Node {
    let id = rule.to_string();
    el("button")
        .class("rule")
        .key(id.clone())
        .attr("type", "button")
        .hover_title(texts.rule_named(&id))
        .attr("aria-label", texts.rule_named(&id))
        .run(Intent::Rule(rule))
        .text(id)
}

/// A link to the rule on what lies under chests, beside the sentence on it.
pub(crate) fn rule_of_chests(texts: &Texts) -> Node {
    rule_link(texts, RuleId::rule(Chapter::Card, 34))
}

/// Rule links in a row after the word for rules, without duplicates.
pub(crate) fn rule_links(texts: &Texts, rules: impl IntoIterator<Item = RuleId>) -> Node {
    let mut each: Vec<RuleId> = Vec::new();
    for rule in rules {
        if !each.contains(&rule) {
            each.push(rule);
        }
    }
    let head = span("rules", texts.rules_head(each.len() as u32));
    let links = each.into_iter().map(|rule| rule_link(texts, rule));
    links.fold(head, Node::apart)
}

/// A cell over the board, which is turned by quarters, without its name and action; `reached` is whether Tab reaches it.
pub(crate) fn grid_cell(pos: Pos, quarters: Rotation, reached: bool) -> Node {
    let seen = seen_cell(pos, quarters);
    el("button")
        .class("cell")
        .key(format!("cell {} {}", pos.x, pos.y))
        .attr("type", "button")
        .attr("role", "option")
        .attr("tabindex", if reached { "0" } else { "-1" })
        .attr("data-col", seen.x.to_string())
        .attr("data-row", seen.y.to_string())
        .near(FocusMeaning::Cell(pos))
}

/// The list box of cells over the board, without the cells.
pub(crate) fn cell_list(label: &str) -> Node {
    div("cells")
        .key("cells")
        .attr("role", "listbox")
        .attr("data-play", "")
        .attr("aria-label", label)
}

/// The name of an expansion: that of its tile set, or of its part if it has no tiles.
pub(crate) fn named(module: Module, texts: &Texts) -> &'static str {
    match (module.tiles(), module.parts()) {
        (Some(set), _) => texts.tile_set(set),
        (None, [part, ..]) => texts.part(*part),
        (None, []) => "",
    }
}

/// The options for a picture.
pub(crate) fn picture_choices(cx: &Context) -> impl Iterator<Item = Node> {
    let form = &cx.picture;
    let tiles = cx.card_stage().is_none() || cx.drafting.is_some();
    let choices = PICTURE_CHOICES.iter();
    let choices = choices.filter(move |choice| tiles || choice.id != OWNERS);
    choices.map(|choice| Row::default().node(choice, form, cx.texts()))
}

/// The button that copies the current game as text.
pub(crate) fn copy_text(cx: &Context) -> Node {
    confirmed(cx, Copied::Text, labelled(cx, Command::Copy, ""))
}

/// A copy button, which confirms for a while that this was copied.
pub(crate) fn confirmed(cx: &Context, copied: Copied, button: Node) -> Node {
    match cx.has_copied(copied) {
        true => say_copied(cx, button),
        false => button,
    }
}

/// A copy button that confirms: with unchanged width and accessible name, since the announcer has confirmed it too.
pub(crate) fn say_copied(cx: &Context, mut button: Node) -> Node {
    let label = button.all_text();
    button.kids.clear();
    let told = span("label swapped", "")
        .child(span("", cx.texts().copied()))
        .child(span("before", label.clone()));
    let button = button.attr("aria-label", label);
    button.child(Icon::Done.node()).child(told)
}

/// The button that goes on with a game that was settled; none in another game.
pub(crate) fn play_on_button(cx: &Context) -> Option<Node> {
    let texts = cx.texts();
    let label = match cx.active.settled.filter(|_| can_play_on(cx))? {
        Settled::OnTime(_) => texts.play_on_without_clock(),
        Settled::Resigned(_) | Settled::Draw => texts.play_on_after_all(),
    };
    Some(labelled_intent(
        "",
        Intent::PlayOnUnsettled,
        Icon::Again,
        label,
    ))
}
