//! The metadata of exported pictures, in any format.

use super::png;

/// What a picture carries besides the drawing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Metadata {
    pub title: String,
    /// What the picture shows, for people who cannot see it.
    pub description: String,
    /// The link to the game it shows.
    pub link: String,
}

impl Metadata {
    /// A PNG file with this metadata added; `None` if `file` is not a PNG.
    pub fn in_png(&self, file: &[u8]) -> Option<Vec<u8>> {
        let texts = [
            (png::TITLE, &*self.title),
            (png::DESCRIPTION, &*self.description),
            (png::GAME, &*self.link),
        ];
        png::with_texts(file, &texts)
    }
}
