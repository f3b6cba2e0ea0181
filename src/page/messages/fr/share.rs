//! Ce qui quitte la page, et les liens qui arrivent.

use super::French;
use crate::messages::ShareWords;
use crate::messages::labels::say;

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
    save_picture "Enregistrer une image",
    mail_subject "Une partie de Bastide",
    qr_label "Code QR du lien",
    qr_hint "À viser avec l’appareil photo d’un téléphone.",
    link_from_disk "Cette page se trouve sur votre appareil, où personne d’autre ne peut l’ouvrir. Qui a aussi la page peut coller ce lien sous «\u{a0}Ouvrir une partie\u{a0}».",
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
}
