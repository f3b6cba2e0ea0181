//! Texts of settings, options, tips and the replay.

use super::English;
use crate::messages::Choices;
use crate::messages::labels::say;

say! { English Choices:
    // Settings.
    confirm_label "End of turn",
    confirm_always "Always confirm",
    confirm_figures "With a figure",
    confirm_never "Never",
    confirm_always_hint "Every turn waits until you end it.",
    confirm_figures_hint "A turn without a figure ends by itself.",
    confirm_never_hint "Your last decision ends the turn and cannot be taken back.",
    aids_label "Aids",
    aids_hint "Shows what fits where and what things are worth.",
    tips_label "First-game hints",
    tips_hint "One sentence when something is to be decided for the first time.",
    pace_label "Computer speed",
    pace_unhurried "Unhurried",
    pace_brisk "Brisk",
    pace_instant "Instant",
    theme_label "Colours",
    theme_light "Light",
    theme_dark "Dark",
    theme_contrast "High contrast",
    by_system "System",
    by_browser "Browser",
    text_label "Text size",
    motion_label "Motion",
    motion_on "On",
    motion_off "Off",
    sound_label "Sounds",
    sound_hint "Soft sounds for what is played and for points.",
    // Options of a game.
    options_reset "Back to the rules of this edition",
    yes "yes",
    no "no",
    field_city_value_hint "What each completed city is worth to the farmers beside it.",
    small_city_hint "What a completed city of only two tiles is worth.",
    hand_one_hint "You draw one tile and place it.",
    hand_three_hint "You hold three tiles in secret and choose one each turn.",
    max_players_label "Players at most",
    max_players_hint "The older editions seat five; the current one seats six.",
    remove_last_player "Remove the last player",
    play_with_all "Let everybody play",
    first_player_hint "Who places the first tile.",
    presets "Which game",
    // The end of a game.
    final_scoring_hint "Click, tap or press Enter to skip.",
    // A seat in a running game.
    seat_title "Seat",
    seat_hint "A person can go on for a computer, and a computer for a person.",
    change_seat "Change who plays here",
    // Replay.
    back_to_game "Back to the game",
    play "Play",
    pause "Pause",
    speed "Speed",
    turn_back "Turn before",
    turn_on "Next turn",
    // What to do with the tile, by what somebody plays.
    place_by_mouse "Drag the tile to where it fits, or click there.",
    place_by_finger "Drag the tile to where it fits, or tap there.",
    place_by_keys "Choose a place with the arrows, turn the tile with R, lay it with Enter.",
    // Tips.
    tip_done "Got it",
    tip_place "Drag the tile to a marked cell, or click the cell; R, the wheel over it or the round arrows turn it. On dashed cells it turns by itself.",
    tip_place_finger "Drag the tile to a marked cell, or tap the cell; a tap on the tile or the round arrows turn it. On dashed cells it turns by itself.",
    tip_place_keys "The arrows lead to every place, R turns the tile, Enter places it; D describes it, H lists all keys.",
    tip_hand "Choose one of your three tiles; the others stay secret.",
    tip_figure "You may put a figure on this tile, if nobody stands on the same road, city or field yet; it comes back when the feature is scored.",
    tip_confirm "Until you end the turn you can take everything back.",
    tip_order "Several features are complete: choose which one is scored first.",
    // Gestures of a finger.
    gestures "With a finger",
    gesture_drag "Drag the tile to a marked cell. Dropped on the bar again, it stays in your hand.",
    gesture_tap "Or tap a marked cell: the tile goes there. A tap on the tile turns it.",
    gesture_again "Until your turn ends, tap the placed tile to turn it, or drag it to another cell.",
    gesture_figure "Tap one of the places for a figure, or drag the figure there.",
    gesture_table "Drag the table to move it; two fingers zoom.",
    gesture_turn "Two fingers that go around each other turn the tile; so does a second finger while the first one drags it.",
    gesture_hold "Hold a finger on a feature or a free cell to read what it is and what it is worth.",
    // Boxes.
    score_track "Score track",
    // Numbers at the end.
    tiles_placed "Tiles placed",
    figures_placed "Figures placed",
    best_score "Best single score",
    statistics "Numbers",
    points_by_turn "Points by turn",
}
