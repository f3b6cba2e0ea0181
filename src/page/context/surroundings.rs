//! The browser's abilities, and the page's address.

use crate::context::Context;

/// The browser's abilities, and the page's address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Surroundings {
    /// The address of the page without its fragment.
    pub address: String,
    /// Whether the system has a share sheet.
    pub shares: bool,
}

impl Surroundings {
    /// The address for others; empty if the page is only on this device.
    pub(crate) fn shown_address(&self) -> &str {
        if self.is_on_disk() { "" } else { &self.address }
    }

    /// Whether the page is only on this device.
    pub(crate) fn is_on_disk(&self) -> bool {
        !self.address.starts_with("http")
    }
}

impl Context {
    pub fn set_surroundings(&mut self, around: Surroundings) {
        self.around = around;
    }
}
