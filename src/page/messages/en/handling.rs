//! Texts of the help sheet.

use super::English;
use crate::messages::Handling;
use crate::messages::labels::say;

say! { English Handling:
    // Heads.
    help_placing "Keys: the tile",
    help_figures "Keys: figures and the end of a turn",
    help_reading "Keys: reading the board",
    help_asking "Keys: asking",
    help_replay "Keys: in a replay",
    help_table "Keys: around the game",
    // Keys.
    key_cells "Choose a cell; left and right go on from row to row",
    key_cell_ends "To the first cell, to the last",
    key_put_tile "Put the tile there",
    key_let_go "Let go of the tile; later, take back",
    key_hold "Choose one of three tiles",
    key_places "Choose a place for a figure",
    key_put_figure "Put the figure there",
    key_areas "To the next button or list",
    key_areas_back "To the one before",
    key_press "Press the button that is marked",
    // A mouse.
    mouse "With a mouse",
    mouse_tile "Drag the tile to a marked cell, or click the cell. Dropped on the bar again, it stays in your hand.",
    mouse_turn "The right button turns the tile; so does the wheel over the tile or while you drag it.",
    mouse_figure "Click one of the places for a figure, or drag the figure there.",
    mouse_table "Drag the table to move it; elsewhere the wheel zooms.",
    mouse_guides "Click an arrow at the edge or the small map to look there. “Show all” shows the whole board; once more goes back to play.",
    mouse_rest "Rest on a feature or a free cell to read what it is and what it is worth.",
}
