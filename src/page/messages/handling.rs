//! Texts of the help sheet: heads, and what keys, a mouse and fingers do that no command names.

use super::labels::sheet;

sheet! { Handling handling "Texts of the help sheet.":
    // Heads.
    /// Keys around the tile in hand.
    help_placing,
    /// Keys around figures, and after them.
    help_figures,
    /// Keys for looking at the board.
    help_reading,
    /// Keys for questions.
    help_asking,
    /// Keys in a replay.
    help_replay,
    /// Keys for everything around the game.
    help_table,
    // Keys.
    /// Arrows, with a tile in hand.
    key_cells,
    /// To the first cell and to the last.
    key_cell_ends,
    /// Puts the tile on the chosen cell.
    key_put_tile,
    /// Takes the tile off the chosen cell, or the last decision back.
    key_let_go,
    /// One of three tiles by its number.
    key_hold,
    /// Arrows among places for figures.
    key_places,
    /// Puts the figure on the chosen place.
    key_put_figure,
    /// To the next area of the page.
    key_areas,
    /// To the area before.
    key_areas_back,
    /// Presses what has the focus.
    key_press,
    // A mouse.
    /// Head of the list.
    mouse,
    /// The tile is dragged, or a cell clicked.
    mouse_tile,
    /// Right button and wheel turn the tile.
    mouse_turn,
    /// A figure is clicked or dragged.
    mouse_figure,
    /// The table is moved and zoomed.
    mouse_table,
    /// The arrows at the edge of the board and the small map.
    mouse_guides,
    /// A mouse that rests.
    mouse_rest,
}
