//! Messages by number, and score figures on their spaces.

use crate::messages::Texts;
use engine::rules::{Marker, Message};

impl Texts {
    pub fn scores_message(&self, name: &str, points: u32, message: Message) -> String {
        self.scores_message_number(name, points, message.number().into())
    }

    /// A message was turned over.
    pub fn reads_message(&self, name: &str, message: Message) -> String {
        self.reads_message_number(name, message.number().into(), message)
    }

    /// Asks what to do with a message.
    pub fn ask_message(&self, message: Message) -> String {
        self.ask_message_number(message.number().into(), message)
    }

    /// Where a score figure stands, and the next dark space where it matters: "the messenger on 12,
    /// next dark space: 15".
    pub fn marker_stands(&self, marker: Marker, space: u32, dark: Option<u32>) -> String {
        match dark {
            Some(dark) => self.marker_before_dark(marker, space, dark),
            None => self.marker_on(marker, space),
        }
    }

    /// The button for carrying out a message, with its points; `None` for another tile: "Do it: 6
    /// points".
    pub fn perform(&self, points: Option<u32>) -> String {
        match points {
            Some(points) => self.perform_for(points),
            None => self.perform_tile().to_string(),
        }
    }

    /// The owner of score figures on a space: "Ana (messenger)".
    pub fn standing_by(&self, name: &str, markers: &[Marker]) -> String {
        let markers: Vec<&str> = markers.iter().map(|&one| self.marker_name(one)).collect();
        self.standing_with(name, &markers)
    }
}
