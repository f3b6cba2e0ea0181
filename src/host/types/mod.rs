//! The types of values that cross between a board and its host, and their TypeScript.

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `boolean`.
    Truth,
    Number,
    Text,
    /// A literal, as written in TypeScript: `0`, `"png"`.
    Exactly(&'static str),
    /// A `Blob` with a picture.
    Blob,
    /// Anything; no promise is made about it.
    Anything,
    /// `void`, for a call without a result.
    Void,
    /// An object without fields.
    Nothing,
    /// An array.
    List(&'static Kind),
    /// A union.
    Either(&'static [Kind]),
    /// May be missing.
    Optional(&'static Kind),
    /// A promise for a value.
    Promise(&'static Kind),
    /// An object of the type with this name.
    Named(&'static str),
}

/// The type of a Rust type in the interface.
pub trait Described {
    const KIND: Kind;
}

#[derive(Clone, Copy, Debug)]
pub struct Interface {
    pub name: &'static str,
    /// A sentence about such an object.
    pub doc: &'static str,
    /// Its fields, in their order.
    pub fields: &'static [Field],
}

/// A field of an object, or a parameter of a call.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    pub name: &'static str,
    /// A sentence about its meaning; empty when the name says it.
    pub doc: &'static str,
    pub kind: Kind,
}

impl Kind {
    /// The type in TypeScript, as an output.
    pub fn written(self) -> String {
        match self {
            Kind::Truth => "boolean".into(),
            Kind::Number => "number".into(),
            Kind::Text => "string".into(),
            Kind::Exactly(literal) => literal.into(),
            Kind::Blob => "Blob".into(),
            Kind::Anything => "unknown".into(),
            Kind::Void => "void".into(),
            Kind::Nothing => "Record<string, never>".into(),
            Kind::List(Kind::Either(kinds)) => format!("({})[]", Kind::Either(kinds).written()),
            Kind::List(kind) => format!("{}[]", kind.written()),
            Kind::Either(kinds) => {
                let kinds: Vec<String> = kinds.iter().map(|kind| kind.written()).collect();
                kinds.join(" | ")
            }
            Kind::Optional(kind) => format!("{} | undefined", kind.written()),
            Kind::Promise(kind) => format!("Promise<{}>", kind.written()),
            Kind::Named(name) => name.into(),
        }
    }
}

impl Field {
    /// The field in TypeScript: `seat: number`, `rule?: string`.
    pub fn written(&self) -> String {
        match self.kind {
            Kind::Optional(kind) => format!("{}?: {}", self.name, kind.written()),
            kind => format!("{}: {}", self.name, kind.written()),
        }
    }

    /// Whether it may be left out.
    pub const fn is_optional(&self) -> bool {
        matches!(self.kind, Kind::Optional(_))
    }
}

/// The public name of a field, without the prefix of raw identifiers (`r#final`).
pub const fn plain(name: &'static str) -> &'static str {
    match name.as_bytes() {
        [b'r', b'#', ..] => name.split_at(2).1,
        _ => name,
    }
}

macro_rules! described {
    ($($rust:ty: $kind:ident,)*) => {
        $(impl Described for $rust {
            const KIND: Kind = Kind::$kind;
        })*
    };
}

described! {
    bool: Truth,
    u32: Number,
    i32: Number,
    f64: Number,
    String: Text,
    &'static str: Text,
}

impl<T: Described> Described for Vec<T> {
    const KIND: Kind = Kind::List(&T::KIND);
}

impl<T: Described> Described for Option<T> {
    const KIND: Kind = Kind::Optional(&T::KIND);
}
