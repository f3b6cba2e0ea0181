//! What leaves the page, and links that come in.

use super::English;
use crate::messages::labels::say;
use crate::messages::{Counts, LinkTexts, ShareWords};

say! { English ShareWords:
    share "Share",
    share_what "What you share",
    share_game "This game as it stands",
    share_game_hint "Whoever opens the link sees the game with all its turns, and can play on from here.",
    share_deck "The same deck",
    share_deck_hint "Whoever opens the link plays by the same rules with the same tiles in the same order, from the beginning.",
    link "Link",
    copy_link "Copy the link",
    link_copied "The link is copied.",
    share_by_system "Share…",
    share_by_mail "Mail",
    picture "As a picture",
    picture_format "File",
    picture_png_hint "For chats and sites. The game is in it: dropped on this page, the picture opens it.",
    picture_svg_hint "Sharp at any size. The game is in it: dropped on this page, the picture opens it.",
    picture_width "Width",
    picture_scores "Names and points",
    save_picture "Save the picture",
    picture_failed "This browser could not paint the picture. Choose a smaller one, or SVG.",
    mail_subject "A game of Bastide",
    qr_label "QR code of the link",
    qr_hint "Point the camera of a phone at it.",
    link_from_disk "This link opens only where somebody has the page too: pasted under “Open a game”.",
    send_from_disk "This page lies on your device, where no link leads. As one file it opens anywhere, with this game inside.",
    no_qr "This game is too long for a QR code.",
    deck_received "The link brought a setup: start, and you play with the same deck.",
    link_offered "This link holds another game. The one on the screen stays among your saved games.",
    open_link "Open the link",
    link_empty "This link carries no game.",
    link_cut "The end of this link is missing: it was cut on the way. Ask for it again, or for the game as a file.",
    link_altered "This link was changed on the way and cannot be read any more. Ask for it again.",
    link_newer "This link was made by a newer Bastide. Load the newest page to open it.",
    link_too_long "This link is longer than that of any game.",
    link_other_outcome "This game was played by other rules than this page knows: it may have become another one here.",
    venue_label "Where you play",
    venue_one_screen "At one screen",
    venue_by_link "By link",
    venue_by_link_hint "Everybody is at a device of their own: after your turn you send a link, and whoever opens it goes on.",
    venue_chat "In this chat",
    venue_chat_hint "Everybody is at a device of their own: your turns go to the chat by themselves, and whoever opens the game there sees them.",
    your_seat "Your seat",
    game_by_link "A game by link",
    game_in_chat "A game in this chat",
    turn_goes_out "Your turn goes to the chat in a moment.",
    send_turn_now "Send it now",
    chat_game "Another game goes on in this chat. The one on the screen stays among your saved games.",
    open_chat_game "Show that game",
    chat_decided "A turn was played in two ways at the same time: everybody in the chat goes on with this one.",
    which_seat "Which seat is yours?",
    at_another_device "at another device",
    seat_taken "This seat is yours now.",
    seat_is_here "This seat is yours, at this device.",
    seat_of_computer "The computer plays here, at the device of whoever had the turn before.",
    sit_here "This seat is mine",
    share_turn "The turn, for whoever is next",
    share_turn_hint "Whoever opens the link sees what happened and goes on; your game goes on with the link that comes back.",
    other_ways "QR code, mail",
    send_end "The others see the end when you send them the link.",
    given_to_others "The others may have this turn already: it cannot be taken back.",
    catching_up "What has happened since",
    turn_known "You have this already.",
    turn_older "This link is older than your game, which stays as it is.",
    played_twice "A turn was played in two ways: one here, another one in this link. Which one do you keep? The other one stays among your saved games.",
    keep_here "The one here",
    take_other "The one in the link",
    by_link "by link",
    by_chat "by chat",
}

impl LinkTexts for English {
    fn send_link_to(&self, name: &str) -> String {
        format!("Send {name} the link, and {name} goes on.")
    }

    fn awaits_link_of(&self, name: &str) -> String {
        format!("The link is made. Open the one that {name} sends back: the game goes on here.")
    }

    fn awaits_turn_of(&self, name: &str) -> String {
        format!(
            "Your turn is in the chat. As soon as {name} has played, the game goes on here by itself."
        )
    }

    fn your_turn_by(&self, way: &str) -> String {
        format!("{way}, your turn")
    }

    fn turn_by(&self, way: &str, name: &str) -> String {
        format!("{way}, {}", self.turn_of(name))
    }
}
