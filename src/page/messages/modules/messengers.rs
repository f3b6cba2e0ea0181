//! The words of messengers and messages.

use crate::messages::labels::{say, sheet};
use engine::rules::{Marker, Message};

sheet! { MessengersWords messengers_words "Words of messengers and messages.":
    /// A part of the rules.
    part_messengers,
    /// What it does, in a sentence.
    part_messengers_hint,
    /// What to do now, in a sentence.
    ask_reveal,
    /// Where points come from, as the head of a row.
    points_from_messages,
    /// What it means that a tie is enough.
    message_tie_hint,
    /// At the first choice of a score figure.
    tip_advance,
    /// At the first message.
    tip_message,
}

/// Sentences about messengers and messages.
pub trait MessengersTexts {
    /// Points for a message.
    fn scores_message(&self, name: &str, points: u32, message: Message) -> String;
    /// A message was turned over.
    fn reads_message(&self, name: &str, message: Message) -> String;
    /// Both score figures were added.
    fn adds_messenger(&self, name: &str, total: u32) -> String;
    /// A button for moving a score figure: "Move the messenger from space 12 to 16".
    fn advance(&self, marker: engine::rules::Marker, from: u32, to: u32) -> String;
    /// The message cannot be carried out.
    fn nothing_to_do(&self) -> String;
    /// Where the messenger stands, and how many points it brings (MSG-03).
    fn messenger_stands(&self, space: u32, points: u32) -> String;
    /// Where a score figure stands, and the next dark space before it where that matters: "the messenger on 12, next dark
    /// space: 15".
    fn marker_stands(&self, marker: Marker, space: u32, dark: Option<u32>) -> String;
    /// Which score figure moves by so many points.
    fn ask_advance(&self, points: u16) -> String;
    /// A button that carries out a message, with the points it brings; none where it brings a tile: "Do it: 6 points".
    fn perform(&self, points: Option<u32>) -> String;
    /// Whose score figures stand on a space: "Ana (messenger)".
    fn standing_by(&self, name: &str, markers: &[Marker]) -> String;
    /// What to do with a message.
    fn ask_message(&self, message: Message) -> String;
}

mod english {
    use super::{MessengersTexts, MessengersWords, say};
    use crate::messages::en::{English, number_of, row};
    use crate::messages::{Counts, Words};
    use engine::rules::{Marker, Message};

    say! { English MessengersWords:
        part_messengers "Messengers",
        part_messengers_hint "A second score figure; dark spaces of the track bring messages.",
        ask_reveal "A message is being turned over.",
        points_from_messages "Messages",
        message_tie_hint "With as many meeples as somebody else, message 8 gives you the points all the same.",
        tip_advance "Choose which of your two figures moves on the track; a dark space gives you a message.",
        tip_message "Do what the message says, or take 2 points instead.",
    }

    impl MessengersTexts for English {
        fn scores_message(&self, name: &str, points: u32, message: Message) -> String {
            let points = self.points(points);
            format!("{name} scores {points} for message {}.", message.number())
        }

        fn reads_message(&self, name: &str, message: Message) -> String {
            format!(
                "{name} turns over message {}: “{}”.",
                message.number(),
                self.message(message)
            )
        }

        fn adds_messenger(&self, name: &str, total: u32) -> String {
            format!("{name} adds both score figures: {}.", self.points(total))
        }

        fn advance(&self, marker: Marker, from: u32, to: u32) -> String {
            format!("Move {} from space {from} to {to}", self.marker(marker))
        }

        fn nothing_to_do(&self) -> String {
            "The message gives you nothing to do; take the 2 points.".to_string()
        }

        fn messenger_stands(&self, space: u32, points: u32) -> String {
            format!(
                "messenger on space {space} (it brought {})",
                self.points(points)
            )
        }

        fn marker_stands(&self, marker: Marker, space: u32, dark: Option<u32>) -> String {
            let stands = format!("{} on {space}", self.marker(marker));
            match dark {
                Some(dark) => format!("{stands}, next dark space: {dark}"),
                None => stands,
            }
        }

        fn perform(&self, points: Option<u32>) -> String {
            match points {
                Some(points) => format!("Do it: {}", self.points(points)),
                None => "Do it: another tile".to_string(),
            }
        }

        fn standing_by(&self, name: &str, markers: &[Marker]) -> String {
            let marker = |marker: &Marker| match marker {
                Marker::Score => "score figure",
                Marker::Messenger => "messenger",
            };
            let markers: Vec<&str> = markers.iter().map(marker).collect();
            format!("{name} ({})", row(&markers))
        }

        fn ask_advance(&self, points: u16) -> String {
            let spaces = number_of(u32::from(points), "space");
            format!("Which of your score figures moves {spaces}?")
        }

        fn ask_message(&self, message: Message) -> String {
            let (number, offer) = (message.number(), self.message(message));
            format!("Message {number}: {offer}, or else 2 points.")
        }
    }
}

mod french {
    use super::{MessengersTexts, MessengersWords, say};
    use crate::messages::fr::{French, number_of, row};
    use crate::messages::{Counts, Words};
    use engine::rules::{Marker, Message};

    say! { French MessengersWords:
        part_messengers "Hérauts",
        part_messengers_hint "Un second pion de score\u{202f}; les cases foncées de la piste apportent des missives.",
        ask_reveal "Une missive est retournée.",
        points_from_messages "Missives",
        message_tie_hint "À égalité de meeples, la missive 8 vous donne quand même les points."
            older "À égalité de partisans, la missive 8 vous donne quand même les points.",
        tip_advance "Choisissez lequel de vos deux pions avance sur la piste\u{202f}; une case foncée vous donne une missive.",
        tip_message "Appliquez la missive, ou prenez 2 points à la place.",
    }

    impl MessengersTexts for French {
        fn scores_message(&self, name: &str, points: u32, message: Message) -> String {
            let points = self.points(points);
            format!(
                "{name} marque {points} pour la missive {}.",
                message.number()
            )
        }

        fn reads_message(&self, name: &str, message: Message) -> String {
            let number = message.number();
            format!(
                "{name} retourne la missive {number}\u{a0}: «\u{a0}{}\u{a0}».",
                self.message(message)
            )
        }

        fn adds_messenger(&self, name: &str, total: u32) -> String {
            format!(
                "{name} additionne ses deux pions de score\u{a0}: {}.",
                self.points(total)
            )
        }

        fn advance(&self, marker: Marker, from: u32, to: u32) -> String {
            format!("Avancer {} de la case {from} à {to}", self.marker(marker))
        }

        fn nothing_to_do(&self) -> String {
            "La missive ne vous offre rien à faire\u{202f}; prenez les 2 points.".to_string()
        }

        fn messenger_stands(&self, space: u32, points: u32) -> String {
            let points = self.points(points);
            format!("héraut sur la case {space} (il a rapporté {points})")
        }

        fn marker_stands(&self, marker: Marker, space: u32, dark: Option<u32>) -> String {
            let stands = format!("{} sur {space}", self.marker(marker));
            match dark {
                Some(dark) => format!("{stands}, prochaine case foncée\u{a0}: {dark}"),
                None => stands,
            }
        }

        fn perform(&self, points: Option<u32>) -> String {
            match points {
                Some(points) => format!("Appliquer la missive\u{a0}: {}", self.points(points)),
                None => "Appliquer la missive\u{a0}: une autre tuile".to_string(),
            }
        }

        fn standing_by(&self, name: &str, markers: &[Marker]) -> String {
            let marker = |marker: &Marker| match marker {
                Marker::Score => "pion de score",
                Marker::Messenger => "héraut",
            };
            let markers: Vec<&str> = markers.iter().map(marker).collect();
            format!("{name} ({})", row(&markers))
        }

        fn ask_advance(&self, points: u16) -> String {
            let spaces = number_of(u32::from(points), "case");
            format!("Lequel de vos pions de score avance de {spaces}\u{202f}?")
        }

        fn ask_message(&self, message: Message) -> String {
            let (number, offer) = (message.number(), self.message(message));
            format!("Missive {number}\u{a0}: {offer}, ou bien 2 points.")
        }
    }
}
