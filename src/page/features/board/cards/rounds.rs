//! Which round it is, and what one brought everybody, in one short sentence.
