//! The printed symbols of the expansions.

use super::Sheet;
use super::sprites::Sprites;
use crate::scene::display::DisplayList;

/// What lies flat on the ground.
pub fn ground(_sheet: &Sheet, _list: &mut DisplayList) {}

/// What stands.
pub fn stand(_sheet: &Sheet, _standing: &mut Sprites) {}
