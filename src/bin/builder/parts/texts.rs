//! Texts that are compiled into the module but read by later parts only: they travel with the first of these parts, so that
//! nobody fetches the art of the cards before the first move.

use super::Part;
use super::graph::Graph;
use crate::{files, toolchain};
use anyhow::{Context, Result};
use std::fs;
use std::ops::RangeInclusive;
use walrus::ir::{Const, Load, Store, Value, Visitor, dfs_in_order};
use walrus::{ConstExpr, DataKind, Module};

/// Files of the repository, and folders with all their files one after another, that are compiled in as they are
/// (`include_str!`).
const COMPILED_IN: [&str; 3] = [
    "assets/cards/art",
    "assets/cards/scores.txt",
    "src/engine/link/known.txt",
];

/// A text in the memory of the module.
pub struct Text {
    /// The segment it stands in, by its place among all.
    segment: usize,
    /// Where it begins in its segment, in bytes.
    begin: usize,
    address: u32,
    bytes: Vec<u8>,
    /// The part that it travels with.
    pub part: Part,
}

/// The texts that the first part does not need.
///
/// # Errors
/// When the files of the texts cannot be read.
pub fn later_texts(module: &Module, graph: &Graph) -> Result<Vec<Text>> {
    let mut texts = Vec::new();
    for bytes in compiled_in()? {
        if let Some(mut text) = Text::find(module, bytes) {
            text.part = text.first_reader(module, graph);
            texts.push(text);
        }
    }
    texts.retain(|text| text.part != Part::First);
    texts.sort_by_key(|text| text.address);
    Ok(texts)
}

/// The texts that are compiled in.
fn compiled_in() -> Result<Vec<Vec<u8>>> {
    let whole = |name: &str| -> Result<Vec<u8>> {
        let path = toolchain::root().join(name);
        let paths = match path.is_dir() {
            true => files::below(&path)?,
            false => vec![path],
        };
        let mut whole = Vec::new();
        for path in paths {
            whole.extend(fs::read(&path).with_context(|| path.display().to_string())?);
        }
        Ok(whole)
    };
    COMPILED_IN.into_iter().map(whole).collect()
}

impl Text {
    /// The only place of a text in the memory; none if it is not there as it stands in its file.
    fn find(module: &Module, bytes: Vec<u8>) -> Option<Text> {
        let mut segments = module.data.iter().enumerate();
        segments.find_map(|(segment, data)| {
            let begin = position(&data.value, &bytes)?;
            let address = address(&data.kind)? + begin as u32;
            let bytes = bytes.clone();
            Some(Text {
                segment,
                begin,
                address,
                bytes,
                part: Part::First,
            })
        })
    }

    /// The addresses within the text, and the one behind it.
    fn addresses(&self) -> RangeInclusive<u32> {
        self.address..=self.address + self.bytes.len() as u32
    }

    /// The first part with a function that names an address of the text. The first of all if none does, or if other data does:
    /// then anybody may read it.
    fn first_reader(&self, module: &Module, graph: &Graph) -> Part {
        let addresses = self.addresses();
        let words = |value: &[u8], from: u32| -> bool {
            let skipped = (from.wrapping_neg() % 4) as usize;
            let words = value.get(skipped..).unwrap_or_default().chunks_exact(4);
            words
                .filter_map(|word| word.try_into().ok())
                .any(|word| addresses.contains(&u32::from_le_bytes(word)))
        };
        let pointed = module.data.iter().any(|data| match address(&data.kind) {
            Some(from) => words(&data.value, from),
            None => true,
        });
        let readers = module.funcs.iter_local().filter(|(_, function)| {
            let mut named = Named {
                addresses: &addresses,
                found: false,
            };
            dfs_in_order(&mut named, function, function.entry_block());
            named.found
        });
        let readers = readers.map(|(id, _)| graph.part(id.index()).unwrap_or(Part::First));
        readers.min().filter(|_| !pointed).unwrap_or(Part::First)
    }

    /// Cuts the text out of the first part: what follows it becomes a segment of its own.
    pub fn cut(&self, module: &mut Module) {
        let Some(id) = module.data.iter().nth(self.segment).map(|data| data.id()) else {
            return;
        };
        let data = module.data.get_mut(id);
        let rest = data.value.split_off(self.begin + self.bytes.len());
        data.value.truncate(self.begin);
        add(module, self.address + self.bytes.len() as u32, rest);
    }

    /// Puts the text into a later part, which writes it when it is loaded.
    pub fn put(&self, module: &mut Module) {
        add(module, self.address, self.bytes.clone());
    }
}

/// The address of a segment that stands in the memory from the start.
fn address(kind: &DataKind) -> Option<u32> {
    match *kind {
        DataKind::Active {
            offset: ConstExpr::Value(Value::I32(address)),
            ..
        } => Some(address as u32),
        _ => None,
    }
}

/// Adds a segment to the only memory.
fn add(module: &mut Module, address: u32, bytes: Vec<u8>) {
    let Some(memory) = module.memories.iter().next().map(|memory| memory.id()) else {
        return;
    };
    let offset = ConstExpr::Value(Value::I32(address as i32));
    let data = module.data.add(DataKind::Active { memory, offset }, bytes);
    module.memories.get_mut(memory).data_segments.insert(data);
}

/// Where `sought` stands in `bytes`.
fn position(bytes: &[u8], sought: &[u8]) -> Option<usize> {
    let first = *sought.first()?;
    let starts = bytes.iter().enumerate().filter(|&(_, &byte)| byte == first);
    let mut starts = starts.map(|(index, _)| index);
    starts.find(|&index| bytes[index..].starts_with(sought))
}

/// Whether a function names an address in a range, as a value or as the offset of an access.
struct Named<'a> {
    addresses: &'a RangeInclusive<u32>,
    found: bool,
}

impl Named<'_> {
    fn note(&mut self, address: u32) {
        self.found |= self.addresses.contains(&address);
    }
}

impl<'a> Visitor<'a> for Named<'_> {
    fn visit_const(&mut self, instruction: &Const) {
        if let Value::I32(value) = instruction.value {
            self.note(value as u32);
        }
    }

    fn visit_load(&mut self, instruction: &Load) {
        self.note(instruction.arg.offset as u32);
    }

    fn visit_store(&mut self, instruction: &Store) {
        self.note(instruction.arg.offset as u32);
    }
}
