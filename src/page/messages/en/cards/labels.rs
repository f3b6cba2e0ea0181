//! Texts without parts to insert, and how to play.

use super::English;
use crate::messages::CardLabels;
use crate::messages::labels::say;

say! { English CardLabels:
    // Which game.
    which_game "Game",
    tile_game "Carcassonne",
    tile_game_hint "Tiles, meeples and a landscape that grows.",
    card_game "Cartecassonne",
    card_game_hint "The card game: four rows that grow, 2 to 5 players, and no tiles.",
    // On the table.
    card_rows "The four rows",
    hand_of_cards "Your cards",
    large_meeple "Large meeple",
    chests "Chests",
    dealer "Dealer",
    // The end of a round.
    tell_all "Show all",
    next_round "Next round",
    open_chests "Open the chests",
    // What cards are worth.
    card_values "What cards are worth",
    scoring_cards "Animals and buildings",
    rows_now "What a row would bring you now",
    own_animals "Your animals",
    // Questions, answers, refusals.
    dealer_by_lot "The first dealer is drawn by lot.",
    turning_up "The first cards are being turned up.",
    ask_any_turn "A card is to be played, or a large meeple placed.",
    ask_confirm_cards "Done? Then end your turn.",
    no_such_seat "There is no such seat at this table.",
    meeple_stays "Your large meeple stands in a row already, and stays there until the round is scored.",
    no_card_hidden "No card is hidden.",
    // Commands.
    ask_rows "What lies in the rows?",
    ask_hand_of_cards "Which cards do I hold?",
    ask_mine "What do I have in front of me?",
    ask_cards "Which cards are hidden?",
    // What hands and keys do.
    show_cards "Show my cards",
    cards_by_keys "Left, right and M choose; up and down aim; Enter plays.",
    choose_card_first "Choose a card of your hand, or your large meeple, first.",
    by_hand "With a finger or a mouse",
    hand_choose "Press a card or your large meeple, then the row it goes to.",
    hand_drag "Or drag it to the row.",
    hand_back "Until you end your turn, drag it away again or take it back.",
    key_held "Choose a card or the large meeple",
    key_card "Choose a card by its place in the hand",
    key_rows "Choose a row",
    key_play "Play what is chosen; then end the turn",
    key_let_go_card "Let go what is chosen",
    // Said at the first decision of a kind.
    tip_card_joker "Claim cards from the four rows with your large meeple: the most points at the end win. A joker may lie in any row, and the dealer chooses which.",
    tip_card_start "Claim cards from the four rows with your large meeple: the most points at the end win. Your first card of a round goes face down into any row.",
    tip_card_down "Your first card of a round goes face down into any row: nobody else knows it before the row is scored.",
    tip_card_deal "Whoever placed the last large meeple deals, and the next player begins. Cards that nobody claimed stay in the rows.",
    tip_card_meeple "Once in each round, instead of playing a card, place your large meeple at the end of a row: it claims the cards between it and the track, or the nearest large meeple.",
    tip_card_stray "A card in the row of another colour: take 10 points for it, or keep it to score with others of its kind.",
    // How to play.
    how_to_play "How to play",
    how_aim "Four rows of cards grow side by side. Claim cards from them: each kind scores in its own way, and whoever has the most points at the end wins.",
    how_turn "On your turn you play one card from your hand, or place your large meeple. When everybody has placed everything, the round is scored and new hands are dealt.",
    how_cards "Your first card of a round goes face down into any row. Your other cards go face up into the row of their colour, jokers into any row.",
    how_claim "Once in each round you place your large meeple at the end of a row. It claims the cards between it and the track, or the nearest large meeple on the way there.",
    how_reach "Where no card is left to claim, it may not stand while another row has one: that is our reading, the printed rules bar no row.",
    how_scoring "What claimed cards bring",
    how_characters "Characters: the sum of their values times their number. Then they are gone.",
    how_animals "Animals: they stay in front of you. A kind that gets a card this round scores for all you have of it; a joker joins a kind you have.",
    how_buildings "Buildings: they wait under your chest. At the end sets of different kinds score; a joker is any kind.",
    how_magic "Dragon and fairy: 10 points each, then they are gone.",
    how_strays "Cards in the row of another colour: a character is worth 10 points, for an animal or a building you choose between 10 points and keeping it.",
    how_end "Cards still in the rows after the last round are worth nothing. In a tie, more buildings win.",
    table_animals "Animals of one kind",
    table_buildings "Different buildings",
    unsourced "The values with a star are our own: the rules name only the others, and nobody here could read a scoring card.",
}
