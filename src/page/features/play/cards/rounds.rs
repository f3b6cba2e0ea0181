//! The number of the round, and what everybody scored in one, in a short sentence.
