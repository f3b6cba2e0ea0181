//! What the browser around the page can do, and where the page is.

/// What the browser around the page can do, and where the page is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Surroundings {
    /// The address of the page without what is behind `#`.
    pub address: String,
    /// Whether the system has a way of its own to share.
    pub shares: bool,
}

impl Surroundings {
    /// The address for others; empty where the page lies on this device alone.
    pub(crate) fn shown_address(&self) -> &str {
        if self.is_on_disk() { "" } else { &self.address }
    }

    /// Whether the page lies on this device alone.
    pub(crate) fn is_on_disk(&self) -> bool {
        !self.address.starts_with("http")
    }
}
