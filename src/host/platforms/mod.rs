//! What pages and learning platforms are given to read: texts as markup, and packages by SCORM 1.2.

pub mod markup;
pub mod scorm;
