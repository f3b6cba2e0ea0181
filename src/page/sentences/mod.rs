//! The game on the screen in sentences: what is asked, what a choice does and is worth, what happened, who holds what.

pub mod action_text;
pub mod advice;
pub mod card_advice;
pub mod claims;
pub mod goals;
pub mod holdings;
pub mod in_sight;
pub mod narration;
pub mod odds;
pub mod plain_advice;
pub mod question;
pub mod refusals;
pub mod remarks;
pub mod why;
