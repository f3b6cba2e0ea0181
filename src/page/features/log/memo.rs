//! Memoized parts of the page, kept as long as what they depend on compares equal.

use std::cell::RefCell;

use crate::elements::tree::Node;

/// Parts of one kind by number. `C` is what all of them depend on, `P` what each depends on.
#[derive(Debug)]
pub struct Memo<C, P>(RefCell<Kept<C, P>>);

#[derive(Debug)]
struct Kept<C, P> {
    common: Option<C>,
    parts: Vec<Option<(P, Node)>>,
}

impl<C, P> Default for Memo<C, P> {
    fn default() -> Self {
        let (common, parts) = (None, Vec::new());
        Memo(RefCell::new(Kept { common, parts }))
    }
}

impl<C: Clone + PartialEq, P: PartialEq> Memo<C, P> {
    /// The parts with these numbers, in order. `make` is a function pointer, so it sees nothing but what is compared: a cached
    /// part is always the one it would make now.
    pub fn parts(
        &self,
        common: &C,
        wanted: impl Iterator<Item = (usize, P)>,
        make: fn(&C, usize, &P) -> Node,
    ) -> Vec<Node> {
        let mut kept = self.0.borrow_mut();
        if kept.common.as_ref() != Some(common) {
            kept.parts.clear();
            kept.common = Some(common.clone());
        }
        let one = |(number, part)| kept.one(number, part, |part| make(common, number, part));
        wanted.map(one).collect()
    }

    /// Clears the cache.
    pub fn forget(&self) {
        *self.0.borrow_mut() = Kept {
            common: None,
            parts: Vec::new(),
        };
    }
}

impl<C, P: PartialEq> Kept<C, P> {
    fn one(&mut self, number: usize, part: P, make: impl FnOnce(&P) -> Node) -> Node {
        if self.parts.len() <= number {
            self.parts.resize_with(number + 1, || None);
        }
        match &self.parts[number] {
            Some((before, node)) if *before == part => node.clone(),
            _ => {
                let node = make(&part);
                self.parts[number] = Some((part, node.clone()));
                node
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::tree::el;
    use std::cell::Cell;

    thread_local!(static MADE: Cell<u32> = const { Cell::new(0) });

    fn make(common: &u8, number: usize, part: &u8) -> Node {
        MADE.set(MADE.get() + 1);
        el("li").text(format!("{common} {number} {part}"))
    }

    #[test]
    fn a_part_is_made_again_only_when_something_it_is_made_from_differs() {
        let memo = Memo::default();
        let texts = |common: u8, parts: [(usize, u8); 2]| -> (Vec<String>, u32) {
            let before = MADE.get();
            let nodes = memo.parts(&common, parts.into_iter(), make);
            let texts = nodes.iter().map(Node::all_text).collect();
            (texts, MADE.get() - before)
        };
        assert_eq!(texts(1, [(5, 1), (2, 2)]).1, 2);
        assert_eq!(texts(1, [(2, 2), (5, 1)]).1, 0, "in another order");
        let (changed, made) = texts(1, [(2, 3), (5, 1)]);
        assert_eq!((changed[0].as_str(), made), ("1 2 3", 1));
        let (changed, made) = texts(2, [(2, 3), (5, 1)]);
        assert_eq!((changed[0].as_str(), made), ("2 2 3", 2));
    }
}
