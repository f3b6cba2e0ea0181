//! A module that records which of its functions ran, for `cargo page record`.
//!
//! Each function sets a bit on entry. The bits are in globals, 32 in each, which all parts share; the script reads them.
//! Otherwise the page behaves as usual.

use anyhow::Result;
use std::fmt::Write;
use walrus::ir::{BinaryOp, Value};
use walrus::{ConstExpr, FunctionId, GlobalId, Module, ModuleConfig, ValType};

/// Functions per global.
const BITS: usize = 32;

/// The file beside the page with the names of its functions, a line for each bit.
pub const NAMES: &str = "functions.txt";

/// The instrumented module, and the names of its functions in order.
///
/// # Errors
/// When the module cannot be read.
pub fn instrument(bytes: &[u8]) -> Result<(Vec<u8>, String)> {
    let mut config = ModuleConfig::new();
    let mut module = config.generate_producers_section(false).parse(bytes)?;
    let functions = module.funcs.iter_local().map(|(id, _)| id);
    let functions: Vec<FunctionId> = functions.collect();
    let mut names = String::new();
    for (index, group) in functions.chunks(BITS).enumerate() {
        let global = add_global(&mut module, index);
        for (bit, &function) in group.iter().enumerate() {
            note_entry(&mut module, function, global, bit);
            let name = module.funcs.get(function).name.as_deref();
            writeln!(names, "{}", name.unwrap_or_default())?;
        }
    }
    Ok((module.emit_wasm(), names))
}

fn add_global(module: &mut Module, index: usize) -> GlobalId {
    let nothing = ConstExpr::Value(Value::I32(0));
    let globals = &mut module.globals;
    let global = globals.add_local(ValType::I32, true, false, nothing);
    module.exports.add(&format!("ran{index}"), global);
    global
}

/// Sets a bit of a global on entry to a function.
fn note_entry(module: &mut Module, function: FunctionId, global: GlobalId, bit: usize) {
    let function = module.funcs.get_mut(function).kind.unwrap_local_mut();
    let mut entry = function.builder_mut().func_body();
    entry.global_set_at(0, global);
    entry.binop_at(0, BinaryOp::I32Or);
    entry.const_at(0, Value::I32((1_u32 << bit) as i32));
    entry.global_get_at(0, global);
}

/// Added to the page's script: a function that lists the bits that are set.
pub const SCRIPT: &str = "    self.functionsRun = () => {
        const ran = [];
        for (let at = 0; wasm[`ran${at}`]; at++) {
            for (let bit = 0; bit < 32; bit++) {
                if (wasm[`ran${at}`].value & (1 << bit)) ran.push(at * 32 + bit);
            }
        }
        return ran;
    };
";
