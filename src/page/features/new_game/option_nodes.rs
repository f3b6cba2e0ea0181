//! The rules of a new game: edition and options; what differs from the edition, what is not possible, and all of it in a few words.

use crate::context::Context;
use crate::elements::choice::{Choice, Widget};
use crate::elements::choices::{Row, group, segment};
use crate::elements::intent::{Field, FormChange, Intent};
use crate::elements::mode::{FormPage, Mode};
use crate::elements::table_note::ClockTerms;
use crate::elements::tree::{Node, div, el, span};
use crate::features::new_game::form::{Form, FormFault};
use crate::features::new_game::modes::mode_name;
use crate::features::new_game::options::{OPTIONS, modules, option_of};
use crate::messages::{self, Texts, sentences, texts};
use engine::cards::{self, Counts};
use engine::rules::{Edition, OptionValue, OptionWord, SetupFault};
use engine::table::Kind;
use engine::tiles::TileSet;

/// Most boxes named in the summary.
const SUMMED_UP: usize = 3;

/// What is played in a few words: the boxes, and how many tiles or cards.
pub(crate) fn summary(form: &Form, cx: &Context) -> String {
    let texts = form_texts(form, cx);
    if form.kind == Kind::Cards {
        return texts.cards(Counts::deck().len());
    }
    let tiles = texts.tiles(form.tiles());
    sum_up(boxes_in_short(form, texts).into_iter().chain([tiles]))
}

/// The boxes in play, or the name under which they are known together.
fn boxes_in_short(form: &Form, texts: &Texts) -> Vec<String> {
    let boxes = modules().filter(|(module, _)| form.has(*module));
    let boxes: Vec<String> = boxes
        .map(|(_, choice)| (choice.label)(texts).to_string())
        .collect();
    match (boxes.len(), form.preset()) {
        (0, _) => vec![texts.tile_set(TileSet::Base).to_string()],
        (_, Some(preset)) => vec![texts.preset(preset).to_string()],
        (1..=SUMMED_UP, None) => boxes,
        // A long list is no summary.
        (many, None) => vec![texts.boxes(many as u32)],
    }
}

/// The house rules in a few words: who plays, by which edition, and what differs from it.
pub(super) fn house_rules_in_short(form: &Form, cx: &Context) -> String {
    let texts = form_texts(form, cx);
    let mode = (form.mode() != Mode::Standard).then(|| mode_name(texts, form.mode()).to_string());
    let tiles = form.kind == Kind::Tiles;
    let edition = tiles.then(|| texts.edition(form.edition()).to_string());
    let changes = form.changes() as u32;
    let changes = (tiles && changes > 0).then(|| texts.options_changed(changes));
    let ClockTerms {
        minutes, seconds, ..
    } = form.terms;
    let clock = || texts.clock_in_short(minutes.into(), seconds.into());
    let clock = form.has_clock().then(clock);
    let series = form.series_length();
    let series = series.map(|length| texts.series_length(length.needed().into()));
    let all = [mode, edition, changes, clock, series];
    sum_up(all.into_iter().flatten())
}

fn sum_up(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join("\u{a0}· ")
}

/// The options that make a difference.
pub(super) fn options(form: &Form, cx: &Context) -> Vec<Node> {
    let options = OPTIONS.iter();
    let options = options.filter(|option| form.matters(word_of(form, option)));
    options
        .map(|option| option_node(form, cx, option))
        .collect()
}

pub(super) fn editions(form: &Form, cx: &Context) -> Node {
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

/// Faults to show where the options are not, or that belong to no option. Too many players are always reported here: the
/// edition is far from this place.
pub(super) fn faults_at_start(form: &Form, cx: &Context) -> Vec<Node> {
    let seats = |fault: &FormFault| matches!(fault, FormFault::Tiles(SetupFault::Seats { .. }));
    let hidden = |fault: &FormFault| {
        form.page != FormPage::HouseRules || option_of(*fault).is_none() || seats(fault)
    };
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
