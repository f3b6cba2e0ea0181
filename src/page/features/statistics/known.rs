//! What was computed once, by what it was computed for.

use std::cell::RefCell;
use std::rc::Rc;

#[derive(Debug)]
pub(super) struct Known<K, V>(RefCell<Vec<(K, Rc<V>)>>);

impl<K, V> Default for Known<K, V> {
    fn default() -> Self {
        Known(RefCell::default())
    }
}

impl<K: PartialEq, V> Known<K, V> {
    pub fn get(&self, key: K, compute: impl FnOnce() -> V) -> Rc<V> {
        let mut all = self.0.borrow_mut();
        if let Some((_, value)) = all.iter().find(|(known, _)| *known == key) {
            return Rc::clone(value);
        }
        let value = Rc::new(compute());
        all.push((key, Rc::clone(&value)));
        value
    }
}
