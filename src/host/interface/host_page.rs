//! The page that describes the interface, `HOST.md`.

use super::{ATTRIBUTES, CALLS, Call, Promise, VERSION, WORDS, objects};
use crate::details::EVENTS;
use crate::types::Interface;

/// The sizes of releases, from a text with one per line (`0.1.0 523338`): the first part of the module for boards, in bytes gzipped.
/// Other lines are ignored.
pub fn weights(text: &str) -> Vec<(&str, usize)> {
    let lines = text.lines().filter_map(|line| line.split_once(' '));
    let lines = lines.filter_map(|(release, bytes)| Some((release, bytes.parse().ok()?)));
    lines.collect()
}

/// That text with the size of one release added or replaced.
pub fn weights_with(text: &str, release: &str, bytes: usize) -> String {
    let mut all = weights(text);
    all.retain(|(known, _)| *known != release);
    all.push((release, bytes));
    let lines = all.iter();
    lines
        .map(|(release, bytes)| format!("{release} {bytes}\n"))
        .collect()
}

/// The text of the page, with the size of each release.
pub fn host_page(weighed: &[(&str, usize)]) -> String {
    let parts = [
        beginning(),
        calls(),
        events(),
        described(),
        attributes(),
        words(),
        frames(),
        weight_table(weighed),
    ];
    parts.join("\n")
}

fn beginning() -> String {
    format!(
        "# Boards on other pages, version {VERSION}\n\n\
         What a page may ask of a `<bastide-board>`, what it hears from it, and since which version of Bastide. This page and\n\
         `bastide-board.d.ts`, the same for TypeScript, are written from one list (`src/host`) by `cargo page host` and `cargo page\n\
         build`; [EMBED.md](EMBED.md) says how a board gets onto a page.\n\n\
         **What is promised.** As long as there is `api({VERSION})`, nothing that a release has named here goes away or changes, but for\n\
         what says that it is no promise; more may come. A test compares each change with the last release\n\
         (`assets/host/released.txt`).\n"
    )
}

/// A call as a row of a table, with the bars of union types escaped.
fn call_row(call: &Call) -> String {
    let promise = match call.promise {
        Promise::Kept => "",
        Promise::None => " No promise.",
    };
    let (written, doc) = (call.written().replace('|', "\\|"), call.doc.trim());
    format!("| `{written}` | {doc}{promise} | {} |\n", call.since)
}

fn calls() -> String {
    let rows: String = CALLS.iter().map(call_row).collect();
    format!(
        "## Calls\n\n`element.api({VERSION})` has them; everything throws an `Error` until the board is there: at `bastide-ready`,\n\
         or at a `bastide-error` about its game, after which `load` may show another one. `api` of another version throws a\n\
         `RangeError`.\n\n| call | | since |\n| --- | --- | --- |\n{rows}"
    )
}

fn events() -> String {
    let rows = EVENTS.iter().map(|event| {
        let (name, doc) = (event.name, event.doc.trim());
        let detail = event.detail.written();
        format!("| `{name}` | `{detail}` | {doc} | {} |\n", event.since)
    });
    let rows: String = rows.collect();
    format!(
        "## Events\n\nThey happen on the element and go up through the page.\n\n\
         | event | `detail` | | since |\n| --- | --- | --- | --- |\n{rows}"
    )
}

fn described() -> String {
    let all: Vec<String> = objects().map(object).collect();
    format!("## What is in them\n\n{}", all.join("\n"))
}

fn object(object: &Interface) -> String {
    let rows = object.fields.iter().map(|field| {
        let written = field.written().replace('|', "\\|");
        format!("| `{written}` | {} |\n", field.doc.trim())
    });
    let rows: String = rows.collect();
    let (name, doc) = (object.name, object.doc.trim());
    format!("`{name}`: {doc}\n\n| field | |\n| --- | --- |\n{rows}")
}

fn attributes() -> String {
    let rows = ATTRIBUTES.iter().map(|attribute| {
        let doc = attribute.doc.replace("](src/", "](../");
        let doc = doc.replace("](assets/", "](../../assets/");
        format!(
            "| {} | {doc} | {} | {} |\n",
            attribute.written(),
            attribute.later,
            attribute.since
        )
    });
    let rows: String = rows.collect();
    format!(
        "## Attributes\n\n| attribute | | set later, it | since |\n| --- | --- | --- | --- |\n{rows}"
    )
}

fn words() -> String {
    let rows = WORDS.iter().map(|attribute| {
        let words: Vec<String> = attribute
            .words
            .iter()
            .map(|word| format!("`{word}`"))
            .collect();
        format!("| `{}` | {} |\n", attribute.name, words.join(", "))
    });
    let rows: String = rows.collect();
    format!(
        "Each is a property of the element by the same name as well.\n\n\
         These have few words. Where nothing is said the first is meant, or the language that is spoken around the board:\n\n\
         | attribute | its words |\n| --- | --- |\n{rows}\n\
         A word that is none of them, in `seat` (a number from 1 to that of the players), `step` (a number from 0) and `commands` too, is\n\
         told in the box of the board and by `bastide-error`, with those that there are. The board is shown as if the attribute were\n\
         not there. With a wrong `mode` it shows nothing to begin with; a board that is there stays as it is.\n"
    )
}

fn frames() -> String {
    let calls: Vec<String> = CALLS
        .iter()
        .map(|call| match call.promise {
            Promise::Kept => format!("`{}`", call.name),
            Promise::None => format!("`{}` (no promise)", call.name),
        })
        .collect();
    format!(
        "## Frames\n\n\
         `embed.html#mode=task&language=fr&record=...` is a board that fills its frame: the attributes stand behind the `#`, as in an\n\
         address with `&` between them, their words escaped (`encodeURIComponent`). With `host=https://your.site` among them the frame\n\
         and the page around it exchange messages: the frame speaks to this origin and hears it, and no other. In a frame with\n\
         `sandbox=\"allow-scripts\"` alone the page hears them with the `event.origin` `\"null\"`, and sends its calls to `\"*\"`; what tells the\n\
         frame from others there is `event.source === frame.contentWindow`. With `host=*` the frame tells whatever page is around it what\n\
         happens, and answers none.\n\n\
         The names in the address are those of the attributes above, `title` (what the board is called for those who do not see it) and\n\
         `host`. Any other one is told in the box of the board and as `bastide-error`.\n\n\
         | message | from | |\n| --- | --- | --- |\n\
         | `{{ subject: \"bastide-ready\", detail }}` | the frame | An event of the table above, with the same `detail`; `bastide-before-action` is told to no frame. |\n\
         | `{{ subject: \"bastide-resize\", detail: {{ width, height }} }}` | the frame | The height in pixels that suits its width, at most 85 % of the screen; the same as `lti.frameResize` and as H5P's `resize`. |\n\
         | `{{ subject: \"bastide-call\", id, call, takes }}` | the page | Calls a member of `api({VERSION})` by its name, with a list of what it takes; `id` is whatever tells the answer from others. |\n\
         | `{{ subject: \"bastide-answer\", id, gives }}` | the frame | What it gave; or with `error` in place of `gives` what it threw, in a sentence. |\n\n\
         Calls that a frame takes: {}.\n",
        calls.join(", ")
    )
}

fn weight_table(weighed: &[(&str, usize)]) -> String {
    let rows = weighed
        .iter()
        .map(|&(release, bytes)| format!("| {release} | {} |\n", grouped(bytes)));
    let rows: String = rows.collect();
    format!(
        "## Weight\n\nThe first part of the module for boards (`board.wasm`), which is fetched to see one.\n\n\
         | release | bytes, gzipped |\n| --- | ---: |\n{rows}"
    )
}

/// A number with thousands separators.
fn grouped(number: usize) -> String {
    match number {
        0..1_000 => number.to_string(),
        _ => format!("{},{:03}", grouped(number / 1_000), number % 1_000),
    }
}
