//! The CSS classes of owners.

use view::scene::figures::Owner;
/// The CSS class that sets the colours of an owner.
pub(crate) fn owner_class(owner: Owner) -> &'static str {
    match owner {
        Owner::Yellow => "owner-yellow",
        Owner::Red => "owner-red",
        Owner::Pink => "owner-pink",
        Owner::Green => "owner-green",
        Owner::Blue => "owner-blue",
        Owner::Black => "owner-black",
    }
}
