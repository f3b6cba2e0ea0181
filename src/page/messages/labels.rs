//! Texts without parts to insert: buttons, labels, heads, short sentences.

/// A sheet of texts: a trait with a method for each, and a list of them all.
macro_rules! sheet {
    ($sheet:ident $all:ident $what:literal: $($(#[doc = $doc:literal])+ $name:ident,)+) => {
        #[doc = $what]
        pub trait $sheet {
            $($(#[doc = $doc])+ fn $name(&self) -> &'static str;)+
        }

        /// Every text of the sheet with the name of its method.
        pub fn $all(texts: &dyn $crate::messages::Texts) -> Vec<(&'static str, &'static str)> {
            vec![$((stringify!($name), texts.$name())),+]
        }
    };
}

/// Words every text of a sheet in a language: after `first` as the first edition has it, after `older` as all editions
/// before the current one do.
macro_rules! say {
    ($language:ident $sheet:ident:
        $($name:ident $text:literal $(first $first:literal)? $(older $older:literal)?,)+) => {
        impl $sheet for $language {
            $(fn $name(&self) -> &'static str {
                $(if self.is_first() { return $first; })?
                $(if self.is_older() { return $older; })?
                $text
            })+
        }
    };
}

pub(super) use {say, sheet};

sheet! { Labels labels "Texts without parts to insert.":
    // The page.
    /// The name of the game.
    title,
    /// What it is, under the name.
    subtitle,
    /// At the foot of the page.
    footer,
    /// Above the choice of language.
    language_label,
    /// Name of the board, for screen readers.
    board,
    /// Name of the tile to place.
    tile_in_hand,
    /// Button: opens the menu.
    menu,
    /// Button: how to play.
    help,
    /// Button: settings of the page.
    settings,
    /// Button: shows the board as large as can be, with the scores at the edge.
    projector_view,
    /// Button: closes a dialog.
    close,
    /// Button: leaves a dialog without doing anything.
    cancel,
    /// Button: agrees.
    ok,
    // A new game.
    /// Button, and head of the dialog.
    new_game,
    /// When a game is under way.
    new_game_warning,
    /// Head of the players.
    players,
    /// Label of a name.
    player_name,
    /// Label of a colour.
    player_colour,
    /// Label: who decides for a seat.
    player_control,
    /// Somebody in front of the screen.
    person,
    /// The computer plays.
    computer,
    /// Label of the level of a computer.
    level_label,
    /// Button: one more person plays.
    add_person,
    /// Button: one more computer plays.
    add_computer,
    /// Button: takes a seat away.
    remove_player,
    /// Label of the edition.
    edition_label,
    /// Head of the options.
    rules_label,
    /// Head of the tile sets and parts.
    expansions,
    /// Option: fields are played.
    farmers,
    /// What the option does.
    farmers_hint,
    /// Label of the ways to score fields.
    field_scoring_label,
    /// Label: points of a city at a field.
    field_city_value_label,
    /// Label: value of a city of two tiles.
    small_city_label,
    /// Label: how many tiles are held.
    hand_label,
    /// Option: a tie is enough for message 8.
    message_tie_label,
    /// Label: who begins.
    first_player_label,
    /// Above the points that players begin with.
    handicap_label,
    /// Chance decides who begins.
    first_player_random,
    /// Option: the river is played.
    river,
    /// What the option does.
    river_hint,
    /// Label of the seed.
    seed,
    /// What a seed does.
    seed_hint,
    /// Button: begins the game.
    start,
    // Playing.
    /// Command: holds another tile of the hand.
    next_tile,
    /// Button: turns the tile counter-clockwise.
    turn_left,
    /// Button: turns the tile clockwise.
    turn_right,
    /// Button: leaves the tile where it lies.
    place_here,
    /// Button: leaves an optional step out.
    skip,
    /// Button: ends the turn.
    confirm,
    /// Button: takes the last decision back.
    take_back,
    /// Button: makes again what was taken back.
    redo,
    /// Button: shows a good move.
    hint,
    /// Button: robs the figure that leaves.
    steal,
    /// Button: waits for another figure to rob.
    wait,
    /// Button: takes 2 points instead.
    take_points,
    /// Button: shows a secret hand to its owner.
    show_hand,
    /// Button: looks nearer.
    zoom_in,
    /// Button: looks from farther away.
    zoom_out,
    /// Button: shows the whole table.
    fit,
    /// Hint at the same button while it is down: goes back to where play is.
    back_to_play,
    /// Button: goes on with the saved game.
    continue_game,
    /// Head of the list of saved games.
    saved_games,
    /// Button: deletes a saved game.
    delete_game,
    /// Button: saves the game as a file.
    export,
    /// Button: saves all games as one file.
    export_all,
    /// Button: goes on with a newer version of the page.
    update,
    /// Button: writes the whole program with the game to one file.
    save_as_one_file,
    /// Button: copies the game as text.
    copy_game,
    /// Button: reads a game from a file.
    import,
    /// Head of the ways to open a game.
    open_game,
    /// What to do with the field for a text.
    paste_game,
    /// Button: reads the text in the field.
    open_text,
    /// While a file is held over the page.
    drop_here,
    /// A game was opened.
    opened,
    /// Mark of the game on the screen in the list.
    on_screen,
    /// Mark of a game that could not be written.
    fleeting,
    /// Mark of a game that is over.
    finished,
    /// Mark of a game that cannot be read.
    unreadable,
    /// Mark of a game with which the page did not come up.
    did_not_open,
    /// Button: brings back what was deleted.
    undelete,
    /// When there are no saved games.
    no_games,
    /// Button: steps through the game.
    replay,
    /// Button: to the first step.
    first_step,
    /// Button: one step back.
    step_back,
    /// Button: one step on.
    step_on,
    /// Button: to the last step.
    last_step,
    // Panels.
    /// Head of the log.
    log,
    /// Head of the scores.
    scores,
    /// Head of the figures not on the board.
    supply,
    /// Head of the tiles not drawn.
    stack,
    /// Head of the tiles held.
    hand_of_tiles,
    /// Head of the tiles nobody has seen.
    unseen_tiles,
    /// Name of the marked cells, for screen readers.
    legal_cells,
    /// Head of the reasons of a refusal.
    why_not,
    /// Option: no animation.
    reduced_motion,
    /// Label of the look of the tiles.
    look,
    /// The summer look.
    look_summer,
    /// The winter look.
    look_winter,
    /// Button: fills the screen.
    full_screen,
    // Asking.
    /// Command: says where the figures of the listener stand.
    ask_figures,
    /// Command: says which features can still grow.
    ask_features,
    /// Command: says which tiles are left.
    ask_tiles,
    /// Command: says who has how many points.
    ask_scores,
    /// Command: says what is on the tile in hand.
    ask_hand,
    /// Command: says who has to do what.
    ask_turn,
    /// Name of the group of questions, for screen readers.
    asks,
    /// Name of the bar with the question and its answers, for screen readers.
    table,
    /// Name of the list of places for figures.
    figure_spots,
    /// Name of what was said last, for screen readers.
    heard,
    // The end.
    /// Head of the last screen.
    game_over,
    /// When several win.
    shared_victory,
    /// Head of the first column.
    source,
    /// Part of the table: scored during the game.
    during,
    /// Part of the table: final scoring.
    at_the_end,
    /// Head of the last row.
    total,
    /// Button: the same table once more.
    play_again,
    /// Button: closes the last screen.
    look_at_board,
    // Saving.
    /// The game is saved.
    saved,
    /// Storage is full.
    storage_full,
    /// The browser forbids storage.
    storage_forbidden,
    /// The browser forbids copying.
    copy_failed,
    /// The site does not have the program as one file.
    no_one_file,
    /// What became of a game that could not be read.
    unreadable_kept,
    /// The text of a game holds secret hands.
    gives_away,
    /// Some of all saved games hold secret hands.
    gives_away_some,
    /// No text of a game is given out while nobody in particular is in front of the screen.
    nothing_given_out,
    /// No text of a saved game is given out in which several persons have secrets from each other.
    not_given_from_list,
    /// The game is open in another tab.
    other_tab,
    /// All saved games were written to a file.
    exported_all,
    /// A newer version of the page waits.
    newer_version,
    /// It waits because the older one is open elsewhere too.
    update_needs_one_page,
    /// It waits because a game is not saved.
    update_loses_game,
    // When the page breaks.
    /// Head of the panel.
    panic_title,
    /// What happened and what to do.
    panic_text,
    /// Head of the report.
    panic_report,
    /// Head of the record.
    panic_record,
    /// Button: copies a text.
    copy,
    /// After copying.
    copied,
    /// Button: reloads the page.
    reload,
    /// Button: reloads the page and leaves the game out.
    start_without,
    /// The computer player broke off.
    computer_failed,
}
