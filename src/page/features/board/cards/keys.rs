//! The rows and the hand for keys and screen readers: left and right choose what goes to a row, up and down the row.
