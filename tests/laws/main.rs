//! Laws that hold in every game: random setups, random games, every step looked at.

mod chance;
mod counts;
mod foreseen;
mod games;
mod impossible;
mod legality;
mod limits;
mod links;
mod lively;
mod meetings;
mod odds;
mod order;
mod pieces;
mod points;
mod recorded;
mod records;
mod refusals;
mod regions;
mod scorer;
mod slow;
mod symmetry;
mod unseen;
