//! The mode of a game, where its players are, what a clock does when it runs out, and what an embedded board is for.

use crate::elements::words;

words! {
    /// The mode of a game, besides its rules.
    Mode {
        /// An ordinary game.
        Standard "standard",
        /// For children: larger figures, fewer words.
        Children "children",
        /// For two, by the clock and without aids.
        Duel "duel",
    }
}

words! {
    /// Where the players are.
    Venue {
        /// All of them at one screen.
        OneScreen "one-screen",
        /// Each at their own device: they send each other links.
        ByLink "by-link",
    }
}

words! {
    /// A page of the dialog of a new game.
    FormPage {
        /// The players, and what is played in a few pictures.
        Start "start-page",
        /// Ready-made tables, and every box.
        Expansions "expansions",
        /// Who plays, editions, options.
        HouseRules "house-rules",
    }
}

words! {
    /// What happens when a clock runs out.
    TimeOver {
        /// The player loses.
        Lose "lose",
        /// It is announced, and the game goes on.
        PlayOn "play-on",
    }
}

words! {
    /// What an embedded board is for.
    BoardMode {
        /// To look at.
        Diagram "diagram",
        /// To step through.
        Replay "replay",
        /// To solve the task in the record.
        Task "task",
        /// To play on.
        Play "play",
    }
}

/// The thinking times to choose from, in minutes per player for the whole game.
pub const MINUTES: [u8; 4] = [5, 10, 15, 20];
/// What a turn may add, in seconds.
pub const SECONDS: [u8; 4] = [0, 5, 10, 30];
