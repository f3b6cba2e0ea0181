//! What leaves the page, and links that come in.

use super::English;
use crate::messages::ShareWords;
use crate::messages::labels::say;

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
    save_picture "Save as a picture",
    mail_subject "A game of Bastide",
    qr_label "QR code of the link",
    qr_hint "Point the camera of a phone at it.",
    link_from_disk "This page lies on your device, where nobody else can open it. Whoever has the page too can paste this link under “Open a game”.",
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
}
