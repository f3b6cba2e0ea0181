//! The rules of a new game: edition, options, boxes; what differs from the edition, and what is not possible.

use crate::context::Context;
use crate::elements::choice::{Choice, Widget};
use crate::elements::choices::{Row, group, segment};
use crate::elements::intent::{Field, FormChange, Intent};
use crate::elements::mode::Mode;
use crate::elements::tree::{Node, div, el, span};
use crate::features::new_game::boxes::{pictures_of_box, pictures_of_part};
use crate::features::new_game::form::{Form, FormFault};
use crate::features::new_game::modes::{mode_name, modes};
use crate::features::new_game::options::{ModuleIn, OPTIONS, PARTS, PartIn, modules, option_of};
use crate::messages::{self, Texts, sentences, texts};
use engine::cards::{self, Counts};
use engine::rules::{Edition, Module, OptionValue, OptionWord, Preset, SetupFault};
use engine::table::Kind;

/// Most boxes named in the summary.
const SUMMED_UP: usize = 3;

/// The choices in a few words.
pub(crate) fn summary(form: &Form, cx: &Context) -> String {
    let (texts, mode) = (form_texts(form, cx), form.mode());
    let rules = rules_in_short(form, cx);
    match mode {
        Mode::Standard => rules,
        mode => format!("{}\u{a0}· {rules}", mode_name(texts, mode)),
    }
}

fn rules_in_short(form: &Form, cx: &Context) -> String {
    let (texts, form) = (form_texts(form, cx), form);
    if form.kind == Kind::Cards {
        return texts.cards(Counts::deck().len());
    }
    let tiles = texts.tiles(form.tiles());
    if let Some(preset) = form.preset() {
        let preset = Some(texts.preset(preset).to_string());
        return sum_up(preset.into_iter().chain([tiles]));
    }
    let boxes = modules().filter(|(module, _)| form.has(*module));
    let boxes: Vec<String> = boxes
        .map(|(_, choice)| (choice.label)(texts).to_string())
        .collect();
    // A long list is no summary.
    let boxes = match boxes.len() {
        0..=SUMMED_UP => boxes,
        many => vec![texts.boxes(many as u32)],
    };
    let changes = form.changes() as u32;
    let changes = (changes > 0).then(|| texts.options_changed(changes));
    let parts = [texts.edition(form.edition()).to_string()].into_iter();
    sum_up(parts.chain(boxes).chain(changes).chain([tiles]))
}

fn sum_up(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join("\u{a0}· ")
}

/// All choices of rules.
pub(super) fn details(form: &Form, cx: &Context) -> Node {
    let texts = form_texts(form, cx);
    let options = OPTIONS.iter();
    let options = options.filter(|option| form.matters(word_of(form, option)));
    let boxes = modules().flat_map(|(module, choice)| expansion(form, cx, *module, choice));
    div("details choices")
        .children(modes(form, cx))
        .child(presets(form, cx))
        .child(editions(form, cx))
        .child(el("h2").text(texts.expansions()))
        .children(boxes)
        .child(el("h2").text(texts.rules_label()))
        .children(options.map(|option| option_node(form, cx, option)))
        .children((form.changes() > 0).then(|| {
            el("button")
                .class("button")
                .attr("type", "button")
                .run(Intent::Form(FormChange::Reset))
                .text(texts.options_reset())
        }))
}

/// Presets: editions with boxes under one name.
fn presets(form: &Form, cx: &Context) -> Node {
    let texts = form_texts(form, cx);
    let chosen = form.preset();
    let preset = |preset: Preset| {
        let run = Intent::Form(FormChange::Preset(preset));
        let node = segment((preset.name(), ""), chosen == Some(preset), run);
        node.child(span("label", texts.preset(preset)))
            .apart(span("hint", texts.preset_hint(preset)))
    };
    div("choice presets")
        .key("preset")
        .child(el("h2").text(texts.presets()))
        .child(group(texts.presets(), Preset::ALL.map(preset).into()))
}

fn editions(form: &Form, cx: &Context) -> Node {
    let texts = form_texts(form, cx);
    let edition = |edition: Edition| {
        let named = (edition.name(), texts.edition(edition));
        let chosen = form.edition() == edition;
        segment(named, chosen, Intent::Form(FormChange::Edition(edition)))
    };
    div("choice")
        .key("edition")
        .child(el("h2").text(texts.edition_label()))
        .child(group(
            texts.edition_label(),
            Edition::ALL.map(edition).into(),
        ))
        .child(
            el("p")
                .class("hint")
                .text(texts.edition_hint(form.edition())),
        )
        .child(
            el("p")
                .class("count")
                .text(texts.tiles_in_game(form.tiles())),
        )
}

fn word_of(form: &Form, option: &Choice<OptionValue>) -> OptionWord {
    (option.get)(form).option()
}

/// An option: marked if it differs from the edition, with the faults it causes.
fn option_node(form: &Form, cx: &Context, option: &Choice<OptionValue>) -> Node {
    let word = word_of(form, option);
    let differs = form.differs(word);
    let faults = faults_of(form)
        .into_iter()
        .filter(|&fault| option_of(fault) == Some(word));
    let faults: Vec<String> = faults.map(|fault| fault_text(form, cx, fault)).collect();
    let row = Row {
        note: differs.then(|| cx.texts().by_edition(&as_by_edition(form, cx, option))),
        faults: &faults,
        pictures: None,
    };
    row.node(option, form, form_texts(form, cx))
}

/// The name of the edition's value of an option.
fn as_by_edition(form: &Form, cx: &Context, option: &Choice<OptionValue>) -> String {
    let value = OptionValue::from_options(word_of(form, option), &form.by_edition());
    let texts = cx.texts();
    match option.widget {
        Widget::Switch(make) if value == make(true) => texts.yes().to_string(),
        Widget::Switch(_) => texts.no().to_string(),
        Widget::Segments(values) | Widget::List(values, _) => {
            let named = values(form, form_texts(form, cx));
            let named = named.into_iter().find(|(other, _)| *other == value);
            named.map_or(value.word(), |(_, label)| label)
        }
    }
}

/// A box, and below it those of its parts that can be left out.
fn expansion(form: &Form, cx: &Context, module: Module, choice: &Choice<ModuleIn>) -> Vec<Node> {
    let row = |pictures| Row {
        pictures,
        ..Row::default()
    };
    let part_of = |part: &Choice<PartIn>| (part.get)(form).0;
    let of_box = |part: &&Choice<PartIn>| module.playable().any(|own| own == part_of(part));
    let parts = PARTS.iter().filter(of_box).filter(|_| form.has(module));
    let parts = parts.map(|part| {
        let row = row(Some(pictures_of_part(form, cx, part_of(part))));
        let node = row.node(part, form, form_texts(form, cx));
        node.class("part").key(format!("part {}", part.id))
    });
    let whole = row(Some(pictures_of_box(form, cx, module)));
    let whole = whole.node(choice, form, form_texts(form, cx));
    let whole = whole.key(format!("box {}", choice.id));
    std::iter::once(whole).chain(parts).collect()
}

/// Why the game cannot begin as chosen.
pub(super) fn faults_of(form: &Form) -> Vec<FormFault> {
    form.faults()
}

/// A fault as a sentence.
fn fault_text(form: &Form, cx: &Context, fault: FormFault) -> String {
    match fault {
        FormFault::Tiles(fault) => sentences::setup_fault(form_texts(form, cx), fault),
        FormFault::Cards(fault) => messages::cards::setup_fault(form_texts(form, cx), fault),
    }
}

/// Faults to show while the rules are collapsed, or that belong to no option. Too many players are always reported here: the
/// edition is far from this place.
pub(super) fn faults_at_start(form: &Form, cx: &Context) -> Vec<Node> {
    let seats = |fault: &FormFault| matches!(fault, FormFault::Tiles(SetupFault::Seats { .. }));
    let hidden = |fault: &FormFault| !form.open || option_of(*fault).is_none() || seats(fault);
    let fault = |fault| {
        el("p")
            .class("fault centred")
            .attr("role", "alert")
            .text(fault_text(form, cx, fault))
    };
    faults_of(form)
        .into_iter()
        .filter(hidden)
        .flat_map(|found| [Some(fault(found)), remedy(form, cx, found)])
        .flatten()
        .collect()
}

/// Remedies for too many players: remove one, or let all play although the edition seats fewer.
fn remedy(form: &Form, cx: &Context, fault: FormFault) -> Option<Node> {
    let most = match fault {
        FormFault::Tiles(SetupFault::Seats { most }) => most,
        FormFault::Cards(cards::SetupFault::Seats) => form.most_seats(),
        _ => return None,
    };
    let seats = form.seating.seats();
    let button = |change: FormChange, text: &str| {
        let run = Intent::Form(change);
        el("button")
            .class("button")
            .key(run.name())
            .attr("type", "button")
            .run(run)
            .text(text)
    };
    let max = FormChange::Option(OptionValue::MaxPlayers(seats));
    let all = || button(max, cx.texts().play_with_all());
    (seats > most).then(|| {
        div("remedies")
            .key("remedies")
            .child(button(
                FormChange::Seats(most),
                cx.texts().remove_last_player(),
            ))
            // The card game is for five at most.
            .children((form.kind == Kind::Tiles).then(all))
    })
}

/// The choice of the game.
pub(super) fn games_to_play(form: &Form, cx: &Context) -> Node {
    let texts = form_texts(form, cx);
    let kind = |kind: Kind| {
        let (name, hint) = match kind {
            Kind::Tiles => (texts.tile_game(), texts.tile_game_hint()),
            Kind::Cards => (texts.card_game(), texts.card_game_hint()),
        };
        let run = Intent::Form(FormChange::Kind(kind));
        segment((kind.name(), ""), form.kind == kind, run)
            .child(span("label", name))
            .apart(span("hint", hint))
    };
    let kinds = Kind::ALL.map(kind).into();
    div("choice presets games")
        .key("game")
        .child(group(texts.which_game(), kinds))
}

pub(super) fn seed(form: &Form, cx: &Context) -> Node {
    el("label")
        .class("field")
        .child(span("label", cx.texts().seed()))
        .child(
            el("input")
                .attr("type", "text")
                .attr("autocomplete", "off")
                .attr("spellcheck", "false")
                .field(Field::Seed)
                .attr("value", form.seed.clone()),
        )
        .child(span("hint", cx.texts().seed_hint()))
}

/// Messages in the vocabulary of the form's edition.
pub(crate) fn form_texts(form: &Form, cx: &Context) -> &'static Texts {
    texts(cx.language()).in_edition(form.edition())
}
