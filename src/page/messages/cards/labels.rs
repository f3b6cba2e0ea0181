//! Texts of the card game without parts to insert, and the page that tells how to play it.

use crate::messages::labels::sheet;

sheet! { CardLabels card_labels "Texts of the card game without parts to insert.":
    // Which game.
    /// Label of the choice between the two games.
    which_game,
    /// The tile game.
    tile_game,
    /// What it is, in a sentence.
    tile_game_hint,
    /// The card game.
    card_game,
    /// What it is, in a sentence.
    card_game_hint,
    // On the table.
    /// The four rows, for screen readers.
    card_rows,
    /// The cards of whoever looks.
    hand_of_cards,
    /// The large meeple, as a button.
    large_meeple,
    /// Head of the buildings of all players at the end.
    chests,
    /// Somebody deals, as a mark.
    dealer,
    // The end of a round.
    /// Button: the rest of a scoring is told at once.
    tell_all,
    /// Button: the next round is dealt.
    next_round,
    /// Button: after the last round, the chests are opened.
    open_chests,
    // What cards are worth.
    /// Command and head: the sheet of values.
    card_values,
    /// Head: the values of animals and buildings, as the scoring cards have them.
    scoring_cards,
    /// Head: what each row would bring now.
    rows_now,
    /// Head: the animals in front of whoever looks.
    own_animals,
    // Questions, answers, refusals.
    /// Chance draws the dealer.
    dealer_by_lot,
    /// Chance turns up one of the first ten cards.
    turning_up,
    /// What a turn is for whoever has it: a card or the large meeple.
    ask_any_turn,
    /// Whether a decision holds.
    ask_confirm_cards,
    /// There is no such seat.
    no_such_seat,
    /// The large meeple was placed already.
    meeple_stays,
    /// The place of every card is known.
    no_card_hidden,
    // Commands.
    /// Command: says what lies in the rows.
    ask_rows,
    /// Command: says what is in the hand.
    ask_hand_of_cards,
    /// Command: says what the listener has in front of him.
    ask_mine,
    /// Command: says which cards are hidden.
    ask_cards,
    // What hands and keys do.
    /// Button: the person in front of the screen takes the hand up.
    show_cards,
    /// The keys of a turn in short, after what is asked; the help sheet says what each does.
    cards_by_keys,
    /// Somebody touches a row without having chosen anything that could go there.
    choose_card_first,
    /// Head: what a finger or a mouse does.
    by_hand,
    /// A card is chosen, then a row.
    hand_choose,
    /// A card is dragged to a row.
    hand_drag,
    /// What was placed is taken up again.
    hand_back,
    /// Left and right choose what is to be played.
    key_held,
    /// A number chooses a card of the hand.
    key_card,
    /// Up and down choose a row.
    key_rows,
    /// Plays what is chosen to the row that is chosen.
    key_play,
    /// Lets go what is chosen.
    key_let_go_card,
    // Said at the first decision of a kind.
    /// The row of a joker; what the game is about.
    tip_card_joker,
    /// The first card of a round; what the game is about.
    tip_card_start,
    /// The first card of a round alone.
    tip_card_down,
    /// Who deals, and what stays in the rows.
    tip_card_deal,
    /// The large meeple.
    tip_card_meeple,
    /// A card of another colour.
    tip_card_stray,
    // How to play.
    /// Head of the page.
    how_to_play,
    /// What it is about.
    how_aim,
    /// What a turn is.
    how_turn,
    /// Where cards go.
    how_cards,
    /// What the large meeple does.
    how_claim,
    /// That it may not claim nothing is a reading of this project (R-CARD-06).
    how_reach,
    /// Head: what cards bring.
    how_scoring,
    /// Characters.
    how_characters,
    /// Animals.
    how_animals,
    /// Buildings.
    how_buildings,
    /// Dragon and fairy.
    how_magic,
    /// Cards of another colour.
    how_strays,
    /// The end.
    how_end,
    /// Head of the table of animals.
    table_animals,
    /// Head of the table of buildings.
    table_buildings,
    /// What the mark beside a value says: it is not from the rules (R-CARD-01).
    unsourced,
}
