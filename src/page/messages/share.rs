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
    /// Button: saves a picture that carries the game.
    save_picture,
    /// Subject of a mail.
    mail_subject,
    /// What a QR code shows, for screen readers.
    qr_label,
    /// Under the QR code.
    qr_hint,
    /// The address of a page that lies on this device opens nowhere else.
    link_from_disk,
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
}
