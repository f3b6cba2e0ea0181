//! Why an experiment could not be carried out.

use engine::ai::ContenderFault;
use engine::rules::{Illegal, SetupFault, Trouble};

#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// The game cannot be set up, an action is illegal, or the record cannot be written.
    Game(Trouble),
    /// A computer player found no action, which does not happen.
    NoAction,
    /// The player has no number of that name.
    Player(ContenderFault),
}

impl From<Trouble> for Fault {
    fn from(trouble: Trouble) -> Fault {
        Fault::Game(trouble)
    }
}

impl From<Illegal> for Fault {
    fn from(illegal: Illegal) -> Fault {
        Fault::Game(illegal.into())
    }
}

impl From<Vec<SetupFault>> for Fault {
    fn from(faults: Vec<SetupFault>) -> Fault {
        Fault::Game(faults.into())
    }
}

impl From<ContenderFault> for Fault {
    fn from(fault: ContenderFault) -> Fault {
        Fault::Player(fault)
    }
}
