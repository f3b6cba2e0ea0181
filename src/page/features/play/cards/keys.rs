//! The rows and the hand for keys and screen readers: left and right select what to play, up and down the row.
