//! Something to choose in a dialog: one entry of a table says how it is called, what it can be, and what it is.
//!
//! Dialogs are built from such tables.

use crate::elements::intent::{Field, Intent};
use crate::messages::Texts;

/// A value that can be chosen for something, with what it is chosen for.
pub trait Choosable: Copy + PartialEq + 'static {
    /// What it is a value of.
    type Of;

    /// The word of the value.
    fn word(self) -> String;
    /// What choosing it means.
    fn intent(self) -> Intent;
}

/// How a choice is shown, with what it can be.
pub enum Widget<C: Choosable> {
    /// On or off.
    Switch(fn(bool) -> C),
    /// A few short values side by side.
    Segments(Values<C>),
    /// Many or long values in a list that opens.
    List(Values<C>, Field),
}

/// Gives the values something can have, with what they are called.
pub type Values<C> = fn(&<C as Choosable>::Of, &Texts) -> Vec<(C, String)>;

/// Something that can be chosen.
pub struct Choice<C: Choosable> {
    /// What tells it apart from others in its dialog.
    pub id: &'static str,
    /// What it is called.
    pub label: fn(&Texts) -> &'static str,
    /// What it does as it stands, in a sentence; empty when the label says it all.
    pub hint: fn(&C::Of, &Texts) -> &'static str,
    /// How it is shown, and what it can be.
    pub widget: Widget<C>,
    /// What it is.
    pub get: fn(&C::Of) -> C,
}

impl<C: Choosable> Choice<C> {
    /// All it can be.
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

/// The values of an enum, each as what choosing it means, with what it is called.
pub fn named<V: Copy, C>(
    all: &[V],
    make: fn(V) -> C,
    label: impl Fn(V) -> &'static str,
) -> Vec<(C, String)> {
    let value = |&one: &V| (make(one), label(one).to_string());
    all.iter().map(value).collect()
}
