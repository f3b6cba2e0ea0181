//! Texts of settings, options, tips and the replay: all without parts to insert.

use super::labels::sheet;

sheet! { Choices choices "Texts of settings, options, tips and the replay.":
    // Settings.
    /// Label: when a turn waits to be confirmed.
    confirm_label,
    /// Every turn waits.
    confirm_always,
    /// A turn with a figure waits.
    confirm_figures,
    /// No turn waits.
    confirm_never,
    /// What it means that every turn waits.
    confirm_always_hint,
    /// What it means that turns with a figure wait.
    confirm_figures_hint,
    /// What it means that no turn waits.
    confirm_never_hint,
    /// Option: aids are shown.
    aids_label,
    /// What aids are.
    aids_hint,
    /// Option: a sentence at each new kind of decision.
    tips_label,
    /// What these hints are.
    tips_hint,
    /// Option: the address holds the game.
    address_label,
    /// What that is good for.
    address_hint,
    /// Option: a small map of the board.
    minimap_label,
    /// When that is shown.
    minimap_hint,
    /// Label: how fast the computer acts.
    pace_label,
    /// With time to look.
    pace_unhurried,
    /// Fast, but so that one can follow.
    pace_brisk,
    /// At once.
    pace_instant,
    /// Label: the colours of the page.
    theme_label,
    /// Light colours.
    theme_light,
    /// Dark colours.
    theme_dark,
    /// Colours far apart.
    theme_contrast,
    /// As the system wishes.
    by_system,
    /// As the browser wishes.
    by_browser,
    /// Label: how large text is.
    text_label,
    /// Label: whether things move.
    motion_label,
    /// Things move.
    motion_on,
    /// Nothing moves.
    motion_off,
    /// Option: sounds.
    sound_label,
    /// What sounds there are.
    sound_hint,
    // Options of a game.
    /// Button: all options as the edition has them.
    options_reset,
    /// A switch that is on.
    yes,
    /// A switch that is off.
    no,
    /// What the points of a city at a field are.
    field_city_value_hint,
    /// What the value of a small city is.
    small_city_hint,
    /// What it means to hold one tile.
    hand_one_hint,
    /// What it means to hold three tiles.
    hand_three_hint,
    /// Label: seats allowed at most.
    max_players_label,
    /// What the number of seats depends on.
    max_players_hint,
    /// Button: the last player does not play.
    remove_last_player,
    /// Button: all play although the edition seats fewer.
    play_with_all,
    /// What the choice of the first player is.
    first_player_hint,
    /// Under the points that players begin with.
    handicap_hint,
    /// Label: editions and boxes by one name.
    presets,
    // The end of a game.
    /// How to see the result at once.
    final_scoring_hint,
    /// Button: leaves the rest of the final scoring out.
    skip_scoring,
    /// Button: shows the final scoring again.
    watch_scoring,
    /// Head of the largest scores of the game.
    largest_scores,
    // A seat in a running game.
    /// Head of the dialog of a seat.
    seat_title,
    /// What can be done with a seat.
    seat_hint,
    /// Button: changes who decides for a seat.
    change_seat,
    // Replay.
    /// Button: leaves the replay.
    back_to_game,
    /// Button: a new game goes on from what the replay shows.
    play_on,
    /// Button at the end of a replay: plays all of it.
    play_from_start,
    /// At the end of a replay, of a game that is over.
    replay_at_end,
    /// The same of a game that goes on.
    replay_at_present,
    /// A new game goes on from what a replay showed.
    played_on,
    /// Button: steps on by itself.
    play,
    /// Button: stops stepping on.
    pause,
    /// Button: how fast it steps on.
    speed,
    /// Button: to the turn before.
    turn_back,
    /// Button: to the next turn.
    turn_on,
    // What to do with the tile, by what somebody plays.
    /// With a mouse.
    place_by_mouse,
    /// With a finger.
    place_by_finger,
    /// With keys.
    place_by_keys,
    // Tips.
    /// Button: a tip was read.
    tip_done,
    /// At the first tile.
    tip_place,
    /// The same for a finger.
    tip_place_finger,
    /// The same for keys.
    tip_place_keys,
    /// When places for a tile are out of sight for the first time.
    tip_out_of_sight,
    /// The same for keys.
    tip_out_of_sight_keys,
    /// At the first hand of three.
    tip_hand,
    /// At the first figure.
    tip_figure,
    /// At the first end of a turn.
    tip_confirm,
    /// A tip: a turn has ended by itself.
    tip_turn_end,
    /// The button of the next tile, which lies face down.
    turn_up,
    /// Button: the turn that has ended stands, and the next player goes on at once.
    go_on,
    /// Beside the next tile, which lies face down.
    face_down,
    /// When several features are complete for the first time.
    tip_order,
    // Gestures of a finger.
    /// Head of the list.
    gestures,
    /// The tile is dragged, and dropped on the bar again.
    gesture_drag,
    /// Taps do the same.
    gesture_tap,
    /// The tile on the board until the turn ends.
    gesture_again,
    /// A figure is tapped or dragged.
    gesture_figure,
    /// The table is moved and zoomed.
    gesture_table,
    /// A finger on the arrows at the edge of the board and on the small map.
    gesture_guides,
    /// Two fingers turn the tile.
    gesture_turn,
    /// A finger that stays.
    gesture_hold,
    // Boxes.
    /// Head: the score track.
    score_track,
    // Numbers at the end.
    /// Head of a row: tiles placed.
    tiles_placed,
    /// Head of a row: figures put on the board.
    figures_placed,
    /// Head of a row: the most points at once.
    best_score,
    /// Head of the numbers.
    statistics,
    /// Name of the chart.
    points_by_turn,
    /// The same where points come at the end of a round.
    points_by_round,
}
