//! Expansions: ready-made tables, and a card for every box.

use crate::context::Context;
use crate::elements::choice::Choice;
use crate::elements::choices::Row;
use crate::elements::icons::Icon;
use crate::elements::intent::{FormChange, Intent};
use crate::elements::learn::LearnIntent;
use crate::elements::tree::{Node, div, el, span};
use crate::features::new_game::boxes::{pictures_of_box, pictures_of_part, pictures_of_table};
use crate::features::new_game::facts::{Difficulty, Facts, tiles_of};
use crate::features::new_game::form::Form;
use crate::features::new_game::option_nodes::form_texts;
use crate::features::new_game::options::{ModuleIn, PARTS, PartIn, modules};
use crate::features::new_game::pages::form_page;
use crate::features::new_game::surprise::drawn_text;
use engine::rules::{Module, Preset};

/// The presets among the ready-made tables; an older edition is a house rule.
pub const TABLES: [Preset; 5] = [
    Preset::Current,
    Preset::Families,
    Preset::BigBox,
    Preset::Winter,
    Preset::Everything,
];

/// The page of the expansions.
#[inline(never)]
pub(super) fn expansions_page(form: &Form, cx: &Context) -> Node {
    let texts = form_texts(form, cx);
    let cards = modules().map(|(module, choice)| box_card(form, cx, *module, choice));
    let nodes = vec![
        tables(form, cx),
        el("h2").text(texts.one_by_one()),
        el("ul").class("boxes").children(cards),
    ];
    form_page(form, cx, "expansions", texts.expansions(), nodes)
}

/// The ready-made tables.
fn tables(form: &Form, cx: &Context) -> Node {
    let texts = form_texts(form, cx);
    let chosen = form.preset();
    let ready = TABLES.map(|preset| {
        let label = match preset {
            Preset::Current => texts.first_game(),
            preset => texts.preset(preset),
        };
        let pictures = pictures_of_table(form, cx, preset);
        let run = FormChange::Preset(preset);
        table_button(run, label, texts.preset_hint(preset), pictures)
            .state("aria-pressed", chosen == Some(preset))
    });
    let drawn = form.is_drawn();
    let hint = match drawn {
        true => drawn_text(form, cx),
        false => texts.surprise_hint(form.seating.seats().into()),
    };
    let dice = div("pictures")
        .attr("aria-hidden", "true")
        .child(span("chance", "?"));
    let surprise = table_button(FormChange::Surprise, texts.surprise_me(), &hint, dice)
        .state("aria-pressed", drawn);
    div("choice tables")
        .key("preset")
        .child(el("h2").text(texts.presets()))
        .child(
            div("table-list")
                .attr("role", "group")
                .attr("aria-label", texts.presets())
                .children(ready)
                .child(surprise),
        )
}

fn table_button(run: FormChange, label: &str, hint: &str, pictures: Node) -> Node {
    let run = Intent::Form(run);
    el("button")
        .class("ready-table")
        .key(run.name())
        .attr("type", "button")
        .run(run)
        .child(pictures)
        .child(span("label", label))
        .apart(span("hint", hint))
}

/// A box: whether it is played, what it adds, and below it those of its parts that can be left out.
fn box_card(form: &Form, cx: &Context, module: Module, choice: &Choice<ModuleIn>) -> Node {
    let texts = form_texts(form, cx);
    let row = Row {
        pictures: Some(pictures_of_box(form, cx, module)),
        ..Row::default()
    };
    let played = form.has(module);
    el("li")
        .class("box-card")
        .class(if played { "played" } else { "" })
        .key(format!("box {}", choice.id))
        .flag("data-whole", true)
        .child(row.node(choice, form, texts))
        .child(
            div("facts-and-course")
                .child(facts(form, cx, module))
                .child(course(form, cx, module, (choice.label)(texts))),
        )
        .children(parts(form, cx, module))
}

/// Tiles, minutes, and how much is new.
fn facts(form: &Form, cx: &Context, module: Module) -> Node {
    let texts = form_texts(form, cx);
    let Facts {
        minutes,
        difficulty,
        ..
    } = Facts::of(module);
    let tiles = match tiles_of(module) {
        0 => texts.no_new_tiles().to_string(),
        tiles => texts.tiles(tiles),
    };
    let steps = Difficulty::ALL.map(|step| {
        let class = if step <= difficulty {
            "step on"
        } else {
            "step"
        };
        span(class, "")
    });
    let steps = span("steps", "")
        .attr("aria-hidden", "true")
        .children(steps);
    el("ul")
        .class("facts")
        .child(el("li").text(tiles))
        .child(el("li").text(texts.minutes_added(minutes)))
        .child(el("li").child(steps).text(difficulty.label(texts)))
}

/// The way to the first lesson about a box.
fn course(form: &Form, cx: &Context, module: Module, name: &str) -> Node {
    let label = form_texts(form, cx).box_course();
    el("button")
        .class("link")
        .attr("type", "button")
        .attr("aria-label", cx.texts().labelled(name, label))
        .run(Intent::Learn(LearnIntent::Explain(module.chapter())))
        .child(Icon::Learn.node())
        .child(span("", label))
}

/// Those parts of a box in play that can be left out.
fn parts(form: &Form, cx: &Context, module: Module) -> Option<Node> {
    let part_of = |part: &Choice<PartIn>| (part.get)(form).0;
    let of_box = |part: &&Choice<PartIn>| module.playable().any(|own| own == part_of(part));
    let parts = PARTS.iter().filter(of_box).filter(|_| form.has(module));
    let parts = parts.map(|part| {
        let row = Row {
            pictures: Some(pictures_of_part(form, cx, part_of(part))),
            ..Row::default()
        };
        let node = row.node(part, form, form_texts(form, cx));
        node.class("part").key(format!("part {}", part.id))
    });
    let parts: Vec<Node> = parts.collect();
    (!parts.is_empty()).then(|| div("parts").children(parts))
}
