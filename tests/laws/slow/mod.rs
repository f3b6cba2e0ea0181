//! The second scorer: slow, obvious, written from the text of the rules alone.
//!
//! It sees tiles as they are printed and where they were laid, figures and where they were put, and the track. Features
//! are walked anew whenever somebody asks for one. It never asks the engine anything the engine knows about features:
//! a test of the house looks for the words that would (promise 9).

pub mod asked;
pub mod circles;
pub mod count;
pub mod deploy;
pub mod dues;
pub mod fields;
pub mod fit;
pub mod flights;
pub mod flocks;
pub mod gingerbread;
pub mod gold;
pub mod lakes;
pub mod land;
pub mod magic;
pub mod post;
pub mod seen;
pub mod track;
pub mod water;
pub mod witness;
pub mod worth;
