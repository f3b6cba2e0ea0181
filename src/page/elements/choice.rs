//! A choice in a dialog: a table entry gives its label, its possible values and its current value.
//!
//! Dialogs are built from such tables.

use crate::elements::intent::{Field, Intent};
use crate::messages::Texts;

/// A value that can be chosen.
pub trait Choosable: Copy + PartialEq + 'static {
    /// The type that the value is a setting of.
    type Of;

    fn word(self) -> String;
    /// The intent of choosing it.
    fn intent(self) -> Intent;
}

/// How a choice is shown, with its possible values.
pub enum Widget<C: Choosable> {
    Switch(fn(bool) -> C),
    /// A few short values side by side.
    Segments(Values<C>),
    /// Many or long values in a list that opens.
    List(Values<C>, Field),
}

/// Lists the possible values with their labels.
pub type Values<C> = fn(&<C as Choosable>::Of, &Texts) -> Vec<(C, String)>;

pub struct Choice<C: Choosable> {
    /// Its id, unique in its dialog.
    pub id: &'static str,
    pub label: fn(&Texts) -> &'static str,
    /// What the current value does, in a sentence; empty if the label says it all.
    pub hint: fn(&C::Of, &Texts) -> &'static str,
    /// How it is shown, with its possible values.
    pub widget: Widget<C>,
    /// Reads the current value.
    pub get: fn(&C::Of) -> C,
}

impl<C: Choosable> Choice<C> {
    /// All possible values.
    pub fn values(&self, of: &C::Of, texts: &Texts) -> Vec<C> {
        match self.widget {
            Widget::Switch(make) => vec![make(false), make(true)],
            Widget::Segments(values) | Widget::List(values, _) => {
                let values = values(of, texts).into_iter();
                values.map(|(value, _)| value).collect()
            }
        }
    }
}

/// The values of an enum, each wrapped by `make`, with its label.
pub fn named<V: Copy, C>(
    all: &[V],
    make: fn(V) -> C,
    label: impl Fn(V) -> &'static str,
) -> Vec<(C, String)> {
    let value = |&one: &V| (make(one), label(one).to_string());
    all.iter().map(value).collect()
}
