//! The dialog of saved games: the one on the screen first, with its actions; the others; ways to open more.

use crate::context::Context;
use crate::context::saved::{PICTURE, Saved};
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::{Field, Intent, SaveId, SavesIntent};
use crate::elements::tree::{Node, dialog, div, el, span};
use crate::widgets::{button_node, copy_text, labelled};
use engine::table::Kind;

/// The name of the deck with a seed, if it has one here.
type DeckNames<'a> = &'a dyn Fn(u64) -> Option<String>;

pub(crate) fn games_dialog(cx: &Context, decks: DeckNames<'_>) -> Node {
    let card = div("card")
        .child(
            el("header")
                .child(el("h1").text(cx.texts().saved_games()))
                .child(button_node(cx, Command::Close, "quiet corner").flag("data-first", true)),
        )
        .children(cx.stage.is_some().then(|| ways_out(cx)))
        .child(game_list(cx, decks))
        .child(div("ways").child(labelled(cx, Command::Statistics, "")))
        .child(ways_in(cx));
    dialog("games", cx.texts().saved_games())
        .class("games")
        .child(card)
}

/// The actions for the game on the screen.
fn ways_out(cx: &Context) -> Node {
    let one_file = (!cx.is_in_chat()).then(|| labelled(cx, Command::SaveAsOneFile, ""));
    div("ways")
        .child(labelled(cx, Command::Share, ""))
        .child(labelled(cx, Command::Export, ""))
        .children(one_file)
        .child(copy_text(cx))
}

fn game_list(cx: &Context, decks: DeckNames<'_>) -> Node {
    let section = el("section").class("saves");
    if cx.save_list.games().is_empty() {
        return section.child(el("p").class("hint centred").text(cx.texts().no_games()));
    }
    let rows = cx.save_list.games().iter();
    let rows = rows.map(|saved| game_row(cx, decks, saved));
    let more = u32::try_from(cx.save_list.more()).unwrap_or(u32::MAX);
    let link = |key: &str, icon: Icon, name: String, run: SavesIntent| {
        el("button")
            .class("link")
            .key(key)
            .attr("type", "button")
            .run(Intent::Saves(run))
            .child(icon.node())
            .child(span("", name))
    };
    let several = cx.save_list.games().len() > 1;
    let all = cx.texts().export_all().to_string();
    section
        .child(el("ol").class("rows").children(rows))
        .children((more > 0).then(|| {
            let name = cx.texts().show_more(more);
            link("more-games", Icon::Plus, name, SavesIntent::More)
        }))
        .children(several.then(|| link("export-all", Icon::Export, all, SavesIntent::ExportAll)))
}

fn game_row(cx: &Context, decks: DeckNames<'_>, saved: &Saved) -> Node {
    let title = saved.title(cx.texts());
    let id = || SaveId::from(saved.id.as_str());
    let row = el("li").class("row").key(saved.id.clone());
    if saved.deleted {
        return row
            .class("deleted")
            .child(span("label", cx.texts().deleted(&title)))
            .child(
                el("button")
                    .class("button")
                    .attr("type", "button")
                    .run(Intent::Saves(SavesIntent::Undelete(id())))
                    .child(Icon::Back.node())
                    .child(span("label", cx.texts().undelete())),
            );
    }
    let row = row.class(if saved.current { "current" } else { "" });
    let named = |what: &str| cx.texts().about(what, &title);
    let small = |key: &str, icon: Icon, name: String, run: SavesIntent| {
        el("button")
            .class("icon-button quiet")
            .key(key)
            .attr("type", "button")
            .hover_title(name.clone())
            .attr("aria-label", name)
            .run(Intent::Saves(run))
            .child(icon.node())
    };
    let row = row.child(game_button(cx, decks, saved, &title));
    if saved.current {
        return row;
    }
    row.child(small(
        "share-saved",
        Icon::Share,
        named(cx.texts().share()),
        SavesIntent::Share(id()),
    ))
    .child(small(
        "export-saved",
        Icon::Export,
        named(cx.texts().export()),
        SavesIntent::Export(id()),
    ))
    .child(small(
        "delete",
        Icon::Close,
        named(cx.texts().delete_game()),
        SavesIntent::Delete(id()),
    ))
}

/// A game with its thumbnail; pressing it opens it.
fn game_button(cx: &Context, decks: DeckNames<'_>, saved: &Saved, title: &str) -> Node {
    let texts = cx.texts();
    let when = texts.saved_at(saved.moment, cx.save_list.now());
    let mark = match (saved.current, saved.fleeting) {
        (_, true) => Some(span("mark bad", texts.fleeting())),
        (true, false) => Some(span("mark", texts.on_screen())),
        _ => None,
    };
    let run = match saved.current {
        true => Intent::Command(Command::Close),
        false => Intent::Saves(SavesIntent::Open(saved.id.as_str().into())),
    };
    let about = span("about", "")
        .child(span("label", title))
        .apart(span("hint", saved.deck.and_then(decks).unwrap_or_default()))
        .apart(span("hint", detail_of(cx, saved)))
        .apart(span("hint", when));
    el("button")
        .class("saved")
        .attr("type", "button")
        .attr("title", texts.continue_game())
        .run(run)
        .child(picture(cx, saved))
        .child(mark.into_iter().fold(about, Node::apart))
}

/// The progress of a game; which game it is if both are listed.
fn detail_of(cx: &Context, saved: &Saved) -> String {
    let detail = cx.told_of(saved);
    let kinds = || cx.save_list.games().iter().filter_map(Saved::kind);
    let both = Kind::ALL.iter().all(|&kind| kinds().any(|one| one == kind));
    let name = saved.kind().filter(|_| both).map(|kind| match kind {
        Kind::Tiles => cx.texts().tile_game(),
        Kind::Cards => cx.texts().card_game(),
    });
    match name {
        Some(name) => format!("{name} · {detail}"),
        None => detail,
    }
}

fn ways_in(cx: &Context) -> Node {
    let texts = cx.texts();
    let empty = cx.save_list.pasted().trim().is_empty();
    el("section")
        .class("ways-in")
        .child(el("h2").text(texts.open_game()))
        .child(div("ways").child(labelled(cx, Command::Import, "")))
        .child(
            el("textarea")
                .attr("rows", "3")
                .attr("aria-label", texts.paste_game())
                .attr("placeholder", texts.paste_game())
                .attr("spellcheck", "false")
                .attr("autocomplete", "off")
                .field(Field::Pasted)
                .attr("value", cx.save_list.pasted()),
        )
        .children((!empty).then(|| {
            el("button")
                .class("button primary")
                .attr("type", "button")
                .run(Intent::Saves(SavesIntent::Read))
                .child(span("label", texts.open_text()))
        }))
}

/// The thumbnail of a game, painted by the browser; an icon if there is none.
fn picture(cx: &Context, saved: &Saved) -> Node {
    let frame = match saved.face(cx.shown_of(saved)) {
        Some(face) => el("canvas")
            .attr("data-picture", face)
            .attr("width", PICTURE.0.to_string())
            .attr("height", PICTURE.1.to_string()),
        None => div("no-picture").child(Icon::Warning.node()),
    };
    frame.class("picture").attr("aria-hidden", "true")
}
