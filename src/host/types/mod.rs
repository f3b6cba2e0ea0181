//! What a value is that crosses between a board and its host, and how TypeScript writes it.

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// True or false.
    Truth,
    Number,
    Text,
    /// This and nothing else, as TypeScript writes it: `0`, `"png"`.
    Exactly(&'static str),
    /// A picture as bytes.
    Blob,
    /// Anything: no promise is made of it.
    Anything,
    /// Nothing, where a call gives nothing.
    Void,
    /// An object without fields.
    Nothing,
    /// Many of a kind.
    List(&'static Kind),
    /// One of these.
    Either(&'static [Kind]),
    /// It may be missing.
    Optional(&'static Kind),
    /// It comes later.
    Promise(&'static Kind),
    /// An object of a type with this name.
    Named(&'static str),
}

/// What a type of Rust is to a host.
pub trait Described {
    const KIND: Kind;
}

/// A type of objects.
#[derive(Clone, Copy, Debug)]
pub struct Interface {
    pub name: &'static str,
    /// What such an object is, in a sentence.
    pub doc: &'static str,
    /// Its fields, in their order.
    pub fields: &'static [Field],
}

/// A field of an object, or what a call takes.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    pub name: &'static str,
    /// What it means, in a sentence; empty where the name says it.
    pub doc: &'static str,
    pub kind: Kind,
}

impl Kind {
    /// The type as TypeScript writes it where something is given out.
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
    /// The field as TypeScript writes it: `seat: number`, `rule?: string`.
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

/// The name of a field as it is written outside: without what lets Rust have a name of its own words (`r#final`).
pub const fn plain(name: &'static str) -> &'static str {
    match name.as_bytes() {
        [b'r', b'#', ..] => name.split_at(2).1,
        _ => name,
    }
}

impl Described for bool {
    const KIND: Kind = Kind::Truth;
}

impl Described for u32 {
    const KIND: Kind = Kind::Number;
}

impl Described for i32 {
    const KIND: Kind = Kind::Number;
}

impl Described for f64 {
    const KIND: Kind = Kind::Number;
}

impl Described for String {
    const KIND: Kind = Kind::Text;
}

impl Described for &'static str {
    const KIND: Kind = Kind::Text;
}

impl<T: Described> Described for Vec<T> {
    const KIND: Kind = Kind::List(&T::KIND);
}

impl<T: Described> Described for Option<T> {
    const KIND: Kind = Kind::Optional(&T::KIND);
}
