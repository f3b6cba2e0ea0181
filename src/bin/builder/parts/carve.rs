//! Writes the parts: each is the whole module with everything else removed.

use super::function_table::{self, TableIndex, TableIndices};
use super::graph::Graph;
use super::texts;
use super::{Part, Purpose, read};
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};
use walrus::{
    ElementItems, ExportItem, FunctionBuilder, FunctionId, FunctionKind, GlobalKind,
    ImportedFunction, Module, TableId, passes,
};

/// The name under which the first part exports its memory.
const MEMORY: &str = "memory";

/// The name under which it exports the function table.
const TABLE: &str = "table";

/// All parts of a module. The later ones import from the first under the module name `seal`.
///
/// # Errors
/// When the module is not built like that of the page.
pub fn parts(
    bytes: &[u8],
    graph: &Graph,
    seal: &str,
    purpose: Purpose,
) -> Result<Vec<(Part, Vec<u8>)>> {
    let (whole, _) = read(bytes)?;
    let indices = TableIndices::of(&whole, graph)?;
    let texts = texts::later_texts(&whole, graph)?;
    let (mut wanted, mut parts) = (BTreeSet::new(), Vec::new());
    for &part in graph.cut.others() {
        let mut later = Carving::of(bytes, graph, &indices, part, purpose)?;
        later.take_things(seal);
        later.take_functions(seal);
        later.fill_places();
        let own = texts.iter().filter(|text| text.part == part);
        own.for_each(|text| text.put(&mut later.module));
        passes::gc::run(&mut later.module);
        let taken = later.module.imports.iter();
        wanted.extend(taken.map(|import| import.name.clone()));
        parts.push((part, later.module.emit_wasm()));
    }
    let mut first = Carving::of(bytes, graph, &indices, Part::First, purpose)?;
    first.give(wanted);
    first.keep_places()?;
    // From the last one on, because each cut ends the segment it stands in.
    texts
        .iter()
        .rev()
        .for_each(|text| text.cut(&mut first.module));
    passes::gc::run(&mut first.module);
    parts.push((Part::First, first.module.emit_wasm()));
    Ok(parts)
}

/// A module being reduced to one part.
struct Carving<'a> {
    module: Module,
    part: Part,
    graph: &'a Graph,
    indices: &'a TableIndices,
    table: TableId,
    purpose: Purpose,
}

impl Carving<'_> {
    /// The whole module, with calls into later parts going through the table.
    fn of<'a>(
        bytes: &[u8],
        graph: &'a Graph,
        indices: &'a TableIndices,
        part: Part,
        purpose: Purpose,
    ) -> Result<Carving<'a>> {
        let (module, _) = read(bytes)?;
        let mut carving = Carving {
            table: function_table::table(&module)?,
            module,
            part,
            graph,
            indices,
            purpose,
        };
        for id in carving.functions() {
            if carving.part_of(id) != Some(part)
                && let Some(&index) = indices.all(id.index()).first()
            {
                carving.call_by_index(id, index);
            }
        }
        Ok(carving)
    }

    fn functions(&self) -> Vec<FunctionId> {
        let functions = self.module.funcs.iter();
        functions.map(|function| function.id()).collect()
    }

    fn part_of(&self, function: FunctionId) -> Option<Part> {
        self.graph.part(function.index())
    }

    /// Replaces the body of a function by a call through the table.
    fn call_by_index(&mut self, id: FunctionId, index: TableIndex) {
        let kind = self.module.funcs.get(id).ty();
        let (takes, gives) = self.module.types.params_results(kind);
        let (takes, gives) = (takes.to_vec(), gives.to_vec());
        let locals = takes.iter().map(|&kind| self.module.locals.add(kind));
        let locals: Vec<_> = locals.collect();
        let mut builder = FunctionBuilder::new(&mut self.module.types, &takes, &gives);
        let mut body = builder.func_body();
        for &local in &locals {
            body.local_get(local);
        }
        body.i32_const(index as i32);
        body.call_indirect(kind, self.table);
        self.module.funcs.get_mut(id).kind = FunctionKind::Local(builder.local_func(locals));
    }

    /// Imports memory, tables and globals from the first part, which initializes them.
    fn take_things(&mut self, seal: &str) {
        let module = &mut self.module;
        let exports: Vec<_> = module.exports.iter().map(|export| export.id()).collect();
        exports.iter().for_each(|&id| module.exports.delete(id));
        let data: Vec<_> = module.data.iter().map(|data| data.id()).collect();
        data.iter().for_each(|&id| module.data.delete(id));
        let elements: Vec<_> = module.elements.iter().map(|element| element.id()).collect();
        elements.iter().for_each(|&id| module.elements.delete(id));
        for memory in module.memories.iter_mut() {
            memory.data_segments.clear();
            let name = name(ExportItem::Memory(memory.id()), self.table);
            memory.import = Some(module.imports.add(seal, &name, memory.id()));
        }
        for table in module.tables.iter_mut() {
            table.elem_segments.clear();
            table.maximum = None;
            let name = name(ExportItem::Table(table.id()), self.table);
            table.import = Some(module.imports.add(seal, &name, table.id()));
        }
        let globals: Vec<_> = module.globals.iter().map(|global| global.id()).collect();
        for id in globals {
            let name = name(ExportItem::Global(id), self.table);
            let import = module.imports.add(seal, &name, id);
            module.globals.get_mut(id).kind = GlobalKind::Import(import);
        }
    }

    /// Imports the functions of the first part, and those of the browser, from the first part.
    fn take_functions(&mut self, seal: &str) {
        for id in self.functions() {
            let name = name(ExportItem::Function(id), self.table);
            match &self.module.funcs.get(id).kind {
                FunctionKind::Import(imported) => {
                    let import = self.module.imports.get_mut(imported.import);
                    (import.module, import.name) = (seal.to_string(), name);
                }
                _ if self.part_of(id) == Some(Part::First) => self.take(id, seal, &name),
                _ => {}
            }
        }
    }

    /// Turns a function into an import.
    fn take(&mut self, id: FunctionId, from: &str, name: &str) {
        let function = self.module.funcs.get_mut(id);
        let (import, ty) = (self.module.imports.add(from, name, id), function.ty());
        function.kind = FunctionKind::Import(ImportedFunction { import, ty });
    }

    /// Makes a later part put its functions into the table.
    fn fill_places(&mut self) {
        let mut filled = BTreeMap::new();
        for id in self.functions() {
            if self.part_of(id) == Some(self.part) {
                let indices = self.indices.all(id.index());
                filled.extend(indices.iter().map(|&index| (index, id)));
            }
        }
        let mut runs: Vec<(TableIndex, Vec<FunctionId>)> = Vec::new();
        for (index, id) in filled {
            match runs.last_mut() {
                Some((from, run)) if *from + run.len() as TableIndex == index => run.push(id),
                _ => runs.push((index, vec![id])),
            }
        }
        for (from, run) in runs {
            function_table::fill(&mut self.module, self.table, from, run);
        }
    }

    /// Makes the first part export what the others import, unless it does already.
    fn give(&mut self, mut wanted: BTreeSet<String>) {
        let module = &mut self.module;
        let tables = module.tables.iter().map(|one| ExportItem::Table(one.id()));
        let globals = module
            .globals
            .iter()
            .map(|one| ExportItem::Global(one.id()));
        let functions = module
            .funcs
            .iter()
            .map(|one| ExportItem::Function(one.id()));
        let items: Vec<_> = tables.chain(globals).chain(functions).collect();
        for export in module.exports.iter() {
            wanted.remove(&export.name);
        }
        for item in items {
            let name = name(item, self.table);
            if wanted.contains(&name) {
                module.exports.add(&name, item);
            }
        }
    }

    /// The name of a function that loads a part: its index and, to find out why a part loads too early, the name of the function
    /// wanted there.
    fn called(&self, id: FunctionId, index: TableIndex) -> String {
        let name = self.module.funcs.get(id).name.as_deref();
        match (self.purpose, name) {
            (Purpose::Development | Purpose::Recording, Some(name)) => format!("{index} {name}"),
            _ => index.to_string(),
        }
    }

    /// Fills the indices of later parts' functions with imports that load the part.
    fn keep_places(&mut self) -> Result<()> {
        let mut loading = BTreeMap::new();
        for id in self.functions() {
            let Some(part) = self.part_of(id) else {
                continue;
            };
            let ty = self.module.funcs.get(id).ty();
            // Functions of the first part have no such index.
            for &index in self.indices.all(id.index()) {
                let name = self.called(id, index);
                let file = self.graph.cut.file(part);
                let (id, _) = self.module.add_import_func(file, &name, ty);
                loading.insert(index, id);
            }
        }
        for element in self.module.elements.iter_mut() {
            let (from, _) = function_table::contents(element)?;
            if let ElementItems::Functions(functions) = &mut element.items {
                for (index, function) in (from..).zip(functions) {
                    *function = *loading.get(&index).unwrap_or(function);
                }
            }
        }
        let added = loading.split_off(&self.indices.begin);
        let added: Vec<_> = added.into_values().collect();
        let table = self.module.tables.get_mut(self.table);
        table.initial = u64::from(self.indices.end);
        table.maximum = table.maximum.map(|most| most.max(table.initial));
        function_table::fill(&mut self.module, self.table, self.indices.begin, added);
        Ok(())
    }
}

/// The name under which the first part exports something and the others import it; `table` is the function table.
fn name(item: ExportItem, table: TableId) -> String {
    match item {
        ExportItem::Memory(_) => MEMORY.to_string(),
        ExportItem::Table(id) if id == table => TABLE.to_string(),
        ExportItem::Table(id) => format!("t{}", id.index()),
        ExportItem::Global(id) => format!("g{}", id.index()),
        ExportItem::Function(id) => id.index().to_string(),
        ExportItem::Tag(id) => format!("e{}", id.index()),
    }
}
