//! What a game is besides its rules, what a clock does when it has run down, and what a board on another page is for.

use crate::elements::words;

words! {
    /// What a game is besides its rules.
    Mode {
        /// As usual.
        Standard "standard",
        /// For children: larger figures, fewer words.
        Children "children",
        /// For two, by the clock and without aids.
        Duel "duel",
    }
}

words! {
    /// Where those sit who play.
    Venue {
        /// All of them at one screen.
        OneScreen "one-screen",
        /// Each at a device of their own: they send each other links.
        ByLink "by-link",
    }
}

words! {
    /// What happens when somebody has no time left.
    TimeOver {
        /// The game is lost.
        Lose "lose",
        /// It is said, and the game goes on.
        PlayOn "play-on",
    }
}

words! {
    /// What a board on somebody else's page is for.
    BoardMode {
        /// To be looked at.
        Diagram "diagram",
        /// To be gone through, step by step.
        Replay "replay",
        /// To reach what the task of the record asks for.
        Task "task",
        /// To be played on.
        Play "play",
    }
}

/// How long each may think in all, in minutes: what is offered.
pub const MINUTES: [u8; 4] = [5, 10, 15, 20];
