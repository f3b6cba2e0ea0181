//! The table of bindings: each element with bindings has a number in the document, which is looked up here.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{Element, NodeList};

use crate::elements::{Bindings, Intent};

/// The attribute with the number of an element.
const NUMBER: &str = "data-binding";

/// The table. Its clones share the data: the patcher writes it, listeners look things up.
#[derive(Clone, Default)]
pub(super) struct BindingTable(Rc<RefCell<Numbers>>);

#[derive(Default)]
struct Numbers {
    last: u32,
    known: BTreeMap<u32, Bindings>,
}

impl BindingTable {
    /// Sets the bindings of an element.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn bind(
        &self,
        element: &Element,
        bindings: Option<&Bindings>,
    ) -> Result<(), JsValue> {
        let old = number_of(element);
        let Some(bindings) = bindings else {
            if let Some(number) = old {
                self.0.borrow_mut().known.remove(&number);
                element.remove_attribute(NUMBER)?;
            }
            return Ok(());
        };
        let number = old.unwrap_or_else(|| self.next());
        self.0.borrow_mut().known.insert(number, bindings.clone());
        match old {
            Some(_) => Ok(()),
            None => element.set_attribute(NUMBER, &number.to_string()),
        }
    }

    fn next(&self) -> u32 {
        let mut numbers = self.0.borrow_mut();
        numbers.last += 1;
        numbers.last
    }

    /// Forgets the bindings of a removed element, and of everything inside it.
    ///
    /// # Errors
    /// What the browser throws.
    pub(super) fn forget(&self, element: &Element) -> Result<(), JsValue> {
        let inside = element.query_selector_all(&format!("[{NUMBER}]"))?;
        let mut numbers = self.0.borrow_mut();
        for gone in elements(&inside).chain([element.clone()]) {
            number_of(&gone).and_then(|number| numbers.known.remove(&number));
        }
        Ok(())
    }

    /// The nearest ancestor of `from`, or itself, with the wanted kind of binding, and that binding.
    pub(super) fn nearest<T>(
        &self,
        from: &Element,
        wanted: impl Fn(&Bindings) -> Option<T>,
    ) -> Option<(Element, T)> {
        let mut at = Some(from.clone());
        while let Some(element) = at {
            let element = element.closest(&format!("[{NUMBER}]")).ok()??;
            let numbers = self.0.borrow();
            let bindings = number_of(&element).and_then(|number| numbers.known.get(&number));
            if let Some(found) = bindings.and_then(&wanted) {
                return Some((element, found));
            }
            at = element.parent_element();
        }
        None
    }

    /// A selector of all enabled elements with this intent; none if there are none.
    pub(super) fn selector(&self, intent: &Intent) -> Option<String> {
        let numbers = self.0.borrow();
        let all = numbers.known.iter();
        let same = all.filter(|(_, bindings)| bindings.press.as_ref() == Some(intent));
        let each = same.map(|(number, _)| format!("[{NUMBER}=\"{number}\"]:not([disabled])"));
        let each: Vec<String> = each.collect();
        (!each.is_empty()).then(|| each.join(","))
    }
}

fn number_of(element: &Element) -> Option<u32> {
    element.get_attribute(NUMBER)?.parse().ok()
}

fn elements(nodes: &NodeList) -> impl Iterator<Item = Element> {
    let all = (0..nodes.length()).filter_map(|index| nodes.item(index));
    all.filter_map(|node| node.dyn_into().ok())
}
