//! The words of what leaves the page, and of links that come in.

use super::labels::sheet;

sheet! { ShareWords share_words "Words of what leaves the page, and of links that come in.":
    /// Button and title: gives the game to somebody else.
    share,
    /// Above what is shared.
    share_what,
    /// The game as it stands.
    share_game,
    /// What a link to it holds, in a sentence.
    share_game_hint,
    /// The same game from the beginning.
    share_deck,
    /// What a link to it holds, in a sentence.
    share_deck_hint,
    /// Name of the field with the link.
    link,
    /// Button: copies the link.
    copy_link,
    /// Said when it is copied.
    link_copied,
    /// Button: the system's own way to share.
    share_by_system,
    /// Button: a mail with the link.
    share_by_mail,
    /// Button: shows what can be chosen for a picture of the game.
    picture,
    /// Above the kinds of files a picture can be.
    picture_format,
    /// What is good about pixels.
    picture_png_hint,
    /// What is good about shapes.
    picture_svg_hint,
    /// Above the widths of a picture.
    picture_width,
    /// Whether the points stand in a picture.
    picture_scores,
    /// Button: saves a picture that carries the game.
    save_picture,
    /// The browser could not paint a picture.
    picture_failed,
    /// Subject of a mail.
    mail_subject,
    /// What a QR code shows, for screen readers.
    qr_label,
    /// Under the QR code.
    qr_hint,
    /// The address of a page that lies on this device opens nowhere else.
    link_from_disk,
    /// What goes to others from such a page instead.
    send_from_disk,
    /// There is no QR code for so long a link.
    no_qr,
    /// A link brought a setup.
    deck_received,
    /// A link came while a game runs.
    link_offered,
    /// Button: opens its game.
    open_link,
    /// A link carries no game.
    link_empty,
    /// A link was cut.
    link_cut,
    /// A link was changed.
    link_altered,
    /// A link is of a newer version.
    link_newer,
    /// A link is too long.
    link_too_long,
    /// The game of a link has become another one here.
    link_other_outcome,
    // A game by link.
    /// Name of the choice where those sit who play.
    venue_label,
    /// All of them at one screen.
    venue_one_screen,
    /// Each at a device of their own.
    venue_by_link,
    /// How one plays by link.
    venue_by_link_hint,
    /// In a chat: each at a device of their own, by the chat.
    venue_chat,
    /// How one plays in a chat.
    venue_chat_hint,
    /// Before the persons of whom one sits here.
    your_seat,
    /// What a game by link is called.
    game_by_link,
    /// What a game in a chat is called.
    game_in_chat,
    /// A turn that can still be taken back goes to the chat soon.
    turn_goes_out,
    /// Button: it goes at once.
    send_turn_now,
    /// In the chat another game goes on.
    chat_game,
    /// Button: shows that one.
    open_chat_game,
    /// A turn was played in two ways, and everybody goes on with the one that is shown now.
    chat_decided,
    /// Asks whoever opens a game by link for the first time.
    which_seat,
    /// Beside the name of a player: somebody else's.
    at_another_device,
    /// Said when another seat is at this device.
    seat_taken,
    /// In the dialog of a seat: it is at this device.
    seat_is_here,
    /// In the dialog of a seat: a computer plays there.
    seat_of_computer,
    /// Button in the dialog of a seat: from now on it is at this device.
    sit_here,
    /// What a link with a turn is for, where one chooses what to share.
    share_turn,
    /// What that means, in a sentence.
    share_turn_hint,
    /// Button: a QR code, a mail.
    other_ways,
    /// The game is over, and the others do not know that yet.
    send_end,
    /// Nothing can be taken back that others may have.
    given_to_others,
    /// While what came by a link is shown.
    catching_up,
    /// A link brings a turn that is here already; whose turn it is follows.
    turn_known,
    /// A link brings a game that has gone on here; whose turn it is follows.
    turn_older,
    /// A link brings another turn than the one that was played here.
    played_twice,
    /// Button: the turn that was played here stays.
    keep_here,
    /// Button: the turn of the link comes to the screen.
    take_other,
    /// In the list of saved games: a game by link.
    by_link,
    /// In the list of saved games: a game in a chat.
    by_chat,
}

/// Sentences of a game by link.
pub trait LinkTexts {
    /// Somebody at another device has the turn: "Send Ana the link, and Ana goes on."
    fn send_link_to(&self, name: &str) -> String;
    /// A turn was sent, and its answer is to come.
    fn awaits_link_of(&self, name: &str) -> String;
    /// A turn is in the chat, and its answer is to come.
    fn awaits_turn_of(&self, name: &str) -> String;
    /// In the list of saved games: "by link, your turn".
    fn your_turn_by(&self, way: &str) -> String;
    /// In the list of saved games: "by link, Ana’s turn".
    fn turn_by(&self, way: &str, name: &str) -> String;
}
