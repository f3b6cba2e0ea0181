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
         **What is promised.** As long as there is `api({VERSION})`, nothing that a release has named here goes away or changes, except\n\
         what is marked as no promise; more may come. A test compares each change with what was promised last\n\
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
        "## Calls\n\n`element.api({VERSION})` has them. They are carried out in `www/embed/bastide-board.js`, and after that in\n\
         `src/page/web/embed.rs`. Each throws an `Error` until the board is there, which is at `bastide-ready`, or at a\n\
         `bastide-error` about its game; `load` may then show another one. `api` of another version throws a `RangeError`.\n\n| call | | since |\n| --- | --- | --- |\n{rows}"
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
        "## Events\n\nThey happen on the element and bubble up through the page.\n\n\
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
         These take one of a few words. The default is the first, or for `language` that of the text around the board:\n\n\
         | attribute | its words |\n| --- | --- |\n{rows}\n\
         Any other word is reported in the box of the board and by `bastide-error`, with those that are known; so is a wrong `seat` (a\n\
         number from 1 to that of the players), `step` (a number from 0) or word in `commands`. The board is shown as if the attribute\n\
         were not there. With a wrong `mode` no board is shown; one that is already there stays as it is.\n"
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
         `embed.html#mode=task&language=fr&record=...` is a board that fills its frame: the attributes stand behind the `#`, with `&`\n\
         between them, their values escaped (`encodeURIComponent`). With `host=https://your.site` among them the frame and the page\n\
         around it exchange messages; the frame speaks and listens to this origin only. From a frame with\n\
         `sandbox=\"allow-scripts\"` alone they have the `event.origin` `\"null\"`, and the page sends its calls to `\"*\"`; it knows the\n\
         frame by `event.source === frame.contentWindow`. With `host=*` the frame sends events to whatever page is around it, and\n\
         takes no calls.\n\n\
         The names in the address are those of the attributes above, `title` (the name of the board for screen readers) and `host`. Any\n\
         other one is reported in the box of the board and as `bastide-error`.\n\n\
         | message | from | |\n| --- | --- | --- |\n\
         | `{{ subject: \"bastide-ready\", detail }}` | the frame | An event of the table above, with the same `detail`; `bastide-before-action` is never sent. |\n\
         | `{{ subject: \"bastide-resize\", detail: {{ width, height }} }}` | the frame | The height in pixels that suits its width, at most 85 % of the screen; also sent as `lti.frameResize` and as H5P's `resize`. |\n\
         | `{{ subject: \"bastide-call\", id, call, takes }}` | the page | Calls a member of `api({VERSION})` by its name; `takes` is the list of its parameters, `id` anything that tells the answer from others. |\n\
         | `{{ subject: \"bastide-answer\", id, gives }}` | the frame | What the call returned; if it threw, a sentence in `error` instead of `gives`. |\n\n\
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
        "## Weight\n\nThe first part of the module for boards (`board.wasm`), which is fetched to see one, as `cargo page release` noted\n\
         it. While a release is still being made, its line is that of an earlier build; the weight of today is among the\n\
         [benchmarks](../../tests/bench/RESULTS.md#weight).\n\n\
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
