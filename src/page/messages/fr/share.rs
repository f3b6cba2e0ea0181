//! Ce qui quitte la page, et les liens qui arrivent.

use super::{French, of};
use crate::messages::labels::say;
use crate::messages::{LinkTexts, ShareWords};

say! { French ShareWords:
    share "Partager",
    share_what "Ce que vous partagez",
    share_game "Cette partie, où elle en est",
    share_game_hint "Qui ouvre le lien voit la partie avec tous ses tours et peut la continuer.",
    share_deck "La même pioche",
    share_deck_hint "Qui ouvre le lien joue depuis le début avec les mêmes règles et les mêmes tuiles, dans le même ordre.",
    link "Lien",
    copy_link "Copier le lien",
    link_copied "Le lien est copié.",
    share_by_system "Partager…",
    share_by_mail "Courriel",
    picture "En image",
    picture_format "Fichier",
    picture_png_hint "Pour messageries et sites. La partie est dedans\u{a0}: déposée sur cette page, l’image l’ouvre.",
    picture_svg_hint "Nette à toute taille. La partie est dedans\u{a0}: déposée sur cette page, l’image l’ouvre.",
    picture_width "Largeur",
    picture_scores "Noms et points",
    save_picture "Enregistrer l’image",
    picture_failed "Ce navigateur n’a pas pu peindre l’image. Choisissez-la plus petite, ou en SVG.",
    mail_subject "Une partie de Bastide",
    qr_label "Code QR du lien",
    qr_hint "À viser avec l’appareil photo d’un téléphone.",
    link_from_disk "Ce lien ne s’ouvre que chez qui a aussi la page\u{a0}: collé sous «\u{a0}Ouvrir une partie\u{a0}».",
    send_from_disk "Cette page se trouve sur votre appareil, où aucun lien ne mène. En un seul fichier, elle s’ouvre partout, avec cette partie dedans.",
    no_qr "Cette partie est trop longue pour un code QR.",
    deck_received "Le lien apporte une préparation\u{a0}: commencez, et vous jouez avec la même pioche.",
    link_offered "Ce lien contient une autre partie. Celle à l’écran reste parmi vos parties enregistrées.",
    open_link "Ouvrir le lien",
    link_empty "Ce lien ne contient pas de partie.",
    link_cut "La fin de ce lien manque\u{a0}: il a été coupé. Redemandez-le, ou la partie dans un fichier.",
    link_altered "Ce lien a été modifié et ne se lit plus. Redemandez-le.",
    link_newer "Ce lien vient d’une version plus récente de Bastide. Chargez la dernière page pour l’ouvrir.",
    link_too_long "Ce lien est plus long que celui d’aucune partie.",
    link_other_outcome "Cette partie a été jouée avec d’autres règles que celles de cette page\u{a0}: elle a pu devenir une autre ici.",
    venue_label "Où vous jouez",
    venue_one_screen "Sur un même écran",
    venue_by_link "Par liens",
    venue_by_link_hint "Chacun est devant son propre appareil\u{a0}: après votre tour, vous envoyez un lien, et qui l’ouvre continue.",
    venue_chat "Dans cette discussion",
    venue_chat_hint "Chacun est devant son propre appareil\u{a0}: vos tours partent d’eux-mêmes dans la discussion, et qui y ouvre la partie les voit.",
    your_seat "Votre place",
    game_by_link "Une partie par liens",
    game_in_chat "Une partie dans cette discussion",
    turn_goes_out "Votre tour part dans un instant.",
    send_turn_now "L’envoyer maintenant",
    chat_game "Une autre partie se joue dans cette discussion. Celle à l’écran reste parmi vos parties enregistrées.",
    open_chat_game "Voir cette partie",
    chat_decided "Un tour a été joué de deux façons en même temps\u{a0}: toute la discussion continue avec celle-ci.",
    which_seat "Quelle est votre place\u{202f}?",
    at_another_device "sur un autre appareil",
    seat_taken "Cette place est maintenant la vôtre.",
    seat_is_here "Cette place est la vôtre, sur cet appareil.",
    seat_of_computer "L’ordinateur joue ici, sur l’appareil de qui a joué juste avant.",
    sit_here "Cette place est la mienne",
    share_turn "Le tour, pour qui joue ensuite",
    share_turn_hint "Qui ouvre le lien voit ce qui s’est passé et continue\u{202f}; votre partie reprend avec le lien qui revient.",
    other_ways "Code QR, courriel",
    send_end "Les autres verront la fin quand vous leur enverrez le lien.",
    given_to_others "Les autres ont peut-être déjà ce tour\u{a0}: il ne se reprend plus.",
    catching_up "Ce qui s’est passé depuis",
    turn_known "Vous avez déjà ce tour.",
    turn_older "Ce lien est plus ancien que votre partie, qui reste telle quelle.",
    played_twice "Un tour a été joué de deux façons\u{a0}: une ici, une autre dans ce lien. Laquelle gardez-vous\u{202f}? L’autre reste parmi vos parties enregistrées.",
    keep_here "Celle d’ici",
    take_other "Celle du lien",
    by_link "par liens",
    by_chat "par messages",
}

impl LinkTexts for French {
    fn send_link_to(&self, name: &str) -> String {
        format!("Envoyez le lien à {name}, qui continue la partie.")
    }

    fn awaits_link_of(&self, name: &str) -> String {
        format!(
            "Le lien est fait. Ouvrez celui {} quand il arrive\u{a0}: la partie continue ici.",
            of(name)
        )
    }

    fn awaits_turn_of(&self, name: &str) -> String {
        format!(
            "Votre tour est dans la discussion. La partie continue ici d’elle-même après celui {}.",
            of(name)
        )
    }

    fn your_turn_by(&self, way: &str) -> String {
        format!("{way}, à vous")
    }

    fn turn_by(&self, way: &str, name: &str) -> String {
        format!("{way}, au tour {}", of(name))
    }
}
