//! The indices of later parts' functions in the function table.

use super::Part;
use super::graph::{Graph, Number};
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use walrus::ir::Value;
use walrus::{ConstExpr, Element, ElementItems, ElementKind, FunctionId, Module, TableId};

/// An index in the function table.
pub type TableIndex = u32;

/// The indices of all functions of later parts that are called from other parts or by their address.
pub struct TableIndices {
    of: BTreeMap<Number, Vec<TableIndex>>,
    /// The first index after the compiler's.
    pub begin: TableIndex,
    /// The first index after all.
    pub end: TableIndex,
}

impl TableIndices {
    /// Keeps the compiler's indices and assigns further ones.
    ///
    /// # Errors
    /// When the table is not built like that of the page.
    pub fn of(module: &Module, graph: &Graph) -> Result<TableIndices> {
        let begin = module.tables.get(table(module)?).initial as TableIndex;
        let (mut of, mut end) = (BTreeMap::<Number, Vec<TableIndex>>::new(), begin);
        for element in module.elements.iter() {
            let (from, functions) = contents(element)?;
            for (index, function) in (from..).zip(functions) {
                if graph.part(function.index()) > Some(Part::First) {
                    of.entry(function.index()).or_default().push(index);
                }
            }
        }
        for number in graph.without_index() {
            of.insert(number, vec![end]);
            end += 1;
        }
        Ok(TableIndices { of, begin, end })
    }

    /// The indices of a function.
    pub fn all(&self, number: Number) -> &[TableIndex] {
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
pub fn contents(element: &Element) -> Result<(TableIndex, &[FunctionId])> {
    match (&element.kind, &element.items) {
        (
            ElementKind::Active {
                offset: ConstExpr::Value(Value::I32(from)),
                ..
            },
            ElementItems::Functions(functions),
        ) => Ok((*from as TableIndex, functions)),
        _ => bail!("the table of functions is not filled at the start"),
    }
}

/// Adds an element segment to the table.
pub fn fill(module: &mut Module, table: TableId, from: TableIndex, functions: Vec<FunctionId>) {
    let kind = ElementKind::Active {
        table,
        offset: ConstExpr::Value(Value::I32(from as i32)),
    };
    let element = module
        .elements
        .add(kind, ElementItems::Functions(functions));
    module.tables.get_mut(table).elem_segments.insert(element);
}
