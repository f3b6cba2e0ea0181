//! What a picture to keep carries beside what it shows, whatever its format.

use super::png;

/// What a picture carries beside what it shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Metadata {
    pub title: String,
    /// What is to be seen, for those who do not see it.
    pub description: String,
    /// The link to the game it shows.
    pub link: String,
}

impl Metadata {
    /// A PNG file with all of it; none where it is no such file.
    pub fn in_png(&self, file: &[u8]) -> Option<Vec<u8>> {
        let texts = [
            (png::TITLE, &*self.title),
            (png::DESCRIPTION, &*self.description),
            (png::GAME, &*self.link),
        ];
        png::with_texts(file, &texts)
    }
}
