//! The dialog that gives a game away: what, and by which way.

use std::fmt::Write as _;

use engine::link::LinkKind;

use crate::app::Shell;
use crate::app::page::{button_node, labelled, labelled_intent};
use crate::context::copied::Copied;
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::{Intent, ShareIntent, TurnWay};
use crate::elements::tree::{Node, dialog, div, el, span};
use crate::features::dialogs::choices::{group, segment};
use crate::features::saves::import_export::{Disclosure, disclosure};
use crate::features::share::copied::say_copied;
use crate::features::share::picture::picture_node;
use crate::features::share::{Shared, Sharing, kinds, sends_files};

/// The dialog.
#[inline(never)]
pub(crate) fn share_dialog(shell: &Shell) -> Node {
    let texts = shell.texts();
    let sharing = &shell.sharing;
    let (title, files) = match &sharing.game {
        Shared::OnScreen => (None, Some(files(shell))),
        Shared::Saved { title, .. } => (Some(title.clone()), None),
    };
    let card = div("card")
        .child(
            el("header")
                .child(el("h1").text(texts.share()))
                .child(button_node(shell, Command::Close, "quiet corner")),
        )
        .children(title.map(|title| el("p").class("hint").text(title)))
        .children(one_file(shell))
        .child(choices(shell))
        .children(secrets(shell))
        .children(sharing.offer.is_some().then(|| ways(shell)))
        .children(unmade(shell))
        .children(files);
    dialog("share", texts.share()).class("share").child(card)
}

/// Of a page on a disk the file goes first, for no link leads there. In a chat the program is there already, and not as a file.
fn one_file(shell: &Shell) -> Option<Node> {
    let here = matches!(shell.sharing.game, Shared::OnScreen);
    (here && sends_files(shell)).then(|| {
        el("section")
            .class("one-file")
            .child(el("p").text(shell.texts().send_from_disk()))
            .child(labelled(shell, Command::SaveAsOneFile, "primary"))
    })
}

/// What is shared, and what somebody gets with it.
fn choices(shell: &Shell) -> Node {
    let texts = shell.texts();
    let now = shell.sharing.kind;
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
    let offered = kinds(shell).into_iter().map(choice).collect();
    div("choice presets")
        .key("kinds")
        .child(group(texts.share_what(), offered))
}

/// Of a turn that can be taken back no link is made by looking: that it cannot be then, and the button that makes it.
fn unmade(shell: &Shell) -> Option<Node> {
    let waits = shell.sharing.kind == LinkKind::Turn && shell.sharing.offer.is_none();
    let (texts, make) = (shell.texts(), ShareIntent::Turn(TurnWay::Show));
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

/// What has to be said before something is given out.
fn secrets(shell: &Shell) -> Option<Node> {
    let texts = shell.texts();
    let said = match share_disclosure(shell) {
        Disclosure::Allowed => return None,
        Disclosure::Warned => texts.gives_away(),
        Disclosure::Withheld => texts.nothing_given_out(),
    };
    Some(el("p").class("warning").text(said))
}

/// Whether the game on the screen may be given out; a saved one was asked about before.
fn share_disclosure(shell: &Shell) -> Disclosure {
    match shell.sharing.game {
        // Whoever gets it sees the hand of the seat that is theirs.
        Shared::OnScreen if shell.sharing.kind == LinkKind::Turn => Disclosure::Allowed,
        Shared::OnScreen => disclosure(shell, &crate::context::effects::Effect::Copy),
        Shared::Saved { .. } => Disclosure::Allowed,
    }
}

/// The link, its code, and the ways to give it to somebody.
fn ways(shell: &Shell) -> Node {
    let sharing = &shell.sharing;
    let section = el("section").class("ways-out");
    if share_disclosure(shell) == Disclosure::Withheld {
        return section;
    }
    let texts = shell.texts();
    let link = sharing.link().unwrap_or_default();
    let disk = sharing.around.is_on_disk();
    let code = sharing.offer.as_ref().and_then(|offer| offer.qr.clone());
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
        .child(buttons(shell, link))
        .children(disk.then(|| el("p").class("hint").text(texts.link_from_disk())))
        .children(long.then(|| el("p").class("hint").text(texts.no_qr())))
        .children(code)
}

fn buttons(shell: &Shell, link: &str) -> Node {
    let texts = shell.texts();
    let Sharing { around, .. } = &shell.sharing;
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
        .child(match shell.has_copied(Copied::Link) {
            true => say_copied(shell, copy),
            false => copy,
        })
        .children(around.shares.then_some(system))
        .children((!around.is_on_disk()).then_some(mail))
}

/// The button that copies the game on the screen as text.
pub(crate) fn copy_text(shell: &Shell) -> Node {
    let copy = labelled(shell, Command::Copy, "");
    match shell.has_copied(Copied::Text) {
        true => say_copied(shell, copy),
        false => copy,
    }
}

/// The same game as a file or as text, and as a picture.
fn files(shell: &Shell) -> Node {
    let ways = div("ways")
        .child(labelled(shell, Command::Export, ""))
        .child(copy_text(shell))
        .children(
            shell
                .stage
                .tiles()
                .map(|_| labelled(shell, Command::Workshop, "")),
        );
    div("files").child(ways).child(picture_node(shell))
}

/// The address that begins a mail with a link in it.
fn mail_to(subject: &str, link: &str) -> String {
    format!(
        "mailto:?subject={}&body={}",
        percent_encoded(subject),
        percent_encoded(link)
    )
}

/// A text as part of an address (RFC 3986).
pub(crate) fn percent_encoded(text: &str) -> String {
    text.bytes().fold(String::new(), |mut out, byte| {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                out.push(char::from(byte));
            }
            _ => {
                // Writing to a string cannot fail.
                let _ = write!(out, "%{byte:02X}");
            }
        }
        out
    })
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
