//! The call graph of a module, and the part of each function that follows from it.

use super::rooms::{Destination, Rooms};
use super::{Cut, Part};
use anyhow::{Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use walrus::ir::{Visitor, dfs_in_order};
use walrus::{ElementItems, ExportItem, FunctionId, Module};

/// The index of a function in the module, the same every time the module is read.
pub type Number = usize;

/// Most instructions of a function that joins the part of its caller although no recording saw it: a call to another part would
/// take as many.
const SMALL: u64 = 24;

/// The functions of a module.
pub struct Graph {
    /// How the module is split.
    pub cut: Cut,
    /// Its own functions, with their parts.
    parts: BTreeMap<Number, Part>,
    /// The functions that each of them calls, including imports.
    calls: BTreeMap<Number, Vec<Number>>,
    /// The functions in the function table.
    listed: BTreeSet<Number>,
}

impl Graph {
    /// The functions of a module with a name section.
    ///
    /// # Errors
    /// When its function table holds anything else.
    pub fn of(module: &Module, cut: Cut, rooms: &Rooms) -> Result<Graph> {
        let mut graph = Graph {
            cut,
            parts: BTreeMap::new(),
            calls: BTreeMap::new(),
            listed: listed(module)?,
        };
        let mut asked = BTreeMap::new();
        for (id, function) in module.funcs.iter_local() {
            let mut calls = Calls::default();
            dfs_in_order(&mut calls, function, function.entry_block());
            graph.calls.insert(id.index(), calls.0);
            let name = module.funcs.get(id).name.as_deref();
            let mut destination = rooms.destination(name.unwrap_or_default());
            if function.size() <= SMALL && destination.can_wait() {
                destination = Destination::ANYWHERE;
            }
            asked.insert(id.index(), destination);
        }
        // The script finds exports in the first part.
        for export in module.exports.iter() {
            if let ExportItem::Function(function) = export.item {
                asked.insert(function.index(), Destination::In(Part::First));
            }
        }
        graph.sort(&asked);
        Ok(graph)
    }

    /// Assigns each function its part; one called from two parts goes to the earlier.
    fn sort(&mut self, asked: &BTreeMap<Number, Destination>) {
        let called: BTreeSet<Number> = self.calls.values().flatten().copied().collect();
        for part in Part::ALL {
            let begins = |&(number, destination): &(&Number, &Destination)| match *destination {
                Destination::In(home) => home == part,
                Destination::Callers { otherwise, .. } => {
                    otherwise == part && (self.listed.contains(number) || !called.contains(number))
                }
            };
            let goes_with = |number: &Number| match asked.get(number) {
                Some(Destination::In(home)) => *home == part,
                Some(Destination::Callers { from, .. }) => *from <= part,
                None => false,
            };
            let mut open: Vec<Number> = asked
                .iter()
                .filter(begins)
                .map(|(&number, _)| number)
                .collect();
            let before = self
                .parts
                .keys()
                .filter_map(|number| self.calls.get(number));
            open.extend(before.flatten().filter(|&number| goes_with(number)));
            while let Some(number) = open.pop() {
                if self.parts.contains_key(&number) {
                    continue;
                }
                self.parts.insert(number, part);
                let calls = &self.calls[&number];
                open.extend(calls.iter().filter(|&number| goes_with(number)));
            }
        }
    }

    /// The part of one of the module's own functions.
    pub fn part(&self, number: Number) -> Option<Part> {
        self.parts.get(&number).copied()
    }

    /// Functions of later parts that are called from other parts and have no index in the function table.
    pub fn without_index(&self) -> BTreeSet<Number> {
        let called = self.calls.iter().flat_map(|(caller, calls)| {
            let from = self.part(*caller);
            let elsewhere = move |called: &&Number| {
                let part = self.part(**called);
                part > Some(Part::First) && part != from
            };
            calls.iter().filter(elsewhere)
        });
        let called = called.filter(|called| !self.listed.contains(called));
        called.copied().collect()
    }
}

/// The functions in the function table of a module.
fn listed(module: &Module) -> Result<BTreeSet<Number>> {
    let mut listed = BTreeSet::new();
    for element in module.elements.iter() {
        let ElementItems::Functions(functions) = &element.items else {
            bail!("a table holds something else than functions");
        };
        listed.extend(functions.iter().map(|function| function.index()));
    }
    Ok(listed)
}

/// The functions that a function refers to.
#[derive(Default)]
struct Calls(Vec<Number>);

impl<'a> Visitor<'a> for Calls {
    fn visit_function_id(&mut self, function: &FunctionId) {
        self.0.push(function.index());
    }
}
