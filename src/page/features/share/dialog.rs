//! The share dialog: what to share, and how.

use crate::context::Context;
use crate::elements::board_lines::percent_encoded;
use crate::features::share::{Shared, Sharing, kinds};
use crate::widgets::{button_node, copy_text, labelled, labelled_intent};

use engine::link::LinkKind;

use crate::context::by_link::sends_files;
use crate::context::copied::Copied;
use crate::context::disclosure::{Disclosure, disclosure};
use crate::elements::choices::{group, segment};
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::{Intent, ShareIntent, TurnWay};
use crate::elements::tree::{Node, dialog, div, el, span};
use crate::features::share::picture::picture_node;
use crate::widgets::confirmed;

pub(crate) fn share_dialog(sharing: &Sharing, cx: &Context) -> Node {
    let texts = cx.texts();
    let (title, files) = match &sharing.game {
        Shared::OnScreen => (None, Some(files(sharing, cx))),
        Shared::Saved { title, .. } => (Some(title.clone()), None),
    };
    let card = div("card")
        .child(
            el("header")
                .child(el("h1").text(texts.share()))
                .child(button_node(cx, Command::Close, "quiet corner")),
        )
        .children(title.map(|title| el("p").class("hint").text(title)))
        .children(one_file(sharing, cx))
        .child(choices(sharing, cx))
        .children(secrets(sharing, cx))
        .children(sharing.share_link.is_some().then(|| ways(sharing, cx)))
        .children(unmade(sharing, cx))
        .children(files);
    dialog("share", texts.share()).class("share").child(card)
}

/// For a page on disk the file comes first, since no link leads there. A chat already has the program, but not as a file.
fn one_file(sharing: &Sharing, cx: &Context) -> Option<Node> {
    let here = matches!(sharing.game, Shared::OnScreen);
    (here && sends_files(cx)).then(|| {
        el("section")
            .class("one-file")
            .child(el("p").text(cx.texts().send_from_disk()))
            .child(labelled(cx, Command::SaveAsOneFile, "primary"))
    })
}

/// The choice of what to share, with what the recipient gets.
fn choices(sharing: &Sharing, cx: &Context) -> Node {
    let texts = cx.texts();
    let now = sharing.kind;
    let choice = |kind: LinkKind| {
        let (word, label, hint) = match kind {
            LinkKind::Turn => ("turn", texts.share_turn(), texts.share_turn_hint()),
            LinkKind::Game => ("game", texts.share_game(), texts.share_game_hint()),
            LinkKind::SameDeck => ("deck", texts.share_deck(), texts.share_deck_hint()),
        };
        let run = Intent::Share(ShareIntent::Kind(kind));
        segment((word, ""), kind == now, run)
            .child(span("label", label))
            .apart(span("hint", hint))
    };
    let offered = kinds(sharing, cx).into_iter().map(choice).collect();
    div("choice presets")
        .key("kinds")
        .child(group(texts.share_what(), offered))
}

/// A turn's link is not made just by looking, as it ends the chance to take back: says so, with a button to make it.
fn unmade(sharing: &Sharing, cx: &Context) -> Option<Node> {
    let waits = sharing.kind == LinkKind::Turn && sharing.share_link.is_none();
    let (texts, make) = (cx.texts(), ShareIntent::Turn(TurnWay::Show));
    waits.then(|| {
        el("section")
            .class("ways-out unmade")
            .child(el("p").class("warning").text(texts.link_ends_turn()))
            .child(div("ways").child(labelled_intent(
                "primary",
                Intent::Share(make),
                Icon::Share,
                texts.make_link(),
            )))
    })
}

/// Warnings about secrets before sharing.
fn secrets(sharing: &Sharing, cx: &Context) -> Option<Node> {
    let texts = cx.texts();
    let said = match share_disclosure(sharing, cx) {
        Disclosure::Allowed => return None,
        Disclosure::Warned => texts.gives_away(),
        Disclosure::Withheld => texts.nothing_given_out(),
    };
    Some(el("p").class("warning").text(said))
}

/// Whether the game on the screen may be shared; for a saved one that was asked before.
fn share_disclosure(sharing: &Sharing, cx: &Context) -> Disclosure {
    match sharing.game {
        // The recipient sees the hand of their own seat.
        Shared::OnScreen if sharing.kind == LinkKind::Turn => Disclosure::Allowed,
        Shared::OnScreen => disclosure(cx, &crate::context::effects::Effect::Copy),
        Shared::Saved { .. } => Disclosure::Allowed,
    }
}

/// The link, its QR code, and the ways to send it.
fn ways(sharing: &Sharing, cx: &Context) -> Node {
    let section = el("section").class("ways-out");
    if share_disclosure(sharing, cx) == Disclosure::Withheld {
        return section;
    }
    let texts = cx.texts();
    let link = sharing.link().unwrap_or_default();
    let disk = cx.around.is_on_disk();
    let code = sharing
        .share_link
        .as_ref()
        .and_then(|share_link| share_link.qr.clone());
    let code = code.map(|code| {
        el("figure")
            .child(code)
            .child(el("figcaption").class("hint").text(texts.qr_hint()))
    });
    let long = code.is_none() && !disk;
    section
        .child(
            el("textarea")
                .class("link-text")
                .attr("rows", "2")
                .attr("readonly", "")
                .attr("aria-label", texts.link())
                .attr("spellcheck", "false")
                .attr("value", link),
        )
        .child(buttons(cx, link))
        .children(disk.then(|| el("p").class("hint").text(texts.link_from_disk())))
        .children(long.then(|| el("p").class("hint").text(texts.no_qr())))
        .children(code)
}

fn buttons(cx: &Context, link: &str) -> Node {
    let texts = cx.texts();
    let around = &cx.around;
    let button = |class: &str, icon: Icon, label: &str, run: ShareIntent| {
        labelled_intent(class, Intent::Share(run), icon, label)
    };
    let main = match around.is_on_disk() {
        true => "",
        false => "primary",
    };
    let copy = button(main, Icon::Copy, texts.copy_link(), ShareIntent::Copy);
    let mail = el("a")
        .class("button")
        .attr("href", mail_to(texts.mail_subject(), link))
        .child(Icon::Mail.node())
        .child(span("label", texts.share_by_mail()));
    let system = button(
        "",
        Icon::Share,
        texts.share_by_system(),
        ShareIntent::System,
    );
    div("ways")
        .child(confirmed(cx, Copied::Link, copy))
        .children(around.shares.then_some(system))
        .children((!around.is_on_disk()).then_some(mail))
}

/// The same game as a file, text or picture.
fn files(sharing: &Sharing, cx: &Context) -> Node {
    let ways = div("ways")
        .child(labelled(cx, Command::Export, ""))
        .child(copy_text(cx))
        .children(cx.tile_stage().map(|_| labelled(cx, Command::Workshop, "")));
    div("files").child(ways).child(picture_node(sharing, cx))
}

/// The `mailto:` address for a link.
fn mail_to(subject: &str, link: &str) -> String {
    format!(
        "mailto:?subject={}&body={}",
        percent_encoded(subject),
        percent_encoded(link)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_holds_the_whole_link() {
        let mail = mail_to("Élan & co", "https://a.org/b#game=x_-9");
        let wanted =
            "mailto:?subject=%C3%89lan%20%26%20co&body=https%3A%2F%2Fa.org%2Fb%23game%3Dx_-9";
        assert_eq!(mail, wanted);
    }
}
