//! What other platforms need: text as markup, and SCORM 1.2 packages.

pub mod markup;
pub mod scorm;
