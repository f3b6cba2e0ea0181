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
    doc: "What a picture of the table is to be like.",
    fields: &[
        Field {
            name: "format",
            doc: "PNG where nothing is said.",
            kind: Kind::Optional(&Kind::Either(&[
                Kind::Exactly("\"png\""),
                Kind::Exactly("\"svg\""),
            ])),
        },
        Field {
            name: "width",
            doc: "In pixels, from 320 to 6,000; 1,600 where nothing is said.",
            kind: Kind::Optional(&Kind::Number),
        },
    ],
}];

calls! {
    /// Shows the game of a record or of a link's payload after `step` decisions; whether it could be read. Why not is told by
    /// `bastide-error`.
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
    /// Decides by a line of a record, or points a cell out by `find 1,-1` where a task asks for that; whether it is allowed. Why not
    /// is told by `bastide-refused`.
    apply(line: Kind::Text) -> Kind::Truth, since "0.1.0", Kept;
    /// Takes the last decision back; in a `replay`, goes one step back.
    undo() -> Kind::Void, since "0.1.0", Kept;
    /// Makes what was taken back again; in a `replay`, goes one step on.
    redo() -> Kind::Void, since "0.1.0", Kept;
    /// Goes to the end of a turn of a replay, 0 being the beginning, and at most to its last; whether a replay is shown. What is
    /// no whole number from 0 throws a `RangeError`, as it does for `load`.
    step(number: Kind::Number) -> Kind::Truth, since "0.1.0", Kept;
    /// Shows comments and marks beside what the record says, as lines of a record (`say`, `arrow`, `mark`, `label`), in place of
    /// those before; none takes them away. Throws an `Error` with the line and the reason, and changes nothing then.
    annotate(lines: Kind::Optional(&Kind::Either(&[Kind::Text, Kind::List(&Kind::Text)]))) -> Kind::Void, since "0.1.0", Kept;
    /// What the strongest computer player would do for whoever is asked in front of the board, as a line for `apply`. Fails where
    /// nobody is asked (`replay`, `diagram`, while a computer thinks) and when the game goes on meanwhile.
    ask() -> Kind::Promise(&Kind::Text), since "0.1.0", Kept;
    /// The table as a picture that carries its game: a `Blob` with a PNG, or the text of an SVG. What is marked on the
    /// board is marked in it.
    picture(wish: Kind::Optional(&Kind::Named("PictureWish"))) -> Kind::Promise(&Kind::Either(&[Kind::Blob, Kind::Text])),
        since "0.1.0", Kept;
    /// Whether anything was decided in the task. This and what follows up to `reset` throws where there is no task.
    answered() -> Kind::Truth, since "0.1.0", Kept;
    /// How many goals were reached.
    score() -> Kind::Number, since "0.1.0", Kept;
    /// How many goals there are.
    maxScore() -> Kind::Number, since "0.1.0", Kept;
    /// All of it.
    result() -> TaskResult::KIND, since "0.1.0", Kept;
    /// Shows one more hint; whether there is a task. After the last one nothing more is shown.
    hint() -> Kind::Truth, since "0.1.0", Kept;
    /// Shows the solution; the task scores nothing then. Whether there is a task.
    showSolution() -> Kind::Truth, since "0.1.0", Kept;
    /// Begins the task again; whether there is a task.
    reset() -> Kind::Truth, since "0.1.0", Kept;
    /// How far somebody has come with a task, with the time it took, in at most 4,096 characters; none without one.
    getState() -> Kind::Optional(&Kind::Text), since "0.1.0", Kept;
    /// Brings that back; whether it could.
    setState(state: Kind::Text) -> Kind::Truth, since "0.1.0", Kept;
}
