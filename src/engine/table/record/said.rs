//! Comments by the author of a record, in one language or without a language.

use super::words::LineTrouble;

/// The longest comment, in bytes.
const MOST_TEXT: usize = 1_000;

/// A comment by the author of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The two-letter code of its language; `None` for all languages.
    pub language: Option<[u8; 2]>,
    pub text: String,
}

impl Said {
    /// Parses a comment, optionally preceded by a language code and a colon: `fr: Fermez la ville.`
    ///
    /// # Errors
    /// It is missing, or too long.
    pub fn read(text: &str) -> Result<Said, LineTrouble> {
        // Drop what a line cannot contain, so that writing and reading preserves the comment.
        let kept: String = text.chars().filter(|letter| !letter.is_control()).collect();
        let text = some_text(&kept)?;
        let spoken = text.split_once(':').and_then(|(code, rest)| {
            let code: [u8; 2] = code.as_bytes().try_into().ok()?;
            code.iter()
                .all(u8::is_ascii_lowercase)
                .then_some((code, rest))
        });
        let (language, text) = match spoken {
            Some((code, rest)) => (Some(code), some_text(rest)?),
            None => (None, text),
        };
        Ok(Said {
            language,
            text: text.to_owned(),
        })
    }

    /// In the format of [`Said::read`].
    pub fn written(&self) -> String {
        match &self.language {
            Some([first, second]) => {
                format!(
                    "{}{}: {}",
                    char::from(*first),
                    char::from(*second),
                    self.text
                )
            }
            None => self.text.clone(),
        }
    }

    /// The comments in a language, otherwise those without a language, otherwise those in the
    /// language of the first.
    pub fn in_language<'a>(all: impl Iterator<Item = &'a Said>, language: &str) -> Vec<&'a Said> {
        let all: Vec<&Said> = all.collect();
        let wanted: Option<[u8; 2]> = language.as_bytes().try_into().ok();
        let first = all.first().and_then(|said| said.language);
        let choices = [wanted, None, first];
        let of = |language: Option<[u8; 2]>| -> Vec<&'a Said> {
            let those = all.iter().filter(|said| said.language == language);
            those.copied().collect()
        };
        let mut found = choices.into_iter().map(of);
        found.find(|those| !those.is_empty()).unwrap_or_default()
    }
}

/// The text on a line.
///
/// # Errors
/// It is missing, or too long.
pub fn some_text(text: &str) -> Result<&str, LineTrouble> {
    match text.trim() {
        "" => Err(LineTrouble::Missing),
        text if text.len() > MOST_TEXT => {
            Err(LineTrouble::TooMuch(text.chars().take(20).collect()))
        }
        text => Ok(text),
    }
}
