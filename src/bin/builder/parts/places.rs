//! The places of later parts' functions in the function table.

use super::Part;
use super::graph::{Graph, Number};
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use walrus::ir::Value;
use walrus::{ConstExpr, Element, ElementItems, ElementKind, FunctionId, Module, TableId};

/// An index in the function table.
pub type Place = u32;

/// The places of all functions of later parts that are called from other parts or by their address.
pub struct Places {
    of: BTreeMap<Number, Vec<Place>>,
    /// The first place after the compiler's.
    pub begin: Place,
    /// The first place after all.
    pub end: Place,
}

impl Places {
    /// Keeps the compiler's places and assigns further ones.
    ///
    /// # Errors
    /// When the table is not built like that of the page.
    pub fn of(module: &Module, graph: &Graph) -> Result<Places> {
        let begin = module.tables.get(table(module)?).initial as Place;
        let (mut of, mut end) = (BTreeMap::<Number, Vec<Place>>::new(), begin);
        for element in module.elements.iter() {
            let (from, functions) = contents(element)?;
            for (place, function) in (from..).zip(functions) {
                if graph.part(function.index()) > Some(Part::First) {
                    of.entry(function.index()).or_default().push(place);
                }
            }
        }
        for number in graph.without_place() {
            of.insert(number, vec![end]);
            end += 1;
        }
        Ok(Places { of, begin, end })
    }

    /// The places of a function.
    pub fn all(&self, number: Number) -> &[Place] {
        self.of.get(&number).map_or(&[], Vec::as_slice)
    }
}

/// The function table.
///
/// # Errors
/// When there is none, or more than one.
pub fn table(module: &Module) -> Result<TableId> {
    let table = module.tables.main_function_table()?;
    table.context("the module has no table of functions")
}

/// The start of an element segment of the table, and its functions.
///
/// # Errors
/// When it is not in the table from the start.
pub fn contents(element: &Element) -> Result<(Place, &[FunctionId])> {
    match (&element.kind, &element.items) {
        (
            ElementKind::Active {
                offset: ConstExpr::Value(Value::I32(from)),
                ..
            },
            ElementItems::Functions(functions),
        ) => Ok((*from as Place, functions)),
        _ => bail!("the table of functions is not filled at the start"),
    }
}

/// Adds an element segment to the table.
pub fn fill(module: &mut Module, table: TableId, from: Place, functions: Vec<FunctionId>) {
    let kind = ElementKind::Active {
        table,
        offset: ConstExpr::Value(Value::I32(from as i32)),
    };
    let element = module
        .elements
        .add(kind, ElementItems::Functions(functions));
    module.tables.get_mut(table).elem_segments.insert(element);
}
