//! What was computed once, by what it was computed for.

use std::cell::RefCell;
use std::rc::Rc;

#[derive(Debug)]
pub(super) struct Computed<K, V>(RefCell<Vec<(K, Rc<V>)>>);

impl<K, V> Default for Computed<K, V> {
    fn default() -> Self {
        Computed(RefCell::default())
    }
}

impl<K: PartialEq, V> Computed<K, V> {
    pub fn get(&self, key: K, compute: impl FnOnce() -> V) -> Rc<V> {
        let known = |all: &[(K, Rc<V>)]| {
            let known = all.iter().find(|(known, _)| *known == key);
            known.map(|(_, value)| Rc::clone(value))
        };
        if let Some(value) = known(&self.0.borrow()) {
            return value;
        }
        let value = Rc::new(compute());
        self.0.borrow_mut().push((key, Rc::clone(&value)));
        value
    }
}
