//! The calls a page can make to a board: the members of `element.api(1)`.

use crate::details::TaskResult;
use crate::types::{Described as _, Field, Interface, Kind};

/// The stability of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// Stable as long as this version of the interface exists.
    Kept,
    /// For tests only; may change.
    None,
}

/// A member of the interface.
#[derive(Clone, Copy, Debug)]
pub struct Call {
    pub name: &'static str,
    /// The parameters, in order.
    pub takes: &'static [Field],
    pub gives: Kind,
    /// What it does, in a sentence or two.
    pub doc: &'static str,
    /// The version of Bastide that introduced it.
    pub since: &'static str,
    /// Whether it stays.
    pub promise: Promise,
}

impl Call {
    /// The call in TypeScript: `apply(line: string): boolean`.
    pub fn written(&self) -> String {
        let takes: Vec<String> = self.takes.iter().map(Field::written).collect();
        format!(
            "{}({}): {}",
            self.name,
            takes.join(", "),
            self.gives.written()
        )
    }
}

/// Defines the calls. Each is a comment, then its parameters, result, version and stability.
macro_rules! calls {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident($($taken:ident: $kind:expr),*) -> $gives:expr, since $since:literal, $promise:ident;
    )*) => {
        /// All calls, in the order in which they are documented.
        pub const CALLS: &[Call] = &[$(
            Call {
                name: stringify!($name),
                takes: &[$(Field { name: stringify!($taken), doc: "", kind: $kind }),*],
                gives: $gives,
                doc: concat!($($doc),+),
                since: $since,
                promise: Promise::$promise,
            },
        )*];
    };
}

/// Objects that hosts pass in; every field is optional.
pub const WISHES: &[Interface] = &[Interface {
    name: "PictureWish",
    doc: "How a picture of the table should look.",
    fields: &[
        Field {
            name: "format",
            doc: "PNG by default.",
            kind: Kind::Optional(&Kind::Either(&[
                Kind::Exactly("\"png\""),
                Kind::Exactly("\"svg\""),
            ])),
        },
        Field {
            name: "width",
            doc: "In pixels, from 320 to 6,000; 1,600 by default.",
            kind: Kind::Optional(&Kind::Number),
        },
    ],
}];

calls! {
    /// Shows the game of a record or of a link's payload after `step` decisions. Returns whether it could be read; if not,
    /// `bastide-error` says why.
    load(record: Kind::Text, step: Kind::Optional(&Kind::Number)) -> Kind::Truth, since "0.1.0", Kept;
    /// The record of the game as far as it was played here.
    record() -> Kind::Optional(&Kind::Text), since "0.1.0", Kept;
    /// The payload of a link that carries the game.
    link() -> Kind::Optional(&Kind::Text), since "0.1.0", Kept;
    /// What is on the board, for tests.
    state() -> Kind::Anything, since "0.1.0", None;
    /// Breaks this board, for tests.
    drill() -> Kind::Void, since "0.1.0", None;
    /// What whoever is asked may do, as lines of a record.
    legal() -> Kind::List(&Kind::Text), since "0.1.0", Kept;
    /// Decides by a line of a record, or points a cell out by `find 1,-1` if a task asks for that. Returns whether it is allowed; if
    /// not, `bastide-refused` says why.
    apply(line: Kind::Text) -> Kind::Truth, since "0.1.0", Kept;
    /// Takes the last decision back; in a `replay`, goes one step back.
    undo() -> Kind::Void, since "0.1.0", Kept;
    /// Makes the decision again that was taken back; in a `replay`, goes one step on.
    redo() -> Kind::Void, since "0.1.0", Kept;
    /// Goes to the end of a turn of a replay, 0 being the beginning, and at most to its last. Returns whether a replay is shown.
    /// Throws a `RangeError` unless `number` is a whole number ≥ 0; so does `load` for its `step`.
    step(number: Kind::Number) -> Kind::Truth, since "0.1.0", Kept;
    /// Shows comments and marks beside those of the record, as lines of a record (`say`, `arrow`, `mark`, `label`). They replace
    /// those of the last call; without lines, they go. Throws an `Error` with the line and the reason, and then changes nothing.
    annotate(lines: Kind::Optional(&Kind::Either(&[Kind::Text, Kind::List(&Kind::Text)]))) -> Kind::Void, since "0.1.0", Kept;
    /// What the strongest computer player would do for whoever is asked in front of the board, as a line for `apply`. Fails if
    /// nobody is asked (`replay`, `diagram`, while a computer thinks), or if the game goes on meanwhile.
    ask() -> Kind::Promise(&Kind::Text), since "0.1.0", Kept;
    /// The table as a picture that carries its game: a `Blob` with a PNG, or the text of an SVG. What is marked on the
    /// board is marked in it.
    picture(wish: Kind::Optional(&Kind::Named("PictureWish"))) -> Kind::Promise(&Kind::Either(&[Kind::Blob, Kind::Text])),
        since "0.1.0", Kept;
    /// Whether anything was decided in the task. This call and those up to `reset` throw an `Error` if there is no task.
    answered() -> Kind::Truth, since "0.1.0", Kept;
    /// How many goals were reached.
    score() -> Kind::Number, since "0.1.0", Kept;
    /// How many goals there are.
    maxScore() -> Kind::Number, since "0.1.0", Kept;
    /// How the task stands, all in one object.
    result() -> TaskResult::KIND, since "0.1.0", Kept;
    /// Shows one more hint, if there is one. Returns `true`.
    hint() -> Kind::Truth, since "0.1.0", Kept;
    /// Shows the solution; the task then scores nothing. Returns `true`.
    showSolution() -> Kind::Truth, since "0.1.0", Kept;
    /// Begins the task again. Returns `true`.
    reset() -> Kind::Truth, since "0.1.0", Kept;
    /// How far somebody has come with a task, with the time it took, in at most 4,096 characters; `undefined` without a task.
    getState() -> Kind::Optional(&Kind::Text), since "0.1.0", Kept;
    /// Restores that. Returns whether it could.
    setState(state: Kind::Text) -> Kind::Truth, since "0.1.0", Kept;
}
