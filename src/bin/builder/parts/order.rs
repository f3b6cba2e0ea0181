//! The order of the functions in a part's file: those that begin alike are next to each other, because compression in transit
//! looks back no further than 32 kB.

use anyhow::{Result, anyhow};
use std::convert::Infallible;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

/// The same part with its functions sorted by their bytes.
///
/// # Errors
/// When it was not written by the builder.
pub fn sorted(part: &[u8]) -> Result<Vec<u8>> {
    let mut order = Order::of(part)?;
    let mut module = Module::new();
    order
        .parse_core_module(&mut module, Parser::new(0), part)
        .map_err(|error| anyhow!("a part in another order: {error}"))?;
    Ok(module.finish())
}

/// A new order of a part's functions.
struct Order {
    /// Number of imported functions: their indices come first and stay.
    taken: u32,
    /// The part's own functions in the new order, by their old index without imports.
    old: Vec<usize>,
    /// The new index of each, without imports.
    new: Vec<u32>,
}

impl Order {
    fn of(part: &[u8]) -> Result<Order> {
        let (mut taken, mut bodies) = (0, Vec::new());
        for payload in Parser::new(0).parse_all(part) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        taken += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
                _ => {}
            }
        }
        let mut old: Vec<usize> = (0..bodies.len()).collect();
        old.sort_by_key(|&number| bodies[number]);
        let mut new = vec![0; old.len()];
        for (at, &number) in (taken..).zip(&old) {
            new[number] = at;
        }
        Ok(Order { taken, old, new })
    }
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        let held = function.checked_sub(self.taken);
        Ok(held.map_or(function, |held| self.new[held as usize]))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let kinds = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for &number in &self.old {
            functions.function(kinds[number]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for number in self.old.clone() {
            self.parse_function_body(code, bodies[number].clone())?;
        }
        Ok(())
    }
}
